//===- Index.cpp - Conversions: Index -------------------------------------===//

#include "passes/Convert/Pointwise.h"
#include "passes/Convert/Shapes.h"
#include "passes/Utils/IndexPut.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// index and index_put
//===----------------------------------------------------------------------===//

static ArrayRef<Attribute> torchDims(Value x) {
  return cast<TorchTensorType>(x.getType()).getDims();
}

/// Whether indices have the rank of what they are for, a number counting as one
/// element. Of no elements at all they may have any.
static bool haveOneRank(Value x, Value index) {
  return std::max<int64_t>(OnnxBuilder::rank(x), 1) ==
         std::max<int64_t>(OnnxBuilder::rank(index), 1);
}

namespace {
/// The operand `indices` of index and index_put, where it is in a form that
/// ONNX has.
struct Indices {
  enum { None, Single, Mask, Leading } kind = None;
  /// Single and Mask: the indexed dim.
  int64_t dim = 0;
  SmallVector<Value> tensors;
};
} // namespace

static Indices indicesOf(Value list) {
  Indices result;
  std::optional<SmallVector<Value>> elements = getElements(list);
  if (!elements)
    return result;
  bool leading = true;
  for (auto [i, element] : llvm::enumerate(*elements)) {
    if (isNone(element))
      continue;
    if (result.tensors.empty())
      result.dim = i;
    leading &= result.tensors.size() == i;
    result.tensors.push_back(element);
  }
  bool hasMask = llvm::any_of(result.tensors, isMask);
  if (result.tensors.size() == 1 && !hasMask)
    result.kind = Indices::Single;
  else if (result.tensors.size() == 1 &&
           OnnxBuilder::torchDtype(result.tensors[0]).isInteger(1) &&
           OnnxBuilder::rank(result.tensors[0]) == 1)
    result.kind = Indices::Mask;
  else if (result.tensors.size() > 1 && leading && !hasMask &&
           llvm::all_of(result.tensors, [&](Value tensor) {
             return torchDims(tensor) == torchDims(result.tensors[0]);
           }))
    result.kind = Indices::Leading;
  return result;
}

/// The indices as one tensor whose last dim counts the indexed dims.
static Value stacked(OnnxBuilder &b, ArrayRef<Value> tensors) {
  SmallVector<Value> parts;
  for (Value tensor : tensors)
    parts.push_back(
        b.unsqueeze(b.in(tensor, b.builder.getI64Type()), {b.rank(tensor)}));
  return parts.size() == 1 ? parts.front() : b.Concat(parts, {{"axis", -1}});
}

template <typename Op>
static Value index(OnnxBuilder &b, Op op) {
  Indices indices = indicesOf(op.getIndices());
  Value x = b.in(op.getSelf());
  if (indices.kind == Indices::Leading)
    return b.GatherND({x, stacked(b, indices.tensors)});
  Value only = indices.tensors.front();
  if (indices.kind == Indices::Mask) {
    // Narrow floats are exact in float32.
    Type own = b.dtypeOf(x),
         taken = b.takes("Compress", own) ? own : Type(b.builder.getF32Type());
    return b.cast(
        b.Compress({b.cast(x, taken), b.in(only)}, {{"axis", indices.dim}}),
        own);
  }
  Type dtype = b.torchDtype(only);
  Value at =
      dtype.isInteger(32) ? b.in(only) : b.in(only, b.builder.getI64Type());
  return b.Gather({x, at}, {{"axis", indices.dim}});
}

/// Gather at one tensor of indices, GatherND at some for the first dims,
/// Compress by a mask of one dim.
template <typename Op>
static void addIndex(ConvertRules &rules) {
  rules.add(index<Op>)
      .when([](Op op) { return indicesOf(op.getIndices()).kind; })
      .takesComplex();
}

/// The dtype in which scatters reduce elements of `dtype`: booleans have no
/// arithmetic, and runtimes none for narrow floats.
static Type reducedAs(OnnxBuilder &b, Type dtype) {
  if (dtype.isInteger(1))
    return b.builder.getI32Type();
  return isHalf(dtype) ? Type(b.builder.getF32Type()) : dtype;
}

