//===- Replay.h - Composites by LibTorch's own kernels ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_REPLAY_H
#define TORCHONNX_PASSES_DECOMPOSE_REPLAY_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// Builds the calls that the composite kernel of `op`'s operator makes, and
/// returns what replaces its results; empty, with a reason, when the oracle
/// cannot tell them.
llvm::SmallVector<mlir::Value>
replayComposite(TorchBuilder &b, mlir::Operation *op, std::string &reason);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_REPLAY_H
