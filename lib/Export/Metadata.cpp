//===- Metadata.cpp - Where nodes and weights come from -------------------===//

#include "Metadata.h"
#include "Names.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torchonnx;

static constexpr char kNamespace[] = "namespace";
static constexpr char kClasses[] = "pkg.torch.onnx.class_hierarchy";
static constexpr char kScopes[] = "pkg.torch.onnx.name_scopes";
static constexpr char kTrace[] = "pkg.torch.onnx.stack_trace";

template <typename Proto>
static void add(Proto &proto, const char *key, std::string value) {
  onnx::StringStringEntryProto &entry = *proto.add_metadata_props();
  entry.set_key(key);
  entry.set_value(std::move(value));
}

/// A list of strings as Python prints it.
static std::string pythonList(ArrayRef<std::string> strings) {
  std::string text = "[";
  llvm::ListSeparator comma;
  for (const std::string &string : strings) {
    text += StringRef(comma);
    text += '\'';
    for (char c : string) {
      if (c == '\'' || c == '\\')
        text += '\\';
      text += c;
    }
    text += '\'';
  }
  return text + "]";
}

/// Modules that only hold others: no call goes through them.
static bool isHolder(StringRef className) {
  return className.ends_with(".ModuleList") ||
         className.ends_with(".ModuleDict");
}

/// The innermost place in the user's Python as a traceback has it.
static std::string traceOf(FileLineColLoc place) {
  std::string text = "File \"" + place.getFilename().str() + "\", line " +
                     std::to_string(place.getLine());
  if (std::optional<std::string> line = getSourceLine(place))
    text += "\n    " + StringRef(*line).trim().str();
  return text;
}

void torchonnx::addOrigin(onnx::NodeProto &node, Location loc) {
  if (std::string source = sourceOf(loc); !source.empty())
    add(node, "source", source);
  // From the root to the module, then the node itself.
  std::vector<std::string> scopes, classes;
  auto addModule = [&](StringRef path) {
    std::string className = getModuleClass(path);
    if (className.empty() || isHolder(className))
      return;
    scopes.push_back(path.str());
    classes.push_back(std::move(className));
  };
  StringRef path = nameOf(loc);
  addModule("");
  for (size_t dot = path.find('.'); dot != StringRef::npos;
       dot = path.find('.', dot + 1))
    addModule(path.take_front(dot));
  if (!path.empty())
    addModule(path);
  if (!scopes.empty()) {
    scopes.push_back(node.name());
    classes.push_back(node.op_type());
    std::string space;
    llvm::ListSeparator slash("/");
    for (auto [scope, className] : llvm::zip(scopes, classes)) {
      space += StringRef(slash);
      space.append(scope).append(": ").append(className);
    }
    add(node, kNamespace, std::move(space));
    add(node, kClasses, pythonList(classes));
    add(node, kScopes, pythonList(scopes));
  }
  if (FileLineColLoc place = getUserLocation(loc))
    add(node, kTrace, traceOf(place));
}

static void visitNodes(onnx::GraphProto &graph,
                       llvm::function_ref<void(onnx::NodeProto &)> callback) {
  for (onnx::NodeProto &node : *graph.mutable_node()) {
    callback(node);
    for (onnx::AttributeProto &attr : *node.mutable_attribute())
      if (attr.has_g())
        visitNodes(*attr.mutable_g(), callback);
  }
}

void torchonnx::trimOrigins(onnx::GraphProto &graph, uint64_t weightBytes) {
  constexpr uint64_t kAlways = 64 << 10, kPartOfWeights = 50;
  uint64_t most = std::max(kAlways, weightBytes / kPartOfWeights);
  llvm::StringMap<uint64_t> sizes;
  uint64_t all = 0;
  visitNodes(graph, [&](onnx::NodeProto &node) {
    for (const auto &entry : node.metadata_props()) {
      sizes[entry.key()] += entry.ByteSizeLong();
      all += entry.ByteSizeLong();
    }
  });
  llvm::StringSet<> dropped;
  for (const char *key : {kNamespace, kTrace, kClasses, kScopes})
    if (all > most && dropped.insert(key).second)
      all -= sizes[key];
  if (dropped.empty())
    return;
  visitNodes(graph, [&](onnx::NodeProto &node) {
    llvm::erase_if(*node.mutable_metadata_props(), [&](const auto &entry) {
      return dropped.contains(entry.key());
    });
  });
}

void torchonnx::addFormula(onnx::TensorProto &tensor, StringRef formula) {
  if (!formula.empty())
    add(tensor, "computed", formula.str());
}
