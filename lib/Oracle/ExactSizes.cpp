//===- ExactSizes.cpp - What needs no asking ------------------------------===//

#include "ExactSizes.h"
#include "dialects/Torch/SizeChoices.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Python's integers
//===----------------------------------------------------------------------===//

/// The bits of `a` that a number that is not negative has: of each run of ones
/// from bit i to bit j, (a // 2^i) % 2^(j - i + 1) times 2^i.
static SizeExpr bitsOf(const SizeExpr &a, std::optional<int64_t> mask,
                       const SizeFacts &facts) {
  constexpr unsigned most = 3, mostBits = 48;
  if (!mask || *mask < 0 || *mask >> mostBits)
    return SizeExpr::none();
  SizeExpr sum = 0;
  unsigned runs = 0;
  for (unsigned low = 0; *mask >> low; ++low) {
    if (!(*mask >> low & 1))
      continue;
    unsigned high = low;
    while (*mask >> high & 1)
      ++high;
    SizeExpr part = SizeExpr::floorDiv(a, int64_t(1) << low, facts);
    int64_t range = int64_t(1) << (high - low);
    sum = sum + (part - SizeExpr::floorDiv(part, range, facts) * range) *
                    (int64_t(1) << low);
    low = high;
    if (++runs > most)
      return SizeExpr::none();
  }
  return sum;
}

/// The sum, least or greatest of the integers of a list.
static std::optional<SizeExpr> ofList(StringRef name, ValueRange operands,
                                      const Symbols &symbols) {
  using Fold =
      SizeExpr (*)(const SizeExpr &, const SizeExpr &, const SizeFacts &);
  Fold fold =
      llvm::StringSwitch<Fold>(name)
          .Case("aten::sum.int", [](const SizeExpr &a, const SizeExpr &b,
                                    const SizeFacts &) { return a + b; })
          .Case("prim::min.self_int", SizeExpr::min)
          .Case("prim::max.self_int", SizeExpr::max)
          .Default(nullptr);
  if (!fold)
    return std::nullopt;
  auto elements = getElements(operands[0]);
  if (!elements || elements->empty())
    return SizeExpr::none();
  // No integer is above the largest, which `enumerate` begins with.
  int64_t last = name == "prim::max.self_int"
                     ? std::numeric_limits<int64_t>::min()
                     : std::numeric_limits<int64_t>::max();
  std::optional<SizeExpr> result;
  for (Value element : *elements) {
    if (name != "aten::sum.int" && getConstantInt(element) == last)
      continue;
    SizeExpr each = symbols.getExpr(element);
    if (!each)
      return SizeExpr::none();
    result = result ? fold(*result, each, symbols.getSureFacts()) : each;
  }
  return result.value_or(SizeExpr::none());
}

namespace {
enum IntegerOp {
  None,
  Add,
  Sub,
  Mul,
  Div,
  Mod,
  Neg,
  Min,
  Max,
  Abs,
  Left,
  Right,
  And,
  Or,
  Xor,
  Unknown
};
} // namespace

static IntegerOp integerOpOf(StringRef name) {
  return llvm::StringSwitch<IntegerOp>(name)
      .Case("aten::add.int", Add)
      .Case("aten::sub.int", Sub)
      .Case("aten::mul.int", Mul)
      .Case("aten::floordiv.int", Div)
      .Case("aten::remainder.int", Mod)
      .Case("aten::neg.int", Neg)
      .Case("prim::min.int", Min)
      .Case("prim::max.int", Max)
      .Case("prim::abs.int", Abs)
      .Case("aten::__lshift__.int", Left)
      .Case("aten::__rshift__.int", Right)
      .Case("aten::__and__.int", And)
      .Case("aten::__or__.int", Or)
      .Case("aten::__xor__.int", Xor)
      .Cases({"aten::gcd.int", "aten::factorial.int"}, Unknown)
      .Default(None);
}

