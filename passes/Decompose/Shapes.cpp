//===- Shapes.cpp - Dims and indices in decompositions --------------------===//

#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

int64_t torchonnx::dimOrFlat(TorchBuilder &b, Value &x, Value dim) {
  if (!isNone(dim))
    return dimOf(x, dim);
  x = b.reshape(x, ints(-1));
  return 0;
}

SmallVector<int64_t> torchonnx::dimsOf(Value x, Value list) {
  SmallVector<int64_t> dims;
  if (!isNone(list))
    dims = *getConstantInts(list);
  if (dims.empty())
    return llvm::to_vector(llvm::seq<int64_t>(0, TorchBuilder::rankOf(x)));
  for (int64_t &dim : dims)
    dim = dimOf(x, dim);
  return dims;
}

Value torchonnx::permute(TorchBuilder &b, Value x, ArrayRef<int64_t> order) {
  return llvm::is_sorted(order) ? x : b.permute(x, order);
}

SmallVector<int64_t> torchonnx::inverse(ArrayRef<int64_t> order) {
  SmallVector<int64_t> result(order.size());
  for (auto [i, dim] : llvm::enumerate(order))
    result[dim] = i;
  return result;
}

Value torchonnx::moveDim(TorchBuilder &b, Value x, int64_t from, int64_t to) {
  if (b.failed() || !x)
    return {};
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, b.rankOf(x)));
  from = dimOf(x, from);
  order.erase(order.begin() + from);
  order.insert(order.begin() + dimOf(x, to), from);
  return permute(b, x, order);
}

Value torchonnx::broadcastSize(TorchBuilder &b, Value x, Value y) {
  Value size = b.add(x, b.mul(b.sub(y, x), b.Int(b.eq(x, 1))));
  if (!size || size == x || size == y || getConstant(size))
    return size;
  // The formula tells that less plainly, and tensors that were expanded to it
  // are to be known to be of one shape.
  Symbols &symbols = b.oracle.getSymbols();
  if (SizeExpr expr = SizeExpr::broadcast(
          symbols.getExpr(x), symbols.getExpr(y), symbols.getFacts()))
    size.setType(TorchIntType::get(size.getContext(), symbols.getSize(expr)));
  return size;
}

SmallVector<Value> torchonnx::broadcastSizes(TorchBuilder &b,
                                             ValueRange tensors) {
  SmallVector<Value> sizes;
  if (b.failed() || llvm::is_contained(tensors, Value()))
    return sizes;
  int64_t rank = 0;
  for (Value tensor : tensors)
    rank = std::max(rank, b.rankOf(tensor));
  for (int64_t i = -rank; i < 0; ++i) {
    Value size;
    Attribute dim;
    for (Value tensor : tensors) {
      if (b.rankOf(tensor) < -i || b.typeOf(tensor).getSize(i) == 1)
        continue;
      Attribute next = b.typeOf(tensor).getDims()[b.rankOf(tensor) + i];
      if (!size || (isa<IntegerAttr>(next) && dim != next)) {
        size = b.sizeOf(tensor, i);
        dim = next;
      } else if (dim != next && isa<StringAttr>(dim)) {
        // Either may be 1, and the other nothing.
        Value other = b.sizeOf(tensor, i);
        const Symbols &symbols = b.oracle.getSymbols();
        bool isSome = llvm::all_of(ArrayRef{size, other}, [&](Value each) {
          SizeExpr expr = symbols.getExpr(each);
          return expr && expr.isAtLeast(1, symbols.getFacts());
        });
        size = isSome ? b.max_(size, other) : broadcastSize(b, size, other);
      }
    }
    sizes.push_back(size ? size : b.value(1));
  }
  return sizes;
}

/// Whether dim `i` of `x` is known to have the size `size`, where -1 is the
/// size it has.
static bool hasSize(Value x, int64_t i, Value size) {
  auto type = TorchBuilder::typeOf(x);
  if (getConstantInt(size) == -1)
    return true;
  if (std::optional<int64_t> number = type.getSize(i))
    return getConstantInt(size) == number;
  auto known = dyn_cast<TorchIntType>(size.getType());
  return known && known.getSymbol() == type.getSymbol(i);
}

Value torchonnx::expandTo(TorchBuilder &b, Value x, ArrayRef<Value> sizes) {
  if (b.failed() || !x)
    return {};
  int64_t rank = b.rankOf(x);
  if (rank == int64_t(sizes.size()) &&
      llvm::all_of(llvm::seq<int64_t>(0, rank),
                   [&](int64_t i) { return hasSize(x, i, sizes[i]); }))
    return x;
  return b.expand(x, ValueRange(sizes));
}

/// [None, ..., None, index]
static Arg indicesAt(int64_t dim, Value index) {
  Arg::List indices(dim, Arg(std::nullopt));
  indices.push_back(index);
  return indices;
}

Value torchonnx::alongDim(TorchBuilder &b, Value x, int64_t dim, int64_t rank) {
  for (int64_t i = dim + 1; i < rank; ++i)
    x = b.unsqueeze(x, -1);
  return x;
}

Value torchonnx::indexAt(TorchBuilder &b, Value x, int64_t dim, Value index) {
  return b.call("aten::index", {x, indicesAt(dimOf(x, dim), index)});
}

Value torchonnx::putAt(TorchBuilder &b, Value x, int64_t dim, Value index,
                       Value values, bool accumulate) {
  return b.index_put(x, indicesAt(dimOf(x, dim), index), values, accumulate);
}

// The running sums of how often each place is among the ends.
Value torchonnx::countUpTo(TorchBuilder &b, Value ends, Value count) {
  ends = b.clamp_max(ends, count);
  Value marks = b.scatter_add(b.zeros(Arg::List{b.add(count, 1)}, b.i64()), 0,
                              ends, b.ones_like(ends));
  return b.narrow(b.cumsum(marks, 0), 0, 0, count);
}

Value torchonnx::extreme(TorchBuilder &b, Type dtype, bool largest) {
  auto integer = dyn_cast<IntegerType>(dtype);
  if (!integer) {
    double infinity = std::numeric_limits<double>::infinity();
    return b.scalarTensor(largest ? infinity : -infinity, dtype);
  }
  unsigned width = integer.getWidth();
  bool isSigned = width > 1 && !integer.isUnsigned();
  APInt value = largest ? (isSigned ? APInt::getSignedMaxValue(width)
                                    : APInt::getMaxValue(width))
                        : (isSigned ? APInt::getSignedMinValue(width)
                                    : APInt::getMinValue(width));
  int64_t number = isSigned ? value.getSExtValue() : value.getZExtValue();
  return b.call("aten::scalar_tensor", {number, dtype});
}

Value torchonnx::fromTheStart(TorchBuilder &b, Value place, Value size) {
  if (std::optional<int64_t> known = getConstantInt(place))
    return *known < 0 ? b.add(size, *known) : place;
  Value isNegative = b.call("aten::Int", {b.call("aten::lt", {place, 0})});
  return b.add(place, b.mul(size, isNegative));
}

Value torchonnx::isNaN(TorchBuilder &b, Value x) {
  return b.isFloat(x) ? b.isnan(x) : Value();
}

bool torchonnx::isTrue(Value flag) {
  return getConstantBool(flag).value_or(false);
}
