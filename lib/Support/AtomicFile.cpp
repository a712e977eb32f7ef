//===- AtomicFile.cpp - Files that appear when they are complete ----------===//

#include "torch-onnx-opt/AtomicFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace torchonnx;
namespace fs = llvm::sys::fs;

static std::error_code
writeTo(llvm::raw_fd_ostream &os,
        llvm::function_ref<void(llvm::raw_ostream &)> contents,
        bool isStdout = false) {
  contents(os);
  // What a disk or a network has no room for may be told at the end only.
  isStdout ? os.flush() : os.close();
  std::error_code error = os.error();
  os.clear_error(); // Else the destructor ends the process.
  return error;
}

std::error_code
AtomicFile::write(llvm::function_ref<void(llvm::raw_ostream &)> contents) {
  bool isStdout = path == "-";
  fs::file_status status;
  if (!isStdout && !fs::status(path, status) &&
      status.type() == fs::file_type::directory_file)
    return make_error_code(std::errc::is_a_directory);
  if (isStdout ||
      (fs::exists(status) && status.type() != fs::file_type::regular_file)) {
    std::error_code error;
    llvm::raw_fd_ostream os(path, error, fs::OF_None);
    return error ? error : writeTo(os, contents, isStdout);
  }
  llvm::SmallString<128> target;
  if (!fs::real_path(path, target))
    path = target.str().str();
  int fd = -1;
  llvm::SmallString<128> name;
  if (std::error_code error =
          fs::createUniqueFile(path + ".%%%%%%.tmp", fd, name))
    return error;
  temporary = name.str().str();
  llvm::sys::RemoveFileOnSignal(temporary);
  llvm::raw_fd_ostream os(fd, /*shouldClose=*/true);
  return writeTo(os, contents);
}

std::error_code AtomicFile::commit() {
  if (temporary.empty())
    return {};
  if (std::error_code error = fs::rename(temporary, path))
    return error;
  llvm::sys::DontRemoveFileOnSignal(temporary);
  temporary.clear();
  return {};
}

void AtomicFile::discard() {
  if (temporary.empty())
    return;
  (void)fs::remove(temporary);
  llvm::sys::DontRemoveFileOnSignal(temporary);
  temporary.clear();
}
