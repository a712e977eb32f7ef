//===- Operators.h - Who evaluates a call -----------------------*- C++ -*-===//
//
// The room `operators/` owns nothing but the table of functions, one for each
// operator of which LibTorch alone does not tell what it gives: questions that
// have an answer while compiling, what returns an argument or a view of it,
// what writes. The walk hands it each call:
//
//   Call call{"aten::contiguous", loc, {x}};
//   evaluateOperator(call, cx);              // call.results has x itself
//
// A function finds its call in a file of its family and is put into the table
// there.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_OPERATORS_OPERATORS_H
#define TORCHONNX_PASSES_SIMPLIFY_OPERATORS_OPERATORS_H

#include "passes/Simplify/calls/OperatorTable.h"

namespace torchonnx {

/// Evaluates one operator; `call.results` has its results.
mlir::LogicalResult evaluateOperator(Call &call, Context &cx);
/// Whether calls of an operator, or of the overloads of a name, are resolved
/// here and leave no op behind.
bool isResolved(llvm::StringRef name);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_OPERATORS_OPERATORS_H
