//===- MetaAttention.cpp - Meta kernels of embeddings and attention -----===//

#include "MetaKernels.h"
#include <ATen/ExpandUtils.h>

using namespace torchonnx::meta;

using Quadruple = std::tuple<Tensor, Tensor, Tensor, Tensor>;

namespace {

/// What is for the gradient alone is left out by the kernels for sums.
template <bool forwardOnly>
Quadruple embeddingBag(const Tensor &weight, const Tensor &indices,
                       const Tensor &offsets, bool, int64_t mode, bool,
                       const optional<Tensor> &, bool includeLast,
                       int64_t padding) {
  bool isSum = mode == 0;
  bool isFast = isSum && padding < 0 && weight.scalar_type() != at::kDouble;
  int64_t bags = offsets.size(0) - (includeLast ? 1 : 0);
  // The kernels take two integer types as one.
  ScalarType dtype =
      at::promote_types(indices.scalar_type(), offsets.scalar_type());
  auto empty = [&](IntArrayRef shape) {
    return indices.new_empty(shape, indices.options().dtype(dtype));
  };
  Tensor sizes = empty({isSum && forwardOnly ? offsets.size(0) : bags});
  return {weight.new_empty({bags, weight.size(1)}),
          empty({isFast ? 0 : indices.size(0)}), sizes,
          mode == 2 ? empty({bags, weight.size(1)}) : like(sizes)};
}

Tensor prelu(const Tensor &self, const Tensor &weight) {
  return self.new_empty(at::infer_size(self.sizes(), weight.sizes()));
}

/// The demands of native_multi_head_attention_cpu.
void checkMultiHead(const Tensor &query, const Tensor &key, const Tensor &value,
                    int64_t size, int64_t heads, const Tensor &weight,
                    const Tensor &bias, const optional<Tensor> &mask,
                    optional<int64_t> kind) {
  TORCH_CHECK(query.dim() == 3, "expected 3-D `query`, got ", query.dim(),
              "-D tensor");
  TORCH_CHECK(query.size(2) == size, "passed-in embed_dim ", size,
              " didn't match last dim of query ", query.size(2));
  TORCH_CHECK(query.sizes() == key.sizes() && key.sizes() == value.sizes(),
              "expected `query`/`key`/`value` shapes to match");
  TORCH_CHECK(weight.dim() == 2 && weight.size(0) == 3 * size &&
                  weight.size(1) == size && bias.dim() == 1 &&
                  bias.size(0) == 3 * size,
              "expected `qkv_weight` and `qkv_bias` of 3x embed_dim");
  TORCH_CHECK(size % heads == 0, "`embed_dim` must divide evenly by "
                                 "`num_heads`");
  if (!mask || !mask->defined())
    return;
  int64_t batch = query.size(0), length = query.size(1);
  std::vector<int64_t> sizes;
  TORCH_CHECK(kind, "Mask Type should be defined");
  if (*kind == 0)
    sizes = {length, length};
  else if (*kind == 1)
    sizes = {batch, length};
  else
    sizes = {batch, heads, length, length};
  TORCH_CHECK(mask->sizes() == sizes, "For mask_type == ", *kind,
              " mask shape should be ", sizes, ", but got ", mask->sizes());
}

Pair nativeMultiHead(const Tensor &query, const Tensor &key,
                     const Tensor &value, int64_t size, int64_t heads,
                     const Tensor &weight, const Tensor &bias, const Tensor &,
                     const Tensor &, const optional<Tensor> &mask,
                     bool needsWeights, bool average, optional<int64_t> kind) {
  checkMultiHead(query, key, value, size, heads, weight, bias, mask, kind);
  if (!needsWeights)
    return {like(query), Tensor()};
  int64_t batch = query.size(0), length = query.size(1);
  return {like(query), average
                           ? query.new_empty({batch, length, length})
                           : query.new_empty({batch, heads, length, length})};
}

Tensor encoderLayer(const Tensor &src, int64_t size, int64_t heads,
                    const Tensor &weight, const Tensor &bias, const Tensor &,
                    const Tensor &, bool, bool, double, const Tensor &,
                    const Tensor &, const Tensor &, const Tensor &,
                    const Tensor &, const Tensor &, const Tensor &,
                    const Tensor &, const optional<Tensor> &mask,
                    optional<int64_t> kind) {
  checkMultiHead(src, src, src, size, heads, weight, bias, mask, kind);
  return like(src);
}

} // namespace

void torchonnx::meta::registerAttention(torch::Library &m) {
  m.impl("_native_multi_head_attention", nativeMultiHead);
  m.impl("_transformer_encoder_layer_fwd", encoderLayer);
  m.impl("_embedding_bag", embeddingBag<false>);
  m.impl("_embedding_bag_forward_only", embeddingBag<true>);
  m.impl("_prelu_kernel", prelu);
  m.impl("_scaled_dot_product_flash_attention_for_cpu",
         [](const Tensor &query, const Tensor &, const Tensor &value, double,
            bool, const optional<Tensor> &, optional<double>) {
           std::vector<int64_t> sizes = query.sizes().vec();
           sizes.back() = value.size(-1);
           return Pair(query.new_empty(sizes),
                       emptyAs(query, query.sizes().slice(0, 3),
                               at::toOpMathType(query.scalar_type())));
         });
}
