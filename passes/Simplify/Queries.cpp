//===- Queries.cpp - What the program asks about itself -------------------===//
//
// Questions that have one answer while we convert: whether a value is None,
// which device it is on, whether we script.
//
//===----------------------------------------------------------------------===//

#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

Evaluator::Outcome Evaluator::identity(Call &call) {
  MaybeObj *maybe = call.args[0].maybe();
  return done(call, maybe ? maybe->value : call.args[0]);
}

/// A task is done where it is forked; `wait` gives what it gave.
Evaluator::Outcome Evaluator::fork(Call &call) {
  if (!current || current->getNumRegions() != 1)
    return Outcome::Declined;
  Block &body = current->getRegion(0).front();
  for (auto [param, arg] : llvm::zip(body.getArguments(), call.args))
    bind(param, arg);
  if (failed(evaluateBlock(body)))
    return Outcome::Failed;
  AbstractValues results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(lookup(value));
  return done(call, results.size() == 1
                        ? results[0]
                        : AbstractValue(heap.newTuple(results)));
}

/// divmod(a, b) = (a // b, a % b)
Evaluator::Outcome Evaluator::divmod(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  StringRef kind = call.name.split('.').second;
  if (failed(operands) || (kind != "int" && kind != "float"))
    return Outcome::Declined;
  Value quotient =
            emitValue(("aten::floordiv." + kind).str(), *operands, call.loc),
        rest =
            emitValue(("aten::remainder." + kind).str(), *operands, call.loc);
  if (!quotient || !rest)
    return Outcome::Failed;
  call.results.push_back(quotient);
  return done(call, rest);
}

/// table[i], as a number
Value Evaluator::lookUp(ArrayRef<int64_t> table, Value i, Location loc) {
  auto type = RankedTensorType::get({int64_t(table.size())}, b.getI64Type());
  Value all = constant(DenseElementsAttr::get(type, table));
  Value one = emitValue("aten::select.int", {all, constantInt(0), i}, loc);
  return emitValue("aten::Int.Tensor", {one}, loc);
}

/// factorial(n), of a table that ends with the last that an int holds
Evaluator::Outcome Evaluator::factorial(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands) || getConstantInt((*operands)[0]))
    return Outcome::Declined;
  SmallVector<int64_t> table = {1};
  for (int64_t n = 1; n <= 20; ++n)
    table.push_back(table.back() * n);
  Value number = lookUp(table, (*operands)[0], call.loc);
  return number ? done(call, number) : Outcome::Failed;
}

/// isfinite(x) = not (isinf(x) or isnan(x))
Evaluator::Outcome Evaluator::isFinite(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value inf = emitValue("aten::isinf.float", *operands, call.loc),
        nan = emitValue("aten::isnan.float", *operands, call.loc);
  Value either = emitValue("aten::__or__.bool", {inf, nan}, call.loc);
  Value finite = either ? invert(either, call.loc) : Value();
  return finite ? done(call, finite) : Outcome::Failed;
}

/// `a == b` and `a != b` of a string that a branch of the run chose.
Evaluator::Outcome Evaluator::compareStrings(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  if (llvm::all_of(*operands, [](Value v) { return bool(getConstantStr(v)); }))
    return Outcome::Declined;
  return done(call, createOperator(b, call.loc, call.name, *operands,
                                   TorchBoolType::get(context))
                        ->getResult(0));
}

