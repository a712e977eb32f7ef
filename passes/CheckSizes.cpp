//===- CheckSizes.cpp - The checker of our own claims ---------------------===//
//
// What the types of a program say of sizes was proved, or learned of one
// operator at a time. Here it is held against LibTorch at sizes that none of it
// was learned from: the operators are asked one after the other, and what they
// answer is compared with what is claimed. That is no test of the program but
// of this compiler, so what is found is an internal error.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "passes/Passes.h"
#include "passes/SizeChecker.h"
#include "llvm/ADT/StringExtras.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHCHECKSIZES
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The integers that the program is written with: what becomes of sizes changes
/// there.
void SizeChecker::collectNumbers() {
  constexpr int64_t largest = 1 << 17;
  constexpr size_t most = 64;
  function.walk([&](ConstantOp op) {
    auto number = dyn_cast<IntegerAttr>(op.getValue());
    if (!number || number.getInt() >= largest || number.getInt() <= -largest)
      return;
    int64_t size = std::abs(number.getInt());
    if (size > 2 && numbers.size() < most && !llvm::is_contained(numbers, size))
      numbers.push_back(size);
  });
}

void SizeChecker::collectNames() {
  AttrTypeWalker walker;
  walker.addWalk([&](TorchTensorType tensor) {
    for (Attribute dim : tensor.getDims())
      for (const std::string &name : claimed.getExpr(dim).names())
        values.insert({StringAttr::get(context, name), Row(numRows, 1)});
  });
  for (Type type : function.getArgumentTypes())
    walker.walk(type);
  numNames = values.size();
}

DictionaryAttr SizeChecker::getSizes() const {
  SmallVector<NamedAttribute> sizes;
  for (auto &[name, row] :
       ArrayRef(values.getArrayRef()).take_front(numNames)) {
    SmallVector<int64_t> taken;
    for (unsigned k : live.set_bits())
      taken.push_back(int64_t(row[k]));
    sizes.push_back({name, DenseI64ArrayAttr::get(context, taken)});
  }
  return DictionaryAttr::get(context, sizes);
}

void SizeChecker::takeSizes(DictionaryAttr given) {
  for (auto &[name, row] : values) {
    auto sizes = given.getAs<DenseI64ArrayAttr>(name);
    live.reset(sizes ? sizes.size() : 0, numRows);
    for (unsigned k : live.set_bits())
      row[k] = double(sizes[k]);
  }
}

/// Whether the sizes of a row get past one of the program's own checks.
bool SizeChecker::passes(StringRef check, unsigned k) const {
  using Holds = bool (*)(int64_t);
  static constexpr std::pair<StringRef, Holds> signs[] = {
      {" < ", [](int64_t more) { return more < 0; }},
      {" <= ", [](int64_t more) { return more <= 0; }},
      {" > ", [](int64_t more) { return more > 0; }},
      {" >= ", [](int64_t more) { return more >= 0; }},
      {" == ", [](int64_t more) { return more == 0; }},
      {" != ", [](int64_t more) { return more != 0; }}};
  for (auto [sign, holds] : signs) {
    auto [left, right] = check.split(sign);
    if (left == check)
      continue;
    const SizeFacts &facts = claimed.getFacts();
    SizeExpr difference =
        SizeExpr::parse(left, facts) - SizeExpr::parse(right, facts);
    std::optional<int64_t> more =
        difference.evaluate([&](StringRef name) { return integerIn(name, k); });
    return !more || holds(*more);
  }
  return true;
}

/// A number below `count`, the same in every conversion.
int64_t SizeChecker::next(uint64_t count) {
  random ^= random << 13;
  random ^= random >> 7;
  random ^= random << 17;
  return int64_t((random >> 11) % count);
}

/// A small size in one row, a large one in the next, then such as are near the
/// program's numbers.
int64_t SizeChecker::sizeFor(unsigned k) {
  if (k == 0)
    return 1 + next(4);
  if (k == 1)
    return 1200 + next(3000);
  if (numbers.empty() || next(4) == 0)
    return int64_t(1) << next(13);
  int64_t size = numbers[next(numbers.size())];
  return size * (1 + next(3)) + next(3) - 1;
}

