//===- LearnSizes.cpp - Sizes of results as functions of operands' --------===//
//
// A call is asked about by itself: its sizes and integers are parameters, what
// it answers is learned as functions of them (SizeFunctions.h), and what the
// program passes is put in. So nothing follows from which sizes a program
// happens to be tried with.
//
//===----------------------------------------------------------------------===//

#include "LearnSizes.h"
#include "CallText.h"
#include "LibTorchOracle.h"
#include "llvm/Support/FormatVariadic.h"
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

namespace torchonnx {
/// What the functions of a call are learned of.
struct SizeQuestion {
  /// What moves by itself: the call's symbols or, where those are made of the
  /// same names and do not, the names.
  SmallVector<StringAttr> locals;
  /// What the symbols are, of the names; empty where they move by themselves.
  SmallVector<SizeExpr> sizes;
  ArrayRef<StringAttr> parameters, others, fresh;
  llvm::SetVector<int64_t> constants;
  /// Of `locals` and, after them, of `fresh`.
  SmallVector<SizeRange> ranges;

  SizeQuestion(const CallText &call, ArrayRef<StringAttr> fresh,
               ArrayRef<SizeExpr> sizes, bool byNames, const Symbols &symbols);
  /// Questions with the same key have the same answer.
  std::string key(const CallText &call, const SizeFacts &facts) const;
};
} // namespace torchonnx

SizeQuestion::SizeQuestion(const CallText &call, ArrayRef<StringAttr> fresh,
                           ArrayRef<SizeExpr> ownSizes, bool byNames,
                           const Symbols &symbols)
    : parameters(call.parameters.getArrayRef()),
      others(call.others.getArrayRef()), fresh(fresh),
      constants(call.constants) {
  if (byNames) {
    sizes.assign(ownSizes.begin(), ownSizes.end());
    llvm::SetVector<StringAttr> names;
    for (const SizeExpr &size : sizes) {
      for (const std::string &name : size.names())
        names.insert(StringAttr::get(parameters.front().getContext(), name));
      constants.insert_range(size.numbers());
    }
    locals = names.takeVector();
  } else {
    locals.assign(parameters.begin(), parameters.end());
  }
  for (StringAttr local : locals) {
    if (!symbols.contains(local))
      continue;
    SizeExpr size = symbols.getExpr(local);
    std::optional<StringRef> own = size.asName();
    ranges.push_back(own ? symbols.getFacts().get(*own)
                         : size.bounds(symbols.getFacts()));
  }
  SizeRange any;
  any.min = 0;
  ranges.append(fresh.size(), any);
}

std::string SizeQuestion::key(const CallText &call,
                              const SizeFacts &facts) const {
  std::string key = call.text;
  for (const SizeExpr &size : sizes) {
    auto numbered = [&](StringRef name) {
      auto *it = llvm::find_if(
          locals, [&](StringAttr local) { return local.getValue() == name; });
      return SizeExpr::name(SizeFunctions::parameter(it - locals.begin()));
    };
    key += "," + size.substitute(numbered, facts).str();
  }
  // Where a parameter never is, it is not asked about.
  for (const SizeRange &range : ArrayRef(ranges).take_front(locals.size()))
    if (range.max < SizeRange::highest || range.multiple > 1 || range.min != 1)
      key += llvm::formatv("|{0},{1},{2},{3}", range.min, range.max,
                           range.multiple, range.remainder)
                 .str();
  key.append(fresh.size(), '?');
  return key;
}

static bool isComplete(ArrayRef<SizeExpr> numbers) {
  return !numbers.empty() && llvm::all_of(numbers, [](const SizeExpr &number) {
    return bool(number);
  });
}

const SizeFunctions &LibTorchOracle::functionsOf(SizeQuestion question,
                                                 StringRef key,
                                                 AnswerSample answer) {
  auto [it, isNew] = functions.try_emplace(key);
  // What was seen from sizes of 1 alone is no exception from others.
  auto isLarge = [&](unsigned k) {
    return llvm::all_of(question.locals, [&](StringAttr local) {
      return symbols.getSamples(local)[k] > 1;
    });
  };
  if (!isNew && !(it->second.isException && llvm::any_of(rows, isLarge)))
    return it->second;
  it->second = learnFunctions(question, answer);
  // Of a quotient too little is seen below a limit: what holds for all sizes
  // holds for those.
  bool isLimited = false;
  for (SizeRange &range : question.ranges)
    isLimited |=
        std::exchange(range.max, SizeRange::highest) != SizeRange::highest;
  std::vector<SizeExpr> &own = it->second.numbers;
  if (isLimited && !own.empty() && !isComplete(own))
    for (auto [number, wider] :
         llvm::zip(own, learnFunctions(question, answer).numbers))
      number = number ? number : wider;
  return it->second;
}

LearnedSizes LibTorchOracle::learnSizes(StringRef name, ValueRange operands,
                                        ArrayRef<StringAttr> fresh,
                                        AnswerSample answer) {
  LearnedSizes learned;
  CallText call(name, operands);
  if (!call.isKnown)
    return learned;
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
    SizeQuestion question(call, fresh, sizes, byNames, symbols);
    ArrayRef<StringAttr> locals = question.locals;
    if (llvm::any_of(
            locals, [&](StringAttr local) { return !symbols.contains(local); }))
      break;
    const SizeFunctions &known =
        functionsOf(question, question.key(call, symbols.getFacts()), answer);
    if (byNames && !isComplete(known.numbers) && !learned.numbers.empty())
      break;
    if (!byNames) {
      learned.ofParameters = known.numbers;
      learned.parameters = question.locals;
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
    if (isComplete(known.numbers))
      break;
  }
  return learned;
}

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

