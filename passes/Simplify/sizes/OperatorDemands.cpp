//===- OperatorDemands.cpp - What an operator demands of sizes ------------===//
//
// An operator that refuses the sizes of a program is asked, by itself, about
// many others: it takes some microseconds on meta tensors. From sizes that it
// takes (an anchor, OperatorAnchor.cpp) each size is moved, alone and together
// with others:
//
//   moves alone              nothing is demanded of it, a step or a limit
//                            (OperatorSteps.cpp)
//   moves only with others   it is the same as they are, a function of them, or
//                            a factor of a product that does not change
//   does not move            it is a number
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/SymbolExpressions.h"
#include "passes/Simplify/sizes/OperatorAnchor.h"
#include "passes/Simplify/sizes/OperatorProber.h"
#include "passes/Simplify/sizes/OperatorRows.h"
#include "passes/Simplify/sizes/OperatorSteps.h"
#include "llvm/ADT/DenseSet.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Moving sizes
//===----------------------------------------------------------------------===//

void OperatorProber::moveAlone() {
  accepted.resize(sizes.size());
  moves.bound.resize(sizes.size());
  explained.resize(sizes.size());
  for (unsigned i = 0; i < sizes.size(); ++i) {
    SmallVector<int64_t> values;
    int64_t a = moves.anchor[i];
    for (int64_t size = 1; size <= lastTried; ++size)
      values.push_back(size);
    for (int64_t size : {a - 2, a - 1, a, a + 1, a + 2, a + 3, a + 5, 2 * a,
                         2 * a + 1, 3 * a, 4 * a, 6 * a})
      if (size > lastTried && !llvm::is_contained(values, size))
        values.push_back(size);
    for (int64_t step : farSteps)
      values.push_back(a + 2 * step);
    llvm::sort(values);
    values.erase(llvm::unique(values), values.end());
    std::vector<Row> rows;
    for (int64_t size : values)
      rows.push_back(moves.moved({i}, size));
    llvm::BitVector taken = op.ask(rows);
    for (auto [k, size] : llvm::enumerate(values))
      if (taken.test(k))
        accepted[i].push_back(size);
    // A little way is no freedom: a quotient has the same value there.
    if (llvm::none_of(accepted[i], [&](int64_t size) {
          return size != 1 && (size >= 2 * a || 2 * size <= a);
        }))
      moves.bound.set(i);
  }
}

/// The fewest of `set` that the operator lets move with its first, all by the
/// same steps.
Set OperatorProber::fewestWith(const Set &set) {
  int64_t a = moves.anchor[set.front()];
  SmallVector<int64_t> steps = {1, a, 2 * a};
  bool isEqual =
      llvm::all_of(set, [&](unsigned i) { return moves.anchor[i] == a; });
  std::vector<Row> rows;
  std::vector<Set> subsets;
  auto add = [&](const Set &subset) {
    for (int64_t step : steps) {
      rows.push_back(moves.anchor);
      for (unsigned i : subset)
        rows.back()[i] += step;
      subsets.push_back(subset);
    }
  };
  // Demands on sizes that happen to be equal are several: every subset counts.
  constexpr size_t most = 12;
  if (set.size() <= most)
    for (unsigned bits = 1; bits < 1u << set.size(); bits += 2) {
      Set subset;
      for (auto [k, i] : llvm::enumerate(set))
        if (bits >> k & 1)
          subset.push_back(i);
      if (subset.size() > 1)
        add(subset);
    }
  else
    add(set);
  llvm::BitVector taken = op.ask(rows);
  Set fewest;
  for (unsigned k = 0; k < rows.size(); k += steps.size()) {
    unsigned count = 0;
    for (unsigned step = 0; step < steps.size(); ++step)
      count += taken.test(k + step);
    if (count >= (isEqual ? 1 : 2) &&
        (fewest.empty() || subsets[k].size() < fewest.size()))
      fewest = subsets[k];
  }
  return fewest;
}

