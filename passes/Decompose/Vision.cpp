//===- Vision.cpp - Decompositions: torchvision ---------------------------===//
//
// Regions are rows of [batch index, x1, y1, x2, y2].
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/GridSample.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// What the pools over regions are told beside their tensors.
struct RegionPool {
  Value x, regions, scale;
  int64_t height = 0, width = 0;
};

} // namespace

/// Null, after a failure, where the run decides how many cells a region has.
static std::optional<RegionPool> poolOf(TorchBuilder &b, Operation *op) {
  auto height = getConstantInt(op->getOperand(3)),
       width = getConstantInt(op->getOperand(4));
  if (!height || !width) {
    b.fail("the size of its result is known only at run time");
    return std::nullopt;
  }
  return RegionPool{op->getOperand(0), op->getOperand(1), op->getOperand(2),
                    *height, *width};
}

/// pool(x, [index, scale * corners], 1): a scale that only the run knows.
static SmallVector<Value> scaleRegions(TorchBuilder &b, Operation *op) {
  if (getConstantFloat(op->getOperand(2)))
    return toVector(b.fail("ONNX lacks this form of it at this opset"));
  if (!poolOf(b, op))
    return {};
  SmallVector<Value> operands(op->getOperands());
  Value regions = operands[1];
  operands[1] = b.cat(Arg::List{b.slice(regions, 1, 0, 1),
                                b.mul(b.slice(regions, 1, 1, 5), operands[2])},
                      1);
  operands[2] = b.value(1.0);
  return b.callOperator(getOperatorName(op), operands);
}

/// The channel that each element of a position-sensitive pool is of: the cell
/// (i, j) of channel c takes (c height + i) width + j. [n, c, height, width]
static Value channelMapping(TorchBuilder &b, const RegionPool &pool,
                            Value out) {
  Value all = b.arange(b.sizeOf(pool.x, 1), b.builder.getI32Type());
  return b.expand(b.view(all, ints(1, -1, pool.height, pool.width)),
                  Arg(b.sizesOf(out)));
}

// roi_align(x)[n, (c height + i) width + j, i, j], aligned
static SmallVector<Value> psRoiAlign(TorchBuilder &b, Operation *op) {
  auto pool = poolOf(b, op);
  if (!pool)
    return {};
  SmallVector<Value> operands(op->getOperands());
  operands.push_back(b.value(true));
  SmallVector<Value> pooled =
      b.callOperator("torchvision::roi_align", operands);
  if (b.failed())
    return {};
  Value cells = b.reshape(
      pooled.front(), Arg::List{b.sizeOf(pooled.front(), 0), -1, pool->height,
                                pool->width, pool->height, pool->width});
  Value out = b.diagonal(b.diagonal(cells, 0, 2, 4), 0, 2, 3);
  // Left to choose, there are ceil(size / cells) samples along a dim: the mean
  // of none is nan, where roi_align says 0.
  if (std::optional<int64_t> ratio = getConstantInt(op->getOperand(5));
      !ratio || *ratio <= 0) {
    Value corners = b.mul(b.slice(pool->regions, 1, 1, 5), pool->scale);
    Value sizes = b.sub(b.slice(corners, 1, 2, 4), b.slice(corners, 1, 0, 2));
    auto isNone = [&](int64_t column, int64_t count) {
      Value size = b.div(b.slice(sizes, 1, column, column + 1), count);
      return b.eq(b.ceil(size), 0);
    };
    Value none = b.logical_or(isNone(0, pool->width), isNone(1, pool->height));
    out = b.where(b.view(none, ints(-1, 1, 1, 1)),
                  b.scalarTensor(std::numeric_limits<double>::quiet_NaN(),
                                 b.dtypeOf(out)),
                  out);
  }
  return {out, channelMapping(b, *pool, out)};
}

/// Where the cells of regions begin and end along a dim, [n, cells] each:
///   clamp(floor(i size / cells) + start, 0, last),
///   clamp(ceil((i + 1) size / cells) + start, 0, last)
static std::pair<Value, Value> cellsOf(TorchBuilder &b, Value start, Value end,
                                       int64_t cells, Value last) {
  // Half away from zero, as C rounds.
  auto rounded = [&](Value x) {
    Value whole = b.trunc(x);
    Value isHalf = b.eq(b.abs(b.sub(x, whole)), 0.5);
    return b.where(isHalf, b.add(whole, b.sign(x)), b.round(x));
  };
  start = rounded(start);
  Value size = b.div(b.clamp_min(b.sub(rounded(end), start), 1), cells);
  Value i = b.arange(cells, b.dtypeOf(start));
  auto bring = [&](Value x) {
    return b.clamp(b.cast(b.add(x, start), b.i64()), 0, last);
  };
  return {bring(b.floor(b.mul(i, size))),
          bring(b.ceil(b.mul(b.add(i, 1), size)))};
}

