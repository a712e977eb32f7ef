//===- SizeSources.cpp - From where the run can tell sizes ----------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/graph/Graph.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

void Graph::noteSizes(Value value) {
  if (auto number = dyn_cast<TorchIntType>(value.getType());
      number && number.getSymbol() && !heap.getScope())
    numberSources.insert({number.getSymbol(), value});
  auto type = dyn_cast<TorchTensorType>(value.getType());
  // What lies in a region is seen there alone.
  if (!type || value.getParentRegion() != b.getInsertionBlock()->getParent())
    return;
  for (auto [i, dim] : llvm::enumerate(type.getDims()))
    if (isa<StringAttr>(dim) &&
        sizeSources.insert({dim, {value, int64_t(i)}}).second)
      heap.eraseWithScope(sizeSources, dim);
}

std::optional<Graph::SizeSource> Graph::getSizeSource(Attribute dim) const {
  auto it = sizeSources.find(dim);
  return it == sizeSources.end() ? std::nullopt : std::optional(it->second);
}

bool Graph::canTell(Attribute dim) const {
  auto name = dyn_cast<StringAttr>(dim);
  return !name || sizeSources.contains(dim) || numberSources.contains(dim) ||
         (!Symbols::isAtom(name) && canTell(oracle.getSymbols().getExpr(dim)));
}

bool Graph::canTell(const SizeExpr &size) const {
  using Factor = SizeExpr::Product::Factor;
  auto isTold = [&](const Factor &factor) {
    switch (factor.kind) {
    case Factor::Name:
      return canTell(StringAttr::get(context, factor.name));
    case Factor::FloorDiv:
      return canTell(factor.a) && canTell(factor.b);
    case Factor::Relu:
      return canTell(factor.a);
    case Factor::Broadcast:
      return false;
    }
    return false;
  };
  return size && llvm::all_of(size.products(), [&](const auto &product) {
           return llvm::all_of(product.factors, isTold);
         });
}

Value Graph::sizeNamed(Attribute dim, Location loc) {
  if (auto number = dyn_cast<IntegerAttr>(dim))
    return constantInt(number.getInt());
  if (std::optional<SizeSource> source = getSizeSource(dim))
    return sizeOf(source->tensor, source->dim, loc);
  if (Value number = numberSources.lookup(dim))
    return number;
  return Symbols::isAtom(cast<StringAttr>(dim))
             ? Value()
             : computeSize(oracle.getSymbols().getExpr(dim), loc);
}

/// The value of an expression of sizes that the run can tell; null where it
/// cannot tell one of them.
Value Graph::computeSize(const SizeExpr &size, Location loc) {
  using Factor = SizeExpr::Product::Factor;
  if (!size)
    return {};
  auto call = [&](StringRef name, Value x, Value y) {
    return x && y ? emitValue(name, {x, y}, loc) : Value();
  };
  auto valueOf = [&](const Factor &factor) -> Value {
    switch (factor.kind) {
    case Factor::Name:
      return sizeNamed(StringAttr::get(context, factor.name), loc);
    case Factor::FloorDiv:
      return call("aten::floordiv.int", computeSize(factor.a, loc),
                  computeSize(factor.b, loc));
    case Factor::Relu:
      return call("prim::max.int", computeSize(factor.a, loc), constantInt(0));
    case Factor::Broadcast:
      return {};
    }
    return {};
  };
  std::vector<SizeExpr::Product> products = size.products();
  int64_t common = 1;
  for (const SizeExpr::Product &product : products)
    common = std::lcm(common, product.den);
  Value sum;
  for (const SizeExpr::Product &product : products) {
    int64_t times = product.num * (common / product.den);
    Value value;
    if (times != 1 || product.factors.empty())
      value = constantInt(times);
    for (const Factor &factor : product.factors)
      for (unsigned i = 0; i < factor.power; ++i) {
        Value one = valueOf(factor);
        value = value ? call("aten::mul.int", one, value) : one;
        if (!value)
          return {};
      }
    sum = sum ? call("aten::add.int", sum, value) : value;
  }
  if (!sum)
    return constantInt(0);
  return common == 1 ? sum
                     : call("aten::floordiv.int", sum, constantInt(common));
}

Value Graph::zeroOf(Type type, Location loc) {
  Attribute zero;
  if (isa<TorchIntType>(type))
    zero = b.getI64IntegerAttr(0);
  else if (isa<TorchFloatType>(type))
    zero = b.getF64FloatAttr(0);
  else if (isa<TorchBoolType>(type))
    zero = b.getBoolAttr(false);
  else if (isa<TorchStrType>(type))
    zero = b.getStringAttr("");
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (tensor && isa<FloatType, IntegerType>(tensor.getDtype())) {
    SmallVector<int64_t> shape;
    for (int64_t i = 0; i < tensor.getRank(); ++i)
      shape.push_back(tensor.getSize(i).value_or(1));
    Type dtype = tensor.getDtype();
    Attribute element = isa<FloatType>(dtype)
                            ? Attribute(b.getFloatAttr(dtype, 0))
                            : Attribute(IntegerAttr::get(dtype, 0));
    zero = DenseElementsAttr::get(RankedTensorType::get(shape, dtype), element);
  }
  if (zero)
    return constant(zero);
  (void)error(loc, "a value that is set on one path only cannot leave it");
  return {};
}

Value Graph::zerosOf(Type type, Location loc) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  SmallVector<Value> sizes;
  bool isTold = false;
  for (Attribute dim : tensor ? tensor.getDims() : ArrayRef<Attribute>()) {
    Value size = sizeToMake(*this, oracle.getSymbols(), dim, loc);
    isTold |= size && isa<StringAttr>(dim);
    sizes.push_back(size ? size : constantInt(1));
  }
  if (!isTold)
    return zeroOf(type, loc);
  return emitValue("aten::zeros",
                   {listOf(sizes, loc),
                    constantInt(getScalarType(tensor.getDtype())), none(),
                    none(), none()},
                   loc);
}

Value sizeToMake(Graph &graph, const Symbols &symbols, Attribute dim,
                 Location loc) {
  Value size = graph.sizeNamed(dim, loc);
  return !size || symbols.isAtLeast(dim, 0)
             ? size
             : graph.emitValue("prim::max.int", {size, graph.constantInt(0)},
                               loc);
}

} // namespace torchonnx
