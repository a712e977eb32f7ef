//===- OnnxBuilder.h - Building onnx ops for torch ops ----------*- C++ -*-===//
//
// `b.Conv({x, w}, {{"strides", strides}})`: one method per ONNX operator, in
// the version that the target opset has.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_CONVERT_ONNXBUILDER_H
#define TORCHONNX_PASSES_CONVERT_ONNXBUILDER_H

#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include <variant>

namespace torchonnx {

/// An attribute of an ONNX op.
struct OnnxAttr {
  using Ints = llvm::SmallVector<int64_t>;
  // Out of line: every rule makes them, and they are slow to compile.
  OnnxAttr(llvm::StringRef name, int value);
  OnnxAttr(llvm::StringRef name, int64_t value);
  OnnxAttr(llvm::StringRef name, bool value);
  OnnxAttr(llvm::StringRef name, double value);
  OnnxAttr(llvm::StringRef name, const char *value);
  OnnxAttr(llvm::StringRef name, llvm::StringRef value);
  OnnxAttr(llvm::StringRef name, Ints value);
  OnnxAttr(llvm::StringRef name, mlir::Attribute value);
  OnnxAttr(const OnnxAttr &);
  OnnxAttr(OnnxAttr &&) noexcept;
  OnnxAttr &operator=(const OnnxAttr &);
  OnnxAttr &operator=(OnnxAttr &&) noexcept;
  ~OnnxAttr();

  llvm::StringRef name;
  std::variant<int64_t, double, std::string, Ints, mlir::Attribute> data;
};
using OnnxAttrs = llvm::ArrayRef<OnnxAttr>;

/// The operands of an ONNX op; a null value is an absent optional one.
struct OnnxInputs {
  OnnxInputs(mlir::Value value) : values{value} {}
  OnnxInputs(std::initializer_list<mlir::Value> values) : values(values) {}
  OnnxInputs(llvm::ArrayRef<mlir::Value> values)
      : values(values.begin(), values.end()) {}
  OnnxInputs(const llvm::SmallVector<mlir::Value> &values)
      : values(values.begin(), values.end()) {}
  llvm::SmallVector<mlir::Value, 4> values;
};

/// Builds the onnx ops that stand for one torch op. The first failure is kept:
/// every later call returns null at once.
class OnnxBuilder {
public:
  /// What stands for a torch value: one onnx value, or one per element of a
  /// list. None of what is made where it is used: numbers, and lists of those.
  using Values = llvm::SmallVector<mlir::Value, 1>;
  using Lookup = llvm::function_ref<Values(mlir::Value)>;

  OnnxBuilder(mlir::OpBuilder &builder, mlir::Location loc, int opset,
              Lookup lookup)
      : builder(builder), loc(loc), opset(opset), lookup(lookup) {}

