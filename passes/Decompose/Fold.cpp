//===- Fold.cpp - Decompositions: unfold and fold of images ---------------===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// The sliding windows of im2col and col2im along one dim of an image.
struct Windows {
  Value kernel, dilation, padding, stride;
  Value count; ///< How many windows there are.
  /// Where in the padded dim each window's elements lie: kernel * count.
  Value places;

  Windows(TorchBuilder &b, Value kernel, Value dilation, Value padding,
          Value stride, Value size)
      : kernel(kernel), dilation(dilation), padding(padding), stride(stride) {
    // (size + 2 padding - dilation (kernel - 1) - 1) / stride + 1
    Value extent = b.add(b.mul(dilation, b.sub(kernel, 1)), 1);
    Value starts = b.sub(b.add(size, b.mul(padding, 2)), extent);
    count = b.add(b.floordiv(starts, stride), 1);
    Value inWindow = b.unsqueeze(b.mul(b.arange(kernel), dilation), 1);
    places = b.view(b.add(inWindow, b.mul(b.arange(count), stride)), ints(-1));
  }
  bool isPadded() const { return getConstantInt(padding) != 0; }
};
} // namespace

/// The windows of both dims of an image of `height` x `width`.
static SmallVector<Windows> windowsOf(TorchBuilder &b, Value kernel,
                                      Value dilation, Value padding,
                                      Value stride, Value height, Value width) {
  SmallVector<SmallVector<Value>> numbers;
  for (Value list : {kernel, dilation, padding, stride})
    numbers.push_back(b.unpack(list));
  if (b.failed())
    return {};
  SmallVector<Windows> windows;
  for (int i : {0, 1}) {
    auto of = [&](int list) { return numbers[list][i % numbers[list].size()]; };
    windows.emplace_back(b, of(0), of(1), of(2), of(3),
                         i == 0 ? height : width);
  }
  return windows;
}

void torchonnx::addFoldDecompositions(DecomposeRules &rules) {
  // x[n, c, i, j] at the rows and columns of each window:
  // [n, c, kh, oh, kw, ow] -> [n, c kh kw, oh ow]
  rules.add([](TorchBuilder &b, AtenIm2colOp op) {
    Value x = op.getSelf();
    bool isBatch = b.rankOf(x) == 4;
    if (!isBatch)
      x = b.unsqueeze(x, 0);
    SmallVector<Windows> w =
        windowsOf(b, op.getKernelSize(), op.getDilation(), op.getPadding(),
                  op.getStride(), b.sizeOf(x, 2), b.sizeOf(x, 3));
    if (b.failed())
      return Value();
    Value n = b.sizeOf(x, 0), c = b.sizeOf(x, 1);
    if (w[0].isPadded() || w[1].isPadded())
      x = b.constant_pad_nd(
          x, Arg::List{w[1].padding, w[1].padding, w[0].padding, w[0].padding},
          0);
    x = b.index_select(b.index_select(x, 2, w[0].places), 3, w[1].places);
    x = b.view(
        x, Arg::List{n, c, w[0].kernel, w[0].count, w[1].kernel, w[1].count});
    x = b.permute(x, ints(0, 1, 2, 4, 3, 5));
    x = b.reshape(x, Arg::List{n, b.mul(c, b.mul(w[0].kernel, w[1].kernel)),
                               b.mul(w[0].count, w[1].count)});
    return isBatch ? x : b.squeeze(x, 0);
  });

  // The windows' elements are added to the places they came from, columns and
  // then rows; the padding is cut off.
  rules.add([](TorchBuilder &b, AtenCol2imOp op) {
    Value x = op.getSelf();
    bool isBatch = b.rankOf(x) == 3;
    if (!isBatch)
      x = b.unsqueeze(x, 0);
    SmallVector<Value> size = b.unpack(op.getOutputSize());
    if (b.failed() || size.size() != 2)
      return b.fail("an output size of unknown length");
    SmallVector<Windows> w =
        windowsOf(b, op.getKernelSize(), op.getDilation(), op.getPadding(),
                  op.getStride(), size[0], size[1]);
    if (b.failed())
      return Value();
    Value n = b.sizeOf(x, 0),
          c = b.floordiv(b.sizeOf(x, 1), b.mul(w[0].kernel, w[1].kernel));
    x = b.view(
        x, Arg::List{n, c, w[0].kernel, w[1].kernel, w[0].count, w[1].count});
    x = b.permute(x, ints(0, 1, 2, 4, 3, 5));
    Value rows = b.mul(w[0].count, w[0].kernel),
          columns = b.mul(w[1].count, w[1].kernel);
    x = b.reshape(x, Arg::List{n, c, rows, columns});
    Type dtype = b.dtypeOf(x);
    Value height = b.add(size[0], b.mul(w[0].padding, 2)),
          width = b.add(size[1], b.mul(w[1].padding, 2));
    x = b.index_add(b.zeros(Arg::List{n, c, rows, width}, dtype), 3,
                    w[1].places, x);
    x = b.index_add(b.zeros(Arg::List{n, c, height, width}, dtype), 2,
                    w[0].places, x);
    for (int i : {0, 1})
      if (w[i].isPadded())
        x = b.narrow(x, i + 2, w[i].padding, size[i]);
    return isBatch ? x : b.squeeze(x, 0);
  });
}
