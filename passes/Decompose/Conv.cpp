//===- Conv.cpp - Decompositions: convolutions ----------------------------===//

#include "passes/Decompose/PoolWindows.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"
#include "passes/Utils/Windows.h"

using namespace mlir;
using namespace torchonnx;

/// x [n, c, in…] -> [n, c, out_0, kernel_0, out_1, kernel_1, …]
static Value windows(TorchBuilder &b, Value x, ArrayRef<Value> kernel,
                     ArrayRef<Value> stride, ArrayRef<Value> dilation) {
  for (auto [i, size] : llvm::enumerate(kernel)) {
    int64_t dim = 2 + 2 * i;
    Value length = b.add(b.mul(b.sub(size, 1), dilation[i]), 1);
    Value count =
        b.add(b.floordiv(b.sub(b.sizeOf(x, dim), length), stride[i]), 1);
    Value places = windowPlaces(b, count, stride[i], size, dilation[i]);
    x = indexAt(b, x, dim, places);
  }
  return x;
}

/// Whether ONNX's Conv cannot be: it has no integers, and its number of groups,
/// stride and dilation are attributes.
static bool needsMatMul(Value input, Value groups, Value stride,
                        Value dilation) {
  return TorchBuilder::isInt(input) || !getConstantInt(groups) ||
         !getConstantInts(stride) || !getConstantInts(dilation);
}

/// `x` with zeros in front of and behind each spatial dim.
static Value padAround(TorchBuilder &b, Value x, ArrayRef<Value> front,
                       ArrayRef<Value> behind) {
  if (b.failed())
    return {};
  SmallVector<Value> around;
  for (auto [before, after] : llvm::reverse(llvm::zip_equal(front, behind)))
    around.append({before, after});
  bool isNothing =
      llvm::all_of(around, [](Value pad) { return getConstantInt(pad) == 0; });
  return isNothing ? x : b.constant_pad_nd(x, ValueRange(around), 0);
}

/// A convolution by MatMul, which adds integers exactly: each window times each
/// kernel. Transposed, the input's elements are `stride` apart and the kernel
/// is turned around.
static Value convolveByMatMul(TorchBuilder &b, AtenConvolutionOp op) {
  Value x = op.getInput(), w = op.getWeight();
  int64_t rank = b.rankOf(w) - 2;
  SmallVector<Value> stride = readSpatial(b, op.getStride(), rank),
                     padding = readSpatial(b, op.getPadding(), rank),
                     dilation = readSpatial(b, op.getDilation(), rank),
                     extra = readSpatial(b, op.getOutputPadding(), rank),
                     kernel;
  std::optional<bool> transposed = getConstantBool(op.getTransposed());
  if (!transposed)
    return b.fail("whether it is transposed is known only at run time");
  if (b.failed())
    return {};
  Value groups = op.getGroups();
  for (int64_t i = 0; i < rank; ++i)
    kernel.push_back(b.sizeOf(w, 2 + i));
  SmallVector<Value> behind = padding;
  if (*transposed) {
    SmallVector<int64_t> turned;
    for (int64_t i = 0; i < rank; ++i) {
      // [a, b] -> [a, 0, 0, b]
      int64_t dim = 2 + i;
      Value between = b.sub(stride[i], 1);
      SmallVector<Value> sizes = b.sizesOf(x);
      sizes.insert(sizes.begin() + dim + 1, between);
      Value gaps = b.zeros(ValueRange(sizes), b.dtypeOf(x));
      x = b.flatten(b.cat(Arg::List{b.unsqueeze(x, dim + 1), gaps}, dim + 1),
                    dim, dim + 1);
      x = b.slice(x, dim, 0, b.sub(b.sizeOf(x, dim), between));
      turned.push_back(dim);
      padding[i] = b.sub(b.mul(b.sub(kernel[i], 1), dilation[i]), padding[i]);
      behind[i] = b.add(padding[i], extra[i]);
    }
    // [G I, O, …] -> [G O, I, …]
    w = b.transpose(b.unflatten(b.flip(w, turned), 0, Arg::List{groups, -1}), 1,
                    2);
    w = b.flatten(w, 0, 1);
  }
  x = padAround(b, x, padding, behind);
  if (*transposed)
    stride.assign(rank, b.value(1));
  Value all = windows(b, x, kernel, stride, dilation);
  // [n, G, out, C kernel] @ [G, C kernel, O]
  SmallVector<int64_t> order{0};
  Arg::List outer{b.sizeOf(x, 0), groups, -1}, spatial;
  for (int64_t i = 0; i < rank; ++i)
    spatial.push_back(b.sizeOf(all, 2 + 2 * i));
  Value perGroup = b.unflatten(all, 1, Arg::List{groups, -1});
  order.push_back(1);
  for (int64_t i = 0; i < rank; ++i)
    order.push_back(3 + 2 * i);
  order.push_back(2);
  Value elements = b.sizeOf(w, 1);
  for (int64_t i = 0; i < rank; ++i) {
    order.push_back(4 + 2 * i);
    elements = b.mul(elements, kernel[i]);
  }
  outer.push_back(elements);
  Value rows = b.reshape(b.permute(perGroup, order), outer);
  Value columns =
      b.transpose(b.reshape(w, Arg::List{groups, -1, elements}), 1, 2);
  Value y = b.flatten(b.transpose(b.matmul(rows, columns), 2, 3), 1, 2);
  Arg::List shape{b.sizeOf(x, 0), b.sizeOf(w, 0)};
  shape.insert(shape.end(), spatial.begin(), spatial.end());
  y = b.reshape(y, shape);
  if (isNone(op.getBias()))
    return y;
  SmallVector<int64_t> perChannel(rank + 1, 1);
  perChannel[0] = -1;
  return b.add(y, b.reshape(op.getBias(), perChannel));
}

