//===- State.cpp - Attributes and arguments that the program changes ------===//
//
// A first run finds which attributes a program changes. In a second one they
// are arguments of the function, so that nothing is computed from what they
// hold now. Those that no result depends on may go.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/Evaluator.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

/// The value of an attribute that the program changes: unknown.
AbstractValue Evaluator::stateArgument(StringAttr name, Attribute initial,
                                       Location loc) {
  Type type = getConstantType(initial);
  if (isa<TorchIntType>(type))
    type = TorchIntType::get(context);
  else if (isa<TorchFloatType>(type))
    type = TorchFloatType::get(context);
  else if (isa<TorchBoolType>(type))
    type = TorchBoolType::get(context);
  else if (!isa<TorchTensorType>(type))
    return {};
  Value value = graph.getEntryBlock()->addArgument(type, NameLoc::get(name));
  stateArguments[name] = {value, initial};
  argumentNames.push_back(name.str());
  return isa<TorchTensorType>(type) ? AbstractValue(memory.newInput(value))
                                    : AbstractValue(value);
}

/// What `value` is a copy of.
static Value withoutCopies(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    bool isCopy = llvm::StringSwitch<bool>(getOperatorName(op))
                      .Cases({"aten::clone", "aten::contiguous", "aten::detach",
                              "aten::alias", "aten::expand"},
                             true)
                      .Default(false);
    if (!isCopy || op->getOperand(0).getType() != value.getType())
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Where the attributes that the call leaves changed were changed. Those into
/// which it writes at last what they held are as they were.
llvm::MapVector<StringAttr, Location> Evaluator::findChangedState() {
  Globals::Places changed = globals.findChanged();
  for (auto &[name, state] : stateArguments)
    if (TensorObj *tensor = globals.lookup(name).tensor();
        tensor && tensor->base == tensor && !tensor->poisonedAt &&
        withoutCopies(tensor->current) == state.first)
      changed.erase(name);
  return changed;
}

/// Adds the values that attributes end with to the results.
LogicalResult Evaluator::addStateResults(
    Location loc, SmallVectorImpl<std::pair<Value, std::string>> &flat) {
  if (options.state != StatePolicy::InputOutput)
    return success();
  for (auto &[name, state] : stateArguments) {
    FailureOr<Value> value = materialize(globals.lookup(name), loc);
    if (failed(value))
      return failure();
    flat.push_back({*value, name.str() + "_out"});
  }
  return success();
}

/// Makes a constant of what is computed from constants alone, however large,
/// and gives its value; null for all else.
Attribute Evaluator::settle(Value value) {
  if (Attribute known = getConstant(value))
    return known;
  constexpr size_t most = 256;
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> left = {value};
  while (!left.empty()) {
    Operation *op = left.pop_back_val().getDefiningOp();
    if (!op || op->getNumRegions() || needed.size() == most)
      return {};
    if (needed.insert(op))
      llvm::append_range(left, op->getOperands());
  }
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(graph.getEntryBlock()->getParentOp());
  auto function =
      func::FuncOp::create(b, value.getLoc(), "settled",
                           FunctionType::get(context, {}, value.getType()));
  llvm::scope_exit eraseFunction([&] { function.erase(); });
  b.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  for (Operation *op : mlir::topologicalSort(needed))
    b.clone(*op, mapping);
  func::ReturnOp::create(b, value.getLoc(), mapping.lookup(value));
  // What differs from call to call, as random numbers do, is no constant.
  std::string why;
  auto first = oracle.execute(function, {}, why),
       second = oracle.execute(function, {}, why);
  if (failed(first) || failed(second) || *first != *second)
    return {};
  Value settled = constant(first->front(), {}, value.getLoc());
  value.replaceAllUsesWith(settled);
  foldUsers(settled);
  return first->front();
}

/// Folds what is made of a value that is a constant now, as it would have been
/// when it was made.
void Evaluator::foldUsers(Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    std::string why;
    if (user->getNumResults() != 1 || user->getNumRegions() ||
        user->use_empty() ||
        !llvm::all_of(user->getOperands(),
                      [](Value operand) { return getConstant(operand); }))
      continue;
    auto inferred =
        oracle.infer(getOperatorName(user), user->getOperands(), why);
    if (failed(inferred) || !inferred->front().value)
      continue;
    Value folded = constant(inferred->front().value, inferred->front().type,
                            user->getLoc());
    user->getResult(0).replaceAllUsesWith(folded);
    foldUsers(folded);
  }
}

