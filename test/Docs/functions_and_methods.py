# RUN: %python %s
# What tools/dev/layout.py takes for functions and methods.
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tools", "dev"))
from cpp_braces import blocks_of  # noqa: E402

TEXT = r"""
#define BRACE(x) \
  { x
namespace a { /* } */ namespace {
struct S : public Base<int, Of<2>> {
  S(int a = {}, List<int> b = {1, 2}) : x{1}, y{2} {
  }
  ~S();
  template <typename T> static Map<T, int> get(T x) const { return {1, 2}; }
  bool operator()(int a) const;
  bool operator<(const S &other) const { return x < other.x; }
  explicit operator bool() const;
  S &operator=(const S &) = delete;
  Value (S::*rule)(int);
  std::function<void(Maybe<int>)> one, two = [](int x) { return x; };
  int z = f(1), w{2};
  using Q = void (*)(int);
  friend bool f(S);
  enum class E { A, B };
  class Inner final : Base {
    void f() {
    } // {
  public:
    int g();
  };
  MAKE_A_TYPE_ID(S)
  void last();
};
}
static const Row rows[] = {
    {"}", [](int x) {
       return x ? '{' : 1'000; }},
};
struct X *build(S x = {}) {
  auto text = [&]() -> Text { return R"x({{)" )x"; };
}
int main(int argc, char **argv) try {
} catch (const E &e) {
}
Value
S::last() {
}
}
FRAGMENT(aten, m) {
}
"""

blocks = list(blocks_of(TEXT))
methods = {block.class_name(): len(block.methods()) for block in blocks if block.class_name()}
assert methods == {"Inner": 2, "S": 8}, methods
lines = TEXT.split("\n")
functions = [(lines[block.begin - 1].strip(), block.end - block.begin + 1) for block in blocks if block.is_function()]
expected = [("S(int a = {}, List<int> b = {1, 2}) : x{1}, y{2} {", 2), ("void f() {", 2), ('{"}", [](int x) {', 2),
            ("struct X *build(S x = {}) {", 3), ("int main(int argc, char **argv) try {", 2), ("Value", 3),
            ("FRAGMENT(aten, m) {", 2)]
missing = [function for function in expected if function not in functions]
assert not missing, (missing, functions)
