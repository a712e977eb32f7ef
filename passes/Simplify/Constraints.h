//===- Constraints.h - What a program demands of sizes ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONSTRAINTS_H
#define TORCHONNX_PASSES_SIMPLIFY_CONSTRAINTS_H

#include "mlir/IR/Diagnostics.h"
#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/Inputs.h"

namespace torchonnx {

/// Evaluates a function whose arguments have dims that vary. Where the program
/// does not take them as independent, finds out what it demands: that two dims
/// are equal, that one is a multiple of another, or that one is a number.
class SizeLearner {
public:
  SizeLearner(mlir::ModuleOp module, mlir::func::FuncOp entry, Oracle &oracle,
              EvaluatorOptions options, DynamicSizes sizes)
      : module(module), entry(entry), oracle(oracle), options(options),
        sizes(std::move(sizes)) {}

  mlir::FailureOr<mlir::func::FuncOp> run();

private:
  /// What stands for a dim: a number, or a multiple of another dim.
  struct Relation {
    mlir::StringAttr symbol; ///< Null for a number.
    int64_t factor = 1;      ///< Of the symbol, or the number itself.
  };
  using Row = llvm::SmallVector<int64_t>;

  /// What a trial run came to.
  struct Trial {
    bool accepted = false;
    unsigned steps = 0;
    std::optional<Evaluator::Refusal> refusal;
    llvm::BitVector live;
    llvm::DenseMap<unsigned, std::pair<mlir::Location, std::string>> droppedAt;
  };

  /// The dims that are still free, in order.
  llvm::SmallVector<mlir::StringAttr> freeDims() const;
  std::vector<Row> defaultRows();
  void bindRows(llvm::ArrayRef<Row> rows);
  void rewriteInputs();
  void emitHeld();
  Trial tryRows(llvm::ArrayRef<Row> rows, bool explore);
  mlir::FailureOr<mlir::func::FuncOp>
  evaluate(std::unique_ptr<Evaluator> &evaluator);
  mlir::LogicalResult learnFromExample();
  mlir::LogicalResult learnFromRefusals(Trial trial);
  void relate(mlir::StringAttr dim, Relation relation, mlir::Location loc,
              llvm::StringRef operatorName);
  int64_t fit(mlir::StringAttr dim, int64_t wanted);

  mlir::ModuleOp module;
  mlir::func::FuncOp entry;
  Oracle &oracle;
  EvaluatorOptions options;
  DynamicSizes sizes;
  llvm::MapVector<mlir::StringAttr, Relation> relations;
  llvm::SmallVector<mlir::Attribute> inputs;
  /// What the last run had to say.
  std::vector<mlir::Diagnostic> held;
  /// The rows that the last accepted trial ran under.
  std::vector<Row> acceptedRows;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONSTRAINTS_H
