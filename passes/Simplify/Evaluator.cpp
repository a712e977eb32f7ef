//===- Evaluator.cpp - The walk and what it emits -------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// How deep calls may nest before we call it endless recursion.
static constexpr unsigned maxCallDepth = 1000;

Evaluator::Evaluator(ModuleOp module, Oracle &oracle, EvaluatorOptions options)
    : module(module), oracle(oracle), options(std::move(options)),
      context(module.getContext()), graph(context, oracle, heap, predicates,
                                          runSizes, findings, this->options),
      memory(oracle, heap, predicates, findings, graph) {}

void Evaluator::OperatorTable::on(StringRef name, Handler handler) {
  if (!table.insert({name, handler}).second)
    llvm::report_fatal_error("two handlers of " + name,
                             /*gen_crash_diag=*/false);
}

Evaluator::Handler Evaluator::OperatorTable::lookup(StringRef name) const {
  Handler own = table.lookup(name);
  return own ? own : table.lookup(name.split('.').first);
}

const Evaluator::OperatorTable &Evaluator::handlers() {
  static const OperatorTable table = [] {
    OperatorTable table;
    addContainerHandlers(table);
    addQueryHandlers(table);
    addAliasHandlers(table);
    addLayoutHandlers(table);
    addRowsHandlers(table);
    addNumberListHandlers(table);
    addPackedHandlers(table);
    addNestedHandlers(table);
    return table;
  }();
  return table;
}

bool Evaluator::resolves(StringRef name) {
  Handler handler = handlers().lookup(name);
  return handler && handler != &Evaluator::refuseStorage &&
         handler != &Evaluator::refuseQuery;
}

//===----------------------------------------------------------------------===//
// Abstract and SSA values
//===----------------------------------------------------------------------===//

FailureOr<Value> Evaluator::materialize(AbstractValue value, Location loc) {
  value = unify(value, loc);
  if (Value ssa = value.ssa())
    return ssa;
  if (failed(memory.checkReadable(value, loc)))
    return failure();
  if (TensorObj *tensor = value.tensor()) {
    Value contents = read(tensor, loc);
    if (!contents)
      return failure();
    return contents;
  }
  auto build = [&](ArrayRef<AbstractValue> elements) {
    return materializeAll(elements, loc);
  };
  if (columnsOf(value))
    return error(loc, "a list of tuples or lists, whose length only the run "
                      "knows, cannot be passed to this operator");
  if (piecesOf(value))
    return error(loc, "a list of tensors of several shapes, whose length only "
                      "the run knows, cannot be passed to this operator");
  if (TensorObj *rows = rowsOf(value)) {
    if (auto elements = unpackRows(value.list(), loc)) {
      auto values = build(*elements);
      if (failed(values))
        return failure();
      return listOf(*values, loc);
    }
    if (!isa_and_nonnull<RefType>(value.list()->elementType))
      return error(loc, "a list of numbers whose length only the run knows "
                        "cannot be passed to this operator");
    Value contents = read(rows, loc);
    Value list = emitValue("aten::unbind.int", {contents, constantInt(0)}, loc);
    if (!list)
      return failure();
    return list;
  }
  if (ListObj *list = value.list()) {
    auto elements = build(list->elements);
    if (failed(elements))
      return failure();
    return listOf(*elements, loc);
  }
  if (TupleObj *tuple = value.tuple()) {
    auto elements = build(tuple->elements);
    if (failed(elements))
      return failure();
    SmallVector<Type> types(ValueRange(*elements).getTypes());
    return Value(TupleConstructOp::create(
        b, loc, TorchTupleType::get(context, types), *elements));
  }
  if (value.isUninitialized())
    return error(loc, "this value may not be set");
  if (value.maybe())
    return error(loc, "this value is None on one branch and not on the other, "
                      "which a graph cannot express");
  if (value.either())
    return error(loc, "a value is " + typesOf(value) +
                          ", but what a graph returns has one dtype and rank: "
                          "give both the same");
  return error(loc, value.dict()
                        ? "a dict cannot be passed to this operator"
                        : "an object cannot be passed to this operator");
}

