//===- GenerateOnnxOps.cpp - The operator table from ONNX's registry ------===//
//
// Usage: generate-onnx-ops OnnxOps.cpp.inc OnnxOps.h.inc
//
// Walks the OpSchema registry of the linked ONNX release and writes the table
// of operator versions that the `onnx` dialect is made of, and the list of
// operator names that builders are made of.
//
//===----------------------------------------------------------------------===//

#include "onnx/defs/schema.h"
#include "onnx/shape_inference/implementation.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using onnx::AttributeProto;
using onnx::OpSchema;

namespace {

constexpr int kOldestOpset = 11;

/// A quoted C++ string literal.
std::string quote(const std::string &text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      out += '\\';
    out += c;
  }
  return out + "\"";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

struct TypeMasks {
  unsigned tensor = 0, seq = 0, optTensor = 0, optSeq = 0;
};

/// Strips "name(" and ")" from the text if it is of this form.
bool unwrap(std::string &text, const std::string &name) {
  if (text.rfind(name + "(", 0) != 0 || text.back() != ')')
    return false;
  text = text.substr(name.size() + 1, text.size() - name.size() - 2);
  return true;
}

void addType(TypeMasks &masks, const std::string &typeString) {
  std::string text = typeString;
  bool opt = unwrap(text, "optional");
  bool seq = unwrap(text, "seq");
  if (!unwrap(text, "tensor")) {
    // Sequences of maps belong to the ML domain; nothing here makes one.
    return;
  }
  std::string upper;
  for (char c : text)
    upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  onnx::TensorProto_DataType number = onnx::TensorProto::UNDEFINED;
  if (!onnx::TensorProto_DataType_Parse(upper, &number) || number >= 32) {
    std::cerr << "unknown ONNX type '" << typeString << "'\n";
    std::exit(1);
  }
  unsigned &mask = opt ? (seq ? masks.optSeq : masks.optTensor)
                       : (seq ? masks.seq : masks.tensor);
  mask |= 1U << number;
}

std::string typeSetText(const std::vector<std::string> &types) {
  TypeMasks masks;
  for (const std::string &type : types)
    addType(masks, type);
  std::ostringstream os;
  os << std::hex << "{0x" << masks.tensor << ", 0x" << masks.seq << ", 0x"
     << masks.optTensor << ", 0x" << masks.optSeq << "}";
  return os.str();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const char *attrKind(AttributeProto::AttributeType type) {
  switch (type) {
  case AttributeProto::INT:
    return "Int";
  case AttributeProto::FLOAT:
    return "Float";
  case AttributeProto::STRING:
    return "String";
  case AttributeProto::TENSOR:
    return "Tensor";
  case AttributeProto::TYPE_PROTO:
    return "Type";
  case AttributeProto::INTS:
    return "Ints";
  case AttributeProto::FLOATS:
    return "Floats";
  case AttributeProto::STRINGS:
    return "Strings";
  case AttributeProto::SPARSE_TENSOR:
    return "SparseTensor";
  case AttributeProto::GRAPH:
    return "Graph";
  default:
    std::cerr << "unexpected attribute kind " << type << "\n";
    std::exit(1);
  }
}

std::string floatText(float value) {
  // %e always has a decimal point, which MLIR's float literals demand.
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.8e", value);
  return std::string(buffer) + " : f32";
}

/// The default value as the text of an MLIR attribute.
std::string defaultText(const OpSchema::Attribute &attr) {
  const AttributeProto &value = attr.default_value;
  std::string list;
  auto item = [&](const std::string &text) {
    list += (list.empty() ? "" : ", ") + text;
  };
  switch (value.type()) {
  case AttributeProto::INT:
    return std::to_string(value.i()) + " : i64";
  case AttributeProto::FLOAT:
    return floatText(value.f());
  case AttributeProto::STRING:
    return quote(value.s());
  case AttributeProto::INTS:
    for (int64_t i : value.ints())
      item(std::to_string(i));
    return "[" + list + "]";
  case AttributeProto::FLOATS:
    for (float f : value.floats())
      item(floatText(f));
    return "[" + list + "]";
  case AttributeProto::STRINGS:
    for (const std::string &s : value.strings())
      item(quote(s));
    return "[" + list + "]";
  default:
    return "";
  }
}

//===----------------------------------------------------------------------===//
// Shape rules
//===----------------------------------------------------------------------===//

using Shape = std::vector<int64_t>;

/// The element type to try a type variable with.
int probeType(const OpSchema &schema, const std::string &typeString) {
  std::vector<std::string> allowed{typeString};
  for (const auto &constraint : schema.typeConstraintParams())
    if (constraint.type_param_str == typeString)
      allowed = constraint.allowed_type_strs;
  TypeMasks masks;
  for (const std::string &type : allowed)
    addType(masks, type);
  for (int candidate : {onnx::TensorProto::FLOAT, onnx::TensorProto::INT64,
                        onnx::TensorProto::INT32, onnx::TensorProto::UINT8,
                        onnx::TensorProto::BOOL, onnx::TensorProto::STRING})
    if (masks.tensor >> candidate & 1)
      return candidate;
  return 0;
}

/// What ONNX's own shape inference gives for the first output of one node with
/// these operand shapes; empty if it refuses or does not know.
Shape probe(const OpSchema &schema, const std::vector<Shape> &operands) {
  onnx::ModelProto model;
  model.set_ir_version(onnx::IR_VERSION);
  auto *opset = model.add_opset_import();
  opset->set_version(schema.SinceVersion());
  onnx::GraphProto &graph = *model.mutable_graph();
  onnx::NodeProto &node = *graph.add_node();
  node.set_op_type(schema.Name());
  node.add_output("y");
  for (size_t i = 0; i < operands.size(); ++i) {
    size_t param = std::min(i, schema.inputs().size() - 1);
    int type = probeType(schema, schema.inputs()[param].GetTypeStr());
    if (!type)
      return {};
    onnx::ValueInfoProto &input = *graph.add_input();
    input.set_name("x" + std::to_string(i));
    node.add_input(input.name());
    auto *tensor = input.mutable_type()->mutable_tensor_type();
    tensor->set_elem_type(type);
    tensor->mutable_shape();
    for (int64_t dim : operands[i])
      tensor->mutable_shape()->add_dim()->set_dim_value(dim);
  }
  for (const auto &[name, attr] : schema.attributes()) {
    if (!attr.required)
      continue;
    // Cast's; any other required attribute may decide the shape.
    if (name != "to" || attr.type != AttributeProto::INT)
      return {};
    AttributeProto &to = *node.add_attribute();
    to.set_name(name);
    to.set_type(AttributeProto::INT);
    // Of another width than the operand: a BitCast then fails.
    to.set_i(onnx::TensorProto::DOUBLE);
  }
  graph.add_output()->set_name("y");
  try {
    onnx::shape_inference::InferShapes(model);
  } catch (const std::exception &) {
    return {};
  }
  const auto &type = graph.output(0).type();
  if (!type.has_tensor_type() || !type.tensor_type().has_shape())
    return {};
  Shape shape;
  for (const auto &dim : type.tensor_type().shape().dim())
    shape.push_back(dim.has_dim_value() ? dim.dim_value() : -1);
  return shape;
}

std::string shapeRule(const OpSchema &schema) {
  int least = schema.min_input(), most = schema.max_input();
  if (schema.outputs().empty() ||
      schema.outputs()[0].GetOption() == OpSchema::Variadic)
    return "Unknown";
  Shape a{2, 1, 5}, b{3, 1}, both{2, 3, 5};
  if (least <= 2 && most >= 2 && probe(schema, {a, b}) == both)
    return "Broadcast";
  if (least == 3 && most == 3 && probe(schema, {a, b, Shape{1}}) == both)
    return "Broadcast";
  // The sizes are chosen so that squeezing, reversing, transposing and pooling
  // are all seen to change them.
  if (least <= 1 && most >= 1) {
    bool same = true;
    for (const Shape &shape : {Shape{2, 1, 3}, Shape{4, 1, 5, 7}})
      same = same && probe(schema, {shape}) == shape;
    if (same)
      return "SameAsFirst";
  }
  return "Unknown";
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

std::string paramsText(const std::vector<OpSchema::FormalParameter> &params,
                       std::vector<std::string> &typeVars) {
  std::string out;
  for (const auto &param : params) {
    const std::string &type = param.GetTypeStr();
    // NOLINTNEXTLINE(llvm-use-ranges): this tool does not link LLVM.
    auto it = std::find(typeVars.begin(), typeVars.end(), type);
    size_t index = it - typeVars.begin();
    if (it == typeVars.end())
      typeVars.push_back(type);
    const char *arity = param.GetOption() == OpSchema::Single     ? "Single"
                        : param.GetOption() == OpSchema::Optional ? "Optional"
                                                                  : "Variadic";
    out += "{" + quote(param.GetName()) + ", " + std::to_string(index) +
           ", OnnxArity::" + arity + ", " +
           (param.GetIsHomogeneous() ? "true" : "false") + "}, ";
  }
  return out;
}

/// The parts of an entry that make up the signature of a version.
struct Signature {
  std::string typeVars, inputs, outputs, attrs, graphs, numbers;

  bool operator==(const Signature &other) const {
    return typeVars == other.typeVars && inputs == other.inputs &&
           outputs == other.outputs && attrs == other.attrs &&
           graphs == other.graphs && numbers == other.numbers;
  }
};

Signature signatureOf(const OpSchema &schema) {
  Signature sig;
  std::vector<std::string> typeVars;
  for (const auto &constraint : schema.typeConstraintParams())
    typeVars.push_back(constraint.type_param_str);
  sig.inputs = paramsText(schema.inputs(), typeVars);
  sig.outputs = paramsText(schema.outputs(), typeVars);
  for (const std::string &var : typeVars) {
    std::vector<std::string> allowed{var};
    for (const auto &constraint : schema.typeConstraintParams())
      if (constraint.type_param_str == var)
        allowed = constraint.allowed_type_strs;
    sig.typeVars += "{" + quote(var) + ", " + typeSetText(allowed) + "}, ";
  }

  std::vector<const OpSchema::Attribute *> attrs;
  for (const auto &named : schema.attributes())
    attrs.push_back(&named.second);
  std::sort(attrs.begin(), attrs.end(),
            [](auto *a, auto *b) { return a->name < b->name; });
  for (const auto *attr : attrs) {
    std::string name = quote(attr->name);
    if (attr->type == AttributeProto::GRAPH)
      // In front: an If reads better with its then_branch first.
      sig.graphs = name + ", " + sig.graphs;
    else
      sig.attrs += "{" + name + ", OnnxAttrKind::" + attrKind(attr->type) +
                   ", " + (attr->required ? "true" : "false") + ", " +
                   quote(defaultText(*attr)) + "}, ";
  }

  // A function of its operands and attributes, unless the registry says
  // otherwise. SequenceMap is as random as its body.
  bool random = schema.GetNodeDeterminism() ==
                    OpSchema::NodeDeterminism::NonDeterministic &&
                sig.graphs.empty();
  auto most = [](int n) {
    return n == std::numeric_limits<int>::max() ? std::string("INT_MAX")
                                                : std::to_string(n);
  };
  sig.numbers = std::string(schema.deprecated() ? "true" : "false") + ", " +
                (random ? "true" : "false") +
                ", false, OnnxShapeRule::" + shapeRule(schema) + ", " +
                std::to_string(schema.min_input()) + ", " +
                most(schema.max_input()) + ", " +
                std::to_string(schema.min_output()) + ", " +
                most(schema.max_output());
  return sig;
}

struct Entry {
  int since;
  bool deprecated;
  Signature sig;
};

/// The versions of an operator that opsets from the oldest one on can name,
/// oldest first, runs of equal signatures as one.
std::vector<Entry> entriesOf(const std::map<int, const OpSchema *> &versions) {
  std::vector<Entry> entries;
  auto first = versions.upper_bound(kOldestOpset);
  if (first != versions.begin())
    --first;
  for (auto it = first; it != versions.end(); ++it) {
    Signature sig = signatureOf(*it->second);
    if (entries.empty() || !(entries.back().sig == sig))
      entries.push_back({it->first, it->second->deprecated(), sig});
  }
  return entries;
}

void printArray(std::ostream &os, const char *type, const std::string &name,
                const std::string &items) {
  if (!items.empty())
    os << "constexpr " << type << " " << name << "[] = {" << items << "};\n";
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    std::cerr << "usage: generate-onnx-ops <table> <names>\n";
    return 1;
  }

  std::map<std::string, std::map<int, const OpSchema *>> ops;
  const std::vector<OpSchema> schemas =
      onnx::OpSchemaRegistry::get_all_schemas_with_history();
  for (const OpSchema &schema : schemas)
    if (schema.domain() == onnx::ONNX_DOMAIN)
      ops[schema.Name()][schema.SinceVersion()] = &schema;

  std::ofstream table(argv[1]), names(argv[2]);
  const char *banner = "// Generated by generate-onnx-ops; do not edit.\n\n";
  table << banner;
  names << banner;

  std::ostringstream entries;
  for (const auto &[opType, versions] : ops) {
    std::vector<Entry> list = entriesOf(versions);
    int newest = -1;
    for (const Entry &entry : list)
      if (!entry.deprecated)
        newest = entry.since;
    if (newest < 0)
      continue;
    names << "ONNX_OP(" << opType << ")\n";
    for (const Entry &entry : list) {
      std::string id = opType + "V" + std::to_string(entry.since);
      const Signature &sig = entry.sig;
      printArray(table, "OnnxTypeVar", "types" + id, sig.typeVars);
      printArray(table, "OnnxParamInfo", "inputs" + id, sig.inputs);
      printArray(table, "OnnxParamInfo", "outputs" + id, sig.outputs);
      printArray(table, "OnnxAttrInfo", "attrs" + id, sig.attrs);
      printArray(table, "llvm::StringLiteral", "graphs" + id, sig.graphs);
      auto ref = [&](const char *kind, const std::string &items) {
        return items.empty() ? std::string(", {}") : ", " + (kind + id);
      };
      entries << "    {" << quote(opType) << ", "
              << quote(entry.since == newest ? opType : id) << ", "
              << entry.since << ", " << sig.numbers
              << ref("types", sig.typeVars) << ref("inputs", sig.inputs)
              << ref("outputs", sig.outputs) << ref("attrs", sig.attrs)
              << ref("graphs", sig.graphs) << "},\n";
    }
  }
  int newestOpset = onnx::OpSchemaRegistry::DomainToVersionRange::Instance()
                        .LastReleaseVersionMap()
                        .at(onnx::ONNX_DOMAIN);
  table << "constexpr int kNewestOpset = " << newestOpset << ";\n"
        << "const OnnxOpInfo kOps[] = {\n"
        << entries.str() << "};\n";
  table.close();
  names.close();
  return table && names ? 0 : 1;
}
