//===- MetaKernels.h - What meta kernels share ------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_METAKERNELS_H
#define TORCHONNX_LIB_ORACLE_METAKERNELS_H

#include <ATen/ATen.h>
#include <ATen/OpMathType.h>
#include <torch/library.h>

namespace torchonnx::meta {

using at::IntArrayRef;
using at::OptionalIntArrayRef;
using at::Scalar;
using at::ScalarType;
using at::Tensor;
using std::optional;
using Pair = std::tuple<Tensor, Tensor>;
using Triple = std::tuple<Tensor, Tensor, Tensor>;

Tensor like(const Tensor &self);
Tensor likeAs(const Tensor &self, ScalarType dtype);
/// Of these sizes and dtype, where `self` is.
Tensor emptyAs(const Tensor &self, IntArrayRef sizes, ScalarType dtype);
/// The sizes of `self` with another in a dim.
std::vector<int64_t> replaced(const Tensor &self, int64_t dim, int64_t size);
/// The sizes that tensors have together.
std::vector<int64_t> broadcast(std::initializer_list<Tensor> tensors);
/// `out`, resized.
Tensor &into(Tensor &out, IntArrayRef sizes);

/// Whether a tensor may be expanded to the last dims of another.
bool fits(const Tensor &tensor, const Tensor &into);

/// What picks elements, and results whose size the data decides.
void registerSelection(torch::Library &m);
/// x[indices], and what adds to it or puts into it.
void registerIndexing(torch::Library &m);
/// Products of matrices and vectors.
void registerProducts(torch::Library &m);
/// Fourier transforms, factors of matrices, solutions.
void registerLinearAlgebra(torch::Library &m);
/// Convolution, normalisation, pooling, pads, images, losses.
void registerLayers(torch::Library &m);
/// Embeddings, attention.
void registerAttention(torch::Library &m);
/// How tensors of quantized dtypes are made.
void registerQuantized();

} // namespace torchonnx::meta

#endif // TORCHONNX_LIB_ORACLE_METAKERNELS_H
