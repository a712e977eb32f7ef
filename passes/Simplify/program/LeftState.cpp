//===- LeftState.cpp - What a call leaves in attributes -------------------===//
//
// What the program changed is held against what was known when the run began:
// another run takes what was not. At the end, what no result depends on goes;
// what cannot be an argument has to be known, and the same after each call; the
// rest is carried, dropped or refused, as the user says.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/program/Signature.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

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
        global ? global->getAttrOfType<ArrayAttr>(kSharesAttr) : ArrayAttr();
    if (!others)
      continue;
    for (StringAttr other : others.getAsRange<StringAttr>())
      if (!cx.globals.lookup(other).isUninitialized())
        return cx.error(where, "the program writes to '" + name.getValue() +
                                   (other == name
                                        ? "', which holds a tensor twice"
                                        : "', which shares its memory with '" +
                                              other.getValue() + "'") +
                                   ": make one of them a clone, or compute it "
                                   "in forward, as a view of the other");
  }
  return success();
}

/// What shares memory after a call is apart for the next one, where a write to
/// one is not seen through the other.
LogicalResult Signature::refuseSharedState() {
  if (cx.options.state != StatePolicy::InputOutput)
    return success();
  Globals::Places written = cx.globals.findWritten();
  std::vector<std::pair<StringAttr, TensorObj *>> held;
  for (auto &[name, value] : cx.globals.getValues()) {
    SmallVector<TensorObj *> tensors;
    collectTensors(value, tensors);
    for (TensorObj *tensor : tensors)
      held.push_back({name, tensor->base});
  }
  for (auto [i, one] : llvm::enumerate(held))
    if (auto *at = written.find(one.first); at != written.end())
      for (auto [k, other] : llvm::enumerate(held))
        if (i != k && areLinked(one.second, other.second))
          return cx.error(
              at->second,
              "'" + other.first.getValue() + "' may share its memory with '" +
                  one.first.getValue() +
                  "' after a call, and calls write to it, which "
                  "--state=io cannot carry: make one of them a clone");
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
    Refusal why;
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

/// What `value` holds, where that is known while compiling; null where not.
Attribute Signature::attributeOf(AbstractValue value) {
  return encode(value, [&](AbstractValue &part) -> std::optional<Attribute> {
    if (TensorObj *tensor = part.tensor())
      return tensor->base->writes || tensor->base->poisonedAt
                 ? Attribute()
                 : settle(tensor->current);
    return part.ssa() ? std::optional(getConstant(part.ssa())) : std::nullopt;
  });
}

/// What a call leaves in the place of what `form` describes, if that is a bool
/// that is known, or of another kind than a tensor that was there; null
/// otherwise.
Attribute Signature::otherThan(Attribute form, AbstractValue left,
                               Location loc) {
  auto type = dyn_cast_or_null<TypeAttr>(form);
  if (type && isa<TorchBoolType>(type.getValue()))
    return left.ssa() ? dyn_cast_or_null<BoolAttr>(getConstant(left.ssa()))
                      : Attribute();
  TorchTensorType before = form ? getTensor(form) : TorchTensorType();
  Attribute now = before ? describe(left, loc) : Attribute();
  TorchTensorType after = now ? getTensor(now) : TorchTensorType();
  bool isAlike = after && after.getDtype() == before.getDtype() &&
                 after.getRank() == before.getRank();
  return isAlike ? Attribute() : now;
}

/// Whether what two attributes describe differs in nothing but sizes.
static bool haveSameRanks(Attribute x, Attribute y) {
  if (x == y)
    return true;
  auto parts = dyn_cast_or_null<ArrayAttr>(x),
       others = dyn_cast_or_null<ArrayAttr>(y);
  if (parts && others)
    return parts.size() == others.size() &&
           llvm::all_of_zip(parts, others, haveSameRanks);
  TorchTensorType tensor = getTensor(x), other = getTensor(y);
  return tensor && other && tensor.getDtype() == other.getDtype() &&
         tensor.getRank() == other.getRank();
}

/// The description of an attribute that is carried, if sizes of it are not
/// those that its argument takes; null otherwise.
Attribute Signature::outgrown(StringAttr name, Location loc) {
  Attribute form = cx.options.changedState.lookup(name).spec;
  if (cx.options.state != StatePolicy::InputOutput || !form)
    return {};
  Attribute now = describe(cx.globals.lookup(name), loc);
  return haveSameRanks(form, now) && !fits(form, now) ? now : Attribute();
}

/// Whether a tensor that `value` is or holds may lie otherwise than a new one.
static bool mayBeStrided(AbstractValue value) {
  SmallVector<TensorObj *> tensors;
  collectTensors(value, tensors);
  return llvm::any_of(tensors,
                      [](TensorObj *tensor) { return !tensor->contiguous; });
}

/// Finds attributes that the call changes without that being known, or leaves
/// in another form than it takes them; fails where there are any.
LogicalResult Signature::noteChangedState(
    const llvm::MapVector<StringAttr, Location> &changed) {
  for (auto &[name, where] : changed) {
    const auto *known = cx.options.changedState.find(name);
    AbstractValue left = cx.globals.lookup(name);
    auto note = [&, &name = name, where = where](Attribute form,
                                                 Attribute other = {}) {
      cx.findings.changedState.insert({name, {form, other, where}});
    };
    if (known == cx.options.changedState.end()) {
      auto global = symbolTable->lookup<GlobalOp>(name);
      AbstractValue initial =
          cx.memory.fromAttribute(global.getValue(), global.getType(), where);
      bool isPlain =
          initial.tensor() ||
          (initial.ssa() && isa<TorchIntType, TorchFloatType, TorchBoolType>(
                                initial.ssa().getType()));
      // What later calls may find as it is needs no argument.
      bool isCarried =
          isPlain ||
          (cx.options.state == StatePolicy::InputOutput && !attributeOf(left));
      Attribute form = isCarried ? describe(initial, where) : Attribute();
      note(form, otherThan(form, left, where));
    } else if (!cx.globals.isReadBeforeSet(name)) {
      // The next call takes it though it reads none of it.
      if (Attribute now = outgrown(name, where))
        note(now);
    } else if (Attribute form = known->second.spec) {
      // A flag that calls leave as this.
      if (left.ssa() && isa<BoolAttr>(form) && getConstant(left.ssa()) == form)
        continue;
      if (Attribute now = describe(left, where); !fits(form, now))
        note(now);
      // After a call that is not seen the archive's are there again.
      if (cx.options.state != StatePolicy::Drop && mayBeStrided(left) &&
          !cx.options.stridedState.contains(name))
        cx.findings.stridedState.insert(name);
    } else if (cx.options.state == StatePolicy::InputOutput &&
               !attributeOf(left)) {
      if (Attribute now = describe(left, where))
        note(now);
    }
  }
  return success(cx.findings.changedState.empty() &&
                 cx.findings.stridedState.empty());
}

void Signature::noteOutgrown() {
  for (auto &[name, where] : cx.globals.findChanged())
    if (cx.globals.isReadBeforeSet(name))
      if (Attribute now = outgrown(name, where))
        cx.findings.changedState.insert({name, {now, {}, where}});
}

/// Notes what attributes that cannot be arguments hold at the end, while all
/// values are still there: nothing where that is not known.
void Signature::noteLeft(const llvm::MapVector<StringAttr, Location> &changed) {
  auto note = [&](StringAttr name) {
    AbstractValue value = cx.globals.lookup(name);
    if (cx.options.changedState.lookup(name).spec || value.isUninitialized())
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
    cx.findings.sayLeft(cx.options.state);
    return failure();
  }
  cx.findings.leftAt.clear();
  return success(llvm::all_of(cx.findings.leftState, [&](auto &left) {
    return cx.options.leftState.lookup(left.first).first == left.second.first;
  }));
}

/// Once what is dead is gone: drops the state that nothing depends on, and
/// refuses the rest unless the user said what is to become of it.
LogicalResult
Signature::settleState(const llvm::MapVector<StringAttr, Location> &changed) {
  auto sayLost = [&](StringAttr name, Location where) {
    cx.findings.warn(where, "the change of '" + name.getValue() +
                                "' is lost: a later call does not see it");
  };
  for (auto &[name, where] : changed) {
    // What cannot be an argument is not known to be unread.
    if (cx.options.changedState.lookup(name).spec)
      continue;
    if (!cx.globals.isReadBeforeSet(name)) {
      cx.findings.remark(where,
                         "the change of '" + name.getValue() +
                             "' is not in the graph: every call sets it anew");
      continue;
    }
    if (cx.options.state == StatePolicy::Drop) {
      sayLost(name, where);
      continue;
    }
    cx.findings.leftAt.insert({name, where});
  }
  if (failed(settleLeft()))
    return failure();
  if (cx.options.state == StatePolicy::InputOutput) {
    for (auto &[name, where] : changed)
      if (const StateForm form = cx.options.changedState.lookup(name);
          form.beginsOther && !isa<BoolAttr>(form.spec))
        cx.findings.remark(where, "what the archive holds in '" +
                                      name.getValue() +
                                      "' is nothing that the input can be: "
                                      "where '" +
                                      firstCall + "' is true, it is taken");
    return success();
  }
  bool refused = false;
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
      sayLost(name, at->second);
      argument.replaceAllUsesWith(
          cx.graph.constant(state.second, {}, NameLoc::get(name)));
    } else if (at != changed.end()) {
      cx.findings.remark(at->second,
                         "the change of '" + name.getValue() +
                             "' is not in the graph: no result of this or "
                             "a later call depends on it");
    }
    argumentNames.erase(argumentNames.begin() + argument.getArgNumber());
    cx.graph.getEntryBlock()->eraseArgument(argument.getArgNumber());
  }
  return failure(refused);
}

} // namespace torchonnx
