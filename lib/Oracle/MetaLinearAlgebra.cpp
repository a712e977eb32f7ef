//===- MetaLinearAlgebra.cpp - Meta kernels of transforms and LAPACK ------===//
//
// LAPACK is not asked about zeros: some of its routines crash on matrices
// without columns.
//
//===----------------------------------------------------------------------===//

#include "MetaFallback.h"
#include "MetaKernels.h"
#include <ATen/ExpandUtils.h>

using namespace torchonnx::meta;

using Quadruple = std::tuple<Tensor, Tensor, Tensor, Tensor>;

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// What istft is, but for what it asks of the window's elements: LibTorch's own
/// computes it to look at them.
static Tensor istft(const Tensor &self, int64_t points, optional<int64_t> hop,
                    optional<int64_t> winLength, const optional<Tensor> &window,
                    bool center, bool, optional<bool> onesided,
                    optional<int64_t> length, bool returnsComplex) {
  int64_t step = hop.value_or(points >> 2), width = winLength.value_or(points);
  TORCH_CHECK(self.is_complex() && self.numel() > 0 &&
                  (self.dim() == 2 || self.dim() == 3),
              "istft expects a complex tensor of 2 or 3 dimensions with "
              "elements, but got one of ",
              self.sizes());
  int64_t given = self.size(-2);
  bool isHalf = onesided.value_or(given != points);
  TORCH_CHECK(given == (isHalf ? points / 2 + 1 : points),
              "istft expects the frequency dimension to match n_fft ", points,
              ", but got ", given);
  TORCH_CHECK(0 < step && step <= width && width <= points,
              "istft expects 0 < hop_length <= win_length <= n_fft, but got ",
              step, ", ", width, " and ", points);
  bool hasWindow = window && window->defined();
  TORCH_CHECK(!hasWindow || (window->dim() == 1 && window->size(0) == width),
              "istft expects a window of win_length ", width);
  TORCH_CHECK(returnsComplex ? !isHalf : !hasWindow || !window->is_complex(),
              "istft gives a real signal of one side alone, with a real "
              "window");
  int64_t whole = points + step * (self.size(-1) - 1);
  int64_t start = center ? points / 2 : 0;
  int64_t end = length ? start + *length : whole - start;
  TORCH_CHECK(start < std::min(end, whole), "istft leaves no signal of ", whole,
              " samples");
  ScalarType dtype = returnsComplex ? self.scalar_type()
                                    : at::toRealValueType(self.scalar_type());
  if (hasWindow)
    dtype = at::promote_types(dtype, window->scalar_type());
  std::vector<int64_t> sizes = {end - start};
  if (self.dim() == 3)
    sizes.insert(sizes.begin(), self.size(0));
  return emptyAs(self, sizes, dtype);
}

static void registerTransforms(torch::Library &m) {
  m.impl("istft", istft);
  m.impl("unfold_backward",
         [](const Tensor &gradient, IntArrayRef sizes, int64_t, int64_t,
            int64_t) { return gradient.new_empty(sizes); });
  m.impl("_fft_c2c", [](const Tensor &self, IntArrayRef, int64_t, bool) {
    return like(self);
  });
  m.impl("_fft_r2c", [](const Tensor &self, IntArrayRef dims, int64_t,
                        bool onesided) {
    int64_t last = self.size(dims.back());
    return emptyAs(self,
                   replaced(self, dims.back(), onesided ? last / 2 + 1 : last),
                   at::toComplexType(self.scalar_type()));
  });
  m.impl("_fft_c2r",
         [](const Tensor &self, IntArrayRef dims, int64_t, int64_t last) {
           return emptyAs(self, replaced(self, dims.back(), last),
                          at::toRealValueType(self.scalar_type()));
         });
}

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

static void checkSquare(const Tensor &x, const char *name) {
  TORCH_CHECK(x.dim() >= 2 && x.size(-1) == x.size(-2), name,
              ": A must be batches of square matrices, but they are ",
              x.sizes());
}

/// Sizes without their last `n`, and others behind them.
static std::vector<int64_t> withLast(IntArrayRef sizes, int64_t n,
                                     std::initializer_list<int64_t> last) {
  std::vector<int64_t> result = sizes.slice(0, sizes.size() - n).vec();
  result.insert(result.end(), last);
  return result;
}

