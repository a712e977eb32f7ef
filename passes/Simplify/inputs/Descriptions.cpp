//===- Descriptions.cpp - What is said of one argument --------------------===//

#include "passes/Simplify/inputs/Descriptions.h"

using namespace mlir;

namespace torchonnx {

LogicalResult Descriptions::fail(const llvm::Twine &message) {
  return emitError(UnknownLoc::get(b.getContext()), message);
}

//===----------------------------------------------------------------------===//
// Names of dims
//===----------------------------------------------------------------------===//

void Descriptions::noteNames(Attribute spec) {
  spec.walk([&](TorchTensorType type) {
    for (Attribute dim : type.getDims())
      if (auto name = dyn_cast<StringAttr>(dim); name && !name.empty())
        takenNames.insert(name);
  });
}

bool Descriptions::vary(StringRef path, const DynamicDims &dims) {
  if (!dynamic.try_emplace(path, dims).second)
    return false;
  for (auto &[dim, dimName] : dims.dims)
    takenNames.insert(dimName);
  return true;
}

std::string Descriptions::nameDim(StringRef argument, int64_t dim) {
  std::string name = asDimName((argument + "_" + llvm::Twine(dim)).str());
  while (!takenNames.insert(name).second)
    name += "_";
  return name;
}

StringAttr Descriptions::addSize(StringRef name, std::optional<int64_t> example,
                                 bool isNamed) {
  StringAttr symbol = b.getStringAttr(name);
  DynamicSize &size = sizes[symbol];
  size.range.name = name.str();
  size.isNamed |= isNamed;
  if (example)
    size.example = example;
  return symbol;
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

LogicalResult Descriptions::checkScalar(Attribute spec, Type type,
                                        StringRef name) {
  Type given = isa<TypeAttr>(spec) ? cast<TypeAttr>(spec).getValue()
                                   : getConstantType(spec);
  bool isNumber = isa<TorchIntType, TorchFloatType, TorchBoolType>(given);
  bool good = type.getTypeID() == given.getTypeID() ||
              isa<TorchAnyType, ClassType>(type) ||
              (isNumber && isa<TorchNumberType>(type)) ||
              (isa<TorchIntType>(given) && isa<TorchFloatType>(type) &&
               !isa<TypeAttr>(spec));
  return good ? success()
              : fail("argument '" + name + "' takes " + spellType(type) +
                     ", but --input gives " + spellType(given));
}

FailureOr<Attribute> Descriptions::resolveTensor(TorchTensorType tensor,
                                                 Attribute spec, Type type,
                                                 StringRef name,
                                                 bool inferred) {
  // A tensor without dims stands for a number, in a dtype of choice.
  Type dtype = tensor.getDtype();
  if (tensor.getRank() == 0 &&
      ((isa<TorchFloatType>(type) && isa<FloatType>(dtype)) ||
       (isa<TorchBoolType>(type) && dtype.isInteger(1)) ||
       (isa<TorchIntType>(type) && isa<IntegerType>(dtype) &&
        !dtype.isInteger(1))))
    return spec;
  if (!isa<RefType, TorchTensorType, TorchAnyType>(type))
    return fail("argument '" + name + "' takes " + spellType(type) +
                ", but --input gives a tensor");
  SmallVector<Attribute> dims;
  for (auto [i, dim] : llvm::enumerate(tensor.getDims())) {
    auto symbol = dyn_cast<StringAttr>(dim);
    if (!symbol) {
      dims.push_back(dim);
      continue;
    }
    // A name that is the user's does not say how large what we infer is.
    bool isOurs = symbol.empty() || (inferred && takenNames.contains(symbol));
    dims.push_back(addSize(isOurs ? nameDim(name, i) : symbol.str(),
                           std::nullopt, !symbol.empty() && !inferred));
  }
  return Attribute(TypeAttr::get(
      TorchTensorType::get(b.getContext(), dims, tensor.getDtype())));
}

FailureOr<Attribute> Descriptions::resolveParts(ArrayAttr array, Type type,
                                                StringRef name, bool inferred) {
  auto list = dyn_cast<ListType>(type);
  auto tuple = dyn_cast<TorchTupleType>(type);
  auto dict = dyn_cast<DictType>(type);
  if (!list && !tuple && !dict)
    return fail("argument '" + name + "' takes " + spellType(type) +
                ", but --input gives a list, tuple or dict" +
                suggestDims(array, type, name));
  if (tuple && tuple.getElements().size() != array.size())
    return fail("argument '" + name + "' is a tuple of " +
                llvm::Twine(tuple.getElements().size()) +
                " elements, but --input describes " +
                llvm::Twine(array.size()));
  SmallVector<Attribute> elements;
  SmallVector<DescribedPart> parts = partsOf(array, type, name);
  if (parts.size() != array.size())
    return fail("argument '" + name + "' takes a dict: '{\"key\": f32[2]}'");
  for (const DescribedPart &part : parts) {
    if (dict && failed(checkScalar(part.key, dict.getKeyType(), part.name)))
      return failure();
    FailureOr<Attribute> resolved =
        resolve(part.value, part.type, part.name, inferred);
    if (failed(resolved))
      return failure();
    elements.push_back(dict ? Attribute(b.getArrayAttr({part.key, *resolved}))
                            : *resolved);
  }
  return Attribute(b.getArrayAttr(elements));
}

FailureOr<Attribute> Descriptions::resolve(Attribute spec, Type type,
                                           StringRef name, bool inferred) {
  if (auto optional = dyn_cast<TorchOptionalType>(type)) {
    if (isa<UnitAttr>(spec))
      return spec;
    return resolve(spec, optional.getElementType(), name, inferred);
  }
  auto given = dyn_cast<TypeAttr>(spec);
  auto tensor =
      given ? dyn_cast<TorchTensorType>(given.getValue()) : TorchTensorType();
  if (tensor)
    return resolveTensor(tensor, spec, type, name, inferred);
  if (auto array = dyn_cast<ArrayAttr>(spec))
    return resolveParts(array, type, name, inferred);
  if (failed(checkScalar(spec, type, name)))
    return failure();
  auto number = dyn_cast<IntegerAttr>(spec);
  if (isa<TorchFloatType>(type) && number && !isa<BoolAttr>(spec))
    return Attribute(b.getF64FloatAttr(number.getInt()));
  return spec;
}

//===----------------------------------------------------------------------===//
// Examples
//===----------------------------------------------------------------------===//

bool fits(Attribute example, Type type) {
  if (isa<RefType, TorchTensorType>(type))
    return isa<ElementsAttr>(example);
  if (isa<TorchBoolType>(type))
    return isa<BoolAttr>(example);
  bool isInt = isa<IntegerAttr>(example) && !isa<BoolAttr>(example);
  if (isa<TorchIntType>(type))
    return isInt;
  if (isa<TorchFloatType>(type))
    return isInt || isa<FloatAttr>(example);
  if (isa<TorchStrType>(type))
    return isa<StringAttr>(example);
  if (isa<ListType, TorchTupleType, DictType>(type))
    return isa<ArrayAttr>(example);
  return true;
}

FailureOr<Attribute> Descriptions::generalizeTensor(Attribute example,
                                                    StringRef name,
                                                    const std::string &path) {
  auto tensor = cast<TorchTensorType>(getConstantType(example));
  SmallVector<Attribute> dims(tensor.getDims());
  // What is said of a container is said of all that it holds.
  auto varying = dynamic.lookup(path).dims;
  if (StringRef whole = StringRef(path).split('[').first; whole != path)
    llvm::append_range(varying, dynamic.lookup(whole).dims);
  for (auto &[position, dimName] : varying) {
    int64_t dim = fromFront(position, tensor.getRank());
    if (dim < 0 || dim >= tensor.getRank())
      return fail("--dynamic: argument '" + name + "' has " +
                  llvm::Twine(tensor.getRank()) + " dims, so none is " +
                  llvm::Twine(position));
    if (isa<StringAttr>(dims[dim]))
      return fail("--dynamic: dim " + llvm::Twine(dim) + " of argument '" +
                  name + "' is given twice");
    bool isFree = dimName == "?"; // One size may be all that it takes.
    std::string symbol =
        isFree || dimName.empty() ? nameDim(name, dim) : dimName;
    auto *it = sizes.find(b.getStringAttr(symbol));
    if (it != sizes.end() && it->second.example &&
        it->second.example != tensor.getSize(dim))
      return fail("--dynamic: dim '" + symbol + "' is " +
                  llvm::Twine(*it->second.example) + " and " +
                  llvm::Twine(*tensor.getSize(dim)) + " in the example");
    dims[dim] = addSize(symbol, tensor.getSize(dim), /*isNamed=*/!isFree);
  }
  return Attribute(TypeAttr::get(
      TorchTensorType::get(b.getContext(), dims, tensor.getDtype())));
}

FailureOr<Attribute> Descriptions::generalize(Attribute example, Type type,
                                              StringRef name,
                                              const std::string &path) {
  if (auto optional = dyn_cast<TorchOptionalType>(type)) {
    if (isa<UnitAttr>(example))
      return example;
    type = optional.getElementType();
  }
  if (!fits(example, type))
    return fail("argument '" + name + "' is " + spellType(type) +
                ", which its example is not");
  if (isa<ElementsAttr>(example))
    return generalizeTensor(example, name, path);
  if (auto array = dyn_cast<ArrayAttr>(example)) {
    SmallVector<Attribute> elements;
    for (auto [i, part] : llvm::enumerate(partsOf(array, type, name))) {
      FailureOr<Attribute> resolved = generalize(
          part.value, part.type, part.name, pathOf(path, i, part.key));
      if (failed(resolved))
        return failure();
      elements.push_back(part.key
                             ? Attribute(b.getArrayAttr({part.key, *resolved}))
                             : *resolved);
    }
    return Attribute(b.getArrayAttr(elements));
  }
  if (dynamic.count(path))
    return fail("--dynamic: '" + path + "' is " + spellType(type) +
                ", which has no dims");
  MLIRContext *context = b.getContext();
  if (isa<BoolAttr>(example))
    return Attribute(TypeAttr::get(TorchBoolType::get(context)));
  if (isa<IntegerAttr>(example))
    return Attribute(isa<TorchFloatType>(type)
                         ? TypeAttr::get(TorchFloatType::get(context))
                         : TypeAttr::get(TorchIntType::get(context)));
  if (isa<FloatAttr>(example))
    return Attribute(TypeAttr::get(TorchFloatType::get(context)));
  return example;
}

} // namespace torchonnx
