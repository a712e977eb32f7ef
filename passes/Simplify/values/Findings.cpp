//===- Findings.cpp - What a run of the walk found ------------------------===//

#include "passes/Simplify/values/Findings.h"

using namespace mlir;

namespace torchonnx {

TorchTensorType getTensor(Attribute spec) {
  auto type = dyn_cast_or_null<TypeAttr>(spec);
  return type ? dyn_cast<TorchTensorType>(type.getValue()) : TorchTensorType();
}

Diagnostic &Findings::say(DiagnosticSeverity severity, Location loc,
                          const llvm::Twine &message) {
  messages.emplace_back(loc, severity) << message;
  return messages.back();
}

void Findings::remark(Location loc, const llvm::Twine &message) {
  std::string text = message.str();
  if (llvm::none_of(messages, [&](const Diagnostic &said) {
        return said.getLocation() == loc && said.str() == text;
      }))
    say(DiagnosticSeverity::Remark, loc, text);
}

void Findings::goBackTo(Mark mark) {
  failedAt = mark.failedAt;
  refusal = std::move(mark.refusal);
  failedAtAlias = mark.failedAtAlias;
  messages.erase(messages.begin() + mark.numMessages, messages.end());
}

std::string Findings::firstError() const {
  auto it = llvm::find_if(messages, [](const Diagnostic &message) {
    return message.getSeverity() == DiagnosticSeverity::Error;
  });
  return it == messages.end() ? "" : it->str();
}

/// How many iterations `reason` may set apart, one in each run.
static unsigned mostApart(Rerun reason) {
  return reason == Rerun::RefusedInLoop ? 3 : 1;
}

Rerun Findings::whyAgain(const PeeledLoops &peeled, bool carriesPlaces) const {
  auto helps = [&](Rerun reason) {
    return llvm::any_of(getLoops(reason), [&](Operation *loop) {
      return peeled.lookup(loop) < mostApart(reason);
    });
  };
  if (failedAtAlias && helps(Rerun::AliasInLoop))
    return Rerun::AliasInLoop;
  if (failedAtAlias && !carriesPlaces)
    return Rerun::ViewLeft;
  if (!failedAtAlias)
    for (Rerun reason : {Rerun::EmptyListInLoop, Rerun::RetypedInLoop,
                         Rerun::RaisedInLoop, Rerun::RefusedInLoop})
      if (helps(reason))
        return reason;
  return changedState.empty() && stridedState.empty() ? Rerun::None
                                                      : Rerun::ChangedState;
}

ArrayRef<Operation *> Findings::getLoops(Rerun reason) const {
  switch (reason) {
  case Rerun::AliasInLoop:
    return aliasedLoops.getArrayRef();
  case Rerun::EmptyListInLoop:
    return emptyLoops.getArrayRef();
  case Rerun::RetypedInLoop:
    return retypedLoops.getArrayRef();
  case Rerun::RaisedInLoop:
    return raisingLoops.getArrayRef();
  case Rerun::RefusedInLoop:
    return refusingLoops.getArrayRef();
  default:
    return {};
  }
}

void Findings::setApart(Rerun reason, PeeledLoops &peeled) const {
  for (Operation *loop : getLoops(reason)) {
    unsigned &count = peeled[loop];
    if (count == mostApart(reason))
      continue;
    ++count;
    // Of loops in one another, one at a time.
    if (reason == Rerun::RefusedInLoop)
      return;
  }
}

void Findings::sayLeft(StatePolicy policy) {
  for (auto &[name, where] : leftAt)
    say(DiagnosticSeverity::Error, where,
        "the program changes '" + name.getValue() +
            "', and a later call would see it; --state=drop accepts the loss" +
            (policy == StatePolicy::InputOutput
                 ? ", --state=io cannot carry it"
                 : ", --state=io makes it an input and an output"));
}

} // namespace torchonnx
