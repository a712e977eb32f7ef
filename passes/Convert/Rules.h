//===- Rules.h - Conversions to ONNX ----------------------------*- C++ -*-===//
//
// A conversion is a function over a builder: it returns the onnx value that
// stands for the op's result. It only renames and shuffles attributes; anything
// more is a decomposition.
//
//   // HardSwish, ONNX 14.
//   rules.add([](OnnxBuilder &b, AtenHardswishOp op) {
//     return b.HardSwish(b.in(op.getSelf()));
//   }).since(14);
//
// An op is legal at an opset when one of its conversions accepts it; nothing
// else says so.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_CONVERT_RULES_H
#define TORCHONNX_PASSES_CONVERT_RULES_H

#include "passes/Convert/OnnxBuilder.h"
#include "passes/Utils/Rule.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace torchonnx {

struct ConvertRule {
  std::function<llvm::SmallVector<mlir::Value>(OnnxBuilder &,
                                               mlir::Operation *)>
      apply;
  int firstOpset = 0;
  int lastOpset = 1000;
  /// Whether the rule takes this op, by its types and constants.
  std::function<bool(mlir::Operation *)> accepts;
  /// Whether the rule is right for complex tensors, which are real ones with a
  /// last dim of 2 in ONNX.
  bool takesComplex = false;
  /// Whether it is right for quantized tensors, which are their integers.
  bool takesQuantized = false;

  /// Whether it is for such an op at this opset.
  bool takes(mlir::Operation *op, int opset) const;
  /// Whether it takes whatever the other one does, so that the other is never
  /// used behind it.
  bool hides(const ConvertRule &other) const {
    return !accepts && firstOpset <= other.firstOpset &&
           lastOpset >= other.lastOpset && takesComplex >= other.takesComplex &&
           takesQuantized >= other.takesQuantized;
  }
};

/// Conversions by operator name. An operator may have several, by opset or by
/// what they accept; the first that takes an op is used.
class ConvertRules {
public:
  /// Names the conditions of the rule that was just added.
  template <typename Op>
  class Conditions {
  public:
    explicit Conditions(ConvertRule &rule) : rule(rule) {}
    /// From this opset on.
    Conditions &since(int opset) {
      rule.firstOpset = opset;
      return *this;
    }
    /// Up to this opset.
    Conditions &until(int opset) {
      rule.lastOpset = opset;
      return *this;
    }
    /// Only ops that the predicate `bool (AtenXOp)` holds for.
    template <typename Predicate>
    Conditions &when(Predicate predicate) {
      rule.accepts = [predicate](mlir::Operation *op) {
        return bool(predicate(Op(op)));
      };
      return *this;
    }
    /// Complex tensors too, as real pairs in a last dim.
    Conditions &takesComplex() {
      rule.takesComplex = true;
      return *this;
    }
    /// Quantized tensors too, as their integers.
    Conditions &takesQuantized() {
      rule.takesQuantized = true;
      return *this;
    }

  private:
    ConvertRule &rule;
  };

  /// Adds a function `Value (OnnxBuilder &, AtenXOp)`; it may also return a
  /// SmallVector of one value per result (or per element of a list result).
  template <typename Rule>
  Conditions<RuleOp<Rule>> add(Rule rule) {
    using Op = RuleOp<Rule>;
    auto &rules = table[Op::schemaName];
    rules.emplace_back();
    rules.back().apply = [rule](OnnxBuilder &b, mlir::Operation *op) {
      return toVector(rule(b, Op(op)));
    };
    return Conditions<Op>(rules.back());
  }
  /// One function, over `mlir::Operation *`, for several operators.
  void add(std::initializer_list<llvm::StringRef> names,
           const ConvertRule &rule) {
    for (llvm::StringRef name : names)
      table[name].push_back(rule);
  }

  /// The conversion that takes this op at this opset, or null.
  const ConvertRule *lookup(mlir::Operation *op, int opset) const;
  /// The first opset at which some conversion exists, for error messages.
  std::optional<int> firstOpset(llvm::StringRef name) const;

  auto names() const { return table.keys(); }
  /// Those of an operator, in the order in which they are tried.
  llvm::ArrayRef<ConvertRule> of(llvm::StringRef name) const {
    return table.find(name)->second;
  }

  /// Every conversion of this compiler. One that another hides is a fatal
  /// error.
  static const ConvertRules &get();

private:
  void checkUse() const;

  llvm::StringMap<std::vector<ConvertRule>> table;
};

// The families, one file each.
#define CONVERT_FAMILY(name) void add##name##Conversions(ConvertRules &rules);
#include "passes/Convert/Families.def"
#undef CONVERT_FAMILY

/// Whether `x` is a tensor of a dtype that ONNX's floating-point operators
/// have in every opset.
inline bool isOnnxFloat(mlir::Value x) {
  auto type = mlir::dyn_cast<TorchTensorType>(x.getType());
  return type && type.getDtype() &&
         (type.getDtype().isF16() || type.getDtype().isF32() ||
          type.getDtype().isF64());
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_RULES_H
