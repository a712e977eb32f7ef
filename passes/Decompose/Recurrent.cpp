//===- Recurrent.cpp - Decompositions: recurrent layers -------------------===//

#include "passes/Decompose/QuantizedOperators.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

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
  /// Of the sequences, if they are padded.
  Value lengths;
  SmallVector<Value>
      states; ///< h, or h and c: [layers directions, batch, size]
  SmallVector<Value> params;
  Value dropout;
  int64_t layers = 1, directions = 1, perDirection = 2;
  bool hasBiases = false, train = false, batchFirst = false;
};

} // namespace

/// Reads the arguments of aten::lstm.input and its like, or of
/// torch_onnx::lstm, which has lengths and no batch_first.
static std::optional<Network> read(TorchBuilder &b, Operation *op) {
  Network n;
  bool isPadded = getOperatorName(op).starts_with("torch_onnx::");
  if (isPadded)
    n.lengths = op->getOperand(1);
  auto arg = [&](unsigned i) { return op->getOperand(i + (i && isPadded)); };
  n.input = arg(0);
  n.states = isa<ListType>(arg(1).getType()) ? b.unpack(arg(1))
                                             : SmallVector<Value>{arg(1)};
  n.params = b.unpack(arg(2));
  n.dropout = arg(5);
  std::optional<bool> first = false;
  if (!isPadded)
    first = getConstantBool(arg(8));
  auto biases = getConstantBool(arg(3)), train = getConstantBool(arg(6)),
       both = getConstantBool(arg(7));
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

/// What a cell makes of its part of the input and its states: the next ones,
/// of which the first is its output.
using CellStep = llvm::function_ref<SmallVector<Value>(Value fromInput,
                                                       ArrayRef<Value> states)>;

/// One direction of a layer, step by step: its outputs and last states. Where a
/// sequence has ended, its state stays and its output is 0.
static SmallVector<Value> runSteps(TorchBuilder &b, const Network &n,
                                   Value fromInput, SmallVector<Value> states,
                                   bool backwards, CellStep cell) {
  Value length = b.sizeOf(fromInput, 0);
  SmallVector<Value> shape = b.sizesOf(states[0]);
  if (b.failed())
    return {};
  shape.insert(shape.begin(), length);
  states.insert(states.begin(), b.zeros(b.listOf(shape), b.dtypeOf(states[0])));
  return repeat(b, length, states, [&](Value i, ArrayRef<Value> in) {
    Value step = backwards ? b.sub(b.sub(length, 1), i) : i;
    ArrayRef<Value> before = in.drop_front();
    SmallVector<Value> next = cell(b.select(fromInput, 0, step), before);
    if (b.failed())
      return SmallVector<Value>();
    Value output = next[0];
    if (n.lengths) {
      Value runs = b.unsqueeze(b.gt(n.lengths, step), 1);
      output = b.where(runs, output, b.zeros_like(output));
      for (auto [state, old] : llvm::zip(next, before))
        state = b.where(runs, state, old);
    }
    next.insert(next.begin(), b.select_scatter(in[0], output, 0, step));
    return next;
  });
}

/// One direction of an LSTM with a projection of its state:
///   h' = w_hr (sigmoid(o) tanh(c'))
static SmallVector<Value> runProjected(TorchBuilder &b, const Network &n,
                                       Value x, ArrayRef<Value> states,
                                       ArrayRef<Value> params, bool backwards) {
  Value fromInput = gates(b, x, params[0], n.hasBiases ? params[2] : Value());
  return runSteps(b, n, fromInput, SmallVector<Value>(states), backwards,
                  [&](Value part, ArrayRef<Value> state) {
                    Value sum =
                        b.add(part, gates(b, state[0], params[1],
                                          n.hasBiases ? params[3] : Value()));
                    SmallVector<Value> next = lstmStep(b, sum, state[1]);
                    if (!b.failed())
                      next[0] = b.linear(next[0], params.back());
                    return next;
                  });
}

/// One direction of a layer of cells that no runtime has in this precision, by
/// the operator that it is of.
static SmallVector<Value> runCells(TorchBuilder &b, const Network &n,
                                   StringRef name, Value x,
                                   ArrayRef<Value> states,
                                   ArrayRef<Value> params, bool backwards) {
  auto bias = [&](unsigned i) { return n.hasBiases ? params[i] : Value(); };
  return runSteps(
      b, n, gates(b, x, params[0], bias(2)), SmallVector<Value>(states),
      backwards, [&](Value part, ArrayRef<Value> state) {
        Value own = gates(b, state[0], params[1], bias(3));
        if (name.contains("gru"))
          return toVector(gruStep(b, part, own, state[0]));
        Value sum = b.add(part, own);
        if (name.contains("lstm"))
          return lstmStep(b, sum, state[1]);
        return toVector(name.contains("relu") ? b.relu(sum) : b.tanh(sum));
      });
}

/// A linear layer of a cell of 8 bit or half precision; `cell` has its weights
/// for the input and for the state.
static Value cellLinear(TorchBuilder &b, Value x, Value cell, unsigned which) {
  Operation *op = cell.getDefiningOp();
  if (op && getOperatorName(op) == "quantized::make_quantized_cell_params_fp16")
    return halfLinear(b, x, op->getOperand(which));
  std::optional<bool> reduceRange;
  if (op &&
      getOperatorName(op) == "quantized::make_quantized_cell_params_dynamic")
    reduceRange = getConstantBool(op->getOperand(4));
  if (!reduceRange)
    return b.fail("packed weights that are not constants");
  return dynamicLinear(b, x, op->getOperand(which), *reduceRange);
}

/// One direction of an LSTM or GRU with packed weights. The whole input is
/// rounded by one range, the state of each step by its own.
static SmallVector<Value> runPacked(TorchBuilder &b, const Network &n, Value x,
                                    ArrayRef<Value> states, Value packed,
                                    bool backwards) {
  return runSteps(b, n, cellLinear(b, x, packed, 0), SmallVector<Value>(states),
                  backwards, [&](Value part, ArrayRef<Value> state) {
                    Value own = cellLinear(b, state[0], packed, 1);
                    return state.size() == 2
                               ? lstmStep(b, b.add(part, own), state[1])
                               : toVector(gruStep(b, part, own, state[0]));
                  });
}

/// A layer whose directions run step by step.
static SmallVector<Value> steppedLayer(TorchBuilder &b, const Network &n,
                                       StringRef name, Value x,
                                       ArrayRef<Value> states,
                                       ArrayRef<Value> params) {
  SmallVector<SmallVector<Value>> columns(1 + states.size());
  for (int64_t d = 0; d < n.directions; ++d) {
    SmallVector<Value> first;
    for (Value state : states)
      first.push_back(b.select(state, 0, d));
    auto own = params.slice(d * n.perDirection, n.perDirection);
    SmallVector<Value> results =
        n.perDirection == 1  ? runPacked(b, n, x, first, own[0], d == 1)
        : n.perDirection % 2 ? runProjected(b, n, x, first, own, d == 1)
                             : runCells(b, n, name, x, first, own, d == 1);
    if (b.failed())
      return {};
    for (auto [column, result] : llvm::zip(columns, results))
      column.push_back(result);
  }
  SmallVector<Value> results{b.cat(columns[0], -1)};
  for (const SmallVector<Value> &column : ArrayRef(columns).drop_front())
    results.push_back(b.stack(column, 0));
  return results;
}

/// A network of bfloat16, of which no runtime has layers.
static SmallVector<Value> inFloat32(TorchBuilder &b, Operation *op) {
  auto widened = [&](Value x) {
    return b.isTensor(x) && b.dtypeOf(x).isBF16() ? b.cast(x, b.f32()) : x;
  };
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    if (isa<ListType>(operand.getType()))
      operand = b.listOf(llvm::map_to_vector(b.unpack(operand), widened));
    operands.push_back(widened(operand));
  }
  return llvm::map_to_vector(
      b.callOperator(getOperatorName(op), operands), [&](Value result) {
        return b.cast(result, b.dtypeOf(op->getResult(0)));
      });
}

