//===- Evaluator.cpp - The walk over the program --------------------------===//

#include "passes/Simplify/program/Evaluator.h"
#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Operators.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace torchonnx {

/// How deep calls may nest before we call it endless recursion.
static constexpr unsigned maxCallDepth = 1000;

Evaluator::Evaluator(ModuleOp module, Oracle &oracle,
                     EvaluatorOptions givenOptions)
    : module(module), options(std::move(givenOptions)),
      runSizes(oracle.getSymbols(), heap),
      graph(module.getContext(), oracle, heap, predicates, runSizes, findings,
            options),
      memory(oracle, heap, predicates, findings, graph),
      cx{oracle,     options,  findings, heap,   globals, keysRead,
         predicates, runSizes, graph,    memory, *this,   control} {}

//===----------------------------------------------------------------------===//
// For those below
//===----------------------------------------------------------------------===//

LogicalResult Evaluator::evaluate(Call &call) {
  return torchonnx::evaluateOperator(call, cx);
}

FailureOr<AbstractValues>
Evaluator::evaluateBlock(Block &block, ArrayRef<AbstractValue> args) {
  for (auto [param, arg] : llvm::zip(block.getArguments(), args))
    bind(param, arg);
  for (Operation &op : block.without_terminator())
    if (failed(evaluate(&op)))
      return failure();
  AbstractValues results;
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(lookup(value));
  return results;
}

AbstractValue Evaluator::lookup(Value value) {
  return resolve(cx, frame->env.lookup(value));
}

Location Evaluator::locate(Operation *op) const {
  Location loc = op->getLoc();
  return frame && frame->callSite
             ? Location(CallSiteLoc::get(loc, *frame->callSite))
             : loc;
}

//===----------------------------------------------------------------------===//
// Operations of the program
//===----------------------------------------------------------------------===//

LogicalResult Evaluator::evaluate(Operation *op) {
  llvm::SaveAndRestore<Operation *> here(current, op);
  UnbackedNames::Asking asking(
      cx.oracle.getSymbols().getNaming(),
      {locate(op).getAsOpaquePointer(), control.getIteration()});
  LogicalResult result =
      llvm::TypeSwitch<Operation *, LogicalResult>(op)
          .Case([&](ConstantOp op) { return evaluateConstant(op); })
          .Case([&](GlobalGetOp op) { return evaluateGlobalGet(op); })
          .Case([&](GlobalSetOp op) { return evaluateGlobalSet(op); })
          .Case([&](func::CallOp op) { return evaluateFuncCall(op); })
          .Case([&](IfOp op) { return evaluateIf(op); })
          .Case([&](LoopOp op) { return evaluateLoop(op); })
          .Default([&](Operation *op) { return evaluateOperator(op); });
  runSizes.noteScope();
  return result;
}

LogicalResult Evaluator::bind(ValueRange values,
                              FailureOr<AbstractValues> results) {
  if (failed(results))
    return failure();
  for (auto [value, result] : llvm::zip(values, *results))
    bind(value, result);
  return success();
}

LogicalResult Evaluator::evaluateOperator(Operation *op) {
  std::string spelled;
  StringRef name = getOperatorName(op);
  if (name.empty()) {
    // Ops without a schema go by the name that TorchScript gives their node.
    name = op->getName().getStringRef();
    if (!name.consume_front("torch."))
      return cx.error(locate(op),
                      "unexpected op " + op->getName().getStringRef());
    spelled = (name.split('.').first + "::" + name.split('.').second).str();
    name = spelled;
  }
  Call call{name, locate(op), {}, {}, op->getAttrDictionary(), {}};
  for (Value operand : op->getOperands())
    call.args.push_back(lookup(operand));
  llvm::append_range(call.types, op->getResultTypes());
  AbstractValue container = call.args.empty() ? AbstractValue() : call.args[0];
  // Of one that failed, and of what loops set.
  (void)heap.takeChangedElements();
  graph.setEvaluated(call.name);
  LogicalResult evaluated = evaluate(call);
  graph.setEvaluated("");
  if (failed(evaluated) || failed(putElementsBack(cx, call.loc)))
    return failure();
  notePlace(cx, call, container);
  if (call.results.size() != op->getNumResults())
    return cx.error(call.loc,
                    name + " gives " + llvm::Twine(call.results.size()) +
                        " results, not " + llvm::Twine(op->getNumResults()));
  return bind(op->getResults(), call.results);
}

LogicalResult Evaluator::evaluateConstant(ConstantOp op) {
  bind(op.getResult(),
       memory.fromAttribute(op.getValue(), op.getResult().getType(),
                            op.getLoc()));
  return success();
}

LogicalResult Evaluator::evaluateIf(IfOp op) {
  return bind(op.getResults(),
              control.evaluate(op, lookup(op.getCondition()).ssa()));
}

