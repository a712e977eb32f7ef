//===- PackedSequences.cpp - Recurrent layers of padded batches -----------===//
//
// `torch_onnx::lstm` and its like: the layer as ONNX has it, over a padded
// batch, time first, and the lengths of its sequences, the longest first:
//
//   pad(lstm(pack(input, lengths), ...)), of input's length in time
//
//===----------------------------------------------------------------------===//

#include "MetaFallback.h"
#include "Prims.h"
#include "Registrations.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::Tensor;
using at::TensorList;

namespace {

/// The sizes of what a layer of padded sequences gives.
Tensor metaOutput(const Tensor &input, const Tensor &lengths, const Tensor &h,
                  bool bidirectional) {
  TORCH_CHECK(input.dim() == 3 && lengths.dim() == 1 && h.dim() == 3,
              "expected sequences of 3 dims, their lengths and states");
  return input.new_empty(
      {input.size(0), input.size(1), h.size(2) * (1 + bidirectional)});
}

/// A state, for as many sequences as there are.
Tensor metaState(const Tensor &input, const Tensor &state) {
  return state.new_empty({state.size(0), input.size(1), state.size(2)});
}

std::tuple<Tensor, Tensor, Tensor>
metaLstm(const Tensor &input, const Tensor &lengths, TensorList hx, TensorList,
         bool, int64_t, double, bool, bool bidirectional) {
  return {metaOutput(input, lengths, hx[0], bidirectional),
          metaState(input, hx[0]), metaState(input, hx[1])};
}

std::tuple<Tensor, Tensor> metaLayer(const Tensor &input, const Tensor &lengths,
                                     const Tensor &hx, TensorList, bool,
                                     int64_t, double, bool,
                                     bool bidirectional) {
  return {metaOutput(input, lengths, hx, bidirectional), metaState(input, hx)};
}

Tensor pad(const Tensor &data, const Tensor &batchSizes, int64_t time) {
  return std::get<0>(
      at::_pad_packed_sequence(data, batchSizes, false, 0.0, time));
}

std::tuple<Tensor, Tensor, Tensor> lstm(const Tensor &input,
                                        const Tensor &lengths, TensorList hx,
                                        TensorList params, bool hasBiases,
                                        int64_t layers, double dropout,
                                        bool train, bool bidirectional) {
  auto [data, sizes] = at::_pack_padded_sequence(input, lengths, false);
  auto [out, h, c] = at::lstm(data, sizes, hx, params, hasBiases, layers,
                              dropout, train, bidirectional);
  return {pad(out, sizes, input.size(0)), h, c};
}

using PackedLayer = std::tuple<Tensor, Tensor> (*)(const Tensor &,
                                                   const Tensor &,
                                                   const Tensor &, TensorList,
                                                   bool, int64_t, double, bool,
                                                   bool);

template <PackedLayer packed>
std::tuple<Tensor, Tensor> layer(const Tensor &input, const Tensor &lengths,
                                 const Tensor &hx, TensorList params,
                                 bool hasBiases, int64_t layers, double dropout,
                                 bool train, bool bidirectional) {
  auto [data, sizes] = at::_pack_padded_sequence(input, lengths, false);
  auto [out, h] = packed(data, sizes, hx, params, hasBiases, layers, dropout,
                         train, bidirectional);
  return {pad(out, sizes, input.size(0)), h};
}

} // namespace

void torchonnx::registerPaddedLayers() {
  torch::Library &define =
      addLibrary(torch::Library::DEF, "torch_onnx", std::nullopt);
  const std::string settings = "Tensor[] params, bool has_biases, int "
                               "num_layers, float dropout, bool train, bool "
                               "bidirectional)";
  define.def(("lstm(Tensor input, Tensor lengths, Tensor[] hx, " + settings +
              " -> (Tensor, Tensor, Tensor)")
                 .c_str());
  torch::Library &meta =
      addLibrary(torch::Library::IMPL, "torch_onnx", c10::DispatchKey::Meta);
  torch::Library &cpu =
      addLibrary(torch::Library::IMPL, "torch_onnx", c10::DispatchKey::CPU);
  meta.impl("lstm", metaLstm);
  cpu.impl("lstm", lstm);
  auto add = [&](const char *name, auto kernel) {
    define.def((std::string(name) +
                "(Tensor input, Tensor lengths, Tensor hx, " + settings +
                " -> (Tensor, Tensor)")
                   .c_str());
    meta.impl(name, metaLayer);
    cpu.impl(name, kernel);
  };
  add("gru", layer<at::gru>);
  add("rnn_tanh", layer<at::rnn_tanh>);
  add("rnn_relu", layer<at::rnn_relu>);
}
