//===- ProgramInputs.h - Inputs that the program describes ------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INPUTS_PROGRAMINPUTS_H
#define TORCHONNX_PASSES_SIMPLIFY_INPUTS_PROGRAMINPUTS_H

#include "dialects/Torch/SizeExpr.h"
#include "passes/Simplify/inputs/Inputs.h"
#include <map>

namespace torchonnx {

/// What an exported program says of its inputs
/// (dialects/Torch/ProgramInputs.h), and what the user says beyond that: other
/// names of its dims, or numbers.
class ProgramInputs {
public:
  explicit ProgramInputs(mlir::func::FuncOp entry);

  /// Takes what the user gives for an argument, or null. It fails, with `why`,
  /// where that is not what the program was exported for.
  llvm::LogicalResult meet(unsigned argument, mlir::Attribute given,
                           llvm::StringRef name, std::string &why);
  /// The names of the dims, once all arguments have been met.
  std::vector<std::string> names() const;
  /// The description of an argument. Its dims that vary are added to `sizes`;
  /// those without a name get one of `nameDim`.
  mlir::FailureOr<mlir::Attribute>
  settle(unsigned argument, llvm::StringRef name, DynamicSizes &sizes,
         llvm::function_ref<std::string(int64_t)> nameDim, std::string &why);

private:
  llvm::LogicalResult replace(llvm::StringRef name, const SizeExpr &by,
                              llvm::StringRef argument, std::string &why);
  SizeExpr parse(llvm::StringRef dim) const;

  mlir::func::FuncOp entry;
  /// What is known of the program's names.
  std::map<std::string, SizeRange, std::less<>> ranges;
  /// What the user calls them, or that they are numbers.
  std::map<std::string, SizeExpr, std::less<>> replaced;
  /// What was given, by argument.
  llvm::SmallVector<mlir::Attribute> given;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INPUTS_PROGRAMINPUTS_H
