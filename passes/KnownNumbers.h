//===- KnownNumbers.h - Integers that have to be known ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_KNOWNNUMBERS_H
#define TORCHONNX_PASSES_KNOWNNUMBERS_H

#include "dialects/Torch/TorchDialect.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/ADT/STLExtras.h"

namespace torchonnx {

/// Whether a value is a tensor or a list of some.
inline bool holdsTensors(mlir::Value value) {
  auto elements = getElements(value);
  return mlir::isa<TorchTensorType>(value.getType()) ||
         (elements && llvm::any_of(*elements, holdsTensors));
}

/// Whether an argument of an operator, of integers, has to be known: the dim of
/// a tensor that it is about, or a kind of sum. ONNX has attributes there, and
/// rules know numbers.
inline bool needsKnown(llvm::StringRef operatorName, llvm::StringRef argument) {
  static constexpr llvm::StringLiteral dims[] = {
      "dim",       "dim0",       "dim1",    "dim2",   "dims",
      "dims_self", "dims_other", "axis",    "axis0",  "axis1",
      "dimension", "start_dim",  "end_dim", "source", "destination"};
  static constexpr llvm::StringLiteral kinds[] = {
      "reduction", "mode", "interpolation_mode", "padding_mode"};
  // The dims of a tile are numbers of copies.
  return operatorName.starts_with("aten::") && operatorName != "aten::tile" &&
         (llvm::is_contained(dims, argument) ||
          llvm::is_contained(kinds, argument));
}

/// Such an argument that only the run knows: `dim`, say. Empty if there is
/// none.
inline llvm::StringRef findUnknown(Oracle &oracle, llvm::StringRef name,
                                   mlir::ValueRange operands) {
  const OpSchema *schema = oracle.getSchema(name);
  if (!schema || schema->args.size() != operands.size() ||
      llvm::none_of(operands, holdsTensors))
    return {};
  auto isOpen = [](mlir::Value value) {
    return mlir::isa<TorchIntType>(value.getType()) && !getConstantInt(value);
  };
  for (auto [operand, arg] : llvm::zip(operands, schema->args))
    if (needsKnown(name, arg.name)) {
      auto elements = getElements(operand);
      if (isOpen(operand) || (elements && llvm::any_of(*elements, isOpen)))
        return arg.name;
    }
  return {};
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_KNOWNNUMBERS_H