std::optional<SizeExpr> torchonnx::exactInteger(StringRef name,
                                                ValueRange operands,
                                                const Symbols &symbols) {
  IntegerOp op = integerOpOf(name);
  if (name == "aten::Int.bool")
    return chooseSize(signOf(operands[0], symbols), 1, 0,
                      symbols.getSureFacts());
  if (op == None) {
    auto whole = wholeQuotient(name, operands, symbols);
    return whole ? whole : ofList(name, operands, symbols);
  }
  // Nobody said that there is something in a dim.
  const SizeFacts &facts = symbols.getSureFacts();
  SizeExpr a = symbols.getExpr(operands[0]);
  SizeExpr b = operands.size() > 1 ? symbols.getExpr(operands[1]) : SizeExpr();
  if (!a || !b)
    return SizeExpr::none();
  auto powerOfTwo = [&]() -> SizeExpr {
    std::optional<int64_t> bits = b.number();
    return bits && *bits >= 0 && *bits < 48 ? SizeExpr(int64_t(1) << *bits)
                                            : SizeExpr::none();
  };
  switch (op) {
  case Add:
    return a + b;
  case Sub:
    return a - b;
  case Mul:
    return a * b;
  case Div:
    return SizeExpr::floorDiv(a, b, facts);
  case Mod:
    return a - SizeExpr::floorDiv(a, b, facts) * b;
  case Neg:
    return -a;
  case Min:
    return SizeExpr::min(a, b, facts);
  case Max:
    return SizeExpr::max(a, b, facts);
  case Abs:
    return SizeExpr::max(a, -a, facts);
  case Left:
    return a * powerOfTwo();
  case Right:
    return SizeExpr::floorDiv(a, powerOfTwo(), facts);
  case And:
  case Or:
  case Xor: {
    SizeExpr both = b.number() ? bitsOf(a, b.number(), facts)
                               : bitsOf(b, a.number(), facts);
    return op == And ? both : a + b - both * (op == Or ? 1 : 2);
  }
  case Unknown: // What samples would show of a few sizes is no proof.
    return SizeExpr::none();
  case None:
    break;
  }
  return std::nullopt;
}

std::optional<bool> torchonnx::exactComparison(StringRef name,
                                               ValueRange operands,
                                               const Symbols &symbols) {
  // bool(a) is a != 0.
  bool isTruth = name == "aten::Bool.int";
  if (operands.size() != (isTruth ? 1 : 2) || !name.ends_with(".int"))
    return std::nullopt;
  SizeExpr difference = symbols.getExpr(operands[0]) -
                        (isTruth ? SizeExpr(0) : symbols.getExpr(operands[1]));
  if (!difference)
    return std::nullopt;
  SizeRange range = difference.bounds(symbols.getSureFacts());
  StringRef op = isTruth ? "aten::ne" : name.drop_back(strlen(".int"));
  auto when = [](bool yes, bool no) {
    return yes ? std::optional(true) : no ? std::optional(false) : std::nullopt;
  };
  if (op == "aten::lt")
    return when(range.max < 0, range.min >= 0);
  if (op == "aten::le")
    return when(range.max <= 0, range.min > 0);
  if (op == "aten::gt")
    return when(range.min > 0, range.max <= 0);
  if (op == "aten::ge")
    return when(range.min >= 0, range.max < 0);
  bool isSame = difference.number() == 0;
  bool isOther =
      range.min > 0 || range.max < 0 || areNeverEqual(difference.str(), "0");
  if (op == "aten::eq")
    return when(isSame, isOther);
  if (op == "aten::ne")
    return when(isOther, isSame);
  return std::nullopt;
}

