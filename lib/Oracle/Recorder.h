//===- Recorder.h - Watching what a kernel calls ----------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_RECORDER_H
#define TORCHONNX_LIB_ORACLE_RECORDER_H

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torchonnx {

/// An argument or result, told apart by where its tensors come from.
struct Traced {
  enum Kind { Result, Operand, Value, List } kind = Value;
  unsigned call = 0;  ///< Result: of which call.
  unsigned index = 0; ///< Result or Operand: which one.
  std::optional<unsigned> element;
  c10::IValue value;            ///< Value.
  std::vector<Traced> elements; ///< List.
};

struct TracedCall {
  std::string name;
  std::vector<Traced> args;
};

struct Trace {
  std::vector<TracedCall> calls;
  std::vector<Traced> results;
};

/// Runs the composite kernel of `op` on `operands` and writes down what it
/// calls, writes to its own tensors among them. Throws when it writes to an
/// operand or decides by elements.
Trace traceKernel(const c10::OperatorHandle &op,
                  const torch::jit::Stack &operands);

/// Whether `op` has a kernel made of other operators.
bool hasCompositeKernel(const c10::OperatorHandle &op);

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_RECORDER_H
