//===- Strides.cpp - Decompositions: Strides ------------------------------===//
//
// as_strided reads memory: its strides and offset are of the storage that its
// operand is a view of. So the views that led to the operand are followed back
// to the tensor that owns the storage.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torchonnx;

namespace {

using Numbers = SmallVector<int64_t>;

/// How a tensor lies in memory.
struct Layout {
  /// The tensor that owns the storage, which lies there in the order of its
  /// dims; null when it cannot be told.
  Value base;
  /// Where the first element is, when it is known.
  std::optional<int64_t> offset = 0;
  /// Whether the elements lie in the order of the dims, without gaps.
  bool contiguous = true;
  /// The strides, when the sizes are numbers.
  std::optional<Numbers> strides;
};

} // namespace

static std::optional<Numbers> sizesOf(TorchTensorType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  Numbers sizes;
  for (int64_t i = 0; i < type.getRank(); ++i)
    sizes.push_back(*type.getSize(i));
  return sizes;
}

/// The strides of a contiguous tensor of these sizes.
static std::optional<Numbers> contiguousStrides(std::optional<Numbers> sizes) {
  if (!sizes)
    return std::nullopt;
  Numbers strides(sizes->size(), 1);
  for (int64_t i = int64_t(sizes->size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * std::max<int64_t>((*sizes)[i + 1], 1);
  return strides;
}

static Layout layoutOf(Value x);

/// Whether what an op computes is contiguous. Elementwise ops follow the
/// layout of their operands.
static bool makesContiguous(Operation *op) {
  static const llvm::StringSet<> always = {
      "cat",          "stack",     "mm",      "bmm",  "addmm",  "linear",
      "matmul",       "zeros",     "ones",    "full", "arange", "repeat",
      "index_select", "flip",      "roll",    "take", "empty",  "rand",
      "randn",        "new_zeros", "new_ones"};
  StringRef base = getOperatorName(op).split("::").second.split('.').first;
  if (always.contains(base))
    return true;
  return llvm::all_of(op->getOperands(), [](Value operand) {
    if (auto elements = getElements(operand))
      return llvm::none_of(*elements, [](Value element) {
        return isa<TorchTensorType>(element.getType()) &&
               !layoutOf(element).contiguous;
      });
    return !isa<TorchTensorType>(operand.getType()) ||
           layoutOf(operand).contiguous;
  });
}

/// The strides of `x` seen with the sizes `to`, where no copy is needed: each
/// run of dims that lie one after the other is cut anew.
static std::optional<Numbers> reshapedStrides(const Numbers &from,
                                              const Numbers &strides,
                                              const Numbers &to) {
  Numbers result(to.size(), 1);
  int64_t view = int64_t(to.size()) - 1;
  if (from.empty())
    return result;
  int64_t chunk = strides.back(), inChunk = 1, inView = 1;
  for (int64_t i = int64_t(from.size()) - 1; i >= 0; --i) {
    inChunk *= from[i];
    if (i != 0 && (from[i - 1] == 1 || strides[i - 1] == inChunk * chunk))
      continue;
    while (view >= 0 && (inView < inChunk || to[view] == 1)) {
      result[view] = inView * chunk;
      inView *= to[view--];
    }
    if (inView != inChunk)
      return std::nullopt;
    if (i > 0) {
      chunk = strides[i - 1];
      inChunk = inView = 1;
    }
  }
  if (view != -1)
    return std::nullopt;
  return result;
}

/// The layout of the result of a view `op` of a tensor that lies as `from`.
/// A null base when the op is no view.
static Layout viewLayout(Operation *op, StringRef name, Layout from) {
  Value x = op->getOperand(0), result = op->getResult(0);
  auto type = cast<TorchTensorType>(x.getType());
  auto resultType = cast<TorchTensorType>(result.getType());
  int64_t rank = type.getRank();
  auto constant = [&](unsigned i) { return getConstantInt(op->getOperand(i)); };
  auto dimAt = [&](unsigned i) { return dimOf(x, op->getOperand(i)); };
  auto moved = [&](ArrayRef<int64_t> order) {
    Layout to = from;
    to.contiguous = from.contiguous && llvm::is_sorted(order);
    if (from.strides)
      for (auto [i, dim] : llvm::enumerate(order))
        (*to.strides)[i] = (*from.strides)[dim];
    return to;
  };
  auto swapped = [&](int64_t a, int64_t c) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    if (rank)
      std::swap(order[a], order[c]);
    return moved(order);
  };
  /// Dim `dim` from element `start` on, each `step`.
  auto part = [&](int64_t dim, std::optional<int64_t> start, int64_t step) {
    Layout to = from;
    std::optional<int64_t> size = type.getSize(dim);
    if (start && *start < 0)
      start = size ? std::optional(*start + *size) : std::nullopt;
    if (start && size)
      start = std::clamp<int64_t>(*start, 0, *size);
    if (start != 0)
      to.offset =
          start && from.strides && from.offset
              ? std::optional(*from.offset + *start * (*from.strides)[dim])
              : std::nullopt;
    if (from.strides)
      (*to.strides)[dim] *= step;
    to.contiguous =
        to.strides && to.strides == contiguousStrides(sizesOf(resultType));
    return to;
  };

  if (llvm::is_contained({"alias", "detach", "lift_fresh"}, name))
    return from;
  if (name == "contiguous")
    return from.contiguous ? from : Layout();
  if (name == "permute") {
    Numbers order = *getConstantInts(op->getOperand(1));
    for (int64_t &dim : order)
      dim = dimOf(x, dim);
    return moved(order);
  }
  if (name == "transpose" || name == "swapaxes" || name == "swapdims")
    return swapped(dimAt(1), dimAt(2));
  if (name == "t")
    return swapped(0, std::max<int64_t>(rank - 1, 0));
  if (name == "mT" || name == "adjoint")
    return swapped(rank - 2, rank - 1);
  if (name == "numpy_T")
    return moved(llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(0, rank))));
  if ((name == "movedim" || name == "moveaxis") && constant(1)) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    order.erase(order.begin() + dimAt(1));
    order.insert(order.begin() + dimAt(2), dimAt(1));
    return moved(order);
  }
  if (name == "slice") {
    std::optional<int64_t> step = constant(4);
    Value start = op->getOperand(2);
    if (!step)
      return {};
    return part(dimAt(1), isNone(start) ? 0 : getConstantInt(start), *step);
  }
  if (name == "narrow")
    return part(dimAt(1), constant(2), 1);
  if (name == "select") {
    int64_t dim = dimAt(1);
    Layout to = part(dim, constant(2), 1);
    if (to.strides)
      to.strides->erase(to.strides->begin() + dim);
    to.contiguous =
        to.strides && to.strides == contiguousStrides(sizesOf(resultType));
    return to;
  }
  if (name == "diagonal") {
    Layout to = from;
    std::optional<int64_t> offset = constant(1);
    int64_t first = dimAt(2), second = dimAt(3);
    to.contiguous = false;
    if (!from.strides || !offset)
      return {from.base, std::nullopt, false, std::nullopt};
    const Numbers &strides = *from.strides;
    if (to.offset)
      *to.offset +=
          *offset >= 0 ? *offset * strides[second] : -*offset * strides[first];
    to.strides->erase(to.strides->begin() + std::max(first, second));
    to.strides->erase(to.strides->begin() + std::min(first, second));
    to.strides->push_back(strides[first] + strides[second]);
    return to;
  }
  if (name == "unfold") {
    Layout to = from;
    to.contiguous = false;
    if (to.strides && rank) {
      int64_t dim = dimAt(1);
      to.strides->push_back((*from.strides)[dim]);
      (*to.strides)[dim] *= constant(3).value_or(1);
    }
    return to;
  }
  if (llvm::is_contained({"expand", "expand_as", "broadcast_to"}, name)) {
    Layout to = from;
    to.contiguous = from.contiguous && type == resultType;
    if (from.strides) {
      int64_t lead = resultType.getRank() - rank;
      // A dim that is repeated has a stride of 0, a new one of size 1 that of
      // the dims behind it.
      to.strides = Numbers(resultType.getRank(), 0);
      for (int64_t i = resultType.getRank(); i-- > 0;) {
        std::optional<int64_t> size = resultType.getSize(i);
        if (i >= lead) {
          if (type.getDims()[i - lead] == resultType.getDims()[i])
            (*to.strides)[i] = (*from.strides)[i - lead];
        } else if (size == 1) {
          std::optional<int64_t> behind =
              i + 1 < resultType.getRank() ? resultType.getSize(i + 1) : 1;
          if (!behind)
            to.strides.reset();
          if (!to.strides)
            break;
          (*to.strides)[i] =
              i + 1 < resultType.getRank() ? *behind * (*to.strides)[i + 1] : 1;
        }
      }
    }
    return to;
  }
  if (llvm::is_contained({"view", "_unsafe_view", "reshape", "flatten",
                          "unflatten", "squeeze", "unsqueeze", "view_as",
                          "reshape_as", "ravel"},
                         name)) {
    Layout to = from;
    std::optional<Numbers> before = sizesOf(type), after = sizesOf(resultType);
    to.strides.reset();
    if (from.contiguous) {
      to.strides = contiguousStrides(after);
    } else if (before && after && from.strides) {
      to.strides = reshapedStrides(*before, *from.strides, *after);
      if (!to.strides)
        return {}; // A copy.
    }
    return to;
  }
  return {};
}

