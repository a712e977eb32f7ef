//===- MetaFallback.cpp - Kernels that LibTorch lacks for meta ------------===//

#include "MetaFallback.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <ATen/ATen.h>
#include <ATen/core/jit_type.h>
#include <torch/library.h>

using namespace torchonnx;
using c10::IValue;
using llvm::StringRef;
using torch::jit::Stack;

UnbackedSizes *UnbackedSizes::current = nullptr;

int64_t torchonnx::getUnbackedSize() {
  TORCH_CHECK(UnbackedSizes::current,
              "the size of a result depends on the data");
  return UnbackedSizes::current->next();
}

//===----------------------------------------------------------------------===//
// Running on zeros
//===----------------------------------------------------------------------===//

namespace {

/// Replaces meta tensors by zeros on the CPU, and the other way round.
class Zeros {
public:
  explicit Zeros(int fill) : fill(fill) {}

  IValue toCpu(const IValue &value) {
    return map(value, [&](const at::Tensor &tensor) {
      if (!tensor.defined() || !tensor.is_meta())
        return tensor;
      numElements += tensor.numel();
      TORCH_CHECK(numElements <= maxElements,
                  "an operand is too large to ask the CPU's kernel");
      at::Tensor zeros =
          at::empty_like(tensor, tensor.options().device(at::kCPU));
      zeros.is_quantized() ? zeros.zero_() : zeros.fill_(fill);
      pairs.emplace_back(tensor, zeros);
      return zeros;
    });
  }

  IValue toMeta(const IValue &value) {
    return map(value, [&](const at::Tensor &tensor) {
      if (!tensor.defined() || tensor.is_meta() ||
          tensor.layout() != at::kStrided)
        return tensor;
      // What was written to stays the same tensor.
      for (auto &[meta, zeros] : pairs)
        if (zeros.is_same(tensor)) {
          if (meta.sizes() != tensor.sizes())
            meta.resize_(tensor.sizes());
          return meta;
        }
      if (tensor.is_quantized())
        return at::empty_like(tensor, tensor.options().device(at::kMeta));
      return at::empty_strided(tensor.sizes(), tensor.strides(),
                               tensor.options().device(at::kMeta));
    });
  }

private:
  template <typename F>
  static IValue map(const IValue &value, F change) {
    if (value.isTensor())
      return change(value.toTensor());
    if (value.isList()) {
      auto list = value.toList();
      c10::impl::GenericList result(list.elementType());
      for (const IValue &element : list.vec())
        result.push_back(map(element, change));
      return result;
    }
    if (value.isTuple()) {
      std::vector<IValue> elements;
      for (const IValue &element : value.toTupleRef().elements())
        elements.push_back(map(element, change));
      return c10::ivalue::Tuple::create(std::move(elements));
    }
    if (value.isDevice() && value.toDevice().is_meta())
      return c10::Device(at::kCPU);
    return value;
  }

  // A CPU kernel over more takes longer than it is worth.
  static constexpr int64_t maxElements = 1 << 24;
  int fill;
  int64_t numElements = 0;
  std::vector<std::pair<at::Tensor, at::Tensor>> pairs;
};

} // namespace

void torchonnx::runOnZeros(Stack *stack, size_t numArguments,
                           c10::function_ref<void(Stack *)> call) {
  // Zeros are valid indices, but not divisors: then ones.
  for (int fill : {0, 1}) {
    Zeros zeros(fill);
    Stack real;
    for (const IValue &argument : torch::jit::last(*stack, numArguments))
      real.push_back(zeros.toCpu(argument));
    try {
      call(&real);
    } catch (const std::exception &) {
      if (fill == 0)
        continue;
      throw;
    }
    torch::jit::drop(*stack, numArguments);
    for (const IValue &result : real)
      stack->push_back(zeros.toMeta(result));
    return;
  }
}

//===----------------------------------------------------------------------===//
// Missing kernels
//===----------------------------------------------------------------------===//

static void runCpuKernel(const c10::OperatorHandle &op, Stack *stack) {
  runOnZeros(stack, op.schema().arguments().size(),
             [&](Stack *real) { op.callBoxed(real); });
}

/// The message alone: asking for the stack of calls takes milliseconds.
static const char *getText(const std::exception &error) {
  auto *torchError = dynamic_cast<const c10::Error *>(&error);
  return torchError ? torchError->what_without_backtrace() : error.what();
}

/// The operator that a message says cannot be run on meta tensors.
static StringRef getOperatorWithoutKernel(StringRef message) {
  constexpr StringRef couldNotRun = "Could not run '";
  size_t start = message.find(couldNotRun);
  if (start != StringRef::npos && message.contains("Meta' backend"))
    return message.drop_front(start + couldNotRun.size()).split('\'').first;
  size_t end =
      message.find(": attempted to run this operator with Meta tensors");
  if (end == StringRef::npos)
    return {};
  message = message.take_front(end);
  return message.take_back(message.size() -
                           (message.find_last_of(" \n'\"") + 1));
}

bool torchonnx::addMissingMetaKernel(const std::exception &error) {
  static llvm::StringSet<> added;
  // Registrations last as long as their library objects.
  static std::vector<std::unique_ptr<torch::Library>> libraries;
  StringRef message = getText(error);
  StringRef name = getOperatorWithoutKernel(message);
  auto key = message.contains("'QuantizedMeta' backend")
                 ? c10::DispatchKey::QuantizedMeta
                 : c10::DispatchKey::Meta;
  if (name.empty() || !added.insert(name.str() + toString(key)).second)
    return false;
  auto [nameSpace, op] = name.split("::");
  auto library = std::make_unique<torch::Library>(
      torch::Library::IMPL, nameSpace.str(), key, __FILE__, __LINE__);
  library->impl(op.str().c_str(),
                torch::CppFunction::makeFromBoxedFunction<&runCpuKernel>());
  libraries.push_back(std::move(library));
  return true;
}

bool torchonnx::isAboutMeta(const std::exception &error) {
  StringRef message = getText(error);
  return message.contains_insensitive("meta tensor") ||
         message.contains("Meta") || message.contains("doesn't have storage") ||
         message.contains("device meta") || message.contains("meta device") ||
         message.contains("on meta");
}
