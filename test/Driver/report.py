r"""--report: a page that says what was inferred, what became of each operator and why, and what is large; or why it is refused.

RUN: rm -rf %t && mkdir %t && %python %s save %t
RUN: cd %t
RUN: torch-onnx-opt net.pt --opset 17 --input 'steps=int' --input 'image=f32[n,3,h,w]' -o plain.onnx
RUN: torch-onnx-opt net.pt --opset 17 --input 'steps=int' --input 'image=f32[n,3,h,w]' -o net.onnx --report net.html
RUN: cmp plain.onnx net.onnx
RUN: %python %s check %t
RUN: FileCheck %s < net.html

It begins with a summary, and says that all was given.
CHECK:      <h1>net.onnx</h1>
CHECK:      <p>of <code>net.pt</code>, opset 17, for <code>onnxruntime</code>
CHECK:      <li>Most nodes come of <code>aten::gelu</code> (16), <code>aten::hypot</code>
CHECK:      <td>input<td><code>image</code><td><code>f32[n,3,h,w]</code>
CHECK:      it holds for every <code>n &gt;= 1, h &gt;= 1, w &gt;= 1</code>
CHECK:      <p>Nothing was inferred or assumed

CHECK:      <td><code>aten::gelu</code><td class=r>2<td class=r>2<td>decomposed<td>by a rule (passes/Decompose/Activation.cpp): ONNX has an operator for it from opset 20 on<td>Add ×4, Mul ×10, Tanh ×2<td class=r>16<td><code title='{{.*}}nn.functional.gelu(self.up(self.norm(x)), approximate=&quot;tanh&quot;)
CHECK:      <td><code>aten::hypot</code>{{.*}}ONNX has no operator for it<td>
The layer norm is written once, in PyTorch's own function, and run in two blocks.
CHECK:      <td><code>aten::layer_norm</code><td class=r>1<td class=r>2<td>kept
CHECK:      <td><code>aten::conv2d.padding</code><td class=r>1<td class=r>1<td>kept<td>ONNX has it<td>Conv ×1<td class=r>1<td>
CHECK:      <td><code>aten::batch_norm</code><td class=r>1<td class=r>1<td>gone<td>{{.*}}part of its neighbours<td><td class=r>0<td>
CHECK:      of which nothing is left to run
CHECK:      <td><code>aten::relu_</code><td class=r>1<td class=r>0<td>in place<td>
CHECK:      <td><code>aten::size</code>{{.*}}<td>resolved

CHECK:      Branches and loops that stayed
CHECK:      <b>If</b> <code title='{{.*}}'>report.py:[[#]]</code>: which branch is taken is decided by the values of image.
CHECK-NEXT: <pre>        if x.sum() &gt; 0:  # &lt;script&gt;alert(1)&lt;/script&gt;
CHECK:      <b>Loop</b> <code title='{{.*}}'>report.py:[[#]]</code>: how often it runs is decided by the values of steps.
CHECK:      <td><code>conv.weight</code><td><code>f32[16,3,4,4]</code><td class=r>3.1 kB<td>conv.weight * {{.*}} / sqrt(bn.running_var + 1e-05)
CHECK:      <summary><b>conv</b> Conv2d 1 node, 3.1 kB</summary>
CHECK:      <b>Conv</b> <span>conv</span> <a href='#i{{[01]}}'>image</a> <i>conv.weight f32[16,3,4,4]</i>
CHECK:      <code>torch-decompose</code><td class=r>{{[0-9]+\.[0-9]+}}<td>

What is inferred and fixed is told with its line, and with a warning at the top.
RUN: torch-onnx-opt view.pt --dim 'n=1..8' --input 'x=f32[n,6]' --allow-fixed-dims -o view.onnx --report view.html 2>&1
RUN: FileCheck %s --check-prefix=VIEW < view.html
VIEW: There is one warning
VIEW: <div class=warning><p>warning: {{.*}} <code title='{{.*}}'>report.py:[[#]]</code>
VIEW: <pre>{{.*}}x.view(4, 6)
RUN: torch-onnx-opt loop.pt -o loop.onnx --report view.html 2>&1
RUN: FileCheck %s --check-prefix=INFERRED < view.html
INFERRED: <div class=remark><p>remark: argument &apos;x&apos; is taken to be

A Loop that a decomposition needs is told apart from the program's own.
RUN: torch-onnx-opt loop.pt --input 'x=f32[n,4]' -o loop.onnx --report loop.html
RUN: FileCheck %s --check-prefix=LOOP < loop.html
LOOP: <b>Loop</b> ×{{[0-9]+}}: ONNX has no other way to compute <code>aten::ctc_loss.

A rule for complex numbers is told as one for real ones is: polar is of no others, angle is of both.
RUN: torch-onnx-opt complex.pt --input 'x=f32[n,4]' -o complex.onnx --report complex.html
RUN: FileCheck %s --check-prefix=COMPLEX < complex.html
COMPLEX-DAG: <td><code>aten::polar</code>{{.*}}<td>by a rule (passes/Decompose/Complex.cpp): ONNX has no operator for it
COMPLEX-DAG: <td><code>aten::angle</code>{{.*}}<td>by a rule (passes/Decompose/Complex.cpp): ONNX has no operator for it

What is not computed in float16 is told with its reason.
RUN: torch-onnx-opt net.pt --fp16 --input 'steps=int' --input 'image=f32[n,3,h,w]' -o half.onnx --report half.html
RUN: FileCheck %s --check-prefix=HALF < half.html
HALF: <a href='#precision'>where it does not</a>
HALF: <h3 id=precision>Float16</h3>
HALF: <td><code>aten::add.Tensor</code><td class=r>2<td>it meets float32
HALF: <td><code>aten::sum.dim_IntList</code><td class=r>1<td>autocast keeps it

A program that is refused has a page too, which says why, at which lines, and what became of the rest: of what rules refuse
(itself, or what a rule makes of it) when it is decomposed,
RUN: rm -f net.onnx view.onnx
RUN: not torch-onnx-opt refused.pt --decomposition rules.py --input 'x=f32[n,16]' -o net.onnx --report refused.html 2>&1
RUN: not ls net.onnx
RUN: FileCheck %s --check-prefix=REFUSED < refused.html
REFUSED: <h1>net.onnx was not written</h1>
REFUSED: refused in <code>torch-decompose</code>. Of 6 operators, 2 cannot be converted
REFUSED: <div class=error><p>error: &apos;aten::view_copy.dtype&apos; cannot be converted: no rule decomposes it{{[^<]*}}<code title='a = torch.view_copy(y, dtype=torch.int32)'>report.py:[[#]]</code>
REFUSED-SAME: {{.*}}<div class=note><p>note: --decomposition can say what to do instead
REFUSED: <td><code>aten::hardtanh</code><td class=r>1<td class=r>1<td class=error>refused<td><p><code>aten::view_copy.dtype</code>, of which it is made: no rule
REFUSED-NEXT: <td><code>aten::view_copy.dtype</code><td class=r>2<td class=r>3<td class=error>refused<td><p>no rule {{.*}}: <code title='{{.*}}'>report.py:{{[0-9]+}}</code> <code title='{{.*}}'>report.py:{{[0-9]+}}</code> <code title='{{[^']*}}'>report.py:{{[0-9]+}}</code></p>
REFUSED: <td><code>aten::gelu</code><td class=r>1<td class=r>1<td>kept<td>
REFUSED-NEXT: <td><code>aten::hypot</code><td class=r>1<td class=r>1<td>decomposed<td>by a rule
REFUSED: <td><code>torch-decompose</code><td class=r>{{[0-9]+}}
REFUSED-NOT: <script>

and where PyTorch refuses it earlier, how its operators are handled in general.
RUN: not torch-onnx-opt refused.pt --input 'x=f32[n,15]' -o net.onnx --report early.html 2>&1
RUN: FileCheck %s --check-prefix=EARLY < early.html
EARLY: refused in <code>torch-simplify</code>. Of {{[0-9]+}} operators, 1 would not be converted
EARLY: <div class=error><p>error: PyTorch refuses aten::{{.*}}15
EARLY: Nothing was decided about the operators
EARLY: <tr><th>operator<th class=r>written<th>way
EARLY-NEXT: <td><code>aten::view_copy.dtype</code><td class=r>2<td>refused<td>no rule decomposes it
EARLY: <td><code>aten::gelu</code><td class=r>1<td>direct<td>as <code>Gelu</code>
EARLY: <td><code>aten::hardtanh</code><td class=r>1<td>decomposed<td>as <code>aten::clamp</code>
EARLY: <td><code>aten::hypot</code><td class=r>1<td>decomposed<td><details><summary>as {{[0-9]+}} operators</summary><code>aten::
RUN: %python %s check-refusal

Without a page there is no model.
RUN: rm -f net.onnx net.html
RUN: not torch-onnx-opt net.pt -o net.onnx --report missing/net.html 2>&1 | FileCheck %s --check-prefix=FOLDER
FOLDER: error: cannot write --report 'missing/net.html': No such file or directory
RUN: mkdir folder
RUN: not torch-onnx-opt net.pt --input 'steps=int' --input 'image=f32[n,3,h,w]' -o net.onnx --report folder 2>&1 | FileCheck %s --check-prefix=TAKEN
TAKEN: error: cannot write 'folder'
RUN: not ls net.onnx
RUN: not torch-onnx-opt net.pt -o net.pt.onnx --report net.pt 2>&1 | FileCheck %s --check-prefix=OVERWRITE
OVERWRITE: error: --report net.pt would overwrite the model
RUN: not torch-onnx-opt net.pt -o net.onnx --report net.onnx 2>&1 | FileCheck %s --check-prefix=SAME
SAME: error: --report and -o name the same file
RUN: not torch-onnx-opt net.pt --report net.html 2>&1 | FileCheck %s --check-prefix=EMIT
EMIT: error: --report needs a model to tell of
"""
import html.parser
import re
import sys