static Layout layoutOf(Value x) {
  auto type = dyn_cast<TorchTensorType>(x.getType());
  if (!type || !type.getRanked())
    return {{}, std::nullopt, false, std::nullopt};
  Operation *op = x.getDefiningOp();
  Layout own{x, 0, true, contiguousStrides(sizesOf(type))};
  // What a loop carries may lie in any order.
  if (auto argument = dyn_cast<BlockArgument>(x);
      argument && isa<LoopOp>(argument.getOwner()->getParentOp()))
    return {{}, std::nullopt, false, std::nullopt};
  if (!op || isa<ConstantOp>(op))
    return own;
  if (auto ifOp = dyn_cast<IfOp>(op)) {
    unsigned result = cast<OpResult>(x).getResultNumber();
    bool isWhole = llvm::all_of(ifOp->getRegions(), [&](Region &side) {
      Value end = side.front().getTerminator()->getOperand(result);
      return layoutOf(end).base == end;
    });
    return isWhole ? own : Layout{{}, std::nullopt, false, std::nullopt};
  }
  StringRef name = getOperatorName(op).split("::").second.split('.').first;
  bool mayCopy = llvm::is_contained({"contiguous", "reshape", "flatten"}, name);
  if (!name.empty() && op->getNumOperands() &&
      isa<TorchTensorType>(op->getOperand(0).getType()) &&
      op->getNumResults() == 1) {
    Layout from = layoutOf(op->getOperand(0));
    if (name == "as_strided" || name == "_reshape_alias") {
      Layout to{from.base, from.offset, false,
                getConstantInts(op->getOperand(2))};
      if (name == "as_strided" && !isNone(op->getOperand(3)))
        to.offset = getConstantInt(op->getOperand(3));
      to.contiguous = to.strides == contiguousStrides(sizesOf(type));
      return to;
    }
    Layout view = viewLayout(op, name, from);
    if (view.base)
      return view;
    // A view that is not followed.
    const OpSchema *schema =
        getOracle(x.getContext()).getSchema(getOperatorName(op));
    if (schema && !schema->args[0].aliasSet.empty() && !mayCopy)
      return {{}, std::nullopt, false, std::nullopt};
  }
  // What is computed of one dim has no other order.
  bool isOrdered = type.getRank() < 2 && !mayCopy;
  if (name.empty() || op->getNumResults() != 1 ||
      (!isOrdered && !makesContiguous(op)))
    return {{}, std::nullopt, false, std::nullopt};
  return own;
}

