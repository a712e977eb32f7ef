//===- View.cpp - Conversions: View ---------------------------------------===//

#include "passes/Convert/Rules.h"
#include "passes/Convert/Shapes.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// The operand in the shape of the result. `sizes` are of the result, as the
/// op was given them.
template <typename Op>
static Value reshape(OnnxBuilder &b, Op op, Value sizes = {}) {
  Sizes to(b, op.getResult());
  if (sizes)
    to.from(sizes);
  return reshapeTo(b, op.getSelf(), to);
}

/// squeeze of the dims that are 1, of those that are named.
template <typename Op>
static Value squeeze(OnnxBuilder &b, Op op, ArrayRef<int64_t> dims) {
  auto from = cast<TorchTensorType>(op.getSelf().getType());
  SmallVector<int64_t> ones;
  for (int64_t dim : dims)
    if (from.getRank() && from.getSize(dim) == 1)
      ones.push_back(dimOf(op.getSelf(), dim));
  llvm::sort(ones);
  ones.erase(llvm::unique(ones), ones.end());
  Value x = b.in(op.getSelf());
  // A symbol may be 1 at run time; PyTorch's result would have another rank.
  if (from.getRank() - int64_t(ones.size()) != b.rank(op.getResult()))
    return b.fail("whether a dim is 1 is known only at run time");
  return ones.empty() ? x : b.squeeze(x, ones);
}

static void addReshapes(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenViewOp op) {
        return reshape(b, op, op.getSize());
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, Aten_UnsafeViewOp op) {
        return reshape(b, op, op.getSize());
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenReshapeOp op) {
        return reshape(b, op, op.getShape());
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenFlattenUsingIntsOp op) {
        return reshape(b, op);
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenUnflattenIntOp op) {
        Sizes to(b, op.getResult());
        if (std::optional<int64_t> dim = getConstantInt(op.getDim()))
          to.from(op.getSizes(), fromFront(*dim, b.rank(op.getSelf())));
        return reshapeTo(b, op.getSelf(), to);
      })
      .takesComplex();
  rules.add([](OnnxBuilder &b, AtenRavelOp op) { return reshape(b, op); })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenViewAsOp op) {
        return reshapeTo(b, op.getSelf(),
                         Sizes(b, op.getResult()).search(op.getOther()));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenReshapeAsOp op) {
        return reshapeTo(b, op.getSelf(),
                         Sizes(b, op.getResult()).search(op.getOther()));
      })
      .takesComplex();

  // Operators of their own, for they need no sizes.
  rules
      .add([](OnnxBuilder &b, AtenSqueezeOp op) {
        auto all = llvm::seq<int64_t>(0, b.rank(op.getSelf()));
        return squeeze(b, op, llvm::to_vector(all));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenSqueezeDimOp op) {
        return squeeze(b, op, *getConstantInt(op.getDim()));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenSqueezeDimsOp op) {
        return squeeze(b, op, *getConstantInts(op.getDim()));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenUnsqueezeOp op) {
        return b.unsqueeze(b.in(op.getSelf()),
                           dimOf(op.getResult(), op.getDim()));
      })
      .takesComplex();

  // Complex tensors are pairs already.
  rules
      .add([](OnnxBuilder &b, AtenViewAsRealOp op) {
        return b.in(op.getSelf());
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenViewAsComplexOp op) {
        return b.in(op.getSelf());
      })
      .takesComplex();
}

//===----------------------------------------------------------------------===//
// Transposes
//===----------------------------------------------------------------------===//

/// The torch tensor `x` with its dims in the order `order`.
static Value transpose(OnnxBuilder &b, Value x, SmallVector<int64_t> order) {
  if (llvm::is_sorted(order))
    return b.in(x);
  // The pairs of a complex tensor stay last.
  for (int64_t i = order.size(), e = dimsOf(x).size(); i < e; ++i)
    order.push_back(i);
  return b.Transpose(b.in(x), {{"perm", order}});
}

/// The torch tensor `x` with two dims swapped.
static Value swapDims(OnnxBuilder &b, Value x, int64_t dim0, int64_t dim1) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, b.rank(x)));
  if (!order.empty())
    std::swap(order[dimOf(x, dim0)], order[dimOf(x, dim1)]);
  return transpose(b, x, order);
}

