//===- Linear.cpp - Decompositions: matrix products -----------------------===//

#include "passes/Decompose/Pointwise.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir;
using namespace torchonnx;

/// beta self + alpha product; self, which is not larger, is not read where beta
/// is 0.
static Value addScaled(TorchBuilder &b, Value self, Value beta, Value product,
                       Value alpha) {
  Value sum = multiplied(b, product, alpha);
  if (getConstantFloat(beta) == 0.0)
    return sum;
  return b.add(multiplied(b, self, beta), sum);
}

/// The product of a chain, where it is cheapest: of what splits cost the same,
/// the first, but of three factors the last, which PyTorch compares on their
/// own. (Cormen et al., Introduction to Algorithms, 15.2)
static Value chainProduct(TorchBuilder &b, ArrayRef<Value> factors) {
  size_t count = factors.size();
  // Vectors at the ends are a row and a column.
  SmallVector<std::optional<int64_t>> sizes(count + 1);
  for (auto [i, factor] : llvm::enumerate(factors)) {
    bool isVector = b.rankOf(factor) == 1;
    TorchTensorType type = b.typeOf(factor);
    if (i == 0)
      sizes[0] = isVector ? 1 : type.getSize(0);
    sizes[i + 1] = isVector && i > 0 ? 1 : type.getSize(-1);
  }
  if (b.failed() || !llvm::all_of(sizes, [](auto size) { return !!size; })) {
    Value product = factors.front();
    for (Value factor : factors.drop_front())
      product = b.matmul(product, factor);
    return product;
  }
  struct Best {
    int64_t cost = 0;
    size_t split = 0;
  };
  SmallVector<SmallVector<Best>> best(count, SmallVector<Best>(count));
  for (size_t length = 2; length <= count; ++length)
    for (size_t i = 0, j = length - 1; j < count; ++i, ++j) {
      best[i][j].cost = std::numeric_limits<int64_t>::max();
      for (size_t k = i; k < j; ++k) {
        int64_t cost = best[i][k].cost + best[k + 1][j].cost +
                       *sizes[i] * *sizes[k + 1] * *sizes[j + 1];
        if (count == 3 ? cost <= best[i][j].cost : cost < best[i][j].cost)
          best[i][j] = {cost, k};
      }
    }
  std::function<Value(size_t, size_t)> product = [&](size_t i, size_t j) {
    if (i == j)
      return factors[i];
    size_t k = best[i][j].split;
    Value left = product(i, k);
    return b.matmul(left, product(k + 1, j));
  };
  return product(0, count - 1);
}

/// a @ b where MatMul lacks the dtype: bfloat16 in float32; integers below 32
/// bits in int32, whose low bits are the result's.
static SmallVector<Value> widened(TorchBuilder &b, Operation *op) {
  Type dtype = TorchBuilder::dtypeOf(op->getOperand(0));
  if (dtype.isBF16())
    return computeAs(b, op, b.f32());
  if (dtype.isIntOrIndex() && dtype.getIntOrFloatBitWidth() < 32)
    return computeAs(b, op, b.builder.getI32Type());
  b.fail("its dtype is not supported");
  return {};
}

