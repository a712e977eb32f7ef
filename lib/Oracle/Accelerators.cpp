//===- Accelerators.cpp - ATen operators that only a GPU's kernels are of -===//
//
// Traces, frozen modules and exported programs made on a GPU call operators of
// cuDNN, MIOpen and other fused kernels, which LibTorch has nowhere else. Here
// each is a composite of what it fuses.
//
//===----------------------------------------------------------------------===//

#include "Prims.h"
#include "Registrations.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::IntArrayRef;
using at::Scalar;
using at::Tensor;
using std::optional;

namespace {

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

Tensor convolve(const Tensor &self, const Tensor &weight,
                const optional<Tensor> &bias, IntArrayRef stride,
                IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  std::vector<int64_t> none(padding.size(), 0);
  return at::convolution(self, weight, bias, stride, padding, dilation,
                         /*transposed=*/false, none, groups);
}

Tensor convolution(const Tensor &self, const Tensor &weight,
                   IntArrayRef padding, IntArrayRef stride,
                   IntArrayRef dilation, int64_t groups, bool, bool, bool) {
  return convolve(self, weight, {}, stride, padding, dilation, groups);
}

Tensor biasedConvolution(const Tensor &self, const Tensor &weight,
                         const optional<Tensor> &bias, IntArrayRef padding,
                         IntArrayRef stride, IntArrayRef dilation,
                         int64_t groups, bool, bool) {
  return convolve(self, weight, bias, stride, padding, dilation, groups);
}

Tensor biasedTransposed(const Tensor &self, const Tensor &weight,
                        const optional<Tensor> &bias, IntArrayRef padding,
                        IntArrayRef outputPadding, IntArrayRef stride,
                        IntArrayRef dilation, int64_t groups, bool, bool) {
  return at::convolution(self, weight, bias, stride, padding, dilation,
                         /*transposed=*/true, outputPadding, groups);
}

Tensor transposed(const Tensor &self, const Tensor &weight, IntArrayRef padding,
                  IntArrayRef outputPadding, IntArrayRef stride,
                  IntArrayRef dilation, int64_t groups, bool, bool, bool) {
  return biasedTransposed(self, weight, {}, padding, outputPadding, stride,
                          dilation, groups, false, false);
}

Tensor convolutionRelu(const Tensor &self, const Tensor &weight,
                       const optional<Tensor> &bias, IntArrayRef stride,
                       IntArrayRef padding, IntArrayRef dilation,
                       int64_t groups) {
  return at::relu(
      convolve(self, weight, bias, stride, padding, dilation, groups));
}

/// relu(convolution(self) + alpha z)
Tensor convolutionAddRelu(const Tensor &self, const Tensor &weight,
                          const Tensor &z, const optional<Scalar> &alpha,
                          const optional<Tensor> &bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation,
                          int64_t groups) {
  return at::relu(
      at::add(convolve(self, weight, bias, stride, padding, dilation, groups),
              z, alpha.value_or(1)));
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

Tensor sum(const Tensor &gates, const optional<Tensor> &bias) {
  return bias && bias->defined() ? at::add(gates, *bias) : gates;
}

/// i, f, g, o = gates; c = f cx + i g; h = o tanh(c). Last, what the gradient
/// needs.
std::tuple<Tensor, Tensor, Tensor>
lstmCell(const Tensor &inputGates, const Tensor &hiddenGates, const Tensor &cx,
         const optional<Tensor> &inputBias,
         const optional<Tensor> &hiddenBias) {
  std::vector<Tensor> gates = at::chunk(
      at::add(sum(inputGates, inputBias), sum(hiddenGates, hiddenBias)), 4, 1);
  Tensor i = at::sigmoid(gates[0]), f = at::sigmoid(gates[1]),
         g = at::tanh(gates[2]), o = at::sigmoid(gates[3]);
  Tensor c = at::add(at::mul(f, cx), at::mul(i, g));
  return {at::mul(o, at::tanh(c)), c, at::cat({i, f, g, o}, 1)};
}

/// r, z = gates of both; n = tanh(input's + r hidden's); h = n + z (hx - n)
std::tuple<Tensor, Tensor> gruCell(const Tensor &inputGates,
                                   const Tensor &hiddenGates, const Tensor &hx,
                                   const optional<Tensor> &inputBias,
                                   const optional<Tensor> &hiddenBias) {
  std::vector<Tensor> input = at::chunk(sum(inputGates, inputBias), 3, 1),
                      hidden = at::chunk(sum(hiddenGates, hiddenBias), 3, 1);
  Tensor r = at::sigmoid(at::add(input[0], hidden[0])),
         z = at::sigmoid(at::add(input[1], hidden[1])),
         n = at::tanh(at::add(input[2], at::mul(r, hidden[2])));
  return {at::add(n, at::mul(z, at::sub(hx, n))),
          at::cat({r, z, n, hx, hidden[2]}, 1)};
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

/// What is for the gradient alone is not there: a program that reads it is
/// refused.
Tensor attend(const Tensor &query, const Tensor &key, const Tensor &value,
              const optional<Tensor> &bias, double dropout, bool isCausal,
              optional<double> scale) {
  Tensor output = at::scaled_dot_product_attention(query, key, value, bias,
                                                   dropout, isCausal, scale);
  // The kernels leave the heads of a position side by side.
  return output.transpose(1, 2)
      .clone(at::MemoryFormat::Contiguous)
      .transpose(1, 2);
}

std::tuple<Tensor, Tensor, Tensor, Tensor>
efficient(const Tensor &query, const Tensor &key, const Tensor &value,
          const optional<Tensor> &bias, bool, double dropout, bool isCausal,
          optional<double> scale) {
  return {
      attend(query, key, value, bias, dropout, isCausal, scale), {}, {}, {}};
}

using Attended = std::tuple<Tensor, Tensor, Tensor, Tensor, c10::SymInt,
                            c10::SymInt, Tensor, Tensor, Tensor>;

Attended asFused(const Tensor &output, const Tensor &query, const Tensor &key) {
  return {output, {}, {}, {}, query.sym_size(2), key.sym_size(2), {}, {}, {}};
}

Attended flash(const Tensor &query, const Tensor &key, const Tensor &value,
               double dropout, bool isCausal, bool, optional<double> scale) {
  return asFused(attend(query, key, value, {}, dropout, isCausal, scale), query,
                 key);
}

Attended cudnn(const Tensor &query, const Tensor &key, const Tensor &value,
               const optional<Tensor> &bias, bool, double dropout,
               bool isCausal, bool, optional<double> scale) {
  return asFused(attend(query, key, value, bias, dropout, isCausal, scale),
                 query, key);
}

} // namespace

void torchonnx::registerAccelerated() {
  torch::Library &m = addLibrary(torch::Library::IMPL, "aten",
                                 c10::DispatchKey::CompositeExplicitAutograd);
  m.impl("cudnn_convolution", TORCH_FN(convolution));
  m.impl("cudnn_convolution_transpose", TORCH_FN(transposed));
  m.impl("miopen_convolution", TORCH_FN(biasedConvolution));
  m.impl("miopen_depthwise_convolution", TORCH_FN(biasedConvolution));
  m.impl("miopen_convolution_transpose", TORCH_FN(biasedTransposed));
  for (const char *name : {"cudnn_convolution_relu", "miopen_convolution_relu"})
    m.impl(name, TORCH_FN(convolutionRelu));
  for (const char *name :
       {"cudnn_convolution_add_relu", "miopen_convolution_add_relu"})
    m.impl(name, TORCH_FN(convolutionAddRelu));
  m.impl("_thnn_fused_lstm_cell", TORCH_FN(lstmCell));
  m.impl("_thnn_fused_gru_cell", TORCH_FN(gruCell));
  m.impl("_scaled_dot_product_efficient_attention", TORCH_FN(efficient));
  m.impl("_scaled_dot_product_flash_attention", TORCH_FN(flash));
  m.impl("_scaled_dot_product_cudnn_attention", TORCH_FN(cudnn));
}
