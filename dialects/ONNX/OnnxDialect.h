//===- OnnxDialect.h - The onnx dialect -------------------------*- C++ -*-===//
//
// Operators are entries of the generated table (OnnxOpInfo.h), so there is no
// C++ class for each: ask `onnxOpInfo(op)`, or `isOnnxOp(op, "Conv")`,
// which holds for every version.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_ONNX_ONNXDIALECT_H
#define TORCHONNX_DIALECTS_ONNX_ONNXDIALECT_H

#include "dialects/ONNX/OnnxOpInfo.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/ONNX/OnnxDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/ONNX/OnnxTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/ONNX/OnnxAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/ONNX/OnnxStaticOps.h.inc"

namespace torchonnx {

/// The attribute that names a graph's inputs and outputs (on the function's
/// arguments and results) and weights (on their Constant).
inline constexpr llvm::StringLiteral kOnnxNameAttr = "onnx.name";

/// On a function of the module: the ONNX function that it is. A dictionary with
/// its `domain`, `op_type` and `overload`, and the names of all `inputs`, those
/// too that are absent, and `attributes`. On a node: the symbol of its
/// function.
inline constexpr llvm::StringLiteral kOnnxFunctionAttr = "onnx.function";

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The table entry of an op, or null if it is not an ONNX operator.
const OnnxOpInfo *onnxOpInfo(mlir::Operation *op);

/// Fails, after an error, unless the op is of the version of its operator that
/// is in force at the opset.
mlir::LogicalResult verifyOpset(mlir::Operation *op, int opset);

/// Whether the op is this operator, in any version.
bool isOnnxOp(mlir::Operation *op, llvm::StringRef opType);

/// The value of an attribute, or its default, or null.
mlir::Attribute getOnnxAttr(mlir::Operation *op, llvm::StringRef name);

/// The integers of an attribute, whichever way they are stored. Empty if
/// neither it nor a default is there.
llvm::SmallVector<int64_t> getOnnxInts(mlir::Operation *op,
                                       llvm::StringRef name);

/// Creates the version of the operator that is in force at the opset.
///
/// A null or `none` operand is an absent optional one. Attributes may hold
/// integers as an ArrayAttr or DenseI64ArrayAttr. Without result types, the
/// element types follow from the table, and the shapes where the operands
/// alone tell them; a shape that is not known is unranked.
///
/// Returns null after a diagnostic if the opset has no such operator or a
/// result type cannot be told.
mlir::Operation *createOnnxOp(mlir::OpBuilder &b, mlir::Location loc,
                              llvm::StringRef opType, int opset,
                              mlir::ValueRange inputs,
                              llvm::ArrayRef<mlir::NamedAttribute> attrs = {},
                              mlir::TypeRange resultTypes = {},
                              unsigned numResults = 1, unsigned numRegions = 0);

/// A Cast of a tensor to the element type of another type, which it then has.
mlir::Value createOnnxCast(mlir::OpBuilder &b, mlir::Location loc,
                           mlir::Value value, mlir::TensorType type, int opset);

/// An absent optional operand.
mlir::Value createNoValue(mlir::OpBuilder &b, mlir::Location loc);

/// A Constant. Its type is exactly that of the value.
mlir::Value createOnnxConstant(mlir::OpBuilder &b, mlir::Location loc,
                               mlir::ElementsAttr value);

/// The value of a Constant that the value is the result of, or null.
mlir::ElementsAttr getOnnxConstant(mlir::Value value);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The TensorProto.DataType number of an element type, 0 if ONNX has none.
int64_t onnxDataType(mlir::Type elementType);

/// The inverse; null for an unknown number.
mlir::Type elementTypeOf(int64_t dataType, mlir::MLIRContext *ctx);

/// Whether the set holds the type: a tensor, or a sequence or optional of one.
bool contains(const OnnxTypeSet &set, mlir::Type type);

/// Whether ONNX's type constraints take two types for one; shapes aside.
bool areOneKind(mlir::Type x, mlir::Type y);

/// A ranked tensor with names for its dims; an empty name is none. The
/// encoding is left out if no dim has a name.
mlir::RankedTensorType
getNamedTensorType(llvm::ArrayRef<int64_t> shape, mlir::Type elementType,
                   llvm::ArrayRef<llvm::StringRef> names);

/// The name of a dim, or empty.
llvm::StringRef getDimName(mlir::Type type, unsigned dim);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_ONNX_ONNXDIALECT_H
