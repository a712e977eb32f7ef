//===- ListsOfLists.h - Lists of lists of several lengths -------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFLISTS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFLISTS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// Whether the columns of `list` are the elements of all and the lengths.
inline bool isOfLists(const ListObj &list) {
  return list.row.list() && list.row.list()->isRows;
}
/// Whether all are lists, and differ in length now or may later.
bool areOfSeveralLengths(llvm::ArrayRef<AbstractValue> lists);
/// Turns a list of lists into that form, as `makeColumns` does into columns.
mlir::LogicalResult makeListOfLists(Context &cx, ListObj *list,
                                    const ListObj *later, mlir::Location loc,
                                    UnknownSizes unknown);
/// Lists of those lengths of the elements of `all`, one after the other.
ListObj *newListOfLists(Context &cx, AbstractValue all, ListObj *lengths,
                        mlir::Type elementType);
/// Whether columns are of lists of one length, and each column is rows of one
/// type.
bool areOfRows(ListObj *columns);
/// Turns such columns into that form.
mlir::LogicalResult joinInner(Context &cx, ListObj *list, mlir::Location loc);
/// What an operator does with such a list that it does not do per column.
Outcome listsCall(Call &call, Context &cx);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFLISTS_H
