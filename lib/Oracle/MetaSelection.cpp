//===- MetaSelection.cpp - Meta kernels of what picks elements ----------===//

#include "MetaFallback.h"
#include "MetaKernels.h"
#include <ATen/WrapDimUtilsMulti.h>
#include <ATen/native/TensorFactories.h>

using namespace torchonnx::meta;
using at::Generator;
using torchonnx::getUnbackedSize;

static Tensor indexed(const Tensor &self, bool int32) {
  return likeAs(self, int32 ? at::kInt : at::kLong);
}

static Triple uniqueOfDim(const Tensor &self, int64_t dim, bool inverse,
                          bool counts) {
  int64_t size = getUnbackedSize();
  auto length = [&](bool wanted, int64_t n) {
    return emptyAs(self, {wanted ? n : 0}, at::kLong);
  };
  return {emptyAs(self, replaced(self, dim, size), self.scalar_type()),
          length(inverse, self.size(dim)), length(counts, size)};
}

static Triple unique(const Tensor &self, bool inverse, bool counts) {
  int64_t size = getUnbackedSize();
  // No temporary that a reference to sizes would outlive.
  std::vector<int64_t> places = {0};
  if (inverse)
    places = self.sizes().vec();
  return {emptyAs(self, {size}, self.scalar_type()),
          emptyAs(self, places, at::kLong),
          emptyAs(self, {counts ? size : 0}, at::kLong)};
}

/// Elements by places and masks.
static void registerPicks(torch::Library &m) {
  m.impl(
      "index_select", [](const Tensor &self, int64_t dim, const Tensor &index) {
        TORCH_CHECK(index.dim() <= 1,
                    "index_select(): Index is supposed to be a vector");
        TORCH_CHECK(index.scalar_type() == at::kLong ||
                        index.scalar_type() == at::kInt,
                    "index_select(): Expected dtype int32 or int64 for index");
        return emptyAs(self, replaced(self, dim, index.numel()),
                       self.scalar_type());
      });
  m.impl("isin.Scalar_Tensor",
         [](const Scalar &, const Tensor &tests, bool, bool) {
           return emptyAs(tests, {}, at::kBool);
         });
  m.impl("take", [](const Tensor &self, const Tensor &index) {
    TORCH_CHECK_INDEX(self.numel() || !index.numel(),
                      "take(): tried to take from an empty tensor");
    return likeAs(index, self.scalar_type());
  });
  m.impl("put_",
         [](Tensor &self, const Tensor &index, const Tensor &source,
            bool) -> Tensor & {
           TORCH_CHECK_INDEX(index.numel() == source.numel(),
                             "put_(): Expected source and index to have the "
                             "same number of elements, but got source.numel() "
                             "= ",
                             source.numel(),
                             ", index.numel() = ", index.numel());
           TORCH_CHECK(index.scalar_type() == at::kLong,
                       "put_(): Expected a long tensor for index, but got ",
                       index.scalar_type());
           TORCH_CHECK(self.scalar_type() == source.scalar_type(),
                       "put_(): self and source expected to have the same "
                       "dtype, but got self.dtype = ",
                       self.scalar_type(),
                       " and source.dtype = ", source.scalar_type());
           TORCH_CHECK_INDEX(self.numel() || !index.numel(),
                             "put_(): Tried to put elements into an empty "
                             "tensor");
           return self;
         });
  m.impl("nonzero_static", [](const Tensor &self, int64_t size, int64_t) {
    return emptyAs(self, {size, self.dim()}, at::kLong);
  });
  m.impl("multinomial", [](const Tensor &self, int64_t samples, bool replaces,
                           optional<Generator>) {
    TORCH_CHECK(self.dim() == 1 || self.dim() == 2,
                "prob_dist must be 1 or 2 dim");
    TORCH_CHECK(samples > 0, "cannot sample n_sample <= 0 samples");
    TORCH_CHECK(replaces || samples <= self.size(-1),
                "cannot sample n_sample > prob_dist.size(-1) samples "
                "without replacement");
    return emptyAs(self, replaced(self, -1, samples), at::kLong);
  });
  // The CPU's kernel lays each dim's indices out side by side.
  m.impl("nonzero", [](const Tensor &self) {
    return emptyAs(self, {self.dim(), getUnbackedSize()}, at::kLong).t();
  });
  m.impl("masked_select", [](const Tensor &self, const Tensor &mask) {
    broadcast({self, mask});
    return emptyAs(self, {getUnbackedSize()}, self.scalar_type());
  });
  // PyTorch selects each column by a mask of the same number of elements.
  m.impl("combinations", [](const Tensor &self, int64_t r, bool replaces) {
    TORCH_CHECK(self.dim() == 1, "Expect a 1D vector, but got shape ",
                self.sizes());
    TORCH_CHECK(r >= 0, "Expect a non-negative number, but got ", r);
    if (r == 0)
      return emptyAs(self, {0}, self.scalar_type());
    int64_t n = self.size(0) + (replaces ? r - 1 : 0);
    __int128 count = 1;
    for (int64_t i = 0; i < r; ++i) {
      count = count * std::max<int64_t>(n - i, 0) / (i + 1);
      TORCH_CHECK(count <= std::numeric_limits<int64_t>::max(),
                  "numel: integer multiplication overflow");
    }
    return emptyAs(self, {int64_t(count), r}, self.scalar_type());
  });
}

