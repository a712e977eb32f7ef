//===- ExportedSizes.cpp - SymPy's expressions as sizes -------------------===//

#include "lib/Import/ExportedSizes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <functional>

using llvm::StringRef;
namespace json = llvm::json;

namespace torchonnx {

namespace {

/// A recursive-descent parser of `Function(argument, …)`.
class SympyParser {
public:
  explicit SympyParser(StringRef text) : rest(text) {}

  SizeExpr parse() {
    SizeExpr e = parseOne(0);
    return rest.trim().empty() ? e : SizeExpr::none();
  }

private:
  SizeExpr parseOne(unsigned depth) {
    constexpr unsigned maxDepth = 200;
    rest = rest.ltrim();
    StringRef name = rest.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    rest = rest.drop_front(name.size());
    if (depth > maxDepth || !rest.consume_front("("))
      return SizeExpr::none();
    if (name == "Symbol") {
      // The name in quotes, and assumptions.
      auto [head, tail] = rest.split(')');
      rest = tail;
      StringRef quoted = head.split(',').first.trim();
      return quoted.size() > 2 ? SizeExpr::name(quoted.drop_front().drop_back())
                               : SizeExpr::none();
    }
    if (name == "Integer") {
      auto [head, tail] = rest.split(')');
      rest = tail;
      int64_t number;
      return head.trim().getAsInteger(10, number) ? SizeExpr::none()
                                                  : SizeExpr(number);
    }
    llvm::SmallVector<SizeExpr> args;
    while (!rest.ltrim().starts_with(")")) {
      args.push_back(parseOne(depth + 1));
      rest = rest.ltrim();
      if (!args.back() || (!rest.consume_front(",") && !rest.starts_with(")")))
        return SizeExpr::none();
    }
    rest = rest.ltrim().drop_front();
    return apply(name, args);
  }

  SizeExpr apply(StringRef name, llvm::ArrayRef<SizeExpr> args) {
    // Nothing but what is sure may be made of them.
    static const SizeFacts facts;
    if (args.empty())
      return SizeExpr::none();
    if (name == "Pow") {
      std::optional<int64_t> power =
          args.size() == 2 ? args[1].number() : std::nullopt;
      if (!power || *power < 1 || *power > 8)
        return SizeExpr::none();
      SizeExpr result = args[0];
      for (int64_t i = 1; i < *power; ++i)
        result = result * args[0];
      return result;
    }
    using Fold = SizeExpr (*)(const SizeExpr &, const SizeExpr &);
    static const std::pair<StringRef, Fold> folds[] = {
        {"Add", [](const SizeExpr &a, const SizeExpr &b) { return a + b; }},
        {"Mul", [](const SizeExpr &a, const SizeExpr &b) { return a * b; }},
        {"Max", [](const SizeExpr &a,
                   const SizeExpr &b) { return SizeExpr::max(a, b, facts); }},
        {"Min", [](const SizeExpr &a,
                   const SizeExpr &b) { return SizeExpr::min(a, b, facts); }},
    };
    for (auto [known, fold] : folds)
      if (name == known) {
        SizeExpr result = args[0];
        for (const SizeExpr &arg : args.drop_front())
          result = fold(result, arg);
        return result;
      }
    // Quotients and remainders of what may be 0 are not sizes to us.
    std::optional<int64_t> divisor =
        args.size() == 2 ? args[1].number() : std::nullopt;
    if (!divisor || *divisor <= 0)
      return SizeExpr::none();
    SizeExpr quotient = SizeExpr::floorDiv(args[0], args[1], facts);
    if (name == "FloorDiv" || name == "CleanDiv")
      return quotient;
    if (name == "Mod" || name == "PythonMod")
      return args[0] - args[1] * quotient;
    return SizeExpr::none();
  }

