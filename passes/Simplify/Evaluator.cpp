//===- Evaluator.cpp - The walk and what it emits -------------------------===//

#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/operators/Operators.h"

using namespace mlir;

namespace torchonnx {

/// How deep calls may nest before we call it endless recursion.
static constexpr unsigned maxCallDepth = 1000;

Evaluator::Evaluator(ModuleOp module, Oracle &oracle, EvaluatorOptions options)
    : module(module), oracle(oracle), options(std::move(options)),
      context(module.getContext()), graph(context, oracle, heap, predicates,
                                          runSizes, findings, this->options),
      memory(oracle, heap, predicates, findings, graph),
      cx{oracle,     this->options, findings, heap,   globals, keysRead,
         predicates, runSizes,      graph,    memory, *this,   *this} {}

//===----------------------------------------------------------------------===//
// Abstract and SSA values
//===----------------------------------------------------------------------===//

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

Location Evaluator::locate(Operation *op) const {
  Location loc = op->getLoc();
  return frame && frame->callSite
             ? Location(CallSiteLoc::get(loc, *frame->callSite))
             : loc;
}

LogicalResult Evaluator::evaluateOps(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(evaluate(&op)))
      return failure();
  return success();
}

FailureOr<AbstractValues>
Evaluator::evaluateBlock(Block &block, ArrayRef<AbstractValue> args) {
  for (auto [param, arg] : llvm::zip(block.getArguments(), args))
    bind(param, arg);
  if (failed(evaluateOps(block)))
    return failure();
  AbstractValues results;
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(lookup(value));
  return results;
}

LogicalResult Evaluator::evaluate(Call &call) {
  return torchonnx::evaluateOperator(call, cx);
}

LogicalResult Evaluator::evaluate(Operation *op) {
  static const llvm::StringMap<OpHandler> structural = {
      {"torch.constant", &Evaluator::evaluateConstant},
      {"torch.global_get", &Evaluator::evaluateGlobalGet},
      {"torch.global_set", &Evaluator::evaluateGlobalSet},
      {"func.call", &Evaluator::evaluateFuncCall},
      {"torch.prim.If", &Evaluator::evaluateIfOp},
      {"torch.prim.Loop", &Evaluator::evaluateLoopOp},
  };
  llvm::SaveAndRestore<Operation *> here(current, op);
  Symbols &symbols = oracle.getSymbols();
  Symbols::Origin caller = symbols.getOrigin();
  symbols.setOrigin({locate(op).getAsOpaquePointer(), iteration});
  OpHandler handler = structural.lookup(op->getName().getStringRef());
  LogicalResult result = handler ? (this->*handler)(op) : evaluateOperator(op);
  runSizes.noteScope();
  symbols.setOrigin(caller);
  return result;
}

LogicalResult Evaluator::evaluateOperator(Operation *op) {
  std::string spelled;
  StringRef name = getOperatorName(op);
  if (name.empty()) {
    // Ops without a schema go by the name that TorchScript gives their node.
    name = op->getName().getStringRef();
    if (!name.consume_front("torch."))
      return error(locate(op), "unexpected op " + op->getName().getStringRef());
    spelled = (name.split('.').first + "::" + name.split('.').second).str();
    name = spelled;
  }
  Call call{name, locate(op), {}, {}, op->getAttrDictionary(), {}};
  for (Value operand : op->getOperands())
    call.args.push_back(lookup(operand));
  llvm::append_range(call.types, op->getResultTypes());
  if (failed(evaluate(call)))
    return failure();
  if (call.results.size() != op->getNumResults())
    return error(call.loc, name + " gives " + llvm::Twine(call.results.size()) +
                               " results, not " +
                               llvm::Twine(op->getNumResults()));
  for (auto [result, value] : llvm::zip(op->getResults(), call.results))
    bind(result, value);
  return success();
}

LogicalResult Evaluator::evaluateConstant(Operation *op) {
  auto constantOp = cast<ConstantOp>(op);
  bind(constantOp.getResult(),
       memory.fromAttribute(constantOp.getValue(),
                            constantOp.getResult().getType(), op->getLoc()));
  return success();
}

