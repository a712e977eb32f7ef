//===- Recurrent.cpp - Decompositions: recurrent layers -------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

static Value gates(TorchBuilder &b, Value x, Value weight, Value bias) {
  return b.linear(x, weight, bias ? Arg(bias) : Arg(std::nullopt));
}

/// One step of an LSTM (with i, f, g, o of the gates in turn):
///   c' = sigmoid(f) c + sigmoid(i) tanh(g), h' = sigmoid(o) tanh(c')
static SmallVector<Value> lstmStep(TorchBuilder &b, Value sum, Value cell) {
  SmallVector<Value> g = b.unpack(b.call("aten::chunk", {sum, 4, -1}));
  if (b.failed() || g.size() != 4)
    return {};
  Value next =
      b.add(b.mul(b.sigmoid(g[1]), cell), b.mul(b.sigmoid(g[0]), b.tanh(g[2])));
  return {b.mul(b.sigmoid(g[3]), b.tanh(next)), next};
}

/// One step of a GRU (with r, z, n in turn):
///   n' = tanh(n_x + sigmoid(r) n_h), h' = n' + sigmoid(z) (h - n')
static Value gruStep(TorchBuilder &b, Value fromInput, Value fromState,
                     Value state) {
  SmallVector<Value> x = b.unpack(b.call("aten::chunk", {fromInput, 3, -1}));
  SmallVector<Value> h = b.unpack(b.call("aten::chunk", {fromState, 3, -1}));
  if (b.failed() || x.size() != 3 || h.size() != 3)
    return {};
  Value reset = b.sigmoid(b.add(x[0], h[0]));
  Value update = b.sigmoid(b.add(x[1], h[1]));
  Value fresh = b.tanh(b.add(x[2], b.mul(reset, h[2])));
  return b.add(fresh, b.mul(update, b.sub(state, fresh)));
}

static void addCells(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenLstmCellOp op) {
    SmallVector<Value> state = b.unpack(op.getHx());
    if (b.failed())
      return SmallVector<Value>();
    Value sum = b.add(gates(b, op.getInput(), op.getWIh(), op.getBIh()),
                      gates(b, state[0], op.getWHh(), op.getBHh()));
    return lstmStep(b, sum, state[1]);
  });
  rules.add([](TorchBuilder &b, AtenGruCellOp op) {
    return gruStep(b, gates(b, op.getInput(), op.getWIh(), op.getBIh()),
                   gates(b, op.getHx(), op.getWHh(), op.getBHh()), op.getHx());
  });
  rules.add([](TorchBuilder &b, AtenRnnTanhCellOp op) {
    return b.tanh(b.add(gates(b, op.getInput(), op.getWIh(), op.getBIh()),
                        gates(b, op.getHx(), op.getWHh(), op.getBHh())));
  });
  rules.add([](TorchBuilder &b, AtenRnnReluCellOp op) {
    return b.relu(b.add(gates(b, op.getInput(), op.getWIh(), op.getBIh()),
                        gates(b, op.getHx(), op.getWHh(), op.getBHh())));
  });
}

//===----------------------------------------------------------------------===//
// Networks
//===----------------------------------------------------------------------===//

namespace {

/// What every network is told.
struct Network {
  Value input;
  SmallVector<Value>
      states; ///< h, or h and c: [layers directions, batch, size]
  SmallVector<Value> params;
  Value dropout;
  int64_t layers = 1, directions = 1, perDirection = 2;
  bool hasBiases = false, train = false, batchFirst = false;
};

} // namespace

static std::optional<Network> read(TorchBuilder &b, Operation *op) {
  auto arg = [&](unsigned i) { return op->getOperand(i); };
  Network n;
  n.input = arg(0);
  n.states = isa<ListType>(arg(1).getType()) ? b.unpack(arg(1))
                                             : SmallVector<Value>{arg(1)};
  n.params = b.unpack(arg(2));
  n.dropout = arg(5);
  auto biases = getConstantBool(arg(3)), train = getConstantBool(arg(6)),
       both = getConstantBool(arg(7)), first = getConstantBool(arg(8));
  auto layers = getConstantInt(arg(4));
  if (b.failed() || !biases || !train || !both || !first || !layers) {
    b.fail("its layout is known only at run time");
    return std::nullopt;
  }
  n.layers = *layers;
  n.directions = 1 + *both;
  n.hasBiases = *biases;
  n.train = *train;
  n.batchFirst = *first;
  n.perDirection = n.params.size() / (n.layers * n.directions);
  return n;
}

