//===- Refutations.cpp - What was learned and is not demanded -------------===//
//
// What was learned of an operator's refusals rules out sizes. Where the program
// takes such sizes, more was learned than is demanded: they become samples, and
// what ruled them out is true of some sizes only.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/solve/Counterexamples.h"
#include "passes/Simplify/solve/SizeLearner.h"

using namespace mlir;

namespace torchonnx {

/// No more rows than are worth the steps of a run: some of all kinds.
static std::vector<KnownDims::BranchRow>
limited(std::vector<KnownDims::BranchRow> rows, size_t steps) {
  constexpr size_t work = 60000, least = 24;
  size_t most = std::max(work / std::max<size_t>(steps, 1), least);
  if (rows.size() <= most)
    return rows;
  for (size_t i = 0; i < most; ++i)
    rows[i] = rows[i * rows.size() / most];
  rows.resize(most);
  return rows;
}

/// Sizes that what was learned rules out and the program takes, by all that is
/// known of it without.
std::vector<KnownDims::BranchRow> SizeLearner::findTakenRows() {
  std::vector<KnownDims::BranchRow> found,
      ruledOut = limited(Counterexamples(knowledge, declared).find(taken),
                         findings.steps);
  if (ruledOut.empty())
    return found;
  SizeLearner other(module, entry, oracle, tellingNobody(), declared);
  other.inputs = inputs;
  other.state = state;
  other.noteDeclared();
  other.knowledge.branchRows = std::move(ruledOut);
  SmallVector<unsigned> rows =
      llvm::filter_to_vector(other.chooseRows(), [](unsigned row) {
        return row >= KnownDims::firstOfBranches;
      });
  Symbols &symbols = oracle.getSymbols(), before = symbols;
  ArrayAttr arguments = entry.getAllArgAttrs();
  if (other.bindRows(rows)) {
    FailureOr<func::FuncOp> result =
        Evaluator(module, oracle, other.options).run(entry).function;
    if (succeeded(result)) {
      result->erase();
      for (unsigned k : symbols.getLive().set_bits()) {
        unsigned row = rows[k] - KnownDims::firstOfBranches;
        found.push_back(other.knowledge.branchRows[row]);
      }
    }
  }
  symbols = before;
  entry.setAllArgAttrs(arguments);
  return found;
}

/// Holds what was learned against the program. Where that cannot do without
/// what rules out sizes that it takes, the user is told.
void SizeLearner::refuteLearned(Taken &best) {
  constexpr unsigned mostRounds = 4;
  for (unsigned round = 0; round < mostRounds; ++round) {
    std::vector<KnownDims::BranchRow> found = findTakenRows();
    if (found.empty())
      return;
    KnownDims::Known before = knowledge.known();
    ArrayAttr arguments = entry.getAllArgAttrs();
    Counterexamples counterexamples(knowledge, declared);
    llvm::MapVector<StringAttr, SizeRow> refuted;
    for (const KnownDims::BranchRow &row : found)
      for (StringAttr dim : counterexamples.unmetBy(row.sizes))
        refuted.insert({dim, row.sizes});
    for (auto &[dim, row] : refuted)
      knowledge.loosen(dim, declared.find(dim)->second);
    llvm::append_range(knowledge.branchRows, found);
    FailureOr<func::FuncOp> result = failure();
    if (bindRows())
      result = evaluate();
    if (failed(result)) {
      knowledge.goBackTo(std::move(before));
      entry.setAllArgAttrs(arguments);
      for (auto &[dim, row] : refuted)
        knowledge.noteTaken(dim, row, entry.getLoc());
      return;
    }
    best.live = 0;
    keepBetter(result, best);
  }
}

} // namespace torchonnx
