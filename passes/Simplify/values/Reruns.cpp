//===- Reruns.cpp - Why a program is evaluated again ----------------------===//

#include "passes/Simplify/values/Reruns.h"
#include "llvm/Support/ErrorHandling.h"

using namespace torchonnx;

llvm::StringRef torchonnx::spell(Rerun reason) {
  switch (reason) {
  case Rerun::None:
    return "none";
  case Rerun::AliasInLoop:
    return "alias-in-loop";
  case Rerun::ViewLeft:
    return "view-left";
  case Rerun::EmptyListInLoop:
    return "empty-list-in-loop";
  case Rerun::RetypedInLoop:
    return "retyped-in-loop";
  case Rerun::RaisedInLoop:
    return "raised-in-loop";
  case Rerun::RefusedInLoop:
    return "refused-in-loop";
  case Rerun::ChangedState:
    return "changed-state";
  case Rerun::InitialState:
    return "initial-state";
  case Rerun::SizesLearned:
    return "sizes-learned";
  case Rerun::SamplesGrown:
    return "samples-grown";
  case Rerun::SamplesTaken:
    return "samples-taken";
  case Rerun::SizesGuessed:
    return "sizes-guessed";
  case Rerun::LearnedWhenRun:
    return "learned-when-run";
  case Rerun::BranchesLast:
    return "branches-last";
  case Rerun::OnesAssumed:
    return "ones-assumed";
  }
  llvm_unreachable("a reason without a name");
}
