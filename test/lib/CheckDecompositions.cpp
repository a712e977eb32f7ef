//===- CheckDecompositions.cpp - Every rule against its operator ----------===//
//
// The pass torch-check-decompositions of torch-onnx-test-opt. Runs each op and
// what it decomposes to on the same inputs, in LibTorch, for several sizes of
// the symbolic dims, and compares the answers. This is how decompositions are
// tested (test/Differential); it changes nothing.
//
// In: functions of torch values whose result types may be left out
// (`!torch.tensor`). Each op and what it decomposes to run on random inputs,
// special values among them. Argument attributes `test.values` say which values
// an argument takes; the function's `test.compare` whether only types or
// distributions are compared, `test.tolerance` and `test.absolute` by how much
// numbers may differ, and `test.refused` why a rule is to refuse the op. Each
// call that a rule makes is also let fail once.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/Quantization.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Trials.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <complex>

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {

/// Compares what PyTorch answers with what a decomposition does, as the
/// function's attributes say:
///   test.tolerance, test.absolute   what numbers of float32 may differ by;
///                                   see digitsOf
///   test.compare = "draws"          the elements are random numbers: both have
///                                   to be of one distribution
///   test.compare = "types"          the elements are not set
class Comparison {
public:
  Comparison(func::FuncOp function);
  /// The first difference, empty if there is none.
  std::string compare(Attribute want, Attribute got);

private:
  bool agree(const APFloat &want, const APFloat &got);
  double tolerance, absolute;
  std::string kind;
};

} // namespace

Comparison::Comparison(func::FuncOp function) {
  auto setting = [&](StringRef name, double otherwise) {
    auto given = function->getAttrOfType<FloatAttr>(name);
    return given ? given.getValueAsDouble() : otherwise;
  };
  tolerance = setting("test.tolerance", 1e-6);
  absolute = setting("test.absolute", 0);
  if (auto given = function->getAttrOfType<StringAttr>("test.compare"))
    kind = given.getValue().str();
}

/// The elements as they follow each other in size; nan is none of them.
static std::vector<double> sorted(DenseElementsAttr elements) {
  std::vector<double> values = toDoubles(elements);
  llvm::erase_if(values, [](double x) { return std::isnan(x); });
  llvm::sort(values);
  return values;
}

/// By how much the distribution function of `x` exceeds that of `y` at most,
/// where numbers that differ by less than `slack` are the same.
static double largestExcess(ArrayRef<double> x, ArrayRef<double> y,
                            double slack) {
  auto share = [](ArrayRef<double> values, double limit) {
    return double(llvm::upper_bound(values, limit) - values.begin()) /
           double(values.size());
  };
  double most = 0;
  for (double limit : x) {
    double above = limit + slack * (std::abs(limit) + 1);
    most = std::max(most, share(x, limit) - share(y, above));
  }
  return most;
}

/// Whether both can be drawn from one distribution: whether their distribution
/// functions are nowhere further apart than happens once in a million times
/// (Smirnov's test of two samples, whose limit is sqrt(-ln(1e-6 / 2) / 2)).
static bool areAlike(DenseElementsAttr want, DenseElementsAttr got) {
  std::vector<double> x = sorted(want), y = sorted(got);
  if (x.empty() || y.empty())
    return x.size() == y.size();
  constexpr double kSlack = 1e-5;
  double apart =
      std::max(largestExcess(x, y, kSlack), largestExcess(y, x, kSlack));
  double n = x.size(), m = y.size();
  return apart <= 2.69 * std::sqrt((n + m) / (n * m));
}

/// By which part of themselves numbers may differ: some units of the last place
/// by themselves, for PyTorch's vectorized functions differ from its scalar
/// ones by as many. Where `tolerance` says that a formula loses more of
/// float32, it loses as many times more of float64, whose series are as long;
/// half precision is rounded after it, once.
static double digitsOf(const llvm::fltSemantics &semantics, double tolerance) {
  constexpr double kFloat = 1e-6, kDouble = 1e-12;
  if (&semantics == &APFloat::IEEEhalf())
    return std::max(tolerance, 0x1p-10);
  if (&semantics == &APFloat::BFloat())
    return std::max(tolerance, 0x1p-7);
  if (&semantics == &APFloat::IEEEdouble())
    return tolerance * (kDouble / kFloat);
  return tolerance;
}

