//===- Queries.cpp - What the program asks about itself -------------------===//
//
// Questions that have one answer while we convert: whether a value is None,
// which device it is on, whether we script.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

Outcome identity(Call &call, Context &cx) {
  MaybeObj *maybe = call.receiver().maybe();
  return done(call, maybe ? maybe->value : call.receiver());
}

/// A task is done where it is forked; `wait` gives what it gave.
static Outcome runFork(Call &call, Context &cx) {
  Operation *current = cx.calls.getCurrent();
  if (!current || current->getNumRegions() != 1)
    return Outcome::Declined;
  auto results =
      cx.calls.evaluateBlock(current->getRegion(0).front(), call.args);
  if (failed(results))
    return Outcome::Failed;
  return done(call, results->size() == 1
                        ? results->front()
                        : AbstractValue(cx.heap.newTuple(*results)));
}

static Outcome ignore(Call &call, Context &cx) {
  call.results.resize(call.types.size(), AbstractValue(cx.graph.none()));
  return Outcome::Done;
}

/// `a is b` and `a is not b`, nearly always against None.
static Outcome isSame(Call &call, Context &cx) {
  AbstractValue x = call.arg("self"), y = call.arg("obj");
  bool negated = call.name.starts_with("aten::__isnot__");
  if (y.maybe())
    std::swap(x, y);
  if (MaybeObj *maybe = x.maybe(); maybe && isNothing(y)) {
    Value answer =
        negated ? cx.graph.invert(maybe->isNone, call.loc) : maybe->isNone;
    return done(call, answer);
  }
  bool same =
      isNothing(x) || isNothing(y) ? isNothing(x) && isNothing(y) : x == y;
  return done(call, cx.graph.constantBool(same != negated));
}

/// Whether `value` is an instance of a type as TorchScript spells it.
static bool isInstanceOf(AbstractValue value, StringRef type) {
  auto bracket = type.find('[');
  StringRef name = type.take_front(bracket);
  SmallVector<StringRef> params;
  if (bracket != StringRef::npos)
    params = splitTopLevel(type.drop_front(bracket + 1).drop_back());
  if (type == "Any")
    return true;
  if (name == "Optional" || name == "Union")
    return (name == "Optional" && isNothing(value)) ||
           llvm::any_of(params, [&](StringRef param) {
             return isInstanceOf(value, param);
           });
  if (value.tensor())
    return type == "Tensor";
  auto areAll = [](ArrayRef<AbstractValue> values, StringRef type) {
    return llvm::all_of(
        values, [&](AbstractValue value) { return isInstanceOf(value, type); });
  };
  if (ListObj *list = value.list())
    return (name == "List" || name == "list") &&
           (params.empty() || areAll(list->elements, params[0]));
  if (TupleObj *tuple = value.tuple())
    return (name == "Tuple" || name == "tuple") &&
           (params.empty() ||
            (params.size() == tuple->elements.size() &&
             llvm::all_of_zip(tuple->elements, params,
                              [](AbstractValue e, StringRef p) {
                                return isInstanceOf(e, p);
                              })));
  if (DictObj *dict = value.dict()) {
    auto hasTypes = [&](auto &entry) {
      return isInstanceOf(entry.first, params[0]) &&
             isInstanceOf(entry.second, params[1]);
    };
    return (name == "Dict" || name == "dict") &&
           (params.size() != 2 || llvm::all_of(dict->entries, hasTypes));
  }
  if (ClassObj *object = value.object()) {
    auto classType = dyn_cast_or_null<ClassType>(object->type);
    return classType && classType.getName().getValue() == type;
  }
  Type have = value.ssa() ? value.ssa().getType() : Type();
  if (!have)
    return false;
  if (auto classType = dyn_cast<ClassType>(have))
    return classType.getName().getValue() == type;
  return (type == "int" && isa<TorchIntType>(have)) ||
         (type == "float" && isa<TorchFloatType>(have)) ||
         (type == "bool" && isa<TorchBoolType>(have)) ||
         (type == "str" && isa<TorchStrType>(have)) ||
         (type == "complex" && isa<TorchComplexType>(have)) ||
         (type == "NoneType" && isa<TorchNoneType>(have)) ||
         (type == "Device" && isa<TorchDeviceType>(have)) ||
         ((type == "number" || type == "Scalar") &&
          isa<TorchIntType, TorchFloatType, TorchComplexType>(have));
}

/// `isinstance`, of one operand: the types asked for are in the attribute
/// `types`.
static Outcome isInstance(Call &call, Context &cx) {
  auto types = call.attributes.getAs<ArrayAttr>("types");
  if (!types)
    return cx.fail(call.loc, "isinstance of an unknown type");
  bool answer =
      llvm::any_of(types.getAsValueRange<StringAttr>(), [&](StringRef type) {
        return isInstanceOf(call.receiver(), type);
      });
  return done(call, cx.graph.constantBool(answer));
}

static Outcome uninitialized(Call &call, Context &cx) {
  return done(call, AbstractValue());
}

/// `raise`, and what a failed `assert` becomes.
static Outcome raiseException(Call &call, Context &cx) {
  std::string message = "an exception";
  if (Value given = call.arg("msg").ssa()) {
    // Of a text that only the run knows, the format is said.
    Operation *format = given.getDefiningOp();
    if (!getConstantStr(given) && format && format->getNumOperands())
      given = format->getOperand(0);
    if (std::optional<StringRef> text = getConstantStr(given))
      message = text->str();
  }
  cx.control.raise(call.loc, message);
  return Outcome::Failed;
}

