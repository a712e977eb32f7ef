//===- OperatorList.h - How each operator is handled ------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_OPERATORLIST_H
#define TORCHONNX_TOOLS_OPERATORLIST_H

#include "mlir/IR/BuiltinOps.h"
#include "passes/Pipelines.h"
#include "llvm/Support/raw_ostream.h"

namespace torchonnx {

/// Every operator of LibTorch and how it is handled at an opset and on a
/// target, as a Markdown table or as JSON. Of a `model` as imported, those that
/// it calls, with how often and where first.
void listOps(llvm::raw_ostream &os, const mlir::DialectRegistry &registry,
             const PipelineOptions &options, bool json,
             mlir::ModuleOp model = {});

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_OPERATORLIST_H
