//===- Inputs.cpp - Arguments of the entry function -----------------------===//

#include "passes/Simplify/Inputs.h"
#include "passes/Simplify/Evaluator.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// Fits descriptions to the arguments of one function.
class Binder {
public:
  Binder(func::FuncOp entry, DynamicSizes &sizes)
      : entry(entry), sizes(sizes), b(entry.getContext()) {}

  LogicalResult bind(const InputOptions &options);

private:
  std::string nameOf(unsigned i) {
    auto name = entry.getArgAttrOfType<StringAttr>(i, "torch.name");
    return name ? name.str() : "input_" + std::to_string(i);
  }
  LogicalResult fail(const llvm::Twine &message) {
    // What a flag says is at fault, no place in the program.
    return emitError(UnknownLoc::get(entry.getContext()), message);
  }
  /// Names the symbols of a description and checks it against `type`.
  FailureOr<Attribute> resolve(Attribute spec, Type type, StringRef name);
  /// The description that a value is an example of.
  FailureOr<Attribute> generalize(Attribute example, Type type,
                                  const DynamicDims *dynamic, StringRef name);
  FailureOr<ArrayRef<Attribute>> listExamples(ArrayRef<Attribute> examples);
  StringAttr addSize(StringRef name, std::optional<int64_t> example,
                     bool isNamed);
  /// A name for a dim that the user left unnamed.
  std::string nameDim(StringRef argument, int64_t dim) {
    std::string name = (argument + "_" + llvm::Twine(dim)).str();
    while (userNames.contains(name))
      name += "_";
    return name;
  }
  /// Notes the dim names that the user gives.
  void collectNames(Attribute spec);
  LogicalResult checkScalar(Attribute spec, Type type, StringRef name);
  LogicalResult bindRanges(ArrayRef<std::string> texts);

  func::FuncOp entry;
  DynamicSizes &sizes;
  Builder b;
  llvm::StringSet<> userNames;
  /// Names are ours, as the user gives none.
  bool inferring = false;
};

void Binder::collectNames(Attribute spec) {
  spec.walk([&](TorchTensorType type) {
    for (Attribute dim : type.getDims())
      if (auto name = dyn_cast<StringAttr>(dim); name && !name.empty())
        userNames.insert(name);
  });
}

StringAttr Binder::addSize(StringRef name, std::optional<int64_t> example,
                           bool isNamed) {
  StringAttr symbol = b.getStringAttr(name);
  DynamicSize &size = sizes[symbol];
  size.range.name = name.str();
  size.isNamed |= isNamed;
  if (example)
    size.example = example;
  return symbol;
}

/// Whether an example may be passed for a `type`. Of containers, this is about
/// the container alone.
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

/// What a list of sizes was to say, where a tensor is taken.
std::string suggestDims(ArrayAttr sizes, Type type, StringRef name) {
  if (!isa<RefType, TorchTensorType>(type) || sizes.empty())
    return "";
  std::string dims;
  for (Attribute size : sizes) {
    auto number = dyn_cast<IntegerAttr>(size);
    if (!number && !isa<UnitAttr>(size))
      return "";
    dims += dims.empty() ? "" : ",";
    dims +=
        number && number.getInt() >= 0 ? std::to_string(number.getInt()) : "?";
  }
  return (": did you mean --input '" + name + "=f32[" + dims + "]'?").str();
}

/// Whether a number, a string or None, or the type of one, is what an argument
/// takes.
LogicalResult Binder::checkScalar(Attribute spec, Type type, StringRef name) {
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

FailureOr<Attribute> Binder::resolve(Attribute spec, Type type,
                                     StringRef name) {
  if (auto optional = dyn_cast<TorchOptionalType>(type)) {
    if (isa<UnitAttr>(spec))
      return spec;
    return resolve(spec, optional.getElementType(), name);
  }
  auto given = dyn_cast<TypeAttr>(spec);
  auto tensor =
      given ? dyn_cast<TorchTensorType>(given.getValue()) : TorchTensorType();
  if (!tensor && !isa<ArrayAttr>(spec)) {
    if (failed(checkScalar(spec, type, name)))
      return failure();
    auto number = dyn_cast<IntegerAttr>(spec);
    if (isa<TorchFloatType>(type) && number && !isa<BoolAttr>(spec))
      return Attribute(b.getF64FloatAttr(number.getInt()));
    return spec;
  }
  if (tensor) {
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
      dims.push_back(addSize(symbol.empty() ? nameDim(name, i) : symbol.str(),
                             std::nullopt, !symbol.empty() && !inferring));
    }
    return Attribute(TypeAttr::get(
        TorchTensorType::get(b.getContext(), dims, tensor.getDtype())));
  }
  if (auto array = dyn_cast<ArrayAttr>(spec)) {
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
    for (auto [i, element] : llvm::enumerate(array)) {
      std::string elementName = (name + "_" + llvm::Twine(i)).str();
      Attribute inner = element;
      Type elementType = list    ? list.getElementType()
                         : tuple ? tuple.getElements()[i]
                                 : dict.getValueType();
      auto pair = dyn_cast<ArrayAttr>(element);
      if (dict) {
        if (!pair || pair.size() != 2)
          return fail("argument '" + name +
                      "' takes a dict: '{\"key\": f32[2]}'");
        if (failed(checkScalar(pair[0], dict.getKeyType(), elementName)))
          return failure();
        inner = pair[1];
        if (auto key = dyn_cast<StringAttr>(pair[0]))
          elementName = (name + "_" + key.getValue()).str();
      }
      FailureOr<Attribute> resolved = resolve(inner, elementType, elementName);
      if (failed(resolved))
        return failure();
      elements.push_back(dict ? Attribute(b.getArrayAttr({pair[0], *resolved}))
                              : *resolved);
    }
    return Attribute(b.getArrayAttr(elements));
  }
  return spec;
}

