//===- Archive.cpp - Reading what PyTorch saved ---------------------------===//

#include "lib/Import/Archive.h"
#include "lib/Import/DebugRecords.h"
#include "lib/Import/ForeignFiles.h"
#include "lib/Import/Pickle.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Regex.h"
#include <caffe2/serialize/inline_container.h>
#include <caffe2/serialize/read_adapter_interface.h>
#include <map>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/csrc/jit/serialization/import.h>
#include <torch/csrc/jit/serialization/import_source.h>
#include <torch/csrc/jit/serialization/unpickler.h>

using caffe2::serialize::PyTorchStreamReader;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using namespace torch::jit;

namespace torchonnx {
namespace {

Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

const char *const howToSave =
    "save the model with torch.jit.save(torch.jit.script(model), \"model.pt\")";

/// What a file is wanted to be, and how such a one is written.
struct Wanted {
  const char *what, *howToSave;
};
const Wanted program = {"a TorchScript archive", howToSave};
const Wanted examples = {
    "what torch.save writes",
    "save a tuple of the arguments with torch.save((x, y), \"examples.pt\")"};

/// The error of an archive that LibTorch refuses, in terms of what to do.
std::string explain(StringRef path, const std::exception &error) {
  std::string message = getMessage(error);
  StringRef text = message;
  if (text.consume_front("PytorchStreamReader failed "))
    return ("'" + path + "' is damaged: LibTorch failed " +
            text.split(". This is an internal").first)
        .str();
  if (size_t at = text.find("__torch__.torch.classes.");
      at != StringRef::npos) {
    StringRef name = text.substr(at + strlen("__torch__.torch.classes."));
    name = name.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    return ("'" + path + "' uses the unknown class 'torch.classes." +
            name.rtrim('.') +
            "': give the library that registers it with --load-library")
        .str();
  }
  return ("cannot load '" + path + "': " + message).str();
}

/// A file in memory, where the pages that nobody reads cost nothing.
class MappedFile : public caffe2::serialize::ReadAdapterInterface {
public:
  explicit MappedFile(llvm::sys::fs::mapped_file_region region)
      : region(std::move(region)) {}

  static Expected<std::shared_ptr<MappedFile>> open(StringRef path) {
    using namespace llvm::sys::fs;
    file_status status;
    if (std::error_code code = llvm::sys::fs::status(path, status))
      return makeError("cannot open '" + path + "': " + code.message());
    if (is_directory(status))
      return makeError("'" + path + "' is a directory");
    Expected<file_t> file = openNativeFileForRead(path);
    if (!file)
      return makeError("cannot open '" + path +
                       "': " + llvm::toString(file.takeError()));
    auto close = llvm::scope_exit([&] { (void)closeFile(*file); });
    if (status.getSize() == 0)
      return makeError("'" + path + "' is empty");
    // Private: LibTorch may write to a tensor that it loads.
    std::error_code code;
    mapped_file_region region(*file, mapped_file_region::priv, status.getSize(),
                              0, code);
    if (code)
      return makeError("cannot read '" + path + "': " + code.message());
    return std::make_shared<MappedFile>(std::move(region));
  }

  char *data() const { return region.data(); }
  StringRef text() const { return StringRef(region.data(), region.size()); }
  size_t size() const override { return region.size(); }
  size_t read(uint64_t pos, void *to, size_t n, const char *) const override {
    if (pos >= size())
      return 0;
    n = std::min<size_t>(n, size() - pos);
    memcpy(to, data() + pos, n);
    return n;
  }

private:
  llvm::sys::fs::mapped_file_region region;
};

/// A zip archive that PyTorch wrote.
class ZipFile {
public:
  static Expected<std::unique_ptr<ZipFile>> open(StringRef path,
                                                 const Wanted &wanted) {
    Expected<std::shared_ptr<MappedFile>> file = MappedFile::open(path);
    if (!file)
      return file.takeError();
    StringRef text = (*file)->text();
    if (!text.starts_with("PK")) {
      if (text.starts_with(StringRef(
              "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19", 14)))
        return makeError("'" + path +
                         "' was written by torch.save of PyTorch before 1.6, "
                         "and is not " +
                         wanted.what + ": " + wanted.howToSave);
      if (text.size() > 8 && text.substr(4, 4) == "PTMF")
        return makeError(
            "'" + path +
            "' is a mobile flatbuffer, which holds no TorchScript code: " +
            wanted.howToSave);
      std::string kind = nameForeignFile(path, text);
      return makeError("'" + path + "' is not " + wanted.what + ": it is " +
                       (kind.empty() ? "no zip file" : kind) + "; " +
                       wanted.howToSave);
    }
    auto zip = std::make_unique<ZipFile>();
    zip->file = *file;
    try {
      zip->reader = std::make_unique<PyTorchStreamReader>(*file);
      zip->records = zip->reader->getAllRecords();
    } catch (const std::exception &error) {
      StringRef what = error.what();
      if (what.contains("central directory") ||
          what.contains("zip archive is empty"))
        return makeError(
            "'" + path +
            "' is truncated or damaged: its zip directory, which is written "
            "last, is missing; save it or copy it again");
      if (what.contains("hasRecord(\"version\")") ||
          what.contains("is not in a subdirectory")) {
        // The names of what is in it stand in its directory.
        bool isNumpy = text.take_back(1 << 16).contains(".npy");
        return makeError("'" + path + "' is a zip file" +
                         (isNumpy ? " with arrays of NumPy" : "") +
                         ", but not " + wanted.what + ": " + wanted.howToSave);
      }
      return makeError(explain(path, error));
    }
    return zip;
  }

