//===- Registry.h - LibTorch's operators by name ----------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_REGISTRY_H
#define TORCHONNX_LIB_ORACLE_REGISTRY_H

#include "dialects/Torch/Schema.h"
#include "llvm/ADT/StringMap.h"
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>
#include <memory>
#include <torch/csrc/jit/runtime/operator.h>

namespace torchonnx {

/// An operator of the dispatcher, or one that only TorchScript has
/// (`aten::add.int`, `aten::format`, …).
struct TorchOperator {
  const c10::FunctionSchema *schema = nullptr;
  std::optional<c10::OperatorHandle> handle;
  mutable std::optional<torch::jit::Operation> jit;

  bool takesTensor = false;
  bool returnsTensor = false;
  bool returnsList = false;
  /// Its result is as large as its operands are where they are broadcast.
  bool isPointwise = false;
  bool isMutable = false;
  /// As `OpSchema` has it: LibTorch's tag, or memory that nobody wrote.
  bool isNondeterministic = false;
  /// A scalar read from a tensor's elements: `aten::item`.
  bool readsElements = false;
  /// The sizes of the results depend on elements: `aten::nonzero`.
  bool sizesDependOnElements = false;
  /// A bool that does not depend on sizes though an argument has some.
  bool isPropertyOfTensor = false;

  void run(torch::jit::Stack &stack) const;
};

/// Whether an operator returns a scalar that it reads from a tensor's elements.
bool readsElements(const c10::FunctionSchema &schema);

/// Whether values of `type` are or hold tensors.
bool mentionsTensor(const c10::TypePtr &type);

class Registry {
public:
  /// Null if LibTorch has no operator `name`.
  const TorchOperator *find(llvm::StringRef name);
  const OpSchema *getSchema(llvm::StringRef name);
  llvm::ArrayRef<const OpSchema *> getOverloads(llvm::StringRef baseName);

private:
  llvm::StringMap<std::unique_ptr<TorchOperator>> operators;
  llvm::StringMap<std::unique_ptr<OpSchema>> schemas;
  llvm::StringMap<llvm::SmallVector<const OpSchema *>> overloads;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_REGISTRY_H
