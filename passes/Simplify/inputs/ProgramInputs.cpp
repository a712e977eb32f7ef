//===- ProgramInputs.cpp - Inputs that the program describes --------------===//

#include "passes/Simplify/inputs/ProgramInputs.h"
#include "dialects/Torch/ProgramInputs.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace torchonnx {

ProgramInputs::ProgramInputs(func::FuncOp entry)
    : entry(entry), given(entry.getNumArguments()) {
  for (NamedAttribute entry :
       entry->getAttrOfType<DictionaryAttr>(kProgramSizes)) {
    auto row = cast<DenseI64ArrayAttr>(entry.getValue()).asArrayRef();
    ranges[entry.getName().str()] = {row[0], row[1], row[2], row[3]};
  }
}

/// The program's description of an argument.
static Type getDeclared(func::FuncOp entry, unsigned argument) {
  auto attr = entry.getArgAttrOfType<TypeAttr>(argument, kProgramInput);
  return attr ? attr.getValue() : entry.getArgumentTypes()[argument];
}

SizeExpr ProgramInputs::parse(StringRef dim) const {
  SizeFacts facts;
  for (const auto &[name, range] : ranges)
    facts.set(name, range);
  SizeExpr e = SizeExpr::parse(dim, facts);
  return !e ? e
            : e.substitute(
                  [&](StringRef name) {
                    auto it = replaced.find(name);
                    return it == replaced.end() ? SizeExpr::name(name)
                                                : it->second;
                  },
                  facts);
}

static bool holds(const SizeRange &range, int64_t size) {
  return size >= range.min && size <= range.max &&
         (size - range.remainder) % range.multiple == 0;
}

LogicalResult ProgramInputs::replace(StringRef name, const SizeExpr &by,
                                     StringRef argument, std::string &why) {
  auto [it, isNew] = replaced.insert({name.str(), by});
  std::optional<int64_t> number = by.number();
  if (!isNew && it->second != by)
    why = "--input: dim '" + name.str() + "' of the program is given as " +
          it->second.str() + " and, by argument '" + argument.str() + "', as " +
          by.str();
  else if (number && !holds(ranges[name.str()], *number))
    why = "--input: argument '" + argument.str() + "' is given a dim that is " +
          by.str() + ", and the program was exported for other sizes of '" +
          name.str() + "'";
  else
    return success();
  return failure();
}

LogicalResult ProgramInputs::meet(unsigned argument, Attribute given,
                                  StringRef name, std::string &why) {
  this->given[argument] = given;
  auto declared = dyn_cast<TorchTensorType>(getDeclared(entry, argument));
  if (!given || !declared)
    return success();
  auto refuse = [&](const llvm::Twine &message) {
    why = ("--input: argument '" + name + "' is " + spellType(declared) +
           " in the exported program, " + message)
              .str();
    return failure();
  };
  auto attr = dyn_cast<TypeAttr>(given);
  auto type =
      attr ? dyn_cast<TorchTensorType>(attr.getValue()) : TorchTensorType();
  if (!type || type.getDtype() != declared.getDtype() ||
      type.getRank() != declared.getRank())
    return refuse("which --input cannot change to another kind of value");
  for (auto [dim, wanted] : llvm::zip(declared.getDims(), type.getDims())) {
    auto symbol = dyn_cast<StringAttr>(dim);
    auto other = dyn_cast<StringAttr>(wanted);
    if (!symbol) {
      if (other)
        return refuse("where a dim is a number: export it with dynamic_shapes "
                      "that let it vary");
      if (wanted != dim)
        return refuse("and --input gives another number for a dim");
      continue;
    }
    if (symbol.empty() || (other && other.empty()))
      continue;
    SizeExpr by = other ? SizeExpr::name(other)
                        : SizeExpr(cast<IntegerAttr>(wanted).getInt());
    if (ranges.count(symbol.getValue())) {
      if (failed(replace(symbol, by, name, why)))
        return failure();
    } else if (other) {
      return refuse("where a dim is " + symbol.getValue() +
                    ": write '?' for it");
    }
  }
  return success();
}

std::vector<std::string> ProgramInputs::names() const {
  std::vector<std::string> names;
  for (const auto &[name, range] : ranges) {
    auto it = replaced.find(name);
    if (it == replaced.end())
      names.push_back(name);
    else if (std::optional<StringRef> other = it->second.asName())
      names.push_back(other->str());
  }
  return names;
}

FailureOr<Attribute>
ProgramInputs::settle(unsigned argument, StringRef name, DynamicSizes &sizes,
                      llvm::function_ref<std::string(int64_t)> nameDim,
                      std::string &why) {
  Builder b(entry.getContext());
  auto declared = dyn_cast<TorchTensorType>(getDeclared(entry, argument));
  if (!declared)
    return given[argument]
               ? given[argument]
               : Attribute(TypeAttr::get(getDeclared(entry, argument)));
  // All names are there before an expression mentions them.
  for (const auto &[known, range] : ranges) {
    SizeExpr e = parse(known);
    std::optional<StringRef> called = e.asName();
    if (!called)
      continue;
    auto [it, isNew] = sizes.insert({b.getStringAttr(*called), {}});
    DynamicSize &size = it->second;
    size.isNamed = size.isOfProgram = true;
    size.range.name = called->str();
    // That nothing is said of small sizes is not that there are none.
    size.range.min = std::max({range.min, size.range.min, int64_t(1)});
    size.range.max = std::min(range.max, size.range.max);
    if (range.multiple > 1) {
      size.range.multiple = range.multiple;
      size.remainder = range.remainder;
    }
  }
  auto wanted =
      given[argument]
          ? cast<TorchTensorType>(cast<TypeAttr>(given[argument]).getValue())
          : TorchTensorType();
  SmallVector<Attribute> dims;
  for (auto [i, dim] : llvm::enumerate(declared.getDims())) {
    auto symbol = dyn_cast<StringAttr>(dim);
    Attribute asked = wanted ? wanted.getDims()[i] : Attribute();
    auto askedNumber = dyn_cast_or_null<IntegerAttr>(asked);
    auto askedName = dyn_cast_or_null<StringAttr>(asked);
    SizeExpr e = !symbol          ? SizeExpr(cast<IntegerAttr>(dim).getInt())
                 : symbol.empty() ? SizeExpr::none()
                                  : parse(symbol);
    if (!e && askedNumber)
      e = askedNumber.getInt();
    std::optional<int64_t> number = e ? e.number() : std::nullopt;
    if (askedNumber && number != askedNumber.getInt()) {
      why = "--input: argument '" + name.str() + "' is " + spellType(declared) +
            " in the exported program, so dim " + std::to_string(i) + " is " +
            e.str() + ", not " + std::to_string(askedNumber.getInt());
      return failure();
    }
    if (number) {
      dims.push_back(b.getI64IntegerAttr(*number));
      continue;
    }
    std::optional<StringRef> called = e ? e.asName() : std::nullopt;
    if (called) {
      dims.push_back(b.getStringAttr(*called));
      continue;
    }
    // What follows of others, or is told by nothing, has a name till then.
    StringAttr fresh = b.getStringAttr(
        askedName && !askedName.empty() ? askedName.str() : nameDim(i));
    DynamicSize &size = sizes[fresh];
    size.range.name = fresh.str();
    size.isNamed = size.isOfProgram = true;
    if (e)
      size.expression = e.str();
    dims.push_back(fresh);
  }
  return Attribute(TypeAttr::get(
      TorchTensorType::get(b.getContext(), dims, declared.getDtype())));
}

} // namespace torchonnx
