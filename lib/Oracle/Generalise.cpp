//===- Generalise.cpp - What results at several sizes are in general ------===//
//
// An operator was run in several samples. Here the results become one type: a
// dim is what was learned of it, or a name of its own.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"
#include "LibTorchOracle.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include <ATen/ATen.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

SmallVector<double, 8> LibTorchOracle::spread(ArrayRef<double> perRun) const {
  SmallVector<double, 8> samples(symbols.getNumSamples(), perRun.front());
  for (auto [row, value] : llvm::zip(rows, perRun))
    samples[row] = value;
  return samples;
}

BitVector LibTorchOracle::askedRows() const {
  BitVector asked(symbols.getNumSamples());
  for (unsigned row : rows)
    asked.set(row);
  return asked;
}

/// What was learned of an operator has to hold in every sample. A size that
/// only the run knows may be sampled where the program could not go on, which
/// says nothing: there, nothing is claimed.
bool LibTorchOracle::checkClaim(const SizeExpr &expr,
                                ArrayRef<double> samples) const {
  for (unsigned k : rows) {
    auto valueOf = [&](StringRef name) -> std::optional<int64_t> {
      ArrayRef<double> row = symbols.getSamples(StringAttr::get(context, name));
      return row.empty() ? std::nullopt : std::optional<int64_t>(row[k]);
    };
    // Samples that do not reach the branch that we are in say nothing here.
    const SizeFacts &facts = symbols.getFacts();
    bool isReached =
        llvm::all_of(facts.nonNegative(),
                     [&](const SizeExpr &e) {
                       return e.evaluate(valueOf).value_or(0) >= 0;
                     }) &&
        llvm::all_of(expr.names(), [&](const std::string &name) {
          SizeRange range = facts.get(name);
          std::optional<int64_t> value = valueOf(name);
          return !value || (*value >= range.min && *value <= range.max);
        });
    std::optional<int64_t> value =
        isReached ? expr.evaluate(valueOf) : std::nullopt;
    if (!value || *value == samples[k])
      continue;
    if (llvm::any_of(expr.names(), [&](const std::string &name) {
          return symbols.isUnbacked(StringAttr::get(context, name));
        }))
      return false;
    cannotTell("internal error: a size is said to be ", expr.str(),
               ", which is ", *value, " where it is ", int64_t(samples[k]));
  }
  return true;
}

/// What a part of the answer is known again by; empty if it is not.
std::string LibTorchOracle::keyOf(StringRef kind, unsigned i) const {
  return learned.key.empty() ? std::string()
                             : learned.key + kind.str() + std::to_string(i);
}

Attribute LibTorchOracle::nextNumber(ArrayRef<double> perRun, SizeRange range) {
  if (!symbolic)
    return IntegerAttr::get(IntegerType::get(context, 64),
                            static_cast<int64_t>(perRun.front()));
  unsigned number = numbersUsed++;
  SmallVector<double, 8> samples = spread(perRun);
  if (number < learned.numbers.size())
    if (const SizeExpr &expr = learned.numbers[number];
        expr && checkClaim(expr, samples)) {
      // What is the size of a dim is not negative from here on.
      if (std::optional<StringRef> name = expr.asName(); name && !range.min)
        if (SizeRange known = symbols.getFacts().get(*name); known.min < 0) {
          known.min = 0;
          symbols.setRange(StringAttr::get(context, *name), known);
        }
      return symbols.getSize(expr, samples);
    }
  return symbols.getOpaque(keyOf("#", number), samples, askedRows(), range);
}

