//===- Call.cpp - One operator applied to abstract values -----------------===//

#include "passes/Simplify/values/Call.h"

using namespace mlir;

namespace torchonnx {

static std::optional<unsigned> find(const Call &call, StringRef operand) {
  const OpSchema *schema =
      call.loc->getContext()->getLoadedDialect<TorchDialect>()->getSchema(
          call.name);
  return schema ? schema->argIndex(operand) : std::nullopt;
}

unsigned Call::position(StringRef operand) const {
  std::optional<unsigned> at = find(*this, operand);
  if (!at || *at >= args.size())
    llvm::report_fatal_error("no operand '" + operand + "' of " + name,
                             /*gen_crash_diag=*/false);
  return *at;
}

bool Call::has(StringRef operand) const {
  return find(*this, operand).has_value();
}

} // namespace torchonnx
