//===- Reruns.h - Why a program is evaluated again --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_VALUES_RERUNS_H
#define TORCHONNX_PASSES_SIMPLIFY_VALUES_RERUNS_H

#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// All reasons, each of which test/Simplify/reruns.py has a program for.
enum class Rerun {
  None,

  // A run failed, on sizes that stay.
  /// Tensors may share memory, after loops that began with aliases. An alias
  /// may be the first iteration's only: it is set apart.
  AliasInLoop,
  /// Tensors may share memory, also with first iterations set apart: where the
  /// elements of views are is to be carried out of branches and loops.
  ViewLeft,
  /// A list had no element in the first iteration of a loop, of which it may be
  /// that only the others ask for it: it is set apart.
  EmptyListInLoop,
  /// A value had another dtype or rank after an iteration than before it, which
  /// may be so of the first alone: it is set apart.
  RetypedInLoop,
  /// An iteration raises whatever comes, so that a run which does not raise has
  /// none, or no more than the first: it is set apart.
  RaisedInLoop,
  /// A branch in a loop failed, which may not be taken by as many iterations as
  /// what it asks for takes to come about (`if t > 1: x = xs[-2]`): they are
  /// set apart, one after the other.
  RefusedInLoop,
  /// The program changes attributes of which that was not known, or leaves them
  /// in another form than it takes them: what they are as arguments changes.
  ChangedState,

  // A run went well, but not for what it stands for.
  /// What an attribute begins as is no argument of the form that calls leave.
  InitialState,

  // Another try of the sizes.
  /// What an operator or check demands of them was learned.
  SizesLearned,
  /// Few samples were taken: more are tried of the kind that was.
  SamplesGrown,
  /// An operator took a few of the sizes that it was asked about: those.
  SamplesTaken,
  /// Dims may be equal, or numbers: that gets further.
  SizesGuessed,
  /// What was demanded where it need not run, for want of all else.
  LearnedWhenRun,
  /// What refuses a sample for sure goes before what a branch wants.
  BranchesLast,
  /// A dim that may be 1 is squeezed, which what comes after cannot be of: it
  /// is taken not to be, as the user allows.
  OnesAssumed,
};

/// As an option or a test spells it: `alias-in-loop`.
llvm::StringRef spell(Rerun reason);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_VALUES_RERUNS_H
