//===- OnnxOpInfo.cpp - Look-ups in the operator table --------------------===//

#include "dialects/ONNX/OnnxOpInfo.h"
#include "torch-onnx-opt/ElementTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <climits>

using namespace llvm;

namespace torchonnx {

namespace {
#include "dialects/ONNX/OnnxOps.cpp.inc"

// A node of another domain: anything goes. The only operator that ONNX's
// registry cannot tell us of.
constexpr OnnxTypeVar customTypes[] = {{"any", {~0U, ~0U, ~0U, ~0U}}};
constexpr OnnxParamInfo customInputs[] = {
    {"inputs", 0, OnnxArity::Variadic, false}};
constexpr OnnxParamInfo customOutputs[] = {
    {"outputs", 0, OnnxArity::Variadic, false}};
constexpr OnnxAttrInfo customAttrs[] = {
    {"domain", OnnxAttrKind::String, true, ""},
    {"domain_version", OnnxAttrKind::Int, false, ""},
    {"op_type", OnnxAttrKind::String, true, ""},
};
const OnnxOpInfo kCustomOp = {"Custom",
                              "Custom",
                              1,
                              false,
                              false,
                              true,
                              OnnxShapeRule::Unknown,
                              0,
                              INT_MAX,
                              0,
                              INT_MAX,
                              customTypes,
                              customInputs,
                              customOutputs,
                              customAttrs,
                              {}};

/// From ONNX's release notes (the table in its helper.py).
constexpr struct {
  int opset, irVersion;
} kIrVersions[] = {{11, 6},  {12, 7},  {15, 8},  {19, 9}, {21, 10},
                   {23, 11}, {24, 12}, {25, 13}, {28, 14}};
} // namespace

ArrayRef<OnnxOpInfo> allOnnxOps() { return kOps; }

const OnnxAttrInfo *OnnxOpInfo::attr(StringRef attrName) const {
  for (const OnnxAttrInfo &info : attrs)
    if (info.name == attrName)
      return &info;
  return nullptr;
}

const OnnxOpInfo *lookupOnnxOp(StringRef mlirName) {
  static const StringMap<const OnnxOpInfo *> byName = [] {
    StringMap<const OnnxOpInfo *> map;
    for (const OnnxOpInfo &info : kOps)
      if (!info.deprecated)
        map[info.name] = &info;
    map[kCustomOp.name] = &kCustomOp;
    return map;
  }();
  mlirName.consume_front("onnx.");
  return byName.lookup(mlirName);
}

const OnnxOpInfo *lookupOnnxOp(StringRef opType, int opset) {
  if (opType == kCustomOp.opType)
    return &kCustomOp;
  ArrayRef<OnnxOpInfo> ops = kOps;
  const auto *last = llvm::partition_point(ops, [&](const OnnxOpInfo &info) {
    int order = StringRef(info.opType).compare(opType);
    return order < 0 || (order == 0 && info.since <= opset);
  });
  if (last == ops.begin() || opset > kNewestOpset)
    return nullptr;
  const OnnxOpInfo *info = &*std::prev(last);
  return info->opType == opType && !info->deprecated ? info : nullptr;
}

int newestOpset() { return kNewestOpset; }

int irVersionOf(int opset) {
  int version = kIrVersions[0].irVersion;
  for (const auto &row : kIrVersions)
    if (row.opset <= opset)
      version = row.irVersion;
  return version;
}

void printOnnxTypeSet(const OnnxTypeSet &set, raw_ostream &os) {
  ListSeparator comma;
  auto print = [&](uint32_t mask, StringRef open, StringRef close) {
    for (const ElementType &type : listElementTypes().drop_front())
      if (mask >> type.number & 1)
        os << comma << open << type.name << close;
  };
  print(set.tensor, "tensor(", ")");
  print(set.seq, "seq(tensor(", "))");
  print(set.optTensor, "optional(tensor(", "))");
  print(set.optSeq, "optional(seq(tensor(", ")))");
}

//===----------------------------------------------------------------------===//
// Documentation
//===----------------------------------------------------------------------===//

static void printParams(StringRef title, ArrayRef<OnnxParamInfo> params,
                        const OnnxOpInfo &info, raw_ostream &os) {
  if (params.empty())
    return;
  os << title << ": ";
  llvm::interleaveComma(params, os, [&](const OnnxParamInfo &param) {
    os << '`' << param.name << '`';
    if (param.arity == OnnxArity::Optional)
      os << '?';
    if (param.arity == OnnxArity::Variadic)
      os << "…";
    os << " : " << info.typeVars[param.typeVar].name;
  });
  os << "\n\n";
}

static StringRef attrKindName(OnnxAttrKind kind) {
  switch (kind) {
  case OnnxAttrKind::Int:
    return "int";
  case OnnxAttrKind::Float:
    return "float";
  case OnnxAttrKind::String:
    return "string";
  case OnnxAttrKind::Tensor:
    return "tensor";
  case OnnxAttrKind::Type:
    return "type";
  case OnnxAttrKind::Ints:
    return "ints";
  case OnnxAttrKind::Floats:
    return "floats";
  case OnnxAttrKind::Strings:
    return "strings";
  case OnnxAttrKind::SparseTensor:
    return "sparse tensor";
  case OnnxAttrKind::Graph:
    return "graph";
  }
  llvm_unreachable("unknown attribute kind");
}

void printOnnxDialectDocs(raw_ostream &os) {
  os << "# The `onnx` dialect\n\n"
     << "Generated from the operator registry of ONNX, opsets " << oldestOpset()
     << " to " << newestOpset()
     << ". `x?` is an optional operand or result, `x…` a repeated one. "
     << "What an operator computes is in ONNX's own reference, linked from its "
     << "name.\n";
  StringRef previous;
  for (const OnnxOpInfo &info : allOnnxOps()) {
    if (info.deprecated)
      continue;
    if (info.opType != previous)
      os << "\n## [" << info.opType << "](https://onnx.ai/onnx/operators/onnx__"
         << info.opType << ".html)\n";
    previous = info.opType;
    os << "\n### `onnx." << info.name << "`, since opset " << info.since
       << "\n\n";
    printParams("Operands", info.inputs, info, os);
    printParams("Results", info.outputs, info, os);
    for (StringRef graph : info.graphs)
      os << "Region: `" << graph << "`\n\n";
    for (const OnnxAttrInfo &attr : info.attrs) {
      os << "- `" << attr.name << "`: " << attrKindName(attr.kind);
      if (attr.required)
        os << ", required";
      if (!attr.defaultValue.empty())
        os << ", default `" << attr.defaultValue << '`';
      os << '\n';
    }
    for (const OnnxTypeVar &var : info.typeVars) {
      os << "- " << var.name << ": ";
      printOnnxTypeSet(var.allowed, os);
      os << '\n';
    }
  }
}

} // namespace torchonnx
