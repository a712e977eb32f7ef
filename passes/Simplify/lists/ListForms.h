//===- ListForms.h - What the forms of lists have in common -----*- C++ -*-===//
//
// A form is how a list is stored, with a table of methods: what the operators
// do whose receiver has it. A method that a form lacks is that of a wider form,
// if the list can be turned into one, or refused.
//
//   known length       Containers.h     elementMethods
//   rows               Rows.h           rowMethods
//   pieces             Pieces.h         piecesCall
//   columns            Columns.h        columnsCall
//     lists of lists   ListsOfLists.h   listsCall
//     of shapes        ShapedTensors.h
//     of views         ListsOfViews.h
//   dicts              Dicts.h          dictMethods
//
// Rooms above use Lists.h.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H

#include "passes/Simplify/lists/Lists.h"

namespace torchonnx {

/// Whether `element` is stored as a list for each of its parts.
bool hasParts(AbstractValue element);
/// The type that the elements of rows have when one of them is `element`; null
/// for what cannot be a row.
mlir::Type rowElementType(AbstractValue element);
/// The dtype of rows that are numbers of this type.
mlir::Type dtypeOfNumbers(mlir::Type type, mlir::OpBuilder &b);
/// The type of the elements of a list of numbers; null for anything else.
mlir::Type numberTypeOf(AbstractValue value);
/// The dims but `but` in which two tensors may differ; nothing where they
/// differ in dtype or rank.
std::optional<llvm::SmallVector<int64_t>>
differingDims(mlir::Type x, mlir::Type y, int64_t but);
/// What an operator adds to the list that is its receiver.
enum class Added { Nothing, Element, List };
Added addedBy(llvm::StringRef name);
/// What the operand is called that `append`, `insert` and `list[i] =` put into
/// a list, or `+`, `+=` and `extend` behind one.
llvm::StringRef addedOperand(const Call &call);
/// Whether no two of these are one container or object.
bool areApart(llvm::ArrayRef<AbstractValue> elements);
/// The same of the elements of a list of the run and what is put into it.
bool staysApart(Context &cx, ListObj *list, AbstractValue added);
/// `cat` of elements: of a list, which PyTorch does not ask to be of one shape.
mlir::Value catAlong(Context &cx, int64_t dim,
                     llvm::ArrayRef<mlir::Value> parts, mlir::Location loc);
/// What `cat` along `dim` makes of rows: their dim is moved beside that one and
/// merged with it.
mlir::Value mergeFirst(Context &cx, mlir::Value rows, int64_t dim,
                       mlir::Location loc);
/// `emitValue`, but once for the same operands; null operands give null.
mlir::Value emitOnce(Context &cx, llvm::StringRef name,
                     llvm::ArrayRef<mlir::Value> operands, mlir::Location loc);
/// The elements of a tensor in this dtype; null after an error.
mlir::Value castTo(Context &cx, mlir::Value tensor, int64_t dtype,
                   mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H
