//===- Replay.cpp - Composites by LibTorch's own kernels ------------------===//

#include "passes/Decompose/Replay.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "passes/Simplify/Interpreter.h"

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
  AbstractValue resolve(const RecordedCall::Arg &arg, Interpreter &interpreter,
                        StringRef type = "");
  /// The value of an argument of this type of the schema.
  Value resolve(const RecordedCall::Arg &arg, StringRef type = "");
  const OpSchema *schemaOf(const RecordedCall &call) const;
  Value sizeValue(StringRef text);

  TorchBuilder &b;
  Operation *op;
  const Recording &recording;
  std::vector<SmallVector<Value>> results;
  /// With writes: the operands and results as objects that share memory.
  std::vector<AbstractValue> operandObjects;
  std::vector<AbstractValues> resultObjects;
};

} // namespace

/// An int value for a size that the kernel computed of the operands' sizes.
Value Replayer::sizeValue(StringRef text) {
  // What the operands have, by the symbols of their types.
  llvm::MapVector<StringAttr, std::function<Value()>> known;
  auto addValue = [&](Value value) {
    if (auto number = dyn_cast<TorchIntType>(value.getType());
        number && number.getSymbol())
      known.insert({number.getSymbol(), [=] { return value; }});
    if (auto tensor = dyn_cast<TorchTensorType>(value.getType()))
      for (int64_t i = 0; i < tensor.getRank(); ++i)
        if (StringAttr name = tensor.getSymbol(i))
          known.insert({name, [value, i, this] { return b.sizeOf(value, i); }});
  };
  for (Value operand : op->getOperands()) {
    addValue(operand);
    for (Value element : getElements(operand).value_or(SmallVector<Value>()))
      addValue(element);
  }
  auto parameter = [&](StringRef name) -> Value {
    size_t i = 0;
    name.drop_front().getAsInteger(10, i);
    auto *it = known.find(recording.parameters[i]);
    return it == known.end() ? Value() : it->second();
  };
  Value value = readExpression<Value>(
      text, {parameter, [&](int64_t number) { return b.value(number); },
             [&](StringRef sign, Value x, Value y) {
               return sign == "+"     ? b.add(x, y)
                      : sign == "-"   ? b.sub(x, y)
                      : sign == "*"   ? b.mul(x, y)
                      : sign == "//"  ? b.floordiv(x, y)
                      : sign == "%"   ? b.remainder(x, y)
                      : sign == "max" ? b.max_(x, y)
                      : sign == "min" ? b.min_(x, y)
                                      : Value();
             }});
  return value ? value
               : b.fail("its kernel computes a size (" + text +
                        ") that could not be expressed");
}

const OpSchema *Replayer::schemaOf(const RecordedCall &call) const {
  const OpSchema *schema = b.oracle.getSchema(call.name);
  return schema && schema->args.size() == call.args.size() ? schema : nullptr;
}

Value Replayer::resolve(const RecordedCall::Arg &arg, StringRef type) {
  switch (arg.kind) {
  case RecordedCall::Arg::Constant:
    // A complex number looks like a tensor of one.
    if ((type == "Scalar" || type == "Scalar?") &&
        isa<ElementsAttr>(arg.constant))
      return ConstantOp::create(b.builder, b.loc,
                                TorchComplexType::get(op->getContext()),
                                arg.constant);
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
                                Interpreter &interpreter, StringRef type) {
  bool isOperand = arg.kind == RecordedCall::Arg::Operand;
  if (!isOperand && arg.kind != RecordedCall::Arg::Result) {
    if (arg.kind != RecordedCall::Arg::List) {
      Value value = resolve(arg, type);
      return value ? interpreter.wrap(value, b.loc) : AbstractValue();
    }
    std::vector<AbstractValue> elements;
    elements.reserve(arg.elements.size());
    for (const RecordedCall::Arg &element : arg.elements)
      elements.push_back(resolve(element, interpreter));
    return interpreter.listOf(elements);
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
  Interpreter interpreter(op->getParentOfType<ModuleOp>(), b.oracle, b.builder);
  auto failWith = [&](const llvm::Twine &otherwise) {
    std::string message = interpreter.firstError();
    b.fail(message.empty() ? otherwise : llvm::Twine(message));
    return SmallVector<Value>();
  };
  for (Value operand : op->getOperands())
    operandObjects.push_back(interpreter.wrap(operand, b.loc));
  for (const RecordedCall &recorded : recording.calls) {
    Call call{recorded.name, b.loc, {}, {}, {}, {}};
    const OpSchema *schema = schemaOf(recorded);
    for (auto [i, arg] : llvm::enumerate(recorded.args))
      call.args.push_back(
          resolve(arg, interpreter, schema ? schema->args[i].type : ""));
    if (b.failed())
      return {};
    if (mlir::failed(interpreter.evaluateCall(call)))
      return failWith(recorded.name + " cannot be replayed");
    resultObjects.push_back(call.results);
  }
  SmallVector<Value> values;
  for (const RecordedCall::Arg &arg : recording.results) {
    AbstractValue object = resolve(arg, interpreter);
    FailureOr<Value> value = b.failed()
                                 ? FailureOr<Value>()
                                 : interpreter.materialize(object, b.loc);
    if (mlir::failed(value))
      return failWith("its result is not a value");
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
    const OpSchema *schema = schemaOf(call);
    for (auto [i, arg] : llvm::enumerate(call.args)) {
      operands.push_back(
          spelt(resolve(arg, schema ? schema->args[i].type : "")));
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
  if (llvm::any_of(op->getResultTypes(), llvm::IsaPred<TorchStrType>)) {
    reason = "it makes a text of what only the run knows";
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
