//===- Reduction.cpp - Conversions: Reduction -----------------------------===//

#include "dialects/Torch/Oracle.h"
#include "passes/Convert/Pointwise.h"
#include "passes/Convert/Shapes.h"
#include "passes/Utils/EmptyDims.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Reductions over dims
//===----------------------------------------------------------------------===//

/// The dims that an optional list or number names; all when it names none.
static SmallVector<int64_t> axesOf(Value x, Value dims) {
  SmallVector<int64_t> axes;
  if (dims && !isNone(dims)) {
    if (std::optional<int64_t> one = getConstantInt(dims))
      axes = {*one};
    else
      axes = *getConstantInts(dims);
  }
  for (int64_t &axis : axes)
    axis = dimOf(x, axis);
  return axes;
}

/// Whether no element can be NaN.
static bool isNumber(Value x) {
  if (!isa<mlir::FloatType>(OnnxBuilder::torchDtype(x)))
    return true;
  Operation *op = x.getDefiningOp();
  if (auto constant = dyn_cast_or_null<ConstantOp>(op)) {
    auto elements = dyn_cast<DenseFPElementsAttr>(constant.getValue());
    return elements &&
           llvm::none_of(elements.getValues<APFloat>(),
                         [](const APFloat &v) { return v.isNaN(); });
  }
  StringRef name = op ? getOperatorName(op) : StringRef();
  return name == "aten::nan_to_num" || name == "aten::rand" ||
         (name == "aten::to.dtype" && isNumber(op->getOperand(0)));
}

/// The extremes of floats along `axes`, of which NaN is one: runtimes pass it
/// over.
static Value extremes(OnnxBuilder &b, StringRef opType, Value x,
                      ArrayRef<int64_t> axes, bool keepDims) {
  if (b.failed())
    return {};
  if (!b.gives("Where", OnnxBuilder::dtypeOf(x))) // Narrow floats, before 16.
    x = b.cast(x, b.builder.getF32Type());
  Type dtype = OnnxBuilder::dtypeOf(x), boolean = b.builder.getI1Type();
  Type carrier =
      b.takes("ReduceMax", boolean) ? boolean : b.builder.getI32Type();
  Value isNaN =
      b.reduce("ReduceMax", b.cast(b.IsNaN(x), carrier), axes, keepDims);
  return b.Where({b.cast(isNaN, boolean),
                  b.scalar(std::numeric_limits<double>::quiet_NaN(), dtype),
                  b.reduce(opType, x, axes, keepDims)});
}

/// The sum of int64, which runtimes compute in float64: that of the lower and
/// that of the higher 32 bits are exact.
static Value sumOfHalves(OnnxBuilder &b, Value x, ArrayRef<int64_t> axes,
                         bool keepDims) {
  Value half = b.scalarInt(int64_t(1) << 32);
  Value high = b.Div({x, half}), low = b.Sub({x, b.Mul({high, half})});
  return b.Add({b.Mul({b.reduce("ReduceSum", high, axes, keepDims), half}),
                b.reduce("ReduceSum", low, axes, keepDims)});
}

/// The extremes of int64 along `axes`. Where only the lower 32 bits differ,
/// ONNX Runtime's reductions take those as signed; TopK compares all.
static Value extremesOfLong(OnnxBuilder &b, StringRef opType, Value x,
                            ArrayRef<int64_t> axes, int64_t rank,
                            bool keepDims) {
  auto extreme = [&](Value of, int64_t axis) {
    SmallVector<Value> results =
        b.ops("TopK", {of, b.ints({1})}, 2,
              {{"axis", axis}, {"largest", opType == "ReduceMax"}});
    return results.empty() ? Value() : results.front();
  };
  if (axes.empty())
    return b.reshape(extreme(b.reshape(x, {-1}), 0),
                     SmallVector<int64_t>(keepDims ? rank : 0, 1));
  for (int64_t axis : axes)
    x = extreme(x, axis);
  return keepDims ? x : b.squeeze(x, axes);
}

