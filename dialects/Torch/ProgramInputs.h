//===- ProgramInputs.h - What a program says of its inputs ------*- C++ -*-===//
//
// An exported program says what its inputs are, and what is known of their
// sizes. Import writes that on the function, in these attributes, and Simplify
// reads it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H
#define TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H

#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// Of an argument: its type. A dim is a number, a name, an expression of names
/// (SizeExpr.h), or the empty name.
inline constexpr llvm::StringLiteral kProgramInput = "torch.program_input";
/// Of a function: for each name of a dim the least and the largest size, and of
/// what it is a multiple with what remainder.
inline constexpr llvm::StringLiteral kProgramSizes = "torch.program_sizes";
/// Of a function: a name for each result, empty for those without one. The
/// leaves of a result share it.
inline constexpr llvm::StringLiteral kResultNames = "torch.result_names";

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_PROGRAMINPUTS_H
