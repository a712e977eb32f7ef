//===- CustomDomains.cpp - Operators that stay whole ----------------------===//

#include "passes/Convert/CustomDomains.h"
#include "dialects/Torch/Oracle.h"
#include "passes/Convert/Legality.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torchonnx;

/// Whether ONNX takes a text for the name of an op type or attribute.
static bool isIdentifier(StringRef name) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name, isPart);
}

/// Whether a text is a domain: `com.example`, `my-ops`.
static bool isDomain(StringRef name) {
  return !name.empty() && llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || StringRef("_.-").contains(c);
  });
}

FailureOr<CustomNode> CustomNode::parse(StringRef text, std::string &why) {
  CustomNode node;
  StringRef rest = text.trim();
  if (rest.ends_with(")")) {
    auto [head, list] = rest.drop_back().split('(');
    node.isListed = true;
    SmallVector<StringRef> parts;
    list.split(parts, ',', -1, /*KeepEmpty=*/false);
    for (StringRef part : parts) {
      auto [attribute, argument] = part.split('=');
      attribute = attribute.trim();
      argument = part.contains('=') ? argument.trim() : attribute;
      if (attribute.empty() || argument.empty()) {
        why = "expected arguments as in '(x, alpha=slope)'";
        return failure();
      }
      if (!isIdentifier(attribute)) {
        why = ("'" + attribute + "' is no name of an attribute").str();
        return failure();
      }
      if (llvm::is_contained(llvm::make_second_range(node.arguments),
                             attribute)) {
        why = ("'" + attribute + "' is listed twice").str();
        return failure();
      }
      node.arguments.push_back({argument.str(), attribute.str()});
    }
    rest = head;
  }
  auto [name, version] = rest.split('@');
  if (rest.contains('@') &&
      (version.getAsInteger(10, node.version) || node.version < 1 ||
       node.version > std::numeric_limits<int32_t>::max())) {
    why = "the version behind '@' is a number from 1 on, of 32 bits";
    return failure();
  }
  auto [domain, opType] = name.split(':');
  node.domain = domain.str();
  node.opType = opType.str();
  if (domain == "ai.onnx") {
    why = "ai.onnx is ONNX's own domain";
    return failure();
  }
  if (!isDomain(domain) || (name.contains(':') && !isIdentifier(opType))) {
    why = "expected 'library=domain' or 'library::operator=domain', and behind "
          "it ':OpType', '@version' or '(x, alpha=slope)'";
    return failure();
  }
  return node;
}

FailureOr<CustomDomains> CustomDomains::parse(ArrayRef<std::string> specs,
                                              Location loc) {
  CustomDomains result;
  llvm::StringMap<int64_t> versions;
  for (StringRef spec : specs) {
    auto [key, text] = spec.split('=');
    std::string why = "expected 'library=domain' or 'library::operator=domain'";
    FailureOr<CustomNode> node = failure();
    if (!key.empty() && !text.empty())
      node = CustomNode::parse(text, why);
    bool isOne = key.contains("::");
    if (succeeded(node) && !isOne &&
        (node->isListed || !node->opType.empty())) {
      why = "an op type and its arguments are those of one operator: "
            "'library::operator=domain:OpType'";
      node = failure();
    }
    if (succeeded(node) && text.contains('@')) {
      auto [known, isNew] = versions.try_emplace(node->domain, node->version);
      if (!isNew && known->second != node->version) {
        why = "'" + node->domain + "' has another version already";
        node = failure();
      }
    }
    if (succeeded(node) && !result.domains.try_emplace(key, text).second) {
      why = ("'" + key + "' is given twice").str();
      node = failure();
    }
    if (failed(node))
      return emitError(loc) << "--custom-domain '" << spec << "': " << why;
  }
  return result;
}

std::string CustomNode::getOpType(StringRef operatorName) const {
  return opType.empty()
             ? llvm::join(llvm::split(operatorName.split("::").second, '.'),
                          "_")
             : opType;
}

FailureOr<SmallVector<CustomNode::Taken>>
CustomNode::getArguments(ArrayRef<SchemaArg> all, std::string &why) const {
  auto isInput = [](const SchemaArg &argument) {
    return StringRef(argument.type).starts_with("Tensor");
  };
  SmallVector<Taken> taken;
  if (!isListed)
    for (auto [i, argument] : llvm::enumerate(all))
      taken.push_back({unsigned(i), isInput(argument) ? "" : argument.name});
  for (const auto &listed : arguments) {
    const std::string &name = listed.first, &attribute = listed.second;
    const auto *argument = llvm::find_if(all, [&](const SchemaArg &candidate) {
      return candidate.name == name;
    });
    if (argument == all.end()) {
      why =
          "it has no argument '" + name +
          "' that --custom-domain could pass on; it has " +
          llvm::join(llvm::map_range(all, std::mem_fn(&SchemaArg::name)), ", ");
      return failure();
    }
    if (isInput(*argument) && attribute != name) {
      why = "its argument '" + name +
            "' is an input, which has no name of its own";
      return failure();
    }
    taken.push_back({unsigned(argument - all.begin()),
                     isInput(*argument) ? "" : attribute});
  }
  return taken;
}

/// What an operator is called in `--custom-domain`, the narrowest first: an
/// overload, all of its overloads, its library.
static std::array<StringRef, 3> keysOf(StringRef operatorName) {
  StringRef base = operatorName.split('.').first;
  return {operatorName, base, base.split("::").first};
}

StringRef CustomDomains::lookup(Operation *op) const {
  return domains.empty() ? "" : lookup(getOperatorName(op));
}

StringRef CustomDomains::lookup(StringRef operatorName) const {
  for (StringRef key : keysOf(operatorName))
    if (auto it = domains.find(key); it != domains.end())
      return it->second;
  return {};
}

