//===- MetaIndexing.cpp - Meta kernels of x[indices] ----------------------===//
//
// LibTorch has these, but masks beside other indices are more than it knows the
// sizes of, and it asks for elements where there are none and the CPU's kernels
// do not.
//
//===----------------------------------------------------------------------===//

#include "MetaFallback.h"
#include "MetaKernels.h"
#include "llvm/ADT/STLExtras.h"
#include <ATen/ops/index_meta_dispatch.h>

using namespace torchonnx::meta;

static bool mayBeUnbacked(int64_t size) {
  auto *sizes = torchonnx::UnbackedSizes::current;
  return sizes && sizes->mayBeOne(size);
}

using Indices = c10::List<optional<Tensor>>;

/// x[i, mask]: by sampling, the number of elements of a mask is never that of
/// another index, but beside one it has to be: `length`, or else any.
struct Masks {
  explicit Masks(const Indices &indices) : given(indices) {
    for (optional<Tensor> index : indices)
      if (isMask(index))
        ++count;
      else if (index && index->defined() && index->dim() &&
               index->size(-1) != 1)
        length = index->size(-1);
  }
  static bool isTruth(const optional<Tensor> &index) {
    return index && index->defined() &&
           (index->scalar_type() == at::kBool ||
            index->scalar_type() == at::kByte);
  }
  static bool isMask(const optional<Tensor> &index) {
    return isTruth(index) && index->dim();
  }
  /// The sizes of x[...], with `length` or `anyLength` elements in the masks.
  Tensor select(const Tensor &self) const {
    Indices places;
    int64_t dim = 0;
    for (optional<Tensor> index : given) {
      if (!isMask(index)) {
        places.push_back(index);
        dim += !isTruth(index);
        continue;
      }
      for (int64_t i = 0; i < index->dim(); ++i, ++dim) {
        TORCH_CHECK_INDEX(dim < self.dim() && index->size(i) == self.size(dim),
                          "The shape of the mask ", index->sizes(),
                          " at index ", i,
                          " does not match the shape of the indexed tensor ",
                          self.sizes(), " at index ", dim);
        int64_t count = length == 1 ? anyLength : length;
        places.push_back(emptyAs(*index, {count}, at::kLong));
      }
    }
    return at::meta::index(self, places);
  }

  /// Of a mask that stands beside no other index. No size is that.
  static constexpr int64_t anyLength = 1000003;
  const Indices &given;
  unsigned count = 0;
  int64_t length = 1;
};

/// x[indices] of nothing takes nothing, where a mask or data says how much: as
/// sizes it is the same as of one element.
static std::pair<Tensor, Indices> ofSomething(const Tensor &self,
                                              const Indices &indices) {
  std::vector<int64_t> sizes = self.sizes().vec();
  Indices places;
  int64_t dim = 0;
  for (optional<Tensor> index : indices) {
    places.push_back(index);
    if (!Masks::isMask(index)) {
      if (index && index->defined() && dim < self.dim() && sizes[dim] == 0 &&
          llvm::any_of(index->sizes(), mayBeUnbacked))
        sizes[dim] = 1;
      dim += !Masks::isTruth(index);
      continue;
    }
    std::vector<int64_t> shape = index->sizes().vec();
    for (int64_t &size : shape) {
      if (dim < self.dim() && size == 0 && sizes[dim] == 0)
        size = sizes[dim] = 1;
      ++dim;
    }
    if (index->sizes() != IntArrayRef(shape))
      places.set(places.size() - 1,
                 emptyAs(*index, shape, index->scalar_type()));
  }
  return {self.sizes() == IntArrayRef(sizes)
              ? self
              : emptyAs(self, sizes, self.scalar_type()),
          places};
}

static Tensor indexBesideMasks(const Tensor &self, const Indices &indices) {
  auto [from, places] = ofSomething(self, indices);
  Masks masks(places);
  // Several have one number of elements, or one of them has one.
  if (masks.count > 1 && masks.length == 1)
    masks.length = torchonnx::getUnbackedSize();
  return masks.count && masks.length != 1 ? masks.select(from)
                                          : at::meta::index(from, places);
}

