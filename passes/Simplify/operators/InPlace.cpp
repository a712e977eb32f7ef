//===- InPlace.cpp - Operators that write to their arguments --------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/memory/Functional.h"
#include "passes/Simplify/memory/ViewOperators.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

/// Erases the op whose results these are, which was only asked for their types.
static void discard(ArrayRef<Value> results) {
  Operation *op = results.front().getDefiningOp();
  if (op && op->use_empty() && !isa<ConstantOp>(op))
    op->erase();
}

namespace {
/// A call that writes to its arguments: what the functional form gives is
/// written there.
class InPlaceCall {
public:
  InPlaceCall(Call &call, Context &cx, const OpSchema &schema)
      : call(call), cx(cx), schema(schema), base(schema.baseName()) {}
  LogicalResult run();

private:
  LogicalResult findTargets();
  Value filled(Value self);
  LogicalResult compute();
  LogicalResult computeFunctional();
  Value asDtype(Value value, TorchTensorType want);
  LogicalResult takesOperands();
  Value expandedTo(Value value, Value target);
  std::optional<SizeExpr> elementsApart(Value value, Value held) const;
  Value fittedToOut(Value value, TensorObj *target, Value held);
  Value fitted(Value value, TensorObj *target, Value held);

  Call &call;
  Context &cx;
  const OpSchema &schema;
  StringRef base;
  /// The arguments that are written to, and the tensors that they are.
  SmallVector<unsigned> written;
  SmallVector<TensorObj *> targets;
  SmallVector<Value, 6> operands;
  /// What is written, and what is returned besides.
  SmallVector<Value, 2> values, returned;
};
} // namespace

LogicalResult InPlaceCall::findTargets() {
  for (auto [i, arg] : llvm::enumerate(schema.args))
    if (arg.isWrite)
      written.push_back(i);
  for (unsigned i : written) {
    TensorObj *target = i < call.args.size() ? call.args[i].tensor() : nullptr;
    if (!target)
      return cx.error(call.loc, call.name + " writes to '" +
                                    schema.args[i].name +
                                    "', which is not one tensor");
    targets.push_back(target);
  }
  return success();
}

/// What `fill_` and `zero_` write. Sizes that are known are not asked of the
/// tensor: nothing else of it is needed.
Value InPlaceCall::filled(Value self) {
  auto type = cast<TorchTensorType>(self.getType());
  Value fill = base == "aten::zero_" ? cx.graph.constantInt(0)
                                     : operands[call.position("value")];
  Value dtype = cx.graph.constantInt(getScalarType(type.getDtype()));
  Value sizes =
      type.getNumElements() ? cx.graph.sizesOf(self, call.loc) : Value();
  Value none = cx.graph.none();
  return sizes ? cx.graph.emitValue("aten::full",
                                    {sizes, fill, dtype, none, none, none},
                                    call.loc)
               : cx.graph.emitValue("aten::full_like",
                                    {self, fill, none, none, none, none, none},
                                    call.loc);
}

LogicalResult InPlaceCall::computeFunctional() {
  SmallVector<std::optional<unsigned>> argMap;
  const OpSchema *functional = findFunctional(cx.oracle, schema, argMap);
  if (!functional)
    return cx.error(
        call.loc,
        call.name +
            " has no form that returns its result instead of writing it");
  SmallVector<Value> args;
  for (std::optional<unsigned> i : argMap)
    args.push_back(i ? operands[*i] : cx.graph.none());
  auto results = cx.graph.emit(functional->name, args, call.loc);
  if (failed(results))
    return failure();
  values = *results;
  // Some forms return what they write after what the operator returns.
  if (values.size() == schema.returns.size() + targets.size()) {
    returned.assign(values.begin(), values.end() - targets.size());
    values.erase(values.begin(), values.end() - targets.size());
  }
  return success();
}

