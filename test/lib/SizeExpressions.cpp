//===- SizeExpressions.cpp - Expressions of sizes are what they say -------===//
//
// Prints what an expression becomes, or tries random ones against Python's
// semantics: their forms, their bounds and their texts.
//
//   test-size-expressions 'max(n-600, 0)' …
//   test-size-expressions --random COUNT SEED
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/SizeExpr.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace torchonnx;

namespace {
class Random {
public:
  explicit Random(unsigned seed) : engine(seed) {}
  int64_t below(int64_t end) { return int64_t(engine() % uint64_t(end)); }

  /// `n` and `m` are any sizes, `h` is a multiple of 4.
  std::string leaf() {
    static const char *const names[] = {"n", "n", "m", "h"};
    return below(5) ? names[below(4)] : std::to_string(below(20));
  }
  std::string divisor() {
    return below(6) ? std::to_string(1 + below(9)) : below(2) ? "n" : "h";
  }
  std::string expression(unsigned depth) {
    if (depth == 0 || below(5) == 0)
      return leaf();
    std::string a = "(" + expression(depth - 1) + ")";
    auto other = [&] { return "(" + expression(depth - 1) + ")"; };
    switch (below(8)) {
    case 0:
      return a + "+" + other();
    case 1:
      return a + "-" + other();
    case 2:
      // Larger products do not fit.
      return "(" + expression(std::min(depth - 1, 1u)) + ")*(" +
             expression(std::min(depth - 1, 1u)) + ")";
    case 3:
    case 4:
      return a + "//" + divisor();
    case 5:
      return a + "%" + divisor();
    case 6:
      return "max(" + a + ", " + other() + ")";
    default:
      return "min(" + a + ", " + other() + ")";
    }
  }

private:
  std::mt19937_64 engine;
};
} // namespace

/// What is wrong with the form of `text`; empty if nothing is.
static std::string check(const std::string &text, const SizeFacts &facts,
                         Random &random) {
  SizeExpr e = SizeExpr::parse(text, facts);
  if (!e)
    return "";
  SizeRange range = e.bounds(facts);
  for (unsigned i = 0; i < 12; ++i) {
    int64_t most = i % 4 ? 30 : 5000;
    int64_t n = 1 + random.below(most), m = random.below(most),
            h = 4 * (1 + random.below(8));
    auto valueOf = [&](llvm::StringRef name) {
      return std::optional(name == "n" ? n : name == "m" ? m : h);
    };
    std::optional<int64_t> wanted = evaluateExpression(text, valueOf);
    if (!wanted)
      continue;
    std::string at = " at n=" + std::to_string(n) + " m=" + std::to_string(m) +
                     " h=" + std::to_string(h);
    if (e.evaluate(valueOf) != wanted ||
        evaluateExpression(e.str(), valueOf) != wanted)
      return "it becomes " + e.str() + ", which is not it" + at;
    if (*wanted < range.min || *wanted > range.max)
      return "it is out of its bounds" + at;
  }
  return "";
}

int main(int argc, char **argv) {
  SizeFacts facts;
  facts.set("n", {/*min=*/1});
  facts.set("m", {/*min=*/0});
  facts.set("h", {/*min=*/4, SizeRange::highest, /*multiple=*/4});
  llvm::ArrayRef<char *> args(argv + 1, argv + argc);
  if (args.size() == 3 && llvm::StringRef(args[0]) == "--random") {
    Random random(std::stoul(args[2]));
    unsigned failed = 0, count = std::stoul(args[1]);
    for (unsigned i = 0; i < count; ++i) {
      std::string text = random.expression(1 + random.below(5));
      if (std::string why = check(text, facts, random); !why.empty()) {
        llvm::outs() << text << ": " << why << "\n";
        ++failed;
      }
    }
    llvm::outs() << count - failed << " passed, " << failed << " failed\n";
    return failed != 0;
  }
  for (llvm::StringRef text : args) {
    SizeExpr e = SizeExpr::parse(text, facts);
    SizeRange range = e.bounds(facts);
    llvm::outs() << text << " = " << e.str();
    if (range.min != SizeRange::lowest)
      llvm::outs() << ", at least " << range.min;
    if (range.max != SizeRange::highest)
      llvm::outs() << ", at most " << range.max;
    llvm::outs() << "\n";
  }
}
