//===- Shapes.h - Reshape and Expand with symbolic sizes --------*- C++ -*-===//
//
// What a torch op does to a shape is known from its types: dims are numbers or
// named symbols. So the shape operand of Reshape and Expand is a constant
// wherever the names allow it: 0 copies a dim, -1 infers one, and 1 keeps one.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_CONVERT_SHAPES_H
#define TORCHONNX_PASSES_CONVERT_SHAPES_H

#include "passes/Convert/OnnxBuilder.h"

namespace torchonnx {

/// The dims of a torch tensor as ONNX sees them: those of complex tensors end
/// in 2.
llvm::SmallVector<mlir::Attribute> dimsOf(mlir::Value torchTensor);

/// Dims that are known by their types, and where to find those that are not:
/// in torch int values that ops were given, or among a tensor's dims.
class Sizes {
public:
  Sizes(OnnxBuilder &b, llvm::ArrayRef<mlir::Attribute> dims)
      : b(b), dims(dims), given(dims.size()) {}
  /// The sizes of a torch tensor.
  Sizes(OnnxBuilder &b, mlir::Value torchTensor)
      : Sizes(b, dimsOf(torchTensor)) {}

  /// Gives values to the dims from `first` on: the elements of a torch list of
  /// ints. Constants in it say nothing that the dims do not.
  Sizes &from(mlir::Value torchList, unsigned first = 0);
  /// Lets symbols be read from the dims of a torch tensor.
  Sizes &search(mlir::Value torchTensor) {
    tensors.push_back(torchTensor);
    return *this;
  }

  unsigned size() const { return dims.size(); }
  std::optional<int64_t> number(unsigned i) const;
  mlir::Attribute dim(unsigned i) const { return dims[i]; }
  llvm::ArrayRef<mlir::Attribute> all() const { return dims; }
  /// Whether dim `i` can be had as a number or a value.
  bool has(unsigned i) const;
  /// Whether a value that was given may be negative.
  bool mayBeNegative(const Symbols &symbols) const;
  /// All dims as a 1-D int64 tensor. `numbers` overrides the dims that it has
  /// a number for.
  mlir::Value tensor(llvm::ArrayRef<std::optional<int64_t>> numbers = {});

private:
  struct Place {
    mlir::Value tensor;
    unsigned dim;
  };
  std::optional<Place> find(mlir::Attribute symbol) const;

  OnnxBuilder &b;
  llvm::SmallVector<mlir::Attribute> dims;
  llvm::SmallVector<mlir::Value> given;
  llvm::SmallVector<mlir::Value> tensors;
};

/// The dims `first` to `last` (not included) of a torch tensor as a 1-D int64
/// tensor.
mlir::Value shapeOf(OnnxBuilder &b, mlir::Value torchTensor, unsigned first,
                    unsigned last);

/// The torch tensor `x`, with as many elements, in the shape `to`.
mlir::Value reshapeTo(OnnxBuilder &b, mlir::Value x, Sizes to);
/// The same for an onnx value whose dims are `from`.
mlir::Value reshapeTo(OnnxBuilder &b, mlir::Value x,
                      llvm::ArrayRef<mlir::Attribute> from, Sizes to);

/// The torch tensor `x`, broadcast to the shape `to`.
mlir::Value expandTo(OnnxBuilder &b, mlir::Value x, Sizes to);
/// The same for an onnx value whose dims are `from`.
mlir::Value expandTo(OnnxBuilder &b, mlir::Value x,
                     llvm::ArrayRef<mlir::Attribute> from, Sizes to);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_SHAPES_H
