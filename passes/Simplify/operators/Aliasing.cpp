//===- Aliasing.cpp - Views and copies ------------------------------------===//
//
// Mutation is resolved by replaying: a write to a view gives the view a new
// value, and its relatives are made anew from that when they are next read.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;

namespace torchonnx {

static StringRef baseNameOf(StringRef name) { return name.split('.').first; }

/// Of PyTorch's memory formats.
enum : int64_t { ContiguousFormat = 0, PreserveFormat = 1 };

//===----------------------------------------------------------------------===//
// Results of operators
//===----------------------------------------------------------------------===//

bool operandsContiguous(const Call &call) {
  auto contiguous = [](AbstractValue value) {
    return !value.tensor() || value.tensor()->contiguous;
  };
  return llvm::all_of(call.args, [&](AbstractValue arg) {
    return arg.list() ? llvm::all_of(arg.list()->elements, contiguous)
                      : contiguous(arg);
  });
}

AbstractValue bindTensorResult(Call &call, Context &cx, const OpSchema *schema,
                               const SchemaArg *ret, Value value,
                               ArrayRef<Value> operands,
                               std::optional<unsigned> element) {
  // Composite operators that may hand back (a view of) an argument, though
  // their schemas do not say so.
  static const llvm::StringSet<> mayReturnArgument = {
      "aten::broadcast_tensors", "aten::meshgrid",   "aten::atleast_1d",
      "aten::atleast_2d",        "aten::atleast_3d", "aten::einsum",
      "aten::sum_to_size",       "aten::type_as",    "aten::cartesian_prod"};
  static const llvm::StringSet<> isNewOfSeveral = {"aten::einsum",
                                                   "aten::cartesian_prod"};
  if (isa<ListType>(value.getType()) && !element) {
    AbstractValue wrapped = cx.memory.wrap(value, call.loc);
    ListObj *list = wrapped.list();
    if (!list) {
      if (auto pieces = cutPieces(call, cx, value, operands))
        return *pieces;
      if (!call.args.empty() && call.receiver().tensor())
        cx.memory.setListSource(value, call.receiver().tensor());
      return wrapped;
    }
    for (auto [i, item] : llvm::enumerate(list->elements))
      if (item.tensor())
        item = bindTensorResult(call, cx, schema, ret, item.tensor()->current,
                                operands, i);
    return list;
  }
  if (!isa<TorchTensorType>(value.getType()))
    return cx.memory.wrap(value, call.loc);
  if (ret && !ret->aliasSet.empty())
    for (auto [arg, given] : llvm::zip(schema->args, call.args)) {
      if (arg.aliasSet != ret->aliasSet || !given.tensor())
        continue;
      ViewStep step{call.name.str(), {}, element};
      step.operands.assign(operands.begin() + 1, operands.end());
      TensorObj *view =
          cx.memory.newView(given.tensor(), value, std::move(step));
      view->contiguous = given.tensor()->contiguous &&
                         preservesContiguity(call.name, operands, value);
      view->transposed =
          given.tensor()->contiguous &&
          isTransposed(call.name, operands,
                       cast<TorchTensorType>(operands[0].getType()));
      return view;
    }
  unsigned result = ret ? ret - schema->returns.data() : 0;
  bool isStandard = operandsContiguous(call) && cx.graph.liesAsNew(value);
  TensorObj *tensor = cx.memory.newBase(value, isStandard);
  tensor->layout = cx.memory.layouts.layoutOfResult(
      call.name, operands, call.args, value, result, element);
  if (mayReturnArgument.contains(baseNameOf(call.name)))
    for (AbstractValue arg : call.args) {
      if (arg.tensor())
        cx.heap.linkMayAlias(tensor, arg.tensor());
      ListObj *list = arg.list();
      // The product of two or more is new.
      if (!list ||
          (isNewOfSeveral.contains(call.name) && list->elements.size() > 1))
        continue;
      for (AbstractValue item : list->elements)
        if (item.tensor())
          cx.heap.linkMayAlias(tensor, item.tensor());
    }
  return tensor;
}

/// `to`, `as_tensor`, `contiguous`, `reshape`, `flatten`: the argument itself,
/// a view of it or a copy.
static Outcome sameOrCopy(Call &call, Context &cx) {
  TensorObj *self = call.args.empty() ? nullptr : call.receiver().tensor();
  if (!self)
    return Outcome::Declined;
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value value = cx.graph.emitValue(call.name, *operands, call.loc);
  if (!value)
    return Outcome::Failed;
  auto from = cast<TorchTensorType>(operands->front().getType()),
       to = cast<TorchTensorType>(value.getType());
  StringRef base = baseNameOf(call.name);
  if (base == "aten::to" || base == "aten::type_as" ||
      base == "aten::as_tensor") {
    bool isCopy =
        from.getDtype() != to.getDtype() ||
        (call.has("copy") &&
         cx.predicates.known((*operands)[call.position("copy")]) != false);
    std::optional<int64_t> format =
        call.has("memory_format")
            ? getConstantInt((*operands)[call.position("memory_format")])
            : std::nullopt;
    bool isKept = format.value_or(PreserveFormat) == PreserveFormat ||
                  (*format == ContiguousFormat && self->contiguous);
    if (isKept && !isCopy)
      return done(call, self);
    TensorObj *result = cx.memory.newBase(
        value, isKept ? self->contiguous : *format == ContiguousFormat);
    Layout *layout = cx.memory.layouts.layoutOfResult(call.name, *operands,
                                                      call.args, value);
    layout->mayBeView = !isCopy;
    result->layout = layout;
    // Whether it is a copy depends on how it lies.
    if (!isCopy)
      cx.heap.linkMayAlias(result, self);
    return done(call, result);
  }
  bool isStandard = true;
  if (base == "aten::contiguous") {
    std::optional<int64_t> format = knownInt(call.arg("memory_format"));
    isStandard = format.value_or(ContiguousFormat) == ContiguousFormat;
    if (self->contiguous && isStandard)
      return done(call, self);
  } else if (self->contiguous || from.getDims() == to.getDims()) {
    ViewStep step{call.name.str(), {}, std::nullopt};
    step.operands.assign(operands->begin() + 1, operands->end());
    TensorObj *view = cx.memory.newView(self, value, std::move(step));
    view->contiguous = self->contiguous;
    return done(call, view);
  }
  TensorObj *copy = cx.memory.newBase(value, isStandard);
  Layout *layout =
      cx.memory.layouts.layoutOfResult(call.name, *operands, call.args, value);
  layout->mayBeView = true;
  copy->layout = layout;
  bool isCopy = isStandard && self->transposed &&
                (base == "aten::contiguous" || to.getRank() == 1);
  if (!isCopy) {
    cx.heap.linkMayAlias(copy, self);
    ViewStep step{call.name.str(), {}, std::nullopt};
    step.operands.assign(operands->begin() + 1, operands->end());
    if (isStandard)
      cx.memory.noteSides(copy, self, std::move(step));
  }
  return done(call, copy);
}

/// Another tensor, of the same memory.
static Outcome detached(Call &call, Context &cx) {
  if (TensorObj *self = call.receiver().tensor())
    cx.heap.assign(self->isSeveral, true);
  return identity(call, cx);
}

/// What is not complex is its own conjugate, and its real part.
static Outcome unlessComplex(Call &call, Context &cx) {
  auto type =
      dyn_cast_or_null<TorchTensorType>(typeOf(call.receiver(), cx.context));
  return !type || isa<ComplexType>(type.getDtype())
             ? Outcome::Declined
             : done(call, call.receiver());
}

/// `flatten` of one dim is its argument itself.
static Outcome flattened(Call &call, Context &cx) {
  TensorObj *self = call.receiver().tensor();
  auto start = knownInt(call.arg("start_dim")),
       end = knownInt(call.arg("end_dim"));
  if (self && start && end &&
      cast<TorchTensorType>(self->current.getType()).getRank() > 0 &&
      dimOf(self->current, *start) == dimOf(self->current, *end))
    return done(call, self);
  return sameOrCopy(call, cx);
}

/// The argument itself where it has the sizes.
static Outcome summedToSize(Call &call, Context &cx) {
  TensorObj *self = call.receiver().tensor();
  ListObj *sizes = knownList(call.arg("size"));
  if (!self || !sizes)
    return Outcome::Declined;
  ArrayRef<Attribute> dims =
      cast<TorchTensorType>(self->current.getType()).getDims();
  return !dims.empty() && llvm::equal(sizes->elements, dims, isSize)
             ? done(call, self)
             : Outcome::Declined;
}

/// `atleast_2d`: the argument itself where it has as many dims, else with dims
/// of 1 as the first, or, of 3 dims, as the first and the last.
template <int64_t least>
static Outcome withDims(Call &call, Context &cx) {
  TensorObj *self = call.receiver().tensor();
  if (!self)
    return Outcome::Declined;
  int64_t rank = cast<TorchTensorType>(self->current.getType()).getRank();
  AbstractValue result = self;
  for (; rank < least; ++rank) {
    int64_t dim = rank == 2 ? 2 : 0;
    auto more = cx.calls.resultOf(
        "aten::unsqueeze", {result, cx.graph.constantInt(dim)}, call.loc);
    if (failed(more))
      return Outcome::Failed;
    result = *more;
  }
  return done(call, result);
}

/// `unsafe_split`, `unsafe_chunk`: views too, though their schemas do not say
/// so.
static Outcome splitUnsafely(Call &call, Context &cx) {
  std::string name =
      ("aten::" + call.name.substr(strlen("aten::unsafe_"))).str();
  return evaluateAs(call, cx, name, call.args);
}

/// The casts that autocast puts before operators, as they are on a CPU: float32
/// to another dtype, or half precision to float32; else the argument itself.
static Outcome castByAutocast(Call &call, Context &cx) {
  TensorObj *self = call.receiver().tensor();
  Value enabled = call.arg("cpu_enabled").ssa();
  std::optional<bool> isOn =
      enabled ? cx.predicates.known(enabled) : std::nullopt;
  if (!self || !isOn)
    return Outcome::Declined;
  Type dtype = cast<TorchTensorType>(self->current.getType()).getDtype();
  bool reduces = call.has("cpu_dtype");
  if (!*isOn || !(reduces ? dtype.isF32() : isHalf(dtype)))
    return done(call, self);
  AbstractValue wanted = reduces ? call.arg("cpu_dtype")
                                 : AbstractValue(cx.graph.constantInt(
                                       getScalarType(cx.b.getF32Type())));
  return doneOrFailed(
      call, cx.calls.resultOf("aten::to.dtype",
                              {self, wanted, cx.graph.constantBool(false),
                               cx.graph.constantBool(false), cx.graph.none()},
                              call.loc));
}

/// Dropout outside of training, or of nothing, is its argument itself.
static Outcome dropoutCall(Call &call, Context &cx) {
  Value train = call.arg("train").ssa(), p = call.arg("p").ssa();
  std::optional<double> share = p ? getConstantFloat(p) : std::nullopt;
  if ((train && cx.predicates.known(train) == false) || share == 0)
    return done(call, call.receiver());
  TensorObj *self = call.receiver().tensor();
  if (share || !p || !self)
    return Outcome::Declined;
  Value drops = cx.graph.emitValue(
      "aten::ne.float", {p, cx.graph.constant(cx.b.getF64FloatAttr(0))},
      call.loc);
  if (!drops)
    return Outcome::Failed;
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    if (!isThen)
      return AbstractValues{self};
    Call side = call;
    if (failed(evaluateBySchema(side, cx, *cx.oracle.getSchema(call.name))))
      return failure();
    return side.results;
  };
  return inBranches(call, cx, drops, branch);
}

