//===- Subgraphs.cpp - The graphs that control flow runs ------------------===//

#include "dialects/ONNX/Subgraphs.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// What a subgraph takes and yields, said by the operands and results of its
/// op. Of each, some may stand before the values that an iteration hands on to
/// the next.
struct Signature {
  SmallVector<Type> arguments, yields;
  unsigned carried = 0, argumentsBefore = 0, yieldsBefore = 0;
};

/// What the body of SequenceMap sees of a value.
Type getElement(Type like) {
  if (auto sequence = dyn_cast<OnnxSeqType>(like))
    return sequence.getElementType();
  return like;
}

Type getScalar(Operation *op, unsigned width) {
  return RankedTensorType::get({}, IntegerType::get(op->getContext(), width));
}

Signature getIfSignature(Operation *op) {
  return {{}, llvm::to_vector(op->getResultTypes())};
}

/// M, cond, initial… -> final…, scanned…, where the body maps
/// iteration, cond, carried… -> cond, carried…, scanned…
Signature getLoopSignature(Operation *op) {
  Type condition = getScalar(op, 1);
  Signature result{{getScalar(op, 64), condition}, {condition}};
  llvm::append_range(result.arguments,
                     llvm::drop_begin(op->getOperandTypes(), 2));
  llvm::append_range(result.yields, op->getResultTypes());
  result.carried = op->getNumOperands() - 2;
  result.argumentsBefore = 2;
  result.yieldsBefore = 1;
  return result;
}

/// initial…, scanned… -> final…, scanned…; so is the body.
Signature getScanSignature(Operation *op) {
  Signature result{llvm::to_vector(op->getOperandTypes()),
                   llvm::to_vector(op->getResultTypes())};
  int64_t scanned = op->getAttrOfType<IntegerAttr>("num_scan_inputs").getInt();
  result.carried = std::clamp<int64_t>(op->getNumOperands() - scanned, 0,
                                       op->getNumOperands());
  return result;
}

/// The body takes and yields elements of the sequences.
Signature getSequenceMapSignature(Operation *op) {
  return {llvm::map_to_vector(op->getOperandTypes(), getElement),
          llvm::map_to_vector(op->getResultTypes(), getElement)};
}

LogicalResult check(Operation *op, StringRef graph, StringRef what,
                    TypeRange types, ArrayRef<Type> wanted) {
  if (types.size() != wanted.size())
    return op->emitOpError() << graph << " has " << types.size() << ' ' << what
                             << ", but needs " << wanted.size();
  for (auto [i, type, want] : llvm::enumerate(types, wanted))
    if (!areOneKind(type, want))
      return op->emitOpError()
             << "#" << i << " of the " << what << " of " << graph << " is "
             << type << ", but outside it is " << want;
  return success();
}

LogicalResult checkCarried(Operation *op, const Signature &signature) {
  auto from = llvm::drop_begin(signature.arguments, signature.argumentsBefore),
       to = llvm::drop_begin(signature.yields, signature.yieldsBefore);
  if (signature.carried > op->getNumResults())
    return op->emitOpError()
           << "carries " << signature.carried << " values, but has "
           << op->getNumResults() << " results";
  for (unsigned i = 0; i < signature.carried; ++i)
    if (!areOneKind(from.begin()[i], to.begin()[i]))
      return op->emitOpError()
             << "carries " << from.begin()[i] << ", but result #" << i << " is "
             << to.begin()[i];
  return success();
}
} // namespace

LogicalResult torchonnx::verifySubgraphs(const OnnxOpInfo &info,
                                         Operation *op) {
  static constexpr struct {
    llvm::StringLiteral opType;
    Signature (*get)(Operation *);
  } rules[] = {{"If", getIfSignature},
               {"Loop", getLoopSignature},
               {"Scan", getScanSignature},
               {"SequenceMap", getSequenceMapSignature}};
  if (info.graphs.empty())
    return success();
  const auto *rule = llvm::find_if(
      rules, [&](const auto &rule) { return rule.opType == info.opType; });
  if (rule == std::end(rules))
    return success();
  Signature signature = rule->get(op);
  if (failed(checkCarried(op, signature)))
    return failure();
  for (auto [graph, region] : llvm::zip(info.graphs, op->getRegions()))
    if (failed(check(op, graph, "arguments", region.getArgumentTypes(),
                     signature.arguments)) ||
        failed(check(op, graph, "yields",
                     region.back().getTerminator()->getOperandTypes(),
                     signature.yields)))
      return failure();
  return success();
}
