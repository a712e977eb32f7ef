//===- Attention.cpp - Decompositions: attention --------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Scaled dot products
//===----------------------------------------------------------------------===//

namespace {

struct Attention {
  Value query, key, value;
  Value mask; ///< None, true where to look, or added to the scores.
  Value dropout, isCausal;
  Value scale; ///< None for 1 / sqrt(size of a head).
  Value grouped;
  bool isSafe = true; ///< A row of which all is hidden is 0, not nan.
};

struct Attended {
  Value output, weights, scores;
};

} // namespace

/// softmax(scores), 0 where the mask hides the element. Safe, a row of which
/// all is hidden is 0, too, not nan.
static Value maskedSoftmax(TorchBuilder &b, Value scores, Value isVisible,
                           bool isSafe) {
  Value hidden = b.scalarTensor(-INFINITY, b.dtypeOf(scores));
  Value weights = b.softmax(b.where(isVisible, scores, hidden), -1);
  if (!isSafe)
    return weights;
  return b.where(isVisible, weights, b.scalarTensor(0, b.dtypeOf(scores)));
}

/// Each of the key's (value's) heads for as many of the query's as share it.
static Value shareHeads(TorchBuilder &b, Value x, Value query) {
  Value heads = b.sizeOf(x, -3), wanted = b.sizeOf(query, -3);
  if (b.failed() || (getConstantInt(heads) &&
                     getConstantInt(heads) == getConstantInt(wanted)))
    return x;
  SmallVector<Value> shape = b.sizesOf(x);
  SmallVector<Value> merged = shape;
  merged[merged.size() - 3] = wanted;
  shape.insert(shape.end() - 2, b.floordiv(wanted, heads));
  return b.reshape(b.expand(b.unsqueeze(x, -3), shape), merged);
}

/// weights = softmax(query key^T scale + mask), output = weights value
static Attended attend(TorchBuilder &b, Attention a) {
  Attended result;
  std::optional<bool> isCausal = getConstantBool(a.isCausal);
  std::optional<double> dropout = getConstantFloat(a.dropout);
  if (!isCausal || !dropout || (*isCausal && !isNone(a.mask))) {
    b.fail("its flags are known only at run time, or it has a mask and is "
           "causal");
    return result;
  }
  if (a.grouped && getConstantBool(a.grouped) != false) {
    a.key = shareHeads(b, a.key, a.query);
    a.value = shareHeads(b, a.value, a.query);
  }
  Arg scale = a.scale;
  if (isNone(a.scale)) {
    Value size = b.sizeOf(a.query, -1);
    if (std::optional<int64_t> known = getConstantInt(size))
      scale = 1 / std::sqrt(double(*known));
    else
      scale = b.rsqrt(b.scalar_tensor(size, b.dtypeOf(a.query)));
  }
  Value query = b.mul(a.query, scale);
  result.scores = b.matmul(query, b.transpose(a.key, -2, -1));
  if (b.failed())
    return result;
  if (*isCausal) {
    // Position i looks at those up to i: at least at one.
    Value rows = b.unsqueeze(b.arange(b.sizeOf(a.query, -2)), 1);
    Value visible = b.ge(rows, b.arange(b.sizeOf(a.key, -2)));
    result.scores =
        b.where(visible, result.scores,
                b.scalarTensor(-INFINITY, b.dtypeOf(result.scores)));
    result.weights = b.softmax(result.scores, -1);
  } else if (isNone(a.mask)) {
    result.weights = b.softmax(result.scores, -1);
  } else if (b.isBool(a.mask)) {
    result.weights = maskedSoftmax(b, result.scores, a.mask, a.isSafe);
  } else {
    result.scores = b.add(result.scores, a.mask);
    Value isHidden = b.eq(a.mask, -INFINITY);
    result.weights =
        b.where(isHidden, b.scalarTensor(0, b.dtypeOf(result.scores)),
                b.softmax(result.scores, -1));
  }
  Value weights = result.weights;
  if (*dropout > 0)
    weights = b.dropout(weights, a.dropout, true);
  result.output = b.matmul(weights, a.value);
  return result;
}

static void addScaledDotProducts(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenScaledDotProductAttentionOp op) {
    if (b.dtypeOf(op.getQuery()).isBF16())
      return computeAs(b, op, b.f32());
    Attention a{op.getQuery(),    op.getKey(),      op.getValue(),
                op.getAttnMask(), op.getDropoutP(), op.getIsCausal(),
                op.getScale(),    op.getEnableGqa()};
    return toVector(attend(b, a).output);
  });
  // Called by itself, it adds truth values to the scores as numbers.
  rules.add([](TorchBuilder &b, Aten_ScaledDotProductAttentionMathOp op) {
    Value mask = op.getAttnMask();
    if (!isNone(mask) && b.isBool(mask))
      mask = b.cast(mask, b.dtypeOf(op.getQuery()));
    Attention a{op.getQuery(), op.getKey(),      op.getValue(),
                mask,          op.getDropoutP(), op.getIsCausal(),
                op.getScale(), op.getEnableGqa()};
    Attended r = attend(b, a);
    return SmallVector<Value>{r.output, r.weights};
  });
  rules.add(
      [](TorchBuilder &b, Aten_ScaledDotProductFlashAttentionForCpuOp op) {
        Attention a{
            op.getQuery(),    op.getKey(),      op.getValue(), op.getAttnMask(),
            op.getDropoutP(), op.getIsCausal(), op.getScale(), {}};
        Attended r = attend(b, a);
        if (op.getResult(1).use_empty())
          return SmallVector<Value>{r.output, {}};
        // Of half precision it is float32.
        Value scores = b.cast(r.scores, b.dtypeOf(op.getResult(1)));
        return SmallVector<Value>{r.output, b.logsumexp(scores, ints(-1))};
      });
  // softmax(x), 0 in the rows that are all -inf
  rules.add([](TorchBuilder &b, Aten_SafeSoftmaxOp op) {
    Value x = op.getSelf();
    Value y = b.softmax(x, op.getDim(), op.getDtype());
    Value isHidden = b.eq(b.amax(x, Arg::List{op.getDim()}, true), -INFINITY);
    return b.where(isHidden, b.scalarTensor(0, b.dtypeOf(op.getResult())), y);
  });
}

