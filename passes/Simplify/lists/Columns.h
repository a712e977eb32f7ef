//===- Columns.h - Lists with a list for each part --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_COLUMNS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_COLUMNS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// Whether an operator has a function for columns.
bool isColumnMethod(llvm::StringRef name);
/// Turns `list` into columns. `later` is how it looks after an iteration of the
/// loop that wants this, if one does.
mlir::LogicalResult makeColumns(Context &cx, ListObj *list,
                                const ListObj *later, mlir::Location loc,
                                UnknownSizes unknown = UnknownSizes::Refuse);
/// `sort` and `sorted` of columns: of tuples of numbers.
Outcome sortColumns(Call &call, Context &cx);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_COLUMNS_H
