//===- Symbols.cpp - Symbolic dims and their samples ----------------------===//

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir;
using namespace torchonnx;

/// The integer that a sample is; floats of the program may be larger.
static std::optional<int64_t> asInteger(double sample) {
  constexpr double most = int64_t(1) << 62;
  if (sample != std::floor(sample) || std::abs(sample) > most)
    return std::nullopt;
  return static_cast<int64_t>(sample);
}

/// Whether `name` is an expression of other symbols.
static bool isExpression(StringRef name) {
  return name.find_first_of("+-*/%(") != StringRef::npos;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void Symbols::clear() {
  table.clear();
  atoms.clear();
  unbacked.clear();
  unbackedNames.clear();
  naming.restart();
  repeatable.clear();
  facts.clear();
  sureFacts.clear();
  exprs.clear();
  byExpr.clear();
  opaque.clear();
  computed.clear();
  numSamples = numSizeSamples;
  numAtoms = 0;
  live = BitVector(numSamples, true);
}

bool Symbols::isAtom(StringAttr name) { return !isExpression(name); }

ArrayRef<double> Symbols::getSamples(StringAttr name) const {
  const auto *it = table.find(name);
  return it == table.end() ? ArrayRef<double>() : ArrayRef<double>(it->second);
}

StringAttr Symbols::add(StringRef name, ArrayRef<double> samples) {
  std::string unique = name.str();
  for (unsigned i = 1; table.contains(StringAttr::get(context, unique)); ++i)
    unique = (name + "_" + Twine(i)).str();
  auto attr = StringAttr::get(context, unique);
  Samples &row = table[attr];
  if (samples.empty()) {
    // Samples that were given may come from the same table.
    auto isLike = [&](ArrayRef<double> others) {
      unsigned same = 0, count = std::min(row.size(), others.size());
      for (unsigned k = 0; k < count; ++k)
        same += row[k] == others[k];
      return same > count / 2;
    };
    auto resembles = [&](StringAttr atom) { return isLike(getSamples(atom)); };
    auto isForetold = [&](auto &entry) { return isLike(entry.second.samples); };
    do {
      row.clear();
      for (unsigned k = 0; k < numSamples; ++k)
        row.push_back(double(getSizeSample(numAtoms, k)));
      ++numAtoms;
    } while (llvm::any_of(atoms, resembles) ||
             llvm::any_of(naming.getForetold(), isForetold));
  } else {
    row.assign(samples.begin(), samples.end());
    row.resize(numSamples, row.back());
  }
  if (!isExpression(unique)) {
    atoms.push_back(attr);
    // What the user declares is there; what follows otherwise says so.
    facts.set(unique, {/*min=*/1});
    sureFacts.set(unique, {/*min=*/0});
  } else if (SizeExpr expr = getExpr(attr)) {
    byExpr.insert({expr.str(), attr});
  }
  return attr;
}

void Symbols::setRange(StringAttr name, SizeRange range) {
  facts.set(name, range);
  range.min = range.min == 1 ? 0 : range.min;
  sureFacts.set(name, range);
  exprs.clear();
}

void Symbols::addNonNegative(const SizeExpr &e) {
  facts.addNonNegative(e);
  sureFacts.addNonNegative(e);
  exprs.clear();
}

void Symbols::restoreFacts(AllFacts saved) {
  std::tie(facts, sureFacts) = std::move(saved);
  exprs.clear();
}

SizeExpr Symbols::getExpr(Attribute size) const {
  if (auto number = dyn_cast_or_null<IntegerAttr>(size))
    return number.getInt();
  auto name = dyn_cast_or_null<StringAttr>(size);
  if (!name)
    return SizeExpr::none();
  if (!isExpression(name))
    return SizeExpr::name(name);
  auto it = exprs.find(name);
  if (it == exprs.end())
    it = exprs.insert({name, SizeExpr::parse(name, sureFacts)}).first;
  return it->second;
}

SizeExpr Symbols::countElements(ArrayRef<Attribute> dims) const {
  SizeExpr count = 1;
  for (Attribute dim : dims)
    count = count * getExpr(dim);
  return count;
}

SizeExpr Symbols::getExpr(Value number) const {
  if (std::optional<int64_t> known = getConstantInt(number))
    return *known;
  auto type = dyn_cast<TorchIntType>(number.getType());
  return type ? getExpr(type.getKnown()) : SizeExpr::none();
}

std::optional<int64_t> Symbols::integerIn(StringRef name, unsigned k) const {
  ArrayRef<double> samples = getSamples(StringAttr::get(context, name));
  return samples.empty() ? std::nullopt : asInteger(samples[k]);
}

Attribute Symbols::getSize(const SizeExpr &expr, ArrayRef<double> given) {
  if (std::optional<int64_t> number = expr.number())
    return IntegerAttr::get(IntegerType::get(context, 64), *number);
  std::string text = expr.str();
  auto name = StringAttr::get(context, text);
  if (contains(name))
    return name;
  if (StringAttr known = byExpr.lookup(text))
    return known;
  Samples row;
  for (unsigned k = 0; k < numSamples; ++k) {
    std::optional<int64_t> value =
        expr.evaluate([&](StringRef atom) { return integerIn(atom, k); });
    row.push_back(value              ? static_cast<double>(*value)
                  : k < given.size() ? given[k]
                                     : 0);
  }
  return add(text, row);
}

StringAttr Symbols::getOpaque(StringRef key, ArrayRef<double> samples,
                              const BitVector &rows, SizeRange range) {
  if (auto it = opaque.find(key); it != opaque.end()) {
    auto &[known, found] = it->second;
    BitVector fresh = rows;
    fresh.reset(found);
    resample(known, samples, fresh);
    found |= rows;
    return known;
  }
  StringAttr name = addFresh("s", samples);
  computed.insert(name);
  setRange(name, range);
  if (!key.empty())
    opaque[key] = {name, rows};
  return name;
}

void Symbols::resample(StringAttr atom, ArrayRef<double> samples,
                       const BitVector &rows) {
  if (rows.none())
    return;
  for (unsigned k : rows.set_bits())
    table[atom][k] = samples[k];
  for (auto &[name, row] : table) {
    if (isAtom(name) || !llvm::is_contained(namesIn(name), atom.getValue()))
      continue;
    SizeExpr expr = getExpr(name);
    for (unsigned k : rows.set_bits())
      if (std::optional<int64_t> value =
              expr.evaluate([&](StringRef part) { return integerIn(part, k); }))
        row[k] = static_cast<double>(*value);
  }
}

void Symbols::pinKnown() {
  BitVector all(numSamples, true);
  for (StringAttr atom : SmallVector<StringAttr>(atoms))
    if (SizeRange range = facts.get(atom);
        range.min == range.max && isComputed(atom))
      resample(atom, Samples(numSamples, static_cast<double>(range.min)), all);
  // Of what equals other sizes, where own + rest = 0 or own - rest = 0.
  auto solve = [&](const SizeExpr &nothing, StringAttr atom) {
    SizeExpr own = SizeExpr::name(atom);
    for (const SizeExpr &value : {own - nothing, own + nothing}) {
      Samples row;
      for (unsigned k = 0; k < numSamples; ++k)
        if (std::optional<int64_t> number = value.evaluate(
                [&](StringRef part) { return integerIn(part, k); });
            number && *number >= facts.get(atom).min)
          row.push_back(static_cast<double>(*number));
      if (row.size() == numSamples &&
          !llvm::is_contained(value.names(), atom.getValue())) {
        resample(atom, row, all);
        return true;
      }
    }
    return false;
  };
  for (const SizeExpr &e : facts.nonNegative())
    if (llvm::is_contained(facts.nonNegative(), -e))
      for (const std::string &name : e.names())
        if (auto atom = StringAttr::get(context, name);
            isComputed(atom) && solve(e, atom))
          break;
}

// What is no expression of them was sampled where they are that number.
void Symbols::unpin(const Symbols &before) {
  for (StringAttr atom : SmallVector<StringAttr>(before.atoms))
    if (isComputed(atom))
      resample(atom, before.getSamples(atom), BitVector(numSamples, true));
  opaque = before.opaque;
}

StringAttr Symbols::addUnbacked(SizeRange range, Attribute atMost) {
  StringAttr name = naming.next(context, [&](StringAttr name) {
    return table.contains(name) && !repeatable.contains(name);
  });
  unbackedNames.insert(name);
  auto it = naming.getForetold().find(name);
  ArrayRef<double> samples;
  if (it != naming.getForetold().end()) {
    samples = it->second.samples;
    if (SizeExpr known = SizeExpr::parse(it->second.expression, facts))
      if (auto symbol = dyn_cast<StringAttr>(getSize(known, samples)))
        return symbol;
  }
  bool isRepeated = repeatable.erase(name);
  if (!isRepeated) {
    add(name, samples);
    unbacked.insert(name);
    computed.insert(name);
  }
  setRange(name, range);
  SizeExpr most = getExpr(atMost);
  if (most)
    addNonNegative(most - SizeExpr::name(name));
  if (isRepeated)
    return name;
  if (most) {
    for (unsigned k = 0; k < numSamples; ++k)
      if (std::optional<int64_t> limit =
              most.evaluate([&](StringRef atom) { return integerIn(atom, k); }))
        table[name][k] = std::min(table[name][k], static_cast<double>(*limit));
  }
  if (samples.empty() && range.multiple == 1)
    tellApart(name, std::max<int64_t>(range.min, 2));
  return name;
}

void Symbols::tellApart(StringAttr name, int64_t least) {
  Samples &own = table[name];
  for (unsigned k = 0; k < numSamples; ++k) {
    auto isOther = [&](double size) {
      return llvm::any_of(table, [&](auto &entry) {
        return entry.first != name && k < entry.second.size() &&
               entry.second[k] == size;
      });
    };
    double size = own[k];
    while (size > least && isOther(size))
      --size;
    if (size > least)
      own[k] = size;
  }
}

bool Symbols::isComputed(Attribute size) const {
  auto name = dyn_cast_or_null<StringAttr>(size);
  return name && llvm::any_of(namesIn(name), [&](StringRef part) {
           return computed.contains(part);
         });
}

void Symbols::repeatFrom(const Symbols &before,
                         llvm::function_ref<bool(StringAttr)> keep) {
  SmallVector<StringAttr> later(
      getUnbacked().drop_front(before.getUnbacked().size()));
  unbackedNames = before.unbackedNames;
  naming.repeatFrom(before.naming);
  for (StringAttr name : later)
    if (keep(name))
      unbackedNames.insert(name);
    else if (table.contains(name))
      repeatable.insert(name);
  // What was known of them need not be so again.
  auto isGone = [&](const std::string &name) {
    return repeatable.contains(StringAttr::get(context, name));
  };
  for (SizeFacts *known : {&facts, &sureFacts}) {
    SizeFacts others;
    for (auto &[name, row] : table)
      others.set(name, known->get(name));
    for (const SizeExpr &e : known->nonNegative())
      if (llvm::none_of(e.names(), isGone))
        others.addNonNegative(e);
    *known = std::move(others);
  }
  exprs.clear();
}

bool Symbols::isUnbacked(Attribute size) const {
  auto name = dyn_cast_or_null<StringAttr>(size);
  return name && llvm::any_of(namesIn(name), [&](StringRef part) {
           return unbacked.contains(part);
         });
}

void Symbols::rebind(const llvm::MapVector<StringAttr, Samples> &samples,
                     unsigned rowsTaken) {
  // An operator that is asked about one size after the other: the names, and
  // what is known of them, stay.
  auto names = [](auto &map) { return llvm::make_first_range(map); };
  if (numSamples == 1 && samples.size() == table.size() &&
      llvm::equal(names(samples), names(table)) &&
      llvm::all_of(samples, [](auto &one) { return one.second.size() == 1; })) {
    for (auto &[name, row] : samples)
      table[name] = row;
    live = BitVector(numSamples, true);
    return;
  }
  clear();
  numAtoms = rowsTaken;
  if (!samples.empty())
    numSamples = samples.front().second.size();
  live = BitVector(numSamples, true);
  for (auto &[name, row] : samples)
    add(name, row);
}

StringAttr Symbols::addFresh(StringRef hint, ArrayRef<double> samples) {
  auto isTaken = [&](unsigned i) {
    return table.contains(StringAttr::get(context, (hint + Twine(i)).str()));
  };
  // They are given in order: of thousands, the first that is free is looked for
  // by halves.
  constexpr unsigned few = 256;
  unsigned free = 0;
  while (free < few && isTaken(free))
    ++free;
  if (free == few) {
    unsigned taken = few - 1;
    while (isTaken(free)) {
      taken = free;
      free *= 2;
    }
    while (free - taken > 1) {
      unsigned middle = taken + (free - taken) / 2;
      (isTaken(middle) ? taken : free) = middle;
    }
  }
  return add((hint + Twine(free)).str(), samples);
}

//===----------------------------------------------------------------------===//
// The module attribute
//===----------------------------------------------------------------------===//

/// The symbols that the types of `module` mention, in order.
static llvm::SetVector<StringAttr> collectSymbols(ModuleOp module) {
  llvm::SetVector<StringAttr> used;
  AttrTypeWalker walker;
  walker.addWalk([&](TorchTensorType type) {
    for (Attribute dim : type.getDims())
      if (auto symbol = dyn_cast<StringAttr>(dim))
        used.insert(symbol);
  });
  auto addScalar = [&](auto type) {
    if (StringAttr symbol = type.getSymbol())
      used.insert(symbol);
  };
  walker.addWalk([&](TorchIntType type) { addScalar(type); });
  walker.addWalk([&](TorchFloatType type) { addScalar(type); });
  walker.addWalk([&](TorchBoolType type) { addScalar(type); });
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attr : op->getAttrs())
      if (auto type = dyn_cast<TypeAttr>(attr.getValue()))
        walker.walk(type.getValue());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          walker.walk(type);
    for (Type type : op->getResultTypes())
      walker.walk(type);
  });
  return used;
}

