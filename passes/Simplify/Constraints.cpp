//===- Constraints.cpp - What a program demands of sizes ------------------===//

#include "passes/Simplify/Constraints.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "passes/Simplify/LaterCalls.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

/// How often a refusal may teach us something about one program.
static constexpr unsigned maxLessons = 32;
/// With fewer samples there is more to learn.
static constexpr unsigned enough = 4;
/// How long we go on to learn from operators that have no kernel but the CPU's.
static constexpr int64_t mostWork = 100'000'000;
/// What a program may cost while we learn: operators asked about.
static constexpr unsigned maxSteps = 20000;

//===----------------------------------------------------------------------===//
// Samples
//===----------------------------------------------------------------------===//

int64_t SizeLearner::wantedSize(unsigned index, unsigned row) const {
  return getSizeSample(index, row) * (isOneInSample(index, row) ? 1 : scale);
}

/// A size that the dim's range allows, `wanted` where it may be.
int64_t SizeLearner::fit(StringAttr dim, int64_t wanted) const {
  const DimRange &range = sizes.find(dim)->second.range;
  const auto *fact = facts.find(dim);
  int64_t step = range.multiple;
  int64_t remainder = fact == facts.end() ? 0 : fact->second.remainder;
  auto roundUp = [&](int64_t size) {
    return (size - remainder + step - 1) / step * step + remainder;
  };
  int64_t first =
      std::max(roundUp(std::max<int64_t>(range.min, 1)), int64_t(0));
  // Sizes below the least are as far above it, lest they be the same.
  int64_t size = roundUp(wanted < first ? first + wanted - 1 : wanted);
  if (size <= range.max || first > range.max)
    return size;
  int64_t count = (range.max - first) / step + 1;
  return first + (wanted % count) * step;
}

std::optional<int64_t> SizeLearner::evaluateIn(StringRef expression,
                                               unsigned row) const {
  return evaluateExpression(expression, [&](StringRef name) {
    return baseSize(StringAttr::get(context, name), row);
  });
}

/// The size of a dim in a row of samples where it is not broadcast.
std::optional<int64_t> SizeLearner::baseSize(StringAttr dim,
                                             unsigned row) const {
  const auto *it = sizes.find(dim);
  if (it == sizes.end())
    return std::nullopt;
  if (row == 0 && it->second.example)
    return it->second.example;
  unsigned index = it - sizes.begin();
  const auto *fact = facts.find(dim);
  // Where two dims sometimes have such sizes, one has where the other has not;
  // what is sometimes equal to others is so together.
  unsigned bit =
      fact != facts.end() && !fact->second.values.empty() ? index % 3 : 0;
  bool isFree = (row >> bit) % 2 == 0;
  if (fact != facts.end() && !(fact->second.sometimes && isFree)) {
    const Fact &known = fact->second;
    if (known.group) {
      // Rows that are alike are far from each other.
      size_t count = known.group->rows.size(), stride = count * 5 / 8 | 1;
      while (std::gcd(stride, count) != 1)
        stride += 2;
      return known.group->rows[row * stride % count][known.place];
    }
    // Every other row has a size that a branch asks for.
    unsigned turn =
        known.sometimes ? (row >> (bit + 1) << bit) + row % (1 << bit) : row;
    if (!known.values.empty())
      return known.values[(turn + index) % known.values.size()];
    if (!known.expression.empty())
      return evaluateIn(known.expression, row);
  }
  // Where a broadcast of it is 1, the others are not.
  bool isBroadcast = fact != facts.end() && fact->second.orOne;
  if (isBroadcast && isOneInSample(index, row))
    row += numSizeSamples;
  int64_t size = wantedSize(index, row);
  if (fact != facts.end() && !fact->second.sieve.empty()) {
    ArrayRef<int64_t> sieve = fact->second.sieve;
    auto *next = llvm::lower_bound(sieve, size);
    size = next == sieve.end() ? sieve[size % sieve.size()] : *next;
  }
  size = fit(dim, size);
  if (fact != facts.end() && it->second.range.multiple == 1)
    for (auto &[other, offset] : fact->second.limits) {
      std::optional<int64_t> limit = baseSize(other, row);
      if (!limit || *limit + offset < 1)
        return std::nullopt;
      if (size > *limit + offset)
        size = 1 + size % (*limit + offset);
    }
  return size;
}

