//===- Layouts.cpp - How results lie in memory ----------------------------===//
//
// Operators choose the strides of what they return by those of what they are
// given. They are run, on the CPU where that is cheap: kernels for meta tensors
// do not always choose as it does.
//
//===----------------------------------------------------------------------===//

#include "LibTorchOracle.h"
#include "llvm/ADT/SmallBitVector.h"
#include <ATen/ATen.h>
#include <c10/core/InferenceMode.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;

/// More elements than these are not worth running a kernel for.
static constexpr int64_t maxElements = 1 << 16;

namespace {

/// Gives the tensors of a call strides and counts their elements.
class LayOut {
public:
  LayOut(ArrayRef<SmallVector<Attribute>> strides, const Symbols &symbols,
         unsigned sample, bool onCpu, int64_t fill)
      : strides(strides), symbols(symbols), sample(sample), onCpu(onCpu),
        fill(fill) {}

  IValue operator()(const IValue &value) {
    if (value.isTensor() && value.toTensor().defined())
      return layOut(value.toTensor());
    if (!value.isList() || value.isIntList() || value.isDoubleList() ||
        value.isBoolList())
      return value;
    auto given = value.toList();
    c10::impl::GenericList list(given.elementType());
    for (const IValue &element : value.toListRef())
      list.push_back((*this)(element));
    return list;
  }
  int64_t elements = 0;

private:
  at::Tensor layOut(const at::Tensor &tensor) {
    TORCH_CHECK(next < strides.size() && !tensor.is_quantized(), "");
    SmallVector<int64_t> all(tensor.strides().begin(), tensor.strides().end());
    for (auto [stride, given] : llvm::zip(all, strides[next])) {
      if (auto number = dyn_cast<IntegerAttr>(given)) {
        stride = number.getInt();
        continue;
      }
      ArrayRef<double> samples = symbols.getSamples(cast<StringAttr>(given));
      TORCH_CHECK(sample < samples.size(), "");
      stride = static_cast<int64_t>(samples[sample]);
    }
    ++next;
    at::IntArrayRef sizes = tensor.sizes(), wanted(all.data(), all.size());
    int64_t reach = tensor.numel() > 0;
    for (auto [size, stride] : llvm::zip(sizes, wanted))
      reach += tensor.numel() > 0 ? (size - 1) * stride : 0;
    elements += std::max(reach, tensor.numel());
    at::TensorOptions options = tensor.options();
    if (onCpu)
      return at::full({reach}, fill, options.device(at::kCPU))
          .as_strided(sizes, wanted);
    return at::empty_strided(sizes, wanted, options);
  }

  ArrayRef<SmallVector<Attribute>> strides;
  const Symbols &symbols;
  unsigned sample;
  bool onCpu;
  int64_t fill;
  size_t next = 0;
};

/// In which order the dims lie, as far as the samples so far tell.
struct Orders {
  explicit Orders(int64_t rank)
      : isOuter(rank, llvm::SmallBitVector(rank)), isWide(rank) {}

  /// False if this result does not lie densely, or in another order.
  bool add(const at::Tensor &tensor) {
    int64_t rank = tensor.dim();
    if (tensor.storage_offset() != 0)
      return false;
    if (tensor.numel() == 0)
      return true;
    SmallVector<int64_t> dims;
    int64_t expected = 1;
    for (int64_t i = rank - 1; i >= 0; --i) {
      isStandard &= tensor.stride(i) == expected;
      expected *= tensor.size(i);
      if (tensor.size(i) > 1) {
        dims.push_back(i);
        isWide.set(i);
      }
    }
    llvm::sort(dims, [&](int64_t i, int64_t j) {
      return tensor.stride(i) < tensor.stride(j);
    });
    expected = 1;
    for (auto [at, i] : llvm::enumerate(dims)) {
      if (tensor.stride(i) != expected)
        return false;
      expected *= tensor.size(i);
      for (int64_t inner : ArrayRef(dims).take_front(at)) {
        if (isOuter[inner].test(i))
          return false;
        isOuter[i].set(inner);
      }
    }
    wasTold = true;
    return true;
  }