import onnx
import torch
from endtoend import nodes_of
from torch import nn


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(16)
        self.up = nn.Linear(16, 64)
        self.down = nn.Linear(64, 16)

    def forward(self, x):
        y = nn.functional.gelu(self.up(self.norm(x)), approximate="tanh")
        return x + self.down(y)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 16, 4, padding="same")
        self.bn = nn.BatchNorm2d(16)
        self.blocks = nn.ModuleList([Block() for _ in range(2)])

    def forward(self, steps: int, image):
        x = torch.relu_(self.bn(self.conv(image)))
        x = x.sum([2, 3])
        for block in self.blocks:
            x = block(x)
        if x.sum() > 0:  # <script>alert(1)</script>
            x = x - 1
        for i in range(steps):
            x = x * 1.5 + torch.hypot(x, x)
        return x


class View(nn.Module):
    def forward(self, x):
        return x.view(4, 6) @ torch.ones(6, 2)


class Complex(nn.Module):
    def forward(self, x):
        return torch.polar(x, x).angle()


class Ctc(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(4, 4)

    def forward(self, x):
        targets = torch.ones(1, 2, dtype=torch.int64)
        length = torch.tensor([x.size(0)])
        return nn.functional.ctc_loss(self.head(x).unsqueeze(1).log_softmax(-1), targets, length, torch.tensor([2]))


class Refused(nn.Module):
    def __init__(self):
        super().__init__()
        self.block = nn.Linear(16, 16)

    def forward(self, x):
        y = nn.functional.gelu(self.block(torch.hypot(x, x)))
        a = torch.view_copy(y, dtype=torch.int32)
        return a, [torch.view_copy(y + i, dtype=torch.int32) for i in range(2)], nn.functional.hardtanh(y)


class Page(html.parser.HTMLParser):
    """What a page has, with tags that are closed in order where they have to be."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.edges, self.scripts = [], set(), set(), [], 0

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            assert attributes["id"] not in self.ids, attributes["id"]
            self.ids.add(attributes["id"])
        if tag == "a":
            assert attributes["href"].startswith("#"), attributes
            self.links.add(attributes["href"][1:])
        assert tag not in ("img", "link", "iframe") and "src" not in attributes
        self.edges += attributes.get("data-i", "").split()
        self.scripts += tag == "script"
        if tag in ("details", "summary", "div", "table", "code", "script", "a", "ul"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in ("details", "summary", "div", "table", "code", "script", "a", "ul"):
            assert self.open.pop() == tag, (tag, self.getpos())


def check():
    with open("net.html", encoding="utf-8") as file:
        text = file.read()
    page = Page()
    page.feed(text)
    assert not page.open and page.scripts == 1, page.open
    assert page.links <= page.ids and set(page.edges) <= page.ids
    # The namespace of SVG is a name: nothing is loaded.
    assert set(re.findall(r"https?://[^\"' ]*", text)) == {"http://www.w3.org/2000/svg"}

    # Every node of the file is there, under its name, once.
    names = re.findall(r"<div class=n id=n\d+ data-i='[^']*'><b>(\w+)</b> <span>([^<]*)</span>", text)
    nodes = [(node.op_type, node.name) for node in nodes_of(onnx.load("net.onnx").graph)]
    assert sorted(names) == sorted(nodes), set(nodes) ^ set(names)


def check_refusal():
    for name in "refused.html", "early.html":
        with open(name, encoding="utf-8") as file:
            page = Page()
            page.feed(file.read())
        assert not page.open and not page.scripts and page.links <= page.ids, name


if sys.argv[1] == "save":
    torch.manual_seed(0)
    with open(f"{sys.argv[2]}/rules.py", "w", encoding="utf-8") as file:
        file.write("import torch\n\ndef aten__hardtanh(x, low: float, high: float):\n    return x * torch.view_copy(x, dtype=torch.int32)\n")
    for name, module in ("net", Net()), ("view", View()), ("loop", Ctc()), ("refused", Refused()), ("complex", Complex()):
        torch.jit.script(module.eval()).save(f"{sys.argv[2]}/{name}.pt")
elif sys.argv[1] == "check":
    check()
else:
    check_refusal()
