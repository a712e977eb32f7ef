//===- RunTimeNumbers.h - Numbers that only the run knows -------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_RUNTIMENUMBERS_H
#define TORCHONNX_PASSES_UTILS_RUNTIMENUMBERS_H

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"

namespace torchonnx {

/// Whether it is a number that only the run knows: one of which nothing is
/// known, or one that data decides, whose samples say nothing.
inline bool isOfTheRun(mlir::Value number, const Symbols &symbols) {
  auto type = mlir::dyn_cast<TorchIntType>(number.getType());
  return type && (!type.getKnown() || symbols.isUnbacked(type.getKnown()));
}

/// Gives an integer or a float of which nothing is known a symbol. False for
/// any other.
inline bool nameNumber(mlir::Value number, Symbols &symbols) {
  mlir::MLIRContext *context = number.getContext();
  if (auto type = mlir::dyn_cast<TorchIntType>(number.getType());
      type && !type.getKnown())
    number.setType(TorchIntType::get(context, symbols.addUnbacked()));
  else if (auto real = mlir::dyn_cast<TorchFloatType>(number.getType());
           real && !real.getKnown())
    number.setType(TorchFloatType::get(context, symbols.addUnbacked()));
  else
    return false;
  return true;
}

/// The samples in which a loop of `trips` iterations has none.
inline llvm::BitVector samplesWithoutIteration(mlir::Value trips,
                                               const Symbols &symbols) {
  llvm::BitVector idle(symbols.getNumSamples());
  auto type = mlir::dyn_cast<TorchIntType>(trips.getType());
  if (type && type.getSymbol())
    for (auto [k, count] :
         llvm::enumerate(symbols.getSamples(type.getSymbol())))
      idle[k] = count <= 0;
  return idle;
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_RUNTIMENUMBERS_H
