//===- Pieces.cpp - Lists of pieces of a tensor ---------------------------===//
//
// `split` and `chunk` along a dim whose size only the run knows give a list
// whose length only the run knows, of tensors that differ in size. It needs no
// list: a piece is a slice, and how many there are is a number.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

std::optional<Evaluator::Pieces> Evaluator::piecesOf(AbstractValue list,
                                                     Location loc) {
  Value value = list.ssa();
  Operation *op = value ? value.getDefiningOp() : nullptr;
  TensorObj *whole = op ? listSources.lookup(value) : nullptr;
  bool isChunk = whole && getOperatorName(op) == "aten::chunk";
  if (!whole || (!isChunk && getOperatorName(op) != "aten::split.Tensor"))
    return std::nullopt;
  std::optional<int64_t> dim = getConstantInt(op->getOperand(2));
  Value contents = dim ? read(whole, loc) : Value();
  if (!contents)
    return std::nullopt;
  int64_t rank = cast<TorchTensorType>(contents.getType()).getRank();
  int64_t at = *dim < 0 ? *dim + rank : *dim;
  // ceil(a / c), and 1 for nothing.
  auto parts = [&](Value a, Value c) -> Value {
    Value sum = emitValue("aten::add.int", {a, c}, loc);
    if (sum)
      sum = emitValue("aten::sub.int", {sum, constantInt(1)}, loc);
    if (sum)
      sum = emitValue("aten::floordiv.int", {sum, c}, loc);
    return sum ? emitValue("prim::max.int", {sum, constantInt(1)}, loc)
               : Value();
  };
  // chunk(n) splits into pieces of ceil(size / n).
  Value all = sizeOf(contents, at, loc), size = op->getOperand(1);
  if (all && isChunk)
    size = parts(all, size);
  Value count = all && size ? parts(all, size) : Value();
  if (!count)
    return std::nullopt;
  return Pieces{whole, at, size, count};
}

/// Piece i: x[i * size : (i + 1) * size] of the dim.
Evaluator::Outcome Evaluator::pieceIndex(Call &call, const Pieces &pieces) {
  FailureOr<Value> index = materialize(call.args[1], call.loc);
  if (failed(index))
    return Outcome::Failed;
  Symbols &symbols = oracle.getSymbols();
  Value i = *index;
  std::optional<int64_t> known = getConstantInt(i);
  auto counts = dyn_cast<TorchIntType>(pieces.count.getType());
  if (known && *known < 0)
    i = emitValue("aten::add.int", {pieces.count, i}, call.loc);
  else if (!known && !iterations.contains(i))
    i = emitValue("aten::remainder.int", {i, pieces.count}, call.loc);
  // Where there are fewer, the program raises.
  if (known && counts && counts.getSymbol()) {
    ArrayRef<double> samples = symbols.getSamples(counts.getSymbol());
    llvm::BitVector live = symbols.getLive();
    for (unsigned k : symbols.getLive().set_bits())
      if (samples[k] < (*known < 0 ? -*known : *known + 1))
        live.reset(k);
    if (live.none())
      return fail(call.loc, "there are fewer pieces for all sizes tried");
    symbols.setLive(live);
  }
  Value start =
      i ? emitValue("aten::mul.int", {i, pieces.size}, call.loc) : Value();
  Value end = start ? emitValue("aten::add.int", {start, pieces.size}, call.loc)
                    : Value();
  if (!end)
    return Outcome::Failed;
  Call slice{
      "aten::slice.Tensor",
      call.loc,
      {pieces.whole, constantInt(pieces.dim), start, end, constantInt(1)},
      {},
      {},
      {}};
  if (failed(evaluateCall(slice)))
    return Outcome::Failed;
  return done(call, slice.results[0]);
}

/// `cat` of all pieces along their dim is the whole.
Evaluator::Outcome Evaluator::catPieces(Call &call, const Pieces &pieces) {
  std::optional<int64_t> dim = knownInt(call.args[1]);
  Value contents = read(pieces.whole, call.loc);
  if (!dim || !contents)
    return Outcome::Declined;
  int64_t rank = cast<TorchTensorType>(contents.getType()).getRank();
  if ((*dim < 0 ? *dim + rank : *dim) != pieces.dim)
    return Outcome::Declined;
  return done(call, newBase(contents, false));
}

} // namespace torchonnx