SizeExpr torchonnx::integerIn(Value value, const Symbols &symbols,
                              unsigned depth) {
  auto type = dyn_cast<TorchTensorType>(value.getType());
  if (!type)
    return symbols.getExpr(value);
  if (!depth || !type.getDtype() || !type.getDtype().isSignlessInteger(64))
    return SizeExpr::none();
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(getConstant(value)))
    return elements.getNumElements() == 1
               ? SizeExpr(*elements.getValues<int64_t>().begin())
               : SizeExpr::none();
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  auto operand = [&](unsigned i) {
    return integerIn(op->getOperand(i), symbols, depth - 1);
  };
  // What is added is taken once.
  auto isOnce = [&] {
    return op->getNumOperands() < 3 || getConstantInt(op->getOperand(2)) == 1;
  };
  const SizeFacts &facts = symbols.getSureFacts();
  StringRef base = name.split('.').first;
  if (base == "prim::NumToTensor" || base == "aten::scalar_tensor" ||
      name == "aten::tensor.int" || base == "aten::to" ||
      base == "aten::detach" || base == "aten::clone" || base == "aten::alias")
    return operand(0);
  if (base == "aten::neg")
    return -operand(0);
  if (base == "aten::mul")
    return operand(0) * operand(1);
  if (base == "aten::add" && isOnce())
    return operand(0) + operand(1);
  if (base == "aten::sub" && isOnce())
    return operand(0) - operand(1);
  if (base == "aten::floor_divide" ||
      (name.starts_with("aten::div.") && name.ends_with("_mode") &&
       getConstantStr(op->getOperand(2)) == StringRef("floor")))
    return SizeExpr::floorDiv(operand(0), operand(1), facts);
  if (name == "aten::remainder.Tensor" || name == "aten::remainder.Scalar")
    return operand(0) -
           SizeExpr::floorDiv(operand(0), operand(1), facts) * operand(1);
  return SizeExpr::none();
}

//===----------------------------------------------------------------------===//
// Sizes of tensors
//===----------------------------------------------------------------------===//

std::vector<SizeExpr> torchonnx::broadcastSizes(ValueRange operands,
                                                const Symbols &symbols) {
  std::vector<SizeExpr> sizes;
  for (Value operand : operands) {
    auto type = dyn_cast<TorchTensorType>(operand.getType());
    if (!type || !type.getRanked())
      continue;
    ArrayRef<Attribute> dims = type.getDims();
    if (dims.size() > sizes.size())
      sizes.insert(sizes.begin(), dims.size() - sizes.size(), SizeExpr(1));
    for (auto [i, dim] : llvm::enumerate(dims)) {
      SizeExpr &size = sizes[sizes.size() - dims.size() + i];
      size =
          SizeExpr::broadcast(size, symbols.getExpr(dim), symbols.getFacts());
    }
  }
  return sizes;
}

/// x[start:end:step] of a dim of `size`, where the signs of the bounds are
/// known: what is left of it between them.
static SizeExpr sizeOfSlice(const SizeExpr &size, Value startBound,
                            Value endBound, const SizeExpr &step,
                            const Symbols &symbols) {
  const SizeFacts &facts = symbols.getFacts();
  enum Sign { Negative, NotNegative, Unknown };
  auto signOf = [&](const SizeExpr &bound) {
    return !bound                             ? Unknown
           : bound.isAtLeast(0, facts)        ? NotNegative
           : (-bound - 1).isAtLeast(0, facts) ? Negative
                                              : Unknown;
  };
  auto isNone = [](Value value) { return isa<TorchNoneType>(value.getType()); };
  std::optional<int64_t> by = step.number();
  SizeExpr start = isNone(startBound) ? 0 : symbols.getExpr(startBound);
  Sign startSign = signOf(start);
  if (!size || !by || *by < 1 || startSign == Unknown)
    return SizeExpr::none();
  // A start beyond the end leaves nothing, as one at the end does.
  if (startSign == Negative)
    start = SizeExpr::max(size + start, 0, facts);
  SizeExpr end = size;
  if (!isNone(endBound) &&
      getConstantInt(endBound) != std::numeric_limits<int64_t>::max()) {
    SizeExpr bound = symbols.getExpr(endBound);
    Sign endSign = signOf(bound);
    if (endSign == Unknown)
      return SizeExpr::none();
    end =
        endSign == Negative ? size + bound : SizeExpr::min(bound, size, facts);
  }
  SizeExpr left = SizeExpr::max(end - start, 0, facts);
  if (*by > 1)
    left = SizeExpr::floorDiv(left + (*by - 1), *by, facts);
  // x[:1] where there is one of them.
  SizeRange range = left.bounds(facts);
  return range.min == range.max ? SizeExpr(range.min) : left;
}

