//===- GraphImporter.cpp - TorchScript graphs to the torch dialect --------===//
//
// Every method is imported once for each module instance that it is called on,
// and `self` disappears: what an attribute is, is known then.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/GraphImporter.h"
#include "dialects/Torch/ProgramInputs.h"
#include "lib/Import/Contexts.h"
#include "lib/Import/Interfaces.h"
#include "mlir/IR/Verifier.h"
#include "torch-onnx-opt/SourceText.h"
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/constants.h>

using namespace mlir;
namespace jit = torch::jit;

namespace torchonnx {

using Object = ModuleTree::Object;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A named tuple that is returned names the results by its fields.
static void nameResults(func::FuncOp function,
                        const c10::FunctionSchema &schema) {
  auto tuple = schema.returns().size() == 1
                   ? schema.returns().front().type()->cast<c10::TupleType>()
                   : c10::TupleTypePtr();
  if (!tuple || !tuple->schema())
    return;
  Builder builder(function.getContext());
  SmallVector<Attribute> names;
  for (const c10::Argument &field : tuple->schema()->arguments())
    names.push_back(builder.getStringAttr(field.name()));
  function->setAttr(kResultNames, builder.getArrayAttr(names));
}

OwningOpRef<ModuleOp> GraphImporter::run() {
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
    nameResults(*function, entry->getSchema());
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
void GraphImporter::reportTraining() {
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
void GraphImporter::noteTraining(const jit::Node &node, Location loc) {
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
GraphImporter::getFunction(Location loc, jit::Function &function,
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
    attrs.set(kNameAttr, builder.getStringAttr(argument.name()));
    if (argument.default_value())
      if (Attribute value = convertValue(context, *argument.default_value(),
                                         symbol + "." + argument.name()))
        attrs.set(kDefaultAttr, value);
    attributes.push_back(attrs.getDictionary(context));
  }
  for (const c10::Argument &result : schema.returns())
    results.push_back(convertType(result.type(), RefType::get(context)));

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
FailureOr<func::FuncOp> GraphImporter::addHooks(func::FuncOp forward,
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
  if (ArrayAttr attributes = forward.getAllArgAttrs())
    wrapper.setAllArgAttrs(
        llvm::to_vector(attributes.getAsRange<DictionaryAttr>()));
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

LogicalResult GraphImporter::importFunction(const Callee &callee) {
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

LogicalResult GraphImporter::importBlock(const jit::Block &block) {
  for (const jit::Node *node : block.nodes())
    if (failed(importNode(*node)))
      return failure();
  return success();
}

/// Imports a block whose inputs are its region's arguments, but for objects,
/// which are bound already.
LogicalResult GraphImporter::importRegion(const jit::Block &block,
                                          Region &region, Location loc) {
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

Value GraphImporter::getValue(const jit::Value *value, Location loc) {
  if (const Object *object = getObject(value))
    return tree.getReference(builder, loc, object);
  return values.at(value);
}

Value GraphImporter::cast(Value value, Type type, Location loc) {
  if (value.getType() == type)
    return value;
  return createOperator(builder, loc, "prim::unchecked_cast", value, type)
      ->getResult(0);
}

OwningOpRef<ModuleOp> importFunctions(MLIRContext *context,
                                      const Archive &archive,
                                      ArrayRef<jit::Function *> entries,
                                      StringRef name) {
  for (jit::Function *entry : entries)
    castAutomatically(*entry, *archive.unit);
  OwningOpRef<ModuleOp> module =
      GraphImporter(context, archive, entries, name).run();
  if (module && failed(verify(*module)))
    return nullptr;
  return module;
}

} // namespace torchonnx