AbstractValue Evaluator::globalValue(FlatSymbolRefAttr name, Location loc) {
  if (auto *it = globals.getValues().find(name.getAttr());
      it != globals.getValues().end())
    return it->second;
  auto global = symbolTable->lookup<GlobalOp>(name.getAttr());
  if (!global) {
    (void)error(loc, "the module has no attribute " + name.getValue());
    return {};
  }
  Location weightLoc = NameLoc::get(name.getAttr());
  AbstractValue value;
  if (options.changedState.contains(name.getAttr()))
    value = stateArgument(name.getAttr(), global.getValue(), loc);
  if (auto *left = options.leftState.find(name.getAttr());
      left != options.leftState.end())
    value = memory.fromAttribute(left->second.first, left->second.second,
                                 weightLoc);
  if (value.isUninitialized())
    value =
        memory.fromAttribute(global.getValue(), global.getType(), weightLoc);
  if (TensorObj *tensor = value.tensor();
      tensor && global->hasAttr("torch.strided")) {
    tensor->contiguous = false;
    tensor->layout = heap.newLayout(Layout::Unknown, tensor->current);
  }
  globals.begin(name.getAttr(), value);
  return value;
}

LogicalResult Evaluator::evaluateGlobalGet(Operation *op) {
  auto get = cast<GlobalGetOp>(op);
  AbstractValue value = globalValue(get.getGlobalAttr(), locate(op));
  globals.noteRead(get.getGlobalAttr().getAttr());
  bind(get.getResult(), value);
  return success(!value.isUninitialized());
}

LogicalResult Evaluator::evaluateGlobalSet(Operation *op) {
  auto set = cast<GlobalSetOp>(op);
  // It holds what the archive says until then.
  (void)globalValue(set.getGlobalAttr(), locate(op));
  globals.change(set.getGlobalAttr().getAttr(), lookup(set.getValue()),
                 locate(op));
  return success();
}

LogicalResult Evaluator::evaluateFuncCall(Operation *op) {
  auto call = cast<func::CallOp>(op);
  auto callee = symbolTable->lookup<func::FuncOp>(call.getCallee());
  if (!callee || callee.isDeclaration())
    return error(locate(op), "no such function: " + call.getCallee());
  AbstractValues args;
  for (Value operand : call.getOperands())
    args.push_back(lookup(operand));
  auto results = inlineCall(callee, args, locate(op));
  if (failed(results))
    return failure();
  for (auto [result, value] : llvm::zip(call.getResults(), *results))
    bind(result, value);
  return success();
}

FailureOr<AbstractValues> Evaluator::inlineCall(func::FuncOp callee,
                                                ArrayRef<AbstractValue> args,
                                                Location loc) {
  Frame inner;
  inner.caller = frame;
  inner.depth = frame ? frame->depth + 1 : 0;
  if (inner.depth > maxCallDepth)
    return error(loc, "calls nest more than " + llvm::Twine(maxCallDepth) +
                          " deep; is this an endless recursion?");
  if (frame)
    inner.callSite = loc;
  llvm::SaveAndRestore<Frame *> here(frame, &inner);
  Block &body = callee.getBody().front();
  return evaluateBlock(body, args);
}

FailureOr<AbstractValues> Evaluator::callFunction(func::FuncOp callee,
                                                  const AbstractValues &args,
                                                  Location loc) {
  if (!symbolTable)
    symbolTable.emplace(module);
  Frame caller;
  llvm::SaveAndRestore<Frame *> here(frame, &caller);
  return inlineCall(callee, args, loc);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

Evaluator::Run Evaluator::run(func::FuncOp entry) {
  FailureOr<func::FuncOp> function = evaluateEntry(entry);
  return {function, std::move(findings)};
}

FailureOr<func::FuncOp> Evaluator::evaluateEntry(func::FuncOp entry) {
  OwningOpRef<func::FuncOp> function = func::FuncOp::create(
      entry.getLoc(), entry.getName(), FunctionType::get(context, {}, {}));
  symbolTable.emplace(module);
  graph.startFunction(function->addEntryBlock());
  AbstractValues args;
  for (auto [i, param] : llvm::enumerate(entry.getArguments())) {
    auto name = entry.getArgAttrOfType<StringAttr>(i, "torch.name");
    std::string spelled = name ? name.str() : "input_" + std::to_string(i);
    AbstractValue value =
        addArgument(entry.getArgAttr(i, "torch.input"), param.getType(),
                    spelled, param.getLoc(), *function);
    if (value.isUninitialized())
      return failure();
    args.push_back(value);
  }
  frame = nullptr;
  globals.set(checksName(), constantBool(true));
  auto results = inlineCall(entry, args, entry.getLoc());
  if (failed(results)) {
    if (raised)
      (void)error(raised->loc, "the program raises here whatever its inputs: " +
                                   raised->message);
    return failure();
  }
  if (failed(finish(*function, *results, entry)))
    return failure();
  return function.release();
}

} // namespace torchonnx
