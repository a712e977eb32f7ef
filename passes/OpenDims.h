//===- OpenDims.h - Dims that only the run chooses --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_OPENDIMS_H
#define TORCHONNX_PASSES_OPENDIMS_H

#include "dialects/Torch/TorchDialect.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {

/// Whether a value is a tensor or a list of some.
inline bool holdsTensors(mlir::Value value) {
  auto elements = getElements(value);
  return mlir::isa<TorchTensorType>(value.getType()) ||
         (elements && llvm::any_of(*elements, holdsTensors));
}

/// The argument that says which dim of a tensor an operator is about and that
/// only the run knows: `dim`, say. Empty if there is none. ONNX has attributes
/// there, and rules know numbers.
inline llvm::StringRef findOpenDim(Oracle &oracle, llvm::StringRef name,
                                   mlir::ValueRange operands) {
  static const llvm::StringSet<> dims = {
      "dim",       "dim0",       "dim1",    "dim2",   "dims",
      "dims_self", "dims_other", "axis",    "axis0",  "axis1",
      "dimension", "start_dim",  "end_dim", "source", "destination"};
  // The dims of a tile are numbers of copies.
  bool isTensorOperator = name.starts_with("aten::") && name != "aten::tile";
  const OpSchema *schema = isTensorOperator ? oracle.getSchema(name) : nullptr;
  if (!schema || schema->args.size() != operands.size() ||
      llvm::none_of(operands, holdsTensors))
    return {};
  auto isOpen = [](mlir::Value value) {
    return mlir::isa<TorchIntType>(value.getType()) && !getConstantInt(value);
  };
  for (auto [operand, arg] : llvm::zip(operands, schema->args))
    if (dims.contains(arg.name)) {
      auto elements = getElements(operand);
      if (isOpen(operand) || (elements && llvm::any_of(*elements, isOpen)))
        return arg.name;
    }
  return {};
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_OPENDIMS_H
