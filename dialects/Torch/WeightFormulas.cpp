//===- WeightFormulas.cpp - What computed constants are called ------------===//

#include "dialects/Torch/WeightFormulas.h"
#include "dialects/Torch/TorchDialect.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// One formula while it is written.
class Formula {
public:
  Formula(Type result, Locate locate)
      : result(dyn_cast<TorchTensorType>(result)), locate(locate) {}

  void addOperands(ValueRange operands) {
    llvm::ListSeparator comma;
    for (Value operand : operands) {
      text += StringRef(comma);
      add(operand);
    }
  }

  std::string text;
  /// What the constant is called after; empty if there is no weight.
  std::string name;

private:
  void add(Value operand) {
    constexpr size_t kLongest = 160;
    if (auto tensor = dyn_cast<TorchTensorType>(operand.getType())) {
      Location loc = locate(operand);
      StringRef term = getFormulaTerm(loc);
      text += text.size() + term.size() > kLongest ? "..." : term;
      nameAfter(getWeightName(loc), tensor);
    } else if (auto list = operand.getDefiningOp<ListConstructOp>()) {
      text += "[";
      addOperands(list->getOperands());
      text += "]";
    } else if (auto constant = operand.getDefiningOp<ConstantOp>()) {
      addNumbers(constant.getValue());
    } else {
      text += "...";
    }
  }

  void addNumbers(Attribute value) {
    if (auto number = dyn_cast<IntegerAttr>(value)) {
      text += std::to_string(number.getInt());
    } else if (auto list = dyn_cast<ArrayAttr>(value)) {
      text += "[";
      llvm::ListSeparator comma;
      for (Attribute element : list) {
        text += StringRef(comma);
        addNumbers(element);
      }
      text += "]";
    } else {
      text += "...";
    }
  }

  void nameAfter(StringRef weight, TorchTensorType type) {
    if (weight.empty() || !result)
      return;
    std::optional<int64_t> count = type.getNumElements(),
                           own = result.getNumElements();
    std::pair rank(type.getDtype() == result.getDtype(), count.value_or(0));
    if (!name.empty() && rank <= best)
      return;
    best = rank;
    name = weight.str();
    for (StringRef suffix : {".part", ".expanded"})
      if (weight.ends_with(suffix))
        return;
    if (count != own)
      name += own.value_or(0) < count.value_or(0) ? ".part" : ".expanded";
  }

  TorchTensorType result;
  Locate locate;
  std::pair<bool, int64_t> best;
};
} // namespace

Location torchonnx::locateFolded(StringRef operatorName, ValueRange operands,
                                 Type result, Location at, Locate locate) {
  Formula formula(result, locate);
  // `aten::select.int` is select.
  formula.text = (operatorName.split("::").second.split('.').first + "(").str();
  formula.addOperands(operands);
  formula.text += ")";
  return formula.name.empty() ? at
                              : nameAfterWeight(formula.name, formula.text, at);
}
