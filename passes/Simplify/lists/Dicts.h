//===- Dicts.h - Dicts, and those whose keys only the run knows -*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_DICTS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_DICTS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// The methods of dicts.
const OperatorTable &dictMethods();

//===----------------------------------------------------------------------===//
// Dicts whose keys only the run knows: OpenDicts.cpp
//===----------------------------------------------------------------------===//

/// The lists are the dict's own: it gets others where they are to change, so
/// that none of those that branches, loops and copies share with it does.
mlir::LogicalResult renewLists(Context &cx, DictObj *dict, mlir::Location loc);
mlir::FailureOr<mlir::Value>
isInOpenDict(Context &cx, DictObj *dict, AbstractValue key, mlir::Location loc);
Outcome openGetItem(Call &call, Context &cx, DictObj *dict);
// These open the dict where it is not yet. `openGet` is `setdefault` too.
Outcome openSetItem(Context &cx, DictObj *dict, AbstractValue key,
                    AbstractValue value, mlir::Location loc);
Outcome openGet(Call &call, Context &cx, DictObj *dict,
                AbstractValue otherwise);
Outcome openPop(Call &call, Context &cx, DictObj *dict);
Outcome openDelete(Context &cx, DictObj *dict, AbstractValue key,
                   mlir::Location loc);
/// `keys`, `values` and `items`.
Outcome openEntries(Call &call, Context &cx, DictObj *dict);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_DICTS_H
