//===- MetaFallback.cpp - Kernels that LibTorch lacks for meta ------------===//

#include "MetaFallback.h"
#include "Registrations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <ATen/ATen.h>
#include <ATen/core/jit_type.h>
#include <ATen/quantized/QTensorImpl.h>
#include <ATen/quantized/Quantizer.h>
#include <cstring>
#include <numeric>
#include <torch/library.h>

using namespace torchonnx;
using c10::IValue;
using llvm::StringRef;
using torch::jit::Stack;

UnbackedSizes *UnbackedSizes::current = nullptr;
bool NoCpuKernels::on = false;

int64_t torchonnx::getUnbackedSize() {
  TORCH_CHECK(UnbackedSizes::current,
              "the size of a result depends on the data");
  return UnbackedSizes::current->next();
}

//===----------------------------------------------------------------------===//
// Running on zeros
//===----------------------------------------------------------------------===//

namespace {

/// Sizes that stand for the real ones while a CPU kernel is asked: for tensors
/// that are too large for it, a small prime for each size above 4.
class Sizes {
public:
  /// Every size stands for itself.
  Sizes() = default;
  explicit Sizes(std::vector<int64_t> primes) : primes(std::move(primes)) {}

  int64_t shrink(int64_t size) {
    if (primes.empty() || size <= itself)
      return size;
    auto it = llvm::find(reals, size);
    size_t i = it - reals.begin();
    TORCH_CHECK(i < primes.size(), tooLarge);
    if (it == reals.end())
      reals.push_back(size);
    return primes[i];
  }
  int64_t grow(int64_t size) const {
    if (primes.empty() || size <= itself)
      return size;
    auto it = std::find(primes.begin(), primes.begin() + reals.size(), size);
    TORCH_CHECK(it != primes.begin() + reals.size(), tooLarge);
    return reals[it - primes.begin()];
  }
  std::vector<int64_t> grow(at::IntArrayRef sizes) const {
    std::vector<int64_t> result;
    for (int64_t size : sizes)
      result.push_back(grow(size));
    return result;
  }
  bool areReal() const { return primes.empty(); }

private:
  static constexpr int64_t itself = 4;
  static constexpr const char *tooLarge =
      "an operand is too large to ask the CPU's kernel";
  std::vector<int64_t> primes, reals;
};

/// Memory without gaps, in the order of dims that these strides have.
std::vector<int64_t> denseStrides(at::IntArrayRef sizes,
                                  at::IntArrayRef strides) {
  std::vector<size_t> order(sizes.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(
      order, [&](size_t a, size_t b) { return strides[a] > strides[b]; });
  std::vector<int64_t> result(sizes.size());
  int64_t next = 1;
  for (size_t i = order.size(); i-- > 0;
       next *= std::max<int64_t>(sizes[order[i]], 1))
    result[order[i]] = next;
  return result;
}

/// A quantized tensor like `tensor`, of these sizes, on a device.
at::Tensor emptyQuantized(const at::Tensor &tensor, at::IntArrayRef sizes,
                          c10::Device device) {
  // The tensor's own accessors have no kernels for meta.
  at::QuantizerPtr quantizer = at::get_qtensorimpl(tensor)->quantizer();
  auto options = tensor.options().device(device);
  if (auto *channels =
          dynamic_cast<at::PerChannelAffineQuantizer *>(quantizer.get())) {
    int64_t axis = channels->axis();
    return at::_empty_per_channel_affine_quantized(
        sizes, at::ones({sizes[axis]}, at::kDouble),
        at::zeros({sizes[axis]}, at::kLong), axis, options);
  }
  // One that is not known yet is as good.
  auto *affine = dynamic_cast<at::PerTensorAffineQuantizer *>(quantizer.get());
  return at::_empty_affine_quantized(sizes, options,
                                     affine ? affine->scale() : 1,
                                     affine ? affine->zero_point() : 0);
}

/// Replaces meta tensors by zeros on the CPU, and the other way round.
class Zeros {
public:
  Zeros(int fill, Sizes sizes) : fill(fill), sizes(std::move(sizes)) {}

  IValue toCpu(const IValue &value) {
    return map(value, [&](const at::Tensor &tensor) {
      if (!tensor.defined() || !tensor.is_meta())
        return tensor;
      at::Tensor zeros = makeZeros(tensor);
      pairs.emplace_back(tensor, zeros);
      return zeros;
    });
  }

  IValue toMeta(const IValue &value) {
    return map(value, [&](const at::Tensor &tensor) {
      if (!tensor.defined() || tensor.is_meta() ||
          tensor.layout() != at::kStrided)
        return tensor;
      std::vector<int64_t> grown = sizes.grow(tensor.sizes());
      // What was written to stays the same tensor.
      for (auto &[meta, zeros] : pairs)
        if (zeros.is_same(tensor)) {
          if (meta.sizes() != at::IntArrayRef(grown))
            meta.resize_(grown);
          return meta;
        }
      auto options = tensor.options().device(at::kMeta);
      if (tensor.is_quantized())
        return emptyQuantized(tensor, grown, at::kMeta);
      return at::empty_strided(grown,
                               sizes.areReal()
                                   ? tensor.strides().vec()
                                   : denseStrides(grown, tensor.strides()),
                               options);
    });
  }

  /// Whether an answer does not depend on which sizes stand for the real ones.
  bool isSame(const IValue &value, const Zeros &other,
              const IValue &otherValue) const {
    if (value.isTensor() && otherValue.isTensor()) {
      const at::Tensor &x = value.toTensor(), &y = otherValue.toTensor();
      return x.defined() == y.defined() &&
             (!x.defined() ||
              (x.scalar_type() == y.scalar_type() &&
               sizes.grow(x.sizes()) == other.sizes.grow(y.sizes())));
    }
    if (value.isList() && otherValue.isList()) {
      auto xs = value.toListRef(), ys = otherValue.toListRef();
      bool same = xs.size() == ys.size();
      for (size_t i = 0; same && i < xs.size(); ++i)
        same = isSame(xs[i], other, ys[i]);
      return same;
    }
    return value.isNone() && otherValue.isNone();
  }

private:
  at::Tensor makeZeros(const at::Tensor &tensor) {
    auto options = tensor.options().device(at::kCPU);
    std::vector<int64_t> small;
    for (int64_t size : tensor.sizes())
      small.push_back(sizes.shrink(size));
    if (tensor.is_quantized()) {
      at::Tensor quantized = emptyQuantized(tensor, small, at::kCPU);
      if (quantized.numel()) // Else there may be no memory at all.
        std::memset(quantized.data_ptr(), 0, quantized.nbytes());
      return quantized;
    }
    at::Tensor zeros =
        sizes.areReal()
            ? at::empty_like(tensor, options)
            : at::empty_strided(small, denseStrides(small, tensor.strides()),
                                options);
    return zeros.fill_(fill);
  }

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

  int fill;
  Sizes sizes;
  std::vector<std::pair<at::Tensor, at::Tensor>> pairs;
};

} // namespace

static int64_t countMetaElements(const IValue &value) {
  if (value.isTensor())
    return value.toTensor().defined() && value.toTensor().is_meta()
               ? value.toTensor().numel()
               : 0;
  int64_t count = 0;
  if (value.isList())
    for (const IValue &element : value.toListRef())
      count += countMetaElements(element);
  return count;
}

/// `meta`, with a size of its own wherever two runs of other data have two.
static IValue openSizes(const IValue &meta, const IValue &x, const IValue &y) {
  if (meta.isList()) {
    auto metas = meta.toListRef(), xs = x.toListRef(), ys = y.toListRef();
    TORCH_CHECK(xs.size() == ys.size(),
                "how many results there are depends on the data");
    c10::impl::GenericList list(meta.toList().elementType());
    for (size_t i = 0; i < metas.size(); ++i)
      list.push_back(openSizes(metas[i], xs[i], ys[i]));
    return list;
  }
  if (!meta.isTensor() || !meta.toTensor().defined() || !y.isTensor() ||
      !y.toTensor().defined() || x.toTensor().sizes() == y.toTensor().sizes())
    return meta;
  at::IntArrayRef some = x.toTensor().sizes(), others = y.toTensor().sizes();
  TORCH_CHECK(some.size() == others.size(),
              "the rank of a result depends on the data");
  std::vector<int64_t> sizes = meta.toTensor().sizes().vec();
  for (size_t i = 0; i < sizes.size(); ++i)
    if (some[i] != others[i])
      sizes[i] = torchonnx::getUnbackedSize();
  return at::empty(sizes, meta.toTensor().options());
}

/// Results in the place of arguments. Those that are too large to be sizes
/// throw, and leave the arguments. `others` are those of other data, if it was
/// asked about such.
static void replaceTop(Stack *stack, size_t numArguments, const Stack &results,
                       Zeros &zeros, const Stack &others = {}) {
  Stack onMeta;
  for (auto [i, result] : llvm::enumerate(results)) {
    onMeta.push_back(zeros.toMeta(result));
    if (i < others.size())
      onMeta.back() = openSizes(onMeta.back(), result, others[i]);
  }
  torch::jit::drop(*stack, numArguments);
  llvm::append_range(*stack, onMeta);
}

/// The results over ones, where the operator takes those; what differs from
/// the results over zeros is the data's.
static Stack runOnOnes(const Stack &arguments, Sizes sizes,
                       c10::function_ref<void(Stack *)> call) {
  Zeros ones(1, std::move(sizes));
  Stack real;
  for (const IValue &argument : arguments)
    real.push_back(ones.toCpu(argument));
  try {
    call(&real);
  } catch (const std::exception &) {
    return {};
  }
  return real;
}

/// The same for tensors that are too large: the answers for two choices of
/// small sizes have to say the same of the real ones.
static void runOnSmallZeros(Stack *stack, const Stack &arguments, int fill,
                            c10::function_ref<void(Stack *)> call) {
  const Sizes primes({5, 7, 11, 13, 17, 19});
  Zeros zeros(fill, primes), others(fill, Sizes({19, 17, 13, 11, 7, 5}));
  Stack small, other;
  for (const IValue &argument : arguments) {
    small.push_back(zeros.toCpu(argument));
    other.push_back(others.toCpu(argument));
  }
  call(&small);
  call(&other);
  bool same = small.size() == other.size();
  for (size_t i = 0; same && i < small.size(); ++i)
    same = zeros.isSame(small[i], others, other[i]);
  TORCH_CHECK(same, "an operand is too large to ask the CPU's kernel");
  Stack ones;
  if (fill == 0)
    ones = runOnOnes(arguments, primes, call);
  replaceTop(stack, arguments.size(), small, zeros, ones);
}

static int64_t cpuWork = 0;

int64_t torchonnx::getCpuWork() { return cpuWork; }

void torchonnx::runOnZeros(Stack *stack, size_t numArguments,
                           c10::function_ref<void(Stack *)> call) {
  TORCH_CHECK(!NoCpuKernels::on, "sizes are too large to ask the CPU's kernel");
  // A CPU kernel over many elements takes long, over more it is not worth it.
  constexpr int64_t kMany = 1 << 12, kMost = 1 << 24;
  auto top = torch::jit::last(*stack, numArguments);
  Stack arguments(top.begin(), top.end());
  int64_t count = 0;
  for (const IValue &argument : arguments)
    count += countMetaElements(argument);
  constexpr int64_t workOfCall = 300;
  cpuWork += workOfCall + std::min(count, kMost);
  // Zeros are valid indices, but not divisors: then ones.
  for (int fill : {0, 1}) {
    if (count > kMany) {
      try {
        return runOnSmallZeros(stack, arguments, fill, call);
      } catch (const std::exception &) {
        if (count > kMost) {
          if (fill == 0)
            continue;
          throw;
        }
      }
    }
    Zeros zeros(fill, {});
    Stack real;
    for (const IValue &argument : arguments)
      real.push_back(zeros.toCpu(argument));
    try {
      call(&real);
    } catch (const std::exception &) {
      if (fill == 0)
        continue;
      throw;
    }
    Stack ones;
    if (fill == 0 && count)
      ones = runOnOnes(arguments, {}, call);
    return replaceTop(stack, numArguments, real, zeros, ones);
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
  // The second is said where there is a Python.
  size_t end = std::min(
      message.find(": attempted to run this operator with Meta tensors"),
      message.find(": We could not find the fake impl"));
  if (end == StringRef::npos)
    return {};
  message = message.take_front(end);
  return message.take_back(message.size() -
                           (message.find_last_of(" \n'\"") + 1));
}

/// Whether an operator gives a number of elements: what calls it, as `one_hot`
/// does to know its classes, is run whole.
static bool givesNumber(StringRef name) {
  auto [base, overload] = name.split('.');
  auto op =
      c10::Dispatcher::singleton().findSchema({base.str(), overload.str()});
  return op && llvm::any_of(op->schema().returns(), [](const auto &result) {
           return result.type()->isSubtypeOf(*c10::NumberType::get()) ||
                  result.type()->kind() == c10::TypeKind::BoolType;
         });
}

bool torchonnx::addMissingMetaKernel(const std::exception &error) {
  StringRef message = getText(error);
  StringRef name = getOperatorWithoutKernel(message);
  auto key = message.contains("'QuantizedMeta' backend")
                 ? c10::DispatchKey::QuantizedMeta
                 : c10::DispatchKey::Meta;
  if (name.empty() || givesNumber(name) ||
      !startRegistration(name.str() + toString(key)))
    return false;
  auto [nameSpace, op] = name.split("::");
  addLibrary(torch::Library::IMPL, nameSpace.str(), key)
      .impl(op.str().c_str(),
            torch::CppFunction::makeFromBoxedFunction<&runCpuKernel>());
  return true;
}

bool torchonnx::isAboutMeta(const std::exception &error) {
  StringRef message = getText(error);
  return message.contains_insensitive("meta tensor") ||
         message.contains("Meta") || message.contains("doesn't have storage") ||
         message.contains("device meta") || message.contains("meta device") ||
         message.contains("on meta");
}
