//===- LibTorchOracle.h - The oracle over LibTorch --------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H
#define TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H

#include "MetaFallback.h"
#include "Registry.h"
#include "Silence.h"
#include "Values.h"
#include "torch-onnx-opt/Oracle.h"

namespace torchonnx {

class LibTorchOracle : public Oracle {
public:
  explicit LibTorchOracle(mlir::MLIRContext *context);

  const OpSchema *getSchema(llvm::StringRef name) override;
  llvm::ArrayRef<const OpSchema *>
  getOverloads(llvm::StringRef baseName) override;
  Symbols &getSymbols() override { return symbols; }
  mlir::FailureOr<llvm::SmallVector<Inferred>> infer(llvm::StringRef name,
                                                     mlir::ValueRange operands,
                                                     std::string &why) override;
  std::optional<MemoryOrder>
  findOrder(llvm::StringRef name, mlir::ValueRange operands,
            llvm::ArrayRef<llvm::SmallVector<mlir::Attribute>> strides,
            unsigned result, std::optional<unsigned> element) override;
  mlir::FailureOr<Recording> record(llvm::StringRef name,
                                    mlir::ValueRange operands,
                                    std::string &why) override;
  mlir::FailureOr<llvm::SmallVector<mlir::Attribute>>
  execute(mlir::Operation *function, llvm::ArrayRef<mlir::Attribute> arguments,
          std::string &why) override;

private:
  using Stack = torch::jit::Stack;
  /// What an operator returned, per sample; empty where it was not run.
  using Runs = llvm::SmallVector<std::optional<Stack>, 8>;

  /// The arguments of `op` as its schema wants them.
  /// Tensors of equal types share memory unless `fresh`.
  Stack readOperands(const TorchOperator &op, mlir::ValueRange operands,
                     bool fresh = false);
  /// Runs `op` on the meta device, by way of the CPU where it must.
  void runOnMeta(const TorchOperator &op, Stack &stack);
  /// Runs `op` under sample `k`. Numbers that are known only at run time are
  /// guessed twice, and must not matter.
  Stack runSample(const TorchOperator &op, mlir::ValueRange operands,
                  unsigned k);
  /// Results of known operands, computed; nothing if that cannot be done.
  std::optional<llvm::SmallVector<Inferred>>
  fold(const TorchOperator &op, mlir::ValueRange operands,
       llvm::ArrayRef<Inferred> inferred);
  llvm::SmallVector<Inferred> inferOnMeta(const TorchOperator &op,
                                          mlir::ValueRange operands);
  llvm::SmallVector<Inferred> inferElementRead(const TorchOperator &op,
                                               mlir::ValueRange operands);

  /// Computes `value` under sample `k` when it comes from sizes and constants
  /// alone, as sizes that a traced program keeps in tensors do.
  std::optional<c10::IValue> compute(mlir::Value value,
                                     const c10::TypePtr &expected, unsigned k,
                                     unsigned &budget);

  /// The type of result `declared` that was `values[k]` under sample `k`.
  Inferred generalise(const TorchOperator &op,
                      llvm::ArrayRef<const c10::IValue *> values,
                      const c10::TypePtr &declared);
  mlir::Attribute getSize(llvm::ArrayRef<double> perRun);
  llvm::SmallVector<double, 8> spread(llvm::ArrayRef<double> perRun) const;
  /// Sets the samples that failed aside, or throws `message`.
  void dropSamples(const llvm::BitVector &failed, const std::string &message);

  mlir::MLIRContext *context;
  Symbols symbols;
  Registry registry;
  Reader reader;
  /// The samples of the call that is being inferred.
  llvm::SmallVector<unsigned, 8> rows;
  /// Whether results may differ between samples.
  bool symbolic = false;
};

/// One symbol for each size that a call leaves to the data, the same under
/// every sample.
class CallSizes : public UnbackedSizes {
public:
  explicit CallSizes(Symbols &symbols) : symbols(symbols) { current = this; }
  ~CallSizes() override { current = nullptr; }

  void start(unsigned sample) {
    row = sample;
    index = 0;
  }
  int64_t next() override {
    if (index == sizes.size())
      sizes.push_back(symbols.addUnbacked());
    return static_cast<int64_t>(symbols.getSamples(sizes[index++])[row]);
  }
  bool mayBeOne(int64_t size) const override {
    return llvm::any_of(symbols.symbols(), [&](mlir::StringAttr name) {
      return symbols.isUnbacked(name) &&
             symbols.getSamples(name)[row] == double(size);
    });
  }
  bool wasAsked() const { return !sizes.empty(); }

private:
  Symbols &symbols;
  unsigned row = 0;
  size_t index = 0;
  llvm::SmallVector<mlir::StringAttr> sizes;
};

/// The first line of PyTorch's message that says something.
std::string getErrorMessage(const std::exception &error);

/// Runs `body`; anything that it throws becomes `why`.
template <typename F>
mlir::LogicalResult guarded(std::string &why, F body) {
  Silence silence;
  try {
    body();
    return mlir::success();
  } catch (const std::exception &error) {
    why = getErrorMessage(error);
  } catch (...) {
    why = "LibTorch failed without a message";
  }
  return mlir::failure();
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H
