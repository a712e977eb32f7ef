//===- View.cpp - Decompositions: View ------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// view_copy(x, ...) = view(x, ...): a tensor that is a value has no aliases.
static SmallVector<Value> withoutCopy(TorchBuilder &b, Operation *op) {
  auto [base, overload] = getOperatorName(op).split('.');
  base.consume_back("_copy");
  std::string name = base.str();
  if (!overload.empty())
    name += ("." + overload).str();
  return b.callOperator(name, op->getOperands());
}

/// unsafe_split(x, ...) = split(x, ...)
static SmallVector<Value> withoutUnsafe(TorchBuilder &b, Operation *op) {
  StringRef name = getOperatorName(op);
  name.consume_front("aten::unsafe_");
  return b.callOperator(("aten::" + name).str(), op->getOperands());
}

/// broadcast_to(x, sizes) = expand(x, sizes)
static Value broadcastTo(TorchBuilder &b, AtenBroadcastToOp op) {
  return b.expand(op.getSelf(), op.getSize());
}

/// movedim(x, from, to) = permute(x, order)
static SmallVector<Value> movedim(TorchBuilder &b, Operation *op) {
  Value x = op->getOperand(0);
  // A tensor without dims has one in PyTorch's eyes.
  if (b.rankOf(x) == 0)
    return {x};
  SmallVector<int64_t> dims[2];
  for (auto [side, given] : llvm::zip(dims, op->getOperands().drop_front())) {
    std::optional<int64_t> one = getConstantInt(given);
    auto several = one ? SmallVector<int64_t>{*one} : getConstantInts(given);
    if (!several)
      return {b.fail("a dim that is known only at run time")};
    for (int64_t dim : *several)
      side.push_back(dimOf(x, dim));
  }
  auto [from, to] = dims;
  SmallVector<int64_t> order(b.rankOf(x), -1);
  for (auto [source, destination] : llvm::zip(from, to))
    order[destination] = source;
  int64_t next = 0;
  for (int64_t &source : order) {
    while (llvm::is_contained(from, next))
      ++next;
    if (source < 0)
      source = next++;
  }
  return {permute(b, x, order)};
}