LogicalResult InPlaceCall::compute() {
  if (base == "aten::copy_")
    values.push_back(
        operands[call.position(call.has("src") ? "src" : "other")]);
  else if (call.name == "aten::fill_.Tensor")
    values.push_back(operands[call.position("value")]);
  else if (base == "aten::zero_" || call.name == "aten::fill_.Scalar")
    values.push_back(filled(operands[written[0]]));
  else if (failed(computeFunctional()))
    return failure();
  if (values.size() < targets.size())
    return cx.error(call.loc,
                    call.name + " has no form that returns all that it writes");
  return success();
}

Value InPlaceCall::asDtype(Value value, TorchTensorType want) {
  auto have = cast<TorchTensorType>(value.getType());
  if (have.getDtype() == want.getDtype())
    return value;
  // What these write may be of any dtype.
  bool converts = base == "aten::copy_" || base == "aten::fill_";
  bool isOut = schema.args[written[0]].kwargOnly;
  if (!isOut && !converts && isa<IntegerType>(want.getDtype()) &&
      !isa<IntegerType>(have.getDtype())) {
    (void)cx.error(
        call.loc,
        "PyTorch refuses " + call.name +
            ": its result is floating point, but it writes to integers");
    return {};
  }
  return cx.graph.emitValue(
      "aten::to.dtype",
      {value, cx.graph.constantInt(getScalarType(want.getDtype())),
       cx.graph.constantBool(false), cx.graph.constantBool(false),
       cx.graph.none()},
      call.loc);
}

/// Whether the operator itself takes its operands; else its refusal is told.
LogicalResult InPlaceCall::takesOperands() {
  auto asked = cx.graph.emit(call.name, operands, call.loc);
  if (failed(asked))
    return failure();
  discard(*asked);
  return success();
}

Value InPlaceCall::expandedTo(Value value, Value target) {
  Value sizes = cx.graph.sizesOf(target, call.loc);
  return cx.graph.emitValue(
      "aten::expand", {value, sizes, cx.graph.constantBool(false)}, call.loc);
}

/// How many more elements one has than the other, for the forms that keep the
/// sizes of an out= with as many as they give.
std::optional<SizeExpr> InPlaceCall::elementsApart(Value value,
                                                   Value held) const {
  if (!llvm::is_contained(
          {"aten::arange", "aten::range", "aten::linspace", "aten::logspace"},
          base))
    return std::nullopt;
  auto elementsOf = [&](Value x) {
    return cx.oracle.getSymbols().countElements(
        cast<TorchTensorType>(x.getType()).getDims());
  };
  return elementsOf(held) - elementsOf(value);
}

/// out= resizes what does not fit; some forms keep the sizes of what has as
/// many elements.
Value InPlaceCall::fittedToOut(Value value, TensorObj *target, Value held) {
  auto want = cast<TorchTensorType>(held.getType()),
       have = cast<TorchTensorType>(value.getType());
  if (std::optional<SizeExpr> apart = elementsApart(value, held)) {
    SizeRange range = apart->bounds(cx.oracle.getSymbols().getSureFacts());
    if (apart->number() == 0)
      return cx.graph.emitValue(
          "aten::reshape", {value, cx.graph.sizesOf(held, call.loc)}, call.loc);
    if (want.getRank() != have.getRank() && range.min <= 0 && range.max >= 0) {
      (void)cx.error(call.loc,
                     "whether " + call.name +
                         " keeps the sizes of what it writes to depends on "
                         "how many elements that has: use what it returns "
                         "without out=");
      return {};
    }
  } else if (failed(takesOperands())) {
    return {};
  }
  if (target->parent || !target->views.empty()) {
    (void)cx.error(call.loc,
                   call.name + " resizes a tensor that is or has a view");
    return {};
  }
  cx.heap.assign(target->layout, static_cast<const Layout *>(cx.heap.newLayout(
                                     Layout::Unknown, value)));
  return value;
}