/// Whether a tensor certainly has no elements.
static bool isEmpty(Value x) {
  return llvm::any_of(dimsOf(x), [](Attribute dim) {
    auto number = dyn_cast<IntegerAttr>(dim);
    return number && number.getInt() == 0;
  });
}

/// log(sum(exp(x - m))) + m, m = the most of x, if finite. ReduceLogSumExp is
/// runtimes' own: ONNX Runtime's loses all where the first is infinite.
static Value logSumExp(OnnxBuilder &b, Value x, ArrayRef<int64_t> axes,
                       bool keepDims) {
  if (b.failed())
    return {};
  auto dtype = cast<mlir::FloatType>(OnnxBuilder::dtypeOf(x));
  double largest =
      APFloat::getLargest(dtype.getFloatSemantics()).convertToDouble();
  Value most = b.Max(
      {b.Min({b.reduce("ReduceMax", x, axes, true), b.scalar(largest, dtype)}),
       b.scalar(-largest, dtype)});
  Value sum = b.reduce("ReduceLogSum", b.Exp(b.Sub({x, most})), axes, keepDims);
  return b.Add({sum, keepDims ? most : b.squeeze(most, axes)});
}

/// One of ONNX's reductions of the torch tensor `x` as `dtype`, in the next
/// wider dtype where ONNX lacks it.
static Value reduce(OnnxBuilder &b, StringRef opType, Value x, Type dtype,
                    ArrayRef<int64_t> axes, bool keepDims) {
  Value operand = b.in(x, dtype);
  if (!b.rank(x))
    return operand;
  if (!b.takes(opType, dtype))
    operand = b.cast(operand, isa<mlir::FloatType>(dtype)
                                  ? Type(b.builder.getF32Type())
                                  : b.builder.getI32Type());
  // The mean of nothing is nan; runtimes say 0.
  if (opType == "ReduceMean" && isEmpty(x))
    return b.cast(
        b.Div({b.reduce("ReduceSum", operand, axes, keepDims),
               b.scalar(0,
                        cast<TensorType>(operand.getType()).getElementType())}),
        dtype);
  if (opType == "ReduceSum" && dtype.isInteger(64) && !fitsInt32(x))
    return sumOfHalves(b, operand, axes, keepDims);
  bool isExtreme = opType == "ReduceMax" || opType == "ReduceMin";
  if (isExtreme && dtype.isInteger(64) && !fitsInt32(x))
    return extremesOfLong(b, opType, operand, axes, b.rank(x), keepDims);
  if (isExtreme && !isNumber(x))
    return b.cast(extremes(b, opType, operand, axes, keepDims), dtype);
  if (opType == "ReduceLogSumExp") {
    SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(b.rank(x)));
    return b.cast(logSumExp(b, operand, axes.empty() ? all : axes, keepDims),
                  dtype);
  }
  return b.cast(b.reduce(opType, operand, axes, keepDims), dtype);
}

static const Symbols &symbolsOf(Value x) {
  return getOracle(x.getContext()).getSymbols();
}

static bool isTrue(Value flag) {
  return flag && getConstantBool(flag).value_or(false);
}

/// A reduction whose operand is first cast to the dtype of the result.
template <typename Op, typename GetDims, typename GetKeep>
static ConvertRules::Conditions<Op> addReduce(ConvertRules &rules,
                                              StringRef opType, GetDims getDims,
                                              GetKeep getKeep) {
  return rules.add([=](OnnxBuilder &b, Op op) {
    Value x = op.getSelf();
    return reduce(b, opType, x, b.torchDtype(op.getResult()),
                  axesOf(x, getDims(op)), isTrue(getKeep(op)));
  });
}