static void addCopies(DecomposeRules &rules) {
  for (DecomposeTable *table :
       {static_cast<DecomposeTable *>(&rules), &rules.complex}) {
    table->add(broadcastTo);
    table->add({"aten::movedim.int", "aten::movedim.intlist"}, movedim);
    table->add({"aten::view_copy",
                "aten::permute_copy",
                "aten::transpose_copy.int",
                "aten::t_copy",
                "aten::squeeze_copy",
                "aten::squeeze_copy.dim",
                "aten::squeeze_copy.dims",
                "aten::unsqueeze_copy",
                "aten::expand_copy",
                "aten::slice_copy.Tensor",
                "aten::select_copy.int",
                "aten::split_copy.Tensor",
                "aten::split_with_sizes_copy",
                "aten::unbind_copy.int",
                "aten::unfold_copy",
                "aten::diagonal_copy",
                "aten::as_strided_copy",
                "aten::narrow_copy",
                "aten::alias_copy",
                "aten::detach_copy",
                "aten::lift_fresh_copy",
                "aten::_reshape_alias_copy",
                "aten::view_as_real_copy",
                "aten::view_as_complex_copy"},
               withoutCopy);
  }
  rules.add({"aten::unsafe_chunk", "aten::unsafe_split.Tensor",
             "aten::unsafe_split_with_sizes"},
            withoutUnsafe);
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The parts of `x` between neighbouring bounds along `dim`.
static Value between(TorchBuilder &b, Value x, Value dim,
                     ArrayRef<Value> bounds) {
  SmallVector<Value> parts;
  for (size_t i = 0; i + 1 < bounds.size(); ++i)
    parts.push_back(b.slice(x, dim, bounds[i], bounds[i + 1]));
  return b.failed() ? Value() : b.listOf(parts);
}

/// The number of tensors in a list; nothing when only run time tells.
static std::optional<int64_t> lengthOf(Value list) {
  auto type = cast<ListType>(list.getType());
  if (!type.getSized())
    return std::nullopt;
  return type.getElements().size();
}

static void addSizes(DecomposeRules &rules) {
  // Aligned at the last; what the shorter lacks is 1.
  rules.add([](TorchBuilder &b, AtenBroadcastShapesOp op) {
    SmallVector<Value> x = b.unpack(op.getA()), y = b.unpack(op.getB());
    if (b.failed() || !lengthOf(op.getResult()))
      return b.fail("how many dims there are is known only at run time");
    if (x.size() < y.size())
      std::swap(x, y);
    size_t missing = x.size() - y.size();
    ArrayRef<Type> types =
        cast<ListType>(op.getResult().getType()).getElements();
    for (auto [i, size] : llvm::enumerate(y)) {
      Value &together = x[missing + i];
      Type type = types[missing + i];
      if (size.getType() == type)
        together = size;
      else if (together.getType() != type)
        together = broadcastSize(b, together, size);
    }
    return b.failed() ? Value() : b.listOf(x);
  });
}

static void addSplits(DecomposeRules &rules) {
  // split(x, n)[i] = x[i * n : (i + 1) * n]
  rules.add([](TorchBuilder &b, AtenSplitTensorOp op) {
    std::optional<int64_t> length = lengthOf(op.getResult());
    if (!length)
      return b.fail("how many parts there are is known only at run time");
    SmallVector<Value> bounds;
    for (int64_t i = 0; i < *length; ++i)
      bounds.push_back(b.mul(op.getSplitSize(), i));
    bounds.push_back(b.value(std::nullopt));
    return between(b, op.getSelf(), op.getDim(), bounds);
  });
  // split(x, [n0, n1, ...]): each part starts at the sum of those before.
  rules.add([](TorchBuilder &b, AtenSplitWithSizesOp op) {
    SmallVector<Value> bounds = {b.value(0)};
    for (Value size : b.unpack(op.getSplitSizes()))
      bounds.push_back(b.add(bounds.back(), size));
    return between(b, op.getSelf(), op.getDim(), bounds);
  });
  rules.add([](TorchBuilder &b, AtenSplitSizesOp op) {
    return b.split_with_sizes(op.getSelf(), op.getSplitSize(), op.getDim());
  });
  // chunk(x, n) = split(x, ceil(size / n))
  rules.add([](TorchBuilder &b, AtenChunkOp op) {
    std::optional<int64_t> chunks = getConstantInt(op.getChunks());
    if (!chunks)
      return b.fail("the number of chunks is known only at run time");
    Value size = b.sizeOf(op.getSelf(), *getConstantInt(op.getDim()));
    Value part = b.floordiv(b.add(size, *chunks - 1), *chunks);
    return b.call("aten::split", {op.getSelf(), part, op.getDim()});
  });
}

static void addTensorSplits(DecomposeRules &rules) {
  // tensor_split(x, n): the first size % n parts have one element more, so
  // part i starts at i * (size / n) + min(i, size % n).
  rules.add([](TorchBuilder &b, AtenTensorSplitSectionsOp op) {
    std::optional<int64_t> sections = getConstantInt(op.getSections());
    if (!sections)
      return b.fail("the number of sections is known only at run time");
    Value size = b.sizeOf(op.getSelf(), *getConstantInt(op.getDim()));
    Value part = b.floordiv(size, *sections);
    Value longer = b.remainder(size, *sections);
    SmallVector<Value> bounds;
    for (int64_t i = 0; i < *sections; ++i)
      bounds.push_back(b.add(b.mul(part, i), b.min_(longer, i)));
    bounds.push_back(size);
    return between(b, op.getSelf(), op.getDim(), bounds);
  });
  // tensor_split(x, [i, j]) = [x[:i], x[i:j], x[j:]]
  rules.add([](TorchBuilder &b, AtenTensorSplitIndicesOp op) {
    SmallVector<Value> bounds = {b.value(std::nullopt)};
    llvm::append_range(bounds, b.unpack(op.getIndices()));
    bounds.push_back(b.value(std::nullopt));
    return between(b, op.getSelf(), op.getDim(), bounds);
  });
  rules.add([](TorchBuilder &b, AtenTensorSplitTensorIndicesOrSectionsOp op) {
    Value given = op.getTensorIndicesOrSections();
    auto elements = dyn_cast_or_null<DenseIntElementsAttr>(getConstant(given));
    std::optional<int64_t> length =
        b.rankOf(given) ? b.typeOf(given).getSize(0) : std::nullopt;
    if (!elements && !length)
      return b.fail("the number of sections is known only at run time");
    if (!elements) {
      Arg::List places;
      for (int64_t i = 0; i < *length; ++i)
        places.push_back(b.Int(b.select(given, 0, i)));
      return b.tensor_split(op.getSelf(), places, op.getDim());
    }
    SmallVector<int64_t> numbers;
    for (APInt number : elements.getValues<APInt>())
      numbers.push_back(number.getSExtValue());
    Arg where = elements.getType().getRank() ? Arg(ArrayRef(numbers))
                                             : Arg(numbers.front());
    return b.tensor_split(op.getSelf(), where, op.getDim());
  });
  rules.holdForComplex({"aten::tensor_split.tensor_indices_or_sections"});
}

static void addCombinations(DecomposeRules &rules) {
  rules.holdForComplex({"aten::combinations"});
  // combinations(x, r) are the places i0 < i1 < … of x (<= with replacement):
  // those of all r-tuples that ascend, in order.
  rules.add([](TorchBuilder &b, AtenCombinationsOp op) {
    Value x = op.getSelf();
    std::optional<int64_t> r = getConstantInt(op.getR());
    std::optional<bool> replaces = getConstantBool(op.getWithReplacement());
    if (!r || !replaces)
      return b.fail("how many to combine is known only at run time");
    if (*r == 0)
      return b.zeros(ints(0), b.dtypeOf(x));
    Value numbers = b.arange(b.sizeOf(x, 0)), ascends;
    SmallVector<Value> columns;
    for (int64_t i = 0; i < *r; ++i) {
      SmallVector<int64_t> shape(*r, 1);
      shape[i] = -1;
      columns.push_back(b.view(numbers, shape));
      if (i == 0)
        continue;
      Value next = *replaces ? b.le(columns[i - 1], columns[i])
                             : b.lt(columns[i - 1], columns[i]);
      ascends = ascends ? b.logical_and(ascends, next) : next;
    }
    if (*r == 1)
      return b.unsqueeze(x, 1);
    Value places = b.nonzero(ascends); // [n, r], in order
    return b.reshape(b.index_select(x, 0, b.flatten(places)),
                     Arg::List{-1, *r});
  });
}

static void addSelections(DecomposeRules &rules) {
  // unbind(x)[i] = x[i]
  rules.add([](TorchBuilder &b, AtenUnbindIntOp op) {
    std::optional<int64_t> length = lengthOf(op.getResult());
    if (!length)
      return b.fail("how many parts there are is known only at run time");
    SmallVector<Value> parts;
    for (int64_t i = 0; i < *length; ++i)
      parts.push_back(b.select(op.getSelf(), op.getDim(), i));
    return b.failed() ? Value() : b.listOf(parts);
  });
  // narrow(x, dim, start, length) = x[start : start + length]; an end of 0
  // after a negative start is the end of the dim.
  rules.add([](TorchBuilder &b, AtenNarrowOp op) {
    std::optional<int64_t> start = getConstantInt(op.getStart());
    std::optional<int64_t> length = getConstantInt(op.getLength());
    if (start && length && *start < 0 && *start + *length == 0)
      return b.slice(op.getSelf(), op.getDim(), *start, std::nullopt);
    // The samples of what data decides do not tell whether it is negative.
    if (isOfTheRun(op.getStart(), b.oracle.getSymbols()))
      return b.index_select(op.getSelf(), op.getDim(),
                            b.add(b.arange(op.getLength()), op.getStart()));
    Value first = op.getStart();
    if (!start || (*start < 0 && !length))
      first = fromTheStart(
          b, first, b.sizeOf(op.getSelf(), *getConstantInt(op.getDim())));
    return b.slice(op.getSelf(), op.getDim(), first,
                   b.add(first, op.getLength()));
  });
  // narrow(x, dim, i, n) of an i that only the run knows = x[i + [0, 1, …, n)]
  rules.add([](TorchBuilder &b, AtenNarrowTensorOp op) {
    Value start = b.Int(op.getStart());
    if (b.failed() || getConstantInt(start))
      return b.narrow(op.getSelf(), op.getDim(), start, op.getLength());
    return b.index_select(op.getSelf(), op.getDim(),
                          b.add(b.arange(op.getLength()), start));
  });
}

//===----------------------------------------------------------------------===//
// Rolls and rotations
//===----------------------------------------------------------------------===//

/// roll(x, n) = cat(x[-n:], x[:-n]), where n is taken modulo the size; where
/// only the run knows n, so that the slices have no sizes, x[(i - n) % size].
static Value roll(TorchBuilder &b, Value x, Value shift, int64_t dim) {
  std::optional<int64_t> known = getConstantInt(shift);
  std::optional<int64_t> size = TorchBuilder::typeOf(x).getSize(dim);
  Value start;
  if (known && size) {
    int64_t first = *size ? ((-*known % *size) + *size) % *size : 0;
    if (!first)
      return x;
    start = b.value(first);
  } else if (known && std::abs(*known) <= 2) {
    // These slices are right for every size, 1 included.
    if (!*known)
      return x;
    start = b.value(-*known);
  } else {
    Value run = b.sizeOf(x, dim);
    if (!cast<TorchIntType>(shift.getType()).getKnown()) {
      Value places = b.remainder(b.sub(b.arange(run), shift), run);
      return b.index_select(x, dim, places);
    }
    // A dim may be empty.
    start = b.remainder(b.sub(run, shift), b.max_(run, 1));
  }
  Value back = b.slice(x, dim, start, std::nullopt);
  Value front = b.slice(x, dim, std::nullopt, start);
  return b.cat(Arg::List{back, front}, dim);
}

static void addRolls(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenRollOp op) {
    Value x = op.getSelf();
    SmallVector<Value> shifts = b.unpack(op.getShifts());
    SmallVector<int64_t> dims = *getConstantInts(op.getDims());
    // Without dims, the elements are rolled in their order.
    bool flat = dims.empty();
    if (flat) {
      if (!b.rankOf(x))
        return x;
      x = b.flatten(x);
      dims = {0};
    }
    for (auto [shift, dim] : llvm::zip(shifts, dims)) {
      x = roll(b, x, shift, dim);
      if (b.failed())
        return Value();
    }
    return flat ? b.view(x, ValueRange(b.sizesOf(op.getSelf()))) : x;
  });
  // rot90 swaps the dims and flips one of them.
  rules.add([](TorchBuilder &b, AtenRot90Op op) {
    Value x = op.getSelf();
    SmallVector<int64_t> dims = *getConstantInts(op.getDims());
    std::optional<int64_t> turns = getConstantInt(op.getK());
    if (!turns)
      return b.fail("the number of turns is known only at run time");
    switch ((*turns % 4 + 4) % 4) {
    case 1:
      return b.transpose(b.flip(x, ints(dims[1])), dims[0], dims[1]);
    case 2:
      return b.flip(x, ints(dims[0], dims[1]));
    case 3:
      return b.transpose(b.flip(x, ints(dims[0])), dims[0], dims[1]);
    default:
      return x;
    }
  });
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// unfold(x, dim, size, step)[..., i, ..., j] = x[..., i * step + j, ...]
static Value unfold(TorchBuilder &b, AtenUnfoldOp op) {
  Value x = op.getSelf();
  if (!b.rankOf(x))
    return b.view(x, ints(1));
  int64_t dim = dimOf(x, op.getDimension());
  Value size = op.getSize(), step = op.getStep(), count;
  if (auto known = TorchBuilder::typeOf(op.getResult()).getSize(dim))
    count = b.value(*known);
  else
    count = b.add(b.floordiv(b.sub(b.sizeOf(x, dim), size), step), 1);
  Value starts = b.mul(b.unsqueeze(b.arange(count), 1), step);
  Value index = b.add(starts, b.arange(size));
  return moveDim(b, indexAt(b, x, dim, index), dim + 1, -1);
}

