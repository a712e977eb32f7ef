//===- Importer.cpp - TorchScript graphs to the torch dialect -------------===//
//
// Every method is imported once for each module instance that it is called on,
// and `self` disappears: what an attribute is, is known then.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/Importer.h"
#include "lib/Import/Archive.h"
#include "lib/Import/Convert.h"
#include "lib/Import/Interfaces.h"
#include "lib/Import/Locations.h"
#include "lib/Import/Modules.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/StringSet.h"
#include <deque>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/constants.h>

using namespace mlir;
namespace jit = torch::jit;
namespace prim = c10::prim;

namespace torchonnx {
namespace {

using Object = ModuleTree::Object;

/// A function that is to be imported, and which of its arguments are objects:
/// null for those that are values.
struct Callee {
  jit::Function *function;
  SmallVector<const Object *> objects;
  func::FuncOp op;
};

class Importer {
public:
  Importer(MLIRContext *context, const Archive &archive,
           ArrayRef<jit::Function *> entries, StringRef name)
      : context(context), archive(archive), entries(entries), builder(context),
        module(ModuleOp::create(builder, UnknownLoc::get(context), name)),
        tree(*module, archive, entries), locations(context) {}

  OwningOpRef<ModuleOp> run();

private:
  FailureOr<func::FuncOp> getFunction(Location loc, jit::Function &function,
                                      ArrayRef<const Object *> objects);
  FailureOr<func::FuncOp> addHooks(func::FuncOp forward, const Object *self);
  LogicalResult importFunction(const Callee &callee);
  LogicalResult importBlock(const jit::Block &block);
  LogicalResult importRegion(const jit::Block &block, Region &region,
                             Location loc);
  LogicalResult importNode(const jit::Node &node);
  LogicalResult importConstant(const jit::Node &node, Location loc);
  LogicalResult importGetAttr(const jit::Node &node, Location loc);
  /// An attribute of an object that the program made, or of an enum.
  Operation *getMember(Value object, StringRef name, Type type, Location loc);
  LogicalResult importSetAttr(const jit::Node &node, Location loc);
  LogicalResult importCall(const jit::Node &node, Location loc);
  LogicalResult importControlFlow(const jit::Node &node, Location loc);
  LogicalResult importSubgraph(const jit::Node &node, Location loc);
  LogicalResult importOther(const jit::Node &node, Location loc);
  void noteTraining(const jit::Node &node, Location loc);
  void reportTraining();

  const Object *getObject(const jit::Value *value) const {
    return objects.lookup(value);
  }
  Value getValue(const jit::Value *value, Location loc);
  SmallVector<Value> getValues(at::ArrayRef<const jit::Value *> list,
                               Location loc) {
    return mapToVector(
        list, [&](const jit::Value *value) { return getValue(value, loc); });
  }
  Type getType(const jit::Value *value) {
    return convertType(context, value->type());
  }
  SmallVector<Type> getResultTypes(const jit::Node &node) {
    return mapToVector(node.outputs(),
                       [&](const jit::Value *value) { return getType(value); });
  }
  void setResults(const jit::Node &node, ValueRange results) {
    for (auto [output, result] : llvm::zip_equal(node.outputs(), results))
      values[output] = result;
  }
  /// TorchScript converts to looser types silently, functions do not.
  Value cast(Value value, Type type, Location loc);

  MLIRContext *context;
  const Archive &archive;
  ArrayRef<jit::Function *> entries;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  ModuleTree tree;
  Locations locations;
  llvm::StringMap<func::FuncOp> functions;
  std::deque<Callee> pending;

  /// Modules whose code asks whether they train, which they do, and operators
  /// that train whatever their module does.
  llvm::MapVector<const Object *, Location> training;
  std::optional<std::pair<std::string, Location>> trainingOperator;