/// ScatterND: indices for the first dims, values for all positions.
template <typename Op>
static void addIndexPut(ConvertRules &rules) {
  auto indicesFor = [](Op op) {
    auto indices = getElements(op.getIndices());
    return indices ? plainIndices(op.getSelf(), *indices, op.getValues())
                   : SmallVector<Value>();
  };
  auto put = [=](OnnxBuilder &b, Op op, Value x, Type dtype,
                 ArrayRef<OnnxAttr> attrs) {
    Value at = stacked(b, indicesFor(op));
    return b.op("ScatterND", {x, at, b.in(op.getValues(), dtype)}, attrs);
  };
  rules
      .add([=](OnnxBuilder &b, Op op) {
        return put(b, op, b.in(op.getSelf()), b.torchDtype(op.getSelf()), {});
      })
      .when([=](Op op) {
        return getConstantBool(op.getAccumulate()) == false &&
               !indicesFor(op).empty();
      })
      .takesComplex();
  // Adding: ONNX 16.
  rules
      .add([=](OnnxBuilder &b, Op op) {
        Type dtype = b.torchDtype(op.getSelf()), carrier = reducedAs(b, dtype);
        return b.cast(put(b, op, b.in(op.getSelf(), carrier), carrier,
                          {{"reduction", "add"}}),
                      dtype);
      })
      .since(16)
      .when([=](Op op) {
        return getConstantBool(op.getAccumulate()) == true &&
               !indicesFor(op).empty() &&
               !OnnxBuilder::torchDtype(op.getSelf()).isInteger(1);
      });
}

static void addIndices(ConvertRules &rules) {
  addIndex<AtenIndexTensorOp>(rules);
  addIndex<AtenIndexTensorHackedTwinOp>(rules);
  addIndex<Aten_UnsafeIndexTensorOp>(rules);
  addIndex<Aten_UnsafeIndexTensorHackedTwinOp>(rules);
  addIndexPut<AtenIndexPutOp>(rules);
  addIndexPut<AtenIndexPutHackedTwinOp>(rules);
  addIndexPut<Aten_UnsafeIndexPutOp>(rules);
  addIndexPut<Aten_UnsafeIndexPutHackedTwinOp>(rules);
  addIndexPut<Aten_IndexPutImplOp>(rules);
}

//===----------------------------------------------------------------------===//
// Gathers
//===----------------------------------------------------------------------===//

/// An index tensor as Gather takes it: int32 or int64.
static Value indexIn(OnnxBuilder &b, Value index) {
  return b.torchDtype(index).isInteger(32)
             ? b.in(index)
             : b.in(index, b.builder.getI64Type());
}

/// A torch tensor, 0-d ones as vectors.
static Value atLeast1d(OnnxBuilder &b, Value torchTensor, Value x) {
  return b.rank(torchTensor) ? x : b.unsqueeze(x, {0});
}

static void addGathers(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenIndexSelectOp op) {
        Value x = atLeast1d(b, op.getSelf(), b.in(op.getSelf()));
        Value at = atLeast1d(b, op.getIndex(), indexIn(b, op.getIndex()));
        Value y =
            b.Gather({x, at}, {{"axis", dimOf(op.getSelf(), op.getDim())}});
        return b.rank(op.getResult()) ? y : b.squeeze(y, {0});
      })
      .takesComplex();
  // The rows of the weight; what padding_idx says only concerns gradients.
  rules.add([](OnnxBuilder &b, AtenEmbeddingOp op) {
    return b.Gather({b.in(op.getWeight()), indexIn(b, op.getIndices())});
  });
  // take(x, i) = x.flatten()[i]
  rules.add([](OnnxBuilder &b, AtenTakeOp op) {
    Value x = b.in(op.getSelf());
    if (b.rank(op.getSelf()) != 1)
      x = b.reshape(x, {-1});
    return b.Gather({x, indexIn(b, op.getIndex())});
  });
  rules
      .add([](OnnxBuilder &b, AtenGatherOp op) {
        Value x = atLeast1d(b, op.getSelf(), b.in(op.getSelf()));
        Value at = atLeast1d(b, op.getIndex(), indexIn(b, op.getIndex()));
        Value y = b.GatherElements(
            {x, at}, {{"axis", dimOf(op.getSelf(), op.getDim())}});
        return b.rank(op.getResult()) ? y : b.squeeze(y, {0});
      })
      .when([](AtenGatherOp op) {
        return haveOneRank(op.getSelf(), op.getIndex());
      });
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

/// ONNX's name of a reduction of scatter and scatter_reduce; empty if it has
/// none.
static StringRef reductionOf(Value reduce) {
  return llvm::StringSwitch<StringRef>(getConstantStr(reduce).value_or(""))
      .Cases({"add", "sum"}, "add")
      .Cases({"multiply", "prod"}, "mul")
      .Case("amax", "max")
      .Case("amin", "min")
      .Default("");
}

static Value scatter(OnnxBuilder &b, Value self, Value dim, Value index,
                     Value source, StringRef reduction = "") {
  Type dtype = b.torchDtype(self);
  Type carrier = reduction.empty() ? dtype : reducedAs(b, dtype);
  Value x = atLeast1d(b, self, b.cast(b.in(self), carrier));
  Value at = atLeast1d(b, index, indexIn(b, index));
  Value from = atLeast1d(b, source, b.in(source, carrier));
  SmallVector<OnnxAttr> attrs = {{"axis", dimOf(self, dim)}};
  if (!reduction.empty())
    attrs.emplace_back("reduction", reduction);
  Value y = b.cast(b.op("ScatterElements", {x, at, from}, attrs), dtype);
  return b.rank(self) ? y : b.squeeze(y, {0});
}

