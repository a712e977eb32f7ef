//===- MetaQuantized.cpp - Meta kernels of quantized tensors --------------===//

#include "MetaKernels.h"
#include "Registrations.h"
#include <ATen/native/quantized/PackedParams.h>
#include <ATen/ops/_empty_affine_quantized_native.h>
#include <ATen/ops/_empty_per_channel_affine_quantized_native.h>
#include <cstring>

using namespace torchonnx::meta;
using torch::jit::Stack;

namespace {

/// Packs a table of quantized rows, each of which has a real zero point. One
/// row tells as much of what is looked up as all of them.
void packRow(const c10::OperatorHandle &op, c10::DispatchKeySet, Stack *stack) {
  Tensor one = at::ones(1, at::kFloat);
  int64_t size = stack->back().toTensor().size(1);
  Tensor row = at::_empty_per_channel_affine_quantized(
      {1, size}, one, one, 0, at::TensorOptions(at::kCPU).dtype(at::kQUInt8));
  std::memset(row.data_ptr(), 0, row.nbytes());
  stack->back() = row;
  op.callBoxed(stack);
}

/// Floats of these sizes.
Tensor asFloats(const Tensor &x) {
  return at::empty(x.sizes(), at::TensorOptions(at::kMeta).dtype(at::kFloat));
}

/// Quantized like `x`, of the sizes of `floats`.
Tensor quantizedAs(const Tensor &x, const Tensor &floats) {
  return at::_empty_affine_quantized(floats.sizes(), x.options());
}

Tensor quantize(const Tensor &x, double, int64_t, ScalarType dtype) {
  TORCH_CHECK(x.scalar_type() == at::kFloat,
              "Quantize only works on Float Tensor, got ", x.scalar_type());
  return at::_empty_affine_quantized(x.sizes(), x.options().dtype(dtype));
}

Tensor concatenate(const at::ITensorListRef &tensors, int64_t dim) {
  std::vector<Tensor> floats;
  for (const Tensor &tensor : tensors)
    floats.push_back(asFloats(tensor));
  TORCH_CHECK(!floats.empty(), "expected a non-empty list of Tensors");
  return quantizedAs(*tensors.begin(), at::cat(floats, dim));
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

template <int n>
using Packed = c10::intrusive_ptr<ConvPackedParamsBase<n>>;

/// What a convolution packs of weights that have no values.
template <int n>
class MetaWeights final : public ConvPackedParamsBase<n> {
public:
  MetaWeights(Tensor weight, const Stack &settings, bool isTransposed)
      : weight(std::move(weight)), settings(settings),
        isTransposed(isTransposed) {}

  std::tuple<Tensor, optional<Tensor>> unpack() override {
    return {weight, std::nullopt};
  }
  torch::List<int64_t> stride() const override { return list(0); }
  torch::List<int64_t> padding() const override { return list(1); }
  torch::List<int64_t> output_padding() const override {
    return isTransposed ? list(2)
                        : torch::List<int64_t>(std::vector<int64_t>(n, 0));
  }
  torch::List<int64_t> dilation() const override {
    return list(isTransposed ? 3 : 2);
  }
  int64_t groups() const override { return settings.back().toInt(); }
  bool transpose() const override { return isTransposed; }

  Tensor apply(const Tensor &, double, int64_t) override { return fail(); }
  Tensor apply_relu(const Tensor &, double, int64_t) override { return fail(); }
  Tensor apply_dynamic(const Tensor &, bool) override { return fail(); }

private:
  torch::List<int64_t> list(size_t i) const { return settings[i].toIntList(); }
  static Tensor fail() { TORCH_CHECK(false, "weights without values"); }

  Tensor weight;
  Stack settings;
  bool isTransposed;
};

/// conv2d_prepack and its like: the weight, a bias, and the settings.
template <int n, bool isTransposed>
void packWeight(const c10::OperatorHandle &op, c10::DispatchKeySet,
                Stack *stack) {
  const size_t count = op.schema().arguments().size();
  Stack arguments = torch::jit::pop(*stack, count);
  Packed<n> packed = c10::make_intrusive<MetaWeights<n>>(
      arguments[0].toTensor(), Stack(arguments.begin() + 2, arguments.end()),
      isTransposed);
  stack->emplace_back(std::move(packed));
}

/// What the convolution gives for floats of these sizes. LibTorch's kernels of
/// quantized numbers do not see that a window does not fit, and read what lies
/// outside.
template <int n>
Tensor convolveFloats(const Tensor &input, ConvPackedParamsBase<n> &packed,
                      bool isFlat) {
  Tensor x = asFloats(input);
  TORCH_CHECK(x.dim() == n + 2 - isFlat, "Expected ", n + 2 - isFlat,
              "D input to a quantized convolution, got ", x.sizes());
  Tensor weight = asFloats(std::get<0>(packed.unpack()));
  Tensor y = at::convolution(isFlat ? x.unsqueeze(2) : x, weight, {},
                             packed.stride().vec(), packed.padding().vec(),
                             packed.dilation().vec(), packed.transpose(),
                             packed.output_padding().vec(), packed.groups());
  return isFlat ? y.squeeze(2) : y;
}

/// quantized::conv2d and its like: the tensor, packed weights, and more. One of
/// a sequence is one of an image with one row.
template <int n, bool isFlat, bool isDynamic>
void convolve(const c10::OperatorHandle &op, c10::DispatchKeySet,
              Stack *stack) {
  Stack arguments = torch::jit::pop(*stack, op.schema().arguments().size());
  const Tensor &x = arguments[0].toTensor();
  Packed<n> packed = arguments[1].toCustomClass<ConvPackedParamsBase<n>>();
  Tensor y = convolveFloats(x, *packed, isFlat);
  torch::jit::push(*stack, isDynamic ? y : quantizedAs(x, y));
}

template <auto kernel>
torch::CppFunction boxed() {
  return torch::CppFunction::makeFromBoxedFunction<kernel>();
}

template <int n, bool isFlat>
void registerConvolutions(torch::Library &quantized, torch::Library &floats) {
  const std::string dims = std::to_string(isFlat ? 1 : n) + "d";
  std::vector<std::string> names = {"conv" + dims, "conv" + dims + "_relu",
                                    "conv_transpose" + dims};
  if (!isFlat)
    names.insert(names.end(),
                 {"conv" + dims + ".new", "conv" + dims + "_relu.new"});
  for (const std::string &name : names)
    quantized.impl(name.c_str(), boxed<&convolve<n, isFlat, false>>());
  for (const std::string &name :
       {"conv" + dims + "_dynamic", "conv_transpose" + dims + "_dynamic"})
    floats.impl(name.c_str(), boxed<&convolve<n, isFlat, true>>());
  if (isFlat)
    return;
  quantized.impl(("conv" + dims + "_prepack").c_str(),
                 boxed<&packWeight<n, false>>());
  quantized.impl(("conv_transpose" + dims + "_prepack").c_str(),
                 boxed<&packWeight<n, true>>());
}

} // namespace

void torchonnx::meta::registerQuantized() {
  torch::Library &m =
      addLibrary(torch::Library::IMPL, "aten", c10::DispatchKey::QuantizedMeta);
  m.impl("_empty_affine_quantized", at::native::empty_affine_quantized);
  m.impl("_empty_per_channel_affine_quantized",
         at::native::empty_per_channel_affine_quantized);
  m.impl("dequantize.self", asFloats);
  m.impl("cat", concatenate);
  m.impl("mean.dim", [](const Tensor &self, OptionalIntArrayRef dims,
                        bool keepDims, optional<ScalarType>) {
    return quantizedAs(self, asFloats(self).mean(dims, keepDims));
  });
  addLibrary(torch::Library::IMPL, "aten", c10::DispatchKey::Meta)
      .impl("quantize_per_tensor", quantize);
  torch::Library &quantized = addLibrary(torch::Library::IMPL, "quantized",
                                         c10::DispatchKey::QuantizedMeta);
  quantized.impl("embedding_bag_prepack", boxed<&packRow>());
  for (const char *name : {"add", "add_relu", "mul", "mul_relu"})
    // As the kernels of LibTorch take them.
    // NOLINTNEXTLINE(performance-unnecessary-value-param)
    quantized.impl(name, [](Tensor a, Tensor b, double, int64_t) {
      return quantizedAs(a, asFloats(a).add(asFloats(b)));
    });
  for (const char *name : {"cat", "cat_relu"})
    quantized.impl(name, [](const c10::List<Tensor> &tensors, int64_t dim,
                            optional<double>, optional<int64_t>) {
      return concatenate(at::ITensorListRef(tensors), dim);
    });
  torch::Library &floats =
      addLibrary(torch::Library::IMPL, "quantized", c10::DispatchKey::Meta);
  registerConvolutions<2, true>(quantized, floats);
  registerConvolutions<2, false>(quantized, floats);
  registerConvolutions<3, false>(quantized, floats);
}
