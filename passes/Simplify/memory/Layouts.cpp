//===- Layouts.cpp - How tensors lie in memory ----------------------------===//
//
// What is noted of every tensor, and what can be told of a view without its
// strides (Strides.cpp).
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/memory/Layouts.h"
#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// What is noted of every tensor
//===----------------------------------------------------------------------===//

Layout *Layouts::layoutOfResult(StringRef name, ArrayRef<Value> operands,
                                ArrayRef<AbstractValue> args, Value value,
                                unsigned result,
                                std::optional<unsigned> element) {
  Layout *layout = heap.newLayout(Layout::Result, value);
  layout->step.name = name.str();
  layout->step.operands.assign(operands.begin(), operands.end());
  layout->step.element = element;
  layout->result = result;
  auto note = [&](auto &&note, AbstractValue arg) -> void {
    if (TensorObj *tensor = arg.tensor())
      layout->from.push_back(tensor->layout);
    if (ListObj *list = arg.list())
      for (AbstractValue element : list->elements)
        note(note, element);
    // Rows are no tensors of the program.
    if (arg.list() && arg.list()->isRows)
      layout->kind = Layout::Unknown;
  };
  for (AbstractValue arg : args)
    note(note, arg);
  return layout;
}

const Layout *Layouts::layoutOfOneOf(TensorObj *x, TensorObj *y, Value value) {
  Layout *layout = heap.newLayout(Layout::OneOf, value);
  layout->from = {x->layout, y->layout};
  return layout;
}

//===----------------------------------------------------------------------===//
// What a view changes
//===----------------------------------------------------------------------===//

DimOrder orderOfView(StringRef name, ArrayRef<Value> operands, int64_t rank) {
  const ViewOperator *op = findViewOperator(name);
  return op && op->order ? op->order({name, operands}, rank) : std::nullopt;
}

bool preservesContiguity(StringRef name, ArrayRef<Value> operands,
                         Value result) {
  const ViewOperator *op = findViewOperator(name);
  auto from = dyn_cast<TorchTensorType>(operands[0].getType()),
       to = dyn_cast<TorchTensorType>(result.getType());
  switch (op ? op->contiguity : ViewOperator::Never) {
  case ViewOperator::Always:
    return true;
  case ViewOperator::IfWhole:
    return from && to && from == to;
  case ViewOperator::OfFirst: {
    ViewOperands given{name, operands.drop_front()};
    bool stepOne = name.split('.').first != "aten::slice" ||
                   getConstantInt(given["step"]) == 1;
    return stepOne && given.has("dim") && getConstantInt(given["dim"]) == 0;
  }
  case ViewOperator::Never:
    return to && to.getRanked() && to.getRank() < 1;
  }
  return false;
}

bool isTransposed(StringRef name, ArrayRef<Value> operands,
                  TorchTensorType type) {
  auto order = orderOfView(name, operands.drop_front(), type.getRank());
  if (!order)
    return false;
  int64_t last = -1;
  for (int64_t dim : *order) {
    if (type.getSize(dim).value_or(1) < 2)
      continue;
    if (dim < last)
      return true;
    last = dim;
  }
  return false;
}

bool hasElements(Value tensor, const Symbols &symbols) {
  return llvm::all_of(cast<TorchTensorType>(tensor.getType()).getDims(),
                      [&](Attribute dim) {
                        SizeExpr size = symbols.getExpr(dim);
                        return size && size.isAtLeast(1, symbols.getFacts());
                      });
}

} // namespace torchonnx