static void addSums(ConvertRules &rules) {
  auto none = [](auto) { return Value(); };
  auto dim = [](auto op) { return op.getDim(); };
  auto keep = [](auto op) { return op.getKeepdim(); };
  addReduce<AtenSumOp>(rules, "ReduceSum", none, none);
  addReduce<AtenSumDimIntListOp>(rules, "ReduceSum", dim, keep);
  addReduce<AtenMeanOp>(rules, "ReduceMean", none, none)
      .when([](AtenMeanOp op) {
        Value x = op.getSelf();
        return isEmpty(x) || !mayBeEmpty(symbolsOf(x), x);
      });
  addReduce<AtenMeanDimOp>(rules, "ReduceMean", dim, keep)
      .when([](AtenMeanDimOp op) {
        Value x = op.getSelf();
        return isEmpty(x) ||
               !mayBeEmpty(symbolsOf(x), x, axesOf(x, op.getDim()));
      });
  // Runtimes multiply integers as floats, which does not wrap around.
  auto isFloat = [](auto op) {
    return isa<mlir::FloatType>(OnnxBuilder::torchDtype(op.getResult()));
  };
  addReduce<AtenProdOp>(rules, "ReduceProd", none, none).when(isFloat);
  addReduce<AtenProdDimIntOp>(rules, "ReduceProd", dim, keep).when(isFloat);
  addReduce<AtenAmaxOp>(rules, "ReduceMax", dim, keep);
  addReduce<AtenAminOp>(rules, "ReduceMin", dim, keep);
  addReduce<AtenMaxOp>(rules, "ReduceMax", none, none);
  addReduce<AtenMinOp>(rules, "ReduceMin", none, none);
  addReduce<AtenLogsumexpOp>(rules, "ReduceLogSumExp", dim, keep);

  // A sum of zeros and ones.
  auto countNonzero = [](OnnxBuilder &b, Value x, Value dims) {
    Value nonzero =
        b.cast(b.in(x, b.builder.getI1Type()), b.builder.getI64Type());
    return b.rank(x) ? b.reduce("ReduceSum", nonzero, axesOf(x, dims), false)
                     : nonzero;
  };
  rules.add([=](OnnxBuilder &b, AtenCountNonzeroOp op) {
    return countNonzero(b, op.getSelf(), op.getDim());
  });
  rules.add([=](OnnxBuilder &b, AtenCountNonzeroDimIntListOp op) {
    return countNonzero(b, op.getSelf(), op.getDim());
  });
  // Norms of order 1 and 2.
  rules
      .add([](OnnxBuilder &b, AtenLinalgVectorNormOp op) {
        StringRef opType =
            getConstantFloat(op.getOrd()) == 1 ? "ReduceL1" : "ReduceL2";
        Value x = op.getSelf();
        if (!b.rank(x))
          return b.Abs(b.in(x, b.torchDtype(op.getResult())));
        return reduce(b, opType, x, b.torchDtype(op.getResult()),
                      axesOf(x, op.getDim()), isTrue(op.getKeepdim()));
      })
      .when([](AtenLinalgVectorNormOp op) {
        std::optional<double> order = getConstantFloat(op.getOrd());
        return (order == 1 || order == 2) &&
               !isOneAlong(op.getSelf(), axesOf(op.getSelf(), op.getDim()));
      });
}

