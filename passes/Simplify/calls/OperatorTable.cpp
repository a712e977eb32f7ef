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
  Entry own = table.lookup(name);
  return own.handler ? own : table.lookup(name.split('.').first);
}

} // namespace torchonnx
