//===- MetaKernels.cpp - Meta kernels that LibTorch lacks -----------------===//
//
// Python's PyTorch has these in torch/_meta_registrations.py; the C++ library
// has not. They only make results of the right shape and dtype. What is not
// here runs the CPU's kernel on zeros (MetaFallback.cpp), which is slower and
// only done for small tensors.
//
//===----------------------------------------------------------------------===//

#include "MetaKernels.h"
#include "MetaFallback.h"
#include "Registrations.h"
#include "Silence.h"
#include <ATen/ExpandUtils.h>
#include <ATen/WrapDimUtilsMulti.h>
#include <ATen/native/ReduceOpsUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/native/TypeProperties.h>
#include <ATen/ops/lstm_native.h>

using namespace torchonnx::meta;
using at::Generator;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

Tensor torchonnx::meta::like(const Tensor &self) {
  return at::empty_like(self);
}

Tensor torchonnx::meta::likeAs(const Tensor &self, ScalarType dtype) {
  return at::empty_like(self, self.options().dtype(dtype));
}

Tensor torchonnx::meta::emptyAs(const Tensor &self, IntArrayRef sizes,
                                ScalarType dtype) {
  return at::empty(sizes, self.options().dtype(dtype));
}

static Tensor scalarAs(const Tensor &self, ScalarType dtype) {
  return emptyAs(self, {}, dtype);
}

static ScalarType toFloat(ScalarType dtype) {
  return at::isIntegralType(dtype, /*includeBool=*/true)
             ? at::typeMetaToScalarType(at::get_default_dtype())
             : dtype;
}

/// What sums of `self` have for a dtype.
static ScalarType sumType(const Tensor &self, optional<ScalarType> dtype) {
  if (dtype)
    return *dtype;
  return at::isIntegralType(self.scalar_type(), /*includeBool=*/true)
             ? at::kLong
             : self.scalar_type();
}

std::vector<int64_t>
torchonnx::meta::broadcast(std::initializer_list<Tensor> tensors) {
  at::DimVector sizes;
  for (const Tensor &tensor : tensors)
    sizes = at::infer_size_dimvector(sizes, tensor.sizes());
  return {sizes.begin(), sizes.end()};
}

/// The sizes of `self` reduced over `dims`, which are all when none are given.
static std::vector<int64_t> reduced(const Tensor &self,
                                    OptionalIntArrayRef dims, bool keepdim) {
  auto mask = at::dim_list_to_bitset(dims.has_value() ? *dims : IntArrayRef(),
                                     std::max<int64_t>(self.dim(), 1));
  bool all = !dims.has_value() || dims->empty();
  std::vector<int64_t> sizes;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (!all && !mask[i])
      sizes.push_back(self.size(i));
    else if (keepdim)
      sizes.push_back(1);
  }
  return sizes;
}

std::vector<int64_t> torchonnx::meta::replaced(const Tensor &self, int64_t dim,
                                               int64_t size) {
  std::vector<int64_t> sizes = self.sizes().vec();
  if (!sizes.empty())
    sizes[at::maybe_wrap_dim(dim, self.dim())] = size;
  return sizes;
}

