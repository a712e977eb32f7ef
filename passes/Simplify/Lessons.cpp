//===- Lessons.cpp - What operators teach of sizes ------------------------===//

#include "dialects/Torch/SymbolExpressions.h"
#include "passes/Simplify/Constraints.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

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
                       const llvm::Twine &text, bool isNarrowing) {
  if (adopted.contains(dim))
    return;
  notes.insert_or_assign(
      dim, Note{lesson.loc, ("dim '" + dim.getValue() + "' " + text).str(),
                isNarrowing});
}

bool SizeLearner::stepBy(StringAttr dim, int64_t multiple, int64_t remainder,
                         int64_t least, int64_t most, const Lesson &lesson) {
  // A number of the run may still be any, as in `restrictTo`.
  if (adopted.contains(dim) && most < sizes[dim].range.max)
    return false;
  DimRange &range = sizes[dim].range;
  Fact &fact = facts[dim];
  SmallVector<int64_t> values(fact.values);
  if (fact.group)
    for (const auto &row : fact.group->rows)
      values.push_back(row[fact.place]);
  if (!values.empty()) {
    llvm::erase_if(values, [&](int64_t value) {
      return value < least || value > most || value % multiple != remainder;
    });
    // What some branch wants cannot be, then.
    if (!values.empty() || !fact.sometimes || lesson.isConditional)
      return restrictTo(dim, values, lesson);
    fact = {};
  }
  int64_t both = std::lcm(range.multiple, multiple), size = 1;
  while (size <= both && (size % range.multiple != fact.remainder ||
                          size % multiple != remainder))
    ++size;
  if (size > both ||
      (both == range.multiple && least <= range.min && most >= range.max))
    return false;
  fact.remainder = size % both;
  range.multiple = both;
  range.min = std::max(range.min, least);
  if (most < range.max) {
    range.max = most;
    note(dim, lesson,
         "is at most " + llvm::Twine(most) + ", as " + lesson.operatorName +
             " demands");
  }
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
      fits &= llvm::any_of(group.rows, [&, i = i](ArrayRef<int64_t> row) {
        return row[i] == example;
      });
  }
  if (!fits || group.rows.empty())
    return false;
  // Those of which there is but one size are numbers.
  SmallVector<StringAttr> numbers;
  Group rest;
  rest.rows.resize(group.rows.size());
  for (auto [i, dim] : llvm::enumerate(group.dims)) {
    facts[dim].group.reset();
    if (llvm::all_of(group.rows, [&, i = i](ArrayRef<int64_t> row) {
          return row[i] == group.rows.front()[i];
        })) {
      if (!restrictTo(dim, {group.rows.front()[i]}, lesson))
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

bool SizeLearner::restrictTo(StringAttr dim, ArrayRef<int64_t> values,
                             const Lesson &lesson) {
  // The user is told of a dim, and the model takes no other size; a number of
  // the run may still be any. Beside other demands, or as 1, it is one of the
  // ways to meet them.
  if (adopted.contains(dim) && !lesson.isConditional &&
      (lesson.demands.size() != 1 || llvm::is_contained(values, 1)))
    return false;
  Fact fact = facts.lookup(dim);
  const DynamicSize &size = sizes[dim];
  if (!isOwn(dim) || !fact.expression.empty() ||
      (fact.sometimes && (!lesson.isConditional || fact.group)))
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
    if ((fact.values.empty() || fact.sometimes ||
         llvm::is_contained(fact.values, value)) &&
        allows(dim, value))
      both.push_back(value);
  // What one branch asks for besides another: the new ones come first.
  if (fact.sometimes) {
    bool isNew = false;
    for (int64_t value : both)
      isNew |= !llvm::is_contained(fact.values, value);
    if (!isNew)
      return false;
    for (int64_t value : fact.values)
      if (!llvm::is_contained(both, value))
        both.push_back(value);
  }
  if (both.empty() || both == fact.values ||
      (size.example && !lesson.isConditional &&
       !llvm::is_contained(both, *size.example)))
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
  else {
    constexpr size_t most = 8;
    bool isLong = both.size() > most;
    auto spelled = llvm::map_range(ArrayRef(both).take_front(isLong ? 4 : most),
                                   [](int64_t v) { return std::to_string(v); });
    note(dim, lesson,
         "is " + llvm::join(spelled, " or ") + (isLong ? " and so on" : "") +
             ", as " + lesson.operatorName + " demands");
  }
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
                 orOne ? target.max : range.max, lesson);
    if (!fact.values.empty() && !restrictTo(other, fact.values, lesson))
      return false;
  }
  fact.values.clear();
  fact.expression = expression.str();
  fact.orOne = orOne;
  fact.sometimes = lesson.isConditional;
  facts[dim] = fact;
  if (lesson.isGuess && !fact.sometimes)
    note(dim, lesson,
         "is taken to be " + expression + ": " + lesson.operatorName +
             " takes them then",
         /*isNarrowing=*/true);
  else if (!fact.sometimes && !(isTaken && orOne))
    note(dim, lesson,
         "is " + expression + (orOne ? " or 1" : "") + ", as " +
             lesson.operatorName + " demands");
  return true;
}