/// Of a module: which of its symbols only data decides, and what is known of
/// the range of names besides that they are at least 1: the least, the largest,
/// a multiple and what they are more than one; expressions that are not
/// negative.
static constexpr StringLiteral kUnbackedAttr = "torch.unbacked";
static constexpr StringLiteral kRangesAttr = "torch.ranges";
static constexpr StringLiteral kOrderedAttr = "torch.nonnegative";

void Symbols::load(ModuleOp module) {
  clear();
  if (auto names = module->getAttrOfType<ArrayAttr>(kUnbackedAttr))
    for (auto name : names.getAsRange<StringAttr>())
      unbacked.insert(name);
  if (auto dict = module->getAttrOfType<DictionaryAttr>(attrName)) {
    for (NamedAttribute entry : dict) {
      Samples row;
      if (auto ints = dyn_cast<DenseI64ArrayAttr>(entry.getValue()))
        row.assign(ints.asArrayRef().begin(), ints.asArrayRef().end());
      else if (auto floats = dyn_cast<DenseF64ArrayAttr>(entry.getValue()))
        row.assign(floats.asArrayRef().begin(), floats.asArrayRef().end());
      if (row.empty())
        continue;
      if (table.empty())
        numSamples = row.size();
      add(entry.getName(), row);
    }
    live = BitVector(numSamples, true);
  }
  // Names first, so that expressions of them can be evaluated.
  llvm::SetVector<StringAttr> used = collectSymbols(module);
  for (StringAttr name : used)
    if (!contains(name) && !isExpression(name))
      add(name);
  if (auto dict = module->getAttrOfType<DictionaryAttr>(kRangesAttr))
    for (NamedAttribute entry : dict)
      if (auto range = dyn_cast<DenseI64ArrayAttr>(entry.getValue());
          range && range.size() == 4)
        setRange(entry.getName(), {range[0], range[1], range[2], range[3]});
  if (auto texts = module->getAttrOfType<ArrayAttr>(kOrderedAttr))
    for (auto text : texts.getAsRange<StringAttr>())
      addNonNegative(SizeExpr::parse(text, facts));
  for (StringAttr name : used) {
    if (contains(name))
      continue;
    Samples row(numSamples);
    bool known = true;
    for (unsigned k = 0; k < numSamples && known; ++k) {
      std::optional<int64_t> value = evaluateExpression(
          name, [&](StringRef symbol) { return integerIn(symbol, k); });
      known = value.has_value();
      row[k] = value.value_or(0);
    }
    add(name, known ? ArrayRef<double>(row) : ArrayRef<double>());
  }
}