/// The sizes of a slice, if they are known.
static std::vector<SizeExpr> slicedSizes(ValueRange operands,
                                         const Symbols &symbols) {
  auto from = dyn_cast<TorchTensorType>(operands[0].getType());
  std::optional<int64_t> dim = getConstantInt(operands[1]);
  if (!from || !from.getRanked() || !dim)
    return {};
  int64_t rank = from.getRank();
  std::vector<SizeExpr> sizes;
  for (auto [i, size] : llvm::enumerate(from.getDims())) {
    sizes.push_back(symbols.getExpr(size));
    if (int64_t(i) == fromFront(*dim, rank))
      sizes.back() = sizeOfSlice(sizes.back(), operands[2], operands[3],
                                 symbols.getExpr(operands[4]), symbols);
  }
  return sizes;
}

/// How long a list of numbers, or of lists of them, is, and those are.
static std::vector<SizeExpr> nestedSizes(Value list) {
  std::vector<SizeExpr> sizes;
  while (auto elements = torchonnx::getElements(list)) {
    sizes.push_back(int64_t(elements->size()));
    if (elements->empty())
      return sizes;
    list = elements->front();
  }
  if (isa<TorchTensorType, ListType>(list.getType()))
    return {};
  return sizes;
}

Reshape torchonnx::getReshape(StringRef name) {
  static const llvm::StringMap<Reshape> reshapes = {
      {"aten::view", Reshape::Elements},
      {"aten::view_copy", Reshape::Elements},
      {"aten::_unsafe_view", Reshape::Elements},
      {"aten::view_as", Reshape::Elements},
      {"aten::reshape", Reshape::Elements},
      {"aten::reshape_as", Reshape::Elements},
      {"aten::unflatten.int", Reshape::Elements},
      {"aten::expand", Reshape::Values},
      {"aten::expand_copy", Reshape::Values},
      {"aten::expand_as", Reshape::Values},
      {"aten::broadcast_to", Reshape::Values}};
  return reshapes.lookup(name);
}

/// Whether a number is the size of a dim, so that it is not below 0.
static bool isSize(Value number) {
  Operation *op = number.getDefiningOp();
  return op && getOperatorName(op) == "aten::size.int";
}

/// Whether the result is the first operand with other elements in it.
static bool changesElements(StringRef name) {
  static const llvm::StringSet<> writes = {
      "aten::slice_scatter",    "aten::select_scatter",
      "aten::diagonal_scatter", "aten::as_strided_scatter",
      "aten::index_put",        "aten::_unsafe_index_put",
      "aten::index_add",        "aten::index_copy",
      "aten::index_fill",       "aten::scatter",
      "aten::scatter_add",      "aten::scatter_reduce",
      "aten::index_reduce"};
  return writes.contains(name.split('.').first);
}

/// The dims of a tensor; empty where they are not known.
static std::vector<SizeExpr> dimSizes(Value tensor, const Symbols &symbols) {
  std::vector<SizeExpr> sizes;
  auto type = dyn_cast<TorchTensorType>(tensor.getType());
  if (type && type.getRanked())
    for (Attribute dim : type.getDims())
      sizes.push_back(symbols.getExpr(dim));
  return sizes;
}

/// The sizes of the parts of a tensor that are as long as this along `dim`, one
/// after the other.
static std::vector<SizeExpr> partsSizes(Value self, ArrayRef<Value> lengths,
                                        Value dim, const Symbols &symbols) {
  std::vector<SizeExpr> part = dimSizes(self, symbols), sizes;
  std::optional<int64_t> at = getConstantInt(dim);
  int64_t rank = part.size();
  if (!at || *at < -rank || *at >= rank)
    return {};
  for (Value length : lengths) {
    part[fromFront(*at, rank)] = symbols.getExpr(length);
    llvm::append_range(sizes, part);
  }
  return sizes;
}

/// The sizes of what has something added at both ends of its last dims.
static std::vector<SizeExpr> paddedSizes(ValueRange operands,
                                         const Symbols &symbols) {
  std::vector<SizeExpr> sizes = dimSizes(operands[0], symbols);
  auto pads = torchonnx::getElements(operands[1]);
  if (!pads || pads->size() % 2 || pads->size() > 2 * sizes.size())
    return {};
  for (auto [i, pad] : llvm::enumerate(*pads)) {
    SizeExpr &size = sizes[sizes.size() - 1 - i / 2];
    size = size + symbols.getExpr(pad);
  }
  return sizes;
}