/// _grouped_mm(a, w, ends): group e is what lies from ends[e-1] to ends[e], of
/// the dim that the groups share.
///   a [T, K], w [E, K, N]: rows of a,          cat_e(a[group e] @ w[e])
///   a [E, M, K], w [K, N]: columns of w,       cat_e(a[e] @ w[:, group e])
///   a [M, K], w [K, N]:    what is summed, stack_e(a[:, group e] @ w[group e])
/// grouped_mm_fallback(a, w, ends) is the first, with zeros for what is behind
/// the last group.
static SmallVector<Value> groupedProduct(TorchBuilder &b, Operation *op) {
  Value a = op->getOperand(0), w = op->getOperand(1), ends = op->getOperand(2);
  Type dtype = TorchBuilder::dtypeOf(op->getResult(0));
  bool isFallback = getOperatorName(op).starts_with("transformers::");
  if (!isFallback && !isNone(op->getOperand(3)))
    return toVector(b.fail("its bias is not supported"));
  auto product = [&](Value x, Value y) {
    return b.cast(b.matmul(x, y), dtype);
  };
  if (isNone(ends))
    return toVector(product(a, w));
  std::optional<int64_t> groups = b.typeOf(ends).getSize(0);
  if (!groups)
    return toVector(b.fail("only the run knows how many groups there are"));
  bool ofRows = b.rankOf(w) == 3, ofColumns = b.rankOf(a) == 3;
  SmallVector<Value> parts;
  Value start = b.value(0);
  for (int64_t e = 0; e < *groups; ++e) {
    Value end = b.call("aten::Int", {b.select(ends, 0, e)});
    auto part = [&](Value x, bool isWhole, int64_t dim) {
      return isWhole ? b.select(x, 0, e) : b.slice(x, dim, start, end, 1);
    };
    parts.push_back(product(part(a, ofColumns, ofRows ? 0 : 1),
                            part(w, ofRows, ofColumns ? 1 : 0)));
    start = end;
  }
  if (!ofRows && !ofColumns)
    return toVector(b.stack(parts, 0));
  if (isFallback) {
    Value zeros = b.zeros(Arg::List{b.sizeOf(a, 0), b.sizeOf(w, 2)}, dtype);
    parts.push_back(b.slice(zeros, 0, start, b.sizeOf(a, 0), 1));
  }
  // The groups make up the whole.
  int64_t dim = ofRows ? 0 : 1;
  return toVector(b.index_select(b.cat(parts, dim), dim,
                                 b.arange(b.sizeOf(ofRows ? a : w, dim))));
}

namespace {

/// A factor of an einsum: a tensor and a letter for each of its dims.
struct Factor {
  Value tensor;
  std::string dims;

  bool has(char letter) const { return dims.find(letter) != std::string::npos; }
};

} // namespace

/// Of a letter that a factor has twice, the diagonal; the sum over those that
/// nothing else has.
static void reduceAlone(TorchBuilder &b, Factor &x,
                        llvm::function_ref<bool(char)> isNeeded) {
  for (size_t j = 0; j < x.dims.size(); ++j) {
    size_t i = x.dims.find(x.dims[j]);
    if (i == j)
      continue;
    x.tensor = b.diagonal(x.tensor, 0, int64_t(i), int64_t(j));
    x.dims += x.dims[j];
    x.dims.erase(j, 1);
    x.dims.erase(i, 1);
    j = 0;
  }
  for (size_t i = x.dims.size(); i-- > 0;)
    if (!isNeeded(x.dims[i])) {
      x.tensor = b.sum(x.tensor, ints(i), false, b.dtypeOf(x.tensor));
      x.dims.erase(i, 1);
    }
}