/// The places of the elements of a triangle; the CPU's kernels make them all.
static Tensor triangle(int64_t size, optional<ScalarType> dtype) {
  return at::empty(
      {2, size}, at::TensorOptions(at::kMeta).dtype(dtype.value_or(at::kLong)));
}

static void registerTriangles(torch::Library &m) {
  m.impl("tril_indices", [](int64_t rows, int64_t columns, int64_t offset,
                            optional<ScalarType> dtype,
                            optional<at::Layout> layout, optional<at::Device>,
                            optional<bool>) {
    at::native::check_args(rows, columns, layout);
    return triangle(at::native::get_tril_size(rows, columns, offset), dtype);
  });
  m.impl("triu_indices", [](int64_t rows, int64_t columns, int64_t offset,
                            optional<ScalarType> dtype,
                            optional<at::Layout> layout, optional<at::Device>,
                            optional<bool>) {
    at::native::check_args(rows, columns, layout);
    return triangle(rows * columns -
                        at::native::get_tril_size(rows, columns, offset - 1),
                    dtype);
  });
}

/// A histogram of as many dims as there are sequences of edges.
static Tensor histogram(const Tensor &self, at::TensorList bins,
                        const optional<Tensor> &weight, bool) {
  TORCH_CHECK(self.dim() >= 2,
              "torch.histogramdd: input tensor should have at least 2 "
              "dimensions");
  TORCH_CHECK(self.size(-1) == int64_t(bins.size()),
              "torch.histogramdd: expected ", self.size(-1),
              " sequences of bin edges but got ", bins.size());
  TORCH_CHECK(!weight || !weight->defined() ||
                  weight->sizes() == self.sizes().slice(0, self.dim() - 1),
              "torch.histogramdd: if weight tensor is provided it should have "
              "the same shape as the input tensor excluding its innermost "
              "dimension");
  std::vector<int64_t> sizes;
  for (const Tensor &edges : bins) {
    TORCH_CHECK(edges.dim() == 1,
                "torch.histogramdd: bins tensor should have one dimension, but "
                "got ",
                edges.dim());
    TORCH_CHECK(edges.size(0) >= 2,
                "torch.histogram(): bins must be > 0, but got ",
                edges.size(0) - 1);
    sizes.push_back(edges.size(0) - 1);
  }
  return emptyAs(self, sizes, self.scalar_type());
}

/// Places in order, and counts.
static void registerSearches(torch::Library &m) {
  m.impl("bucketize.Tensor", [](const Tensor &self, const Tensor &, bool int32,
                                bool) { return indexed(self, int32); });
  m.impl("searchsorted.Tensor", [](const Tensor &sorted, const Tensor &self,
                                   bool int32, bool, optional<std::string_view>,
                                   const optional<Tensor> &) {
    TORCH_CHECK(sorted.dim() == 1 ||
                    (sorted.dim() == self.dim() &&
                     sorted.sizes().slice(0, sorted.dim() - 1) ==
                         self.sizes().slice(0, self.dim() - 1)),
                "boundaries tensor should be 1 dimension or the first "
                "N-1 dimensions of boundaries tensor and input value "
                "tensor must match, but we got boundaries tensor ",
                sorted.sizes(), " and input value tensor ", self.sizes());
    return indexed(self, int32);
  });
  m.impl("searchsorted.Scalar",
         [](const Tensor &sorted, const Scalar &, bool int32, bool,
            optional<std::string_view>, const optional<Tensor> &) {
           return emptyAs(sorted, {}, int32 ? at::kInt : at::kLong);
         });
  m.impl("histc",
         [](const Tensor &self, int64_t bins, const Scalar &, const Scalar &) {
           return emptyAs(self, {bins}, self.scalar_type());
         });
  m.impl("bincount", [](const Tensor &self, const optional<Tensor> &weights,
                        int64_t) {
    bool weighted = weights && weights->defined();
    TORCH_CHECK(!weighted || weights->sizes() == self.sizes(),
                "weights should be 1-d and have the same length as input");
    ScalarType dtype = !weighted                              ? at::kLong
                       : weights->scalar_type() == at::kFloat ? at::kFloat
                                                              : at::kDouble;
    return emptyAs(self, {getUnbackedSize()}, dtype);
  });
  m.impl("_histogramdd_from_bin_tensors", histogram);
}

