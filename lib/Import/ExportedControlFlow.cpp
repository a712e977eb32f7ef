//===- ExportedControlFlow.cpp - Higher-order operators of torch.export ---===//
//
// Their arguments are graphs, which become the regions of If and Loop:
//
//   cond(p, f, g, xs)           f(xs) if p else g(xs)
//   while_loop(c, f, xs, ys)    while c(xs, ys): xs = f(xs, ys)
//   scan(f, xs, rows, ys)       for row in rows: xs, z = f(xs, row, ys); zs +=
//   z
//
// Those that only say how a graph is to be run are replaced by it.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedControlFlow.h"
#include "llvm/ADT/StringSet.h"
#include <ATen/autocast_mode.h>

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

/// The graph that an input of a node is, or null.
static const json::Object *getGraph(const json::Value &input) {
  const json::Object *named = input.getAsObject();
  const json::Object *argument = named ? named->getObject("arg") : nullptr;
  const json::Object *graph =
      argument ? argument->getObject("as_graph") : nullptr;
  return graph ? graph->getObject("graph") : nullptr;
}

static const json::Value &getHeld(const json::Value &input) {
  static const json::Value nothing = nullptr;
  const json::Object *named = input.getAsObject();
  const json::Value *argument = named ? named->get("arg") : nullptr;
  return argument ? *argument : nothing;
}

LogicalResult ExportedControlFlow::importCond() {
  const json::Object *yes = getGraph(inputs[1]), *no = getGraph(inputs[2]);
  FailureOr<Value> value = values.getArgument(getHeld(inputs[0]), nullptr, loc);
  if (failed(value))
    return failure();
  if (!yes || !no)
    return values.wrongArguments(name, loc);
  FailureOr<Value> predicate = values.asBool(*value, loc);
  FailureOr<Values> operands = values.getArguments(getHeld(inputs[3]), loc);
  if (failed(predicate) || failed(operands))
    return failure();
  // The types of its results are those of what its branches yield.
  auto importInto = [&](Region &region, const json::Object &branch) {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&region);
    FailureOr<Values> results = importGraph(branch, *operands);
    if (succeeded(results))
      TorchYieldOp::create(builder, loc, *results);
    return results;
  };
  Region thenRegion, elseRegion;
  FailureOr<Values> first = importInto(thenRegion, *yes);
  FailureOr<Values> second = importInto(elseRegion, *no);
  if (failed(first) || failed(second))
    return failure();
  if (SmallVector<Type>(ValueRange(*first).getTypes()) !=
      SmallVector<Type>(ValueRange(*second).getTypes()))
    return emitError(loc) << "the branches of 'torch.cond' give other kinds of "
                             "values";
  auto op =
      IfOp::create(builder, loc, ValueRange(*first).getTypes(), *predicate);
  op.getThenRegion().takeBody(thenRegion);
  op.getElseRegion().takeBody(elseRegion);
  return values.bindOutputs(node, op.getResults(), loc);
}

LogicalResult ExportedControlFlow::importWhile() {
  const json::Object *condition = getGraph(inputs[0]),
                     *body = getGraph(inputs[1]);
  FailureOr<Values> carried = values.getArguments(getHeld(inputs[2]), loc),
                    others = inputs.size() > 3
                                 ? values.getArguments(getHeld(inputs[3]), loc)
                                 : Values();
  if (failed(carried) || failed(others))
    return failure();
  if (!condition || !body)
    return values.wrongArguments(name, loc);
  auto test = [&](ValueRange state) -> FailureOr<Value> {
    Values arguments(state);
    llvm::append_range(arguments, *others);
    FailureOr<Values> results = importGraph(*condition, arguments);
    if (failed(results))
      return failure();
    if (results->size() != 1)
      return values.wrongArguments(name, loc);
    return values.asBool(results->front(), loc);
  };
  FailureOr<Value> first = test(*carried);
  if (failed(first))
    return failure();
  Value most = values.constantInt(std::numeric_limits<int64_t>::max(), loc);
  SmallVector<Type> types;
  for (Value value : *carried)
    types.push_back(value.getType());
  auto op = LoopOp::create(builder, loc, types, most, *first, *carried);
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&op.getBody());
  block->addArgument(TorchIntType::get(context), loc);
  Values state;
  for (Type type : types)
    state.push_back(block->addArgument(type, loc));
  Values arguments = state;
  llvm::append_range(arguments, *others);
  FailureOr<Values> results = importGraph(*body, arguments);
  if (failed(results))
    return failure();
  if (results->size() != types.size())
    return values.wrongArguments(name, loc);
  FailureOr<Value> again = test(*results);
  if (failed(again))
    return failure();
  Values ends{*again};
  llvm::append_range(ends, *results);
  TorchYieldOp::create(builder, loc, ends);
  builder.setInsertionPointAfter(op);
  return values.bindOutputs(node, op.getResults(), loc);
}

