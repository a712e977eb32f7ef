//===- Linear.cpp - Conversions: matrix products --------------------------===//

#include "passes/Convert/Pointwise.h"
#include "passes/Convert/Shapes.h"
#include "passes/Utils/EmptyDims.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir;
using namespace torchonnx;

/// The dtypes of MatMul. Smaller integers and bfloat16 are cast in Decompose.
static bool hasMatMul(Value x) {
  Type dtype = OnnxBuilder::torchDtype(x);
  return isOnnxFloat(x) || dtype.isInteger(32) || dtype.isInteger(64);
}

/// A factor of Gemm, which is an f32 attribute: nothing if it cannot be one.
static std::optional<double> getFactor(Value number, Value x) {
  std::optional<double> factor = getConstantFloat(number);
  bool exact = factor && double(float(*factor)) == *factor;
  return exact || !OnnxBuilder::torchDtype(x).isF64() ? factor : std::nullopt;
}

/// Whether it may have no elements where what the user declares has some.
static bool mayLackElements(Value x) {
  const Symbols &symbols = getOracle(x.getContext()).getSymbols();
  return llvm::any_of(cast<TorchTensorType>(x.getType()).getDims(),
                      [&](Attribute dim) { return mayBeZero(dim, symbols); });
}

/// Whether `other` may be a list of no matrices where `self` is none, or a list
/// of one.
static bool mayRepeatNever(Value self, Value other) {
  const Symbols &symbols = getOracle(self.getContext()).getSymbols();
  auto left = cast<TorchTensorType>(self.getType()).getDims();
  left = left.drop_back(std::min<size_t>(left.size(), 2));
  auto right = cast<TorchTensorType>(other.getType()).getDims().drop_back(2);
  size_t shared = std::min(left.size(), right.size());
  for (auto [i, dim] : llvm::enumerate(llvm::reverse(right)))
    if (mayBeZero(dim, symbols) &&
        (i >= shared || left[left.size() - 1 - i] != dim))
      return true;
  return false;
}

/// Whether a value is a transposition, or of one that ONNX Runtime may move up
/// to it.
static bool isOfTranspose(Value x) {
  constexpr size_t most = 64;
  SmallVector<Value> from{x};
  for (size_t i = 0; i < from.size() && i < most; ++i) {
    Operation *op = from[i].getDefiningOp();
    if (!op)
      continue;
    if (isOnnxOp(op, "Transpose"))
      return true;
    if (llvm::none_of(ArrayRef<StringRef>{"Reshape", "MatMul", "Gemm", "Conv",
                                          "Constant"},
                      [&](StringRef name) { return isOnnxOp(op, name); }))
      llvm::append_range(from, op->getOperands());
  }
  return from.size() > most;
}

/// `x`, not as the result of a transposition: in its own shape.
static Value apartFromTranspose(OnnxBuilder &b, Value x) {
  return isOfTranspose(x) ? b.Reshape({x, b.Shape({x})}) : x;
}

/// A product of matrices, or of lists of them. ONNX Runtime merges that of
/// lists with a transposition, and then leaves the result unwritten where it
/// sums over nothing, or divides by a size that is 0; and it does not repeat
/// the left side never.
static Value matrixProduct(OnnxBuilder &b, Value self, Value other) {
  Value x = b.in(self), y = b.in(other);
  if (b.failed())
    return {};
  if (std::max(b.rank(self), b.rank(other)) > 2 &&
      (mayLackElements(self) || mayLackElements(other))) {
    x = apartFromTranspose(b, x);
    y = apartFromTranspose(b, y);
  }
  bool isRow = b.rank(self) == 1;
  bool isListed = b.rank(other) > 2 && mayRepeatNever(self, other);
  if (isListed) {
    if (isRow)
      x = b.unsqueeze(x, {0});
    Value lists = shapeOf(b, other, 0, b.rank(other) - 2);
    x = b.Expand({x, b.Concat({lists, b.ints({1, 1})}, {{"axis", 0}})});
  }
  Value result = b.MatMul({x, y});
  if (isListed && isRow)
    result = b.squeeze(result, {-2});
  unsigned rank = std::max(b.rank(self), b.rank(other));
  Attribute inner = cast<TorchTensorType>(self.getType()).getDims().back();
  if (rank < 3 || !mayBeZero(inner, getOracle(self.getContext()).getSymbols()))
    return result;
  Value size = shapeOf(b, self, b.rank(self) - 1, b.rank(self));
  Value zero = b.scalar(0, cast<TensorType>(result.getType()).getElementType());
  return choose(b, b.Greater({size, b.ints({0})}), result, zero);
}

