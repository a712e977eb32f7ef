//===- AtomicFile.h - Files that appear when they are complete --*- C++ -*-===//

#ifndef TORCHONNX_ATOMICFILE_H
#define TORCHONNX_ATOMICFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <system_error>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace torchonnx {

/// A file that appears under its path when it is complete, or never. A device
/// or a pipe, and "-", which is stdout, are written to as they are.
class AtomicFile {
public:
  explicit AtomicFile(llvm::StringRef path) : path(path.str()) {}
  AtomicFile(const AtomicFile &) = delete;
  AtomicFile &operator=(const AtomicFile &) = delete;
  ~AtomicFile() { discard(); }

  /// Writes the contents under a temporary name.
  std::error_code write(llvm::function_ref<void(llvm::raw_ostream &)> contents);
  /// Puts the written file in its place.
  std::error_code commit();

private:
  void discard();

  std::string path, temporary;
};

} // namespace torchonnx

#endif // TORCHONNX_ATOMICFILE_H
