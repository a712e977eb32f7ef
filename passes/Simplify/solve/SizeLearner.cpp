//===- SizeLearner.cpp - What a program demands of sizes ------------------===//

#include "passes/Simplify/solve/SizeLearner.h"
#include "dialects/Torch/ProgramInputs.h"
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

/// The samples that what is known of dims allows, and those of branches.
SmallVector<unsigned> SizeLearner::chooseRows() const {
  constexpr unsigned wanted = numSizeSamples;
  SmallVector<unsigned> rows;
  auto addRow = [&](unsigned row) {
    if (llvm::all_of(knowledge.sizes, [&](auto &entry) {
          auto &[dim, size] = entry;
          std::optional<int64_t> value = knowledge.sizeIn(dim, row);
          return value && knowledge.allows(dim, *value);
        }))
      rows.push_back(row);
  };
  for (unsigned row = 0; row < 6 * wanted && rows.size() < wanted; ++row)
    addRow(row);
  for (unsigned i = 0; i < knowledge.branchRows.size(); ++i)
    addRow(KnownDims::firstOfBranches + i);
  return rows;
}

bool SizeLearner::bindRows() { return bindRows(chooseRows()); }

/// Samples the dims. False where that leaves no sizes.
bool SizeLearner::bindRows(ArrayRef<unsigned> rows) {
  if (rows.size() < 3)
    return false;
  Symbols &symbols = oracle.getSymbols();
  llvm::MapVector<StringAttr, Symbols::Samples> samples, related, foretold;
  for (auto &[dim, size] : knowledge.sizes) {
    Symbols::Samples row;
    for (unsigned k : rows)
      row.push_back(double(*knowledge.sizeIn(dim, k)));
    if (knowledge.adopted.contains(dim)) {
      foretold[dim] = row;
      continue;
    }
    bool isNumber = knowledge.numberOf(dim).has_value();
    if (!isNumber && llvm::all_equal(row))
      return false;
    if (!isNumber)
      (knowledge.isOwn(dim) ? samples : related)[dim] = row;
  }
  symbols.rebind(samples, knowledge.sizes.size());
  for (auto &[dim, size] : knowledge.sizes)
    if (samples.contains(dim)) {
      const KnownDims::Fact fact = knowledge.facts.lookup(dim);
      SizeRange range{size.range.min, size.range.max, size.range.multiple,
                      fact.remainder};
      symbols.setRange(dim, range);
    }
  // A check of the program is not decided by what it taught.
  Symbols::AllFacts known = symbols.saveFacts();
  for (auto &[dim, size] : declared) {
    SizeRange range{size.range.min > 1 ? size.range.min : 0, size.range.max,
                    size.range.multiple, size.remainder};
    known.second.set(dim, range);
  }
  symbols.restoreFacts(std::move(known));
  // Nobody said of other names that there is something in such a dim.
  for (auto &[dim, size] : declared)
    if (size.range.saysMin && size.range.min == 1 && samples.contains(dim))
      symbols.addNonNegative(SizeExpr::name(dim) - 1);
  for (auto &[dim, fact] : knowledge.facts)
    for (auto &[other, offset] : fact.limits)
      symbols.addNonNegative(knowledge.inOwn(other) + offset -
                             knowledge.exprOf(dim));
  for (auto &[name, row] : foretold)
    symbols.getNaming().foretell(
        name,
        {Symbols::Samples(row), knowledge.isOwn(name)
                                    ? std::string()
                                    : knowledge.facts.lookup(name).expression});
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](TorchTensorType type) -> Type {
    SmallVector<Attribute> dims;
    for (Attribute dim : type.getDims()) {
      auto name = dyn_cast<StringAttr>(dim);
      if (name && related.contains(name))
        dims.push_back(symbols.getSize(knowledge.exprOf(name), related[name]));
      else if (name && knowledge.sizes.contains(name) &&
               !samples.contains(name))
        dims.push_back(IntegerAttr::get(IntegerType::get(type.getContext(), 64),
                                        *knowledge.numberOf(name)));
      else
        dims.push_back(dim);
    }
    return TorchTensorType::get(type.getContext(), dims, type.getDtype());
  });
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input)
      entry.setArgAttr(i, kInputAttr, replacer.replace(input));
  for (auto &[name, form] : state)
    if (form.spec)
      options.changedState[name].spec = replacer.replace(form.spec);
  return true;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// The options of runs from which nothing is learned.
EvaluatorOptions SizeLearner::tellingNobody() const {
  EvaluatorOptions alone = options;
  alone.onRefusal = nullptr;
  alone.onCheck = nullptr;
  alone.onBranch = nullptr;
  return alone;
}