/// any and all: the maximum and the minimum of booleans. Those of no elements
/// are not defined in every runtime, so where that may be they are counted.
static void addBooleans(ConvertRules &rules) {
  auto test = [](OnnxBuilder &b, StringRef opType, Value x, Value dims,
                 Value keep, Value result) {
    Type boolean = b.builder.getI1Type();
    Value truth = b.in(x, boolean);
    // An empty list of dims, which other reductions read as all, is none here.
    bool isNowhere = dims && !isNone(dims) && !getConstantInt(dims) &&
                     axesOf(x, dims).empty();
    if (isEmpty(x)) {
      truth = b.filled(Sizes(b, result).search(x).tensor(),
                       opType == "ReduceMin", boolean);
    } else if (b.rank(x) && !isNowhere && !isNeverEmpty(x)) {
      bool isAny = opType == "ReduceMax";
      Value counted =
          b.cast(isAny ? truth : b.Not(truth), b.builder.getI64Type());
      Value sum = b.reduce("ReduceSum", counted, axesOf(x, dims), isTrue(keep));
      Value some = b.Greater({sum, b.scalarInt(0)});
      truth = isAny ? some : b.Not(some);
    } else if (b.rank(x) && !isNowhere) {
      Type carrier =
          b.takes(opType, boolean) ? boolean : b.builder.getI32Type();
      truth = b.reduce(opType, b.cast(truth, carrier), axesOf(x, dims),
                       isTrue(keep));
    }
    return b.cast(truth, b.torchDtype(result));
  };
  rules.add([=](OnnxBuilder &b, AtenAnyOp op) {
    return test(b, "ReduceMax", op.getSelf(), {}, {}, op.getResult());
  });
  rules.add([=](OnnxBuilder &b, AtenAnyDimOp op) {
    return test(b, "ReduceMax", op.getSelf(), op.getDim(), op.getKeepdim(),
                op.getResult());
  });
  rules.add([=](OnnxBuilder &b, AtenAnyDimsOp op) {
    return test(b, "ReduceMax", op.getSelf(), op.getDim(), op.getKeepdim(),
                op.getResult());
  });
  rules.add([=](OnnxBuilder &b, AtenAllOp op) {
    return test(b, "ReduceMin", op.getSelf(), {}, {}, op.getResult());
  });
  rules.add([=](OnnxBuilder &b, AtenAllDimOp op) {
    return test(b, "ReduceMin", op.getSelf(), op.getDim(), op.getKeepdim(),
                op.getResult());
  });
  rules.add([=](OnnxBuilder &b, AtenAllDimsOp op) {
    return test(b, "ReduceMin", op.getSelf(), op.getDim(), op.getKeepdim(),
                op.getResult());
  });
}

//===----------------------------------------------------------------------===//
// Extremes and their places
//===----------------------------------------------------------------------===//

/// Numbers in the order of the floats `x`, NaN being the largest,
/// or the least: runtimes pass it over or leave it where it is. NaN as
/// infinity, infinity as the largest finite number, and the rest halved to lie
/// below that. (Halves of subnormal numbers may be equal.)
static Value withoutNaN(OnnxBuilder &b, Value x, bool isLargest = true) {
  if (b.failed())
    return {};
  Type dtype = OnnxBuilder::dtypeOf(x);
  double sign = isLargest ? 1 : -1;
  double largest =
      APFloat::getLargest(cast<mlir::FloatType>(dtype).getFloatSemantics())
          .convertToDouble();
  Value half = b.Mul({x, b.scalar(0.5, dtype)});
  Value bound = b.scalar(sign * largest, dtype);
  Value infinity =
      b.scalar(sign * std::numeric_limits<double>::infinity(), dtype);
  Value isNaN = b.IsNaN(x);
  return choose(b, isNaN, infinity,
                isLargest ? b.Min({half, bound}) : b.Max({half, bound}));
}

/// ArgMax or ArgMin: the first of equal elements, as in PyTorch.
static Value argExtreme(OnnxBuilder &b, StringRef opType, Value self, Value dim,
                        bool keepDims) {
  Value x = b.in(self);
  if (!b.rank(self))
    return b.scalarInt(0);
  Type dtype = b.torchDtype(self);
  if (dtype.isInteger(1))
    x = b.cast(x, b.builder.getI32Type());
  else if (!isNumber(self)) {
    if (isHalf(dtype))
      x = b.cast(x, b.builder.getF32Type());
    x = withoutNaN(b, x, opType == "ArgMax");
  }
  bool flat = isNone(dim);
  if (flat && b.rank(self) != 1)
    x = b.reshape(x, {-1});
  int64_t axis = flat ? 0 : dimOf(self, dim);
  Value place =
      b.op(opType, x, {{"axis", axis}, {"keepdims", keepDims && !flat}});
  if (flat && keepDims)
    place = b.reshape(place, SmallVector<int64_t>(b.rank(self), 1));
  return place;
}

