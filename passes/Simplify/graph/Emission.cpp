//===- Emission.cpp - The operators that are left -------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "dialects/Torch/WeightFormulas.h"
#include "passes/Simplify/graph/Graph.h"
#include "passes/Simplify/values/Call.h"
#include "passes/Utils/KnownNumbers.h"
#include "passes/Utils/RunTimeNumbers.h"
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
  b.setListener(builder.getListener());
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

/// Gives the numbers that only the run knows, alone or in lists, symbols that
/// stand for them; sums and products, those of what they are of. False if there
/// are none without.
bool Graph::nameNumbers(MutableArrayRef<Value> operands, Location loc) {
  bool named = false;
  static const llvm::StringSet<> arithmetic = {"aten::add.int", "aten::sub.int",
                                               "aten::mul.int"};
  std::function<bool(Value)> name = [&](Value value) {
    auto type = dyn_cast<TorchIntType>(value.getType());
    Operation *def = value.getDefiningOp();
    StringRef what = def ? getOperatorName(def) : StringRef();
    if (type && !type.getKnown() && arithmetic.contains(what)) {
      for (Value operand : def->getOperands())
        name(operand);
      Refusal why;
      auto number = oracle.infer(what, def->getOperands(), why);
      if (succeeded(number)) {
        value.setType(number->front().type);
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

/// The number that an operator read of its one operand, a tensor, in this block
/// already: it is known to be the same then.
static Value readBefore(StringRef name, ValueRange operands, Block *block) {
  constexpr unsigned most = 16;
  if (operands.size() != 1 || !isa<TorchTensorType>(operands[0].getType()))
    return {};
  // The last that were made come first.
  unsigned looks = 0;
  for (Operation *user : operands[0].getUsers()) {
    if (++looks > most)
      break;
    if (user->getBlock() == block && getOperatorName(user) == name &&
        user->getNumOperands() == 1 && user->getNumResults() == 1 &&
        isa<TorchIntType, TorchFloatType, TorchBoolType>(
            user->getResult(0).getType()))
      return user->getResult(0);
  }
  return {};
}

/// The type of a tensor with another size in a dim, of those that it has.
static Type withSize(Type tensor, int64_t dim, Attribute size) {
  auto type = cast<TorchTensorType>(tensor);
  SmallVector<Attribute> dims(type.getDims());
  if (!dims.empty())
    dims[fromFront(dim, type.getRank())] = size;
  return TorchTensorType::get(type.getContext(), dims, type.getDtype());
}

/// The overload for numbers of the kinds that these are, of an operator whose
/// schema says no more than that it takes numbers.
static StringRef overloadOf(StringRef name, ValueRange operands,
                            Oracle &oracle) {
  auto isNumber = [](const SchemaArg &arg) { return arg.type == "Scalar"; };
  auto isOf = [](Value operand, const SchemaArg &arg) {
    return isa<TorchIntType>(operand.getType())     ? arg.type == "int"
           : isa<TorchFloatType>(operand.getType()) ? arg.type == "float"
                                                    : false;
  };
  const OpSchema *schema = oracle.getSchema(name);
  if (!schema || schema->args.empty() || schema->returns.size() != 1 ||
      !llvm::all_of(schema->args, isNumber))
    return name;
  const SchemaArg &result = schema->returns.front();
  for (const OpSchema *other : oracle.getOverloads(schema->baseName()))
    if (other->args.size() == operands.size() &&
        llvm::all_of_zip(operands, other->args, isOf) &&
        (isNumber(result) || result.type == other->returns.front().type))
      return other->name;
  return name;
}

//===----------------------------------------------------------------------===//
// What an operator gives
//===----------------------------------------------------------------------===//

/// An operator that is to be emitted, and what LibTorch is asked of it.
struct Graph::Question {
  StringRef name;
  SmallVector<Value, 6> operands;
  /// With other numbers where the run's have no samples that say something.
  SmallVector<Value, 6> asked;
  Location loc;
  /// The samples before it was asked.
  llvm::BitVector liveBefore;
  /// How long a dim of the result is, only the run knows: that of a cut, of an
  /// `arange` of as many `numbers`, or the elements that are picked.
  bool isCut = false, isPicked = false;
  size_t numbers = 0;
  /// Asked about another element than the one that is taken, or where a cut
  /// begins: the results' types do not depend on it.
  bool isElsewhere = false;

  Value operand(StringRef operand) const {
    return NamedOperands{name, operands}[operand];
  }
  Value &askedFor(StringRef operand) {
    return asked[positionOf(loc->getContext(), name, operand, asked.size())];
  }
};

/// The operand that says which element of a dim is taken or where a cut begins.
static StringRef getIndexOperand(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"aten::select.int", "aten::select_scatter"}, "index")
      .Case("aten::narrow", "start")
      .Default("");
}

/// Puts numbers that are known in the place of those that only the run knows.
void Graph::prepare(Question &question) {
  StringRef name = question.name;
  ArrayRef<Value> operands = question.operands;
  const Symbols &symbols = oracle.getSymbols();
  question.asked.assign(operands.begin(), operands.end());
  question.isCut = isCutByTheRun(name, operands, symbols);
  // Asked for the dtype and the other dims only.
  if (question.isCut) {
    question.askedFor("start") = question.askedFor("end") = none();
    question.askedFor("step") = constantInt(1);
  }
  MutableArrayRef<Value> range = rangeOfTheRun(name, question.asked, symbols);
  question.numbers = range.size();
  // From 0 to 1 in steps of 1.
  for (auto [i, number] : llvm::enumerate(range))
    number = isa<TorchFloatType>(number.getType())
                 ? constant(b.getF64FloatAttr(i > 0 || range.size() == 1))
                 : constantInt(i > 0 || range.size() == 1);
  question.isPicked = isPickedByTheRun(name, operands, symbols);
  if (question.isPicked)
    question.askedFor("k") = constantInt(1);
  // The samples of what only data decides say nothing of where it points to.
  StringRef index = getIndexOperand(name);
  auto place = index.empty()
                   ? TorchIntType()
                   : dyn_cast<TorchIntType>(question.operand(index).getType());
  question.isElsewhere = place && symbols.isUnbacked(place.getKnown());
  if (question.isElsewhere)
    question.askedFor(index) = constantInt(0);
}

/// What LibTorch says, or what is known besides where it refuses samples of
/// sizes that only data decides.
FailureOr<SmallVector<Inferred>> Graph::ask(Question &question, Refusal &why) {
  StringRef &name = question.name;
  Symbols &symbols = oracle.getSymbols();
  size_t numUnbacked = symbols.getUnbacked().size();
  FailureOr<SmallVector<Inferred>> inferred =
      oracle.infer(name, question.asked, why);
  // What a constant holds at 0 is not what it holds there.
  if (question.isElsewhere && succeeded(inferred))
    for (Inferred &result : *inferred)
      result.value = {};
  if (succeeded(inferred)) {
    ArrayRef<StringAttr> fresh = symbols.getUnbacked().drop_front(numUnbacked);
    runSizes.shareCount({name, question.operands}, fresh, *inferred);
  }
  if (failed(inferred) && nameNumbers(question.asked, question.loc)) {
    for (auto [operand, named] : llvm::zip(question.operands, question.asked))
      if (isa<ListType>(named.getType()))
        operand = named;
    inferred = oracle.infer(name, question.asked, why);
  }
  if (succeeded(inferred) &&
      llvm::any_of(*inferred, [](const Inferred &result) {
        return result.isOtherElsewhere;
      })) {
    why = {"the rank of the result depends on sizes", /*isPyTorchs=*/false};
    return failure();
  }
  if (succeeded(inferred) &&
      symbols.getLive().count() >= question.liveBefore.count())
    return inferred;
  llvm::BitVector liveAfter = symbols.getLive();
  symbols.setLive(question.liveBefore);
  if (auto open = oracle.inferOpen(name, question.asked)) {
    if (name == "aten::split.sizes")
      name = "aten::split_with_sizes";
    return *open;
  }
  symbols.setLive(std::move(liveAfter));
  return inferred;
}

/// Gives the results the sizes that only the run knows.
LogicalResult Graph::setOpenSizes(const Question &question,
                                  MutableArrayRef<Inferred> results) {
  std::optional<int64_t> dim = 0;
  if (question.isCut || question.isPicked) {
    dim = getConstantInt(question.operand("dim"));
    if (!dim)
      return error(question.loc,
                   (question.isCut ? "a slice of" : "topk along") +
                       StringRef(" a dim that only the run knows"));
  }
  if (question.isCut) {
    auto type = cast<TorchTensorType>(results.front().type),
         from = cast<TorchTensorType>(question.operand("self").getType());
    Attribute size = from.getDims()[fromFront(*dim, from.getRank())];
    Attribute length = runSizes.lengthOfCut(question.operands);
    if (!length)
      length = runSizes.openLength(size, {question.operand("start"),
                                          question.operand("end"),
                                          question.operand("step")});
    results.front() = {withSize(type, *dim, length), {}};
  }
  if (question.numbers) {
    Type type = results.front().type;
    Attribute dtype = TypeAttr::get(cast<TorchTensorType>(type).getDtype());
    Attribute length = runSizes.openLength(
        dtype, ValueRange(question.operands).take_front(question.numbers));
    results.front() = {withSize(type, 0, length), {}};
  }
  if (question.isPicked) {
    Attribute count =
        cast<TorchIntType>(question.operand("k").getType()).getKnown();
    if (!count)
      count = oracle.getSymbols().addUnbackedCount();
    for (Inferred &result : results)
      result = {withSize(result.type, *dim, count), {}};
  }
  return success();
}

/// Types of numbers that the samples, or the schema, tell otherwise.
void Graph::settleNumber(const Question &question, Inferred &result) {
  ArrayRef<Value> operands = question.operands;
  // A bool that the samples agree on is not known, nor is it as a number. One
  // that comparisons of sizes tell is a size.
  if (operands.size() == 1 && isa<TorchBoolType>(operands[0].getType()) &&
      !getConstant(operands[0])) {
    if (auto number = dyn_cast<TorchIntType>(result.type)) {
      if (!isa_and_nonnull<StringAttr>(number.getKnown()))
        result = {TorchIntType::get(context), {}};
    } else if (isa<TorchFloatType>(result.type)) {
      result = {TorchFloatType::get(context), {}};
    }
  }
}

/// Few samples tell little of what comes after.
void Graph::noteFewSamples(const Question &question) {
  unsigned after = oracle.getSymbols().getLive().count();
  if (!options.onRefusal || after >= question.liveBefore.count() ||
      (after >= fewSamples &&
       (!options.tellsOfAny || runSizes.isConditional(question.asked))))
    return;
  // A single one tells nothing of the others.
  llvm::BitVector live = oracle.getSymbols().getLive();
  if (after == 1)
    oracle.getSymbols().setLive(question.liveBefore);
  options.onRefusal(question.name, question.asked, question.loc,
                    runSizes.isConditional(question.asked));
  oracle.getSymbols().setLive(live);
}

/// In a branch that only sizes of 1 reach, such a dim is one to take its only
/// element of; elsewhere its type does not tell.
void Graph::takeOnlyElement(Question &question, Type result) {
  if (question.name != "aten::squeeze.dim")
    return;
  auto from = cast<TorchTensorType>(question.operand("self").getType());
  std::optional<int64_t> dim = getConstantInt(question.operand("dim"));
  if (dim && cast<TorchTensorType>(result).getRank() < from.getRank() &&
      from.getSymbol(fromFront(*dim, from.getRank()))) {
    question.name = "aten::select.int";
    question.operands.push_back(constantInt(0));
  }
}

/// Notes that a call is refused, which is sure where the program gets there if
/// it is of the operator that the program calls, in place or not, and all that
/// it was given is known, or it divides by 0. What is emitted for an operator
/// may be refused where that is not.
void Graph::noteRefusal(const Question &question, const Refusal &why,
                        bool isByZero) {
  static const llvm::StringSet<> divisions = {
      "aten::floordiv.int", "aten::remainder.int", "aten::div.int"};
  StringRef name = question.name;
  bool isSure =
      why.isOfOperands &&
      evaluated.split('.').first.rtrim('_') == name.split('.').first &&
      (isByZero || areKnown(question.operands) ||
       (divisions.contains(name) &&
        getConstantInt(question.operands.back()) == 0));
  bool isConditional = runSizes.isConditional(question.asked);
  findings.refusal.emplace(RefusedCall{question.loc, name.str(),
                                       symbolsAmong(question.asked),
                                       isConditional, isSure});
  // Sizes have no part in one that is sure.
  if (options.onRefusal && !isSure)
    options.onRefusal(name, question.asked, question.loc, isConditional);
}

/// Whether ints are divided by a 0 that is known, which PyTorch finds out as
/// soon as there is an element.
bool Graph::dividesByZero(const Question &question,
                          ArrayRef<Inferred> inferred) const {
  static const llvm::StringSet<> divisions = {"aten::div", "aten::floor_divide",
                                              "aten::remainder", "aten::fmod"};
  auto type = inferred.size() == 1
                  ? dyn_cast<TorchTensorType>(inferred.front().type)
                  : TorchTensorType();
  if (!type || !type.getDtype().isInteger() ||
      !divisions.contains(StringRef(question.name).split('.').first))
    return false;
  Attribute divisor = getConstant(question.operand("other"));
  if (!divisor || !llvm::all_of(type.getDims(), [&](Attribute dim) {
        return oracle.getSymbols().isAtLeast(dim, 1);
      }))
    return false;
  if (auto number = dyn_cast<IntegerAttr>(divisor))
    return number.getValue().isZero();
  auto elements = dyn_cast<DenseElementsAttr>(divisor);
  return elements && isa<IntegerType>(elements.getElementType()) &&
         llvm::any_of(elements.getValues<APInt>(),
                      [](const APInt &element) { return element.isZero(); });
}

/// The op, and constants for those of its results that are known.
SmallVector<Value, 2> Graph::build(const Question &question,
                                   ArrayRef<Inferred> inferred) {
  SmallVector<Type> types;
  for (const Inferred &result : inferred)
    types.push_back(result.type);
  bool allKnown =
      !inferred.empty() &&
      llvm::all_of(inferred, [](const Inferred &i) { return bool(i.value); });
  SmallVector<Value, 2> results;
  if (!allKnown)
    llvm::append_range(results, createOperator(b, question.loc, question.name,
                                               question.operands, types)
                                    ->getResults());
  for (auto [i, result] : llvm::enumerate(inferred)) {
    if (!result.value)
      continue;
    // A known list still is a list of elements; wrap() takes it apart.
    Value known = isa<ElementsAttr>(result.value)
                      ? constant(result.value, result.type,
                                 locateFolded(question.name, question.operands,
                                              result.type, question.loc))
                      : constant(result.value, result.type);
    if (allKnown)
      results.push_back(known);
    else
      results[i] = known;
  }
  for (auto [result, known] : llvm::zip(results, inferred))
    if (!known.isStandard && laidOut.insert(result).second)
      heap.eraseWithScope(laidOut, result);
  for (Value result : results)
    if (isa<TorchIntType>(result.getType()))
      noteSizes(result);
  return results;
}

FailureOr<SmallVector<Value, 2>> Graph::emit(StringRef name, ValueRange given,
                                             Location loc) {
  name = overloadOf(name, given, oracle);
  std::string comparison = comparisonKey(name, given);
  if (Value known = comparisons.lookup(comparison))
    return SmallVector<Value, 2>{known};
  // Replays are not at the end of a block.
  if (Value known =
          entryBlock ? readBefore(name, given, b.getInsertionBlock()) : Value())
    return SmallVector<Value, 2>{known};
  ++findings.steps;
  Question question{name, {}, {}, loc, oracle.getSymbols().getLive()};
  question.operands.assign(given.begin(), given.end());
  // In a branch on it, a flag is known.
  if (comparison.empty())
    for (Value &operand : question.operands)
      if (isa<TorchBoolType>(operand.getType()) && !getConstant(operand))
        if (std::optional<bool> known = predicates.known(operand))
          operand = constantBool(*known);
  prepare(question);
  Refusal why;
  auto inferred = ask(question, why);
  bool isKnown = succeeded(inferred) &&
                 llvm::none_of(*inferred, [](const Inferred &result) {
                   return isa<ListType>(result.type);
                 });
  StringRef unknown =
      isKnown ? "" : findUnknown(oracle, question.name, question.operands);
  if (!unknown.empty())
    return error(loc, "'" + question.name + "' cannot be converted: its '" +
                          unknown + "' is known only at run time");
  bool isByZero = succeeded(inferred) && dividesByZero(question, *inferred);
  if (isByZero) {
    inferred = failure();
    why = {"ZeroDivisionError", /*isPyTorchs=*/true, /*isOfOperands=*/true};
  }
  if (failed(inferred)) {
    noteRefusal(question, why, isByZero);
    return error(loc, (why.isPyTorchs
                           ? "PyTorch refuses " + question.name + ": "
                           : "'" + question.name + "' cannot be converted: ") +
                          why.message);
  }
  if (failed(setOpenSizes(question, *inferred)))
    return failure();
  if (inferred->size() == 1)
    settleNumber(question, inferred->front());
  noteFewSamples(question);
  if (inferred->size() == 1)
    takeOnlyElement(question, inferred->front().type);
  SmallVector<Value, 2> results = build(question, *inferred);
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

} // namespace torchonnx