LogicalResult Evaluator::evaluateLoop(LoopOp op) {
  AbstractValues carried;
  for (Value init : op.getInits())
    carried.push_back(lookup(init));
  AbstractValue length = lookup(op.getMaxTripCount()),
                condition = lookup(op.getCondition());
  return bind(op.getResults(),
              control.evaluate(op, length, condition, carried));
}

//===----------------------------------------------------------------------===//
// Attributes of the module
//===----------------------------------------------------------------------===//

AbstractValue Evaluator::globalValue(FlatSymbolRefAttr name, Location loc) {
  if (auto *it = globals.getValues().find(name.getAttr());
      it != globals.getValues().end())
    return it->second;
  auto global = symbolTable->lookup<GlobalOp>(name.getAttr());
  if (!global) {
    (void)cx.error(loc, "the module has no attribute " + name.getValue());
    return {};
  }
  Location weightLoc = NameLoc::get(name.getAttr());
  AbstractValue value;
  if (auto *left = options.leftState.find(name.getAttr());
      left != options.leftState.end())
    value = memory.fromAttribute(left->second.first, left->second.second,
                                 weightLoc);
  if (value.isUninitialized())
    value =
        memory.fromAttribute(global.getValue(), global.getType(), weightLoc);
  signature.beginGlobal(global, value);
  return value;
}

LogicalResult Evaluator::evaluateGlobalGet(GlobalGetOp op) {
  AbstractValue value = globalValue(op.getGlobalAttr(), locate(op));
  globals.noteRead(op.getGlobalAttr().getAttr());
  bind(op.getResult(), value);
  return success(!value.isUninitialized());
}

LogicalResult Evaluator::evaluateGlobalSet(GlobalSetOp op) {
  // It holds what the archive says until then.
  (void)globalValue(op.getGlobalAttr(), locate(op));
  globals.change(op.getGlobalAttr().getAttr(), lookup(op.getValue()),
                 locate(op));
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LogicalResult Evaluator::evaluateFuncCall(func::CallOp op) {
  auto callee = symbolTable->lookup<func::FuncOp>(op.getCallee());
  if (!callee || callee.isDeclaration())
    return cx.error(locate(op), "no such function: " + op.getCallee());
  AbstractValues args;
  for (Value operand : op.getOperands())
    args.push_back(lookup(operand));
  return bind(op.getResults(), inlineCall(callee, args, locate(op)));
}

FailureOr<AbstractValues> Evaluator::inlineCall(func::FuncOp callee,
                                                ArrayRef<AbstractValue> args,
                                                Location loc) {
  Frame inner;
  inner.caller = frame;
  inner.depth = frame ? frame->depth + 1 : 0;
  if (inner.depth > maxCallDepth)
    return cx.error(loc, "calls nest more than " + llvm::Twine(maxCallDepth) +
                             " deep; is this an endless recursion?");
  if (frame)
    inner.callSite = loc;
  llvm::SaveAndRestore<Frame *> here(frame, &inner);
  return evaluateBlock(callee.getBody().front(), args);
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

Evaluator::Run Evaluator::run(func::FuncOp entry) {
  FailureOr<func::FuncOp> function = evaluateEntry(entry);
  return {function, std::move(findings)};
}

FailureOr<func::FuncOp> Evaluator::evaluateEntry(func::FuncOp entry) {
  OwningOpRef<func::FuncOp> function = func::FuncOp::create(
      entry.getLoc(), entry.getName(), FunctionType::get(cx.context, {}, {}));
  symbolTable.emplace(module);
  graph.startFunction(function->addEntryBlock());
  AbstractValues args;
  for (auto [i, param] : llvm::enumerate(entry.getArguments())) {
    auto name = entry.getArgAttrOfType<StringAttr>(i, kNameAttr);
    std::string spelled = name ? name.str() : "input_" + std::to_string(i);
    AbstractValue value =
        signature.addArgument(entry.getArgAttr(i, kInputAttr), param.getType(),
                              spelled, param.getLoc(), *function);
    if (value.isUninitialized())
      return failure();
    args.push_back(value);
  }
  frame = nullptr;
  globals.set(checksName(cx.context), graph.constantBool(true));
  if (failed(signature.addState(*function)))
    return failure();
  auto results = inlineCall(entry, args, entry.getLoc());
  if (failed(results)) {
    if (std::optional<Raise> raised = control.takeRaise())
      (void)cx.error(raised->loc,
                     "the program raises here whatever its inputs: " +
                         raised->message);
    signature.noteOutgrown();
    return failure();
  }
  if (failed(signature.finish(*function, *results, entry)))
    return failure();
  return function.release();
}

} // namespace torchonnx
