//===- ImportNodes.cpp - Nodes of TorchScript graphs --------------------===//

#include "lib/Import/Contexts.h"
#include "lib/Import/GraphImporter.h"
#include "llvm/ADT/StringSet.h"
#include <torch/csrc/jit/ir/constants.h>

using namespace mlir;
namespace jit = torch::jit;
namespace prim = c10::prim;

namespace torchonnx {

/// Where a node is in the code. TorchScript does not say where an attribute is
/// set, or a list unpacked: where the value is made.
static jit::SourceRange rangeOf(const jit::Node &node) {
  const jit::Node *from = &node;
  if (node.kind() == prim::SetAttr || node.kind() == prim::ListUnpack ||
      node.kind() == prim::TupleUnpack)
    while (!from->sourceRange().source() && !from->inputs().empty())
      from = from->inputs().back()->node();
  return from->sourceRange();
}

LogicalResult GraphImporter::importNode(const jit::Node &node) {
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

/// Whether an int of an archive was a float in the program, and it matters.
/// torch.jit.save writes whole floats from 1e10 on without a dot.
static bool wasFloat(const jit::Node &node) {
  const jit::Value *output = node.output();
  constexpr int64_t least = 10'000'000'000;
  if (output->type()->kind() != c10::TypeKind::IntType ||
      std::abs(double(node.i(c10::attr::value))) < double(least))
    return false;
  auto place = node.sourceRange().findSourceRangeThatGenerated();
  if (!place)
    return false;
  std::string text = place->text().str();
  StringRef rest = StringRef(text).ltrim("-+ ").ltrim("0123456789_");
  bool isFloat = rest.size() < text.size() && !rest.empty() &&
                 StringRef(".eE").contains(rest.front());
  // With a tensor, that one's dtype counts.
  return isFloat && llvm::any_of(output->uses(), [](const jit::Use &use) {
           return use.user->inputs()[0]->type()->kind() !=
                  c10::TypeKind::TensorType;
         });
}

LogicalResult GraphImporter::importConstant(const jit::Node &node,
                                            Location loc) {
  const jit::Value *output = node.output();
  if (wasFloat(node))
    emitWarning(loc) << "the archive has an int here, and so has PyTorch once "
                        "it is loaded: torch.jit.save drops the dot of whole "
                        "floats from 1e10 on; write float('1e10'), or export "
                        "the module before it is saved (torch_onnx_opt)";
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

LogicalResult GraphImporter::importGetAttr(const jit::Node &node,
                                           Location loc) {
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

LogicalResult GraphImporter::importSetAttr(const jit::Node &node,
                                           Location loc) {
  const Object *object = getObject(node.input(0));
  if (!object)
    return importOther(node, loc);
  return tree.write(builder, loc, object, node.s(c10::attr::name),
                    getValue(node.input(1), loc));
}

LogicalResult GraphImporter::importCall(const jit::Node &node, Location loc) {
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

LogicalResult GraphImporter::importControlFlow(const jit::Node &node,
                                               Location loc) {
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
LogicalResult GraphImporter::importSubgraph(const jit::Node &node,
                                            Location loc) {
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

Operation *GraphImporter::getMember(Value object, StringRef name, Type type,
                                    Location loc) {
  Operation *op = createOperator(builder, loc, "prim::GetAttr", object, type);
  op->setAttr("attr", builder.getStringAttr(name));
  return op;
}

/// Null for a kind of which ours have none.
static Attribute convertAttribute(MLIRContext *context, const jit::Node &node,
                                  c10::Symbol symbol) {
  Builder builder(context);
  auto strings = [&](const auto &list, auto &&toString) -> Attribute {
    return builder.getArrayAttr(
        mapToVector(list, [&](const auto &element) -> Attribute {
          return builder.getStringAttr(toString(element));
        }));
  };
  auto typeName = [](const c10::TypePtr &type) {
    return type->annotation_str();
  };
  switch (node.kindOf(symbol)) {
  case jit::AttributeKind::i:
    return builder.getI64IntegerAttr(node.i(symbol));
  case jit::AttributeKind::is:
    return builder.getI64ArrayAttr(node.is(symbol));
  case jit::AttributeKind::f:
    return builder.getF64FloatAttr(node.f(symbol));
  case jit::AttributeKind::fs:
    return builder.getF64ArrayAttr(node.fs(symbol));
  case jit::AttributeKind::s:
    return builder.getStringAttr(node.s(symbol));
  case jit::AttributeKind::ss:
    return strings(node.ss(symbol),
                   [](const std::string &text) { return text; });
  case jit::AttributeKind::ty:
    return builder.getStringAttr(typeName(node.ty(symbol)));
  case jit::AttributeKind::tys:
    return strings(node.tys(symbol), typeName);
  case jit::AttributeKind::t:
    return convertTensor(context, node.t(symbol), "constant");
  case jit::AttributeKind::ival:
    return convertValue(context, node.ival(symbol), "constant");
  default:
    return {};
  }
}

LogicalResult GraphImporter::importOther(const jit::Node &node, Location loc) {
  std::string name = node.kind().toQualString();
  if (const jit::Operator *known = node.maybeOperator()) {
    name = known->schema().name();
    if (!known->schema().overload_name().empty())
      name += "." + known->schema().overload_name();
    noteTraining(node, loc);
  }
  if (isIdleAutocast(node))
    emitWarning(locations.get(node.input(0)->node()->sourceRange(), modulePath))
        << "autocast for a device that is not the CPU casts nothing: the model "
           "computes in the dtypes of its inputs and weights; with --fp16 it "
           "computes in float16 as autocast does";
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

} // namespace torchonnx
