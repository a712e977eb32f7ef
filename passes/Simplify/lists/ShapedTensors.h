//===- ShapedTensors.h - Lists of tensors of several shapes -----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_SHAPEDTENSORS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_SHAPEDTENSORS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// Whether the columns of `list` are such parts.
inline bool isShaped(const ListObj &list) {
  return list.row.tensor() && !list.viewsOf;
}
/// The elements of a tensor in one dim, and a list of its sizes, but for those
/// that `row` knows: what columns have of it. Nothing after an error.
std::optional<AbstractValues> partsOfTensor(Context &cx, TensorObj *tensor,
                                            TensorObj *row, mlir::Location loc);
/// The tensor that has these parts; nothing after an error.
AbstractValue tensorOfParts(Context &cx, llvm::ArrayRef<AbstractValue> parts,
                            TensorObj *row, mlir::Location loc);
/// Turns a list of tensors into columns that hold one like `example` too.
mlir::LogicalResult shapeTensors(Context &cx, ListObj *list, mlir::Type example,
                                 mlir::Location loc);
/// `cat` and `stack` of such a list: PyTorch demands that the elements agree in
/// all other dims.
Outcome shapedCat(Call &call, Context &cx);
/// A type like the elements', where a list of tensors differs in several dims,
/// or will once a loop has added to it.
TorchTensorType shapedType(const ListObj *list, const ListObj *later);
/// Lets such a list have the size of `element` in dims where all had one.
mlir::LogicalResult holdShapeOf(Context &cx, ListObj *list,
                                AbstractValue element, mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_SHAPEDTENSORS_H