/// Whether calls after the one that gave `first` compute the same, and leave
/// the same for those after. They begin with the symbols `before`, as it did:
/// what is the same has one name.
bool SizeLearner::isRepeated(func::FuncOp first, const Symbols &before) {
  Symbols &symbols = oracle.getSymbols();
  EvaluatorOptions later = tellingNobody();
  later.leftState = findings.leftState;
  Symbols after = symbols;
  symbols = before;
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
    lessons.clear();
    auto [result, found] = Evaluator(module, oracle, options).run(entry);
    findings = std::move(found);
    held = std::move(findings.messages);
    if (succeeded(result) && !takesInitialState()) {
      tellRerun(Rerun::InitialState);
      result->erase();
      oracle.getSymbols() = before;
      continue;
    }
    if (succeeded(result)) {
      if (findings.leftAt.empty() || isRepeated(*result, before))
        return result;
      result->erase();
      findings.sayLeft(options.state);
      llvm::move(findings.messages, std::back_inserter(held));
      return failure();
    }
    Rerun reason = findings.whyAgain(options.peeled, options.carriesPlaces);
    if (reason == Rerun::None)
      return failure();
    tellRerun(reason);
    if (reason == Rerun::ChangedState) {
      if (failed(learnState()))
        return failure();
      if (knowledge.sizes.empty() || isSampled)
        oracle.getSymbols().setLive(live);
      else if (!bindRows())
        return failure();
      live = oracle.getSymbols().getLive();
      continue;
    }
    if (reason == Rerun::ViewLeft) {
      options.carriesPlaces = true;
      options.peeled.clear();
    } else {
      findings.setApart(reason, options.peeled);
    }
    oracle.getSymbols() = before;
  }
}

void SizeLearner::tellRerun(Rerun reason) {
  if (options.tellsReruns)
    emitRemark(entry.getLoc(), "evaluated again: ") << spell(reason);
}

/// Tells the user what the last run said. An exported program may have dozens
/// of checks, of which one is told.
void SizeLearner::emitHeld() {
  constexpr size_t mostChecks = 3;
  auto isCheck = [](const Diagnostic &said) {
    return StringRef(said.str()).starts_with(kCheckIsLeftOut);
  };
  size_t numChecks = llvm::count_if(held, isCheck);
  if (numChecks > mostChecks) {
    auto first = llvm::find_if(held, isCheck);
    first->attachNote() << numChecks - 1
                        << " more checks are not; the model's metadata says "
                           "what they ask of sizes, and --keep-assertions "
                           "keeps those on values";
    held.erase(std::remove_if(first + 1, held.end(), isCheck), held.end());
  }
  DiagnosticEngine &engine = module.getContext()->getDiagEngine();
  for (Diagnostic &diagnostic : held)
    engine.emit(std::move(diagnostic));
  held.clear();
}

