//===- TargetOptions.h - The target that the options of a pass name -*- C++
//-*-===//

#ifndef TORCHONNX_PASSES_UTILS_TARGETOPTIONS_H
#define TORCHONNX_PASSES_UTILS_TARGETOPTIONS_H

#include "mlir/IR/Operation.h"
#include "torch-onnx-opt/TargetProfile.h"

namespace torchonnx {

/// The profile that `targetOptions` of a pass name; an error at `op` if it
/// cannot be read.
inline mlir::FailureOr<TargetProfile>
loadProfile(mlir::Operation *op, llvm::StringRef target,
            llvm::ArrayRef<std::string> keep,
            llvm::ArrayRef<std::string> drop) {
  llvm::Expected<TargetProfile> profile =
      TargetProfile::load(target, keep, drop);
  if (!profile)
    return op->emitError() << llvm::toString(profile.takeError());
  return std::move(*profile);
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_TARGETOPTIONS_H