Tensor &torchonnx::meta::into(Tensor &out, IntArrayRef sizes) {
  at::native::resize_output(out, sizes);
  return out;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

static Tensor binary(const Tensor &self, const Tensor &other) {
  return emptyAs(self, broadcast({self, other}), at::result_type(self, other));
}
static Tensor binaryScalar(const Tensor &self, const Scalar &other) {
  return likeAs(self, at::result_type(self, other));
}
static Tensor &logicalOut(const Tensor &self, const Tensor &other,
                          Tensor &out) {
  return into(out, broadcast({self, other}));
}
static Tensor &unaryOut(const Tensor &self, Tensor &out) {
  return into(out, self.sizes());
}

static Tensor where(const Tensor &condition, const Tensor &self,
                    const Tensor &other) {
  TORCH_CHECK(condition.scalar_type() == at::kBool ||
                  condition.scalar_type() == at::kByte,
              "where expected condition to be a boolean tensor, but got a "
              "tensor with dtype ",
              condition.scalar_type());
  return emptyAs(self, broadcast({condition, self, other}),
                 at::result_type(self, other));
}

static void registerUnary(torch::Library &m) {
  m.impl("hardswish", like);
  m.impl("relu", [](const Tensor &self) {
    TORCH_CHECK(self.scalar_type() != at::kBool,
                "Boolean inputs not supported for relu");
    return like(self);
  });
  m.impl("hardtanh", [](const Tensor &self, const Scalar &, const Scalar &) {
    return like(self);
  });
  m.impl("channel_shuffle", [](const Tensor &self, int64_t groups) {
    TORCH_CHECK(groups > 0,
                "Number of groups to divide channels in must be "
                "positive. Value of groups:",
                groups);
    TORCH_CHECK(self.dim() > 2 && self.size(1) % groups == 0,
                "Number of channels must be divisible by groups. Got ",
                self.sizes(), " and groups ", groups);
    return like(self);
  });
  m.impl("flip", [](const Tensor &self, IntArrayRef dims) {
    at::dim_list_to_bitset(dims, self.dim());
    return like(self);
  });
  m.impl("roll", [](const Tensor &self, IntArrayRef shifts, IntArrayRef dims) {
    TORCH_CHECK(!shifts.empty(), "`shifts` required");
    TORCH_CHECK(dims.empty() ? shifts.size() == 1
                             : dims.size() == shifts.size(),
                "shifts and dimensions must align. shifts: ", shifts.size(),
                ", dims:", dims.size());
    return like(self);
  });
  m.impl("_logcumsumexp", [](const Tensor &self, int64_t dim) {
    at::maybe_wrap_dim(dim, self.dim());
    return like(self);
  });
  m.impl("logit", [](const Tensor &self, optional<double>) {
    return likeAs(self, toFloat(self.scalar_type()));
  });
  m.impl("log_sigmoid_forward",
         [](const Tensor &self) { return Pair(like(self), like(self)); });
  m.impl("angle", [](const Tensor &self) {
    return likeAs(self, self.is_complex()
                            ? at::toRealValueType(self.scalar_type())
                            : toFloat(self.scalar_type()));
  });
  m.impl("isnan", [](const Tensor &self) { return likeAs(self, at::kBool); });
  m.impl("_masked_softmax",
         [](const Tensor &self, const Tensor &, optional<int64_t>,
            optional<int64_t>) { return like(self); });
  m.impl("nan_to_num.out",
         [](const Tensor &self, optional<double>, optional<double>,
            optional<double>,
            Tensor &out) -> Tensor & { return into(out, self.sizes()); });
  for (const char *name :
       {"abs.out", "angle.out", "conj_physical.out", "logical_not.out"})
    m.impl(name, unaryOut);
}

static void registerBinary(torch::Library &m) {
  for (const char *name : {"complex.out", "logical_and.out", "logical_or.out",
                           "logical_xor.out", "polar.out"})
    m.impl(name, logicalOut);
  for (const char *name :
       {"floor_divide", "__lshift__.Tensor", "__rshift__.Tensor"})
    m.impl(name, binary);
  for (const char *name : {"__lshift__.Scalar", "__rshift__.Scalar"})
    m.impl(name, binaryScalar);
  m.impl("rsub.Tensor", [](const Tensor &self, const Tensor &other,
                           const Scalar &) { return binary(self, other); });
  m.impl("remainder.Scalar_Tensor",
         [](const Scalar &self, const Tensor &other) {
           return likeAs(other, at::result_type(self, other));
         });
  m.impl("_add_relu.Tensor",
         [](const Tensor &self, const Tensor &other, const Scalar &) {
           return binary(self, other);
         });
  m.impl("where.self", where);
  m.impl("where.self_out",
         [](const Tensor &condition, const Tensor &self, const Tensor &other,
            Tensor &out) -> Tensor & {
           return into(out, broadcast({condition, self, other}));
         });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Tensor toScalarLike(const Tensor &self) {
  return scalarAs(self, self.scalar_type());
}

static Tensor variance(const Tensor &self, OptionalIntArrayRef dim,
                       const optional<Scalar> &, bool keepdim) {
  TORCH_CHECK(at::isFloatingType(self.scalar_type()) ||
                  at::isComplexType(self.scalar_type()),
              "std and var only support floating point and complex dtypes");
  return emptyAs(self, reduced(self, dim, keepdim),
                 at::toRealValueType(self.scalar_type()));
}

static Pair varianceAndMean(const Tensor &self, OptionalIntArrayRef dim,
                            const optional<Scalar> &correction, bool keepdim) {
  Tensor result = variance(self, dim, correction, keepdim);
  return {result, emptyAs(self, result.sizes(), self.scalar_type())};
}

static std::tuple<Tensor &, Tensor &> intoBoth(Tensor &values, Tensor &indices,
                                               IntArrayRef sizes) {
  return {into(values, sizes), into(indices, sizes)};
}

static void registerReductions(torch::Library &m) {
  for (const char *name : {"median", "nanmedian"})
    m.impl(name, toScalarLike);
  for (const char *name : {"max", "min"})
    m.impl(name, [](const Tensor &self) {
      TORCH_CHECK(self.numel() > 0,
                  "Expected reduction dim to be specified for input.numel() "
                  "== 0. Specify the reduction dim with the 'dim' argument.");
      return toScalarLike(self);
    });
  m.impl("prod", [](const Tensor &self, optional<ScalarType> dtype) {
    return scalarAs(self, sumType(self, dtype));
  });
  m.impl("trace", [](const Tensor &self) {
    TORCH_CHECK(self.dim() == 2,
                "trace: expected a matrix, but got tensor with dim ",
                self.dim());
    return scalarAs(self, sumType(self, {}));
  });
  m.impl("nansum", [](const Tensor &self, OptionalIntArrayRef dim, bool keepdim,
                      optional<ScalarType> dtype) {
    return emptyAs(self, reduced(self, dim, keepdim), sumType(self, dtype));
  });
  m.impl("count_nonzero.dim_IntList", [](const Tensor &self, IntArrayRef dims) {
    return emptyAs(self, reduced(self, dims, false), at::kLong);
  });
  for (const char *name : {"var.correction", "std.correction"})
    m.impl(name, variance);
  for (const char *name : {"var_mean.correction", "std_mean.correction"})
    m.impl(name, varianceAndMean);
  m.impl("mode", [](const Tensor &self, int64_t dim, bool keepdim) {
    at::native::zero_numel_check_dims(self, dim, "mode()");
    std::vector<int64_t> sizes = reduced(self, IntArrayRef(dim), keepdim);
    return Pair(emptyAs(self, sizes, self.scalar_type()),
                emptyAs(self, sizes, at::kLong));
  });
  for (const char *name : {"median.dim_values", "nanmedian.dim_values"})
    m.impl(name, [](const Tensor &self, int64_t dim, bool keepdim,
                    Tensor &values, Tensor &indices) {
      at::native::zero_numel_check_dims(self, dim, "median()");
      return intoBoth(values, indices,
                      reduced(self, IntArrayRef(dim), keepdim));
    });
  m.impl("kthvalue.values", [](const Tensor &self, int64_t k, int64_t dim,
                               bool keepdim, Tensor &values, Tensor &indices) {
    int64_t size = self.dim() == 0 ? 1 : self.size(dim);
    TORCH_CHECK(k >= 1 && k <= size,
                "kthvalue(): selected number k out of range for dimension ",
                dim);
    return intoBoth(values, indices, reduced(self, IntArrayRef(dim), keepdim));
  });
  m.impl("_cummax_helper", [](const Tensor &, Tensor &, Tensor &, int64_t) {});
  m.impl("_cummin_helper", [](const Tensor &, Tensor &, Tensor &, int64_t) {});
}

static Tensor matrixProduct(const Tensor &a, const Tensor &b,
                            ScalarType dtype) {
  TORCH_CHECK(a.dim() == 2 && b.dim() == 2 && a.size(1) == b.size(0),
              "mat1 and mat2 shapes cannot be multiplied (", a.sizes(), " and ",
              b.sizes(), ")");
  return emptyAs(a, {a.size(0), b.size(1)}, dtype);
}

static void registerMatrixProducts(torch::Library &m) {
  m.impl("_int_mm", [](const Tensor &a, const Tensor &b) {
    return matrixProduct(a, b, at::kInt);
  });
  m.impl("_scaled_mm",
         [](const Tensor &a, const Tensor &b, const Tensor &, const Tensor &,
            const optional<Tensor> &, const optional<Tensor> &,
            optional<ScalarType> dtype, bool) {
           return matrixProduct(a, b, dtype.value_or(a.scalar_type()));
         });
  m.impl("_weight_int8pack_mm", [](const Tensor &self, const Tensor &other,
                                   const Tensor &) {
    return emptyAs(self, {self.size(0), other.size(0)}, self.scalar_type());
  });
  m.impl("_cdist_forward",
         [](const Tensor &a, const Tensor &b, double, optional<int64_t>) {
           TORCH_CHECK(a.dim() >= 2 && b.dim() >= 2,
                       "cdist only supports at least 2D tensors");
           TORCH_CHECK(a.size(-1) == b.size(-1),
                       "X1 and X2 must have the same number of columns. X1: ",
                       a.size(-1), " X2: ", b.size(-1));
           std::vector<int64_t> sizes =
               at::infer_size(a.sizes().slice(0, a.dim() - 2),
                              b.sizes().slice(0, b.dim() - 2));
           sizes.insert(sizes.end(), {a.size(-2), b.size(-2)});
           return emptyAs(a, sizes, a.scalar_type());
         });
  m.impl("_pdist_forward", [](const Tensor &self, double) {
    int64_t n = self.size(0);
    return emptyAs(self, {n * (n - 1) / 2}, self.scalar_type());
  });
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

static void registerRandom(torch::Library &m) {
  m.impl("native_dropout", [](const Tensor &self, double, optional<bool>) {
    return Pair(like(self), likeAs(self, at::kBool));
  });
  m.impl("poisson",
         [](const Tensor &self, optional<Generator>) { return like(self); });
  m.impl("_standard_gamma",
         [](const Tensor &self, optional<Generator>) { return like(self); });
  m.impl("_sample_dirichlet",
         [](const Tensor &self, optional<Generator>) { return like(self); });
  m.impl("binomial", [](const Tensor &self, const Tensor &,
                        optional<Generator>) { return like(self); });
  m.impl("normal.Tensor_float", [](const Tensor &mean, double,
                                   optional<Generator>) { return like(mean); });
  m.impl("normal.float_Tensor", [](double, const Tensor &std,
                                   optional<Generator>) { return like(std); });
  m.impl("normal.Tensor_Tensor",
         [](const Tensor &mean, const Tensor &std, optional<Generator>) {
           return binary(mean, std);
         });
  m.impl("randint_like.Tensor",
         [](const Tensor &self, const Tensor &, optional<ScalarType> dtype,
            optional<at::Layout>, optional<at::Device>, optional<bool>,
            optional<at::MemoryFormat>) {
           return likeAs(self, dtype.value_or(self.scalar_type()));
         });
  m.impl("randint_like.Tensor_generator",
         [](const Tensor &self, const Tensor &, optional<Generator>,
            optional<ScalarType> dtype, optional<at::Layout>,
            optional<at::Device>, optional<bool>, optional<at::MemoryFormat>) {
           return likeAs(self, dtype.value_or(self.scalar_type()));
         });
}

//===----------------------------------------------------------------------===//
// Kernels that check less than the CPU's
//===----------------------------------------------------------------------===//

/// LibTorch has these, but sizes that the CPU's kernel refuses, or that make it
/// read outside of a tensor, pass through them.
static void registerStricter(torch::Library &m) {
  auto softmaxBackward = [](const Tensor &grad, const Tensor &output, int64_t,
                            ScalarType) {
    TORCH_CHECK(grad.sizes() == output.sizes(),
                "Expected grad_output to have the sizes of output, ",
                output.sizes(), ", but got: ", grad.sizes());
    return like(grad);
  };
  m.impl("_softmax_backward_data", +softmaxBackward);
  m.impl("_log_softmax_backward_data", +softmaxBackward);
  // Its own checks come when it holds what it frees twice.
  m.impl("lstm.input", [](const Tensor &input, at::TensorList hx,
                          at::TensorList params, bool hasBiases, int64_t layers,
                          double dropout, bool train, bool bidirectional,
                          bool batchFirst) {
    TORCH_CHECK(hx.size() == 2 && params.size() >= 2 && input.dim() == 3,
                "lstm expects a batch of sequences and two hidden states");
    const int64_t batch = input.size(batchFirst ? 0 : 1);
    TORCH_CHECK(input.size(2) == params[0].size(1), "Expected input size ",
                params[0].size(1), ", got ", input.size(2));
    const int64_t widths[] = {params[1].size(1), params[0].size(0) / 4};
    for (int i = 0; i < 2; ++i) {
      const std::vector<int64_t> wanted = {layers * (1 + bidirectional), batch,
                                           widths[i]};
      TORCH_CHECK(hx[i].sizes() == IntArrayRef(wanted), "Expected hidden size ",
                  wanted, ", got ", hx[i].sizes());
    }
    return at::native::lstm(input, hx, params, hasBiases, layers, dropout,
                            train, bidirectional, batchFirst);
  });
  m.impl("_reshape_alias", [](const Tensor &self, IntArrayRef sizes,
                              IntArrayRef strides) {
    int64_t last = self.storage_offset();
    for (size_t i = 0; i < sizes.size(); ++i)
      last += std::max<int64_t>(sizes[i] - 1, 0) * strides[i];
    TORCH_CHECK(c10::multiply_integers(sizes) == 0 ||
                    (last + 1) * int64_t(self.itemsize()) <=
                        int64_t(self.storage().nbytes()),
                "the sizes ", sizes, " and strides ", strides,
                " are out of bounds for a tensor of sizes ", self.sizes());
    return at::as_strided(self, sizes, strides);
  });
}

void torchonnx::registerMetaKernels() {
  if (!startRegistration("meta kernels"))
    return;
  Silence silence;
  torch::Library &m =
      addLibrary(torch::Library::IMPL, "aten", c10::DispatchKey::Meta);
  registerUnary(m);
  registerBinary(m);
  registerReductions(m);
  registerMatrixProducts(m);
  registerSelection(m);
  registerRandom(m);
  registerLinearAlgebra(m);
  registerIndexing(m);
  registerProducts(m);
  registerLayers(m);
  registerAttention(m);
  registerQuantized();
  registerStricter(m);
}
