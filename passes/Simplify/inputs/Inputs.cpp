//===- Inputs.cpp - Arguments of the entry function -----------------------===//

#include "passes/Simplify/inputs/Inputs.h"
#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/inputs/Descriptions.h"
#include "passes/Simplify/inputs/ProgramInputs.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace mlir;

namespace torchonnx {

namespace {

/// Finds the description of each argument of one function.
class Binder {
public:
  Binder(func::FuncOp entry, DynamicSizes &sizes)
      : entry(entry), sizes(sizes), descriptions(entry.getContext(), sizes),
        b(entry.getContext()) {}

  LogicalResult bind(const InputOptions &options);

private:
  std::string nameOf(unsigned i) { return getArgumentName(entry, i); }
  /// The arguments by the names that they have, and those of the program.
  std::string known();
  LogicalResult fail(const llvm::Twine &message) {
    return descriptions.fail(message);
  }
  LogicalResult readSpecs(ArrayRef<std::string> texts);
  /// What is known of each argument before symbols have names: what is given,
  /// its example, its default or what its use says.
  LogicalResult findSources(ArrayRef<Attribute> examples);
  LogicalResult nameInputs();
  std::optional<unsigned> findByInputName(StringRef name);
  LogicalResult readDynamic(ArrayRef<std::string> texts,
                            ArrayRef<Attribute> examples);
  FailureOr<ArrayRef<Attribute>> listExamples(ArrayRef<Attribute> examples);
  LogicalResult bindRanges(ArrayRef<std::string> texts);
  /// Binds the inputs that an exported program describes itself.
  LogicalResult bindProgram();

  func::FuncOp entry;
  DynamicSizes &sizes;
  Descriptions descriptions;
  Builder b;
  /// The program's names of the arguments, and where arguments are by those and
  /// by what --input calls them.
  SmallVector<std::string> programNames;
  llvm::StringMap<unsigned> byName;
  ArrayRef<std::string> inputNames;
  /// What --input calls arguments.
  llvm::StringSet<> saidNames;
  /// What --input gives, and what is known of each argument.
  SmallVector<Attribute> given, sources;
  /// Those of `sources` that are examples or inferred.
  llvm::BitVector isExample, isInferred;
  /// The parts of arguments: their paths (`hx[0]`) by any name.
  std::map<std::string, std::string> paths;
};

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
      saidNames.insert(spec->name);
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
    descriptions.noteNames(spec->value);
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
    entry.setArgAttr(at, kNameAttr, b.getStringAttr(spec->newName));
  }
  return success();
}

