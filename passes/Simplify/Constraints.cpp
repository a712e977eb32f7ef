//===- Constraints.cpp - What a program demands of sizes ------------------===//

#include "passes/Simplify/Constraints.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "llvm/ADT/StringExtras.h"
#include <ctime>
#include <numeric>

using namespace mlir;

namespace torchonnx {

/// How often a refusal may teach us something about one program.
static constexpr unsigned maxLessons = 32;
/// A program that takes fewer samples is not understood.
static constexpr unsigned enough = 4;
/// How long we go on to learn from operators, in time of the process.
static constexpr std::clock_t patience = 4 * CLOCKS_PER_SEC;
/// What a program may cost while we learn: operators asked about.
static constexpr unsigned maxSteps = 20000;

//===----------------------------------------------------------------------===//
// Samples
//===----------------------------------------------------------------------===//

/// A size that the dim's range allows, `wanted` where it may be.
int64_t SizeLearner::fit(StringAttr dim, int64_t wanted) const {
  const DimRange &range = sizes.find(dim)->second.range;
  auto fact = facts.find(dim);
  int64_t step = range.multiple;
  int64_t remainder = fact == facts.end() ? 0 : fact->second.remainder;
  auto roundUp = [&](int64_t size) {
    return (size - remainder + step - 1) / step * step + remainder;
  };
  int64_t first =
      std::max(roundUp(std::max<int64_t>(range.min, 1)), int64_t(0));
  int64_t size = std::max(first, roundUp(wanted));
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
  auto it = sizes.find(dim);
  if (it == sizes.end())
    return std::nullopt;
  if (row == 0 && it->second.example)
    return it->second.example;
  unsigned index = it - sizes.begin();
  auto fact = facts.find(dim);
  if (fact != facts.end() && !(fact->second.sometimes && row % 2 == 0)) {
    const Fact &known = fact->second;
    if (known.group) {
      // Rows that are alike are far from each other.
      size_t count = known.group->rows.size(), stride = count * 5 / 8 | 1;
      while (std::gcd(stride, count) != 1)
        stride += 2;
      return known.group->rows[row * stride % count][known.place];
    }
    if (!known.values.empty())
      return known.values[(row + index) % known.values.size()];
    if (!known.expression.empty())
      return evaluateIn(known.expression, row);
  }
  // Where a broadcast of it is 1, the others are not.
  bool isBroadcast = fact != facts.end() && fact->second.orOne;
  if (isBroadcast && isOneInSample(index, row))
    row += numSizeSamples;
  int64_t size = fit(dim, getSizeSample(index, row));
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
  auto fact = facts.find(dim);
  bool hasExample = row == 0 && sizes.find(dim)->second.example;
  if (fact != facts.end() && fact->second.orOne && !hasExample &&
      isOneInSample(sizes.find(dim) - sizes.begin(), row))
    return 1;
  return baseSize(dim, row);
}

/// Whether the dim is a symbol of its own, not another's expression.
bool SizeLearner::isOwn(StringAttr dim) const {
  auto fact = facts.find(dim);
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
  for (unsigned row = 0; row < 6 * wanted && rows.size() < wanted; ++row)
    if (llvm::all_of(sizes, [&](auto &entry) {
          auto &[dim, size] = entry;
          std::optional<int64_t> value = sizeIn(dim, row);
          return value && allows(dim, *value);
        }))
      rows.push_back(row);
  if (rows.size() < 3)
    return false;
  llvm::MapVector<StringAttr, Symbols::Samples> samples, related;
  for (auto &[dim, size] : sizes) {
    Symbols::Samples row;
    for (unsigned k : rows)
      row.push_back(double(*sizeIn(dim, k)));
    bool isNumber = numberOf(dim).has_value();
    if (!isNumber && llvm::all_equal(row))
      return false;
    if (!isNumber)
      (isOwn(dim) ? samples : related)[dim] = row;
  }
  symbols.rebind(samples);
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](TorchTensorType type) -> Type {
    SmallVector<Attribute> dims;
    for (Attribute dim : type.getDims()) {
      auto name = dyn_cast<StringAttr>(dim);
      if (name && related.contains(name))
        dims.push_back(symbols.getSymbol(related[name]));
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

//===----------------------------------------------------------------------===//
// What operators teach
//===----------------------------------------------------------------------===//

SmallVector<StringAttr> SizeLearner::dimsOf(StringRef text) const {
  return llvm::map_to_vector(namesIn(text), [&](StringRef name) {
    return StringAttr::get(context, name);
  });
}

bool SizeLearner::dependsOn(StringRef expression, StringAttr dim) const {
  return llvm::any_of(dimsOf(expression), [&](StringAttr name) {
    const Fact fact = facts.lookup(name);
    return name == dim || dependsOn(fact.expression, dim) ||
           llvm::any_of(fact.limits, [&](auto &limit) {
             return dependsOn(limit.first, dim);
           });
  });
}

/// The value of an expression of `dim` alone where that is `size`.
std::optional<int64_t> SizeLearner::evaluateAt(StringRef expression,
                                               StringAttr dim,
                                               int64_t size) const {
  return evaluateExpression(
      expression, [&](StringRef name) -> std::optional<int64_t> {
        return name == dim ? std::optional(size) : std::nullopt;
      });
}

void SizeLearner::note(StringAttr dim, const Lesson &lesson,
                       const llvm::Twine &text, bool isWarning) {
  notes.insert_or_assign(
      dim, Note{lesson.loc, ("dim '" + dim.getValue() + "' " + text).str(),
                isWarning});
}

bool SizeLearner::stepBy(StringAttr dim, int64_t multiple, int64_t remainder,
                         int64_t least, const Lesson &lesson) {
  DimRange &range = sizes[dim].range;
  Fact &fact = facts[dim];
  SmallVector<int64_t> values(fact.values);
  if (fact.group)
    for (const auto &row : fact.group->rows)
      values.push_back(row[fact.place]);
  if (!values.empty()) {
    llvm::erase_if(values, [&](int64_t value) {
      return value < least || value % multiple != remainder;
    });
    return restrict(dim, values, lesson);
  }
  int64_t both = std::lcm(range.multiple, multiple), size = 1;
  while (size <= both && (size % range.multiple != fact.remainder ||
                          size % multiple != remainder))
    ++size;
  if (size > both || (both == range.multiple && least <= range.min))
    return false;
  fact.remainder = size % both;
  range.multiple = both;
  range.min = std::max(range.min, least);
  return true;
}

/// Settles that the dims of a group take one of its rows. False if that says
/// nothing, or cannot be.
bool SizeLearner::setGroup(Group group, const Lesson &lesson) {
  bool fits = true;
  llvm::erase_if(group.rows, [&](ArrayRef<int64_t> row) {
    return !llvm::all_of_zip(
        group.dims, row,
        [&](StringAttr dim, int64_t size) { return allows(dim, size); });
  });
  for (auto [i, dim] : llvm::enumerate(group.dims)) {
    fits &= isOwn(dim) && facts.lookup(dim).expression.empty() &&
            !facts.lookup(dim).sometimes && !lesson.isConditional;
    if (std::optional<int64_t> example = sizes[dim].example)
      fits &= llvm::any_of(
          group.rows, [&](ArrayRef<int64_t> row) { return row[i] == example; });
  }
  if (!fits || group.rows.empty())
    return false;
  // Those of which there is but one size are numbers.
  SmallVector<StringAttr> numbers;
  Group rest;
  rest.rows.resize(group.rows.size());
  for (auto [i, dim] : llvm::enumerate(group.dims)) {
    facts[dim].group.reset();
    if (llvm::all_of(group.rows, [&](ArrayRef<int64_t> row) {
          return row[i] == group.rows.front()[i];
        })) {
      if (!restrict(dim, {group.rows.front()[i]}, lesson))
        return false;
      continue;
    }
    rest.dims.push_back(dim);
    for (auto [row, whole] : llvm::zip(rest.rows, group.rows))
      row.push_back(whole[i]);
  }
  auto shared = std::make_shared<const Group>(std::move(rest));
  for (auto [i, dim] : llvm::enumerate(shared->dims)) {
    facts[dim].group = shared;
    facts[dim].place = i;
  }
  return true;
}

bool SizeLearner::restrict(StringAttr dim, ArrayRef<int64_t> values,
                           const Lesson &lesson) {
  Fact fact = facts.lookup(dim);
  const DynamicSize &size = sizes[dim];
  if (!isOwn(dim) || !fact.expression.empty() || fact.sometimes)
    return false;
  if (fact.group) {
    Group group = *fact.group;
    llvm::erase_if(group.rows, [&](ArrayRef<int64_t> row) {
      return !llvm::is_contained(values, row[fact.place]);
    });
    return group.rows.size() < fact.group->rows.size() &&
           setGroup(std::move(group), lesson);
  }
  SmallVector<int64_t> both;
  for (int64_t value : values)
    if ((fact.values.empty() || llvm::is_contained(fact.values, value)) &&
        allows(dim, value))
      both.push_back(value);
  if (both.empty() || both == fact.values ||
      (size.example && !llvm::is_contained(both, *size.example)))
    return false;
  fact.values = both;
  fact.sometimes = lesson.isConditional;
  facts[dim] = fact;
  if (fact.sometimes)
    return true;
  if (both.size() == 1)
    note(dim, lesson,
         "is fixed at " + llvm::Twine(both.front()) + ": " +
             lesson.operatorName + " takes no other size",
         size.isNamed);
  else
    note(dim, lesson,
         "is " +
             llvm::join(llvm::map_range(
                            both, [](int64_t v) { return std::to_string(v); }),
                        " or ") +
             ", as " + lesson.operatorName + " demands");
  return true;
}

/// Settles that `dim` is `expression`.
bool SizeLearner::relate(StringAttr dim, StringRef expression, bool orOne,
                         const Lesson &lesson) {
  Fact fact = facts.lookup(dim);
  if (!fact.expression.empty()) {
    // Known, but for the broadcast that is now ruled out.
    if (fact.expression != expression || fact.sometimes || !fact.orOne || orOne)
      return false;
  } else if (!isOwn(dim) || fact.group || dependsOn(expression, dim) ||
             !llvm::all_of(dimsOf(expression), [&](StringAttr name) {
               return sizes.contains(name);
             })) {
    return false;
  }
  if (std::optional<int64_t> example = sizes[dim].example) {
    std::optional<int64_t> value = evaluateIn(expression, 0);
    if (value != example && !(orOne && *example == 1))
      return false;
  }
  // What is known of the dim is known of the other.
  auto other = StringAttr::get(module.getContext(), expression);
  if (fact.expression.empty() && sizes.contains(other) &&
      !lesson.isConditional) {
    const DimRange range = sizes[dim].range;
    DimRange &target = sizes[other].range;
    (void)stepBy(other, range.multiple, fact.remainder, orOne ? 1 : range.min,
                 lesson);
    if (!orOne)
      target.max = std::min(target.max, range.max);
    if (!fact.values.empty() && !restrict(other, fact.values, lesson))
      return false;
  }
  fact.values.clear();
  fact.expression = expression.str();
  fact.orOne = orOne;
  fact.sometimes = lesson.isConditional;
  facts[dim] = fact;
  if (!fact.sometimes && !(isTaken && orOne))
    note(dim, lesson,
         "is " + expression + (orOne ? " or 1" : "") + ", as " +
             lesson.operatorName + " demands");
  return true;
}

/// Makes two expressions equal.
bool SizeLearner::equate(StringRef expression, StringRef other,
                         const Lesson &lesson) {
  for (auto [x, y] : {std::pair(expression, other), {other, expression}}) {
    SmallVector<StringAttr> of = dimsOf(x), from = dimsOf(y);
    if (of.size() != 1 || !sizes.contains(of.front()))
      continue;
    StringAttr dim = of.front();
    // The same function of two dims.
    if (from.size() == 1) {
      bool isSame = true;
      for (int64_t size = 1; size <= 200 && isSame; ++size)
        isSame = evaluateAt(x, dim, size) == evaluateAt(y, from.front(), size);
      if (isSame) {
        bool isLater = sizes.find(dim) > sizes.find(from.front());
        return isLater ? relate(dim, from.front(), false, lesson)
                       : relate(from.front(), dim, false, lesson);
      }
    }
    // dim + c is the other.
    std::optional<int64_t> at = evaluateAt(x, dim, 1000);
    bool isShift = at.has_value();
    for (int64_t size = 900; size < 1000 && isShift; ++size)
      isShift = evaluateAt(x, dim, size) == *at - 1000 + size;
    if (isShift) {
      int64_t offset = *at - 1000;
      std::string text = offset == 0
                             ? y.str()
                             : ("(" + y + ")" + (offset > 0 ? "-" : "+") +
                                llvm::Twine(std::abs(offset)))
                                   .str();
      if (relate(dim, text, false, lesson))
        return true;
    }
  }
  return false;
}

bool SizeLearner::learnSame(const SizeDemand &demand, const Lesson &lesson) {
  SmallVector<std::pair<StringAttr, bool>> dims, expressions;
  for (auto [i, size] : llvm::enumerate(demand.sizes))
    (sizes.contains(size) ? dims : expressions)
        .push_back({size, demand.orOne.test(i)});
  // Dims in the order of the arguments: the first leads.
  llvm::sort(dims, [&](auto &a, auto &b) {
    return sizes.find(a.first) < sizes.find(b.first);
  });
  bool learned = false;
  if (!expressions.empty()) {
    StringRef leader = expressions.front().first;
    for (auto &[dim, orOne] : dims)
      learned |= relate(dim, leader, orOne, lesson) ||
                 (!orOne && equate(dim, leader, lesson));
    for (auto &[expression, orOne] : ArrayRef(expressions).drop_front())
      learned |= equate(leader, expression, lesson);
    return learned;
  }
  // A dim that follows another already would make a circle.
  auto leads = [&](auto &a) {
    return facts.lookup(a.first).expression.empty();
  };
  std::stable_partition(dims.begin(), dims.end(), leads);
  auto [leader, leaderOrOne] = dims.front();
  for (auto &[dim, orOne] : ArrayRef(dims).drop_front())
    learned |= relate(dim, leader, orOne, lesson);
  if (learned && leaderOrOne && !lesson.isConditional)
    facts[leader].orOne = true;
  else if (!leaderOrOne && facts.lookup(leader).orOne) {
    facts[leader].orOne = false;
    learned = true;
  }
  return learned;
}

bool SizeLearner::learnOneOf(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  if (sizes.contains(size))
    return restrict(size, demand.values, lesson);
  SmallVector<StringAttr> of = dimsOf(size);
  if (of.size() != 1 || !sizes.contains(of.front()))
    return false;
  constexpr int64_t most = 4096;
  SmallVector<int64_t> values;
  for (int64_t value = 1; value <= most; ++value)
    if (std::optional<int64_t> result = evaluateAt(size, of.front(), value);
        result && llvm::is_contained(demand.values, *result))
      values.push_back(value);
  return values.size() <= 64 &&restrict(of.front(), values, lesson);
}

/// The rows of factors that make up `product`.
static void addProducts(ArrayRef<SmallVector<std::pair<int64_t, int64_t>>> dims,
                        int64_t product, SmallVector<int64_t> &row,
                        std::vector<SmallVector<int64_t>> &rows) {
  constexpr size_t most = 4096;
  if (rows.size() == most)
    return;
  if (dims.empty()) {
    if (product == 1)
      rows.push_back(row);
    return;
  }
  for (auto [size, factor] : dims.front()) {
    if (product % factor != 0)
      continue;
    row.push_back(size);
    addProducts(dims.drop_front(), product / factor, row, rows);
    row.pop_back();
  }
}

bool SizeLearner::learnProduct(const SizeDemand &demand, const Lesson &lesson) {
  int64_t product = demand.values.front();
  Group group;
  // Of each dim, the sizes with which its factor divides the product.
  SmallVector<SmallVector<std::pair<int64_t, int64_t>>> factors;
  for (StringAttr size : demand.sizes) {
    SmallVector<StringAttr> of = dimsOf(size);
    if (of.size() != 1 || !sizes.contains(of.front()) ||
        llvm::is_contained(group.dims, of.front()) ||
        facts.lookup(of.front()).group)
      return false;
    group.dims.push_back(of.front());
    factors.emplace_back();
    const Fact fact = facts.lookup(of.front());
    int64_t most = sizes.contains(size) ? product : 4096;
    for (int64_t value = 1; value <= most; ++value)
      if (std::optional<int64_t> factor = evaluateAt(size, of.front(), value);
          factor.value_or(0) > 0 && product % *factor == 0 &&
          (fact.values.empty() || llvm::is_contained(fact.values, value)) &&
          value % sizes[of.front()].range.multiple == fact.remainder)
        factors.back().push_back({value, *factor});
  }
  SmallVector<int64_t> row;
  addProducts(factors, product, row, group.rows);
  std::string others;
  for (StringAttr size : ArrayRef(demand.sizes).drop_front())
    others += " times " + size.str();
  StringAttr first = group.dims.front();
  if (!setGroup(std::move(group), lesson))
    return false;
  note(first, lesson,
       others.substr(1) + " is " + llvm::Twine(product) + ", as " +
           lesson.operatorName + " demands");
  return true;
}

bool SizeLearner::learnStep(const SizeDemand &demand, const Lesson &lesson) {
  if (lesson.isConditional)
    return false;
  StringAttr size = demand.sizes.front();
  auto &step = demand.step;
  if (sizes.contains(size))
    return isOwn(size) &&
           stepBy(size, step.multiple, step.remainder, step.least, lesson);
  SmallVector<StringAttr> of = dimsOf(size);
  if (of.size() != 1 || !isOwn(of.front()))
    return false;
  constexpr int64_t most = 1024;
  SmallVector<int64_t> accepted;
  for (int64_t value = 1; value <= most; ++value)
    if (std::optional<int64_t> result = evaluateAt(size, of.front(), value);
        result && *result >= step.least &&
        *result % step.multiple == step.remainder)
      accepted.push_back(value);
  std::optional<SizeDemand> found = findStep(accepted, most);
  return found && stepBy(of.front(), found->step.multiple,
                         found->step.remainder, found->step.least, lesson);
}

bool SizeLearner::learnLimit(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr dim = demand.sizes[0], other = demand.sizes[1];
  std::pair<StringAttr, int64_t> limit = {other, demand.offset};
  if (lesson.isConditional || !isOwn(dim) || !isOwn(other) ||
      facts.lookup(dim).group || dependsOn(other, dim) ||
      !facts.lookup(dim).expression.empty() ||
      llvm::is_contained(facts.lookup(dim).limits, limit))
    return false;
  facts[dim].limits.push_back(limit);
  return true;
}

bool SizeLearner::learn(const Lesson &lesson) {
  // Sizes that are functions of one dim do not move apart, as they were moved
  // here; but that two functions are equal is best said of themselves.
  std::vector<SizeDemand> relations;
  for (const SizeDemand &demand : lesson.demands)
    if (demand.kind == SizeDemand::Same || demand.kind == SizeDemand::Function)
      relations.push_back(demand);
  if (!learn(relations, lesson))
    return learn(lesson.onDims, lesson) || learn(lesson.demands, lesson);
  for (const SizeDemand &demand : lesson.demands)
    if (demand.kind == SizeDemand::AtMost)
      learnLimit(demand, lesson);
  return true;
}

bool SizeLearner::learn(ArrayRef<SizeDemand> demands, const Lesson &lesson) {
  bool learned = false;
  for (const SizeDemand &demand : demands)
    switch (demand.kind) {
    case SizeDemand::Same:
      learned |= learnSame(demand, lesson);
      break;
    case SizeDemand::Function:
      learned |=
          sizes.contains(demand.sizes.front())
              ? relate(demand.sizes.front(), demand.expression, false, lesson)
              : equate(demand.sizes.front(), demand.expression, lesson);
      break;
    case SizeDemand::OneOf:
      learned |= learnOneOf(demand, lesson);
      break;
    case SizeDemand::Product:
      learned |= learnProduct(demand, lesson);
      break;
    case SizeDemand::Step:
      // One at a time: two may be two sides of one.
      learned = learned || learnStep(demand, lesson);
      break;
    case SizeDemand::AtMost:
      learned |= learnLimit(demand, lesson);
      break;
    }
  return learned;
}

/// Where an operator's own sizes tell nothing: equates the dims that they are
/// made of, until the program gets past it.
bool SizeLearner::tryEqualities() {
  constexpr unsigned most = 15;
  if (!evaluator->refusal)
    return false;
  Evaluator::Refusal refusal = *evaluator->refusal;
  unsigned steps = evaluator->steps, tries = 0;
  SmallVector<StringAttr> dims;
  for (StringAttr symbol : refusal.symbols)
    for (StringAttr dim : dimsOf(symbol))
      if (isOwn(dim) && !llvm::is_contained(dims, dim))
        dims.push_back(dim);
  Lesson lesson{refusal.loc, refusal.name, false, {}, {}};
  for (unsigned j = 1; j < dims.size(); ++j)
    for (unsigned i = 0; i < j; ++i) {
      if (tries++ == most || tries * steps > maxSteps)
        return false;
      Facts factsBefore = facts;
      DynamicSizes sizesBefore = sizes;
      auto notesBefore = notes;
      if (relate(dims[j], dims[i], false, lesson) && bindRows()) {
        FailureOr<func::FuncOp> result = evaluate();
        if (succeeded(result))
          result->erase();
        if (succeeded(result) || evaluator->steps > steps)
          return true;
      }
      facts = factsBefore;
      sizes = sizesBefore;
      notes = notesBefore;
    }
  return false;
}

/// Where no rule is found for the sizes that an operator takes: fixes the dims
/// that they are made of as in the example, but for those without which the
/// program gets as far.
bool SizeLearner::fixToExample() {
  if (!evaluator->refusal)
    return false;
  Evaluator::Refusal refusal = *evaluator->refusal;
  Lesson lesson{refusal.loc, refusal.name, false, {}, {}};
  SmallVector<StringAttr> dims;
  for (StringAttr symbol : refusal.symbols)
    for (StringAttr dim : dimsOf(symbol))
      if (isOwn(dim) && sizes[dim].example && !llvm::is_contained(dims, dim))
        dims.push_back(dim);
  const Facts factsBefore = facts;
  const auto notesBefore = notes;
  auto fix = [&](ArrayRef<StringAttr> which) {
    facts = factsBefore;
    notes = notesBefore;
    return llvm::all_of(which, [&](StringAttr dim) {
      return restrict(dim, {*sizes[dim].example}, lesson);
    });
  };
  /// How far the program gets with these fixed.
  auto reach = [&](ArrayRef<StringAttr> which) -> unsigned {
    if (!fix(which) || !bindRows())
      return 0;
    FailureOr<func::FuncOp> result = evaluate();
    if (failed(result))
      return evaluator->steps;
    result->erase();
    return oracle.getSymbols().getLive().count() < enough ? 0 : ~0u;
  };
  unsigned before = evaluator->steps, all = reach(dims);
  if (all <= before) {
    fix({});
    return false;
  }
  for (StringAttr dim : SmallVector<StringAttr>(dims)) {
    SmallVector<StringAttr> others(dims);
    llvm::erase(others, dim);
    if (reach(others) >= all)
      dims = others;
  }
  return fix(dims);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

FailureOr<func::FuncOp> SizeLearner::evaluate() {
  llvm::BitVector live = oracle.getSymbols().getLive();
  while (true) {
    evaluator = std::make_unique<Evaluator>(module, oracle, options);
    held.clear();
    lessons.clear();
    ScopedDiagnosticHandler hold(module.getContext(),
                                 [&](Diagnostic &diagnostic) {
                                   held.push_back(std::move(diagnostic));
                                   return success();
                                 });
    FailureOr<func::FuncOp> result = evaluator->run(entry);
    if (succeeded(result) || evaluator->foundState.empty())
      return result;
    options.changedState.insert_range(evaluator->foundState);
    oracle.getSymbols().setLive(live);
  }
}

/// Tells the user what the last run said.
void SizeLearner::emitHeld() {
  DiagnosticEngine &engine = module.getContext()->getDiagEngine();
  for (Diagnostic &diagnostic : held)
    engine.emit(std::move(diagnostic));
  held.clear();
}

FailureOr<func::FuncOp> SizeLearner::run() {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    inputs.push_back(entry.getArgAttr(i, "torch.input"));
  if (sizes.empty()) {
    FailureOr<func::FuncOp> result = evaluate();
    emitHeld();
    return result;
  }
  for (auto &[dim, size] : sizes)
    if (int64_t only = fit(dim, size.range.min); fit(dim, only + 1) == only)
      facts[dim].values = {only};
  std::clock_t began = std::clock();
  options.onRefusal = [&](StringRef name, ValueRange operands, Location loc,
                          bool isConditional) {
    if (std::clock() - began > patience)
      return;
    lessons.push_back(
        {loc, name.str(), isConditional, findDemands(oracle, name, operands)});
  };
  options.onCheck = [&](Value predicate, bool wanted, Location loc,
                        bool isConditional) {
    lessons.push_back({loc,
                       "a check of the program",
                       isConditional,
                       findDemands(predicate, wanted),
                       {}});
  };
  Symbols &symbols = oracle.getSymbols();
  if (!bindRows())
    return emitError(entry.getLoc(),
                     "--dim leaves too few sizes for the dims that vary");
  // A program that took a few of the samples only is run again with more of
  // that kind, so that sizes are not mistaken for each other.
  Taken best{{}, 0, symbols, {}, {}};
  unsigned steps = 0;
  FailureOr<func::FuncOp> result = failure();
  for (unsigned lesson = 0; lesson < maxLessons; ++lesson) {
    result = evaluate();
    steps += evaluator->steps;
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
    // Branches that few samples reach are as good as not understood.
    if (best.live >= fewSamples)
      llvm::erase_if(lessons,
                     [](const Lesson &taught) { return !taught.isBranch; });
    if ((lessons.empty() && (best.result || !evaluator->refusal)) ||
        steps > maxSteps)
      break;
    // The first that teaches anything: after it, samples were few, and what
    // was the same in all of them may have seemed a number.
    bool learned = llvm::any_of(
        lessons, [&](const Lesson &taught) { return learn(taught); });
    if (!learned && (best.result || (!tryEqualities() && !fixToExample())))
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
  if (succeeded(result) && best.live < enough) {
    best.result.erase();
    held.clear();
    return emitError(lessons.empty() ? entry.getLoc() : lessons.back().loc,
                     lessons.empty() ? "the program"
                                     : lessons.back().operatorName)
           << " takes too few of the sizes tried to tell what depends on them: "
              "give dims that are the same one name, and numbers to those that "
              "do not vary";
  }
  if (succeeded(result))
    for (auto &[dim, note] : notes) {
      if (note.isWarning)
        emitWarning(note.loc, note.text);
      else
        emitRemark(note.loc, note.text);
    }
  emitHeld();
  return result;
}

} // namespace torchonnx
