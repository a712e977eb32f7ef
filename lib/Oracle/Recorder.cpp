//===- Recorder.cpp - Watching what a kernel calls ------------------------===//
//
// A fallback on a dispatch key that nothing else uses sees every operator that
// a composite's kernel calls, before its own kernel runs.
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "Registrations.h"
#include "Registry.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
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
    for (const IValue &value : seen)
      if (value.toTensor().has_storage())
        operandStorages.insert(
            value.toTensor().storage().unsafeGetStorageImpl());
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
  const Traced *findOrigin(const at::Tensor &tensor) const;
  /// Makes `x.mul(Scalar)` of a call that got the number as a tensor.
  void unwrapNumbers(const c10::OperatorHandle &op, const Stack &arguments,
                     TracedCall &call);
  /// Refuses a call that changes an operand.
  void checkWrites(const c10::FunctionSchema &schema,
                   const Stack &arguments) const;

  Trace trace;
  llvm::DenseMap<const void *, Traced> origins;
  llvm::DenseSet<const void *> operandStorages;
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

/// Where a tensor comes from, or that of which it is another handle: the
/// factories of PyTorch's Python give one of what they called for.
const Traced *Recorder::findOrigin(const at::Tensor &tensor) const {
  auto it = origins.find(tensor.unsafeGetTensorImpl());
  if (it != origins.end())
    return &it->second;
  for (const IValue &value : llvm::reverse(seen)) {
    if (!value.isTensor() || !value.toTensor().defined())
      continue;
    const at::Tensor &other = value.toTensor();
    it = origins.find(other.unsafeGetTensorImpl());
    if (it != origins.end() && other.has_storage() && tensor.has_storage() &&
        other.is_alias_of(tensor) && other.sizes() == tensor.sizes() &&
        other.strides() == tensor.strides() &&
        other.storage_offset() == tensor.storage_offset() &&
        other.scalar_type() == tensor.scalar_type())
      return &it->second;
  }
  return nullptr;
}

Traced Recorder::use(const IValue &value) {
  if (value.isTensor() && value.toTensor().defined()) {
    const at::Tensor &tensor = value.toTensor();
    if (const Traced *origin = findOrigin(tensor))
      return *origin;
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

void Recorder::checkWrites(const c10::FunctionSchema &schema,
                           const Stack &arguments) const {
  for (auto [argument, value] : llvm::zip(schema.arguments(), arguments)) {
    if (!argument.alias_info() || !argument.alias_info()->isWrite())
      continue;
    TORCH_CHECK(value.isTensor(), "its kernel writes to a list of tensors");
    const at::Tensor &tensor = value.toTensor();
    TORCH_CHECK(
        !tensor.has_storage() ||
            !operandStorages.contains(tensor.storage().unsafeGetStorageImpl()),
        "its kernel writes to an operand");
  }
}

void Recorder::unwrapNumbers(const c10::OperatorHandle &op,
                             const Stack &arguments, TracedCall &call) {
  // What is asked here is no call of the kernel's.
  c10::impl::ExcludeDispatchKeyGuard withoutRecorder(recorderKey);
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
  // Tensors without data have no elements to decide by.
  TORCH_CHECK(!readsElements(op.schema()),
              "its kernel decides by elements of a tensor, through ",
              op.schema().name());
  size_t numArguments = op.schema().arguments().size();
  auto top = torch::jit::last(*stack, numArguments);
  Stack arguments(top.begin(), top.end());
  for (const IValue &argument : arguments)
    seen.push_back(argument);
  checkWrites(op.schema(), arguments);
  TracedCall call{toString(op.operator_name()), {}};
  for (const IValue &argument : arguments)
    call.args.push_back(use(argument));
  unwrapNumbers(op, arguments, call);
  {
    c10::impl::ExcludeDispatchKeyGuard withoutRecorder(recorderKey);
    op.callBoxed(stack);
  }
  size_t numResults = op.schema().returns().size();
  auto results = torch::jit::last(*stack, numResults);
  // What comes back as it was given is what it was: of operators that write,
  // of `to` of the same dtype, `contiguous`, `expand` to the same sizes.
  unsigned index = trace.calls.size();
  trace.calls.push_back(std::move(call));
  for (auto [i, result] : llvm::enumerate(results)) {
    if (result.isTensor() && result.toTensor().defined() &&
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
  if (startRegistration("recorder"))
    addLibrary(torch::Library::IMPL, "_", recorderKey)
        .fallback(torch::CppFunction::makeFromBoxedFunction<&recordCall>());
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