static void addWindows(DecomposeRules &rules) { rules.add(unfold); }

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

namespace {
/// Where the elements of a diagonal are in a matrix that is laid out flat:
/// from `start`, one each `step`, before `end`.
struct DiagonalPlaces {
  Value start, end, step;
};
} // namespace

/// Element i of a diagonal of an [n, m] matrix is at i * (m + 1) + start. An
/// offset leaves out columns, one below 0 rows.
static DiagonalPlaces diagonalPlaces(TorchBuilder &b, Value n, Value m,
                                     Value offset) {
  Value columns = b.max_(offset, 0), rows = b.max_(b.neg(offset), 0);
  Value step = b.add(m, 1), start = b.add(columns, b.mul(rows, m));
  Value height = b.sub(n, rows), width = b.sub(m, columns);
  Value length = height == width ? height : b.min_(height, width);
  length = b.max_(length, 0);
  return {start, b.add(start, b.mul(length, step)), step};
}

/// [0, 1, ..., rank) with `first` and `second` moved to the end.
static SmallVector<int64_t> movedLast(int64_t rank, int64_t first,
                                      int64_t second) {
  SmallVector<int64_t> order;
  for (int64_t i = 0; i < rank; ++i)
    if (i != first && i != second)
      order.push_back(i);
  order.push_back(first);
  order.push_back(second);
  return order;
}