template <typename Op>
static void addExtremeAlong(ConvertRules &rules, StringRef reduceType,
                            StringRef argType) {
  rules.add([=](OnnxBuilder &b, Op op) {
    Value x = op.getSelf();
    bool keep = isTrue(op.getKeepdim());
    SmallVector<Value> results(2);
    if (!op.getResults()[0].use_empty())
      results[0] = reduce(b, reduceType, x, b.torchDtype(x),
                          axesOf(x, op.getDim()), keep);
    if (!op.getResults()[1].use_empty())
      results[1] = argExtreme(b, argType, x, op.getDim(), keep);
    return results;
  });
}

static void addExtremes(ConvertRules &rules) {
  rules.add([](OnnxBuilder &b, AtenArgmaxOp op) {
    return argExtreme(b, "ArgMax", op.getSelf(), op.getDim(),
                      isTrue(op.getKeepdim()));
  });
  rules.add([](OnnxBuilder &b, AtenArgminOp op) {
    return argExtreme(b, "ArgMin", op.getSelf(), op.getDim(),
                      isTrue(op.getKeepdim()));
  });
  addExtremeAlong<AtenMaxDimOp>(rules, "ReduceMax", "ArgMax");
  addExtremeAlong<AtenMinDimOp>(rules, "ReduceMin", "ArgMin");
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

/// TopK: values and places. Of equal elements, the one that comes first is
/// first: a stable order.
static SmallVector<Value> topK(OnnxBuilder &b, Value self, Value count,
                               int64_t axis, bool largest, bool sorted) {
  Type dtype = b.torchDtype(self);
  Value x = b.in(self);
  if (!b.rank(self))
    return {x, b.scalarInt(0)};
  if (dtype.isInteger(1))
    x = b.cast(x, b.builder.getI32Type());
  else if (isHalf(dtype))
    x = b.cast(x, b.builder.getF32Type());
  Value key = isNumber(self) ? x : withoutNaN(b, x);
  SmallVector<Value> results =
      b.ops("TopK", {key, count}, 2,
            {{"axis", axis}, {"largest", largest}, {"sorted", sorted}});
  if (!results.empty() && key != x)
    results[0] = b.GatherElements({b.in(self), results[1]}, {{"axis", axis}});
  else if (!results.empty())
    results[0] = b.cast(results[0], dtype);
  return results;
}

/// sort: all elements, from TopK.
static SmallVector<Value> sortAll(OnnxBuilder &b, Value self, Value dim,
                                  Value descending) {
  if (!b.rank(self))
    return topK(b, self, {}, 0, false, true);
  int64_t axis = dimOf(self, dim);
  std::optional<int64_t> size =
      cast<TorchTensorType>(self.getType()).getSize(axis);
  Value count = size ? b.ints({*size}) : shapeOf(b, self, axis, axis + 1);
  return topK(b, self, count, axis, isTrue(descending), true);
}

/// Whether ties matter little: the places are not asked for, or are those of
/// float32 and float64, whose elements are seldom equal.
static bool hasNoTies(AtenTopkOp op) {
  Type dtype = cast<TorchTensorType>(op.getSelf().getType()).getDtype();
  return op.getResult(1).use_empty() || dtype.isF32() || dtype.isF64() ||
         !cast<TorchTensorType>(op.getSelf().getType()).getRank();
}

static void addOrders(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenTopkOp op) {
        Value count = getConstantInt(op.getK())
                          ? b.ints({*getConstantInt(op.getK())})
                          : b.unsqueeze(b.in(op.getK()), {0});
        return topK(b, op.getSelf(), count, dimOf(op.getSelf(), op.getDim()),
                    isTrue(op.getLargest()), isTrue(op.getSorted()));
      })
      .when(hasNoTies);
  rules.add([](OnnxBuilder &b, AtenSortOp op) {
    return sortAll(b, op.getSelf(), op.getDim(), op.getDescending());
  });
  rules.add([](OnnxBuilder &b, AtenSortStableOp op) {
    return sortAll(b, op.getSelf(), op.getDim(), op.getDescending());
  });

  // Unique, which sorts, of all elements or of slices.
  auto unique = [](OnnxBuilder &b, Value self, std::optional<int64_t> axis,
                   Operation *op) {
    Type dtype = b.torchDtype(self);
    Value x = b.in(self);
    if (dtype.isInteger(1))
      x = b.cast(x, b.builder.getIntegerType(8));
    else if (!b.takes("Unique", dtype)) // Narrow floats, exact in float32.
      x = b.cast(x, b.builder.getF32Type());
    SmallVector<OnnxAttr> attrs;
    if (axis)
      attrs.emplace_back("axis", *axis);
    SmallVector<Value> found = b.ops("Unique", x, 4, attrs);
    if (found.empty())
      return found;
    // What was not asked for is empty.
    auto asked = [&](unsigned result, Value value) {
      auto type = cast<TorchTensorType>(op->getResult(result).getType());
      return type.getRank() == 1 && type.getSize(0) == 0 ? b.ints({}) : value;
    };
    Value inverse = found[2];
    if (!axis && b.rank(self) != 1)
      inverse = reshapeTo(b, inverse, b.builder.getUnitAttr(),
                          Sizes(b, self).search(self));
    return SmallVector<Value>{b.cast(found[0], dtype), asked(1, inverse),
                              asked(2, found[3])};
  };
  rules
      .add([=](OnnxBuilder &b, Aten_Unique2Op op) {
        return unique(b, op.getSelf(), std::nullopt, op);
      })
      .when([](Aten_Unique2Op op) {
        return OnnxBuilder::rank(op.getSelf()) && isNumber(op.getSelf());
      });
  rules
      .add([=](OnnxBuilder &b, AtenUniqueDimOp op) {
        return unique(b, op.getSelf(), dimOf(op.getSelf(), op.getDim()), op);
      })
      .when([](AtenUniqueDimOp op) { return OnnxBuilder::rank(op.getSelf()); });
}

