//===- Unsupported.cpp - The report of unsupported operators --------------===//

#include "torch-onnx-opt/Unsupported.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace torchonnx;

void UnsupportedReport::add(Location loc, StringRef operatorName,
                            StringRef reason, StringRef help) {
  auto [it, isNew] = entries.insert(
      {{operatorName.str(), reason.str()}, {loc, help.str(), 0}});
  ++it->second.count;
  if (auto refusal = remark::failed(
          loc, remark::RemarkOpts::name("refused").category("refused")))
    refusal << remark::metric("operator", operatorName)
            << remark::metric("why", reason) << remark::metric("help", help);
}

LogicalResult UnsupportedReport::emit() const {
  for (const auto &[key, entry] : entries) {
    InFlightDiagnostic error = emitError(entry.first);
    error << "'" << key.first << "' cannot be converted: " << key.second;
    if (entry.count > 1)
      error << " (" << entry.count << " places, this is the first)";
    if (!entry.help.empty())
      error.attachNote() << entry.help;
  }
  return success(entries.empty());
}
