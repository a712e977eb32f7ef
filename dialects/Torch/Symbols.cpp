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
  asked.clear();
  repeatable.clear();
  foretold.clear();
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
    // Samples that were given may come from the same table. A row that is
    // mostly theirs might be taken for theirs once some samples are dropped.
    // Small sizes are alike anyway.
    Samples offsets(getSamples(StringAttr::get(context, sampleOffsetsName)));
    auto isLike = [&](ArrayRef<double> others) {
      unsigned same = 0, count = 0;
      for (unsigned k = 0; k < row.size() && k < others.size(); ++k) {
        if (!offsets.empty() && offsets[k] < 0)
          continue;
        ++count;
        same += row[k] == others[k];
      }
      return same > count / 2;
    };
    auto resembles = [&](StringAttr atom) { return isLike(getSamples(atom)); };
    auto isForetold = [&](auto &entry) { return isLike(entry.second.first); };
    do {
      row.clear();
      for (unsigned k = 0; k < numSamples; ++k) {
        int64_t offset = offsets.empty() ? 0 : std::floor(offsets[k]);
        row.push_back(double(offset < 0 ? getSmallSample(numAtoms, -1 - offset,
                                                         /*isOfTheRun=*/true)
                                        : getSizeSample(numAtoms, k) + offset));
      }
      ++numAtoms;
    } while (llvm::any_of(atoms, resembles) ||
             llvm::any_of(foretold, isForetold));
  } else {
    row.assign(samples.begin(), samples.end());
    row.resize(numSamples, row.back());
  }
  if (!isExpression(unique))
    atoms.push_back(attr);
  return attr;
}

StringAttr Symbols::addUnbacked() {
  OriginKey key = {origin.what, origin.iteration};
  StringAttr &name = names->given[{key, asked[key]++}];
  while (!name || (table.contains(name) && !repeatable.contains(name)))
    name = StringAttr::get(context, "u" + Twine(names->next++));
  unbackedNames.insert(name);
  auto it = foretold.find(name);
  ArrayRef<double> samples;
  if (it != foretold.end()) {
    samples = it->second.first;
    StringAttr known = it->second.second ? find(samples) : StringAttr();
    if (known)
      return known;
  }
  if (repeatable.erase(name))
    return name;
  add(name, samples);
  unbacked.insert(name);
  return name;
}

void Symbols::repeatFrom(const Symbols &before,
                         llvm::function_ref<bool(StringAttr)> keep) {
  SmallVector<StringAttr> later(
      getUnbacked().drop_front(before.getUnbacked().size()));
  unbackedNames = before.unbackedNames;
  OriginKey own = {origin.what, origin.iteration};
  unsigned askedSelf = asked.lookup(own);
  asked = before.asked;
  asked[own] = askedSelf;
  for (StringAttr name : later)
    if (keep(name))
      unbackedNames.insert(name);
    else if (table.contains(name))
      repeatable.insert(name);
}

void Symbols::foretell(StringAttr name, ArrayRef<double> samples,
                       bool follows) {
  foretold[name] = {Samples(samples), follows};
}

bool Symbols::isUnbacked(Attribute size) const {
  auto name = dyn_cast_or_null<StringAttr>(size);
  return name && llvm::any_of(namesIn(name), [&](StringRef part) {
           return unbacked.contains(part);
         });
}

void Symbols::rebind(const llvm::MapVector<StringAttr, Samples> &samples,
                     unsigned rowsTaken) {
  clear();
  numAtoms = rowsTaken;
  if (!samples.empty())
    numSamples = samples.front().second.size();
  live = BitVector(numSamples, true);
  for (auto &[name, row] : samples)
    add(name, row);
}

bool Symbols::agree(ArrayRef<double> a, ArrayRef<double> b) const {
  for (unsigned k : live.set_bits())
    if (a[k] != b[k])
      return false;
  return true;
}

StringAttr Symbols::find(ArrayRef<double> samples) const {
  for (auto &[name, row] : table)
    if (agree(row, samples))
      return name;
  return {};
}

Attribute Symbols::getSize(ArrayRef<double> samples) {
  int first = live.find_first();
  double value = first < 0 ? samples.front() : samples[first];
  bool constant = llvm::all_of(live.set_bits(),
                               [&](unsigned k) { return samples[k] == value; });
  if (constant && first >= 0)
    return IntegerAttr::get(IntegerType::get(context, 64),
                            static_cast<int64_t>(value));
  return getSymbol(samples);
}

StringAttr Symbols::getSymbol(ArrayRef<double> samples) {
  if (StringAttr known = find(samples))
    return known;
  std::string name = fit(samples);
  return name.empty() ? addFresh("s", samples) : add(name, samples);
}

StringAttr Symbols::addFresh(StringRef hint, ArrayRef<double> samples) {
  for (unsigned i = 0;; ++i) {
    std::string name = (hint + Twine(i)).str();
    if (!table.contains(StringAttr::get(context, name)))
      return add(name, samples);
  }
}

std::string Symbols::fit(ArrayRef<double> samples) const {
  // Too few rows would fit anything.
  if (live.count() < 3)
    return {};
  // Products of two fit 64 bits, and so do the differences of such.
  constexpr double largest = 1 << 29;
  auto compress = [&](ArrayRef<double> row) {
    SmallVector<int64_t, 8> values;
    for (unsigned k : live.set_bits()) {
      if (row[k] != std::floor(row[k]) || std::abs(row[k]) > largest)
        return SmallVector<int64_t, 8>();
      values.push_back(static_cast<int64_t>(row[k]));
    }
    return values;
  };
  SmallVector<int64_t, 8> wanted = compress(samples);
  // Truth values are sampled too; as sizes they would only look odd.
  if (wanted.empty() ||
      llvm::all_of(wanted, [](int64_t v) { return v == 0 || v == 1; }))
    return {};
  std::vector<SampledExpression> terms;
  constexpr size_t maxTerms = 24; // Pairs of them are tried.
  for (StringAttr atom : atoms)
    if (terms.size() < maxTerms)
      if (auto values = compress(getSamples(atom)); !values.empty())
        terms.push_back({atom.getValue().str(), values, /*isAtom=*/true});
  for (auto &[name, row] : llvm::reverse(table))
    if (terms.size() < maxTerms && isExpression(name))
      if (auto values = compress(row); !values.empty())
        terms.push_back({name.str(), values, /*isAtom=*/false});
  return fitExpression(wanted, terms);
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

/// Of a module: which of its symbols only data decides.
static constexpr StringLiteral kUnbackedAttr = "torch.unbacked";

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
  for (StringAttr name : used) {
    if (contains(name))
      continue;
    Samples row(numSamples);
    bool known = true;
    for (unsigned k = 0; k < numSamples && known; ++k) {
      std::optional<int64_t> value = evaluateExpression(
          name, [&](StringRef symbol) -> std::optional<int64_t> {
            ArrayRef<double> samples =
                getSamples(StringAttr::get(context, symbol));
            if (samples.empty() || samples[k] != std::floor(samples[k]))
              return std::nullopt;
            return static_cast<int64_t>(samples[k]);
          });
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
    if (llvm::all_of(kept, [](double v) { return v == std::floor(v); }))
      entries.set(name, builder.getDenseI64ArrayAttr(
                            SmallVector<int64_t>(kept.begin(), kept.end())));
    else
      entries.set(name, builder.getDenseF64ArrayAttr(kept));
  }
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