/// The product of two factors, summed over the letters of both that nothing
/// else needs: [batch, rows, inner] @ [batch, inner, columns].
static Factor contract(TorchBuilder &b, Factor x, Factor y,
                       llvm::function_ref<bool(char)> isNeeded) {
  std::string batch, rows, inner, columns;
  for (char letter : x.dims)
    (!y.has(letter) ? rows : isNeeded(letter) ? batch : inner) += letter;
  for (char letter : y.dims)
    if (!x.has(letter))
      columns += letter;
  // A dim of 1 goes with the other's sum; one that only the run tells to be 1
  // is broadcast.
  bool mayBroadcast = false;
  for (char letter : inner) {
    int64_t i = x.dims.find(letter), j = y.dims.find(letter);
    bool isOne = b.typeOf(x.tensor).getSize(i) == 1,
         isOtherOne = b.typeOf(y.tensor).getSize(j) == 1;
    if (isOne && !isOtherOne)
      y.tensor = b.sum(y.tensor, ints(j), true, b.dtypeOf(y.tensor));
    else if (isOtherOne && !isOne)
      x.tensor = b.sum(x.tensor, ints(i), true, b.dtypeOf(x.tensor));
    if (!b.failed())
      mayBroadcast |=
          b.typeOf(x.tensor).getDims()[i] != b.typeOf(y.tensor).getDims()[j];
  }
  if (mayBroadcast && inner.size() > 1)
    b.fail("two pairs of its dims are equal or 1, as only the run knows");
  auto sizeOf = [&](const Factor &factor, char letter) {
    return b.sizeOf(factor.tensor, int64_t(factor.dims.find(letter)));
  };
  auto asMatrices = [&](const Factor &factor, const std::string &first,
                        const std::string &second) {
    SmallVector<int64_t> order;
    for (StringRef letters :
         {StringRef(batch), StringRef(first), StringRef(second)})
      for (char letter : letters)
        order.push_back(factor.dims.find(letter));
    Value turned = permute(b, factor.tensor, order);
    if (first.size() == 1 && second.size() == 1)
      return turned;
    Arg::List shape;
    for (char letter : batch)
      shape.push_back(sizeOf(factor, letter));
    for (const std::string &side : {first, second}) {
      Value size = side.empty() ? b.value(1) : sizeOf(factor, side[0]);
      for (char letter : side.substr(std::min<size_t>(side.size(), 1)))
        size = b.mul(size, sizeOf(factor, letter));
      shape.push_back(size);
    }
    return b.reshape(turned, shape);
  };
  Value first = asMatrices(x, rows, inner),
        second = asMatrices(y, inner, columns);
  Value product =
      mayBroadcast
          ? b.sum(b.mul(b.unsqueeze(first, -1), b.unsqueeze(second, -3)),
                  ints(-2), false, b.dtypeOf(first))
          : b.matmul(first, second);
  if (rows.size() != 1 || columns.size() != 1) {
    Arg::List shape;
    for (size_t i = 0; i < batch.size(); ++i)
      shape.push_back(b.sizeOf(product, int64_t(i)));
    for (char letter : rows)
      shape.push_back(sizeOf(x, letter));
    for (char letter : columns)
      shape.push_back(sizeOf(y, letter));
    product = b.reshape(product, shape);
  }
  return {product, batch + rows + columns};
}

/// One factor after the other, where every dim has a letter.
static Value einsumOfLetters(TorchBuilder &b, SmallVector<Factor> factors,
                             const std::string &result) {
  auto isNeededBeside = [&](size_t first, size_t past) {
    return [&, first, past](char letter) {
      if (result.find(letter) != std::string::npos)
        return true;
      for (size_t i = 0; i < factors.size(); ++i)
        if ((i < first || i >= past) && factors[i].has(letter))
          return true;
      return false;
    };
  };
  for (size_t i = 0; i < factors.size(); ++i)
    reduceAlone(b, factors[i], isNeededBeside(i, i + 1));
  while (factors.size() > 1 && !b.failed()) {
    factors[0] = contract(b, factors[0], factors[1], isNeededBeside(0, 2));
    factors.erase(factors.begin() + 1);
  }
  SmallVector<int64_t> order;
  for (char letter : result)
    order.push_back(factors[0].dims.find(letter));
  return permute(b, factors[0].tensor, order);
}

/// The letters of the result, where the equation does not tell them: those that
/// are there once, in order, after what the ellipsis stands for.
static std::string impliedResult(ArrayRef<Factor> factors,
                                 const std::string &rest) {
  std::map<char, unsigned> count;
  for (const Factor &factor : factors)
    for (char letter : factor.dims)
      ++count[letter];
  std::string result = rest;
  for (auto [letter, times] : count)
    if (times == 1 && llvm::isAlpha(letter))
      result += letter;
  return result;
}