/// MatMul covers every rank from 1 on, as PyTorch's matmul does. ONNX Runtime
/// merges it with a transposition, which it forgets where the other factor is a
/// vector: x^T v is v x then, or v a matrix of one column. So it is where
/// either may be empty: of a matrix by a vector ONNX Runtime then leaves the
/// result unwritten, or refuses to run.
static Value product(OnnxBuilder &b, Value self, Value other) {
  Value x = b.in(self), y = b.in(other);
  if (b.failed())
    return {};
  Operation *transposed = x.getDefiningOp();
  bool isTransposed = transposed && isOnnxOp(transposed, "Transpose");
  bool hasNothing =
      b.rank(self) > 1 && (!isNeverEmpty(self) || !isNeverEmpty(other));
  if (b.rank(other) != 1)
    return matrixProduct(b, self, other);
  if (!isTransposed && !hasNothing)
    return b.MatMul({x, y});
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, b.rank(self)));
  std::swap(order.back(), order[order.size() - 2]);
  if (isTransposed &&
      transposed->getAttr("perm") == b.builder.getI64ArrayAttr(order))
    return b.MatMul({y, transposed->getOperand(0)});
  return b.squeeze(b.MatMul({x, b.unsqueeze(y, {1})}), {-1});
}

static void addProducts(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenMatmulOp op) {
        return product(b, op.getSelf(), op.getOther());
      })
      .when([](AtenMatmulOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenMmOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getMat2())});
      })
      .when([](AtenMmOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenBmmOp op) {
        return matrixProduct(b, op.getSelf(), op.getMat2());
      })
      .when([](AtenBmmOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenMvOp op) {
        return product(b, op.getSelf(), op.getVec());
      })
      .when([](AtenMvOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenDotOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getTensor())});
      })
      .when([](AtenDotOp op) { return hasMatMul(op.getSelf()); });
  // int8 @ int8 -> int32.
  rules.add([](OnnxBuilder &b, Aten_IntMmOp op) {
    return b.MatMulInteger({b.in(op.getSelf()), b.in(op.getMat2())});
  });
}

/// The equation of an einsum with its result spelled out; empty where ONNX has
/// none like it.
static std::string getEquation(AtenEinsumOp op) {
  std::optional<StringRef> given = getConstantStr(op.getEquation());
  auto tensors = getElements(op.getTensors());
  if (!given || !tensors || tensors->empty())
    return {};
  std::string text = llvm::join(llvm::split(*given, ' '), "");
  auto [left, right] = StringRef(text).split("->");
  SmallVector<StringRef> terms;
  left.split(terms, ',');
  if (terms.size() != tensors->size())
    return {};
  std::map<char, unsigned> count;
  std::optional<int64_t> rest;
  for (auto [term, tensor] : llvm::zip(terms, *tensors)) {
    // Dims that go without a name are as many everywhere.
    auto [before, after] = term.split("...");
    int64_t named = before.size() + after.size();
    if (int64_t more = OnnxBuilder::rank(tensor) - named;
        term.contains("...") && rest.value_or(more) == more)
      rest = more;
    else if (term.contains("...") || more != 0)
      return {};
    for (char letter : (before + after).str()) {
      if (!llvm::isAlpha(letter))
        return {};
      ++count[letter];
    }
  }
  if (!StringRef(text).contains("->")) {
    text += rest ? "->..." : "->";
    for (auto [letter, times] : count)
      if (times == 1)
        text += letter;
  }
  // ONNX Runtime wants dims without a name in the result too: those that are
  // summed are given names.
  if (rest && !StringRef(text).split("->").second.contains("...")) {
    std::string names;
    for (char letter = 'A'; letter <= 'z' && *rest > int64_t(names.size());
         ++letter)
      if (llvm::isAlpha(letter) && !count.count(letter))
        names += letter;
    for (size_t at = 0; (at = text.find("...", at)) != std::string::npos;)
      text.replace(at, 3, names);
  }
  return text;
}

