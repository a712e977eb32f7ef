//===- ProgramInputs.h - What a program says of its inputs ------*- C++ -*-===//
//
// What a program, and who converts it, says of its inputs, its results and its
// weights, in attributes that one stage writes and a later one reads.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H
#define TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H

#include "llvm/ADT/Twine.h"

#include <string>

namespace torchonnx {

/// Of an argument or a result: what it is called.
inline constexpr llvm::StringLiteral kNameAttr = "torch.name";
/// Of an argument: its default.
inline constexpr llvm::StringLiteral kDefaultAttr = "torch.default";
/// Of an argument: what it is described as
/// (passes/Simplify/inputs/InputSpec.h).
inline constexpr llvm::StringLiteral kInputAttr = "torch.input";
/// Of a module: arguments that were given as examples.
inline constexpr llvm::StringLiteral kExamplesAttr = "torch.examples";
/// Of a function: what --output-names calls its results.
inline constexpr llvm::StringLiteral kOutputNamesAttr = "torch.output_names";
/// Of a function in a module of its own: the operator that it replaces.
inline constexpr llvm::StringLiteral kDecomposesAttr = "torch.decomposes";
/// Of a program of which nothing may be taken that PyTorch does not define.
inline constexpr llvm::StringLiteral kStrictAttr = "torch.strict";
/// Of an attribute of the program: it does not lie as a new tensor does.
inline constexpr llvm::StringLiteral kStridedAttr = "torch.strided";
/// Of an attribute of the program: those that share its memory.
inline constexpr llvm::StringLiteral kSharesAttr = "torch.shares";

/// Of an argument of an exported program: its type. A dim is a number, a name,
/// an expression of names (SizeExpr.h), or the empty name.
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
