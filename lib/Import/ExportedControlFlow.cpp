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

#include "lib/Import/ExportedImporter.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"

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

FailureOr<SmallVector<Value>>
ExportedImporter::importGraph(const json::Object &inner, ValueRange arguments,
                              Location loc) {
  llvm::StringMap<Value> outer = std::move(values);
  values.clear();
  const json::Object *outerScope = std::exchange(scope, &inner);
  auto restore = llvm::scope_exit([&] {
    values = std::move(outer);
    scope = outerScope;
  });
  auto inputs = elementsOf(inner.getArray("inputs"));
  if (inputs.size() != arguments.size())
    return emitError(loc) << "a graph that takes " << inputs.size()
                          << " inputs is given " << arguments.size();
  for (auto [input, argument] : llvm::zip(inputs, arguments)) {
    auto [kind, value] = getUnion(input);
    const json::Object *object = value->getAsObject();
    StringRef name;
    if (object)
      name = object->getString("name").value_or(
          object->getString("as_name").value_or(""));
    if (!name.empty())
      bind(name, argument);
  }
  for (const json::Value &node : elementsOf(inner.getArray("nodes")))
    if (!node.getAsObject() || failed(importNode(*node.getAsObject())))
      return failure();
  Values results;
  for (const json::Value &output : elementsOf(inner.getArray("outputs"))) {
    FailureOr<Values> made = getArguments(output, loc);
    if (failed(made))
      return failure();
    llvm::append_range(results, *made);
  }
  return results;
}

LogicalResult ExportedImporter::importCond(const json::Object &node,
                                           const json::Array &inputs,
                                           Location loc) {
  const json::Object *yes = getGraph(inputs[1]), *no = getGraph(inputs[2]);
  FailureOr<Value> value = getArgument(getHeld(inputs[0]), nullptr, loc);
  if (!yes || !no || failed(value))
    return failure();
  FailureOr<Value> predicate = asBool(*value, loc);
  FailureOr<Values> operands = getArguments(getHeld(inputs[3]), loc);
  if (failed(predicate) || failed(operands))
    return failure();
  // The types of its results are those of what its branches yield.
  auto importInto = [&](Region &region, const json::Object &branch) {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&region);
    FailureOr<Values> results = importGraph(branch, *operands, loc);
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
  return bindOutputs(node, op.getResults(), loc);
}

LogicalResult ExportedImporter::importWhile(const json::Object &node,
                                            const json::Array &inputs,
                                            Location loc) {
  const json::Object *condition = getGraph(inputs[0]),
                     *body = getGraph(inputs[1]);
  FailureOr<Values> carried = getArguments(getHeld(inputs[2]), loc),
                    others = inputs.size() > 3
                                 ? getArguments(getHeld(inputs[3]), loc)
                                 : Values();
  if (!condition || !body || failed(carried) || failed(others))
    return failure();
  auto test = [&](ValueRange state) -> FailureOr<Value> {
    Values arguments(state);
    llvm::append_range(arguments, *others);
    FailureOr<Values> results = importGraph(*condition, arguments, loc);
    if (failed(results) || results->size() != 1)
      return failure();
    return asBool(results->front(), loc);
  };
  FailureOr<Value> first = test(*carried);
  if (failed(first))
    return failure();
  Value most = constantInt(std::numeric_limits<int64_t>::max(), loc);
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
  FailureOr<Values> results = importGraph(*body, arguments, loc);
  if (failed(results) || results->size() != types.size())
    return failure();
  FailureOr<Value> again = test(*results);
  if (failed(again))
    return failure();
  Values ends{*again};
  llvm::append_range(ends, *results);
  TorchYieldOp::create(builder, loc, ends);
  builder.setInsertionPointAfter(op);
  return bindOutputs(node, op.getResults(), loc);
}

