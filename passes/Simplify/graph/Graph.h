//===- Graph.h - What is left of the program --------------------*- C++ -*-===//
//
// The room `graph/` owns the function that is being built: its builder, its
// constants, the operators that are left, typed as they are made, and from
// where the run can tell a size. It asks the oracle and `sizes/` what an
// operator gives, and notes what they refuse. Whoever has SSA values may call
// it; it knows nothing of views, containers or branches.
//
//   Value n = graph.sizeOf(x, 0, loc);  // A constant where it is known.
//   Value one = graph.constantInt(1);
//   Value y = graph.emitValue("aten::add.int", {n, one}, loc);
//   if (!y) ...                         // PyTorch refused: that was told.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_GRAPH_GRAPH_H
#define TORCHONNX_PASSES_SIMPLIFY_GRAPH_GRAPH_H

#include "mlir/IR/Builders.h"
#include "passes/Simplify/heap/Heap.h"
#include "passes/Simplify/sizes/Predicates.h"
#include "passes/Simplify/sizes/RunSizes.h"
#include "passes/Simplify/values/EvaluatorOptions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

class Graph {
public:
  Graph(mlir::MLIRContext *context, Oracle &oracle, Heap &heap,
        Predicates &predicates, RunSizes &runSizes, Findings &findings,
        const EvaluatorOptions &options)
      : b(context), context(context), oracle(oracle), heap(heap),
        predicates(predicates), runSizes(runSizes), findings(findings),
        options(options) {}

  /// Where ops are made.
  mlir::OpBuilder b;
  /// From now on ops are made at the end of the block of a function, and its
  /// constants at the front.
  void startFunction(mlir::Block *block);
  /// For replays elsewhere: ops are made at `builder`'s insertion point.
  void continueAt(mlir::OpBuilder &builder);
  /// The block of the function; null in a replay.
  mlir::Block *getEntryBlock() const { return entryBlock; }

  // Operators.
  mlir::FailureOr<llvm::SmallVector<mlir::Value, 2>>
  emit(llvm::StringRef name, mlir::ValueRange operands, mlir::Location loc);
  /// The only result of `emit`; null after an error, here or in an operand.
  mlir::Value emitValue(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::Location loc);
  /// 0, 1, ... up to `end`, as a tensor.
  mlir::Value countTo(mlir::Value end, mlir::Location loc);
  mlir::Value listOf(mlir::ValueRange elements, mlir::Location loc);
  /// The operator of the program that is evaluated from here on; empty if none.
  void setEvaluated(llvm::StringRef name) { evaluated = name; }
  /// Whether a result lies as a new tensor does if its operands do.
  bool liesAsNew(mlir::Value result) const { return !laidOut.contains(result); }

  // Constants.
  mlir::Value constant(mlir::Attribute value, mlir::Type type = {},
                       std::optional<mlir::Location> loc = {});
  /// A value that nobody reads, for where the program leaves one unset.
  mlir::Value zeroOf(mlir::Type type, mlir::Location loc);
  /// The same with the sizes that `type` names, where the run can tell them.
  mlir::Value zerosOf(mlir::Type type, mlir::Location loc);
  /// Those made so far may be gone.
  void forgetConstants() {
    constants.clear();
    lastConstant = nullptr;
  }
  mlir::Value constantInt(int64_t value);
  mlir::Value constantBool(bool value);
  mlir::Value none();

  // Bools: what is known of them is not computed.
  mlir::Value invert(mlir::Value truth, mlir::Location loc);
  mlir::Value bothHold(mlir::Value x, mlir::Value y, mlir::Location loc);
  mlir::Value oneHolds(mlir::Value x, mlir::Value y, mlir::Location loc);
  mlir::Value areEqual(mlir::Value x, mlir::Value y, mlir::Location loc);

  // Sizes.
  mlir::Value sizeOf(mlir::Value tensor, int64_t dim, mlir::Location loc);
  mlir::Value sizesOf(mlir::Value tensor, mlir::Location loc);
  /// A tensor and a dim of it that has some size.
  struct SizeSource {
    mlir::Value tensor;
    int64_t dim;
  };
  /// The run can tell sizes from this tensor or number, if we are where it
  /// surely can.
  void noteSizes(mlir::Value value);
  std::optional<SizeSource> getSizeSource(mlir::Attribute dim) const;
  /// Whether the run can tell the size that a type names.
  bool canTell(mlir::Attribute dim) const;
  /// The size that a type names, from where the run can tell it; null if it
  /// cannot.
  mlir::Value sizeNamed(mlir::Attribute dim, mlir::Location loc);
  mlir::Value computeSize(const SizeExpr &size, mlir::Location loc);

  /// The first is noted among the findings.
  mlir::LogicalResult error(mlir::Location loc, const llvm::Twine &message);

private:
  bool canTell(const SizeExpr &size) const;

  // What `emit` does, step by step.
  struct Question;
  void prepare(Question &question);
  mlir::FailureOr<llvm::SmallVector<Inferred>> ask(Question &question,
                                                   Refusal &why);
  mlir::LogicalResult setOpenSizes(const Question &question,
                                   llvm::MutableArrayRef<Inferred> results);
  void settleNumber(const Question &question, Inferred &result);
  void noteFewSamples(const Question &question);
  void takeOnlyElement(Question &question, mlir::Type result);
  bool dividesByZero(const Question &question,
                     llvm::ArrayRef<Inferred> inferred) const;
  llvm::SmallVector<mlir::Value, 2> build(const Question &question,
                                          llvm::ArrayRef<Inferred> inferred);
  bool nameNumbers(llvm::MutableArrayRef<mlir::Value> operands,
                   mlir::Location loc);
  void noteRefusal(const Question &question, const Refusal &why, bool isByZero);

  llvm::StringRef evaluated;
  mlir::MLIRContext *context;
  Oracle &oracle;
  Heap &heap;
  Predicates &predicates;
  RunSizes &runSizes;
  Findings &findings;
  const EvaluatorOptions &options;
  /// Constants go to the front of this block, after `lastConstant`.
  mlir::Block *entryBlock = nullptr;
  mlir::Operation *lastConstant = nullptr;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Type>, mlir::Value> constants;
  /// Tensors from which the run can tell a symbol's value.
  llvm::DenseMap<mlir::Attribute, SizeSource> sizeSources;
  /// Numbers of the run, by the symbols that they are.
  llvm::DenseMap<mlir::Attribute, mlir::Value> numberSources;
  /// Comparisons of numbers that were made, so that one that is asked again is
  /// known to be the same predicate.
  llvm::StringMap<mlir::Value> comparisons;
  /// Results that do not lie as new tensors do though their operands do.
  llvm::DenseSet<mlir::Value> laidOut;
};

/// The size that a type names, as `Graph::sizeNamed` gives it, and 0 where that
/// is negative: nothing is as large there, but a tensor that nobody reads.
mlir::Value sizeToMake(Graph &graph, const Symbols &symbols,
                       mlir::Attribute dim, mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_GRAPH_GRAPH_H
