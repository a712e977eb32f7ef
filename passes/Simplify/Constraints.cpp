//===- Constraints.cpp - What a program demands of sizes ------------------===//

#include "passes/Simplify/Constraints.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace torchonnx {

/// How often a refusal may teach us something about one program.
static constexpr unsigned maxLessons = 32;

SmallVector<StringAttr> SizeLearner::freeDims() const {
  SmallVector<StringAttr> dims;
  for (auto &[name, size] : sizes)
    if (!relations.contains(name))
      dims.push_back(name);
  return dims;
}

/// A size that the dim's range allows, `wanted` where it may be.
int64_t SizeLearner::fit(StringAttr dim, int64_t wanted) {
  const DimRange &range = sizes[dim].range;
  int64_t step = range.multiple;
  int64_t first = (range.min + step - 1) / step * step;
  int64_t size = std::max(first, (wanted + step - 1) / step * step);
  if (size <= range.max)
    return size;
  int64_t count = (range.max - first) / step + 1;
  return first + (wanted % count) * step;
}

std::vector<SizeLearner::Row> SizeLearner::defaultRows() {
  Symbols scratch(module.getContext());
  SmallVector<StringAttr> dims = freeDims();
  for (StringAttr dim : dims)
    scratch.add(dim);
  std::vector<Row> rows(scratch.getNumSamples());
  for (auto [k, row] : llvm::enumerate(rows))
    for (StringAttr dim : dims) {
      const std::optional<int64_t> &example = sizes[dim].example;
      row.push_back(k == 0 && example
                        ? *example
                        : fit(dim, int64_t(scratch.getSamples(dim)[k])));
    }
  return rows;
}

/// Samples the free dims as `rows` say, and the others by their relations.
void SizeLearner::bindRows(ArrayRef<Row> rows) {
  llvm::MapVector<StringAttr, Symbols::Samples> samples;
  for (auto [i, dim] : llvm::enumerate(freeDims()))
    for (const Row &row : rows)
      samples[dim].push_back(double(row[i]));
  oracle.getSymbols().rebind(samples);
  rewriteInputs();
}

/// Puts what is known of the dims into the arguments' descriptions.
void SizeLearner::rewriteInputs() {
  Builder b(module.getContext());
  Symbols &symbols = oracle.getSymbols();
  std::function<Attribute(StringAttr)> resolve =
      [&](StringAttr name) -> Attribute {
    auto it = relations.find(name);
    if (it == relations.end())
      return name;
    auto [symbol, factor] = it->second;
    if (!symbol)
      return b.getI64IntegerAttr(factor);
    Attribute other = resolve(symbol);
    if (auto number = dyn_cast<IntegerAttr>(other))
      return b.getI64IntegerAttr(number.getInt() * factor);
    if (factor == 1)
      return other;
    Symbols::Samples row(symbols.getSamples(cast<StringAttr>(other)));
    for (double &sample : row)
      sample *= double(factor);
    return symbols.getSize(row);
  };
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](TorchTensorType type) -> Type {
    SmallVector<Attribute> dims;
    for (Attribute dim : type.getDims()) {
      auto symbol = dyn_cast<StringAttr>(dim);
      dims.push_back(symbol ? resolve(symbol) : dim);
    }
    return TorchTensorType::get(type.getContext(), dims, type.getDtype());
  });
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input)
      entry.setArgAttr(i, "torch.input", replacer.replace(input));
}