/// Tells what was found out of dims; fails where that is less than was
/// declared.
LogicalResult SizeLearner::tellNotes() {
  bool isRefused = false;
  for (auto &[dim, note] : knowledge.notes) {
    // Nobody declared those of attributes.
    bool isDeclared = !options.openStateDims.contains(dim);
    if (note.isNarrowing && isDeclared && !options.allowFixedDims) {
      isRefused = true;
      InFlightDiagnostic error = emitError(note.loc, note.text);
      error.attachNote()
          << "it was declared to vary: give what it has to be instead of a "
             "name, or convert with --allow-fixed-dims";
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
  for (auto &[dim, size] : knowledge.sizes) {
    if (!size.expression.empty())
      knowledge.facts[dim].expression = size.expression;
    if (size.remainder)
      knowledge.facts[dim].remainder = size.remainder;
  }
  for (auto &[dim, size] : knowledge.sizes)
    if (int64_t only = knowledge.fit(dim, size.range.min);
        size.expression.empty() && knowledge.fit(dim, only + 1) == only)
      knowledge.facts[dim].values = {only};
}

/// Lets runs tell what operators and checks demand.
void SizeLearner::listen() {
  const int64_t workBefore = oracle.getWork();
  options.onRefusal = [this, workBefore](StringRef name, ValueRange operands,
                                         Location loc, bool isConditional) {
    if (oracle.getWork() - workBefore > mostWork)
      return;
    auto isDim = [&](StringAttr dim) {
      return knowledge.sizes.contains(dim) ||
             oracle.getSymbols().isUnbacked(dim);
    };
    lessons.push_back({loc, name.str(), isConditional,
                       findDemands(oracle, name, operands),
                       findDemands(oracle, name, operands, isDim),
                       findTaken(oracle, name, operands, isDim),
                       oracle.getSymbols().getLive()});
  };
  options.onCheck = [this](Value predicate, bool wanted, Location loc,
                           bool isConditional) {
    lessons.push_back({loc, "a check of the program", isConditional,
                       findDemands(predicate, wanted)});
  };
  options.onBranch = [this](ArrayRef<std::pair<Value, bool>> known,
                            Location loc) {
    Lesson lesson{loc, "a branch of the program", /*isConditional=*/true, {}};
    for (auto [predicate, truth] : known)
      llvm::append_range(lesson.demands, findDemands(predicate, truth));
    lesson.isBranch = true;
    lessons.push_back(std::move(lesson));
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
    best = {*result, live, symbols, knowledge.known(), std::move(held)};
    held.clear();
    knowledge.isTaken = true;
  } else if (succeeded(result)) {
    result->erase();
  }
}

/// Learns what the last run demanded, or guesses: why another run is worth it.
Rerun SizeLearner::learnMore(const Taken &best) {
  // What some branch wants is for later, as long as nothing gets through.
  if (!best.result)
    std::stable_partition(
        lessons.begin(), lessons.end(),
        [](const Lesson &lesson) { return !lesson.isBranch; });
  // The first that teaches anything: after it, samples were few, and what
  // was the same in all of them may have seemed a number.
  auto taught = llvm::find_if(
      lessons, [&](const Lesson &lesson) { return knowledge.learn(lesson); });
  bool learned = taught != lessons.end();
  if (learned && !taught->isConditional)
    llvm::append_range(taken, taught->taken);
  if (learned && taught->isConditional && !taught->isBranch)
    whenRun.push_back(*taught);
  // Sizes that go into one branch say nothing of another.
  if (learned && taught->isBranch)
    for (const Lesson &lesson : llvm::make_range(taught + 1, lessons.end()))
      if (lesson.isBranch)
        (void)knowledge.learn(lesson);
  // Guesses run the program too.
  const std::optional<RefusedCall> refused = findings.refusal;
  Rerun reason = learned                  ? Rerun::SizesLearned
                 : growSamples(best.live) ? Rerun::SamplesGrown
                 : best.result            ? Rerun::None
                 : sampleTaken()          ? Rerun::SamplesTaken
                 : guess(best.live)       ? Rerun::SizesGuessed
                 : learnWhenRun()         ? Rerun::LearnedWhenRun
                 : growRefused(refused)   ? Rerun::SamplesGrown
                                          : Rerun::None;
  return reason != Rerun::None && bindRows() ? reason : Rerun::None;
}

FailureOr<func::FuncOp> SizeLearner::run() {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    inputs.push_back(entry.getArgAttr(i, kInputAttr));
  // What is learned is of this attempt.
  Symbols before = oracle.getSymbols();
  EvaluatorOptions others = options;
  DynamicSizes sizes = declared;
  FailureOr<func::FuncOp> result = learn();
  if (succeeded(result) || !findings.squeezesOnes || !others.allowFixedDims ||
      others.assumesNoOnes) {
    emitHeld();
    return result;
  }
  // What cannot be of two ranks is of one, as the user allows.
  tellRerun(Rerun::OnesAssumed);
  oracle.getSymbols() = std::move(before);
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input)
      entry.setArgAttr(i, kInputAttr, input);
  others.assumesNoOnes = true;
  return SizeLearner(module, entry, oracle, std::move(others), std::move(sizes))
      .run();
}

FailureOr<func::FuncOp> SizeLearner::learn() {
  Symbols &symbols = oracle.getSymbols();
  // Sizes that the program itself mentions keep their samples.
  isSampled = knowledge.sizes.empty() &&
              symbols.symbols().begin() != symbols.symbols().end();
  if (isSampled)
    return evaluate();
  noteDeclared();
  listen();
  if (!knowledge.sizes.empty() && !bindRows())
    return emitError(entry.getLoc(),
                     "--dim leaves too few sizes for the dims that vary");
  // A program that took a few of the samples only is run again with more of
  // that kind, so that sizes are not mistaken for each other.
  Taken best{{}, 0, symbols, knowledge.known(), {}};
  unsigned steps = 0;
  FailureOr<func::FuncOp> result = failure();
  // What is said of samples that were grown in vain is of no size of interest.
  std::vector<Diagnostic> heldOfSmall;
  unsigned stepsOfSmall = 0;
  for (unsigned lesson = 0; lesson < maxLessons; ++lesson) {
    result = evaluate();
    steps += findings.steps;
    keepBetter(result, best);
    // What some branch wants is not to be tried where what is sure to run
    // refuses it: the least sizes first.
    if (!best.result && !options.tellsOfAny &&
        llvm::any_of(lessons, [](const Lesson &l) { return l.isBranch; })) {
      options.tellsOfAny = true;
      tellRerun(Rerun::BranchesLast);
      continue;
    }
    // Branches that few samples reach are as good as not understood.
    if (best.live >= fewSamples)
      llvm::erase_if(lessons,
                     [](const Lesson &taught) { return !taught.isBranch; });
    if ((lessons.empty() && (best.result || !findings.refusal)) ||
        steps > maxSteps)
      break;
    Rerun reason = learnMore(best);
    if (reason == Rerun::None)
      break;
    tellRerun(reason);
    if (reason == Rerun::SamplesGrown && findings.steps > stepsOfSmall) {
      heldOfSmall = std::move(held);
      stepsOfSmall = findings.steps;
    }
  }
  if (failed(result) && !heldOfSmall.empty() && findings.steps <= stepsOfSmall)
    held = std::move(heldOfSmall);
  if (best.result) {
    knowledge.goBackTo(best.known);
    refuteLearned(best);
    result = best.result;
    symbols = best.symbols;
    held = std::move(best.held);
  }
  if (succeeded(result) && failed(tellNotes())) {
    best.result.erase();
    held.clear();
    return failure();
  }
  return result;
}

} // namespace torchonnx
