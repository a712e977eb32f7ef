//===- StateForms.cpp - What attributes are to later calls ----------------===//
//
// An attribute that calls change is an argument of a type that takes both what
// the archive holds and what a call leaves: a dim that the two have otherwise
// is open, as that of a cache that grows. Where no type takes both, as a tensor
// that is None at first, the argument takes what calls leave, and another says
// that there was none.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/solve/SizeLearner.h"

using namespace mlir;

namespace torchonnx {

GlobalOp SizeLearner::getState(StringAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<GlobalOp>(entry, name);
}

/// A dim of an attribute that may have any size.
Attribute SizeLearner::openStateDim(StringRef name, unsigned position) {
  std::string text = asDimName((name + "_dim" + Twine(position)).str());
  while (knowledge.sizes.contains(knowledge.nameOf(text)))
    text += "_";
  StringAttr dim = knowledge.nameOf(text);
  DynamicSize size;
  size.range.min = 0;
  knowledge.sizes[dim] = declared[dim] = size;
  options.openStateDims.insert(dim);
  return dim;
}

/// What takes whatever `form` takes and what is described as `left`, which it
/// does not take; null where nothing does. Without a form, what takes `left`:
/// what is a size of this call may be another of the next one.
Attribute SizeLearner::widen(Attribute form, Attribute left, Type type,
                             StringRef name) {
  if (form == left)
    return form;
  if (auto parts = dyn_cast<ArrayAttr>(left)) {
    auto others = dyn_cast_or_null<ArrayAttr>(form);
    if (form && (!others || others.size() != parts.size()))
      return {};
    SmallVector<Attribute> wide;
    for (auto [i, part] : llvm::enumerate(partsOf(parts, type, name))) {
      Attribute other = others ? others[i] : Attribute();
      if (part.key && other) {
        auto entry = cast<ArrayAttr>(other);
        if (entry[0] != part.key)
          return {};
        other = entry[1];
      }
      Attribute one = widen(other, part.value, part.type, part.name);
      if (!one)
        return {};
      wide.push_back(part.key ? ArrayAttr::get(context, {part.key, one}) : one);
    }
    return ArrayAttr::get(context, wide);
  }
  TorchTensorType tensor = getTensor(left), other = getTensor(form);
  if (!tensor)
    return form ? Attribute() : left;
  if (form && (!other || other.getDtype() != tensor.getDtype() ||
               other.getDims().size() != tensor.getDims().size()))
    return {};
  SmallVector<Attribute> dims;
  for (auto [i, dim] : llvm::enumerate(tensor.getDims())) {
    Attribute before = form ? other.getDims()[i] : Attribute();
    if (before && (before == dim || options.openStateDims.contains(before)))
      dims.push_back(before);
    else if (!form && isa<IntegerAttr>(dim))
      dims.push_back(dim);
    else
      dims.push_back(openStateDim(name, i));
  }
  return TypeAttr::get(TorchTensorType::get(context, dims, tensor.getDtype()));
}

static std::string spellForm(Attribute form) {
  if (!form)
    return "what only the run knows";
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto type = dyn_cast<TypeAttr>(form)) {
    stream << spellType(type.getValue());
  } else if (auto parts = dyn_cast<ArrayAttr>(form)) {
    stream << "[";
    llvm::interleaveComma(parts, stream,
                          [&](Attribute part) { stream << spellForm(part); });
    stream << "]";
  } else {
    form.print(stream, /*elideType=*/true);
  }
  return text;
}

/// Takes note of the forms in which the last run leaves attributes; fails where
/// no argument takes them.
LogicalResult SizeLearner::learnState() {
  options.stridedState.insert_range(findings.stridedState);
  bool carries = options.state == StatePolicy::InputOutput;
  // Where calls leave what no argument takes that takes what the archive holds,
  // a flag that they all leave alike says which it is.
  bool isToldApart = false;
  SmallVector<std::pair<StringAttr, Attribute>> flags;
  for (auto &[name, change] : findings.changedState) {
    auto [left, other, where] = change;
    Type type = getState(name).getType();
    auto [known, isNew] = state.insert({name, {left}});
    StateForm &form = known->second;
    if (isNew) {
      if (isa_and_nonnull<BoolAttr>(other)) {
        flags.push_back({name, other});
      } else if (other && !isSampled) {
        isToldApart = true;
        form = carries ? StateForm{widen({}, other, type, name),
                                   /*beginsOther=*/true}
                       : StateForm();
      }
      continue;
    }
    // It changes otherwise too.
    if (isa_and_nonnull<BoolAttr>(form.spec)) {
      form = {left};
      continue;
    }
    if (!carries) {
      form.spec = {};
      continue;
    }
    // What the run's own samples name is not for the next one.
    Attribute wide = form.spec && left && !isSampled
                         ? widen(form.spec, left, type, name)
                         : Attribute();
    if (wide && wide != form.spec) {
      form.spec = wide;
    } else if (!wide && left && !isSampled && !form.beginsOther) {
      form = {widen({}, left, type, name), /*beginsOther=*/true};
    } else {
      std::string message;
      llvm::raw_string_ostream(message)
          << "'" << name.getValue() << "' is " << spellForm(form.spec)
          << " before a call and " << spellForm(left)
          << " after it: --state=io cannot carry it to the next one";
      findings.say(DiagnosticSeverity::Error, where, message);
      llvm::move(findings.messages, std::back_inserter(held));
      return failure();
    }
  }
  for (auto &[name, left] : flags)
    if (isToldApart)
      state[name] =
          carries ? StateForm{left, /*beginsOther=*/true} : StateForm();
  options.changedState = state;
  return success();
}

/// Whether what the archive holds is of a size that the arguments take by now;
/// otherwise the first call is told apart.
bool SizeLearner::takesInitialState() {
  bool takesAll = true;
  auto apart = [&](StringAttr name) {
    state[name].beginsOther = options.changedState[name].beginsOther = true;
    takesAll = false;
  };
  auto takes = [&](StringAttr dim, int64_t size) {
    return knowledge.isFree(dim)
               ? knowledge.sizes.lookup(dim).range.min <= size
               : llvm::is_contained(knowledge.facts.lookup(dim).values, size);
  };
  for (auto &[name, form] : state) {
    TorchTensorType tensor = getTensor(form.spec);
    if (!tensor || form.beginsOther)
      continue;
    auto initial =
        cast<TorchTensorType>(getConstantType(getState(name).getValue()));
    for (auto [dim, size] : llvm::zip(tensor.getDims(), initial.getDims())) {
      auto open = dyn_cast<StringAttr>(dim);
      if (open && !takes(open, cast<IntegerAttr>(size).getInt()))
        apart(name);
    }
  }
  return takesAll;
}

} // namespace torchonnx