void Symbols::store(ModuleOp module) {
  Builder builder(context);
  NamedAttrList entries;
  for (StringAttr name : collectSymbols(module)) {
    ArrayRef<double> row = getSamples(name);
    if (row.empty())
      continue;
    Samples kept;
    for (unsigned k : live.set_bits())
      kept.push_back(row[k]);
    if (llvm::all_of(kept, asInteger))
      entries.set(name, builder.getDenseI64ArrayAttr(
                            SmallVector<int64_t>(kept.begin(), kept.end())));
    else
      entries.set(name, builder.getDenseF64ArrayAttr(kept));
  }
  NamedAttrList ranges;
  for (StringAttr name : collectSymbols(module))
    for (StringRef atom : namesIn(name)) {
      SizeRange range = facts.get(atom);
      if (range.min != 1 || range.max != SizeRange::highest ||
          range.multiple != 1)
        ranges.set(
            atom, builder.getDenseI64ArrayAttr(
                      {range.min, range.max, range.multiple, range.remainder}));
    }
  if (ranges.empty())
    module->removeAttr(kRangesAttr);
  else
    module->setAttr(kRangesAttr, ranges.getDictionary(context));
  SmallVector<Attribute> ordered;
  for (const SizeExpr &e : facts.nonNegative())
    ordered.push_back(builder.getStringAttr(e.str()));
  if (ordered.empty())
    module->removeAttr(kOrderedAttr);
  else
    module->setAttr(kOrderedAttr, builder.getArrayAttr(ordered));
  SmallVector<Attribute> open;
  for (StringAttr name : collectSymbols(module))
    if (unbacked.contains(name))
      open.push_back(name);
  if (open.empty())
    module->removeAttr(kUnbackedAttr);
  else
    module->setAttr(kUnbackedAttr, builder.getArrayAttr(open));
  if (entries.empty())
    module->removeAttr(attrName);
  else
    module->setAttr(attrName, entries.getDictionary(context));
}
