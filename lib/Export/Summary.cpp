//===- Summary.cpp - What a model holds, as data --------------------------===//

#include "BuildModel.h"
#include "torch-onnx-opt/ElementTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace torchonnx;

template <typename Dims>
static std::string spell(int64_t dataType, const Dims &dims) {
  std::string text = lookupElementType(dataType).shortName.str() + "[";
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      dims, os,
      [&](const auto &dim) {
        if constexpr (std::is_integral_v<std::decay_t<decltype(dim)>>)
          os << dim;
        else if (dim.has_dim_value())
          os << dim.dim_value();
        else
          os << (dim.dim_param().empty() ? "?" : dim.dim_param());
      },
      ",");
  return text + "]";
}

static ModelSummary::Value toValue(const onnx::ValueInfoProto &info) {
  if (info.type().has_sequence_type())
    return {info.name(), "a sequence"};
  if (!info.type().has_tensor_type() || !info.type().tensor_type().has_shape())
    return {info.name(), ""};
  const auto &type = info.type().tensor_type();
  return {info.name(), spell(type.elem_type(), type.shape().dim())};
}

namespace {
class Summarizer {
public:
  Summarizer(const BuiltModel &model, Location loc, ModelSummary &summary)
      : model(model), loc(loc), summary(summary) {}

  void addGraph(const onnx::GraphProto &graph);

private:
  const BuiltModel &model;
  Location loc;
  ModelSummary &summary;
  llvm::StringMap<std::string> types;
  std::vector<std::string> graphs;
};
} // namespace

void Summarizer::addGraph(const onnx::GraphProto &graph) {
  for (const auto *infos : {&graph.value_info(), &graph.output()})
    for (const onnx::ValueInfoProto &info : *infos)
      types[info.name()] = toValue(info).type;
  for (const onnx::TensorProto &tensor : graph.initializer())
    summary.weights.push_back(
        {{tensor.name(), spell(tensor.data_type(), tensor.dims())},
         tensor.has_raw_data() ? tensor.raw_data().size()
                               : tensor.ByteSizeLong(),
         ""});
  for (const onnx::NodeProto &node : graph.node()) {
    auto known = model.nodeLocations.find(node.name());
    ModelSummary::Node &added = summary.nodes.emplace_back(ModelSummary::Node{
        node.name(),
        node.op_type(),
        {node.input().begin(), node.input().end()},
        {},
        known == model.nodeLocations.end() ? loc : known->second,
        graphs});
    for (const std::string &output : node.output())
      added.outputs.push_back({output, types.lookup(output)});
    for (const onnx::AttributeProto &attribute : node.attribute())
      if (attribute.has_g()) {
        graphs.push_back(node.name() + " " + attribute.name());
        addGraph(attribute.g());
        graphs.pop_back();
      }
  }
}

ModelSummary torchonnx::summarize(const BuiltModel &model, Location loc) {
  ModelSummary summary;
  const onnx::GraphProto &graph = model.proto.graph();
  Summarizer(model, loc, summary).addGraph(graph);
  for (const onnx::ValueInfoProto &input : graph.input())
    summary.inputs.push_back(toValue(input));
  for (const onnx::ValueInfoProto &output : graph.output())
    summary.outputs.push_back(toValue(output));
  for (const StreamedWeight &weight : model.weights) {
    const onnx::TensorProto &header = weight.header;
    std::string formula;
    for (const auto &entry : header.metadata_props())
      formula = entry.value();
    summary.weights.push_back(
        {{header.name(), spell(header.data_type(), header.dims())},
         weight.data.size(),
         std::move(formula)});
    summary.weightBytes += weight.data.size();
  }
  for (const auto &entry : model.proto.metadata_props())
    summary.metadata.emplace_back(entry.key(), entry.value());
  summary.graphBytes = model.proto.ByteSizeLong();
  return summary;
}
