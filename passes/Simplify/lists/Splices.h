//===- Splices.h - Lists of the run, changed where they are -----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_SPLICES_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_SPLICES_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// An index that may count from the end, as one from the beginning; null after
/// an error.
mlir::Value fromFirst(Context &cx, mlir::Value index, AbstractValue list,
                      mlir::Location loc);
/// The methods that change a list at one place, by the slices that are kept.
void addSplices(OperatorTable &methods);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_SPLICES_H