bool torchonnx::meta::fits(const Tensor &tensor, const Tensor &into) {
  int64_t lead = into.dim() - tensor.dim();
  if (lead < 0)
    return false;
  for (int64_t i = 0; i < tensor.dim(); ++i) {
    int64_t size = tensor.size(i), wanted = into.size(lead + i);
    if (size != 1 && size != wanted && !mayBeUnbacked(size) &&
        !mayBeUnbacked(wanted) && wanted != Masks::anyLength)
      return false;
  }
  return true;
}

/// self with rows of `source` added to those that `index` names.
static Tensor indexAdd(const Tensor &self, int64_t dim, const Tensor &index,
                       const Tensor &source) {
  TORCH_CHECK_INDEX(index.dim() <= 1, "Index is supposed to be a vector");
  TORCH_CHECK(index.scalar_type() == at::kLong ||
                  index.scalar_type() == at::kInt,
              "Expected dtype int32/int64 for index");
  TORCH_CHECK(self.scalar_type() == source.scalar_type(),
              "self and source expected to have the same dtype, but got ",
              self.scalar_type(), " and ", source.scalar_type());
  dim = at::maybe_wrap_dim(dim, self.dim());
  TORCH_CHECK_INDEX(source.dim() == 0 || dim < source.dim(), "Indexing dim ",
                    dim, " is out of bounds of the source");
  TORCH_CHECK(index.numel() == (source.dim() ? source.size(dim) : 1),
              "Number of indices (", index.numel(),
              ") should be equal to the size of the source's dim ", dim, ": ",
              source.sizes());
  TORCH_CHECK_INDEX(self.dim() == 0 || self.size(dim) > 0 || !index.numel(),
                    "index out of range in self");
  auto others = [&](const Tensor &x) {
    return x.dim() ? replaced(x, dim, 1) : std::vector<int64_t>(1, 1);
  };
  TORCH_CHECK(others(self) == others(source), "source has the sizes ",
              source.sizes(), ", self ", self.sizes(),
              ": they differ in more than dim ", dim);
  return like(self);
}

void torchonnx::meta::registerIndexing(torch::Library &m) {
  m.impl("index_add", [](const Tensor &self, int64_t dim, const Tensor &index,
                         const Tensor &source, const Scalar &) {
    return indexAdd(self, dim, index, source);
  });
  m.impl("index_add_",
         [](Tensor &self, int64_t dim, const Tensor &index,
            const Tensor &source, const Scalar &) -> Tensor & {
           indexAdd(self, dim, index, source);
           return self;
         });
  m.impl("index_reduce",
         [](const Tensor &self, int64_t dim, const Tensor &index,
            const Tensor &source, std::string_view,
            bool) { return indexAdd(self, dim, index, source); });
  m.impl("index_reduce_",
         [](Tensor &self, int64_t dim, const Tensor &index,
            const Tensor &source, std::string_view, bool) -> Tensor & {
           indexAdd(self, dim, index, source);
           return self;
         });
  m.impl("index.Tensor", indexBesideMasks);
  m.impl("_index_put_impl_",
         [](Tensor &self, const Indices &indices, const Tensor &values,
            bool accumulate, bool) -> Tensor & {
           TORCH_CHECK(self.scalar_type() == values.scalar_type(),
                       "Index put requires the source and destination dtypes "
                       "match, got ",
                       self.scalar_type(), " for the destination and ",
                       values.scalar_type(), " for the source.");
           auto [into, places] = ofSomething(self, indices);
           Tensor place = Masks(places).select(into);
           // A mask alone is filled with one number, of whatever rank.
           int64_t numGiven = 0, numTruths = 0;
           for (optional<Tensor> index : indices) {
             numGiven += index && index->defined();
             numTruths += Masks::isTruth(index);
           }
           bool isFill = !accumulate && values.numel() == 1 && numGiven == 1 &&
                         numTruths == 1;
           TORCH_CHECK(isFill || fits(values, place),
                       "shape mismatch: value tensor of shape ", values.sizes(),
                       " cannot be broadcast to indexing result of shape ",
                       place.sizes());
           return self;
         });
}
