//===- Index.cpp - Decompositions: Index ----------------------------------===//

#include "passes/Decompose/Pointwise.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/IndexPut.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// Dim `dim` of `x`, whose size is `size` or 1 at run time, with `size`
/// elements: element i is at min(i, their number - 1). Sampling cannot tell
/// that sizes agree where only data decides one of them.
static Value stretched(TorchBuilder &b, Value x, int64_t dim, Value size) {
  return b.index_select(
      x, dim, b.clamp_max(b.arange(size), b.sub(b.sizeOf(x, dim), 1)));
}

/// Gives the indices of masks, which are `counted`, the size of another index,
/// or of the largest of them.
static void alignCounts(TorchBuilder &b, SmallVector<Value> &indices,
                        const llvm::SetVector<Value> &counted) {
  auto lengthOf = [&](Value index) { return b.typeOf(index).getDims().back(); };
  Value size;
  Attribute length;
  for (Value index : indices) {
    if (!index || b.failed() || !b.rankOf(index) ||
        b.typeOf(index).getSize(b.rankOf(index) - 1) == 1)
      continue;
    // The largest of the masks' numbers; but what is no mask's tells.
    bool tells = !counted.contains(index);
    if (!size || tells) {
      size = b.sizeOf(index, -1);
      length = lengthOf(index);
    } else if (lengthOf(index) != length) {
      size = b.max_(size, b.sizeOf(index, -1));
      length = {};
    }
    if (tells)
      break;
  }
  for (Value &index : indices)
    if (size && index && !b.failed() && counted.contains(index) &&
        lengthOf(index) != length)
      index = stretched(b, index, 0, size);
}

/// The tensors that index the dims of a tensor; null for None. A mask becomes
/// the coordinates of its true elements, one tensor per dim.
static SmallVector<Value> unmask(TorchBuilder &b, Value list) {
  SmallVector<Value> indices;
  llvm::SetVector<Value> counted;
  for (Value index : b.unpack(list)) {
    if (isNone(index)) {
      indices.push_back({});
    } else if (!isMask(index)) {
      indices.push_back(b.cast(index, b.i64()));
    } else if (!b.rankOf(index)) {
      b.fail("an index is a single boolean");
    } else {
      Value places = b.nonzero(b.cast(index, b.boolean()));
      for (int64_t i = 0; i < b.rankOf(index); ++i) {
        counted.insert(b.select(places, 1, i));
        indices.push_back(counted.back());
      }
    }
  }
  while (!indices.empty() && !indices.back())
    indices.pop_back();
  alignCounts(b, indices, counted);
  return indices;
}

namespace {
/// `x[:, i, :, j]` with the indexed dims moved to the front, which is how
/// ONNX indexes.
struct Indexing {
  Indexing(TorchBuilder &b, Value x, ArrayRef<Value> indices);

  /// Dims of `x`: the indexed ones, then the others.
  SmallVector<int64_t> order;
  /// The indices, of one shape.
  SmallVector<Value> indices;
  /// The sizes of `x[...]` as PyTorch orders them.
  SmallVector<Value> sizes;
  /// Dims of `x[...]` as PyTorch orders them, of those of the moved form.
  SmallVector<int64_t> resultOrder;
};
} // namespace

Indexing::Indexing(TorchBuilder &b, Value x, ArrayRef<Value> given) {
  SmallVector<int64_t> rest;
  SmallVector<Value> tensors;
  for (int64_t i = 0, e = b.rankOf(x); i < e; ++i) {
    bool isIndexed = i < int64_t(given.size()) && given[i];
    (isIndexed ? order : rest).push_back(i);
    if (isIndexed)
      tensors.push_back(given[i]);
  }
  // Between neighbours the indices' own dims stay where the dims were; else
  // they come first.
  int64_t first = order.front(), count = order.size();
  bool adjacent = order.back() - first + 1 == count;
  int64_t position = adjacent ? first : 0;
  order.append(rest);

  SmallVector<Value> common = broadcastSizes(b, tensors);
  for (Value tensor : tensors)
    indices.push_back(expandTo(b, tensor, common));
  int64_t rank = common.size();
  for (int64_t i = 0, e = rest.size(); i <= e; ++i) {
    if (i == position)
      for (int64_t k = 0; k < rank; ++k) {
        sizes.push_back(common[k]);
        resultOrder.push_back(k);
      }
    if (i < e) {
      sizes.push_back(b.sizeOf(x, rest[i]));
      resultOrder.push_back(rank + i);
    }
  }
}

