//===- Recorder.cpp - Watching what a kernel calls ------------------------===//
//
// A fallback on a dispatch key that nothing else uses sees every operator that
// a composite's kernel calls, before its own kernel runs.
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/ATen.h>
#include <ATen/native/TypeProperties.h>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/library.h>

using namespace torchonnx;
using c10::DispatchKey;
using c10::IValue;
using llvm::StringRef;
using torch::jit::Stack;

/// The key is for PyTorch's own tests, which do not run here.
static constexpr DispatchKey recorderKey =
    DispatchKey::TESTING_ONLY_GenericMode;

namespace {

class Recorder {
public:
  explicit Recorder(const Stack &operands) {
    for (auto [i, operand] : llvm::enumerate(operands))
      define(operand,
             Traced{Traced::Operand, 0, static_cast<unsigned>(i), {}, {}, {}});
    numOperandStorages = storages.size();
  }

  void record(const c10::OperatorHandle &op, Stack *stack);
  Trace finish(const Stack &results) {
    for (const IValue &result : results)
      trace.results.push_back(use(result));
    return std::move(trace);
  }

  static Recorder *current;

private:
  /// Notes where the tensors of `value` come from.
  void define(const IValue &value, Traced origin);
  Traced use(const IValue &value);
  /// The functional form of a call: its name, and the arguments that it has.
  std::pair<std::string, std::vector<size_t>>
  getFunctional(const c10::OperatorHandle &op, const Stack &arguments);
  /// Makes `x.mul(Scalar)` of a call that got the number as a tensor.
  void unwrapNumbers(const c10::OperatorHandle &op, const Stack &arguments,
                     TracedCall &call);
  void checkWritable(const at::Tensor &tensor);

  Trace trace;
  llvm::DenseMap<const void *, Traced> origins;
  /// Which tensors share a storage: writes to them are not followed.
  llvm::DenseMap<const void *, std::vector<const void *>> storages;
  size_t numOperandStorages = 0;
  /// Keeps what was seen alive, so that no address is used twice.
  std::vector<IValue> seen;
};

Recorder *Recorder::current = nullptr;

void Recorder::define(const IValue &value, Traced origin) {
  if (value.isTensor()) {
    const at::Tensor &tensor = value.toTensor();
    if (!tensor.defined())
      return;
    seen.push_back(value);
    const void *key = tensor.unsafeGetTensorImpl();
    if (!origins.contains(key) && tensor.has_storage())
      storages[tensor.storage().unsafeGetStorageImpl()].push_back(key);
    origins[key] = std::move(origin);
  } else if (value.isList() || value.isTuple()) {
    auto elements = value.isTuple()
                        ? c10::ArrayRef<IValue>(value.toTupleRef().elements())
                        : value.toListRef();
    for (auto [i, element] : llvm::enumerate(elements)) {
      origin.element = i;
      define(element, origin);
    }
  }
}

Traced Recorder::use(const IValue &value) {
  if (value.isTensor() && value.toTensor().defined()) {
    const at::Tensor &tensor = value.toTensor();
    if (auto it = origins.find(tensor.unsafeGetTensorImpl());
        it != origins.end())
      return it->second;
    // Numbers become tensors without a call.
    TORCH_CHECK(!tensor.is_meta(),
                "its kernel makes a tensor without calling an operator");
    TORCH_CHECK(tensor.numel() <= 4096, "its kernel makes a large constant");
    return Traced{Traced::Value, 0, 0, {}, value, {}};
  }
  if ((value.isList() && !value.isIntList() && !value.isDoubleList() &&
       !value.isBoolList()) ||
      value.isTuple() || value.isIntList()) {
    Traced list{Traced::List, 0, 0, {}, {}, {}};
    auto elements = value.isTuple()
                        ? c10::ArrayRef<IValue>(value.toTupleRef().elements())
                        : value.toListRef();
    for (const IValue &element : elements)
      list.elements.push_back(use(element));
    return list;
  }
  return Traced{
      Traced::Value, 0, 0, {}, value.isTensor() ? IValue() : value, {}};
}

void Recorder::checkWritable(const at::Tensor &tensor) {
  if (!tensor.has_storage())
    return;
  const auto &sharing = storages[tensor.storage().unsafeGetStorageImpl()];
  auto it = origins.find(tensor.unsafeGetTensorImpl());
  TORCH_CHECK(it == origins.end() || it->second.kind != Traced::Operand,
              "its kernel writes to an operand");
  TORCH_CHECK(sharing.size() <= 1, "its kernel writes to a view");
}

std::pair<std::string, std::vector<size_t>>
Recorder::getFunctional(const c10::OperatorHandle &op, const Stack &arguments) {
  const c10::FunctionSchema &schema = op.schema();
  std::vector<size_t> kept;
  bool isOut = false, isInPlace = false;
  for (auto [i, argument] : llvm::enumerate(schema.arguments())) {
    bool isWritten = argument.alias_info() && argument.alias_info()->isWrite();
    if (isWritten)
      checkWritable(arguments[i].toTensor());
    isInPlace |= isWritten && i == 0;
    if (isWritten && i != 0)
      isOut = true;
    else
      kept.push_back(i);
  }
  std::string name = toString(op.operator_name());
  if (!isOut && !isInPlace)
    return {name, kept};
  // `mul_.Tensor` is `mul.Tensor`, `sum.IntList_out` is `sum.dim_IntList`.
  StringRef base = schema.name();
  std::string plain;
  if (isInPlace && base.contains("::__i") && base.ends_with("__")) {
    // `__iand__` is `__and__`.
    auto [space, rest] = base.split("::__i");
    plain = (space + "::__" + rest).str();
    base = plain;
  } else if (isInPlace) {
    base.consume_back("_");
  }
  for (const auto &candidate : torch::jit::getAllOperatorsFor(
           c10::Symbol::fromQualString(base.str()))) {
    const std::vector<c10::Argument> &wanted = candidate->schema().arguments();
    if (wanted.size() != kept.size() || candidate->schema().is_mutable())
      continue;
    if (llvm::all_of(llvm::seq<size_t>(0, kept.size()), [&](size_t i) {
          const c10::Argument &have = schema.arguments()[kept[i]];
          return *have.type() == *wanted[i].type() &&
                 have.name() == wanted[i].name();
        }))
      return {toString(candidate->schema().operator_name()), kept};
  }
  TORCH_CHECK(false, "its kernel calls ", name,
              ", which has no form without effects");
}

void Recorder::unwrapNumbers(const c10::OperatorHandle &op,
                             const Stack &arguments, TracedCall &call) {
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    if (arg.kind != Traced::Value || !arg.value.isTensor())
      continue;
    const at::Tensor &tensor = arg.value.toTensor();
    if (!tensor.unsafeGetTensorImpl()->is_wrapped_number())
      continue;
    // A number promotes less than a tensor does: say it as a number.
    StringRef name = call.name;
    std::string scalarName = (name.split('.').first + ".Scalar").str();
    auto scalarOp =
        name.ends_with(".Tensor") && i == 1
            ? c10::Dispatcher::singleton().findSchema(
                  {scalarName.substr(0, scalarName.find('.')), "Scalar"})
            : std::nullopt;
    if (scalarOp && scalarOp->schema().arguments().size() == call.args.size()) {
      call.name = scalarName;
      arg.value = tensor.item();
      continue;
    }
    std::vector<at::Tensor> tensors;
    for (const IValue &argument : arguments)
      if (argument.isTensor() && argument.toTensor().defined())
        tensors.push_back(argument.toTensor());
    arg.value = tensor.to(at::native::result_type(tensors));
  }
}

