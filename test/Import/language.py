r"""Control flow, calls, containers and classes: each node of TorchScript is an op.

RUN: rm -rf %t && mkdir %t && %python %s %t/model.pt
RUN: torch-onnx-opt %t/model.pt --pass-pipeline='builtin.module()' | FileCheck %s

CHECK-LABEL: func.func @forward(
CHECK-SAME:    %[[X:.*]]: !torch.ref {torch.name = "x"},
CHECK-SAME:    %[[POINT:.*]]: !torch.tuple<[!torch.ref, !torch.int]> {torch.name = "point"},
CHECK-SAME:    %[[XS:.*]]: !torch.list<!torch.ref> {torch.name = "xs"},
CHECK-SAME:    %[[TABLE:.*]]: !torch.dict<!torch.str, !torch.ref> {torch.name = "table"},
CHECK-SAME:    %[[MASK:.*]]: !torch.optional<!torch.ref> {torch.default, torch.name = "mask"})
CHECK-SAME:    -> !torch.tuple<[!torch.ref, !torch.int]>
CHECK-DAG:     %[[RED:.*]] = torch.constant ["RED", 1] -> !torch.class<"__torch__.Color">
CHECK-DAG:     %[[NONE:.*]] = torch.constant unit -> !torch.none
CHECK-DAG:     %[[TRUE:.*]] = torch.constant true -> !torch.bool

An interface is the instance that it is.
CHECK:         call @part.forward(%[[X]]) : (!torch.ref) -> !torch.ref
CHECK:         %[[LENGTH:.*]] = torch.aten.len.t(%[[XS]])
CHECK:         torch.prim.Loop %[[LENGTH]], %[[TRUE]], %{{.*}} : (!torch.int, !torch.bool, !torch.ref) -> !torch.ref {
CHECK-NEXT:    ^bb0(%[[I:.*]]: !torch.int, %[[SUM:.*]]: !torch.ref):
CHECK:           torch.aten.__getitem__.t(%[[XS]], %[[I]])
CHECK:           torch.prim.yield %[[TRUE]], %{{.*}} : !torch.bool, !torch.ref
CHECK:         torch.aten.__isnot__(%[[MASK]], %[[NONE]])
CHECK:         torch.prim.If %{{.*}} : !torch.bool -> (!torch.ref) {
CHECK:           torch.operator "prim::unchecked_cast"(%[[MASK]]) : (!torch.optional<!torch.ref>) -> !torch.ref
CHECK:           torch.prim.yield
CHECK:         } else {
CHECK:           torch.operator "aten::format"
CHECK:           torch.operator "prim::RaiseException"
CHECK:           torch.prim.yield

Objects that the program makes are values.
CHECK:         %[[COUNTER:.*]] = torch.operator "prim::CreateObject"() : () -> !torch.class<"__torch__.Counter">
CHECK:         call @__torch__.Counter.__init__(%[[COUNTER]],
CHECK:         call @__torch__.Counter.add(%[[COUNTER]],

A looser type is a cast where a function is called.
CHECK:         torch.operator "prim::unchecked_cast"(%{{.*}}) : (!torch.ref) -> !torch.optional<!torch.ref>
CHECK:         call @__torch__.{{.*}}helper
CHECK:         torch.operator "prim::fork"(%{{.*}}) : (!torch.ref) -> !torch.class<"Future(Tensor)"> {
CHECK:           call @part.forward(
CHECK:         torch.prim.TupleConstruct

CHECK-LABEL: func.func private @__torch__.Counter.add(
CHECK-SAME:    %[[SELF:.*]]: !torch.class<"__torch__.Counter"> {torch.name = "self"}
CHECK:         torch.operator "prim::GetAttr"(%[[SELF]]) {attr = "count"} : (!torch.class<"__torch__.Counter">)
CHECK:         torch.operator "prim::SetAttr"(%[[SELF]], %{{.*}}) {attr = "count"}
"""
import enum
import sys
from typing import Dict, List, NamedTuple, Optional

import torch
from torch import Tensor


class Point(NamedTuple):
    x: Tensor
    n: int


class Color(enum.Enum):
    RED = 1
    BLUE = 2


@torch.jit.script
class Counter:
    def __init__(self, count: int):
        self.count = count

    def add(self, n: int) -> int:
        self.count += n
        return self.count


@torch.jit.interface
class Interface(torch.nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        pass


class Part(torch.nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.relu()


@torch.jit.script
def helper(x: Optional[Tensor]):
    return x


class Model(torch.nn.Module):
    part: Interface

    def __init__(self):
        super().__init__()
        self.part = Part()
        self.color = Color.BLUE

    def forward(self, x: Tensor, point: Point, xs: List[Tensor], table: Dict[str, Tensor], mask: Optional[Tensor] = None):
        y = self.part(x)
        for other in xs:
            y = y + other
        if mask is not None:
            y = y * mask
        else:
            raise ValueError("no mask but {}".format(len(xs)))
        counter = Counter(3)
        n = counter.add(point.n)
        if self.color == Color.RED:
            n += 1
        helper(y)
        future = torch.jit.fork(self.part.forward, y + table["a"])
        return Point(torch.jit.wait(future), n)


torch.jit.script(Model()).save(sys.argv[1])
