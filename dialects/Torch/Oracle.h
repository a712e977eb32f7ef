//===- Oracle.h - What LibTorch knows of operators --------------*- C++ -*-===//
//
// The one interface through which passes ask LibTorch. Nothing here includes
// torch/; lib/Oracle implements it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_ORACLE_H
#define TORCHONNX_DIALECTS_TORCH_ORACLE_H

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/DialectInterface.h"
#include <memory>
#include <vector>

namespace torchonnx {

/// A result that the oracle foresees.
struct Inferred {
  /// Never null. Sizes and scalars that are known are in the type.
  mlir::Type type;
  /// The value (as `torch.constant` holds it) when it is known, else null.
  mlir::Attribute value;
  /// A tensor lies in memory as a new one does, if all operands do.
  bool isStandard = true;
  /// For other sizes of the operands it has another rank or dtype.
  bool isOtherElsewhere = false;
};

/// Why the oracle does not foresee what an operator returns.
struct Refusal {
  std::string message;
  /// PyTorch says so, of every sample; else it may take what the oracle cannot
  /// tell of.
  bool isPyTorchs = false;
  /// It has the operator, and raises for these operands.
  bool isOfOperands = false;
};

/// How a tensor without gaps lies in memory.
struct MemoryOrder {
  /// Its dims, the outermost first. Where those of one element are is not told.
  llvm::SmallVector<int64_t> dims;
  /// They lie as those of a new tensor do, those of one element too.
  bool isStandard;
};

/// One call that a composite operator's own kernel made.
struct RecordedCall {
  /// An argument: a result of an earlier call, an operand of the recorded op,
  /// a constant, or a list of these.
  struct Arg {
    enum Kind { Result, Operand, Constant, Size, List } kind;
    unsigned call = 0;  ///< Result: of which earlier call.
    unsigned index = 0; ///< Result or Operand: which one.
    /// The element, for a result or an operand that is a list.
    std::optional<unsigned> element;
    mlir::Attribute constant;  ///< Constant.
    std::string size;          ///< Size: an expression of `.i`, parameter `i`.
    std::vector<Arg> elements; ///< List.
  };
  std::string name; ///< `aten::mul.Tensor`.
  llvm::SmallVector<Arg> args;
};

/// The calls that a composite makes, and which of their results it returns.
struct Recording {
  /// The sizes and integers of the operands that calls are made with.
  llvm::SmallVector<mlir::StringAttr> parameters;
  std::vector<RecordedCall> calls;
  llvm::SmallVector<RecordedCall::Arg> results;
};

class Oracle {
public:
  virtual ~Oracle() = default;

  /// LibTorch's schema of `aten::add.Tensor`, or null if it has no such
  /// operator.
  virtual const OpSchema *getSchema(llvm::StringRef name) = 0;
  /// The schemas of every overload of `aten::add`.
  virtual llvm::ArrayRef<const OpSchema *>
  getOverloads(llvm::StringRef baseName) = 0;

  /// The samples that sizes are asked under. Kept by whoever runs a pass.
  virtual Symbols &getSymbols() = 0;
  /// How much work its answers were so far, beside what all take: elements that
  /// kernels of the CPU computed. It does not depend on the machine.
  virtual int64_t getWork() const = 0;

  /// What operator `name` returns for `operands`: it is run on meta tensors
  /// under every live sample. Results are folded when every operand is known
  /// and they are small. A sample that PyTorch refuses is dropped; when none
  /// is left this fails (and drops none).
  virtual mlir::FailureOr<llvm::SmallVector<Inferred>>
  infer(llvm::StringRef name, mlir::ValueRange operands, Refusal &why) = 0;

  /// The same where `infer` refuses the samples of sizes that only data
  /// decides, which are any numbers, though the program sees to it that they
  /// agree: the result as if they did. Nothing where that is not known.
  virtual std::optional<llvm::SmallVector<Inferred>>
  inferOpen(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands) = 0;

  /// How result `result` of operator `name`, or an element of it, lies in
  /// memory, if it has no gaps and lies alike under every live sample. The
  /// tensors among the operands, and among their elements, have these strides:
  /// numbers, symbols, or none for those of a new tensor.
  virtual std::optional<MemoryOrder>
  findOrder(llvm::StringRef name, mlir::ValueRange operands,
            llvm::ArrayRef<llvm::SmallVector<mlir::Attribute>> strides,
            unsigned result, std::optional<unsigned> element) = 0;

  /// What a composite operator's own kernel does, generalised over the
  /// samples, or why it cannot be told.
  virtual mlir::FailureOr<Recording>
  record(llvm::StringRef name, mlir::ValueRange operands, std::string &why) = 0;

  /// Runs a function of the torch dialect (values only) on the CPU: one
  /// attribute per argument and result, as `torch.constant` holds them.
  virtual mlir::FailureOr<llvm::SmallVector<mlir::Attribute>>
  execute(mlir::Operation *function, llvm::ArrayRef<mlir::Attribute> arguments,
          std::string &why) = 0;
};

/// Gives the torch dialect of every context its oracle, made on first use, and
/// lets `torch.operator` be verified against LibTorch's registry.
void registerOracle(mlir::DialectRegistry &registry);

/// How passes reach the oracle: an interface of the torch dialect.
class OracleInterface : public mlir::DialectInterface::Base<OracleInterface> {
public:
  using Factory = std::unique_ptr<Oracle> (*)(mlir::MLIRContext *);
  OracleInterface(mlir::Dialect *dialect, Factory factory)
      : Base(dialect), factory(factory) {}
  Oracle &getOracle() const {
    if (!oracle)
      oracle = factory(getContext());
    return *oracle;
  }

private:
  Factory factory;
  mutable std::unique_ptr<Oracle> oracle;
};

/// The oracle of this context; one must be registered.
inline Oracle &getOracle(mlir::MLIRContext *context) {
  return context->getLoadedDialect<TorchDialect>()
      ->getRegisteredInterface<OracleInterface>()
      ->getOracle();
}

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_ORACLE_H
