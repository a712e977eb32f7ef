//===- TestData.cpp - What a model is tested with -------------------------===//

#include "Weights.h"
#include "mlir/IR/Diagnostics.h"
#include "torch-onnx-opt/Export.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace torchonnx;
namespace fs = llvm::sys::fs;

/// Whether a file is one that is written here: `input_12.pb`.
static bool isTestTensor(StringRef path) {
  StringRef name = llvm::sys::path::filename(path);
  unsigned number;
  return (name.consume_front("input_") || name.consume_front("output_")) &&
         name.consume_back(".pb") && !name.getAsInteger(10, number);
}

static std::error_code removeOld(StringRef folder) {
  std::error_code error;
  SmallVector<std::string> old;
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (isTestTensor(it->path()))
      old.push_back(it->path());
  for (const std::string &path : old)
    if (!error)
      error = fs::remove(path);
  return error;
}

LogicalResult torchonnx::writeTestData(StringRef folder,
                                       ArrayRef<NamedTensor> inputs,
                                       ArrayRef<NamedTensor> outputs,
                                       MLIRContext *context) {
  Location loc = UnknownLoc::get(context);
  SmallString<128> set(folder);
  llvm::sys::path::append(set, "test_data_set_0");
  auto check = [&](StringRef path, std::error_code error) -> LogicalResult {
    if (!error)
      return success();
    return emitError(loc) << "cannot write '" << path
                          << "': " << error.message();
  };
  // As other tools make them, where the umask allows it.
  std::error_code made =
      fs::create_directories(set, /*IgnoreExisting=*/true, fs::perms::all_all);
  if (failed(check(set, made)) || failed(check(set, removeOld(set))))
    return failure();
  for (auto [kind, tensors] :
       {std::pair("input_", inputs), std::pair("output_", outputs)})
    for (auto [i, tensor] : llvm::enumerate(tensors)) {
      FailureOr<onnx::TensorProto> proto =
          toTensorProto(tensor.second, tensor.first, loc);
      if (failed(proto))
        return failure();
      SmallString<128> path(set);
      llvm::sys::path::append(path, kind + Twine(i) + ".pb");
      std::error_code error;
      llvm::raw_fd_ostream os(path, error, fs::OF_None);
      if (!error) {
        os << proto->SerializeAsString();
        os.close();
        error = os.error();
        os.clear_error(); // Else the destructor ends the process.
      }
      if (failed(check(path, error)))
        return failure();
    }
  return success();
}
