# RUN: %python %s
"""Weights keep the names of the state_dict, computed ones say of what; nodes tell their modules, classes and lines."""
import ast
import re
import tempfile

import numpy as np
import onnx
import onnx.numpy_helper
import torch
from endtoend import convert, save

nn = torch.nn
SCOPES, CLASSES = "pkg.torch.onnx.name_scopes", "pkg.torch.onnx.class_hierarchy"
TRACE = "pkg.torch.onnx.stack_trace"


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.bare = nn.Conv2d(3, 4, 3, bias=False)
        self.norm = nn.BatchNorm2d(4)
        self.full = nn.Conv2d(4, 4, 3)
        self.after = nn.BatchNorm2d(4, eps=0.25)
        for norm in (self.norm, self.after):
            for x in (norm.weight, norm.bias, norm.running_mean):
                x.data.normal_()
            norm.running_var.uniform_(0.1, 3)

    def forward(self, x):
        return self.after(self.full(self.norm(self.bare(x))))


class Net(nn.Module):
    """`size` decides whether matrices are turned at once or while they are written."""
    def __init__(self, size):
        super().__init__()
        self.blocks = nn.ModuleList([Block()])
        self.tower = nn.Sequential(nn.ReLU(), nn.Dropout())
        self.words = nn.Embedding(9, size)
        self.head = nn.Linear(size, 6)
        self.table = nn.Parameter(torch.randn(7, 5))
        self.register_buffer("index", torch.randint(0, 7, (3, 5)))

    def forward(self, x, ids):
        for block in self.blocks:
            x = block(x)
        found = self.words(ids)
        places = self.table[self.index].permute(2, 0, 1)
        # Read as it is, and transposed.
        return self.tower(x), torch.matmul(found, self.words.weight.t()), self.head(found), found[0, 0, 0] + places


def props(proto):
    return {entry.key: entry.value for entry in proto.metadata_props}


def evaluate(formula, state, rank):
    """What a formula of names of weights says; vectors are per channel."""
    def term(name):
        value = state[name].double()
        return value.reshape(-1, *[1] * (rank - 1)) if value.dim() == 1 and rank > 1 else value
    names = "|".join(sorted(map(re.escape, state), key=len, reverse=True))
    text = re.sub(rf"(?<![\w.])({names})(?![\w.(])", lambda match: f"term({match[1]!r})", formula)
    tools = {"Transpose": torch.t, "t": torch.t, "sqrt": torch.sqrt, "index": lambda x, i: x[tuple(map(torch.Tensor.long, i))],
             "permute": torch.permute, "term": term}
    return eval(text, tools)


def check_weights(model, state):
    found = {t.name: t for t in model.graph.initializer}
    expected = {"blocks.0.bare.weight", "blocks.0.norm.bias", "blocks.0.full.weight", "blocks.0.full.bias", "words.weight",
                "words.weight.computed", "head.weight", "head.bias", "table.expanded"}
    assert expected <= set(found), expected - set(found)
    computed = {name for name, tensor in found.items() if "computed" in props(tensor)}
    assert computed == expected - {"words.weight", "head.bias"}, computed
    for name in expected:
        actual = onnx.numpy_helper.to_array(found[name])
        formula = props(found[name]).get("computed", name)
        np.testing.assert_allclose(actual, evaluate(formula, state, actual.ndim).numpy(), rtol=1e-5, atol=1e-6, err_msg=formula)