FailureOr<func::FuncOp>
SizeLearner::evaluate(std::unique_ptr<Evaluator> &evaluator) {
  llvm::BitVector live = oracle.getSymbols().getLive();
  while (true) {
    evaluator = std::make_unique<Evaluator>(module, oracle, options);
    held.clear();
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
  for (Diagnostic &diagnostic : held)
    module.getContext()->getDiagEngine().emit(std::move(diagnostic));
  held.clear();
}

SizeLearner::Trial SizeLearner::tryRows(ArrayRef<Row> rows, bool explore) {
  bindRows(rows);
  Trial trial;
  oracle.getSymbols().setExploring(explore);
  std::unique_ptr<Evaluator> evaluator;
  FailureOr<func::FuncOp> result = evaluate(evaluator);
  oracle.getSymbols().setExploring(false);
  trial.accepted = succeeded(result);
  if (trial.accepted) {
    result->erase();
    acceptedRows.assign(rows.begin(), rows.end());
  }
  trial.steps = evaluator->steps;
  trial.refusal = evaluator->refusal;
  trial.live = oracle.getSymbols().getLive();
  trial.droppedAt = std::move(evaluator->droppedAt);
  return trial;
}

/// Settles that `dim` is what `relation` says, and tells the user.
void SizeLearner::relate(StringAttr dim, Relation relation, Location loc,
                         StringRef operatorName) {
  relations[dim] = relation;
  std::string name = dim.str();
  if (relation.symbol) {
    std::string factor =
        relation.factor == 1 ? "" : std::to_string(relation.factor) + "*";
    emitRemark(loc, "dim '" + name + "' is " + factor +
                        relation.symbol.getValue() + ", as " + operatorName +
                        " demands");
    return;
  }
  std::string message = "dim '" + name + "' is fixed at " +
                        std::to_string(relation.factor) + ": " +
                        operatorName.str() + " takes no other size";
  if (sizes[dim].isNamed)
    emitWarning(loc, message);
  else
    emitRemark(loc, message);
}

//===----------------------------------------------------------------------===//
// From an example
//===----------------------------------------------------------------------===//

/// Moves the dims of an example, which is known to be valid, alone and
/// together, and sees which moves the program takes.
LogicalResult SizeLearner::learnFromExample() {
  SmallVector<StringAttr> dims = freeDims();
  Row anchor;
  for (StringAttr dim : dims)
    anchor.push_back(sizes[dim].example ? *sizes[dim].example : fit(dim, 96));

  std::vector<Row> rows = {anchor};
  // Which dims a row moves.
  std::vector<SmallVector<unsigned>> moved = {{}};
  auto addRow = [&](ArrayRef<unsigned> which, auto size) {
    Row row = anchor;
    for (unsigned i : which) {
      row[i] = size(anchor[i]);
      const DimRange &range = sizes[dims[i]].range;
      if (row[i] < std::max<int64_t>(range.min, 1) || row[i] > range.max ||
          row[i] % range.multiple)
        return;
    }
    if (row == anchor)
      return;
    rows.push_back(row);
    moved.emplace_back(which.begin(), which.end());
  };
  auto addMoves = [&](ArrayRef<unsigned> which) {
    addRow(which, [](int64_t a) { return 2 * a; });
    addRow(which, [](int64_t a) { return 3 * a; });
    addRow(which, [](int64_t a) { return a / 2; });
    if (llvm::all_of(which,
                     [&](unsigned i) { return anchor[i] == anchor[which[0]]; }))
      for (int64_t step : {1, 2, 32, -1})
        addRow(which, [&](int64_t a) { return a + step; });
  };
  unsigned count = dims.size();
  for (unsigned i = 0; i < count; ++i)
    addMoves({i});
  for (unsigned i = 0; i < count && count <= 12; ++i)
    for (unsigned j = i + 1; j < count; ++j)
      addMoves({i, j});
  // Dims of one size in the example, and all of them, for demands on several.
  llvm::MapVector<int64_t, SmallVector<unsigned>> groups;
  SmallVector<unsigned> all;
  for (unsigned i = 0; i < count; ++i) {
    groups[anchor[i]].push_back(i);
    all.push_back(i);
  }
  for (auto &[size, group] : groups)
    if (group.size() > 2)
      addMoves(group);
  if (count > 2)
    addMoves(all);

  Trial trial = tryRows(rows, /*explore=*/true);
  if (!trial.accepted || !trial.live.test(0))
    return failure();
  llvm::BitVector movesAlone(count);
  for (unsigned k : trial.live.set_bits())
    if (moved[k].size() == 1)
      movesAlone.set(moved[k][0]);
  for (unsigned i = 0; i < count; ++i) {
    if (movesAlone.test(i) || relations.contains(dims[i]))
      continue;
    // The dims that go with it.
    SmallVector<unsigned> partners;
    for (unsigned k : trial.live.set_bits())
      if (llvm::is_contained(moved[k], i) &&
          llvm::none_of(moved[k],
                        [&](unsigned j) { return movesAlone.test(j); }) &&
          (partners.empty() || moved[k].size() < partners.size()))
        partners = moved[k];
    // Where and why it does not move alone.
    std::pair<Location, std::string> reason = {entry.getLoc(), "the program"};
    for (auto [k, which] : llvm::enumerate(moved))
      if (which.size() == 1 && which[0] == i)
        if (auto it = trial.droppedAt.find(k); it != trial.droppedAt.end())
          reason = it->second;
    unsigned leader = i;
    for (unsigned j : partners)
      if (anchor[j] < anchor[leader] ||
          (anchor[j] == anchor[leader] && j < leader))
        leader = j;
    bool related = false;
    for (unsigned j : partners)
      if (j != leader && !relations.contains(dims[j]) &&
          anchor[j] % anchor[leader] == 0) {
        relate(dims[j], {dims[leader], anchor[j] / anchor[leader]},
               reason.first, reason.second);
        related = true;
      }
    if (!related && leader == i)
      relate(dims[i], {StringAttr(), anchor[i]}, reason.first, reason.second);
    if (related)
      movesAlone.set(leader);
  }

  if (tryRows(defaultRows(), /*explore=*/false).accepted)
    return success();
  // Sizes like the ones that were taken, all dims at once.
  SmallVector<StringAttr> free = freeDims();
  std::vector<Row> near = {{}};
  SmallVector<SmallVector<int64_t>> taken(free.size());
  for (auto [column, dim] : llvm::enumerate(free)) {
    unsigned i = llvm::find(dims, dim) - dims.begin();
    for (unsigned k : trial.live.set_bits())
      if (!llvm::is_contained(taken[column], rows[k][i]))
        taken[column].push_back(rows[k][i]);
    near[0].push_back(anchor[i]);
  }
  for (unsigned k = 1; k < 8; ++k) {
    Row row;
    for (auto [column, values] : llvm::enumerate(taken))
      row.push_back(values[(k * (column + 1)) % values.size()]);
    near.push_back(row);
  }
  if (tryRows(near, /*explore=*/false).accepted)
    return success();
  // The very rows that were taken, without what relations now imply.
  std::vector<Row> survivors;
  for (unsigned k : trial.live.set_bits()) {
    Row row;
    for (StringAttr dim : free)
      row.push_back(rows[k][llvm::find(dims, dim) - dims.begin()]);
    if (!llvm::is_contained(survivors, row))
      survivors.push_back(row);
  }
  return success(tryRows(survivors, /*explore=*/false).accepted);
}

//===----------------------------------------------------------------------===//
// From refusals
//===----------------------------------------------------------------------===//

/// Whether `name`, an expression perhaps, mentions `dim`.
static bool mentions(StringRef name, StringRef dim) {
  auto isNameChar = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.';
  };
  for (size_t at = name.find(dim); at != StringRef::npos;
       at = name.find(dim, at + 1)) {
    size_t end = at + dim.size();
    if ((at == 0 || !isNameChar(name[at - 1])) &&
        (end == name.size() || !isNameChar(name[end])))
      return true;
  }
  return false;
}