/// An ellipsis stands for as many dims as each operand has left: where one has
/// fewer of them, ones come in front, which broadcast. The rest is LibTorch's;
/// where that does it in another way for other sizes, a chain of products.
static SmallVector<Value> einsum(TorchBuilder &b, AtenEinsumOp op) {
  std::string reason;
  auto tensors = getElements(op.getTensors());
  std::optional<StringRef> given = getConstantStr(op.getEquation());
  std::string equation = given ? llvm::join(llvm::split(*given, ' '), "") : "";
  auto [left, right] = StringRef(equation).split("->");
  SmallVector<StringRef> terms;
  left.split(terms, ',');
  SmallVector<int64_t> more, places;
  bool isKnown = given && tensors && terms.size() == tensors->size();
  if (isKnown)
    for (auto [term, tensor] : llvm::zip(terms, *tensors)) {
      auto [before, after] = term.split("...");
      places.push_back(before.size());
      more.push_back(term.contains("...")
                         ? b.rankOf(tensor) - int64_t(before.size()) -
                               int64_t(after.size())
                         : -1);
    }
  int64_t most = more.empty() ? -1 : *llvm::max_element(more);
  if (llvm::any_of(more, [&](int64_t n) { return n >= 0 && n != most; })) {
    SmallVector<Value> operands = *tensors;
    for (auto [operand, place, dims] : llvm::zip(operands, places, more))
      for (; dims >= 0 && dims < most; ++dims)
        operand = b.unsqueeze(operand, place);
    return toVector(b.einsum(op.getEquation(), operands, op.getPath()));
  }
  TorchBuilder attempt(b.builder, b.loc);
  SmallVector<Value> results = replayComposite(attempt, op, reason);
  if (reason.empty())
    return results;
  if (!isKnown)
    return toVector(b.fail(reason));
  // Dims without a letter get characters that are none.
  std::string rest;
  for (int64_t i = 0; i < most; ++i)
    rest += char(1 + i);
  auto spell = [&](StringRef term) {
    auto [before, after] = term.split("...");
    return term.contains("...") ? (before + rest + after).str() : term.str();
  };
  SmallVector<Factor> factors;
  for (auto [term, tensor] : llvm::zip(terms, *tensors))
    factors.push_back({tensor, spell(term)});
  bool isTold = StringRef(equation).contains("->");
  return toVector(einsumOfLetters(
      b, factors, isTold ? spell(right) : impliedResult(factors, rest)));
}

/// `x` with dim `dim`, which may be 1, repeated to `size`.
static Value withSize(TorchBuilder &b, Value x, int64_t dim, Value size) {
  SmallVector<Value> sizes(b.rankOf(x), b.value(-1));
  sizes[dim] = size;
  return expandTo(b, x, sizes);
}

