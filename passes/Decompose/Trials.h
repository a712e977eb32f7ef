//===- Trials.h - Functions that run on made-up inputs ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_TRIALS_H
#define TORCHONNX_PASSES_DECOMPOSE_TRIALS_H

#include "passes/Decompose/TorchBuilder.h"
#include <random>

namespace torchonnx {

/// Makes arguments of a function under one sample of its symbols.
class Inputs {
public:
  Inputs(Symbols &symbols, unsigned row, bool special, unsigned seed)
      : symbols(symbols), row(row), special(special), random(seed) {}

  /// A value of `type`; `kind` says of which values, as the argument's
  /// attribute `test.values` does:
  ///   finite     neither infinite nor nan
  ///   unit       within [0, 1]; `open`: within, but not at its ends
  ///   positive   from 0.1 to 4
  ///   below:n    whole numbers from 0 to n - 1; n is a number or a symbol
  ///   from:a:b   whole numbers from a to b
  ///   distinct   finite, no two alike
  ///   definite   symmetric positive definite matrices
  mlir::Attribute make(mlir::Type type, llvm::StringRef kind);
  std::string error;

private:
  int64_t number(llvm::StringRef text);
  double real(llvm::StringRef kind, mlir::Type dtype, int64_t i);
  mlir::Attribute element(llvm::StringRef kind, mlir::Type dtype, int64_t i);
  mlir::ElementsAttr definite(mlir::RankedTensorType type);

  Symbols &symbols;
  unsigned row;
  bool special;
  std::mt19937 random;
};

/// The elements as numbers, of complex ones both parts, one after the other.
std::vector<double> toDoubles(mlir::DenseElementsAttr elements);

/// What may stand for the results of an op, made of them at the builder's
/// place.
using Alternative = std::function<llvm::SmallVector<mlir::Value>(
    TorchBuilder &b, mlir::ValueRange results)>;

/// Whether the function around `op` has the same results with `values`, and
/// with each of the alternatives, in place of the op's results: for operators
/// whose answers are not unique. Shown by a few runs on random inputs; `why`
/// says what is in the way.
bool isIndifferent(Oracle &oracle, mlir::Operation *op,
                   llvm::ArrayRef<mlir::Value> values,
                   llvm::ArrayRef<Alternative> alternatives, std::string &why);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_TRIALS_H
