//===- Reference.h - Generated reference pages ------------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_REFERENCE_H
#define TORCHONNX_TOOLS_REFERENCE_H

#include "llvm/Support/raw_ostream.h"

namespace torchonnx {

/// Every operator that a rule names and how it is handled at an opset, as a
/// Markdown table or as JSON.
void listOps(llvm::raw_ostream &os, int opset, bool json);

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_REFERENCE_H
