//===- WriteModel.cpp - Streaming a model into its files ------------------===//
//
// The weights are not in the protobuf message: their fields are written by
// hand, after the lengths around them have been added up.
//
//===----------------------------------------------------------------------===//

#include "BuildModel.h"
#include "mlir/IR/Diagnostics.h"
#include "torch-onnx-opt/AtomicFile.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace torchonnx;
namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// Protobuf's wire format
//===----------------------------------------------------------------------===//

namespace {
/// What a protobuf message may have at most.
constexpr uint64_t kMaxMessage = INT32_MAX;

/// A length-delimited field: its tag and length; the payload follows.
std::string fieldHead(int number, uint64_t length) {
  constexpr int kLengthDelimited = 2;
  std::string head;
  llvm::raw_string_ostream os(head);
  llvm::encodeULEB128(uint64_t(number) << 3 | kLengthDelimited, os);
  llvm::encodeULEB128(length, os);
  return head;
}

/// One initializer of the graph, up to its raw data.
struct TensorHead {
  std::string bytes;
  const RawData *data; // null if it is elsewhere

  uint64_t size() const { return bytes.size() + (data ? data->size() : 0); }
};

TensorHead inlineTensor(const StreamedWeight &weight) {
  std::string rest =
      weight.header.SerializeAsString() +
      fieldHead(onnx::TensorProto::kRawDataFieldNumber, weight.data.size());
  return {fieldHead(onnx::GraphProto::kInitializerFieldNumber,
                    rest.size() + weight.data.size()) +
              rest,
          &weight.data};
}

TensorHead externalTensor(const StreamedWeight &weight, StringRef file,
                          uint64_t offset) {
  onnx::TensorProto tensor = weight.header;
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  auto add = [&](const char *key, const std::string &value) {
    onnx::StringStringEntryProto &entry = *tensor.add_external_data();
    entry.set_key(key);
    entry.set_value(value);
  };
  add("location", file.str());
  add("offset", std::to_string(offset));
  add("length", std::to_string(weight.data.size()));
  std::string bytes = tensor.SerializeAsString();
  return {fieldHead(onnx::GraphProto::kInitializerFieldNumber, bytes.size()) +
              bytes,
          nullptr};
}

/// A model, ready to be streamed.
struct Layout {
  std::string model, graph;
  std::vector<TensorHead> tensors;

  uint64_t graphSize() const {
    uint64_t size = graph.size();
    for (const TensorHead &tensor : tensors)
      size += tensor.size();
    return size;
  }
  uint64_t size() const { return model.size() + graphSize() + 16; }

  void write(llvm::raw_ostream &os) const {
    os << model << fieldHead(onnx::ModelProto::kGraphFieldNumber, graphSize())
       << graph;
    for (const TensorHead &tensor : tensors) {
      os << tensor.bytes;
      if (tensor.data)
        tensor.data->write(os);
    }
  }
};

//===----------------------------------------------------------------------===//
// External data
//===----------------------------------------------------------------------===//

/// Tensors of a page or more start on one, so that they can be mapped.
uint64_t alignedOffset(uint64_t offset, uint64_t size) {
  return llvm::alignTo(offset, size >= 4096 ? 4096 : 64);
}

void writeExternalData(const std::vector<StreamedWeight> &weights,
                       llvm::raw_ostream &os) {
  uint64_t offset = 0;
  for (const StreamedWeight &weight : weights) {
    uint64_t start = alignedOffset(offset, weight.data.size());
    os.write_zeros(unsigned(start - offset));
    weight.data.write(os);
    offset = start + weight.data.size();
  }
}

} // namespace

LogicalResult torchonnx::writeModel(BuiltModel &model,
                                    const ExportOptions &options,
                                    MLIRContext *context) {
  // No place in the program is at fault.
  Location loc = UnknownLoc::get(context);
  auto complain = [&](StringRef path, std::error_code error) {
    return emitError(loc) << "cannot write '"
                          << (path == "-" ? StringRef("<stdout>") : path)
                          << "': " << error.message();
  };

  Layout layout;
  onnx::GraphProto graph;
  graph.Swap(model.proto.mutable_graph());
  model.proto.clear_graph();
  layout.model = model.proto.SerializeAsString();
  layout.graph = graph.SerializeAsString();
  for (const StreamedWeight &weight : model.weights)
    layout.tensors.push_back(inlineTensor(weight));

  bool toStdout = options.outputPath == "-";
  bool tooLarge = layout.size() > kMaxMessage;
  if (toStdout && (tooLarge || options.externalData))
    return emitError(loc)
           << (tooLarge ? "the model has more than the 2 GB that one ONNX file "
                          "may have; with -o, its weights go to a second file"
                        : "external data needs a path for the model");
  std::string dataPath = options.outputPath + ".data";
  AtomicFile modelFile(options.outputPath), dataFile(dataPath);
  bool external = (tooLarge || options.externalData) && !model.weights.empty();
  if (external) {
    layout.tensors.clear();
    uint64_t offset = 0;
    for (const StreamedWeight &weight : model.weights) {
      offset = alignedOffset(offset, weight.data.size());
      layout.tensors.push_back(
          externalTensor(weight, llvm::sys::path::filename(dataPath), offset));
      offset += weight.data.size();
    }
    if (std::error_code error = dataFile.write([&](llvm::raw_ostream &os) {
          writeExternalData(model.weights, os);
        }))
      return complain(dataPath, error);
  }
  if (std::error_code error =
          modelFile.write([&](llvm::raw_ostream &os) { layout.write(os); }))
    return complain(options.outputPath, error);
  // The data first: a model is never seen without its weights.
  if (external)
    if (std::error_code error = dataFile.commit())
      return complain(dataPath, error);
  if (std::error_code error = modelFile.commit()) {
    if (external)
      (void)fs::remove(dataPath);
    return complain(options.outputPath, error);
  }
  return success();
}