std::optional<int64_t> SizeLearner::sizeIn(StringAttr dim, unsigned row) const {
  const auto *fact = facts.find(dim);
  bool hasExample = row == 0 && sizes.find(dim)->second.example;
  if (fact != facts.end() && fact->second.orOne && !hasExample &&
      isOneInSample(sizes.find(dim) - sizes.begin(), row))
    return 1;
  return baseSize(dim, row);
}

/// Whether the dim is a symbol of its own, not another's expression.
bool SizeLearner::isOwn(StringAttr dim) const {
  const auto *fact = facts.find(dim);
  return sizes.contains(dim) &&
         (fact == facts.end() || fact->second.sometimes ||
          (fact->second.values.size() != 1 &&
           (fact->second.expression.empty() || fact->second.orOne)));
}

/// Whether the dim may have this size, as the user says. That nothing is said
/// does not rule out that there is nothing.
bool SizeLearner::allows(StringAttr dim, int64_t value) const {
  const DimRange &range = sizes.find(dim)->second.range;
  return value >= (range.min == 1 ? 0 : range.min) && value <= range.max;
}

/// The only size of the dim.
std::optional<int64_t> SizeLearner::numberOf(StringAttr dim) const {
  const Fact fact = facts.lookup(dim);
  if (isOwn(dim))
    return std::nullopt;
  if (!fact.values.empty())
    return fact.values.front();
  return evaluateExpression(fact.expression, [&](StringRef name) {
    return numberOf(StringAttr::get(context, name));
  });
}

/// Samples the dims. False where what is known of them leaves no sizes.
bool SizeLearner::bindRows() {
  Symbols &symbols = oracle.getSymbols();
  constexpr unsigned wanted = numSizeSamples;
  SmallVector<unsigned> rows;
  auto addRow = [&](unsigned row) {
    if (llvm::all_of(sizes, [&](auto &entry) {
          auto &[dim, size] = entry;
          std::optional<int64_t> value = sizeIn(dim, row);
          return value && allows(dim, *value);
        }))
      rows.push_back(row);
  };
  for (unsigned row = 0; row < 6 * wanted && rows.size() < wanted; ++row)
    addRow(row);
  if (rows.size() < 3)
    return false;
  llvm::MapVector<StringAttr, Symbols::Samples> samples, related, foretold;
  for (auto &[dim, size] : sizes) {
    Symbols::Samples row;
    for (unsigned k : rows)
      row.push_back(double(*sizeIn(dim, k)));
    if (adopted.contains(dim)) {
      foretold[dim] = row;
      continue;
    }
    bool isNumber = numberOf(dim).has_value();
    if (!isNumber && llvm::all_equal(row))
      return false;
    if (!isNumber)
      (isOwn(dim) ? samples : related)[dim] = row;
  }
  symbols.rebind(samples, sizes.size());
  for (auto &[dim, size] : sizes)
    if (samples.contains(dim)) {
      const Fact fact = facts.lookup(dim);
      SizeRange range{size.range.min, size.range.max, size.range.multiple,
                      fact.remainder};
      symbols.setRange(dim, range);
    }
  // A check of the program is not decided by what it taught.
  Symbols::AllFacts known = symbols.saveFacts();
  for (auto &[dim, size] : declared) {
    SizeRange range{size.range.min > 1 ? size.range.min : 0, size.range.max,
                    size.range.multiple};
    known.second.set(dim, range);
  }
  symbols.restoreFacts(std::move(known));
  for (auto &[dim, fact] : facts)
    for (auto &[other, offset] : fact.limits)
      symbols.addNonNegative(exprOf(other) + offset - exprOf(dim));
  for (auto &[name, row] : foretold)
    symbols.foretell(
        name, row, isOwn(name) ? std::string() : facts.lookup(name).expression);
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](TorchTensorType type) -> Type {
    SmallVector<Attribute> dims;
    for (Attribute dim : type.getDims()) {
      auto name = dyn_cast<StringAttr>(dim);
      if (name && related.contains(name))
        dims.push_back(symbols.getSize(exprOf(name), related[name]));
      else if (name && sizes.contains(name) && !samples.contains(name))
        dims.push_back(IntegerAttr::get(IntegerType::get(type.getContext(), 64),
                                        *numberOf(name)));
      else
        dims.push_back(dim);
    }
    return TorchTensorType::get(type.getContext(), dims, type.getDtype());
  });
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input)
      entry.setArgAttr(i, "torch.input", replacer.replace(input));
  return true;
}

