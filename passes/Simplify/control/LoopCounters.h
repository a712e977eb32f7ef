//===- LoopCounters.h - Numbers that count iterations -----------*- C++ -*-===//
//
// A variable to which every iteration adds one number is told by the number of
// the iteration, and a `while` whose condition compares such a variable with
// what stays as it is says how often it goes on:
//
//   t = 3
//   while t + 2 <= n and not done: ...; t += 2
//   // t is 3 + 2 * i in iteration i of at most (n - 3) // 2
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPCOUNTERS_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPCOUNTERS_H

#include "passes/Simplify/calls/Context.h"

namespace torchonnx {

class LoopCounters {
public:
  LoopCounters(Context &cx, LoopOp loop) : cx(cx), loop(loop) {}

  /// Finds the counters among the variables, which are `variables` before
  /// iteration `first`, and, if the loop `isEndless` but for its condition, how
  /// many iterations that allows.
  void find(llvm::ArrayRef<AbstractValue> variables, bool isEndless,
            int64_t first);

  /// How many iterations the condition allows at most; null if that is not
  /// known.
  mlir::Value getTrips() const { return trips; }
  /// Whether no iteration ends the loop before its last.
  bool runsToEnd() const { return isSure; }
  bool isCounter(unsigned variable) const {
    return variable < steps.size() && steps[variable] != 0;
  }
  /// Counter `variable`, which began as `begin`, after so many iterations; null
  /// after an error.
  mlir::Value after(mlir::Value iterations, unsigned variable,
                    mlir::Value begin, mlir::Location loc) const;

private:
  /// `variable + offset` compared with `bound`.
  struct Comparison {
    llvm::StringRef name;
    mlir::Value counter, bound;
    int64_t offset = 0;
  };
  void addComparisons(mlir::Value condition,
                      llvm::SmallVectorImpl<Comparison> &found) const;
  mlir::Value invariant(mlir::Value value);
  mlir::Value countOf(const Comparison &comparison, int64_t step,
                      mlir::Value begin, mlir::Value bound);
  mlir::Value limitOf(const Comparison &comparison,
                      llvm::ArrayRef<AbstractValue> variables,
                      llvm::ArrayRef<Comparison> atFirst);

  Context &cx;
  LoopOp loop;
  /// What an iteration adds to each variable; 0 to what is none.
  llvm::SmallVector<int64_t> steps;
  mlir::Value trips;
  bool isSure = false;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPCOUNTERS_H