bool Comparison::agree(const APFloat &want, const APFloat &got) {
  double x = want.convertToDouble(), y = got.convertToDouble();
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y);
  if (std::isinf(x) || std::isinf(y))
    return x == y;
  double digits = digitsOf(want.getSemantics(), tolerance);
  return std::abs(x - y) <=
         digits * std::abs(x) + std::max(digits / 10, absolute);
}

std::string Comparison::compare(Attribute want, Attribute got) {
  if (want == got)
    return {};
  auto list = dyn_cast_or_null<ArrayAttr>(want),
       otherList = dyn_cast_or_null<ArrayAttr>(got);
  if (list && otherList) {
    if (list.size() != otherList.size())
      return llvm::formatv("{0} elements, PyTorch gives {1}", otherList.size(),
                           list.size());
    for (auto [i, pair] : llvm::enumerate(llvm::zip(list, otherList)))
      if (std::string why = compare(std::get<0>(pair), std::get<1>(pair));
          !why.empty())
        return "element " + std::to_string(i) + ": " + why;
    return {};
  }
  auto number = dyn_cast_or_null<FloatAttr>(want),
       otherNumber = dyn_cast_or_null<FloatAttr>(got);
  if (number && otherNumber && agree(number.getValue(), otherNumber.getValue()))
    return {};
  auto elements = dyn_cast_or_null<DenseElementsAttr>(want),
       others = dyn_cast_or_null<DenseElementsAttr>(got);
  if (!elements || !others)
    return llvm::formatv("{0}, PyTorch gives {1}", got, want);
  if (elements.getType() != others.getType())
    return llvm::formatv("{0}, PyTorch gives {1}", others.getType(),
                         elements.getType());
  if (kind == "types")
    return {};
  if (kind == "draws")
    return areAlike(elements, others) ? "" : "it is of another distribution";
  auto place = [&](int64_t flat) {
    std::string text;
    for (int64_t size : llvm::reverse(elements.getType().getShape())) {
      text.insert(0, std::to_string(flat % size) + (text.empty() ? "" : ", "));
      flat /= size;
    }
    return "[" + text + "]";
  };
  Type dtype = elements.getElementType();
  int64_t i = 0;
  if (isa<mlir::FloatType>(dtype)) {
    for (auto [x, y] : llvm::zip(elements.getValues<APFloat>(),
                                 others.getValues<APFloat>())) {
      if (!agree(x, y))
        return llvm::formatv("{0} at {1}, PyTorch gives {2}",
                             y.convertToDouble(), place(i),
                             x.convertToDouble());
      ++i;
    }
    return {};
  }
  if (isa<mlir::ComplexType>(dtype)) {
    auto other = others.getValues<std::complex<APFloat>>().begin();
    for (std::complex<APFloat> x :
         elements.getValues<std::complex<APFloat>>()) {
      std::complex<APFloat> y = *other++;
      if (!agree(x.real(), y.real()) || !agree(x.imag(), y.imag()))
        return llvm::formatv(
            "{0} + {1}i at {2}, PyTorch gives {3} + {4}i",
            y.real().convertToDouble(), y.imag().convertToDouble(), place(i),
            x.real().convertToDouble(), x.imag().convertToDouble());
      ++i;
    }
    return {};
  }
  for (auto [x, y] :
       llvm::zip(elements.getValues<APInt>(), others.getValues<APInt>())) {
    if (x != y)
      return llvm::formatv("{0} at {1}, PyTorch gives {2}", y.getSExtValue(),
                           place(i), x.getSExtValue());
    ++i;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// The opset that needs the least decomposed.
constexpr int kOpset = 26;

namespace {

class Checker {
public:
  /// `checked` are the operators whose rules were let fail.
  Checker(Oracle &oracle, llvm::StringSet<> &checked)
      : oracle(oracle), checked(checked) {}
  LogicalResult check(func::FuncOp function);

private:
  /// Gives every op the types that the oracle infers.
  LogicalResult infer(func::FuncOp function);
  /// Replaces every op that has a decomposition by it.
  LogicalResult decompose(func::FuncOp function);
  void updateType(func::FuncOp function);

  Oracle &oracle;
  llvm::StringSet<> &checked;
};

struct CheckDecompositions
    : PassWrapper<CheckDecompositions, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckDecompositions)

  StringRef getArgument() const override {
    return "torch-check-decompositions";
  }
  StringRef getDescription() const override {
    return "Run every op and its decomposition, and compare";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<TorchDialect>();
  }
  void runOnOperation() override {
    Oracle &oracle = getOracle(&getContext());
    oracle.getSymbols().load(getOperation());
    llvm::BitVector live = oracle.getSymbols().getLive();
    llvm::StringSet<> checked;
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      oracle.getSymbols().setLive(live);
      if (failed(Checker(oracle, checked).check(function)))
        signalPassFailure();
    }
    oracle.getSymbols().setLive(live);
  }
};

} // namespace