//===----------------------------------------------------------------------===//
// Heads
//===----------------------------------------------------------------------===//

namespace {

struct MultiHead {
  Value query, key, value; ///< [batch, length, size]
  Value heads;             ///< int
  Value qkvWeight, qkvBias, projWeight, projBias;
  Value mask;     ///< None, or where not to look (not 0).
  Value maskType; ///< 0: [length, length], 1: [batch, length], 2: all dims
};

} // namespace

/// [n, l, h d] -> [n, h, l, d]
static Value splitHeads(TorchBuilder &b, Value x, Value heads) {
  Value size = b.floordiv(b.sizeOf(x, -1), heads);
  Arg::List shape{b.sizeOf(x, 0), b.sizeOf(x, 1), heads, size};
  return b.transpose(b.reshape(x, shape), 1, 2);
}

/// The three projections, in one product where they are of one tensor.
static SmallVector<Value> project(TorchBuilder &b, const MultiHead &m) {
  if (m.query == m.key && m.key == m.value)
    return b.unpack(b.call("aten::chunk",
                           {b.linear(m.query, m.qkvWeight, m.qkvBias), 3, -1}));
  SmallVector<Value> weights =
      b.unpack(b.call("aten::chunk", {m.qkvWeight, 3, 0}));
  SmallVector<Value> biases =
      b.unpack(b.call("aten::chunk", {m.qkvBias, 3, 0}));
  SmallVector<Value> results;
  for (unsigned i = 0; !b.failed() && i < 3; ++i) {
    Value x = i == 0 ? m.query : i == 1 ? m.key : m.value;
    results.push_back(b.linear(x, weights[i], biases[i]));
  }
  return results;
}

static Attended attendHeads(TorchBuilder &b, const MultiHead &m) {
  SmallVector<Value> qkv = project(b, m);
  if (b.failed() || qkv.size() != 3)
    return {};
  Value none = b.value(std::nullopt), no = b.value(false);
  Value mask = m.mask;
  if (!isNone(mask)) {
    mask = b.isBool(mask) ? b.logical_not(mask) : b.eq(mask, 0);
    std::optional<int64_t> kind = getConstantInt(m.maskType);
    if (!kind && !isNone(m.maskType))
      b.fail("the kind of its mask is known only at run time");
    if (kind == 1)
      mask = b.unsqueeze(b.unsqueeze(mask, 1), 1);
  }
  Attention a{splitHeads(b, qkv[0], m.heads),
              splitHeads(b, qkv[1], m.heads),
              splitHeads(b, qkv[2], m.heads),
              mask,
              b.value(0.0),
              no,
              none,
              {},
              /*isSafe=*/false};
  Attended r = attend(b, a);
  Value merged = b.flatten(b.transpose(r.output, 1, 2), 2, -1);
  r.output = b.linear(merged, m.projWeight, m.projBias);
  return r;
}

/// One layer of a Transformer's encoder, normalized first or last:
///   first: x + a(norm1(x)), then x + f(norm2(x))
///   last:  norm1(x + a(x)), then norm2(x + f(x))
/// with a the attention and f(x) = linear2(act(linear1(x)))
static Value encoderLayer(TorchBuilder &b, Operation *op) {
  auto arg = [&](unsigned i) { return op->getOperand(i); };
  std::optional<bool> useGelu = getConstantBool(arg(7)),
                      normFirst = getConstantBool(arg(8));
  if (!useGelu || !normFirst)
    return b.fail("its flags are known only at run time");
  Value x = arg(0), size = arg(1), eps = arg(9);
  auto norm = [&](Value y, unsigned i) {
    return b.layer_norm(y, Arg::List{size}, arg(i), arg(i + 1), eps);
  };
  auto attention = [&](Value y) {
    return attendHeads(b, {y, y, y, arg(2), arg(3), arg(4), arg(5), arg(6),
                           arg(18), arg(19)})
        .output;
  };
  auto feed = [&](Value y) {
    y = b.linear(y, arg(14), arg(15));
    return b.linear(*useGelu ? b.gelu(y) : b.relu(y), arg(16), arg(17));
  };
  if (*normFirst) {
    x = b.add(x, attention(norm(x, 10)));
    return b.add(x, feed(norm(x, 12)));
  }
  x = norm(b.add(x, attention(x)), 10);
  return norm(b.add(x, feed(x)), 12);
}

static void addMultiHead(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Aten_NativeMultiHeadAttentionOp op) {
    Attended r = attendHeads(
        b, {op.getQuery(), op.getKey(), op.getValue(), op.getNumHead(),
            op.getQkvWeight(), op.getQkvBias(), op.getProjWeight(),
            op.getProjBias(), op.getMask(), op.getMaskType()});
    if (op.getResult(1).use_empty())
      return SmallVector<Value>{r.output, {}};
    bool isAverage = getConstantBool(op.getAverageAttnWeights()) != false;
    return SmallVector<Value>{r.output, isAverage ? b.mean(r.weights, ints(1))
                                                  : r.weights};
  });
  rules.add({"aten::_transformer_encoder_layer_fwd"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(encoderLayer(b, op));
            });
}

void torchonnx::addAttentionDecompositions(DecomposeRules &rules) {
  addScaledDotProducts(rules);
  addMultiHead(rules);
}
