//===- LearnSizes.cpp - Sizes of results as functions of operands' --------===//
//
// A call is asked about by itself: its sizes and integers are parameters, what
// it answers is learned as functions of them (SizeFunctions.h), and what the
// program passes is put in. So nothing follows from which sizes a program
// happens to be tried with.
//
//===----------------------------------------------------------------------===//

#include "LearnSizes.h"
#include "LibTorchOracle.h"
#include "llvm/Support/raw_ostream.h"
#include <ATen/ATen.h>
#include <ATen/record_function.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;

//===----------------------------------------------------------------------===//
// The call
//===----------------------------------------------------------------------===//

namespace {

/// Values that a float or bool of the run is tried with: nothing that is
/// learned may depend on it.
constexpr double otherFloats[] = {0.5, 2, 1.7, 0.1, 33, 1000.5, 3, 1, 0};

/// What a call is given, and what is told apart of it.
class CallText {
public:
  CallText(StringRef name, ValueRange operands) : text(name) {
    for (Value operand : operands)
      add(operand);
  }

  /// Two calls with one text answer the same to the same parameters; nothing
  /// where that cannot be said.
  std::string text;
  bool isKnown = true;
  /// Sizes and integers that are symbols; floats and bools that are.
  llvm::SetVector<StringAttr> parameters, others;
  llvm::SetVector<int64_t> constants;

private:
  void add(Value operand) {
    text += ';';
    if (auto constant = operand.getDefiningOp<ConstantOp>()) {
      addConstant(constant.getValue());
      return;
    }
    if (auto elements = torchonnx::getElements(operand)) {
      text += isa<TupleConstructOp>(operand.getDefiningOp()) ? '(' : '[';
      for (Value element : *elements)
        add(element);
      text += ']';
      return;
    }
    addType(operand.getType());
    // An object's weights have sizes that its type does not tell.
    if (isa<ClassType>(operand.getType()))
      text += std::to_string(uintptr_t(operand.getAsOpaquePointer()));
  }

  void addConstant(Attribute value) {
    llvm::raw_string_ostream stream(text);
    if (auto elements = dyn_cast<ElementsAttr>(value)) {
      addType(getConstantType(value));
      return;
    }
    if (auto array = dyn_cast<ArrayAttr>(value)) {
      stream << '[';
      for (Attribute element : array) {
        addConstant(element);
        stream << ',';
      }
      stream << ']';
      return;
    }
    if (auto number = dyn_cast<IntegerAttr>(value))
      constants.insert(number.getInt());
    value.print(stream);
  }

  void addSize(Attribute size) {
    if (auto number = dyn_cast_or_null<IntegerAttr>(size)) {
      constants.insert(number.getInt());
      text += std::to_string(number.getInt());
    } else if (auto symbol = dyn_cast_or_null<StringAttr>(size)) {
      parameters.insert(symbol);
      text += SizeFunctions::parameter(llvm::find(parameters, symbol) -
                                       parameters.begin());
    } else {
      text += '?';
    }
  }

  void addOther(Attribute known) {
    llvm::raw_string_ostream stream(text);
    if (auto symbol = dyn_cast_or_null<StringAttr>(known)) {
      others.insert(symbol);
      stream << '~' << (llvm::find(others, symbol) - others.begin());
    } else if (known) {
      known.print(stream);
    } else {
      stream << '?';
    }
  }

