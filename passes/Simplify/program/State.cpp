//===- State.cpp - Attributes that are arguments --------------------------===//
//
// A first run finds which attributes a program changes. In a second one they
// are arguments of the function, so that nothing is computed from what they
// hold now, and what they hold at the end are results. Those that a call leaves
// in another form than it takes them are arguments of a wider one in a third
// (solve/StateForms.cpp), or none: what becomes of those is in LeftState.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/program/Signature.h"

using namespace mlir;

namespace torchonnx {

/// The attribute from which `fromAttribute` makes `value`, where `encode` makes
/// those of its parts; null where one has none, or the run alone knows which
/// there are. A value for which `encode` gives something is looked at no more.
Attribute Signature::encode(AbstractValue value, PartEncoder encodePart) {
  if (std::optional<Attribute> known = encodePart(value))
    return *known;
  auto all = [&](ArrayRef<AbstractValue> parts) -> Attribute {
    SmallVector<Attribute> attributes;
    for (AbstractValue part : parts)
      if (attributes.push_back(encode(part, encodePart)); !attributes.back())
        return {};
    return cx.b.getArrayAttr(attributes);
  };
  if (TupleObj *tuple = value.tuple())
    return all(tuple->elements);
  if (ListObj *list = value.list())
    return list->isRows || list->piecesAlong ? Attribute()
                                             : all(list->elements);
  if (DictObj *dict = value.dict()) {
    if (hasUncertainKeys(dict) || dict->isOrderOpen)
      return {};
    SmallVector<Attribute> entries;
    for (auto &[key, element] : dict->entries) {
      Attribute known = key.ssa() ? getConstant(key.ssa()) : Attribute(),
                part = encode(element, encodePart);
      if (!known || !part)
        return {};
      entries.push_back(cx.b.getArrayAttr({known, part}));
    }
    return cx.b.getArrayAttr(entries);
  }
  if (ClassObj *object = value.object()) {
    SmallVector<NamedAttribute> attributes;
    for (auto &[name, element] : object->attributes)
      if (Attribute attribute = encode(element, encodePart))
        attributes.push_back({name, attribute});
      else
        return {};
    return cx.b.getDictionaryAttr(attributes);
  }
  return {};
}

/// What an attribute holds is described as arguments are; null for what can be
/// none, or is not the same in every run.
Attribute Signature::describe(AbstractValue value, Location loc) {
  return encode(value, [&](AbstractValue &part) -> std::optional<Attribute> {
    part = unify(cx, part, loc);
    if (part.object())
      return Attribute();
    if (TensorObj *tensor = part.tensor()) {
      auto type = cast<TorchTensorType>(tensor->current.getType());
      if (!type.getRanked() || !type.getDtype() || tensor->base->poisonedAt)
        return Attribute();
      return TypeAttr::get(
          TorchTensorType::get(cx.context, type.getDims(), type.getDtype()));
    }
    Value ssa = part.ssa();
    if (!ssa)
      return std::nullopt;
    if (isa<TorchIntType>(ssa.getType()))
      return TypeAttr::get(TorchIntType::get(cx.context));
    if (isa<TorchFloatType>(ssa.getType()))
      return TypeAttr::get(TorchFloatType::get(cx.context));
    if (isa<TorchBoolType>(ssa.getType()))
      return TypeAttr::get(TorchBoolType::get(cx.context));
    return getConstant(ssa);
  });
}

/// Whether an argument that `spec` describes takes what is described as `left`.
bool Signature::fits(Attribute spec, Attribute left) const {
  if (spec == left)
    return true;
  if (auto array = dyn_cast<ArrayAttr>(spec)) {
    auto others = dyn_cast_or_null<ArrayAttr>(left);
    return others && array.size() == others.size() &&
           llvm::all_of_zip(array, others, [&](Attribute x, Attribute y) {
             return fits(x, y);
           });
  }
  TorchTensorType type = getTensor(spec), other = getTensor(left);
  return type && other && type.getDtype() == other.getDtype() &&
         type.getDims().size() == other.getDims().size() &&
         llvm::all_of_zip(type.getDims(), other.getDims(),
                          [&](Attribute dim, Attribute size) {
                            return dim == size ||
                                   cx.options.openStateDims.contains(dim);
                          });
}

LogicalResult Signature::addState(func::FuncOp function) {
  SmallVector<std::pair<GlobalOp, AbstractValue>> begun;
  SmallVector<unsigned> beginOther;
  for (auto &[name, form] : cx.options.changedState) {
    if (!form.spec)
      continue;
    auto global = symbolTable->lookup<GlobalOp>(name);
    size_t numTensors = argumentTensors.size(), numNames = argumentNames.size();
    AbstractValue value = addArgument(form.spec, global.getType(), name,
                                      NameLoc::get(name), function);
    if (value.isUninitialized())
      return failure();
    // The next call sees what is written to it.
    argumentTensors.resize(numTensors);
    llvm::append_range(stateNames,
                       ArrayRef(argumentNames).drop_front(numNames));
    if (isa<TypeAttr>(form.spec))
      stateArguments[name] = {cx.graph.getEntryBlock()->getArguments().back(),
                              global.getValue()};
    if (form.beginsOther)
      beginOther.push_back(begun.size());
    begun.push_back({global, value});
  }
  if (!beginOther.empty()) {
    while (llvm::is_contained(argumentNames, firstCall))
      firstCall += "_";
    argumentNames.push_back(firstCall);
    Value isFirst = cx.graph.getEntryBlock()->addArgument(
        TorchBoolType::get(cx.context),
        NameLoc::get(cx.b.getStringAttr(firstCall)));
    for (unsigned i : beginOther) {
      auto &[global, value] = begun[i];
      Location loc = NameLoc::get(global.getSymNameAttr());
      FailureOr<AbstractValue> either = control.choose(
          isFirst,
          cx.memory.fromAttribute(global.getValue(), global.getType(), loc),
          value, loc);
      if (failed(either))
        return failure();
      value = *either;
    }
  }
  for (auto &[global, value] : begun)
    beginGlobal(global, value);
  return success();
}

/// An attribute holds `value` before the program.
void Signature::beginGlobal(GlobalOp global, AbstractValue value) {
  SmallVector<TensorObj *> tensors;
  if (global->hasAttr(kStridedAttr) ||
      cx.options.stridedState.contains(global.getSymNameAttr()))
    collectTensors(value, tensors);
  for (TensorObj *tensor : tensors) {
    tensor->contiguous = false;
    tensor->layout = cx.heap.newLayout(Layout::Unknown, tensor->current);
  }
  cx.globals.begin(global.getSymNameAttr(), value);
}

/// Adds the values that attributes end with to the results.
LogicalResult Signature::addStateResults(
    Location loc, SmallVectorImpl<std::pair<Value, std::string>> &flat) {
  if (cx.options.state != StatePolicy::InputOutput)
    return success();
  ArrayRef<std::string> names(stateNames);
  for (auto &[name, form] : cx.options.changedState)
    if (form.spec &&
        failed(addStateResult(form.spec,
                              symbolTable->lookup<GlobalOp>(name).getType(),
                              cx.globals.lookup(name), names, loc, flat)))
      return failure();
  return success();
}

/// Adds the parts of `value` that `spec` makes arguments of, which have the
/// first of `names`.
LogicalResult Signature::addStateResult(
    Attribute spec, Type type, AbstractValue value,
    ArrayRef<std::string> &names, Location loc,
    SmallVectorImpl<std::pair<Value, std::string>> &flat) {
  value = unify(cx, value, loc);
  if (isa<TypeAttr>(spec)) {
    FailureOr<Value> result = materialize(cx, value, loc);
    if (failed(result))
      return failure();
    flat.push_back({*result, names.front() + "_out"});
    names = names.drop_front();
    return success();
  }
  if (auto specs = dyn_cast<ArrayAttr>(spec))
    for (auto [part, held] : llvm::zip(partsOf(specs, type, ""), heldBy(value)))
      if (failed(addStateResult(part.value, part.type, held, names, loc, flat)))
        return failure();
  return success();
}

} // namespace torchonnx
