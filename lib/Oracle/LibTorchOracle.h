//===- LibTorchOracle.h - The oracle over LibTorch --------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H
#define TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H

#include "LearnSizes.h"
#include "MetaFallback.h"
#include "Registry.h"
#include "Silence.h"
#include "Untold.h"
#include "Values.h"
#include "dialects/Torch/Oracle.h"

namespace torchonnx {

class CallSizes;
struct SizeQuestion;

class LibTorchOracle : public Oracle {
public:
  explicit LibTorchOracle(mlir::MLIRContext *context);

  const OpSchema *getSchema(llvm::StringRef name) override;
  llvm::ArrayRef<const OpSchema *>
  getOverloads(llvm::StringRef baseName) override;
  Symbols &getSymbols() override { return symbols; }
  int64_t getWork() const override;
  mlir::FailureOr<llvm::SmallVector<Inferred>>
  infer(llvm::StringRef name, mlir::ValueRange operands, Refusal &why) override;
  std::optional<llvm::SmallVector<Inferred>>
  inferOpen(llvm::StringRef name,
            llvm::ArrayRef<mlir::Value> operands) override;
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
                                          llvm::StringRef name,
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
  Inferred generaliseTensors(llvm::ArrayRef<const c10::IValue *> values);
  Inferred generaliseParts(const TorchOperator &op,
                           llvm::ArrayRef<const c10::IValue *> values,
                           const c10::TypePtr &declared);
  bool checkClaim(const SizeExpr &expr, llvm::ArrayRef<double> samples) const;
  /// The next number of the answer, whose values are these.
  mlir::Attribute nextNumber(llvm::ArrayRef<double> perRun, SizeRange range);
  std::string keyOf(llvm::StringRef kind, unsigned i) const;
  /// A symbol for something that the call answers beside such numbers.
  mlir::StringAttr otherSymbol(llvm::ArrayRef<double> perRun);

  /// What the operator answers in a row of `symbols`; throws if it refuses.
  using AnswerSample = llvm::function_ref<SizeAnswer(unsigned)>;
  /// What is known of the numbers that a call answers in `rows`. Those of its
  /// sizes that data decides are `fresh`.
  LearnedSizes learnSizes(llvm::StringRef name, mlir::ValueRange operands,
                          llvm::ArrayRef<mlir::StringAttr> fresh,
                          AnswerSample answer);
  const SizeFunctions &functionsOf(SizeQuestion question, llvm::StringRef key,
                                   AnswerSample answer);
  SizeFunctions learnFunctions(const SizeQuestion &question,
                               AnswerSample answer);
  /// Sets what is learned of the numbers in the results of an operator, of
  /// which `results` are some.
  void learn(const TorchOperator &op, llvm::StringRef name,
             mlir::ValueRange operands, const Stack &results,
             const CallSizes &sizes);
  llvm::SmallVector<double, 8> spread(llvm::ArrayRef<double> perRun) const;
  llvm::BitVector askedRows() const;
  /// Sets the samples that failed aside, or throws `why`.
  void dropSamples(const llvm::BitVector &failed, const Refusal &why);

  mlir::MLIRContext *context;
  Symbols symbols;
  Registry registry;
  Reader reader;
  /// The samples of the call that is being inferred.
  llvm::SmallVector<unsigned, 8> rows;
  /// Whether results may differ between samples.
  bool symbolic = false;
  /// What is known of the answer that types are made of, and how much of it
  /// has been used.
  LearnedSizes learned;
  unsigned numbersUsed = 0, othersUsed = 0;
  /// What was learned of calls, by what is told apart of them.
  llvm::StringMap<SizeFunctions> functions;
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
      sizes.push_back(symbols.addUnbackedCount());
    return static_cast<int64_t>(symbols.getSamples(sizes[index++])[row]);
  }
  bool mayBeOne(int64_t size) const override {
    return llvm::any_of(symbols.symbols(), [&](mlir::StringAttr name) {
      return symbols.isUnbacked(name) &&
             symbols.getSamples(name)[row] == double(size);
    });
  }
  bool wasAsked() const { return !sizes.empty(); }
  llvm::ArrayRef<mlir::StringAttr> getSizes() const { return sizes; }

private:
  Symbols &symbols;
  unsigned row = 0;
  size_t index = 0;
  llvm::SmallVector<mlir::StringAttr> sizes;
};

/// The first line of PyTorch's message that says something.
std::string getErrorMessage(const std::exception &error);
/// Whether PyTorch says that of the operands: not that it has no such kernel,
/// nor that tensors of types alone have no elements to look at.
bool isOfOperands(const std::exception &error);

/// Runs `body`; anything that it throws becomes `why`.
template <typename F>
mlir::LogicalResult guarded(Refusal &why, F body) {
  Silence silence;
  try {
    body();
    return mlir::success();
  } catch (const Untold &untold) {
    why = {untold.what(), /*isPyTorchs=*/false};
  } catch (const std::exception &error) {
    why = {getErrorMessage(error), /*isPyTorchs=*/true, isOfOperands(error)};
  } catch (...) {
    why = {"LibTorch failed without a message", /*isPyTorchs=*/true};
  }
  return mlir::failure();
}

/// The same where it does not matter who says so.
template <typename F>
mlir::LogicalResult guarded(std::string &why, F body) {
  Refusal refusal;
  mlir::LogicalResult result = guarded(refusal, body);
  if (failed(result))
    why = std::move(refusal.message);
  return result;
}

/// Throws what `guarded` caught.
[[noreturn]] inline void rethrow(const Refusal &why) {
  TORCH_CHECK(!why.isPyTorchs, why.message);
  throw Untold(why.message);
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_LIBTORCHORACLE_H
