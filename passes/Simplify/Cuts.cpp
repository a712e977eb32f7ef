//===- Cuts.cpp - Cuts by numbers of the run ------------------------------===//
//
// How long a slice or a range is whose ends or steps only the run knows; which
// sizes are taken not to be 1.
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

/// How long `x[start:end]` is where the numbers are those of a loop's
/// iterations: what they differ by, if no iteration leaves the dim.
Attribute Evaluator::lengthOfCut(ArrayRef<Value> slice) {
  auto type = cast<TorchTensorType>(slice[0].getType());
  std::optional<int64_t> dim = getConstantInt(slice[1]);
  Symbols &symbols = oracle.getSymbols();
  const SizeFacts &facts = symbols.getFacts();
  auto start = asLinear(slice[2], iterations, symbols),
       end = asLinear(slice[3], iterations, symbols);
  if (!dim || !start || !end || getConstantInt(slice[4]) != 1 ||
      !start->iteration || start->iteration != end->iteration ||
      start->scale != end->scale)
    return {};
  auto trips =
      dyn_cast<TorchIntType>(iterations.lookup(start->iteration).getType());
  SizeExpr count = symbols.getExpr(trips ? trips.getKnown() : Attribute()),
           size = symbols.getExpr(
               type.getDims()[*dim < 0 ? *dim + type.getRank() : *dim]),
           length = end->offset - start->offset;
  // The last iteration; there is one, or nothing is cut.
  SizeExpr last = start->scale * (count - 1) + start->offset;
  bool goesUp = start->scale.isAtLeast(0, facts);
  auto isInside = [&](const SizeExpr &place) {
    return (size - place - length).isAtLeast(0, facts);
  };
  // Iterations may count downwards.
  bool beginsInside =
      start->offset.isAtLeast(0, facts) && (goesUp || last.isAtLeast(0, facts));
  if (!length.isAtLeast(0, facts) || !beginsInside || !isInside(last) ||
      !isInside(start->offset))
    return {};
  return symbols.getSize(length);
}

/// How long a cut of a dim of size `of` is, or an `arange` of dtype `of`, by
/// these up to three numbers. The same one is as long.
StringAttr Evaluator::openLength(Attribute of, ValueRange numbers) {
  auto at = [&](size_t i) { return i < numbers.size() ? numbers[i] : Value(); };
  std::pair cut = {of, std::tuple(at(0), at(1), at(2))};
  auto [it, isNew] = cutSizes.insert({cut, {}});
  if (isNew) {
    // A cut is no longer than the dim.
    Attribute most = isa<TypeAttr>(of) ? Attribute() : of;
    it->second = oracle.getSymbols().addUnbacked(SizeRange{/*min=*/0}, most);
    heap.eraseWithScope(cutSizes, cut);
  }
  return it->second;
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