/// The attribute that `fromAttribute` makes `value` of, or null: what is known
/// while compiling.
Attribute Evaluator::attributeOf(AbstractValue value) {
  auto all = [&](ArrayRef<AbstractValue> elements) -> Attribute {
    SmallVector<Attribute> attributes;
    for (AbstractValue element : elements)
      if (Attribute attribute = attributeOf(element))
        attributes.push_back(attribute);
      else
        return {};
    return b.getArrayAttr(attributes);
  };
  if (TensorObj *tensor = value.tensor())
    return tensor->base->writes || tensor->base->poisonedAt
               ? Attribute()
               : settle(tensor->current);
  if (value.ssa())
    return getConstant(value.ssa());
  if (TupleObj *tuple = value.tuple())
    return all(tuple->elements);
  if (ListObj *list = value.list())
    return list->isRows || list->piecesAlong ? Attribute()
                                             : all(list->elements);
  if (DictObj *dict = value.dict()) {
    SmallVector<Attribute> entries;
    for (auto &[key, element] : dict->entries)
      if (Attribute entry = all({key, element}))
        entries.push_back(entry);
      else
        return {};
    return b.getArrayAttr(entries);
  }
  if (ClassObj *object = value.object()) {
    SmallVector<NamedAttribute> attributes;
    for (auto &[name, element] : object->attributes)
      if (Attribute attribute = attributeOf(element))
        attributes.push_back({name, attribute});
      else
        return {};
    return b.getDictionaryAttr(attributes);
  }
  return {};
}

/// The type that `fromAttribute` needs.
Type Evaluator::typeOf(AbstractValue value) {
  if (Value ssa = value.ssa())
    return ssa.getType();
  if (TensorObj *tensor = value.tensor())
    return tensor->current.getType();
  if (ClassObj *object = value.object())
    return object->type;
  if (TupleObj *tuple = value.tuple()) {
    SmallVector<Type> types;
    for (AbstractValue element : tuple->elements)
      types.push_back(typeOf(element));
    return TorchTupleType::get(context, types);
  }
  if (DictObj *dict = value.dict())
    return dict->entries.empty()
               ? Type()
               : Type(DictType::get(context,
                                    typeOf(dict->entries.front().first),
                                    typeOf(dict->entries.front().second)));
  ListObj *list = value.list();
  return list && list->elementType ? ListType::get(list->elementType) : Type();
}

/// Notes what attributes that cannot be arguments hold at the end, while all
/// values are still there: nothing where that is not known.
void Evaluator::noteLeft(const llvm::MapVector<StringAttr, Location> &changed) {
  auto note = [&](StringAttr name) {
    AbstractValue value = globals.lookup(name);
    if (stateArguments.contains(name) || value.isUninitialized())
      return;
    Attribute left = attributeOf(value);
    findings.leftState[name] = {left, left ? typeOf(value) : Type()};
  };
  llvm::for_each(llvm::make_first_range(changed), note);
  llvm::for_each(llvm::make_first_range(options.leftState), note);
}

/// What later calls find has to be known, and the same after each of them.
LogicalResult Evaluator::settleLeft() {
  if (options.leftState.empty()) {
    bool isKnown = llvm::all_of(
        findings.leftState, [](auto &left) { return bool(left.second.first); });
    if (findings.leftAt.empty() || isKnown)
      return success();
    findings.emitLeft();
    return failure();
  }
  findings.leftAt.clear();
  return success(llvm::all_of(findings.leftState, [&](auto &left) {
    return options.leftState.lookup(left.first).first == left.second.first;
  }));
}

