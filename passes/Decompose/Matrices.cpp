//===- Matrices.cpp - What rules for matrices share -----------------------===//

#include "passes/Decompose/Matrices.h"
#include "dialects/Torch/ProgramInputs.h"
#include "passes/Decompose/Trials.h"

using namespace mlir;
using namespace torchonnx;

/// The identity, in the shape of the batch of `x` [*, n, n].
Value torchonnx::identityLike(TorchBuilder &b, Value x) {
  Value n = b.sizeOf(x, -1);
  return b.expand(b.eye(n, b.dtypeOf(x)), b.sizesOf(x));
}

/// min(m, n) of matrices [*, m, n].
Value torchonnx::smallerSide(TorchBuilder &b, Value a) {
  Value m = b.sizeOf(a, -2), n = b.sizeOf(a, -1);
  if (b.failed() || m.getType() == n.getType())
    return n;
  std::optional<int64_t> height = getConstantInt(m), width = getConstantInt(n);
  return height && width ? b.value(std::min(*height, *width))
                         : b.sizeOf(b.diagonal(a, 0, -2, -1), -1);
}

Value torchonnx::rowOf(TorchBuilder &b, Value x, Value i) {
  return b.unsqueeze(b.select(x, -2, i), -2);
}
Value torchonnx::columnOf(TorchBuilder &b, Value x, Value i) {
  return b.unsqueeze(b.select(x, -1, i), -1);
}

Value torchonnx::adjoint(TorchBuilder &b, Value x) {
  Value turned = b.transpose(x, -2, -1);
  return b.isComplex(x) ? b.conj_physical(turned) : turned;
}

Value torchonnx::inDouble(TorchBuilder &b, Value x) {
  return b.cast(x, b.isComplex(x) ? Type(ComplexType::get(b.f64()))
                                  : Type(b.f64()));
}

Value torchonnx::firstFailure(TorchBuilder &b, Value isFailed) {
  Value failures = b.cumsum(b.cast(isFailed, b.i64()), -1);
  Value good = b.sum(b.cast(b.eq(failures, 0), b.i64()), ints(-1));
  Value info = b.where(b.lt(good, b.sizeOf(isFailed, -1)), b.add(good, 1), 0);
  return b.cast(info, b.builder.getI32Type());
}

Value torchonnx::elementAt(TorchBuilder &b, Value x, Value i, Value j) {
  SmallVector<Value> row = b.sizesOf(x);
  if (b.failed())
    return {};
  row[row.size() - 2] = b.value(1);
  i = b.expand(b.unsqueeze(i, -1), ValueRange(row));
  return b.gather(b.squeeze(b.gather(x, -2, i), -2), -1, j);
}

/// `vectors`, some of them turned around, complex ones by a quarter: the k-th
/// where bit `bit` of k is set, or all.
static Value turnSome(TorchBuilder &b, Value vectors, std::optional<int> bit) {
  Value turned = b.isComplex(vectors)
                     ? b.complex_(b.neg(b.imag(vectors)), b.real(vectors))
                     : b.neg(vectors);
  if (!bit)
    return turned;
  Value numbers = b.arange(b.sizeOf(vectors, -1));
  Value isSet =
      b.eq(b.remainder(b.div(numbers, int64_t(1) << *bit, "floor"), 2), 1);
  return b.where(isSet, turned, vectors);
}

SmallVector<Value> torchonnx::upToPhases(TorchBuilder &b, Operation *op,
                                         const SmallVector<Value> &values,
                                         unsigned columns,
                                         std::optional<unsigned> rows) {
  if (b.failed())
    return {};
  SmallVector<Alternative> turns;
  // Any two of the first eight vectors differ in one of three bits.
  for (std::optional<int> bit : {std::optional<int>(), {0}, {1}, {2}})
    turns.push_back([=](TorchBuilder &b, ValueRange results) {
      SmallVector<Value> turned(results.size());
      turned[columns] = turnSome(b, results[columns], bit);
      if (rows)
        turned[*rows] =
            adjoint(b, turnSome(b, adjoint(b, results[*rows]), bit));
      return turned;
    });
  std::string why;
  if (isIndifferent(b.oracle, op, values, turns, why))
    return values;
  StringRef what = b.isComplex(op->getResult(columns)) ? "phases" : "signs";
  if (op->getParentOfType<ModuleOp>()->hasAttr(kStrictAttr))
    return {b.fail("the " + what +
                   " of the vectors are LAPACK's choice, and it cannot be "
                   "shown that the program does not depend on them: " +
                   why)};
  emitWarning(b.loc) << "the " << what
                     << " of these vectors are not defined: the model's may be "
                        "others than PyTorch's, and it cannot be shown that "
                        "the program does not depend on them: "
                     << why;
  return values;
}