LogicalResult ExportedImporter::importScan(const json::Object &node,
                                           const json::Array &inputs,
                                           bool hasCarry, Location loc) {
  const json::Object *body = getGraph(inputs[0]);
  unsigned at = 1;
  FailureOr<Values> carried = hasCarry
                                  ? getArguments(getHeld(inputs[at++]), loc)
                                  : Values(),
                    rows = getArguments(getHeld(inputs[at++]), loc),
                    others = at < inputs.size()
                                 ? getArguments(getHeld(inputs[at]), loc)
                                 : Values();
  if (!body || failed(carried) || failed(rows) || failed(others))
    return failure();
  if (rows->empty())
    return emitError(loc) << "a scan of no tensors is not supported";
  Type integer = TorchIntType::get(context), list = ListType::get(ref());
  Value zero = constantInt(0, loc), yes = *constant(true, loc);
  Value count = emit("aten::size.int", {rows->front(), zero}, integer, loc);
  size_t results = elementsOf(body->getArray("outputs")).size();
  if (results < carried->size())
    return failure();
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
      arguments.push_back(
          emit("aten::select.int", {row, zero, index}, ref(), loc));
    llvm::append_range(arguments, *others);
    FailureOr<Values> ends = importGraph(*body, arguments, loc);
    if (failed(ends) || ends->size() != results)
      return failure();
    for (auto [to, value] :
         llvm::zip(made, ArrayRef(*ends).drop_front(types.size())))
      emit("aten::append.t", {to, value}, list, loc);
    Values yielded{*constant(true, loc)};
    llvm::append_range(yielded, ArrayRef(*ends).take_front(types.size()));
    TorchYieldOp::create(builder, loc, yielded);
  }
  Values all(op.getResults());
  for (Value rowsMade : made)
    all.push_back(emit("aten::stack", {rowsMade, zero}, ref(), loc));
  return bindOutputs(node, all, loc);
}

LogicalResult ExportedImporter::importWrapped(const json::Object &node,
                                              const json::Array &inputs,
                                              Location loc) {
  const json::Object *body = nullptr;
  Values arguments;
  for (const json::Value &input : inputs) {
    const json::Object *found = body ? nullptr : getGraph(input);
    StringRef kind = getUnion(getHeld(input)).first;
    if (found) {
      body = found;
    } else if (body && kind != "as_string") {
      FailureOr<Values> made = getArguments(getHeld(input), loc);
      if (failed(made))
        return failure();
      llvm::append_range(arguments, *made);
    }
  }
  if (!body)
    return failure();
  FailureOr<Values> results = importGraph(*body, arguments, loc);
  return failed(results) ? failure() : bindOutputs(node, *results, loc);
}

/// wrap_with_autocast(device, dtype, enabled, cache, f, xs)
LogicalResult ExportedImporter::importAutocast(const json::Object &node,
                                               const json::Array &inputs,
                                               Location loc) {
  auto enabled = getUnion(getHeld(inputs[2])).second->getAsBoolean();
  auto device = getUnion(getHeld(inputs[0])).second->getAsString();
  if (!enabled || !device)
    return failure();
  std::optional<c10::DispatchKey> key = getAutocastKey(*device);
  if (*enabled && !key)
    return emitError(loc) << "autocast for the device '" << *device
                          << "' in an exported program is not known: save what "
                             "program.run_decompositions() gives, which has "
                             "its casts";
  auto outer = std::exchange(autocast, *enabled ? key : std::nullopt);
  LogicalResult result = importWrapped(node, inputs, loc);
  autocast = outer;
  return result;
}

LogicalResult ExportedImporter::importHigherOrder(const json::Object &node,
                                                  StringRef name,
                                                  Location loc) {
  const json::Array *inputs = node.getArray("inputs");
  size_t count = inputs ? inputs->size() : 0;
  LogicalResult result = failure();
  bool isKnown = true;
  // An error without a message of its own has one below.
  bool isTold = false;
  ScopedDiagnosticHandler listen(context, [&](Diagnostic &diagnostic) {
    isTold |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return failure(); // Others tell it.
  });
  static const llvm::StringSet<> wrappers = {
      "wrap", "wrap_with_set_grad_enabled", "invoke_subgraph", "strict_mode",
      "tag_activation_checkpoint"};
  if (name == "cond" && count == 4) {
    result = importCond(node, *inputs, loc);
  } else if (name == "while_loop" && count >= 3) {
    result = importWhile(node, *inputs, loc);
  } else if (name == "scan" && count >= 3) {
    result = importScan(node, *inputs, /*hasCarry=*/true, loc);
  } else if (name == "map_impl" && count >= 2) {
    result = importScan(node, *inputs, /*hasCarry=*/false, loc);
  } else if (name == "wrap_with_autocast" && count >= 5) {
    result = importAutocast(node, *inputs, loc);
  } else if (wrappers.contains(name) && count >= 1) {
    result = importWrapped(node, *inputs, loc);
  } else {
    isKnown = false;
  }
  if (!isKnown)
    return emitError(loc) << "the higher-order operator '" << name
                          << "' in an exported program is not supported: "
                             "torch.cond, while_loop, scan and map are";
  if (failed(result) && !isTold)
    return damaged(loc) << "the arguments of '" << name
                        << "' are not what it takes";
  return result;
}

} // namespace torchonnx