/// Two sides whose products are in proportion, as the sizes before a view and
/// after it: what a size of one gains, any of the other may gain. One alone is
/// the product of the others.
void OperatorProber::findBalances() {
  const Set left = unexplained();
  constexpr size_t most = 8;
  if (left.size() < 3 || left.size() > most)
    return;
  constexpr int64_t factors[] = {2, 3, 5};
  std::vector<Row> rows;
  for (unsigned i : left)
    for (unsigned j : left)
      for (int64_t factor : factors) {
        rows.push_back(moves.anchor);
        rows.back()[i] *= factor;
        rows.back()[j] *= i == j ? 1 : factor;
      }
  llvm::BitVector taken = op.ask(rows);
  auto partners = [&](unsigned i) {
    Set set;
    for (unsigned j = 0; j < left.size(); ++j) {
      unsigned k = (i * left.size() + j) * std::size(factors);
      if (i != j && taken.test(k) && taken.test(k + 1) && taken.test(k + 2))
        set.push_back(j);
    }
    return set;
  };
  for (unsigned i = 0; i < left.size(); ++i) {
    Set right = partners(i);
    if (explained.test(left[i]) || right.size() < 2)
      continue;
    Set side = partners(right.front());
    if (!llvm::all_of(side, [&](unsigned k) { return partners(k) == right; }) ||
        !llvm::all_of(right, [&](unsigned k) { return partners(k) == side; }))
      continue;
    SmallVector<StringAttr> names;
    int64_t products[2] = {1, 1};
    for (unsigned isRight : {0, 1})
      for (unsigned k : isRight ? right : side) {
        names.push_back(sizes[left[k]]);
        products[isRight] *= moves.anchor[left[k]];
        explained.set(left[k]);
      }
    int64_t common = std::gcd(products[0], products[1]);
    SizeDemand demand(SizeDemand::Balance, names);
    demand.left = side.size();
    demand.values = {products[1] / common, products[0] / common};
    if (side.size() == 1 && demand.values[0] == 1) {
      demand.kind = SizeDemand::Function;
      SizeExpr product = demand.values[1];
      for (StringAttr factor : ArrayRef(names).drop_front())
        product = product * op.getExpr(factor);
      demand.expression = product.str();
    }
    demands.push_back(demand);
  }
}

/// Sizes that move only together.
void OperatorProber::findSame() {
  for (unsigned i = 0; i < sizes.size(); ++i) {
    if (!moves.isBound(i) || explained.test(i))
      continue;
    Set candidates = {i};
    for (unsigned j = i + 1; j < sizes.size(); ++j)
      if (moves.isBound(j) && !explained.test(j) &&
          moves.anchor[j] == moves.anchor[i])
        candidates.push_back(j);
    Set set = fewestWith(candidates);
    if (set.empty())
      continue;
    SmallVector<StringAttr> names;
    for (unsigned j : set)
      names.push_back(sizes[j]);
    SizeDemand demand(SizeDemand::Same, names);
    for (auto [k, place] : llvm::enumerate(set)) {
      unsigned j = place;
      if (llvm::is_contained(accepted[j], 1))
        demand.orOne.set(k);
      // One that moves a little alone has a function in common with the others.
      demand.isLoose |= llvm::any_of(accepted[j], [&](int64_t size) {
        return size != 1 && size != moves.anchor[j];
      });
      explained.set(j);
    }
    demands.push_back(demand);
    moves.same.push_back(set);
  }
}

/// Sizes of which nothing is told that do not move alone.
Set OperatorProber::unexplained() const {
  Set left;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (moves.isBound(i) && !explained.test(i))
      left.push_back(i);
  return left;
}

/// Sizes that move only together, but are not equal: three and more, as a pool,
/// its indices and its input. Two are found as functions.
void OperatorProber::findShifted() {
  for (Set left = unexplained(); left.size() > 2; left.erase(left.begin())) {
    constexpr size_t most = 10;
    if (left.size() > most)
      continue;
    Set set = fewestWith(left);
    if (set.size() < 3)
      continue;
    unsigned first = set.front();
    std::string leader = sizes[first].str();
    if (!Symbols::isAtom(sizes[first]))
      leader = ("(" + llvm::Twine(leader) + ")").str();
    for (unsigned i : set) {
      explained.set(i);
      int64_t offset = moves.anchor[i] - moves.anchor[first];
      if (i == first)
        continue;
      if (offset == 0) {
        demands.push_back({SizeDemand::Same, {sizes[first], sizes[i]}});
        continue;
      }
      demands.push_back({SizeDemand::Function, {sizes[i], sizes[first]}});
      demands.back().expression =
          leader + (offset < 0 ? "-" : "+") + std::to_string(std::abs(offset));
    }
    findShifted();
    return;
  }
}

