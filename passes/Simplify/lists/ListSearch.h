//===- ListSearch.h - Searching and comparing lists -------------*- C++ -*-===//
//
// ListSearch.cpp and, of lists of numbers of the run, NumberLists.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSEARCH_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSEARCH_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// What `count`, `index` and `in` of a list look for.
AbstractValue soughtBy(Call &call);
/// `x in list`, of any form.
Outcome listContains(Call &call, Context &cx);
Outcome listEqual(Call &call, Context &cx);
/// A list like this one, of its elements at these places; nothing after an
/// error, and for what is not in rows.
AbstractValue elementsAt(Context &cx, AbstractValue list, mlir::Value places,
                         mlir::Location loc);
Outcome findNumber(Call &call, Context &cx);
Outcome compareStrings(Call &call, Context &cx);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTSEARCH_H
