//===- Constraints.cpp - What a program demands of sizes ------------------===//

#include "passes/Simplify/solve/Constraints.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "passes/Simplify/solve/LaterCalls.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

/// How often a refusal may teach us something about one program.
static constexpr unsigned maxLessons = 32;

/// How long we go on to learn from operators that have no kernel but the CPU's.
static constexpr int64_t mostWork = 100'000'000;

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

/// What the user says of dims is known.
void SizeLearner::noteDeclared() {
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
}

/// Lets runs tell what operators and checks demand.
void SizeLearner::listen() {
  const int64_t workBefore = oracle.getWork();
  options.onRefusal = [this, workBefore](StringRef name, ValueRange operands,
                                         Location loc, bool isConditional) {
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
  options.onCheck = [this](Value predicate, bool wanted, Location loc,
                           bool isConditional) {
    lessons.push_back({loc, "a check of the program", isConditional,
                       findDemands(predicate, wanted),
                       /*onDims=*/{},
                       /*live=*/{},
                       /*isBranch=*/isConditional});
  };
}

/// Keeps a run that took more samples than the best one, or is the first to
/// take a few.
void SizeLearner::keepBetter(FailureOr<func::FuncOp> result, Taken &best) {
  Symbols &symbols = oracle.getSymbols();
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
}

/// Learns what the last run demanded, or guesses. Whether another run is worth
/// it.
bool SizeLearner::learnMore(const Taken &best) {
  // The first that teaches anything: after it, samples were few, and what
  // was the same in all of them may have seemed a number.
  auto taught = llvm::find_if(
      lessons, [&](const Lesson &lesson) { return learn(lesson); });
  bool learned = taught != lessons.end();
  if (learned && taught->isConditional && !taught->isBranch)
    whenRun.push_back(*taught);
  if (!learned && !growSamples(best.live) &&
      (best.result || (!guess(best.live) && !learnWhenRun())))
    return false;
  return bindRows();
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
  noteDeclared();
  listen();
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
    keepBetter(result, best);
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
        steps > maxSteps || !learnMore(best))
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