void SizeChecker::chooseSizes() {
  collectNumbers();
  const SizeFacts &facts = claimed.getFacts();
  constexpr unsigned attempts = 24;
  for (unsigned k = 0; k < numRows; ++k) {
    for (unsigned attempt = 0; attempt < attempts; ++attempt) {
      // Kernels count in 32 bits, some of them.
      constexpr double mostElements = 1 << 27;
      double elements = 1;
      for (auto &[name, row] : values) {
        SizeRange range = facts.get(name);
        int64_t size = std::max<int64_t>(sizeFor(k), 1);
        if (elements * double(size) > mostElements)
          size = 1 + next(4);
        if (range.multiple > 1)
          size = size * range.multiple + range.remainder;
        size = std::clamp(size, range.min, range.max);
        elements *= double(std::max<int64_t>(size, 1));
        row[k] = double(size);
      }
      if (obeysFacts(k))
        break;
    }
    if (!obeysFacts(k))
      live.reset(k);
  }
}

bool SizeChecker::obeysFacts(unsigned k) const {
  const SizeFacts &facts = claimed.getFacts();
  for (auto &[name, row] : values) {
    SizeRange range = facts.get(name);
    int64_t size = int64_t(row[k]);
    if (size < range.min || size > range.max ||
        (size - range.remainder) % range.multiple)
      return false;
  }
  if (auto checks = function->getAttrOfType<ArrayAttr>(kAssumptions))
    for (auto check : checks.getAsRange<StringAttr>())
      if (!passes(check, k))
        return false;
  // Numbers of the run may be any, as few or as many as they can.
  auto mayBe = [&](const SizeExpr &e, int64_t SizeRange::*end) {
    constexpr int64_t most = int64_t(1) << 40;
    auto value = e.evaluate([&](StringRef name) -> std::optional<int64_t> {
      std::optional<int64_t> known = integerIn(name, k);
      return known ? known : std::clamp(facts.get(name).*end, -most, most);
    });
    return value.value_or(0) >= 0;
  };
  return llvm::all_of(facts.nonNegative(), [&](const SizeExpr &e) {
    return mayBe(e, &SizeRange::min) || mayBe(e, &SizeRange::max);
  });
}

std::optional<int64_t> SizeChecker::integerIn(StringRef name,
                                              unsigned k) const {
  const auto *it = values.find(StringAttr::get(context, name));
  if (it == values.end() || it->second[k] != std::floor(it->second[k]))
    return std::nullopt;
  return int64_t(it->second[k]);
}

/// Lets a number that only the run knows be few, or near to a size or to the
/// program's numbers. False where it is no such, what gives it was not asked,
/// or PyTorch takes no row more.
bool SizeChecker::draw(StringRef name) {
  auto symbol = StringAttr::get(context, name);
  if (!claimed.isUnbacked(symbol) || notAsked.contains(symbol))
    return false;
  values.insert({symbol, Row(numRows, 0)});
  SizeRange range = claimed.getFacts().get(name);
  constexpr unsigned attempts = 16;
  for (unsigned k : live.set_bits()) {
    bool isTaken = false;
    for (unsigned attempt = 0; attempt < attempts && !isTaken; ++attempt) {
      int64_t near =
          next(2) ? sizeFor(k)
                  : int64_t(values.getArrayRef()[next(numNames)].second[k]);
      int64_t number = next(3) ? near + next(3) - 1 : next(4);
      if (next(8) == 0)
        number = -number;
      if (range.multiple > 1)
        number = number * range.multiple + range.remainder;
      values[symbol][k] = double(std::clamp(number, range.min, range.max));
      isTaken = obeysFacts(k);
    }
    if (!isTaken)
      live.reset(k);
  }
  return live.any();
}