/// a << b = a * 2^b; a >> b = a // 2^b, where the processor takes b modulo 64
Evaluator::Outcome Evaluator::shift(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  if (llvm::all_of(*operands, [](Value v) { return bool(getConstantInt(v)); }))
    return Outcome::Declined;
  Value number = (*operands)[0], by = (*operands)[1];
  bool isLeft = call.name == "aten::__lshift__.int";
  auto op = [&](StringRef name, Value x, Value y) {
    return emitValue(name, {x, y}, call.loc);
  };
  // No int is 2^63, but two that are multiplied, or divided by, are.
  SmallVector<int64_t> powers;
  for (int64_t i = 0; i <= 32; ++i)
    powers.push_back(int64_t(1) << i);
  auto shiftBy = [&](Value x, Value bits) {
    std::optional<int64_t> known = bits ? getConstantInt(bits) : std::nullopt;
    Value power = known  ? constantInt(powers[*known])
                  : bits ? lookUp(powers, bits, call.loc)
                         : Value();
    return op(isLeft ? "aten::mul.int" : "aten::floordiv.int", x, power);
  };
  by = op("aten::remainder.int", by, constantInt(64));
  std::optional<int64_t> known = by ? getConstantInt(by) : std::nullopt;
  if (known && *known <= 32) {
    number = shiftBy(number, by);
  } else {
    Value half = op("aten::floordiv.int", by, constantInt(2));
    number = shiftBy(shiftBy(number, half), op("aten::sub.int", by, half));
  }
  return number ? done(call, number) : Outcome::Failed;
}

/// How many numbers `range(low, high, step)` has.
Evaluator::Outcome Evaluator::rangeLength(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value low = (*operands)[0], high = (*operands)[1];
  std::optional<int64_t> step = getConstantInt((*operands)[2]);
  if (step == 0 || (step && getConstantInt(low) && getConstantInt(high)))
    return Outcome::Declined;
  if (!step) {
    // -((low - high) // step), for steps of either sign
    Value span = emitValue("aten::sub.int", {low, high}, call.loc);
    if (span)
      span = emitValue("aten::floordiv.int", {span, (*operands)[2]}, call.loc);
    if (span)
      span = emitValue("aten::neg.int", {span}, call.loc);
    if (span)
      span = emitValue("prim::max.int", {span, constantInt(0)}, call.loc);
    return span ? done(call, span) : Outcome::Failed;
  }
  if (*step < 0)
    std::swap(low, high);
  Value span = emitValue("aten::sub.int", {high, low}, call.loc);
  if (span && std::abs(*step) != 1) {
    span = emitValue("aten::add.int", {span, constantInt(std::abs(*step) - 1)},
                     call.loc);
    if (span)
      span = emitValue("aten::floordiv.int",
                       {span, constantInt(std::abs(*step))}, call.loc);
  }
  if (span)
    span = emitValue("prim::max.int", {span, constantInt(0)}, call.loc);
  return span ? done(call, span) : Outcome::Failed;
}

/// Number `i` of a range: low + i * step.
Evaluator::Outcome Evaluator::rangeItem(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value offset =
      emitValue("aten::mul.int", {(*operands)[0], (*operands)[2]}, call.loc);
  Value item = emitValue("aten::add.int", {(*operands)[1], offset}, call.loc);
  return item ? done(call, item) : Outcome::Failed;
}

Evaluator::Outcome Evaluator::ignore(Call &call) {
  call.results.resize(call.types.size(), AbstractValue(none()));
  return Outcome::Done;
}

/// Whether all elements are close: with what `isclose` demands of sizes.
Evaluator::Outcome Evaluator::allClose(Call &call) {
  auto operands = materializeAll(call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value close = emitValue("aten::isclose", *operands, call.loc);
  if (close)
    close = emitValue("aten::all", {close}, call.loc);
  if (close)
    close = emitValue("aten::Bool.Tensor", {close}, call.loc);
  return close ? done(call, close) : Outcome::Failed;
}

/// `a is b` and `a is not b`, nearly always against None.
Evaluator::Outcome Evaluator::isSame(Call &call) {
  AbstractValue x = call.args[0], y = call.args[1];
  bool negated = call.name.starts_with("aten::__isnot__");
  if (y.maybe())
    std::swap(x, y);
  if (MaybeObj *maybe = x.maybe(); maybe && isNothing(y)) {
    Value answer = negated ? invert(maybe->isNone, call.loc) : maybe->isNone;
    return answer ? done(call, answer) : Outcome::Failed;
  }
  bool same =
      isNothing(x) || isNothing(y) ? isNothing(x) && isNothing(y) : x == y;
  return done(call, constantBool(same != negated));
}

/// Splits `A, List[B], C` at the commas that no bracket encloses.
static SmallVector<StringRef> splitTypes(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == ',' && depth == 0)) {
      parts.push_back(text.slice(begin, i).trim());
      begin = i + 1;
    } else if (text[i] == '[') {
      ++depth;
    } else if (text[i] == ']') {
      --depth;
    }
  }
  return parts;
}

