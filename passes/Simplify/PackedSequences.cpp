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

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// The packing that gave both values, or one of the same lengths; null if none
/// did.
static Operation *packingOf(Value data, Value batchSizes) {
  auto isPacking = [](Operation *op) {
    return op && getOperatorName(op) == "aten::_pack_padded_sequence";
  };
  Operation *packing = data.getDefiningOp(),
            *other = batchSizes.getDefiningOp();
  return isPacking(packing) && isPacking(other) &&
                 data == packing->getResult(0) &&
                 batchSizes == other->getResult(1) &&
                 packing->getOperand(1) == other->getOperand(1)
             ? packing
             : nullptr;
}

/// _pad_packed_sequence(pack(x, lengths)):
///   x[:n].masked_fill(arange(n) >= lengths, padding), n = max(lengths), or
///   the length that is asked for
Evaluator::Outcome Evaluator::padPacked(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Operation *packing = packingOf((*operands)[0], (*operands)[1]);
  std::optional<bool> wasBatchFirst =
      packing ? getConstantBool(packing->getOperand(2)) : std::nullopt;
  std::optional<bool> batchFirst = getConstantBool((*operands)[2]);
  if (!wasBatchFirst || !batchFirst)
    return Outcome::Declined;

  auto op = [&](StringRef name, ValueRange values) {
    return emitValue(name, values, call.loc);
  };
  Value zero = constantInt(0), one = constantInt(1);
  Value x = packing->getOperand(0), lengths = packing->getOperand(1);
  int64_t rank = cast<TorchTensorType>(x.getType()).getRank();
  if (*wasBatchFirst != *batchFirst)
    x = op("aten::transpose.int", {x, zero, one});
  // The longest is the first.
  Value longest =
      op("aten::Int.Tensor", {op("aten::select.int", {lengths, zero, zero})});
  // As long as what was packed: nothing is cut off, to be padded again.
  Value total = (*operands)[4], whole = sizeOf(x, *batchFirst, call.loc);
  bool isWhole = whole && whole.getType() == total.getType();
  if (!isWhole)
    x = op("aten::slice.Tensor",
           {x, *batchFirst ? one : zero, zero, longest, one});
  if (!x)
    return Outcome::Failed;
  Value steps = countTo(sizeOf(x, *batchFirst, call.loc), call.loc);
  Value mask = op("aten::ge.Tensor",
                  {op("aten::unsqueeze", {steps, constantInt(!*batchFirst)}),
                   op("aten::unsqueeze", {lengths, constantInt(*batchFirst)})});
  for (int64_t dim = 2; dim < rank; ++dim)
    mask = op("aten::unsqueeze", {mask, constantInt(dim)});
  Value padded = op("aten::masked_fill.Scalar", {x, mask, (*operands)[3]});
  // A length that is given is that of the longest, or more.
  Value own = sizeOf((*operands)[1], 0, call.loc);
  auto totalType = cast<TorchIntType>(total.getType());
  bool isOwn = own && totalType.getSymbol() && totalType == own.getType();
  if (!isWhole && !isOwn && getConstantInt(total).value_or(1) > 0) {
    SmallVector<Value> missing(2 * rank, zero);
    Value &after = missing[2 * (rank - 1 - *batchFirst) + 1];
    after = op("aten::sub.int", {total, longest});
    if (!after)
      return Outcome::Failed;
    padded = op("aten::constant_pad_nd",
                {padded, listOf(missing, call.loc), (*operands)[3]});
  }
  if (!padded)
    return Outcome::Failed;
  call.results.push_back(newBase(padded, true));
  return done(call, newBase(lengths, true));
}