void Recorder::record(const c10::OperatorHandle &op, Stack *stack) {
  size_t numArguments = op.schema().arguments().size();
  auto top = torch::jit::last(*stack, numArguments);
  Stack arguments(top.begin(), top.end());
  for (const IValue &argument : arguments)
    seen.push_back(argument);
  auto [name, kept] = getFunctional(op, arguments);
  TracedCall call{name, {}};
  for (size_t i : kept)
    call.args.push_back(use(arguments[i]));
  unwrapNumbers(op, arguments, call);
  {
    c10::impl::ExcludeDispatchKeyGuard withoutRecorder(recorderKey);
    op.callBoxed(stack);
  }
  size_t numResults = op.schema().returns().size();
  auto results = torch::jit::last(*stack, numResults);
  // An operator that returns its argument as it is was not needed: `to` of the
  // same dtype, `contiguous`, `expand` to the same sizes may come back so.
  unsigned index = trace.calls.size();
  trace.calls.push_back(std::move(call));
  for (auto [i, result] : llvm::enumerate(results)) {
    if (name == toString(op.operator_name()) && result.isTensor() &&
        result.toTensor().defined() &&
        origins.contains(result.toTensor().unsafeGetTensorImpl()))
      continue;
    define(result,
           Traced{Traced::Result, index, static_cast<unsigned>(i), {}, {}, {}});
  }
}

void recordCall(const c10::OperatorHandle &op, c10::DispatchKeySet,
                Stack *stack) {
  TORCH_CHECK(Recorder::current, "no recording is going on");
  Recorder::current->record(op, stack);
}

} // namespace

bool torchonnx::hasCompositeKernel(const c10::OperatorHandle &op) {
  return op.hasKernelForDispatchKey(DispatchKey::CompositeImplicitAutograd) ||
         op.hasKernelForDispatchKey(DispatchKey::CompositeExplicitAutograd);
}

Trace torchonnx::traceKernel(const c10::OperatorHandle &op,
                             const Stack &operands) {
  static const bool registered = [] {
    static torch::Library library(torch::Library::IMPL, "_", recorderKey,
                                  __FILE__, __LINE__);
    library.fallback(torch::CppFunction::makeFromBoxedFunction<&recordCall>());
    return true;
  }();
  (void)registered;
  TORCH_CHECK(hasCompositeKernel(op),
              "LibTorch has no kernel of it that is made of other operators");
  DispatchKey kernel =
      op.hasKernelForDispatchKey(DispatchKey::CompositeImplicitAutograd)
          ? DispatchKey::CompositeImplicitAutograd
          : DispatchKey::CompositeExplicitAutograd;
  Recorder recorder(operands);
  Recorder *outer = std::exchange(Recorder::current, &recorder);
  auto restore = llvm::scope_exit([&] { Recorder::current = outer; });
  Stack stack = operands;
  {
    c10::impl::IncludeDispatchKeyGuard withRecorder(recorderKey);
    op.callBoxedForDispatchKey(kernel, stack);
  }
  return recorder.finish(stack);
}
