//===- KnownNumbers.h - Numbers that have to be known -----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_KNOWNNUMBERS_H
#define TORCHONNX_PASSES_UTILS_KNOWNNUMBERS_H

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/STLExtras.h"

namespace torchonnx {

/// Whether a value is a tensor or a list of some.
inline bool holdsTensors(mlir::Value value) {
  auto elements = getElements(value);
  return mlir::isa<TorchTensorType>(value.getType()) ||
         (elements && llvm::any_of(*elements, holdsTensors));
}

/// Whether an argument of an operator is the dim, or are the dims, of a tensor
/// that it is about.
inline bool namesDim(llvm::StringRef operatorName, llvm::StringRef argument) {
  static constexpr llvm::StringLiteral dims[] = {
      "dim",       "dim0",       "dim1",    "dim2",   "dims",
      "dims_self", "dims_other", "axis",    "axis0",  "axis1",
      "dimension", "start_dim",  "end_dim", "source", "destination"};
  // The dims of a tile are numbers of copies.
  return operatorName.starts_with("aten::") && operatorName != "aten::tile" &&
         llvm::is_contained(dims, argument);
}

/// Whether an argument of an operator has to be known: a dim, a kind of sum,
/// the order of a norm, a number of turns, or a flag that decides the rank or
/// size of what it gives, whether that is its argument itself, or what it
/// writes to. ONNX has attributes there, and rules know numbers.
inline bool needsKnown(llvm::StringRef operatorName, llvm::StringRef argument) {
  static constexpr llvm::StringLiteral others[] = {
      "reduction",     "mode",     "interpolation_mode", "padding_mode",
      "keepdim",       "onesided", "ceil_mode",          "include_last_offset",
      "full_matrices", "periodic", "batch_first",        "copy",
      "train",         "training", "use_input_stats",    "ord"};
  if (operatorName == "aten::rot90" && argument == "k")
    return true;
  if (argument == "p") // Of dropout it is a probability.
    return operatorName.contains("norm") || operatorName.contains("dist");
  return namesDim(operatorName, argument) ||
         (operatorName.starts_with("aten::") &&
          llvm::is_contained(others, argument));
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

#endif // TORCHONNX_PASSES_UTILS_KNOWNNUMBERS_H
