//===- MetaLayerKernels.cpp - Meta kernels of layers ----------------------===//

#include "MetaKernels.h"
#include <ATen/native/GridSamplerUtils.h>
#include <ATen/native/Padding.h>
#include <ATen/native/Pool.h>
#include <ATen/native/im2col_shape_check.h>

using namespace torchonnx::meta;

using Quadruple = std::tuple<Tensor, Tensor, Tensor, Tensor>;

namespace {

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

int64_t at_(IntArrayRef values, int64_t i) {
  i = values.size() == 1 ? 0 : i;
  TORCH_CHECK(i < int64_t(values.size()), "a list of ", values.size(),
              " numbers is too short for the spatial dims");
  return values[i];
}

Tensor metaConvolution(const Tensor &input, const Tensor &weight,
                       const optional<Tensor> &bias, IntArrayRef stride,
                       IntArrayRef padding, IntArrayRef dilation,
                       bool transposed, IntArrayRef outputPadding,
                       int64_t groups) {
  int64_t rank = weight.dim() - 2;
  TORCH_CHECK(rank > 0, "weight should have at least three dimensions");
  bool batched = input.dim() == weight.dim();
  TORCH_CHECK(batched || input.dim() == rank + 1, "Expected ", rank + 1,
              "D (unbatched) or ", rank + 2, "D (batched) input to conv", rank,
              "d, but got input of size: ", input.sizes());
  TORCH_CHECK(input.scalar_type() == weight.scalar_type(), "Input type (",
              input.scalar_type(), ") and weight type (", weight.scalar_type(),
              ") should be the same");
  TORCH_CHECK(!bias || !bias->defined() ||
                  input.scalar_type() == bias->scalar_type(),
              "Input type (", input.scalar_type(), ") and bias type (",
              bias->scalar_type(), ") should be the same");
  int64_t channels = input.size(batched ? 1 : 0);
  TORCH_CHECK(groups > 0, "non-positive groups is not supported");
  if (transposed) {
    TORCH_CHECK(channels == weight.size(0),
                "Given transposed=1, weight of size ", weight.sizes(),
                ", expected input", input.sizes(), " to have ", weight.size(0),
                " channels, but got ", channels, " channels instead");
  } else {
    TORCH_CHECK(channels == weight.size(1) * groups, "Given groups=", groups,
                ", weight of size ", weight.sizes(), ", expected input",
                input.sizes(), " to have ", weight.size(1) * groups,
                " channels, but got ", channels, " channels instead");
  }
  int64_t outChannels = transposed ? weight.size(1) * groups : weight.size(0);
  TORCH_CHECK(outChannels % groups == 0, "Given groups=", groups,
              ", expected weight to be divisible by ", groups,
              " at dimension 0, but got weight of size ", weight.sizes(),
              " instead");
  if (bias && bias->defined())
    TORCH_CHECK(bias->dim() == 1 && bias->size(0) == outChannels,
                "Given weight of size ", weight.sizes(),
                ", expected bias to be 1-dimensional with ", outChannels,
                " elements, but got bias of size ", bias->sizes(), " instead");
  std::vector<int64_t> sizes;
  if (batched)
    sizes.push_back(input.size(0));
  sizes.push_back(outChannels);
  for (int64_t i = 0; i < rank; ++i) {
    int64_t in = input.size(i + (batched ? 2 : 1)), kernel = weight.size(i + 2);
    int64_t s = at_(stride, i), p = at_(padding, i),
            reach = at_(dilation, i) * (kernel - 1) + 1;
    TORCH_CHECK(s > 0, "non-positive stride is not supported");
    TORCH_CHECK(p >= 0, "negative padding is not supported");
    TORCH_CHECK(at_(dilation, i) > 0, "dilation should be greater than zero");
    if (transposed) {
      int64_t extra = outputPadding.empty() ? 0 : at_(outputPadding, i);
      sizes.push_back((in - 1) * s - 2 * p + reach + extra);
      TORCH_CHECK(sizes.back() > 0,
                  "Given input size per channel: ", input.sizes(),
                  ". Calculated output size is too small");
    } else {
      TORCH_CHECK(in + 2 * p >= reach,
                  "Calculated padded input size per channel: (", in + 2 * p,
                  "). Kernel size: (", reach,
                  "). Kernel size can't be greater than actual input size");
      sizes.push_back((in + 2 * p - reach) / s + 1);
    }
  }
  return input.new_empty(sizes);
}

Tensor metaConvolutionOld(const Tensor &input, const Tensor &weight,
                          const optional<Tensor> &bias, IntArrayRef stride,
                          IntArrayRef padding, IntArrayRef dilation,
                          bool transposed, IntArrayRef outputPadding,
                          int64_t groups, bool, bool, bool, bool) {
  return metaConvolution(input, weight, bias, stride, padding, dilation,
                         transposed, outputPadding, groups);
}

Triple convolutionBackward(const Tensor &grad, const Tensor &input,
                           const Tensor &weight, OptionalIntArrayRef bias,
                           IntArrayRef, IntArrayRef, IntArrayRef,
                           bool transposed, IntArrayRef, int64_t groups,
                           std::array<bool, 3> mask) {
  int64_t channels = transposed ? weight.size(1) * groups : weight.size(0);
  return {mask[0] ? like(input) : Tensor(), mask[1] ? like(weight) : Tensor(),
          mask[2] ? grad.new_empty({channels}) : Tensor()};
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

/// Refuses a parameter that is there and not of one element a channel.
void checkChannels(const Tensor &input, const optional<Tensor> &parameter,
                   const char *name) {
  if (parameter && parameter->defined())
    TORCH_CHECK(parameter->numel() == input.size(1), name, " should contain ",
                input.size(1), " elements not ", parameter->numel());
}

/// The result, and the statistics that only training keeps.
Triple batchNorm(const Tensor &input, const optional<Tensor> &weight,
                 bool training) {
  TORCH_CHECK(input.dim() >= 2, "expected at least 2D input (got ", input.dim(),
              "D input)");
  TORCH_CHECK(!training || input.numel() > 0,
              "input tensor must have at least one element, but got "
              "input_sizes = ",
              input.sizes());
  int64_t channels = input.size(1);
  checkChannels(input, weight, "weight");
  Tensor statistics = at::empty({training ? channels : 0},
                                weight && weight->defined() ? weight->options()
                                                            : input.options());
  return {like(input), statistics, like(statistics)};
}

Triple nativeBatchNorm(const Tensor &input, const optional<Tensor> &weight,
                       const optional<Tensor> &bias,
                       const optional<Tensor> &mean,
                       const optional<Tensor> &variance, bool training, double,
                       double) {
  Triple results = batchNorm(input, weight, training);
  checkChannels(input, bias, "bias");
  checkChannels(input, mean, "running_mean");
  checkChannels(input, variance, "running_var");
  return results;
}

/// The statistics are of the input's dtype, or of float32 where the parameters
/// are of another one.
Triple nativeLayerNorm(const Tensor &input, IntArrayRef shape,
                       const optional<Tensor> &weight,
                       const optional<Tensor> &bias, double) {
  int64_t first = input.dim() - int64_t(shape.size());
  TORCH_CHECK(
      !shape.empty() && first >= 0 && input.sizes().slice(first) == shape,
      "Given normalized_shape=", shape, ", expected input with shape [*", shape,
      "], but got input of size", input.sizes());
  auto options = input.options();
  for (const optional<Tensor> &parameter : {weight, bias})
    if (parameter && parameter->defined()) {
      TORCH_CHECK(parameter->sizes() == shape,
                  "Expected parameters to be of same shape as "
                  "normalized_shape, but got ",
                  parameter->sizes(), " and ", shape);
      if (parameter->scalar_type() != input.scalar_type())
        options = options.dtype(at::kFloat);
    }
  std::vector<int64_t> sizes = input.sizes().vec();
  std::fill(sizes.begin() + first, sizes.end(), 1);
  return {at::empty_like(input, at::MemoryFormat::Contiguous),
          at::empty(sizes, options), at::empty(sizes, options)};
}

void registerNorms(torch::Library &m) {
  m.impl("native_layer_norm", nativeLayerNorm);
  m.impl("native_batch_norm", nativeBatchNorm);
  m.impl("_native_batch_norm_legit",
         [](const Tensor &input, const optional<Tensor> &weight,
            const optional<Tensor> &bias, Tensor &mean, Tensor &variance,
            bool training, double momentum, double eps) {
           return nativeBatchNorm(input, weight, bias, mean, variance, training,
                                  momentum, eps);
         });
  m.impl("_native_batch_norm_legit.no_stats",
         [](const Tensor &input, const optional<Tensor> &weight,
            const optional<Tensor> &bias, bool training, double momentum,
            double eps) {
           return nativeBatchNorm(input, weight, bias, {}, {}, training,
                                  momentum, eps);
         });
  m.impl("_batch_norm_with_update",
         [](const Tensor &input, const optional<Tensor> &weight,
            const optional<Tensor> &, Tensor &, Tensor &, double, double) {
           auto [output, mean, variance] = batchNorm(input, weight, true);
           return Quadruple(output, mean, variance,
                            at::empty({0}, input.options().dtype(at::kByte)));
         });
  m.impl("batch_norm_update_stats",
         [](const Tensor &input, const optional<Tensor> &,
            const optional<Tensor> &, double) {
           return Pair(input.new_empty({input.size(1)}),
                       input.new_empty({input.size(1)}));
         });
  m.impl("_weight_norm_interface", [](const Tensor &v, const Tensor &g,
                                      int64_t dim) {
    std::vector<int64_t> sizes(v.dim(), 1);
    sizes[at::maybe_wrap_dim(dim, v.dim())] = v.size(dim);
    TORCH_CHECK(g.sizes() == IntArrayRef(sizes), "the norms are of sizes ",
                g.sizes(), ", expected ", IntArrayRef(sizes));
    return Pair(like(v), likeAs(g, at::toOpMathType(g.scalar_type())));
  });
}

//===----------------------------------------------------------------------===//
// Pooling, resizing and windows
//===----------------------------------------------------------------------===//

/// What `max_unpool` takes.
void checkUnpool(const Tensor &self, const Tensor &indices) {
  TORCH_CHECK(self.sizes() == indices.sizes(), "Expected the sizes ",
              self.sizes(), ", got ", indices.sizes());
  for (int64_t i = 1; i < self.dim(); ++i)
    TORCH_CHECK(self.size(i) > 0,
                "max_unpool: Expected input to have non-zero size for "
                "non-batch dimensions, but got ",
                self.sizes());
}

/// `self` with its last dims replaced by `sizes`.
Tensor withLast(const Tensor &self, IntArrayRef sizes) {
  std::vector<int64_t> shape =
      self.sizes().slice(0, self.dim() - sizes.size()).vec();
  shape.insert(shape.end(), sizes.begin(), sizes.end());
  return self.new_empty(shape);
}

Tensor adaptivePool(const Tensor &self, IntArrayRef sizes) {
  TORCH_CHECK(self.dim() == static_cast<int64_t>(sizes.size()) + 1 ||
                  self.dim() == static_cast<int64_t>(sizes.size()) + 2,
              "adaptive_avg_pool: Expected ", sizes.size() + 1, "D or ",
              sizes.size() + 2, "D tensor, but got ", self.sizes());
  for (int64_t size : self.sizes().slice(self.dim() - sizes.size()))
    TORCH_CHECK(size > 0,
                "adaptive_avg_pool: Expected input to have non-zero "
                "size for non-batch dimensions, but got ",
                self.sizes());
  return withLast(self, sizes);
}

Pair maxPool3d(const Tensor &self, IntArrayRef kernel, IntArrayRef stride,
               IntArrayRef padding, IntArrayRef dilation, bool ceilMode) {
  TORCH_CHECK(self.dim() == 4 || self.dim() == 5,
              "max_pool3d: Expected 4D or 5D tensor, but got ", self.sizes());
  int64_t sizes[3];
  for (int64_t i = 0; i < 3; ++i)
    sizes[i] = at::native::pooling_output_shape<int64_t>(
        self.size(i - 3), at_(kernel, i), at_(padding, i),
        at_(stride.empty() ? kernel : stride, i), at_(dilation, i), ceilMode);
  auto of = [](IntArrayRef values, int64_t i) {
    return static_cast<int>(at_(values, i));
  };
  if (stride.empty())
    stride = kernel;
  at::native::pool3d_shape_check(
      self, self.size(-4), of(kernel, 0), of(kernel, 1), of(kernel, 2),
      of(stride, 0), of(stride, 1), of(stride, 2), of(padding, 0),
      of(padding, 1), of(padding, 2), of(dilation, 0), of(dilation, 1),
      of(dilation, 2), self.size(-3), self.size(-2), self.size(-1), sizes[0],
      sizes[1], sizes[2], "max_pool3d");
  Tensor output = withLast(self, sizes);
  return {output, at::empty_like(output, output.options().dtype(at::kLong))};
}

Tensor im2col(const Tensor &self, IntArrayRef kernel, IntArrayRef dilation,
              IntArrayRef padding, IntArrayRef stride) {
  at::native::im2col_shape_check(self, {}, at_(kernel, 0), at_(kernel, 1),
                                 at_(dilation, 0), at_(dilation, 1),
                                 at_(padding, 0), at_(padding, 1),
                                 at_(stride, 0), at_(stride, 1));
  int64_t count = 1, channels = self.size(-3);
  for (int64_t i = 0; i < 2; ++i) {
    count *= at::native::sliding_window_count(self.size(i - 2), at_(padding, i),
                                              at_(dilation, i), at_(kernel, i),
                                              at_(stride, i));
    channels *= at_(kernel, i);
  }
  return self.dim() == 4 ? self.new_empty({self.size(0), channels, count})
                         : self.new_empty({channels, count});
}

Tensor col2im(const Tensor &self, IntArrayRef output, IntArrayRef kernel,
              IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride) {
  at::native::col2im_shape_check(
      self, {}, at_(output, 0), at_(output, 1), at_(kernel, 0), at_(kernel, 1),
      at_(dilation, 0), at_(dilation, 1), at_(padding, 0), at_(padding, 1),
      at_(stride, 0), at_(stride, 1));
  int64_t channels = self.size(-2) / (at_(kernel, 0) * at_(kernel, 1));
  if (self.dim() == 3)
    return self.new_empty(
        {self.size(0), channels, at_(output, 0), at_(output, 1)});
  return self.new_empty({channels, at_(output, 0), at_(output, 1)});
}

Tensor gridSample(const Tensor &input, const Tensor &grid, int64_t, int64_t,
                  bool) {
  at::native::check_grid_sampler_common(input, grid);
  TORCH_CHECK(input.dim() == grid.dim(),
              "grid_sampler(): expected input and grid with same number of "
              "dimensions, but got input with sizes ",
              input.sizes(), " and grid with sizes ", grid.sizes());
  std::vector<int64_t> sizes = {input.size(0), input.size(1)};
  sizes.insert(sizes.end(), grid.sizes().begin() + 1, grid.sizes().end() - 1);
  return input.new_empty(sizes);
}

Tensor reflectionPad2d(const Tensor &self, IntArrayRef padding) {
  at::native::padding::check_valid_input<2>(self, padding);
  int64_t sizes[2];
  for (int64_t i = 0; i < 2; ++i) {
    int64_t size = self.size(i - 2), before = padding[2 - 2 * i],
            after = padding[3 - 2 * i];
    TORCH_CHECK(before < size && after < size,
                "Argument #4: Padding size should be less than the "
                "corresponding input dimension, but got: padding (",
                before, ", ", after, ") at dimension ", self.dim() + i - 2,
                " of input ", self.sizes());
    sizes[i] = size + before + after;
    TORCH_CHECK(sizes[i] >= 1, "input is too small for these pads");
  }
  return withLast(self, sizes);
}

void registerPools(torch::Library &m) {
  m.impl("_adaptive_avg_pool2d", adaptivePool);
  m.impl("_adaptive_avg_pool3d", adaptivePool);
  for (const char *name :
       {"adaptive_avg_pool2d.out", "adaptive_avg_pool3d.out"})
    m.impl(name,
           [](const Tensor &self, IntArrayRef sizes, Tensor &out) -> Tensor & {
             return into(out, adaptivePool(self, sizes).sizes());
           });
  m.impl("max_pool3d_with_indices", maxPool3d);
  m.impl("max_unpool2d",
         [](const Tensor &self, const Tensor &indices, IntArrayRef sizes) {
           checkUnpool(self, indices);
           return withLast(self, sizes);
         });
  m.impl("max_unpool3d", [](const Tensor &self, const Tensor &indices,
                            IntArrayRef sizes, IntArrayRef, IntArrayRef) {
    checkUnpool(self, indices);
    return withLast(self, sizes);
  });
  m.impl("im2col", im2col);
  m.impl("col2im", col2im);
  m.impl("grid_sampler_2d", gridSample);
  m.impl("_grid_sampler_2d_cpu_fallback", gridSample);
  m.impl("grid_sampler_3d", gridSample);
  m.impl("reflection_pad2d", reflectionPad2d);
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

/// The loss of each element, or one for all when they are reduced.
Tensor loss(const Tensor &each, int64_t reduction) {
  return reduction == at::Reduction::None ? like(each) : each.new_empty({});
}

/// Of log probabilities [t, c], or [t, n, c] for a batch.
Tensor ctcLoss(const Tensor &logProbs, const Tensor &targets, int64_t steps,
               int64_t lengths, int64_t reduction) {
  bool isBatch = logProbs.dim() == 3;
  TORCH_CHECK(isBatch || logProbs.dim() == 2,
              "ctc_loss: log_probs should have 2 dims, or 3 for a batch");
  int64_t batch = isBatch ? logProbs.size(1) : 1;
  TORCH_CHECK(steps == batch && lengths == batch &&
                  (targets.dim() != 2 || targets.size(0) == batch),
              "ctc_loss: targets and lengths are not those of a batch of ",
              batch);
  if (reduction != at::Reduction::None || !isBatch)
    return at::empty({}, logProbs.options());
  return at::empty({batch}, logProbs.options());
}

void registerLosses(torch::Library &m) {
  m.impl("ctc_loss.Tensor",
         [](const Tensor &logProbs, const Tensor &targets, const Tensor &steps,
            const Tensor &lengths, int64_t, int64_t reduction, bool) {
           return ctcLoss(logProbs, targets, steps.numel(), lengths.numel(),
                          reduction);
         });
  m.impl("ctc_loss.IntList", [](const Tensor &logProbs, const Tensor &targets,
                                IntArrayRef steps, IntArrayRef lengths, int64_t,
                                int64_t reduction, bool) {
    return ctcLoss(logProbs, targets, steps.size(), lengths.size(), reduction);
  });
  m.impl("binary_cross_entropy", [](const Tensor &self, const Tensor &target,
                                    const optional<Tensor> &,
                                    int64_t reduction) {
    TORCH_CHECK(self.sizes() == target.sizes(), "Using a target size (",
                target.sizes(), ") that is different to the input size (",
                self.sizes(), ") is deprecated.");
    return loss(self, reduction);
  });
  m.impl("huber_loss", [](const Tensor &self, const Tensor &target,
                          int64_t reduction, double) {
    // In the input's dtype, which the target does not promote.
    return loss((self + target).to(self.scalar_type()), reduction);
  });
  m.impl("multi_margin_loss", [](const Tensor &self, const Tensor &target,
                                 const Scalar &, const Scalar &,
                                 const optional<Tensor> &weight,
                                 int64_t reduction) {
    int64_t batch = self.dim() == 2 ? self.size(0) : 1;
    TORCH_CHECK(self.dim() <= 2 && target.dim() <= 1 && target.numel() == batch,
                "inconsistent target size, expected ", batch, " but got ",
                target.sizes());
    TORCH_CHECK(!weight || !weight->defined() ||
                    (self.dim() && weight->numel() == self.size(-1)),
                "inconsistent weight size for input of size ", self.sizes());
    return loss(self.new_empty(target.sizes()), reduction);
  });
  m.impl("multilabel_margin_loss_forward",
         [](const Tensor &self, const Tensor &target, int64_t reduction) {
           TORCH_CHECK(self.dim() == 2 ? self.sizes() == target.sizes()
                                       : self.dim() < 2 && target.dim() < 2 &&
                                             self.numel() == target.numel(),
                       "inconsistent target size: ", target.sizes(),
                       " for input of size: ", self.sizes());
           Tensor each = self.dim() <= 1 ? self.new_empty({})
                                         : self.new_empty({self.size(0)});
           return Pair(loss(each, reduction), self.new_empty(target.sizes()));
         });
  m.impl("nll_loss2d_forward",
         [](const Tensor &self, const Tensor &target,
            const optional<Tensor> &weight, int64_t reduction, int64_t) {
           TORCH_CHECK(self.dim() == 4 && target.dim() == 3,
                       "only batches of spatial targets supported (3D tensors)"
                       " but got targets of size: : ",
                       target.sizes());
           TORCH_CHECK(self.size(0) == target.size(0) &&
                           self.size(2) == target.size(1) &&
                           self.size(3) == target.size(2),
                       "size mismatch (got input: ", self.sizes(),
                       " , target: ", target.sizes());
           TORCH_CHECK(!weight || !weight->defined() ||
                           weight->numel() == self.size(1),
                       "weight tensor should be defined either for all or no "
                       "classes");
           return Pair(loss(self.new_empty(target.sizes()), reduction),
                       self.new_empty({}));
         });
  m.impl("rrelu_with_noise",
         [](const Tensor &self, Tensor &, const Scalar &, const Scalar &, bool,
            optional<at::Generator>) { return like(self); });
}

} // namespace

void torchonnx::meta::registerLayers(torch::Library &m) {
  m.impl("convolution", metaConvolution);
  m.impl("convolution_overrideable", metaConvolution);
  m.impl("_convolution", metaConvolutionOld);
  m.impl("convolution_backward", convolutionBackward);
  registerNorms(m);
  registerPools(m);
  registerLosses(m);
}