/// mask[i, j] = (j == i + offset), of [n, m].
static Value diagonalMask(TorchBuilder &b, Value n, Value m, Value offset) {
  Value rows = b.add(b.unsqueeze(b.arange(n), 1), offset);
  return b.eq(rows, b.arange(m));
}

/// Each tensor, a matrix then, beside as many columns of zeros as the others
/// have, one below the other.
static Value blockDiagonal(TorchBuilder &b, AtenBlockDiagOp op) {
  SmallVector<Value> blocks, before = {b.value(0)};
  for (Value x : b.unpack(op.getTensors())) {
    x = b.cast(x, b.dtypeOf(op.getResult()));
    while (!b.failed() && b.rankOf(x) < 2)
      x = b.unsqueeze(x, 0);
    blocks.push_back(x);
    before.push_back(b.add(before.back(), b.sizeOf(x, 1)));
  }
  for (auto [i, x] : llvm::enumerate(blocks))
    x = b.constant_pad_nd(
        x, Arg::List{before[i], b.sub(before.back(), before[i + 1])}, 0);
  return b.failed() ? Value() : b.cat(ValueRange(blocks), 0);
}

static void addDiagonals(DecomposeRules &rules) {
  rules.add(blockDiagonal);
  // The diagonal of a matrix that is laid out flat is a slice with a step.
  rules.add([](TorchBuilder &b, AtenDiagonalOp op) {
    Value x = op.getSelf();
    int64_t first = dimOf(x, op.getDim1()), second = dimOf(x, op.getDim2());
    DiagonalPlaces places = diagonalPlaces(b, b.sizeOf(x, first),
                                           b.sizeOf(x, second), op.getOffset());
    Value flat =
        b.flatten(permute(b, x, movedLast(b.rankOf(x), first, second)), -2, -1);
    return b.slice(flat, -1, places.start, places.end, places.step);
  });
  rules.add([](TorchBuilder &b, AtenDiagonalScatterOp op) {
    Value x = op.getSelf();
    int64_t first = dimOf(x, op.getDim1()), second = dimOf(x, op.getDim2());
    SmallVector<int64_t> order = movedLast(b.rankOf(x), first, second);
    DiagonalPlaces places = diagonalPlaces(b, b.sizeOf(x, first),
                                           b.sizeOf(x, second), op.getOffset());
    Value moved = permute(b, x, order);
    Value flat = b.slice_scatter(b.flatten(moved, -2, -1), op.getSrc(), -1,
                                 places.start, places.end, places.step);
    return permute(b, b.view(flat, ValueRange(b.sizesOf(moved))),
                   inverse(order));
  });
  // diag_embed(x)[..., i, j] = x[..., i] where j is i + offset, else 0
  rules.add([](TorchBuilder &b, AtenDiagEmbedOp op) {
    Value x = op.getSelf(), offset = op.getOffset();
    int64_t rank = b.rankOf(op.getResult());
    int64_t first = dimOf(op.getResult(), op.getDim1());
    int64_t second = dimOf(op.getResult(), op.getDim2());
    Value beyond = b.max_(offset, b.neg(offset));
    Value n = b.add(b.sizeOf(x, -1), beyond);
    // Rows count the elements above the main diagonal, columns below it.
    Value padded = b.constant_pad_nd(x, Arg::List{0, beyond}, 0);
    Value byRow = b.unsqueeze(padded, -1), byColumn = b.unsqueeze(padded, -2);
    std::optional<int64_t> known = getConstantInt(offset);
    Value along = !known ? b.where(b.ge(b.scalar_tensor(offset, b.i64()), 0),
                                   byRow, byColumn)
                  : *known >= 0 ? byRow
                                : byColumn;
    Value zero = b.scalarTensor(0, b.dtypeOf(x));
    Value y = b.where(diagonalMask(b, n, n, offset), along, zero);
    return permute(b, y, inverse(movedLast(rank, first, second)));
  });
}

