//===- LaterCalls.cpp - Whether later calls compute the same --------------===//
//
// A program may fill a cache: an attribute that is None until a call sets it to
// a list of numbers. It is evaluated once more with what the first call leaves.
// If that gives the same graph and leaves the same, so does every later call.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/solve/LaterCalls.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// Compares two functions op by op, but for where constants are and for how
/// numbers that only the run knows are called.
class Comparison {
public:
  explicit Comparison(const Symbols &symbols) : symbols(symbols) {}
  bool same(Region &x, Region &y);

private:
  bool same(Attribute x, Attribute y);
  bool same(Type x, Type y);
  bool same(Value x, Value y);
  bool same(Operation &x, Operation &y);
  template <typename T>
  bool sameParts(T x, T y);
  bool pair(Value x, Value y) {
    values[x] = y;
    return same(x.getType(), y.getType());
  }

  const Symbols &symbols;
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Attribute, Attribute> names, inverse;
};

} // namespace

/// Compares what aggregates are made of. Not for what holds plain numbers.
template <typename T>
bool Comparison::sameParts(T x, T y) {
  auto partsOf = [](T of) {
    std::pair<SmallVector<Attribute>, SmallVector<Type>> parts;
    of.walkImmediateSubElements(
        [&](Attribute part) { parts.first.push_back(part); },
        [&](Type part) { parts.second.push_back(part); });
    return parts;
  };
  auto all = [&](auto &some, auto &others) {
    return some.size() == others.size() &&
           llvm::all_of(llvm::zip(some, others), [&](auto pair) {
             return same(std::get<0>(pair), std::get<1>(pair));
           });
  };
  auto a = partsOf(x), c = partsOf(y);
  return all(a.first, c.first) && all(a.second, c.second);
}

bool Comparison::same(Attribute x, Attribute y) {
  if (x == y)
    return true;
  if (!x || !y || x.getTypeID() != y.getTypeID())
    return false;
  if (isa<ArrayAttr, DictionaryAttr>(x))
    return sameParts(x, y);
  auto a = dyn_cast<StringAttr>(x), c = dyn_cast<StringAttr>(y);
  return a && c && symbols.isUnbacked(a) && symbols.isUnbacked(c) &&
         names.insert({a, c}).first->second == c &&
         inverse.insert({c, a}).first->second == a;
}

bool Comparison::same(Type x, Type y) {
  if (x == y)
    return true;
  if (x.getTypeID() != y.getTypeID())
    return false;
  if (auto tensor = dyn_cast<TorchTensorType>(x);
      tensor && tensor.getRanked() != cast<TorchTensorType>(y).getRanked())
    return false;
  if (auto list = dyn_cast<ListType>(x);
      list && list.getSized() != cast<ListType>(y).getSized())
    return false;
  return isa<TorchTensorType, TorchIntType, TorchFloatType, TorchBoolType,
             ListType, TorchTupleType>(x) &&
         sameParts(x, y);
}

bool Comparison::same(Value x, Value y) {
  auto a = x.getDefiningOp<ConstantOp>(), c = y.getDefiningOp<ConstantOp>();
  if (a && c)
    return a.getValue() == c.getValue() && x.getType() == y.getType();
  return values.lookup(x) == y;
}

bool Comparison::same(Operation &x, Operation &y) {
  if (x.getName() != y.getName() || x.getNumOperands() != y.getNumOperands() ||
      x.getNumResults() != y.getNumResults() ||
      x.getNumRegions() != y.getNumRegions() ||
      !same(x.getAttrDictionary(), y.getAttrDictionary()))
    return false;
  for (auto [a, c] : llvm::zip(x.getOperands(), y.getOperands()))
    if (!same(a, c))
      return false;
  for (auto [a, c] : llvm::zip(x.getRegions(), y.getRegions()))
    if (!same(a, c))
      return false;
  for (auto [a, c] : llvm::zip(x.getResults(), y.getResults()))
    if (!pair(a, c))
      return false;
  return true;
}

bool Comparison::same(Region &x, Region &y) {
  if (!llvm::hasSingleElement(x) || !llvm::hasSingleElement(y))
    return x.empty() && y.empty();
  Block &a = x.front(), &c = y.front();
  if (a.getNumArguments() != c.getNumArguments())
    return false;
  for (auto [p, q] : llvm::zip(a.getArguments(), c.getArguments()))
    if (!pair(p, q))
      return false;
  auto isNoConstant = [](Operation &op) { return !isa<ConstantOp>(op); };
  auto some = llvm::make_filter_range(a, isNoConstant),
       others = llvm::make_filter_range(c, isNoConstant);
  auto p = some.begin(), q = others.begin();
  for (; p != some.end() && q != others.end(); ++p, ++q)
    if (!same(*p, *q))
      return false;
  return p == some.end() && q == others.end();
}

bool computeTheSame(func::FuncOp x, func::FuncOp y, const Symbols &symbols) {
  return Comparison(symbols).same(x.getBody(), y.getBody());
}

} // namespace torchonnx