/// Sequences of several lengths.
static void registerSegments(torch::Library &m) {
  m.impl("_pack_padded_sequence", [](const Tensor &input, const Tensor &lengths,
                                     bool batchFirst) {
    TORCH_CHECK(input.dim() >= 2, "Expected at least 2 dims, but got shape ",
                input.sizes());
    TORCH_CHECK(lengths.dim() == 1 && lengths.scalar_type() == at::kLong &&
                    lengths.size(0) == input.size(batchFirst ? 0 : 1),
                "Expected `len(lengths)` to be equal to batch_size, but got ",
                lengths.sizes(), " for shape ", input.sizes());
    std::vector<int64_t> sizes = input.sizes().slice(1).vec();
    sizes[0] = getUnbackedSize();
    return Pair(emptyAs(input, sizes, input.scalar_type()),
                emptyAs(lengths, {getUnbackedSize()}, at::kLong));
  });
  m.impl("_pad_packed_sequence",
         [](const Tensor &data, const Tensor &batchSizes, bool batchFirst,
            const Scalar &, int64_t length) {
           TORCH_CHECK(data.dim() >= 1 && batchSizes.dim() == 1 &&
                           batchSizes.scalar_type() == at::kLong,
                       "Expected packed data and 1D batch sizes, but got ",
                       data.sizes(), " and ", batchSizes.sizes());
           int64_t batch = getUnbackedSize();
           std::vector<int64_t> sizes = data.sizes().vec();
           sizes[0] = length > 0 ? length : batchSizes.size(0);
           sizes.insert(sizes.begin() + !batchFirst, batch);
           return Pair(emptyAs(data, sizes, data.scalar_type()),
                       emptyAs(batchSizes, {batch}, at::kLong));
         });
  m.impl("segment_reduce", [](const Tensor &data, std::string_view,
                              const optional<Tensor> &lengths,
                              const optional<Tensor> &indices,
                              const optional<Tensor> &offsets, int64_t axis,
                              bool, const optional<Scalar> &) {
    bool byLength = lengths && lengths->defined();
    TORCH_CHECK(!indices || !indices->defined(),
                "segment_reduce(): indices based reduction is not supported "
                "yet.");
    TORCH_CHECK(byLength || (offsets && offsets->defined()),
                "segment_reduce(): Either lengths or offsets must be defined.");
    const Tensor &places = byLength ? *lengths : *offsets;
    if (axis < 0)
      axis += data.dim();
    TORCH_CHECK(
        places.dim() >= 1 && axis == places.dim() - 1 && axis < data.dim() &&
            places.sizes().slice(0, axis) == data.sizes().slice(0, axis) &&
            places.size(axis) >= !byLength,
        "segment_reduce(): Expected segments of the dims in front of "
        "the axis, but got ",
        places.sizes(), " for data of shape ", data.sizes());
    return emptyAs(data, replaced(data, axis, places.size(axis) - !byLength),
                   data.scalar_type());
  });
  m.impl("repeat_interleave.Tensor",
         [](const Tensor &repeats, optional<int64_t> size) {
           return emptyAs(repeats, {size ? *size : getUnbackedSize()},
                          repeats.scalar_type());
         });
}

/// Elements, each once.
static void registerUnique(torch::Library &m) {
  m.impl("_unique", [](const Tensor &self, bool, bool inverse) {
    auto [values, indices, counts] = unique(self, inverse, false);
    return Pair(values, indices);
  });
  m.impl("_unique2", [](const Tensor &self, bool, bool inverse, bool counts) {
    return unique(self, inverse, counts);
  });
  m.impl("unique_consecutive", [](const Tensor &self, bool inverse, bool counts,
                                  optional<int64_t> dim) {
    return dim ? uniqueOfDim(self, *dim, true, true)
               : unique(self, inverse, counts);
  });
  // Those of a dim come with places and counts, asked for or not.
  m.impl("unique_dim", [](const Tensor &self, int64_t dim, bool, bool, bool) {
    return uniqueOfDim(self, dim, true, true);
  });
  m.impl("unique_dim_consecutive",
         [](const Tensor &self, int64_t dim, bool, bool) {
           return uniqueOfDim(self, dim, true, true);
         });
}

void torchonnx::meta::registerSelection(torch::Library &m) {
  registerPicks(m);
  registerTriangles(m);
  registerSearches(m);
  registerSegments(m);
  registerUnique(m);
}
