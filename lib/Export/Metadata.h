//===- Metadata.h - Where nodes and weights come from -----------*- C++ -*-===//
//
// The keys are those of PyTorch's own exporter where it has one, so that
// viewers of its models show ours. Readers of an IR before 10, which has no
// metadata of nodes and tensors, skip it as they do any unknown field.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_EXPORT_METADATA_H
#define TORCHONNX_LIB_EXPORT_METADATA_H

#include "mlir/IR/Location.h"
#include "onnx/onnx_pb.h"

namespace torchonnx {

/// The modules that a node is in, their classes, and its place in the user's
/// Python. The node has its name and its operator.
void addOrigin(onnx::NodeProto &node, mlir::Location loc);

/// Leaves out what is said twice, then what is long, until the origins of all
/// nodes are small beside the weights, which have so many bytes.
void trimOrigins(onnx::GraphProto &graph, uint64_t weightBytes);

/// How a weight was computed when the model was compiled, if it was.
void addFormula(onnx::TensorProto &tensor, llvm::StringRef formula);

} // namespace torchonnx

#endif // TORCHONNX_LIB_EXPORT_METADATA_H
