//===- AskedOperator.h - An operator that is asked about sizes --*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_ASKEDOPERATOR_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_ASKEDOPERATOR_H

#include "dialects/Torch/Oracle.h"
#include "llvm/ADT/SetVector.h"

namespace torchonnx {

/// A size for each that is moved.
using Row = llvm::SmallVector<int64_t, 8>;
/// Positions of sizes.
using Set = llvm::SmallVector<unsigned, 8>;

/// Every size to here is tried.
inline constexpr int64_t lastTried = 72;

/// A row with the sizes of `set` changed to `size`.
inline Row with(Row row, const Set &set, int64_t size) {
  for (unsigned i : set)
    row[i] = size;
  return row;
}

/// An operator that is asked which sizes of its operands it takes. The oracle's
/// symbols are others until this is gone.
class AskedOperator {
public:
  /// How many rows one operator is asked about.
  static constexpr unsigned budget = 60000;

  /// With `isDim`, the sizes that are moved are the dims that those of the
  /// operands are expressions of; none if other symbols have a part.
  AskedOperator(Oracle &oracle, llvm::StringRef name, mlir::ValueRange operands,
                llvm::function_ref<bool(mlir::StringAttr)> isDim)
      : oracle(oracle), symbols(oracle.getSymbols()), saved(symbols),
        name(name), operands(operands) {
    for (mlir::Value operand : operands)
      collect(operand);
    sizes = direct;
    if (isDim)
      useDims(isDim);
  }
  ~AskedOperator() { symbols = saved; }
  AskedOperator(const AskedOperator &) = delete;
  AskedOperator &operator=(const AskedOperator &) = delete;

  /// What is moved: the sizes of the operands or what they are expressions of.
  const llvm::SetVector<mlir::StringAttr> &getSizes() const { return sizes; }
  /// Whether it is the sizes of the operands themselves that are moved.
  bool movesDirectly() const { return sizes == direct; }

  /// Which rows of sizes the operator takes.
  llvm::BitVector ask(llvm::ArrayRef<Row> rows);
  bool takes(const Row &row) { return ask({row}).any(); }
  /// Forgets how many rows were asked about.
  void startAnew() { rowsAsked = 0; }
  /// Whether there were too many: none was taken since.
  bool isSpent() const { return rowsAsked > budget; }

  /// How much larger size `i` of `row` is than what the operator is given of
  /// it: 1 where that is `m - 1`.
  int64_t offsetOf(unsigned i, const Row &row) const;

  /// What is known of the program's own sizes.
  const Symbols &getProgram() const { return saved; }
  SizeExpr getExpr(mlir::StringAttr size) const {
    return symbols.getExpr(size);
  }
  /// The numbers that the operator sees.
  const llvm::SetVector<int64_t> &getNumbers() const { return numbers; }
  /// The sizes of each tensor, null where they are numbers.
  llvm::ArrayRef<llvm::SmallVector<mlir::StringAttr>> getTensors() const {
    return tensors;
  }
  /// The lists of numbers.
  llvm::ArrayRef<Row> getLists() const { return lists; }

private:
  /// Some operators have no kernel but the CPU's, which takes its time.
  static constexpr int64_t mostWork = 30'000'000;

  void useDims(llvm::function_ref<bool(mlir::StringAttr)> isDim);
  std::optional<int64_t> sizeIn(mlir::StringAttr size, const Row &row) const;
  void collect(mlir::Value operand);
  void collectType(mlir::Type type);
  void addSymbol(mlir::StringAttr symbol, bool isSize);
  bool isSize(mlir::StringAttr size) const;

  Oracle &oracle;
  Symbols &symbols;
  Symbols saved;
  llvm::StringRef name;
  mlir::ValueRange operands;
  /// The sizes of the operands, and what is moved.
  llvm::SetVector<mlir::StringAttr> direct, sizes;
  /// Symbols that are no sizes: they keep a value.
  llvm::SetVector<mlir::StringAttr> others;
  llvm::SetVector<int64_t> numbers;
  std::vector<llvm::SmallVector<mlir::StringAttr>> tensors;
  std::vector<Row> lists;
  unsigned rowsAsked = 0;
  int64_t workBefore = oracle.getWork();
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_ASKEDOPERATOR_H