  void addType(Type type) {
    llvm::raw_string_ostream stream(text);
    if (auto tensor = dyn_cast<TorchTensorType>(type)) {
      if (!tensor.getRanked())
        isKnown = false;
      stream << 'T';
      if (tensor.getDtype())
        tensor.getDtype().print(stream);
      for (Attribute dim : tensor.getDims()) {
        stream << ',';
        addSize(dim);
      }
      return;
    }
    if (auto number = dyn_cast<TorchIntType>(type)) {
      stream << 'i';
      addSize(number.getKnown());
    } else if (auto number = dyn_cast<TorchFloatType>(type)) {
      stream << 'f';
      addOther(number.getKnown());
    } else if (auto number = dyn_cast<TorchBoolType>(type)) {
      stream << 'b';
      addOther(number.getKnown());
    } else if (auto list = dyn_cast<ListType>(type)) {
      isKnown &= list.getSized();
      stream << '[';
      if (list.getSized())
        for (Type element : list.getElements())
          addType(element);
      stream << ']';
    } else if (auto tuple = dyn_cast<TorchTupleType>(type)) {
      stream << '(';
      for (Type element : tuple.getElements())
        addType(element);
      stream << ')';
    } else if (auto optional = dyn_cast<TorchOptionalType>(type)) {
      addType(optional.getElementType());
    } else {
      type.print(stream);
    }
  }
};

/// The sizes of the call that data decides, as a row says.
class RowSizes : public UnbackedSizes {
public:
  /// Which of a row's numbers stand for any size.
  llvm::BitVector isOpen;
  RowSizes() : before(current) { current = this; }
  ~RowSizes() override { current = before; }
  void set(ArrayRef<int64_t> row, size_t firstFresh, size_t count) {
    sizes.assign(row.begin() + firstFresh, row.begin() + firstFresh + count);
    open.clear();
    for (unsigned i : isOpen.set_bits())
      open.push_back(row[i]);
    index = 0;
  }
  int64_t next() override {
    TORCH_CHECK(index < sizes.size(), "more sizes than were foreseen");
    return sizes[index++];
  }
  bool mayBeOne(int64_t size) const override {
    return llvm::is_contained(sizes, size) || llvm::is_contained(open, size);
  }

private:
  UnbackedSizes *before;
  SmallVector<int64_t> sizes, open;
  size_t index = 0;
};

/// Counts the operators that run while it lives: a kernel that goes around a
/// loop for each element of a dim is not asked about long ones.
class OperatorCount {
public:
  OperatorCount() {
    count = 0;
    handle = at::addThreadLocalCallback(at::RecordFunctionCallback(
        [](const at::RecordFunction &) -> std::unique_ptr<at::ObserverContext> {
          ++count;
          return nullptr;
        }));
  }
  ~OperatorCount() { at::removeCallback(handle); }
  static thread_local int64_t count;

private:
  at::CallbackHandle handle;
};
thread_local int64_t OperatorCount::count = 0;

} // namespace

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

/// The numbers of a value in the order in which `generalise` meets them.
static void describe(const IValue &value, SizeAnswer &answer) {
  if (value.isTensor()) {
    const at::Tensor &tensor = value.toTensor();
    if (!tensor.defined()) {
      answer.structure += 'n';
      return;
    }
    answer.structure += 'T' + std::to_string(int(tensor.scalar_type())) + ':' +
                        std::to_string(tensor.dim());
    for (int64_t size : tensor.sizes())
      answer.numbers.push_back(size);
  } else if (value.isInt()) {
    answer.structure += 'i';
    answer.numbers.push_back(value.toInt());
  } else if (value.isList() || value.isTuple()) {
    auto elements = value.isTuple()
                        ? c10::ArrayRef<IValue>(value.toTupleRef().elements())
                        : value.toListRef();
    answer.structure += '[' + std::to_string(elements.size());
    for (const IValue &element : elements)
      describe(element, answer);
    answer.structure += ']';
  } else {
    answer.structure += value.tagKind();
  }
}

SizeAnswer torchonnx::describeAnswer(ArrayRef<IValue> results) {
  SizeAnswer answer;
  for (const IValue &value : results) {
    describe(value, answer);
    answer.structure += ';';
  }
  return answer;
}

//===----------------------------------------------------------------------===//
// Learning
//===----------------------------------------------------------------------===//

/// Whether no two of `sizes` are made of the same name.
static bool areIndependent(ArrayRef<SizeExpr> sizes) {
  llvm::StringSet<> seen;
  for (const SizeExpr &size : sizes) {
    if (!size)
      return false;
    for (const std::string &name : size.names())
      if (!seen.insert(name).second)
        return false;
  }
  return true;
}