/// The sum over pairs of dims, as one matrix product: those of `self` last and
/// of `other` first, each side flat. A dim of 1 goes with the other's sum.
static Value tensordot(TorchBuilder &b, AtenTensordotOp op) {
  Value x = op.getSelf(), y = op.getOther();
  auto pairs = getConstantInts(op.getDimsSelf()),
       others = getConstantInts(op.getDimsOther());
  if (!pairs || !others)
    return b.fail("dims that are known only at run time");
  for (auto [dim, other] : llvm::zip(*pairs, *others)) {
    dim = dimOf(x, dim);
    other = dimOf(y, other);
    bool isOne = b.typeOf(x).getSize(dim) == 1,
         isOtherOne = b.typeOf(y).getSize(other) == 1;
    if (isOne && !isOtherOne) {
      y = b.sum(y, ints(other), true, b.dtypeOf(y));
    } else if (isOtherOne && !isOne) {
      x = b.sum(x, ints(dim), true, b.dtypeOf(x));
    } else if (b.typeOf(x).getDims()[dim] != b.typeOf(y).getDims()[other]) {
      // Whether one of the two is 1, and which, only the run knows.
      Value size = b.max_(b.sizeOf(x, dim), b.sizeOf(y, other));
      x = withSize(b, x, dim, size);
      y = withSize(b, y, other, size);
    }
  }
  SmallVector<Value> shape;
  // The factor's dims that are summed, and those that are left.
  auto flat = [&](Value factor, ArrayRef<int64_t> summed, bool isFirst) {
    SmallVector<int64_t> left;
    for (int64_t i = 0; i < b.rankOf(factor); ++i)
      if (!llvm::is_contained(summed, i))
        left.push_back(i);
    auto sizeOf = [&](ArrayRef<int64_t> dims) {
      Value size = b.value(1);
      for (int64_t dim : dims)
        size = dims.size() == 1 ? b.sizeOf(factor, dim)
                                : b.mul(size, b.sizeOf(factor, dim));
      return size;
    };
    for (int64_t dim : left)
      shape.push_back(b.sizeOf(factor, dim));
    Arg::List sizes{sizeOf(isFirst ? ArrayRef(left) : summed),
                    sizeOf(isFirst ? summed : ArrayRef(left))};
    SmallVector<int64_t> order(isFirst ? left : summed);
    llvm::append_range(order, isFirst ? summed : ArrayRef(left));
    Value turned = permute(b, factor, order);
    return left.size() == 1 && summed.size() == 1 ? turned
                                                  : b.reshape(turned, sizes);
  };
  Value first = flat(x, *pairs, true), second = flat(y, *others, false);
  Value product = b.mm(first, second);
  bool isPlain = b.rankOf(x) == int64_t(pairs->size()) + 1 &&
                 b.rankOf(y) == int64_t(others->size()) + 1;
  return isPlain ? product : b.reshape(product, shape);
}

static void addProducts(DecomposeRules &rules) {
  rules.add({"aten::_grouped_mm", "transformers::grouped_mm_fallback"},
            groupedProduct);
  rules.add({"aten::mm", "aten::bmm", "aten::matmul", "aten::mv", "aten::dot"},
            widened);
  // mm(self, mat2, out_dtype) = mm(self as out_dtype, mat2 as out_dtype)
  rules.add({"aten::mm.dtype", "aten::bmm.dtype"},
            [](TorchBuilder &b, Operation *op) {
              Type dtype = TorchBuilder::dtypeOf(op->getResult(0));
              return toVector(b.matmul(b.cast(op->getOperand(0), dtype),
                                       b.cast(op->getOperand(1), dtype)));
            });
  // multi_dot(a, b, c, ...) = a @ b @ c ..., in the order that costs least;
  // from left to right where sizes are not known.
  rules.add({"aten::linalg_multi_dot", "aten::chain_matmul"},
            [](TorchBuilder &b, Operation *op) {
              SmallVector<Value> factors = b.unpack(op->getOperand(0));
              if (b.failed() || factors.empty())
                return SmallVector<Value>();
              return toVector(chainProduct(b, factors));
            });
  rules.add(tensordot);
  rules.add(einsum);
  // kron(x, y)[i size + j] = x[i] y[j], of y's size, along each dim
  rules.add([](TorchBuilder &b, AtenKronOp op) {
    Value x = op.getSelf(), y = op.getOther();
    while (b.rankOf(x) < b.rankOf(y))
      x = b.unsqueeze(x, 0);
    while (b.rankOf(y) < b.rankOf(x))
      y = b.unsqueeze(y, 0);
    SmallVector<Value> sizes;
    for (auto [m, n] : llvm::zip(b.sizesOf(x), b.sizesOf(y)))
      sizes.push_back(b.mul(m, n));
    for (int64_t i = 0, rank = b.rankOf(x); i < rank; ++i) {
      x = b.unsqueeze(x, 2 * i + 1);
      y = b.unsqueeze(y, 2 * i);
    }
    return b.reshape(b.mul(x, y), ValueRange(sizes));
  });
}

