//===- Archive.cpp - Reading what PyTorch saved ---------------------------===//

#include "lib/Import/Archive.h"
#include "lib/Import/DebugRecords.h"
#include "lib/Import/Pickle.h"
#include "lib/Import/ZipFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"
#include <map>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/csrc/jit/serialization/import.h>
#include <torch/csrc/jit/serialization/import_source.h>
#include <torch/csrc/jit/serialization/unpickler.h>

using llvm::Expected;
using llvm::StringRef;
using namespace torch::jit;

namespace torchonnx {
namespace {

const char *const howToSave =
    "save the model with torch.jit.save(torch.jit.script(model), \"model.pt\") "
    "or torch.export.save(torch.export.export(model, args), \"model.pt2\")";

const Wanted program = {"a TorchScript archive, nor of torch.export",
                        howToSave};
const Wanted examples = {
    "what torch.save writes",
    "save a tuple of the arguments with torch.save((x, y), \"examples.pt\")"};

/// The first class that a pickle names which is none of a state_dict's own.
std::string findUserClass(StringRef pickle) {
  auto isName = [](StringRef text) {
    return !text.empty() && llvm::all_of(text, [](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '.';
    });
  };
  // The opcode `c` is followed by two lines: a module and a name in it.
  for (size_t at = pickle.find('c'); at != StringRef::npos;
       at = pickle.find('c', at + 1)) {
    auto [module, rest] = pickle.substr(at + 1).split('\n');
    StringRef name = rest.split('\n').first;
    if (!isName(module) || !isName(name) || !rest.contains('\n'))
      continue;
    bool isPlain = module == "torch" || module.starts_with("numpy") ||
                   llvm::is_contained(
                       {"collections", "torch._utils", "_codecs", "builtins",
                        "__builtin__", "torch.storage", "torch.serialization",
                        "copyreg", "torch._tensor", "torch.nn.parameter"},
                       module);
    if (!isPlain)
      return (module + "." + name).str();
    at += module.size() + name.size() + 2;
  }
  return "";
}

/// Why a zip file without TorchScript code is refused.
std::string describe(StringRef path, ZipFile &zip) {
  auto endsWith = [&](StringRef end) {
    return llvm::any_of(zip.names(),
                        [&](StringRef name) { return name.ends_with(end); });
  };
  if (zip.has("archive_format"))
    return ("'" + path +
            "' is a package of torch.export (.pt2) without a program in it, as "
            "torch._inductor writes one of compiled code: "
            "torch.export.save(program, \"model.pt2\") keeps the program")
        .str();
  if (endsWith("exported_program.json"))
    return ("'" + path +
            "' is an exported program (.pt2) in the form of PyTorch before "
            "2.8: load it with torch.export.load and save it again")
        .str();
  if (!zip.has("data.pkl"))
    return ("'" + path +
            "' is a zip file, but not a TorchScript archive: " + howToSave)
        .str();
  auto [data, size] = zip.get("data.pkl");
  std::string userClass =
      findUserClass(StringRef(static_cast<const char *>(data.get()), size));
  if (userClass.empty())
    return ("'" + path +
            "' holds tensors only (a state_dict), and no program: load it into "
            "its model, then " +
            howToSave)
        .str();
  return ("'" + path + "' is a pickled Python object (of class " + userClass +
          "), which only its own Python code can load: " + howToSave)
      .str();
}

/// Unpickles the record `name`.pkl, whose tensors are records below `name`/.
c10::IValue unpickle(ZipFile &zip, const std::string &name,
                     TypeResolver resolveType, ObjLoader loadObject) {
  auto [data, size] = zip.get(name + ".pkl");
  size_t pos = 0;
  auto read = [&data = data, size = size, &pos](char *to, size_t n) -> size_t {
    n = std::min(n, size - pos);
    memcpy(to, static_cast<const char *>(data.get()) + pos, n);
    pos += n;
    return n;
  };
  std::map<const void *, std::string> records;
  auto readRecord = [&](const std::string &record) {
    at::DataPtr data = zip.getInPlace(name + "/" + record);
    records[data.get()] = name + "/" + record;
    return data;
  };
  // LibTorch takes the pickle's word for how much there is in a record.
  auto checkRecords = [&](const c10::IValue &held) {
    held.visit([&](const c10::IValue &part) {
      if (part.isTensor() && part.toTensor().has_storage()) {
        const at::Storage &storage = part.toTensor().storage();
        if (auto it = records.find(storage.data()); it != records.end())
          zip.checkSize(it->second, storage.nbytes());
      }
      return false;
    });
  };
  auto loadChecked = [&](const c10::StrongTypePtr &type,
                         const c10::IValue &state) {
    checkRecords(state);
    return loadObject(type, state);
  };
  Unpickler unpickler(read, std::move(resolveType), loadChecked, readRecord,
                      at::Device(at::kCPU));
  unpickler.set_version(zip.version());
  c10::IValue value = unpickler.parse_ivalue();
  checkRecords(value);
  return value;
}

/// Loads an archive as torch::jit::load does, but for where tensors live.
Archive load(ZipFile &zip, Sources &sources) {
  Archive archive;
  archive.unit = std::make_shared<CompilationUnit>();
  auto findSource =
      [&](const std::string &qualifier) -> std::shared_ptr<Source> {
    std::string file = qualifier;
    llvm::replace(file, '.', '/');
    file = "code/" + file + ".py";
    if (!zip.has(file))
      return nullptr;
    auto [text, size] = zip.get(file);
    std::shared_ptr<SourceRangeUnpickler> debug;
    if (std::string record = file + ".debug_pkl"; zip.has(record)) {
      auto [data, debugSize] = zip.get(record);
      debug = std::make_shared<DebugRecords>(std::move(data), debugSize);
    }
    return sources[file] = std::make_shared<Source>(
               std::string(static_cast<const char *>(text.get()), size), file,
               1, debug);
  };

  std::vector<c10::IValue> constants;
  SourceImporter importer(archive.unit, &constants, findSource, zip.version());
  auto resolveType = [&](const c10::QualifiedName &name) {
    return c10::StrongTypePtr(archive.unit, importer.loadType(name));
  };
  auto loadObject = [&](const c10::StrongTypePtr &type,
                        const c10::IValue &state) {
    auto classType = type.type_->expect<c10::ClassType>();
    auto object = c10::ivalue::Object::create(type, classType->numAttributes());
    if (Function *setState = classType->findMethod("__setstate__")) {
      // The state is of use at once: running it optimized only costs time.
      GraphOptimizerEnabledGuard guard(false);
      (*setState)({object, state});
      return object;
    }
    auto dict = state.toGenericDict();
    for (size_t i = 0, e = classType->numAttributes(); i < e; ++i)
      object->setSlot(i, dict.at(classType->getAttributeName(i)));
    return object;
  };

  c10::IValue table = unpickle(zip, "constants", resolveType, loadObject);
  for (const c10::IValue &constant : table.toTupleRef().elements())
    constants.push_back(constant);
  archive.module =
      Module(unpickle(zip, "data", resolveType, loadObject).toObject());
  return archive;
}

/// The operators that an archive calls and LibTorch lacks, and how many results
/// they have: all of them, while LibTorch's message names the first. Code calls
/// those of a library as `ops.mylib.twice(x)`, and `a, b = ops.mylib.two(x)`.
std::map<std::string, unsigned> findUnknownOperators(ZipFile &zip) {
  std::map<std::string, unsigned> unknown;
  for (const std::string &record : zip.names()) {
    if (!StringRef(record).ends_with(".py"))
      continue;
    auto [data, size] = zip.get(record);
    StringRef code(static_cast<const char *>(data.get()), size);
    static const llvm::Regex call("(^|[^a-zA-Z0-9_.])ops\\.([a-zA-Z0-9_]+)\\."
                                  "([a-zA-Z0-9_]+)");
    for (llvm::SmallVector<StringRef> found; call.match(code, &found);
         code = code.substr(found[0].end() - code.begin())) {
      std::string name = (found[2] + "::" + found[3]).str();
      if (!getAllOperatorsFor(c10::Symbol::fromQualString(name)).empty())
        continue;
      StringRef before = code.take_front(found[2].begin() - code.begin());
      StringRef line = before.rsplit('\n').second;
      bool isWhole = line.consume_back(" = ops.");
      unsigned &count = unknown[name];
      count = std::max<unsigned>(count, isWhole ? line.count(", ") + 1 : 1);
    }
  }
  return unknown;
}

} // namespace

// What LibTorch's messages say of a place:
//   File "code/__torch__.py", line 8
//     return ops.mylib.twice(x)
//            ~~~~~~~~~~~~~~~ <--- HERE
std::optional<SourceRange> findPlace(StringRef message,
                                     const Sources &sources) {
  auto [file, rest] = message.split("File \"").second.split("\", line ");
  std::shared_ptr<Source> source = sources.lookup(file);
  unsigned line;
  if (!source || rest.consumeInteger(10, line) || line == 0)
    return std::nullopt;
  // At the end of the text there is no mark, and a line too many.
  line = std::min<unsigned>(line, source->num_lines());
  StringRef marker = rest.split(" <--- HERE").first.rsplit('\n').second;
  size_t column = marker.contains('~') ? marker.find('~') : 0;
  size_t offset =
      std::min(source->offset_for_line(line - 1) + column, source->size());
  return SourceRange(source, offset, offset);
}

std::string getMessage(const std::exception &error) {
  std::string text = error.what();
  if (auto *c10Error = dynamic_cast<const c10::Error *>(&error))
    text = c10Error->what_without_backtrace();
  StringRef message = StringRef(text).ltrim();
  StringRef first = message.split('\n').first.rtrim();
  bool isWhole =
      !first.ends_with(":") && !first.starts_with("Arguments for call");
  if (isWhole)
    return first.str();
  // What is wrong with a call comes after that line, and before the call.
  llvm::SmallVector<StringRef> words;
  llvm::SplitString(message.split("The original call is").first, words);
  return llvm::join(words, " ");
}

/// The error of a program that calls operators which LibTorch lacks, by name
/// and number of places.
static std::string
describeUnknownOperators(StringRef path,
                         const std::map<std::string, unsigned> &counts) {
  std::string names;
  for (const auto &[name, count] : counts) {
    names += (names.empty() ? "'" : ", '") + name + "'";
    if (count > 1)
      names += " (" + std::to_string(count) + " places)";
  }
  bool one = counts.size() == 1;
  return ("'" + path + "' calls " +
          (one ? "the unknown operator " : "unknown operators: ") + names +
          (one ? ": say what it does" : ": say what they do") +
          " with --decomposition, give the library that registers " +
          (one ? "it" : "them") + " with --load-library, or pass " +
          (one ? "it" : "them") + " on with --op-schema and --custom-domain")
      .str();
}

Expected<std::unique_ptr<ZipFile>> openProgram(StringRef path) {
  return ZipFile::open(path, program);
}

/// Loads an archive that calls operators of libraries which LibTorch lacks.
static Expected<Archive> loadUnknown(StringRef path, ZipFile &zip,
                                     std::map<std::string, unsigned> unknown) {
  for (const auto &[name, numResults] : unknown)
    declareStandIn(name, numResults);
  try {
    Sources sources;
    Archive archive = load(zip, sources);
    for (const auto &[name, numResults] : unknown)
      archive.unknown.push_back(name);
    return archive;
  } catch (const std::exception &) {
    // They give more than tensors.
    for (auto &[name, count] : unknown)
      count = 1;
    return llvm::createStringError(describeUnknownOperators(path, unknown));
  }
}

Expected<Archive> loadArchive(StringRef path, ZipFile &zip,
                              std::optional<SourceRange> &where) {
  bool isLegacy = zip.has("model.json");
  bool hasCode = llvm::any_of(
      zip.names(), [](StringRef name) { return name.starts_with("code/"); });
  if (!isLegacy &&
      (!hasCode || !zip.has("constants.pkl") || !zip.has("data.pkl")))
    return llvm::createStringError(describe(path, zip));
  Sources sources;
  try {
    if (!isLegacy)
      return load(zip, sources);
    Archive archive;
    archive.module = torch::jit::load(path.str(), at::Device(at::kCPU));
    archive.unit = archive.module._ivalue()->compilation_unit();
    return archive;
  } catch (const std::exception &error) {
    where = findPlace(error.what(), sources);
    if (StringRef(getMessage(error)).starts_with("Unknown builtin op: "))
      if (auto unknown = findUnknownOperators(zip); !unknown.empty())
        return loadUnknown(path, zip, std::move(unknown));
    return llvm::createStringError(explain(path, error));
  }
}

void setEvaluating(Archive &archive) {
  // A module without the attribute was frozen: it only evaluates.
  for (Module child : archive.module.modules())
    if (child.hasattr("training"))
      child.setattr("training", false);
}

Expected<c10::IValue> loadPickle(StringRef path) {
  Expected<std::unique_ptr<ZipFile>> zip = ZipFile::open(path, examples);
  if (!zip)
    return zip.takeError();
  if (!(*zip)->has("data.pkl"))
    return llvm::createStringError(
        "'" + path + "' was not written by torch.save: " + examples.howToSave);
  try {
    auto [data, size] = (*zip)->get("data.pkl");
    return readPickle(StringRef(static_cast<const char *>(data.get()), size),
                      [&](const std::string &record, size_t size) {
                        return (*zip)->getInPlace("data/" + record, size);
                      });
  } catch (const std::exception &error) {
    return llvm::createStringError("cannot load '" + path +
                                   "': " + getMessage(error));
  }
}

} // namespace torchonnx
