//===- Containers.h - Lists of a known length -------------------*- C++ -*-===//
//
// Containers.cpp, which also puts together the functions of this folder, and
// ListChoice.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_CONTAINERS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_CONTAINERS_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

/// Whether an element of `list` at an index of the run, which the operator at
/// hand reads, is best said to be one of all: strings, so that comparisons are
/// decided while compiling, and what is changed where it is.
bool isOneOfElements(Context &cx, ListObj *list);
Outcome oneOfElements(Call &call, Context &cx, ListObj *list);
// Of lists of any form.
Outcome listClear(Call &call, Context &cx);
Outcome listCopy(Call &call, Context &cx);

// The functions of a file each.
void addDictFunctions(OperatorTable &table);
void addObjectFunctions(OperatorTable &table);
void addSearchFunctions(OperatorTable &table);
void addStringFunctions(OperatorTable &table);
void addNumberListFunctions(OperatorTable &table);
void addRowsFunctions(OperatorTable &table);
void addPieceFunctions(OperatorTable &table);
void addReductionFunctions(OperatorTable &table);
void addPackedFunctions(OperatorTable &table);
void addNestedFunctions(OperatorTable &table);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_CONTAINERS_H
