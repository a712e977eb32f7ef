//===- Context.cpp - What a function of an operator is given --------------===//

#include "passes/Simplify/calls/Context.h"

using namespace mlir;

namespace torchonnx {

/// Remembers the global that is changed with `object`; where we are.
Location Context::noteChange(const Shared *object) {
  Operation *current = calls.getCurrent();
  Location loc = current ? calls.locate(current) : UnknownLoc::get(context);
  globals.noteChange(object, loc);
  return loc;
}

} // namespace torchonnx
