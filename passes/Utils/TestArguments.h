//===- TestArguments.h - What the program is tried with ---------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_TESTARGUMENTS_H
#define TORCHONNX_PASSES_UTILS_TESTARGUMENTS_H

#include "dialects/Torch/Symbols.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace torchonnx {

/// On a module: Simplify is to leave there what its program can be called with,
/// one attribute per argument. An input of the graph is a dictionary: its
/// `type` with a number for each dim, and the `value` that an example has. All
/// else is as in `torch.input`: arrays for containers, and what is bound.
inline constexpr llvm::StringLiteral kTestArguments = "torch.test_arguments";

/// Those of `entry`, whose simplified form is `graph`: at the sizes of an
/// example if there is one, else at the smallest among the samples that PyTorch
/// takes.
mlir::ArrayAttr describeTestArguments(mlir::func::FuncOp entry,
                                      mlir::func::FuncOp graph,
                                      mlir::ArrayAttr examples,
                                      const Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_TESTARGUMENTS_H
