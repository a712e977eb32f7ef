//===- BuildModel.cpp - From a function to protobuf -----------------------===//

#include "BuildModel.h"
#include "DerivedWeights.h"
#include "Metadata.h"
#include "Names.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace torchonnx;

namespace {

class ModelBuilder {
public:
  ModelBuilder(const ExportOptions &options, BuiltModel &model)
      : options(options), model(model) {}

  LogicalResult build(func::FuncOp graph);

private:
  LogicalResult addBlock(Block &block, onnx::GraphProto &graph);
  LogicalResult addNode(Operation *op, const OnnxOpInfo &info,
                        onnx::GraphProto &graph);
  LogicalResult nameFunction(Operation *op, onnx::NodeProto &node);
  LogicalResult addAttribute(NamedAttribute attr, const OnnxAttrInfo *info,
                             Operation *op, onnx::NodeProto &node);
  LogicalResult addSubgraph(Region &region, StringRef attrName,
                            onnx::NodeProto &node);
  FailureOr<std::string> addWeight(Operation *constant,
                                   onnx::GraphProto &graph);
  LogicalResult addDerivedWeight(Operation *op);
  /// What is computed from a weight has its name, unless that is written too.
  std::string uniqueWeightName(Operation *constant, bool isComputed);
  LogicalResult addOutputs(Operation *terminator, ArrayRef<std::string> wanted,
                           onnx::GraphProto &graph);
  LogicalResult setType(Type type, Location loc, onnx::TypeProto &proto);
  LogicalResult addValueInfo(Value value, onnx::ValueInfoProto &info);
  std::string nodeName(Operation *op, const OnnxOpInfo &info);

  const ExportOptions &options;
  BuiltModel &model;
  /// Values and weights share one name space, nodes have their own.
  NameTable valueNames, nodeNames;
  DenseMap<Value, std::string> names;
  DenseMap<std::pair<Attribute, onnx::GraphProto *>, std::string> weightNames;
  /// By the weight, what it is multiplied by, whether it is transposed, and
  /// what it is rounded to.
  std::map<std::tuple<const void *, const void *, bool, const void *>,
           std::string>
      derivedNames;
  llvm::StringSet<> weightsAsTheyAre;
  llvm::MapVector<StringRef, int64_t> domains;
};

} // namespace

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult ModelBuilder::setType(Type type, Location loc,
                                    onnx::TypeProto &proto) {
  if (auto seq = dyn_cast<OnnxSeqType>(type))
    return setType(seq.getElementType(), loc,
                   *proto.mutable_sequence_type()->mutable_elem_type());
  if (auto opt = dyn_cast<OnnxOptType>(type))
    return setType(opt.getElementType(), loc,
                   *proto.mutable_optional_type()->mutable_elem_type());
  auto tensor = dyn_cast<TensorType>(type);
  int64_t dataType = tensor ? onnxDataType(tensor.getElementType()) : 0;
  if (!dataType)
    return emitError(loc) << "ONNX has no type " << type;
  onnx::TypeProto::Tensor &out = *proto.mutable_tensor_type();
  out.set_elem_type(int32_t(dataType));
  if (!tensor.hasRank())
    return success();
  out.mutable_shape();
  for (auto [i, size] : llvm::enumerate(tensor.getShape())) {
    auto *dim = out.mutable_shape()->add_dim();
    if (!ShapedType::isDynamic(size))
      dim->set_dim_value(size);
    else if (StringRef name = getDimName(type, i); !name.empty())
      dim->set_dim_param(name.str());
  }
  return success();
}