LearnedSizes LibTorchOracle::learnSizes(StringRef name, ValueRange operands,
                                        ArrayRef<StringAttr> fresh,
                                        AnswerSample answer) {
  LearnedSizes learned;
  CallText call(name, operands);
  if (!call.isKnown)
    return learned;
  // What stands for itself: the symbols, or where those are made of the same
  // names and do not move by themselves, the names.
  SmallVector<SizeExpr> sizes;
  for (StringAttr symbol : call.parameters)
    sizes.push_back(symbols.getExpr(symbol));
  learned.key = call.text;
  for (StringAttr other : call.others)
    learned.key += "~" + other.str();
  for (StringAttr parameter : call.parameters)
    learned.key += "," + parameter.str();

  for (bool byNames : {false, true}) {
    if (byNames && areIndependent(sizes))
      break;
    SmallVector<StringAttr> locals;
    if (byNames) {
      llvm::SetVector<StringAttr> names;
      for (const SizeExpr &size : sizes)
        for (const std::string &one : size.names())
          names.insert(StringAttr::get(context, one));
      locals = names.takeVector();
    } else {
      locals.assign(call.parameters.begin(), call.parameters.end());
    }
    if (llvm::any_of(
            locals, [&](StringAttr local) { return !symbols.contains(local); }))
      break;
    std::string key = call.text;
    if (byNames)
      for (const SizeExpr &size : sizes)
        key += "," + size.substitute(
                             [&](StringRef one) {
                               auto local = StringAttr::get(context, one);
                               return SizeExpr::name(SizeFunctions::parameter(
                                   llvm::find(locals, local) - locals.begin()));
                             },
                             symbols.getFacts())
                         .str();
    SmallVector<SizeRange> ranges;
    for (StringAttr local : locals) {
      SizeExpr size = symbols.getExpr(local);
      SizeRange range = size.bounds(symbols.getFacts());
      if (std::optional<StringRef> own = size.asName())
        range = symbols.getFacts().get(*own);
      // Where a parameter never is, it is not asked about.
      if (range.max < SizeRange::highest || range.multiple > 1 ||
          range.min != 1)
        key += "|" + std::to_string(range.min) + "," +
               std::to_string(range.max) + "," +
               std::to_string(range.multiple) + "," +
               std::to_string(range.remainder);
      ranges.push_back(range);
    }
    for (size_t i = 0; i < fresh.size(); ++i) {
      key += "?";
      SizeRange range;
      range.min = 0;
      ranges.push_back(range);
    }
    auto [it, isNew] = functions.try_emplace(key);
    // What was seen from sizes of 1 alone is no exception from others.
    auto isLarge = [&](unsigned k) {
      return llvm::all_of(locals, [&](StringAttr local) {
        return symbols.getSamples(local)[k] > 1;
      });
    };
    if (isNew || (it->second.isException && llvm::any_of(rows, isLarge))) {
      llvm::SetVector<int64_t> constants(call.constants);
      for (const SizeExpr &size : byNames ? sizes : SmallVector<SizeExpr>())
        constants.insert_range(size.numbers());
      auto learn = [&] {
        return learnFunctions(
            locals, byNames ? ArrayRef(sizes) : ArrayRef<SizeExpr>(),
            call.parameters.getArrayRef(), call.others.getArrayRef(), fresh,
            constants.getArrayRef(), ranges, answer);
      };
      it->second = learn();
      // Of a quotient too little is seen below a limit: what holds for all
      // sizes holds for those.
      bool isLimited = false;
      for (SizeRange &range : ranges)
        isLimited |=
            std::exchange(range.max, SizeRange::highest) != SizeRange::highest;
      std::vector<SizeExpr> &own = it->second.numbers;
      if (isLimited && !llvm::all_of(own, [](const SizeExpr &number) {
            return bool(number);
          }))
        for (auto [number, wider] : llvm::zip(own, learn().numbers))
          number = number ? number : wider;
    }
    const SizeFunctions &known = it->second;
    bool isComplete = !known.numbers.empty() &&
                      llvm::all_of(known.numbers, [](const SizeExpr &number) {
                        return bool(number);
                      });
    if (byNames && !isComplete && !learned.numbers.empty())
      break;
    if (!byNames) {
      learned.ofParameters = known.numbers;
      learned.parameters = locals;
      llvm::append_range(learned.parameters, fresh);
    }
    learned.hasOtherStructure = known.elsewhere.has_value();
    learned.isException = known.isException;
    learned.numbers.clear();
    for (const SizeExpr &number : known.numbers)
      learned.numbers.push_back(number.substitute(
          [&](StringRef parameter) {
            size_t i = SizeFunctions::indexOf(parameter);
            return i < locals.size() ? symbols.getExpr(locals[i])
                                     : SizeExpr::name(fresh[i - locals.size()]);
          },
          symbols.getFacts()));
    if (isComplete)
      break;
  }
  return learned;
}