//===----------------------------------------------------------------------===//
// Sums so far
//===----------------------------------------------------------------------===//

/// Whether PyTorch adds numbers of this dtype up in float64 and a runtime,
/// which does not, would be far off at the end of dim `dim`.
static bool addsInDouble(Value self, int64_t dim, Type dtype) {
  constexpr int64_t few = 128;
  auto type = cast<TorchTensorType>(self.getType());
  return dtype.isF32() && type.getSize(dim).value_or(few + 1) > few;
}

/// A running sum or product, in the dtype of the result.
static Value running(OnnxBuilder &b, StringRef opType, Value self, Value dim,
                     Value result) {
  Type dtype = b.torchDtype(result);
  Value x = b.in(self, dtype);
  if (!b.rank(self))
    return x;
  int64_t axis = dimOf(self, dim);
  if (addsInDouble(self, axis, dtype))
    x = b.cast(x, b.builder.getF64Type());
  else if (!b.takes(opType, dtype))
    x = b.cast(x, isa<mlir::FloatType>(dtype) ? Type(b.builder.getF32Type())
                                              : b.builder.getI32Type());
  return b.cast(b.op(opType, {x, b.scalarInt(axis)}), dtype);
}

static void addRunning(ConvertRules &rules) {
  rules.add([](OnnxBuilder &b, AtenCumsumOp op) {
    return running(b, "CumSum", op.getSelf(), op.getDim(), op.getResult());
  });
  // CumProd: ONNX 26.
  rules
      .add([](OnnxBuilder &b, AtenCumprodOp op) {
        return running(b, "CumProd", op.getSelf(), op.getDim(), op.getResult());
      })
      .since(26);
}

void torchonnx::addReductionConversions(ConvertRules &rules) {
  addSums(rules);
  addBooleans(rules);
  addExtremes(rules);
  addOrders(rules);
  addRunning(rules);
}
