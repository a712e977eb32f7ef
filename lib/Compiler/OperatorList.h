//===- OperatorList.h - How each operator is handled ------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_COMPILER_OPERATORLIST_H
#define TORCHONNX_LIB_COMPILER_OPERATORLIST_H

#include "lib/Compiler/Compiler.h"
#include <map>

namespace torchonnx {

/// Calls of an operator, and the first of them.
struct OperatorCalls {
  unsigned count = 0;
  std::optional<SourcePlace> first;
};
/// By operator, "aten::gelu".
using CallsByName = std::map<std::string, OperatorCalls>;

/// The operators that a program calls.
CallsByName countCalls(mlir::ModuleOp module);

/// What becomes of an operator; the last three by flags of the user's.
enum class Handling {
  Direct,     // A conversion makes ONNX ops of it.
  Decomposed, // A rule does.
  Composite,  // LibTorch's own kernel calls others.
  InPlace,    // As its form that writes to nothing.
  Resolved,   // Nothing is left of it.
  Refused,
  Rewritten, // A pattern does.
  Whole,     // It is a node of a domain.
  Replaced   // A rule of the user's does.
};
/// As it is listed.
llvm::StringRef spell(Handling handling);

struct OperatorHandling {
  Handling how;
  /// The operators that it becomes, where samples tell.
  std::vector<std::string> into = {};
  /// Why it is refused.
  std::string why = {};
};

/// How each operator of LibTorch is handled with these flags; given the calls
/// of a program, how those are. Fails after an error in what the user adds.
mlir::FailureOr<std::map<std::string, OperatorHandling>>
findHandling(const mlir::DialectRegistry &registry,
             const PipelineOptions &options, const CallsByName *calls = {});

/// The same as a Markdown table or as JSON, with how often `calls` has each,
/// and where first.
llvm::LogicalResult listOps(llvm::raw_ostream &os,
                            const mlir::DialectRegistry &registry,
                            const PipelineOptions &options, bool json,
                            const CallsByName *calls = {});

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_OPERATORLIST_H
