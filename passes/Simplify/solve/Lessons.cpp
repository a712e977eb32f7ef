//===- Lessons.cpp - What operators teach of sizes ------------------------===//

#include "dialects/Torch/SymbolExpressions.h"
#include "passes/Simplify/solve/LearnedDims.h"
#include "llvm/ADT/StringExtras.h"
#include <functional>
#include <numeric>

using namespace mlir;

namespace torchonnx {

bool LearnedDims::learnSame(const SizeDemand &demand, const Lesson &taught) {
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
  auto *rest = std::stable_partition(dims.begin(), dims.end(), leads);
  // What may be 1 instead says nothing of another that may not.
  std::stable_partition(dims.begin(), rest, [](auto &a) { return !a.second; });
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

bool LearnedDims::learnFunction(const SizeDemand &demand,
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

bool LearnedDims::learnOneOf(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  if (sizes.contains(size))
    return restrictTo(size, demand.values, lesson);
  SmallVector<StringAttr> of = dimsOf(size);
  if ((of.size() == 2 || of.size() == 3) && demand.values.size() == 1)
    return learnTogether(size, of, demand.values.front(), lesson);
  if (of.size() != 1 || !sizes.contains(of.front()))
    return false;
  auto [least, greatest] =
      std::minmax_element(demand.values.begin(), demand.values.end());
  std::optional<int64_t> last = lastThatIs(size, of.front(), *least, *greatest);
  if (!last)
    return false;
  SmallVector<int64_t> values;
  for (int64_t value = 0; value <= *last; ++value)
    if (std::optional<int64_t> result = evaluateAt(size, of.front(), value);
        result && llvm::is_contained(demand.values, *result))
      values.push_back(value);
  return values.size() <= 64 && restrictTo(of.front(), values, lesson);
}

/// Settles that dims go together so that `size`, which rises with each, is one
/// number: the area, or the volume, of what a layer was made for.
bool LearnedDims::learnTogether(StringAttr size, ArrayRef<StringAttr> dims,
                                int64_t wanted, const Lesson &lesson) {
  constexpr size_t mostRows = 4096;
  const int64_t last = dims.size() == 2 ? 4096 : 96;
  if (!llvm::all_of(dims, [&](StringAttr dim) {
        return isOwn(dim) && !facts.lookup(dim).group &&
               facts.lookup(dim).values.empty();
      }))
    return false;
  SizeExpr expr = parse(size);
  SmallVector<int64_t> row(dims.size());
  auto isBelow = [&](int64_t limit) {
    auto valueOf = [&](StringRef name) {
      const auto *dim = llvm::find_if(
          dims, [&](StringAttr each) { return each.getValue() == name; });
      return std::optional(row[dim - dims.begin()]);
    };
    return expr.evaluate(valueOf).value_or(0) < limit;
  };
  auto fits = [&](size_t i) {
    return fit(dims[i], row[i]) == row[i] && allows(dims[i], row[i]);
  };
  Group group{SmallVector<StringAttr>(dims), {}};
  std::function<void(size_t)> addRows = [&](size_t i) {
    std::fill(row.begin() + i, row.end(), last);
    if (isBelow(wanted))
      return;
    for (int64_t value = 1; value <= last && i + 1 < dims.size(); ++value)
      if (row[i] = value; fits(i))
        addRows(i + 1);
    if (i + 1 < dims.size())
      return;
    auto firstNotBelow = [&](int64_t limit) {
      return *llvm::partition_point(llvm::seq_inclusive<int64_t>(1, last),
                                    [&](int64_t value) {
                                      row[i] = value;
                                      return isBelow(limit);
                                    });
    };
    int64_t end = firstNotBelow(wanted + 1);
    for (row[i] = firstNotBelow(wanted); row[i] < end; ++row[i])
      if (fits(i) && !isBelow(wanted) && group.rows.size() < mostRows)
        group.rows.push_back(row);
  };
  addRows(0);
  // A dim that is one number in all of them, as far as was looked, may be
  // others.
  for (size_t i = 0; i < dims.size(); ++i)
    if (llvm::all_equal(llvm::map_range(
            group.rows, [&](ArrayRef<int64_t> each) { return each[i]; })))
      return false;
  if (!setGroup(std::move(group), lesson))
    return false;
  auto others = llvm::map_range(dims.drop_front(),
                                [](StringAttr dim) { return dim.str(); });
  note(dims.front(), lesson,
       "goes with " + llvm::join(others, " and ") + " so that " +
           size.getValue() + " is " + llvm::Twine(wanted) + ", as " +
           lesson.operatorName + " demands");
  return true;
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

bool LearnedDims::learnProduct(const SizeDemand &demand, const Lesson &lesson) {
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
    std::optional<int64_t> last = lastThatIs(size, of.front(), 1, product);
    if (!last)
      return false;
    for (int64_t value = 1; value <= *last; ++value)
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

/// A row for each of the group that one side of a balance is of: the other
/// side's dims are factors of its product.
static std::vector<SmallVector<int64_t>>
balancedRows(const std::vector<SmallVector<int64_t>> &known,
             ArrayRef<unsigned> places, size_t count, int64_t ours,
             int64_t theirs) {
  std::vector<SmallVector<int64_t>> rows;
  for (auto [n, row] : llvm::enumerate(known)) {
    int64_t product = theirs;
    for (unsigned place : places)
      if (llvm::MulOverflow(product, row[place], product))
        product = 0;
    if (product <= 0 || product % ours != 0)
      continue;
    product /= ours;
    SmallVector<int64_t> &next = rows.emplace_back(row);
    for (size_t i = 0; i + 1 < count; ++i) {
      // Another of its divisors each time, the sizes of the other side first.
      SmallVector<int64_t> divisors;
      for (unsigned place : places)
        if (product % row[place] == 0)
          divisors.push_back(row[place]);
      for (int64_t divisor : {1, 2, 3, 5, 7})
        if (product % divisor == 0)
          divisors.push_back(product / divisor);
      next.push_back(divisors[(n + i) % divisors.size()]);
      product /= next.back();
    }
    next.push_back(product);
  }
  return rows;
}

/// A balance where one side is of a group: the dims of the other side, which
/// are free, become part of it.
bool LearnedDims::joinBalance(const SizeDemand &demand, const Lesson &lesson) {
  ArrayRef<StringAttr> left = ArrayRef(demand.sizes).take_front(demand.left),
                       right = ArrayRef(demand.sizes).drop_front(demand.left);
  auto groupOf = [&](StringAttr size) { return facts.lookup(size).group; };
  bool isLeft = llvm::any_of(left, groupOf);
  ArrayRef<StringAttr> known = isLeft ? left : right,
                       free = isLeft ? right : left;
  std::shared_ptr<const Group> group = groupOf(known.front());
  if (!group || free.empty() ||
      !llvm::all_of(known,
                    [&](StringAttr size) { return groupOf(size) == group; }) ||
      !llvm::all_of(free, [&](StringAttr size) {
        return isFree(size) && llvm::count(free, size) == 1;
      }))
    return false;
  Group wider = *group;
  llvm::append_range(wider.dims, free);
  wider.rows = balancedRows(
      group->rows,
      llvm::map_to_vector(
          known, [&](StringAttr size) { return facts.lookup(size).place; }),
      free.size(), demand.values[!isLeft], demand.values[isLeft]);
  return setBalance(std::move(wider), demand, lesson);
}

bool LearnedDims::learnBalance(const SizeDemand &demand, const Lesson &lesson) {
  if (joinBalance(demand, lesson))
    return true;
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
    group.rows.push_back(row);
  }
  return setBalance(std::move(group), demand, lesson);
}

bool LearnedDims::setBalance(Group group, const SizeDemand &demand,
                             const Lesson &lesson) {
  llvm::erase_if(group.rows, [&](ArrayRef<int64_t> row) {
    return !llvm::all_of_zip(group.dims, row,
                             [&](StringAttr dim, int64_t size) {
                               return size % sizes[dim].range.multiple ==
                                      facts.lookup(dim).remainder;
                             });
  });
  SmallVector<int64_t> example;
  for (StringAttr dim : group.dims)
    if (std::optional<int64_t> size = sizes[dim].example)
      example.push_back(*size);
  if (example.size() == group.dims.size())
    group.rows.push_back(example);
  if (!setGroup(std::move(group), lesson))
    return false;
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
  note(demand.sizes.back(), lesson,
       "goes with the others so that " + left + " is " + right + ", as " +
           lesson.operatorName + " demands");
  return true;
}

/// Settles that a dim has only sizes that are accepted: up to a limit, few, in
/// steps, or some.
bool LearnedDims::learnAccepted(StringAttr dim,
                                llvm::function_ref<bool(int64_t)> accepts,
                                const Lesson &lesson) {
  constexpr int64_t near = 1024, furthest = 16 * near, few = 64;
  int64_t last = 0;
  SmallVector<int64_t, 0> accepted, sieve = facts.lookup(dim).sieve;
  // Few at the far end may be the first of many.
  auto goesOn = [&] {
    return accepted.empty() || accepted.front() > last / 2 ||
           (accepted.size() < 4 && accepted.back() > last / 2);
  };
  for (int64_t end = near; end <= furthest && goesOn(); end *= 16) {
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
  if (std::optional<SizeStep> step = findStep(accepted, last)) {
    facts[dim].sieve.clear();
    return stepBy(dim, step->multiple, step->remainder, step->least, step->most,
                  lesson);
  }
  // What others demand may leave steps of these.
  if (int64_t(accepted.size()) == last || accepted == sieve)
    return false;
  facts[dim].sieve = accepted;
  return true;
}

/// About how large a size is that has no name, where it grows with a dim.
std::string LearnedDims::quotientOf(StringAttr size,
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

bool LearnedDims::learnStep(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes.front();
  const SizeStep &step = demand.step;
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

bool LearnedDims::learnLimit(const SizeDemand &demand, const Lesson &lesson) {
  StringAttr size = demand.sizes[0], other = demand.sizes[1];
  if (lesson.isConditional)
    return false;
  if (sizes.contains(size))
    return limit(size, other, demand.offset);
  // A sum: its last dim is at most what the others leave of the whole, and none
  // of those is more than it.
  SizeExpr rest = parse(other) + demand.offset - parse(size);
  if (!rest || !llvm::all_of(dimsOf(rest.str()),
                             [&](StringAttr dim) { return isOwn(dim); }))
    return false;
  SmallVector<StringAttr> parts;
  for (StringAttr dim : dimsOf(size))
    if (!llvm::is_contained((rest + SizeExpr::name(dim)).names(), dim.str()))
      parts.push_back(dim);
  if (parts.empty())
    return false;
  StringAttr last = parts.pop_back_val();
  if (!limit(last, nameOf((rest + SizeExpr::name(last)).str()), 0))
    return false;
  for (StringAttr part : parts)
    limit(part, other, demand.offset);
  return true;
}

/// Settles that a dim is at most `other` and `offset`.
bool LearnedDims::limit(StringAttr dim, StringAttr other, int64_t offset) {
  std::pair<StringAttr, int64_t> limit = {other, offset};
  if (!isOwn(dim) || facts.lookup(dim).group || dependsOn(other, dim) ||
      !facts.lookup(dim).expression.empty() ||
      !llvm::all_of(dimsOf(other),
                    [&](StringAttr name) { return isOwn(name); }) ||
      llvm::is_contained(facts.lookup(dim).limits, limit))
    return false;
  facts[dim].limits.push_back(limit);
  return true;
}

/// Numbers that only data decides, of which an operator demands something, are
/// sampled as dims are.
void LearnedDims::adopt(StringAttr number) {
  if (sizes.insert({number, {}}).second)
    adopted.insert(number);
}

void LearnedDims::adopt(const Lesson &lesson) {
  ArrayRef<StringAttr> names = oracle.getSymbols().getUnbacked();
  // What a branch or a loop does with a dim is better said of dims.
  auto namesDim = [&](const SizeDemand &demand) {
    return llvm::any_of(demand.sizes, [&](StringAttr size) {
      return sizes.contains(size) && !adopted.contains(size);
    });
  };
  auto adoptIn = [&](StringRef text) {
    for (StringAttr name : dimsOf(text))
      if (llvm::is_contained(names, name))
        adopt(name);
  };
  for (const auto &demands : {lesson.demands, lesson.onDims})
    for (const SizeDemand &demand : demands) {
      if (lesson.isConditional && namesDim(demand))
        continue;
      for (StringAttr size : demand.sizes)
        adoptIn(size);
      adoptIn(demand.expression);
    }
}

bool LearnedDims::learn(const Lesson &lesson) {
  adopt(lesson);
  if (lesson.isBranch)
    return learnBranch(lesson.demands);
  // Sizes that are functions of one dim do not move apart, as they were moved
  // here; but that two functions are equal, or that one of several dims is a
  // number, is best said of themselves.
  std::vector<SizeDemand> relations;
  for (const SizeDemand &demand : lesson.demands)
    if (demand.kind == SizeDemand::Same ||
        demand.kind == SizeDemand::Function ||
        (demand.kind == SizeDemand::OneOf &&
         dimsOf(demand.sizes.front()).size() > 1))
      relations.push_back(demand);
  if (!learn(relations, lesson))
    return learn(lesson.onDims, lesson) || learn(lesson.demands, lesson);
  for (const SizeDemand &demand : lesson.demands)
    if (demand.kind == SizeDemand::AtMost)
      learnLimit(demand, lesson);
  return true;
}

bool LearnedDims::learn(ArrayRef<SizeDemand> demands, const Lesson &lesson) {
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
