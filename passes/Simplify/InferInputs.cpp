//===- InferInputs.cpp - Arguments told from their first use --------------===//
//
// Without a description or an example, the first operator with a weight says
// what an argument is: a convolution, its rank and channels; a linear layer,
// its last dim; an embedding, that it holds indices.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "passes/Simplify/Inputs.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// Follows one argument through the program, in its order, as long as its
/// shape stays what it is.
class UseFinder {
public:
  UseFinder(ModuleOp module) : symbols(module), b(module.getContext()) {}

  /// The type that the first decisive use gives a value of `tracked`.
  TorchTensorType find(Region &region) {
    for (Operation &op : region.front()) {
      if (auto call = dyn_cast<func::CallOp>(op)) {
        if (TorchTensorType type = enter(call))
          return type;
        continue;
      }
      if (TorchTensorType type = decide(op))
        return type;
      for (Region &inner : op.getRegions())
        if (TorchTensorType type = find(inner))
          return type;
    }
    return {};
  }

  void track(Value value) { tracked.insert(value); }
  std::optional<Location> decidedAt;

private:
  TorchTensorType enter(func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    bool isPassed = llvm::any_of(call.getOperands(),
                                 [&](Value v) { return tracked.contains(v); });
    if (!callee || callee.isDeclaration() || !isPassed || depth > 100)
      return {};
    for (auto [operand, param] :
         llvm::zip(call.getOperands(), callee.getArguments())) {
      passed[param] = operand;
      if (tracked.contains(operand))
        tracked.insert(param);
    }
    ++depth;
    TorchTensorType type = find(callee.getBody());
    --depth;
    // A callee that only passes the value on.
    for (auto [result, returned] :
         llvm::zip(call.getResults(),
                   callee.getBody().front().getTerminator()->getOperands()))
      if (tracked.contains(returned))
        tracked.insert(result);
    return type;
  }

  /// The type of a weight: a module's attribute or a constant.
  TorchTensorType weight(Value value) {
    // Bounded: callees may call themselves.
    for (unsigned i = 0; i < 1000 && passed.contains(value); ++i)
      value = passed[value];
    if (auto get = value.getDefiningOp<GlobalGetOp>())
      if (auto global = symbols.lookup<GlobalOp>(get.getGlobalAttr().getAttr()))
        return dyn_cast_or_null<TorchTensorType>(
            getConstantType(global.getValue()));
    Attribute known = getConstant(value);
    return known ? dyn_cast_or_null<TorchTensorType>(getConstantType(known))
                 : TorchTensorType();
  }

  TorchTensorType make(Operation &op, ArrayRef<Attribute> dims, Type dtype) {
    decidedAt = op.getLoc();
    return TorchTensorType::get(b.getContext(), dims, dtype);
  }

  TorchTensorType decide(Operation &op) {
    static const llvm::StringSet<> sameShape = {
        "aten::add",   "aten::sub",           "aten::mul",    "aten::div",
        "aten::relu",  "aten::contiguous",    "aten::to",     "aten::clone",
        "aten::clamp", "aten::batch_norm",    "aten::detach", "aten::neg",
        "aten::pow",   "aten::sqrt",          "aten::abs",    "aten::tanh",
        "aten::gelu",  "aten::silu",          "aten::exp",    "aten::dropout",
        "aten::sub_",  "prim::unchecked_cast"};
    StringRef name = getOperatorName(&op);
    StringRef base = name.split('.').first;
    if (op.getNumOperands() == 0)
      return {};
    Attribute n = b.getStringAttr("n");
    if (base == "aten::embedding" && tracked.contains(op.getOperand(1)))
      return make(op, {n, b.getStringAttr("s")}, b.getI64Type());
    if (!tracked.contains(op.getOperand(0)))
      return {};
    TorchTensorType w =
        op.getNumOperands() > 1 ? weight(op.getOperand(1)) : TorchTensorType();
    bool isTransposed = base.starts_with("aten::conv_transpose");
    if ((base.starts_with("aten::conv") || base == "aten::_convolution") && w &&
        w.getRank() > 2) {
      unsigned spatial = w.getRank() - 2;
      std::optional<int64_t> groups;
      if (base == "aten::_convolution" && op.getNumOperands() > 8) {
        groups = getConstantInt(op.getOperand(8));
        isTransposed = getConstantBool(op.getOperand(6)) == true;
      } else if (op.getNumOperands() > 6) {
        groups = getConstantInt(op.getOperand(6));
      }
      int64_t channels =
          isTransposed ? *w.getSize(0) : *w.getSize(1) * groups.value_or(1);
      static constexpr StringLiteral names[] = {"d", "h", "w"};
      SmallVector<Attribute> dims = {n, b.getI64IntegerAttr(channels)};
      if (spatial == 1)
        dims.push_back(b.getStringAttr("l"));
      else
        for (unsigned i = 3 - std::min(spatial, 3u); i < 3; ++i)
          dims.push_back(b.getStringAttr(names[i]));
      return make(op, dims, w.getDtype());
    }
    if (base == "aten::linear" && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(1))}, w.getDtype());
    if ((base == "aten::matmul" || base == "aten::mm") && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(0))}, w.getDtype());
    if (sameShape.contains(base) && op.getNumResults() == 1)
      tracked.insert(op.getResult(0));
    return {};
  }

  SymbolTable symbols;
  Builder b;
  llvm::DenseSet<Value> tracked;
  /// What the parameters of callees are in their callers.
  llvm::DenseMap<Value, Value> passed;
  unsigned depth = 0;
};

} // namespace

Attribute inferInput(func::FuncOp entry, unsigned argument) {
  UseFinder finder(entry->getParentOfType<ModuleOp>());
  finder.track(entry.getArgument(argument));
  TorchTensorType type = finder.find(entry.getBody());
  if (!type)
    return {};
  auto name = entry.getArgAttrOfType<StringAttr>(argument, "torch.name");
  std::string text;
  llvm::raw_string_ostream(text)
      << "argument '"
      << (name ? name.getValue() : StringRef(std::to_string(argument)))
      << "' is taken to be " << spellInput(type) << ", from its use here";
  emitRemark(*finder.decidedAt, text);
  return TypeAttr::get(type);
}

} // namespace torchonnx
