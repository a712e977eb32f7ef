//===- Materialize.cpp - Values of the program as values of the graph -----===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace mlir;

namespace torchonnx {

/// To end a message: which declared dims an integer comparison is of, if those
/// are all that decides.
static std::string decidedBySizes(Context &cx, Operation *comparison) {
  const Symbols &symbols = cx.oracle.getSymbols();
  std::set<std::string> dims;
  std::optional<int64_t> bound;
  for (Value operand : comparison->getOperands()) {
    auto number = dyn_cast<TorchIntType>(operand.getType());
    if (!number || !number.getKnown() || symbols.isComputed(number.getKnown()))
      return {};
    if (std::optional<int64_t> constant = getConstantInt(operand))
      bound = constant;
    else
      for (const std::string &name : symbols.getExpr(number.getKnown()).names())
        dims.insert(name);
  }
  if (dims.empty())
    return {};
  std::string said;
  if (dims.size() == 1 && bound) {
    StringRef name = getOperatorName(comparison);
    bool isFrom = name == "aten::lt.int" || name == "aten::ge.int";
    int64_t least = std::max<int64_t>(isFrom ? *bound : *bound + 1, 1);
    said =
        ", as in --dim " + *dims.begin() + "=" + std::to_string(least) + "..";
  }
  return "; '" + llvm::join(dims, "' and '") +
         (dims.size() == 1 ? "' decides" : "' decide") +
         ": --dim says which sizes there are" + said;
}

/// To end a message: which input is the bool that decides, or which sizes do,
/// if any.
static std::string decidedBy(Context &cx, Value predicate) {
  while (Operation *op = predicate.getDefiningOp()) {
    if (getOperatorName(op) != "aten::__not__")
      return decidedBySizes(cx, op);
    predicate = op->getOperand(0);
  }
  auto name = dyn_cast<NameLoc>(predicate.getLoc());
  if (!name || predicate.getParentBlock() != cx.graph.getEntryBlock())
    return {};
  std::string input = name.getName().str();
  return "; the input '" + input +
         "' decides: convert for one of its values, with --input '" + input +
         "=True' or '" + input + "=False'";
}

static FailureOr<Value> materializeRows(Context &cx, ListObj *list,
                                        TensorObj *rows, Location loc) {
  if (auto elements = unpackRows(cx, list, loc)) {
    auto values = materializeAll(cx, *elements, loc);
    if (failed(values))
      return failure();
    return cx.graph.listOf(*values, loc);
  }
  if (!isa_and_nonnull<RefType>(list->elementType))
    return cx.error(loc, "a list of numbers whose length only the run knows "
                         "cannot be passed to this operator");
  Value contents = cx.memory.read(rows, loc);
  Value elements = cx.graph.emitValue("aten::unbind.int",
                                      {contents, cx.graph.constantInt(0)}, loc);
  if (!elements)
    return failure();
  return elements;
}

/// An error about what has no value of the graph.
static LogicalResult refuse(Context &cx, AbstractValue value, Location loc) {
  if (value.isUninitialized())
    return cx.error(loc, "this value may not be set");
  if (MaybeObj *maybe = value.maybe())
    return cx.error(loc,
                    "this value is None on one branch and not on the other, "
                    "which a graph cannot express" +
                        decidedBy(cx, maybe->isNone));
  if (EitherObj *either = value.either())
    return cx.error(loc,
                    "a value is " + typesOf(value) +
                        ", but what a graph returns has one dtype and rank: "
                        "give both the same" +
                        decidedBy(cx, either->predicate));
  return cx.error(loc, value.dict()
                           ? "a dict cannot be passed to this operator"
                           : "an object cannot be passed to this operator");
}

FailureOr<Value> materialize(Context &cx, AbstractValue value, Location loc) {
  value = unify(cx, value, loc);
  if (Value ssa = value.ssa())
    return ssa;
  if (failed(cx.memory.checkReadable(value, loc)))
    return failure();
  if (TensorObj *tensor = value.tensor()) {
    Value contents = cx.memory.read(tensor, loc);
    if (!contents)
      return failure();
    return contents;
  }
  auto build = [&](ArrayRef<AbstractValue> elements) {
    return materializeAll(cx, elements, loc);
  };
  if (ListObj *list = value.list(); list && list->viewsOf) {
    ListObj *contents = contentsOfViews(cx, list, loc);
    if (!contents)
      return failure();
    value = contents;
  }
  if (columnsOf(value))
    return cx.error(loc, "a list of tuples or lists, whose length only the run "
                         "knows, cannot be passed to this operator");
  if (piecesOf(value))
    return cx.error(loc,
                    "a list of tensors of several shapes, whose length only "
                    "the run knows, cannot be passed to this operator");
  if (TensorObj *rows = rowsOf(value))
    return materializeRows(cx, value.list(), rows, loc);
  if (ListObj *list = value.list()) {
    // Without elements, what they would be is told by the type.
    if (Type type = list->elementType;
        list->elements.empty() &&
        isa_and_nonnull<TorchIntType, TorchFloatType, TorchBoolType, ListType>(
            type))
      return Value(ListConstructOp::create(
          cx.b, loc, ListType::get(cx.context, type, /*sized=*/true, {}),
          ValueRange()));
    auto elements = build(list->elements);
    if (failed(elements))
      return failure();
    return cx.graph.listOf(*elements, loc);
  }
  if (TupleObj *tuple = value.tuple()) {
    auto elements = build(tuple->elements);
    if (failed(elements))
      return failure();
    SmallVector<Type> types(ValueRange(*elements).getTypes());
    return Value(TupleConstructOp::create(
        cx.b, loc, TorchTupleType::get(cx.context, types), *elements));
  }
  return refuse(cx, value, loc);
}

FailureOr<SmallVector<Value, 6>>
materializeAll(Context &cx, ArrayRef<AbstractValue> values, Location loc) {
  SmallVector<Value, 6> result;
  for (AbstractValue value : values) {
    FailureOr<Value> one = materialize(cx, value, loc);
    if (failed(one))
      return failure();
    result.push_back(*one);
  }
  return result;
}

} // namespace torchonnx
