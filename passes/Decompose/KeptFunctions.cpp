//===- KeptFunctions.cpp - What ops that stay whole compute ---------------===//

#include "passes/Decompose/KeptFunctions.h"
#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/ProgramInputs.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Convert/Legality.h"

using namespace mlir;
using namespace torchonnx;

LogicalResult KeptFunctions::addFor(func::FuncOp program) {
  return failure(program
                     .walk([&](Operation *op) {
                       return op->hasAttr(kDomainAttr) && failed(add(op))
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     })
                     .wasInterrupted());
}

LogicalResult KeptFunctions::add(Operation *op) {
  StringRef name = getOperatorName(op);
  const OpSchema *schema = getOracle(op->getContext()).getSchema(name);
  std::string why;
  auto node = CustomNode::parse(
      cast<StringAttr>(op->getAttr(kDomainAttr)).getValue(), why);
  // What makes no node of it says why itself.
  if (!schema || failed(node))
    return success();
  auto arguments = node->getArguments(schema->args, why);
  if (failed(arguments))
    return success();
  // What ops have in common that one function stands for: of inputs the types,
  // of all else what it is.
  Builder b(op->getContext());
  SmallVector<Attribute> key = {b.getStringAttr(name),
                                op->getAttr(kDomainAttr)};
  for (auto [i, argument] : llvm::enumerate(schema->args)) {
    Value operand = op->getOperand(i);
    auto *taken = llvm::find_if(*arguments, [i = i](const auto &candidate) {
      return candidate.index == i;
    });
    bool isTaken = taken != arguments->end(),
         isInput = isTaken && taken->attribute.empty();
    Attribute part =
        isInput ? TypeAttr::get(operand.getType()) : findConstant(operand);
    key.push_back(part);
    if (!part && !isTaken)
      return op->emitError()
             << "--keep-functions: the node that --custom-domain makes of "
             << name << " leaves out '" << argument.name
             << "', and its function needs it";
    if (!part || (isa<ListType>(operand.getType()) && !getElements(operand)))
      return success();
  }
  func::FuncOp &function = functions[b.getArrayAttr(key)];
  if (!function)
    function = outline(op, *node, *arguments, schema->args);
  op->setAttr(kFunctionAttr, FlatSymbolRefAttr::get(function));
  return success();
}

/// A constant, or a list of constants, made anew.
static Value rebuildConstant(OpBuilder &b, Value value) {
  Operation *def = value.getDefiningOp();
  IRMapping copies;
  for (Value operand : def->getOperands())
    copies.map(operand, rebuildConstant(b, operand));
  return b.clone(*def, copies)->getResult(0);
}

func::FuncOp KeptFunctions::outline(Operation *op, const CustomNode &node,
                                    ArrayRef<CustomNode::Taken> arguments,
                                    ArrayRef<SchemaArg> schema) {
  StringRef name = getOperatorName(op);
  std::string opType = node.getOpType(name);
  unsigned overload = overloads[node.domain + ":" + opType]++;
  if (overload == 1)
    op->emitWarning() << "here " << name
                      << " has other constants or types than at first, so that "
                         "it has several functions, which an overload tells "
                         "apart: a runtime that ignores it computes this call "
                         "as the first";
  OpBuilder b(op->getContext());
  Location loc = op->getLoc();
  auto function = func::FuncOp::create(
      loc, opType, b.getFunctionType({}, op->getResultTypes()));
  function.setPrivate();
  symbols.insert(function, module.getBody()->end());
  b.setInsertionPointToStart(function.addEntryBlock());

  SmallVector<StringRef> inputs, attributes;
  auto addInput = [&](Value value, const Twine &inputName) -> Value {
    StringAttr named = b.getStringAttr(inputName);
    inputs.push_back(named);
    if (isNone(value))
      return rebuildConstant(b, value);
    unsigned i = function.getNumArguments();
    (void)function.insertArgument(
        i, value.getType(),
        b.getDictionaryAttr(b.getNamedAttr(kNameAttr, named)), loc);
    return function.getArgument(i);
  };
  SmallVector<Value> operands(op->getNumOperands());
  for (const auto &[index, attribute] : arguments) {
    StringRef argument = schema[index].name;
    Value operand = op->getOperand(index);
    if (!attribute.empty()) {
      attributes.push_back(attribute);
    } else if (auto elements = getElements(operand)) {
      SmallVector<Value> copies;
      for (auto [i, element] : llvm::enumerate(*elements))
        copies.push_back(addInput(element, argument + "_" + Twine(i)));
      operands[index] =
          ListConstructOp::create(b, loc, operand.getType(), copies);
    } else {
      operands[index] = addInput(operand, argument);
    }
  }
  for (auto [operand, original] : llvm::zip(operands, op->getOperands()))
    if (!operand)
      operand = rebuildConstant(b, original);
  Operation *body = b.clone(*op);
  body->setOperands(operands);
  body->removeAttr(kDomainAttr);
  func::ReturnOp::create(b, loc, body->getResults());

  function->setAttr(
      kOnnxFunctionAttr,
      b.getDictionaryAttr(
          {b.getNamedAttr("domain", b.getStringAttr(node.domain)),
           b.getNamedAttr("op_type", b.getStringAttr(opType)),
           b.getNamedAttr(
               "overload",
               b.getStringAttr(overload ? std::to_string(overload) : "")),
           b.getNamedAttr("inputs", b.getStrArrayAttr(inputs)),
           b.getNamedAttr("attributes", b.getStrArrayAttr(attributes))}));
  return function;
}
