//===- ExportedProgram.cpp - What torch.export.save writes ----------------===//

#include "lib/Import/ExportedProgram.h"
#include "dialects/Torch/Dtypes.h"
#include "lib/Import/ZipFile.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/ATen.h>

using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

namespace torchonnx {

/// The version of the schema that is read here; others are told to differ.
static constexpr int64_t schemaVersion = 8;

/// The programs of an archive, by name.
static std::vector<std::string> listPrograms(ZipFile &zip) {
  std::vector<std::string> names;
  for (StringRef name : zip.names())
    if (name.consume_front("models/") && name.consume_back(".json"))
      names.push_back(name.str());
  return names;
}

bool isExportedProgram(ZipFile &zip) {
  return zip.has("archive_format") && !listPrograms(zip).empty();
}

std::optional<at::ScalarType> getExportedDtype(int64_t number) {
  const Dtype *dtype = findExportedDtype(number);
  return dtype ? std::optional(static_cast<at::ScalarType>(dtype->number))
               : std::nullopt;
}

/// The sizes of a TensorMeta, which are numbers.
static std::optional<std::vector<int64_t>> readSizes(const json::Array *sizes) {
  if (!sizes)
    return std::nullopt;
  std::vector<int64_t> numbers;
  for (const json::Value &size : *sizes) {
    const json::Object *object = size.getAsObject();
    std::optional<int64_t> number =
        object ? object->getInteger("as_int") : std::nullopt;
    if (!number || *number < 0)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

/// The tensor that a record holds; undefined, with `why`, if it cannot be read.
static at::Tensor readTensor(ZipFile &zip, const std::string &record,
                             const json::Object &payload, std::string &why) {
  const json::Object *meta = payload.getObject("tensor_meta");
  if (payload.getBoolean("use_pickle").value_or(false) || !meta) {
    why = "it is a pickled Python object";
    return {};
  }
  std::optional<at::ScalarType> dtype =
      getExportedDtype(meta->getInteger("dtype").value_or(0));
  if (!dtype || meta->getInteger("layout").value_or(7) != 7) {
    why = dtype ? "it is a sparse tensor" : "its dtype is not known";
    return {};
  }
  auto sizes = readSizes(meta->getArray("sizes")),
       strides = readSizes(meta->getArray("strides"));
  const json::Object *start = meta->getObject("storage_offset");
  int64_t offset = start ? start->getInteger("as_int").value_or(-1) : 0;
  if (!zip.has(record) || !sizes || !strides ||
      sizes->size() != strides->size() || offset < 0) {
    why = "the archive is damaged";
    return {};
  }
  // An archive that lies about its sizes must not make us read past its end.
  size_t width = c10::elementSize(*dtype), bytes = zip.getSize(record);
  __int128 last = offset;
  bool isEmpty = false;
  for (auto [size, stride] : llvm::zip(*sizes, *strides)) {
    last += static_cast<__int128>(size - 1) * stride;
    isEmpty |= size == 0;
  }
  if (isEmpty)
    return at::empty(*sizes, *dtype);
  if ((last + 1) * static_cast<__int128>(width) > bytes) {
    why = "the archive is damaged: its record is too short";
    return {};
  }
  auto owner = std::make_shared<at::DataPtr>(zip.getInPlace(record));
  char *data = static_cast<char *>(owner->get()) + offset * width;
  return at::from_blob(data, *sizes, *strides, [owner](void *) {}, *dtype);
}

/// Adds what a folder of the archive holds to the module.
static llvm::Error readWeights(StringRef path, ZipFile &zip,
                               const std::string &folder,
                               const std::string &config,
                               ExportedProgram &program) {
  if (!zip.has(config))
    return llvm::Error::success();
  Expected<json::Value> parsed = json::parse(zip.getText(config));
  if (!parsed)
    return parsed.takeError();
  const json::Object *root = parsed->getAsObject();
  const json::Object *entries = root ? root->getObject("config") : nullptr;
  if (!entries)
    return llvm::createStringError("'" + path + "' is damaged: '" + config +
                                   "' lists no weights");
  for (const auto &[key, value] : *entries) {
    std::string name = StringRef(key).str(), why;
    const json::Object *payload = value.getAsObject();
    if (!payload)
      continue;
    std::string record =
        folder + payload->getString("path_name").value_or("").str();
    at::Tensor tensor = readTensor(zip, record, *payload, why);
    if (!tensor.defined())
      program.unreadable[name] = why;
    else if (!program.archive.module.hasattr(name))
      program.archive.module.register_attribute(name, c10::TensorType::get(),
                                                tensor);
  }
  return llvm::Error::success();
}

Expected<ExportedProgram> readExportedProgram(StringRef path, ZipFile &zip,
                                              StringRef name) {
  std::vector<std::string> names = listPrograms(zip);
  bool isOnly = names.size() == 1 && name == "forward";
  auto found = isOnly ? names.begin() : llvm::find(names, name);
  if (found == names.end())
    return llvm::createStringError(
        "'" + path + "' has no program '" + name + "': it holds " +
        llvm::join(names, ", ") +
        (names.size() > 1 ? ", of which --method names one" : ""));
  if (zip.has("byteorder") && zip.getText("byteorder") != "little")
    return llvm::createStringError(
        "'" + path +
        "' was saved on a machine with another order "
        "of bytes: load it there and save it here");
  Expected<json::Value> parsed =
      json::parse(zip.getText("models/" + *found + ".json"));
  if (!parsed)
    return llvm::createStringError("'" + path +
                                   "' is damaged: its program is no JSON: " +
                                   llvm::toString(parsed.takeError()));
  ExportedProgram program;
  program.program = std::move(*parsed);
  const json::Object *root = program.program.getAsObject();
  const json::Object *version =
      root ? root->getObject("schema_version") : nullptr;
  if (!version || !root->getObject("graph_module"))
    return llvm::createStringError("'" + path +
                                   "' is damaged: it holds no graph");
  if (version->getInteger("major") != schemaVersion)
    return llvm::createStringError(
        "'" + path + "' has version " +
        llvm::Twine(version->getInteger("major").value_or(0)) +
        " of torch.export's schema, and only version " +
        llvm::Twine(schemaVersion) +
        " is read: load it with torch.export.load and save it "
        "again, with PyTorch 2.8 or newer");

  program.archive.unit = std::make_shared<torch::jit::CompilationUnit>();
  auto type = c10::ClassType::create(
      c10::QualifiedName("__torch__.ExportedProgram"), program.archive.unit,
      /*is_module=*/true);
  program.archive.unit->register_type(type);
  program.archive.module = torch::jit::Module(program.archive.unit, type);
  for (const char *kind : {"weights", "constants"})
    if (llvm::Error error =
            readWeights(path, zip, std::string("data/") + kind + "/",
                        std::string("data/") + kind + "/" + *found + "_" +
                            kind + "_config.json",
                        program))
      return error;
  return program;
}

} // namespace torchonnx