static void addTransposes(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenPermuteOp op) {
        SmallVector<int64_t> order = *getConstantInts(op.getDims());
        for (int64_t &dim : order)
          dim = dimOf(op.getSelf(), dim);
        return transpose(b, op.getSelf(), order);
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenTransposeIntOp op) {
        return swapDims(b, op.getSelf(), *getConstantInt(op.getDim0()),
                        *getConstantInt(op.getDim1()));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenTOp op) {
        return b.rank(op.getSelf()) < 2 ? b.in(op.getSelf())
                                        : swapDims(b, op.getSelf(), 0, 1);
      })
      .takesComplex();
  // numpy_T reverses all dims.
  rules
      .add([](OnnxBuilder &b, AtenNumpyTOp op) {
        auto order = llvm::to_vector(
            llvm::reverse(llvm::seq<int64_t>(0, b.rank(op.getSelf()))));
        return transpose(b, op.getSelf(), order);
      })
      .takesComplex();
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// A torch int as a 1-D int64 tensor; `otherwise` for None.
static Value vectorOf(OnnxBuilder &b, Value number, int64_t otherwise) {
  if (isNone(number))
    return b.ints({otherwise});
  if (std::optional<int64_t> known = getConstantInt(number))
    return b.ints({*known});
  return b.unsqueeze(b.in(number), {0});
}

/// Slice clamps and wraps as PyTorch does.
static Value slice(OnnxBuilder &b, AtenSliceTensorOp op) {
  constexpr int64_t last = std::numeric_limits<int64_t>::max();
  Value x = b.in(op.getSelf());
  int64_t axis = dimOf(op.getSelf(), op.getDim());
  std::optional<int64_t> step = getConstantInt(op.getStep());
  auto start = isNone(op.getStart()) ? 0 : getConstantInt(op.getStart());
  auto end = isNone(op.getEnd()) ? last : getConstantInt(op.getEnd());
  auto type = cast<TorchTensorType>(op.getSelf().getType());
  bool wholeEnd =
      end == last || (end && type.getSize(axis) && *end >= *type.getSize(axis));
  if (start == 0 && wholeEnd && step == 1)
    return x;
  SmallVector<Value> inputs = {x, vectorOf(b, op.getStart(), 0),
                               vectorOf(b, op.getEnd(), last), b.ints({axis})};
  if (step != 1)
    inputs.push_back(vectorOf(b, op.getStep(), 1));
  return b.Slice(inputs);
}

/// flip(x, dims): Slice from the last element to the first.
static Value flip(OnnxBuilder &b, AtenFlipOp op) {
  SmallVector<int64_t> axes = *getConstantInts(op.getDims());
  if (axes.empty() || !b.rank(op.getSelf()))
    return b.in(op.getSelf());
  for (int64_t &axis : axes)
    axis = dimOf(op.getSelf(), axis);
  SmallVector<int64_t> starts(axes.size(), -1), steps(axes.size(), -1);
  SmallVector<int64_t> ends(axes.size(), std::numeric_limits<int64_t>::min());
  return b.Slice({b.in(op.getSelf()), b.ints(starts), b.ints(ends),
                  b.ints(axes), b.ints(steps)});
}

/// The sizes of the parts of a list of tensors along `axis`; nothing unless
/// they are numbers.
static std::optional<SmallVector<int64_t>> partSizes(Value list, Value self,
                                                     Value dim) {
  auto type = dyn_cast<ListType>(list.getType());
  if (!type || !type.getSized() || !OnnxBuilder::rank(self))
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (Type element : type.getElements()) {
    auto part = cast<TorchTensorType>(element);
    std::optional<int64_t> size = part.getSize(dimOf(self, dim));
    if (!size)
      return std::nullopt;
    sizes.push_back(*size);
  }
  return sizes;
}

/// The torch tensor `x` in parts along `axis`.
static SmallVector<Value> splitTo(OnnxBuilder &b, Value x, int64_t axis,
                                  ArrayRef<int64_t> sizes) {
  if (sizes.size() == 1)
    return {b.in(x)};
  if (b.hasInput("Split", "split"))
    return b.ops("Split", {b.in(x), b.ints(sizes)}, sizes.size(),
                 {{"axis", axis}});
  return b.ops("Split", b.in(x), sizes.size(),
               {{"axis", axis}, {"split", OnnxAttr::Ints(sizes)}});
}

/// Split into parts whose sizes are numbers.
template <typename Op>
static void addSplit(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, Op op) {
        return splitTo(b, op.getSelf(), dimOf(op.getSelf(), op.getDim()),
                       *partSizes(op.getResult(), op.getSelf(), op.getDim()));
      })
      .when([](Op op) {
        return partSizes(op.getResult(), op.getSelf(), op.getDim());
      })
      .takesComplex();
}

