//===- MetaKernels.cpp - Meta kernels that LibTorch lacks -----------------===//
//
// Python's PyTorch has these in torch/_meta_registrations.py; the C++ library
// has not. They only make results of the right shape and dtype. What is not
// here runs the CPU's kernel on zeros (MetaFallback.cpp), which is slower.
//
//===----------------------------------------------------------------------===//

#include "MetaFallback.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::IntArrayRef;
using at::OptionalIntArrayRef;
using at::Scalar;
using at::Tensor;
using std::optional;

namespace {

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

int64_t at_(IntArrayRef values, int64_t i) {
  return values.size() == 1 ? values[0] : values[i];
}

Tensor metaConvolution(const Tensor &input, const Tensor &weight,
                       const optional<Tensor> &bias, IntArrayRef stride,
                       IntArrayRef padding, IntArrayRef dilation,
                       bool transposed, IntArrayRef outputPadding,
                       int64_t groups) {
  int64_t rank = weight.dim() - 2;
  TORCH_CHECK(rank > 0, "weight should have at least three dimensions");
  bool batched = input.dim() == weight.dim();
  TORCH_CHECK(batched || input.dim() == rank + 1, "Expected ", rank + 1,
              "D (unbatched) or ", rank + 2, "D (batched) input to conv", rank,
              "d, but got input of size: ", input.sizes());
  TORCH_CHECK(input.scalar_type() == weight.scalar_type(), "Input type (",
              input.scalar_type(), ") and weight type (", weight.scalar_type(),
              ") should be the same");
  int64_t channels = input.size(batched ? 1 : 0);
  TORCH_CHECK(groups > 0, "non-positive groups is not supported");
  if (transposed) {
    TORCH_CHECK(channels == weight.size(0),
                "Given transposed=1, weight of size ", weight.sizes(),
                ", expected input", input.sizes(), " to have ", weight.size(0),
                " channels, but got ", channels, " channels instead");
  } else {
    TORCH_CHECK(channels == weight.size(1) * groups, "Given groups=", groups,
                ", weight of size ", weight.sizes(), ", expected input",
                input.sizes(), " to have ", weight.size(1) * groups,
                " channels, but got ", channels, " channels instead");
  }
  int64_t outChannels = transposed ? weight.size(1) * groups : weight.size(0);
  TORCH_CHECK(outChannels % groups == 0, "Given groups=", groups,
              ", expected weight to be divisible by ", groups,
              " at dimension 0, but got weight of size ", weight.sizes(),
              " instead");
  if (bias && bias->defined())
    TORCH_CHECK(bias->dim() == 1 && bias->size(0) == outChannels,
                "Given weight of size ", weight.sizes(),
                ", expected bias to be 1-dimensional with ", outChannels,
                " elements, but got bias of size ", bias->sizes(), " instead");
  std::vector<int64_t> sizes;
  if (batched)
    sizes.push_back(input.size(0));
  sizes.push_back(outChannels);
  for (int64_t i = 0; i < rank; ++i) {
    int64_t in = input.size(i + (batched ? 2 : 1)), kernel = weight.size(i + 2);
    int64_t s = at_(stride, i), p = at_(padding, i),
            reach = at_(dilation, i) * (kernel - 1) + 1;
    TORCH_CHECK(s > 0, "non-positive stride is not supported");
    TORCH_CHECK(p >= 0, "negative padding is not supported");
    TORCH_CHECK(at_(dilation, i) > 0, "dilation should be greater than zero");
    if (transposed) {
      int64_t extra = outputPadding.empty() ? 0 : at_(outputPadding, i);
      sizes.push_back((in - 1) * s - 2 * p + reach + extra);
      TORCH_CHECK(sizes.back() > 0,
                  "Given input size per channel: ", input.sizes(),
                  ". Calculated output size is too small");
    } else {
      TORCH_CHECK(in + 2 * p >= reach,
                  "Calculated padded input size per channel: (", in + 2 * p,
                  "). Kernel size: (", reach,
                  "). Kernel size can't be greater than actual input size");
      sizes.push_back((in + 2 * p - reach) / s + 1);
    }
  }
  return input.new_empty(sizes);
}

Tensor metaConvolutionOld(const Tensor &input, const Tensor &weight,
                          const optional<Tensor> &bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation,
                          bool transposed, IntArrayRef outputPadding,
                          int64_t groups, bool, bool, bool, bool) {
  return metaConvolution(input, weight, bias, stride, padding, dilation,
                         transposed, outputPadding, groups);
}

} // namespace

void torchonnx::registerMetaKernels() {
  static torch::Library m(torch::Library::IMPL, "aten", c10::DispatchKey::Meta,
                          __FILE__, __LINE__);
  m.impl("convolution", metaConvolution);
  m.impl("convolution_overrideable", metaConvolution);
  m.impl("_convolution", metaConvolutionOld);
}