void Checker::updateType(func::FuncOp function) {
  Operation *terminator = function.front().getTerminator();
  function.setType(FunctionType::get(function.getContext(),
                                     function.getArgumentTypes(),
                                     terminator->getOperandTypes()));
}

/// `value` with its quantized tensors as real ones.
static Value dequantized(TorchBuilder &b, Value value) {
  auto isQuantized = [](Type type) { return !getQuantizedName(type).empty(); };
  if (auto list = dyn_cast<ListType>(value.getType());
      list && llvm::any_of(list.getElements(), isQuantized))
    return b.listOf(llvm::map_to_vector(b.unpack(value), [&](Value element) {
      return dequantized(b, element);
    }));
  return isQuantized(value.getType()) ? b.dequantize(value) : value;
}

LogicalResult Checker::infer(func::FuncOp function) {
  for (Operation &op : llvm::make_early_inc_range(function.front())) {
    StringRef name = getOperatorName(&op);
    if (auto constant = dyn_cast<ConstantOp>(op))
      constant.getResult().setType(getConstantType(constant.getValue()));
    if (auto list = dyn_cast<ListConstructOp>(op))
      list.getResult().setType(ListType::get(
          op.getContext(), llvm::to_vector(list.getElements().getTypes())));
    if (name.empty())
      continue;
    Refusal why;
    FailureOr<SmallVector<Inferred>> inferred =
        oracle.infer(name, op.getOperands(), why);
    if (failed(inferred))
      return op.emitError() << name << ": PyTorch refuses it: " << why.message;
    for (auto [result, known] : llvm::zip(op.getResults(), *inferred))
      result.setType(known.type);
  }
  // Attributes hold no quantized tensors: what they stand for is compared.
  Operation *terminator = function.front().getTerminator();
  TorchBuilder b(OpBuilder(terminator), function.getLoc());
  for (OpOperand &returned : terminator->getOpOperands())
    returned.set(dequantized(b, returned.get()));
  updateType(function);
  return success();
}

/// Lets each call that a rule makes fail, one after the other: it has to come
/// back with that.
static void checkFailures(const DecomposeRules::Function &rule, Operation *op) {
  constexpr unsigned kMost = 200;
  bool failed = true;
  for (unsigned calls = 0; failed && calls < kMost; ++calls) {
    TorchBuilder b(OpBuilder(op), op->getLoc());
    b.failAfter(calls);
    Operation *before = op->getPrevNode();
    (void)rule(b, op);
    failed = b.failed();
    while (op->getPrevNode() != before)
      op->getPrevNode()->erase();
  }
}

LogicalResult Checker::decompose(func::FuncOp function) {
  for (Operation &op : llvm::make_early_inc_range(function.front())) {
    StringRef name = getOperatorName(&op);
    if (auto unpack = dyn_cast<ListUnpackOp>(op))
      if (auto elements = getElements(unpack->getOperand(0)))
        unpack->replaceAllUsesWith(*elements);
    // Packed weights are for the operators that take them.
    if (name.empty() ||
        llvm::any_of(op.getResultTypes(), llvm::IsaPred<ClassType>))
      continue;
    TorchBuilder b(OpBuilder(&op), op.getLoc());
    SmallVector<Value> values;
    std::string reason;
    if (const DecomposeRules::Function *rule =
            DecomposeRules::get().lookup(&op)) {
      if (checked.insert(name).second)
        checkFailures(*rule, &op);
      values = (*rule)(b, &op);
      if (b.failed())
        reason = b.failureReason();
    } else {
      values = replayComposite(b, &op, reason);
    }
    if (!reason.empty()) {
      // What a conversion takes as it is needs no decomposition.
      if (ConvertRules::get().lookup(&op, kOpset))
        continue;
      if (auto expected = function->getAttrOfType<StringAttr>("test.refused");
          expected && StringRef(reason).contains(expected.getValue()))
        return failure();
      return op.emitError() << name << " does not decompose: " << reason;
    }
    values.resize(op.getNumResults());
    for (auto [result, value] : llvm::zip(op.getResults(), values)) {
      if (!value && !result.use_empty())
        return op.emitError() << name << ": its decomposition lacks a result";
      auto want = dyn_cast<TorchTensorType>(result.getType());
      auto got = value ? dyn_cast<TorchTensorType>(value.getType())
                       : TorchTensorType();
      if (want && got && want != got &&
          (want.getDtype() != got.getDtype() ||
           want.getRank() != got.getRank()))
        return op.emitError() << name << ": its decomposition is of type "
                              << got << ", PyTorch's " << want;
      if (value)
        result.replaceAllUsesWith(value);
    }
    op.erase();
  }
  updateType(function);
  return success();
}

