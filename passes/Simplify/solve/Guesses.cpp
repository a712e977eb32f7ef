//===- Guesses.cpp - What is tried where nothing is learned ---------------===//

#include "passes/Simplify/solve/Counterexamples.h"
#include "passes/Simplify/solve/SizeLearner.h"

using namespace mlir;

namespace torchonnx {

/// With fewer samples there is more to learn.
static constexpr unsigned enough = 4;

/// It keeps remainders of 2 to 8 as different as they are, and 0.
static constexpr int64_t growth = 17;

/// Where nothing is learned, sizes may have been too small to tell: a
/// quotient by more than most of them is no function that could be found.
bool SizeLearner::growSamples(unsigned live) {
  if (live >= enough || knowledge.scale == growth)
    return false;
  knowledge.scale = growth;
  return true;
}

/// The same for the dims that the operator is about which takes none, and the
/// numbers of the run where its sizes are made of them in no form that is
/// known.
bool SizeLearner::growRefused(const std::optional<RefusedCall> &refusal) {
  constexpr int64_t most = growth * growth * growth;
  constexpr unsigned mostNumbers = 4;
  if (!refusal)
    return false;
  SmallVector<StringAttr> dims = dimsAtFault(refusal);
  bool isFormless = llvm::any_of(refusal->symbols, [&](StringAttr symbol) {
    return llvm::any_of(knowledge.dimsOf(symbol), [&](StringAttr name) {
      return !knowledge.sizes.contains(name);
    });
  });
  if (isFormless)
    for (StringAttr number :
         oracle.getSymbols().getUnbacked().take_front(mostNumbers)) {
      knowledge.adopt(number);
      if (knowledge.isOwn(number))
        dims.push_back(number);
    }
  bool grew = false;
  for (StringAttr dim : dims) {
    int64_t &by = knowledge.scales.try_emplace(dim, 1).first->second;
    if (by == most)
      continue;
    by *= growth;
    grew = true;
  }
  return grew;
}

/// The rows of both that agree on the dims that they share, as one.
static std::vector<SizeRow> joined(ArrayRef<SizeRow> rows,
                                   ArrayRef<SizeRow> others) {
  constexpr size_t most = 2000;
  std::vector<SizeRow> both;
  for (const SizeRow &row : rows)
    for (const SizeRow &other : others) {
      if (!llvm::all_of(other, [&](auto &entry) {
            const auto *same = row.find(entry.first);
            return same == row.end() || same->second == entry.second;
          }))
        continue;
      SizeRow &next = both.emplace_back(row);
      for (auto &[dim, size] : other)
        next[dim] = size;
      if (both.size() == most)
        return both;
    }
  return both;
}

/// What the last refusal taught, branches that no sample takes aside.
const LearnedDims::Lesson *SizeLearner::lastRefusal() const {
  auto last = llvm::find_if(llvm::reverse(lessons), [](const Lesson &lesson) {
    return !lesson.isBranch;
  });
  return last == lessons.rend() ? nullptr : &*last;
}

/// What the operator, or the check, that refused all samples takes is sampled,
/// where no form says what that is: the dims are what they were. Whether there
/// is any.
bool SizeLearner::sampleTaken() {
  constexpr size_t most = 12;
  const Lesson *last = lastRefusal();
  if (!last)
    return false;
  Lesson refusal = *last;
  if (refusal.taken.empty()) {
    if (refusal.isConditional)
      return false;
    refusal.isBranch = true;
    return knowledge.learn(refusal);
  }
  if (!findings.refusal || !sampledAt.insert(refusal.loc).second)
    return false;
  sampled = sampled.empty() ? refusal.taken : joined(sampled, refusal.taken);
  Counterexamples counterexamples(knowledge, declared);
  std::vector<KnownDims::BranchRow> rows = counterexamples.complete(sampled);
  if (rows.size() < fewSamples) {
    // What was learned of the dims led to nothing.
    llvm::SetVector<StringAttr> unmet;
    for (const SizeRow &row : sampled)
      unmet.insert_range(counterexamples.unmetBy(row));
    for (StringAttr dim : unmet)
      knowledge.loosen(dim, declared.find(dim)->second);
    rows = Counterexamples(knowledge, declared).complete(sampled);
  }
  // Those of which few are 1 tell more, and such as are far from each other.
  auto countOnes = [](const KnownDims::BranchRow &row) {
    return llvm::count_if(row.sizes,
                          [](auto &entry) { return entry.second == 1; });
  };
  llvm::stable_sort(
      rows, [&](auto &a, auto &b) { return countOnes(a) < countOnes(b); });
  size_t before = knowledge.branchRows.size();
  for (size_t i = 0, count = std::min(most, rows.size()); i < count; ++i)
    knowledge.branchRows.push_back(rows[i * rows.size() / count]);
  return knowledge.branchRows.size() > before;
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

/// Dims that the operator which refused the program is about, or else any.
SmallVector<StringAttr>
SizeLearner::dimsAtFault(const std::optional<RefusedCall> &refusal) const {
  llvm::SetVector<StringAttr> dims;
  bool mayBeAny = !refusal;
  SmallVector<StringAttr> symbols;
  if (refusal)
    llvm::append_range(symbols, refusal->symbols);
  for (StringAttr symbol : symbols)
    for (StringAttr name : knowledge.dimsOf(symbol)) {
      if (knowledge.isOwn(name))
        dims.insert(name);
      mayBeAny |= !knowledge.sizes.contains(name);
    }
  // A size without a name, as half the sum of two, may come from any.
  if (mayBeAny)
    for (auto &[dim, size] : knowledge.sizes)
      if (knowledge.isOwn(dim) && !knowledge.adopted.contains(dim))
        dims.insert(dim);
  return dims.takeVector();
}

/// Supposes something of dims, until the program gets past the operator that
/// refused it, or takes more than `live` samples: whether it did. Else all is
/// as it was.
bool SizeLearner::tryGuess(unsigned live, unsigned steps,
                           llvm::function_ref<bool()> suppose) {
  KnownDims::Known before = knowledge.known();
  // Of what was supposed, the operator may tell what else has to be.
  if (suppose() &&
      (getsPast(live, steps) || (llvm::any_of(lessons,
                                              [&](const Lesson &taught) {
                                                return knowledge.learn(taught);
                                              }) &&
                                 getsPast(live, steps))))
    return true;
  knowledge.goBackTo(std::move(before));
  return false;
}

/// Where an operator's own sizes tell nothing: equates the dims that
/// they are made of, or has one or two of them be a small number.
bool SizeLearner::guess(unsigned live) {
  constexpr unsigned mostPairs = 15;
  const std::optional<RefusedCall> &refusal = findings.refusal;
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
  SmallVector<StringAttr> dims = dimsAtFault(refusal);
  std::vector<Diagnostic> heldBefore = std::move(held);
  std::vector<Lesson> lessonsBefore = lessons;
  auto mayTry = [&] { return ++tries * stepsBefore <= maxSteps; };
  unsigned pairs = 0;
  for (unsigned j = 1; j < dims.size(); ++j)
    for (unsigned i = 0; i < j && ++pairs <= mostPairs && mayTry(); ++i)
      if (tryGuess(live, steps, [&] {
            // That products are equal said no more of the two.
            if (auto group = knowledge.facts.lookup(dims[j]).group)
              for (StringAttr dim : group->dims)
                knowledge.facts[dim].group.reset();
            return knowledge.relate(dims[j], dims[i], false, lesson);
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
  // What else is demanded of a number is of no use: that all is taken is.
  llvm::SaveAndRestore quiet(options, tellingNobody());
  std::vector<Diagnostic> heldBefore = std::move(held);
  std::vector<Lesson> lessonsBefore = lessons;
  unsigned stepsBefore = findings.steps, tries = 0,
           wanted = std::max<unsigned>(
               live, oracle.getSymbols().getLive().size() / 2);
  std::optional<KnownDims::Known> best;
  auto attempt = [&](ArrayRef<StringAttr> narrowed, int64_t size) {
    KnownDims::Known before = knowledge.known();
    // What was only worth a try is not that they may not be numbers.
    for (StringAttr dim : narrowed)
      if (knowledge.facts.lookup(dim).sometimes)
        knowledge.facts.erase(dim);
    if (llvm::all_of(narrowed,
                     [&](StringAttr dim) {
                       return knowledge.restrictTo(dim, {size}, lesson);
                     }) &&
        bindRows())
      if (FailureOr<func::FuncOp> result = evaluate(); succeeded(result)) {
        result->erase();
        if (unsigned taken = oracle.getSymbols().getLive().count();
            taken > wanted) {
          wanted = taken;
          best = knowledge.known();
        }
      }
    knowledge.goBackTo(std::move(before));
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
  knowledge.goBackTo(std::move(*best));
  return true;
}

/// Where a branch or a loop is all that refuses the program: what it demands
/// when it runs is taken to be so, and the user is told.
bool SizeLearner::learnWhenRun() {
  const std::optional<RefusedCall> &refusal = findings.refusal;
  const Lesson *last = lastRefusal();
  if (!refusal || !refusal->isConditional || !last)
    return false;
  // What was demanded first says it of dims; later, of what became of them.
  Lesson lesson = whenRun.empty() ? *last : whenRun.front();
  if (!whenRun.empty())
    whenRun.erase(whenRun.begin());
  lesson.isConditional = false;
  lesson.isGuess = true;
  llvm::SetVector<StringAttr> dims;
  for (const auto &demands : {lesson.demands, lesson.onDims})
    for (const SizeDemand &demand : demands)
      for (StringAttr size : demand.sizes)
        dims.insert_range(knowledge.dimsOf(size));
  // A number that only data decides may be another where it does not.
  if (!llvm::all_of(dims, [&](StringAttr dim) {
        return knowledge.sizes.contains(dim) &&
               !knowledge.adopted.contains(dim);
      }))
    return false;
  for (StringAttr dim : dims)
    if (knowledge.facts.lookup(dim).sometimes)
      knowledge.facts.erase(dim);
  return knowledge.learn(lesson);
}

} // namespace torchonnx
