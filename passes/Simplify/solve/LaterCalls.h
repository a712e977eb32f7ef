//===- LaterCalls.h - Whether later calls compute the same ------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_LATERCALLS_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_LATERCALLS_H

#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace torchonnx {

/// Whether two evaluations of a program gave the same graph.
bool computeTheSame(mlir::func::FuncOp x, mlir::func::FuncOp y,
                    const Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_LATERCALLS_H
