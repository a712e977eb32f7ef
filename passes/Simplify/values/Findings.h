//===- Findings.h - What a run of the walk found ----------------*- C++ -*-===//
//
// A run gives its function, or none, and this: all by which whoever runs it may
// learn. The walk alone writes it. Of a run that failed,
//
//   switch (findings.whyAgain(options.peeled, options.carriesPlaces)) ...
//
// tells whether the same program on the same sizes is worth another run, with
// what was found.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_VALUES_FINDINGS_H
#define TORCHONNX_PASSES_SIMPLIFY_VALUES_FINDINGS_H

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "passes/Simplify/values/Reruns.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <optional>
#include <string>
#include <vector>

namespace torchonnx {

/// Attributes that a call leaves changed, and the known values that it leaves.
using LeftState =
    llvm::MapVector<mlir::StringAttr, std::pair<mlir::Attribute, mlir::Type>>;

/// What becomes of an attribute that the program changes.
enum class StatePolicy { Refuse, Drop, InputOutput };

/// What an attribute that calls change is to the next one: an argument that
/// `spec` describes, as `torch.input` does; without one, it can be none.
struct StateForm {
  mlir::Attribute spec;
  /// The archive holds something else, which the first call takes.
  bool beginsOther = false;
};
using StateForms = llvm::MapVector<mlir::StringAttr, StateForm>;
/// An attribute that a call changes: that was not known, or it leaves what its
/// argument is not.
struct StateChange {
  /// Of which description an argument would have to be; null if it can be none.
  mlir::Attribute form;
  /// Where that was not known: a bool that this call leaves, or the description
  /// of a tensor that it leaves in the place of one of another dtype or rank.
  mlir::Attribute left;
  mlir::Location where;
};
/// The tensor that a description says an argument is; null for all else.
TorchTensorType getTensor(mlir::Attribute spec);

/// The operator that PyTorch refused, and the symbols among its sizes.
struct RefusedCall {
  mlir::Location loc;
  std::string name;
  llvm::SetVector<mlir::StringAttr> symbols;
  /// It may not run whenever the program does.
  bool isConditional;
  /// All that it was given is known, and PyTorch raises for that.
  bool isSure;
};

/// Loops of a length that only the run knows, and how many of their first
/// iterations are to be set apart.
using PeeledLoops = llvm::DenseMap<mlir::Operation *, unsigned>;

/// How a remark of a check begins that is left out of the graph.
constexpr llvm::StringLiteral
    kCheckIsLeftOut("the check is not in the graph: ");

struct Findings {
  /// The location of the first operator that failed.
  std::optional<mlir::Location> failedAt;
  /// If that is why.
  std::optional<RefusedCall> refusal;
  /// Attributes that were found changed and of which that was not known, or
  /// not in this form, and where: the run failed without a word.
  llvm::MapVector<mlir::StringAttr, StateChange> changedState;
  /// Those that calls leave as tensors that lie otherwise than new ones, or
  /// may, and of which that was not known.
  llvm::SmallSetVector<mlir::StringAttr, 4> stridedState;
  /// A dim that may be 1 was squeezed: what comes after has one of two ranks.
  bool squeezesOnes = false;
  /// Whether the run failed since tensors may share memory; loops that began
  /// with aliases.
  bool failedAtAlias = false;
  llvm::SmallSetVector<mlir::Operation *, 4> aliasedLoops;
  /// Loops in whose first iteration an element was not found.
  llvm::SmallSetVector<mlir::Operation *, 4> emptyLoops;
  /// Loops that failed since an iteration changes a dtype or rank.
  llvm::SmallSetVector<mlir::Operation *, 4> retypedLoops;
  /// Loops all of whose iterations raise.
  llvm::SmallSetVector<mlir::Operation *, 4> raisingLoops;
  /// Loops in which a branch failed, the inner ones first.
  llvm::SmallSetVector<mlir::Operation *, 4> refusingLoops;
  /// What is left for later calls and where; some of it they may read, so the
  /// run is right if they compute the same.
  LeftState leftState;
  llvm::MapVector<mlir::StringAttr, mlir::Location> leftAt;
  /// What the checks that are left out ask of the sizes of inputs, as text.
  llvm::SmallSetVector<mlir::StringAttr, 4> assumptions;
  /// How many operators were asked about.
  unsigned steps = 0;
  /// What there is to say to the user, in order. A run says nothing itself: it
  /// may be one of several.
  std::vector<mlir::Diagnostic> messages;

  mlir::Diagnostic &say(mlir::DiagnosticSeverity severity, mlir::Location loc,
                        const llvm::Twine &message);
  /// Once: each branch that a line is evaluated in may tell the same.
  void remark(mlir::Location loc, const llvm::Twine &message);
  void warn(mlir::Location loc, const llvm::Twine &message) {
    say(mlir::DiagnosticSeverity::Warning, loc, message);
  }
  /// What was said up to some point of the run.
  struct Mark {
    std::optional<mlir::Location> failedAt;
    std::optional<RefusedCall> refusal;
    bool failedAtAlias;
    size_t numMessages;
  };
  Mark mark() const {
    return {failedAt, refusal, failedAtAlias, messages.size()};
  }
  /// Takes back what was said since: it is of something that need not be.
  void goBackTo(Mark mark);
  /// The first error among the messages; empty if there is none.
  std::string firstError() const;

  /// Of a run that failed; the first iterations of `peeled` were set apart.
  Rerun whyAgain(const PeeledLoops &peeled, bool carriesPlaces) const;
  /// Sets the iterations apart that `reason` wants apart.
  void setApart(Rerun reason, PeeledLoops &peeled) const;
  /// For when later calls do not compute the same.
  void sayLeft(StatePolicy policy);

private:
  llvm::ArrayRef<mlir::Operation *> getLoops(Rerun reason) const;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_VALUES_FINDINGS_H
