//===- Recurrent.cpp - Conversions: recurrent layers ----------------------===//
//
// One layer, one or both directions, time first: LSTM, GRU and RNN. Decompose
// makes every network of these.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectResourceBlobManager.h"
#include "passes/Convert/Rules.h"
#include "passes/Utils/EmptyDims.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// The bytes of a constant, one copy each of its elements; empty if they are
/// not at hand.
static ArrayRef<char> bytesOf(ElementsAttr value) {
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(value))
    return dense.isSplat() ? ArrayRef<char>() : dense.getRawData();
  if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      return blob->getData();
  return {};
}

/// Where the constant that `stackGates` makes comes from: the first weight's
/// name, and how it is made of all.
static Location locateGates(ArrayRef<Value> weights, ArrayRef<int64_t> order,
                            Location at) {
  StringRef name = getWeightName(weights.front().getLoc());
  if (name.empty())
    return at;
  std::string gates = llvm::join(
      llvm::map_range(order, [](int64_t gate) { return std::to_string(gate); }),
      ", ");
  auto formulas = llvm::map_range(weights, [&](Value weight) {
    std::string term = getFormulaTerm(weight.getLoc()).str();
    return order.size() == 1
               ? term
               : llvm::formatv("cat([chunk({0}, {1})[i] for i in [{2}]])", term,
                               order.size(), gates)
                     .str();
  });
  return nameAfterWeight(name, "stack([" + llvm::join(formulas, ", ") + "])",
                         at);
}

