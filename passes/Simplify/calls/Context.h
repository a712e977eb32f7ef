//===- Context.h - What a function of an operator is given ------*- C++ -*-===//
//
// The room `calls/` owns nothing: it says how operators of the program are
// evaluated, by free functions that get the call and this context. Those are
// the rooms below, and the two ways up (Calls.h). The rooms above use it, and
// each file of theirs puts its own functions into the operator table:
//
//   static Outcome tupleConstruct(Call &call, Context &cx) {
//     return done(call, cx.heap.newTuple(call.args));
//   }
//   void addTupleFunctions(OperatorTable &table) {
//     table.on("prim::TupleConstruct", tupleConstruct);
//   }
//
// A function that does not evaluate the call that it is asked about says
// `Declined`; then LibTorch is asked what the operator gives.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CALLS_CONTEXT_H
#define TORCHONNX_PASSES_SIMPLIFY_CALLS_CONTEXT_H

#include "passes/Simplify/calls/Calls.h"
#include "passes/Simplify/heap/Globals.h"
#include "passes/Simplify/heap/KeysRead.h"
#include "passes/Simplify/memory/Memory.h"

namespace torchonnx {

struct Context {
  Oracle &oracle;
  const EvaluatorOptions &options;
  Findings &findings;
  Heap &heap;
  Globals &globals;
  KeysRead &keysRead;
  Predicates &predicates;
  RunSizes &runSizes;
  Graph &graph;
  Memory &memory;
  Calls &calls;
  Control &control;

  mlir::OpBuilder &b = graph.b;
  mlir::MLIRContext *context = graph.b.getContext();

  /// To be called before an object is changed.
  template <typename T>
  void touch(T *object) {
    heap.touch(object, noteChange(object));
  }
  /// The same where branches did.
  template <typename T>
  void settle(T *object) {
    noteChange(object);
    heap.settle(object);
  }
  mlir::LogicalResult error(mlir::Location loc, const llvm::Twine &message) {
    return graph.error(loc, message);
  }
  Outcome fail(mlir::Location loc, const llvm::Twine &message) {
    (void)error(loc, message);
    return Outcome::Failed;
  }
  /// The same of what may have failed for a reason that was told.
  Outcome failUnlessTold(mlir::Location loc, const llvm::Twine &message) {
    return findings.failedAt ? Outcome::Failed : fail(loc, message);
  }
  /// The program reads or changes what `held`, a container, does not hold: it
  /// raises.
  Outcome failToFind(const Shared *held, mlir::Location loc,
                     const llvm::Twine &message) {
    if (control.isCarried(held))
      return fail(loc, message);
    control.raise(loc, message.str());
    return Outcome::Failed;
  }

private:
  mlir::Location noteChange(const Shared *object);
};

/// The result of `call` is a new tensor that holds `contents`; what is null has
/// failed.
inline Outcome doneAnew(Call &call, Context &cx, mlir::Value contents) {
  return contents ? done(call, cx.memory.newBase(contents)) : Outcome::Failed;
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CALLS_CONTEXT_H