  // One method per ONNX operator: `Value Relu(inputs, attributes)`.
#define ONNX_OP(opType)                                                        \
  mlir::Value opType(const OnnxInputs &inputs,                                 \
                     std::initializer_list<OnnxAttr> attrs = {}) {             \
    return op(#opType, inputs, attrs);                                         \
  }
#include "dialects/ONNX/OnnxOps.h.inc"
#undef ONNX_OP

  mlir::Value op(llvm::StringRef opType, const OnnxInputs &inputs,
                 OnnxAttrs attrs = {}) {
    llvm::SmallVector<mlir::Value> results = ops(opType, inputs, 1, attrs);
    return results.empty() ? mlir::Value() : results.front();
  }
  llvm::SmallVector<mlir::Value> ops(llvm::StringRef opType,
                                     const OnnxInputs &inputs,
                                     unsigned numResults, OnnxAttrs attrs = {});
  /// `opType(inputs)` of inputs of one dtype. Where this opset's version of the
  /// operator lacks the dtype it is computed in the next wider one, which is
  /// exact, and the result is cast back.
  mlir::Value widened(llvm::StringRef opType,
                      llvm::ArrayRef<mlir::Value> inputs,
                      std::initializer_list<OnnxAttr> attrs = {});
  /// Whether the operator, in the version of this opset, takes this dtype as
  /// its first operand.
  bool takes(llvm::StringRef opType, mlir::Type dtype) const;
  /// Whether its first result may have this dtype.
  bool gives(llvm::StringRef opType, mlir::Type dtype) const;
  /// Whether the operator, in the version of this opset, takes `input` as an
  /// operand (what older versions have as an attribute).
  bool hasInput(llvm::StringRef opType, llvm::StringRef input) const;

  //===--------------------------------------------------------------------===//
  // Operands of the torch op
  //===--------------------------------------------------------------------===//

  /// What stands for a torch value; null for None. Numbers are 0-d tensors:
  /// int64, float64, bool.
  mlir::Value in(mlir::Value torchValue);
  /// A torch number or tensor as `dtype`: a constant where it is known.
  mlir::Value in(mlir::Value torchValue, mlir::Type dtype);
  /// What stands for each element of a list.
  llvm::SmallVector<mlir::Value> list(mlir::Value torchList);
  /// A list of ints as a 1-D int64 tensor: a constant where all are known.
  mlir::Value intList(mlir::Value torchList);
  /// The same for torch ints or onnx values; a null value is 0.
  mlir::Value intVector(llvm::ArrayRef<mlir::Value> elements);

  //===--------------------------------------------------------------------===//
  // Constants and small idioms
  //===--------------------------------------------------------------------===//

  mlir::Value constant(mlir::ElementsAttr value);
  /// A 1-D int64 constant.
  mlir::Value ints(llvm::ArrayRef<int64_t> values);
  /// A 0-d constant.
  mlir::Value scalar(double value, mlir::Type dtype);
  mlir::Value scalarInt(int64_t value) {
    return scalar(value, builder.getI64Type());
  }
  /// A tensor of `shape`, a 1-D int64 tensor, filled with `value`.
  mlir::Value filled(mlir::Value shape, double value, mlir::Type dtype);
  /// `x` as `dtype`, with ONNX's Cast; `x` itself where it has it.
  mlir::Value cast(mlir::Value x, mlir::Type dtype);
  /// `x` with the sizes `shape` (0 copies, -1 is inferred).
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<int64_t> shape) {
    return Reshape({x, ints(shape)});
  }
  mlir::Value unsqueeze(mlir::Value x, llvm::ArrayRef<int64_t> axes) {
    return withAxes("Unsqueeze", x, axes);
  }
  mlir::Value squeeze(mlir::Value x, llvm::ArrayRef<int64_t> axes) {
    return withAxes("Squeeze", x, axes);
  }
  /// An op whose axes are an operand or, in older opsets, an attribute.
  mlir::Value withAxes(llvm::StringRef opType, mlir::Value x,
                       llvm::ArrayRef<int64_t> axes, OnnxAttrs attrs = {});
  /// ReduceSum and its kin. Without axes, over all dims.
  mlir::Value reduce(llvm::StringRef opType, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes, bool keepDims);

  static mlir::Type dtypeOf(mlir::Value x) {
    return mlir::cast<mlir::ShapedType>(x.getType()).getElementType();
  }
  /// The dtype and the rank of a torch tensor.
  static mlir::Type torchDtype(mlir::Value x) {
    return mlir::cast<TorchTensorType>(x.getType()).getDtype();
  }
  static int64_t rank(mlir::Value x) {
    return mlir::cast<TorchTensorType>(x.getType()).getRank();
  }

  /// Gives up with a reason. Returns null.
  mlir::Value fail(const llvm::Twine &reason);
  bool failed() const { return !reason.empty(); }
  llvm::StringRef failureReason() const { return reason; }

  mlir::OpBuilder &builder;
  mlir::Location loc;
  int opset;

private:
  Lookup lookup;
  std::string reason;
};

/// The dtype that stands for a torch tensor or number, or null if it has none.
mlir::Type getOnnxDtype(mlir::Type torchType);
/// The onnx type of a torch tensor or number, or null if it has none. Complex
/// tensors are real ones with a last dim of 2.
mlir::Type getOnnxType(mlir::Type torchType);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_ONNXBUILDER_H