static void addParts(ConvertRules &rules) {
  rules.add(slice).takesComplex();
  rules.add(flip).takesComplex();
  // select: Gather of one element.
  rules
      .add([](OnnxBuilder &b, AtenSelectIntOp op) {
        return b.Gather({b.in(op.getSelf()), b.in(op.getIndex())},
                        {{"axis", dimOf(op.getSelf(), op.getDim())}});
      })
      .takesComplex();

  addSplit<AtenSplitTensorOp>(rules);
  addSplit<AtenSplitSizesOp>(rules);
  addSplit<AtenSplitWithSizesOp>(rules);
  addSplit<AtenChunkOp>(rules);
  addSplit<AtenTensorSplitSectionsOp>(rules);
  addSplit<AtenTensorSplitIndicesOp>(rules);
  // Split into `num_outputs` parts of equal sizes, the last may be smaller:
  // ONNX 18.
  rules
      .add([](OnnxBuilder &b, AtenChunkOp op) {
        int64_t chunks = *getConstantInt(op.getChunks());
        // ONNX Runtime makes no part of nothing.
        if (chunks == 1)
          return SmallVector<Value>{b.in(op.getSelf())};
        return b.ops("Split", b.in(op.getSelf()), chunks,
                     {{"axis", dimOf(op.getSelf(), op.getDim())},
                      {"num_outputs", chunks}});
      })
      .since(18)
      .when([](AtenChunkOp op) {
        auto type = cast<ListType>(op.getResult().getType());
        return type.getSized() && int64_t(type.getElements().size()) ==
                                      getConstantInt(op.getChunks());
      })
      .takesComplex();
  // Split with sizes from run time: ONNX 13.
  rules
      .add([](OnnxBuilder &b, AtenSplitWithSizesOp op) {
        return b.ops("Split",
                     {b.in(op.getSelf()), b.intList(op.getSplitSizes())},
                     getElements(op.getSplitSizes())->size(),
                     {{"axis", dimOf(op.getSelf(), op.getDim())}});
      })
      .since(13)
      .when([](AtenSplitWithSizesOp op) {
        return getElements(op.getSplitSizes());
      })
      .takesComplex();
}

//===----------------------------------------------------------------------===//
// Wholes
//===----------------------------------------------------------------------===//

/// Concat of the tensors, as the dtype of the result.
static Value cat(OnnxBuilder &b, AtenCatOp op) {
  Type dtype = b.torchDtype(op.getResult());
  SmallVector<Value> tensors = *getElements(op.getTensors());
  SmallVector<Value> parts;
  bool isVector = b.rank(op.getResult()) == 1;
  for (Value tensor : tensors) {
    auto type = cast<TorchTensorType>(tensor.getType());
    // PyTorch skips empty vectors, whatever the rank of the others, and takes
    // no other vectors beside what is none.
    if (type.getRank() != 1 || (isVector && type.getSize(0) != 0))
      parts.push_back(b.in(tensor, dtype));
  }
  if (parts.empty())
    parts.push_back(b.in(tensors.front(), dtype));
  if (parts.size() == 1)
    return parts.front();
  return b.Concat(parts, {{"axis", dimOf(op.getResult(), op.getDim())}});
}

static Value stack(OnnxBuilder &b, AtenStackOp op) {
  Type dtype = b.torchDtype(op.getResult());
  int64_t axis = dimOf(op.getResult(), op.getDim());
  SmallVector<Value> tensors = *getElements(op.getTensors());
  SmallVector<Value> parts;
  for (Value tensor : tensors)
    parts.push_back(b.unsqueeze(b.in(tensor, dtype), {axis}));
  return parts.size() == 1 ? parts.front() : b.Concat(parts, {{"axis", axis}});
}

/// Tile, after dims of 1 in front where there are more repeats than dims.
static Value repeat(OnnxBuilder &b, AtenRepeatOp op) {
  Value x = b.in(op.getSelf());
  SmallVector<Value> repeats = *getElements(op.getRepeats());
  if (int64_t more = repeats.size() - b.rank(op.getSelf()))
    x = b.unsqueeze(x, llvm::to_vector(llvm::seq<int64_t>(0, more)));
  if (llvm::all_of(repeats, [](Value v) { return getConstantInt(v) == 1; }))
    return x;
  SmallVector<Value> counts = {b.intList(op.getRepeats())};
  if (isa<mlir::ComplexType>(b.torchDtype(op.getSelf())))
    counts = {b.Concat({counts[0], b.ints({1})}, {{"axis", 0}})};
  return b.Tile({x, counts[0]});
}