/// A place in a dim of `size` that may be counted from the end, from its front.
static Value fromFront(Context &cx, Value place, Value size, Location loc) {
  const Symbols &symbols = cx.oracle.getSymbols();
  if (symbols.isAtLeast(place, 0))
    return place;
  auto emit = [&](StringRef name, ValueRange operands) {
    return llvm::is_contained(operands, Value())
               ? Value()
               : cx.graph.emitValue(name, operands, loc);
  };
  Value isBehind = emit("aten::lt.int", {place, cx.graph.constantInt(0)});
  if (isBehind && cx.predicates.known(isBehind) == false)
    return place;
  Value moved = emit("aten::mul.int", {emit("aten::Int.bool", isBehind), size});
  return emit("aten::add.int", {place, moved});
}

/// `narrow` to a length that only the run knows is a slice, which is as long:
/// PyTorch sees to it that there is as much.
static Outcome narrowByTheRun(Call &call, Context &cx) {
  TensorObj *self = call.receiver().tensor();
  if (call.name != "aten::narrow" || !self)
    return Outcome::Declined;
  auto given = materializeAll(cx, {self, call.arg("start"), call.arg("length")},
                              call.loc);
  if (failed(given))
    return Outcome::Failed;
  Value length = given->back();
  if (!isOfTheRun(length, cx.oracle.getSymbols()))
    return Outcome::Declined;
  auto type = cast<TorchTensorType>(given->front().getType());
  std::optional<int64_t> dim = knownInt(call.arg("dim"));
  int64_t at = fromFront(dim.value_or(0), type.getRank());
  if (!dim || at < 0 || at >= type.getRank())
    return cx.fail(call.loc, "narrow of a dim that only the run knows");
  Value size = cx.graph.sizeOf(given->front(), at, call.loc);
  Value start = size ? fromFront(cx, (*given)[1], size, call.loc) : Value();
  Value end =
      start ? cx.graph.emitValue("aten::add.int", {start, length}, call.loc)
            : Value();
  if (!end)
    return Outcome::Failed;
  Value step = cx.graph.constantInt(1);
  if (auto known = dyn_cast_or_null<StringAttr>(
          cast<TorchIntType>(length.getType()).getKnown())) {
    cx.runSizes.setLength(type.getDims()[at], {start, end, step}, known);
    Symbols &symbols = cx.oracle.getSymbols();
    symbols.addNonNegative(symbols.getExpr(length));
    symbols.addNonNegative(symbols.getExpr(size) - symbols.getExpr(end));
  }
  return evaluateAs(call, cx, "aten::slice.Tensor",
                    {self, call.arg("dim"), start, end, step});
}