/// One direction of an LSTM with a projection of its state, unrolled:
///   h' = w_hr (sigmoid(o) tanh(c'))
static SmallVector<Value> unrollProjected(TorchBuilder &b, Value x, Value h,
                                          Value c, ArrayRef<Value> params,
                                          bool hasBiases, bool backwards) {
  std::optional<int64_t> length = b.typeOf(x).getSize(0);
  constexpr int64_t kMostSteps = 64;
  if (!length || *length > kMostSteps) {
    b.fail("an LSTM with projections needs a known, short length");
    return {};
  }
  Value fromInput = gates(b, x, params[0], hasBiases ? params[2] : Value());
  SmallVector<Value> outputs(*length);
  for (int64_t step = 0; step < *length; ++step) {
    int64_t i = backwards ? *length - 1 - step : step;
    Value sum = b.add(b.select(fromInput, 0, i),
                      gates(b, h, params[1], hasBiases ? params[3] : Value()));
    SmallVector<Value> next = lstmStep(b, sum, c);
    if (b.failed())
      return {};
    h = b.linear(next[0], params.back());
    c = next[1];
    outputs[i] = h;
  }
  return {b.stack(outputs, 0), h, c};
}

static SmallVector<Value> projectedLayer(TorchBuilder &b, const Network &n,
                                         Value x, ArrayRef<Value> states,
                                         ArrayRef<Value> params) {
  SmallVector<SmallVector<Value>> columns(3);
  for (int64_t d = 0; d < n.directions; ++d) {
    SmallVector<Value> results = unrollProjected(
        b, x, b.select(states[0], 0, d), b.select(states[1], 0, d),
        params.slice(d * n.perDirection, n.perDirection), n.hasBiases, d == 1);
    if (b.failed())
      return {};
    for (auto [column, result] : llvm::zip(columns, results))
      column.push_back(result);
  }
  return {b.cat(columns[0], -1), b.stack(columns[1], 0),
          b.stack(columns[2], 0)};
}

/// A network of layers: each one with its part of the states and parameters,
/// time first, on the output of the one before.
static SmallVector<Value> decomposeNetwork(TorchBuilder &b, Operation *op) {
  std::optional<Network> n = read(b, op);
  if (!n)
    return {};
  if (b.dtypeOf(n->input).isBF16()) {
    b.fail("bfloat16 is not supported");
    return {};
  }
  bool isProjected = n->perDirection % 2 == 1;
  if (n->layers == 1 && !n->batchFirst && !isProjected) {
    b.fail("its parameters have no ONNX form");
    return {};
  }
  Value x = n->batchFirst ? b.transpose(n->input, 0, 1) : n->input;
  SmallVector<SmallVector<Value>> finals(n->states.size());
  for (int64_t layer = 0; layer < n->layers; ++layer) {
    SmallVector<Value> states;
    for (Value state : n->states)
      states.push_back(n->layers == 1
                           ? state
                           : b.slice(state, 0, layer * n->directions,
                                     (layer + 1) * n->directions, 1));
    int64_t count = n->directions * n->perDirection;
    auto params = ArrayRef(n->params).slice(layer * count, count);
    SmallVector<Value> results;
    if (isProjected) {
      results = projectedLayer(b, *n, x, states, params);
    } else {
      Value hx = states.size() == 1 ? states[0] : b.listOf(states);
      results = b.callOperator(getOperatorName(op),
                               {x, hx, b.listOf(params), b.value(n->hasBiases),
                                b.value(1), b.value(0.0), b.value(false),
                                b.value(n->directions == 2), b.value(false)});
    }
    if (b.failed())
      return {};
    x = results[0];
    for (size_t i = 0; i < finals.size(); ++i)
      finals[i].push_back(results[1 + i]);
    if (n->train && layer + 1 < n->layers && getConstantFloat(n->dropout) != 0)
      x = b.dropout(x, n->dropout, true);
  }
  SmallVector<Value> results{n->batchFirst ? b.transpose(x, 0, 1) : x};
  for (const SmallVector<Value> &each : finals)
    results.push_back(each.size() == 1 ? each[0] : b.cat(each, 0));
  return results;
}

void torchonnx::addRecurrentDecompositions(DecomposeRules &rules) {
  addCells(rules);
  rules.add({"aten::lstm.input", "aten::gru.input", "aten::rnn_tanh.input",
             "aten::rnn_relu.input"},
            decomposeNetwork);
}