/// padding = "same", for a kernel or dilation known only at run time:
/// dilation (kernel - 1) zeros around, the odd one behind.
static Value padSame(TorchBuilder &b, Value input, Value weight,
                     ArrayRef<Value> dilation) {
  SmallVector<Value> front, behind;
  for (auto [i, far] : llvm::enumerate(dilation)) {
    Value total = b.mul(b.sub(b.sizeOf(weight, 2 + i), 1), far);
    front.push_back(b.floordiv(total, 2));
    behind.push_back(b.sub(total, front.back()));
  }
  return padAround(b, input, front, behind);
}

/// A convolution of a rank or dtype that ONNX lacks, or of numbers that only
/// the run knows.
static SmallVector<Value> viaAnother(TorchBuilder &b, Operation *op) {
  Value input = op->getOperand(0), weight = op->getOperand(1),
        stride = op->getOperand(3), padding = op->getOperand(4),
        dilation = op->getOperand(5), groups = op->getOperands().back();
  if (b.rankOf(input) == b.rankOf(weight) - 1)
    return computeBatched(b, op);
  auto type = b.typeOf(weight);
  int64_t rank = type.getRank() - 2;
  bool isKnown =
      llvm::all_of(type.getDims().drop_front(2), llvm::IsaPred<IntegerAttr>);
  bool multiplies = needsMatMul(input, groups, stride, dilation);
  auto mode = getConstantStr(padding);
  SmallVector<int64_t> zeros(rank, 0);
  if ((!isKnown || multiplies) && mode == "same")
    return recompute(
        b, op,
        {{0, padSame(b, input, weight, readSpatial(b, dilation, rank))},
         {4, "valid"}});
  if (multiplies)
    return toVector(b.convolution(input, weight, op->getOperand(2), stride,
                                  mode ? Arg(zeros) : Arg(padding), dilation,
                                  false, zeros, groups));
  if (!mode && !getConstantInts(padding)) {
    SmallVector<Value> pads = readSpatial(b, padding, rank);
    return recompute(b, op, {{0, padAround(b, input, pads, pads)}, {4, zeros}});
  }
  if (b.dtypeOf(input).isBF16())
    return computeAs(b, op, b.f32());
  b.fail("its stride, padding, dilation, groups or dtype have no ONNX form");
  return {};
}