/// The one index and its position, when there is one.
static std::optional<std::pair<int64_t, Value>>
onlyIndex(ArrayRef<Value> indices) {
  std::optional<std::pair<int64_t, Value>> only;
  for (auto [i, index] : llvm::enumerate(indices)) {
    if (isNone(index))
      continue;
    if (only)
      return std::nullopt;
    only = {i, index};
  }
  return only;
}

/// `x` with the dims that a mask of several dims covers made one.
static Value flattenCovered(TorchBuilder &b, Value x, int64_t dim, Value mask) {
  return b.flatten(x, dim, dim + b.rankOf(mask) - 1);
}

//===----------------------------------------------------------------------===//
// index
//===----------------------------------------------------------------------===//

template <typename Op>
static Value index(TorchBuilder &b, Op op) {
  Value x = op.getSelf();
  SmallVector<Value> given = b.unpack(op.getIndices());
  if (auto only = onlyIndex(given); only && isMask(only->second)) {
    auto [dim, mask] = *only;
    // Where there is no Compress, at the places where the mask is true.
    if (b.rankOf(mask) == 1 && b.dtypeOf(mask) == b.boolean())
      return indexAt(b, x, dim, b.select(b.nonzero(mask), 1, 0));
    mask = b.cast(mask, b.boolean());
    if (b.rankOf(mask) > 1)
      return indexAt(b, flattenCovered(b, x, dim, mask), dim, b.flatten(mask));
    if (b.rankOf(mask) == 1)
      return indexAt(b, x, dim, mask);
  }
  SmallVector<Value> indices = unmask(b, op.getIndices());
  if (b.failed() || indices.empty())
    return b.failed() ? Value() : x;
  Indexing indexing(b, x, indices);
  Value y = b.call("aten::index", {permute(b, x, indexing.order),
                                   ValueRange(indexing.indices)});
  return permute(b, y, indexing.resultOrder);
}

//===----------------------------------------------------------------------===//
// index_put
//===----------------------------------------------------------------------===//

/// x[mask] = value, where `value` does not depend on how many elements the
/// mask has: a choice by element. Null where it does, or where only the run
/// knows that the two are of one size.
static Value putByMask(TorchBuilder &b, Value x, int64_t dim, Value mask,
                       Value values, bool accumulate) {
  int64_t rank = b.rankOf(mask);
  int64_t rest = b.rankOf(x) - dim - rank;
  if (b.typeOf(mask).getDims() != b.typeOf(x).getDims().slice(dim, rank))
    return {};
  if (b.typeOf(values).getNumElements() == 1) {
    values = b.view(values, ValueRange());
  } else if (b.rankOf(values) > rest) {
    // The dim of the mask's elements must be 1; it stands for all of its dims.
    int64_t place = b.rankOf(values) - rest - 1;
    if (b.typeOf(values).getSize(place) != 1)
      return {};
    for (int64_t i = 1; i < rank; ++i)
      values = b.unsqueeze(values, place);
  }
  mask = alongDim(b, b.cast(mask, b.boolean()), 0, rest + 1);
  return b.where(mask, accumulate ? b.add(x, values) : values, x);
}

/// x[i0, i1, ...] += values where ONNX cannot add at indices: one index of the
/// dims made one, then a sum of what each position is given.
static Value addDensely(TorchBuilder &b, Value x, ArrayRef<Value> indices,
                        Value values) {
  Value index;
  for (auto [i, part] : llvm::enumerate(indices)) {
    Value size = b.sizeOf(x, i);
    Value wrapped = b.where(b.lt(part, 0), b.add(part, size), part);
    index = index ? b.add(b.mul(index, size), wrapped) : wrapped;
  }
  int64_t dims = indices.size();
  Value flat = dims > 1 ? b.flatten(x, 0, dims - 1) : x;
  int64_t rank = b.rankOf(index);
  if (rank != 1) {
    index = b.reshape(index, ints(-1));
    values = rank ? b.flatten(values, 0, rank - 1) : b.unsqueeze(values, 0);
  }
  index = alongDim(b, index, 0, b.rankOf(flat));
  Value sum = b.scatter_add(flat, 0, b.expand_as(index, values), values);
  return dims > 1 ? b.view(sum, ValueRange(b.sizesOf(x))) : sum;
}