/// Finds what a symbol stands for. False where nothing told.
bool SizeChecker::bind(StringAttr symbol) {
  if (values.contains(symbol))
    return true;
  // As it is spelled: what is known of names may rule a row out that nothing
  // here tells of yet.
  SizeExpr size = SizeExpr::parse(symbol, SizeFacts());
  if (!size || size.asName() == symbol.getValue())
    return false;
  Row row(numRows, 1);
  for (unsigned k : live.set_bits()) {
    std::optional<int64_t> value =
        size.evaluate([&](StringRef name) { return integerIn(name, k); });
    if (!value)
      return false;
    row[k] = double(*value);
  }
  values.insert({symbol, row});
  return true;
}

/// Whether all that the operands depend on is known.
bool SizeChecker::bindAll(ValueRange operands) {
  for (Value operand : operands) {
    bool isKnown = true;
    if (getConstant(operand))
      continue;
    if (auto elements = getElements(operand)) {
      if (!bindAll(*elements))
        return false;
      continue;
    }
    AttrTypeWalker walker;
    auto noteSymbol = [&](Attribute symbol) {
      auto name = dyn_cast_or_null<StringAttr>(symbol);
      // Here alone: what results are claimed to be is not drawn.
      if (name && draws && !values.contains(name))
        for (const std::string &part : claimed.getExpr(name).names())
          if (!values.contains(StringAttr::get(context, part)))
            isKnown = isKnown && draw(part);
      if (name)
        isKnown = isKnown && bind(name);
      else
        isKnown &= bool(symbol);
    };
    walker.addWalk([&](TorchTensorType type) {
      llvm::for_each(type.getDims(), noteSymbol);
      isKnown &= type.getRanked();
    });
    walker.addWalk([&](TorchIntType type) { noteSymbol(type.getKnown()); });
    walker.addWalk([&](TorchFloatType type) { noteSymbol(type.getKnown()); });
    walker.addWalk([&](TorchBoolType type) { noteSymbol(type.getKnown()); });
    walker.addWalk([&](ListType type) { isKnown &= type.getSized(); });
    walker.walk(operand.getType());
    if (!isKnown)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

static std::optional<double> numberIn(Attribute attr) {
  if (auto flag = dyn_cast_or_null<BoolAttr>(attr))
    return flag.getValue();
  if (auto number = dyn_cast_or_null<IntegerAttr>(attr))
    return double(number.getInt());
  if (auto number = dyn_cast_or_null<FloatAttr>(attr))
    return number.getValueAsDouble();
  return std::nullopt;
}

/// A size, number or flag of the program in each row.
std::optional<SizeChecker::Row> SizeChecker::valuesOf(Attribute size) {
  if (std::optional<double> number = numberIn(size))
    return Row(numRows, *number);
  auto name = dyn_cast_or_null<StringAttr>(size);
  if (!name || !bind(name))
    return std::nullopt;
  return values[name];
}

void SizeChecker::compare(Operation *op, Attribute claim, Attribute answer) {
  Symbols &symbols = oracle.getSymbols();
  // Nothing is claimed, or only data tells: the answer is what was drawn.
  auto symbol = dyn_cast_or_null<StringAttr>(answer);
  auto isDrawn = [&](StringAttr drawn) {
    return llvm::all_of(live.set_bits(), [&](unsigned k) {
      return symbols.getSamples(drawn)[k] == symbols.getSamples(symbol)[k];
    });
  };
  if (!claim || !answer ||
      (symbol && llvm::any_of(symbols.getUnbacked(), isDrawn)))
    return;
  if (std::optional<double> number = numberIn(answer)) {
    compare(op, claim, Row(numRows, *number));
  } else if (symbol) {
    ArrayRef<double> samples = symbols.getSamples(symbol);
    compare(op, claim, Row(samples.take_front(numRows)));
  }
}

void SizeChecker::compare(Operation *op, Attribute claim, const Row &row) {
  std::optional<Row> wanted = valuesOf(claim);
  if (!wanted) {
    // What has no form is what is computed here.
    const SizeExpr expr = claimed.getExpr(claim);
    if (expr.asName())
      values.insert({cast<StringAttr>(claim), row});
    return;
  }
  for (unsigned k : live.set_bits()) {
    double want = (*wanted)[k];
    bool isSame = want == row[k] || (std::isnan(want) && std::isnan(row[k]));
    if (isSame || findings[k].op)
      continue;
    std::string sizes = llvm::join(
        llvm::map_range(llvm::make_filter_range(values,
                                                [&](auto &entry) {
                                                  return claimed.isAtom(
                                                      entry.first);
                                                }),
                        [&](auto &entry) {
                          return (entry.first.getValue() + "=" +
                                  llvm::Twine(int64_t(entry.second[k])))
                              .str();
                        }),
        ", ");
    auto name = dyn_cast<StringAttr>(claim);
    std::string said = name ? name.str() : std::to_string(int64_t(want));
    findings[k] = {op, ("'" + getOperatorName(op) + "' gives " +
                        llvm::Twine(int64_t(row[k])) + " where " + said +
                        " is claimed, at " + sizes)
                           .str()};
  }
}

/// Calls `compareSizes` with the sizes, numbers and flags of both types.
void SizeChecker::compare(Operation *op, Type claim, Type answer,
                          Compare compareSizes) {
  auto tensor = dyn_cast<TorchTensorType>(claim),
       other = dyn_cast<TorchTensorType>(answer);
  if (tensor && other && tensor.getRanked() && other.getRanked()) {
    if (tensor.getDims().size() == other.getDims().size())
      for (auto [dim, size] : llvm::zip(tensor.getDims(), other.getDims()))
        compareSizes(dim, size);
    else if (StringRef name = getOperatorName(op); !name.empty())
      for (unsigned k : live.set_bits())
        if (!findings[k].op)
          findings[k] = {op, "'" + name.str() +
                                 "' gives a tensor of another "
                                 "rank"};
    return;
  }
  auto list = dyn_cast<ListType>(claim), others = dyn_cast<ListType>(answer);
  if (list && others && list.getSized() && others.getSized() &&
      list.getElements().size() == others.getElements().size())
    for (auto [element, one] :
         llvm::zip(list.getElements(), others.getElements()))
      compare(op, element, one, compareSizes);
  if (auto number = dyn_cast<TorchIntType>(claim))
    if (auto found = dyn_cast<TorchIntType>(answer))
      compareSizes(number.getKnown(), found.getKnown());
  if (auto number = dyn_cast<TorchFloatType>(claim))
    if (auto found = dyn_cast<TorchFloatType>(answer))
      compareSizes(number.getKnown(), found.getKnown());
  if (auto flag = dyn_cast<TorchBoolType>(claim))
    if (auto found = dyn_cast<TorchBoolType>(answer))
      compareSizes(flag.getKnown(), found.getKnown());
}

/// What the answer depends on, and what is claimed of it.
SizeChecker::Key SizeChecker::keyOf(Operation *op) const {
  Key key = {op->getName().getAsOpaquePointer(), op->getParentRegion()};
  std::function<void(Value)> add = [&](Value operand) {
    if (Attribute constant = getConstant(operand)) {
      key.push_back(constant.getAsOpaquePointer());
      return;
    }
    key.push_back(operand.getType().getAsOpaquePointer());
    if (auto elements = getElements(operand))
      llvm::for_each(*elements, add);
  };
  llvm::for_each(op->getOperands(), add);
  for (Type type : op->getResultTypes())
    key.push_back(type.getAsOpaquePointer());
  if (Attribute symbol = op->getAttr("name"))
    key.push_back(symbol.getAsOpaquePointer());
  return key;
}

/// What an operator that was not asked gives may be a function of numbers that
/// are drawn: it is none to draw.
void SizeChecker::noteNotAsked(TypeRange types) {
  AttrTypeWalker walker;
  walker.addWalk([&](StringAttr symbol) {
    for (const std::string &part : claimed.getExpr(symbol).names())
      notAsked.insert(StringAttr::get(context, part));
  });
  for (Type type : types)
    walker.walk(type);
}

/// Asks the operator about the rows, unless nothing of it depends on them.
void SizeChecker::check(Operation *op) {
  StringRef name = getOperatorName(op);
  if (name.empty())
    return;
  if (!bindAll(op->getOperands())) {
    if (draws)
      noteNotAsked(op->getResultTypes());
    return;
  }
  // Most layers are there more than once.
  if (!asked.insert(keyOf(op)).second)
    return;
  llvm::MapVector<StringAttr, Symbols::Samples> samples;
  AttrTypeWalker walker;
  walker.addWalk([&](StringAttr symbol) {
    if (const auto *it = values.find(symbol); it != values.end())
      samples[symbol].assign(it->second.begin(), it->second.end());
  });
  std::function<void(Value)> collect = [&](Value operand) {
    if (auto elements = getElements(operand))
      llvm::for_each(*elements, collect);
    walker.walk(operand.getType());
  };
  llvm::for_each(op->getOperands(), collect);
  if (samples.empty())
    return;
  Symbols &symbols = oracle.getSymbols();
  symbols.rebind(samples);
  // Of a name that nothing is known of, sizes are told, which are 1 and more.
  for (auto &[symbol, row] : samples)
    if (llvm::any_of(row, [](double value) { return value < 1; }))
      symbols.setRange(symbol, SizeRange());
  symbols.setExploring(true);
  symbols.setLive(live);
  Refusal why;
  auto answer = oracle.infer(name, op->getOperands(), why);
  if (failed(answer)) {
    live.reset();
    return;
  }
  live = symbols.getLive();
  for (auto [result, one] : llvm::zip(op->getResults(), *answer))
    compare(
        op, result.getType(), one.type,
        [&](Attribute claim, Attribute answer) { compare(op, claim, answer); });
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

void SizeChecker::checkBlock(Block &block) {
  for (Operation &op : block) {
    if (live.none())
      return;
    if (auto branches = dyn_cast<IfOp>(op))
      checkBranches(branches);
    else if (auto loop = dyn_cast<LoopOp>(op))
      checkLoop(loop);
    else
      check(&op);
  }
}

LogicalResult SizeChecker::run() {
  if (values.empty())
    return success();
  Symbols probe(context);
  std::swap(oracle.getSymbols(), probe);
  checkBlock(function.getBody().front());
  llvm::BitVector taken = live;
  LogicalResult result = report();
  bool isOfTheRun = llvm::any_of(claimed.symbols(), [&](StringAttr symbol) {
    return claimed.isUnbacked(symbol);
  });
  if (succeeded(result) && followsData && isOfTheRun && live.any()) {
    draws = true;
    // What was found of sizes in a region was forgotten at its end.
    for (auto it = asked.begin(); it != asked.end();)
      it = (*it)[1] == &function.getBody() ? std::next(it) : asked.erase(it);
    checkBlock(function.getBody().front());
    result = report();
    live = taken;
  }
  std::swap(oracle.getSymbols(), probe);
  return result;
}

LogicalResult SizeChecker::report() const {
  for (unsigned k : live.set_bits())
    if (findings[k].op)
      return findings[k].op->emitError("internal error: ")
             << findings[k].text
             << "; please report it (--no-size-check converts all the same)";
  return success();
}

namespace {
struct TorchCheckSizes : torchonnx::impl::TorchCheckSizesBase<TorchCheckSizes> {
  using TorchCheckSizesBase::TorchCheckSizesBase;

  void runOnOperation() override {
    constexpr StringRef attribute = "torch.checked_sizes";
    Oracle &oracle = getOracle(&getContext());
    oracle.getSymbols().load(getOperation());
    auto given = getOperation()->getAttrOfType<DictionaryAttr>(attribute);
    getOperation()->removeAttr(attribute);
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      SizeChecker checker(function, given, oracle);
      if (failed(checker.run()))
        return signalPassFailure();
      if (handOn)
        getOperation()->setAttr(attribute, checker.getSizes());
    }
  }
};
} // namespace
