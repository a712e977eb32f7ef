//===- ListsOfViews.h - Lists of views of one tensor ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFVIEWS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFVIEWS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// The tensor that the elements of `list`, which becomes one of the run, are
/// views of, those of `later` too; null if it is to hold what they do. What has
/// number `firstId` or a higher one is not there where the list is.
TensorObj *homeOfViews(Context &cx, ListObj *list, const ListObj *later,
                       unsigned firstId);
/// Where the elements of `element` are in `home`; nothing if it is no view.
AbstractValue partOfView(Context &cx, TensorObj *home, AbstractValue element,
                         mlir::Location loc);
/// Turns a list of views of `home` into that of their places.
mlir::LogicalResult shapeViews(Context &cx, ListObj *list, const ListObj *later,
                               TensorObj *home, mlir::Location loc,
                               UnknownSizes unknown = UnknownSizes::Refuse);
/// A copy of such a list that holds what its elements hold now. Null after an
/// error.
ListObj *contentsOfViews(Context &cx, ListObj *list, mlir::Location loc);
/// Turns such a list into one of that form.
mlir::LogicalResult holdContents(Context &cx, ListObj *list,
                                 mlir::Location loc);
/// Turns those into it that leave the branch or iteration that made what they
/// are views of, by being `results` or by what was changed.
mlir::LogicalResult leaveHome(Context &cx, AbstractValues results,
                              mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSOFVIEWS_H