/// `values` broadcast to `sizes`. Where only data decides one of two sizes that
/// meet, and they are not the same one, the values' may be 1. A number but 1 is
/// the size it must be, which need not be computed.
static Value fillIndexed(TorchBuilder &b, Value values,
                         SmallVector<Value> sizes) {
  if (b.failed())
    return {};
  int64_t lead = sizes.size() - b.rankOf(values);
  const Symbols &symbols = b.oracle.getSymbols();
  for (int64_t i = 0; i < b.rankOf(values); ++i) {
    Value &size = sizes[lead + i];
    auto known = dyn_cast<TorchIntType>(size.getType());
    StringAttr symbol = b.typeOf(values).getSymbol(i);
    bool isCounted = known && symbols.isUnbacked(known.getSymbol());
    bool isSame = known && known.getSymbol() == symbol;
    if (symbol && !isSame && (isCounted || symbols.isUnbacked(symbol)))
      values = stretched(b, values, i, size);
    if (symbols.isUnbacked(symbol) ||
        (isCounted && b.typeOf(values).getSize(i) != 1))
      size = b.value(-1);
  }
  return expandTo(b, values, sizes);
}

static Value indexPut(TorchBuilder &b, Value x, Value list, Value values,
                      Value accumulateFlag) {
  std::optional<bool> accumulate = getConstantBool(accumulateFlag);
  if (!accumulate)
    return b.fail("whether to accumulate is known only at run time");
  SmallVector<Value> given = b.unpack(list);
  values = b.cast(values, b.dtypeOf(x));
  if (auto only = onlyIndex(given);
      only && isMask(only->second) && b.rankOf(only->second))
    if (Value y =
            putByMask(b, x, only->first, only->second, values, *accumulate))
      return y;
  // ONNX before 16.
  SmallVector<Value> plain = plainIndices(x, given, values);
  if (*accumulate && !plain.empty()) {
    SmallVector<Value> sizes = b.sizesOf(plain.front());
    for (int64_t i = plain.size(); i < b.rankOf(x); ++i)
      sizes.push_back(b.sizeOf(x, i));
    return addDensely(b, x, plain, fillIndexed(b, values, sizes));
  }
  SmallVector<Value> indices = unmask(b, list);
  if (b.failed() || indices.empty())
    return b.failed() ? Value() : b.expand_as(values, x);
  Indexing indexing(b, x, indices);
  Value moved = permute(b, fillIndexed(b, values, indexing.sizes),
                        inverse(indexing.resultOrder));
  Value y = b.index_put(permute(b, x, indexing.order),
                        ValueRange(indexing.indices), moved, *accumulate);
  return permute(b, y, inverse(indexing.order));
}

template <typename Op>
static void addIndexPut(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    return indexPut(b, op.getSelf(), op.getIndices(), op.getValues(),
                    op.getAccumulate());
  });
}

