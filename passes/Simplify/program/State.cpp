//===- State.cpp - Attributes and arguments that the program changes ------===//
//
// A first run finds which attributes a program changes. In a second one they
// are arguments of the function, so that nothing is computed from what they
// hold now. Those that no result depends on may go.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/program/Signature.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

/// The value of an attribute that the program changes: unknown.
AbstractValue Signature::stateArgument(StringAttr name, Attribute initial,
                                       Location loc) {
  Type type = getConstantType(initial);
  if (isa<TorchIntType>(type))
    type = TorchIntType::get(cx.context);
  else if (isa<TorchFloatType>(type))
    type = TorchFloatType::get(cx.context);
  else if (isa<TorchBoolType>(type))
    type = TorchBoolType::get(cx.context);
  else if (!isa<TorchTensorType>(type))
    return {};
  Value value = cx.graph.getEntryBlock()->addArgument(type, NameLoc::get(name));
  stateArguments[name] = {value, initial};
  argumentNames.push_back(name.str());
  return isa<TorchTensorType>(type) ? AbstractValue(cx.memory.newInput(value))
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
llvm::MapVector<StringAttr, Location> Signature::findChangedState() {
  Globals::Places changed = cx.globals.findChanged();
  for (auto &[name, state] : stateArguments)
    if (TensorObj *tensor = cx.globals.lookup(name).tensor();
        tensor && tensor->base == tensor && !tensor->poisonedAt &&
        withoutCopies(tensor->current) == state.first)
      changed.erase(name);
  return changed;
}

/// A write to an attribute is seen through another that has elements in the
/// same memory: each is a value of its own here.
LogicalResult Signature::refuseSharedWrites() {
  for (auto &[name, where] : cx.globals.findWritten()) {
    auto global = symbolTable->lookup<GlobalOp>(name);
    auto others =
        global ? global->getAttrOfType<ArrayAttr>("torch.shares") : ArrayAttr();
    if (!others)
      continue;
    for (StringAttr other : others.getAsRange<StringAttr>())
      if (!cx.globals.lookup(other).isUninitialized())
        return cx.error(where, "the program writes to '" + name.getValue() +
                                   "', which shares its memory with '" +
                                   other.getValue() +
                                   "': make one of them a clone, or compute it "
                                   "in forward, as a view of the other");
  }
  return success();
}

/// Adds the values that attributes end with to the results.
LogicalResult Signature::addStateResults(
    Location loc, SmallVectorImpl<std::pair<Value, std::string>> &flat) {
  if (cx.options.state != StatePolicy::InputOutput)
    return success();
  for (auto &[name, state] : stateArguments) {
    FailureOr<Value> value = materialize(cx, cx.globals.lookup(name), loc);
    if (failed(value))
      return failure();
    flat.push_back({*value, name.str() + "_out"});
  }
  return success();
}

/// Makes a constant of what is computed from constants alone, however large,
/// and gives its value; null for all else.
Attribute Signature::settle(Value value) {
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
  OpBuilder::InsertionGuard guard(cx.b);
  cx.b.setInsertionPoint(cx.graph.getEntryBlock()->getParentOp());
  auto function =
      func::FuncOp::create(cx.b, value.getLoc(), "settled",
                           FunctionType::get(cx.context, {}, value.getType()));
  llvm::scope_exit eraseFunction([&] { function.erase(); });
  cx.b.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  for (Operation *op : mlir::topologicalSort(needed))
    cx.b.clone(*op, mapping);
  func::ReturnOp::create(cx.b, value.getLoc(), mapping.lookup(value));
  // What differs from call to call, as random numbers do, is no constant.
  std::string why;
  auto first = cx.oracle.execute(function, {}, why),
       second = cx.oracle.execute(function, {}, why);
  if (failed(first) || failed(second) || *first != *second)
    return {};
  Value settled = cx.graph.constant(first->front(), {}, value.getLoc());
  value.replaceAllUsesWith(settled);
  foldUsers(settled);
  return first->front();
}

/// Folds what is made of a value that is a constant now, as it would have been
/// when it was made.
void Signature::foldUsers(Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    std::string why;
    if (user->getNumResults() != 1 || user->getNumRegions() ||
        user->use_empty() ||
        !llvm::all_of(user->getOperands(),
                      [](Value operand) { return getConstant(operand); }))
      continue;
    auto inferred =
        cx.oracle.infer(getOperatorName(user), user->getOperands(), why);
    if (failed(inferred) || !inferred->front().value)
      continue;
    Value folded = cx.graph.constant(inferred->front().value,
                                     inferred->front().type, user->getLoc());
    user->getResult(0).replaceAllUsesWith(folded);
    foldUsers(folded);
  }
}

