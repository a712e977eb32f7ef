//===- Aliasing.cpp - Views, writes and copies ----------------------------===//
//
// Mutation is resolved by replaying: a write to a view gives the view a new
// value, and its relatives are made anew from that when they are next read.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/memory/Functional.h"

using namespace mlir;

namespace torchonnx {

static StringRef baseNameOf(StringRef name) { return name.split('.').first; }

/// Of PyTorch's memory formats.
enum : int64_t { ContiguousFormat = 0, PreserveFormat = 1 };

//===----------------------------------------------------------------------===//
// Results of operators
//===----------------------------------------------------------------------===//

bool Evaluator::operandsContiguous(const Call &call) {
  auto contiguous = [](AbstractValue value) {
    return !value.tensor() || value.tensor()->contiguous;
  };
  return llvm::all_of(call.args, [&](AbstractValue arg) {
    return arg.list() ? llvm::all_of(arg.list()->elements, contiguous)
                      : contiguous(arg);
  });
}

AbstractValue Evaluator::bindTensorResult(Call &call, const OpSchema *schema,
                                          const SchemaArg *ret, Value value,
                                          ArrayRef<Value> operands,
                                          std::optional<unsigned> element) {
  // Composite operators that may hand back (a view of) an argument, though
  // their schemas do not say so.
  static const llvm::StringSet<> mayReturnArgument = {
      "aten::broadcast_tensors", "aten::meshgrid",   "aten::atleast_1d",
      "aten::atleast_2d",        "aten::atleast_3d", "aten::einsum",
      "aten::sum_to_size",       "aten::type_as"};
  if (isa<ListType>(value.getType()) && !element) {
    AbstractValue wrapped = wrap(value, call.loc);
    ListObj *list = wrapped.list();
    if (!list) {
      if (auto pieces = cutPieces(call, value, operands))
        return *pieces;
      if (!call.args.empty() && call.args[0].tensor())
        setListSource(value, call.args[0].tensor());
      return wrapped;
    }
    for (auto [i, item] : llvm::enumerate(list->elements))
      if (item.tensor())
        item = bindTensorResult(call, schema, ret, item.tensor()->current,
                                operands, i);
    return list;
  }
  if (!isa<TorchTensorType>(value.getType()))
    return wrap(value, call.loc);
  if (ret && !ret->aliasSet.empty())
    for (auto [arg, given] : llvm::zip(schema->args, call.args)) {
      if (arg.aliasSet != ret->aliasSet || !given.tensor())
        continue;
      ViewStep step{call.name.str(), {}, element};
      step.operands.assign(operands.begin() + 1, operands.end());
      TensorObj *view = newView(given.tensor(), value, std::move(step));
      view->contiguous = given.tensor()->contiguous &&
                         preservesContiguity(call.name, operands, value);
      view->transposed =
          given.tensor()->contiguous &&
          isTransposed(call.name, operands,
                       cast<TorchTensorType>(operands[0].getType()));
      return view;
    }
  unsigned result = ret ? ret - schema->returns.data() : 0;
  bool isStandard = operandsContiguous(call) && graph.liesAsNew(value);
  TensorObj *tensor = newBase(value, isStandard);
  tensor->layout = memory.layoutOfResult(call.name, operands, call.args, value,
                                         result, element);
  if (mayReturnArgument.contains(baseNameOf(call.name)))
    for (AbstractValue arg : call.args) {
      if (arg.tensor())
        heap.linkMayAlias(tensor, arg.tensor());
      ListObj *list = arg.list();
      // The product of two or more is new.
      if (!list || (call.name == "aten::einsum" && list->elements.size() > 1))
        continue;
      for (AbstractValue item : list->elements)
        if (item.tensor())
          heap.linkMayAlias(tensor, item.tensor());
    }
  return tensor;
}

/// `to`, `contiguous`, `reshape`, `flatten`: the argument itself, a view of it
/// or a copy.
Evaluator::Outcome Evaluator::sameOrCopy(Call &call) {
  TensorObj *self = call.args.empty() ? nullptr : call.args[0].tensor();
  const OpSchema *schema = oracle.getSchema(call.name);
  if (!self || !schema)
    return Outcome::Declined;
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value value = emitValue(call.name, *operands, call.loc);
  if (!value)
    return Outcome::Failed;
  auto from = cast<TorchTensorType>((*operands)[0].getType()),
       to = cast<TorchTensorType>(value.getType());
  StringRef base = baseNameOf(call.name);
  if (base == "aten::to" || base == "aten::type_as") {
    std::optional<unsigned> copy = schema->argIndex("copy");
    bool isCopy = from.getDtype() != to.getDtype() ||
                  (copy && predicates.known((*operands)[*copy]) != false);
    std::optional<unsigned> at = schema->argIndex("memory_format");
    std::optional<int64_t> format =
        at ? getConstantInt((*operands)[*at]) : std::nullopt;
    bool isKept = format.value_or(PreserveFormat) == PreserveFormat ||
                  (*format == ContiguousFormat && self->contiguous);
    if (isKept && !isCopy)
      return done(call, self);
    TensorObj *result =
        newBase(value, isKept ? self->contiguous : *format == ContiguousFormat);
    Layout *layout =
        memory.layoutOfResult(call.name, *operands, call.args, value);
    layout->mayBeView = !isCopy;
    result->layout = layout;
    // Whether it is a copy depends on how it lies.
    if (!isCopy)
      heap.linkMayAlias(result, self);
    return done(call, result);
  }
  bool isStandard = true;
  if (base == "aten::contiguous") {
    std::optional<int64_t> format = getConstantInt((*operands)[1]);
    isStandard = format.value_or(ContiguousFormat) == ContiguousFormat;
    if (self->contiguous && isStandard)
      return done(call, self);
  } else if (self->contiguous || from.getDims() == to.getDims()) {
    ViewStep step{call.name.str(), {}, std::nullopt};
    step.operands.assign(operands->begin() + 1, operands->end());
    TensorObj *view = newView(self, value, std::move(step));
    view->contiguous = self->contiguous;
    return done(call, view);
  }
  TensorObj *copy = newBase(value, isStandard);
  Layout *layout =
      memory.layoutOfResult(call.name, *operands, call.args, value);
  layout->mayBeView = true;
  copy->layout = layout;
  bool isCopy = isStandard && self->transposed &&
                (base == "aten::contiguous" || to.getRank() == 1);
  if (!isCopy) {
    heap.linkMayAlias(copy, self);
    ViewStep step{call.name.str(), {}, std::nullopt};
    step.operands.assign(operands->begin() + 1, operands->end());
    if (isStandard)
      memory.noteSides(copy, self, std::move(step));
  }
  return done(call, copy);
}

/// Dropout outside of training is its argument itself.
Evaluator::Outcome Evaluator::dropoutCall(Call &call) {
  if (call.args.size() == 3 && call.args[2].ssa() &&
      predicates.known(call.args[2].ssa()) == false)
    return done(call, call.args[0]);
  return Outcome::Declined;
}

//===----------------------------------------------------------------------===//
// In-place and out= operators
//===----------------------------------------------------------------------===//

/// Erases the op whose results these are, which was only asked for their types.
static void discard(ArrayRef<Value> results) {
  Operation *op = results.front().getDefiningOp();
  if (op && op->use_empty() && !isa<ConstantOp>(op))
    op->erase();
}

LogicalResult Evaluator::evaluateInPlace(Call &call, const OpSchema &schema) {
  SmallVector<unsigned> written;
  for (auto [i, arg] : llvm::enumerate(schema.args))
    if (arg.isWrite)
      written.push_back(i);
  SmallVector<TensorObj *> targets;
  for (unsigned i : written) {
    TensorObj *target = i < call.args.size() ? call.args[i].tensor() : nullptr;
    if (!target)
      return error(call.loc, call.name + " writes to '" + schema.args[i].name +
                                 "', which is not one tensor");
    targets.push_back(target);
  }

  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return failure();
  bool isOut = schema.args[written[0]].kwargOnly;
  Value self = (*operands)[written[0]];
  StringRef base = schema.baseName();
  SmallVector<Value, 2> values, returned;
  // What they write may be of any dtype.
  bool converts = base == "aten::copy_" || base == "aten::fill_";
  if (base == "aten::copy_" || call.name == "aten::fill_.Tensor") {
    values.push_back((*operands)[1]);
  } else if (base == "aten::zero_" || call.name == "aten::fill_.Scalar") {
    // Sizes that are known are not asked of the tensor: nothing else of it is
    // needed.
    auto type = cast<TorchTensorType>(self.getType());
    Value fill = base == "aten::zero_" ? constantInt(0) : (*operands)[1];
    Value dtype = constantInt(getScalarType(type.getDtype()));
    Value sizes = type.getNumElements() ? sizesOf(self, call.loc) : Value();
    values.push_back(
        sizes
            ? emitValue("aten::full",
                        {sizes, fill, dtype, none(), none(), none()}, call.loc)
            : emitValue("aten::full_like",
                        {self, fill, none(), none(), none(), none(), none()},
                        call.loc));
  } else {
    SmallVector<std::optional<unsigned>> argMap;
    const OpSchema *functional = findFunctional(oracle, schema, argMap);
    if (!functional)
      return error(
          call.loc,
          call.name +
              " has no form that returns its result instead of writing it");
    SmallVector<Value> args;
    for (std::optional<unsigned> i : argMap)
      args.push_back(i ? (*operands)[*i] : none());
    auto results = emit(functional->name, args, call.loc);
    if (failed(results))
      return failure();
    values = *results;
    // Some forms return what they write after what the operator returns.
    if (values.size() == schema.returns.size() + targets.size()) {
      returned.assign(values.begin(), values.end() - targets.size());
      values.erase(values.begin(), values.end() - targets.size());
    }
  }
  if (values.size() < targets.size())
    return error(call.loc,
                 call.name + " has no form that returns all that it writes");

  for (auto [target, value, position] : llvm::zip(targets, values, written)) {
    if (!value)
      return failure();
    auto want = cast<TorchTensorType>((*operands)[position].getType());
    auto have = cast<TorchTensorType>(value.getType());
    if (have.getDtype() != want.getDtype()) {
      if (!isOut && !converts && isa<IntegerType>(want.getDtype()) &&
          !isa<IntegerType>(have.getDtype()))
        return error(
            call.loc,
            "PyTorch refuses " + call.name +
                ": its result is floating point, but it writes to integers");
      value = emitValue("aten::to.dtype",
                        {value, constantInt(getScalarType(want.getDtype())),
                         constantBool(false), constantBool(false), none()},
                        call.loc);
      if (!value)
        return failure();
      have = cast<TorchTensorType>(value.getType());
    }
    if (have.getDims() != want.getDims()) {
      if (isOut) {
        // out= keeps the sizes of a tensor with as many elements, for some
        // operators, and resizes one that does not fit.
        auto asked = emit(call.name, *operands, call.loc);
        if (failed(asked))
          return failure();
        auto sizes = cast<TorchTensorType>((*asked)[0].getType()).getDims();
        discard(*asked);
        if (sizes == want.getDims()) {
          Value list = sizesOf((*operands)[position], call.loc);
          value = emitValue("aten::reshape", {value, list}, call.loc);
        } else if (target->parent || !target->views.empty()) {
          return error(call.loc, call.name + " resizes a tensor that is or has "
                                             "a view");
        } else {
          heap.assign(target->layout,
                      static_cast<const Layout *>(
                          heap.newLayout(Layout::Unknown, value)));
        }
      } else if (base == "aten::copy_" || base == "aten::fill_") {
        Value sizes = sizesOf((*operands)[position], call.loc);
        value = emitValue("aten::expand", {value, sizes, constantBool(false)},
                          call.loc);
      } else {
        // The operator itself demands that the result has self's sizes; of
        // those that only data decides, it is the run that tells.
        const Symbols &symbols = oracle.getSymbols();
        bool isOfTheRun =
            have.getRank() == want.getRank() &&
            llvm::all_of(llvm::zip(have.getDims(), want.getDims()),
                         [&](auto pair) {
                           auto [x, y] = pair;
                           return x == y || symbols.isUnbacked(x) ||
                                  symbols.isUnbacked(y);
                         });
        if (!isOfTheRun) {
          auto asked = emit(call.name, *operands, call.loc);
          if (failed(asked))
            return failure();
          discard(*asked);
        }
        Value sizes = sizesOf((*operands)[position], call.loc);
        value = emitValue("aten::expand", {value, sizes, constantBool(false)},
                          call.loc);
      }
      if (!value)
        return failure();
    }
    if (failed(write(target, value, call.loc)))
      return failure();
  }
  for (auto [ret, value] : llvm::zip(schema.returns, returned))
    call.results.push_back(
        bindTensorResult(call, &schema, &ret, value, *operands, std::nullopt));
  for (const SchemaArg &ret : schema.returns)
    for (auto [i, arg] : llvm::enumerate(schema.args))
      if (arg.isWrite && arg.aliasSet == ret.aliasSet) {
        call.results.push_back(call.args[i]);
        break;
      }
  return success();
}

/// `unsqueeze_` and its like: the tensor becomes a view of what it was.
Evaluator::Outcome Evaluator::metadataInPlace(Call &call) {
  TensorObj *tensor = call.args[0].tensor();
  if (!tensor)
    return Outcome::Declined;
  if (heap.isFromBefore(tensor))
    return fail(call.loc, call.name + " inside a branch or loop, on a tensor "
                                      "from before it");
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  auto [base, overload] = call.name.split('.');
  StringRef functional = base.drop_back();
  std::string name =
      functional.str() + (overload.empty() ? "" : "." + overload.str());
  if (functional == "aten::transpose")
    name = "aten::transpose.int";
  Value value = emitValue(name, *operands, call.loc);
  if (!value)
    return Outcome::Failed;
  // The old self lives on, out of reach, as the parent of its views.
  auto *old = heap.newCopyOf(*tensor);
  auto replaceBase = [&](auto &&self, TensorObj *node) -> void {
    if (node->base == tensor)
      heap.assign(node->base, old);
    for (TensorObj *view : node->views)
      self(self, view);
  };
  replaceBase(replaceBase, old);
  for (TensorObj *view : old->views)
    heap.assign(view->parent, old);
  if (old->base->truth == tensor)
    heap.assign(old->base->truth, old);
  if (tensor->base == tensor)
    for (TensorObj *other : old->mayAlias)
      heap.linkMayAlias(other, old);
  if (old->parent)
    llvm::replace(old->parent->views, tensor, old);
  ViewStep step{name, {}, std::nullopt};
  step.operands.assign(operands->begin() + 1, operands->end());
  TensorObj *view = newView(old, value, std::move(step));
  view->contiguous =
      old->contiguous && preservesContiguity(name, *operands, value);
  llvm::replace(old->views, view, tensor);
  TensorObj self = *view;
  self.id = tensor->id;
  heap.assign(*tensor, std::move(self));
  return done(call, tensor);
}

/// `fill_diagonal_` of a matrix is `fill_` of its diagonal.
Evaluator::Outcome Evaluator::fillDiagonal(Call &call) {
  TensorObj *tensor = call.args[0].tensor();
  if (!tensor || call.args.size() != 3 || !call.args[2].ssa())
    return Outcome::Declined;
  auto type = cast<TorchTensorType>(tensor->current.getType());
  if (type.getRank() != 2 || predicates.known(call.args[2].ssa()) != false)
    return fail(call.loc, "fill_diagonal_ of a tensor that is no matrix, or "
                          "that wraps around");
  Call diagonal{"aten::diagonal",
                call.loc,
                {tensor, constantInt(0), constantInt(0), constantInt(1)},
                {},
                {},
                {}};
  if (failed(evaluateCall(diagonal)))
    return Outcome::Failed;
  Call fill{"aten::fill_.Scalar",
            call.loc,
            {diagonal.results[0], call.args[1]},
            {},
            {},
            {}};
  if (failed(evaluateCall(fill)))
    return Outcome::Failed;
  return done(call, tensor);
}

Evaluator::Outcome Evaluator::refuseStorage(Call &call) {
  return fail(
      call.loc,
      call.name +
          " changes the storage of a tensor, which a graph cannot express");
}

void Evaluator::addAliasHandlers(OperatorTable &table) {
  for (StringRef name :
       {"aten::to", "aten::type_as", "aten::contiguous", "aten::reshape",
        "aten::flatten", "aten::reshape_as", "aten::ravel"})
    table.on(name, &Evaluator::sameOrCopy);
  for (StringRef name :
       {"aten::dropout", "aten::feature_dropout", "aten::alpha_dropout",
        "aten::feature_alpha_dropout", "aten::dropout_",
        "aten::feature_dropout_", "aten::alpha_dropout_",
        "aten::feature_alpha_dropout_"})
    table.on(name, &Evaluator::dropoutCall);
  for (StringRef name :
       {"aten::unsqueeze_", "aten::squeeze_", "aten::transpose_", "aten::t_",
        "aten::swapaxes_", "aten::swapdims_", "aten::as_strided_"})
    table.on(name, &Evaluator::metadataInPlace);
  table.on("aten::squeeze", &Evaluator::squeeze);
  table.on("aten::fill_diagonal_", &Evaluator::fillDiagonal);
  table.on("aten::narrow", &Evaluator::narrowByTheRun);
  for (StringRef name : {"aten::set_", "aten::resize_", "aten::resize_as_",
                         "aten::_resize_output_"})
    table.on(name, &Evaluator::refuseStorage);
  for (StringRef name : {"aten::detach_", "aten::detach"})
    table.on(name, &Evaluator::identity);
}

} // namespace torchonnx
