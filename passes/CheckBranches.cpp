//===- CheckBranches.cpp - Claims of sizes in branches and loops --------===//

#include "passes/SizeChecker.h"

using namespace mlir;
using namespace torchonnx;

/// The rows in which a number or flag is such, if sizes tell.
std::optional<llvm::BitVector>
SizeChecker::rowsWith(Attribute number, llvm::function_ref<bool(double)> is) {
  std::optional<Row> row = valuesOf(number);
  if (!row)
    return std::nullopt;
  llvm::BitVector rows(numRows);
  for (auto [k, value] : llvm::enumerate(*row))
    if (is(value))
      rows.set(k);
  return rows;
}

/// Whether a flag is what data says. What is made of several may be of sizes
/// too, which would then be known in a branch.
static bool isOfData(Value flag) {
  Operation *op = flag.getDefiningOp();
  return op && llvm::is_contained(
                   {"aten::Bool.Tensor", "aten::item", "aten::is_nonzero"},
                   getOperatorName(op));
}

/// In `rows` alone, in all of which it is run, or in some.
void SizeChecker::checkRegion(Region &region, const llvm::BitVector &rows,
                              bool isKnown) {
  llvm::BitVector outside = live;
  live &= rows;
  llvm::BitVector entered = live;
  SmallVector<Finding> before(findings, findings + numRows);
  size_t known = values.size();
  if (live.any())
    checkBlock(region.front());
  // What it called its sizes may be another's elsewhere.
  while (values.size() > known)
    values.pop_back();
  entered.reset(live);
  live = outside;
  for (unsigned k : entered.set_bits()) {
    if (isKnown)
      live.reset(k);
    else
      findings[k] = before[k];
  }
}

/// What of the results has no form is what the side gives that is taken. The
/// rest is claimed of where it is used: the other side may give anything.
void SizeChecker::bindJoined(IfOp op, const llvm::BitVector &isThen) {
  auto endsOf = [](Region &side) {
    return side.front().getTerminator()->getOperandTypes();
  };
  for (auto [result, one, other] :
       llvm::zip(op.getResults(), endsOf(op.getThenRegion()),
                 endsOf(op.getElseRegion()))) {
    llvm::MapVector<StringAttr, Row> rows;
    compare(op, result.getType(), one, [&](Attribute claim, Attribute size) {
      if (auto name = dyn_cast_or_null<StringAttr>(claim))
        if (std::optional<Row> row = valuesOf(size))
          rows.insert({name, *row});
    });
    compare(op, result.getType(), other, [&](Attribute claim, Attribute size) {
      auto name = dyn_cast_or_null<StringAttr>(claim);
      auto *found = rows.find(name);
      std::optional<Row> otherwise = valuesOf(size);
      const SizeExpr expr = claimed.getExpr(claim);
      if (!otherwise || found == rows.end() || valuesOf(name) ||
          claimed.isUnbacked(name) || !expr.asName())
        return;
      Row row = found->second;
      for (unsigned k = 0; k < numRows; ++k)
        if (!isThen[k])
          row[k] = (*otherwise)[k];
      values.insert({name, row});
    });
  }
}

void SizeChecker::checkBranches(IfOp op) {
  auto type = dyn_cast<TorchBoolType>(op.getCondition().getType());
  std::optional<llvm::BitVector> taken =
      type ? rowsWith(type.getKnown(), [](double flag) { return flag != 0; })
           : std::nullopt;
  if (!taken && !(followsData && isOfData(op.getCondition())))
    return;
  llvm::BitVector all(numRows, true), otherwise = all;
  if (taken)
    otherwise.reset(*taken);
  checkRegion(op.getThenRegion(), taken.value_or(all), taken.has_value());
  checkRegion(op.getElseRegion(), otherwise, taken.has_value());
  if (taken)
    bindJoined(op, *taken);
}

/// The first iteration, where there is one.
void SizeChecker::checkLoop(LoopOp op) {
  auto trips = dyn_cast<TorchIntType>(op.getMaxTripCount().getType());
  auto condition = dyn_cast<TorchBoolType>(op.getCondition().getType());
  if (!trips || !condition)
    return;
  auto counted =
      rowsWith(trips.getKnown(), [](double count) { return count > 0; });
  auto begun =
      rowsWith(condition.getKnown(), [](double flag) { return flag != 0; });
  if (!counted || !begun)
    return;
  *counted &= *begun;
  // What is known of numbers there is said of iterations.
  bool drew = std::exchange(draws, false);
  checkRegion(op.getBody(), *counted, /*isKnown=*/true);
  draws = drew;
}