LogicalResult ExportedControlFlow::importScan(bool hasCarry) {
  const json::Object *body = getGraph(inputs[0]);
  unsigned at = 1;
  FailureOr<Values> carried =
                        hasCarry
                            ? values.getArguments(getHeld(inputs[at++]), loc)
                            : Values(),
                    rows = values.getArguments(getHeld(inputs[at++]), loc),
                    others = at < inputs.size()
                                 ? values.getArguments(getHeld(inputs[at]), loc)
                                 : Values();
  if (failed(carried) || failed(rows) || failed(others))
    return failure();
  if (!body)
    return values.wrongArguments(name, loc);
  if (rows->empty())
    return emitError(loc) << "a scan of no tensors is not supported";
  Type integer = TorchIntType::get(context), list = ListType::get(values.ref());
  Value zero = values.constantInt(0, loc), yes = *values.constant(true, loc);
  Value count =
      values.emit("aten::size.int", {rows->front(), zero}, integer, loc);
  size_t results = elementsOf(body->getArray("outputs")).size();
  if (results < carried->size())
    return values.wrongArguments(name, loc);
  Values made;
  for (size_t i = carried->size(); i < results; ++i)
    made.push_back(ListConstructOp::create(builder, loc, list, ValueRange()));
  SmallVector<Type> types;
  for (Value value : *carried)
    types.push_back(value.getType());
  auto op = LoopOp::create(builder, loc, types, count, yes, *carried);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *block = builder.createBlock(&op.getBody());
    Value index = block->addArgument(integer, loc);
    Values arguments;
    for (Type type : types)
      arguments.push_back(block->addArgument(type, loc));
    for (Value row : *rows)
      arguments.push_back(values.emit("aten::select.int", {row, zero, index},
                                      values.ref(), loc));
    llvm::append_range(arguments, *others);
    FailureOr<Values> ends = importGraph(*body, arguments);
    if (failed(ends))
      return failure();
    if (ends->size() != results)
      return values.wrongArguments(name, loc);
    for (auto [to, value] :
         llvm::zip(made, ArrayRef(*ends).drop_front(types.size())))
      values.emit("aten::append.t", {to, value}, list, loc);
    Values yielded{*values.constant(true, loc)};
    llvm::append_range(yielded, ArrayRef(*ends).take_front(types.size()));
    TorchYieldOp::create(builder, loc, yielded);
  }
  Values all(op.getResults());
  for (Value rowsMade : made)
    all.push_back(
        values.emit("aten::stack", {rowsMade, zero}, values.ref(), loc));
  return values.bindOutputs(node, all, loc);
}

LogicalResult ExportedControlFlow::importWrapped() {
  const json::Object *body = nullptr;
  Values arguments;
  for (const json::Value &input : inputs) {
    const json::Object *found = body ? nullptr : getGraph(input);
    StringRef kind = getUnion(getHeld(input)).first;
    if (found) {
      body = found;
    } else if (body && kind != "as_string") {
      FailureOr<Values> made = values.getArguments(getHeld(input), loc);
      if (failed(made))
        return failure();
      llvm::append_range(arguments, *made);
    }
  }
  if (!body)
    return values.wrongArguments(name, loc);
  FailureOr<Values> results = importGraph(*body, arguments);
  return failed(results) ? failure() : values.bindOutputs(node, *results, loc);
}

/// The key of autocast's kernels for a device, where it has some.
static std::optional<c10::DispatchKey> getAutocastKey(StringRef device) {
  try {
    return at::autocast::get_autocast_dispatch_key_from_device_type(
        c10::Device(device.str()).type());
  } catch (const std::exception &) {
    return std::nullopt;
  }
}

/// wrap_with_autocast(device, dtype, enabled, cache, f, xs)
LogicalResult ExportedControlFlow::importAutocast() {
  auto enabled = getUnion(getHeld(inputs[2])).second->getAsBoolean();
  auto device = getUnion(getHeld(inputs[0])).second->getAsString();
  if (!enabled || !device)
    return values.wrongArguments(name, loc);
  std::optional<c10::DispatchKey> key = getAutocastKey(*device);
  if (*enabled && !key)
    return emitError(loc) << "autocast for the device '" << *device
                          << "' in an exported program is not known: save what "
                             "program.run_decompositions() gives, which has "
                             "its casts";
  auto outer = std::exchange(autocast, *enabled ? key : std::nullopt);
  LogicalResult result = importWrapped();
  autocast = outer;
  return result;
}

/// with_effects(token, operator, xs): the next token and what the operator
/// gives. A check of what LAPACK says has nothing to give: where it fails,
/// PyTorch raises.
LogicalResult ExportedControlFlow::importEffects() {
  auto [kind, held] = getUnion(getHeld(inputs[1]));
  StringRef op = held->getAsString().value_or("");
  if (op != "torch.ops.aten._linalg_check_errors.default")
    return emitError(loc) << "'" << op
                          << "', an operator with effects in an exported "
                             "program, is not supported";
  Value none = *values.constant(c10::IValue(), loc);
  return values.bindOutputs(node, {none, none}, loc);
}

LogicalResult ExportedControlFlow::run() {
  static const llvm::StringSet<> wrappers = {
      "wrap", "wrap_with_set_grad_enabled", "invoke_subgraph", "strict_mode",
      "tag_activation_checkpoint"};
  size_t count = inputs.size();
  if (name == "cond" && count == 4)
    return importCond();
  if (name == "while_loop" && count >= 3)
    return importWhile();
  if (name == "scan" && count >= 3)
    return importScan(/*hasCarry=*/true);
  if (name == "map_impl" && count >= 2)
    return importScan(/*hasCarry=*/false);
  if (name == "wrap_with_autocast" && count >= 5)
    return importAutocast();
  if (name == "with_effects" && count >= 2)
    return importEffects();
  if (wrappers.contains(name) && count >= 1)
    return importWrapped();
  return emitError(loc) << "the higher-order operator '" << name
                        << "' in an exported program is not supported: "
                           "torch.cond, while_loop, scan and map are";
}

} // namespace torchonnx
