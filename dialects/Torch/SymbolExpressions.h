//===- SymbolExpressions.h - Names that are expressions ---------*- C++ -*-===//
//
// A symbol's name may be an expression of others, such as `(h-1)//2+1`: found
// by fitting when it is made, and evaluated when text mentions it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H
#define TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace torchonnx {

/// A known symbol and its values in the samples that count.
struct SampledExpression {
  std::string name;
  llvm::SmallVector<int64_t, 8> values;
  bool isAtom;
};

/// A readable expression of `terms` whose values are `wanted`; empty if none
/// was found.
std::string fitExpression(llvm::ArrayRef<int64_t> wanted,
                          llvm::ArrayRef<SampledExpression> terms);

/// The value of `text` (names, integers, + - * // %, max, min, parentheses),
/// or nothing if it cannot be read or a name is unknown.
std::optional<int64_t> evaluateExpression(
    llvm::StringRef text,
    llvm::function_ref<std::optional<int64_t>(llvm::StringRef)> lookup);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H