/// At the operator that refuses every sample, equates its dims with each other
/// and with its numbers until the program gets past it.
LogicalResult SizeLearner::learnFromRefusals(Trial trial) {
  for (unsigned lesson = 0; lesson < maxLessons && !trial.accepted; ++lesson) {
    if (!trial.refusal)
      return failure();
    Evaluator::Refusal refusal = *trial.refusal;
    SmallVector<StringAttr> dims;
    for (StringAttr dim : freeDims())
      if (llvm::any_of(refusal.symbols, [&](StringAttr symbol) {
            return mentions(symbol, dim);
          }))
        dims.push_back(dim);
    if (dims.empty())
      dims = freeDims();

    std::optional<Trial> better;
    auto attempt = [&](StringAttr dim, Relation relation) {
      relations[dim] = relation;
      Trial next = tryRows(defaultRows(), /*explore=*/false);
      relations.erase(dim);
      if (!next.accepted && next.steps <= trial.steps)
        return false;
      better = std::move(next);
      relate(dim, relation, refusal.loc, refusal.name);
      return true;
    };
    for (unsigned j = 1; j < dims.size() && !better; ++j)
      for (unsigned i = 0; i < j && !better; ++i)
        attempt(dims[j], {dims[i], 1});
    for (unsigned i = 0; i < dims.size() && !better; ++i)
      for (int64_t number : refusal.numbers) {
        if (better)
          break;
        if (number >= 0 && fit(dims[i], number) == number)
          attempt(dims[i], {StringAttr(), number});
      }
    if (!better)
      return failure();
    trial = *better;
  }
  return success(trial.accepted);
}

FailureOr<func::FuncOp> SizeLearner::run() {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    inputs.push_back(entry.getArgAttr(i, "torch.input"));
  std::unique_ptr<Evaluator> evaluator;
  if (!sizes.empty()) {
    acceptedRows = defaultRows();
    bindRows(acceptedRows);
  }
  // Nearly always the first guess is right, so it is the real run too. Without
  // an operator that refuses there is nothing to learn.
  FailureOr<func::FuncOp> result = evaluate(evaluator);
  if (succeeded(result) || !evaluator->refusal || sizes.empty()) {
    emitHeld();
    return result;
  }
  Trial trial;
  trial.steps = evaluator->steps;
  trial.refusal = evaluator->refusal;
  bool hasExample = llvm::any_of(
      sizes, [](auto &entry) { return bool(entry.second.example); });
  acceptedRows.clear();
  bool learned =
      succeeded(hasExample ? learnFromExample() : learnFromRefusals(trial));
  if (!learned && hasExample)
    relations.clear();
  bindRows(learned ? acceptedRows : defaultRows());
  result = evaluate(evaluator);
  emitHeld();
  return result;
}

} // namespace torchonnx
