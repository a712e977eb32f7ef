//===- TorchBuilder.h - Building torch ops by formula -----------*- C++ -*-===//
//
// `b.mul(x, b.clamp(b.add(x, 3), 0, 6))`: one method per ATen operator name.
// The overload follows from the arguments, left-out arguments take the
// schema's defaults, and result types are asked of the oracle.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_TORCHBUILDER_H
#define TORCHONNX_PASSES_DECOMPOSE_TORCHBUILDER_H

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include <variant>

namespace torchonnx {

/// An argument of an operator: a value, or a literal that becomes a constant.
/// An element type stands for its `ScalarType`.
class Arg {
public:
  using List = std::vector<Arg>;
  // Out of line: every rule makes them, and they are slow to compile.
  Arg(mlir::Value value);
  Arg(int value);
  Arg(int64_t value);
  Arg(double value);
  Arg(bool value);
  Arg(const char *value);
  Arg(llvm::StringRef value);
  Arg(std::nullopt_t);
  Arg(mlir::Type dtype);
  Arg(List list);
  Arg(std::initializer_list<Arg> list);
  Arg(llvm::ArrayRef<int64_t> list);
  Arg(const llvm::SmallVector<int64_t> &list);
  Arg(mlir::ValueRange list);
  Arg(const llvm::SmallVector<mlir::Value> &list);
  Arg(const Arg &);
  Arg(Arg &&) noexcept;
  Arg &operator=(const Arg &);
  Arg &operator=(Arg &&) noexcept;
  ~Arg();

  std::variant<std::monostate, mlir::Value, int64_t, double, bool, std::string,
               mlir::Type, List>
      data;
};

/// `b.sum(x, ints(0, 2), true)`: a list of numbers as an argument.
template <typename... Numbers>
llvm::SmallVector<int64_t> ints(Numbers... numbers) {
  return {int64_t(numbers)...};
}

/// Builds ops of the torch dialect at one place and location.
///
/// The first failure is kept: every later call returns null at once, so a
/// formula is written without checks in between.
class TorchBuilder {
public:
  TorchBuilder(mlir::OpBuilder builder, mlir::Location loc);

  // One method per operator name: `Value add(args...)`, the first result.
#define ATEN_BUILDER(method, name)                                             \
  template <typename... Args>                                                  \
  mlir::Value method(Args &&...args) {                                         \
    return call(name, {Arg(args)...});                                         \
  }
#include "dialects/Torch/AtenBuilders.h.inc"
#undef ATEN_BUILDER

  /// The first result of the overload of `aten::add` that takes these
  /// arguments, in order; keyword-only ones follow the others.
  mlir::Value call(llvm::StringRef baseName, llvm::ArrayRef<Arg> args);
  /// All results of it.
  llvm::SmallVector<mlir::Value> callAll(llvm::StringRef baseName,
                                         llvm::ArrayRef<Arg> args);
  /// Exactly this operator (`aten::add.Tensor`), every argument given.
  llvm::SmallVector<mlir::Value> callOperator(llvm::StringRef name,
                                              mlir::ValueRange operands);

  mlir::Value constant(mlir::Attribute value);
  mlir::Value value(const Arg &arg) { return materialize(arg, ""); }
  /// A schema's default (`[0, 1]`, `None`), of an argument of this type.
  mlir::Value valueOfDefault(llvm::StringRef text, llvm::StringRef type);
  /// A list of these values.
  mlir::Value listOf(mlir::ValueRange elements);
  /// The elements of a list of known length.
  llvm::SmallVector<mlir::Value> unpack(mlir::Value list);

  /// `x` as `dtype`; `x` itself where it has it.
  mlir::Value cast(mlir::Value x, mlir::Type dtype);
  /// The dtype in which PyTorch computes with both, tensors or numbers; null
  /// if it refuses.
  mlir::Type promote(mlir::Value x, mlir::Value y);
  /// The size of a dim as an int value: a constant where it is known.
  mlir::Value sizeOf(mlir::Value x, int64_t dim);
  /// Every size of `x`.
  llvm::SmallVector<mlir::Value> sizesOf(mlir::Value x);
  /// `value` as a 0-d tensor constant of `dtype`.
  mlir::Value scalarTensor(double value, mlir::Type dtype);

  /// Of what a failure made null, that of a number: rules go on to their end.
  static TorchTensorType typeOf(mlir::Value x) {
    return x ? mlir::cast<TorchTensorType>(x.getType()) : typeOfNull();
  }
  static int64_t rankOf(mlir::Value x) { return typeOf(x).getRank(); }
  static mlir::Type dtypeOf(mlir::Value x) { return typeOf(x).getDtype(); }
  static bool isTensor(mlir::Value x) {
    return x && mlir::isa<TorchTensorType>(x.getType());
  }
  static bool isFloat(mlir::Value x) {
    return mlir::isa<mlir::FloatType>(dtypeOf(x));
  }
  static bool isBool(mlir::Value x) { return dtypeOf(x).isInteger(1); }
  static bool isInt(mlir::Value x) {
    return mlir::isa<mlir::IntegerType>(dtypeOf(x)) && !isBool(x);
  }
  static bool isComplex(mlir::Value x) {
    return mlir::isa<mlir::ComplexType>(dtypeOf(x));
  }

  mlir::Type f32() { return builder.getF32Type(); }
  mlir::Type f64() { return builder.getF64Type(); }
  mlir::Type i64() { return builder.getI64Type(); }
  mlir::Type boolean() { return builder.getI1Type(); }

  /// Gives up, with the reason that the user is told. Returns null.
  mlir::Value fail(const llvm::Twine &reason);
  bool failed() const { return !reason.empty(); }
  /// Lets the call after `calls` others fail: rules have to survive any.
  void failAfter(unsigned calls) { callsLeft = calls; }
  llvm::StringRef failureReason() const { return reason; }

  mlir::OpBuilder builder;
  mlir::Location loc;
  Oracle &oracle;

private:
  static TorchTensorType typeOfNull();
  mlir::Value materialize(const Arg &arg, llvm::StringRef type);

  std::string reason;
  std::optional<unsigned> callsLeft;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_TORCHBUILDER_H