/// Blocks of rows of one weight for each direction, in the order of ONNX's
/// gates: [directions, gates * size, …]. `order` tells which of PyTorch's comes
/// next. A constant stays one.
static Value stackGates(OnnxBuilder &b, ArrayRef<Value> weights,
                        ArrayRef<int64_t> order) {
  SmallVector<char> bytes;
  auto first = cast<TorchTensorType>(weights.front().getType());
  for (Value weight : weights) {
    ElementsAttr constant = getOnnxConstant(b.in(weight));
    ArrayRef<char> from = bytesOf(constant);
    if (from.empty() || from.size() % order.size()) {
      bytes.clear();
      break;
    }
    size_t block = from.size() / order.size();
    for (int64_t gate : order)
      llvm::append_range(bytes, from.slice(gate * block, block));
  }
  if (!bytes.empty()) {
    SmallVector<int64_t> shape{int64_t(weights.size())};
    for (int64_t i = 0; i < first.getRank(); ++i)
      shape.push_back(*first.getSize(i));
    auto type = RankedTensorType::get(shape, first.getDtype());
    return createOnnxConstant(b.builder, locateGates(weights, order, b.loc),
                              DenseElementsAttr::getFromRawBuffer(type, bytes));
  }
  SmallVector<Value> stacked;
  for (Value weight : weights) {
    Value ordered = b.in(weight);
    if (order.size() > 1) {
      int64_t size = *first.getSize(0) / int64_t(order.size());
      SmallVector<Value> gates;
      for (int64_t gate : order)
        gates.push_back(b.Slice({ordered, b.ints({gate * size}),
                                 b.ints({(gate + 1) * size}), b.ints({0})}));
      ordered = b.Concat(gates, {{"axis", 0}});
    }
    stacked.push_back(b.unsqueeze(ordered, {0}));
  }
  return stacked.size() == 1 ? stacked.front()
                             : b.Concat(stacked, {{"axis", 0}});
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

namespace {

struct Layer {
  Value input;
  Value lengths;             ///< Of the sequences, if they are padded: [batch].
  SmallVector<Value> states; ///< h, or h and c: [directions, batch, size].
  SmallVector<Value> params; ///< w_ih, w_hh, [b_ih, b_hh], for each direction.
  bool hasBiases = false, bidirectional = false;
};

/// How ONNX names a layer, and which of PyTorch's gates are its own in turn.
struct Kind {
  const char *opType;
  SmallVector<int64_t, 4> order;
  const char *activation; ///< RNN's.
};

} // namespace

/// Reads (input, hx, params, has_biases, num_layers, dropout, train,
/// bidirectional, batch_first), or (input, lengths, hx, ..., bidirectional), if
/// it is a layer of the kind above.
static std::optional<Layer> read(Operation *op) {
  Layer layer;
  bool isPadded = getOperatorName(op).starts_with("torch_onnx::");
  if (isPadded)
    layer.lengths = op->getOperand(1);
  auto arg = [&](unsigned i) { return op->getOperand(i + (i && isPadded)); };
  layer.input = arg(0);
  if (isa<ListType>(arg(1).getType())) {
    auto states = getElements(arg(1));
    if (!states)
      return std::nullopt;
    layer.states = *states;
  } else {
    layer.states = {arg(1)};
  }
  auto params = getElements(arg(2));
  std::optional<bool> biases = getConstantBool(arg(3)),
                      both = getConstantBool(arg(7));
  Type dtype = OnnxBuilder::torchDtype(layer.input);
  if (!params || !biases || !both || !(dtype.isF32() || dtype.isF16()) ||
      OnnxBuilder::rank(layer.input) != 3 || getConstantInt(arg(4)) != 1 ||
      (!isPadded && getConstantBool(arg(8)) != false))
    return std::nullopt;
  layer.params = *params;
  layer.hasBiases = *biases;
  layer.bidirectional = *both;
  if (layer.params.size() != (*both ? 2 : 1) * (*biases ? size_t(4) : 2))
    return std::nullopt; // It has projections.
  for (Value param : layer.params)
    if (!cast<TorchTensorType>(param.getType()).hasStaticShape())
      return std::nullopt;
  return layer;
}

/// Whether there may be no sequence: ONNX Runtime ends the process then.
static bool mayBeOfNothing(const Layer &layer) {
  Value input = layer.input;
  return mayBeZero(cast<TorchTensorType>(input.getType()).getDims()[1],
                   getOracle(input.getContext()).getSymbols());
}

static SmallVector<Value> emit(OnnxBuilder &b, const Layer &layer,
                               const Kind &kind) {
  size_t stride = layer.hasBiases ? 4 : 2;
  auto weights = [&](size_t which) {
    SmallVector<Value> each;
    for (size_t i = which; i < layer.params.size(); i += stride)
      each.push_back(layer.params[i]);
    return stackGates(b, each, kind.order);
  };
  Value bias;
  if (layer.hasBiases)
    bias = b.Concat({weights(2), weights(3)}, {{"axis", 1}});
  auto recurrent = cast<TorchTensorType>(layer.params[1].getType());
  SmallVector<OnnxAttr> attrs{
      {"hidden_size", *recurrent.getSize(1)},
      {"direction", layer.bidirectional ? "bidirectional" : "forward"}};
  if (StringRef(kind.opType) == "GRU")
    attrs.emplace_back("linear_before_reset", 1);
  if (kind.activation) {
    SmallVector<Attribute> names(1 + layer.bidirectional,
                                 b.builder.getStringAttr(kind.activation));
    attrs.emplace_back("activations", b.builder.getArrayAttr(names));
  }
  Value lengths;
  if (layer.lengths)
    lengths = b.cast(b.in(layer.lengths), b.builder.getI32Type());
  SmallVector<Value> operands{b.in(layer.input), weights(0), weights(1), bias,
                              lengths};
  for (Value state : layer.states)
    operands.push_back(b.in(state));
  if (b.failed())
    return {};
  // One sequence more, which is dropped: [time or directions, batch, size].
  bool hasOneMore = mayBeOfNothing(layer);
  if (hasOneMore) {
    for (size_t i = 0; i < operands.size(); ++i)
      if (i == 0 || i > 4)
        operands[i] = b.Pad({operands[i], b.ints({0, 0, 0, 0, 1, 0})});
    if (lengths)
      operands[4] =
          b.Concat({lengths, b.cast(b.ints({1}), b.builder.getI32Type())},
                   {{"axis", 0}});
  }
  SmallVector<Value> results =
      b.ops(kind.opType, operands, 1 + layer.states.size(), attrs);
  if (results.empty())
    return {};
  // [time, directions, batch, size] -> [time, batch, directions * size]
  results[0] =
      layer.bidirectional
          ? b.reshape(
                b.Transpose(results[0], {{"perm", OnnxAttr::Ints{0, 2, 1, 3}}}),
                {0, 0, -1})
          : b.squeeze(results[0], {1});
  for (Value &result : results)
    if (hasOneMore)
      result = b.Slice({result, b.ints({0}), b.ints({-1}), b.ints({1})});
  return results;
}

/// `aten::<name>.input` and `torch_onnx::<name>`.
static void add(ConvertRules &rules, StringRef name, const Kind &kind) {
  ConvertRule rule;
  rule.apply = [kind](OnnxBuilder &b, Operation *op) {
    return emit(b, *read(op), kind);
  };
  rule.accepts = [](Operation *op) { return read(op).has_value(); };
  rules.add({("aten::" + name + ".input").str(), ("torch_onnx::" + name).str()},
            rule);
}

void torchonnx::addRecurrentConversions(ConvertRules &rules) {
  // PyTorch: input, forget, cell, output; ONNX: input, output, forget, cell.
  add(rules, "lstm", {"LSTM", {0, 3, 1, 2}, nullptr});
  // PyTorch: reset, update, new; ONNX: update, reset, hidden.
  add(rules, "gru", {"GRU", {1, 0, 2}, nullptr});
  add(rules, "rnn_tanh", {"RNN", {0}, "Tanh"});
  add(rules, "rnn_relu", {"RNN", {0}, "Relu"});
}