/// `value` with the sizes of what `target` held; null after an error.
Value InPlaceCall::fitted(Value value, TensorObj *target, Value held) {
  auto want = cast<TorchTensorType>(held.getType()),
       have = cast<TorchTensorType>(value.getType());
  if (have.getDims() == want.getDims())
    return value;
  if (schema.args[written[0]].kwargOnly)
    return fittedToOut(value, target, held);
  if (base == "aten::copy_" || base == "aten::fill_")
    return expandedTo(value, held);
  // The operator itself demands that the result has self's sizes; of those that
  // only data decides, it is the run that tells.
  const Symbols &symbols = cx.oracle.getSymbols();
  bool isOfTheRun =
      have.getRank() == want.getRank() &&
      llvm::all_of(llvm::zip(have.getDims(), want.getDims()), [&](auto pair) {
        auto [x, y] = pair;
        return x == y || symbols.isUnbacked(x) || symbols.isUnbacked(y);
      });
  if (!isOfTheRun && failed(takesOperands()))
    return {};
  return expandedTo(value, held);
}

LogicalResult InPlaceCall::run() {
  if (failed(findTargets()))
    return failure();
  auto given = materializeAll(cx, call.args, call.loc);
  if (failed(given))
    return failure();
  operands = *given;
  if (failed(compute()))
    return failure();
  for (auto [target, value, position] : llvm::zip(targets, values, written)) {
    if (!value)
      return failure();
    Value held = operands[position];
    Value result = asDtype(value, cast<TorchTensorType>(held.getType()));
    if (result)
      result = fitted(result, target, held);
    if (!result || failed(cx.memory.write(target, result, call.loc)))
      return failure();
  }
  for (auto [ret, value] : llvm::zip(schema.returns, returned))
    call.results.push_back(bindTensorResult(call, cx, &schema, &ret, value,
                                            operands, std::nullopt));
  for (const SchemaArg &ret : schema.returns)
    for (auto [i, arg] : llvm::enumerate(schema.args))
      if (arg.isWrite && arg.aliasSet == ret.aliasSet) {
        call.results.push_back(call.args[i]);
        break;
      }
  return success();
}

LogicalResult evaluateInPlace(Call &call, Context &cx, const OpSchema &schema) {
  return InPlaceCall(call, cx, schema).run();
}

/// `unsqueeze_` and its like: the tensor becomes a view of what it was.
static Outcome metadataInPlace(Call &call, Context &cx) {
  TensorObj *tensor = call.arg("self").tensor();
  if (!tensor)
    return Outcome::Declined;
  if (cx.heap.isFromBefore(tensor))
    return cx.fail(call.loc, call.name +
                                 " inside a branch or loop, on a tensor "
                                 "from before it");
  if (tensor->isSeveral)
    return cx.fail(call.loc, call.name + " of a tensor that detach() or "
                                         "as_strided() gave another name: "
                                         "that one keeps its sizes");
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  auto [base, overload] = call.name.split('.');
  StringRef functional = base.drop_back();
  std::string name =
      functional.str() + (overload.empty() ? "" : "." + overload.str());
  if (functional == "aten::transpose")
    name = "aten::transpose.int";
  Value value = cx.graph.emitValue(name, *operands, call.loc);
  if (!value)
    return Outcome::Failed;
  if (functional == "aten::as_strided" && tensor->source)
    return cx.fail(call.loc, "aten::as_strided_ of an attribute, of which no "
                             "later call knows how it lies");
  cx.globals.noteView(tensor, call.loc);
  // The old self lives on, out of reach, as the parent of its views.
  auto *old = cx.heap.newCopyOf(*tensor);
  auto replaceBase = [&](auto &&self, TensorObj *node) -> void {
    if (node->base == tensor)
      cx.heap.assign(node->base, old);
    for (TensorObj *view : node->views)
      self(self, view);
  };
  replaceBase(replaceBase, old);
  for (TensorObj *view : old->views)
    cx.heap.assign(view->parent, old);
  if (old->base->truth == tensor)
    cx.heap.assign(old->base->truth, old);
  if (tensor->base == tensor)
    for (TensorObj *other : old->mayAlias)
      cx.heap.linkMayAlias(other, old);
  if (old->parent)
    llvm::replace(old->parent->views, tensor, old);
  ViewStep step{name, {}, std::nullopt};
  step.operands.assign(operands->begin() + 1, operands->end());
  TensorObj *view = cx.memory.newView(old, value, std::move(step));
  view->contiguous =
      old->contiguous && preservesContiguity(name, *operands, value);
  llvm::replace(old->views, view, tensor);
  TensorObj self = *view;
  self.id = tensor->id;
  self.source = tensor->source;
  cx.heap.assign(*tensor, std::move(self));
  return done(call, tensor);
}