/// Whether the source has the shape of the index: PyTorch allows it to be
/// larger.
template <typename Op>
static bool isFull(Op op) {
  return torchDims(op.getSrc()) == torchDims(op.getIndex()) &&
         haveOneRank(op.getSelf(), op.getIndex());
}

static void addScatters(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenScatterSrcOp op) {
        return scatter(b, op.getSelf(), op.getDim(), op.getIndex(),
                       op.getSrc());
      })
      .when(isFull<AtenScatterSrcOp>);
  // Sums and products: ONNX 16. Extremes: ONNX 18.
  rules
      .add([](OnnxBuilder &b, AtenScatterAddOp op) {
        return scatter(b, op.getSelf(), op.getDim(), op.getIndex(), op.getSrc(),
                       "add");
      })
      .since(16)
      .when(isFull<AtenScatterAddOp>);
  rules
      .add([](OnnxBuilder &b, AtenScatterReduceOp op) {
        return scatter(b, op.getSelf(), op.getDim(), op.getIndex(), op.getSrc(),
                       reductionOf(op.getReduce()));
      })
      .since(16)
      .when([](AtenScatterReduceOp op) {
        return isFull(op) && !reductionOf(op.getReduce()).empty();
      });
  auto reduces = [](AtenScatterReduceTwoOp op) {
    return isFull(op) && getConstantBool(op.getIncludeSelf()) == true &&
           !reductionOf(op.getReduce()).empty();
  };
  auto scatterReduce = [](OnnxBuilder &b, AtenScatterReduceTwoOp op) {
    return scatter(b, op.getSelf(), op.getDim(), op.getIndex(), op.getSrc(),
                   reductionOf(op.getReduce()));
  };
  rules.add(scatterReduce).since(18).when(reduces);
  rules.add(scatterReduce).since(16).when([=](AtenScatterReduceTwoOp op) {
    StringRef reduction = reductionOf(op.getReduce());
    return reduces(op) && (reduction == "add" || reduction == "mul");
  });
}

//===----------------------------------------------------------------------===//
// Masks and places
//===----------------------------------------------------------------------===//

static void addMasks(ConvertRules &rules) {
  // masked_fill(x, mask, v) = where(mask, v, x)
  auto fill = [](OnnxBuilder &b, Value x, Value mask, Value value) {
    Type dtype = b.torchDtype(x);
    Value zeroD = b.in(value, dtype);
    return choose(b, b.in(mask, b.builder.getI1Type()), zeroD, b.in(x));
  };
  rules.add([=](OnnxBuilder &b, AtenMaskedFillScalarOp op) {
    return fill(b, op.getSelf(), op.getMask(), op.getValue());
  });
  rules.add([=](OnnxBuilder &b, AtenMaskedFillTensorOp op) {
    return fill(b, op.getSelf(), op.getMask(), op.getValue());
  });

  rules
      .add([](OnnxBuilder &b, AtenNonzeroOp op) {
        Value places = b.NonZero(b.in(op.getSelf()));
        return b.rank(op.getSelf()) == 1
                   ? b.reshape(places, {-1, 1})
                   : b.Transpose(places, {{"perm", OnnxAttr::Ints{1, 0}}});
      })
      .when([](AtenNonzeroOp op) { return OnnxBuilder::rank(op.getSelf()); });

  // Trilu: ONNX 14.
  auto trilu = [](OnnxBuilder &b, Value x, Value diagonal, bool upper) {
    SmallVector<Value> inputs = {b.in(x)};
    if (getConstantInt(diagonal) != 0)
      inputs.push_back(b.in(diagonal));
    return b.Trilu(inputs, {{"upper", upper}});
  };
  rules
      .add([=](OnnxBuilder &b, AtenTrilOp op) {
        return trilu(b, op.getSelf(), op.getDiagonal(), false);
      })
      .since(14);
  rules
      .add([=](OnnxBuilder &b, AtenTriuOp op) {
        return trilu(b, op.getSelf(), op.getDiagonal(), true);
      })
      .since(14);

  rules
      .add([](OnnxBuilder &b, AtenOneHotOp op) {
        Value offOn = b.ints({0, 1});
        return b.OneHot({b.in(op.getSelf()), b.in(op.getNumClasses()), offOn});
      })
      .when([](AtenOneHotOp op) {
        return OnnxBuilder::rank(op.getSelf()) &&
               getConstantInt(op.getNumClasses()).value_or(0) >= 0;
      });
}

void torchonnx::addIndexConversions(ConvertRules &rules) {
  addIndices(rules);
  addGathers(rules);
  addScatters(rules);
  addMasks(rules);
}
