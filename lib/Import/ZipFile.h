//===- ZipFile.h - The zip archives that PyTorch writes ---------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_ZIPFILE_H
#define TORCHONNX_LIB_IMPORT_ZIPFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <caffe2/serialize/inline_container.h>

namespace torchonnx {

/// What a file is wanted to be, and how such a one is written.
struct Wanted {
  const char *what, *howToSave;
};

/// The error of an archive that LibTorch refuses, in terms of what to do.
std::string explain(llvm::StringRef path, const std::exception &error);

class MappedFile;

/// A zip archive that PyTorch wrote.
class ZipFile {
public:
  static llvm::Expected<std::unique_ptr<ZipFile>> open(llvm::StringRef path,
                                                       const Wanted &wanted);

  bool has(const std::string &name) { return reader->hasRecord(name); }
  std::pair<at::DataPtr, size_t> get(const std::string &name) {
    auto [data, size] = reader->getRecord(name);
    return {std::move(data), size};
  }
  std::string getText(const std::string &name) {
    auto [data, size] = reader->getRecord(name);
    return std::string(static_cast<const char *>(data.get()), size);
  }
  size_t getSize(const std::string &name) {
    return reader->getRecordSize(name);
  }
  uint64_t version() { return reader->version(); }
  llvm::ArrayRef<std::string> names() const { return records; }

  /// Throws c10::Error for a record of fewer bytes.
  void checkSize(const std::string &name, size_t atLeast);
  /// The bytes of a record, where the file is mapped unless it is compressed.
  /// There have to be `atLeast` so many.
  at::DataPtr getInPlace(const std::string &name, size_t atLeast = 0);

private:
  std::shared_ptr<MappedFile> file;
  std::unique_ptr<caffe2::serialize::PyTorchStreamReader> reader;
  std::vector<std::string> records;
  llvm::StringMap<std::shared_ptr<at::DataPtr>> inflated;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_ZIPFILE_H
