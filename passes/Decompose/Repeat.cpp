//===- Repeat.cpp - Loops in decompositions -------------------------------===//

#include "passes/Decompose/Repeat.h"

using namespace mlir;
using namespace torchonnx;

/// A loop of at most `count` iterations whose step gives the next condition
/// first. What is known of a carried number holds in the first iteration only.
static SmallVector<Value> createLoop(TorchBuilder &b, Value count,
                                     Value condition,
                                     SmallVector<Value> carried, Step step) {
  if (b.failed())
    return {};
  MLIRContext *context = b.builder.getContext();
  SmallVector<Type> types = llvm::map_to_vector(carried, [&](Value v) -> Type {
    return isa<TorchIntType>(v.getType()) ? TorchIntType::get(context)
                                          : v.getType();
  });
  auto loop =
      LoopOp::create(b.builder, b.loc, types, count, condition, carried);
  Block &body = loop.getBody().emplaceBlock();
  Value i = body.addArgument(TorchIntType::get(context), b.loc);
  SmallVector<Value> arguments;
  for (Type type : types)
    arguments.push_back(body.addArgument(type, b.loc));
  OpBuilder::InsertionGuard guard(b.builder);
  b.builder.setInsertionPointToEnd(&body);
  SmallVector<Value> next = step(i, arguments);
  if (b.failed())
    return {};
  for (auto [value, type] : llvm::zip(llvm::drop_begin(next), types))
    if (value.getType() != type && !isa<TorchIntType>(type)) {
      std::string types;
      llvm::raw_string_ostream(types) << type << " to " << value.getType();
      b.fail("a value changes its type in a loop, " + types);
      return {};
    }
  TorchYieldOp::create(b.builder, b.loc, next);
  return SmallVector<Value>(loop->getResults());
}

SmallVector<Value> torchonnx::repeat(TorchBuilder &b, Value count,
                                     SmallVector<Value> carried, Step step) {
  constexpr int64_t kMostCopies = 4;
  if (b.failed())
    return {};
  if (std::optional<int64_t> known = getConstantInt(count);
      known && *known <= kMostCopies) {
    for (int64_t i = 0; i < *known && !b.failed(); ++i)
      carried = step(b.value(i), carried);
    return carried;
  }
  return createLoop(b, count, b.value(true), std::move(carried),
                    [&](Value i, ArrayRef<Value> in) {
                      SmallVector<Value> next = step(i, in);
                      next.insert(next.begin(), b.value(true));
                      return next;
                    });
}

SmallVector<Value> torchonnx::repeatWhile(TorchBuilder &b, Value condition,
                                          SmallVector<Value> carried,
                                          Step step) {
  // More than any loop runs.
  Value most = b.value(int64_t(1) << 62);
  return createLoop(b, most, condition, std::move(carried), step);
}