namespace {

/// Asks a call about rows: sizes of what moves, those that data decides, and
/// which value each number of another kind has. While it lives, the table of
/// symbols has nothing but the row that is asked about.
class CallProbe {
public:
  using Row = SizeFunctionLearner::Row;
  using Answer = llvm::function_ref<SizeAnswer(unsigned)>;

  CallProbe(const SizeQuestion &question, MLIRContext *context,
            Symbols &symbols, ArrayRef<double> ownValues, Answer answer)
      : question(question), context(context), symbols(symbols),
        programs(context), ownValues(ownValues), answer(answer) {
    ArrayRef<StringAttr> locals = question.locals;
    unbacked.isOpen.resize(locals.size());
    for (auto [i, local] : llvm::enumerate(locals))
      unbacked.isOpen[i] = symbols.isUnbacked(local);
    std::swap(symbols, programs);
  }
  ~CallProbe() { std::swap(symbols, programs); }

  std::optional<SizeAnswer> ask(const Row &row);

private:
  /// False where a size has no value at the row.
  bool bind(const Row &row);

  const SizeQuestion &question;
  MLIRContext *context;
  Symbols &symbols;
  Symbols programs;
  ArrayRef<double> ownValues;
  Answer answer;
  RowSizes unbacked;
  OperatorCount counter;
  /// How many operators the call ran first, and the largest number that it is
  /// asked about.
  int64_t usual = 0, largest = SizeRange::highest;
  /// The largest number of the call at the row, and whether it gives lists: of
  /// as many pieces, in the end.
  int64_t greatest = 0;
  bool givesLists = false;
};

} // namespace

bool CallProbe::bind(const Row &row) {
  ArrayRef<StringAttr> locals = question.locals;
  auto valueOf = [&](StringRef name) -> std::optional<int64_t> {
    for (auto [local, value] : llvm::zip_first(locals, row))
      if (local.getValue() == name)
        return value;
    return std::nullopt;
  };
  llvm::MapVector<StringAttr, Symbols::Samples> samples;
  greatest = 0;
  for (auto [i, parameter] : llvm::enumerate(question.parameters)) {
    std::optional<int64_t> value =
        question.sizes.empty() ? row[i] : question.sizes[i].evaluate(valueOf);
    if (!value)
      return false;
    greatest = std::max(greatest, *value);
    samples[parameter] = {static_cast<double>(*value)};
  }
  size_t firstOther = locals.size() + question.fresh.size();
  for (auto [i, other] : llvm::enumerate(question.others)) {
    int64_t choice = row[firstOther + i];
    samples[other] = {choice == 0 ? ownValues[i] : otherFloats[choice - 1]};
  }
  // The table has a row, also where the call has no sizes.
  samples[StringAttr::get(context, "$")] = {0.5};
  symbols.rebind(samples);
  unbacked.set(row, locals.size(), question.fresh.size());
  return true;
}

std::optional<SizeAnswer> CallProbe::ask(const Row &row) {
  if (llvm::any_of(row, [&](int64_t value) { return value > largest; }) ||
      !bind(row))
    return std::nullopt;
  constexpr int64_t mostPieces = 1 << 20;
  if (givesLists && greatest > mostPieces)
    return std::nullopt;
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
  givesLists |= result && result->structure.find('[') != std::string::npos;
  if (taken > 6 * usual + 64) {
    largest = *llvm::max_element(row) - 1;
    return std::nullopt;
  }
  return result;
}

SizeFunctions LibTorchOracle::learnFunctions(const SizeQuestion &question,
                                             AnswerSample answer) {
  ArrayRef<StringAttr> locals = question.locals;
  // Sizes that the call takes: those of the program.
  std::vector<SizeFunctionLearner::Row> anchors;
  for (unsigned k : rows) {
    SizeFunctionLearner::Row row;
    for (StringAttr local : locals)
      row.push_back(static_cast<int64_t>(symbols.getSamples(local)[k]));
    for (StringAttr size : question.fresh)
      row.push_back(static_cast<int64_t>(symbols.getSamples(size)[k]));
    // Which of the other values: those of the program come first.
    row.resize(row.size() + question.others.size());
    if (!llvm::is_contained(anchors, row))
      anchors.push_back(std::move(row));
  }
  SmallVector<double> ownValues;
  for (StringAttr other : question.others)
    ownValues.push_back(symbols.getSamples(other)[rows.front()]);
  SizeRange choices;
  choices.min = 0;
  choices.max = std::size(otherFloats);
  SmallVector<SizeRange> ranges(question.ranges);
  size_t firstOther = ranges.size();
  ranges.append(question.others.size(), choices);

  CallProbe probe(question, context, symbols, ownValues, answer);
  SizeFunctions result =
      SizeFunctionLearner(
          [&](const SizeFunctionLearner::Row &row) { return probe.ask(row); },
          question.constants.getArrayRef(), ranges)
          .learn(anchors);
  // What depends on a number that is no integer has no such form.
  for (SizeExpr &number : result.numbers)
    if (number && llvm::any_of(number.names(), [&](const std::string &name) {
          return SizeFunctions::indexOf(name) >= firstOther;
        }))
      number = SizeExpr::none();
  return result;
}
