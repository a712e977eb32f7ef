//===- Results.cpp - What the function returns ----------------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "passes/Simplify/program/Signature.h"

using namespace mlir;

namespace torchonnx {

/// What a dict holds something under, as text.
static std::string keyText(const AbstractValue &key) {
  Value value = key.ssa();
  if (std::optional<StringRef> text =
          value ? getConstantStr(value) : std::nullopt)
    return text->str();
  std::optional<int64_t> number = value ? getConstantInt(value) : std::nullopt;
  return number ? std::to_string(*number) : std::string();
}

void Signature::flattenResult(
    AbstractValue value, const std::string &name, Location loc,
    SmallVectorImpl<std::pair<Value, std::string>> &flat, bool &failed) {
  value = ofSomething(cx, unify(cx, value, loc), loc);
  if (mlir::failed(cx.memory.checkReadable(value, loc))) {
    failed = true;
    return;
  }
  auto flattenParts = [&](ArrayRef<AbstractValue> parts) {
    for (auto [i, part] : llvm::enumerate(parts))
      flattenResult(part, nameOfPart(name, llvm::Twine(i), /*isKey=*/false),
                    loc, flat, failed);
  };
  if (TupleObj *tuple = value.tuple()) {
    flattenParts(tuple->elements);
  } else if (value.list() && value.list()->isRows) {
    if (auto elements = unpackRows(cx, value.list(), loc))
      return flattenParts(*elements);
    (void)cx.error(
        loc, "a result is a list whose length only the run knows: return one "
             "tensor, as torch.stack and torch.cat make of tensors and "
             "torch.tensor of numbers");
    failed = true;
  } else if (ListObj *list = value.list()) {
    flattenParts(list->elements);
  } else if (value.dict() && hasUncertainKeys(value.dict())) {
    (void)cx.error(loc,
                   "a result is a dict, and which keys it has only the run "
                   "knows");
    failed = true;
  } else if (value.dict() && value.dict()->isOrderOpen) {
    (void)cx.error(loc,
                   "a result is a dict, and the order of its keys depends on "
                   "what only the run knows");
    failed = true;
  } else if (DictObj *dict = value.dict()) {
    for (auto &[key, element] : dict->entries)
      flattenResult(element, nameOfPart(name, keyText(key), /*isKey=*/true),
                    loc, flat, failed);
  } else if (value.object()) {
    (void)cx.error(
        loc, "a result is an object of a class, which a graph cannot return");
    failed = true;
  } else {
    FailureOr<Value> ssa = materialize(cx, value, loc);
    if (mlir::failed(ssa)) {
      failed = true;
    } else if (isa<TorchDeviceType, TorchGeneratorType>(ssa->getType())) {
      (void)cx.error(loc, "a result is a device or a generator, which a graph "
                          "cannot return");
      failed = true;
    } else if (!isNone(*ssa)) {
      flat.push_back({*ssa, name});
    }
  }
}

/// Lets no result be read of a run in which a check that was kept fails.
LogicalResult Signature::guardResults(
    Location loc, MutableArrayRef<std::pair<Value, std::string>> results) {
  Value holds = cx.globals.lookup(checksName(cx.context)).ssa();
  if (!holds || getConstantBool(holds) == true)
    return success();
  Value condition = cx.graph.emitValue("prim::NumToTensor.bool", {holds}, loc);
  std::string messages;
  for (StringAttr message : control.getCheckMessages())
    messages += (messages.empty() ? "" : "; ") + message.str();
  Value message = cx.graph.constant(cx.b.getStringAttr(messages));
  for (auto &[result, name] : results) {
    Type type = result.getType();
    // A string is what it is; the other results wait.
    if (isa<TorchStrType>(type))
      continue;
    bool isTensor = isa<TorchTensorType>(type);
    Value row = isTensor ? result : rowOf(cx, result, loc);
    Value guarded = cx.graph.emitValue("aten::_functional_assert_async.msg",
                                       {condition, message, row}, loc);
    if (!guarded)
      return cx.error(loc,
                      "a result cannot wait for the checks of the program");
    result = isTensor ? guarded : elementOf(cx, guarded, type, loc).ssa();
    if (!result)
      return failure();
  }
  return success();
}

LogicalResult Signature::finish(func::FuncOp function,
                                ArrayRef<AbstractValue> results,
                                func::FuncOp entry) {
  Operation *terminator = entry.getBody().front().getTerminator();
  Location loc = terminator->getLoc();
  SmallVector<std::pair<Value, std::string>> flat;
  bool failed = false;
  auto names = entry->getAttrOfType<ArrayAttr>(kResultNames);
  for (auto [i, result] : llvm::enumerate(results)) {
    Operation *maker = terminator->getOperand(i).getDefiningOp();
    Location where = maker ? maker->getLoc() : loc;
    auto add = [&](AbstractValue value, unsigned place) {
      bool isNamed = names && place < names.size();
      flattenResult(value, isNamed ? cast<StringAttr>(names[place]).str() : "",
                    where, flat, failed);
    };
    TupleObj *tuple = results.size() == 1 ? result.tuple() : nullptr;
    if (!tuple || !names || names.size() != tuple->elements.size())
      add(result, i);
    else
      for (auto [place, element] : llvm::enumerate(tuple->elements))
        add(element, place);
  }
  if (failed)
    return failure();

  for (auto &[name, where] : cx.globals.getChangedCopies())
    return cx.error(where, "the change of '" + name.getValue() +
                               "', an object that the module holds in a "
                               "container, would be seen by a later call");
  if (mlir::failed(refuseSharedWrites()))
    return failure();
  auto changed = findChangedState();
  for (auto &[name, where] : changed)
    cx.globals.set(name, ofSomething(cx, cx.globals.lookup(name), where));
  if (mlir::failed(noteChangedState(changed)) ||
      mlir::failed(refuseSharedState()))
    return failure();
  const size_t own = flat.size();
  if (mlir::failed(addStateResults(loc, flat)) ||
      mlir::failed(guardResults(loc, flat)))
    return failure();
  for (auto [i, tensor] : llvm::enumerate(argumentTensors))
    if (tensor->writes)
      cx.findings.remark(*tensor->writtenAt,
                         "the caller does not see this write to an argument");

  SmallVector<Value> values;
  for (auto &[value, name] : flat)
    values.push_back(value);
  auto made = func::ReturnOp::create(cx.b, loc, values);
  noteLeft(changed);
  removeDead(function);
  if (mlir::failed(settleState(changed)))
    return failure();
  function.setFunctionType(FunctionType::get(
      cx.context, cx.graph.getEntryBlock()->getArgumentTypes(),
      made.getOperandTypes()));
  if (!cx.findings.assumptions.empty())
    function->setAttr(kAssumptions,
                      cx.b.getArrayAttr(llvm::to_vector_of<Attribute>(
                          cx.findings.assumptions)));
  for (auto [i, name] : llvm::enumerate(argumentNames))
    function.setArgAttr(i, kNameAttr, cx.b.getStringAttr(name));
  return nameResults(function, entry, flat, own);
}

/// Names the results as the user says, or the program does. The first `own` are
/// the program's, and may be named alone; the others are its state.
LogicalResult
Signature::nameResults(func::FuncOp function, func::FuncOp entry,
                       ArrayRef<std::pair<Value, std::string>> flat,
                       size_t own) {
  auto given = entry->getAttrOfType<ArrayAttr>(kOutputNamesAttr);
  auto fail = [&](const llvm::Twine &message) {
    cx.findings.say(DiagnosticSeverity::Error, UnknownLoc::get(cx.context),
                    "--output-names" + message);
    return mlir::failure();
  };
  if (given && given.size() != flat.size() && given.size() != own)
    return fail(" gives " + llvm::Twine(given.size()) +
                " names, but the number of outputs is " + llvm::Twine(own) +
                (own < flat.size() ? ", and " + std::to_string(flat.size()) +
                                         " with the state"
                                   : ""));
  llvm::StringSet<> taken;
  for (const std::string &name : argumentNames)
    taken.insert(name);
  if (given)
    for (StringAttr name : given.getAsRange<StringAttr>())
      if (name.empty() || !taken.insert(name).second)
        return fail(": '" + name.getValue() + "' is " +
                    (name.empty() ? "no name" : "the name of another value"));
  // What several results are called, as of the dicts of a list, is numbered.
  llvm::StringMap<std::pair<unsigned, unsigned>> uses;
  for (const auto &[value, name] : flat)
    ++uses[name].second;
  for (auto [i, result] : llvm::enumerate(flat)) {
    std::string name = result.second;
    auto &[number, count] = uses[name];
    bool isGiven = given && i < given.size();
    if (isGiven)
      name = cast<StringAttr>(given[i]).str();
    else if (name.empty())
      name = flat.size() == 1 ? "output" : "output_" + std::to_string(i);
    else if (count > 1)
      name += "_" + std::to_string(number++);
    while (!isGiven && !taken.insert(name).second)
      name += "_out";
    function.setResultAttr(i, kNameAttr, cx.b.getStringAttr(name));
  }
  return success();
}

/// The same without the results that nobody reads: what its branches make for
/// them alone may not even be there to be made.
static IfOp withoutUnused(IfOp op) {
  SmallVector<unsigned> unused;
  SmallVector<Type> types;
  for (OpResult result : op->getResults())
    if (result.use_empty())
      unused.push_back(result.getResultNumber());
    else
      types.push_back(result.getType());
  if (unused.empty())
    return op;
  OpBuilder builder(op);
  auto kept = IfOp::create(builder, op.getLoc(), types, op.getCondition());
  kept->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (auto [from, to] : llvm::zip(op->getRegions(), kept->getRegions())) {
    to.takeBody(from);
    Operation *yield = to.front().getTerminator();
    for (unsigned i : llvm::reverse(unused))
      yield->eraseOperand(i);
  }
  unsigned i = 0;
  for (OpResult result : op->getResults())
    if (!result.use_empty())
      result.replaceAllUsesWith(kept->getResult(i++));
  op.erase();
  return kept;
}

static void removeDeadIn(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
      continue;
    }
    auto branch = dyn_cast<IfOp>(op);
    Operation *kept = branch ? withoutUnused(branch) : &op;
    for (Region &region : kept->getRegions())
      for (Block &inner : region)
        removeDeadIn(inner);
  }
}

void Signature::removeDead(func::FuncOp function) {
  removeDeadIn(function.getBody().front());
  cx.graph.forgetConstants();
}

} // namespace torchonnx
