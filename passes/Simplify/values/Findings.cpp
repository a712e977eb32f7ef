//===- Findings.cpp - What a run of the walk found ------------------------===//

#include "passes/Simplify/values/Findings.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

namespace torchonnx {

Rerun Findings::whyAgain(const llvm::DenseSet<Operation *> &peeled) const {
  const auto &loops = failedAtAlias ? aliasedLoops : emptyLoops;
  if (!llvm::all_of(loops,
                    [&](Operation *loop) { return peeled.contains(loop); }))
    return failedAtAlias ? Rerun::AliasInLoop : Rerun::EmptyListInLoop;
  return changedState.empty() ? Rerun::None : Rerun::ChangedState;
}

void Findings::emitLeft() const {
  for (auto &[name, where] : leftAt)
    emitError(where, "the change of '" + name.getValue() +
                         "', which is no tensor or number, would be seen by "
                         "a later call; --state=drop accepts the loss");
}

} // namespace torchonnx