void CustomDomains::warnOfUnused(ModuleOp module) const {
  llvm::StringSet<> used;
  module.walk([&](Operation *op) {
    if (!op->hasAttr(kDomainAttr))
      return;
    for (StringRef key : keysOf(getOperatorName(op)))
      used.insert(key);
  });
  for (StringRef key : domains.keys())
    if (!used.contains(key))
      emitWarning(module.getLoc())
          << "--custom-domain: the program has no operator of '" << key << "'";
}

/// A constant as an attribute of a node: numbers are int64 or float, a bool is
/// an int. Null if it is none of these, or a list of them.
static Attribute toNodeAttribute(Builder &b, Attribute value) {
  if (auto boolean = dyn_cast<BoolAttr>(value))
    return b.getI64IntegerAttr(boolean.getValue());
  if (auto number = dyn_cast<IntegerAttr>(value))
    return b.getI64IntegerAttr(number.getInt());
  if (auto number = dyn_cast<FloatAttr>(value))
    return b.getF32FloatAttr(number.getValueAsDouble());
  if (isa<StringAttr>(value))
    return value;
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list)
    return {};
  SmallVector<Attribute> elements;
  for (Attribute element : list) {
    if (isa<ArrayAttr>(element))
      return {};
    elements.push_back(toNodeAttribute(b, element));
    if (!elements.back())
      return {};
  }
  return b.getArrayAttr(elements);
}

/// The same of an argument; a dtype is told by ONNX's number for it.
static Attribute toNodeAttribute(Builder &b, const SchemaArg &argument,
                                 Attribute value) {
  if (auto number = dyn_cast<IntegerAttr>(value);
      number && StringRef(argument.type).starts_with("ScalarType"))
    if (Type dtype = getDtype(b.getContext(), number.getInt()))
      value = b.getI64IntegerAttr(onnxDataType(dtype));
  return toNodeAttribute(b, value);
}

Attribute torchonnx::findConstant(Value value) {
  if (Attribute known = getConstant(value))
    return known;
  auto elements = getElements(value);
  if (!elements)
    return {};
  SmallVector<Attribute> known;
  for (Value element : *elements)
    if (known.push_back(getConstant(element)); !known.back())
      return {};
  return ArrayAttr::get(value.getContext(), known);
}

/// The types of the results, of which a list has several.
static SmallVector<Type> resultTypesOf(OnnxBuilder &b, Operation *op) {
  SmallVector<Type> results;
  for (Type type : op->getResultTypes()) {
    auto list = dyn_cast<ListType>(type);
    if (list && !list.getSized()) {
      b.fail("it returns a list whose length only the run knows");
      return {};
    }
    for (Type element : list ? list.getElements() : ArrayRef<Type>(type)) {
      results.push_back(getOnnxType(element));
      if (!results.back()) {
        b.fail("its result has no ONNX form");
        return {};
      }
    }
  }
  return results;
}

SmallVector<Value> torchonnx::convertWhole(OnnxBuilder &b, Operation *op) {
  StringRef name = getOperatorName(op);
  const OpSchema *schema = getOracle(op->getContext()).getSchema(name);
  auto fail = [&](const llvm::Twine &why) -> SmallVector<Value> {
    b.fail(why);
    return {};
  };
  if (!schema)
    return fail("PyTorch does not know its arguments");
  std::string why;
  FailureOr<CustomNode> node = CustomNode::parse(
      cast<StringAttr>(op->getAttr(kDomainAttr)).getValue(), why);
  if (failed(node))
    return fail(why);
  SmallVector<NamedAttribute> attributes = {
      b.builder.getNamedAttr("domain", b.builder.getStringAttr(node->domain)),
      b.builder.getNamedAttr("domain_version",
                             b.builder.getI64IntegerAttr(node->version)),
      b.builder.getNamedAttr("op_type",
                             b.builder.getStringAttr(node->getOpType(name)))};
  auto arguments = node->getArguments(schema->args, why);
  if (failed(arguments))
    return fail(why);
  SmallVector<Value> inputs;
  for (const auto &[index, attribute] : *arguments) {
    const SchemaArg &argument = schema->args[index];
    Value operand = op->getOperand(index);
    if (attribute.empty()) {
      if (isa<ListType>(operand.getType()))
        llvm::append_range(inputs, b.list(operand));
      else
        inputs.push_back(b.in(operand));
      continue;
    }
    Attribute value = findConstant(operand);
    if (!value)
      return fail("its argument '" + argument.name +
                  "' is computed at run time, and an attribute of a custom "
                  "operator is a constant");
    // An attribute without elements has no type: it is left out as None is.
    auto list = dyn_cast<ArrayAttr>(value);
    if (isa<UnitAttr>(value) || (list && list.empty()))
      continue;
    Attribute converted = toNodeAttribute(b.builder, argument, value);
    if (!converted || attribute == "domain" || attribute == "op_type" ||
        attribute == "domain_version")
      return fail("its argument '" + argument.name +
                  "' cannot be an attribute of a custom operator");
    attributes.push_back(b.builder.getNamedAttr(attribute, converted));
  }
  SmallVector<Type> results = resultTypesOf(b, op);
  if (b.failed())
    return {};
  // An absent input has a place where others follow.
  while (!inputs.empty() && !inputs.back())
    inputs.pop_back();
  Operation *made = createOnnxOp(b.builder, b.loc, "Custom", b.opset, inputs,
                                 attributes, results, results.size());
  if (!made)
    return fail("it cannot be a custom operator");
  if (Attribute function = op->getAttr(kFunctionAttr))
    made->setAttr(kOnnxFunctionAttr, function);
  return made->getResults();
}