static void addScaledSums(DecomposeRules &rules) {
  // addmm(self, a, b) = beta self + alpha a @ b
  rules.add([](TorchBuilder &b, AtenAddmmOp op) {
    if (b.dtypeOf(op.getSelf()).isBF16())
      return computeAs(b, op, b.f32());
    return toVector(addScaled(b, op.getSelf(), op.getBeta(),
                              b.mm(op.getMat1(), op.getMat2()), op.getAlpha()));
  });
  rules.add([](TorchBuilder &b, AtenAddmmDtypeOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    Value product =
        b.mm(b.cast(op.getMat1(), dtype), b.cast(op.getMat2(), dtype));
    return addScaled(b, b.cast(op.getSelf(), dtype), op.getBeta(), product,
                     op.getAlpha());
  });
  // addmv(self, mat, vec) = beta self + alpha mat @ vec
  rules.add([](TorchBuilder &b, AtenAddmvOp op) {
    return addScaled(b, op.getSelf(), op.getBeta(),
                     b.mv(op.getMat(), op.getVec()), op.getAlpha());
  });
  // addr(self, u, v) = beta self + alpha outer(u, v)
  rules.add([](TorchBuilder &b, AtenAddrOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    // beta u + (alpha v) w: of half precision the factors are rounded too, and
    // every step; of bools they are bools.
    auto scaled = [&](Value x, Value factor) {
      x = b.cast(x, dtype);
      if ((isHalf(dtype) || b.isBool(x)) && getConstantFloat(factor) != 1.0)
        return b.mul(x, b.scalar_tensor(factor, dtype));
      return addScaled(b, x, b.value(0), x, factor);
    };
    Value outer = b.mul(b.unsqueeze(scaled(op.getVec1(), op.getAlpha()), 1),
                        op.getVec2());
    if (getConstantFloat(op.getBeta()) == 0.0)
      return outer;
    return b.add(scaled(op.getSelf(), op.getBeta()), outer);
  });
}

static void addBatchedSums(DecomposeRules &rules) {
  // baddbmm(self, a, b) = beta self + alpha a @ b
  rules.add([](TorchBuilder &b, AtenBaddbmmOp op) {
    return addScaled(b, op.getSelf(), op.getBeta(),
                     b.bmm(op.getBatch1(), op.getBatch2()), op.getAlpha());
  });
  // addbmm(self, a, b) = beta self + alpha sum_i a_i @ b_i
  rules.add([](TorchBuilder &b, AtenAddbmmOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    std::optional<int64_t> count = b.typeOf(op.getBatch1()).getSize(0);
    if (isHalf(dtype) && count && *count > 0) {
      // One product after the other, each sum rounded.
      auto addTo = [&](Value sum, Value beta, Value i) {
        Value x = b.select(op.getBatch1(), 0, i),
              y = b.select(op.getBatch2(), 0, i);
        if (b.failed())
          return Value();
        SmallVector<Value> next =
            b.callOperator("aten::addmm", {sum, x, y, beta, op.getAlpha()});
        return next.empty() ? Value() : next.front();
      };
      Value first = addTo(op.getSelf(), op.getBeta(), b.value(0));
      SmallVector<Value> sum =
          repeat(b, b.value(*count - 1), SmallVector<Value>{first},
                 [&](Value i, ArrayRef<Value> in) -> SmallVector<Value> {
                   return {addTo(in[0], b.value(1), b.add(i, 1))};
                 });
      return sum.empty() ? Value() : sum[0];
    }
    Value sum = b.sum(b.bmm(op.getBatch1(), op.getBatch2()), ints(0), false,
                      b.dtypeOf(op.getResult()));
    return addScaled(b, op.getSelf(), op.getBeta(), sum, op.getAlpha());
  });
}

