//===- OperatorProber.h - Asks an operator about sizes ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H

#include "passes/Simplify/sizes/OperatorDemands.h"
#include "llvm/ADT/SetVector.h"

namespace torchonnx {

using Row = llvm::SmallVector<int64_t, 8>;
/// Positions of sizes.
using Set = llvm::SmallVector<unsigned, 8>;

/// Finds sizes that an operator takes, moves them, and tells what it demands.
class Prober {
public:
  Prober(Oracle &oracle, llvm::StringRef name, mlir::ValueRange operands,
         llvm::function_ref<bool(mlir::StringAttr)> isDim)
      : oracle(oracle), symbols(oracle.getSymbols()), saved(symbols),
        name(name), operands(operands) {
    for (mlir::Value operand : operands)
      collect(operand);
    sizes = direct;
    if (isDim)
      useDims(isDim);
  }
  ~Prober() { symbols = saved; }

  /// Whether it is the sizes of the operands themselves that are moved.
  bool movesDirectly() const { return sizes == direct; }

  std::vector<SizeDemand> run();
  /// The sizes that are taken of all small ones, or of some near to the
  /// program's.
  std::vector<SizeRow> findTaken();

private:
  static constexpr unsigned maxSizes = 16;
  /// How many rows one operator is asked about.
  static constexpr unsigned budget = 60000;
  /// Some operators have no kernel but the CPU's, which takes its time.
  static constexpr int64_t mostWork = 30'000'000;
  /// A size that most operators take.
  static constexpr int64_t usual = 12;
  /// Every size to here is tried.
  static constexpr int64_t last = 72;
  /// And to here where no small one is taken.
  static constexpr int64_t furthest = 64 * last;

  void useDims(llvm::function_ref<bool(mlir::StringAttr)> isDim);
  std::optional<int64_t> sizeIn(mlir::StringAttr size, const Row &row) const;
  void collect(mlir::Value operand);
  void collectType(mlir::Type type);
  void addSymbol(mlir::StringAttr symbol, bool isSize);
  bool isSize(mlir::StringAttr size) const;
  llvm::BitVector ask(llvm::ArrayRef<Row> rows);
  bool takes(const Row &row) { return ask({row}).any(); }

  std::vector<Row> smallRows() const;
  std::vector<Row> nearRows() const;
  std::vector<Row> madeRows() const;
  void noteFarSteps();
  bool takeFirst(llvm::ArrayRef<Row> rows);
  std::pair<std::vector<Row>, std::vector<Row>> rowsOfProgram() const;
  std::vector<Row> rowsOfLists() const;
  bool takeAllButSome(const llvm::SetVector<int64_t> &common);
  bool takeCombination(const llvm::SetVector<int64_t> &choice);
  bool findAnchor();
  void leaveOne();
  void moveAlone();
  Set fewestWith(const Set &set);
  void findBalances();
  void findSame();
  void findShifted();
  std::optional<std::string> functionOf(unsigned i, const Set &others);
  bool movesBeside(unsigned i, const Set &others);
  void findFunctions();
  void findFunctionsOfSets();
  Set unexplained() const;
  void findProducts(const Set &left);
  void findNumbers();
  bool isMetByOthers(const Set &set, int64_t multiple);
  int64_t offsetOf(unsigned i) const;
  std::optional<SizeStep> findFarStep(const Set &set, Row row);
  llvm::SmallVector<int64_t> scan(const Set &set, Row row, int64_t first,
                                  int64_t past, int64_t by);
  std::optional<SizeStep> findStepAmong(const Set &set, const Row &row);
  std::optional<SizeStep> findLeast(const Set &set);
  std::optional<SizeStep> findStepOf(const Set &set);
  bool isOfProgram(const Set &set) const;
  bool moveWithOthers(const Set &set, const SizeStep &step);
  bool stepsWithOthers(const Set &set, const SizeStep &step);
  void findSteps();
  void findLimits();

  /// A row with the sizes of `set` changed to `size`.
  static Row with(Row row, const Set &set, int64_t size) {
    for (unsigned i : set)
      row[i] = size;
    return row;
  }
  /// The same of the anchor.
  Row moved(const Set &set, int64_t size) const {
    return with(anchor, set, size);
  }
  /// The sizes that are the same as size `i`, itself included.
  Set withSame(unsigned i) const {
    for (const Set &set : same)
      if (llvm::is_contained(set, i))
        return set;
    return {i};
  }
  /// All sizes but those of `set` and what is the same as one of them; those
  /// that are the same together.
  std::vector<Set> besides(const Set &set) const;
  bool isBound(unsigned i) const { return bound.test(i); }

  Oracle &oracle;
  Symbols &symbols;
  Symbols saved;
  llvm::StringRef name;
  mlir::ValueRange operands;
  /// The sizes of the operands, and what is moved: these or what they are
  /// expressions of.
  llvm::SetVector<mlir::StringAttr> direct, sizes;
  /// Symbols that are no sizes: they keep a value.
  llvm::SetVector<mlir::StringAttr> others;
  llvm::SetVector<int64_t> numbers;
  /// The sizes of each tensor, null where they are numbers, and the lists of
  /// numbers.
  std::vector<llvm::SmallVector<mlir::StringAttr>> tensors;
  std::vector<Row> lists;
  /// Products of the numbers and quotients of such, beyond what is tried one
  /// after the other: sizes may be demanded to be multiples of them.
  llvm::SmallVector<int64_t> farSteps;
  unsigned asked = 0;
  int64_t workBefore = oracle.getWork();

  Row anchor;
  /// Of each size, the others that the operator takes in its place.
  std::vector<llvm::SmallVector<int64_t>> accepted;
  llvm::BitVector bound;
  /// Bound sizes of which a demand tells.
  llvm::BitVector explained;
  std::vector<Set> same;
  std::vector<SizeDemand> demands;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H