/// Whether `x` is known to have the sizes of `like`, or 1.
static bool isBroadcastTo(Value x, Value like) {
  auto dims = cast<TorchTensorType>(x.getType()).getDims(),
       wanted = cast<TorchTensorType>(like.getType()).getDims();
  return dims.size() <= wanted.size() &&
         llvm::all_of_zip(dims, wanted.take_back(dims.size()),
                          [](Attribute dim, Attribute other) {
                            auto number = dyn_cast<IntegerAttr>(dim);
                            return dim == other ||
                                   (number && number.getInt() == 1);
                          });
}

void torchonnx::addLinearConversions(ConvertRules &rules) {
  addProducts(rules);
  // ONNX Runtime's Einsum of nothing ends the process. PyTorch's sums of
  // integers, which those of one operand are, are int64.
  rules
      .add([](OnnxBuilder &b, AtenEinsumOp op) {
        return b.Einsum(b.list(op.getTensors()),
                        {{"equation", StringRef(getEquation(op))}});
      })
      .since(12)
      .when([](AtenEinsumOp op) {
        auto tensors = getElements(op.getTensors());
        Type result = OnnxBuilder::torchDtype(op.getResult());
        return tensors &&
               llvm::all_of(*tensors,
                            [&](Value x) {
                              Type dtype = OnnxBuilder::torchDtype(x);
                              return dtype == result &&
                                     (dtype.isF32() || dtype.isF64() ||
                                      dtype.isInteger(32) ||
                                      dtype.isInteger(64)) &&
                                     !mayLackElements(x);
                            }) &&
               !getEquation(op).empty();
      });
  // Gemm(x, w^T, bias). Without a bias MatMul is as good.
  rules
      .add([](OnnxBuilder &b, AtenLinearOp op) {
        return b.Gemm(
            {b.in(op.getInput()), b.in(op.getWeight()), b.in(op.getBias())},
            {{"transB", 1}});
      })
      .when([](AtenLinearOp op) {
        return isOnnxFloat(op.getInput()) &&
               OnnxBuilder::rank(op.getInput()) == 2 &&
               OnnxBuilder::rank(op.getWeight()) == 2;
      });
  // Gemm(mat1, mat2, self) = alpha mat1 @ mat2 + beta self. With beta = 0,
  // PyTorch does not read self at all. Runtimes forget self or beta where they
  // sum over nothing, as a dim whose size is open may have it; but a sum of the
  // two holds only where self is known to be broadcast.
  rules
      .add([](OnnxBuilder &b, AtenAddmmOp op) {
        double beta = *getConstantFloat(op.getBeta());
        Value self = beta == 0 ? Value() : b.in(op.getSelf());
        return b.Gemm(
            {b.in(op.getMat1()), b.in(op.getMat2()), self},
            {{"alpha", *getConstantFloat(op.getAlpha())}, {"beta", beta}});
      })
      .when([](AtenAddmmOp op) {
        auto factors = cast<TorchTensorType>(op.getMat1().getType());
        return isOnnxFloat(op.getSelf()) && factors.getSize(1) != 0 &&
               (factors.getSize(1) ||
                !isBroadcastTo(op.getSelf(), op.getResult())) &&
               getFactor(op.getBeta(), op.getSelf()) &&
               getFactor(op.getAlpha(), op.getSelf());
      });
}