LogicalResult ModelBuilder::addValueInfo(Value value,
                                         onnx::ValueInfoProto &info) {
  info.set_name(names.lookup(value));
  return setType(value.getType(), value.getLoc(), *info.mutable_type());
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// Whether a constant may be axes or sizes: ONNX's shape inference knows those
/// only of the graph that the operator is in.
static bool mayBeAxes(ElementsAttr value) {
  return value && value.getShapedType().getRank() == 1 &&
         value.getNumElements() <= 16 && value.getElementType().isInteger(64);
}

/// What a constant is called: after the weight that it is, or the module.
static std::string nameOfConstant(Operation *op) {
  if (auto name = op->getAttrOfType<StringAttr>(kOnnxNameAttr))
    return name.str();
  if (StringRef name = getWeightName(op->getLoc()); !name.empty())
    return name.str();
  StringRef path = nameOf(op->getLoc());
  return path.empty() ? "const" : (path + ".const").str();
}

static bool isWrittenAsItIs(Operation *constant) {
  return getOnnxConstant(constant->getResult(0)) && !constant->use_empty() &&
         getWeightFormula(constant->getLoc()).empty() &&
         !llvm::all_of(constant->getUsers(), isDerivedWeight);
}

std::string ModelBuilder::uniqueWeightName(Operation *constant,
                                           bool isComputed) {
  std::string name = nameOfConstant(constant);
  if (isComputed && weightsAsTheyAre.contains(name))
    name += ".computed";
  return valueNames.unique(name);
}

/// The name of a constant in `graph`, where it is put if it is not there.
FailureOr<std::string> ModelBuilder::addWeight(Operation *op,
                                               onnx::GraphProto &graph) {
  auto value = op->getAttrOfType<ElementsAttr>("value");
  onnx::GraphProto *place =
      mayBeAxes(value) ? &graph : model.proto.mutable_graph();
  auto [known, isNew] = weightNames.try_emplace({value, place});
  if (isNew)
    known->second =
        uniqueWeightName(op, !getWeightFormula(op->getLoc()).empty());
  const std::string &name = known->second;
  if (!isNew)
    return name;
  if (!isa<DenseStringElementsAttr>(value)) {
    FailureOr<RawData> data = RawData::get(value, op->getLoc());
    if (failed(data))
      return failure();
    if (data->size() > kInlineWeightBytes) {
      onnx::TensorProto header = tensorHeader(value.getShapedType(), name);
      addFormula(header, getWeightFormula(op->getLoc()));
      model.weights.push_back({std::move(header), std::move(*data)});
      return name;
    }
  }
  FailureOr<onnx::TensorProto> tensor =
      toTensorProto(value, name, op->getLoc());
  if (failed(tensor))
    return failure();
  addFormula(*tensor, getWeightFormula(op->getLoc()));
  *place->add_initializer() = std::move(*tensor);
  return name;
}

/// Gives the op's result the name of what is written in its place.
LogicalResult ModelBuilder::addDerivedWeight(Operation *op) {
  FailureOr<DerivedWeight> derived = getDerivedWeight(op);
  if (failed(derived))
    return failure();
  Operation *weight = derived->weight;
  auto value = weight->getAttrOfType<ElementsAttr>("value");
  auto [known, isNew] = derivedNames.try_emplace(
      {value.getAsOpaquePointer(), derived->factors.getAsOpaquePointer(),
       derived->isTransposed,
       derived->type.getElementType().getAsOpaquePointer()},
      "");
  if (isNew) {
    known->second = uniqueWeightName(weight, /*isComputed=*/true);
    onnx::TensorProto header = tensorHeader(derived->type, known->second);
    addFormula(header, derived->formula);
    model.weights.push_back({std::move(header), std::move(derived->data)});
  }
  names[op->getResult(0)] = known->second;
  return success();
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::string ModelBuilder::nodeName(Operation *op, const OnnxOpInfo &info) {
  StringRef path = nameOf(op->getLoc());
  std::string name =
      nodeNames.unique(path.empty() ? StringRef(info.opType) : path);
  model.nodeLocations.try_emplace(name, op->getLoc());
  return name;
}

static OnnxAttrKind kindOf(Attribute attr) {
  if (isa<FloatAttr>(attr))
    return OnnxAttrKind::Float;
  if (isa<StringAttr>(attr))
    return OnnxAttrKind::String;
  if (isa<ElementsAttr>(attr) && !isa<DenseArrayAttr>(attr))
    return OnnxAttrKind::Tensor;
  if (isa<TypeAttr>(attr))
    return OnnxAttrKind::Type;
  if (isa<DenseF32ArrayAttr>(attr))
    return OnnxAttrKind::Floats;
  if (auto array = dyn_cast<ArrayAttr>(attr); array && !array.empty()) {
    if (isa<FloatAttr>(array[0]))
      return OnnxAttrKind::Floats;
    if (isa<StringAttr>(array[0]))
      return OnnxAttrKind::Strings;
  }
  return isa<IntegerAttr>(attr) ? OnnxAttrKind::Int : OnnxAttrKind::Ints;
}

LogicalResult ModelBuilder::addAttribute(NamedAttribute attr,
                                         const OnnxAttrInfo *info,
                                         Operation *op, onnx::NodeProto &node) {
  Attribute value = attr.getValue();
  onnx::AttributeProto &out = *node.add_attribute();
  out.set_name(attr.getName().str());
  switch (info ? info->kind : kindOf(value)) {
  case OnnxAttrKind::Int:
    out.set_type(onnx::AttributeProto::INT);
    out.set_i(cast<IntegerAttr>(value).getInt());
    return success();
  case OnnxAttrKind::Float:
    out.set_type(onnx::AttributeProto::FLOAT);
    out.set_f(float(cast<FloatAttr>(value).getValueAsDouble()));
    return success();
  case OnnxAttrKind::String:
    out.set_type(onnx::AttributeProto::STRING);
    out.set_s(cast<StringAttr>(value).str());
    return success();
  case OnnxAttrKind::Tensor: {
    FailureOr<onnx::TensorProto> tensor =
        toTensorProto(cast<ElementsAttr>(value), "", op->getLoc());
    if (failed(tensor))
      return failure();
    out.set_type(onnx::AttributeProto::TENSOR);
    *out.mutable_t() = std::move(*tensor);
    return success();
  }
  case OnnxAttrKind::Type:
    out.set_type(onnx::AttributeProto::TYPE_PROTO);
    return setType(cast<TypeAttr>(value).getValue(), op->getLoc(),
                   *out.mutable_tp());
  case OnnxAttrKind::Ints:
    out.set_type(onnx::AttributeProto::INTS);
    if (auto dense = dyn_cast<DenseI64ArrayAttr>(value))
      for (int64_t i : dense.asArrayRef())
        out.add_ints(i);
    else
      for (IntegerAttr i : cast<ArrayAttr>(value).getAsRange<IntegerAttr>())
        out.add_ints(i.getInt());
    return success();
  case OnnxAttrKind::Floats:
    out.set_type(onnx::AttributeProto::FLOATS);
    if (auto dense = dyn_cast<DenseF32ArrayAttr>(value))
      for (float f : dense.asArrayRef())
        out.add_floats(f);
    else
      for (FloatAttr f : cast<ArrayAttr>(value).getAsRange<FloatAttr>())
        out.add_floats(float(f.getValueAsDouble()));
    return success();
  case OnnxAttrKind::Strings:
    out.set_type(onnx::AttributeProto::STRINGS);
    for (StringAttr s : cast<ArrayAttr>(value).getAsRange<StringAttr>())
      out.add_strings(s.str());
    return success();
  case OnnxAttrKind::SparseTensor:
  case OnnxAttrKind::Graph:
    break;
  }
  llvm_unreachable("the verifier lets no such attribute pass");
}

/// Says which function a node of a custom domain stands for, if it does.
LogicalResult ModelBuilder::nameFunction(Operation *op, onnx::NodeProto &node) {
  auto symbol = op->getAttrOfType<FlatSymbolRefAttr>(kOnnxFunctionAttr);
  if (!symbol)
    return success();
  auto function =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, symbol);
  auto described =
      function ? function->getAttrOfType<DictionaryAttr>(kOnnxFunctionAttr)
               : DictionaryAttr();
  if (!described)
    return op->emitOpError()
           << "stands for " << symbol << ", which is no ONNX function";
  if (StringRef overload = described.getAs<StringAttr>("overload").getValue();
      !overload.empty())
    node.set_overload(overload.str());
  model.functions.insert(function);
  return success();
}

LogicalResult ModelBuilder::addNode(Operation *op, const OnnxOpInfo &info,
                                    onnx::GraphProto &graph) {
  onnx::NodeProto &node = *graph.add_node();
  node.set_name(nodeName(op, info));
  bool isCustom = info.opType == "Custom";
  if (isCustom) {
    auto domain = op->getAttrOfType<StringAttr>("domain");
    node.set_op_type(op->getAttrOfType<StringAttr>("op_type").str());
    node.set_domain(domain.str());
    auto version = op->getAttrOfType<IntegerAttr>("domain_version");
    int64_t &newest = domains[domain.getValue()];
    newest = std::max(newest, version ? version.getInt() : 1);
    if (failed(nameFunction(op, node)))
      return failure();
  } else {
    node.set_op_type(info.opType.str());
    if (failed(verifyOpset(op, options.opset)))
      return failure();
  }
  addOrigin(node, op->getLoc());

  for (Value operand : op->getOperands()) {
    FailureOr<std::string> name = names.lookup(operand);
    if (isa<NoneType>(operand.getType()))
      name = std::string();
    else if (mayBeAxes(getOnnxConstant(operand)))
      name = addWeight(operand.getDefiningOp(), graph);
    if (failed(name))
      return failure();
    node.add_input(*name);
  }
  while (node.input_size() && node.input(node.input_size() - 1).empty())
    node.mutable_input()->RemoveLast();

  unsigned numOutputs = 0;
  for (OpResult result : op->getResults()) {
    unsigned i = result.getResultNumber();
    bool isOptional = info.outputAt(i)->arity == OnnxArity::Optional;
    std::string &name = names[result];
    if (isa<NoneType>(result.getType()) || (isOptional && result.use_empty()))
      name.clear();
    else if (name.empty()) // A graph output has its name already.
      name = valueNames.unique(node.name());
    node.add_output(name);
    if (!name.empty())
      numOutputs = i + 1;
  }
  while (unsigned(node.output_size()) > numOutputs)
    node.mutable_output()->RemoveLast();

  for (NamedAttribute attr : op->getAttrs()) {
    StringRef name = attr.getName();
    if (name.contains('.') || (isCustom && info.attr(name)))
      continue;
    if (failed(addAttribute(attr, info.attr(name), op, node)))
      return failure();
  }
  for (auto [name, region] : llvm::zip(info.graphs, op->getRegions()))
    if (failed(addSubgraph(region, name, node)))
      return failure();

  for (OpResult result : op->getResults()) {
    // Nothing is known of a tensor without rank that inference does not know.
    auto tensor = dyn_cast<TensorType>(result.getType());
    if (names[result].empty() || (tensor && !tensor.hasRank()))
      continue;
    if (failed(addValueInfo(result, *graph.add_value_info())))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

LogicalResult ModelBuilder::addBlock(Block &block, onnx::GraphProto &graph) {
  for (Operation &op : block.without_terminator()) {
    if (isa<NoValueOp>(op))
      continue;
    const OnnxOpInfo *info = onnxOpInfo(&op);
    if (!info)
      return op.emitOpError() << "is not an ONNX operator";
    bool isWeight = info->opType == "Constant" && op.hasAttr("value");
    // Nothing is written of one that no one reads as it is.
    if (isWeight && llvm::all_of(op.getUsers(), isDerivedWeight))
      continue;
    // So is what is made of it.
    if (isDerivedWeight(&op) && !op.use_empty() &&
        llvm::all_of(op.getUsers(), isDerivedWeight))
      continue;
    // Axes are put where they are used.
    if (isWeight && mayBeAxes(op.getAttrOfType<ElementsAttr>("value")) &&
        !isReturned(&op))
      continue;
    if (isWeight) {
      FailureOr<std::string> name = addWeight(&op, graph);
      if (failed(name))
        return failure();
      names[op.getResult(0)] = *name;
      continue;
    }
    if (failed(isDerivedWeight(&op) ? addDerivedWeight(&op)
                                    : addNode(&op, *info, graph)))
      return failure();
  }
  return success();
}

/// Whether a graph may hand the value out under a name of its own: it computes
/// it itself, and nothing else has that name.
static bool isOwnOutput(OpOperand &use, Block *block) {
  Value value = use.get();
  if (value.getParentBlock() != block || !value.getDefiningOp() ||
      getOnnxConstant(value))
    return false;
  for (OpOperand &other : use.getOwner()->getOpOperands())
    if (other.get() == value)
      return other.getOperandNumber() == use.getOperandNumber();
  return true;
}

LogicalResult ModelBuilder::addOutputs(Operation *terminator,
                                       ArrayRef<std::string> wanted,
                                       onnx::GraphProto &graph) {
  for (OpOperand &use : terminator->getOpOperands()) {
    Value value = use.get();
    std::string name = wanted[use.getOperandNumber()];
    if (!isOwnOutput(use, terminator->getBlock())) {
      onnx::NodeProto &node = *graph.add_node();
      node.set_op_type("Identity");
      node.set_name(nodeNames.unique("Identity"));
      node.add_input(names.lookup(value));
      node.add_output(name);
    }
    onnx::ValueInfoProto &info = *graph.add_output();
    if (failed(addValueInfo(value, info)))
      return failure();
    info.set_name(name);
  }
  // An output is typed as such, not as a value in between.
  llvm::StringSet<> outputs;
  for (const onnx::ValueInfoProto &output : graph.output())
    outputs.insert(output.name());
  auto &infos = *graph.mutable_value_info();
  llvm::erase_if(infos, [&](const onnx::ValueInfoProto &info) {
    return outputs.contains(info.name());
  });
  return success();
}

LogicalResult ModelBuilder::addSubgraph(Region &region, StringRef attrName,
                                        onnx::NodeProto &node) {
  onnx::AttributeProto &attr = *node.add_attribute();
  attr.set_name(attrName.str());
  attr.set_type(onnx::AttributeProto::GRAPH);
  onnx::GraphProto &graph = *attr.mutable_g();
  graph.set_name(node.name() + "." + attrName.str());
  Block &block = region.front();
  for (BlockArgument arg : block.getArguments()) {
    StringRef name = nameOf(arg.getLoc());
    names[arg] = valueNames.unique(name.empty() ? StringRef("arg") : name);
    if (failed(addValueInfo(arg, *graph.add_input())))
      return failure();
  }
  std::vector<std::string> wanted;
  Operation *yield = block.getTerminator();
  for (OpOperand &use : yield->getOpOperands()) {
    wanted.push_back(valueNames.unique(graph.name()));
    if (isOwnOutput(use, &block))
      names[use.get()] = wanted.back();
  }
  if (failed(addBlock(block, graph)) ||
      failed(addOutputs(yield, wanted, graph)))
    return failure();
  return success();
}

/// The name in an argument's or a result's attribute.
static StringRef attrName(Attribute attr) {
  auto name = dyn_cast_or_null<StringAttr>(attr);
  return name ? name.getValue() : StringRef();
}

LogicalResult ModelBuilder::build(func::FuncOp function) {
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitOpError() << "is not one block";
  Block &block = function.front();
  auto *terminator = dyn_cast<func::ReturnOp>(block.back()).getOperation();
  if (!terminator)
    return function.emitOpError() << "does not end in func.return";
  if (terminator->getNumOperands() == 0)
    return emitError(terminator->getLoc())
           << "the program returns nothing: a model needs an output";

  function.walk([&](Operation *op) {
    if (op->getNumResults() == 1 && isWrittenAsItIs(op))
      weightsAsTheyAre.insert(nameOfConstant(op));
  });
  onnx::GraphProto &graph = *model.proto.mutable_graph();
  graph.set_name(function.getName().str());
  for (BlockArgument arg : block.getArguments()) {
    StringRef name =
        attrName(function.getArgAttr(arg.getArgNumber(), kOnnxNameAttr));
    if (name.empty())
      name = nameOf(arg.getLoc());
    if (name.empty())
      name = "input";
    names[arg] = valueNames.unique(name);
    if (failed(addValueInfo(arg, *graph.add_input())))
      return failure();
  }
  // Outputs have the names that were asked for, whoever else wants them.
  std::vector<std::string> wanted;
  for (OpOperand &use : terminator->getOpOperands()) {
    StringRef name =
        attrName(function.getResultAttr(use.getOperandNumber(), kOnnxNameAttr));
    wanted.push_back(valueNames.unique(name.empty() ? "output" : name));
    if (isOwnOutput(use, &block))
      names[use.get()] = wanted.back();
  }
  if (failed(addBlock(block, graph)) ||
      failed(addOutputs(terminator, wanted, graph)))
    return failure();
  uint64_t weightBytes = 0;
  for (const StreamedWeight &weight : model.weights)
    weightBytes += weight.data.size();
  trimOrigins(graph, weightBytes);

  onnx::ModelProto &proto = model.proto;
  proto.add_opset_import()->set_version(options.opset);
  for (const auto &[domain, version] : domains) {
    onnx::OperatorSetIdProto &import = *proto.add_opset_import();
    import.set_domain(domain.str());
    import.set_version(version);
  }
  return success();
}

LogicalResult torchonnx::buildModel(func::FuncOp graph,
                                    const ExportOptions &options,
                                    BuiltModel &model) {
  onnx::ModelProto &proto = model.proto;
  proto.set_ir_version(irVersionOf(options.opset));
  proto.set_producer_name("torch-onnx-opt");
  if (!options.producerVersion.empty())
    proto.set_producer_version(options.producerVersion);
  for (const auto &[key, value] : options.metadata) {
    onnx::StringStringEntryProto &entry = *proto.add_metadata_props();
    entry.set_key(key);
    entry.set_value(value);
  }
  return failure(failed(buildGraph(graph, options, model)) ||
                 failed(addFunctions(model, options)));
}

LogicalResult torchonnx::buildGraph(func::FuncOp function,
                                    const ExportOptions &options,
                                    BuiltModel &model) {
  return ModelBuilder(options, model).build(function);
}