void addAliasFunctions(OperatorTable &table) {
  for (StringRef name :
       {"aten::to", "aten::type_as", "aten::as_tensor", "aten::contiguous",
        "aten::reshape", "aten::reshape_as", "aten::ravel"})
    table.on(name, sameOrCopy);
  for (StringRef name :
       {"aten::dropout", "aten::feature_dropout", "aten::alpha_dropout",
        "aten::feature_alpha_dropout", "aten::dropout_",
        "aten::feature_dropout_", "aten::alpha_dropout_",
        "aten::feature_alpha_dropout_"})
    table.on(name, dropoutCall);
  for (StringRef name : {"aten::_autocast_to_reduced_precision",
                         "aten::_autocast_to_full_precision"})
    table.on(name, castByAutocast);
  for (StringRef name : {"aten::unsafe_chunk", "aten::unsafe_split",
                         "aten::unsafe_split_with_sizes"})
    table.on(name, splitUnsafely);
  table.on("aten::narrow", narrowByTheRun);
  for (StringRef name : {"aten::detach", "prim::data"})
    table.on(name, detached);
  table.on("aten::detach_", identity);
  for (StringRef name :
       {"aten::conj", "aten::_conj", "aten::conj_physical", "aten::real"})
    table.on(name, unlessComplex);
  table.on("aten::flatten", flattened);
  table.on("aten::sum_to_size", summedToSize);
  table.on("aten::atleast_1d", withDims<1>);
  table.on("aten::atleast_2d", withDims<2>);
  table.on("aten::atleast_3d", withDims<3>);
}

} // namespace torchonnx
