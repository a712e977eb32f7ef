//===- SizeExpr.h - Sizes as expressions ------------------------*- C++ -*-===//
//
// A size is a polynomial with rational coefficients over atoms: names of dims,
// floor quotients, `max(e, 0)` and broadcasts of such. Equal forms are equal
// sizes whatever the names stand for; what has no form is a name of its own.
//
//   max(a, b) = b + max(a-b, 0)     min(a, b) = a - max(a-b, 0)
//   a % b     = a - b*(a//b)
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SIZEEXPR_H
#define TORCHONNX_DIALECTS_TORCH_SIZEEXPR_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchonnx {

/// What is known of the integers that a name stands for.
struct SizeRange {
  static constexpr int64_t lowest = std::numeric_limits<int64_t>::min();
  static constexpr int64_t highest = std::numeric_limits<int64_t>::max();
  int64_t min = lowest, max = highest;
  /// Every one is `remainder` more than a multiple of this.
  int64_t multiple = 1, remainder = 0;
};

class SizeFacts;

class SizeExpr {
public:
  SizeExpr(int64_t number = 0);
  static SizeExpr name(llvm::StringRef name);
  /// What no 64 bits hold, or what is too long to be worth it: equal to
  /// nothing, itself included.
  static SizeExpr none();

  SizeExpr operator+(const SizeExpr &other) const;
  SizeExpr operator-(const SizeExpr &other) const;
  SizeExpr operator*(const SizeExpr &other) const;
  SizeExpr operator-() const { return SizeExpr(0) - *this; }
  /// Python's `//`. The divisor is taken not to be 0.
  static SizeExpr floorDiv(const SizeExpr &a, const SizeExpr &b,
                           const SizeFacts &facts);
  static SizeExpr max(const SizeExpr &a, const SizeExpr &b,
                      const SizeFacts &facts);
  static SizeExpr min(const SizeExpr &a, const SizeExpr &b,
                      const SizeFacts &facts) {
    return a + b - max(a, b, facts);
  }
  /// The size of a dim in which `a` meets `b`: of the two the one that is not
  /// 1, also where that is 0.
  static SizeExpr broadcast(const SizeExpr &a, const SizeExpr &b,
                            const SizeFacts &facts);

  explicit operator bool() const { return isValid; }
  bool operator==(const SizeExpr &other) const;
  bool operator!=(const SizeExpr &other) const { return !(*this == other); }
  std::optional<int64_t> number() const;
  /// The name, if that is all that it is.
  std::optional<llvm::StringRef> asName() const &;
  std::optional<llvm::StringRef> asName() && = delete; // Its name goes, too.
  /// The names in it, each once, in order.
  std::vector<std::string> names() const;
  /// The numbers in it, in no order.
  std::vector<int64_t> numbers() const;

  /// What it is made of, for those who compute it: a sum of products.
  struct Product;
  std::vector<Product> products() const;

  /// The least and the largest integer that it can be; the ends of the range
  /// where that is not known.
  SizeRange bounds(const SizeFacts &facts) const;
  bool isAtLeast(int64_t least, const SizeFacts &facts) const {
    return isValid && bounds(facts).min >= least;
  }

  /// With every name replaced by what `to` says.
  SizeExpr substitute(llvm::function_ref<SizeExpr(llvm::StringRef)> to,
                      const SizeFacts &facts) const;
  std::optional<int64_t> evaluate(
      llvm::function_ref<std::optional<int64_t>(llvm::StringRef)> lookup) const;
  /// As text that `parse` reads; it is the name of the dim.
  std::string str() const;
  static SizeExpr parse(llvm::StringRef text, const SizeFacts &facts);

private:
  struct Atom;
  using AtomPtr = std::shared_ptr<const Atom>;
  /// A product of powers, ordered by the texts of the atoms.
  using Monomial = std::vector<std::pair<AtomPtr, unsigned>>;
  struct Term {
    Monomial factors;
    int64_t num = 1, den = 1;
  };
  friend class SizeExprPrinter;

  static SizeExpr ofAtom(AtomPtr atom);
  static SizeExpr ofQuotient(const SizeExpr &a, const SizeExpr &b);
  static SizeExpr relu(const SizeExpr &e, const SizeFacts &facts);
  static SizeExpr floorDivBy(const SizeExpr &a, int64_t c,
                             const SizeFacts &facts);
  static std::optional<SizeExpr> ofInnerQuotient(const SizeExpr &e, int64_t b,
                                                 int64_t c2,
                                                 const SizeFacts &facts);
  /// `*this / divisor`, where that leaves nothing.
  std::optional<SizeExpr> dividedBy(const SizeExpr &divisor) const;
  void add(const Term &term);
  /// How large it can be, by intervals.
  class Intervals;
  /// Whether one term alone has the atom.
  bool isOfOneTerm(const Atom &atom) const;
  /// A function of one atom whose slope changes at some numbers.
  struct Pieces;
  std::optional<Pieces> asPieces() const;
  static SizeExpr ofPieces(const Pieces &pieces);
  SizeExpr replaceAtom(const Atom &atom, const SizeExpr &by) const;

  /// Ordered, without zeros; the constant one is last.
  std::vector<Term> terms;
  bool isValid = true;
};

/// num/den times the factors; what all products sum up to is whole.
struct SizeExpr::Product {
  struct Factor {
    enum Kind { Name, FloorDiv, Relu, Broadcast } kind;
    std::string name; ///< Of a Name.
    SizeExpr a, b;    ///< a//b, max(a, 0), the broadcast of both.
    unsigned power;
  };
  int64_t num, den;
  std::vector<Factor> factors;
};

/// What is known of names.
class SizeFacts {
public:
  void set(llvm::StringRef name, SizeRange range) {
    ranges[name.str()] = range;
  }
  SizeRange get(llvm::StringRef name) const {
    auto it = ranges.find(name);
    return it == ranges.end() ? SizeRange() : it->second;
  }
  /// Settles that `e` is never negative.
  void addNonNegative(const SizeExpr &e);
  const std::vector<SizeExpr> &nonNegative() const { return ordered; }
  void clear() {
    ranges.clear();
    ordered.clear();
  }

private:
  std::map<std::string, SizeRange, std::less<>> ranges;
  std::vector<SizeExpr> ordered;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SIZEEXPR_H
