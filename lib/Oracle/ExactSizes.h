//===- ExactSizes.h - What needs no asking ----------------------*- C++ -*-===//
//
// Of Python's integers, and of operators that broadcast or are given sizes, it
// is known what they answer: LibTorch is not asked.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_ORACLE_EXACTSIZES_H
#define TORCHONNX_LIB_ORACLE_EXACTSIZES_H

#include "dialects/Torch/Symbols.h"
#include "mlir/IR/Value.h"
#include "mlir/IR/ValueRange.h"

namespace torchonnx {

/// What Python's operators on integers give, where `name` is one of them.
std::optional<SizeExpr> exactInteger(llvm::StringRef name,
                                     mlir::ValueRange operands,
                                     const Symbols &symbols);

/// What rounding a float that is a quotient of sizes to an integer gives, where
/// `name` does so.
std::optional<SizeExpr> wholeQuotient(llvm::StringRef name,
                                      mlir::ValueRange operands,
                                      const Symbols &symbols);

/// The integer that a tensor of one element holds that was made of sizes.
SizeExpr integerIn(mlir::Value tensor, const Symbols &symbols,
                   unsigned depth = 16);

/// The sizes to which the tensors among `operands` are broadcast.
std::vector<SizeExpr> broadcastSizes(mlir::ValueRange operands,
                                     const Symbols &symbols);

/// What an operator keeps that gives a tensor the sizes that are asked for.
enum class Reshape {
  None,     // It is none.
  Elements, // `view` and its like, `unflatten`
  Values,   // `expand` and its like
};
Reshape getReshape(llvm::StringRef name);

/// The sizes of what `view` and its like, `expand`, `unflatten`, `slice`,
/// `split` by sizes, `narrow`, `pad` and `torch.tensor` give: those that are
/// asked for. Empty for any other operator.
std::vector<SizeExpr> requestedSizes(llvm::StringRef name,
                                     mlir::ValueRange operands,
                                     const Symbols &symbols);

/// Whether two integers compare so whatever the sizes; nothing if that is not
/// known.
std::optional<bool> exactComparison(llvm::StringRef name,
                                    mlir::ValueRange operands,
                                    const Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_EXACTSIZES_H
