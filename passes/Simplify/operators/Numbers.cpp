//===- Numbers.cpp - Operators on numbers ---------------------------------===//

#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

/// divmod(a, b) = (a // b, a % b)
static Outcome divmod(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  StringRef kind = call.name.split('.').second;
  if (failed(operands))
    return Outcome::Failed;
  Value quotient = cx.graph.emitValue(("aten::floordiv." + kind).str(),
                                      *operands, call.loc),
        rest = cx.graph.emitValue(("aten::remainder." + kind).str(), *operands,
                                  call.loc);
  if (!quotient || !rest)
    return Outcome::Failed;
  call.results.push_back(quotient);
  return done(call, rest);
}

/// table[i], as a number
static Value lookUp(Context &cx, ArrayRef<int64_t> table, Value i,
                    Location loc) {
  auto type = RankedTensorType::get({int64_t(table.size())}, cx.b.getI64Type());
  Value all = cx.graph.constant(DenseElementsAttr::get(type, table));
  Value one = cx.graph.emitValue("aten::select.int",
                                 {all, cx.graph.constantInt(0), i}, loc);
  return cx.graph.emitValue("aten::Int.Tensor", {one}, loc);
}

/// factorial(n), of a table that ends with the last that an int holds
static Outcome factorial(Call &call, Context &cx) {
  auto n = materialize(cx, call.arg("a"), call.loc);
  if (failed(n) || getConstantInt(*n))
    return Outcome::Declined;
  SmallVector<int64_t> table = {1};
  for (int64_t n = 1; n <= 20; ++n)
    table.push_back(table.back() * n);
  Value number = lookUp(cx, table, *n, call.loc);
  return done(call, number);
}

/// isfinite(x) = not (isinf(x) or isnan(x))
static Outcome isFinite(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value inf = cx.graph.emitValue("aten::isinf.float", *operands, call.loc),
        nan = cx.graph.emitValue("aten::isnan.float", *operands, call.loc);
  Value either = cx.graph.emitValue("aten::__or__.bool", {inf, nan}, call.loc);
  Value finite = either ? cx.graph.invert(either, call.loc) : Value();
  return done(call, finite);
}

/// a << b = a * 2^b; a >> b = a // 2^b, where the processor takes b modulo 64
static Outcome shift(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  if (llvm::all_of(*operands, [](Value v) { return bool(getConstantInt(v)); }))
    return Outcome::Declined;
  Value number = (*operands)[call.position("a")],
        by = (*operands)[call.position("b")];
  bool isLeft = call.name == "aten::__lshift__.int";
  auto op = [&](StringRef name, Value x, Value y) {
    return cx.graph.emitValue(name, {x, y}, call.loc);
  };
  // No int is 2^63, but two that are multiplied, or divided by, are.
  SmallVector<int64_t> powers;
  for (int64_t i = 0; i <= 32; ++i)
    powers.push_back(int64_t(1) << i);
  auto shiftBy = [&](Value x, Value bits) {
    std::optional<int64_t> known = bits ? getConstantInt(bits) : std::nullopt;
    Value power = known  ? cx.graph.constantInt(powers[*known])
                  : bits ? lookUp(cx, powers, bits, call.loc)
                         : Value();
    return op(isLeft ? "aten::mul.int" : "aten::floordiv.int", x, power);
  };
  by = op("aten::remainder.int", by, cx.graph.constantInt(64));
  std::optional<int64_t> known = by ? getConstantInt(by) : std::nullopt;
  if (known && *known <= 32) {
    number = shiftBy(number, by);
  } else {
    Value half = op("aten::floordiv.int", by, cx.graph.constantInt(2));
    number = shiftBy(shiftBy(number, half), op("aten::sub.int", by, half));
  }
  return done(call, number);
}

/// How many numbers `range(low, high, step)` has.
static Outcome rangeLength(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value low = (*operands)[call.position("lo")],
        high = (*operands)[call.position("hi")],
        by = (*operands)[call.position("step")];
  std::optional<int64_t> step = getConstantInt(by);
  if (step == 0 || (step && getConstantInt(low) && getConstantInt(high)))
    return Outcome::Declined;
  if (!step) {
    // -((low - high) // step), for steps of either sign
    Value span = cx.graph.emitValue("aten::sub.int", {low, high}, call.loc);
    if (span)
      span = cx.graph.emitValue("aten::floordiv.int", {span, by}, call.loc);
    if (span)
      span = cx.graph.emitValue("aten::neg.int", {span}, call.loc);
    if (span)
      span = cx.graph.emitValue("prim::max.int",
                                {span, cx.graph.constantInt(0)}, call.loc);
    return done(call, span);
  }
  if (*step < 0)
    std::swap(low, high);
  Value span = cx.graph.emitValue("aten::sub.int", {high, low}, call.loc);
  if (span && std::abs(*step) != 1) {
    span = cx.graph.emitValue("aten::add.int",
                              {span, cx.graph.constantInt(std::abs(*step) - 1)},
                              call.loc);
    if (span)
      span = cx.graph.emitValue("aten::floordiv.int",
                                {span, cx.graph.constantInt(std::abs(*step))},
                                call.loc);
  }
  if (span)
    span = cx.graph.emitValue("prim::max.int", {span, cx.graph.constantInt(0)},
                              call.loc);
  return done(call, span);
}

