//===- RunSizes.cpp - Sizes that only the run knows -----------------------===//

#include "passes/Simplify/sizes/RunSizes.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "dialects/Torch/TorchDialect.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;

namespace torchonnx {

/// Whether a slice begins or ends at a number that only the run knows, or takes
/// such steps. Its length is then a number of its own: it is clamped to the
/// dim.
bool isCutByTheRun(StringRef name, ArrayRef<Value> operands,
                   const Symbols &symbols) {
  NamedOperands given{name, operands};
  return name == "aten::slice.Tensor" && (isOfTheRun(given["start"], symbols) ||
                                          isOfTheRun(given["end"], symbols) ||
                                          isOfTheRun(given["step"], symbols));
}

/// The bounds and the step of an `arange`, whose length only the run knows as
/// it is of floats, or a quotient by what may be larger than all samples; none
/// of any other operator.
MutableArrayRef<Value> rangeOfTheRun(StringRef name,
                                     MutableArrayRef<Value> operands,
                                     const Symbols &symbols) {
  if (!name.starts_with("aten::arange"))
    return {};
  MLIRContext *context = operands[0].getContext();
  size_t count = findOperand(context, name, "step")    ? 3
                 : findOperand(context, name, "start") ? 2
                                                       : 1;
  auto isOpen = [&](Value number) {
    auto type = dyn_cast<TorchFloatType>(number.getType());
    return type && !type.getKnown();
  };
  MutableArrayRef<Value> numbers = operands.take_front(count);
  bool isQuotient = count == 3 && getConstantInt(numbers[2]) != 1 &&
                    llvm::any_of(numbers, [&](Value number) {
                      return isOfTheRun(number, symbols);
                    });
  return isQuotient || llvm::any_of(numbers, isOpen) ? numbers
                                                     : MutableArrayRef<Value>();
}

/// The samples of such a number need not be below those of the dim.
bool isPickedByTheRun(StringRef name, ArrayRef<Value> operands,
                      const Symbols &symbols) {
  return name == "aten::topk" &&
         isOfTheRun(NamedOperands{name, operands}["k"], symbols);
}

namespace {
/// `scale * iteration + offset`, the form of most numbers in a loop, with
/// numbers that do not depend on it.
struct Linear {
  Value iteration;
  SizeExpr scale = 0, offset = 0;
};
} // namespace

static std::optional<Linear>
asLinear(Value value, const llvm::DenseMap<Value, Value> &iterations,
         const Symbols &symbols) {
  if (iterations.contains(value))
    return Linear{value, 1, 0};
  if (auto type = dyn_cast<TorchIntType>(value.getType());
      type && type.getKnown())
    return Linear{{}, 0, symbols.getExpr(type.getKnown())};
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (name != "aten::add.int" && name != "aten::sub.int" &&
      name != "aten::mul.int")
    return std::nullopt;
  auto a = asLinear(op->getOperand(0), iterations, symbols),
       c = asLinear(op->getOperand(1), iterations, symbols);
  if (!a || !c)
    return std::nullopt;
  bool isProduct = name == "aten::mul.int";
  if (a->iteration && c->iteration &&
      (isProduct || a->iteration != c->iteration))
    return std::nullopt;
  Value iteration = a->iteration ? a->iteration : c->iteration;
  if (isProduct)
    return Linear{iteration, a->scale * c->offset + a->offset * c->scale,
                  a->offset * c->offset};
  if (name == "aten::sub.int")
    return Linear{iteration, a->scale - c->scale, a->offset - c->offset};
  return Linear{iteration, a->scale + c->scale, a->offset + c->offset};
}

Attribute RunSizes::lengthOfCut(ArrayRef<Value> operands) {
  NamedOperands slice{"aten::slice.Tensor", operands};
  auto type = cast<TorchTensorType>(slice["self"].getType());
  std::optional<int64_t> dim = getConstantInt(slice["dim"]);
  const SizeFacts &facts = symbols.getFacts();
  auto start = asLinear(slice["start"], iterations, symbols),
       end = asLinear(slice["end"], iterations, symbols);
  if (!dim || !start || !end || getConstantInt(slice["step"]) != 1 ||
      start->iteration != end->iteration || start->scale != end->scale)
    return {};
  SizeExpr count = 1,
           size =
               symbols.getExpr(type.getDims()[fromFront(*dim, type.getRank())]),
           length = end->offset - start->offset;
  if (start->iteration) {
    auto trips =
        dyn_cast<TorchIntType>(iterations.lookup(start->iteration).getType());
    count = symbols.getExpr(trips ? trips.getKnown() : Attribute());
  }
  // The last iteration; there is one, or nothing is cut.
  SizeExpr last = start->scale * (count - 1) + start->offset;
  bool goesUp = start->scale.isAtLeast(0, facts),
       goesDown = (-start->scale).isAtLeast(0, facts);
  // All places lie between that of the first iteration and that of the last.
  auto areInside = [&](const SizeExpr &lowest, const SizeExpr &highest) {
    return lowest.isAtLeast(0, facts) &&
           (size - highest - length).isAtLeast(0, facts);
  };
  const SizeExpr &first = start->offset;
  bool isInside = goesUp     ? areInside(first, last)
                  : goesDown ? areInside(last, first)
                             : areInside(first, last) && areInside(last, first);
  if (!length.isAtLeast(0, facts) || !isInside)
    return {};
  return symbols.getSize(length);
}

void RunSizes::setLength(Attribute of, ValueRange numbers, StringAttr length) {
  std::pair cut = {of, std::tuple(numbers[0], numbers[1], numbers[2])};
  if (cutSizes.insert({cut, length}).second)
    heap.eraseWithScope(cutSizes, cut);
}

StringAttr RunSizes::openLength(Attribute of, ValueRange numbers) {
  auto at = [&](size_t i) { return i < numbers.size() ? numbers[i] : Value(); };
  std::pair cut = {of, std::tuple(at(0), at(1), at(2))};
  auto [it, isNew] = cutSizes.insert({cut, {}});
  if (isNew) {
    // A cut is no longer than the dim.
    Attribute most = isa<TypeAttr>(of) ? Attribute() : of;
    it->second = symbols.addUnbackedCount(most);
    heap.eraseWithScope(cutSizes, cut);
  }
  return it->second;
}

llvm::SetVector<StringAttr> symbolsAmong(ValueRange operands) {
  llvm::SetVector<StringAttr> symbols;
  auto noteSize = [&](Attribute size) {
    if (auto symbol = dyn_cast_or_null<StringAttr>(size))
      symbols.insert(symbol);
  };
  SmallVector<Value> pending(operands);
  while (!pending.empty()) {
    Value operand = pending.pop_back_val();
    if (auto tensor = dyn_cast<TorchTensorType>(operand.getType()))
      llvm::for_each(tensor.getDims(), noteSize);
    else if (auto number = dyn_cast<TorchIntType>(operand.getType()))
      noteSize(number.getKnown());
    else if (auto elements = getElements(operand))
      llvm::append_range(pending, *elements);
  }
  return symbols;
}

bool areKnown(ValueRange operands) {
  return llvm::all_of(operands, [](Value operand) {
    if (getConstant(operand))
      return true;
    if (auto tensor = dyn_cast<TorchTensorType>(operand.getType()))
      return llvm::all_of(tensor.getDims(), llvm::IsaPred<IntegerAttr>);
    auto elements = getElements(operand);
    return elements && areKnown(*elements);
  });
}

bool RunSizes::isConditional(ValueRange operands) const {
  if (!heap.getScope())
    return false;
  auto isOfRegion = [&](StringRef name) {
    auto symbol = StringAttr::get(operands[0].getContext(), name);
    ArrayRef<StringAttr> unbacked = symbols.getUnbacked();
    size_t i = llvm::find(unbacked, symbol) - unbacked.begin();
    return symbols.isUnbacked(symbol) && i < unbacked.size() &&
           (i >= scopeOf.size() || scopeOf[i] == heap.scopeNumber());
  };
  llvm::SetVector<StringAttr> names = symbolsAmong(operands);
  return names.empty() || !llvm::all_of(names, [&](StringAttr symbol) {
           return llvm::all_of(namesIn(symbol), isOfRegion);
         });
}

bool RunSizes::isOfLoop(Attribute size) const {
  auto text = dyn_cast<StringAttr>(size);
  if (!text || looseDims.empty())
    return false;
  ArrayRef<StringAttr> unbacked = symbols.getUnbacked();
  return llvm::any_of(namesIn(text), [&](StringRef part) {
    auto name = StringAttr::get(text.getContext(), part);
    size_t i = llvm::find(unbacked, name) - unbacked.begin();
    // Those of scopes inside of the loop have higher numbers.
    return looseDims.back()->contains(name) ||
           (i < unbacked.size() &&
            (i >= scopeOf.size() || scopeOf[i] >= heap.loopNumber()));
  });
}

void RunSizes::noteScope() {
  scopeOf.resize(symbols.getUnbacked().size(), heap.scopeNumber());
}

void RunSizes::noteScope(size_t known) {
  scopeOf.resize(known);
  noteScope();
}

/// The tensor whose elements other than 0 an operator counts: one dim of its
/// results is as long.
static Value getCounted(const NamedOperands &operands) {
  StringRef name = operands.name;
  static const llvm::StringSet<> ofFirst = {
      "aten::nonzero", "aten::argwhere", "aten::nonzero_numpy", "aten::where"};
  auto dimsOf = [](Value tensor) {
    return cast<TorchTensorType>(tensor.getType()).getDims();
  };
  if (ofFirst.contains(name))
    return operands.values[0];
  if (name == "aten::masked_select") {
    Value mask = operands["mask"];
    return dimsOf(operands["self"]) == dimsOf(mask) ? mask : Value();
  }
  auto indices = name == "aten::index.Tensor" ? getElements(operands["indices"])
                                              : std::nullopt;
  Value mask;
  for (Value index : indices ? *indices : SmallVector<Value>()) {
    auto type = dyn_cast<TorchTensorType>(index.getType());
    if (!type || type.getDtype().isInteger(64))
      continue;
    if (mask)
      return {};
    mask = index;
  }
  return mask;
}

void RunSizes::shareCount(const NamedOperands &operands,
                          ArrayRef<StringAttr> fresh,
                          MutableArrayRef<Inferred> results) {
  Value counted = fresh.size() == 1 ? getCounted(operands) : Value();
  if (!counted)
    return;
  StringAttr size = fresh.front();
  // What is known to be another symbol is shared already.
  if (!symbols.contains(size))
    return;
  auto [it, isFirst] = counts.insert({counted, size});
  if (isFirst) {
    heap.eraseWithScope(counts, counted);
    return;
  }
  AttrTypeReplacer replacer;
  replacer.addReplacement([size, known = it->second](StringAttr dim) {
    return dim == size ? known : dim;
  });
  for (Inferred &result : results)
    result.type = replacer.replace(result.type);
}

} // namespace torchonnx
