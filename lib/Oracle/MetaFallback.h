//===- MetaFallback.h - Kernels that LibTorch lacks for meta ----*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_METAFALLBACK_H
#define TORCHONNX_LIB_ORACLE_METAFALLBACK_H

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>
#include <c10/util/FunctionRef.h>

namespace torchonnx {

/// Registers the kernels of MetaKernels.cpp, if they are not.
void registerMetaKernels();

/// If `error` says that an operator has no kernel for meta tensors, gives it
/// one that asks the CPU's; false if it says something else.
bool addMissingMetaKernel(const std::exception &error);

/// Whether `error` comes from meta tensors having no elements.
bool isAboutMeta(const std::exception &error);

/// Runs `call` on CPU tensors of zeros in place of the meta tensors among the
/// top `numArguments` of the stack, and its results as meta tensors again.
void runOnZeros(torch::jit::Stack *stack, size_t numArguments,
                c10::function_ref<void(torch::jit::Stack *)> call);

/// Where meta kernels get sizes that only data decides. Set during a call.
class UnbackedSizes {
public:
  virtual ~UnbackedSizes() = default;
  virtual int64_t next() = 0;
  /// Whether this size may be one of those, which stands for any.
  virtual bool mayBeOne(int64_t size) const = 0;
  static UnbackedSizes *current;
};
/// The elements that kernels of the CPU were asked about so far, and some for
/// each call.
int64_t getCpuWork();

/// While it lives, and is on, kernels of the CPU are not run: sizes are those
/// of nobody's tensors.
class NoCpuKernels {
public:
  explicit NoCpuKernels(bool isOn) : before(on) { on |= isOn; }
  ~NoCpuKernels() { on = before; }
  static bool on;

private:
  bool before;
};

/// A size that only data decides, from whoever asked for the operator.
int64_t getUnbackedSize();

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_METAFALLBACK_H
