//===- Replay.cpp - Composites by LibTorch's own kernels ------------------===//

#include "passes/Decompose/Replay.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// Rebuilds recorded calls as ops.
class Replayer {
public:
  Replayer(TorchBuilder &b, Operation *op, const Recording &recording) : b(b), op(op), recording(recording) {}

  SmallVector<Value> run();

private:
  Value resolve(const RecordedCall::Arg &arg);
  Value sizeValue(StringAttr symbol);

  TorchBuilder &b;
  Operation *op;
  const Recording &recording;
  std::vector<SmallVector<Value>> results;
};

} // namespace

/// An int value for a size that the kernel computed: of the operands' sizes,
/// what has the same samples.
Value Replayer::sizeValue(StringAttr symbol) {
  Symbols &symbols = b.oracle.getSymbols();
  ArrayRef<double> want = symbols.getSamples(symbol);
  const llvm::BitVector &live = symbols.getLive();
  struct Known {
    Value tensor;
    int64_t dim;
    Value number;
    ArrayRef<double> samples;
  };
  SmallVector<Known> known;
  auto addValue = [&](Value value) {
    if (auto number = dyn_cast<TorchIntType>(value.getType()); number && number.getSymbol())
      known.push_back({{}, 0, value, symbols.getSamples(number.getSymbol())});
    if (auto tensor = dyn_cast<TorchTensorType>(value.getType()))
      for (int64_t i = 0; i < tensor.getRank(); ++i)
        if (StringAttr name = tensor.getSymbol(i))
          known.push_back({value, i, {}, symbols.getSamples(name)});
  };
  for (Value operand : op->getOperands()) {
    addValue(operand);
    for (Value element : getElements(operand).value_or(SmallVector<Value>()))
      addValue(element);
  }
  auto get = [&](const Known &k) { return k.number ? k.number : b.sizeOf(k.tensor, k.dim); };
  auto all = [&](llvm::function_ref<bool(unsigned)> holds) { return llvm::all_of(live.set_bits(), holds); };
  for (const Known &k : known)
    if (all([&](unsigned i) { return k.samples[i] == want[i]; }))
      return get(k);
  for (const Known &k : known) {
    // want = factor * k + offset
    SmallVector<unsigned> rows(live.set_bits_begin(), live.set_bits_end());
    if (rows.size() < 3)
      continue;
    double run = k.samples[rows[1]] - k.samples[rows[0]];
    if (run == 0)
      continue;
    double factor = (want[rows[1]] - want[rows[0]]) / run;
    double offset = want[rows[0]] - factor * k.samples[rows[0]];
    if (factor == int64_t(factor) && all([&](unsigned i) { return factor * k.samples[i] + offset == want[i]; }))
      return b.add(b.mul(get(k), int64_t(factor)), int64_t(offset));
  }
  for (auto [i, x] : llvm::enumerate(known))
    for (const Known &y : llvm::drop_begin(known, i)) {
      double factor = want[live.find_first()] / (x.samples[live.find_first()] * y.samples[live.find_first()]);
      if (factor == int64_t(factor) && all([&](unsigned k) { return factor * x.samples[k] * y.samples[k] == want[k]; }))
        return b.mul(b.mul(get(x), get(y)), int64_t(factor));
      if (all([&](unsigned k) { return x.samples[k] + y.samples[k] == want[k]; }))
        return b.add(get(x), get(y));
    }
  return b.fail("its kernel computes a size (" + symbol.getValue() + ") that could not be expressed");
}

Value Replayer::resolve(const RecordedCall::Arg &arg) {
  switch (arg.kind) {
  case RecordedCall::Arg::Constant:
    return b.constant(arg.constant);
  case RecordedCall::Arg::Size:
    return sizeValue(arg.size);
  case RecordedCall::Arg::List:
    return b.listOf(llvm::map_to_vector(arg.elements, [&](const RecordedCall::Arg &e) { return resolve(e); }));
  case RecordedCall::Arg::Operand:
  case RecordedCall::Arg::Result: {
    bool isOperand = arg.kind == RecordedCall::Arg::Operand;
    if (!isOperand && (arg.call >= results.size() || arg.index >= results[arg.call].size()))
      return b.fail("its kernel uses a value that was not recorded");
    Value value = isOperand ? op->getOperand(arg.index) : results[arg.call][arg.index];
    if (!arg.element)
      return value;
    SmallVector<Value> elements = b.unpack(value);
    return *arg.element < elements.size() ? elements[*arg.element] : b.fail("its kernel uses an element of a list");
  }
  }
  return {};
}

SmallVector<Value> Replayer::run() {
  for (const RecordedCall &call : recording.calls) {
    const OpSchema *schema = b.oracle.getSchema(call.name);
    if (schema && schema->isMutable()) {
      b.fail("its kernel writes in place (" + call.name + ")");
      return {};
    }
    SmallVector<Value> operands;
    for (const RecordedCall::Arg &arg : call.args) {
      operands.push_back(resolve(arg));
      if (b.failed())
        return {};
    }
    results.push_back(b.callOperator(call.name, operands));
    if (b.failed())
      return {};
  }
  return llvm::map_to_vector(recording.results, [&](const RecordedCall::Arg &arg) { return resolve(arg); });
}

SmallVector<Value> torchonnx::replayComposite(TorchBuilder &b, Operation *op, std::string &reason) {
  StringRef name = getOperatorName(op);
  if (name.empty()) {
    reason = "it should not be here after torch-simplify";
    return {};
  }
  std::string why;
  FailureOr<Recording> recording = b.oracle.record(name, op->getOperands(), why);
  if (failed(recording)) {
    reason = why.empty() ? "no rule decomposes it" : "no rule decomposes it, and its own kernel does not either: " + why;
    return {};
  }
  SmallVector<Value> values = Replayer(b, op, *recording).run();
  if (b.failed())
    reason = b.failureReason();
  return values;
}