// The mean of x[index, (c height + i) width + j] over the cell (i, j) of each
// region: four corners of the sums of all that is above and left of a place,
//   S[y1, x1] - S[y0, x1] - S[y1, x0] + S[y0, x0]
static SmallVector<Value> psRoiPool(TorchBuilder &b, Operation *op) {
  auto pool = poolOf(b, op);
  if (!pool)
    return {};
  Type dtype = b.dtypeOf(pool->x);
  auto corner = [&](int64_t i) {
    return b.mul(b.slice(pool->regions, 1, i, i + 1), pool->scale);
  };
  auto [left, right] = cellsOf(b, corner(1), corner(3), pool->width,
                               b.sub(b.sizeOf(pool->x, 3), 1));
  auto [top, bottom] = cellsOf(b, corner(2), corner(4), pool->height,
                               b.sub(b.sizeOf(pool->x, 2), 1));
  left = b.view(left, ints(-1, 1, 1, pool->width));
  right = b.view(right, ints(-1, 1, 1, pool->width));
  top = b.view(top, ints(-1, 1, pool->height, 1));
  bottom = b.view(bottom, ints(-1, 1, pool->height, 1));

  // In double, or the differences of large sums lose what is between them.
  Value sums = b.cumsum(b.cumsum(b.cast(pool->x, b.f64()), 2), 3);
  sums = b.constant_pad_nd(sums, ints(1, 0, 1, 0), 0);
  Value index = b.view(b.cast(b.slice(pool->regions, 1, 0, 1), b.i64()),
                       ints(-1, 1, 1, 1));
  Value channel = b.view(b.arange(b.sizeOf(pool->x, 1)),
                         ints(1, -1, pool->height, pool->width));
  auto sumTo = [&](Value y, Value x) {
    return b.index(sums, Arg::List{index, channel, y, x});
  };
  Value sum = b.add(b.sub(sumTo(bottom, right), sumTo(top, right)),
                    b.sub(sumTo(top, left), sumTo(bottom, left)));
  Value height = b.clamp_min(b.sub(bottom, top), 0),
        width = b.clamp_min(b.sub(right, left), 0);
  Value area = b.mul(height, width);
  Value mean = b.cast(b.div(sum, b.clamp_min(area, 1)), dtype);
  Value out = b.where(b.gt(area, 0), mean, b.scalarTensor(0, dtype));
  return {out, channelMapping(b, *pool, out)};
}

// weight @ columns + bias, of x sampled at each place of the kernel moved by
// its offset: columns[c, i, j, p] = mask x[c, p stride - pad + (i, j) dilation
// + offset]. Offsets are (y, x) pairs, a mask and offsets for each of a number
// of groups of channels.
static SmallVector<Value> deformConv2d(TorchBuilder &b, Operation *op) {
  Value x = op->getOperand(0), weight = op->getOperand(1),
        offset = op->getOperand(2), mask = op->getOperand(3),
        bias = op->getOperand(4);
  std::optional<int64_t> numbers[8];
  for (auto [i, number] : llvm::enumerate(numbers))
    if (number = getConstantInt(op->getOperand(5 + i)); !number)
      return toVector(b.fail("its strides, pads, dilations and numbers of "
                             "groups are known only at run time"));
  int64_t groups = *numbers[6], offsetGroups = *numbers[7];
  std::optional<bool> useMask = getConstantBool(op->getOperand(13));
  if (!useMask)
    return toVector(b.fail("whether it has a mask is known only at run time"));
  Value outSizes[] = {b.sizeOf(offset, 2), b.sizeOf(offset, 3)},
        kernel[] = {b.sizeOf(weight, 2), b.sizeOf(weight, 3)};
  Value kernelSize = b.mul(kernel[0], kernel[1]);
  Arg::List split{-1, kernel[0], kernel[1], 2, outSizes[0], outSizes[1]};
  Value moved = b.view(offset, split);
  SmallVector<Value> places;
  for (int64_t i = 0; i < 2; ++i) {
    auto along = [&](Value count, int64_t step, int64_t dim) {
      SmallVector<int64_t> shape{1, 1, 1, 1, 1};
      shape[dim] = -1;
      return b.view(b.mul(b.arange(count), step), shape);
    };
    Value begin =
        b.sub(along(outSizes[i], *numbers[i], 3 + i), *numbers[2 + i]);
    Value place = b.add(begin, along(kernel[i], *numbers[4 + i], 1 + i));
    place = b.add(b.select(moved, 3, i), place);
    places.push_back(b.unsqueeze(b.flatten(place, 1, -1), 1));
  }
  // [n offsetGroups, c / offsetGroups, i j p]
  Value columns = sampleLinear(
      b, b.flatten(b.unflatten(x, 1, Arg::List{offsetGroups, -1}), 0, 1),
      places);
  if (*useMask)
    columns = b.mul(columns, b.view(mask, Arg::List{b.sizeOf(columns, 0), 1,
                                                    b.sizeOf(columns, 2)}));
  Value n = b.sizeOf(x, 0), rows = b.mul(b.sizeOf(weight, 1), kernelSize);
  columns = b.reshape(
      columns, Arg::List{n, groups, rows, b.mul(outSizes[0], outSizes[1])});
  Value y = b.matmul(b.reshape(weight, Arg::List{groups, -1, rows}), columns);
  y = b.reshape(y, Arg::List{n, b.sizeOf(weight, 0), outSizes[0], outSizes[1]});
  return toVector(b.add(y, b.view(bias, ints(1, -1, 1, 1))));
}

void torchonnx::addVisionDecompositions(DecomposeRules &rules) {
  rules.add({"torchvision::roi_align", "torchvision::roi_pool"}, scaleRegions);
  rules.add({"torchvision::ps_roi_align"}, psRoiAlign);
  rules.add({"torchvision::ps_roi_pool"}, psRoiPool);
  rules.add({"torchvision::deform_conv2d"}, deformConv2d);
}
