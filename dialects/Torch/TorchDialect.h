//===- TorchDialect.h - The torch dialect -----------------------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_TORCHDIALECT_H
#define TORCHONNX_DIALECTS_TORCH_TORCHDIALECT_H

#include "dialects/Torch/Dtypes.h"
#include "dialects/Torch/Schema.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

#include "dialects/Torch/TorchDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/Torch/TorchTypes.h.inc"

#define GET_OP_CLASSES
#include "dialects/Torch/TorchStructuralOps.h.inc"

namespace torchonnx {

/// Base of the generated views of ATen ops (`AtenReluOp`): a name and typed
/// accessors for an operation that the dialect registers from its schema.
class AtenOp : public mlir::OpState {
public:
  AtenOp(mlir::Operation *op = nullptr) : mlir::OpState(op) {}
  mlir::Value getResult(unsigned i = 0) { return getOperation()->getResult(i); }
  mlir::ResultRange getResults() { return getOperation()->getResults(); }

protected:
  static bool isAtenOp(mlir::Operation *op, llvm::StringRef name) {
    return op->getName().getStringRef() == name;
  }
};

#include "dialects/Torch/AtenOps.h.inc"

/// `aten::add.Tensor` of `torch.aten.add.Tensor` or `torch.operator
/// "aten::add.Tensor"`; empty for the ops that have no schema.
llvm::StringRef getOperatorName(mlir::Operation *op);
llvm::StringRef getOperatorName(llvm::StringRef opName);

/// Creates the op of operator `name`: its own op when `aten_ops.txt` lists it,
/// else `torch.operator`.
mlir::Operation *createOperator(mlir::OpBuilder &builder, mlir::Location loc,
                                llvm::StringRef name, mlir::ValueRange operands,
                                mlir::TypeRange results);

/// The schema that `aten_ops.txt` gives operator `name`, or null.
const OpSchema *getListedSchema(llvm::StringRef name);
/// The schemas in `aten_ops.txt` of every overload of `aten::add`, in order.
llvm::ArrayRef<const OpSchema *> getListedOverloads(llvm::StringRef baseName);

/// The known value of `value`: of its constant, or null. Attributes are as
/// `torch.constant` describes them.
mlir::Attribute getConstant(mlir::Value value);
std::optional<int64_t> getConstantInt(mlir::Value value);
std::optional<double> getConstantFloat(mlir::Value value); ///< Ints too.
std::optional<bool> getConstantBool(mlir::Value value);
std::optional<llvm::StringRef> getConstantStr(mlir::Value value);
/// The elements of a list whose elements are all known ints.
std::optional<llvm::SmallVector<int64_t>> getConstantInts(mlir::Value value);
/// The elements of a list or tuple that is built from its elements.
std::optional<llvm::SmallVector<mlir::Value>> getElements(mlir::Value value);
bool isNone(mlir::Value value);

/// Dim `dim` of `rank`, or an index of as many elements, counted from the
/// front: negative ones are counted from the end.
constexpr int64_t fromFront(int64_t dim, int64_t rank) {
  return dim < 0 ? dim + rank : dim;
}

/// Dim `dim` of a tensor, counted from the front; a number has one, too. Of
/// what a failure made null it is 0.
int64_t dimOf(mlir::Value tensor, int64_t dim);
/// The same for a constant.
int64_t dimOf(mlir::Value tensor, mlir::Value dim);

/// Whether it is the type of a number or flag, of whichever kind.
bool isNumber(mlir::Type type);

/// The type of a constant: `3` -> `!torch.int<3>`, `unit` -> `!torch.none`,
/// elements -> `!torch.tensor<[..],..>`.
mlir::Type getConstantType(mlir::Attribute value);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_TORCHDIALECT_H