StringAttr LibTorchOracle::otherSymbol(ArrayRef<double> perRun) {
  unsigned other = othersUsed++;
  return symbols.getOpaque(keyOf("=", other), spread(perRun), askedRows());
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

template <typename Predicate>
static bool areAll(ArrayRef<const IValue *> values, Predicate predicate) {
  return llvm::all_of(values, [&](const IValue *v) { return predicate(*v); });
}

template <typename Get>
static SmallVector<double, 8> numbersOf(ArrayRef<const IValue *> values,
                                        Get get) {
  return mapToVector(
      values, [&](const IValue *v) { return static_cast<double>(get(*v)); });
}

/// The elements of a list or tuple.
static c10::ArrayRef<IValue> getElements(const IValue &value) {
  if (value.isTuple())
    return value.toTupleRef().elements();
  return value.toListRef();
}

/// Whether samples, which are doubles, hold this number and those near it. What
/// others are, only the run knows.
static bool isExactAsDouble(int64_t number) {
  constexpr int64_t limit = int64_t(1) << 53;
  return number >= -limit && number <= limit;
}

/// Whether a tensor lies in memory as a new one does.
static bool isLaidOut(const at::Tensor &tensor) {
  int64_t expected = 1;
  for (int64_t i = tensor.dim() - 1; i >= 0; --i) {
    if (tensor.size(i) != 1 && tensor.stride(i) != expected)
      return tensor.numel() == 0;
    expected *= tensor.size(i);
  }
  return true;
}

Inferred LibTorchOracle::generaliseTensors(ArrayRef<const IValue *> values) {
  const at::Tensor &tensor = values.front()->toTensor();
  Type dtype = getDtype(context, static_cast<int64_t>(tensor.scalar_type()));
  if (!dtype)
    cannotTell("results of dtype ", tensor.scalar_type(),
               " cannot be represented");
  if (!areAll(values, [&](const IValue &v) {
        return v.toTensor().scalar_type() == tensor.scalar_type();
      }))
    cannotTell("the dtype of the result depends on sizes");
  if (!areAll(values, [&](const IValue &v) {
        return v.toTensor().dim() == tensor.dim();
      }))
    cannotTell("the rank of the result depends on sizes");
  SmallVector<Attribute> dims;
  for (int64_t i = 0; i < tensor.dim(); ++i)
    dims.push_back(nextNumber(
        numbersOf(values,
                  [&](const IValue &v) { return v.toTensor().size(i); }),
        SizeRange{/*min=*/0}));
  bool isNew =
      areAll(values, [](const IValue &v) { return isLaidOut(v.toTensor()); });
  return {TorchTensorType::get(context, dims, dtype), {}, isNew};
}

/// Of lists, or tuples.
Inferred LibTorchOracle::generaliseParts(const TorchOperator &op,
                                         ArrayRef<const IValue *> values,
                                         const c10::TypePtr &declared) {
  const IValue &first = *values.front();
  size_t size = ::getElements(first).size();
  bool sized = areAll(
      values, [&](const IValue &v) { return ::getElements(v).size() == size; });
  if (!sized || (symbolic && first.isList() && learned.hasOtherStructure))
    return {ListType::get(convertType(declared->containedType(0),
                                      TorchTensorType::get(context))),
            {}};
  SmallVector<Type> types;
  SmallVector<Attribute> constants;
  for (size_t i = 0; i < size; ++i) {
    auto element = mapToVector(
        values, [&](const IValue *v) { return &::getElements(*v)[i]; });
    bool isTuple = first.isTuple() && i < declared->containedTypes().size();
    Inferred inferred = generalise(op, element,
                                   isTuple ? declared->containedType(i)
                                           : declared->containedType(0));
    types.push_back(inferred.type);
    if (inferred.value)
      constants.push_back(inferred.value);
  }
  Type type = first.isTuple() ? Type(TorchTupleType::get(context, types))
                              : Type(ListType::get(context, types));
  return {type, constants.size() == size
                    ? Attribute(ArrayAttr::get(context, constants))
                    : Attribute()};
}

Inferred LibTorchOracle::generalise(const TorchOperator &op,
                                    ArrayRef<const IValue *> values,
                                    const c10::TypePtr &declared) {
  const IValue &first = *values.front();
  auto all = [&](auto predicate) { return areAll(values, predicate); };
  auto collect = [&](auto get) { return numbersOf(values, get); };
  auto known = [&](Attribute value) {
    return Inferred{getConstantType(value), value};
  };
  Builder builder(context);

  if (all([](const IValue &v) {
        return v.isNone() || (v.isTensor() && !v.toTensor().defined());
      }))
    return known(builder.getUnitAttr());

  if (all([](const IValue &v) {
        return v.isTensor() && v.toTensor().defined();
      }))
    return generaliseTensors(values);
  if (all([](const IValue &v) { return v.isBool(); })) {
    auto samples = collect([](const IValue &v) { return v.toBool(); });
    // That the samples agree proves nothing: a predicate on sizes stays one.
    if (!symbolic || (op.isPropertyOfTensor && llvm::all_equal(samples)))
      return known(builder.getBoolAttr(first.toBool()));
    return {TorchBoolType::get(context, otherSymbol(samples)), {}};
  }
  if (all([](const IValue &v) { return v.isInt(); })) {
    // A double does not hold every integer.
    if (!symbolic)
      return known(builder.getI64IntegerAttr(first.toInt()));
    if (!all([](const IValue &v) { return isExactAsDouble(v.toInt()); })) {
      ++numbersUsed;
      return {TorchIntType::get(context, symbols.addUnbacked()), {}};
    }
    Attribute size =
        nextNumber(collect([](const IValue &v) { return v.toInt(); }), {});
    return {TorchIntType::get(context, size),
            isa<IntegerAttr>(size) ? size : Attribute()};
  }
  if (all([](const IValue &v) { return v.isDouble(); })) {
    auto samples = collect([](const IValue &v) { return v.toDouble(); });
    if (!symbolic)
      return known(builder.getF64FloatAttr(first.toDouble()));
    return {TorchFloatType::get(context, otherSymbol(samples)), {}};
  }

  if (all([](const IValue &v) { return v.isList(); }) ||
      all([](const IValue &v) { return v.isTuple(); }))
    return generaliseParts(op, values, declared);
  if (all([](const IValue &v) { return v.isDevice(); }))
    return {TorchDeviceType::get(context), builder.getStringAttr("cpu")};
  if (all([](const IValue &v) { return v.isString(); })) {
    bool agree = all([&](const IValue &v) {
      return v.toStringRef() == first.toStringRef();
    });
    return {TorchStrType::get(context),
            agree ? builder.getStringAttr(first.toStringRef()) : StringAttr()};
  }
  if (all([](const IValue &v) { return v.isComplexDouble(); }))
    return {TorchComplexType::get(context),
            symbolic ? Attribute() : convertValue(context, first)};
  return {convertType(declared, TorchTensorType::get(context)), {}};
}
