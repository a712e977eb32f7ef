//===- OperatorRows.h - Sizes to ask an operator about ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORROWS_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORROWS_H

#include "passes/Simplify/sizes/AskedOperator.h"

namespace torchonnx {

/// A size that most operators take.
inline constexpr int64_t usualSize = 12;

/// The rows of the program itself, an example first of all; apart from them
/// those with sizes so large that we would not see their limits.
std::pair<std::vector<Row>, std::vector<Row>>
rowsOfProgram(const AskedOperator &op);

/// The last sizes of every tensor as a list of the operator's says.
std::vector<Row> rowsOfLists(const AskedOperator &op);

/// Every combination of small sizes, as many as may be.
std::vector<Row> smallRows(const AskedOperator &op);

/// The program's rows with two sizes moved.
std::vector<Row> nearRows(const AskedOperator &op);

/// Rows in which one size is what the others, and the numbers that the operator
/// sees, make together.
std::vector<Row> madeRows(const AskedOperator &op);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORROWS_H