/// Transposed, with a negative padding, more output padding than runtimes take
/// or so much padding that nothing may be left: what sticks out has only the
/// bias, and what is too much is cut off. Nothing if no dim is so.
static Value padTransposed(TorchBuilder &b, AtenConvolutionOp op) {
  int64_t rank = b.rankOf(op.getWeight()) - 2;
  auto padding = getSpatial(op.getPadding(), rank),
       outputPadding = getSpatial(op.getOutputPadding(), rank),
       stride = getSpatial(op.getStride(), rank),
       dilation = getSpatial(op.getDilation(), rank);
  if (!padding || !outputPadding || !stride || !dilation ||
      getConstantBool(op.getTransposed()) != true ||
      b.rankOf(op.getInput()) != rank + 2)
    return {};
  SmallVector<int64_t> around;
  bool isAny = false;
  for (int64_t i = rank - 1; i >= 0; --i) {
    int64_t &pad = (*padding)[i], &extra = (*outputPadding)[i];
    bool isSo = pad < 0 || extra >= (*stride)[i] ||
                mayCutOffAll(op.getInput(), op.getWeight(), i, (*stride)[i],
                             pad, extra, (*dilation)[i]);
    around.append({isSo ? -pad : 0, isSo ? extra - pad : 0});
    if (isSo)
      pad = extra = 0;
    isAny |= isSo;
  }
  if (!isAny)
    return {};
  Value y = b.convolution(op.getInput(), op.getWeight(), std::nullopt,
                          op.getStride(), *padding, op.getDilation(), true,
                          *outputPadding, op.getGroups());
  y = b.constant_pad_nd(y, around, 0);
  if (isNone(op.getBias()))
    return y;
  SmallVector<int64_t> shape(rank + 1, 1);
  shape[0] = -1;
  return b.add(y, b.reshape(op.getBias(), shape));
}

/// Transposed, with output padding that sizes or the run decide (as by an
/// `output_size`): with the most that there may be, cropped. Nothing if it is
/// known, or another number is not.
static Value cropTransposed(TorchBuilder &b, AtenConvolutionOp op) {
  int64_t rank = b.rankOf(op.getWeight()) - 2;
  auto stride = getSpatial(op.getStride(), rank),
       dilation = getSpatial(op.getDilation(), rank);
  if (!stride || !dilation || getConstantBool(op.getTransposed()) != true ||
      getSpatial(op.getOutputPadding(), rank) ||
      b.rankOf(op.getInput()) != rank + 2)
    return {};
  SmallVector<Value> extra = readSpatial(b, op.getOutputPadding(), rank);
  SmallVector<int64_t> most;
  for (auto [i, each] : llvm::enumerate(extra))
    most.push_back(getConstantInt(each).value_or(
        std::max((*stride)[i], (*dilation)[i]) - 1));
  Value y = b.convolution(op.getInput(), op.getWeight(), op.getBias(),
                          op.getStride(), op.getPadding(), op.getDilation(),
                          true, most, op.getGroups());
  for (auto [i, each] : llvm::enumerate(extra))
    if (!getConstantInt(each)) {
      int64_t dim = 2 + i;
      y = b.narrow(y, dim, 0, b.sub(b.sizeOf(y, dim), b.sub(most[i], each)));
    }
  return y;
}

