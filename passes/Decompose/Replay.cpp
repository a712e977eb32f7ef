//===- Replay.cpp - Composites by LibTorch's own kernels ------------------===//

#include "passes/Decompose/Replay.h"
#include "mlir/IR/Diagnostics.h"
#include "passes/Simplify/Evaluator.h"
#include <cmath>
#include <numeric>
#include <set>

using namespace mlir;
using namespace torchonnx;

namespace {

/// Rebuilds recorded calls as ops.
class Replayer {
public:
  Replayer(TorchBuilder &b, Operation *op, const Recording &recording)
      : b(b), op(op), recording(recording) {}

  SmallVector<Value> run();

private:
  SmallVector<Value> runWithWrites();
  AbstractValue resolve(const RecordedCall::Arg &arg, Evaluator &evaluator);
  Value resolve(const RecordedCall::Arg &arg);
  Value sizeValue(StringAttr symbol);

  TorchBuilder &b;
  Operation *op;
  const Recording &recording;
  std::vector<SmallVector<Value>> results;
  /// With writes: the operands and results as objects that share memory.
  std::vector<AbstractValue> operandObjects;
  std::vector<AbstractValues> resultObjects;
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
    if (auto number = dyn_cast<TorchIntType>(value.getType());
        number && number.getSymbol())
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
  auto get = [&](const Known &k) {
    return k.number ? k.number : b.sizeOf(k.tensor, k.dim);
  };
  auto all = [&](llvm::function_ref<bool(unsigned)> holds) {
    return llvm::all_of(live.set_bits(), holds);
  };
  for (const Known &k : known)
    if (all([&](unsigned i) { return k.samples[i] == want[i]; }))
      return get(k);
  for (const Known &k : known) {
    // want = (factor * k + offset) / divisor, without a remainder
    unsigned first = live.find_first();
    std::set<int64_t> distinct;
    for (unsigned i : live.set_bits())
      distinct.insert(k.samples[i]);
    if (distinct.size() < 3)
      continue;
    unsigned other = *llvm::find_if(live.set_bits(), [&](unsigned i) {
      return k.samples[i] != k.samples[first];
    });
    int64_t run = k.samples[other] - k.samples[first],
            rise = want[other] - want[first], common = std::gcd(run, rise);
    int64_t divisor = std::abs(run / common),
            factor = run < 0 ? -rise / common : rise / common;
    int64_t offset = want[first] * divisor - factor * k.samples[first];
    if (!all([&](unsigned i) {
          return factor * k.samples[i] + offset == want[i] * divisor;
        })) {
      // want = floor((k + rest) / parts) + more
      for (int64_t parts : {2, 3, 4})
        for (int64_t rest = 0; rest < parts && distinct.size() >= 6; ++rest) {
          auto share = [&](unsigned i) {
            return std::floor((k.samples[i] + rest) / parts);
          };
          double more = want[first] - share(first);
          if (all([&](unsigned i) { return share(i) + more == want[i]; }))
            return b.add(b.floordiv(b.add(get(k), rest), parts), int64_t(more));
        }
      continue;
    }
    Value scaled = b.add(b.mul(get(k), factor), offset);
    return divisor == 1 ? scaled : b.floordiv(scaled, divisor);
  }
  for (auto [i, x] : llvm::enumerate(known))
    for (const Known &y : llvm::drop_begin(known, i)) {
      double factor = want[live.find_first()] / (x.samples[live.find_first()] *
                                                 y.samples[live.find_first()]);
      if (factor == int64_t(factor) && all([&](unsigned k) {
            return factor * x.samples[k] * y.samples[k] == want[k];
          }))
        return b.mul(b.mul(get(x), get(y)), int64_t(factor));
      if (all([&](unsigned k) {
            return x.samples[k] + y.samples[k] == want[k];
          }))
        return b.add(get(x), get(y));
    }
  return b.fail("its kernel computes a size (" + symbol.getValue() +
                ") that could not be expressed");
}

Value Replayer::resolve(const RecordedCall::Arg &arg) {
  switch (arg.kind) {
  case RecordedCall::Arg::Constant:
    return b.constant(arg.constant);
  case RecordedCall::Arg::Size:
    return sizeValue(arg.size);
  case RecordedCall::Arg::List:
    return b.listOf(llvm::map_to_vector(
        arg.elements, [&](const RecordedCall::Arg &e) { return resolve(e); }));
  case RecordedCall::Arg::Operand:
  case RecordedCall::Arg::Result: {
    bool isOperand = arg.kind == RecordedCall::Arg::Operand;
    if (!isOperand &&
        (arg.call >= results.size() || arg.index >= results[arg.call].size()))
      return b.fail("its kernel uses a value that was not recorded");
    Value value =
        isOperand ? op->getOperand(arg.index) : results[arg.call][arg.index];
    if (!arg.element)
      return value;
    SmallVector<Value> elements = b.unpack(value);
    return *arg.element < elements.size()
               ? elements[*arg.element]
               : b.fail("its kernel uses an element of a list");
  }
  }
  return {};
}

AbstractValue Replayer::resolve(const RecordedCall::Arg &arg,
                                Evaluator &evaluator) {
  bool isOperand = arg.kind == RecordedCall::Arg::Operand;
  if (!isOperand && arg.kind != RecordedCall::Arg::Result) {
    if (arg.kind != RecordedCall::Arg::List) {
      Value value = resolve(arg);
      return value ? evaluator.wrap(value, b.loc) : AbstractValue();
    }
    std::vector<AbstractValue> elements;
    for (const RecordedCall::Arg &element : arg.elements)
      elements.push_back(resolve(element, evaluator));
    return evaluator.newList(elements);
  }
  if (!isOperand && (arg.call >= resultObjects.size() ||
                     arg.index >= resultObjects[arg.call].size())) {
    b.fail("its kernel uses a value that was not recorded");
    return {};
  }
  AbstractValue value = isOperand ? operandObjects[arg.index]
                                  : resultObjects[arg.call][arg.index];
  if (!arg.element)
    return value;
  ListObj *list = value.list();
  if (list && *arg.element < list->elements.size())
    return list->elements[*arg.element];
  b.fail("its kernel uses an element of a list");
  return {};
}

/// Kernels that write in place are programs like the user's: the evaluator
/// that makes those functional does it for these.
SmallVector<Value> Replayer::runWithWrites() {
  Evaluator evaluator(op->getParentOfType<ModuleOp>(), b.oracle, {});
  evaluator.setInsertionPoint(b.builder);
  std::string message;
  ScopedDiagnosticHandler keep(op->getContext(), [&](Diagnostic &diagnostic) {
    if (message.empty() &&
        diagnostic.getSeverity() == DiagnosticSeverity::Error)
      message = diagnostic.str();
    return success();
  });
  for (Value operand : op->getOperands())
    operandObjects.push_back(evaluator.wrap(operand, b.loc));
  for (const RecordedCall &recorded : recording.calls) {
    Call call{recorded.name, b.loc, {}, {}, {}, {}};
    for (const RecordedCall::Arg &arg : recorded.args)
      call.args.push_back(resolve(arg, evaluator));
    if (b.failed())
      return {};
    if (mlir::failed(evaluator.evaluateCall(call))) {
      b.fail(message.empty() ? recorded.name + " cannot be replayed" : message);
      return {};
    }
    resultObjects.push_back(call.results);
  }
  SmallVector<Value> values;
  for (const RecordedCall::Arg &arg : recording.results) {
    AbstractValue object = resolve(arg, evaluator);
    FailureOr<Value> value =
        b.failed() ? FailureOr<Value>() : evaluator.materialize(object, b.loc);
    if (mlir::failed(value)) {
      b.fail(message.empty() ? "its result is not a value" : message);
      return {};
    }
    values.push_back(*value);
  }
  return values;
}

SmallVector<Value> Replayer::run() {
  bool writes = llvm::any_of(recording.calls, [&](const RecordedCall &call) {
    const OpSchema *schema = b.oracle.getSchema(call.name);
    return schema && schema->isMutable();
  });
  if (writes)
    return runWithWrites();
  // Rules look at the elements of lists.
  auto spelt = [&](Value value) {
    auto list =
        dyn_cast_or_null<ArrayAttr>(value ? getConstant(value) : Attribute());
    if (!list)
      return value;
    return b.listOf(llvm::map_to_vector(
        list, [&](Attribute element) { return b.constant(element); }));
  };
  for (const RecordedCall &call : recording.calls) {
    SmallVector<Value> operands;
    for (const RecordedCall::Arg &arg : call.args) {
      operands.push_back(spelt(resolve(arg)));
      if (b.failed())
        return {};
    }
    results.push_back(b.callOperator(call.name, operands));
    if (b.failed())
      return {};
  }
  return llvm::map_to_vector(
      recording.results,
      [&](const RecordedCall::Arg &arg) { return resolve(arg); });
}

SmallVector<Value> torchonnx::replayComposite(TorchBuilder &b, Operation *op,
                                              std::string &reason) {
  StringRef name = getOperatorName(op);
  if (name.empty()) {
    reason = "it should not be here after torch-simplify";
    return {};
  }
  std::string why;
  FailureOr<Recording> recording =
      b.oracle.record(name, op->getOperands(), why);
  if (failed(recording)) {
    reason =
        why.empty()
            ? "no rule decomposes it"
            : "no rule decomposes it, and its own kernel does not either: " +
                  why;
    return {};
  }
  SmallVector<Value> values = Replayer(b, op, *recording).run();
  if (b.failed())
    reason = b.failureReason();
  return values;
}