/// Makes two expressions equal.
bool SizeLearner::equate(StringRef expression, StringRef other,
                         const Lesson &lesson, bool orOne) {
  for (auto [x, y] : {std::pair(expression, other), {other, expression}}) {
    SmallVector<StringAttr> of = dimsOf(x), from = dimsOf(y);
    if (of.size() != 1 || !sizes.contains(of.front()))
      continue;
    StringAttr dim = of.front();
    // Two functions of one dim: where they are equal.
    if (from.size() == 1 && from.front() == dim)
      return learnAccepted(
          dim,
          [&, x = x, y = y](int64_t size) {
            std::optional<int64_t> value = evaluateAt(x, dim, size);
            std::optional<int64_t> met = evaluateAt(y, dim, size);
            return value && met &&
                   (value == met || (orOne && (*value == 1 || *met == 1)));
          },
          lesson);
    // The same function of two dims.
    if (from.size() == 1) {
      bool isSame = true;
      // One that has each value for one size only.
      for (int64_t size = 1; size <= 200 && isSame; ++size)
        isSame =
            evaluateAt(x, dim, size) == evaluateAt(y, from.front(), size) &&
            evaluateAt(x, dim, size) != evaluateAt(x, dim, size + 1);
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

bool SizeLearner::learnSame(const SizeDemand &demand, const Lesson &taught) {
  Lesson lesson = taught;
  lesson.isConditional |= demand.isLoose;
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
    // Where an expression may be 1 instead, sizes to try are so, but not all.
    Lesson mine = lesson;
    bool mayBeOne =
        llvm::any_of(expressions, [](auto &size) { return size.second; });
    mine.isConditional |= mayBeOne;
    StringRef leader = expressions.front().first;
    for (auto &[dim, orOne] : dims) {
      // Of functions of one dim it is known for which sizes.
      bool isOwn = dependsOn(leader, dim);
      learned |=
          relate(dim, leader, orOne, mine) ||
          ((!orOne || isOwn) &&
           equate(dim, leader, isOwn ? lesson : mine, mayBeOne || orOne));
    }
    for (auto &[expression, orOne] : ArrayRef(expressions).drop_front())
      learned |= equate(leader, expression, mine);
    return learned;
  }
  // A dim that follows another already would make a circle.
  auto leads = [&](auto &a) {
    return facts.lookup(a.first).expression.empty();
  };
  std::stable_partition(dims.begin(), dims.end(), leads);
  auto [leader, leaderOrOne] = dims.front();
  // The leader follows one that follows another.
  for (auto &[dim, orOne] : ArrayRef(dims).drop_front())
    learned |= relate(dim, leader, orOne, lesson) ||
               relate(leader, dim, leaderOrOne, lesson);
  if (learned && leaderOrOne && !lesson.isConditional)
    facts[leader].orOne = true;
  else if (!leaderOrOne && facts.lookup(leader).orOne) {
    facts[leader].orOne = false;
    learned = true;
  }
  return learned;
}

bool SizeLearner::learnFunction(const SizeDemand &demand,
                                const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  if (!sizes.contains(size))
    return equate(size, demand.expression, lesson);
  if (relate(size, demand.expression, false, lesson))
    return true;
  // An expression of what the program computes from the size, as the square of
  // its root: some of its values are sizes to try.
  SmallVector<StringAttr> of = dimsOf(demand.expression);
  if (of.size() != 1 || sizes.contains(of.front()) || lesson.isConditional)
    return false;
  constexpr int64_t last = 24;
  SmallVector<int64_t> values;
  for (int64_t value = 1; value <= last; ++value)
    if (std::optional<int64_t> result =
            evaluateAt(demand.expression, of.front(), value);
        result && *result > 0 && !llvm::is_contained(values, *result))
      values.push_back(*result);
  return values.size() > 1 && restrictTo(size, values, lesson);
}

bool SizeLearner::learnOneOf(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  if (sizes.contains(size))
    return restrictTo(size, demand.values, lesson);
  SmallVector<StringAttr> of = dimsOf(size);
  if (of.size() != 1 || !sizes.contains(of.front()))
    return false;
  constexpr int64_t most = 4096;
  SmallVector<int64_t> values;
  for (int64_t value = 1; value <= most; ++value)
    if (std::optional<int64_t> result = evaluateAt(size, of.front(), value);
        result && llvm::is_contained(demand.values, *result))
      values.push_back(value);
  return values.size() <= 64 && restrictTo(of.front(), values, lesson);
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

bool SizeLearner::learnBalance(const SizeDemand &demand, const Lesson &lesson) {
  Group group;
  for (StringAttr size : demand.sizes) {
    if (!sizes.contains(size) || llvm::is_contained(group.dims, size) ||
        facts.lookup(size).group || !facts.lookup(size).values.empty())
      return false;
    group.dims.push_back(size);
  }
  // Sizes with equal products share their factors: row i of a matrix of numbers
  // makes up a size of one side, column j one of the other.
  static constexpr int64_t factors[] = {7, 2, 1, 5, 3, 11, 4, 1, 13, 6, 2, 9};
  constexpr unsigned count = 48;
  size_t width = demand.sizes.size() - demand.left;
  unsigned next = 0;
  for (unsigned n = 0; n < count; ++n) {
    SmallVector<int64_t> row(demand.sizes.size(), 1);
    row[n % demand.left] = demand.values[1];
    row[demand.left + n % width] = demand.values[0];
    for (unsigned i = 0; i < demand.left; ++i)
      for (unsigned j = 0; j < width; ++j) {
        int64_t factor = factors[next++ % std::size(factors)] + n / 12;
        // Every size of one side is 1 at times.
        if (n % 6 == 5 && i == n / 6 % demand.left)
          factor = 1;
        row[i] *= factor;
        row[demand.left + j] *= factor;
      }
    // Another place of the matrix begins the next row.
    next += n % 12 == 11;
    if (llvm::all_of_zip(group.dims, row, [&](StringAttr dim, int64_t size) {
          return size % sizes[dim].range.multiple ==
                 facts.lookup(dim).remainder;
        }))
      group.rows.push_back(row);
  }
  SmallVector<int64_t> example;
  for (StringAttr dim : group.dims)
    if (std::optional<int64_t> size = sizes[dim].example)
      example.push_back(*size);
  if (example.size() == group.dims.size())
    group.rows.push_back(example);
  auto side = [&](ArrayRef<StringAttr> dims, int64_t factor) {
    std::string text = llvm::join(
        llvm::map_range(dims, [](StringAttr dim) { return dim.str(); }),
        " times ");
    return factor == 1 ? text : (llvm::Twine(factor) + " times " + text).str();
  };
  std::string left = side(ArrayRef(demand.sizes).take_front(demand.left),
                          demand.values[0]),
              right = side(ArrayRef(demand.sizes).drop_front(demand.left),
                           demand.values[1]);
  StringAttr first = demand.sizes.back();
  if (!setGroup(std::move(group), lesson))
    return false;
  note(first, lesson,
       "goes with the others so that " + left + " is " + right + ", as " +
           lesson.operatorName + " demands");
  return true;
}

/// Settles that a dim has only sizes that are accepted: up to a limit, few, in
/// steps, or some.
bool SizeLearner::learnAccepted(StringAttr dim,
                                llvm::function_ref<bool(int64_t)> accepts,
                                const Lesson &lesson) {
  constexpr int64_t near = 1024, furthest = 16 * near, few = 64;
  int64_t last = 0;
  SmallVector<int64_t, 0> accepted, sieve = facts.lookup(dim).sieve;
  for (int64_t end = near;
       end <= furthest && (accepted.empty() || accepted.front() > last / 2);
       end *= 16) {
    while (++last <= end)
      if ((sieve.empty() || llvm::binary_search(sieve, last)) && accepts(last))
        accepted.push_back(last);
    last = end;
  }
  if (accepted.empty() || lesson.isConditional || !isOwn(dim))
    return false;
  int64_t least = accepted.front(), most = accepted.back();
  if (most < last / 2 && most - least + 1 == int64_t(accepted.size()))
    return stepBy(dim, 1, 0, least, most, lesson);
  if (most < last / 2)
    return accepted.size() <= few && restrictTo(dim, accepted, lesson);
  std::optional<SizeDemand> found = findStep(accepted, last);
  if (found) {
    facts[dim].sieve.clear();
    return stepBy(dim, found->step.multiple, found->step.remainder,
                  found->step.least, found->step.most, lesson);
  }
  // What others demand may leave steps of these.
  if (int64_t(accepted.size()) == last || accepted == sieve)
    return false;
  facts[dim].sieve = accepted;
  return true;
}

/// About how large a size is that has no name, where it grows with a dim.
std::string SizeLearner::quotientOf(StringAttr size,
                                    const Lesson &lesson) const {
  const Symbols &symbols = oracle.getSymbols();
  ArrayRef<double> samples = symbols.getSamples(size);
  for (auto &[dim, known] : sizes) {
    ArrayRef<double> dimSamples = symbols.getSamples(dim);
    if (!isOwn(dim) || dimSamples.size() != samples.size())
      continue;
    SmallVector<int64_t> wanted;
    SampledExpression x{dim.str(), {}, /*isAtom=*/true};
    for (unsigned k : lesson.live.set_bits()) {
      wanted.push_back(int64_t(samples[k]));
      x.values.push_back(int64_t(dimSamples[k]));
    }
    if (std::string text = fitQuotient(wanted, x); !text.empty())
      return text;
  }
  return {};
}

bool SizeLearner::learnStep(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  auto &step = demand.step;
  if (lesson.isConditional) {
    // Small sizes, which a branch asks for, are few among the samples. What
    // only data decides may be 0 as well.
    constexpr int64_t most = 256;
    int64_t least = adopted.contains(size) ? 0 : 1;
    return step.multiple == 1 && step.least <= 1 && step.most >= 1 &&
           step.most <= most && sizes.contains(size) &&
           restrictTo(size,
                      llvm::to_vector(llvm::seq_inclusive(least, step.most)),
                      lesson);
  }
  if (demand.isLoose) {
    constexpr int64_t count = 12;
    Lesson sometimes = lesson;
    sometimes.isConditional = true;
    SmallVector<int64_t> values;
    for (int64_t k = 1; k <= count; ++k)
      values.push_back(k * step.multiple + step.remainder);
    return sizes.contains(size) && restrictTo(size, values, sometimes);
  }
  if (sizes.contains(size))
    return isOwn(size) && stepBy(size, step.multiple, step.remainder,
                                 step.least, step.most, lesson);
  std::string text = size.str();
  SmallVector<StringAttr> of = dimsOf(text);
  if (of.size() == 1 && !sizes.contains(of.front())) {
    text = quotientOf(size, lesson);
    of = dimsOf(text);
  }
  if (of.size() != 1 || !isOwn(of.front()))
    return false;
  return learnAccepted(
      of.front(),
      [&](int64_t value) {
        std::optional<int64_t> result = evaluateAt(text, of.front(), value);
        return result && *result >= step.least && *result <= step.most &&
               *result % step.multiple == step.remainder;
      },
      lesson);
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

/// Numbers that only data decides, of which an operator demands something, are
/// sampled as dims are.
void SizeLearner::adopt(const Lesson &lesson) {
  ArrayRef<StringAttr> names = oracle.getSymbols().getUnbacked();
  // What a branch or a loop does with a dim is better said of dims.
  auto namesDim = [&](const SizeDemand &demand) {
    return llvm::any_of(demand.sizes, [&](StringAttr size) {
      return sizes.contains(size) && !adopted.contains(size);
    });
  };
  if (lesson.isConditional && llvm::any_of(lesson.demands, namesDim))
    return;
  auto adoptIn = [&](StringRef text) {
    for (StringAttr name : dimsOf(text))
      if (llvm::is_contained(names, name) && !sizes.contains(name)) {
        sizes.insert({name, {}});
        adopted.insert(name);
      }
  };
  for (const auto &demands : {lesson.demands, lesson.onDims})
    for (const SizeDemand &demand : demands) {
      for (StringAttr size : demand.sizes)
        adoptIn(size);
      adoptIn(demand.expression);
    }
}

bool SizeLearner::learn(const Lesson &lesson) {
  adopt(lesson);
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
      learned |= learnFunction(demand, lesson);
      break;
    case SizeDemand::OneOf:
      learned |= learnOneOf(demand, lesson);
      break;
    case SizeDemand::Product:
      learned |= learnProduct(demand, lesson);
      break;
    case SizeDemand::Balance:
      learned |= learnBalance(demand, lesson);
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

} // namespace torchonnx
