//===- Calls.h - The two ways up --------------------------------*- C++ -*-===//
//
// What rooms below the walk ask of those above: `Calls`, which the walk
// implements, and `Control`, which the room `control/` does. A handler has both
// in its Context, and no other way to call upward links.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CALLS_CALLS_H
#define TORCHONNX_PASSES_SIMPLIFY_CALLS_CALLS_H

#include "passes/Simplify/values/Call.h"

namespace torchonnx {

class Calls {
public:
  virtual ~Calls() = default;

  /// Evaluates one operator; `call.results` has its results.
  virtual mlir::LogicalResult evaluate(Call &call) = 0;
  /// The result of one operator; uninitialized where it has none.
  mlir::FailureOr<AbstractValue>
  resultOf(llvm::StringRef name, AbstractValues args, mlir::Location loc) {
    Call call{name, loc, std::move(args), {}, {}, {}};
    if (mlir::failed(evaluate(call)))
      return mlir::failure();
    return call.results.empty() ? AbstractValue() : call.results[0];
  }
  /// Evaluates a block of the program, whose arguments are `args`, in the
  /// function that we are in: the operands of its terminator.
  virtual mlir::FailureOr<AbstractValues>
  evaluateBlock(mlir::Block &block, llvm::ArrayRef<AbstractValue> args) = 0;
  /// What a value of the function that we are in is.
  virtual AbstractValue lookup(mlir::Value value) = 0;
  /// The operator of the program that is evaluated; null in a replay elsewhere.
  virtual mlir::Operation *getCurrent() const = 0;
  /// Where an operator of the program is, with the calls that led there.
  virtual mlir::Location locate(mlir::Operation *op) const = 0;
};

/// What a branch gives, evaluated where we are.
using Branch = llvm::function_ref<mlir::FailureOr<AbstractValues>(bool isThen)>;

struct BranchOptions {
  /// One of the two branches may be one that only raises.
  bool checks = false;
  /// Results that are known on both sides stay so.
  bool keepsKnown = false;
};

class Control {
public:
  virtual ~Control() = default;

  /// The results of two branches, one of which the run takes.
  virtual mlir::FailureOr<AbstractValues>
  evaluateIf(mlir::Value predicate, mlir::Location loc, Branch branch,
             BranchOptions branchOptions) = 0;
  /// `x` where the predicate holds, and `y` where it does not, as one value.
  virtual mlir::FailureOr<AbstractValue> choose(mlir::Value predicate,
                                                AbstractValue x,
                                                AbstractValue y,
                                                mlir::Location loc) = 0;
  /// A value like `like` that nobody reads.
  virtual AbstractValue standIn(AbstractValue like, mlir::Location loc) = 0;
  /// An element is asked for of a list that has none: where that is in a loop,
  /// the first iteration may be one that does not ask.
  virtual void noteEmpty(const ListObj *list) = 0;
  /// Whether `object` is older than a loop of the run that we are in, and its
  /// first iteration, which may find other things in it than others do, is not
  /// set apart yet.
  virtual bool isCarried(const Shared *object) const = 0;
  /// The program raises here: whoever evaluates it stops, which is no error of
  /// a branch.
  virtual void raise(mlir::Location loc, std::string message) = 0;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CALLS_CALLS_H