FailureOr<Attribute> Binder::generalize(Attribute example, Type type,
                                        const DynamicDims *dynamic,
                                        StringRef name) {
  if (auto optional = dyn_cast<TorchOptionalType>(type)) {
    if (isa<UnitAttr>(example))
      return example;
    type = optional.getElementType();
  }
  if (!fits(example, type))
    return fail("argument '" + name + "' is " + spellType(type) +
                ", which its example is not");
  if (auto elements = dyn_cast<ElementsAttr>(example)) {
    auto tensor = cast<TorchTensorType>(getConstantType(example));
    SmallVector<Attribute> dims(tensor.getDims());
    for (auto &[position, dimName] :
         dynamic ? ArrayRef(dynamic->dims)
                 : ArrayRef<std::pair<int64_t, std::string>>()) {
      int64_t dim = position < 0 ? position + tensor.getRank() : position;
      if (dim < 0 || dim >= tensor.getRank())
        return fail("--dynamic: argument '" + name + "' has " +
                    llvm::Twine(tensor.getRank()) + " dims, so none is " +
                    llvm::Twine(position));
      if (isa<StringAttr>(dims[dim]))
        return fail("--dynamic: dim " + llvm::Twine(dim) + " of argument '" +
                    name + "' is given twice");
      std::string symbol = dimName.empty() ? nameDim(name, dim) : dimName;
      auto *it = sizes.find(b.getStringAttr(symbol));
      if (it != sizes.end() && it->second.example &&
          it->second.example != tensor.getSize(dim))
        return fail("--dynamic: dim '" + symbol + "' is " +
                    llvm::Twine(*it->second.example) + " and " +
                    llvm::Twine(*tensor.getSize(dim)) + " in the example");
      dims[dim] = addSize(symbol, tensor.getSize(dim), /*isNamed=*/true);
    }
    return Attribute(TypeAttr::get(
        TorchTensorType::get(b.getContext(), dims, tensor.getDtype())));
  }
  if (auto array = dyn_cast<ArrayAttr>(example)) {
    auto list = dyn_cast<ListType>(type);
    auto tuple = dyn_cast<TorchTupleType>(type);
    auto dict = dyn_cast<DictType>(type);
    SmallVector<Attribute> elements;
    for (auto [i, element] : llvm::enumerate(array)) {
      std::string elementName = (name + "_" + llvm::Twine(i)).str();
      auto pair = dict ? cast<ArrayAttr>(element) : ArrayAttr();
      if (auto key = pair ? dyn_cast<StringAttr>(pair[0]) : StringAttr())
        elementName = (name + "_" + key.getValue()).str();
      Type elementType = list ? list.getElementType()
                         : tuple && i < tuple.getElements().size()
                             ? tuple.getElements()[i]
                         : dict ? dict.getValueType()
                                : Type(TorchAnyType::get(b.getContext()));
      FailureOr<Attribute> resolved = generalize(
          pair ? pair[1] : element, elementType, dynamic, elementName);
      if (failed(resolved))
        return failure();
      elements.push_back(pair ? Attribute(b.getArrayAttr({pair[0], *resolved}))
                              : *resolved);
    }
    return Attribute(b.getArrayAttr(elements));
  }
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

/// The examples one by one. One that is a list where the program does not begin
/// with one is a list of them.
FailureOr<ArrayRef<Attribute>>
Binder::listExamples(ArrayRef<Attribute> examples) {
  auto array = examples.size() == 1 ? dyn_cast<ArrayAttr>(examples.front())
                                    : ArrayAttr();
  if (!array)
    return examples;
  Type type = entry.getNumArguments()
                  ? entry.getArgumentTypes().front()
                  : Type(TorchNoneType::get(b.getContext()));
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  if (isa<TorchAnyType, ClassType>(type) || fits(array, type))
    return examples;
  auto isEntry = [](Attribute element) {
    auto pair = dyn_cast<ArrayAttr>(element);
    return pair && pair.size() == 2 && isa<StringAttr>(pair[0]);
  };
  if (!array.empty() && llvm::all_of(array, isEntry))
    return fail("--example-inputs holds a dict: save the arguments in their "
                "order with torch.save((x, y), \"examples.pt\")");
  return array.getValue();
}

LogicalResult Binder::bind(const InputOptions &options) {
  unsigned count = entry.getNumArguments();
  llvm::StringMap<unsigned> byName;
  for (unsigned i = 0; i < count; ++i)
    byName[nameOf(i)] = i;
  auto known = [&]() {
    std::string names;
    for (unsigned i = 0; i < count; ++i)
      names += (i ? ", " : "") + nameOf(i);
    return count ? "the arguments are " + names
                 : std::string("there are no arguments");
  };

  FailureOr<ArrayRef<Attribute>> examples = listExamples(options.examples);
  if (failed(examples))
    return failure();
  if (!options.dynamic.empty() && examples->empty())
    return fail("--dynamic is about --example-inputs, and there are none: "
                "--input 'x=f32[batch,3]' names dims that vary");
  std::string why;
  llvm::DenseMap<unsigned, DynamicDims> dynamic;
  for (const std::string &text : options.dynamic) {
    FailureOr<DynamicDims> dims = parseDynamicDims(text, why);
    if (failed(dims))
      return fail(why);
    auto it = byName.find(dims->name);
    if (it == byName.end())
      return fail("--dynamic '" + text + "': no argument is called '" +
                  dims->name + "'; " + known());
    if (it->second >= examples->size())
      return fail("--dynamic '" + text + "': there is no example of '" +
                  dims->name +
                  "'; give one with --example-inputs, or describe "
                  "the argument with --input");
    if (!dynamic.insert({it->second, *dims}).second)
      return fail("--dynamic '" + text + "': argument '" + dims->name +
                  "' has been given dims already");
    for (auto &[dim, dimName] : dims->dims)
      userNames.insert(dimName);
  }

  SmallVector<Attribute> specs(count), given(count);
  unsigned next = 0;
  for (const std::string &text : options.inputs) {
    FailureOr<InputSpec> spec = parseInputSpec(b.getContext(), text, why);
    if (failed(spec))
      return fail(why);
    unsigned at = next++;
    if (!spec->name.empty()) {
      auto it = byName.find(spec->name);
      if (it == byName.end())
        return fail("--input '" + text + "': no argument is called '" +
                    spec->name + "'; " + known());
      at = it->second;
      next = at + 1;
    }
    if (at >= count)
      return fail("--input '" + text + "' is one too many: " + known());
    if (given[at])
      return fail("--input '" + text + "': argument '" + nameOf(at) +
                  "' is described twice");
    if (dynamic.contains(at))
      return fail("--input '" + text + "' replaces the example of '" +
                  nameOf(at) +
                  "', so --dynamic has no say: name the dims here");
    given[at] = spec->value;
    collectNames(spec->value);
  }
  for (unsigned i = 0; i < count; ++i) {
    if (!given[i])
      continue;
    FailureOr<Attribute> resolved =
        resolve(given[i], entry.getArgumentTypes()[i], nameOf(i));
    if (failed(resolved))
      return failure();
    specs[i] = *resolved;
  }
  if (examples->size() > count)
    return fail("there are " + llvm::Twine(examples->size()) +
                " example inputs, but " + known());
  for (unsigned i = 0; i < count; ++i) {
    if (specs[i])
      continue;
    if (i < examples->size()) {
      auto it = dynamic.find(i);
      FailureOr<Attribute> spec =
          generalize((*examples)[i], entry.getArgumentTypes()[i],
                     it == dynamic.end() ? nullptr : &it->second, nameOf(i));
      if (failed(spec))
        return failure();
      specs[i] = *spec;
    } else if (Attribute value = entry.getArgAttr(i, "torch.default")) {
      specs[i] = value;
    } else if (isa<TorchOptionalType>(entry.getArgumentTypes()[i])) {
      specs[i] = b.getUnitAttr();
    }
  }
  // With nothing given, the program itself is asked.
  inferring = options.inputs.empty() && examples->empty();
  if (inferring)
    for (unsigned i = 0; i < count; ++i) {
      if (specs[i])
        continue;
      Attribute inferred = inferInput(entry, i);
      if (!inferred)
        continue;
      FailureOr<Attribute> resolved =
          resolve(inferred, entry.getArgumentTypes()[i], nameOf(i));
      if (failed(resolved))
        return failure();
      specs[i] = *resolved;
    }
  for (unsigned i = 0; i < count; ++i)
    if (specs[i])
      entry.setArgAttr(i, "torch.input", specs[i]);

  return bindRanges(options.dims);
}

LogicalResult Binder::bindRanges(ArrayRef<std::string> texts) {
  std::string why;
  llvm::StringSet<> seen;
  for (const std::string &text : texts) {
    FailureOr<DimRange> range = parseDimRange(text, why);
    if (failed(range))
      return fail(why);
    auto *it = sizes.find(b.getStringAttr(range->name));
    if (it == sizes.end()) {
      std::string names;
      for (auto &[name, size] : sizes)
        names += (names.empty() ? "" : ", ") + name.str();
      return fail("--dim '" + text + "': no dim is called '" + range->name +
                  (names.empty() ? "'; no dim varies"
                                 : "'; the dims that vary are " + names));
    }
    if (!seen.insert(range->name).second)
      return fail("--dim '" + text + "': the range of '" + range->name +
                  "' has been given already");
    std::optional<int64_t> example = it->second.example;
    if (example && (*example < range->min || *example > range->max ||
                    *example % range->multiple != 0))
      return fail("--dim '" + text + "': '" + range->name + "' is " +
                  llvm::Twine(*example) + " in the example");
    it->second.range = *range;
    it->second.isNamed = true;
  }
  return success();
}

} // namespace

