//===- MetaProducts.cpp - Meta kernels of matrix products -----------------===//
//
// LibTorch has some of these, but operands of two dtypes, which the CPU's
// kernels refuse, pass through them.
//
//===----------------------------------------------------------------------===//

#include "MetaKernels.h"
#include <ATen/ExpandUtils.h>
#include <ATen/ops/baddbmm_meta_dispatch.h>
#include <ATen/ops/bmm_meta_dispatch.h>
#include <ATen/ops/mm_meta_dispatch.h>

using namespace torchonnx::meta;

static void checkDtypes(const char *first, const Tensor &x, const char *second,
                        const Tensor &y) {
  TORCH_CHECK(x.scalar_type() == y.scalar_type(), first, " and ", second,
              " must have the same dtype, but got ", x.scalar_type(), " and ",
              y.scalar_type());
}

static Tensor dot(const Tensor &self, const Tensor &other) {
  TORCH_CHECK(self.dim() == 1 && other.dim() == 1,
              "1D tensors expected, but got ", self.dim(), "D and ",
              other.dim(), "D tensors");
  checkDtypes("self", self, "tensor", other);
  TORCH_CHECK(self.size(0) == other.size(0),
              "inconsistent tensor size, expected tensor [", self.size(0),
              "] and src [", other.size(0),
              "] to have the same number of elements");
  return at::empty({}, self.options());
}

static Tensor addmm(const Tensor &self, const Tensor &mat1, const Tensor &mat2,
                    const Scalar &, const Scalar &) {
  checkDtypes("mat1", mat1, "mat2", mat2);
  checkDtypes("self", self, "mat2", mat2);
  Tensor product = at::mm(mat1, mat2);
  TORCH_CHECK(self.dim() <= 2 && fits(self, product), "a tensor of shape ",
              self.sizes(), " cannot be expanded to the product's shape ",
              product.sizes());
  return product;
}

static Tensor baddbmm(const Tensor &self, const Tensor &a, const Tensor &b,
                      const Scalar &beta, const Scalar &alpha) {
  checkDtypes("batch1", a, "batch2", b);
  checkDtypes("self", self, "batch2", b);
  return at::meta::baddbmm(self, a, b, beta, alpha);
}

static Tensor addbmm(const Tensor &self, const Tensor &a, const Tensor &b,
                     const Scalar &, const Scalar &) {
  checkDtypes("batch1", a, "batch2", b);
  checkDtypes("self", self, "batch2", b);
  TORCH_CHECK(a.dim() == 3 && b.dim() == 3, "batch1 must be a 3D tensor");
  TORCH_CHECK(a.size(0) == b.size(0) && a.size(2) == b.size(1),
              "Expected size for first two dimensions of batch2 tensor to be: "
              "[",
              a.size(0), ", ", a.size(2), "] but got: [", b.size(0), ", ",
              b.size(1), "].");
  std::vector<int64_t> sizes{a.size(1), b.size(2)};
  TORCH_CHECK(at::is_expandable_to(self.sizes(), sizes), "input of size ",
              self.sizes(), " cannot be expanded to ", IntArrayRef(sizes));
  return at::empty(sizes, self.options());
}

void torchonnx::meta::registerProducts(torch::Library &m) {
  m.impl("dot", dot);
  m.impl("vdot", dot);
  m.impl("mm", [](const Tensor &mat1, const Tensor &mat2) {
    checkDtypes("mat1", mat1, "mat2", mat2);
    return at::meta::mm(mat1, mat2);
  });
  m.impl("bmm", [](const Tensor &a, const Tensor &b) {
    checkDtypes("batch1", a, "batch2", b);
    return at::meta::bmm(a, b);
  });
  m.impl("addmm", addmm);
  m.impl("baddbmm", baddbmm);
  m.impl("addbmm", addbmm);
}