/// Whether `value` is an instance of a type as TorchScript spells it.
static bool isInstanceOf(AbstractValue value, StringRef type) {
  auto bracket = type.find('[');
  StringRef name = type.take_front(bracket);
  SmallVector<StringRef> params;
  if (bracket != StringRef::npos)
    params = splitTypes(type.drop_front(bracket + 1).drop_back());
  if (type == "Any")
    return true;
  if (name == "Optional" || name == "Union")
    return (name == "Optional" && isNothing(value)) ||
           llvm::any_of(params, [&](StringRef param) {
             return isInstanceOf(value, param);
           });
  if (value.tensor())
    return type == "Tensor";
  if (ListObj *list = value.list())
    return name == "List" || name == "list"
               ? params.empty() ||
                     llvm::all_of(list->elements,
                                  [&](AbstractValue e) {
                                    return isInstanceOf(e, params[0]);
                                  })
               : false;
  if (TupleObj *tuple = value.tuple())
    return (name == "Tuple" || name == "tuple") &&
           (params.empty() ||
            (params.size() == tuple->elements.size() &&
             llvm::all_of_zip(tuple->elements, params,
                              [](AbstractValue e, StringRef p) {
                                return isInstanceOf(e, p);
                              })));
  if (value.dict())
    return name == "Dict" || name == "dict";
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

/// `isinstance`: the types asked for are in the attribute `types`.
Evaluator::Outcome Evaluator::isInstance(Call &call) {
  auto types = call.attributes.getAs<ArrayAttr>("types");
  if (!types)
    return fail(call.loc, "isinstance of an unknown type");
  bool answer =
      llvm::any_of(types.getAsValueRange<StringAttr>(), [&](StringRef type) {
        return isInstanceOf(call.args[0], type);
      });
  return done(call, constantBool(answer));
}

Evaluator::Outcome Evaluator::uninitialized(Call &call) {
  return done(call, AbstractValue());
}

/// `raise`, and what a failed `assert` becomes.
Evaluator::Outcome Evaluator::raise(Call &call) {
  std::string message = "an exception";
  if (!call.args.empty() && call.args[0].ssa())
    if (std::optional<StringRef> text = getConstantStr(call.args[0].ssa()))
      message = text->str();
  raised = Raise{call.loc, message};
  return Outcome::Failed;
}

/// `x.size()`: a list of numbers and of the symbols' run-time values.
Evaluator::Outcome Evaluator::sizes(Call &call) {
  TensorObj *tensor = call.args[0].tensor();
  if (!tensor || call.args.size() != 1)
    return Outcome::Declined;
  Value value = read(tensor, call.loc);
  if (!value)
    return Outcome::Failed;
  std::vector<AbstractValue> dims;
  for (int64_t i = 0, rank = cast<TorchTensorType>(value.getType()).getRank();
       i < rank; ++i) {
    Value size = sizeOf(value, i, call.loc);
    if (!size)
      return Outcome::Failed;
    dims.push_back(size);
  }
  return done(call, heap.newList(dims, TorchIntType::get(context)));
}

/// Whether two tensors have as many dims, of the same sizes.
Evaluator::Outcome Evaluator::isSameSize(Call &call) {
  Call compare{"aten::eq.int_list", call.loc, {}, {}, {}, {}};
  for (AbstractValue tensor : call.args) {
    Call sizes{"aten::size", call.loc, {tensor}, {}, {}, {}};
    if (failed(evaluateCall(sizes)))
      return Outcome::Failed;
    compare.args.push_back(sizes.results.front());
  }
  if (failed(evaluateCall(compare)))
    return Outcome::Failed;
  return done(call, compare.results.front());
}

/// Everything runs where ONNX Runtime puts it; the program is told "cpu".
Evaluator::Outcome Evaluator::deviceOf(Call &call) {
  return done(call,
              constant(b.getStringAttr("cpu"), TorchDeviceType::get(context)));
}

Evaluator::Outcome Evaluator::deviceType(Call &call) {
  return done(call, constant(b.getStringAttr("cpu")));
}

Evaluator::Outcome Evaluator::answerTrue(Call &call) {
  return done(call, constantBool(true));
}
Evaluator::Outcome Evaluator::answerFalse(Call &call) {
  return done(call, constantBool(false));
}

/// `narrow` to a length that only the run knows is a slice.
Evaluator::Outcome Evaluator::narrowByTheRun(Call &call) {
  if (call.name != "aten::narrow")
    return Outcome::Declined;
  auto numbers = materializeAll(ArrayRef(call.args).drop_front(), call.loc);
  if (failed(numbers))
    return Outcome::Failed;
  Value start = (*numbers)[1], length = (*numbers)[2];
  if (!isOfTheRun(length, oracle.getSymbols()))
    return Outcome::Declined;
  Value end = emitValue("aten::add.int", {start, length}, call.loc);
  if (!end)
    return Outcome::Failed;
  Call slice = call;
  slice.name = "aten::slice.Tensor";
  slice.args = {call.args[0], call.args[1], start, end, constantInt(1)};
  LogicalResult result = evaluateCall(slice);
  call.results = slice.results;
  return succeeded(result) ? Outcome::Done : Outcome::Failed;
}

void Evaluator::addQueryHandlers(OperatorTable &table) {
  for (StringRef name :
       {"prim::unchecked_cast", "prim::unchecked_unwrap_optional",
        "aten::_unwrap_optional", "prim::Identity", "aten::requires_grad_",
        "prim::annotate", "aten::wait", "prim::awaitable_wait",
        "aten::resolve_conj", "aten::resolve_neg", "aten::cpu", "aten::cuda",
        "aten::pin_memory", "prim::data"})
    table.on(name, &Evaluator::identity);
  for (StringRef name :
       {"prim::Print", "aten::warn", "aten::manual_seed",
        "profiler::_record_function_enter", "profiler::_record_function_exit",
        "prim::Enter", "prim::Exit", "aten::set_grad_enabled",
        "aten::_assert_async", "aten::_assert_tensor_metadata"})
    table.on(name, &Evaluator::ignore);
  for (StringRef name : {"aten::is_scripting", "prim::is_cpu", "prim::is_leaf"})
    table.on(name, &Evaluator::answerTrue);
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
    table.on(name, &Evaluator::answerFalse);
  std::pair<StringRef, Handler> entries[] = {
      {"aten::__is__", &Evaluator::isSame},
      {"aten::__isnot__", &Evaluator::isSame},
      {"aten::divmod", &Evaluator::divmod},
      {"aten::factorial", &Evaluator::factorial},
      {"aten::eq.str", &Evaluator::compareStrings},
      {"aten::ne.str", &Evaluator::compareStrings},
      {"aten::__lshift__.int", &Evaluator::shift},
      {"aten::__rshift__.int", &Evaluator::shift},
      {"aten::isfinite.float", &Evaluator::isFinite},
      {"aten::allclose", &Evaluator::allClose},
      {"prim::isinstance", &Evaluator::isInstance},
      {"prim::fork", &Evaluator::fork},
      {"aten::__range_length", &Evaluator::rangeLength},
      {"aten::__derive_index", &Evaluator::rangeItem},
      {"aten::batch_norm", &Evaluator::batchNorm},
      {"prim::Uninitialized", &Evaluator::uninitialized},
      {"prim::RaiseException", &Evaluator::raise},
      {"aten::size", &Evaluator::sizes},
      {"prim::shape", &Evaluator::sizes},
      {"aten::is_same_size", &Evaluator::isSameSize},
      {"prim::device", &Evaluator::deviceOf},
      {"prim::type", &Evaluator::deviceType},
  };
  for (auto [name, handler] : entries)
    table.on(name, handler);
}

} // namespace torchonnx