/// Where `fill_diagonal_` writes, beyond the diagonal of a matrix: of all
/// elements in their order, each so many apart: by a step in every dim.
static FailureOr<AbstractValue> maskOfDiagonal(Call &call, Context &cx,
                                               TensorObj *tensor) {
  bool ok = true;
  auto evaluate = [&](StringRef name, AbstractValues args) -> AbstractValue {
    auto made = cx.calls.resultOf(name, std::move(args), call.loc);
    ok = ok && succeeded(made) && !made->isUninitialized();
    return ok ? *made : AbstractValue();
  };
  auto number = [&](int64_t n) { return cx.graph.constantInt(n); };
  // The elements that lie between an element and the next along a dim.
  AbstractValue step = number(0), count = number(1);
  for (int64_t i = cast<TorchTensorType>(tensor->current.getType()).getRank();
       i-- > 0 && ok;) {
    step = evaluate("aten::add.int", {step, count});
    AbstractValue size = evaluate("aten::size.int", {tensor, number(i)});
    if (ok)
      count = evaluate("aten::mul.int", {count, size});
  }
  Value none = cx.graph.none();
  AbstractValue place;
  if (ok)
    place = evaluate("aten::arange", {count, none, none, none, none});
  if (ok)
    place = evaluate("aten::remainder.Scalar", {place, step});
  if (ok)
    place = evaluate("aten::eq.Scalar", {place, number(0)});
  if (ok)
    place = evaluate("aten::reshape_as", {place, tensor});
  if (!ok)
    return failure();
  return place;
}

/// `fill_diagonal_` of a matrix is `fill_` of its diagonal, where that does not
/// start again below.
static Outcome fillDiagonal(Call &call, Context &cx) {
  TensorObj *tensor = call.arg("self").tensor();
  Value wrap = call.arg("wrap").ssa();
  if (!tensor || !wrap)
    return Outcome::Declined;
  auto type = cast<TorchTensorType>(tensor->current.getType());
  std::optional<bool> wraps = cx.predicates.known(wrap);
  bool isMatrix = type.getRank() == 2;
  // PyTorch refuses others.
  if (!isMatrix && (type.getRank() < 2 || !llvm::all_equal(type.getDims())))
    return cx.fail(call.loc, "fill_diagonal_ of a tensor that is no matrix and "
                             "whose dims are not sure to be equal");
  if (isMatrix && !wraps)
    return cx.fail(call.loc, "fill_diagonal_ that only the run knows to wrap "
                             "around or not");
  if (!isMatrix || *wraps) {
    FailureOr<AbstractValue> mask = maskOfDiagonal(call, cx, tensor);
    if (failed(mask))
      return Outcome::Failed;
    return failed(cx.calls.resultOf("aten::masked_fill_.Scalar",
                                    {tensor, *mask, call.arg("fill_value")},
                                    call.loc))
               ? Outcome::Failed
               : done(call, tensor);
  }
  auto diagonal =
      cx.calls.resultOf("aten::diagonal",
                        {tensor, cx.graph.constantInt(0),
                         cx.graph.constantInt(0), cx.graph.constantInt(1)},
                        call.loc);
  if (failed(diagonal) ||
      failed(cx.calls.resultOf("aten::fill_.Scalar",
                               {*diagonal, call.arg("fill_value")}, call.loc)))
    return Outcome::Failed;
  return done(call, tensor);
}

