//===- Distances.cpp - Decompositions: distances between rows -------------===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

/// |x - y| in the p-norm for every row x [*, p, m] and y [*, r, m].
static Value distances(TorchBuilder &b, Value x, Value y, Value p) {
  return b.linalg_vector_norm(b.sub(b.unsqueeze(x, -2), b.unsqueeze(y, -3)), p,
                              ints(-1));
}

/// The same of the 2-norm: (|x|^2 + |y|^2 - 2 x.y)^(1/2), which is not 0 of
/// equal rows.
static Value distancesByProducts(TorchBuilder &b, Value x, Value y) {
  auto squares = [&](Value v) { return b.sum(b.square(v), ints(-1), true); };
  Value cross = b.matmul(x, b.transpose(y, -2, -1));
  Value sum = b.add(squares(x), b.transpose(squares(y), -2, -1));
  return b.sqrt(b.clamp_min(b.sub(sum, b.mul(cross, 2)), 1e-30));
}

/// As the operator does, by products where the differences would be many: all
/// rows of x, or none, which only the run may know.
static Value cdist(TorchBuilder &b, Value x, Value y, Value p, Value mode) {
  constexpr int64_t fewRows = 25, narrow = 8;
  int64_t how = getConstantInt(mode).value_or(0);
  if (getConstantFloat(p) != 2.0 || how == 2)
    return distances(b, x, y, p);
  if (how == 1)
    return distancesByProducts(b, x, y);
  SmallVector<Value> open;
  for (Value rows : {x, y}) {
    std::optional<int64_t> count = b.typeOf(rows).getSize(-2);
    if (count && *count > fewRows)
      return distancesByProducts(b, x, y);
    if (!count)
      open.push_back(b.sizeOf(rows, -2));
  }
  std::optional<int64_t> width = b.typeOf(x).getSize(-1);
  if (open.empty() || (width && *width <= narrow))
    return distances(b, x, y, p);
  Value direct = b.sizeOf(x, -2);
  for (Value count : open)
    direct = b.mul(direct, b.Int(b.le(count, fewRows)));
  return b.cat(Arg::List{distances(b, b.slice(x, -2, 0, direct), y, p),
                         distancesByProducts(
                             b, b.slice(x, -2, direct, std::nullopt), y)},
               -2);
}

void torchonnx::addDistancesDecompositions(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenCdistOp op) {
    return cdist(b, op.getX1(), op.getX2(), op.getP(), op.getComputeMode());
  });
  rules.add([](TorchBuilder &b, Aten_CdistForwardOp op) {
    return cdist(b, op.getX1(), op.getX2(), op.getP(), op.getComputeMode());
  });
  rules.add([](TorchBuilder &b, Aten_EuclideanDistOp op) {
    return cdist(b, op.getX1(), op.getX2(), b.value(2.0), b.value(1));
  });
  // The distances of the pairs i < j, in order.
  rules.add({"aten::pdist", "aten::_pdist_forward"},
            [](TorchBuilder &b, Operation *op) {
              Value x = op->getOperand(0), n = b.sizeOf(x, 0);
              Value pairs = b.triu_indices(n, n, 1);
              Value first = b.index_select(x, 0, b.select(pairs, 0, 0)),
                    second = b.index_select(x, 0, b.select(pairs, 0, 1));
              return toVector(b.linalg_vector_norm(
                  b.sub(first, second), op->getOperand(1), ints(-1)));
            });
}
