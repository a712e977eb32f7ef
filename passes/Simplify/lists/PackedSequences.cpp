//===- PackedSequences.cpp - Sequences of several lengths, packed ---------===//
//
// PyTorch packs a batch of padded sequences into the rows that are not padding,
// and its recurrent layers run on these. ONNX's run on the padded batch and the
// lengths. So a layer is moved in front of the packing:
//
//   lstm.data(pack(x, lengths)) = pack(lstm(x, lengths), lengths)
//
// and what is packed and padded again is only masked.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/Pieces.h"

using namespace mlir;

namespace torchonnx {

using Packing = Aten_PackPaddedSequenceOp;

/// The packing that gave both values, or one of the same lengths; null if none
/// did.
static Packing packingOf(Value data, Value batchSizes) {
  auto packing = data.getDefiningOp<Packing>(),
       other = batchSizes.getDefiningOp<Packing>();
  return packing && other && data == packing.getResult(0) &&
                 batchSizes == other.getResult(1) &&
                 packing.getLengths() == other.getLengths()
             ? packing
             : Packing();
}

/// _pad_packed_sequence(pack(x, lengths)):
///   x[:n].masked_fill(arange(n) >= lengths, padding), n = max(lengths), or
///   the length that is asked for
static Outcome padPacked(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  auto given = [&](StringRef name) { return (*operands)[call.position(name)]; };
  auto packing = packingOf(given("data"), given("batch_sizes"));
  std::optional<bool> wasBatchFirst =
      packing ? getConstantBool(packing.getBatchFirst()) : std::nullopt;
  std::optional<bool> batchFirst = getConstantBool(given("batch_first"));
  if (!wasBatchFirst || !batchFirst)
    return Outcome::Declined;

  auto op = [&](StringRef name, ValueRange values) {
    return cx.graph.emitValue(name, values, call.loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  Value x = packing.getInput(), lengths = packing.getLengths();
  int64_t rank = cast<TorchTensorType>(x.getType()).getRank();
  if (*wasBatchFirst != *batchFirst)
    x = op("aten::transpose.int", {x, zero, one});
  // The longest is the first.
  Value longest =
      op("aten::Int.Tensor", {op("aten::select.int", {lengths, zero, zero})});
  // As long as what was packed: nothing is cut off, to be padded again.
  Value total = given("total_length"), padding = given("padding_value"),
        whole = cx.graph.sizeOf(x, *batchFirst, call.loc);
  bool isWhole = whole && whole.getType() == total.getType();
  if (!isWhole)
    x = op("aten::slice.Tensor",
           {x, *batchFirst ? one : zero, zero, longest, one});
  if (!x)
    return Outcome::Failed;
  Value steps =
      cx.graph.countTo(cx.graph.sizeOf(x, *batchFirst, call.loc), call.loc);
  Value mask =
      op("aten::ge.Tensor",
         {op("aten::unsqueeze", {steps, cx.graph.constantInt(!*batchFirst)}),
          op("aten::unsqueeze", {lengths, cx.graph.constantInt(*batchFirst)})});
  for (int64_t dim = 2; dim < rank; ++dim)
    mask = op("aten::unsqueeze", {mask, cx.graph.constantInt(dim)});
  Value padded = op("aten::masked_fill.Scalar", {x, mask, padding});
  // A length that is given is that of the longest, or more.
  Value own = cx.graph.sizeOf(given("batch_sizes"), 0, call.loc);
  auto totalType = cast<TorchIntType>(total.getType());
  bool isOwn = own && totalType.getSymbol() && totalType == own.getType();
  if (!isWhole && !isOwn && getConstantInt(total).value_or(1) > 0) {
    SmallVector<Value> missing(2 * rank, zero);
    Value &after = missing[2 * (rank - 1 - *batchFirst) + 1];
    after = op("aten::sub.int", {total, longest});
    if (!after)
      return Outcome::Failed;
    padded = op("aten::constant_pad_nd",
                {padded, cx.graph.listOf(missing, call.loc), padding});
  }
  if (!padded)
    return Outcome::Failed;
  call.results.push_back(cx.memory.newBase(padded));
  return done(call, cx.memory.newBase(lengths));
}

/// pad_sequence of pieces, whose rows fill what is no padding:
///   out = full([count, n, ...], padding), out[mask] = all rows,
///   mask[i, t] = t < sizes[i], or n - 1 - t < sizes[i] on the left side
Outcome piecesPad(Call &call, Context &cx) {
  ListObj *list = call.arg("sequences").list();
  auto isBatchFirst = materialize(cx, call.arg("batch_first"), call.loc),
       padding = materialize(cx, call.arg("padding_value"), call.loc),
       paddingSide = materialize(cx, call.arg("padding_side"), call.loc);
  Value rows, sizes;
  if (failed(padding) || failed(isBatchFirst) || failed(paddingSide) ||
      !readPieces(cx, list, call.loc, rows, sizes))
    return Outcome::Failed;
  std::optional<bool> batchFirst = getConstantBool(*isBatchFirst);
  std::optional<StringRef> side = getConstantStr(*paddingSide);
  if (*list->piecesAlong != 0 || !batchFirst || !side)
    return Outcome::Declined;
  auto op = [&](StringRef name, ValueRange values) {
    return cx.graph.emitValue(name, values, call.loc);
  };
  auto type = cast<TorchTensorType>(rows.getType());
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  Value longest = op("aten::Int.Tensor", {op("aten::max", {sizes})});
  Value steps = cx.graph.countTo(longest, call.loc);
  if (*side == "left")
    steps = op("aten::flip", {steps, cx.graph.listOf({zero}, call.loc)});
  Value mask =
      op("aten::lt.Tensor", {steps, op("aten::unsqueeze", {sizes, one})});
  SmallVector<Value> shape{cx.graph.sizeOf(sizes, 0, call.loc), longest};
  for (int64_t i = 1; i < type.getRank(); ++i)
    shape.push_back(cx.graph.sizeOf(rows, i, call.loc));
  if (!mask || llvm::is_contained(shape, Value()))
    return Outcome::Failed;
  Value padded =
      op("aten::full", {cx.graph.listOf(shape, call.loc), *padding,
                        cx.graph.constantInt(getScalarType(type.getDtype())),
                        cx.graph.none(), cx.graph.none(), cx.graph.none()});
  padded = op("aten::index_put", {padded, cx.graph.listOf({mask}, call.loc),
                                  rows, cx.graph.constantBool(false)});
  if (!*batchFirst)
    padded = op("aten::transpose.int", {padded, zero, one});
  return doneAnew(call, cx, padded);
}

/// batch_sizes[0] = len(lengths): no sequence is empty.
static Outcome batchOfPacked(Call &call, Context &cx) {
  TensorObj *sizes = call.arg("self").tensor();
  if (!sizes)
    return Outcome::Declined;
  Value contents = cx.memory.read(sizes, call.loc);
  if (!contents)
    return Outcome::Failed;
  auto packing = contents.getDefiningOp<Packing>();
  if (!packing || contents != packing.getResult(1) ||
      knownInt(call.arg("index")) != 0)
    return Outcome::Declined;
  Value number = cx.graph.emitValue(
      "prim::NumToTensor.Scalar",
      {cx.graph.sizeOf(packing.getLengths(), 0, call.loc)}, call.loc);
  return doneAnew(call, cx, number);
}

/// lstm.data and its like.
static Outcome runPacked(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value x, lengths, data = (*operands)[call.position("data")],
                    batchSizes = (*operands)[call.position("batch_sizes")];
  if (auto packing = packingOf(data, batchSizes)) {
    x = packing.getInput();
    lengths = packing.getLengths();
    if (getConstantBool(packing.getBatchFirst()) != false)
      x = cx.graph.emitValue(
          "aten::transpose.int",
          {x, cx.graph.constantInt(0), cx.graph.constantInt(1)}, call.loc);
  } else {
    auto padded = cx.graph.emit("aten::_pad_packed_sequence",
                                {data, batchSizes, cx.graph.constantBool(false),
                                 cx.graph.constant(cx.b.getF64FloatAttr(0)),
                                 cx.graph.constantInt(-1)},
                                call.loc);
    if (failed(padded))
      return Outcome::Failed;
    x = (*padded)[0];
    lengths = (*padded)[1];
  }
  if (!x)
    return Outcome::Failed;
  // The layer takes the rest as it is.
  SmallVector<Value> layer(*operands);
  layer[call.position("data")] = x;
  layer[call.position("batch_sizes")] = lengths;
  StringRef base = call.name.split("::").second.split('.').first;
  auto results = cx.graph.emit(("torch_onnx::" + base).str(), layer, call.loc);
  if (failed(results))
    return Outcome::Failed;
  auto packed = cx.graph.emit(
      "aten::_pack_padded_sequence",
      {results->front(), lengths, cx.graph.constantBool(false)}, call.loc);
  if (failed(packed))
    return Outcome::Failed;
  results->front() = packed->front();
  for (Value result : *results)
    call.results.push_back(cx.memory.newBase(result));
  return Outcome::Done;
}

void addPackedFunctions(OperatorTable &table) {
  table.on("aten::select.int", batchOfPacked);
  table.on("aten::_pad_packed_sequence", padPacked);
  for (const char *name : {"aten::lstm.data", "aten::gru.data",
                           "aten::rnn_tanh.data", "aten::rnn_relu.data"})
    table.on(name, runPacked);
}

} // namespace torchonnx
