//===- Rows.h - Lists that are the rows of a tensor -------------*- C++ -*-===//
//
// Of elements of one shape: Rows.cpp makes, reads and changes them,
// RowCalls.cpp has their methods, RowTensors.cpp what makes them of tensors and
// tensors of them.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_ROWS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_ROWS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// The methods of rows.
const OperatorTable &rowMethods();
/// Those that join along a dim that the rank decides.
inline constexpr llvm::StringLiteral joinsByRank[] = {
    "aten::vstack", "aten::row_stack", "aten::hstack", "aten::dstack",
    "aten::column_stack"};
ListObj *newRows(Context &cx, mlir::Value rows, mlir::Type elementType);
mlir::Value rowOf(Context &cx, AbstractValue element, mlir::Location loc);
/// The rows that `elements` are, or null (without an error) where they have no
/// common type. No elements: no rows like `example`, a row's type or that of
/// rows.
mlir::Value rowsFrom(Context &cx, llvm::ArrayRef<mlir::Value> elements,
                     mlir::Type example, bool exampleIsRows, mlir::Location loc,
                     UnknownSizes unknown = UnknownSizes::Refuse);
/// Whether rows can be made of a list whose elements are views of them.
bool hasOwnElements(ListObj *list);
/// The row at `index`, as a view of the rows.
ViewStep rowStep(Context &cx, mlir::Value index);
/// The index of the row that such a view is; null of any other.
mlir::Value rowOfStep(const ViewStep &step);
/// Notes that `rows` may share memory with `element`, which is `part` of them
/// if that is given. Whether it shares none with the others.
bool addToRows(Context &cx, TensorObj *rows, AbstractValue element,
               std::optional<ViewStep> part = std::nullopt);
/// The tensors that `list`, which is rows or becomes some, holds in places that
/// are known: all or none of those that share memory.
llvm::SmallVector<PlacedElement, 1> placedElements(Context &cx,
                                                   const ListObj &list);
/// `list` as rows of its own: a copy, if it is none yet. Null, without an
/// error, for a list that cannot be rows.
TensorObj *asRows(Context &cx, ListObj *list, mlir::Location loc);
/// What is said of a list that `asRows` refused.
std::string whyNoRows(ListObj *list);
/// The element at `index` of `list`, which `rows` are the rows of.
AbstractValue rowAt(Context &cx, ListObj *list, TensorObj *rows,
                    mlir::Value index, mlir::Location loc);
/// Gives `list`, which `before` are the rows of, other ones: some of those that
/// it had, each in its place if it `keepsPlaces`, and `added`, which is `part`
/// of them if that is given.
void setRows(Context &cx, ListObj *list, TensorObj *before,
             mlir::Value contents, AbstractValue added,
             std::optional<ViewStep> part = std::nullopt,
             bool keepsPlaces = false);
// Of lists of a known length too, where only the run knows a place: those are
// made rows first.
Outcome rowsIndex(Call &call, Context &cx, TensorObj *rows);
Outcome rowsSlice(Call &call, Context &cx, TensorObj *rows);
Outcome rowsSetItem(Call &call, Context &cx);
Outcome rowsInsert(Call &call, Context &cx);
Outcome rowsConcat(Call &call, Context &cx);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_ROWS_H
