//===- ProgramInputs.h - What a program says of its inputs ------*- C++ -*-===//
//
// An exported program says what its inputs are, and what is known of their
// sizes. Import writes that on the function, in these attributes, and Simplify
// reads it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H
#define TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H

#include "llvm/ADT/Twine.h"

#include <string>

namespace torchonnx {

/// Of an argument: its type. A dim is a number, a name, an expression of names
/// (SizeExpr.h), or the empty name.
inline constexpr llvm::StringLiteral kProgramInput = "torch.program_input";
/// Of a function: for each name of a dim the least and the largest size, and of
/// what it is a multiple with what remainder.
inline constexpr llvm::StringLiteral kProgramSizes = "torch.program_sizes";
/// Of a function: a name for each result, or for each element of the tuple that
/// is its only one; empty for those without.
inline constexpr llvm::StringLiteral kResultNames = "torch.result_names";

/// Of a function that was simplified: what the program's own checks ask of the
/// sizes of its inputs, as text: "h >= 16", "n % 2 == 0".
inline constexpr llvm::StringLiteral kAssumptions = "torch.assumptions";

/// The name of a part of a result: the path of keys and positions that leads to
/// it from the first key on, as `logits_0`. Empty where there is no key.
inline std::string nameOfPart(llvm::StringRef name, const llvm::Twine &part,
                              bool isKey) {
  if (name.empty())
    return isKey ? part.str() : std::string();
  return (name + "_" + part).str();
}

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H