/// The sizes of what cuts a tensor along a dim, or adds to it.
static std::optional<std::vector<SizeExpr>>
sizesAlongDim(StringRef name, ValueRange operands, const Symbols &symbols) {
  static const llvm::StringSet<> splits = {
      "aten::split.sizes", "aten::split_with_sizes",
      "aten::split_with_sizes_copy", "aten::unsafe_split_with_sizes"};
  static const llvm::StringSet<> narrows = {
      "aten::narrow", "aten::narrow.Tensor", "aten::narrow_copy"};
  static const llvm::StringSet<> pads = {"aten::pad",
                                         "aten::constant_pad_nd",
                                         "aten::_pad_circular",
                                         "aten::reflection_pad1d",
                                         "aten::reflection_pad2d",
                                         "aten::reflection_pad3d",
                                         "aten::replication_pad1d",
                                         "aten::replication_pad2d",
                                         "aten::replication_pad3d"};
  if (pads.contains(name))
    return paddedSizes(operands, symbols);
  if (narrows.contains(name))
    return partsSizes(operands[0], operands[3], operands[1], symbols);
  if (!splits.contains(name))
    return std::nullopt;
  auto lengths = torchonnx::getElements(operands[1]);
  return lengths ? partsSizes(operands[0], *lengths, operands[2], symbols)
                 : std::vector<SizeExpr>();
}

std::vector<SizeExpr> torchonnx::requestedSizes(StringRef name,
                                                ValueRange operands,
                                                const Symbols &symbols) {
  if (name == "aten::slice.Tensor")
    return slicedSizes(operands, symbols);
  if (name == "aten::tensor")
    return nestedSizes(operands[0]);
  if (auto sizes = sizesAlongDim(name, operands, symbols))
    return *sizes;
  Reshape reshape = getReshape(name);
  if (reshape == Reshape::None && !changesElements(name))
    return {};
  bool isExpand = reshape == Reshape::Values,
       isUnflatten = name == "aten::unflatten.int",
       isLike = name.ends_with("_as");
  auto from = dyn_cast<TorchTensorType>(operands[0].getType());
  if (!from || !from.getRanked())
    return {};
  if (changesElements(name))
    return dimSizes(operands[0], symbols);
  if (isLike)
    return dimSizes(operands[1], symbols);
  std::vector<SizeExpr> sizes;
  std::optional<int64_t> dim =
      isUnflatten ? getConstantInt(operands[1]) : std::optional<int64_t>(0);
  if (dim && *dim < 0)
    *dim += from.getRank();
  auto elements = torchonnx::getElements(operands[isUnflatten ? 2 : 1]);
  if (!elements || !dim || *dim < 0 || (isUnflatten && *dim >= from.getRank()))
    return {};
  const SizeFacts &facts = symbols.getFacts();
  SizeExpr count = isUnflatten ? symbols.getExpr(from.getDims()[*dim])
                               : symbols.countElements(from.getDims()),
           others = 1;
  for (Value element : *elements) {
    sizes.push_back(symbols.getExpr(element));
    if (sizes.back().number() != -1)
      others = others * sizes.back();
  }
  size_t added = sizes.size() - std::min<size_t>(sizes.size(), from.getRank());
  for (auto [i, size] : llvm::enumerate(sizes))
    // What may be -1 at run time may be another size.
    if (size.number() != -1)
      size = isSize((*elements)[i]) || size.isAtLeast(0, facts)
                 ? size
                 : SizeExpr::none();
    else
      size = !isExpand    ? SizeExpr::floorDiv(count, others, facts)
             : i >= added ? symbols.getExpr(from.getDims()[i - added])
                          : SizeExpr::none();
  if (isUnflatten) {
    std::vector<SizeExpr> dims = dimSizes(operands[0], symbols);
    sizes.insert(sizes.begin(), dims.begin(), dims.begin() + *dim);
    sizes.insert(sizes.end(), dims.begin() + *dim + 1, dims.end());
  }
  return sizes;
}
