//===- EmptyDims.cpp - Dims in which there may be nothing -----------------===//

#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

bool torchonnx::mayBeEmpty(const Symbols &symbols, Value x,
                           ArrayRef<int64_t> dims) {
  auto type = cast<TorchTensorType>(x.getType());
  auto isOpen = [&](int64_t dim) {
    // A number has dim 0, for PyTorch.
    if (dim >= type.getRank())
      return false;
    Attribute size = type.getDims()[dim];
    if (auto number = dyn_cast<IntegerAttr>(size))
      return number.getInt() == 0;
    return !symbols.getExpr(size).isAtLeast(1, symbols.getSureFacts());
  };
  return dims.empty() ? llvm::any_of(llvm::seq(type.getRank()), isOpen)
                      : llvm::any_of(dims, isOpen);
}

/// How many of the last dims of its result a convolution or a pool slides over;
/// of transposed ones little is demanded.
static int64_t numWindowDims(Operation &op, int64_t rank) {
  StringRef name = getOperatorName(&op);
  if (!name.consume_front("aten::"))
    return 0;
  if (name == "convolution" || name == "_convolution")
    return getConstantBool(op.getOperand(6)) == false ? rank - 2 : 0;
  if (!name.consume_front("conv") && !name.consume_front("avg_pool") &&
      !name.consume_front("max_pool"))
    return 0;
  unsigned count = 0;
  return name.consumeInteger(10, count) || !name.starts_with("d") ? 0 : count;
}

void torchonnx::learnFromWindows(Block &body, Symbols &symbols) {
  constexpr int64_t most = 1 << 12;
  auto learn = [&](StringAttr size) {
    SizeExpr expr = symbols.getExpr(size);
    std::vector<std::string> names = expr.names();
    if (!expr || names.size() != 1 || expr.isAtLeast(1, symbols.getSureFacts()))
      return;
    auto name = StringAttr::get(size.getContext(), names.front());
    int64_t least = symbols.getFacts().get(name).min;
    // Nothing less gives a window.
    for (int64_t n = least > 1 ? least : 0; n < most; ++n) {
      std::optional<int64_t> windows =
          expr.evaluate([&](StringRef) { return std::optional<int64_t>(n); });
      if (!windows)
        return;
      if (*windows < 1)
        continue;
      if (n > 0)
        symbols.addNonNegative(SizeExpr::name(name) - n);
      return;
    }
  };
  // What branches and loops hold need not run.
  for (Operation &op : body) {
    auto type = op.getNumResults()
                    ? dyn_cast<TorchTensorType>(op.getResult(0).getType())
                    : TorchTensorType();
    int64_t rank = type ? type.getRank() : 0;
    for (int64_t i = 0; i < std::min(rank, numWindowDims(op, rank)); ++i)
      if (StringAttr symbol = type.getSymbol(rank - 1 - i))
        learn(symbol);
  }
}
