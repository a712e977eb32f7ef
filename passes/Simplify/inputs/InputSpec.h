//===- InputSpec.h - How arguments are described ----------------*- C++ -*-===//
//
// An argument is described by an attribute, `torch.input`: a type for what only
// the run knows, an array of these for a list or tuple, an array of
// [key, description] for a dict, and any other attribute for a value that is
// bound at compile time (`unit` is None).
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTSPEC_H
#define TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTSPEC_H

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SmallVector.h"
#include <limits>
#include <string>

namespace torchonnx {

/// `[[new:]name=]f32[batch,3,?]`, parsed. A `?` is a symbol with an empty name.
struct InputSpec {
  /// The argument, and what the graph calls it if not so.
  std::string name, newName;
  mlir::Attribute value;
};

/// `h=224..1024:32`.
struct DimRange {
  std::string name;
  int64_t min = 1, max = std::numeric_limits<int64_t>::max(), multiple = 1;
  /// Whether the least size is what the user says.
  bool saysMin = false;
};

/// `x:0=batch,2`: dims of argument `x`, or of a part `x[0]`, that vary, some of
/// them named.
struct DynamicDims {
  std::string name;
  llvm::SmallVector<std::pair<int64_t, std::string>> dims;
};

/// A tensor as `--input` describes it: `f32[batch,3]`.
std::string spellInput(TorchTensorType type);
/// What messages call a value: `f32[batch,3]`, `a tensor` of unknown rank, `an
/// int`.
std::string spellType(mlir::Type type);

mlir::FailureOr<InputSpec> parseInputSpec(mlir::MLIRContext *context,
                                          llvm::StringRef text,
                                          std::string &why);
mlir::FailureOr<DimRange> parseDimRange(llvm::StringRef text, std::string &why);
mlir::FailureOr<DynamicDims> parseDynamicDims(llvm::StringRef text,
                                              std::string &why);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTSPEC_H