/// A network of layers: each one with its part of the states and parameters,
/// time first, on the output of the one before.
static SmallVector<Value> decomposeNetwork(TorchBuilder &b, Operation *op) {
  std::optional<Network> n = read(b, op);
  if (!n)
    return {};
  if (b.dtypeOf(n->input).isBF16())
    return inFloat32(b, op);
  // A projection is a fifth of four, packed weights are one. Runtimes have no
  // layers of float64.
  StringRef name = getOperatorName(op);
  bool isStepped = n->perDirection % 2 == 1 || b.dtypeOf(n->input).isF64();
  if (n->layers == 1 && !n->batchFirst && !isStepped) {
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
    if (isStepped) {
      results = steppedLayer(b, *n, name, x, states, params);
    } else {
      Value hx = states.size() == 1 ? states[0] : b.listOf(states);
      SmallVector<Value> one{x,
                             hx,
                             b.listOf(params),
                             b.value(n->hasBiases),
                             b.value(1),
                             b.value(0.0),
                             b.value(false),
                             b.value(n->directions == 2)};
      if (n->lengths)
        one.insert(one.begin() + 1, n->lengths);
      else
        one.push_back(b.value(false));
      results = b.callOperator(name, one);
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

/// Cells with packed weights, by the ranges of 7 bits.
static void addPackedCells(DecomposeRules &rules) {
  auto sums = [](TorchBuilder &b, Operation *op, Value state) {
    return std::pair(
        dynamicLinear(b, op->getOperand(0), op->getOperand(2), true),
        dynamicLinear(b, state, op->getOperand(3), true));
  };
  rules.add({"quantized::quantized_lstm_cell_dynamic"},
            [=](TorchBuilder &b, Operation *op) {
              SmallVector<Value> state = b.unpack(op->getOperand(1));
              if (b.failed())
                return SmallVector<Value>();
              auto [x, h] = sums(b, op, state[0]);
              return lstmStep(b, b.add(x, h), state[1]);
            });
  rules.add({"quantized::quantized_gru_cell_dynamic"},
            [=](TorchBuilder &b, Operation *op) {
              auto [x, h] = sums(b, op, op->getOperand(1));
              return toVector(gruStep(b, x, h, op->getOperand(1)));
            });
  rules.add({"quantized::quantized_rnn_tanh_cell_dynamic",
             "quantized::quantized_rnn_relu_cell_dynamic"},
            [=](TorchBuilder &b, Operation *op) {
              auto [x, h] = sums(b, op, op->getOperand(1));
              Value sum = b.add(x, h);
              return toVector(getOperatorName(op).contains("relu")
                                  ? b.relu(sum)
                                  : b.tanh(sum));
            });
}

//===----------------------------------------------------------------------===//
// Packed sequences
//===----------------------------------------------------------------------===//

/// The rows that are no padding, in the order of time:
///   data = x[mask], mask[t, i] = t < lengths[i]
///   batch_sizes[t] = sum_i mask[t, i], for t < lengths[0], the longest
static SmallVector<Value> pack(TorchBuilder &b, Aten_PackPaddedSequenceOp op) {
  auto batchFirst = getConstantBool(op.getBatchFirst());
  if (!batchFirst) {
    b.fail("whether the batch is its first dim is known only at run time");
    return {};
  }
  Value x = *batchFirst ? b.transpose(op.getInput(), 0, 1) : op.getInput();
  Value lengths = op.getLengths();
  Value mask = b.lt(b.unsqueeze(b.arange(b.sizeOf(x, 0)), 1), lengths);
  Value longest = b.call("aten::Int", {b.select(lengths, 0, 0)});
  return {b.index(x, b.listOf({mask})),
          b.slice(b.sum(mask, ints(1)), 0, 0, longest, 1)};
}

/// The rows of the packed data where they were, among padding:
///   mask[t, i] = i < batch_sizes[t]
static SmallVector<Value> pad(TorchBuilder &b, Aten_PadPackedSequenceOp op) {
  auto batchFirst = getConstantBool(op.getBatchFirst());
  if (!batchFirst) {
    b.fail("whether the batch is its first dim is known only at run time");
    return {};
  }
  Value data = op.getData(), sizes = op.getBatchSizes();
  Value batch = b.call("aten::Int", {b.select(sizes, 0, 0)});
  Value mask = b.lt(b.arange(batch), b.unsqueeze(sizes, 1));
  SmallVector<Value> shape = b.sizesOf(data);
  if (b.failed())
    return {};
  shape.front() = batch;
  shape.insert(shape.begin(), b.sizeOf(sizes, 0));
  Value padded = b.full(b.listOf(shape), op.getPaddingValue(), b.dtypeOf(data));
  padded = b.index_put(padded, b.listOf({mask}), data);
  if (Value total = op.getTotalLength();
      getConstantInt(total).value_or(1) > 0 && total != shape.front()) {
    SmallVector<Value> missing(2 * shape.size(), b.value(0));
    missing.back() = b.call("aten::sub", {total, shape.front()});
    padded = b.constant_pad_nd(padded, b.listOf(missing), op.getPaddingValue());
  }
  return {*batchFirst ? b.transpose(padded, 0, 1) : padded,
          b.sum(mask, ints(0))};
}

void torchonnx::addRecurrentDecompositions(DecomposeRules &rules) {
  addCells(rules);
  addPackedCells(rules);
  rules.add(pack);
  rules.add(pad);
  rules.add({"aten::lstm.input", "aten::gru.input", "aten::rnn_tanh.input",
             "aten::rnn_relu.input", "torch_onnx::lstm", "torch_onnx::gru",
             "torch_onnx::rnn_tanh", "torch_onnx::rnn_relu",
             "aten::quantized_lstm.input", "aten::quantized_gru.input"},
            decomposeNetwork);
}
