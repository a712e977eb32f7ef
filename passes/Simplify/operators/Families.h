//===- Families.h - What files of operators have for each other -*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_OPERATORS_FAMILIES_H
#define TORCHONNX_PASSES_SIMPLIFY_OPERATORS_FAMILIES_H

#include "passes/Simplify/calls/OperatorTable.h"

namespace torchonnx {

void addQueryFunctions(OperatorTable &table);
void addNumberFunctions(OperatorTable &table);
void addAliasFunctions(OperatorTable &table);
void addInPlaceFunctions(OperatorTable &table);
void addLayoutFunctions(OperatorTable &table);
void addSqueezeFunctions(OperatorTable &table);

/// A value that is what it was.
Outcome identity(Call &call, Context &cx);

/// A number or flag that has to be known, alone or in a list, and that has few
/// values: the call is evaluated with each. Declined where there is none.
Outcome evaluateWithEachNumber(Call &call, Context &cx, const OpSchema &schema);

/// Whether a number is known to be the size that `dim` is.
inline bool isSize(AbstractValue number, mlir::Attribute dim) {
  auto type = number.ssa()
                  ? mlir::dyn_cast<TorchIntType>(number.ssa().getType())
                  : TorchIntType();
  return type && type.getKnown() && type.getKnown() == dim;
}
/// Whether all tensors that a call is given lie as new ones do.
bool operandsContiguous(const Call &call);
/// The value of a result: a view where the schema says so, or a tensor of its
/// own. `element`: which one of a list that it is.
AbstractValue bindTensorResult(Call &call, Context &cx, const OpSchema *schema,
                               const SchemaArg *ret, mlir::Value value,
                               llvm::ArrayRef<mlir::Value> operands,
                               std::optional<unsigned> element);
mlir::LogicalResult evaluateInPlace(Call &call, Context &cx,
                                    const OpSchema &schema);
/// A call of which LibTorch and the schema tell what it gives and writes to.
mlir::LogicalResult evaluateBySchema(Call &call, Context &cx,
                                     const OpSchema &schema);
/// What another operator gives is what `call` does.
Outcome evaluateAs(Call &call, Context &cx, llvm::StringRef name,
                   AbstractValues args);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_OPERATORS_FAMILIES_H