  bool has(const std::string &name) { return reader->hasRecord(name); }
  std::pair<at::DataPtr, size_t> get(const std::string &name) {
    auto [data, size] = reader->getRecord(name);
    return {std::move(data), size};
  }
  uint64_t version() { return reader->version(); }
  llvm::ArrayRef<std::string> names() const { return records; }

  /// The bytes of a record, where the file is mapped unless it is compressed.
  at::DataPtr getInPlace(const std::string &name) {
    size_t header = reader->getRecordHeaderOffset(name),
           begin = reader->getRecordOffset(name);
    bool isStored =
        file->data()[header + 8] == 0 && file->data()[header + 9] == 0;
    if (isStored && begin + reader->getRecordSize(name) <= file->size())
      return share(file, file->data() + begin);
    std::shared_ptr<at::DataPtr> &copy = inflated[name];
    if (!copy)
      copy =
          std::make_shared<at::DataPtr>(std::get<0>(reader->getRecord(name)));
    return share(copy, copy->get());
  }

private:
  /// Memory that `owner` keeps alive.
  template <typename T>
  static at::DataPtr share(std::shared_ptr<T> owner, void *data) {
    auto *context = new std::shared_ptr<T>(std::move(owner));
    return at::DataPtr(
        data, context,
        [](void *p) { delete static_cast<std::shared_ptr<T> *>(p); },
        at::Device(at::kCPU));
  }

  std::shared_ptr<MappedFile> file;
  std::unique_ptr<PyTorchStreamReader> reader;
  std::vector<std::string> records;
  llvm::StringMap<std::shared_ptr<at::DataPtr>> inflated;
};

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
  if (endsWith("serialized_exported_program.json") ||
      zip.has("archive_format") || endsWith("exported_program.json") ||
      llvm::any_of(zip.names(), [](StringRef n) {
        return n.starts_with("models/") && n.ends_with(".json");
      }))
    return ("'" + path +
            "' is an exported program (.pt2) that torch.export wrote, not "
            "TorchScript: " +
            howToSave)
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
  auto readRecord = [&](const std::string &record) {
    return zip.getInPlace(name + "/" + record);
  };
  Unpickler unpickler(read, std::move(resolveType), std::move(loadObject),
                      readRecord, at::Device(at::kCPU));
  unpickler.set_version(zip.version());
  return unpickler.parse_ivalue();
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

/// The operators that an archive calls and LibTorch lacks, and where they are
/// from: all of them, while LibTorch's message names the first. Code calls
/// those of a library as `ops.mylib.twice(x)`.
std::string describeUnknownOperators(StringRef path, ZipFile &zip) {
  std::map<std::string, unsigned> counts;
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
      if (getAllOperatorsFor(c10::Symbol::fromQualString(name)).empty())
        ++counts[name];
    }
  }
  if (counts.empty())
    return "";
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

Expected<Archive> loadArchive(StringRef path,
                              std::optional<SourceRange> &where) {
  Expected<std::unique_ptr<ZipFile>> zip = ZipFile::open(path, program);
  if (!zip)
    return zip.takeError();
  bool isLegacy = (*zip)->has("model.json");
  bool hasCode = llvm::any_of((*zip)->names(), [](StringRef name) {
    return name.starts_with("code/");
  });
  if (!isLegacy &&
      (!hasCode || !(*zip)->has("constants.pkl") || !(*zip)->has("data.pkl")))
    return makeError(describe(path, **zip));
  Sources sources;
  try {
    if (!isLegacy)
      return load(**zip, sources);
    Archive archive;
    archive.module = torch::jit::load(path.str(), at::Device(at::kCPU));
    archive.unit = archive.module._ivalue()->compilation_unit();
    return archive;
  } catch (const std::exception &error) {
    where = findPlace(error.what(), sources);
    if (StringRef(getMessage(error)).starts_with("Unknown builtin op: "))
      if (std::string unknown = describeUnknownOperators(path, **zip);
          !unknown.empty())
        return makeError(unknown);
    return makeError(explain(path, error));
  }
}

Expected<c10::IValue> loadPickle(StringRef path) {
  Expected<std::unique_ptr<ZipFile>> zip = ZipFile::open(path, examples);
  if (!zip)
    return zip.takeError();
  if (!(*zip)->has("data.pkl"))
    return makeError("'" + path +
                     "' was not written by torch.save: " + examples.howToSave);
  try {
    auto [data, size] = (*zip)->get("data.pkl");
    return readPickle(StringRef(static_cast<const char *>(data.get()), size),
                      [&](const std::string &record) {
                        return (*zip)->getInPlace("data/" + record);
                      });
  } catch (const std::exception &error) {
    return makeError("cannot load '" + path + "': " + getMessage(error));
  }
}

} // namespace torchonnx
