//===- SymbolExpressions.h - Names that are expressions ---------*- C++ -*-===//
//
// A symbol's name may be an expression of others, such as `(h-1)//2+1`: found
// by fitting when it is made, and evaluated when text mentions it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H
#define TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace torchonnx {

/// A known symbol and its values in the samples that count.
struct SampledExpression {
  std::string name;
  llvm::SmallVector<int64_t, 8> values;
  bool isAtom;
};

/// A readable expression of `terms` whose values are `wanted`; empty if none
/// was found. No value is above 2^29, nor below -2^29.
std::string fitExpression(llvm::ArrayRef<int64_t> wanted,
                          llvm::ArrayRef<SampledExpression> terms);

/// The least `(x+b)//c` that has the wanted samples, or nothing. Others may
/// have them too: it tells about how large a quotient is, but names nothing.
std::string fitQuotient(llvm::ArrayRef<int64_t> wanted,
                        const SampledExpression &x);

/// Whether a character may be in a name.
inline bool isInName(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.';
}

/// The names in an expression, each once.
llvm::SmallVector<llvm::StringRef> namesIn(llvm::StringRef text);

/// What the parts of an expression mean as a `T`: a number, a value of a
/// program. A false `T` is what has no meaning, and neither has what it is in.
template <typename T>
struct ExpressionMeaning {
  llvm::function_ref<T(llvm::StringRef)> name;
  llvm::function_ref<T(int64_t)> number;
  /// Of the operators `+ - * // %`, and of `max`, `min` and `broadcast`.
  llvm::function_ref<T(llvm::StringRef, T, T)> apply;
};

/// The meaning of `text` (names, integers, + - * // %, max, min, broadcast,
/// parentheses);
/// false if it cannot be read.
template <typename T>
T readExpression(llvm::StringRef text, const ExpressionMeaning<T> &meaning);

/// The value of `text`, or nothing if it cannot be read or a name is unknown.
std::optional<int64_t> evaluateExpression(
    llvm::StringRef text,
    llvm::function_ref<std::optional<int64_t>(llvm::StringRef)> lookup);

/// Whether two expressions differ whatever integers their names stand for, as
/// `2*b` and 1 do: told by what their difference is a multiple of.
bool areNeverEqual(llvm::StringRef x, llvm::StringRef y);

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Recursive descent; every method returns a false T once the text is wrong.
template <typename T>
class ExpressionReader {
public:
  ExpressionReader(llvm::StringRef text, const ExpressionMeaning<T> &meaning)
      : rest(text), meaning(meaning) {}

  T run() {
    T whole = sum();
    return rest.trim().empty() ? whole : T();
  }

private:
  bool consume(llvm::StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }
  /// Which of the operators comes next; empty if none does.
  llvm::StringRef consumeAny(llvm::ArrayRef<llvm::StringRef> operators) {
    for (llvm::StringRef op : operators)
      if (consume(op))
        return op;
    return {};
  }

  T sum() {
    T left = product();
    for (llvm::StringRef op; left && !(op = consumeAny({"+", "-"})).empty();) {
      T right = product();
      left = right ? meaning.apply(op, left, right) : T();
    }
    return left;
  }

  T product() {
    T left = primary();
    for (llvm::StringRef op;
         left && !(op = consumeAny({"*", "//", "%"})).empty();) {
      T right = primary();
      left = right ? meaning.apply(op, left, right) : T();
    }
    return left;
  }

  T primary() {
    if (consume("-")) {
      T zero = meaning.number(0), value = primary();
      return value ? meaning.apply("-", zero, value) : T();
    }
    if (consume("(")) {
      T value = sum();
      return consume(")") ? value : T();
    }
    rest = rest.ltrim();
    int64_t number;
    if (!rest.empty() && llvm::isDigit(rest[0]))
      return rest.consumeInteger(10, number) ? T() : meaning.number(number);
    llvm::StringRef name = rest.take_while(isInName);
    rest = rest.drop_front(name.size());
    if ((name == "max" || name == "min" || name == "broadcast") &&
        consume("(")) {
      T a = sum();
      T b = consume(",") ? sum() : T();
      return a && b && consume(")") ? meaning.apply(name, a, b) : T();
    }
    return name.empty() ? T() : meaning.name(name);
  }

  llvm::StringRef rest;
  const ExpressionMeaning<T> &meaning;
};

template <typename T>
T readExpression(llvm::StringRef text, const ExpressionMeaning<T> &meaning) {
  return ExpressionReader<T>(text, meaning).run();
}

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SYMBOLEXPRESSIONS_H
