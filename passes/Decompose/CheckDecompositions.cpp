//===- CheckDecompositions.cpp - Every rule against its operator ----------===//
//
// Runs each op and what it decomposes to on the same inputs, in LibTorch, for
// several sizes of the symbolic dims, and compares the answers. This is how
// decompositions are tested (test/Differential); it changes nothing.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Quantization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Passes.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include <random>

namespace torchonnx {
#define GEN_PASS_DEF_TORCHCHECKDECOMPOSITIONS
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

namespace {

/// Makes arguments of a function under one sample of its symbols.
class Inputs {
public:
  Inputs(Symbols &symbols, unsigned row, bool special, unsigned seed)
      : symbols(symbols), row(row), special(special), random(seed) {}

  /// A value of `type`; `kind` says of which values, as the argument's
  /// attribute `test.values` does:
  ///   finite     neither infinite nor nan
  ///   unit       within [0, 1]; `open`: within, but not at its ends
  ///   positive   from 0.1 to 4
  ///   below:n    whole numbers from 0 to n - 1; n is a number or a symbol
  ///   from:a:b   whole numbers from a to b
  ///   distinct   finite, no two alike
  ///   definite   symmetric positive definite matrices
  Attribute make(Type type, StringRef kind);
  std::string error;

private:
  SmallVector<int64_t> shapeOf(TorchTensorType type);
  int64_t number(StringRef text);
  double real(StringRef kind, Type dtype, int64_t i);
  Attribute element(StringRef kind, Type dtype, int64_t i);
  ElementsAttr definite(RankedTensorType type);

  Symbols &symbols;
  unsigned row;
  bool special;
  std::mt19937 random;
};

} // namespace

SmallVector<int64_t> Inputs::shapeOf(TorchTensorType type) {
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    StringAttr symbol = type.getSymbol(i);
    shape.push_back(symbol ? int64_t(symbols.getSamples(symbol)[row])
                           : *type.getSize(i));
  }
  return shape;
}

int64_t Inputs::number(StringRef text) {
  int64_t value;
  if (!text.getAsInteger(10, value))
    return value;
  for (StringAttr symbol : symbols.symbols())
    if (symbol.getValue() == text)
      return int64_t(symbols.getSamples(symbol)[row]);
  error = ("no symbol '" + text + "'").str();
  return 1;
}

double Inputs::real(StringRef kind, Type dtype, int64_t i) {
  std::uniform_real_distribution<double> unit(0, 1);
  if (kind == "unit")
    return special && random() % 5 == 0 ? double(random() % 2) : unit(random);
  if (kind == "open")
    return 0.05 + 0.9 * unit(random);
  if (kind == "positive")
    return 0.1 + 3.9 * unit(random);
  if (kind == "distinct")
    return double((i * 7919) % 1009) / 16 - 30;
  if (special && kind.empty() && random() % 3 == 0) {
    const llvm::fltSemantics &semantics =
        cast<mlir::FloatType>(dtype).getFloatSemantics();
    auto asDouble = [](APFloat value) {
      bool lossy;
      value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                    &lossy);
      return value.convertToDouble();
    };
    double infinity = std::numeric_limits<double>::infinity();
    // Large, but not so that the order of operations decides what overflows.
    double largest = dtype.isF16() ? 200 : 1e4;
    double smallest = asDouble(APFloat::getSmallestNormalized(semantics));
    const double specials[] = {0.0,          -0.0,    1.0,      -1.0,
                               0.5,          -0.5,    infinity, -infinity,
                               std::nan(""), largest, -largest, smallest,
                               100.0,        -100.0,  2.5,      1.5};
    return specials[random() % std::size(specials)];
  }
  return std::normal_distribution<double>(0, 2)(random);
}

Attribute Inputs::element(StringRef kind, Type dtype, int64_t i) {
  if (auto type = dyn_cast<mlir::FloatType>(dtype))
    return FloatAttr::get(type, real(kind, dtype, i));
  unsigned width = dtype.getIntOrFloatBitWidth();
  int64_t low = dtype.isUnsignedInteger() ? 0 : -9, high = 9;
  if (dtype.isInteger(1))
    return BoolAttr::get(dtype.getContext(), random() % 2);
  if (kind.consume_front("below:")) {
    low = 0;
    high = std::max<int64_t>(number(kind) - 1, 0);
  } else if (kind.consume_front("from:")) {
    low = number(kind.split(':').first);
    high = number(kind.split(':').second);
  } else if (kind == "positive") {
    low = 1;
  } else if (kind == "distinct") {
    return IntegerAttr::get(dtype, APInt(width, (i * 7919) % 113, true, true));
  } else if (special && kind.empty() && random() % 4 == 0) {
    bool isUnsigned = dtype.isUnsignedInteger();
    // One more than the least, which PyTorch itself cannot divide by -1.
    APInt least =
        isUnsigned ? APInt(width, 0) : APInt::getSignedMinValue(width) + 1;
    APInt most = isUnsigned ? APInt::getMaxValue(width)
                            : APInt::getSignedMaxValue(width);
    return IntegerAttr::get(dtype, random() % 2 ? least : most);
  }
  int64_t value = low + int64_t(random() % uint64_t(high - low + 1));
  return IntegerAttr::get(dtype, APInt(width, value, true, true));
}