SizeFunctions LibTorchOracle::learnFunctions(
    ArrayRef<StringAttr> locals, ArrayRef<SizeExpr> sizes,
    ArrayRef<StringAttr> parameters, ArrayRef<StringAttr> others,
    ArrayRef<StringAttr> fresh, ArrayRef<int64_t> constants,
    SmallVector<SizeRange> ranges, AnswerSample answer) {
  // Sizes that the call takes: those of the program.
  std::vector<SizeFunctionLearner::Row> anchors;
  for (unsigned k : rows) {
    SizeFunctionLearner::Row row;
    for (StringAttr local : locals)
      row.push_back(static_cast<int64_t>(symbols.getSamples(local)[k]));
    for (StringAttr size : fresh)
      row.push_back(static_cast<int64_t>(symbols.getSamples(size)[k]));
    // Which of the other values: those of the program come first.
    for (size_t i = 0; i < others.size(); ++i)
      row.push_back(0);
    if (!llvm::is_contained(anchors, row))
      anchors.push_back(std::move(row));
  }
  SmallVector<double> ownValues;
  for (StringAttr other : others)
    ownValues.push_back(symbols.getSamples(other)[rows.front()]);
  size_t firstOther = locals.size() + fresh.size();
  for (size_t i = 0; i < others.size(); ++i) {
    SizeRange range;
    range.min = 0;
    range.max = std::size(otherFloats);
    ranges.push_back(range);
  }

  RowSizes unbacked;
  unbacked.isOpen.resize(locals.size());
  for (auto [i, local] : llvm::enumerate(locals))
    unbacked.isOpen[i] = symbols.isUnbacked(local);
  Symbols probe(context);
  std::swap(symbols, probe);
  std::optional<OperatorCount> counter(std::in_place);
  int64_t usual = 0, largest = SizeRange::highest;
  auto ask =
      [&](const SizeFunctionLearner::Row &row) -> std::optional<SizeAnswer> {
    if (llvm::any_of(row, [&](int64_t value) { return value > largest; }))
      return std::nullopt;
    llvm::MapVector<StringAttr, Symbols::Samples> samples;
    auto valueOf = [&](StringRef name) -> std::optional<int64_t> {
      for (auto [i, local] : llvm::enumerate(locals))
        if (local.getValue() == name)
          return row[i];
      return std::nullopt;
    };
    for (auto [i, parameter] : llvm::enumerate(parameters)) {
      std::optional<int64_t> value =
          sizes.empty() ? row[i] : sizes[i].evaluate(valueOf);
      if (!value)
        return std::nullopt;
      samples[parameter] = {static_cast<double>(*value)};
    }
    for (auto [i, other] : llvm::enumerate(others)) {
      int64_t choice = row[firstOther + i];
      samples[other] = {choice == 0 ? ownValues[i] : otherFloats[choice - 1]};
    }
    // The table has a row, also where the call has no sizes.
    samples[StringAttr::get(context, "$")] = {0.5};
    symbols.rebind(samples);
    unbacked.set(row, locals.size(), fresh.size());
    constexpr double manyElements = 1 << 18;
    double elements = 1;
    for (int64_t value : row)
      elements *= double(std::clamp<int64_t>(std::abs(value), 1, 1 << 30));
    NoCpuKernels withoutCpu(elements > manyElements);
    int64_t before = OperatorCount::count;
    std::string why;
    std::optional<SizeAnswer> result;
    (void)guarded(why, [&] { result = answer(0); });
    int64_t taken = OperatorCount::count - before;
    usual = usual ? usual : taken;
    if (taken > 6 * usual + 64) {
      largest = *llvm::max_element(row) - 1;
      return std::nullopt;
    }
    return result;
  };
  // What has only been seen at 1 may be one that is repeated there: it is asked
  // about where it is as large as another, too.
  SizeFunctions result;
  try {
    for (size_t i = 0; i < locals.size(); ++i)
      if (llvm::all_of(anchors, [&](auto &row) { return row[i] == 1; }))
        for (size_t j = 0, own = anchors.size(); j < own * locals.size(); ++j) {
          SizeFunctionLearner::Row row = anchors[j / locals.size()];
          row[i] = row[j % locals.size()];
          if (allows(ranges[i], row[i]) && !llvm::is_contained(anchors, row) &&
              ask(row))
            anchors.push_back(std::move(row));
        }
    result = SizeFunctionLearner(ask, constants, ranges).learn(anchors);
  } catch (...) {
    std::swap(symbols, probe);
    throw;
  }
  std::swap(symbols, probe);
  // What depends on a number that is no integer has no such form.
  for (SizeExpr &number : result.numbers)
    if (number && llvm::any_of(number.names(), [&](const std::string &name) {
          return SizeFunctions::indexOf(name) >= firstOther;
        }))
      number = SizeExpr::none();
  return result;
}
