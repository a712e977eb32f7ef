//===- ConstantElements.h - The elements of onnx constants -----*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_ONNX_CONSTANTELEMENTS_H
#define TORCHONNX_DIALECTS_ONNX_CONSTANTELEMENTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include <optional>

namespace torchonnx {

/// The elements of a constant of numbers as they lie in memory, or one of them
/// where all are the same; empty if there are none or they cannot be read. Not
/// for bools.
llvm::ArrayRef<char> getRawElements(mlir::ElementsAttr elements);

/// Whether the raw elements are one that stands for all.
bool isOneForAll(mlir::ElementsAttr elements);

/// A constant of these int64 numbers, in one dim.
mlir::Value createOnnxInts(mlir::OpBuilder &builder, mlir::Location loc,
                           llvm::ArrayRef<int64_t> values);

/// The integers of a small int64 constant; none for any other value.
std::optional<llvm::SmallVector<int64_t>>
getOnnxConstantInts(mlir::Value value);

/// Whether every element of a constant of numbers is `number`, and not -0.
bool isEachElement(mlir::Value value, int64_t number);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_ONNX_CONSTANTELEMENTS_H