/// Number `i` of a range: low + i * step.
static Outcome rangeItem(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  auto given = [&](StringRef name) { return (*operands)[call.position(name)]; };
  Value offset = cx.graph.emitValue("aten::mul.int",
                                    {given("index"), given("step")}, call.loc);
  Value item =
      cx.graph.emitValue("aten::add.int", {given("start"), offset}, call.loc);
  return done(call, item);
}

/// Python's abs: of a tensor ATen's, of a number that of its kind.
static Outcome absolute(Call &call, Context &cx) {
  AbstractValue x = call.receiver();
  Type type = x.ssa() ? x.ssa().getType() : Type();
  StringRef name = x.tensor()                              ? "aten::abs"
                   : isa_and_nonnull<TorchIntType>(type)   ? "prim::abs.int"
                   : isa_and_nonnull<TorchFloatType>(type) ? "prim::abs.float"
                                                           : call.name;
  if (name == call.name)
    return Outcome::Declined;
  return doneOrFailed(call, cx.calls.resultOf(name, call.args, call.loc));
}

/// The sizes that two are broadcast to: those of a sum.
static Outcome broadcastOf(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value none = cx.graph.none(), sum;
  SmallVector<Value> zeros;
  for (Value sizes : *operands)
    zeros.push_back(cx.graph.emitValue(
        "aten::zeros", {sizes, none, none, none, none}, call.loc));
  if (zeros[0] && zeros[1])
    sum = cx.graph.emitValue("aten::add.Tensor",
                             {zeros[0], zeros[1], cx.graph.constantInt(1)},
                             call.loc);
  if (!sum)
    return Outcome::Failed;
  return doneOrFailed(
      call,
      cx.calls.resultOf("aten::size", {cx.memory.newBase(sum)}, call.loc));
}

/// A text that only the run knows; a message may have it.
static Outcome textOfTheRun(Call &call, Context &cx, ValueRange operands) {
  return done(call, createOperator(cx.b, call.loc, call.name, operands,
                                   TorchStrType::get(cx.context))
                        ->getResult(0));
}

static Outcome format(Call &call, Context &cx) {
  if (llvm::none_of(call.args, [](AbstractValue v) { return v.tensor(); }))
    return Outcome::Declined;
  auto operands = materializeAll(cx, call.args, call.loc);
  return failed(operands) ? Outcome::Failed : textOfTheRun(call, cx, *operands);
}

/// Of a tuple, `'%d of %d' % (a, b)`, the same.
static Outcome percentFormat(Call &call, Context &cx) {
  AbstractValues args = {call.args.front()};
  for (AbstractValue arg : llvm::drop_begin(call.args))
    if (TupleObj *tuple = arg.tuple())
      llvm::append_range(args, tuple->elements);
    else
      args.push_back(arg);
  auto operands = materializeAll(cx, args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  bool isKnown = llvm::all_of(
      *operands, [](Value value) { return bool(getConstant(value)); });
  return isKnown ? Outcome::Declined : textOfTheRun(call, cx, *operands);
}

/// Whether all elements are close: with what `isclose` demands of sizes.
static Outcome allClose(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value close = cx.graph.emitValue("aten::isclose", *operands, call.loc);
  if (close)
    close = cx.graph.emitValue("aten::all", {close}, call.loc);
  if (close)
    close = cx.graph.emitValue("aten::Bool.Tensor", {close}, call.loc);
  return done(call, close);
}

void addNumberFunctions(OperatorTable &table) {
  table.on("aten::divmod", divmod);
  table.on("aten::factorial", factorial);
  table.on("aten::__lshift__.int", shift);
  table.on("aten::__rshift__.int", shift);
  table.on("aten::isfinite.float", isFinite);
  table.on("aten::allclose", allClose);
  table.on("prim::abs", absolute);
  table.on("aten::_infer_size", broadcastOf);
  table.on("aten::format", format);
  table.on("aten::percentFormat", percentFormat);
  table.on("aten::__range_length", rangeLength);
  table.on("aten::__derive_index", rangeItem);
}

} // namespace torchonnx
