//===- Rules.h - Decompositions ---------------------------------*- C++ -*-===//
//
// A decomposition is a function over a builder: it returns what replaces the
// op, made of simpler ops, or `b.fail(reason)`. Its comment is its formula.
//
//   // hardswish(x) = x * clamp(x + 3, 0, 6) / 6
//   rules.add([](TorchBuilder &b, AtenHardswishOp op) {
//     Value x = op.getSelf();
//     return b.div(b.mul(x, b.clamp(b.add(x, 3), 0, 6)), 6);
//   });
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_RULES_H
#define TORCHONNX_PASSES_DECOMPOSE_RULES_H

#include "passes/Decompose/TorchBuilder.h"
#include "passes/Utils/Rule.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {

/// Decompositions by operator name. An operator has at most one.
class DecomposeTable {
public:
  using Function = std::function<llvm::SmallVector<mlir::Value>(
      TorchBuilder &, mlir::Operation *)>;

  /// Adds a function `Value (TorchBuilder &, AtenXOp)`; it may also return a
  /// SmallVector of one value per result. The operator is that of `AtenXOp`.
  template <typename Rule>
  void add(Rule rule) {
    using Op = RuleOp<Rule>;
    set(Op::schemaName, [rule](TorchBuilder &b, mlir::Operation *op) {
      return toVector(rule(b, Op(op)));
    });
  }
  /// The same for an operator that reads how its operands lie in memory: it is
  /// applied while the views that made them are still there.
  template <typename Rule>
  void addEarly(Rule rule) {
    add(rule);
    early.insert(RuleOp<Rule>::schemaName);
  }
  bool isEarly(llvm::StringRef name) const { return early.contains(name); }
  /// One function, over `mlir::Operation *`, for several operators.
  void add(std::initializer_list<llvm::StringRef> names, const Function &rule) {
    for (llvm::StringRef name : names)
      set(name, rule);
  }

  const Function *lookup(llvm::StringRef name) const {
    auto it = table.find(name);
    return it == table.end() ? nullptr : &it->second.function;
  }
  /// The family, and so the file, of the rule for an operator that has one.
  llvm::StringRef getFamily(llvm::StringRef name) const {
    return table.find(name)->second.family;
  }

  auto names() const { return table.keys(); }

private:
  /// A second one for an operator would be dead, or make the first so: it stops
  /// the program.
  void set(llvm::StringRef name, Function rule);

  struct Rule {
    Function function;
    llvm::StringRef family;
  };
  llvm::StringMap<Rule> table;
  llvm::StringSet<> early;
};

/// The decompositions of ops on real tensors, and apart from them those of ops
/// on complex and quantized ones.
class DecomposeRules : public DecomposeTable {
public:
  DecomposeTable complex, quantized;

  /// These decompositions hold for complex tensors too.
  void holdForComplex(std::initializer_list<llvm::StringRef> names) {
    for (llvm::StringRef name : names)
      alsoComplex.insert(name);
  }

  /// Of half precision, PyTorch computes these in float32 and rounds once.
  void roundOnce(std::initializer_list<llvm::StringRef> names) {
    for (llvm::StringRef name : names)
      roundedOnce.insert(name);
  }
  auto roundedOnceNames() const { return roundedOnce.keys(); }

  /// Where a target has the operators of these, but not of float64: what they
  /// decompose to is used, rather than theirs of float32.
  void ratherThanNarrow(std::initializer_list<llvm::StringRef> names) {
    for (llvm::StringRef name : names)
      notNarrowed.insert(name);
  }
  bool isRatherThanNarrow(llvm::StringRef name) const {
    return notNarrowed.contains(name);
  }

  using DecomposeTable::lookup;
  const Function *lookup(mlir::Operation *op) const {
    llvm::StringRef name = getOperatorName(op);
    switch (elementsOf(op)) {
    case Elements::Quantized:
      return quantized.lookup(name);
    case Elements::Complex:
      if (const Function *rule = complex.lookup(name))
        return rule;
      return alsoComplex.contains(name) ? lookup(name) : nullptr;
    case Elements::Real:
      return lookup(name);
    }
    return nullptr;
  }

  /// Every decomposition of this compiler.
  static const DecomposeRules &get();

private:
  llvm::StringSet<> alsoComplex, roundedOnce, notNarrowed;
};

// The families, one file each.
#define DECOMPOSE_FAMILY(name)                                                 \
  void add##name##Decompositions(DecomposeRules &rules);
#include "passes/Decompose/Families.def"
#undef DECOMPOSE_FAMILY

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_RULES_H