def check_recurrent(tmp):
    """The gates of recurrent layers stand in ONNX's order, both directions in one."""
    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm, self.gru = nn.LSTM(4, 5), nn.GRU(4, 3, bidirectional=True, bias=False)

        def forward(self, x):
            return self.lstm(x)[0], self.gru(x)[0]

    net = Recurrent()
    save(net, f"{tmp}/net.pt")
    done = convert(f"{tmp}/net.pt", f"{tmp}/net.onnx", "--input=x=f32[t,b,4]")
    assert done.returncode == 0, done.stderr
    found = {t.name: t for t in onnx.load(f"{tmp}/net.onnx").graph.initializer if "computed" in props(t)}
    assert set(found) == {"lstm.weight_ih_l0", "lstm.weight_hh_l0", "lstm.bias_ih_l0", "gru.weight_ih_l0", "gru.weight_hh_l0"}, set(found)
    tools = {"stack": torch.stack, "cat": torch.cat, "chunk": torch.chunk, "Concat": lambda *parts, axis: torch.cat(parts, axis)}
    for tensor in found.values():
        formula = re.sub(r"(lstm|gru)\.\w+", lambda match: f"state[{match[0]!r}]", props(tensor)["computed"])
        made = eval(formula, {**tools, "state": net.state_dict()})
        np.testing.assert_array_equal(onnx.numpy_helper.to_array(tensor), made.numpy(), err_msg=formula)


def check_nodes(model, net):
    scoped = {}
    for node in model.graph.node:
        origin = props(node)
        if SCOPES not in origin:
            continue
        scopes, classes = ast.literal_eval(origin[SCOPES]), ast.literal_eval(origin[CLASSES])
        assert scopes[-1] == node.name and classes[-1] == node.op_type, origin
        assert origin["namespace"] == "/".join(f"{scope}: {name}" for scope, name in zip(scopes, classes, strict=True))
        for scope, name in zip(scopes[:-1], classes[:-1]):
            kind = type(net.get_submodule(scope))
            assert f"{kind.__module__}.{kind.__qualname__}".removeprefix("__main__.") == name.removeprefix("__main__."), (scope, name)
        scoped.setdefault(node.op_type, []).append((scopes[:-1], origin))
    conv = [scopes for scopes, _ in scoped["Conv"]]
    assert conv == [["", "blocks.0", "blocks.0.bare"], ["", "blocks.0", "blocks.0.full"]], conv
    assert scoped["Relu"][0][0] == ["", "tower", "tower.0"], scoped["Relu"]
    source, trace = scoped["Conv"][0][1]["source"], scoped["Conv"][0][1][TRACE]
    outer, line = [next(i for i, text in enumerate(open(__file__), 1) if call in text) for call in ("x = block(x)", "self.bare(x)")]
    assert source.startswith(f"{__file__}:{line}:"), source
    frames = re.findall(r'^File "(.*)", line (\d+)\n    (.*)', trace, re.M)
    assert [(file, int(at)) for file, at, _ in frames[:2]] == [(__file__, outer), (__file__, line)] and "self.bare(x)" in frames[1][2], trace
    assert frames[2:] and all(file.endswith("torch/nn/modules/conv.py") for file, *_ in frames[2:]), trace


def check_room(tmp):
    """A small model of many nodes does without what is long."""
    class Steps(nn.Module):
        def forward(self, x):
            for i in range(400):
                x = torch.sin(x) + i
            return x
    save(Steps(), f"{tmp}/steps.pt")
    done = convert(f"{tmp}/steps.pt", f"{tmp}/steps.onnx", "--input", "x=f32[n]")
    assert done.returncode == 0, done.stderr
    model = onnx.load(f"{tmp}/steps.onnx")
    assert all("source" in props(node) and "namespace" not in props(node) for node in model.graph.node)
    assert all(props(node).get(TRACE, "").count("File ") <= 1 for node in model.graph.node)


args = torch.randn(1, 3, 9, 9), torch.randint(0, 9, (2, 3))
with tempfile.TemporaryDirectory() as tmp:
    for size in 5, 600:
        net = Net(size).eval()
        save(net, f"{tmp}/net.pt")
        torch.export.save(torch.export.export(net, args), f"{tmp}/net.pt2")
        for archive, flags in ("net.pt", ["--input", "x=f32[1,3,9,9]", "--input", "ids=i64[2,3]"]), ("net.pt2", []):
            for more in [], ["--external-data"]:
                done = convert(f"{tmp}/{archive}", f"{tmp}/net.onnx", *flags, *more)
                assert done.returncode == 0, done.stderr
                model = onnx.load(f"{tmp}/net.onnx")
                check_weights(model, net.state_dict())
                check_nodes(model, net)
    check_room(tmp)
    check_recurrent(tmp)