static void addWholes(ConvertRules &rules) {
  rules.add(cat)
      .when([](AtenCatOp op) { return getElements(op.getTensors()); })
      .takesComplex();
  rules.add(stack)
      .when([](AtenStackOp op) { return getElements(op.getTensors()); })
      .takesComplex();
  rules.add(repeat)
      .when([](AtenRepeatOp op) { return getElements(op.getRepeats()); })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenExpandOp op) {
        return expandTo(b, op.getSelf(),
                        Sizes(b, op.getResult()).from(op.getSize()));
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, AtenExpandAsOp op) {
        Sizes to = Sizes(b, op.getResult()).search(op.getOther());
        unsigned rank = dimsOf(op.getOther()).size();
        bool areKnown = llvm::all_of(llvm::seq(to.size()),
                                     [&](unsigned i) { return to.has(i); });
        // Those of the other, by whatever name.
        if (!areKnown && rank == to.size())
          return b.Expand(
              {b.in(op.getSelf()), shapeOf(b, op.getOther(), 0, rank)});
        return expandTo(b, op.getSelf(), to);
      })
      .takesComplex();
}

//===----------------------------------------------------------------------===//
// Pixels
//===----------------------------------------------------------------------===//

/// The order of channels that `groups` groups of them are interleaved in:
/// position i * groups + g holds channel g * (channels / groups) + i.
static SmallVector<int64_t> interleaved(int64_t channels, int64_t groups) {
  SmallVector<int64_t> order;
  for (int64_t i = 0; i < channels / groups; ++i)
    for (int64_t g = 0; g < groups; ++g)
      order.push_back(g * (channels / groups) + i);
  return order;
}

static bool isImages(Value x) {
  auto type = cast<TorchTensorType>(x.getType());
  return type.getRank() == 4 && isa<mlir::FloatType>(type.getDtype());
}

static void addPixels(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenPixelShuffleOp op) {
        return b.DepthToSpace(
            b.in(op.getSelf()),
            {{"blocksize", *getConstantInt(op.getUpscaleFactor())},
             {"mode", "CRD"}});
      })
      .when([](AtenPixelShuffleOp op) {
        return isImages(op.getSelf()) && getConstantInt(op.getUpscaleFactor());
      });
  // SpaceToDepth has the block before the channel.
  rules
      .add([](OnnxBuilder &b, AtenPixelUnshuffleOp op) {
        int64_t block = *getConstantInt(op.getDownscaleFactor());
        auto type = cast<TorchTensorType>(op.getResult().getType());
        Value y = b.SpaceToDepth(b.in(op.getSelf()), {{"blocksize", block}});
        SmallVector<int64_t> order =
            interleaved(*type.getSize(1), block * block);
        return llvm::is_sorted(order)
                   ? y
                   : b.Gather({y, b.ints(order)}, {{"axis", 1}});
      })
      .when([](AtenPixelUnshuffleOp op) {
        return isImages(op.getSelf()) &&
               getConstantInt(op.getDownscaleFactor()) &&
               cast<TorchTensorType>(op.getResult().getType()).getSize(1);
      });
  rules
      .add([](OnnxBuilder &b, AtenChannelShuffleOp op) {
        auto type = cast<TorchTensorType>(op.getSelf().getType());
        SmallVector<int64_t> order =
            interleaved(*type.getSize(1), *getConstantInt(op.getGroups()));
        return b.Gather({b.in(op.getSelf()), b.ints(order)}, {{"axis", 1}});
      })
      .when([](AtenChannelShuffleOp op) {
        return cast<TorchTensorType>(op.getSelf().getType()).getSize(1) &&
               getConstantInt(op.getGroups());
      });
}

/// A tensor that there is only if a condition holds: a run in which it does not
/// ends where one element is expanded to a size of -2, which no runtime does.
/// What comes of that otherwise, a 1, is the shape that the tensor is expanded
/// to; nothing here is an operator that an optimizer sees through.
static void addChecks(ConvertRules &rules) {
  ConvertRule rule;
  rule.takesComplex = rule.takesQuantized = true;
  rule.apply = [](OnnxBuilder &b, Operation *op) {
    Value holds = b.in(op->getOperand(0)), x = b.in(op->getOperand(2));
    holds = b.reshape(b.cast(holds, b.builder.getI1Type()), {1});
    Value one = b.ints({1});
    Value checked = b.Expand({one, b.Where({holds, one, b.ints({-2})})});
    x = b.Expand({x, checked});
    bool isScalar = b.rank(op->getOperand(2)) == 0 &&
                    elementsOf(op->getOperand(2)) != Elements::Complex;
    return toVector(isScalar ? b.reshape(x, {}) : x);
  };
  rules.add({"aten::_functional_assert_async.msg"}, rule);
}

void torchonnx::addViewConversions(ConvertRules &rules) {
  addChecks(rules);
  addReshapes(rules);
  addTransposes(rules);
  addParts(rules);
  addWholes(rules);
  addPixels(rules);
}
