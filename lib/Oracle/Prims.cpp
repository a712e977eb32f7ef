//===- Prims.cpp - PyTorch's prims namespace ------------------------------===//
//
// `torch.ops.prims` lives in Python's PyTorch (torch/_prims), so LibTorch knows
// nothing of it. Here each prim is a composite of ATen operators: archives that
// call one load, and it decomposes by its own kernel like any other composite.
//
//===----------------------------------------------------------------------===//

#include "Prims.h"
#include "Registrations.h"
#include "llvm/ADT/STLExtras.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::IntArrayRef;
using at::OptionalIntArrayRef;
using at::ScalarType;
using at::Tensor;
using std::optional;

namespace {
namespace prims {

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Tensor broadcastInDim(const Tensor &a, IntArrayRef shape, IntArrayRef dims) {
  Tensor view = a;
  for (int64_t i = 0, e = shape.size(); i < e; ++i)
    if (!llvm::is_contained(dims, i))
      view = view.unsqueeze(i);
  return view.expand(shape);
}

Tensor collapse(const Tensor &a, int64_t start, int64_t end) {
  return at::flatten(a, start, end);
}

Tensor splitDim(const Tensor &a, int64_t dim, int64_t outerLength) {
  TORCH_CHECK(outerLength > 0 && a.size(dim) % outerLength == 0,
              "Attempting to split dimension of length ", a.size(dim),
              ", but outer length of ", outerLength,
              " divides it with a remainder!");
  return at::unflatten(a, dim, {outerLength, a.size(dim) / outerLength});
}

Tensor viewOf(const Tensor &a) { return at::alias(a); }
Tensor viewOfDtype(const Tensor &a, ScalarType dtype) { return a.view(dtype); }
Tensor squeeze(const Tensor &a, IntArrayRef dims) {
  return at::squeeze(a, dims);
}
Tensor reshape(const Tensor &a, IntArrayRef shape) {
  return at::reshape(a, shape);
}
Tensor asStridedScatter(const Tensor &self, const Tensor &src, IntArrayRef size,
                        IntArrayRef stride, int64_t offset) {
  return at::as_strided_scatter(self, src, size, stride, offset);
}
Tensor cat(at::TensorList tensors, int64_t dim) {
  return at::cat(tensors, dim);
}

//===----------------------------------------------------------------------===//
// Arithmetic whose name or meaning differs
//===----------------------------------------------------------------------===//

Tensor cbrt(const Tensor &a) {
  return at::copysign(at::pow(at::abs(a), 1.0 / 3.0), a);
}
/// Between integers it truncates.
Tensor div(const Tensor &a, const Tensor &b) {
  return at::isIntegralType(a.scalar_type(), /*includeBool=*/true)
             ? at::div(a, b, "trunc")
             : at::true_divide(a, b);
}
Tensor add(const Tensor &a, const Tensor &b) { return at::add(a, b); }
Tensor sub(const Tensor &a, const Tensor &b) { return at::sub(a, b); }
Tensor convertElementType(const Tensor &a, ScalarType dtype) {
  return a.to(dtype);
}
Tensor devicePut(const Tensor &a, c10::Device, bool) { return at::alias(a); }
Tensor clone(const Tensor &a, optional<at::MemoryFormat>) {
  return at::clone(a);
}

//===----------------------------------------------------------------------===//
// Reductions: over all dims when none are given
//===----------------------------------------------------------------------===//

std::vector<int64_t> dimsOf(const Tensor &a, OptionalIntArrayRef dims) {
  if (dims)
    return dims->vec();
  std::vector<int64_t> all(a.dim());
  std::iota(all.begin(), all.end(), 0);
  return all;
}
Tensor sum(const Tensor &a, OptionalIntArrayRef dims,
           optional<ScalarType> dtype) {
  // No dims given as a list means none; in ATen it means all.
  if (dims && dims->empty())
    return dtype ? a.to(*dtype) : at::alias(a);
  return at::sum(a, dimsOf(a, dims), false, dtype ? dtype : a.scalar_type());
}
Tensor prod(const Tensor &a, OptionalIntArrayRef dims,
            optional<ScalarType> dtype) {
  Tensor result = dtype ? a.to(*dtype) : a;
  std::vector<int64_t> order = dimsOf(a, dims);
  std::sort(order.rbegin(), order.rend());
  for (int64_t dim : order)
    result = at::prod(result, dim, false, result.scalar_type());
  return result;
}
Tensor amax(const Tensor &a, OptionalIntArrayRef dims, optional<ScalarType>) {
  return at::amax(a, dimsOf(a, dims));
}
Tensor amin(const Tensor &a, OptionalIntArrayRef dims, optional<ScalarType>) {
  return at::amin(a, dimsOf(a, dims));
}
Tensor var(const Tensor &a, OptionalIntArrayRef dims,
           optional<double> correction, optional<ScalarType> dtype) {
  return at::var(dtype ? a.to(*dtype) : a, dimsOf(a, dims),
                 correction.value_or(1));
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// On no device but the CPU and, where sizes alone are asked for, meta: of a
/// size that is tried there may be too much for any memory.
at::TensorOptions optionsOf(ScalarType dtype, c10::Device device) {
  return at::TensorOptions(dtype).device(device.is_meta() ? at::kMeta
                                                          : at::kCPU);
}
Tensor iota(int64_t length, int64_t start, int64_t step, ScalarType dtype,
            c10::Device device, bool) {
  return at::add(at::mul(at::arange(length, optionsOf(dtype, device)), step),
                 start);
}
Tensor full(IntArrayRef shape, const at::Scalar &value, ScalarType dtype,
            c10::Device device, bool) {
  return at::full(shape, value, optionsOf(dtype, device));
}
Tensor fullLike(const Tensor &a, const at::Scalar &value, ScalarType dtype,
                c10::Device, bool) {
  return at::full_like(a, value, dtype);
}
Tensor empty(IntArrayRef shape, ScalarType dtype, c10::Device device, bool) {
  return at::empty(shape, optionsOf(dtype, device));
}
Tensor emptyStrided(IntArrayRef shape, IntArrayRef, ScalarType dtype,
                    c10::Device device, bool) {
  return at::empty(shape, optionsOf(dtype, device));
}
Tensor fill(const Tensor &a, const at::Scalar &value) {
  return at::full_like(a, value);
}
Tensor scalarTensor(const at::Scalar &s, optional<ScalarType> dtype,
                    optional<c10::Device>) {
  return at::scalar_tensor(
      s, dtype.value_or(c10::get_default_dtype_as_scalartype()));
}

} // namespace prims
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

static void registerUnary(torch::Library &m) {
#define UNARY(NAME, FUNCTION)                                                  \
  m.def(NAME "(Tensor self) -> Tensor", TORCH_FN(FUNCTION));
  UNARY("abs", at::abs)
  UNARY("acos", at::acos)
  UNARY("acosh", at::acosh)
  UNARY("asin", at::asin)
  UNARY("asinh", at::asinh)
  UNARY("atan", at::atan)
  UNARY("atanh", at::atanh)
  UNARY("bessel_i0", at::special_i0)
  UNARY("bessel_i0e", at::special_i0e)
  UNARY("bessel_i1", at::special_i1)
  UNARY("bessel_i1e", at::special_i1e)
  UNARY("bessel_j0", at::special_bessel_j0)
  UNARY("bessel_j1", at::special_bessel_j1)
  UNARY("bitwise_not", at::bitwise_not)
  UNARY("cbrt", prims::cbrt)
  UNARY("ceil", at::ceil)
  UNARY("conj_physical", at::conj_physical)
  UNARY("cos", at::cos)
  UNARY("cosh", at::cosh)
  UNARY("digamma", at::digamma)
  UNARY("erf", at::erf)
  UNARY("erf_inv", at::erfinv)
  UNARY("erfc", at::erfc)
  UNARY("erfcx", at::special_erfcx)
  UNARY("exp", at::exp)
  UNARY("exp2", at::exp2)
  UNARY("expm1", at::expm1)
  UNARY("floor", at::floor)
  UNARY("isfinite", at::isfinite)
  UNARY("lgamma", at::lgamma)
  UNARY("log", at::log)
  UNARY("log10", at::log10)
  UNARY("log1p", at::log1p)
  UNARY("log2", at::log2)
  UNARY("ndtri", at::special_ndtri)
  UNARY("neg", at::neg)
  UNARY("reciprocal", at::reciprocal)
  UNARY("rsqrt", at::rsqrt)
  UNARY("sign", at::sign)
  UNARY("signbit", at::signbit)
  UNARY("sin", at::sin)
  UNARY("sinh", at::sinh)
  UNARY("spherical_bessel_j0", at::special_spherical_bessel_j0)
  UNARY("sqrt", at::sqrt)
  UNARY("tan", at::tan)
  UNARY("tanh", at::tanh)
  UNARY("trunc", at::trunc)
  m.def(
      "round(Tensor self) -> Tensor",
      +[](const Tensor &a) { return at::round(a); });
#undef UNARY
}

static void registerBinary(torch::Library &m) {
#define BINARY(NAME, FUNCTION)                                                 \
  m.def(                                                                       \
      NAME "(Tensor self, Tensor other) -> Tensor",                            \
      +[](const Tensor &a, const Tensor &b) { return FUNCTION(a, b); });
  BINARY("add", prims::add)
  BINARY("atan2", at::atan2)
  BINARY("bitwise_and", at::bitwise_and)
  BINARY("bitwise_or", at::bitwise_or)
  BINARY("bitwise_xor", at::bitwise_xor)
  BINARY("div", prims::div)
  BINARY("eq", at::eq)
  BINARY("fmax", at::fmax)
  BINARY("fmin", at::fmin)
  BINARY("fmod", at::fmod)
  BINARY("gcd", at::gcd)
  BINARY("ge", at::ge)
  BINARY("gt", at::gt)
  BINARY("hypot", at::hypot)
  BINARY("igamma", at::igamma)
  BINARY("igammac", at::igammac)
  BINARY("le", at::le)
  BINARY("lt", at::lt)
  BINARY("maximum", at::maximum)
  BINARY("minimum", at::minimum)
  BINARY("mul", at::mul)
  BINARY("ne", at::ne)
  BINARY("nextafter", at::nextafter)
  BINARY("pow", at::pow)
  BINARY("remainder", at::remainder)
  BINARY("shift_left", at::bitwise_left_shift)
  BINARY("shift_right_arithmetic", at::bitwise_right_shift)
  BINARY("sub", prims::sub)
  BINARY("zeta", at::special_zeta)
#undef BINARY
}

static void registerViews(torch::Library &m) {
  m.def("broadcast_in_dim(Tensor(a) a, SymInt[] shape, int[] "
        "broadcast_dimensions) -> Tensor(a)",
        TORCH_FN(prims::broadcastInDim));
  m.def("collapse_view(Tensor(a) a, int start, int end) -> Tensor(a)",
        TORCH_FN(prims::collapse));
  m.def("collapse(Tensor a, int start, int end) -> Tensor",
        TORCH_FN(prims::collapse));
  m.def("conj(Tensor(a) a) -> Tensor(a)", TORCH_FN(at::conj));
  m.def("imag(Tensor(a) self) -> Tensor(a)", TORCH_FN(at::imag));
  m.def("real(Tensor(a) self) -> Tensor(a)", TORCH_FN(at::real));
  m.def("split_dim(Tensor(a) a, int dim, SymInt outer_length) -> Tensor(a)",
        TORCH_FN(prims::splitDim));
  m.def("squeeze(Tensor(a) a, int[] dimensions) -> Tensor(a)",
        TORCH_FN(prims::squeeze));
  m.def("transpose(Tensor(a) a, int[] permutation) -> Tensor(a)",
        TORCH_FN(at::permute));
  m.def("view_of(Tensor(a) a) -> Tensor(a)", TORCH_FN(prims::viewOf));
  m.def("view_of_dtype(Tensor(a) a, ScalarType dtype) -> Tensor(a)",
        TORCH_FN(prims::viewOfDtype));
}

static void registerCopies(torch::Library &m) {
  m.def("as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] "
        "stride, SymInt storage_offset) -> Tensor",
        TORCH_FN(prims::asStridedScatter));
  m.def("cat(Tensor[] tensors, int dim) -> Tensor", TORCH_FN(prims::cat));
  m.def("reshape(Tensor a, SymInt[] shape) -> Tensor",
        TORCH_FN(prims::reshape));
  m.def("rev(Tensor a, int[] dims) -> Tensor", TORCH_FN(at::flip));
  m.def(
      "where(Tensor pred, Tensor a, Tensor b) -> Tensor",
      +[](const Tensor &pred, const Tensor &a, const Tensor &b) {
        return at::where(pred, a, b);
      });
  m.def("clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        TORCH_FN(prims::clone));
  m.def("convert_element_type(Tensor a, ScalarType dtype) -> Tensor",
        TORCH_FN(prims::convertElementType));
  m.def("device_put(Tensor a, Device device, bool non_blocking=False) -> "
        "Tensor",
        TORCH_FN(prims::devicePut));
}

static void registerReductions(torch::Library &m) {
  m.def("sum(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> "
        "Tensor",
        TORCH_FN(prims::sum));
  m.def("prod(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> "
        "Tensor",
        TORCH_FN(prims::prod));
  m.def("amax(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> "
        "Tensor",
        TORCH_FN(prims::amax));
  m.def("amin(Tensor inp, int[]? dims, *, ScalarType? output_dtype=None) -> "
        "Tensor",
        TORCH_FN(prims::amin));
  m.def("var(Tensor inp, int[]? dims, float? correction=1, *, ScalarType? "
        "output_dtype=None) -> Tensor",
        TORCH_FN(prims::var));
}

static void registerCreation(torch::Library &m) {
  m.def("iota(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, "
        "Device device, bool requires_grad) -> Tensor",
        TORCH_FN(prims::iota));
  m.def("full(SymInt[] shape, Scalar fill_value, *, ScalarType dtype, Device "
        "device, bool requires_grad) -> Tensor",
        TORCH_FN(prims::full));
  m.def("full_like(Tensor a, Scalar fill_value, *, ScalarType dtype, Device "
        "device, bool requires_grad) -> Tensor",
        TORCH_FN(prims::fullLike));
  m.def("empty(SymInt[] shape, *, ScalarType dtype, Device device, bool "
        "requires_grad) -> Tensor",
        TORCH_FN(prims::empty));
  m.def("empty_strided(SymInt[] shape, SymInt[] strides, *, ScalarType dtype, "
        "Device device, bool requires_grad) -> Tensor",
        TORCH_FN(prims::emptyStrided));
  m.def("fill(Tensor self, Scalar value) -> Tensor", TORCH_FN(prims::fill));
  m.def("scalar_tensor(Scalar s, *, ScalarType? dtype=None, Device? "
        "device=None) -> Tensor",
        TORCH_FN(prims::scalarTensor));
}

void torchonnx::registerPrims() {
  // Python's PyTorch in the same process has them.
  if (c10::Dispatcher::singleton().findSchema({"prims::collapse", ""}))
    return;
  torch::Library &m =
      addLibrary(torch::Library::FRAGMENT, "prims", std::nullopt);
  registerUnary(m);
  registerBinary(m);
  registerViews(m);
  registerCopies(m);
  registerReductions(m);
  registerCreation(m);
}