/// The positions in memory of the elements of as_strided:
/// offset + i0 * stride0 + i1 * stride1 + ...
static Value positions(TorchBuilder &b, Value size, Value stride,
                       Value offset) {
  SmallVector<Value> sizes = b.unpack(size), strides = b.unpack(stride);
  Value index = b.scalar_tensor(offset, b.i64());
  for (auto [i, pair] : llvm::enumerate(llvm::zip(sizes, strides))) {
    auto [count, step] = pair;
    index = b.add(index, alongDim(b, b.mul(b.arange(count), step), int64_t(i),
                                  int64_t(sizes.size())));
  }
  return index;
}

/// The offset that as_strided was given, or else that of its operand.
static Value offsetOf(TorchBuilder &b, Value given, const Layout &layout) {
  if (given && !isNone(given))
    return given;
  if (!layout.offset)
    return b.fail("where its operand begins in memory is not known");
  return b.value(*layout.offset);
}

/// as_strided(x, size, stride, offset) = take(storage of x, positions)
static Value asStrided(TorchBuilder &b, Value x, Value size, Value stride,
                       Value given) {
  Layout layout = layoutOf(x);
  if (!layout.base)
    return b.fail("the memory layout of its operand is not known");
  Value offset = offsetOf(b, given, layout);
  if (b.failed())
    return {};
  std::optional<Numbers> sizes = getConstantInts(size);
  std::optional<Numbers> strides = getConstantInts(stride);
  std::optional<int64_t> start = getConstantInt(offset);
  if (sizes && start && strides == contiguousStrides(sizes)) {
    int64_t count = 1;
    for (int64_t each : *sizes)
      count *= each;
    Value flat = b.reshape(layout.base, ints(-1));
    return b.view(b.slice(flat, 0, *start, *start + count), *sizes);
  }
  return b.take(layout.base, positions(b, size, stride, offset));
}

void torchonnx::addStridesDecompositions(DecomposeRules &rules) {
  rules.holdForComplex(
      {"aten::as_strided", "aten::_reshape_alias", "aten::as_strided_scatter"});
  rules.addEarly([](TorchBuilder &b, AtenAsStridedOp op) {
    return asStrided(b, op.getSelf(), op.getSize(), op.getStride(),
                     op.getStorageOffset());
  });
  rules.addEarly([](TorchBuilder &b, Aten_ReshapeAliasOp op) {
    return asStrided(b, op.getSelf(), op.getSize(), op.getStride(), {});
  });
  // as_strided_scatter(x, src, ...) = put(x, positions, src)
  rules.addEarly([](TorchBuilder &b, AtenAsStridedScatterOp op) {
    Layout layout = layoutOf(op.getSelf());
    if (layout.base != op.getSelf())
      return b.fail("its operand is a view of another tensor");
    Value offset = offsetOf(b, op.getStorageOffset(), layout);
    return b.put(op.getSelf(),
                 positions(b, op.getSize(), op.getStride(), offset),
                 op.getSrc());
  });
}