/// pad_sequence of pieces, whose rows fill what is no padding:
///   out = full([count, n, ...], padding), out[mask] = all rows,
///   mask[i, t] = t < sizes[i], or n - 1 - t < sizes[i] on the left side
Evaluator::Outcome Evaluator::piecesPad(Call &call) {
  ListObj *list = call.args[0].list();
  auto settings = materializeAll(ArrayRef(call.args).drop_front(), call.loc);
  Value rows, sizes;
  if (failed(settings) || !readPieces(list, call.loc, rows, sizes))
    return Outcome::Failed;
  std::optional<bool> batchFirst = getConstantBool((*settings)[0]);
  std::optional<StringRef> side = getConstantStr((*settings)[2]);
  if (*list->piecesAlong != 0 || !batchFirst || !side)
    return Outcome::Declined;
  auto op = [&](StringRef name, ValueRange values) {
    return emitValue(name, values, call.loc);
  };
  auto type = cast<TorchTensorType>(rows.getType());
  Value zero = constantInt(0), one = constantInt(1);
  Value longest = op("aten::Int.Tensor", {op("aten::max", {sizes})});
  Value steps = countTo(longest, call.loc);
  if (*side == "left")
    steps = op("aten::flip", {steps, listOf({zero}, call.loc)});
  Value mask =
      op("aten::lt.Tensor", {steps, op("aten::unsqueeze", {sizes, one})});
  SmallVector<Value> shape{sizeOf(sizes, 0, call.loc), longest};
  for (int64_t i = 1; i < type.getRank(); ++i)
    shape.push_back(sizeOf(rows, i, call.loc));
  if (!mask || llvm::is_contained(shape, Value()))
    return Outcome::Failed;
  Value padded = op("aten::full", {listOf(shape, call.loc), (*settings)[1],
                                   constantInt(getScalarType(type.getDtype())),
                                   none(), none(), none()});
  padded = op("aten::index_put",
              {padded, listOf({mask}, call.loc), rows, constantBool(false)});
  if (!*batchFirst)
    padded = op("aten::transpose.int", {padded, zero, one});
  return padded ? done(call, newBase(padded, true)) : Outcome::Failed;
}

/// batch_sizes[0] = len(lengths): no sequence is empty.
Evaluator::Outcome Evaluator::batchOfPacked(Call &call) {
  TensorObj *sizes = call.args[0].tensor();
  if (!sizes)
    return Outcome::Declined;
  Value contents = read(sizes, call.loc);
  if (!contents)
    return Outcome::Failed;
  Operation *packing = contents.getDefiningOp();
  if (!packing || getOperatorName(packing) != "aten::_pack_padded_sequence" ||
      contents != packing->getResult(1) || knownInt(call.args[2]) != 0)
    return Outcome::Declined;
  Value number =
      emitValue("prim::NumToTensor.Scalar",
                {sizeOf(packing->getOperand(1), 0, call.loc)}, call.loc);
  return number ? done(call, newBase(number, true)) : Outcome::Failed;
}

/// lstm.data and its like.
Evaluator::Outcome Evaluator::runPacked(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value x, lengths;
  if (Operation *packing = packingOf((*operands)[0], (*operands)[1])) {
    x = packing->getOperand(0);
    lengths = packing->getOperand(1);
    if (getConstantBool(packing->getOperand(2)) != false)
      x = emitValue("aten::transpose.int", {x, constantInt(0), constantInt(1)},
                    call.loc);
  } else {
    auto padded = emit("aten::_pad_packed_sequence",
                       {(*operands)[0], (*operands)[1], constantBool(false),
                        constant(b.getF64FloatAttr(0)), constantInt(-1)},
                       call.loc);
    if (failed(padded))
      return Outcome::Failed;
    x = (*padded)[0];
    lengths = (*padded)[1];
  }
  if (!x)
    return Outcome::Failed;
  SmallVector<Value> layer{x, lengths};
  llvm::append_range(layer, llvm::drop_begin(*operands, 2));
  StringRef base = call.name.split("::").second.split('.').first;
  auto results = emit(("torch_onnx::" + base).str(), layer, call.loc);
  if (failed(results))
    return Outcome::Failed;
  auto packed =
      emit("aten::_pack_padded_sequence",
           {results->front(), lengths, constantBool(false)}, call.loc);
  if (failed(packed))
    return Outcome::Failed;
  results->front() = packed->front();
  for (Value result : *results)
    call.results.push_back(newBase(result, true));
  return Outcome::Done;
}

void Evaluator::addPackedHandlers(OperatorTable &table) {
  table.on("aten::select.int", &Evaluator::batchOfPacked);
  table.on("aten::_pad_packed_sequence", &Evaluator::padPacked);
  for (const char *name : {"aten::lstm.data", "aten::gru.data",
                           "aten::rnn_tanh.data", "aten::rnn_relu.data"})
    table.on(name, &Evaluator::runPacked);
}

} // namespace torchonnx