/// The argument that a name of --input-names is for, where each argument so far
/// is described or one input.
std::optional<unsigned> Binder::findByInputName(StringRef name) {
  const auto *it = llvm::find(inputNames, name);
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

/// Whether an example is a tensor that is none of those described.
static bool contradicts(Attribute described, Attribute example) {
  auto type = dyn_cast<TypeAttr>(described);
  auto tensor = type ? dyn_cast<TorchTensorType>(type.getValue()) : nullptr;
  auto other = dyn_cast<TorchTensorType>(getConstantType(example));
  if (!tensor || !other)
    return false;
  if (tensor.getDtype() != other.getDtype() ||
      tensor.getRank() != other.getRank())
    return true;
  return llvm::any_of(llvm::zip_equal(tensor.getDims(), other.getDims()),
                      [](auto pair) {
                        auto [dim, size] = pair;
                        return isa<IntegerAttr>(dim) && dim != size;
                      });
}

LogicalResult Binder::findSources(ArrayRef<Attribute> examples) {
  unsigned count = entry.getNumArguments();
  if (examples.size() > count)
    return fail("there are " + llvm::Twine(examples.size()) +
                " example inputs, but " + known());
  for (unsigned i = 0; i < count; ++i) {
    sources[i] = given[i];
    if (sources[i]) {
      if (i < examples.size() && contradicts(given[i], examples[i]))
        emitWarning(UnknownLoc::get(b.getContext()),
                    "--input replaces the example of '" + nameOf(i) +
                        "', which is a tensor of another dtype or size");
      continue;
    }
    if (i < examples.size()) {
      sources[i] = examples[i];
      isExample.set(i);
    } else if (Attribute value = entry.getArgAttr(i, kDefaultAttr)) {
      sources[i] = value;
    } else if (isa<TorchOptionalType>(entry.getArgumentTypes()[i])) {
      sources[i] = b.getUnitAttr();
      emitRemark(entry.getLoc(), "argument '" + nameOf(i) +
                                     "' is taken to be None: --input says what "
                                     "it is otherwise");
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
  for (unsigned i = 0; i < count; ++i) {
    if (sources[i])
      continue;
    SmallVector<Attribute> before(sources.begin(), sources.begin() + i);
    for (unsigned j = 0; j < i; ++j)
      if (!holdsTensors(j))
        before[j] = {};
    sources[i] = inferInput(entry, i, before);
    isInferred[i] = bool(sources[i]);
  }
  return success();
}

/// Gives the inputs the names of --input-names.
LogicalResult Binder::nameInputs() {
  SmallVector<InputLeaf> leaves;
  for (unsigned i = 0; i < sources.size(); ++i)
    collectLeaves(sources[i], entry.getArgumentTypes()[i], isExample[i], i,
                  programNames[i], leaves);
  // What a part is called by default gives way to the program's names.
  for (const InputLeaf &leaf : leaves)
    paths.try_emplace(leaf.path, leaf.path);
  for (const InputLeaf &leaf : leaves)
    if (!byName.count(leaf.name))
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
    // Whatever else the program calls so, unless --input may have meant that.
    auto other = byName.find(name);
    if (other != byName.end() && other->second != leaf.argument &&
        saidNames.contains(name))
      return fail("--input-names: '" + name +
                  "' is the program's name of another argument, which --input "
                  "describes by it");
    paths[name] = leaf.path;
    if (leaf.path == programNames[leaf.argument])
      entry.setArgAttr(leaf.argument, kNameAttr, b.getStringAttr(name));
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
    // A name that the user gave may have spaces.
    std::string path = normalizePath(dims->name);
    for (const std::string &spelled : {dims->name, path})
      if (auto it = paths.find(spelled); it != paths.end()) {
        path = it->second;
        break;
      }
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
    if (!descriptions.vary(path, *dims))
      return fail("--dynamic '" + text + "': argument '" + dims->name +
                  "' has been given dims already");
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
      Type type = entry.getArgumentTypes()[i];
      Attribute spec = sources[i];
      if (given[i] || isInferred[i] || isExample[i]) {
        FailureOr<Attribute> resolved =
            isExample[i]
                ? descriptions.generalize(spec, type, nameOf(i),
                                          programNames[i])
                : descriptions.resolve(spec, type, nameOf(i), inferred);
        if (failed(resolved))
          return failure();
        spec = *resolved;
      }
      entry.setArgAttr(i, kInputAttr, spec);
    }
  return bindRanges(options.dims);
}

LogicalResult Binder::bindProgram() {
  ProgramInputs program(entry);
  std::string why;
  for (unsigned i = 0; i < given.size(); ++i) {
    Type type = entry.getArgumentTypes()[i];
    if (given[i] && !isa<RefType>(type) &&
        failed(descriptions.checkScalar(given[i], type, nameOf(i))))
      return failure();
    if (failed(program.meet(i, given[i], nameOf(i), why)))
      return fail(why);
  }
  for (StringRef name : program.names())
    descriptions.noteName(name);
  for (unsigned i = 0; i < given.size(); ++i) {
    FailureOr<Attribute> settled = program.settle(
        i, nameOf(i), sizes,
        [&](int64_t dim) { return descriptions.nameDim(nameOf(i), dim); }, why);
    if (failed(settled))
      return fail(why);
    sources[i] = *settled;
  }
  if (failed(nameInputs()))
    return failure();
  for (auto [i, source] : llvm::enumerate(sources))
    entry.setArgAttr(i, kInputAttr, source);
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