  // Of the function that is being imported.
  StringRef modulePath;
  llvm::DenseMap<const jit::Value *, Value> values;
  llvm::DenseMap<const jit::Value *, const Object *> objects;
};

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Importer::run() {
  tree.noteClasses();
  const Object *self = archive.module._ivalue().get();
  for (jit::Function *entry : entries) {
    SmallVector<const Object *> objects(entry->getSchema().arguments().size());
    bool isMethod = self->type()->findMethod(entry->name()) == entry;
    if (isMethod)
      objects.front() = self;
    FailureOr<func::FuncOp> function =
        getFunction(UnknownLoc::get(context), *entry, objects);
    if (succeeded(function) && isMethod && entry->name() == "forward")
      function = addHooks(*function, self);
    if (failed(function))
      return nullptr;
    function->setPublic();
  }
  // A work list: calls may nest deeper than our own stack should.
  for (; !pending.empty(); pending.pop_front())
    if (failed(importFunction(pending.front())))
      return nullptr;
  reportTraining();
  return std::move(module);
}

/// What differs between training and evaluation, where the user may not have
/// meant the former.
void Importer::reportTraining() {
  if (!training.empty()) {
    StringRef path = tree.getPath(training.front().first);
    emitWarning(training.front().second)
        << "the model was saved in training mode"
        << (path.empty() ? "" : ", its module '" + path.str() + "' first")
        << ": it is converted as it trains; --eval converts it as it evaluates";
  }
  if (trainingOperator)
    emitWarning(trainingOperator->second)
        << trainingOperator->first
        << " trains whether its module does or not, as the trace of a model "
           "in training mode has it; --eval cannot change that";
}

/// Notes an operator that is told to train by a constant.
void Importer::noteTraining(const jit::Node &node, Location loc) {
  const jit::Operator *known = node.maybeOperator();
  if (!known || trainingOperator)
    return;
  for (auto [argument, input] :
       llvm::zip(known->schema().arguments(), node.inputs()))
    if (argument.name() == "train" || argument.name() == "training")
      if (std::optional<c10::IValue> value = jit::toIValue(input);
          value && value->isBool() && value->toBool())
        trainingOperator.emplace(known->schema().name(), loc);
}

/// `@"layer1.0.forward"` for a method of an instance, the qualified name for
/// other functions. Further arguments that are objects are appended.
static std::string getSymbol(jit::Function &function,
                             ArrayRef<const Object *> objects,
                             const ModuleTree &tree) {
  std::string symbol = function.qualname().qualifiedName();
  bool isMethod = !objects.empty() && objects.front() &&
                  function.qualname().prefix() ==
                      objects.front()->type()->name()->qualifiedName();
  if (isMethod) {
    StringRef path = tree.getPath(objects.front());
    symbol =
        path.empty() ? function.name() : (path + "." + function.name()).str();
    objects = objects.drop_front();
  }
  for (const Object *object : objects)
    if (object)
      symbol += "$" + tree.getPath(object).str();
  return symbol;
}

FailureOr<func::FuncOp>
Importer::getFunction(Location loc, jit::Function &function,
                      ArrayRef<const Object *> arguments) {
  auto *graphFunction = jit::tryToGraphFunction(function);
  if (!graphFunction)
    return emitError(loc) << "'" << function.qualname().qualifiedName()
                          << "' has no TorchScript code";
  std::string symbol = getSymbol(function, arguments, tree);
  func::FuncOp &op = functions[symbol];
  if (op)
    return op;

  auto graph = graphFunction->graph();
  const c10::FunctionSchema &schema = function.getSchema();
  SmallVector<Type> inputs, results;
  SmallVector<DictionaryAttr> attributes;
  for (auto [input, object, argument] :
       llvm::zip(graph->inputs(), arguments, schema.arguments())) {
    if (object)
      continue;
    inputs.push_back(getType(input));
    NamedAttrList attrs;
    attrs.set("torch.name", builder.getStringAttr(argument.name()));
    if (argument.default_value())
      if (Attribute value = convertValue(context, *argument.default_value(),
                                         symbol + "." + argument.name()))
        attrs.set("torch.default", value);
    attributes.push_back(attrs.getDictionary(context));
  }
  for (const c10::Argument &result : schema.returns())
    results.push_back(convertType(context, result.type()));

  StringRef path = !arguments.empty() && arguments.front()
                       ? tree.getPath(arguments.front())
                       : "";
  Location where = locations.get(graph->return_node()->sourceRange(), path);
  for (const jit::Node *node : graph->nodes()) {
    if (getUserLocation(where))
      break;
    where = locations.get(node->sourceRange(), path);
  }
  OpBuilder atEnd = OpBuilder::atBlockEnd(module->getBody());
  op = func::FuncOp::create(atEnd, where, symbol,
                            builder.getFunctionType(inputs, results));
  op.setPrivate();
  op.setAllArgAttrs(attributes);
  pending.push_back({&function, llvm::to_vector(arguments), op});
  return op;
}

/// A module that is called runs its hooks around its forward. Those of
/// submodules are calls in the archive's code; those of the root are not.
FailureOr<func::FuncOp> Importer::addHooks(func::FuncOp forward,
                                           const Object *self) {
  auto type = self->type();
  if (type->getForwardPreHooks().empty() && type->getForwardHooks().empty())
    return forward;
  Location loc = forward.getLoc();
  std::string name = forward.getName().str();
  forward.setName(name + "$unhooked");
  builder.setInsertionPointToEnd(module->getBody());
  auto wrapper =
      func::FuncOp::create(builder, loc, name, forward.getFunctionType());
  wrapper.setAllArgAttrs(
      llvm::to_vector(forward.getAllArgAttrs().getAsRange<DictionaryAttr>()));
  builder.setInsertionPointToEnd(wrapper.addEntryBlock());
  SmallVector<Value> inputs(wrapper.getArguments());

  auto call = [&](jit::Function *hook,
                  ArrayRef<Value> arguments) -> FailureOr<Value> {
    SmallVector<const Object *> statics(arguments.size() + 1);
    statics.front() = self;
    FailureOr<func::FuncOp> callee = getFunction(loc, *hook, statics);
    if (failed(callee))
      return failure();
    SmallVector<Value> operands;
    for (auto [value, type] : llvm::zip(arguments, callee->getArgumentTypes()))
      operands.push_back(cast(value, type, loc));
    return func::CallOp::create(builder, loc, *callee, operands).getResult(0);
  };
  auto pack = [&]() -> Value {
    SmallVector<Type> types(ValueRange(inputs).getTypes());
    return TupleConstructOp::create(
        builder, loc, TorchTupleType::get(context, types), inputs);
  };
  for (jit::Function *hook : type->getForwardPreHooks()) {
    FailureOr<Value> result = call(hook, pack());
    if (failed(result))
      return failure();
    if (auto tuple = dyn_cast<TorchTupleType>(result->getType()))
      inputs = TupleUnpackOp::create(builder, loc, tuple.getElements(), *result)
                   .getResults();
    else if (isa<TorchOptionalType>(result->getType()))
      return emitError(loc) << "a forward pre-hook that returns an Optional "
                               "is not supported";
    else if (!isa<TorchNoneType>(result->getType()))
      inputs.assign({*result});
  }
  SmallVector<Value> operands;
  for (auto [value, type] : llvm::zip(inputs, forward.getArgumentTypes()))
    operands.push_back(cast(value, type, loc));
  Value output =
      func::CallOp::create(builder, loc, forward, operands).getResult(0);
  for (jit::Function *hook : type->getForwardHooks()) {
    FailureOr<Value> result = call(hook, {pack(), output});
    if (failed(result))
      return failure();
    if (!isa<TorchNoneType>(result->getType()))
      output = *result;
  }
  func::ReturnOp::create(builder, loc, output);
  wrapper.setFunctionType(builder.getFunctionType(wrapper.getArgumentTypes(),
                                                  TypeRange(output.getType())));
  return wrapper;
}

LogicalResult Importer::importFunction(const Callee &callee) {
  auto graph = jit::toGraphFunction(*callee.function).graph();
  chooseModules(*graph);
  values.clear();
  objects.clear();
  const Object *self =
      callee.objects.empty() ? nullptr : callee.objects.front();
  modulePath = self ? tree.getPath(self) : "";

  func::FuncOp function = callee.op;
  Block *body = new Block();
  function.getBody().push_back(body);
  for (auto [input, object, argument] :
       llvm::zip(graph->inputs(), callee.objects,
                 callee.function->getSchema().arguments())) {
    if (object)
      objects[input] = object;
    else
      values[input] = body->addArgument(
          getType(input), NameLoc::get(builder.getStringAttr(argument.name())));
  }
  builder.setInsertionPointToEnd(body);
  if (failed(importBlock(*graph->block())))
    return failure();
  SmallVector<Value> results;
  for (auto [output, type] :
       llvm::zip(graph->outputs(), function.getResultTypes()))
    results.push_back(
        cast(getValue(output, function.getLoc()), type, function.getLoc()));
  func::ReturnOp::create(builder, function.getLoc(), results);
  return success();
}

LogicalResult Importer::importBlock(const jit::Block &block) {
  for (const jit::Node *node : block.nodes())
    if (failed(importNode(*node)))
      return failure();
  return success();
}

/// Imports a block whose inputs are its region's arguments, but for objects,
/// which are bound already.
LogicalResult Importer::importRegion(const jit::Block &block, Region &region,
                                     Location loc) {
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&region);
  for (const jit::Value *input : block.inputs())
    if (!getObject(input))
      values[input] = body->addArgument(getType(input), loc);
  if (failed(importBlock(block)))
    return failure();
  TorchYieldOp::create(builder, loc, getValues(block.outputs(), loc));
  return success();
}

Value Importer::getValue(const jit::Value *value, Location loc) {
  if (const Object *object = getObject(value))
    return tree.getReference(builder, loc, object);
  return values.at(value);
}

Value Importer::cast(Value value, Type type, Location loc) {
  if (value.getType() == type)
    return value;
  return createOperator(builder, loc, "prim::unchecked_cast", value, type)
      ->getResult(0);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

/// Where a node is in the code. TorchScript does not say where an attribute is
/// set: where its value is made.
static jit::SourceRange rangeOf(const jit::Node &node) {
  const jit::Node *from = &node;
  if (node.kind() == prim::SetAttr)
    while (!from->sourceRange().source() && !from->inputs().empty())
      from = from->inputs().back()->node();
  return from->sourceRange();
}

LogicalResult Importer::importNode(const jit::Node &node) {
  Location loc = locations.get(rangeOf(node), modulePath);
  switch (node.kind()) {
  case prim::Constant:
    return importConstant(node, loc);
  case prim::GetAttr:
    return importGetAttr(node, loc);
  case prim::SetAttr:
    return importSetAttr(node, loc);
  case prim::CallMethod:
  case prim::CallFunction:
    return importCall(node, loc);
  case prim::If:
  case prim::Loop:
    return importControlFlow(node, loc);
  default:
    break;
  }
  if (node.hasAttribute(c10::attr::Subgraph))
    return importSubgraph(node, loc);

  SmallVector<Type> types = getResultTypes(node);
  SmallVector<Value> operands = getValues(node.inputs(), loc);
  Operation *op = nullptr;
  switch (node.kind()) {
  case prim::ListConstruct:
    op = ListConstructOp::create(builder, loc, types[0], operands);
    break;
  case prim::TupleConstruct:
    op = TupleConstructOp::create(builder, loc, types[0], operands);
    break;
  case prim::DictConstruct:
    op = DictConstructOp::create(builder, loc, types[0], operands);
    break;
  case prim::ListUnpack:
    op = ListUnpackOp::create(builder, loc, types, operands[0]);
    break;
  case prim::TupleUnpack:
    op = TupleUnpackOp::create(builder, loc, types, operands[0]);
    break;
  case prim::EnumName:
    op = getMember(operands[0], "name", types[0], loc);
    break;
  case prim::EnumValue:
    op = getMember(operands[0], "value", types[0], loc);
    break;
  default:
    return importOther(node, loc);
  }
  setResults(node, op->getResults());
  return success();
}

LogicalResult Importer::importConstant(const jit::Node &node, Location loc) {
  const jit::Value *output = node.output();
  if (output->type()->kind() == c10::TypeKind::FunctionType)
    return success(); // Read by the calls of it.
  c10::IValue value = *jit::toIValue(output);
  if (value.isTensor() && value.toTensor().defined() &&
      !value.toTensor().is_quantized()) {
    ElementsAttr attr = convertTensor(context, value.toTensor(), "constant");
    if (!attr)
      return emitError(loc)
             << "the elements of a constant tensor cannot be read";
    values[output] = ConstantOp::create(builder, loc, getType(output), attr);
    return success();
  }
  FailureOr<Value> made =
      tree.materialize(builder, loc, value, output->type(), "constant");
  if (failed(made))
    return failure();
  values[output] = *made;
  return success();
}

LogicalResult Importer::importGetAttr(const jit::Node &node, Location loc) {
  const Object *object = getObject(node.input(0));
  if (!object)
    return importOther(node, loc);
  const std::string &name = node.s(c10::attr::name);
  if (const Object *child = tree.getChild(object, name)) {
    objects[node.output()] = child;
    return success();
  }
  FailureOr<Value> value = tree.read(builder, loc, object, name);
  if (failed(value))
    return failure();
  if (name == "training" && getConstantBool(*value) == true)
    training.insert({object, loc});
  values[node.output()] = *value;
  return success();
}

LogicalResult Importer::importSetAttr(const jit::Node &node, Location loc) {
  const Object *object = getObject(node.input(0));
  if (!object)
    return importOther(node, loc);
  return tree.write(builder, loc, object, node.s(c10::attr::name),
                    getValue(node.input(1), loc));
}

LogicalResult Importer::importCall(const jit::Node &node, Location loc) {
  jit::Function *function = nullptr;
  at::ArrayRef<const jit::Value *> arguments = node.inputs();
  if (node.kind() == prim::CallFunction) {
    function =
        arguments.front()->type()->expectRef<c10::FunctionType>().function();
    arguments = arguments.slice(1);
  } else {
    const Object *object = getObject(arguments.front());
    c10::TypePtr type = arguments.front()->type();
    if (object)
      function = object->type()->findMethod(node.s(c10::attr::name));
    else if (auto *classType = type->castRaw<c10::ClassType>();
             classType && !classType->is_module())
      function = classType->findMethod(node.s(c10::attr::name));
    else
      return emitError(loc) << "method '" << node.s(c10::attr::name)
                            << "' is called on a module that is chosen at "
                            << "run time (of type " << type->repr_str() << ")";
    // Classes that C++ registers have no code to import.
    if (function && !jit::tryToGraphFunction(*function))
      return importOther(node, loc);
  }
  if (!function)
    return emitError(loc) << "call of an unknown function";

  SmallVector<const Object *> staticArguments = mapToVector(
      arguments, [&](const jit::Value *value) { return getObject(value); });
  FailureOr<func::FuncOp> callee = getFunction(loc, *function, staticArguments);
  if (failed(callee))
    return failure();
  SmallVector<Value> operands;
  for (const jit::Value *argument : arguments)
    if (!getObject(argument))
      operands.push_back(cast(getValue(argument, loc),
                              callee->getArgumentTypes()[operands.size()],
                              loc));
  setResults(
      node, func::CallOp::create(builder, loc, *callee, operands).getResults());
  return success();
}

LogicalResult Importer::importControlFlow(const jit::Node &node, Location loc) {
  SmallVector<Value> operands = getValues(node.inputs(), loc);
  if (node.kind() == prim::If) {
    auto op = IfOp::create(builder, loc, getResultTypes(node), operands[0]);
    setResults(node, op.getResults());
    return success(
        succeeded(importRegion(*node.blocks()[0], op.getThenRegion(), loc)) &&
        succeeded(importRegion(*node.blocks()[1], op.getElseRegion(), loc)));
  }
  auto op = LoopOp::create(builder, loc, getResultTypes(node), operands[0],
                           operands[1], ArrayRef(operands).drop_front(2));
  setResults(node, op.getResults());
  return importRegion(*node.blocks()[0], op.getBody(), loc);
}

/// An op with a graph of its own, such as prim::fork: a region, whose arguments
/// are the operands.
LogicalResult Importer::importSubgraph(const jit::Node &node, Location loc) {
  const auto &graph = node.g(c10::attr::Subgraph);
  SmallVector<Value> operands;
  for (auto [operand, input] : llvm::zip(node.inputs(), graph->inputs())) {
    if (const Object *object = getObject(operand))
      objects[input] = object;
    else
      operands.push_back(getValue(operand, loc));
  }
  auto op = OperatorOp::create(
      builder, loc, getResultTypes(node),
      builder.getStringAttr(node.kind().toQualString()), operands, 1);
  setResults(node, op.getOuts());
  return importRegion(*graph->block(), op.getBodies()[0], loc);
}

Operation *Importer::getMember(Value object, StringRef name, Type type,
                               Location loc) {
  Operation *op = createOperator(builder, loc, "prim::GetAttr", object, type);
  op->setAttr("attr", builder.getStringAttr(name));
  return op;
}

LogicalResult Importer::importOther(const jit::Node &node, Location loc) {
  std::string name = node.kind().toQualString();
  if (const jit::Operator *known = node.maybeOperator()) {
    name = known->schema().name();
    if (!known->schema().overload_name().empty())
      name += "." + known->schema().overload_name();
    noteTraining(node, loc);
  }
  SmallVector<Type> types = getResultTypes(node);
  SmallVector<Value> operands = getValues(node.inputs(), loc);
  // PyTorch runs these with a number for a constant of no dims, as tracing
  // makes of numbers: of a float, integers become float32 then, not float64.
  static const llvm::StringSet<> withNumber = {
      "aten::add.Tensor", "aten::sub.Tensor", "aten::mul.Tensor",
      "aten::div.Tensor"};
  if (std::optional<c10::IValue> other = withNumber.contains(name)
                                             ? jit::toIValue(node.input(1))
                                             : std::nullopt;
      other && other->isTensor() && other->toTensor().dim() == 0) {
    c10::IValue number = other->toTensor().item();
    FailureOr<Value> made =
        tree.materialize(builder, loc, number, number.type(), "constant");
    if (failed(made))
      return failure();
    operands[1] = *made;
    name.replace(name.size() - strlen("Tensor"), strlen("Tensor"), "Scalar");
  }
  // Enums of one type are the same if their names are.
  StringRef compared = name;
  if (compared.consume_back(".enum")) {
    name = (compared + ".str").str();
    for (Value &operand : operands)
      operand = getMember(operand, "name", TorchStrType::get(context), loc)
                    ->getResult(0);
  }
  Operation *op;
  if (node.blocks().empty()) {
    op = createOperator(builder, loc, name, operands, types);
  } else {
    op = OperatorOp::create(builder, loc, types, builder.getStringAttr(name),
                            operands, node.blocks().size());
    for (auto [block, region] : llvm::zip(node.blocks(), op->getRegions()))
      if (failed(importRegion(*block, region, loc)))
        return failure();
  }
  for (c10::Symbol symbol : node.attributeNames()) {
    // `name` is the operator's own.
    StringRef key = symbol.toUnqualString();
    if (Attribute attr = convertAttribute(context, node, symbol))
      op->setAttr(key == "name" ? "attr" : key, attr);
  }
  setResults(node, op->getResults());
  return success();
}

} // namespace

OwningOpRef<ModuleOp> importFunctions(MLIRContext *context,
                                      const Archive &archive,
                                      ArrayRef<jit::Function *> entries,
                                      StringRef name) {
  OwningOpRef<ModuleOp> module =
      Importer(context, archive, entries, name).run();
  if (module && failed(verify(*module)))
    return nullptr;
  return module;
}

} // namespace torchonnx
