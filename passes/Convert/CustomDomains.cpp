//===- CustomDomains.cpp - Operators that stay whole ----------------------===//

#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torchonnx;

FailureOr<CustomDomains> CustomDomains::parse(ArrayRef<std::string> specs,
                                              Location loc) {
  CustomDomains result;
  for (StringRef spec : specs) {
    auto [key, domain] = spec.split('=');
    if (domain == "ai.onnx")
      return emitError(loc) << "--custom-domain '" << spec
                            << "': ai.onnx is ONNX's own domain";
    if (key.empty() || domain.empty())
      return emitError(loc) << "--custom-domain '" << spec
                            << "': expected 'library=domain' or "
                               "'library::operator=domain'";
    result.domains[key] = domain.str();
  }
  return result;
}

static StringRef baseNameOf(Operation *op) {
  return getOperatorName(op).split('.').first;
}

StringRef CustomDomains::lookup(Operation *op) const {
  if (domains.empty())
    return "";
  StringRef name = baseNameOf(op);
  auto it = domains.find(name);
  if (it == domains.end())
    it = domains.find(name.split("::").first);
  return it == domains.end() ? StringRef() : StringRef(it->second);
}

void CustomDomains::warnOfUnused(ModuleOp module) const {
  llvm::StringSet<> used;
  module.walk([&](Operation *op) {
    if (!op->hasAttr(kDomainAttr))
      return;
    StringRef name = baseNameOf(op);
    used.insert(name);
    used.insert(name.split("::").first);
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

SmallVector<Value> torchonnx::convertWhole(OnnxBuilder &b, Operation *op) {
  StringRef name = getOperatorName(op);
  const OpSchema *schema = getOracle(op->getContext()).getSchema(name);
  auto fail = [&](const llvm::Twine &why) -> SmallVector<Value> {
    b.fail(why);
    return {};
  };
  if (!schema)
    return fail("PyTorch does not know its arguments");
  StringRef type = name.split("::").second;
  std::string opType = llvm::join(llvm::split(type, '.'), "_");
  SmallVector<NamedAttribute> attributes = {
      b.builder.getNamedAttr("domain", op->getAttr(kDomainAttr)),
      b.builder.getNamedAttr("op_type", b.builder.getStringAttr(opType))};
  SmallVector<Value> inputs;
  for (auto [argument, operand] : llvm::zip(schema->args, op->getOperands())) {
    StringRef argType = argument.type;
    if (argType.starts_with("Tensor")) {
      if (isa<ListType>(operand.getType()))
        llvm::append_range(inputs, b.list(operand));
      else
        inputs.push_back(b.in(operand));
      continue;
    }
    Attribute value = getConstant(operand);
    if (!value)
      return fail("its argument '" + argument.name +
                  "' is computed at run time, and an attribute of a custom "
                  "operator is a constant");
    if (isa<UnitAttr>(value))
      continue;
    Attribute converted = toNodeAttribute(b.builder, value);
    if (!converted || argument.name == "domain" || argument.name == "op_type")
      return fail("its argument '" + argument.name +
                  "' cannot be an attribute of a custom operator");
    attributes.push_back(b.builder.getNamedAttr(argument.name, converted));
  }
  SmallVector<Type> results;
  for (Type type : op->getResultTypes()) {
    auto list = dyn_cast<ListType>(type);
    if (list && !list.getSized())
      return fail("it returns a list whose length only the run knows");
    for (Type element : list ? list.getElements() : ArrayRef<Type>(type)) {
      results.push_back(getOnnxType(element));
      if (!results.back())
        return fail("its result has no ONNX form");
    }
  }
  if (b.failed())
    return {};
  Operation *node = createOnnxOp(b.builder, b.loc, "Custom", b.opset, inputs,
                                 attributes, results, results.size());
  return node ? SmallVector<Value>(node->getResults())
              : fail("it cannot be a custom operator");
}
