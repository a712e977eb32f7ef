//===- NamedOperands.cpp - Operands by what schemas call them -------------===//

#include "dialects/Torch/NamedOperands.h"
#include "dialects/Torch/TorchDialect.h"

using namespace mlir;

namespace torchonnx {

std::optional<unsigned> findOperand(MLIRContext *context, StringRef name,
                                    StringRef operand) {
  const OpSchema *schema =
      context->getLoadedDialect<TorchDialect>()->getSchema(name);
  return schema ? schema->argIndex(operand) : std::nullopt;
}

unsigned positionOf(MLIRContext *context, StringRef name, StringRef operand,
                    size_t count) {
  std::optional<unsigned> at = findOperand(context, name, operand);
  if (!at || *at >= count)
    llvm::report_fatal_error("no operand '" + operand + "' of " + name,
                             /*gen_crash_diag=*/false);
  return *at;
}

Value NamedOperands::operator[](StringRef operand) const {
  assert(!values.empty() && "none of them is given");
  return values[positionOf(values[0].getContext(), name, operand,
                           values.size() + first) -
                first];
}

bool NamedOperands::has(StringRef operand) const {
  return !values.empty() &&
         findOperand(values[0].getContext(), name, operand).has_value();
}

} // namespace torchonnx
