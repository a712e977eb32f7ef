//===- Cuts.cpp - What samples of sizes do not tell of --------------------===//
//
// How long a slice is whose ends only the run knows; which numbers are so large
// that no sample of a size reaches them; which sizes are taken not to be 1.
//
//===----------------------------------------------------------------------===//

#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// Whether a slice begins or ends at a number that only the run knows, or takes
/// such steps. Its length is then a number of its own: it is clamped to the
/// dim.
bool isCutByTheRun(StringRef name, ValueRange operands,
                   const Symbols &symbols) {
  return name == "aten::slice.Tensor" &&
         llvm::any_of(operands.slice(2, 3),
                      [&](Value bound) { return isOfTheRun(bound, symbols); });
}

/// The bounds and the step of an `arange`, whose length only the run knows as
/// it is of floats, or a quotient by what may be larger than all samples; none
/// of any other operator.
MutableArrayRef<Value> rangeOfTheRun(StringRef name,
                                     MutableArrayRef<Value> operands,
                                     const Symbols &symbols) {
  if (!name.starts_with("aten::arange"))
    return {};
  size_t count = name == "aten::arange.start_step" ? 3
                 : name == "aten::arange.start"    ? 2
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
bool isPickedByTheRun(StringRef name, ValueRange operands,
                      const Symbols &symbols) {
  return name == "aten::topk" && isOfTheRun(operands[1], symbols);
}

/// `narrow` to a length that only the run knows is a slice.
Evaluator::Outcome Evaluator::narrowByTheRun(Call &call) {
  if (call.name != "aten::narrow")
    return Outcome::Declined;
  auto numbers = materializeAll(ArrayRef(call.args).drop_front(), call.loc);
  if (failed(numbers))
    return Outcome::Failed;
  Value start = (*numbers)[1], length = (*numbers)[2];
  if (!isOfTheRun(length, oracle.getSymbols()))
    return Outcome::Declined;
  Value end = emitValue("aten::add.int", {start, length}, call.loc);
  if (!end)
    return Outcome::Failed;
  Call slice = call;
  slice.name = "aten::slice.Tensor";
  slice.args = {call.args[0], call.args[1], start, end, constantInt(1)};
  LogicalResult result = evaluateCall(slice);
  call.results = slice.results;
  return succeeded(result) ? Outcome::Done : Outcome::Failed;
}

namespace {
/// `scale * iteration + offset`, the form of most numbers in a loop, with
/// numbers that do not depend on it: their values in each sample.
struct Linear {
  Value iteration;
  Symbols::Samples scale, offset;
};
} // namespace

/// The values of a number or symbol in each sample.
static std::optional<Symbols::Samples> samplesOf(Attribute known,
                                                 const Symbols &symbols) {
  if (auto number = dyn_cast_or_null<IntegerAttr>(known))
    return Symbols::Samples(symbols.getNumSamples(), number.getInt());
  auto symbol = dyn_cast_or_null<StringAttr>(known);
  if (!symbol || symbols.isUnbacked(symbol))
    return std::nullopt;
  return Symbols::Samples(symbols.getSamples(symbol));
}

static std::optional<Linear>
asLinear(Value value, const llvm::DenseMap<Value, Value> &iterations,
         const Symbols &symbols) {
  Symbols::Samples zeros(symbols.getNumSamples(), 0), ones(zeros.size(), 1);
  if (iterations.contains(value))
    return Linear{value, ones, zeros};
  if (auto type = dyn_cast<TorchIntType>(value.getType()))
    if (auto samples = samplesOf(type.getKnown(), symbols))
      return Linear{{}, zeros, *samples};
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (name != "aten::add.int" && name != "aten::sub.int" &&
      name != "aten::mul.int")
    return std::nullopt;
  auto a = asLinear(op->getOperand(0), iterations, symbols),
       c = asLinear(op->getOperand(1), iterations, symbols);
  if (!a || !c)
    return std::nullopt;
  Linear result{a->iteration ? a->iteration : c->iteration, zeros, zeros};
  bool isProduct = name == "aten::mul.int";
  if (a->iteration && c->iteration &&
      (isProduct || a->iteration != c->iteration))
    return std::nullopt;
  int64_t sign = name == "aten::add.int" ? 1 : -1;
  for (size_t k = 0; k < zeros.size(); ++k) {
    result.offset[k] = isProduct ? a->offset[k] * c->offset[k]
                                 : a->offset[k] + sign * c->offset[k];
    result.scale[k] =
        isProduct ? a->scale[k] * c->offset[k] + a->offset[k] * c->scale[k]
                  : a->scale[k] + sign * c->scale[k];
  }
  return result;
}

/// How long `x[start:end]` is where the numbers are those of a loop's
/// iterations: what they differ by, if no iteration leaves the dim.
Attribute Evaluator::lengthOfCut(ArrayRef<Value> slice) {
  auto type = cast<TorchTensorType>(slice[0].getType());
  std::optional<int64_t> dim = getConstantInt(slice[1]);
  Symbols &symbols = oracle.getSymbols();
  auto start = asLinear(slice[2], iterations, symbols),
       end = asLinear(slice[3], iterations, symbols);
  if (!dim || !start || !end || getConstantInt(slice[4]) != 1 ||
      !start->iteration || start->iteration != end->iteration)
    return {};
  auto trips =
      dyn_cast<TorchIntType>(iterations.lookup(start->iteration).getType());
  auto count = samplesOf(trips ? trips.getKnown() : Attribute(), symbols);
  auto size = samplesOf(type.getDims()[*dim < 0 ? *dim + type.getRank() : *dim],
                        symbols);
  if (!count || !size)
    return {};
  Symbols::Samples length(symbols.getNumSamples(), 0);
  for (unsigned k : symbols.getLive().set_bits()) {
    length[k] = end->offset[k] - start->offset[k];
    if ((*count)[k] < 1)
      continue;
    // Iterations may count downwards.
    double first = start->offset[k],
           last = start->scale[k] * ((*count)[k] - 1) + first;
    auto [least, most] = std::minmax({first, last});
    if (start->scale[k] != end->scale[k] || least < 0 || length[k] < 0 ||
        most + length[k] > (*size)[k])
      return {};
  }
  return symbols.getSize(length);
}

/// How long a cut of a dim of size `of` is, or an `arange` of dtype `of`, by
/// these up to three numbers. The same one is as long.
StringAttr Evaluator::openLength(Attribute of, ValueRange numbers) {
  auto at = [&](size_t i) { return i < numbers.size() ? numbers[i] : Value(); };
  std::pair cut = {of, std::tuple(at(0), at(1), at(2))};
  auto [it, isNew] = cutSizes.insert({cut, {}});
  if (isNew) {
    it->second = oracle.getSymbols().addUnbacked();
    eraseWithScope(cutSizes, cut);
  }
  return it->second;
}

/// Notes the numbers that sizes are compared with in what they are computed
/// from them.
void Evaluator::noteLimit(StringRef name, ValueRange operands) {
  // The least that samples may all be below, and the largest that is tried:
  // operators may allocate what they are asked about.
  constexpr int64_t least = 200, most = 1 << 15;
  static const llvm::StringSet<> names = {
      "prim::min",       "prim::max",   "aten::floordiv",
      "aten::remainder", "aten::slice", "aten::narrow",
      "aten::div",       "aten::split", "aten::tensor_split"};
  if (!names.contains(name.split('.').first))
    return;
  auto isSymbolic = [](Type type) {
    if (auto number = dyn_cast<TorchIntType>(type))
      return bool(number.getSymbol());
    auto tensor = dyn_cast<TorchTensorType>(type);
    return tensor && llvm::any_of(tensor.getDims(), [](Attribute dim) {
             return isa<StringAttr>(dim);
           });
  };
  if (!llvm::any_of(operands.getTypes(), isSymbolic))
    return;
  for (Value operand : operands)
    if (std::optional<int64_t> number = getConstantInt(operand);
        number && *number >= -most && *number <= most &&
        std::abs(*number) >= least)
      largestLimit = std::max<int64_t>(largestLimit, std::abs(*number));
}

/// The number that a dim is where `symbol`, which is computed from it, is
/// `number`: they differ as they do in the sample in which the dim is largest.
static int64_t limitOfDim(StringAttr symbol, int64_t number,
                          const Symbols &symbols) {
  ArrayRef<double> samples = symbols.getSamples(symbol);
  const llvm::BitVector &live = symbols.getLive();
  for (StringAttr atom : symbols.getAtoms()) {
    ArrayRef<double> sizes = symbols.getSamples(atom);
    unsigned largest = live.find_first(), same = 0;
    for (unsigned k : live.set_bits())
      if (sizes[k] > sizes[largest])
        largest = k;
    double offset = sizes[largest] - samples[largest];
    for (unsigned k : live.set_bits())
      same += sizes[k] - samples[k] == offset;
    if (2 * same > live.count())
      return number + int64_t(offset);
  }
  return number;
}

/// Notes that a size that varies is compared with a number, and where it is on
/// one side of it in all samples, perhaps only because those in which it is
/// small are not there.
void Evaluator::noteSmallLimit(Attribute size, int64_t number) {
  const Symbols &symbols = oracle.getSymbols();
  auto symbol = dyn_cast_or_null<StringAttr>(size);
  if (!symbol)
    return;
  constexpr int64_t most = 200;
  if (int64_t limit = limitOfDim(symbol, number, symbols);
      limit > 1 && limit < most)
    smallLimits.insert(limit);
  ArrayRef<double> samples = symbols.getSamples(symbol);
  auto is = [&](auto compare) {
    return llvm::all_of(symbols.getLive().set_bits(), [&](unsigned k) {
      return compare(samples[k], double(number));
    });
  };
  wantsSmallSizes |= is(std::less_equal<>()) || is(std::greater_equal<>());
}

/// The same of what an operator cuts, clamps or takes the diagonal of.
void Evaluator::noteSmallLimits(StringRef name, ValueRange operands) {
  const Symbols &symbols = oracle.getSymbols();
  auto knownOf = [](Value number) {
    auto type = dyn_cast<TorchIntType>(number.getType());
    return type ? type.getKnown() : Attribute();
  };
  if (name == "prim::min.int" || name == "prim::max.int") {
    for (unsigned i : {0, 1})
      if (std::optional<int64_t> number = getConstantInt(operands[i]))
        noteSmallLimit(knownOf(operands[1 - i]), *number);
    return;
  }
  if (name != "aten::slice.Tensor" && name != "aten::diagonal")
    return;
  auto type = cast<TorchTensorType>(operands[0].getType());
  if (name == "aten::diagonal") {
    // As long as the shorter side.
    for (Attribute dim : type.getDims())
      for (Attribute other : type.getDims())
        if (auto size = dyn_cast<IntegerAttr>(other))
          noteSmallLimit(dim, size.getInt());
    return;
  }
  std::optional<int64_t> dim = getConstantInt(operands[1]);
  if (!dim || !type.getRanked() || !type.getRank())
    return;
  std::optional<int64_t> size = type.getSize(*dim);
  // Every dim is at least 1, but not every size; what is not bounded ends far
  // away.
  StringAttr symbol = type.getSymbol(*dim);
  bool isDim = symbol && Symbols::isAtom(symbol) && !symbols.isUnbacked(symbol);
  const int64_t least = isDim ? 2 : 1, most = 1 << 15;
  for (Value bound : {operands[2], operands[3]}) {
    std::optional<int64_t> number = getConstantInt(bound);
    if (number && std::abs(*number) >= least && std::abs(*number) <= most)
      noteSmallLimit(symbol, std::abs(*number));
    else if (!number && size)
      noteSmallLimit(knownOf(bound), *size);
  }
}

/// Tells of the dims that are taken not to be 1, so that what is squeezed has
/// one rank.
void Evaluator::noteSqueezed(Value tensor, const llvm::BitVector &before,
                             Location loc) {
  const Symbols &symbols = oracle.getSymbols();
  for (Attribute dim : cast<TorchTensorType>(tensor.getType()).getDims()) {
    auto symbol = dyn_cast<StringAttr>(dim);
    ArrayRef<double> sizes =
        symbol ? symbols.getSamples(symbol) : ArrayRef<double>();
    auto isOne = [&](unsigned k) { return sizes[k] == 1; };
    if (!sizes.empty() && llvm::any_of(before.set_bits(), isOne) &&
        llvm::none_of(symbols.getLive().set_bits(), isOne))
      emitWarning(loc) << "dim '" << symbol.getValue()
                       << "' is taken not to be 1: it would be squeezed";
  }
}

} // namespace torchonnx
