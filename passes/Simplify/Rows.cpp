//===- Rows.cpp - Lists of a length that only the run knows ---------------===//
//
// A list that a loop of the run appends to is a tensor, whose rows are the
// elements: that is exact where they all have one shape.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

TensorObj *Evaluator::rowsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->isRows ? list->elements[0].tensor() : nullptr;
}

ListObj *Evaluator::newRows(Value rows, Type elementType) {
  ListObj *list = newList(AbstractValue(newBase(rows, true)), elementType);
  list->isRows = true;
  return list;
}

/// An element as a tensor: `[1, ...]`.
Value Evaluator::rowOf(AbstractValue element, Location loc) {
  FailureOr<Value> value = materialize(element, loc);
  if (failed(value))
    return {};
  Value row = *value;
  Type type = row.getType();
  if (isa<TorchIntType, TorchFloatType>(type))
    row = emitValue("prim::NumToTensor.Scalar", {row}, loc);
  else if (isa<TorchBoolType>(type))
    row = emitValue("prim::NumToTensor.bool", {row}, loc);
  else if (!isa<TorchTensorType>(type))
    (void)error(loc, "a list of such elements, of a length that only the run "
                     "knows, cannot be expressed");
  if (!row || !isa<TorchTensorType>(row.getType()))
    return {};
  return emitValue("aten::unsqueeze", {row, constantInt(0)}, loc);
}

AbstractValue Evaluator::elementOf(Value row, Type elementType, Location loc) {
  StringRef cast = isa<TorchIntType>(elementType)     ? "aten::Int.Tensor"
                   : isa<TorchFloatType>(elementType) ? "aten::Float.Tensor"
                   : isa<TorchBoolType>(elementType)  ? "aten::Bool.Tensor"
                                                      : "";
  if (cast.empty())
    return newBase(row, true);
  Value number = emitValue(cast, {row}, loc);
  return number ? AbstractValue(number) : AbstractValue();
}

/// Turns `list` into rows, before a loop after one iteration of which it is
/// `later`.
LogicalResult Evaluator::makeRows(ListObj *list, ListObj *later, Location loc) {
  auto refuse = [&](const llvm::Twine &why) {
    return error(
        loc,
        "a list grows in a loop whose length only the run knows, and " + why);
  };
  SmallVector<Value> rows;
  for (AbstractValue element : list->elements) {
    rows.push_back(rowOf(element, loc));
    if (!rows.back())
      return failure();
  }
  Type elementType = RefType::get(context);
  AbstractValue example = !list->elements.empty()    ? list->elements[0]
                          : !later->elements.empty() ? later->elements[0]
                                                     : AbstractValue();
  if (example.ssa())
    elementType = example.ssa().getType();
  else if (!example.tensor())
    return refuse("its elements are no tensors or numbers");
  if (isa<TorchIntType>(elementType))
    elementType = TorchIntType::get(context);
  else if (isa<TorchFloatType>(elementType))
    elementType = TorchFloatType::get(context);
  else if (isa<TorchBoolType>(elementType))
    elementType = TorchBoolType::get(context);
  else if (!isa<TorchTensorType>(elementType) && !example.tensor())
    return refuse("its elements are no tensors or numbers");

  Value all;
  if (!rows.empty()) {
    all = emitValue("aten::cat", {listOf(rows, loc), constantInt(0)}, loc);
  } else {
    // No rows of the shape that the first iteration will append.
    SmallVector<Value> sizes = {constantInt(0)};
    Type dtype = isa<TorchFloatType>(elementType)  ? Type(b.getF64Type())
                 : isa<TorchBoolType>(elementType) ? Type(b.getI1Type())
                                                   : Type(b.getI64Type());
    if (example.tensor()) {
      auto type = cast<TorchTensorType>(example.tensor()->current.getType());
      dtype = type.getDtype();
      for (Attribute dim : type.getDims()) {
        auto source = sizeSources.find(dim);
        Value size;
        if (auto number = dyn_cast<IntegerAttr>(dim))
          size = constantInt(number.getInt());
        else if (source != sizeSources.end())
          size = sizeOf(source->second.first, source->second.second, loc);
        if (!size)
          return refuse("the shape of its elements is not known before it");
        sizes.push_back(size);
      }
    }
    all = emitValue("aten::zeros",
                    {listOf(sizes, loc), constantInt(getScalarType(dtype)),
                     none(), none(), none()},
                    loc);
  }
  if (!all)
    return failure();
  touch(list);
  list->elements = {newBase(all, true)};
  list->elementType = elementType;
  list->isRows = true;
  return success();
}