/// The attribute that `fromAttribute` makes `value` of, or null: what is known
/// while compiling.
Attribute Signature::attributeOf(AbstractValue value) {
  auto all = [&](ArrayRef<AbstractValue> elements) -> Attribute {
    SmallVector<Attribute> attributes;
    for (AbstractValue element : elements)
      if (Attribute attribute = attributeOf(element))
        attributes.push_back(attribute);
      else
        return {};
    return cx.b.getArrayAttr(attributes);
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
    return cx.b.getArrayAttr(entries);
  }
  if (ClassObj *object = value.object()) {
    SmallVector<NamedAttribute> attributes;
    for (auto &[name, element] : object->attributes)
      if (Attribute attribute = attributeOf(element))
        attributes.push_back({name, attribute});
      else
        return {};
    return cx.b.getDictionaryAttr(attributes);
  }
  return {};
}

/// Notes what attributes that cannot be arguments hold at the end, while all
/// values are still there: nothing where that is not known.
void Signature::noteLeft(const llvm::MapVector<StringAttr, Location> &changed) {
  auto note = [&](StringAttr name) {
    AbstractValue value = cx.globals.lookup(name);
    if (stateArguments.contains(name) || value.isUninitialized())
      return;
    Attribute left = attributeOf(value);
    cx.findings.leftState[name] = {left,
                                   left ? typeOf(value, cx.context) : Type()};
  };
  llvm::for_each(llvm::make_first_range(changed), note);
  llvm::for_each(llvm::make_first_range(cx.options.leftState), note);
}

/// What later calls find has to be known, and the same after each of them.
LogicalResult Signature::settleLeft() {
  if (cx.options.leftState.empty()) {
    bool isKnown = llvm::all_of(cx.findings.leftState, [](auto &left) {
      return bool(left.second.first);
    });
    if (cx.findings.leftAt.empty() || isKnown)
      return success();
    cx.findings.sayLeft();
    return failure();
  }
  cx.findings.leftAt.clear();
  return success(llvm::all_of(cx.findings.leftState, [&](auto &left) {
    return cx.options.leftState.lookup(left.first).first == left.second.first;
  }));
}

/// What a call leaves is what the next one takes: of one size and dtype.
LogicalResult
Signature::checkCarried(const llvm::MapVector<StringAttr, Location> &changed) {
  auto left =
      cx.graph.getEntryBlock()->getTerminator()->getOperands().take_back(
          stateArguments.size());
  for (auto [state, after] : llvm::zip(stateArguments, left)) {
    const auto *at = changed.find(state.first);
    Value before = state.second.first;
    if (at == changed.end() || before.use_empty() ||
        !isa<TorchTensorType>(before.getType()) ||
        before.getType() == after.getType())
      continue;
    std::string message;
    llvm::raw_string_ostream(message)
        << "'" << state.first.getValue() << "' is " << before.getType()
        << " before a call and " << after.getType()
        << " after it: --state=io cannot carry it to the next one";
    return cx.error(at->second, message);
  }
  return success();
}

/// Once what is dead is gone: drops the state that nothing depends on, and
/// refuses the rest unless the user said what is to become of it.
LogicalResult
Signature::settleState(const llvm::MapVector<StringAttr, Location> &changed) {
  bool refused = false;
  for (auto &[name, where] : changed) {
    // What cannot be an argument is not known to be unread.
    if (stateArguments.contains(name))
      continue;
    if (!cx.globals.isReadBeforeSet(name)) {
      cx.findings.remark(where,
                         "the change of '" + name.getValue() +
                             "' is not in the graph: every call sets it anew");
      continue;
    }
    if (cx.options.state == StatePolicy::Drop) {
      cx.findings.warn(where, "the change of '" + name.getValue() +
                                  "', which is no tensor or number, is lost: a "
                                  "later call does not see it");
      continue;
    }
    cx.findings.leftAt.insert({name, where});
  }
  if (failed(settleLeft()))
    return failure();
  if (refused)
    return failure();
  if (cx.options.state == StatePolicy::InputOutput)
    return checkCarried(changed);
  for (auto &[name, state] : stateArguments) {
    const auto *at = changed.find(name);
    auto argument = cast<BlockArgument>(state.first);
    if (at == changed.end() && !argument.use_empty()) {
      // Changed in the first run only, so it is what it was.
      argument.replaceAllUsesWith(
          cx.graph.constant(state.second, {}, NameLoc::get(name)));
    } else if (!argument.use_empty() &&
               cx.options.state == StatePolicy::Refuse) {
      refused = true;
      (void)cx.error(
          at->second,
          "the program changes '" + name.getValue() +
              "', and a later call would see it; --state=drop accepts "
              "the loss, --state=io makes it an input and an output");
      continue;
    } else if (!argument.use_empty()) {
      cx.findings.warn(at->second,
                       "the change of '" + name.getValue() +
                           "' is lost: a later call does not see it");
      argument.replaceAllUsesWith(
          cx.graph.constant(state.second, {}, NameLoc::get(name)));
    } else if (at != changed.end()) {
      cx.findings.remark(at->second,
                         "the change of '" + name.getValue() +
                             "' is not in the graph: no result of this or "
                             "a later call depends on it");
    }
    cx.graph.getEntryBlock()->eraseArgument(argument.getArgNumber());
    llvm::erase(argumentNames, name.str());
  }
  return failure(refused);
}

} // namespace torchonnx