/// What PyTorch gave that is not of the type that was inferred, at a sample of
/// the symbols; empty where all is.
static std::string findMistyped(const Symbols &symbols, unsigned row,
                                TypeRange types, ArrayRef<Attribute> results) {
  for (auto [type, result] : llvm::zip(types, results)) {
    auto inferred = dyn_cast<TorchTensorType>(type);
    auto elements = dyn_cast_or_null<ElementsAttr>(result);
    if (!inferred || !elements)
      continue;
    auto found = cast<TorchTensorType>(getConstantType(elements));
    bool agree = inferred.getDtype() == found.getDtype() &&
                 inferred.getRank() == found.getRank();
    for (int64_t i = 0; agree && i < inferred.getRank(); ++i) {
      StringAttr symbol = inferred.getSymbol(i);
      // How many there are may be known to the run alone.
      if (symbol && symbols.isComputed(symbol))
        continue;
      agree = *found.getSize(i) ==
              (symbol ? int64_t(symbols.getSamples(symbol)[row])
                      : *inferred.getSize(i));
    }
    if (!agree)
      return llvm::formatv("{0}, inferred {1}", found, inferred);
  }
  return {};
}

LogicalResult Checker::check(func::FuncOp function) {
  if (failed(infer(function)))
    return failure();
  bool refused = function->hasAttr("test.refused");
  func::FuncOp other = function.clone();
  auto eraseOther = llvm::scope_exit([&] { other.erase(); });
  // Beside the original, for builders to insert into a module.
  function->getBlock()->getOperations().insertAfter(Block::iterator(function),
                                                    other);
  other.setName((function.getName() + "$decomposed").str());
  if (failed(decompose(other)))
    return success(refused);

  Comparison comparison(function);
  auto describe = [&](ArrayRef<Attribute> arguments) {
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::interleaveComma(arguments, os, [&](Attribute argument) {
      if (auto elements = dyn_cast<ElementsAttr>(argument);
          elements && elements.getNumElements() > 12)
        os << elements.getType();
      else
        os << argument;
    });
    return text;
  };

  constexpr unsigned kMostSamples = 4;
  unsigned samples = 0, ran = 0;
  std::string refusal;
  for (unsigned row : oracle.getSymbols().getLive().set_bits()) {
    if (samples++ == kMostSamples)
      break;
    for (bool special : {false, true}) {
      Inputs inputs(oracle.getSymbols(), row, special,
                    /*seed=*/row * 2 + special);
      SmallVector<Attribute> arguments;
      for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
        auto kind = function.getArgAttrOfType<StringAttr>(i, "test.values");
        arguments.push_back(inputs.make(type, kind ? kind.getValue() : ""));
      }
      if (!inputs.error.empty())
        return function.emitError(inputs.error);
      std::string why;
      FailureOr<SmallVector<Attribute>> want =
          oracle.execute(function, arguments, why);
      if (failed(want)) {
        refusal = why;
        continue;
      }
      ++ran;
      if (std::string mistyped = findMistyped(oracle.getSymbols(), row,
                                              function.getResultTypes(), *want);
          !mistyped.empty())
        return function.emitError() << "PyTorch gives " << mistyped;
      FailureOr<SmallVector<Attribute>> got =
          oracle.execute(other, arguments, why);
      if (failed(got))
        return function.emitError() << "the decomposition does not run on ("
                                    << describe(arguments) << "): " << why;
      for (auto [i, pair] : llvm::enumerate(llvm::zip(*want, *got)))
        if (std::string difference =
                comparison.compare(std::get<0>(pair), std::get<1>(pair));
            !difference.empty())
          return function.emitError()
                 << "result " << i << " of the decomposition differs on ("
                 << describe(arguments) << "): " << difference;
    }
  }
  if (!ran)
    return function.emitError() << "no sample runs: " << refusal;
  return success();
}

namespace torchonnx {
void registerCheckDecompositions() { PassRegistration<CheckDecompositions>(); }
} // namespace torchonnx