LogicalResult bindInputs(func::FuncOp entry, const InputOptions &options,
                         DynamicSizes &sizes) {
  return Binder(entry, sizes).bind(options);
}

/// The abstract value of an argument, or of a part of one.
AbstractValue Evaluator::addArgument(Attribute spec, Type type, StringRef name,
                                     Location loc, func::FuncOp function) {
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  auto given = dyn_cast_or_null<TypeAttr>(spec);
  if (!spec || given) {
    Type argument = given ? given.getValue() : type;
    auto tensor = dyn_cast<TorchTensorType>(argument);
    if (!(tensor && tensor.getRanked()) &&
        !isa<TorchIntType, TorchFloatType, TorchBoolType>(argument)) {
      StringRef like = isa<ListType>(argument)       ? "[f32[?,4], f32[?,4]]"
                       : isa<DictType>(argument)     ? "{\"key\": f32[?,4]}"
                       : isa<TorchStrType>(argument) ? "\"text\""
                                                     : "f32[batch,3]";
      if (isa<TorchTupleType>(argument))
        like = "(f32[?,4], i64[?])";
      (void)error(loc, "what argument '" + name +
                           "' is cannot be told from its use: say so, as in "
                           "--input '" +
                           name + "=" + like + "'");
      return {};
    }
    Value value = entryBlock->addArgument(
        argument, NameLoc::get(b.getStringAttr(name), loc));
    argumentNames.push_back(name.str());
    if (!tensor)
      return value;
    TensorObj *base = newInput(value);
    argumentTensors.push_back(base);
    return base;
  }
  auto array = dyn_cast<ArrayAttr>(spec);
  if (!array)
    return fromAttribute(spec, type, loc);
  if (auto dictType = dyn_cast<DictType>(type)) {
    DictObj *dict = newDict();
    for (ArrayAttr entry : array.getAsRange<ArrayAttr>()) {
      auto key = dyn_cast<StringAttr>(entry[0]);
      std::string entryName =
          (name + "_" +
           (key ? key.str() : std::to_string(dict->entries.size())))
              .str();
      AbstractValue value = addArgument(entry[1], dictType.getValueType(),
                                        entryName, loc, function);
      if (value.isUninitialized())
        return {};
      dict->entries.push_back(
          {fromAttribute(entry[0], dictType.getKeyType(), loc), value});
    }
    return dict;
  }
  auto tupleType = dyn_cast<TorchTupleType>(type);
  auto listType = dyn_cast<ListType>(type);
  std::vector<AbstractValue> elements;
  for (auto [i, element] : llvm::enumerate(array)) {
    Type elementType = tupleType  ? tupleType.getElements()[i]
                       : listType ? listType.getElementType()
                                  : Type(TorchAnyType::get(context));
    AbstractValue value =
        addArgument(element, elementType, (name + "_" + llvm::Twine(i)).str(),
                    loc, function);
    if (value.isUninitialized())
      return {};
    elements.push_back(value);
  }
  if (tupleType)
    return newTuple(elements);
  return newList(elements, listType ? listType.getElementType() : Type());
}

} // namespace torchonnx