static void addIndices(DecomposeRules &rules) {
  rules.add(index<AtenIndexTensorOp>);
  rules.add(index<AtenIndexTensorHackedTwinOp>);
  rules.add(index<Aten_UnsafeIndexTensorOp>);
  rules.add(index<Aten_UnsafeIndexTensorHackedTwinOp>);
  addIndexPut<AtenIndexPutOp>(rules);
  addIndexPut<AtenIndexPutHackedTwinOp>(rules);
  addIndexPut<Aten_UnsafeIndexPutOp>(rules);
  addIndexPut<Aten_UnsafeIndexPutHackedTwinOp>(rules);
  addIndexPut<Aten_IndexPutImplOp>(rules);

  // _unsafe_masked_index(x, mask, i, fill) = where(mask, x[i'], fill), where
  // i' = clamp(i, -size, size - 1) is right where the mask is false too.
  auto clamped = [](TorchBuilder &b, Value x, Value list) {
    Arg::List indices;
    for (auto [dim, index] : llvm::enumerate(b.unpack(list))) {
      if (isNone(index)) {
        indices.push_back(index);
        continue;
      }
      Value size = b.sizeOf(x, int64_t(dim));
      indices.push_back(b.clamp(index, b.neg(size), b.sub(size, 1)));
    }
    return indices;
  };
  rules.add([=](TorchBuilder &b, Aten_UnsafeMaskedIndexOp op) {
    Value y = b.call("aten::index",
                     {op.getSelf(), clamped(b, op.getSelf(), op.getIndices())});
    return b.masked_fill(y, b.logical_not(op.getMask()), op.getFill());
  });
  rules.add([=](TorchBuilder &b, Aten_UnsafeMaskedIndexPutAccumulateOp op) {
    Value values =
        b.masked_fill(op.getValues(), b.logical_not(op.getMask()), 0);
    return b.index_put(op.getSelf(), clamped(b, op.getSelf(), op.getIndices()),
                       values, true);
  });
}

//===----------------------------------------------------------------------===//
// Along one dim
//===----------------------------------------------------------------------===//

/// A 0-d operand as a vector: PyTorch takes either.
static Value atLeast1d(TorchBuilder &b, Value x) {
  return b.failed() || b.rankOf(x) ? x : b.unsqueeze(x, 0);
}

/// Puts `values` at `index` along `dim`, in a tensor that may be 0-d.
static Value putAlong(TorchBuilder &b, Value x, Value dim, Value index,
                      Value values, bool accumulate = false) {
  Value whole = atLeast1d(b, x);
  int64_t axis = dimOf(x, dim);
  index = atLeast1d(b, index);
  if (b.rankOf(values) + 1 == b.rankOf(whole))
    values = b.unsqueeze(values, axis);
  Value y = putAt(b, whole, axis, index, values, accumulate);
  return b.failed() || b.rankOf(x) ? y : b.squeeze(y, 0);
}

static void addAlongDim(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenIndexCopyOp op) {
    return putAlong(b, op.getSelf(), op.getDim(), op.getIndex(),
                    op.getSource());
  });
  // index_add(x, dim, i, source) adds alpha * source at i.
  rules.add([](TorchBuilder &b, AtenIndexAddOp op) {
    Value source = multiplied(b, op.getSource(), op.getAlpha());
    return putAlong(b, op.getSelf(), op.getDim(), op.getIndex(),
                    b.cast(source, b.dtypeOf(op.getSelf())), true);
  });
  rules.add([](TorchBuilder &b, AtenIndexFillIntScalarOp op) {
    Value x = op.getSelf();
    Value value = b.full(ints(), op.getValue(), b.dtypeOf(x));
    return putAlong(b, x, op.getDim(), op.getIndex(), value);
  });
  rules.add([](TorchBuilder &b, AtenIndexFillIntTensorOp op) {
    Value value = b.cast(op.getValue(), b.dtypeOf(op.getSelf()));
    return putAlong(b, op.getSelf(), op.getDim(), op.getIndex(), value);
  });
  rules.add([](TorchBuilder &b, AtenIndexReduceOp op) {
    Value x = atLeast1d(b, op.getSelf()), source = atLeast1d(b, op.getSource());
    int64_t dim = dimOf(x, op.getDim());
    Value index = b.expand_as(
        alongDim(b, atLeast1d(b, op.getIndex()), dim, b.rankOf(source)),
        source);
    Value y = b.scatter_reduce(x, dim, index, source, op.getReduce(),
                               op.getIncludeSelf());
    return b.failed() || b.rankOf(op.getSelf()) ? y : b.squeeze(y, 0);
  });
  // gather(x, dim, i) of no indices, of another rank than x's, gives none.
  rules.add([](TorchBuilder &b, AtenGatherOp op) {
    if (b.typeOf(op.getIndex()).getNumElements() != 0)
      return b.fail("its indices have no ONNX form");
    return b.zeros(ValueRange(b.sizesOf(op.getIndex())),
                   b.dtypeOf(op.getSelf()));
  });
  // take_along_dim(x, i, d) = gather(x, d, i % size), broadcast in all dims but
  // d; without a d, of all elements in a row
  rules.add([](TorchBuilder &b, AtenTakeAlongDimOp op) {
    Value x = op.getSelf(), index = op.getIndices();
    if (isNone(op.getDim()))
      return b.gather(b.reshape(x, ints(-1)), 0, b.reshape(index, ints(-1)));
    int64_t dim = dimOf(x, op.getDim());
    SmallVector<Value> sizes = broadcastSizes(b, {x, index});
    index = b.remainder(index, b.sizeOf(x, dim));
    auto along = [&](Value tensor) {
      if (sizes.empty())
        return tensor;
      sizes[dim] = b.sizeOf(tensor, dim);
      return expandTo(b, tensor, sizes);
    };
    Value from = along(x);
    return b.gather(from, dim, along(index));
  });
  rules.add([](TorchBuilder &b, AtenIndexSelectBackwardOp op) {
    Value zeros = b.zeros(op.getSelfSizes(), b.dtypeOf(op.getGrad()));
    return b.index_add(zeros, op.getDim(), op.getIndex(), op.getGrad());
  });
  rules.add([](TorchBuilder &b, AtenGatherBackwardOp op) {
    Value x = op.getSelf();
    Value zeros = b.zeros(ValueRange(b.sizesOf(x)), b.dtypeOf(op.getGrad()));
    return b.scatter_add(zeros, op.getDim(), op.getIndex(), op.getGrad());
  });
  // What was selected gets the gradient.
  rules.add([](TorchBuilder &b, AtenValueSelectingReductionBackwardOp op) {
    Value grad = op.getGrad(), indices = op.getIndices();
    if (getConstantBool(op.getKeepdim()) == false &&
        b.rankOf(grad) + 1 == int64_t(getElements(op.getSizes())
                                          .value_or(SmallVector<Value>())
                                          .size())) {
      grad = b.unsqueeze(grad, op.getDim());
      indices = b.unsqueeze(indices, op.getDim());
    }
    Value zeros = b.zeros(op.getSizes(), b.dtypeOf(grad));
    return b.scatter(zeros, op.getDim(), indices, grad);
  });
}