/// Once what is dead is gone: drops the state that nothing depends on, and
/// refuses the rest unless the user said what is to become of it.
LogicalResult
Evaluator::settleState(const llvm::MapVector<StringAttr, Location> &changed) {
  bool refused = false;
  for (auto &[name, where] : changed) {
    // What cannot be an argument is not known to be unread.
    if (stateArguments.contains(name))
      continue;
    if (!globals.isReadBeforeSet(name)) {
      emitRemark(where, "the change of '" + name.getValue() +
                            "' is not in the graph: every call sets it anew");
      continue;
    }
    if (options.state == StatePolicy::Drop) {
      emitWarning(where, "the change of '" + name.getValue() +
                             "', which is no tensor or number, is lost: a "
                             "later call does not see it");
      continue;
    }
    findings.leftAt.insert({name, where});
  }
  if (failed(settleLeft()))
    return failure();
  if (refused || options.state == StatePolicy::InputOutput)
    return failure(refused);
  // Constants that nothing uses are gone, also those next to which `constant`
  // would put one.
  auto initial = [&](StringAttr name, Attribute value) -> Value {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(graph.getEntryBlock());
    return ConstantOp::create(b, NameLoc::get(name), getConstantType(value),
                              value);
  };
  for (auto &[name, state] : stateArguments) {
    const auto *at = changed.find(name);
    auto argument = cast<BlockArgument>(state.first);
    if (at == changed.end() && !argument.use_empty()) {
      // Changed in the first run only, so it is what it was.
      argument.replaceAllUsesWith(initial(name, state.second));
    } else if (!argument.use_empty() && options.state == StatePolicy::Refuse) {
      refused = true;
      (void)error(at->second,
                  "the program changes '" + name.getValue() +
                      "', and a later call would see it; --state=drop accepts "
                      "the loss, --state=io makes it an input and an output");
      continue;
    } else if (!argument.use_empty()) {
      emitWarning(at->second, "the change of '" + name.getValue() +
                                  "' is lost: a later call does not see it");
      argument.replaceAllUsesWith(initial(name, state.second));
    } else if (at != changed.end()) {
      emitRemark(at->second, "the change of '" + name.getValue() +
                                 "' is not in the graph: no result of this or "
                                 "a later call depends on it");
    }
    graph.getEntryBlock()->eraseArgument(argument.getArgNumber());
    llvm::erase(argumentNames, name.str());
  }
  return failure(refused);
}

/// Batch norm in training changes its running statistics, which its schema
/// does not say.
Evaluator::Outcome Evaluator::batchNorm(Call &call) {
  if (call.args.size() != 9 || !call.args[5].ssa() ||
      predicates.known(call.args[5].ssa()) != true || !call.args[3].tensor() ||
      !call.args[4].tensor())
    return Outcome::Declined;
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value x = (*operands)[0];
  std::optional<double> momentum = getConstantFloat((*operands)[6]);
  if (!momentum)
    return fail(call.loc, "batch norm with a momentum that only the run knows");
  SmallVector<Value> dims;
  for (int64_t i = 0; i < cast<TorchTensorType>(x.getType()).getRank(); ++i)
    if (i != 1)
      dims.push_back(constantInt(i));
  Value list = listOf(dims, call.loc);
  Value mean = emitValue("aten::mean.dim",
                         {x, list, constantBool(false), none()}, call.loc);
  Value variance =
      emitValue("aten::var.correction",
                {x, list, constantInt(1), constantBool(false)}, call.loc);
  auto blend = [&](Value running, Value batch) -> Value {
    Value kept = emitValue(
        "aten::mul.Scalar",
        {running, constant(b.getF64FloatAttr(1 - *momentum))}, call.loc);
    return emitValue("aten::add.Tensor", {kept, batch, (*operands)[6]},
                     call.loc);
  };
  for (auto [position, batch] : {std::pair(3, mean), std::pair(4, variance)}) {
    Value value = batch ? blend((*operands)[position], batch) : Value();
    if (!value || failed(write(call.args[position].tensor(), value, call.loc)))
      return Outcome::Failed;
  }
  (*operands)[3] = (*operands)[4] = none();
  Value result = emitValue(call.name, *operands, call.loc);
  return result ? done(call, newBase(result, operandsContiguous(call)))
                : Outcome::Failed;
}

} // namespace torchonnx
