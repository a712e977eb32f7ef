//===- Emission.cpp - The operators that are left -------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "dialects/Torch/WeightFormulas.h"
#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/graph/Graph.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir;

namespace torchonnx {

LogicalResult Graph::error(Location loc, const llvm::Twine &message) {
  if (!findings.failedAt)
    findings.failedAt = loc;
  findings.say(DiagnosticSeverity::Error, loc, message);
  return failure();
}

void Graph::startFunction(Block *block) {
  entryBlock = block;
  b.setInsertionPointToEnd(block);
}

void Graph::continueAt(OpBuilder &builder) {
  b.setInsertionPoint(builder.getInsertionBlock(), builder.getInsertionPoint());
  entryBlock = nullptr;
}

Value Graph::constant(Attribute value, Type type, std::optional<Location> loc) {
  if (!type)
    type = getConstantType(value);
  Value &known = constants[{value, type}];
  if (known && !loc)
    return known;
  OpBuilder::InsertionGuard guard(b);
  if (entryBlock) {
    if (lastConstant)
      b.setInsertionPointAfter(lastConstant);
    else
      b.setInsertionPointToStart(entryBlock);
  }
  auto op = ConstantOp::create(b, loc.value_or(UnknownLoc::get(context)), type,
                               value);
  if (entryBlock)
    lastConstant = op;
  // Without a block of our own, a constant is only sure to reach its first use.
  if (!entryBlock || loc) {
    constants.erase({value, type});
    return op;
  }
  return known = op;
}

Value Graph::constantInt(int64_t value) {
  return constant(b.getI64IntegerAttr(value));
}
Value Graph::constantBool(bool value) { return constant(b.getBoolAttr(value)); }
Value Graph::none() { return constant(b.getUnitAttr()); }

void Graph::noteRefusal(StringRef name, ValueRange operands, Location loc) {
  findings.refusal.emplace(Refusal{loc, name.str(), symbolsAmong(operands),
                                   runSizes.isConditional(operands)});
  if (options.onRefusal)
    options.onRefusal(name, operands, loc, findings.refusal->isConditional);
}

/// Gives the numbers that only the run knows, alone or in lists, symbols that
/// stand for them; products, those of their factors. False if there are none
/// without.
bool Graph::nameNumbers(MutableArrayRef<Value> operands, Location loc) {
  bool named = false;
  std::function<bool(Value)> name = [&](Value value) {
    auto type = dyn_cast<TorchIntType>(value.getType());
    Operation *def = value.getDefiningOp();
    if (type && !type.getKnown() && def &&
        getOperatorName(def) == "aten::mul.int") {
      for (Value factor : def->getOperands())
        name(factor);
      std::string why;
      auto product = oracle.infer("aten::mul.int", def->getOperands(), why);
      if (succeeded(product)) {
        value.setType(product->front().type);
        return true;
      }
    }
    return nameNumber(value, oracle.getSymbols());
  };
  for (Value &operand : operands) {
    auto elements = getElements(operand);
    bool inList = false;
    for (Value element : elements ? *elements : SmallVector<Value>())
      inList |= name(element);
    // The type of a list tells those of its elements.
    if (inList)
      operand = listOf(*elements, loc);
    named |= inList || name(operand);
  }
  return named;
}

/// A key of an operator that gives the same answer when it is asked again;
/// empty for one that is not of numbers.
static std::string comparisonKey(StringRef name, ValueRange operands) {
  if (operands.empty() || !llvm::all_of(operands.getTypes(), [](Type type) {
        return isa<TorchIntType, TorchFloatType, TorchBoolType, TorchStrType>(
            type);
      }))
    return {};
  std::string key = name.str();
  for (Value operand : operands)
    key += "," + llvm::utohexstr(uintptr_t(operand.getAsOpaquePointer()));
  return key;
}

/// The operand that says which element of a dim is taken or where a cut begins:
/// the results' types do not depend on it.
static std::optional<unsigned> getIndexOperand(StringRef name) {
  return llvm::StringSwitch<std::optional<unsigned>>(name)
      .Cases({"aten::select.int", "aten::narrow"}, 2)
      .Case("aten::select_scatter", 3)
      .Default(std::nullopt);
}

/// What arithmetic of numbers, whose schema says no more than that it gives a
/// number, gives for numbers of known kinds; null where that is not told.
static Type kindOfNumber(StringRef name, ValueRange operands) {
  static const llvm::StringSet<> arithmetic = {
      "aten::add", "aten::sub",      "aten::mul",
      "aten::neg", "aten::floordiv", "aten::remainder"};
  bool isFloat = false;
  for (Value operand : operands) {
    if (!isa<TorchIntType, TorchFloatType>(operand.getType()))
      return {};
    isFloat |= isa<TorchFloatType>(operand.getType());
  }
  MLIRContext *context = operands.empty() ? nullptr : operands[0].getContext();
  StringRef base = name.split('.').first;
  if (base == "aten::div" && context)
    return TorchFloatType::get(context);
  if (!arithmetic.contains(base) || !context)
    return {};
  return isFloat ? Type(TorchFloatType::get(context))
                 : TorchIntType::get(context);
}

/// The type of a tensor with another size in a dim, of those that it has.
static Type withSize(Type tensor, int64_t dim, Attribute size) {
  auto type = cast<TorchTensorType>(tensor);
  SmallVector<Attribute> dims(type.getDims());
  if (!dims.empty())
    dims[dim < 0 ? dim + type.getRank() : dim] = size;
  return TorchTensorType::get(type.getContext(), dims, type.getDtype());
}

FailureOr<SmallVector<Value, 2>> Graph::emit(StringRef name, ValueRange given,
                                             Location loc) {
  std::string why;
  // Of numbers of one kind.
  if ((name == "prim::min" || name == "prim::max") && given.size() == 2 &&
      given[0].getType().getTypeID() == given[1].getType().getTypeID()) {
    bool isMin = name == "prim::min";
    if (isa<TorchIntType>(given[0].getType()))
      name = isMin ? "prim::min.int" : "prim::max.int";
    else if (isa<TorchFloatType>(given[0].getType()))
      name = isMin ? "prim::min.float" : "prim::max.float";
  }
  std::string comparison = comparisonKey(name, given);
  if (Value known = comparisons.lookup(comparison))
    return SmallVector<Value, 2>{known};
  ++findings.steps;
  const llvm::BitVector liveBefore = oracle.getSymbols().getLive();
  unsigned before = liveBefore.count();
  SmallVector<Value, 6> operands(given);
  // In a branch on it, a flag is known.
  if (comparison.empty())
    for (Value &operand : operands)
      if (isa<TorchBoolType>(operand.getType()) && !getConstant(operand))
        if (std::optional<bool> known = predicates.known(operand))
          operand = constantBool(*known);
  bool isCut = isCutByTheRun(name, operands, oracle.getSymbols());
  SmallVector<Value, 6> asked = operands;
  // Asked for the dtype and the other dims only.
  if (isCut) {
    asked[2] = asked[3] = none();
    asked[4] = constantInt(1);
  }
  MutableArrayRef<Value> range =
      rangeOfTheRun(name, asked, oracle.getSymbols());
  // From 0 to 1 in steps of 1.
  for (auto [i, number] : llvm::enumerate(range))
    number = isa<TorchFloatType>(number.getType())
                 ? constant(b.getF64FloatAttr(i > 0 || range.size() == 1))
                 : constantInt(i > 0 || range.size() == 1);
  bool isPicked = isPickedByTheRun(name, operands, oracle.getSymbols());
  if (isPicked)
    asked[1] = constantInt(1);
  // The samples of what only data decides say nothing of where it points to.
  std::optional<unsigned> index = getIndexOperand(name);
  auto place = index ? dyn_cast<TorchIntType>(operands[*index].getType())
                     : TorchIntType();
  bool isElsewhere = place && oracle.getSymbols().isUnbacked(place.getKnown());
  if (isElsewhere)
    asked[*index] = constantInt(0);
  size_t numUnbacked = oracle.getSymbols().getUnbacked().size();
  auto inferred = oracle.infer(name, asked, why);
  // What a constant holds at 0 is not what it holds there.
  if (isElsewhere && succeeded(inferred))
    for (Inferred &result : *inferred)
      result.value = {};
  if (succeeded(inferred)) {
    ArrayRef<StringAttr> fresh =
        oracle.getSymbols().getUnbacked().drop_front(numUnbacked);
    runSizes.shareCount(name, operands, fresh, *inferred);
  }
  if (failed(inferred) && nameNumbers(asked, loc)) {
    for (auto [operand, named] : llvm::zip(operands, asked))
      if (isa<ListType>(named.getType()))
        operand = named;
    inferred = oracle.infer(name, asked, why);
  }
  if (failed(inferred) || oracle.getSymbols().getLive().count() < before) {
    llvm::BitVector liveAfter = oracle.getSymbols().getLive();
    oracle.getSymbols().setLive(liveBefore);
    if (TorchTensorType type = typeOfReshape(oracle, name, operands))
      inferred = SmallVector<Inferred>{{type, {}}};
    else if (Type pieces = typeOfPieces(oracle, name, operands)) {
      inferred = SmallVector<Inferred>{{pieces, {}}};
      name = "aten::split_with_sizes";
    } else if (auto types = inferBroadcast(oracle, name, asked))
      inferred = *types;
    else
      oracle.getSymbols().setLive(std::move(liveAfter));
  }
  if (isCut && succeeded(inferred)) {
    auto type = cast<TorchTensorType>(inferred->front().type);
    std::optional<int64_t> dim = getConstantInt(operands[1]);
    if (!dim)
      return error(loc, "a slice of a dim that only the run knows");
    Attribute size = type.getDims()[*dim < 0 ? *dim + type.getRank() : *dim];
    Attribute length = runSizes.lengthOfCut(operands);
    if (!length)
      length = runSizes.openLength(size, ValueRange(operands).slice(2, 3));
    inferred->front() = {withSize(type, *dim, length), {}};
  }
  if (!range.empty() && succeeded(inferred)) {
    Type type = inferred->front().type;
    Attribute dtype = TypeAttr::get(cast<TorchTensorType>(type).getDtype());
    Attribute length = runSizes.openLength(
        dtype, ValueRange(operands).take_front(range.size()));
    inferred->front() = {withSize(type, 0, length), {}};
  }
  if (isPicked && succeeded(inferred)) {
    std::optional<int64_t> dim = getConstantInt(operands[2]);
    if (!dim)
      return error(loc, "topk along a dim that only the run knows");
    Attribute count = cast<TorchIntType>(operands[1].getType()).getKnown();
    if (!count)
      count = oracle.getSymbols().addUnbacked();
    for (Inferred &result : *inferred)
      result = {withSize(result.type, *dim, count), {}};
  }
  if (failed(inferred)) {
    noteRefusal(name, asked, loc);
    return error(loc, "PyTorch refuses " + name + ": " + why);
  }
  // A bool that the samples agree on is not known, nor is it as a number.
  if (inferred->size() == 1 && operands.size() == 1 &&
      isa<TorchBoolType>(operands[0].getType()) && !getConstant(operands[0])) {
    Type type = inferred->front().type;
    if (isa<TorchIntType>(type))
      inferred->front() = {TorchIntType::get(context), {}};
    else if (isa<TorchFloatType>(type))
      inferred->front() = {TorchFloatType::get(context), {}};
  }
  if (inferred->size() == 1 && isa<TorchNumberType>(inferred->front().type))
    if (Type kind = kindOfNumber(name, operands))
      inferred->front() = {kind, {}};
  // The covariance of one variable has no dims.
  if (name.starts_with("aten::squeeze") || name == "aten::cov" ||
      name == "aten::corrcoef")
    noteSqueezed(operands[0], liveBefore, loc);
  // Few samples tell little of what comes after.
  if (unsigned after = oracle.getSymbols().getLive().count();
      options.onRefusal && after < before &&
      (after < fewSamples ||
       (options.tellsOfAny && !runSizes.isConditional(asked)))) {
    // A single one tells nothing of the others.
    llvm::BitVector live = oracle.getSymbols().getLive();
    if (after == 1)
      oracle.getSymbols().setLive(liveBefore);
    options.onRefusal(name, asked, loc, runSizes.isConditional(asked));
    oracle.getSymbols().setLive(live);
  }
  // In a branch that only sizes of 1 reach, such a dim is one to take its only
  // element of; elsewhere its type does not tell.
  if (name == "aten::squeeze.dim") {
    auto from = cast<TorchTensorType>(operands[0].getType());
    auto to = cast<TorchTensorType>(inferred->front().type);
    std::optional<int64_t> dim = getConstantInt(operands[1]);
    if (dim && to.getRank() < from.getRank() &&
        from.getSymbol(*dim < 0 ? *dim + from.getRank() : *dim)) {
      name = "aten::select.int";
      operands.push_back(constantInt(0));
    }
  }
  SmallVector<Type> types;
  for (const Inferred &result : *inferred)
    types.push_back(result.type);
  bool allKnown =
      !inferred->empty() &&
      llvm::all_of(*inferred, [](const Inferred &i) { return bool(i.value); });
  SmallVector<Value, 2> results;
  if (!allKnown)
    llvm::append_range(
        results, createOperator(b, loc, name, operands, types)->getResults());
  for (auto [i, result] : llvm::enumerate(*inferred)) {
    if (!result.value)
      continue;
    // A known list still is a list of elements; wrap() takes it apart.
    Value known = isa<ElementsAttr>(result.value)
                      ? constant(result.value, result.type,
                                 locateFolded(name, operands, result.type, loc))
                      : constant(result.value, result.type);
    if (allKnown)
      results.push_back(known);
    else
      results[i] = known;
  }
  for (auto [result, known] : llvm::zip(results, *inferred))
    if (!known.isStandard && laidOut.insert(result).second)
      heap.eraseWithScope(laidOut, result);
  for (Value result : results)
    if (auto number = dyn_cast<TorchIntType>(result.getType());
        number && number.getSymbol() && !heap.getScope())
      numberSources.insert({number.getSymbol(), result});
  if (!comparison.empty() && results.size() == 1 &&
      (isa<TorchBoolType>(results[0].getType()) ||
       isa<TorchStrType>(given[0].getType()))) {
    comparisons[comparison] = results[0];
    heap.eraseWithScope(comparisons, comparison);
  }
  return results;
}

Value Graph::emitValue(StringRef name, ValueRange operands, Location loc) {
  if (llvm::is_contained(operands, Value()))
    return {};
  auto results = emit(name, operands, loc);
  return succeeded(results) && !results->empty() ? results->front() : Value();
}

Value Graph::countTo(Value end, Location loc) {
  return emitValue(
      "aten::arange",
      {end, constantInt(getScalarType(b.getI64Type())), none(), none(), none()},
      loc);
}

Value Graph::sizeOf(Value tensor, int64_t dim, Location loc) {
  auto type = cast<TorchTensorType>(tensor.getType());
  if (std::optional<int64_t> size = type.getSize(dim))
    return constantInt(*size);
  return emitValue("aten::size.int", {tensor, constantInt(dim)}, loc);
}

Value Graph::listOf(ValueRange elements, Location loc) {
  SmallVector<Type> types(elements.getTypes());
  return ListConstructOp::create(b, loc, ListType::get(context, types),
                                 elements);
}

Value Graph::sizesOf(Value tensor, Location loc) {
  SmallVector<Value> dims;
  for (int64_t i = 0, rank = cast<TorchTensorType>(tensor.getType()).getRank();
       i < rank; ++i) {
    dims.push_back(sizeOf(tensor, i, loc));
    if (!dims.back())
      return {};
  }
  return listOf(dims, loc);
}

//===----------------------------------------------------------------------===//
// Bools
//===----------------------------------------------------------------------===//

Value Graph::invert(Value truth, Location loc) {
  if (std::optional<bool> known = predicates.known(truth))
    return constantBool(!*known);
  Operation *op = truth.getDefiningOp();
  if (op && getOperatorName(op) == "aten::__not__")
    return op->getOperand(0);
  return emitValue("aten::__not__", {truth}, loc);
}

Value Graph::bothHold(Value x, Value y, Location loc) {
  if (!x || !y)
    return {};
  if (predicates.known(x) == true || predicates.known(y) == false)
    return y;
  return predicates.known(y) == true || predicates.known(x) == false
             ? x
             : emitValue("aten::__and__.bool", {x, y}, loc);
}

Value Graph::oneHolds(Value x, Value y, Location loc) {
  if (!x || !y)
    return {};
  if (predicates.known(x) == false || predicates.known(y) == true)
    return y;
  return predicates.known(y) == false || predicates.known(x) == true
             ? x
             : emitValue("aten::__or__.bool", {x, y}, loc);
}

Value Graph::areEqual(Value x, Value y, Location loc) {
  if (!x || !y)
    return {};
  Attribute known = cast<TorchIntType>(x.getType()).getKnown();
  bool isSame =
      x == y || (known && known == cast<TorchIntType>(y.getType()).getKnown());
  return isSame ? constantBool(true) : emitValue("aten::eq.int", {x, y}, loc);
}

/// Tells of the dims that are taken not to be 1, so that what is squeezed has
/// one rank.
void Graph::noteSqueezed(Value tensor, const llvm::BitVector &before,
                         Location loc) {
  const Symbols &symbols = oracle.getSymbols();
  for (Attribute dim : cast<TorchTensorType>(tensor.getType()).getDims()) {
    auto symbol = dyn_cast<StringAttr>(dim);
    ArrayRef<double> sizes =
        symbol ? symbols.getSamples(symbol) : ArrayRef<double>();
    auto isOne = [&](unsigned k) { return sizes[k] == 1; };
    if (!sizes.empty() && llvm::any_of(before.set_bits(), isOne) &&
        llvm::none_of(symbols.getLive().set_bits(), isOne))
      findings.warn(loc, "dim '" + symbol.getValue() +
                             "' is taken not to be 1: it would be squeezed");
  }
}

} // namespace torchonnx
