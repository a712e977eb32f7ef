//===- Inputs.h - Arguments of the entry function ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INPUTS_H
#define TORCHONNX_PASSES_SIMPLIFY_INPUTS_H

#include "dialects/Torch/Symbols.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Simplify/InputSpec.h"

namespace torchonnx {

/// A dim that varies.
struct DynamicSize {
  DimRange range;
  /// Its size in the example, when there is one.
  std::optional<int64_t> example;
  /// Named by the user, or said to be dynamic: not to be fixed lightly.
  bool isNamed = false;
};

/// The dims that vary, by symbol, in the order of the arguments.
using DynamicSizes = llvm::MapVector<mlir::StringAttr, DynamicSize>;

struct InputOptions {
  llvm::ArrayRef<std::string> inputs, dims, dynamic;
  /// One for each leading argument, as `torch.constant` holds values.
  llvm::ArrayRef<mlir::Attribute> examples;
};

/// Gives every argument of `entry` its `torch.input`, from what the user says,
/// an example, a default or its type. An argument of which nothing is known is
/// left without one.
mlir::LogicalResult bindInputs(mlir::func::FuncOp entry,
                               const InputOptions &options,
                               DynamicSizes &sizes);

/// What the first use of a tensor argument says of it, which the user is told;
/// null if nothing does.
mlir::Attribute inferInput(mlir::func::FuncOp entry, unsigned argument);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INPUTS_H
