//===- Execute.cpp - Running torch-dialect functions ----------------------===//

#include "LibTorchOracle.h"
#include "lib/Oracle/Convert.h"
#include "mlir/IR/SymbolTable.h"
#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <c10/core/InferenceMode.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;
using c10::TypeKind;
using c10::TypePtr;

/// `value` as an argument of type `type`: a list of that element type, a float
/// for an int.
static IValue fit(IValue value, TypePtr type) {
  if (type->kind() == TypeKind::OptionalType)
    type = type->containedType(0);
  if (type->kind() == TypeKind::FloatType && value.isInt())
    return static_cast<double>(value.toInt());
  if (type->kind() == TypeKind::DeviceObjType && value.isString())
    return c10::Device(at::kCPU);
  if (type->kind() != TypeKind::ListType ||
      type->containedType(0)->hasFreeVariables())
    return value;
  TypePtr elementType = type->containedType(0);
  c10::impl::GenericList list(elementType);
  if (value.isList())
    for (const IValue &element : value.toListRef())
      list.push_back(fit(element, elementType));
  else if (value.isInt() || value.isDouble())
    list.push_back(fit(value, elementType));
  else
    return value;
  return list;
}

namespace {

class Interpreter {
public:
  Interpreter(Registry &registry, Reader &reader)
      : registry(registry), reader(reader) {}

  /// Runs a block, whose arguments are set, and returns what its terminator
  /// has as operands.
  std::vector<IValue> run(Block &block) {
    for (Operation &op : block.without_terminator())
      run(&op);
    return get(block.getTerminator()->getOperands());
  }

  void set(ValueRange values, ArrayRef<IValue> to) {
    TORCH_CHECK(values.size() == to.size(), "expected ", values.size(),
                " values, not ", to.size());
    for (auto [value, ivalue] : llvm::zip(values, to))
      environment[value] = ivalue;
  }

private:
  std::vector<IValue> get(ValueRange values) {
    std::vector<IValue> result;
    for (Value value : values) {
      auto it = environment.find(value);
      TORCH_CHECK(it != environment.end(),
                  "a value is used before it is computed");
      result.push_back(it->second);
    }
    return result;
  }

  static IValue makeList(std::vector<IValue> elements) {
    c10::impl::GenericList list(elements.empty() ? c10::TensorType::get()
                                                 : elements.front().type());
    for (IValue &element : elements)
      list.push_back(std::move(element));
    return list;
  }

  void run(Operation *op) {
    if (auto constant = dyn_cast<ConstantOp>(op)) {
      set(op->getResults(), reader.read(constant.getResult(), TypePtr()));
    } else if (auto branch = dyn_cast<IfOp>(op)) {
      bool condition = get(branch.getCondition()).front().toBool();
      set(op->getResults(),
          run((condition ? branch.getThenRegion() : branch.getElseRegion())
                  .front()));
    } else if (auto loop = dyn_cast<LoopOp>(op)) {
      runLoop(loop);
    } else if (isa<ListConstructOp>(op)) {
      set(op->getResults(), makeList(get(op->getOperands())));
    } else if (isa<TupleConstructOp>(op)) {
      set(op->getResults(),
          IValue(c10::ivalue::Tuple::create(get(op->getOperands()))));
    } else if (isa<ListUnpackOp>(op)) {
      set(op->getResults(), get(op->getOperands()).front().toListRef().vec());
    } else if (isa<TupleUnpackOp>(op)) {
      c10::ArrayRef<IValue> elements =
          get(op->getOperands()).front().toTupleRef().elements();
      set(op->getResults(), elements.vec());
    } else {
      runOperator(op);
    }
  }

  void runLoop(LoopOp loop) {
    int64_t tripCount = get(loop.getMaxTripCount()).front().toInt();
    bool condition = get(loop.getCondition()).front().toBool();
    std::vector<IValue> carried = get(loop.getInits());
    Block &body = loop.getBody().front();
    for (int64_t i = 0; i < tripCount && condition; ++i) {
      carried.insert(carried.begin(), IValue(i));
      set(body.getArguments(), carried);
      carried = run(body);
      condition = carried.front().toBool();
      carried.erase(carried.begin());
    }
    set(loop->getResults(), carried);
  }

  void runOperator(Operation *op) {
    StringRef name = getOperatorName(op);
    TORCH_CHECK(!name.empty(), op->getName().getStringRef().str(),
                " cannot be executed");
    const TorchOperator *callee = registry.find(name);
    TORCH_CHECK(callee, "LibTorch has no operator ", name.str());
    // Constants share their memory with the module.
    TORCH_CHECK(!callee->isMutable, name.str(), " writes to its arguments");
    torch::jit::Stack stack = get(op->getOperands());
    const std::vector<c10::Argument> &arguments = callee->schema->arguments();
    for (size_t i = 0; i < std::min(stack.size(), arguments.size()); ++i)
      stack[i] = fit(std::move(stack[i]), arguments[i].type());
    callee->run(stack);
    set(op->getResults(), stack);
  }

  Registry &registry;
  Reader &reader;
  DenseMap<Value, IValue> environment;
};

} // namespace

FailureOr<SmallVector<Attribute>>
LibTorchOracle::execute(Operation *function, ArrayRef<Attribute> arguments,
                        std::string &why) {
  SmallVector<Attribute> results;
  LogicalResult result = guarded(why, [&] {
    c10::InferenceMode inference;
    reader.setReal(true);
    Block &entry = function->getRegion(0).front();
    Interpreter interpreter(registry, reader);
    std::vector<IValue> values;
    for (Attribute argument : arguments)
      values.push_back(reader.read(argument, TypePtr()));
    interpreter.set(entry.getArguments(), values);
    for (const IValue &value : interpreter.run(entry)) {
      results.push_back(convertValue(context, value));
      TORCH_CHECK(results.back(), "a result of type ", value.tagKind(),
                  " cannot be an attribute");
    }
  });
  reader.setReal(false);
  if (failed(result))
    return failure();
  return results;
}