FailureOr<SmallVector<Value, 6>>
Evaluator::materializeAll(ArrayRef<AbstractValue> values, Location loc) {
  SmallVector<Value, 6> result;
  for (AbstractValue value : values) {
    FailureOr<Value> one = materialize(value, loc);
    if (failed(one))
      return failure();
    result.push_back(*one);
  }
  return result;
}

std::optional<int64_t> Evaluator::knownInt(AbstractValue value) {
  Value ssa = value.ssa();
  return ssa ? getConstantInt(ssa) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

Location Evaluator::locate(Operation *op) {
  Location loc = op->getLoc();
  return frame && frame->callSite
             ? Location(CallSiteLoc::get(loc, *frame->callSite))
             : loc;
}

LogicalResult Evaluator::evaluateBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(evaluate(&op)))
      return failure();
  return success();
}

LogicalResult Evaluator::evaluate(Operation *op) {
  static const llvm::StringMap<OpHandler> structural = {
      {"torch.constant", &Evaluator::evaluateConstant},
      {"torch.global_get", &Evaluator::evaluateGlobalGet},
      {"torch.global_set", &Evaluator::evaluateGlobalSet},
      {"func.call", &Evaluator::evaluateFuncCall},
      {"torch.prim.If", &Evaluator::evaluateIf},
      {"torch.prim.Loop", &Evaluator::evaluateLoop},
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
  if (failed(evaluateCall(call)))
    return failure();
  if (call.results.size() != op->getNumResults())
    return error(call.loc, name + " gives " + llvm::Twine(call.results.size()) +
                               " results, not " +
                               llvm::Twine(op->getNumResults()));
  for (auto [result, value] : llvm::zip(op->getResults(), call.results))
    bind(result, value);
  return success();
}

LogicalResult Evaluator::evaluateCall(Call &call) {
  if (hasEither) {
    for (AbstractValue &arg : call.args)
      arg = resolve(arg);
    if (Value predicate = undecided(call))
      return evaluateSplit(call, predicate);
  }
  for (AbstractValue arg : call.args)
    if (failed(memory.checkReadable(arg, call.loc)))
      return failure();
  if (!call.args.empty() && (piecesOf(call.args[0]) ||
                             (call.args.size() == 2 && call.args[0].list() &&
                              piecesOf(call.args[1])))) {
    Outcome outcome = piecesCall(call);
    if (outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  }
  if (!call.args.empty() &&
      (columnsOf(call.args[0]) ||
       (call.args.size() > 1 && columnsOf(call.args[1])))) {
    Outcome outcome = columnsCall(call);
    if (outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  }
  const OpSchema *schema = oracle.getSchema(call.name);
  for (unsigned i = 0; schema && i < call.args.size(); ++i)
    if (MaybeObj *maybe = call.args[i].maybe();
        maybe && i < schema->args.size() && schema->args[i].isOptional())
      return evaluateWithOrWithout(call, i);
  if (!call.args.empty() && nestedOf(call.args[0]))
    if (Outcome outcome = nestedCall(call); outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  if (Handler handler = handlers().lookup(call.name)) {
    Outcome outcome = (this->*handler)(call);
    if (outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  }
  if (!schema)
    return error(call.loc,
                 "operator " + call.name +
                     " is not known to PyTorch here; load its library");
  if (schema->isMutable())
    return evaluateInPlace(call, *schema);
  return evaluatePlain(call, schema);
}

LogicalResult Evaluator::evaluatePlain(Call &call, const OpSchema *schema) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return failure();
  auto results = emit(call.name, *operands, call.loc);
  if (failed(results))
    return failure();
  for (auto [i, value] : llvm::enumerate(*results)) {
    const SchemaArg *ret =
        i < schema->returns.size() ? &schema->returns[i] : nullptr;
    call.results.push_back(
        bindTensorResult(call, schema, ret, value, *operands, std::nullopt));
  }
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
  for (auto [param, arg] : llvm::zip(body.getArguments(), args))
    bind(param, arg);
  if (failed(evaluateBlock(body)))
    return failure();
  AbstractValues results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(lookup(result));
  return results;
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