static Outcome refuseStorage(Call &call, Context &cx) {
  return cx.fail(
      call.loc,
      call.name +
          " changes the storage of a tensor, which a graph cannot express");
}

/// Batch norm in training changes its running statistics, which its schema
/// does not say. Instance norm does so with the mean over the batch of those
/// that each instance makes of them.
static Outcome normOfBatch(Call &call, Context &cx) {
  bool isOfInstances = call.name == "aten::instance_norm";
  Value training =
      call.arg(isOfInstances ? "use_input_stats" : "training").ssa();
  unsigned runningMean = call.position("running_mean"),
           runningVariance = call.position("running_var");
  if (!training || cx.predicates.known(training) != true ||
      !call.args[runningMean].tensor() || !call.args[runningVariance].tensor())
    return Outcome::Declined;
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value x = (*operands)[call.position("input")],
        factor = (*operands)[call.position("momentum")];
  std::optional<double> known = getConstantFloat(factor);
  Value one = cx.graph.constant(cx.b.getF64FloatAttr(1));
  Value rest =
      known ? cx.graph.constant(cx.b.getF64FloatAttr(1 - *known))
            : cx.graph.emitValue("aten::sub.float", {one, factor}, call.loc);
  if (!rest)
    return Outcome::Failed;
  SmallVector<Value> dims;
  for (int64_t i = 0; i < cast<TorchTensorType>(x.getType()).getRank(); ++i)
    if (i > 1 || (i == 0 && !isOfInstances))
      dims.push_back(cx.graph.constantInt(i));
  Value list = cx.graph.listOf(dims, call.loc);
  Value mean = cx.graph.emitValue(
      "aten::mean.dim",
      {x, list, cx.graph.constantBool(false), cx.graph.none()}, call.loc);
  Value variance = cx.graph.emitValue(
      "aten::var.correction",
      {x, list, cx.graph.constantInt(1), cx.graph.constantBool(false)},
      call.loc);
  auto blend = [&](Value running, Value batch) -> Value {
    Value kept =
        cx.graph.emitValue("aten::mul.Scalar", {running, rest}, call.loc);
    Value made =
        cx.graph.emitValue("aten::add.Tensor", {kept, batch, factor}, call.loc);
    if (!isOfInstances || !made)
      return made;
    return cx.graph.emitValue(
        "aten::mean.dim",
        {made, cx.graph.listOf({cx.graph.constantInt(0)}, call.loc),
         cx.graph.constantBool(false), cx.graph.none()},
        call.loc);
  };
  for (auto [position, batch] :
       {std::pair(runningMean, mean), std::pair(runningVariance, variance)}) {
    Value value = batch ? blend((*operands)[position], batch) : Value();
    if (!value ||
        failed(cx.memory.write(call.args[position].tensor(), value, call.loc)))
      return Outcome::Failed;
  }
  (*operands)[runningMean] = (*operands)[runningVariance] = cx.graph.none();
  if (!known)
    (*operands)[call.position("momentum")] = one;
  auto results = cx.graph.emit(call.name, *operands, call.loc);
  if (failed(results))
    return Outcome::Failed;
  for (Value result : *results)
    call.results.push_back(
        isa<TorchTensorType>(result.getType())
            ? cx.memory.newBase(result, operandsContiguous(call))
            : AbstractValue(result));
  return Outcome::Done;
}

void addInPlaceFunctions(OperatorTable &table) {
  for (StringRef name : inPlaceViewOperators().keys())
    table.on(name, metadataInPlace);
  table.on("aten::fill_diagonal_", fillDiagonal);
  for (StringRef name : {"aten::batch_norm", "aten::native_batch_norm",
                         "aten::_batch_norm_impl_index", "aten::instance_norm"})
    table.on(name, normOfBatch);
  for (StringRef name : {"aten::set_", "aten::resize_", "aten::resize_as_",
                         "aten::_resize_output_"})
    table.refuse(name, refuseStorage);
}

} // namespace torchonnx