/// `x.size()`: a list of numbers and of the symbols' run-time values.
static Outcome askSizes(Call &call, Context &cx) {
  TensorObj *tensor = call.receiver().tensor();
  if (!tensor || call.has("dim"))
    return Outcome::Declined;
  Value value = cx.memory.read(tensor, call.loc);
  if (!value)
    return Outcome::Failed;
  std::vector<AbstractValue> dims;
  for (int64_t i = 0, rank = cast<TorchTensorType>(value.getType()).getRank();
       i < rank; ++i) {
    Value size = cx.graph.sizeOf(value, i, call.loc);
    if (!size)
      return Outcome::Failed;
    dims.push_back(size);
  }
  return done(call, cx.heap.newList(dims, TorchIntType::get(cx.context)));
}

/// Whether two tensors have as many dims, of the same sizes.
static Outcome isSameSize(Call &call, Context &cx) {
  AbstractValues both;
  for (AbstractValue tensor : call.args) {
    auto sizes = cx.calls.resultOf("aten::size", {tensor}, call.loc);
    if (failed(sizes))
      return Outcome::Failed;
    both.push_back(*sizes);
  }
  return doneOrFailed(call,
                      cx.calls.resultOf("aten::eq.int_list", both, call.loc));
}

/// A number that is made of a constant; LibTorch knows which.
static Outcome hashOf(Call &call, Context &cx) {
  Value value = call.args.front().ssa();
  if (value && getConstant(value) && !isa<TorchTensorType>(value.getType()))
    return Outcome::Declined;
  return cx.fail(call.loc, "hash() of what only the run knows, or of a tensor, "
                           "whose hash is where it lies");
}

/// Everything runs where ONNX Runtime puts it; the program is told "cpu".
static Outcome deviceOf(Call &call, Context &cx) {
  return done(call, cx.graph.constant(cx.b.getStringAttr("cpu"),
                                      TorchDeviceType::get(cx.context)));
}

static Outcome deviceType(Call &call, Context &cx) {
  return done(call, cx.graph.constant(cx.b.getStringAttr("cpu")));
}

static Outcome answerTrue(Call &call, Context &cx) {
  return done(call, cx.graph.constantBool(true));
}

static Outcome answerFalse(Call &call, Context &cx) {
  return done(call, cx.graph.constantBool(false));
}

/// Of what may be None it is asked on both sides.
static Outcome unwrap(Call &call, Context &cx) {
  if (!isNothing(call.receiver()))
    return done(call, call.receiver());
  cx.control.raise(call.loc, "an Optional that is None is unwrapped");
  return Outcome::Failed;
}

void addQueryFunctions(OperatorTable &table) {
  table.on("aten::_unwrap_optional", unwrap);
  for (StringRef name :
       {"prim::unchecked_cast", "prim::unchecked_unwrap_optional",
        "prim::Identity", "aten::requires_grad_", "prim::annotate",
        "aten::Size", "aten::wait", "prim::awaitable_wait",
        "aten::resolve_conj", "aten::resolve_neg", "aten::cpu", "aten::cuda",
        "aten::pin_memory", "aten::positive"})
    table.on(name, identity);
  for (StringRef name :
       {"prim::Print", "aten::warn", "aten::manual_seed",
        "profiler::_record_function_enter", "profiler::_record_function_exit",
        "prim::Enter", "prim::Exit", "aten::set_grad_enabled",
        "aten::_assert_async", "aten::_assert_tensor_metadata"})
    table.on(name, ignore);
  for (StringRef name : {"aten::is_scripting", "prim::is_cpu", "prim::is_leaf"})
    table.on(name, answerTrue);
  for (StringRef name : {"prim::is_cuda",
                         "prim::is_xpu",
                         "prim::is_ipu",
                         "prim::is_mkldnn",
                         "prim::is_mps",
                         "prim::is_vulkan",
                         "prim::is_meta",
                         "prim::is_nested",
                         "prim::is_sparse",
                         "prim::is_sparse_csr",
                         "prim::is_maia",
                         "prim::is_mtia",
                         "prim::is_hpu",
                         "prim::requires_grad",
                         "aten::requires_grad",
                         "aten::is_grad_enabled",
                         "aten::is_autocast_enabled",
                         "aten::is_autocast_cpu_enabled",
                         "aten::is_tracing",
                         "prim::is_tracing",
                         "cuda::is_available",
                         "aten::is_cuda",
                         "aten::is_conj",
                         "aten::is_neg",
                         "aten::is_inference",
                         "aten::_is_zerotensor"})
    table.on(name, answerFalse);
  std::pair<StringRef, Handler> entries[] = {
      {"aten::__is__", isSame},
      {"aten::__isnot__", isSame},
      {"prim::isinstance", isInstance},
      {"prim::fork", runFork},
      {"prim::Uninitialized", uninitialized},
      {"prim::RaiseException", raiseException},
      {"aten::size", askSizes},
      {"prim::shape", askSizes},
      {"aten::is_same_size", isSameSize},
      {"aten::hash", hashOf},
      {"prim::device", deviceOf},
      {"prim::type", deviceType},
  };
  for (auto [name, handler] : entries)
    table.on(name, handler);
}

} // namespace torchonnx