//===----------------------------------------------------------------------===//
// Over all elements
//===----------------------------------------------------------------------===//

static void addFlat(DecomposeRules &rules) {
  // put(x, i, values) = index_put of the elements in their order
  rules.add([](TorchBuilder &b, AtenPutOp op) {
    Value x = op.getSelf();
    Value y =
        putAt(b, b.reshape(x, ints(-1)), 0, b.reshape(op.getIndex(), ints(-1)),
              b.reshape(op.getSource(), ints(-1)),
              getConstantBool(op.getAccumulate()).value_or(false));
    return b.view(y, ValueRange(b.sizesOf(x)));
  });
  // masked_select(x, mask) = x[mask], of their common shape
  rules.add([](TorchBuilder &b, AtenMaskedSelectOp op) {
    SmallVector<Value> sizes = broadcastSizes(b, {op.getSelf(), op.getMask()});
    Value x = expandTo(b, op.getSelf(), sizes);
    Value mask = expandTo(b, op.getMask(), sizes);
    return indexAt(b, b.reshape(x, ints(-1)), 0, b.reshape(mask, ints(-1)));
  });
  rules.add([](TorchBuilder &b, AtenMaskedSelectBackwardOp op) {
    Value zeros = b.zeros_like(op.getInput());
    return b.masked_scatter(zeros, op.getMask(), op.getGrad());
  });
  // The k-th true element of the mask takes element k of the source, which may
  // have none.
  rules.add([](TorchBuilder &b, AtenMaskedScatterOp op) {
    SmallVector<Value> sizes = broadcastSizes(b, {op.getSelf(), op.getMask()});
    Value x = expandTo(b, op.getSelf(), sizes);
    Value mask = expandTo(b, op.getMask(), sizes);
    Value place = b.sub(b.cumsum(b.reshape(mask, ints(-1)), 0), 1);
    Value source = op.getSource();
    if (b.typeOf(source).getNumElements().value_or(0) == 0)
      source = b.cat(
          Arg::List{b.reshape(source, ints(-1)), b.new_zeros(source, ints(1))},
          0);
    source = b.take(source, b.clamp_min(place, 0));
    return b.where(mask, b.view(source, ValueRange(sizes)), x);
  });
  // The rows that are asked for are scaled down to the largest norm.
  rules.add([](TorchBuilder &b, AtenEmbeddingRenormOp op) {
    Value x = op.getSelf(), flags = b.zeros(Arg::List{b.sizeOf(x, 0)}, b.f32());
    Value rows = b.reshape(b.cast(op.getIndices(), b.i64()), ints(-1));
    flags = b.index_fill(flags, 0, rows, 1);
    Value norm = b.linalg_vector_norm(x, op.getNormType(), ints(1), true);
    Value scale = b.mul(b.reciprocal(b.add(norm, 1e-7)), op.getMaxNorm());
    Value isLong = b.logical_and(b.unsqueeze(b.gt(flags, 0), 1),
                                 b.gt(norm, op.getMaxNorm()));
    return b.where(isLong, b.mul(x, scale), x);
  });
}

