//===- Torchvision.cpp - torchvision's operators, known without it --------===//
//
// A program that uses them loads only if they are registered, so their schemas
// are, unless a library that was loaded has them. They have meta kernels only.
//
//===----------------------------------------------------------------------===//

#include "MetaFallback.h"
#include "Prims.h"
#include "Registrations.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::Tensor;

namespace {

const char *const schemas[] = {
    "nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
    "roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt "
    "pooled_height, SymInt pooled_width, int sampling_ratio, bool aligned) -> "
    "Tensor",
    "roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt "
    "pooled_height, SymInt pooled_width) -> (Tensor, Tensor)",
    "ps_roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt "
    "pooled_height, SymInt pooled_width, int sampling_ratio) -> (Tensor, "
    "Tensor)",
    "ps_roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt "
    "pooled_height, SymInt pooled_width) -> (Tensor, Tensor)",
    "deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, "
    "Tensor bias, SymInt stride_h, SymInt stride_w, SymInt pad_h, SymInt "
    "pad_w, SymInt dilation_h, SymInt dilation_w, SymInt groups, SymInt "
    "offset_groups, bool use_mask) -> Tensor",
    "box_iou_rotated(Tensor boxes1, Tensor boxes2) -> Tensor",
    "qnms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
    "qroi_align(Tensor input, Tensor rois, float input_scale, int "
    "input_zero_point, float rois_scale, int rois_zero_point, float "
    "spatial_scale, SymInt pooled_height, SymInt pooled_width, int "
    "sampling_ratio, bool aligned) -> Tensor",
    "_cuda_version() -> int",
};

Tensor metaNms(const Tensor &dets, const Tensor &scores, double) {
  TORCH_CHECK(dets.dim() == 2 && dets.size(1) == 4,
              "boxes should be a 2d tensor of 4 columns");
  TORCH_CHECK(scores.dim() == 1 && scores.size(0) == dets.size(0),
              "boxes and scores should have the same number of elements");
  return dets.new_empty({torchonnx::getUnbackedSize()}, at::kLong);
}

Tensor pooled(const Tensor &input, const Tensor &rois, int64_t channels,
              int64_t height, int64_t width) {
  TORCH_CHECK(input.dim() == 4, "input should be a 4d tensor");
  TORCH_CHECK(rois.dim() == 2 && rois.size(1) == 5,
              "rois must have shape as Tensor[K, 5]");
  return input.new_empty({rois.size(0), channels, height, width});
}

Tensor metaRoiAlign(const Tensor &input, const Tensor &rois, double,
                    int64_t height, int64_t width, int64_t, bool) {
  return pooled(input, rois, input.size(1), height, width);
}

std::tuple<Tensor, Tensor> metaRoiPool(const Tensor &input, const Tensor &rois,
                                       double, int64_t height, int64_t width) {
  Tensor out = pooled(input, rois, input.size(1), height, width);
  return {out, at::empty_like(out, at::kInt)};
}

std::tuple<Tensor, Tensor> metaPsRoiPool(const Tensor &input,
                                         const Tensor &rois, double,
                                         int64_t height, int64_t width) {
  int64_t parts = height * width;
  TORCH_CHECK(parts > 0 && input.size(1) % parts == 0,
              "input channels must be a multiple of pooling height * pooling "
              "width");
  Tensor out = pooled(input, rois, input.size(1) / parts, height, width);
  return {out, at::empty_like(out, at::kInt)};
}

std::tuple<Tensor, Tensor> metaPsRoiAlign(const Tensor &input,
                                          const Tensor &rois, double scale,
                                          int64_t height, int64_t width,
                                          int64_t) {
  return metaPsRoiPool(input, rois, scale, height, width);
}

Tensor metaDeformConv2d(const Tensor &input, const Tensor &weight,
                        const Tensor &offset, const Tensor &mask,
                        const Tensor &, int64_t strideH, int64_t strideW,
                        int64_t padH, int64_t padW, int64_t dilationH,
                        int64_t dilationW, int64_t groups, int64_t offsetGroups,
                        bool useMask) {
  TORCH_CHECK(input.dim() == 4 && weight.dim() == 4 && offset.dim() == 4,
              "input, weight and offset should be 4d tensors");
  TORCH_CHECK(strideH > 0 && strideW > 0 && padH >= 0 && padW >= 0 &&
                  dilationH > 0 && dilationW > 0 && groups > 0 &&
                  offsetGroups > 0,
              "strides, dilations and numbers of groups should be positive");
  TORCH_CHECK(weight.size(1) * groups == input.size(1) &&
                  weight.size(0) % groups == 0,
              "input and weight have different channels");
  TORCH_CHECK(input.size(1) % offsetGroups == 0,
              "the channels are no multiple of the number of offset groups");
  auto outSize = [&](int64_t dim, int64_t stride, int64_t pad,
                     int64_t dilation) {
    int64_t kernel = dilation * (weight.size(dim) - 1) + 1;
    int64_t room = input.size(dim) + 2 * pad - kernel;
    TORCH_CHECK(room >= 0, "the kernel is larger than the padded input");
    return room / stride + 1;
  };
  int64_t height = outSize(2, strideH, padH, dilationH),
          width = outSize(3, strideW, padW, dilationW),
          places = offsetGroups * weight.size(2) * weight.size(3);
  auto check = [&](const Tensor &x, int64_t channels, const char *name) {
    TORCH_CHECK(x.sizes() ==
                    at::IntArrayRef({input.size(0), channels, height, width}),
                name, " has other sizes than the output, or other channels");
  };
  check(offset, 2 * places, "offset");
  if (useMask)
    check(mask, places, "mask");
  return input.new_empty({input.size(0), weight.size(0), height, width});
}

Tensor metaBoxIouRotated(const Tensor &boxes, const Tensor &others) {
  TORCH_CHECK(boxes.dim() == 2 && others.dim() == 2 && boxes.size(1) == 5 &&
                  others.size(1) == 5,
              "boxes should be 2d tensors of 5 columns");
  return boxes.new_empty({boxes.size(0), others.size(0)}, at::kFloat);
}

} // namespace

void torchonnx::registerTorchvision() {
  if (c10::Dispatcher::singleton().findSchema({"torchvision::nms", ""}))
    return;
  torch::Library &define =
      addLibrary(torch::Library::FRAGMENT, "torchvision", std::nullopt);
  for (const char *schema : schemas)
    define.def(schema);
  torch::Library &meta =
      addLibrary(torch::Library::IMPL, "torchvision", c10::DispatchKey::Meta);
  meta.impl("nms", metaNms);
  meta.impl("roi_align", metaRoiAlign);
  meta.impl("roi_pool", metaRoiPool);
  meta.impl("ps_roi_align", metaPsRoiAlign);
  meta.impl("ps_roi_pool", metaPsRoiPool);
  meta.impl("deform_conv2d", metaDeformConv2d);
  meta.impl("box_iou_rotated", metaBoxIouRotated);
  meta.impl("qnms", metaNms);
}
