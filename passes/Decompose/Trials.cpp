//===- Trials.cpp - Functions that run on made-up inputs ------------------===//

#include "passes/Decompose/Trials.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// The shape of a tensor under one sample.
static SmallVector<int64_t> getShape(Symbols &symbols, unsigned row,
                                     TorchTensorType type) {
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
  if (kind.consume_front("from:")) {
    auto [low, high] = kind.split(':');
    return number(low) + unit(random) * double(number(high) - number(low));
  }
  if (kind == "distinct")
    return double((i * 7919) % 1009) / 16 - 30;
  if (special && kind.empty() && random() % 3 == 0) {
    const llvm::fltSemantics &semantics =
        cast<mlir::FloatType>(dtype).getFloatSemantics();
    double infinity = std::numeric_limits<double>::infinity();
    // Large, but not so that the order of operations decides what overflows.
    double largest = dtype.isF16() ? 200 : 1e4;
    double smallest =
        APFloat::getSmallestNormalized(semantics).convertToDouble();
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
  auto elements = RankedTensorType::get(getShape(symbols, row, tensor), dtype);
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
// Indifference
//===----------------------------------------------------------------------===//

std::vector<double> torchonnx::toDoubles(DenseElementsAttr elements) {
  std::vector<double> values;
  Type dtype = elements.getElementType();
  if (isa<mlir::ComplexType>(dtype)) {
    for (const std::complex<APFloat> &x :
         elements.getValues<std::complex<APFloat>>()) {
      values.push_back(x.real().convertToDouble());
      values.push_back(x.imag().convertToDouble());
    }
  } else if (isa<mlir::FloatType>(dtype)) {
    for (const APFloat &x : elements.getValues<APFloat>())
      values.push_back(x.convertToDouble());
  } else {
    bool isSigned = !dtype.isUnsignedInteger() && !dtype.isInteger(1);
    for (const APInt &x : elements.getValues<APInt>())
      values.push_back(x.roundToDouble(isSigned));
  }
  return values;
}

/// Whether floating point numbers differ by little of the largest, and all else
/// by nothing.
static bool areClose(Attribute want, Attribute got) {
  if (want == got)
    return true;
  if (auto list = dyn_cast<ArrayAttr>(want)) {
    auto other = dyn_cast<ArrayAttr>(got);
    return other && list.size() == other.size() &&
           llvm::all_of(llvm::zip(list, other), [](auto pair) {
             return areClose(std::get<0>(pair), std::get<1>(pair));
           });
  }
  auto elements = [](Attribute value) {
    if (auto number = dyn_cast<FloatAttr>(value))
      return DenseElementsAttr::get(RankedTensorType::get({}, number.getType()),
                                    value);
    return dyn_cast<DenseElementsAttr>(value);
  };
  DenseElementsAttr x = elements(want), y = elements(got);
  if (!x || !y || x.getType() != y.getType() ||
      !isa<mlir::FloatType, mlir::ComplexType>(x.getElementType()))
    return false;
  constexpr double kTolerance = 5e-3;
  std::vector<double> left = toDoubles(x), right = toDoubles(y);
  double largest = 0;
  for (double value : left)
    if (std::isfinite(value))
      largest = std::max(largest, std::abs(value));
  return llvm::all_of(llvm::zip(left, right), [&](auto pair) {
    auto [a, b] = pair;
    return a == b || (std::isnan(a) && std::isnan(b)) ||
           std::abs(a - b) <= kTolerance * largest;
  });
}

/// A copy of a function, beside it while this lives.
namespace {
struct Copy {
  Copy(func::FuncOp original, IRMapping &map)
      : function(cast<func::FuncOp>(original->clone(map))) {
    original->getBlock()->getOperations().insertAfter(Block::iterator(original),
                                                      function);
  }
  ~Copy() { function->erase(); }
  func::FuncOp function;
};
} // namespace

/// A few live samples that are soon run: those of few elements, but without
/// sizes of 1, which say little, where there are others.
static SmallVector<unsigned> smallSamples(Symbols &symbols,
                                          func::FuncOp function) {
  constexpr size_t kMost = 2;
  std::map<std::tuple<bool, int64_t, SmallVector<int64_t>>, unsigned> rows;
  for (unsigned row : symbols.getLive().set_bits()) {
    bool hasOne = false;
    int64_t elements = 0;
    SmallVector<int64_t> sizes;
    for (Type type : function.getArgumentTypes())
      if (auto tensor = dyn_cast<TorchTensorType>(type);
          tensor && tensor.getRanked()) {
        SmallVector<int64_t> shape = getShape(symbols, row, tensor);
        elements += ShapedType::getNumElements(shape);
        for (auto [dim, size] : llvm::enumerate(shape))
          hasOne |= size == 1 && tensor.getSymbol(dim);
        llvm::append_range(sizes, shape);
      }
    rows.try_emplace({hasOne, elements, sizes}, row);
  }
  SmallVector<unsigned> chosen(llvm::make_second_range(rows));
  chosen.truncate(std::min(chosen.size(), kMost));
  return chosen;
}

/// Two samples of sizes that are small, and each another: the program may not
/// take them. Nothing where no size is open, or arguments have computed ones.
static std::optional<Symbols> smallSizes(const Symbols &symbols,
                                         func::FuncOp function) {
  llvm::MapVector<StringAttr, Symbols::Samples> samples;
  auto choose = [&](StringAttr symbol) {
    SizeRange range = symbols.getFacts().get(symbol);
    double next = samples.size();
    auto &sizes = samples[symbol];
    for (double least : {2, 5})
      if (sizes.size() < 2)
        sizes.push_back(
            std::clamp(least + next, double(range.min), double(range.max)));
    return Symbols::isAtom(symbol);
  };
  for (Type type : function.getArgumentTypes()) {
    SmallVector<Attribute> known;
    if (auto tensor = dyn_cast<TorchTensorType>(type))
      llvm::append_range(known, tensor.getDims());
    else if (auto number = dyn_cast<TorchIntType>(type))
      known.push_back(number.getKnown());
    for (Attribute size : known)
      if (auto symbol = dyn_cast_or_null<StringAttr>(size);
          symbol && !choose(symbol))
        return std::nullopt;
  }
  if (samples.empty())
    return std::nullopt;
  Symbols small(function.getContext());
  small.rebind(samples);
  return small;
}

static SmallVector<Attribute> argumentsOf(func::FuncOp function,
                                          Inputs &inputs) {
  return llvm::map_to_vector(function.getArgumentTypes(), [&](Type type) {
    auto tensor = dyn_cast<TorchTensorType>(type);
    // Whole numbers may be places in a table.
    bool isWhole = isa<TorchIntType>(type) ||
                   (tensor && isa<IntegerType>(tensor.getDtype()));
    return inputs.make(type, isWhole ? "from:0:1" : "finite");
  });
}

bool torchonnx::isIndifferent(Oracle &oracle, Operation *op,
                              ArrayRef<Value> values,
                              ArrayRef<Alternative> alternatives,
                              std::string &why) {
  auto function = op->getParentOfType<func::FuncOp>();
  SmallVector<std::unique_ptr<Copy>> copies;
  auto addCopy = [&](const Alternative &alternative) {
    IRMapping map;
    copies.push_back(std::make_unique<Copy>(function, map));
    Operation *inner = map.lookup(op);
    OpBuilder builder(inner);
    builder.setInsertionPointAfter(inner);
    TorchBuilder b(builder, inner->getLoc());
    SmallVector<Value> made =
        alternative ? alternative(b, inner->getResults())
                    : llvm::map_to_vector(values, [&](Value value) {
                        return value ? map.lookup(value) : Value();
                      });
    llvm::SmallPtrSet<Operation *, 8> makers;
    for (Operation *next = inner->getNextNode();
         next && next != &*b.builder.getInsertionPoint();
         next = next->getNextNode())
      makers.insert(next);
    for (auto [result, value] : llvm::zip(inner->getResults(), made))
      if (value)
        result.replaceAllUsesExcept(value, makers);
    if (b.failed())
      why = b.failureReason();
    return !b.failed();
  };
  // What is computed instead takes its time: last, and once for each row.
  if (!llvm::all_of(alternatives, addCopy) || !addCopy({}))
    return false;

  unsigned ran = 0;
  // Whether nothing tells the runs at these sizes apart.
  auto agree = [&](Symbols &sizes, unsigned row) {
    for (unsigned seed : {1, 2}) {
      Inputs inputs(sizes, row, /*special=*/false, seed);
      SmallVector<Attribute> arguments = argumentsOf(function, inputs);
      why = inputs.error;
      if (!why.empty())
        return false;
      FailureOr<SmallVector<Attribute>> want =
          oracle.execute(function, arguments, why);
      if (failed(want))
        continue;
      ++ran;
      for (Copy &copy : llvm::drop_end(llvm::make_pointee_range(copies),
                                       seed == 1 ? 0 : 1)) {
        FailureOr<SmallVector<Attribute>> got =
            oracle.execute(copy.function, arguments, why);
        if (failed(got))
          return false;
        if (!llvm::all_of(llvm::zip(*want, *got), [](auto pair) {
              return areClose(std::get<0>(pair), std::get<1>(pair));
            })) {
          why = "its results change with them";
          return false;
        }
      }
    }
    return true;
  };
  if (std::optional<Symbols> small = smallSizes(oracle.getSymbols(), function))
    for (unsigned row : {0, 1})
      if (!agree(*small, row))
        return false;
  if (!ran)
    for (unsigned row : smallSamples(oracle.getSymbols(), function))
      if (!agree(oracle.getSymbols(), row))
        return false;
  if (!ran)
    why = "no random inputs run: " + why;
  return ran;
}
