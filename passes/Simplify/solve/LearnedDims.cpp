//===- LearnedDims.cpp - What is learned of dims --------------------------===//

#include "passes/Simplify/solve/LearnedDims.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "llvm/ADT/StringExtras.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

bool LearnedDims::dependsOn(StringRef expression, StringAttr dim) const {
  return llvm::any_of(dimsOf(expression), [&](StringAttr name) {
    const Fact fact = facts.lookup(name);
    return name == dim || dependsOn(fact.expression, dim) ||
           llvm::any_of(fact.limits, [&](auto &limit) {
             return dependsOn(limit.first, dim);
           });
  });
}

/// The value of an expression of `dim` alone where that is `size`.
std::optional<int64_t> LearnedDims::evaluateAt(StringRef expression,
                                               StringAttr dim,
                                               int64_t size) const {
  return evaluateExpression(
      expression, [&](StringRef name) -> std::optional<int64_t> {
        return name == dim ? std::optional(size) : std::nullopt;
      });
}

SizeExpr LearnedDims::parse(StringRef text) const {
  return SizeExpr::parse(text, oracle.getSymbols().getSureFacts());
}

/// A number such that `size`, an expression of `dim` alone, is below `least` or
/// above `greatest` wherever the dim is larger; nothing if none is found.
std::optional<int64_t> LearnedDims::lastThatIs(StringAttr size, StringAttr dim,
                                               int64_t least,
                                               int64_t greatest) const {
  constexpr int64_t near = 1 << 12, far = 1 << 17;
  SizeExpr expr = parse(size);
  for (int64_t last = near; expr && last <= far; last *= 2) {
    // Seen from there, what else grows has the sign of the largest power.
    SizeFacts beyond;
    beyond.set(dim, {/*min=*/0});
    SizeRange range =
        expr.substitute(
                [&](StringRef) { return SizeExpr::name(dim) + (last + 1); },
                beyond)
            .bounds(beyond);
    if (range.min > greatest || range.max < least)
      return last;
  }
  return std::nullopt;
}

void LearnedDims::note(StringAttr dim, const Lesson &lesson,
                       const llvm::Twine &text, bool isNarrowing) {
  if (adopted.contains(dim))
    return;
  notes.insert_or_assign(
      dim, Note{lesson.loc, ("dim '" + dim.getValue() + "' " + text).str(),
                isNarrowing});
}

bool LearnedDims::stepBy(StringAttr dim, int64_t multiple, int64_t remainder,
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
bool LearnedDims::setGroup(Group group, const Lesson &lesson) {
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

bool LearnedDims::restrictTo(StringAttr dim, ArrayRef<int64_t> values,
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
  if (both.size() == 1 && lesson.isGuess)
    note(dim, lesson,
         "is taken to be " + llvm::Twine(both.front()) + ": " +
             lesson.operatorName + " takes it then",
         size.isNamed);
  else if (both.size() == 1)
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
bool LearnedDims::relate(StringAttr dim, StringRef expression, bool orOne,
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
  auto other = StringAttr::get(context, expression);
  if (fact.expression.empty() && sizes.contains(other) &&
      !lesson.isConditional) {
    const DimRange range = sizes[dim].range;
    DimRange &target = sizes[other].range;
    (void)stepBy(other, range.multiple, fact.remainder,
                 orOne ? std::min<int64_t>(range.min, 1) : range.min,
                 orOne ? target.max : range.max, lesson);
    // Sizes that some branch wants are for the other to try.
    Lesson wanted = lesson;
    wanted.isConditional = fact.sometimes;
    if (!fact.values.empty() && !restrictTo(other, fact.values, wanted) &&
        !fact.sometimes)
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
bool LearnedDims::equate(StringRef expression, StringRef other,
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
    SizeExpr mine = parse(x), own = SizeExpr::name(dim);
    if (from.size() == 1) {
      const SizeFacts &sure = oracle.getSymbols().getSureFacts();
      auto at = [&](const SizeExpr &e, const SizeExpr &place) {
        return e.substitute([&](StringRef) { return place; }, sure);
      };
      // One that has each value for one size only.
      if (mine == at(parse(y), own) &&
          (at(mine, own + 1) - mine).isAtLeast(1, sure)) {
        bool isLater = sizes.find(dim) > sizes.find(from.front());
        return isLater ? relate(dim, from.front(), false, lesson)
                       : relate(from.front(), dim, false, lesson);
      }
    }
    // dim + c is the other.
    if (std::optional<int64_t> offset = (mine - own).number()) {
      std::string text = *offset == 0
                             ? y.str()
                             : ("(" + y + ")" + (*offset > 0 ? "-" : "+") +
                                llvm::Twine(std::abs(*offset)))
                                   .str();
      if (relate(dim, text, false, lesson))
        return true;
    }
  }
  return false;
}

void LearnedDims::loosen(StringAttr dim, const DynamicSize &said) {
  if (auto group = facts.lookup(dim).group)
    for (StringAttr other : group->dims)
      if (other != dim) {
        facts.erase(other);
        notes.erase(other);
      }
  Fact fact = facts.lookup(dim), loose;
  loose.remainder = said.remainder;
  // What was declared is so always.
  loose.sometimes = said.expression.empty();
  loose.expression = loose.sometimes ? fact.expression : said.expression;
  loose.values = fact.values;
  loose.orOne = fact.orOne;
  facts[dim] = loose;
  sizes[dim].range = said.range;
  notes.erase(dim);
}

void LearnedDims::noteTaken(StringAttr dim, const SizeRow &row,
                            Location where) {
  auto [it, isNew] = notes.try_emplace(
      dim, Note{where, ("dim '" + dim.getValue() + "' is narrowed").str(),
                /*isNarrowing=*/false});
  if (it->second.isNarrowing)
    return;
  it->second.isNarrowing = true;
  it->second.text +=
      "; but the program takes " +
      llvm::join(llvm::map_range(row,
                                 [](auto &entry) {
                                   return (entry.first.getValue() + " = " +
                                           llvm::Twine(entry.second))
                                       .str();
                                 }),
                 ", ");
}

} // namespace torchonnx
