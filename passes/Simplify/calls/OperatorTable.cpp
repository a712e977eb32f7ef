//===- OperatorTable.cpp - Who evaluates which operator -------------------===//

#include "passes/Simplify/calls/OperatorTable.h"

using namespace mlir;

namespace torchonnx {

void OperatorTable::add(StringRef name, Entry entry) {
  if (!table.insert({name, entry}).second)
    llvm::report_fatal_error("two handlers of " + name,
                             /*gen_crash_diag=*/false);
}

OperatorTable::Entry OperatorTable::find(StringRef name) const {
  if (Entry own = table.lookup(name); own.handler)
    return own;
  auto [base, overload] = name.split('.');
  // What is written to an operand is not what a function of the name gives.
  bool isOut = overload == "out" || overload.ends_with("_out");
  return isOut ? Entry() : table.lookup(base);
}

} // namespace torchonnx
