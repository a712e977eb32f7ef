//===- Reference.cpp - Generated reference pages --------------------------===//

#include "Reference.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Rules.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace torchonnx;

namespace {
struct Row {
  StringRef name;
  /// `direct`, `decomposed`, or why neither.
  std::string handling;
};
} // namespace

static std::vector<Row> getRows(int opset) {
  llvm::StringMap<std::string> handling;
  for (StringRef name : DecomposeRules::get().names())
    handling[name] = "decomposed";
  for (StringRef name : ConvertRules::get().names()) {
    int first = *ConvertRules::get().firstOpset(name);
    bool isDecomposed = handling.contains(name);
    if (first <= opset)
      handling[name] = isDecomposed ? "direct, or decomposed" : "direct";
    else if (!isDecomposed)
      handling[name] = "needs opset " + std::to_string(first);
  }
  std::vector<Row> rows;
  for (const auto &entry : handling)
    rows.push_back({entry.getKey(), entry.getValue()});
  llvm::sort(rows, [](const Row &a, const Row &b) { return a.name < b.name; });
  return rows;
}

void torchonnx::listOps(llvm::raw_ostream &os, int opset, bool json) {
  std::vector<Row> rows = getRows(opset);
  if (json) {
    llvm::json::OStream out(os, 1);
    out.object([&] {
      for (const Row &row : rows)
        out.attribute(row.name, row.handling);
    });
    os << "\n";
    return;
  }
  os << "# Supported operators\n\n"
     << "At opset " << opset
     << ". An operator that is not listed converts when its own kernel is a\n"
     << "composite of operators that are. *Direct*: an ONNX operator stands "
        "for it; *decomposed*: a rule\n"
     << "rewrites it. A rule may refuse some arguments; the error names "
        "them.\n\n"
     << "| operator | handled |\n|---|---|\n";
  for (const Row &row : rows)
    os << "| `" << row.name << "` | " << row.handling << " |\n";
}
