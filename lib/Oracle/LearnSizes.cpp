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
#include "dialects/Torch/SymbolExpressions.h"
#include "llvm/ADT/StringSwitch.h"
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
    if (isNew) {
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
  SizeFunctions result;
  try {
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

//===----------------------------------------------------------------------===//
// Python's integers
//===----------------------------------------------------------------------===//

/// The bits of `a` that a number that is not negative has: of each run of ones
/// from bit i to bit j, (a // 2^i) % 2^(j - i + 1) times 2^i.
static SizeExpr bitsOf(const SizeExpr &a, std::optional<int64_t> mask,
                       const SizeFacts &facts) {
  constexpr unsigned most = 3, mostBits = 48;
  if (!mask || *mask < 0 || *mask >> mostBits)
    return SizeExpr::none();
  SizeExpr sum = 0;
  unsigned runs = 0;
  for (unsigned low = 0; *mask >> low; ++low) {
    if (!(*mask >> low & 1))
      continue;
    unsigned high = low;
    while (*mask >> high & 1)
      ++high;
    SizeExpr part = SizeExpr::floorDiv(a, int64_t(1) << low, facts);
    int64_t range = int64_t(1) << (high - low);
    sum = sum + (part - SizeExpr::floorDiv(part, range, facts) * range) *
                    (int64_t(1) << low);
    low = high;
    if (++runs > most)
      return SizeExpr::none();
  }
  return sum;
}

/// The sum, least or greatest of the integers of a list.
static std::optional<SizeExpr> ofList(StringRef name, ValueRange operands,
                                      const Symbols &symbols) {
  using Fold =
      SizeExpr (*)(const SizeExpr &, const SizeExpr &, const SizeFacts &);
  Fold fold =
      llvm::StringSwitch<Fold>(name)
          .Case("aten::sum.int", [](const SizeExpr &a, const SizeExpr &b,
                                    const SizeFacts &) { return a + b; })
          .Case("prim::min.self_int", SizeExpr::min)
          .Case("prim::max.self_int", SizeExpr::max)
          .Default(nullptr);
  if (!fold)
    return std::nullopt;
  auto elements = getElements(operands[0]);
  if (!elements || elements->empty())
    return SizeExpr::none();
  SizeExpr result;
  for (auto [i, element] : llvm::enumerate(*elements)) {
    SizeExpr each = symbols.getExpr(element);
    if (!each)
      return SizeExpr::none();
    result = i == 0 ? each : fold(result, each, symbols.getSureFacts());
  }
  return result;
}

std::optional<SizeExpr> torchonnx::exactInteger(StringRef name,
                                                ValueRange operands,
                                                const Symbols &symbols) {
  enum Op {
    None,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    Neg,
    Min,
    Max,
    Abs,
    Left,
    Right,
    And,
    Or,
    Xor,
    Unknown
  };
  Op op = llvm::StringSwitch<Op>(name)
              .Case("aten::add.int", Add)
              .Case("aten::sub.int", Sub)
              .Case("aten::mul.int", Mul)
              .Case("aten::floordiv.int", Div)
              .Case("aten::remainder.int", Mod)
              .Case("aten::neg.int", Neg)
              .Case("prim::min.int", Min)
              .Case("prim::max.int", Max)
              .Case("prim::abs.int", Abs)
              .Case("aten::__lshift__.int", Left)
              .Case("aten::__rshift__.int", Right)
              .Case("aten::__and__.int", And)
              .Case("aten::__or__.int", Or)
              .Case("aten::__xor__.int", Xor)
              .Cases({"aten::gcd.int", "aten::factorial.int"}, Unknown)
              .Default(None);
  if (op == None)
    return ofList(name, operands, symbols);
  // Nobody said that there is something in a dim.
  const SizeFacts &facts = symbols.getSureFacts();
  SizeExpr a = symbols.getExpr(operands[0]);
  SizeExpr b = operands.size() > 1 ? symbols.getExpr(operands[1]) : SizeExpr();
  if (!a || !b)
    return SizeExpr::none();
  auto powerOfTwo = [&]() -> SizeExpr {
    std::optional<int64_t> bits = b.number();
    return bits && *bits >= 0 && *bits < 48 ? SizeExpr(int64_t(1) << *bits)
                                            : SizeExpr::none();
  };
  switch (op) {
  case Add:
    return a + b;
  case Sub:
    return a - b;
  case Mul:
    return a * b;
  case Div:
    return SizeExpr::floorDiv(a, b, facts);
  case Mod:
    return a - SizeExpr::floorDiv(a, b, facts) * b;
  case Neg:
    return -a;
  case Min:
    return SizeExpr::min(a, b, facts);
  case Max:
    return SizeExpr::max(a, b, facts);
  case Abs:
    return SizeExpr::max(a, -a, facts);
  case Left:
    return a * powerOfTwo();
  case Right:
    return SizeExpr::floorDiv(a, powerOfTwo(), facts);
  case And:
  case Or:
  case Xor: {
    SizeExpr both = b.number() ? bitsOf(a, b.number(), facts)
                               : bitsOf(b, a.number(), facts);
    return op == And ? both : a + b - both * (op == Or ? 1 : 2);
  }
  case Unknown: // What samples would show of a few sizes is no proof.
    return SizeExpr::none();
  case None:
    break;
  }
  return std::nullopt;
}

SizeExpr torchonnx::integerIn(Value value, const Symbols &symbols,
                              unsigned depth) {
  auto type = dyn_cast<TorchTensorType>(value.getType());
  if (!type)
    return symbols.getExpr(value);
  if (!depth || !type.getDtype() || !type.getDtype().isSignlessInteger(64))
    return SizeExpr::none();
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(getConstant(value)))
    return elements.getNumElements() == 1
               ? SizeExpr(*elements.getValues<int64_t>().begin())
               : SizeExpr::none();
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  auto operand = [&](unsigned i) {
    return integerIn(op->getOperand(i), symbols, depth - 1);
  };
  // What is added is taken once.
  auto isOnce = [&] {
    return op->getNumOperands() < 3 || getConstantInt(op->getOperand(2)) == 1;
  };
  const SizeFacts &facts = symbols.getSureFacts();
  StringRef base = name.split('.').first;
  if (base == "prim::NumToTensor" || base == "aten::scalar_tensor" ||
      name == "aten::tensor.int" || base == "aten::to" ||
      base == "aten::detach" || base == "aten::clone" || base == "aten::alias")
    return operand(0);
  if (base == "aten::neg")
    return -operand(0);
  if (base == "aten::mul")
    return operand(0) * operand(1);
  if (base == "aten::add" && isOnce())
    return operand(0) + operand(1);
  if (base == "aten::sub" && isOnce())
    return operand(0) - operand(1);
  if (base == "aten::floor_divide" ||
      (name.starts_with("aten::div.") && name.ends_with("_mode") &&
       getConstantStr(op->getOperand(2)) == StringRef("floor")))
    return SizeExpr::floorDiv(operand(0), operand(1), facts);
  if (name == "aten::remainder.Tensor" || name == "aten::remainder.Scalar")
    return operand(0) -
           SizeExpr::floorDiv(operand(0), operand(1), facts) * operand(1);
  return SizeExpr::none();
}

std::vector<SizeExpr> torchonnx::broadcastSizes(ValueRange operands,
                                                const Symbols &symbols) {
  std::vector<SizeExpr> sizes;
  for (Value operand : operands) {
    auto type = dyn_cast<TorchTensorType>(operand.getType());
    if (!type || !type.getRanked())
      continue;
    ArrayRef<Attribute> dims = type.getDims();
    if (dims.size() > sizes.size())
      sizes.insert(sizes.begin(), dims.size() - sizes.size(), SizeExpr(1));
    for (auto [i, dim] : llvm::enumerate(dims)) {
      SizeExpr &size = sizes[sizes.size() - dims.size() + i];
      size =
          SizeExpr::broadcast(size, symbols.getExpr(dim), symbols.getFacts());
    }
  }
  return sizes;
}

std::vector<SizeExpr> torchonnx::requestedSizes(StringRef name,
                                                ValueRange operands,
                                                const Symbols &symbols) {
  bool isExpand = name == "aten::expand";
  if (!isExpand && name != "aten::view" && name != "aten::reshape" &&
      name != "aten::_unsafe_view")
    return {};
  auto from = dyn_cast<TorchTensorType>(operands[0].getType());
  auto elements = torchonnx::getElements(operands[1]);
  if (!elements || !from || !from.getRanked())
    return {};
  const SizeFacts &facts = symbols.getFacts();
  SizeExpr count = 1, others = 1;
  for (Attribute dim : from.getDims())
    count = count * symbols.getExpr(dim);
  std::vector<SizeExpr> sizes;
  for (Value element : *elements) {
    sizes.push_back(symbols.getExpr(element));
    if (sizes.back().number() != -1)
      others = others * sizes.back();
  }
  size_t added = sizes.size() - std::min<size_t>(sizes.size(), from.getRank());
  for (auto [i, size] : llvm::enumerate(sizes))
    // What may be -1 at run time may be another size.
    if (size.number() != -1)
      size = size.isAtLeast(0, facts) ? size : SizeExpr::none();
    else
      size = !isExpand    ? SizeExpr::floorDiv(count, others, facts)
             : i >= added ? symbols.getExpr(from.getDims()[i - added])
                          : SizeExpr::none();
  return sizes;
}

/// Whether two integers compare so whatever the sizes; nothing if that is not
/// known.
std::optional<bool> torchonnx::exactComparison(StringRef name,
                                               ValueRange operands,
                                               const Symbols &symbols) {
  if (operands.size() != 2 || !name.ends_with(".int"))
    return std::nullopt;
  SizeExpr a = symbols.getExpr(operands[0]), b = symbols.getExpr(operands[1]);
  SizeExpr difference = a - b;
  if (!difference)
    return std::nullopt;
  SizeRange range = difference.bounds(symbols.getSureFacts());
  StringRef op = name.drop_back(strlen(".int"));
  auto when = [](bool yes, bool no) {
    return yes ? std::optional(true) : no ? std::optional(false) : std::nullopt;
  };
  if (op == "aten::lt")
    return when(range.max < 0, range.min >= 0);
  if (op == "aten::le")
    return when(range.max <= 0, range.min > 0);
  if (op == "aten::gt")
    return when(range.min > 0, range.max <= 0);
  if (op == "aten::ge")
    return when(range.min >= 0, range.max < 0);
  bool isSame = difference.number() == 0;
  bool isOther =
      range.min > 0 || range.max < 0 || areNeverEqual(difference.str(), "0");
  if (op == "aten::eq")
    return when(isSame, isOther);
  if (op == "aten::ne")
    return when(isOther, isSame);
  return std::nullopt;
}