static void addNonzero(DecomposeRules &rules) {
  // nonzero(x) of a number = nonzero([x])[:, :0]
  rules.add([](TorchBuilder &b, AtenNonzeroOp op) {
    if (b.rankOf(op.getSelf()))
      return b.fail("ONNX lacks it for this dtype");
    return b.narrow(b.nonzero(b.reshape(op.getSelf(), ints(1))), 1, 0, 0);
  });
  rules.add([](TorchBuilder &b, AtenArgwhereOp op) {
    return b.nonzero(op.getSelf());
  });
  // nonzero_static: nonzero, cut or filled up to `size` rows
  rules.add([](TorchBuilder &b, AtenNonzeroStaticOp op) {
    Value rank = b.value(b.rankOf(op.getSelf()));
    Value fill =
        b.full(Arg::List{op.getSize(), rank}, op.getFillValue(), b.i64());
    Value rows = b.cat(Arg::List{b.nonzero(op.getSelf()), fill}, 0);
    return b.slice(rows, 0, 0, op.getSize());
  });
  // nonzero_numpy(x)[i] = nonzero(x)[:, i]
  auto columns = [](TorchBuilder &b, Value x) {
    if (!b.rankOf(x))
      x = b.unsqueeze(x, 0);
    Value places = b.nonzero(x);
    SmallVector<Value> parts;
    for (int64_t i = 0; i < b.rankOf(x); ++i)
      parts.push_back(b.select(places, 1, i));
    return b.failed() ? Value() : b.listOf(parts);
  };
  rules.add([=](TorchBuilder &b, AtenNonzeroNumpyOp op) {
    return columns(b, op.getSelf());
  });
  rules.add([=](TorchBuilder &b, AtenWhereOp op) {
    return columns(b, op.getCondition());
  });
}

//===----------------------------------------------------------------------===//
// Triangles
//===----------------------------------------------------------------------===//

/// column - row of each element of a matrix like the last dims of `x`.
static Value offDiagonal(TorchBuilder &b, Value x) {
  return b.sub(b.arange(b.sizeOf(x, -1)),
               b.unsqueeze(b.arange(b.sizeOf(x, -2)), 1));
}

static void addTriangles(DecomposeRules &rules) {
  // tril(x, k)[i, j] = x[i, j] where j - i <= k, else 0
  rules.add([](TorchBuilder &b, AtenTrilOp op) {
    Value x = op.getSelf();
    return b.where(b.le(offDiagonal(b, x), op.getDiagonal()), x,
                   b.scalarTensor(0, b.dtypeOf(x)));
  });
  // triu(x, k)[i, j] = x[i, j] where j - i >= k, else 0
  rules.add([](TorchBuilder &b, AtenTriuOp op) {
    Value x = op.getSelf();
    return b.where(b.ge(offDiagonal(b, x), op.getDiagonal()), x,
                   b.scalarTensor(0, b.dtypeOf(x)));
  });
}

void torchonnx::addIndexDecompositions(DecomposeRules &rules) {
  addIndices(rules);
  addAlongDim(rules);
  addFlat(rules);
  addNonzero(rules);
  addTriangles(rules);
}