static Quadruple leastSquares(const Tensor &self, const Tensor &other,
                              optional<double>,
                              optional<std::string_view> given) {
  std::string driver = llvm::StringRef(given.value_or("gelsy")).lower();
  bool isSvd = driver == "gelsd" || driver == "gelss",
       isGels = driver == "gels";
  TORCH_CHECK(isSvd || isGels || driver == "gelsy",
              "torch.linalg.lstsq: no driver is called ", driver);
  TORCH_CHECK(self.dim() >= 2 && other.dim() >= 1 &&
                  (other.dim() == self.dim() || other.dim() + 1 == self.dim()),
              "torch.linalg.lstsq: input.dim() must be greater or equal to "
              "other.dim() and (input.dim() - other.dim()) <= 1");
  TORCH_CHECK(self.scalar_type() == other.scalar_type(),
              "torch.linalg.lstsq: Expected input and other to have the same "
              "dtype, but got ",
              self.scalar_type(), " and ", other.scalar_type());
  bool isVector = other.dim() + 1 == self.dim();
  Tensor right = isVector ? other.unsqueeze(-1) : other;
  int64_t rows = self.size(-2), columns = self.size(-1), n = right.size(-1);
  TORCH_CHECK(
      rows == right.size(-2) &&
          (!isVector || other.sizes() == self.sizes().slice(0, self.dim() - 1)),
      "torch.linalg.lstsq: input.size(-2) should match the rows of "
      "other, but got ",
      self.sizes(), " and ", other.sizes());
  std::vector<int64_t> batch =
      at::infer_size(self.sizes().slice(0, self.dim() - 2),
                     right.sizes().slice(0, right.dim() - 2));
  ScalarType real = at::toRealValueType(self.scalar_type());
  Tensor x =
      emptyAs(self, withLast(batch, 0, {columns, n}), self.scalar_type());
  std::vector<int64_t> none{0}, residuals = none;
  if (rows > columns && isGels)
    residuals = withLast(batch, 0, {n});
  else if (rows > columns && isSvd) // None where a matrix is singular.
    residuals = {torchonnx::getUnbackedSize()};
  return {
      isVector ? x.squeeze(-1) : x, emptyAs(self, residuals, real),
      emptyAs(self, isGels ? none : withLast(self.sizes(), 2, {}), at::kLong),
      emptyAs(self,
              isSvd ? withLast(self.sizes(), 2, {std::min(rows, columns)})
                    : none,
              real)};
}

static void registerFactors(torch::Library &m) {
  m.impl("linalg_matrix_exp", [](const Tensor &self) {
    checkSquare(self, "linalg.matrix_exp");
    return like(self);
  });
  m.impl("cholesky", [](const Tensor &self, bool) {
    checkSquare(self, "cholesky");
    return like(self);
  });
  m.impl("cholesky_inverse", [](const Tensor &self, bool) {
    checkSquare(self, "cholesky_inverse");
    return like(self);
  });
  m.impl("_linalg_eigvals", [](const Tensor &self) {
    return emptyAs(self, self.sizes().slice(0, self.dim() - 1),
                   at::toComplexType(self.scalar_type()));
  });
  m.impl("linalg_eig", [](const Tensor &self) {
    checkSquare(self, "linalg.eig");
    ScalarType dtype = at::toComplexType(self.scalar_type());
    return Pair(emptyAs(self, self.sizes().slice(0, self.dim() - 1), dtype),
                emptyAs(self, self.sizes(), dtype));
  });
  m.impl("geqrf", [](const Tensor &self) {
    int64_t size = std::min(self.size(-1), self.size(-2));
    return Pair(like(self), emptyAs(self, withLast(self.sizes(), 2, {size}),
                                    self.scalar_type()));
  });
  m.impl("linalg_householder_product", [](const Tensor &self,
                                          const Tensor &tau) {
    TORCH_CHECK(self.dim() >= 2 && self.size(-2) >= self.size(-1),
                "linalg.householder_product: input must have at least 2 "
                "dimensions, and no more columns than rows");
    TORCH_CHECK(tau.dim() == self.dim() - 1 && tau.size(-1) <= self.size(-1),
                "linalg.householder_product: tau must have one dimension less "
                "than input, and no more elements than it has columns");
    return like(self);
  });
  m.impl("ormqr", [](const Tensor &, const Tensor &, const Tensor &other, bool,
                     bool) { return like(other); });
  m.impl("_cholesky_solve_helper",
         [](const Tensor &self, const Tensor &, bool) { return like(self); });
  m.impl("linalg_solve_triangular", [](const Tensor &self, const Tensor &other,
                                       bool, bool left, bool) {
    checkSquare(self, "linalg.solve_triangular");
    TORCH_CHECK(other.dim() >= 2 && self.size(-1) == other.size(left ? -2 : -1),
                "linalg.solve_triangular: Incompatible shapes of A and "
                "B for the equation ",
                left ? "AX = B" : "XA = B");
    std::vector<int64_t> sizes =
        at::infer_size(self.sizes().slice(0, self.dim() - 2),
                       other.sizes().slice(0, other.dim() - 2));
    sizes.insert(sizes.end(), {other.size(-2), other.size(-1)});
    return emptyAs(other, sizes, other.scalar_type());
  });
  m.impl("linalg_lstsq", leastSquares);
}

void torchonnx::meta::registerLinearAlgebra(torch::Library &m) {
  registerTransforms(m);
  registerFactors(m);
}