  std::optional<MemoryOrder> get() const {
    int64_t rank = isOuter.size();
    if (!wasTold)
      return std::nullopt;
    if (isStandard)
      return MemoryOrder{llvm::to_vector(llvm::seq<int64_t>(rank)), true};
    for (int64_t i = 0; i < rank; ++i)
      for (int64_t j = 0; j < i; ++j)
        if (isWide.test(i) && isWide.test(j) && !isOuter[i].test(j) &&
            !isOuter[j].test(i))
          return std::nullopt;
    MemoryOrder result{{}, false};
    llvm::SmallBitVector left(rank, true);
    while (left.any()) {
      int64_t outermost = -1;
      for (int64_t i : left.set_bits())
        if (outermost < 0 &&
            llvm::none_of(
                left.set_bits(), [&](int64_t j) { return isOuter[j].test(i); }))
          outermost = i;
      if (outermost < 0)
        return std::nullopt;
      left.reset(outermost);
      result.dims.push_back(outermost);
    }
    return result;
  }

  /// Dims of more than one element inside of others, and such dims.
  SmallVector<llvm::SmallBitVector> isOuter;
  llvm::SmallBitVector isWide;
  bool isStandard = true, wasTold = false;
};

} // namespace

std::optional<MemoryOrder>
LibTorchOracle::findOrder(StringRef name, ValueRange operands,
                          ArrayRef<SmallVector<Attribute>> strides,
                          unsigned result, std::optional<unsigned> element) {
  const TorchOperator *op = registry.find(name);
  if (!op || op->isMutable)
    return std::nullopt;
  std::optional<Orders> orders;
  auto run = [&](unsigned k, bool onCpu, int64_t fill,
                 int64_t &elements) -> std::optional<at::Tensor> {
    std::optional<at::Tensor> tensor;
    std::string why;
    (void)guarded(why, [&] {
      c10::InferenceMode inference;
      reader.setReal(false);
      reader.setSample(k);
      reader.setDummy(0, 0);
      Stack stack = readOperands(*op, operands, /*fresh=*/true);
      LayOut layOut(strides, symbols, k, onCpu, fill);
      for (IValue &value : stack)
        value = layOut(value);
      elements = layOut.elements;
      TORCH_CHECK(!onCpu || elements <= maxElements, "");
      if (onCpu)
        for (IValue &value : stack)
          if (value.isDevice())
            value = at::Device(at::kCPU);
      op->run(stack);
      IValue value = stack.at(result);
      if (element)
        value = value.toListRef().at(*element);
      tensor = value.toTensor();
    });
    return tensor;
  };
  bool sawUnknown = std::exchange(reader.sawUnknown, false);
  bool sawSymbol = std::exchange(reader.sawSymbol, false);
  bool known = true;
  for (unsigned k : symbols.getLive().set_bits()) {
    int64_t elements = 0;
    std::optional<at::Tensor> tensor = run(k, false, 0, elements);
    bool isSmall =
        elements <= maxElements && (!tensor || tensor->numel() <= maxElements);
    // Zeros are valid indices, but nothing to divide by or to count.
    if (isSmall && !op->isNondeterministic)
      for (int64_t fill : {1, 0})
        if (auto real = run(k, true, fill, elements)) {
          tensor = real;
          break;
        }
    if (!tensor)
      continue;
    if (!orders)
      orders.emplace(tensor->dim());
    known &= tensor->dim() == int64_t(orders->isOuter.size()) &&
             orders->add(*tensor);
    if (!known || !reader.sawSymbol)
      break;
  }
  // What a guess led to is not known.
  known &= !reader.sawUnknown;
  reader.sawUnknown = sawUnknown;
  reader.sawSymbol = sawSymbol;
  return known && orders ? orders->get() : std::nullopt;
}