/// Size `i`, and those that are the same, as an expression of `others`, if it
/// is decided by them.
std::optional<std::string> OperatorProber::functionOf(unsigned i,
                                                      const Set &others) {
  static constexpr int64_t steps[][3] = {{1, 4, 2},  {2, 1, 5},  {5, 2, 1},
                                         {3, 3, 4},  {6, 5, 3},  {4, 6, 7},
                                         {8, 7, 11}, {11, 10, 6}};
  constexpr unsigned least = 5; // Points, which have to be on one curve.
  std::vector<SampledExpression> terms;
  for (unsigned j : others)
    terms.push_back({sizes[j].str(), {}, Symbols::isAtom(sizes[j])});
  SmallVector<int64_t, 8> wanted;
  unsigned misses = 0;
  for (auto &step : steps) {
    Row row = moves.anchor;
    int64_t largest = std::max(lastTried, 2 * moves.anchor[i] * (step[0] + 1));
    for (auto [k, j] : llvm::enumerate(others))
      for (unsigned together : moves.withSame(j)) {
        row[together] = moves.anchor[j] + step[k];
        largest = std::max(largest, 2 * row[together]);
      }
    SmallVector<int64_t> values;
    for (int64_t size = 2; size <= largest && values.size() <= 400; ++size)
      values.push_back(size);
    std::vector<Row> rows(values.size(), row);
    for (auto [candidate, size] : llvm::zip(rows, values))
      for (unsigned together : moves.withSame(i))
        candidate[together] = size;
    llvm::BitVector taken = op.ask(rows);
    if (taken.count() > 1)
      return std::nullopt;
    if (taken.none()) {
      // Most pairs have nothing to do with each other.
      ++misses;
      if (misses > std::size(steps) - least || (misses == 3 && wanted.empty()))
        return std::nullopt;
      continue;
    }
    wanted.push_back(values[taken.find_first()]);
    for (auto [k, j] : llvm::enumerate(others))
      terms[k].values.push_back(row[j]);
  }
  if (wanted.size() < least || llvm::all_equal(wanted))
    return std::nullopt;
  std::string text = fitExpression(wanted, terms);
  return text.empty() ? std::nullopt : std::optional(text);
}

/// Whether size `i` is another where one moves that is not among `others`.
bool OperatorProber::movesBeside(unsigned i, const Set &others) {
  constexpr int64_t near = 48;
  const int64_t a = moves.anchor[i];
  SmallVector<int64_t> values = {2 * a, 3 * a};
  for (int64_t value = std::max(a - near, int64_t(2)); value <= a + near;
       ++value)
    values.push_back(value);
  llvm::erase(values, a);
  Set fixed = others;
  fixed.push_back(i);
  std::vector<Row> rows;
  for (const Set &other : moves.besides(fixed)) {
    int64_t from = moves.anchor[other.front()];
    for (int64_t to :
         {from + 1, from + 2, from - 1, from - 2, 2 * from, 3 * from})
      for (int64_t value : values)
        rows.push_back(with(moves.moved(moves.withSame(i), value), other, to));
  }
  return op.ask(rows).any();
}

void OperatorProber::findFunctions() {
  // The later size is the one that has to fit; names tell the reader so.
  for (unsigned i = sizes.size(); i-- > 0;) {
    if (!moves.isBound(i) || explained.test(i))
      continue;
    Set deciding;
    std::string text;
    for (unsigned j = 0; j < sizes.size() && deciding.size() < 3; ++j) {
      if (j == i || !moves.isBound(j) || moves.withSame(j).front() != j)
        continue;
      if (std::optional<std::string> function = functionOf(i, {j})) {
        deciding.push_back(j);
        text = *function;
      }
    }
    if (deciding.size() > 1) {
      std::optional<std::string> function = functionOf(i, deciding);
      if (!function)
        continue;
      text = *function;
    }
    if (deciding.empty() || movesBeside(i, deciding))
      continue;
    SizeDemand demand(SizeDemand::Function, {sizes[i]});
    demand.expression = text;
    explained.set(i);
    for (unsigned j : deciding) {
      demand.sizes.push_back(sizes[j]);
      explained.set(j);
    }
    demands.push_back(demand);
  }
}

