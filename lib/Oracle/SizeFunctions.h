//===- SizeFunctions.h - What an operator does with sizes -------*- C++ -*-===//
//
// The numbers of an operator's answer (the sizes of its results, integers) as
// functions of the numbers that it is given, learned by asking it alone: where
// the answer changes is looked for among small numbers, around the constants of
// the call and by doubling, and then found exactly. A function is one that
// foretold every answer, or it is none.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_ORACLE_SIZEFUNCTIONS_H
#define TORCHONNX_LIB_ORACLE_SIZEFUNCTIONS_H

#include "dialects/Torch/SizeExpr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace torchonnx {

/// What an operator answers for some sizes.
struct SizeAnswer {
  /// All of it but the numbers: ranks, dtypes, lengths of lists.
  std::string structure;
  std::vector<int64_t> numbers;
  /// Whether the structure is another than that of the first answer.
  bool isOther = false;
};

/// Whether a range has at most `most` + 1 numbers.
inline bool isNarrow(const SizeRange &range, int64_t most) {
  return range.min > SizeRange::lowest + most && range.max - most <= range.min;
}

/// What was learned of one operator. Its parameters are called `.0`, `.1`, ….
struct SizeFunctions {
  static std::string parameter(size_t i) { return "." + std::to_string(i); }
  /// Which parameter is called `name`.
  static size_t indexOf(llvm::StringRef name) {
    size_t i = 0;
    name.drop_front().getAsInteger(10, i);
    return i;
  }

  /// Each number of the answer; invalid where it was not understood.
  std::vector<SizeExpr> numbers;
  /// Sizes for which the rest of the answer is another one.
  std::optional<std::vector<int64_t>> elsewhere;
  /// And those for which it is this one have sizes of 1 or 0 that it has not.
  bool isException = false;
};

class SizeFunctionLearner {
public:
  using Row = std::vector<int64_t>;
  /// Nothing where the operator refuses the sizes.
  using Ask = llvm::function_ref<std::optional<SizeAnswer>(const Row &)>;

  /// `constants` are the numbers of the call that are no parameters. A
  /// parameter is as `ranges` says.
  SizeFunctionLearner(Ask ask, llvm::ArrayRef<int64_t> constants,
                      llvm::ArrayRef<SizeRange> ranges);

  /// `anchors` are sizes that the operator is known to take.
  SizeFunctions learn(llvm::ArrayRef<Row> anchors);

private:
  /// Parameters that the operator takes moved together only, and what it
  /// answers for each size of them beside the anchor's of the others.
  struct Direction {
    llvm::SmallVector<unsigned> parameters;
    std::map<int64_t, std::vector<int64_t>> answers;
  };

  const SizeAnswer *askOnce(const Row &row);
  void startFromSomething(llvm::ArrayRef<Row> anchors);
  bool startFromDivisible(const Direction &direction);
  bool findDirections(llvm::ArrayRef<Row> anchors);
  Row moved(llvm::ArrayRef<unsigned> parameters, int64_t value) const;
  /// The `number`-th answer with a direction at `value`.
  std::optional<int64_t> at(const Direction &direction, unsigned number,
                            int64_t value);
  bool sweep(Direction &direction);
  bool isSwept(const Direction &direction) const;
  /// Whether all sizes that the direction may have were asked about.
  bool isExhausted(const Direction &direction) const;
  void askRepeated();
  void askPairs();
  void askBesideLeast();
  void askTwoFar();
  void askAllFar();
  void askAtRandom();
  void askJointly();
  bool isExplored();
  bool holds(const SizeExpr &function, unsigned number);
  bool meet(llvm::ArrayRef<SizeExpr> sizes) const;

  /// Whether a function of a direction alone foretells what it answers.
  static bool fits(const SizeExpr &function, const Direction &direction,
                   unsigned number);

  SizeExpr learn(unsigned number);
  SizeExpr ofOne(const Direction &direction, unsigned number);
  SizeExpr asLine(const Direction &direction, unsigned number);
  SizeExpr asPolynomial(const Direction &direction, unsigned number);
  SizeExpr asPieces(const Direction &direction, unsigned number);
  SizeExpr asQuotient(const Direction &direction, unsigned number);
  /// An answer that several directions move: which of the numbers, what it is
  /// at the anchor, and the names of the directions and where they start.
  struct Several {
    llvm::ArrayRef<const Direction *> moving;
    unsigned number;
    int64_t base;
    llvm::SmallVector<SizeExpr> x;
    llvm::SmallVector<int64_t> start;
  };
  SizeExpr ofMany(llvm::ArrayRef<const Direction *> directions,
                  unsigned number);
  SizeExpr asProduct(const Several &all);
  SizeExpr asOneOf(const Several &all);
  SizeExpr asShifted(const Several &all, llvm::ArrayRef<SizeExpr> alone,
                     bool isAtAnchor);
  SizeExpr asSum(const Several &all, llvm::ArrayRef<SizeExpr> alone);
  SizeExpr asProductOf(const Several &all, llvm::ArrayRef<SizeExpr> alone);
  SizeExpr asLineInEach(const Several &all);
  SizeExpr asQuotientBy(const Several &all, size_t divisor);
  /// The function, if it holds.
  SizeExpr tried(const Several &all, const SizeExpr &function) {
    return holds(function, all.number) ? function : SizeExpr::none();
  }
  static SizeExpr variable(const Direction &direction) {
    return SizeExpr::name(
        SizeFunctions::parameter(direction.parameters.front()));
  }

  Ask ask;
  llvm::SmallVector<int64_t> values;
  llvm::SmallVector<SizeRange> ranges;
  SizeFacts facts;
  std::map<Row, std::optional<SizeAnswer>> asked;
  size_t comparisons = 0;
  Row anchor;
  std::string structure;
  std::vector<Direction> directions;
  /// Whether those that move with others only were small once: the program's
  /// own sizes may all lie beyond a limit.
  bool isSeenSmall = false;
  std::optional<Row> elsewhere;
  /// Whether it is elsewhere that lists are longer.
  bool isList = false;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_SIZEFUNCTIONS_H
