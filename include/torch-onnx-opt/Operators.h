//===- Operators.h - LibTorch in this process, and its operators *- C++ -*-===//

#ifndef TORCHONNX_OPERATORS_H
#define TORCHONNX_OPERATORS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace torchonnx {

struct DispatcherOperator {
  /// `aten::add.Tensor`.
  std::string name;
  /// Its kernel calls other operators, which can be recorded.
  bool isComposite;
};

/// Whether an operator is one of those that programs call: of ATen, of its
/// quantized kernels, of torchvision and of Python's `prims`.
bool isOfPrograms(llvm::StringRef name);

/// The operators of which `isWanted`, by name.
std::vector<DispatcherOperator>
getDispatcherOperators(llvm::function_ref<bool(llvm::StringRef)> isWanted);

/// The operators that PyTorch's autocast runs in half precision, and those that
/// it keeps in float32, by their names without overloads: "conv2d".
struct AutocastOperators {
  std::vector<std::string> half, full;
};
AutocastOperators getAutocastOperators();

/// Tells LibTorch of operators that archives mention and its C++ library lacks:
/// torchvision's and Python's `prims::`. Call it before an archive is loaded
/// and after custom libraries are, which may define the same.
void registerExtraOperators();

/// Lets LibTorch compute on one thread in this process: what a conversion
/// computes is small, and threads that wait for more of it spin.
void computeOnOneThread();

/// Has LibTorch's errors come without stacks of calls from here on: finding one
/// takes longer than what is refused, and operators that catch an error ask for
/// it. For a process of the compiler's own.
void leaveOutBacktraces();

/// Takes back every kernel and operator that this compiler told LibTorch of, so
/// that PyTorch goes on in the same process as before. No context that asked
/// LibTorch may be in use; what is asked later is registered again.
void unregisterKernels();

} // namespace torchonnx

#endif // TORCHONNX_OPERATORS_H