  StringRef rest;
};

} // namespace

SizeExpr parseSympy(StringRef text) { return SympyParser(text).parse(); }

ExportedSizes::ExportedSizes(const json::Object *constraints) {
  if (!constraints)
    return;
  for (const auto &[key, value] : *constraints) {
    StringRef name(key);
    const json::Object *range = value.getAsObject();
    // Those of expressions follow from those of names.
    if (!range || name.find_first_of("+-*/%( ") != StringRef::npos)
      continue;
    SizeRange known;
    known.min = range->getInteger("min_val").value_or(SizeRange::lowest);
    known.max = range->getInteger("max_val").value_or(SizeRange::highest);
    declared[name.str()] = known;
  }
}

void ExportedSizes::addDim(const json::Object &size) {
  if (std::optional<int64_t> number = size.getInteger("as_int")) {
    dims.push_back(*number);
    return;
  }
  const json::Object *expr = size.getObject("as_expr");
  dims.push_back(parseSympy(expr ? expr->getString("expr_str").value_or("")
                                 : StringRef()));
}

/// `a*name + b` with a positive a, where that is all that it is.
static std::optional<std::pair<int64_t, int64_t>> asLinear(const SizeExpr &e) {
  int64_t slope = 0, constant = 0;
  for (const SizeExpr::Product &product : e.products()) {
    if (product.den != 1 || product.factors.size() > 1)
      return std::nullopt;
    if (product.factors.empty()) {
      constant = product.num;
      continue;
    }
    const auto &factor = product.factors.front();
    if (factor.kind != SizeExpr::Product::Factor::Name || factor.power != 1)
      return std::nullopt;
    slope = product.num;
  }
  if (slope < 1)
    return std::nullopt;
  return std::pair(slope, constant);
}

void ExportedSizes::settle() {
  SizeFacts facts;
  llvm::StringSet<> own;
  for (const SizeExpr &dim : dims)
    if (std::optional<StringRef> name = dim ? dim.asName() : std::nullopt)
      own.insert(*name);
  // A name of which only an expression is a dim: the dim is given a name, that
  // goes in steps, and the name is told of it.
  for (size_t i = 0; i < dims.size(); ++i) {
    const SizeExpr dim = dims[i];
    if (!dim || dim.number() || dim.asName())
      continue;
    std::vector<std::string> names = dim.names();
    auto linear = asLinear(dim);
    if (names.size() != 1 || own.contains(names.front()) || !linear)
      continue;
    auto [slope, constant] = *linear;
    std::string fresh = names.front() + "_of";
    while (own.contains(fresh) || declared.count(fresh))
      fresh += "_";
    SizeRange range;
    auto it = declared.find(names.front());
    auto scale = [&](int64_t end) {
      __int128 wide = static_cast<__int128>(end) * slope + constant;
      return wide > SizeRange::highest  ? SizeRange::highest
             : wide < SizeRange::lowest ? SizeRange::lowest
                                        : static_cast<int64_t>(wide);
    };
    if (it != declared.end()) {
      if (it->second.min != SizeRange::lowest)
        range.min = scale(it->second.min);
      if (it->second.max != SizeRange::highest)
        range.max = scale(it->second.max);
    }
    range.multiple = slope;
    range.remainder = ((constant % slope) + slope) % slope;
    declared[fresh] = range;
    facts.set(fresh, range);
    own.insert(fresh);
    SizeExpr root = SizeExpr::floorDiv(
        SizeExpr::name(fresh) - SizeExpr(constant), SizeExpr(slope), facts);
    for (SizeExpr &other : dims)
      if (other)
        other = other == dim ? SizeExpr::name(fresh)
                             : other.substitute(
                                   [&](StringRef name) {
                                     return name == names.front()
                                                ? root
                                                : SizeExpr::name(name);
                                   },
                                   facts);
  }
  // What is left of names that are no dims is not told by dims.
  for (SizeExpr &dim : dims) {
    if (!dim)
      continue;
    for (const std::string &name : dim.names())
      if (!own.contains(name)) {
        dim = SizeExpr::none();
        break;
      }
    if (dim)
      for (const std::string &name : dim.names())
        used[name] = declared[name];
  }
}

} // namespace torchonnx
