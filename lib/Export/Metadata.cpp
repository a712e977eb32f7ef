//===- Metadata.cpp - Where nodes and weights come from -------------------===//

#include "Metadata.h"
#include "Names.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/StringExtras.h"

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

/// What starts a place in a traceback.
static constexpr char kFile[] = "File \"";

/// The calls that lead to a node, as a traceback has them.
static std::string traceOf(Location loc) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::ListSeparator newLine("\n");
  for (FileLineColLoc place : getStack(loc)) {
    os << newLine << kFile << place.getFilename().getValue() << "\", line "
       << place.getLine();
    if (std::optional<std::string> line = getSourceLine(place))
      os << "\n    " << StringRef(*line).trim();
  }
  return text;
}

/// Leaves the innermost place of a traceback.
static void cutTrace(std::string &trace) {
  if (size_t last = trace.rfind(std::string("\n") + kFile);
      last != std::string::npos)
    trace.erase(0, last + 1);
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
  if (std::string trace = traceOf(loc); !trace.empty())
    add(node, kTrace, std::move(trace));
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
  auto isTooMuch = [&] {
    uint64_t size = 0;
    visitNodes(graph, [&](onnx::NodeProto &node) {
      for (const auto &entry : node.metadata_props())
        size += entry.ByteSizeLong();
    });
    return size > most;
  };
  auto drop = [&](StringRef key) {
    visitNodes(graph, [&](onnx::NodeProto &node) {
      llvm::erase_if(*node.mutable_metadata_props(),
                     [&](const auto &entry) { return key == entry.key(); });
    });
  };
  if (isTooMuch())
    drop(kNamespace);
  if (isTooMuch())
    visitNodes(graph, [&](onnx::NodeProto &node) {
      for (auto &entry : *node.mutable_metadata_props())
        if (entry.key() == kTrace)
          cutTrace(*entry.mutable_value());
    });
  for (const char *key : {kTrace, kClasses, kScopes})
    if (isTooMuch())
      drop(key);
}

void torchonnx::addFormula(onnx::TensorProto &tensor, StringRef formula) {
  if (!formula.empty())
    add(tensor, "computed", formula.str());
}