static void addLayers(DecomposeRules &rules) {
  // linear(x, w, bias) = x @ w^T + bias
  rules.add([](TorchBuilder &b, AtenLinearOp op) {
    // Rounded once.
    if (b.dtypeOf(op.getInput()).isBF16() && !isNone(op.getBias()))
      return computeAs(b, op, b.f32());
    Value weight = op.getWeight();
    Value y =
        b.matmul(op.getInput(), b.rankOf(weight) == 2 ? b.t(weight) : weight);
    return toVector(isNone(op.getBias()) ? y : b.add(y, op.getBias()));
  });
  // trilinear(x, y, z) = sum over sumdim of x y z, each with its own new dims;
  // a dim that all three have new is empty.
  rules.add([](TorchBuilder &b, Aten_TrilinearOp op) {
    llvm::DenseMap<int64_t, unsigned> news;
    auto expanded = [&](Value x, Value dims) {
      auto at = getConstantInts(dims);
      if (!at)
        return b.fail("its dims are known only at run time");
      llvm::sort(*at);
      for (int64_t dim : *at) {
        x = b.unsqueeze(x, dim);
        ++news[dim];
      }
      return x;
    };
    Value product = b.mul(b.mul(expanded(op.getI1(), op.getExpand1()),
                                expanded(op.getI2(), op.getExpand2())),
                          expanded(op.getI3(), op.getExpand3()));
    for (auto [dim, count] : news)
      if (count == 3)
        product = b.slice(product, dim, 0, 0);
    auto dims = getConstantInts(op.getSumdim());
    return dims && dims->empty() ? product
                                 : b.cast(b.sum(product, op.getSumdim()),
                                          b.dtypeOf(op.getResult()));
  });
  // bilinear(x, z, w, bias)_o = x w_o z^T + bias_o
  rules.add([](TorchBuilder &b, AtenBilinearOp op) {
    Value x = op.getInput1(), w = op.getWeight();
    auto shape = b.sizesOf(x);
    shape.pop_back();
    shape.append({b.sizeOf(w, 0), b.sizeOf(w, 2)});
    Value flat =
        b.reshape(b.permute(w, ints(1, 0, 2)), Arg::List{b.sizeOf(w, 1), -1});
    Value xw = b.reshape(b.matmul(x, flat), shape); // [..., O, J]
    Value y = b.squeeze(b.matmul(xw, b.unsqueeze(op.getInput2(), -1)),
                        -1); // [..., O]
    return isNone(op.getBias()) ? y : b.add(y, op.getBias());
  });
  // _addmm_activation(self, a, b) = act(addmm(self, a, b))
  rules.add([](TorchBuilder &b, Aten_AddmmActivationOp op) {
    std::optional<double> beta = getConstantFloat(op.getBeta()),
                          alpha = getConstantFloat(op.getAlpha());
    if (!beta || !alpha)
      return b.fail("its factors are known only at run time");
    // An integer in the place of beta would be the dtype of addmm.dtype.
    Value y = b.addmm(op.getSelf(), op.getMat1(), op.getMat2(), *beta, *alpha);
    std::optional<bool> gelu = getConstantBool(op.getUseGelu());
    return !gelu   ? b.fail("its activation is known only at run time")
           : *gelu ? b.gelu(y)
                   : b.relu(y);
  });
  // _scaled_mm(a, b) = (a scale_a) @ (b scale_b) + bias
  rules.add([](TorchBuilder &b, Aten_ScaledMmOp op) {
    auto scaled = [&](Value x, Value scale) {
      return b.mul(b.cast(x, b.f32()), scale);
    };
    Value y = b.mm(scaled(op.getSelf(), op.getScaleA()),
                   scaled(op.getMat2(), op.getScaleB()));
    if (!isNone(op.getBias()))
      y = b.add(y, b.cast(op.getBias(), b.f32()));
    return b.cast(y, b.dtypeOf(op.getResult()));
  });
}

void torchonnx::addLinearDecompositions(DecomposeRules &rules) {
  addProducts(rules);
  addScaledSums(rules);
  addBatchedSums(rules);
  addLayers(rules);
}
