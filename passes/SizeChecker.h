//===- SizeChecker.h - The checker of our own claims ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIZECHECKER_H
#define TORCHONNX_PASSES_SIZECHECKER_H

#include "dialects/Torch/Oracle.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <set>

namespace torchonnx {

/// Holds what types say of sizes against LibTorch at other sizes.
class SizeChecker {
public:
  /// How many assignments of sizes are tried.
  static constexpr unsigned numRows = 4;

  /// With sizes that an earlier check handed on, or (null) others.
  SizeChecker(mlir::func::FuncOp function, mlir::DictionaryAttr given,
              Oracle &oracle)
      : function(function), context(function.getContext()), oracle(oracle),
        claimed(oracle.getSymbols()), followsData(!given), live(numRows, true) {
    collectNames();
    if (given)
      takeSizes(given);
    else
      chooseSizes();
  }

  llvm::LogicalResult run();
  /// The sizes that PyTorch takes.
  mlir::DictionaryAttr getSizes() const;

private:
  /// What a symbol stands for in each row.
  using Row = llvm::SmallVector<double, numRows>;

  void collectNames();
  void collectNumbers();
  void takeSizes(mlir::DictionaryAttr given);
  void chooseSizes();
  int64_t next(uint64_t count);
  int64_t sizeFor(unsigned k);
  bool obeysFacts(unsigned k) const;
  bool passes(llvm::StringRef check, unsigned k) const;
  std::optional<int64_t> integerIn(llvm::StringRef name, unsigned k) const;
  bool bind(mlir::StringAttr symbol);
  bool draw(llvm::StringRef name);
  bool bindAll(mlir::ValueRange operands);
  std::optional<Row> valuesOf(mlir::Attribute size);
  using Key = std::vector<const void *>;
  Key keyOf(mlir::Operation *op) const;
  void noteNotAsked(mlir::TypeRange types);
  void check(mlir::Operation *op);
  void checkBlock(mlir::Block &block);
  llvm::LogicalResult report() const;
  void checkRegion(mlir::Region &region, const llvm::BitVector &rows,
                   bool isKnown);
  void checkBranches(IfOp op);
  void checkLoop(LoopOp op);
  std::optional<llvm::BitVector> rowsWith(mlir::Attribute number,
                                          llvm::function_ref<bool(double)> is);
  void bindJoined(IfOp op, const llvm::BitVector &isThen);
  using Compare = llvm::function_ref<void(mlir::Attribute, mlir::Attribute)>;
  void compare(mlir::Operation *op, mlir::Type claim, mlir::Type answer,
               Compare compareSizes);
  void compare(mlir::Operation *op, mlir::Attribute claim,
               mlir::Attribute answer);
  void compare(mlir::Operation *op, mlir::Attribute claim, const Row &row);

  mlir::func::FuncOp function;
  mlir::MLIRContext *context;
  Oracle &oracle;
  /// The table of the program; the oracle's is one of few rows meanwhile.
  Symbols claimed;
  llvm::MapVector<mlir::StringAttr, Row> values;
  /// How many of them are the function's arguments' own.
  size_t numNames = 0;
  llvm::SmallVector<int64_t> numbers;
  std::set<Key> asked;
  /// Whether branches that data decides are followed: where operators are
  /// decomposed, nothing tells any more which rows they refused there.
  const bool followsData;
  /// Whether numbers that only the run knows are drawn where operators take
  /// them.
  bool draws = false;
  uint64_t random = 88172645463325252u;
  /// Names in what operators give that were not asked.
  llvm::DenseSet<mlir::StringAttr> notAsked;
  /// The rows that PyTorch takes so far.
  llvm::BitVector live;
  /// The first claim that is wrong in each row, until PyTorch refuses that.
  struct Finding {
    mlir::Operation *op = nullptr;
    std::string text;
  };
  Finding findings[numRows];
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIZECHECKER_H
