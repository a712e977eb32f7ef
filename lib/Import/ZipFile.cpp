//===- ZipFile.cpp - The zip archives that PyTorch writes -----------------===//

#include "lib/Import/ZipFile.h"
#include "lib/Import/Archive.h"
#include "lib/Import/ForeignFiles.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <caffe2/serialize/read_adapter_interface.h>

using caffe2::serialize::PyTorchStreamReader;
using llvm::Expected;
using llvm::StringRef;

std::string torchonnx::explain(StringRef path, const std::exception &error) {
  std::string message = getMessage(error);
  StringRef text = message;
  if (text.consume_front("PytorchStreamReader failed "))
    return ("'" + path + "' is damaged: LibTorch failed " +
            text.split(". This is an internal").first)
        .str();
  if (text.contains("required keyword attribute 'value' is undefined"))
    return ("cannot load '" + path +
            "': the constants of its code are lost, as "
            "torch.jit.optimize_for_inference loses them: save the model "
            "before that")
        .str();
  if (text.contains("archive does not contain any files"))
    return ("'" + path + "' is an archive without files").str();
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

namespace torchonnx {

/// A file in memory, where the pages that nobody reads cost nothing.
class MappedFile : public caffe2::serialize::ReadAdapterInterface {
public:
  explicit MappedFile(llvm::sys::fs::mapped_file_region region)
      : region(std::move(region)) {}

  static Expected<std::shared_ptr<MappedFile>> open(StringRef path) {
    using namespace llvm::sys::fs;
    file_status status;
    if (std::error_code code = llvm::sys::fs::status(path, status))
      return llvm::createStringError("cannot open '" + path +
                                     "': " + code.message());
    if (is_directory(status))
      return llvm::createStringError("'" + path + "' is a directory");
    Expected<file_t> file = openNativeFileForRead(path);
    if (!file)
      return llvm::createStringError("cannot open '" + path +
                                     "': " + llvm::toString(file.takeError()));
    auto close = llvm::scope_exit([&] { (void)closeFile(*file); });
    if (status.getSize() == 0)
      return llvm::createStringError("'" + path + "' is empty");
    // Private: LibTorch may write to a tensor that it loads.
    std::error_code code;
    mapped_file_region region(*file, mapped_file_region::priv, status.getSize(),
                              0, code);
    if (code)
      return llvm::createStringError("cannot read '" + path +
                                     "': " + code.message());
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

Expected<std::unique_ptr<ZipFile>> ZipFile::open(StringRef path,
                                                 const Wanted &wanted) {
  Expected<std::shared_ptr<MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  StringRef text = (*file)->text();
  if (!text.starts_with("PK")) {
    if (text.starts_with(StringRef(
            "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19", 14)))
      return llvm::createStringError(
          "'" + path +
          "' was written by torch.save of PyTorch before 1.6, "
          "and is not " +
          wanted.what + ": " + wanted.howToSave);
    if (text.size() > 8 && text.substr(4, 4) == "PTMF")
      return llvm::createStringError(
          "'" + path +
          "' is a mobile flatbuffer, which holds no TorchScript code: " +
          wanted.howToSave);
    std::string kind = nameForeignFile(path, text);
    return llvm::createStringError(
        "'" + path + "' is not " + wanted.what + ": it is " +
        (kind.empty() ? "no zip file" : kind) + "; " + wanted.howToSave);
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
      return llvm::createStringError(
          "'" + path +
          "' is truncated or damaged: its zip directory, which is written "
          "last, is missing; save it or copy it again");
    if (what.contains("hasRecord(\"version\")") ||
        what.contains("is not in a subdirectory")) {
      // The names of what is in it stand in its directory.
      bool isNumpy = text.take_back(1 << 16).contains(".npy");
      return llvm::createStringError("'" + path + "' is a zip file" +
                                     (isNumpy ? " with arrays of NumPy" : "") +
                                     ", but not " + wanted.what + ": " +
                                     wanted.howToSave);
    }
    return llvm::createStringError(explain(path, error));
  }
  return zip;
}

/// Memory that `owner` keeps alive.
template <typename T>
static at::DataPtr share(std::shared_ptr<T> owner, void *data) {
  auto *context = new std::shared_ptr<T>(std::move(owner));
  return at::DataPtr(
      data, context,
      [](void *p) { delete static_cast<std::shared_ptr<T> *>(p); },
      at::Device(at::kCPU));
}

void ZipFile::checkSize(const std::string &name, size_t atLeast) {
  TORCH_CHECK(getSize(name) >= atLeast, "the file is damaged: its record '",
              name, "' has ", getSize(name), " bytes and not ", atLeast);
}

at::DataPtr ZipFile::getInPlace(const std::string &name, size_t atLeast) {
  checkSize(name, atLeast);
  size_t header = reader->getRecordHeaderOffset(name),
         begin = reader->getRecordOffset(name);
  bool isStored =
      file->data()[header + 8] == 0 && file->data()[header + 9] == 0;
  if (isStored && begin + reader->getRecordSize(name) <= file->size())
    return share(file, file->data() + begin);
  std::shared_ptr<at::DataPtr> &copy = inflated[name];
  if (!copy)
    copy = std::make_shared<at::DataPtr>(std::get<0>(reader->getRecord(name)));
  return share(copy, copy->get());
}

} // namespace torchonnx
