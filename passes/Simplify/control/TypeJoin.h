//===- TypeJoin.h - The types of what branches leave ------------*- C++ -*-===//
//
// One type for a value that an `if` leaves: a size or number that both branches
// know alike stays known, one that they know otherwise is an expression of
// sizes or a symbol of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_TYPEJOIN_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_TYPEJOIN_H

#include "passes/Simplify/calls/Context.h"

namespace torchonnx {

/// Owns the names of the sizes and numbers that `predicate` chooses, so that
/// what is asked for again has the same. For the Merger, which holds it, and
/// its BranchValues.
class TypeJoin {
public:
  /// `firstUnbacked` sizes had names of the run before the branches.
  TypeJoin(Context &cx, mlir::Value predicate, size_t firstUnbacked,
           mlir::Location loc)
      : cx(cx), predicate(predicate), firstUnbacked(firstUnbacked), loc(loc) {}

  /// The type of what is `x` where the predicate holds and `y` else; an error
  /// if no type is both.
  mlir::FailureOr<mlir::Type> join(mlir::Type x, mlir::Type y);
  /// `type` as one of a value that stands in for another where that is not
  /// made: an expression of sizes that nothing outside tells is none of them
  /// there.
  mlir::Type withKnownSizes(mlir::Type type);

private:
  mlir::Attribute joinInteger(mlir::Attribute x, mlir::Attribute y,
                              bool isSize);
  mlir::Attribute joinKnown(mlir::Attribute x, mlir::Attribute y, bool isSize);

  Context &cx;
  mlir::Value predicate;
  size_t firstUnbacked;
  mlir::Location loc;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>, mlir::Attribute>
      joined;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_TYPEJOIN_H
