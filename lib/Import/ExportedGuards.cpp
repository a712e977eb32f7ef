//===- ExportedGuards.cpp - What exported programs demand of sizes --------===//

#include "lib/Import/ExportedGuards.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// A recursive-descent parser; a null value is a failure all the way up.
class GuardParser {
public:
  GuardParser(StringRef text, const GuardBuilder &b) : rest(text), b(b) {}

  Value parse() {
    Value result = parseOr();
    return rest.trim().empty() ? result : Value();
  }

private:
  bool eat(StringRef token) {
    StringRef before = rest;
    rest = rest.ltrim();
    bool isWord = llvm::isAlpha(token.front());
    if (rest.consume_front(token) &&
        !(isWord && !rest.empty() &&
          (llvm::isAlnum(rest.front()) || rest.front() == '_')))
      return true;
    rest = before;
    return false;
  }

  Value apply(StringRef name, Value a, Value c) {
    return a && c ? b.apply(name, a, c) : Value();
  }

  Value parseOr() {
    Value left = parseAnd();
    while (left && eat("or"))
      left = apply("aten::__or__", left, parseAnd());
    return left;
  }
  Value parseAnd() {
    Value left = parseComparison();
    while (left && eat("and"))
      left = apply("aten::__and__", left, parseComparison());
    return left;
  }
  Value parseComparison() {
    static constexpr std::pair<StringLiteral, StringLiteral> comparisons[] = {
        {"==", "aten::eq"}, {"!=", "aten::ne"}, {"<=", "aten::le"},
        {">=", "aten::ge"}, {"<", "aten::lt"},  {">", "aten::gt"}};
    Value left = parseSum(), result;
    for (bool found = true; left && found;) {
      found = false;
      for (auto [token, name] : comparisons)
        if (!found && eat(token)) {
          found = true;
          Value right = parseSum(), holds = apply(name, left, right);
          result = result ? apply("aten::__and__", result, holds) : holds;
          // Of `a < b < c`, the next one begins here.
          left = result ? right : Value();
        }
    }
    return result ? result : left;
  }
  using Operator = std::pair<const char *, const char *>;
  /// Operands of operators that bind alike, from the left.
  Value parseFromTheLeft(ArrayRef<Operator> operators,
                         Value (GuardParser::*parseOperand)()) {
    Value left = (this->*parseOperand)();
    while (left) {
      const Operator *found = llvm::find_if(
          operators, [&](const Operator &op) { return eat(op.first); });
      if (found == operators.end())
        break;
      left = apply(found->second, left, (this->*parseOperand)());
    }
    return left;
  }
  Value parseSum() {
    static constexpr Operator operators[] = {{"+", "aten::add"},
                                             {"-", "aten::sub"}};
    return parseFromTheLeft(operators, &GuardParser::parseProduct);
  }
  Value parseProduct() {
    static constexpr Operator operators[] = {{"//", "aten::floordiv"},
                                             {"/", "aten::div"},
                                             {"*", "aten::mul"},
                                             {"%", "aten::remainder"}};
    return parseFromTheLeft(operators, &GuardParser::parseFactor);
  }
  Value parseFactor() {
    Value base = parseOne();
    return base && eat("**") ? apply("aten::pow", base, parseFactor()) : base;
  }
  Value parseOne() {
    constexpr unsigned maxDepth = 200;
    if (depth >= maxDepth)
      return {};
    ++depth;
    auto leave = llvm::scope_exit([&] { --depth; });
    if (eat("-"))
      return apply("aten::sub", b.number(0), parseFactor());
    if (eat("(")) {
      Value inner = parseOr();
      return eat(")") ? inner : Value();
    }
    for (auto [token, name] : {std::pair("max", "prim::max"),
                               {"Max", "prim::max"},
                               {"min", "prim::min"},
                               {"Min", "prim::min"},
                               {"Mod", "aten::remainder"},
                               {"PythonMod", "aten::remainder"},
                               {"FloorDiv", "aten::floordiv"}})
      if (eat(token)) {
        if (!eat("("))
          return {};
        Value left = parseSum();
        while (left && eat(","))
          left = apply(name, left, parseSum());
        return eat(")") ? left : Value();
      }
    for (auto [token, name] : {std::pair("math.trunc", "aten::Int"),
                               {"math.floor", "aten::floor"},
                               {"math.ceil", "aten::ceil"},
                               {"math.sqrt", "aten::sqrt"},
                               {"torch.sym_float", "aten::Float"},
                               {"float", "aten::Float"}})
      if (eat(token)) {
        if (!eat("("))
          return {};
        Value inner = parseSum();
        return inner && eat(")") ? b.apply(name, inner, {}) : Value();
      }
    rest = rest.ltrim();
    if (!rest.empty() && llvm::isDigit(rest.front())) {
      StringRef text =
          rest.take_while([](char c) { return llvm::isDigit(c) || c == '.'; });
      rest = rest.drop_front(text.size());
      int64_t number;
      double real;
      if (!text.getAsInteger(10, number))
        return b.number(number);
      return text.getAsDouble(real) ? Value() : b.real(real);
    }
    if (!rest.starts_with("L["))
      return {};
    std::optional<std::string> path = parsePath();
    if (!path)
      return {};
    if (!rest.consume_front(".size()["))
      return rest.starts_with(".") ? Value() : b.input(*path, std::nullopt);
    int64_t dim;
    if (rest.consumeInteger(10, dim) || !rest.consume_front("]"))
      return {};
    return b.input(*path, dim);
  }

  /// `L['d'].x` as `L['d']['x']`: up to the call of a method, or what is
  /// neither an index nor the field of a class.
  std::optional<std::string> parsePath() {
    std::string path = rest.take_front(1).str();
    rest = rest.drop_front(1);
    while (true) {
      StringRef field = rest.starts_with(".")
                            ? rest.drop_front().take_while([](char c) {
                                return llvm::isAlnum(c) || c == '_';
                              })
                            : StringRef();
      if (!field.empty() &&
          !rest.drop_front(field.size() + 1).starts_with("(")) {
        path += ("['" + field + "']").str();
        rest = rest.drop_front(field.size() + 1);
        continue;
      }
      if (!rest.starts_with("["))
        return path;
      size_t close = rest.find(']');
      if (close == StringRef::npos)
        return std::nullopt;
      path += rest.take_front(close + 1);
      rest = rest.drop_front(close + 1);
    }
  }

  StringRef rest;
  const GuardBuilder &b;
  unsigned depth = 0;
};

} // namespace

Value parseGuard(StringRef text, const GuardBuilder &builder) {
  return GuardParser(text, builder).parse();
}

} // namespace torchonnx
