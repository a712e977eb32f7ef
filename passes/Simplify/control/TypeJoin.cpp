//===- TypeJoin.cpp - The types of what branches leave --------------------===//

#include "passes/Simplify/control/TypeJoin.h"
#include "dialects/Torch/SizeChoices.h"
#include "passes/Simplify/inputs/InputSpec.h"

using namespace mlir;

namespace torchonnx {

/// What is between the ends of both.
static SizeRange hull(Attribute x, Attribute y, const Symbols &symbols) {
  SizeRange both{SizeRange::highest, SizeRange::lowest};
  for (Attribute size : {x, y}) {
    SizeExpr expr = symbols.getExpr(size);
    SizeRange range = expr ? expr.bounds(symbols.getSureFacts()) : SizeRange();
    both.min = std::min(both.min, range.min);
    both.max = std::max(both.max, range.max);
  }
  return both;
}

/// The number or symbol that is `x` where the predicate holds and `y` else.
Attribute TypeJoin::joinKnown(Attribute x, Attribute y, bool isSize) {
  if (x == y)
    return x;
  // Of two numbers, samples tell little: choices that differ between them seem
  // one, and what none of them decides otherwise seems decided.
  auto isNumber = [](Attribute a) {
    return isa_and_nonnull<IntegerAttr, FloatAttr>(a) && !isa<BoolAttr>(a);
  };
  if (!isSize && isNumber(x) && isNumber(y))
    return {};
  Attribute &known = joined[{x, y}];
  if (known)
    return known;
  Symbols &symbols = cx.oracle.getSymbols();
  auto type = dyn_cast<TorchBoolType>(predicate.getType());
  ArrayRef<double> truth = type && type.getSymbol()
                               ? symbols.getSamples(type.getSymbol())
                               : ArrayRef<double>();
  auto isTaken = [&](bool side) {
    return llvm::any_of(symbols.getLive().set_bits(), [&](unsigned k) {
      return k < truth.size() && (truth[k] != 0) == side;
    });
  };
  // Samples that all take one side say nothing of the other.
  if (x && y && isTaken(true) && isTaken(false)) {
    auto samples = [&](Attribute a, unsigned k) -> std::optional<double> {
      if (auto symbol = dyn_cast<StringAttr>(a))
        return symbols.getSamples(symbol)[k];
      if (auto number = dyn_cast<FloatAttr>(a))
        return number.getValueAsDouble();
      if (auto number = dyn_cast<BoolAttr>(a))
        return number.getValue();
      if (auto number = dyn_cast<IntegerAttr>(a))
        return number.getInt();
      return std::nullopt;
    };
    Symbols::Samples both;
    for (unsigned k = 0; k < truth.size(); ++k)
      if (std::optional<double> sample = samples(truth[k] ? x : y, k))
        both.push_back(*sample);
    // The same choice of the same two is the same.
    std::string key;
    llvm::raw_string_ostream(key)
        << "if " << type.getSymbol() << " " << x << " else " << y;
    SizeRange range = hull(x, y, symbols);
    if (isSize)
      range.min = std::max<int64_t>(range.min, 0);
    if (both.size() == truth.size())
      return known = symbols.getOpaque(key, both, symbols.getLive(), range);
  }
  return isSize ? known = symbols.addUnbackedCount() : Attribute();
}

/// The same of integers: an expression of sizes where they decide it.
Attribute TypeJoin::joinInteger(Attribute x, Attribute y, bool isSize) {
  if (x == y || !x || !y)
    return joinKnown(x, y, isSize);
  Symbols &symbols = cx.oracle.getSymbols();
  // What only a branch computes is not there after it.
  auto isThere = [&](const std::string &text) {
    auto name = StringAttr::get(cx.context, text);
    return !symbols.isComputed(name) ||
           llvm::is_contained(symbols.getUnbacked().take_front(firstUnbacked),
                              name);
  };
  auto onSide = [&](Attribute size, bool isThen) {
    return sizeWhere(predicate, isThen, symbols.getExpr(size), symbols);
  };
  SizeExpr chosen = chooseSize(signOf(predicate, symbols), onSide(x, true),
                               onSide(y, false), symbols.getSureFacts());
  auto areThere = [&](const SizeExpr &size) {
    return size && llvm::all_of(size.names(), isThere);
  };
  // A side that is known to be another number may never be taken, but is there.
  auto isOther = [&](Attribute side) {
    auto number = dyn_cast<IntegerAttr>(side);
    return number && chosen.number() && number.getInt() != *chosen.number();
  };
  if (areThere(chosen) && !isOther(x) && !isOther(y))
    return symbols.getSize(chosen);
  Attribute joined = joinKnown(x, y, isSize);
  auto name = dyn_cast_or_null<StringAttr>(joined);
  if (!isSize || !name || !symbols.isUnbacked(name))
    return joined;
  // It is no less than the lesser.
  SizeExpr least = symbols.getExpr(x), most = symbols.getExpr(y);
  if (!(most - least).isAtLeast(0, symbols.getSureFacts()))
    std::swap(least, most);
  SizeExpr size = least + SizeExpr::name(name);
  return (most - least).isAtLeast(0, symbols.getSureFacts()) &&
                 areThere(least) && size
             ? symbols.getSize(size)
             : joined;
}

FailureOr<Type> TypeJoin::join(Type x, Type y) {
  if (x == y)
    return x;
  MLIRContext *context = cx.context;
  auto clash = [&]() {
    return cx.error(
        loc, "a value is " + spellType(x) + " on one branch and " +
                 spellType(y) +
                 " on the other, but what ONNX branches leave has one dtype "
                 "and rank: give both the same");
  };
  if (x.getTypeID() != y.getTypeID())
    return clash();
  if (auto a = dyn_cast<TorchTensorType>(x)) {
    auto b = cast<TorchTensorType>(y);
    if (a.getDtype() != b.getDtype() || a.getRank() != b.getRank())
      return clash();
    SmallVector<Attribute> dims;
    for (auto [p, q] : llvm::zip(a.getDims(), b.getDims()))
      dims.push_back(joinInteger(p, q, /*isSize=*/true));
    return Type(TorchTensorType::get(context, dims, a.getDtype()));
  }
  if (auto a = dyn_cast<TorchIntType>(x))
    return Type(TorchIntType::get(
        context,
        joinInteger(a.getKnown(), cast<TorchIntType>(y).getKnown(), false)));
  if (auto a = dyn_cast<TorchFloatType>(x))
    return Type(TorchFloatType::get(
        context,
        joinKnown(a.getKnown(), cast<TorchFloatType>(y).getKnown(), false)));
  if (auto a = dyn_cast<TorchBoolType>(x))
    return Type(TorchBoolType::get(
        context,
        joinKnown(a.getKnown(), cast<TorchBoolType>(y).getKnown(), false)));
  if (isa<TorchStrType>(x))
    return x;
  return clash();
}

Type TypeJoin::withKnownSizes(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return type;
  SmallVector<Attribute> dims;
  for (Attribute dim : tensor.getDims()) {
    bool isTold = isa<IntegerAttr>(dim) ||
                  cx.oracle.getSymbols().isUnbacked(dim) ||
                  cx.graph.sizeNamed(dim, loc);
    dims.push_back(isTold ? dim : joinKnown(dim, {}, /*isSize=*/true));
  }
  return TorchTensorType::get(cx.context, dims, tensor.getDtype());
}

} // namespace torchonnx