/// Where several sizes that are the same go with another.
void OperatorProber::findFunctionsOfSets() {
  unsigned tries = 0;
  const Set left = unexplained();
  for (unsigned i : left) {
    Set alike;
    for (unsigned j : left)
      if (j > i && moves.anchor[j] == moves.anchor[i])
        alike.push_back(j);
    constexpr size_t most = 3;
    if (explained.test(i) || alike.empty() || alike.size() > most)
      continue;
    for (unsigned bits = 1; bits < 1u << alike.size(); ++bits) {
      Set set = {i};
      for (auto [k, j] : llvm::enumerate(alike))
        if (bits >> k & 1)
          set.push_back(j);
      for (unsigned other : left) {
        if (llvm::is_contained(set, other) || explained.test(other) ||
            llvm::any_of(set, [&](unsigned j) { return explained.test(j); }) ||
            ++tries > 32)
          continue;
        moves.same.push_back(set);
        for (auto [x, y] : {std::pair(other, i), {i, other}}) {
          std::optional<std::string> text = functionOf(x, {y});
          if (!text)
            continue;
          SmallVector<StringAttr> names;
          for (unsigned j : set)
            names.push_back(sizes[j]);
          demands.push_back({SizeDemand::Same, names});
          demands.push_back({SizeDemand::Function, {sizes[x], sizes[y]}});
          demands.back().expression = *text;
          explained.set(other);
          for (unsigned j : set)
            explained.set(j);
          break;
        }
        if (!explained.test(i))
          moves.same.pop_back();
      }
    }
  }
}

/// The ways to write `product` as factors of `count` dims, some of them if they
/// are many.
static void addFactors(int64_t product, unsigned count, Row &row,
                       std::vector<Row> &rows) {
  constexpr size_t most = 64;
  if (rows.size() >= most)
    return;
  if (count == 1) {
    row.push_back(product);
    rows.push_back(row);
    row.pop_back();
    return;
  }
  for (int64_t factor = 1; factor <= product; ++factor)
    if (product % factor == 0) {
      row.push_back(factor);
      addFactors(product / factor, count - 1, row, rows);
      row.pop_back();
    }
}

/// Sizes that move only against each other, as those of a view: what does not
/// change is their product.
void OperatorProber::findProducts(const Set &left) {
  // What one of them loses the other gains.
  llvm::BitVector seen(sizes.size());
  for (unsigned i : left) {
    if (seen.test(i) || moves.anchor[i] <= 1)
      continue;
    Set set = {i};
    for (unsigned j : left) {
      Row row = moves.anchor;
      row[j] *= row[i];
      row[i] = 1;
      if (j != i && op.takes(row))
        set.push_back(j);
    }
    int64_t product = 1;
    constexpr int64_t largest = 1 << 20;
    for (unsigned j : set)
      if (product <= largest)
        product *= moves.anchor[j];
    if (set.size() < 2 || set.size() > 5 || product > largest)
      continue;
    llvm::sort(set);
    std::vector<Row> factors, rows;
    Row none;
    addFactors(product, set.size(), none, factors);
    for (const Row &factor : factors) {
      rows.push_back(moves.anchor);
      for (auto [j, size] : llvm::zip(set, factor))
        rows.back()[j] = size;
    }
    if (!op.ask(rows).all())
      continue;
    SmallVector<StringAttr> names;
    for (unsigned j : set) {
      seen.set(j);
      names.push_back(sizes[j]);
    }
    // Each alone moves to nowhere, and with none of the others: the product is
    // one number.
    rows.clear();
    for (unsigned j : left)
      for (int64_t factor : {2, 3})
        if (!llvm::is_contained(set, j)) {
          rows.push_back(moves.moved({j}, factor * moves.anchor[j]));
          rows.back()[i] *= factor;
        }
    if (op.ask(rows).any() ||
        llvm::any_of(set, [&](unsigned j) { return accepted[j].size() != 1; }))
      continue;
    for (unsigned j : set)
      explained.set(j);
    demands.push_back({SizeDemand::Product, names});
    demands.back().values = {product};
  }
}