Evaluator::Outcome Evaluator::rowsIndex(Call &call, TensorObj *rows) {
  auto operands = materializeAll({AbstractValue(rows), call.args[1]}, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value row =
      emitValue("aten::select.int",
                {(*operands)[0], constantInt(0), (*operands)[1]}, call.loc);
  AbstractValue element =
      row ? elementOf(row, call.args[0].list()->elementType, call.loc)
          : AbstractValue();
  return element.isUninitialized() ? Outcome::Failed : done(call, element);
}

Evaluator::Outcome Evaluator::rowsLength(Call &call, TensorObj *rows) {
  Value contents = read(rows, call.loc);
  Value size = contents ? sizeOf(contents, 0, call.loc) : Value();
  return size ? done(call, size) : Outcome::Failed;
}

Evaluator::Outcome Evaluator::rowsAppend(Call &call, TensorObj *rows) {
  ListObj *list = call.args[0].list();
  Value contents = read(rows, call.loc);
  Value row = rowOf(call.args[1], call.loc);
  Value all =
      contents && row
          ? emitValue("aten::cat",
                      {listOf({contents, row}, call.loc), constantInt(0)},
                      call.loc)
          : Value();
  if (!all)
    return Outcome::Failed;
  touch(list);
  list->elements = {newBase(all, true)};
  return done(call, list);
}

Evaluator::Outcome Evaluator::rowsConcat(Call &call, TensorObj *rows) {
  ListObj *list = call.args[0].list(), *other = call.args[1].list();
  if (!other)
    return Outcome::Declined;
  SmallVector<Value> parts = {read(rows, call.loc)};
  for (AbstractValue element : other->elements)
    parts.push_back(other->isRows ? read(element.tensor(), call.loc)
                                  : rowOf(element, call.loc));
  if (!llvm::all_of(parts, [](Value part) { return bool(part); }))
    return Outcome::Failed;
  Value all = emitValue("aten::cat", {listOf(parts, call.loc), constantInt(0)},
                        call.loc);
  return all ? done(call, newRows(all, list->elementType)) : Outcome::Failed;
}

Evaluator::Outcome Evaluator::rowsSlice(Call &call, TensorObj *rows) {
  auto operands = materializeAll(
      {AbstractValue(rows), call.args[1], call.args[2], call.args[3]},
      call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value part = emitValue("aten::slice.Tensor",
                         {(*operands)[0], constantInt(0), (*operands)[1],
                          (*operands)[2], (*operands)[3]},
                         call.loc);
  return part ? done(call, newRows(part, call.args[0].list()->elementType))
              : Outcome::Failed;
}

/// `stack` of rows is the rows, with their dim moved.
Evaluator::Outcome Evaluator::stackRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  std::optional<int64_t> dim = knownInt(call.args[1]);
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (all && *dim != 0)
    all = emitValue("aten::movedim.int",
                    {all, constantInt(0), constantInt(*dim)}, call.loc);
  return all ? done(call, newBase(all, *dim == 0)) : Outcome::Failed;
}

/// `cat` of rows along dim d: their dim is moved beside d and merged with it.
Evaluator::Outcome Evaluator::catRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  std::optional<int64_t> dim = knownInt(call.args[1]);
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (!all)
    return Outcome::Failed;
  int64_t rank = cast<TorchTensorType>(all.getType()).getRank() - 1;
  int64_t at = *dim < 0 ? *dim + rank : *dim;
  if (at < 0 || at >= rank)
    return fail(call.loc, "cat along a dim that the elements do not have");
  if (at != 0)
    all = emitValue("aten::movedim.int", {all, constantInt(0), constantInt(at)},
                    call.loc);
  if (all)
    all = emitValue("aten::flatten.using_ints",
                    {all, constantInt(at), constantInt(at + 1)}, call.loc);
  return all ? done(call, newBase(all, true)) : Outcome::Failed;
}

/// `torch.tensor` of a list of numbers.
Evaluator::Outcome Evaluator::tensorOfRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  if (!rows)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (!all)
    return Outcome::Failed;
  Type dtype = cast<TorchTensorType>(all.getType()).getDtype();
  int64_t wanted = getScalarType(dtype.isF64() ? Type(b.getF32Type()) : dtype);
  if (std::optional<int64_t> given = knownInt(call.args[1]))
    wanted = *given;
  if (wanted != getScalarType(dtype))
    all = emitValue("aten::to.dtype",
                    {all, constantInt(wanted), constantBool(false),
                     constantBool(false), none()},
                    call.loc);
  return all ? done(call, newBase(all, true)) : Outcome::Failed;
}

void Evaluator::addRowsHandlers(llvm::StringMap<Handler> &table) {
  table["aten::stack"] = &Evaluator::stackRows;
  table["aten::cat"] = &Evaluator::catRows;
  table["aten::concat"] = &Evaluator::catRows;
  table["aten::tensor"] = &Evaluator::tensorOfRows;
}

} // namespace torchonnx