static SmallVector<Value> decomposeConvolution(TorchBuilder &b,
                                               AtenConvolutionOp op) {
  if (Value cropped = cropTransposed(b, op))
    return toVector(cropped);
  if (Value padded = padTransposed(b, op))
    return toVector(padded);
  if (b.rankOf(op.getInput()) == b.rankOf(op.getWeight())) {
    bool isForward = getConstantBool(op.getTransposed()) == false;
    if (needsMatMul(op.getInput(), op.getGroups(), op.getStride(),
                    op.getDilation()) ||
        (!isForward && !getConstantInts(op.getPadding())))
      return toVector(convolveByMatMul(b, op));
  }
  return viaAnother(b, op);
}

/// The same as `aten::convolution`, which has one rule for what is rare.
template <typename Op>
static void addTransposed(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    if (b.rankOf(op.getInput()) == b.rankOf(op.getWeight()) - 1)
      return computeBatched(b, op);
    return toVector(b.convolution(op.getInput(), op.getWeight(), op.getBias(),
                                  op.getStride(), op.getPadding(),
                                  op.getDilation(), true, op.getOutputPadding(),
                                  op.getGroups()));
  });
}
template <typename Op>
static void addGeneral(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    return b.convolution(op.getInput(), op.getWeight(), op.getBias(),
                         op.getStride(), op.getPadding(), op.getDilation(),
                         op.getTransposed(), op.getOutputPadding(),
                         op.getGroups());
  });
}