/// Sizes that do not move at all.
void OperatorProber::findNumbers() {
  Set left = unexplained();
  findProducts(left);
  left = unexplained();
  if (left.empty())
    return;
  // Unless they move together in some way that we do not see.
  std::vector<Row> rows;
  auto addRow = [&](auto size) {
    Row row = moves.anchor;
    for (auto [k, i] : llvm::enumerate(left))
      row[i] = std::max<int64_t>(2, size(k, moves.anchor[i]));
    if (left.size() > 1 && row != moves.anchor)
      rows.push_back(row);
  };
  for (int64_t n = 1; n <= 6; ++n) {
    addRow([&](unsigned, int64_t a) { return a * (n + 1); });
    addRow([&](unsigned, int64_t a) { return a + n; });
    addRow([&](unsigned, int64_t a) { return a - n; });
    addRow([&](unsigned k, int64_t a) {
      return k % 2 ? a / (n + 1) : a * (n + 1);
    });
    addRow([&](unsigned k, int64_t a) {
      return k % 2 ? a * (n + 1) : a / (n + 1);
    });
    addRow([&](unsigned k, int64_t a) { return k % 2 ? a - n : a + n; });
  }
  unsigned random = 1;
  for (unsigned n = 0; n < 256; ++n)
    addRow([&](unsigned, int64_t a) {
      random = random * 1103515245 + 12345;
      return 1 + (random >> 16) % (2 * a + 6);
    });
  // Or as far as others let them.
  for (unsigned i : left)
    for (const Set &other : moves.besides(left))
      for (int64_t factor : {4, 24})
        for (int64_t size : {moves.anchor[i] + 1, 2 * moves.anchor[i]})
          rows.push_back(with(moves.moved({i}, std::max<int64_t>(2, size)),
                              other, factor * moves.anchor[other.front()]));
  llvm::append_range(rows, smallRows(op));
  llvm::append_range(rows, madeRows(op));
  llvm::BitVector taken = op.ask(rows);
  for (unsigned i : left) {
    auto differs = [&](int64_t size) {
      return size != 1 && size != moves.anchor[i];
    };
    if (llvm::any_of(accepted[i], differs) ||
        llvm::any_of(taken.set_bits(),
                     [&](unsigned k) { return differs(rows[k][i]); }))
      continue;
    demands.push_back({SizeDemand::OneOf, {sizes[i]}});
    demands.back().values = accepted[i];
    // A broadcast to no elements, or what is something else then.
    if (op.takes(moves.moved({i}, 0)))
      demands.back().values.insert(demands.back().values.begin(), 0);
    explained.set(i);
  }
}

std::vector<SizeDemand> OperatorProber::run() {
  if (sizes.empty() || sizes.size() > maxSizes)
    return {};
  std::optional<Row> anchor = findAnchor(op);
  if (!anchor)
    return {};
  // To find sizes may be long, but not what is demanded of them.
  op.startAnew();
  farSteps = findFarSteps(op.getNumbers());
  moves.anchor = leaveOne(op, *anchor, farSteps);
  moveAlone();
  findBalances();
  findSame();
  findShifted();
  findFunctions();
  findFunctionsOfSets();
  findNumbers();
  llvm::append_range(demands, StepFinder(op, moves, farSteps).run());
  // Half of what an operator demands would be taken for all of it.
  if (op.isSpent())
    return {};
  return std::move(demands);
}

std::vector<SizeDemand>
findDemands(Oracle &oracle, StringRef name, ValueRange operands,
            llvm::function_ref<bool(StringAttr)> isDim) {
  AskedOperator op(oracle, name, operands, isDim);
  // Of dims that are sizes themselves there is no more to say.
  if (isDim && op.movesDirectly())
    return {};
  return OperatorProber(op).run();
}

std::vector<SizeRow> findTaken(Oracle &oracle, StringRef name,
                               ValueRange operands,
                               llvm::function_ref<bool(StringAttr)> isDim) {
  AskedOperator op(oracle, name, operands, isDim);
  std::vector<SizeRow> taken;
  std::vector<Row> rows = smallRows(op);
  llvm::append_range(rows, nearRows(op));
  llvm::append_range(rows, madeRows(op));
  llvm::BitVector accepted = op.ask(rows);
  for (unsigned k : accepted.set_bits()) {
    SizeRow &row = taken.emplace_back();
    for (auto [dim, size] : llvm::zip(op.getSizes(), rows[k]))
      row[dim] = size;
  }
  return taken;
}

} // namespace torchonnx