//===----------------------------------------------------------------------===//
// Pixels
//===----------------------------------------------------------------------===//

static void addPixels(DecomposeRules &rules) {
  // pixel_shuffle: [.., c r r, h, w] -> [.., c, r, r, h, w]
  //                -> [.., c, h, r, w, r] -> [.., c, h r, w r]
  rules.add([](TorchBuilder &b, AtenPixelShuffleOp op) {
    Value x = op.getSelf(), r = op.getUpscaleFactor();
    int64_t lead = b.rankOf(x) - 3;
    Value channels = b.floordiv(b.sizeOf(x, lead), b.mul(r, r));
    SmallVector<Value> sizes = b.sizesOf(x);
    sizes[lead] = channels;
    sizes[lead + 1] = b.mul(sizes[lead + 1], r);
    sizes[lead + 2] = b.mul(sizes[lead + 2], r);
    // ONNX has it for images in a batch.
    bool hasOnnx = b.isFloat(x) && getConstantInt(r);
    if (lead == 0 && hasOnnx)
      return b.squeeze(b.pixel_shuffle(b.unsqueeze(x, 0), r), 0);
    if (lead > 1 && hasOnnx)
      return b.view(b.pixel_shuffle(b.flatten(x, 0, lead - 1), r),
                    ValueRange(sizes));
    Value y = b.unflatten(x, lead, Arg::List{channels, r, r});
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, lead + 1));
    for (int64_t i : {3, 1, 4, 2})
      order.push_back(lead + i);
    return b.reshape(b.permute(y, order), ValueRange(sizes));
  });
  // pixel_unshuffle: [.., c, h r, w r] -> [.., c, h, r, w, r]
  //                  -> [.., c, r, r, h, w] -> [.., c r r, h, w]
  rules.add([](TorchBuilder &b, AtenPixelUnshuffleOp op) {
    Value x = op.getSelf(), r = op.getDownscaleFactor();
    int64_t lead = b.rankOf(x) - 3;
    Value h = b.floordiv(b.sizeOf(x, -2), r);
    Value w = b.floordiv(b.sizeOf(x, -1), r);
    SmallVector<Value> sizes = b.sizesOf(x);
    sizes.truncate(lead + 1);
    llvm::append_range(sizes, ArrayRef<Value>{h, r, w, r});
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, lead + 1));
    for (int64_t i : {2, 4, 1, 3})
      order.push_back(lead + i);
    Value y = b.permute(b.view(x, ValueRange(sizes)), order);
    sizes.truncate(lead);
    llvm::append_range(
        sizes, ArrayRef<Value>{b.mul(b.sizeOf(x, lead), b.mul(r, r)), h, w});
    return b.reshape(y, ValueRange(sizes));
  });
  // channel_shuffle: [n, g c, ..] -> [n, g, c, ..] -> [n, c, g, ..]
  rules.add([](TorchBuilder &b, AtenChannelShuffleOp op) {
    Value x = op.getSelf();
    Value count = b.floordiv(b.sizeOf(x, 1), op.getGroups());
    Value y = b.unflatten(x, 1, Arg::List{op.getGroups(), count});
    return b.flatten(b.transpose(y, 1, 2), 1, 2);
  });
  rules.add([](TorchBuilder &b, AtenNativeChannelShuffleOp op) {
    return b.channel_shuffle(op.getSelf(), op.getGroups());
  });
}

void torchonnx::addViewDecompositions(DecomposeRules &rules) {
  // broadcast_tensors(xs) = each expanded to the sizes of all
  rules.add([](TorchBuilder &b, AtenBroadcastTensorsOp op) {
    SmallVector<Value> tensors = b.unpack(op.getTensors());
    SmallVector<Value> sizes = broadcastSizes(b, tensors);
    return b.listOf(llvm::map_to_vector(
        tensors, [&](Value x) { return expandTo(b, x, sizes); }));
  });
  addCopies(rules);
  addSplits(rules);
  addTensorSplits(rules);
  addCombinations(rules);
  addSelections(rules);
  addSizes(rules);
  addRolls(rules);
  addWindows(rules);
  addDiagonals(rules);
  addPixels(rules);
}
