//===- Functions.cpp - What nodes of custom domains stand for -------------===//
//
// An ONNX function is a graph without types and initializers of its own: its
// weights are Constant nodes. Several of one name tell each other apart by an
// overload.
//
//===----------------------------------------------------------------------===//

#include "BuildModel.h"
#include "dialects/ONNX/OnnxDialect.h"

using namespace mlir;
using namespace torchonnx;

/// Since when ONNX has functions in models, and overloads of them.
constexpr int kFunctionsIrVersion = 8, kOverloadsIrVersion = 10;

static void addConstant(onnx::FunctionProto &function,
                        onnx::TensorProto tensor) {
  onnx::NodeProto &node = *function.add_node();
  node.set_op_type("Constant");
  node.set_name(tensor.name());
  node.add_output(tensor.name());
  tensor.clear_name();
  onnx::AttributeProto &value = *node.add_attribute();
  value.set_name("value");
  value.set_type(onnx::AttributeProto::TENSOR);
  *value.mutable_t() = std::move(tensor);
}

/// The function with the graph of `built` as its body.
static onnx::FunctionProto toFunction(DictionaryAttr described,
                                      BuiltModel &built) {
  auto text = [&](StringRef name) {
    return described.getAs<StringAttr>(name).str();
  };
  onnx::FunctionProto function;
  function.set_domain(text("domain"));
  function.set_name(text("op_type"));
  if (std::string overload = text("overload"); !overload.empty())
    function.set_overload(overload);
  for (auto name :
       described.getAs<ArrayAttr>("inputs").getAsRange<StringAttr>())
    function.add_input(name.str());
  for (auto name :
       described.getAs<ArrayAttr>("attributes").getAsRange<StringAttr>())
    function.add_attribute(name.str());
  *function.mutable_opset_import() = built.proto.opset_import();

  onnx::GraphProto &graph = *built.proto.mutable_graph();
  for (const onnx::ValueInfoProto &output : graph.output())
    function.add_output(output.name());
  for (onnx::TensorProto &tensor : *graph.mutable_initializer())
    addConstant(function, std::move(tensor));
  for (StreamedWeight &weight : built.weights) {
    llvm::raw_string_ostream os(*weight.header.mutable_raw_data());
    weight.data.write(os);
    addConstant(function, std::move(weight.header));
  }
  for (onnx::NodeProto &node : *graph.mutable_node())
    *function.add_node() = std::move(node);
  return function;
}

/// A model imports what its functions do: they may be expanded.
static void addImports(onnx::ModelProto &model,
                       const onnx::FunctionProto &function) {
  for (const onnx::OperatorSetIdProto &import : function.opset_import()) {
    auto &known = *model.mutable_opset_import();
    auto same = llvm::find_if(known, [&](const auto &candidate) {
      return candidate.domain() == import.domain();
    });
    if (same == known.end())
      *known.Add() = import;
    else
      same->set_version(std::max(same->version(), import.version()));
  }
}

LogicalResult torchonnx::addFunctions(BuiltModel &model,
                                      const ExportOptions &options) {
  onnx::ModelProto &proto = model.proto;
  for (unsigned i = 0; i < model.functions.size(); ++i) {
    func::FuncOp function = model.functions[i];
    BuiltModel built;
    if (failed(buildGraph(function, options, built)))
      return failure();
    model.functions.insert_range(built.functions);
    for (const auto &node : built.nodeLocations)
      model.nodeLocations.try_emplace(node.getKey(), node.getValue());
    onnx::FunctionProto &added = *proto.add_functions();
    added = toFunction(
        function->getAttrOfType<DictionaryAttr>(kOnnxFunctionAttr), built);
    addImports(proto, added);
    proto.set_ir_version(std::max<int64_t>(
        proto.ir_version(),
        added.has_overload() ? kOverloadsIrVersion : kFunctionsIrVersion));
  }
  return success();
}