/// The kernels that LibTorch chooses from, each with what it takes of a
/// convolution's arguments.
static void addKernels(DecomposeRules &rules) {
  auto convolution = [](TorchBuilder &b, Operation *op) {
    const OpSchema *schema = getListedSchema(getOperatorName(op));
    StringRef name = schema->baseName();
    int64_t rank = name.contains("3d") ? 3 : 2;
    auto given = [&](StringRef argument, int64_t usual) {
      std::optional<unsigned> at = schema->argIndex(argument);
      return at ? Arg(op->getOperand(*at))
                : Arg(SmallVector<int64_t>(rank, usual));
    };
    Value bias = op->getOperand(*schema->argIndex("bias"));
    return toVector(b.convolution(
        op->getOperand(0), op->getOperand(1), bias, given("stride", 1),
        given("padding", 0), given("dilation", 1), name.contains("transpose"),
        given("output_padding", 0), 1));
  };
  rules.add({"aten::_slow_conv2d_forward", "aten::slow_conv3d_forward",
             "aten::slow_conv_dilated2d", "aten::slow_conv_dilated3d",
             "aten::slow_conv_transpose2d", "aten::slow_conv_transpose3d"},
            convolution);
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

/// The first `sizes` entries of the spatial dims of `x`.
static Value cropSpatial(TorchBuilder &b, Value x, Value like) {
  for (int64_t i = 2; i < b.rankOf(x); ++i)
    x = b.slice(x, i, 0, b.sizeOf(like, i), 1);
  return x;
}

/// d(loss)/d(input) of a convolution that is not transposed: the transposed
/// one of the gradient. Its largest output padding covers every input size.
static Value inputGradient(TorchBuilder &b, Value grad, Value input,
                           Value weight, ArrayRef<int64_t> stride,
                           ArrayRef<int64_t> padding,
                           ArrayRef<int64_t> dilation, Value groups) {
  SmallVector<int64_t> extra;
  for (int64_t s : stride)
    extra.push_back(s - 1);
  Value full = b.convolution(grad, weight, std::nullopt, stride, padding,
                             dilation, true, extra, groups);
  return cropSpatial(b, full, input);
}

/// d(loss)/d(weight): the input convolved with the gradient, batch and channels
/// swapped, stride and dilation too.
///   input [N, G C, …] -> [C, G N, …], grad [N, G O, …] -> [G O, N, …]
static Value weightGradient(TorchBuilder &b, Value grad, Value input,
                            Value weight, ArrayRef<int64_t> stride,
                            ArrayRef<int64_t> padding,
                            ArrayRef<int64_t> dilation, int64_t groups) {
  Value x = b.transpose(input, 0, 1);
  if (groups != 1) {
    SmallVector<Value> sizes = b.sizesOf(input);
    Value batch = sizes[0], perGroup = b.sizeOf(weight, 1);
    SmallVector<Arg> split{batch, groups, perGroup}, merged{perGroup, Arg(-1)};
    SmallVector<int64_t> order{2, 1, 0};
    for (size_t i = 2; i < sizes.size(); ++i) {
      split.push_back(sizes[i]);
      merged.push_back(sizes[i]);
      order.push_back(i + 1);
    }
    x = b.reshape(
        b.permute(b.reshape(input, Arg::List(split.begin(), split.end())),
                  order),
        Arg::List(merged.begin(), merged.end()));
  }
  Value w = b.convolution(x, b.transpose(grad, 0, 1), std::nullopt, dilation,
                          padding, stride, false,
                          SmallVector<int64_t>(stride.size(), 0), groups);
  return cropSpatial(b, b.transpose(w, 0, 1), weight);
}

static SmallVector<Value> decomposeBackward(TorchBuilder &b,
                                            AtenConvolutionBackwardOp op) {
  Value grad = op.getGradOutput(), input = op.getInput(),
        weight = op.getWeight();
  int64_t rank = b.rankOf(weight) - 2;
  auto stride = getSpatial(op.getStride(), rank),
       padding = getSpatial(op.getPadding(), rank),
       dilation = getSpatial(op.getDilation(), rank);
  std::optional<bool> transposed = getConstantBool(op.getTransposed());
  std::optional<int64_t> groups = getConstantInt(op.getGroups());
  if (!stride || !padding || !dilation || !transposed || !groups) {
    b.fail(
        "its stride, padding, dilation or groups are known only at run time");
    return {};
  }
  SmallVector<Value> results(3);
  auto wants = [&](unsigned i) { return !op.getResult(i).use_empty(); };
  // Transposed, the gradient's part and the input's are swapped.
  if (wants(0))
    results[0] = *transposed
                     ? b.convolution(grad, weight, std::nullopt, *stride,
                                     *padding, *dilation, false,
                                     SmallVector<int64_t>(rank, 0), *groups)
                     : inputGradient(b, grad, input, weight, *stride, *padding,
                                     *dilation, op.getGroups());
  if (wants(1))
    results[1] = *transposed ? weightGradient(b, input, grad, weight, *stride,
                                              *padding, *dilation, *groups)
                             : weightGradient(b, grad, input, weight, *stride,
                                              *padding, *dilation, *groups);
  if (wants(2)) {
    SmallVector<int64_t> dims{0};
    for (int64_t i = 0; i < rank; ++i)
      dims.push_back(2 + i);
    results[2] = b.sum(grad, dims, false);
  }
  return results;
}

void torchonnx::addConvDecompositions(DecomposeRules &rules) {
  addKernels(rules);
  rules.add({"aten::conv1d", "aten::conv2d", "aten::conv3d",
             "aten::conv1d.padding", "aten::conv2d.padding",
             "aten::conv3d.padding", "aten::_convolution_mode"},
            viaAnother);
  addTransposed<AtenConvTranspose1dOp>(rules);
  addTransposed<AtenConvTranspose2dInputOp>(rules);
  addTransposed<AtenConvTranspose3dInputOp>(rules);
  addGeneral<Aten_ConvolutionOp>(rules);
  addGeneral<Aten_ConvolutionDeprecatedOp>(rules);
  rules.add(decomposeConvolution);
  rules.add(decomposeBackward);
  // conv_tbc(x, w, bias): time, batch, channel -> batch, channel, time
  rules.add([](TorchBuilder &b, AtenConvTbcOp op) {
    Value y = b.conv1d(b.permute(op.getSelf(), ints(1, 2, 0)),
                       b.permute(op.getWeight(), ints(2, 1, 0)), op.getBias(),
                       ints(1), Arg::List{op.getPad()});
    return b.permute(y, ints(2, 0, 1));
  });
}
