//===- Inputs.cpp - Arguments of the entry function -----------------------===//

#include "passes/Simplify/inputs/Inputs.h"
#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/inputs/ProgramInputs.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

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
  std::string nameOf(unsigned i) { return getArgumentName(entry, i); }
  /// The arguments by the names that they have, and those of the program.
  std::string known();
  LogicalResult fail(const llvm::Twine &message) {
    // What a flag says is at fault, no place in the program.
    return emitError(UnknownLoc::get(entry.getContext()), message);
  }
  /// Names the symbols of a description and checks it against `type`.
  FailureOr<Attribute> resolve(Attribute spec, Type type, StringRef name);
  /// The description that a value is an example of.
  FailureOr<Attribute> generalize(Attribute example, Type type, StringRef name,
                                  const std::string &path);
  LogicalResult readSpecs(ArrayRef<std::string> texts);
  /// What is known of each argument before symbols have names: what is given,
  /// its example, its default or what its use says.
  LogicalResult findSources(ArrayRef<Attribute> examples);
  LogicalResult nameInputs();
  std::optional<unsigned> findByInputName(StringRef name);
  LogicalResult readDynamic(ArrayRef<std::string> texts,
                            ArrayRef<Attribute> examples);
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
  /// Binds the inputs that an exported program describes itself.
  LogicalResult bindProgram();

  func::FuncOp entry;
  DynamicSizes &sizes;
  Builder b;
  llvm::StringSet<> userNames;
  /// The program's names of the arguments, and where arguments are by any name.
  SmallVector<std::string> programNames;
  llvm::StringMap<unsigned> byName;
  ArrayRef<std::string> inputNames;
  /// What --input gives, and what is known of each argument.
  SmallVector<Attribute> given, sources;
  /// Those of `sources` that are examples or inferred.
  llvm::BitVector isExample, isInferred;
  /// The parts of arguments: their paths (`hx[0]`) by any name.
  std::map<std::string, std::string> paths;
  /// The dims that vary, by path.
  llvm::StringMap<DynamicDims> dynamic;
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
      bool isOurs = symbol.empty() || (inferring && userNames.contains(symbol));
      dims.push_back(addSize(isOurs ? nameDim(name, i) : symbol.str(),
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
  if (auto elements = dyn_cast<ElementsAttr>(example)) {
    auto tensor = cast<TorchTensorType>(getConstantType(example));
    SmallVector<Attribute> dims(tensor.getDims());
    // What is said of a container is said of all that it holds.
    auto varying = dynamic.lookup(path).dims;
    if (StringRef whole = StringRef(path).split('[').first; whole != path)
      llvm::append_range(varying, dynamic.lookup(whole).dims);
    for (auto &[position, dimName] : varying) {
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
      FailureOr<Attribute> resolved =
          generalize(pair ? pair[1] : element, elementType, elementName,
                     pathOf(path, i, pair));
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

std::string Binder::known() {
  std::string names;
  for (auto [i, programName] : llvm::enumerate(programNames)) {
    names += (i ? ", " : "") + nameOf(i);
    if (nameOf(i) != programName)
      names += " (" + programName + ")";
  }
  return names.empty() ? "there are no arguments"
                       : "the arguments are " + names;
}

LogicalResult Binder::readSpecs(ArrayRef<std::string> texts) {
  unsigned next = 0;
  std::string why;
  for (const std::string &text : texts) {
    FailureOr<InputSpec> spec = parseInputSpec(b.getContext(), text, why);
    if (failed(spec))
      return fail(why);
    unsigned at = next++;
    if (!spec->name.empty()) {
      auto it = byName.find(spec->name);
      if (it == byName.end()) {
        // One of --input-names: the arguments before it say where it is.
        std::optional<unsigned> found = findByInputName(spec->name);
        if (!found)
          return fail("--input '" + text + "': no argument is called '" +
                      spec->name + "'; " + known());
        at = *found;
      } else {
        at = it->second;
      }
      next = at + 1;
    }
    if (at >= given.size())
      return fail("--input '" + text + "' is one too many: " + known());
    if (given[at])
      return fail("--input '" + text + "': argument '" + nameOf(at) +
                  "' is described twice");
    given[at] = spec->value;
    collectNames(spec->value);
    if (spec->newName.empty())
      continue;
    if (!inputNames.empty())
      return fail("--input '" + text +
                  "' names an input, and so does "
                  "--input-names: one of them is enough");
    auto [it, isNew] = byName.try_emplace(spec->newName, at);
    if (!isNew && it->second != at)
      return fail("--input '" + text + "': '" + spec->newName +
                  "' is the name of another argument");
    entry.setArgAttr(at, "torch.name", b.getStringAttr(spec->newName));
  }
  return success();
}

/// The argument that a name of --input-names is for, where each argument so far
/// is described or one input.
std::optional<unsigned> Binder::findByInputName(StringRef name) {
  auto it = llvm::find(inputNames, name);
  if (it == inputNames.end())
    return std::nullopt;
  size_t position = it - inputNames.begin();
  SmallVector<InputLeaf> leaves;
  for (unsigned i = 0; i < given.size(); ++i) {
    if (given[i])
      collectLeaves(given[i], entry.getArgumentTypes()[i], false, i,
                    programNames[i], leaves);
    else
      leaves.push_back({i, programNames[i], programNames[i]});
    if (leaves.size() > position)
      return leaves[position].argument;
  }
  return std::nullopt;
}

LogicalResult Binder::findSources(ArrayRef<Attribute> examples) {
  unsigned count = entry.getNumArguments();
  if (examples.size() > count)
    return fail("there are " + llvm::Twine(examples.size()) +
                " example inputs, but " + known());
  for (unsigned i = 0; i < count; ++i) {
    sources[i] = given[i];
    if (sources[i])
      continue;
    if (i < examples.size()) {
      sources[i] = examples[i];
      isExample.set(i);
    } else if (Attribute value = entry.getArgAttr(i, "torch.default")) {
      sources[i] = value;
    } else if (isa<TorchOptionalType>(entry.getArgumentTypes()[i])) {
      sources[i] = b.getUnitAttr();
    }
  }
  // Of what is left, the program itself is asked.
  auto holdsTensors = [&](unsigned i) {
    Type type = entry.getArgumentTypes()[i];
    if (auto optional = dyn_cast<TorchOptionalType>(type))
      type = optional.getElementType();
    return isa<RefType, ListType, TorchTupleType, DictType>(type) &&
           !isa_and_nonnull<UnitAttr>(sources[i]);
  };
  llvm::BitVector explained(count);
  for (unsigned i = 0; i < count; ++i)
    explained[i] = sources[i] && holdsTensors(i);
  for (unsigned i = 0; i < count; ++i) {
    if (sources[i])
      continue;
    sources[i] = inferInput(entry, i, explained);
    isInferred[i] = bool(sources[i]);
    explained[i] = holdsTensors(i);
  }
  return success();
}

/// Gives the inputs the names of --input-names.
LogicalResult Binder::nameInputs() {
  SmallVector<InputLeaf> leaves;
  for (unsigned i = 0; i < sources.size(); ++i)
    collectLeaves(sources[i], entry.getArgumentTypes()[i], isExample[i], i,
                  programNames[i], leaves);
  for (const InputLeaf &leaf : leaves)
    paths.try_emplace(leaf.path, leaf.path),
        paths.try_emplace(leaf.name, leaf.path);
  if (inputNames.empty())
    return success();
  if (inputNames.size() != leaves.size()) {
    std::string names;
    for (const InputLeaf &leaf : leaves)
      names += (names.empty() ? "" : ", ") + leaf.name;
    return fail("--input-names gives " + llvm::Twine(inputNames.size()) +
                " names, but the inputs are " +
                (names.empty() ? "none" : names));
  }
  llvm::StringSet<> taken;
  for (auto [leaf, name] : llvm::zip(leaves, inputNames)) {
    if (name.empty() || !taken.insert(name).second)
      return fail("--input-names: '" + name + "' is " +
                  (name.empty() ? "no name" : "given to two inputs"));
    auto other = byName.find(name);
    if (other != byName.end() && other->second != leaf.argument)
      return fail("--input-names: '" + name +
                  "' is the program's name of another argument");
    paths[name] = leaf.path;
    if (leaf.path != programNames[leaf.argument])
      continue;
    byName[name] = leaf.argument;
    entry.setArgAttr(leaf.argument, "torch.name", b.getStringAttr(name));
  }
  entry->setAttr(kInputNames, b.getStrArrayAttr(SmallVector<StringRef>(
                                  inputNames.begin(), inputNames.end())));
  return success();
}

LogicalResult Binder::readDynamic(ArrayRef<std::string> texts,
                                  ArrayRef<Attribute> examples) {
  if (!texts.empty() && examples.empty())
    return fail("--dynamic is about --example-inputs, and there are none: "
                "--input 'x=f32[batch,3]' names dims that vary");
  std::string why;
  for (const std::string &text : texts) {
    FailureOr<DynamicDims> dims = parseDynamicDims(text, why);
    if (failed(dims))
      return fail(why);
    std::string path = normalizePath(dims->name);
    if (auto it = paths.find(path); it != paths.end())
      path = it->second;
    auto [whole, rest] = StringRef(path).split('[');
    auto argument = byName.find(whole);
    bool isPart = whole.size() < path.size();
    if (argument == byName.end() || (isPart && !paths.count(path))) {
      std::string parts;
      for (auto &[name, part] : paths)
        if (name == part && argument != byName.end() &&
            StringRef(part).starts_with((whole + "[").str()))
          parts += (parts.empty() ? "" : ", ") + part;
      return fail("--dynamic '" + text + "': no argument is called '" +
                  dims->name + "'; " +
                  (parts.empty()
                       ? known()
                       : "the parts of '" + whole.str() + "' are " + parts));
    }
    unsigned at = argument->second;
    if (given[at])
      return fail("--dynamic '" + text +
                  "': --input replaces the example of '" + nameOf(at) +
                  "', so name the dims there");
    if (at >= examples.size())
      return fail("--dynamic '" + text + "': there is no example of '" +
                  dims->name +
                  "'; give one with --example-inputs, or describe "
                  "the argument with --input");
    if (!isPart)
      path = programNames[at];
    if (!dynamic.try_emplace(path, *dims).second)
      return fail("--dynamic '" + text + "': argument '" + dims->name +
                  "' has been given dims already");
    for (auto &[dim, dimName] : dims->dims)
      userNames.insert(dimName);
  }
  return success();
}

LogicalResult Binder::bind(const InputOptions &options) {
  unsigned count = entry.getNumArguments();
  for (unsigned i = 0; i < count; ++i) {
    programNames.push_back(nameOf(i));
    byName[programNames.back()] = i;
  }
  inputNames = options.inputNames;
  given.resize(count);
  sources.resize(count);
  isExample.resize(count);
  isInferred.resize(count);
  FailureOr<ArrayRef<Attribute>> examples = listExamples(options.examples);
  if (entry->hasAttr(kProgramSizes)) {
    if (!options.examples.empty() || !options.dynamic.empty())
      return fail("an exported program says itself which sizes its inputs "
                  "have: --example-inputs and --dynamic are for TorchScript; "
                  "export with dynamic_shapes for dims that vary, and --input "
                  "names or fixes those that do");
    return failure(failed(readSpecs(options.inputs)) || failed(bindProgram()) ||
                   failed(bindRanges(options.dims)));
  }
  if (failed(examples) || failed(readSpecs(options.inputs)) ||
      failed(findSources(*examples)) || failed(nameInputs()) ||
      failed(readDynamic(options.dynamic, *examples)))
    return failure();
  // What the user names goes first: what is inferred gives way.
  for (bool inferred : {false, true})
    for (unsigned i = 0; i < count; ++i) {
      if (!sources[i] || isInferred[i] != inferred)
        continue;
      inferring = inferred;
      Type type = entry.getArgumentTypes()[i];
      Attribute spec = sources[i];
      if (given[i] || isInferred[i] || isExample[i]) {
        FailureOr<Attribute> resolved =
            isExample[i] ? generalize(spec, type, nameOf(i), programNames[i])
                         : resolve(spec, type, nameOf(i));
        if (failed(resolved))
          return failure();
        spec = *resolved;
      }
      entry.setArgAttr(i, "torch.input", spec);
    }
  return bindRanges(options.dims);
}

LogicalResult Binder::bindProgram() {
  ProgramInputs program(entry);
  std::string why;
  for (unsigned i = 0; i < given.size(); ++i) {
    Type type = entry.getArgumentTypes()[i];
    if (given[i] && !isa<RefType>(type) &&
        failed(checkScalar(given[i], type, nameOf(i))))
      return failure();
    if (failed(program.meet(i, given[i], nameOf(i), why)))
      return fail(why);
  }
  for (StringRef name : program.names())
    userNames.insert(name);
  for (unsigned i = 0; i < given.size(); ++i) {
    FailureOr<Attribute> settled = program.settle(
        i, nameOf(i), sizes,
        [&](int64_t dim) { return nameDim(nameOf(i), dim); }, why);
    if (failed(settled))
      return fail(why);
    sources[i] = *settled;
  }
  if (failed(nameInputs()))
    return failure();
  for (auto [i, source] : llvm::enumerate(sources))
    entry.setArgAttr(i, "torch.input", source);
  return success();
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
    DimRange &known = it->second.range;
    if (it->second.isOfProgram) {
      int64_t least = known.min == 1 ? 0 : known.min;
      if (!it->second.expression.empty() || range->min < least ||
          (range->max > known.max) || known.multiple > 1)
        return fail(
            "--dim '" + text + "': the program was exported for '" +
            range->name + "' " +
            (it->second.expression.empty()
                 ? "from " + std::to_string(least) + " to " +
                       (known.max == DimRange().max
                            ? "any size"
                            : std::to_string(known.max)) +
                       (known.multiple > 1
                            ? " in steps of " + std::to_string(known.multiple)
                            : "")
                 : "= " + it->second.expression));
    }
    known = *range;
    it->second.isNamed = true;
  }
  return success();
}

} // namespace

LogicalResult bindInputs(func::FuncOp entry, const InputOptions &options,
                         DynamicSizes &sizes) {
  return Binder(entry, sizes).bind(options);
}

} // namespace torchonnx
