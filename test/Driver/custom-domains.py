r"""--custom-domain says what a node is called, in which version of its domain, and what of the arguments it takes.

RUN: %python %s
"""
import os
import tempfile

import onnx
import torch
from endtoend import compare, convert, load, run, save

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)

library = torch.library.Library("mylib", "DEF")
library.define("shrink(Tensor x, int[] dims=[1, 2], float[] limits=[0.5, 2.0], bool keep=True, int[] none=[], str? mode=None) -> Tensor")
library.impl("shrink", lambda x, dims=(1, 2), limits=(), keep=True, none=(), mode=None: x.clone(), "CompositeExplicitAutograd")


class Kept(torch.nn.Module):
    def forward(self, x):
        return torch.ops.mylib.shrink(x) + torch.ops.mylib.shrink(x, [0], [1.5], False, [3], "fast")


class Gelu(torch.nn.Module):
    def forward(self, x):
        return torch.nn.functional.gelu(x)


save(Kept(), "kept.pt")
save(Gelu(), "gelu.pt")
with open("rules.py", "w") as f:
    f.write("""def mylib__shrink(x, dims: List[int] = [1, 2], limits: List[float] = [0.5, 2.0], keep=True, none: List[int] = [], mode: Optional[str] = None):
    return x.clone()
""")


def nodes(archive, *flags):
    process = convert(archive, "model.onnx", "--input=x=f32[n,3]", *flags)
    assert process.returncode == 0, process.stderr
    model = onnx.load("model.onnx")
    versions = {opset.domain: opset.version for opset in model.opset_import}
    return versions, [
        (node.domain, node.op_type, {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute})
        for node in model.graph.node
        if node.domain
    ]


def refused(*flags, says):
    process = convert("gelu.pt", "refused.onnx", "--input=x=f32[n,3]", *flags)
    assert process.returncode > 0 and not os.path.exists("refused.onnx"), flags
    assert process.stderr.count("error:") == 1 and says in process.stderr, f"{flags}: '{says}' is not in:\n{process.stderr}"


# ONNX Runtime has this one: it runs, under its name there and without the argument that it does not know.
versions, found = nodes("gelu.pt", "--custom-domain=aten::gelu=com.microsoft:Gelu(self)")
assert versions["com.microsoft"] == 1 and found == [("com.microsoft", "Gelu", {})], (versions, found)
x = torch.randn(4, 3)
compare(Gelu()(x), run(load("model.onnx"), [x]))

# Lists of numbers, written or by default, are attributes; nothing is one that is None or empty.
versions, (first, second) = nodes("kept.pt", "--decomposition=rules.py", "--custom-domain=mylib=com.example@3")
assert versions["com.example"] == 3, versions
assert first == ("com.example", "shrink", {"dims": [1, 2], "limits": [0.5, 2.0], "keep": 1}), first
assert second[2] == {"dims": [0], "limits": [1.5], "keep": 0, "none": [3], "mode": b"fast"}, second
_, (first, _) = nodes("kept.pt", "--decomposition=rules.py", "--custom-domain=mylib::shrink=com.example:Shrink@2(x, axes=dims)")
assert first == ("com.example", "Shrink", {"axes": [1, 2]}), first


# One overload alone, which its own entry says more of than the library's.
class Sums(torch.nn.Module):
    def forward(self, x):
        return x + x, x + 1


save(Sums(), "sums.pt")
_, found = nodes("sums.pt", "--custom-domain=aten::add.Tensor=com.example:Sum(self, other)")
assert found == [("com.example", "Sum", {})], found

refused("--custom-domain=aten::gelu=com.microsoft:Gelu(x)", says="it has no argument 'x' that --custom-domain could pass on; it has self, approximate")
refused("--custom-domain=aten::gelu=com.example:Gelu(input=self)", says="'self' is an input, which has no name of its own")
refused("--custom-domain=aten::gelu=com.example@x", says="the version behind '@' is a number")
refused("--custom-domain=aten=com.example:Gelu", says="those of one operator")
refused("--custom-domain=aten::gelu=com.example@2", "--custom-domain=aten::mul=com.example@3", says="'com.example' has another version already")
refused("--custom-domain=aten::gelu=com.example", "--custom-domain=aten::gelu=com.other", says="'aten::gelu' is given twice")
refused("--custom-domain=aten::gelu=com example", says="expected 'library=domain'")
refused("--custom-domain=aten::gelu=com.example@4294967296", says="the version behind '@' is a number")