ElementsAttr Inputs::definite(RankedTensorType type) {
  // B B^T + 1 for each matrix.
  int64_t n = type.getShape().back(),
          matrices = n ? type.getNumElements() / (n * n) : 0;
  std::normal_distribution<double> normal;
  SmallVector<Attribute> values;
  for (int64_t m = 0; m < matrices; ++m) {
    std::vector<double> factor(n * n);
    for (double &x : factor)
      x = normal(random);
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < n; ++j) {
        double sum = i == j;
        for (int64_t k = 0; k < n; ++k)
          sum += factor[i * n + k] * factor[j * n + k];
        values.push_back(FloatAttr::get(type.getElementType(), sum));
      }
  }
  return DenseElementsAttr::get(type, values);
}

Attribute Inputs::make(Type type, StringRef kind) {
  Builder b(type.getContext());
  auto scalar = [&](auto scalarType, Type dtype) -> Attribute {
    if (StringAttr symbol = scalarType.getSymbol()) {
      double value = symbols.getSamples(symbol)[row];
      return dtype.isF64() ? Attribute(b.getF64FloatAttr(value))
                           : Attribute(b.getI64IntegerAttr(int64_t(value)));
    }
    if (Attribute known = scalarType.getKnown())
      return known;
    return element(kind.empty() ? "finite" : kind, dtype, 0);
  };
  if (auto number = dyn_cast<TorchIntType>(type))
    return scalar(number, b.getI64Type());
  if (auto number = dyn_cast<TorchFloatType>(type))
    return scalar(number, b.getF64Type());
  if (auto truth = dyn_cast<TorchBoolType>(type))
    return scalar(truth, b.getI1Type());
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || !tensor.getRanked()) {
    error = llvm::formatv("an argument of type {0} cannot be made", type);
    return {};
  }
  Type dtype = tensor.getDtype();
  auto elements = RankedTensorType::get(shapeOf(tensor), dtype);
  if (kind == "definite")
    return definite(elements);
  if (auto complex = dyn_cast<mlir::ComplexType>(dtype)) {
    SmallVector<std::complex<APFloat>> values;
    for (int64_t i = 0; i < elements.getNumElements(); ++i) {
      auto part = [&] {
        return cast<FloatAttr>(element(kind, complex.getElementType(), i))
            .getValue();
      };
      APFloat re = part(), im = part();
      values.emplace_back(re, im);
    }
    return DenseElementsAttr::get(elements, values);
  }
  SmallVector<Attribute> values;
  for (int64_t i = 0; i < elements.getNumElements(); ++i)
    values.push_back(element(kind, dtype, i));
  return DenseElementsAttr::get(elements, values);
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {

/// Compares what PyTorch answers with what a decomposition does, as the
/// function's attributes say:
///   test.tolerance, test.absolute   what numbers may differ by
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
  tolerance = setting("test.tolerance", 1e-4);
  absolute = setting("test.absolute", 0);
  if (auto given = function->getAttrOfType<StringAttr>("test.compare"))
    kind = given.getValue().str();
}

static double toDouble(APFloat value) {
  bool lossy;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lossy);
  return value.convertToDouble();
}

/// The elements as they follow each other in size; nan is none of them.
static std::vector<double> sorted(DenseElementsAttr elements) {
  std::vector<double> values;
  if (isa<mlir::FloatType>(elements.getElementType())) {
    for (const APFloat &x : elements.getValues<APFloat>())
      values.push_back(toDouble(x));
  } else {
    bool isUnsigned = elements.getElementType().isUnsignedInteger() ||
                      elements.getElementType().isInteger(1);
    for (const APInt &x : elements.getValues<APInt>())
      values.push_back(isUnsigned ? double(x.getZExtValue())
                                  : double(x.getSExtValue()));
  }
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

bool Comparison::agree(const APFloat &want, const APFloat &got) {
  double x = toDouble(want), y = toDouble(got);
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y);
  if (std::isinf(x) || std::isinf(y))
    return x == y;
  double digits = tolerance;
  const llvm::fltSemantics &semantics = want.getSemantics();
  if (&semantics == &APFloat::IEEEhalf())
    digits = std::max(digits, 4e-3);
  if (&semantics == &APFloat::BFloat())
    digits = std::max(digits, 3e-2);
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
        return llvm::formatv("{0} at {1}, PyTorch gives {2}", toDouble(y),
                             place(i), toDouble(x));
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
        return llvm::formatv("{0} + {1}i at {2}, PyTorch gives {3} + {4}i",
                             toDouble(y.real()), toDouble(y.imag()), place(i),
                             toDouble(x.real()), toDouble(x.imag()));
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

struct TorchCheckDecompositions
    : torchonnx::impl::TorchCheckDecompositionsBase<TorchCheckDecompositions> {
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
    std::string why;
    FailureOr<SmallVector<Inferred>> inferred =
        oracle.infer(name, op.getOperands(), why);
    if (failed(inferred))
      return op.emitError() << name << ": PyTorch refuses it: " << why;
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