/// What a dim is of those that are symbols of their own.
SizeExpr SizeLearner::exprOf(StringAttr dim) const {
  const SizeFacts &known = oracle.getSymbols().getFacts();
  if (std::optional<int64_t> number = numberOf(dim))
    return *number;
  if (isOwn(dim) || !sizes.contains(dim))
    return SizeExpr::name(dim);
  return SizeExpr::parse(facts.lookup(dim).expression, known)
      .substitute(
          [&](StringRef name) {
            return exprOf(StringAttr::get(context, name));
          },
          known);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Whether calls after the one that gave `first` compute the same, and leave
/// the same for those after. They begin with the symbols `before`, as it did:
/// what is the same has one name.
bool SizeLearner::isRepeated(func::FuncOp first, const Symbols &before) {
  Symbols &symbols = oracle.getSymbols();
  EvaluatorOptions later = options;
  later.leftState = findings.leftState;
  later.onRefusal = nullptr;
  later.onCheck = nullptr;
  Symbols after = symbols;
  symbols = before;
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  FailureOr<func::FuncOp> second =
      Evaluator(module, oracle, std::move(later)).run(entry).function;
  bool isSame = succeeded(second) && symbols.getLive() == after.getLive() &&
                computeTheSame(first, *second, symbols);
  if (succeeded(second))
    second->erase();
  symbols = after;
  return isSame;
}

FailureOr<func::FuncOp> SizeLearner::evaluate() {
  llvm::BitVector live = oracle.getSymbols().getLive();
  while (true) {
    Symbols before = oracle.getSymbols();
    held.clear();
    lessons.clear();
    ScopedDiagnosticHandler hold(module.getContext(),
                                 [&](Diagnostic &diagnostic) {
                                   held.push_back(std::move(diagnostic));
                                   return success();
                                 });
    auto [result, found] = Evaluator(module, oracle, options).run(entry);
    findings = std::move(found);
    if (succeeded(result)) {
      if (findings.leftAt.empty() || isRepeated(*result, before))
        return result;
      result->erase();
      findings.emitLeft();
      return failure();
    }
    Rerun reason = findings.whyAgain(options.peeled);
    switch (reason) {
    case Rerun::None:
      return failure();
    case Rerun::AliasInLoop:
    case Rerun::EmptyListInLoop:
    case Rerun::RetypedInLoop:
      options.peeled.insert_range(findings.getLoops(reason));
      oracle.getSymbols() = before;
      break;
    case Rerun::ChangedState:
      options.changedState.insert_range(findings.changedState);
      oracle.getSymbols().setLive(live);
      break;
    }
  }
}

/// Tells the user what the last run said.
void SizeLearner::emitHeld() {
  DiagnosticEngine &engine = module.getContext()->getDiagEngine();
  for (Diagnostic &diagnostic : held)
    engine.emit(std::move(diagnostic));
  held.clear();
}

/// Where nothing is learned, sizes may have been too small to tell: a quotient
/// by more than most of them is no function that could be found.
bool SizeLearner::growSamples(unsigned live) {
  // It keeps remainders of 2 to 8 as different as they are, and 0.
  constexpr int64_t factor = 17;
  if (live >= enough || scale == factor)
    return false;
  scale = factor;
  return true;
}

/// Whether the program, by what is known now, takes more than `live` samples or
/// is refused only after `steps`.
bool SizeLearner::getsPast(unsigned live, unsigned steps) {
  if (!bindRows())
    return false;
  FailureOr<func::FuncOp> result = evaluate();
  if (failed(result))
    return findings.steps > steps;
  result->erase();
  return oracle.getSymbols().getLive().count() > live;
}

/// Dims that the operator which refused the program, or else any, may want
/// equal.
SmallVector<StringAttr> SizeLearner::dimsToEquate() const {
  llvm::SetVector<StringAttr> dims;
  const std::optional<Refusal> &refusal = findings.refusal;
  bool mayBeAny = !refusal;
  SmallVector<StringAttr> symbols;
  if (refusal)
    llvm::append_range(symbols, refusal->symbols);
  for (StringAttr symbol : symbols)
    for (StringAttr name : dimsOf(symbol)) {
      if (isOwn(name))
        dims.insert(name);
      mayBeAny |= !sizes.contains(name);
    }
  // A size without a name, as half the sum of two, may come from any.
  if (mayBeAny)
    for (auto &[dim, size] : sizes)
      if (isOwn(dim) && !adopted.contains(dim))
        dims.insert(dim);
  return dims.takeVector();
}

void SizeLearner::goBackTo(Known known) {
  facts = std::move(known.facts);
  sizes = std::move(known.sizes);
  notes = std::move(known.notes);
  adopted = std::move(known.adopted);
}

/// Supposes something of dims, until the program gets past the operator that
/// refused it, or takes more than `live` samples: whether it did. Else all is
/// as it was.
bool SizeLearner::tryGuess(unsigned live, unsigned steps,
                           llvm::function_ref<bool()> suppose) {
  Known before = known();
  // Of what was supposed, the operator may tell what else has to be.
  if (suppose() &&
      (getsPast(live, steps) ||
       (llvm::any_of(lessons,
                     [&](const Lesson &taught) { return learn(taught); }) &&
        getsPast(live, steps))))
    return true;
  goBackTo(std::move(before));
  return false;
}

/// Where an operator's own sizes tell nothing: equates the dims that they are
/// made of, or has one or two of them be a small number.
bool SizeLearner::guess(unsigned live) {
  constexpr unsigned mostPairs = 15;
  const std::optional<Refusal> &refusal = findings.refusal;
  // What a branch or a loop demands is not demanded where it does not run.
  if (refusal ? refusal->isConditional : lessons.empty())
    return false;
  // It is for sizes to try: others may get past it too.
  Lesson lesson =
      refusal
          ? Lesson{refusal->loc, refusal->name, true, {}, {}}
          : Lesson{
                lessons.back().loc, lessons.back().operatorName, true, {}, {}};
  lesson.isGuess = true;
  bool isRefused = refusal.has_value();
  unsigned stepsBefore = findings.steps, tries = 0,
           steps =
               isRefused ? stepsBefore : std::numeric_limits<unsigned>::max();
  SmallVector<StringAttr> dims = dimsToEquate();
  std::vector<Diagnostic> heldBefore = std::move(held);
  std::vector<Lesson> lessonsBefore = lessons;
  auto mayTry = [&] { return ++tries * stepsBefore <= maxSteps; };
  unsigned pairs = 0;
  for (unsigned j = 1; j < dims.size(); ++j)
    for (unsigned i = 0; i < j && ++pairs <= mostPairs && mayTry(); ++i)
      if (tryGuess(live, steps, [&] {
            // That products are equal said no more of the two.
            if (auto group = facts.lookup(dims[j]).group)
              for (StringAttr dim : group->dims)
                facts[dim].group.reset();
            return relate(dims[j], dims[i], false, lesson);
          }))
        return true;
  held = std::move(heldBefore);
  lessons = std::move(lessonsBefore);
  return isRefused && guessNumbers(live, dims, lesson);
}

/// Narrows one or two of `dims` to a small number: that with which the program
/// takes the most samples, if it is most of them. The user is told.
bool SizeLearner::guessNumbers(unsigned live, ArrayRef<StringAttr> dims,
                               Lesson lesson) {
  constexpr int64_t mostSize = 8;
  lesson.isConditional = false;
  std::vector<Diagnostic> heldBefore = std::move(held);
  std::vector<Lesson> lessonsBefore = lessons;
  unsigned stepsBefore = findings.steps, tries = 0,
           wanted = std::max<unsigned>(
               live, oracle.getSymbols().getLive().size() / 2);
  std::optional<Known> best;
  auto attempt = [&](ArrayRef<StringAttr> narrowed, int64_t size) {
    Known before = known();
    // What was only worth a try is not that they may not be numbers.
    for (StringAttr dim : narrowed)
      if (facts.lookup(dim).sometimes)
        facts.erase(dim);
    if (llvm::all_of(
            narrowed,
            [&](StringAttr dim) { return restrictTo(dim, {size}, lesson); }) &&
        bindRows())
      if (FailureOr<func::FuncOp> result = evaluate(); succeeded(result)) {
        result->erase();
        if (unsigned taken = oracle.getSymbols().getLive().count();
            taken > wanted) {
          wanted = taken;
          best = known();
        }
      }
    goBackTo(std::move(before));
  };
  const unsigned all = oracle.getSymbols().getLive().size();
  for (bool isPair : {false, true})
    for (unsigned j = isPair; j < dims.size(); ++j)
      for (unsigned i = isPair ? 0 : j; i < j + !isPair; ++i)
        for (int64_t size = 1; size <= mostSize && wanted < all; ++size)
          if (SmallVector<StringAttr> narrowed{dims[j], dims[i]};
              ++tries * stepsBefore <= maxSteps)
            attempt(ArrayRef(narrowed).drop_back(!isPair), size);
  held = std::move(heldBefore);
  lessons = std::move(lessonsBefore);
  if (!best)
    return false;
  goBackTo(std::move(*best));
  return true;
}

/// Where a branch or a loop is all that refuses the program: what it demands
/// when it runs is taken to be so, and the user is told.
bool SizeLearner::learnWhenRun() {
  const std::optional<Refusal> &refusal = findings.refusal;
  if (!refusal || !refusal->isConditional || lessons.empty())
    return false;
  // What was demanded first says it of dims; later, of what became of them.
  Lesson lesson = whenRun.empty() ? lessons.back() : whenRun.front();
  if (!whenRun.empty())
    whenRun.erase(whenRun.begin());
  lesson.isConditional = false;
  lesson.isGuess = true;
  llvm::SetVector<StringAttr> dims;
  for (const auto &demands : {lesson.demands, lesson.onDims})
    for (const SizeDemand &demand : demands)
      for (StringAttr size : demand.sizes)
        dims.insert_range(dimsOf(size));
  // A number that only data decides may be another where it does not.
  if (!llvm::all_of(dims, [&](StringAttr dim) {
        return sizes.contains(dim) && !adopted.contains(dim);
      }))
    return false;
  for (StringAttr dim : dims)
    if (facts.lookup(dim).sometimes)
      facts.erase(dim);
  return learn(lesson);
}

/// Tells what was found out of dims; fails where that is less than was
/// declared.
LogicalResult SizeLearner::tellNotes() {
  bool isRefused = false;
  for (auto &[dim, note] : notes) {
    if (note.isNarrowing && !options.allowFixedDims) {
      isRefused = true;
      InFlightDiagnostic error = emitError(note.loc, note.text);
      error.attachNote()
          << "it was declared to vary: declare it so, or convert "
             "with --allow-fixed-dims";
    } else if (note.isNarrowing) {
      emitWarning(note.loc, note.text);
    } else {
      emitRemark(note.loc, note.text);
    }
  }
  return failure(isRefused);
}

FailureOr<func::FuncOp> SizeLearner::run() {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    inputs.push_back(entry.getArgAttr(i, "torch.input"));
  Symbols &symbols = oracle.getSymbols();
  // Sizes that the program itself mentions keep their samples.
  isSampled =
      sizes.empty() && symbols.symbols().begin() != symbols.symbols().end();
  if (isSampled) {
    FailureOr<func::FuncOp> result = evaluate();
    emitHeld();
    return result;
  }
  for (auto &[dim, size] : sizes) {
    if (!size.expression.empty())
      facts[dim].expression = size.expression;
    if (size.remainder)
      facts[dim].remainder = size.remainder;
  }
  for (auto &[dim, size] : sizes)
    if (int64_t only = fit(dim, size.range.min);
        size.expression.empty() && fit(dim, only + 1) == only)
      facts[dim].values = {only};
  const int64_t workBefore = oracle.getWork();
  options.onRefusal = [&](StringRef name, ValueRange operands, Location loc,
                          bool isConditional) {
    if (oracle.getWork() - workBefore > mostWork)
      return;
    auto isDim = [&](StringAttr dim) {
      return sizes.contains(dim) || oracle.getSymbols().isUnbacked(dim);
    };
    lessons.push_back({loc, name.str(), isConditional,
                       findDemands(oracle, name, operands),
                       findDemands(oracle, name, operands, isDim),
                       oracle.getSymbols().getLive()});
  };
  options.onCheck = [&](Value predicate, bool wanted, Location loc,
                        bool isConditional) {
    lessons.push_back({loc, "a check of the program", isConditional,
                       findDemands(predicate, wanted),
                       /*onDims=*/{},
                       /*live=*/{},
                       /*isBranch=*/isConditional});
  };
  if (!sizes.empty() && !bindRows())
    return emitError(entry.getLoc(),
                     "--dim leaves too few sizes for the dims that vary");
  // A program that took a few of the samples only is run again with more of
  // that kind, so that sizes are not mistaken for each other.
  Taken best{{}, 0, symbols, {}, {}};
  unsigned steps = 0;
  FailureOr<func::FuncOp> result = failure();
  for (unsigned lesson = 0; lesson < maxLessons; ++lesson) {
    result = evaluate();
    steps += findings.steps;
    unsigned live = symbols.getLive().count();
    if (succeeded(result) && live > std::min(best.live, fewSamples - 1)) {
      if (best.result)
        best.result.erase();
      best = {*result, live, symbols, notes, std::move(held)};
      held.clear();
      isTaken = true;
    } else if (succeeded(result)) {
      result->erase();
    }
    // What some branch wants is not to be tried where what is sure to run
    // refuses it: the least sizes first.
    if (!best.result && !options.tellsOfAny &&
        llvm::any_of(lessons, [](const Lesson &l) { return l.isBranch; })) {
      options.tellsOfAny = true;
      continue;
    }
    // Branches that few samples reach are as good as not understood.
    if (best.live >= fewSamples)
      llvm::erase_if(lessons,
                     [](const Lesson &taught) { return !taught.isBranch; });
    if ((lessons.empty() && (best.result || !findings.refusal)) ||
        steps > maxSteps)
      break;
    // The first that teaches anything: after it, samples were few, and what
    // was the same in all of them may have seemed a number.
    auto taught = llvm::find_if(
        lessons, [&](const Lesson &lesson) { return learn(lesson); });
    bool learned = taught != lessons.end();
    if (learned && taught->isConditional && !taught->isBranch)
      whenRun.push_back(*taught);
    if (!learned && !growSamples(best.live) &&
        (best.result || (!guess(best.live) && !learnWhenRun())))
      break;
    if (!bindRows())
      break;
  }
  if (best.result) {
    result = best.result;
    symbols = best.symbols;
    notes = best.notes;
    held = std::move(best.held);
  }
  if (succeeded(result) && failed(tellNotes())) {
    best.result.erase();
    held.clear();
    return failure();
  }
  emitHeld();
  return result;
}

} // namespace torchonnx
