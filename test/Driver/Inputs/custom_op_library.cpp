//===- custom_op_library.cpp - com.example:Leaky for ONNX Runtime
//----------===//
//
// Part of torch-onnx-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Leaky(x) = x > 0 ? x : slope * x over float32 of any shape.
//
// ONNX Runtime's wheel comes without headers. Version 1 of its C API is a
// table of functions that never changes (onnxruntime_c_api.h): what is called
// here is named by its place in that table.
//
//===----------------------------------------------------------------------===//

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {
struct Status;
struct ApiBase {
  const void *const *(*getApi)(uint32_t version);
  const char *(*getVersionString)();
};

enum Place {
  CreateCustomOpDomain = 26,
  CustomOpDomain_Add = 27,
  AddCustomOpDomain = 28,
  GetTensorMutableData = 51,
  GetDimensionsCount = 61,
  GetDimensions = 62,
  GetTensorShapeElementCount = 64,
  GetTensorTypeAndShape = 65,
  KernelInfoGetAttribute_float = 85,
  KernelContext_GetInput = 90,
  KernelContext_GetOutput = 91,
  ReleaseTensorTypeAndShapeInfo = 99,
};

template <typename... Args>
Status *call(const void *const *api, Place place, Args... args) {
  return reinterpret_cast<Status *(*)(Args...)>(const_cast<void *>(api[place]))(
      args...);
}

constexpr int kFloat = 1;    // ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT
constexpr int kRequired = 0; // INPUT_OUTPUT_REQUIRED

struct Leaky {
  const void *const *api;
  float slope = 0;

  void compute(void *context) const {
    const void *x = nullptr;
    void *shape = nullptr, *y = nullptr, *from = nullptr, *to = nullptr;
    size_t rank = 0, count = 0;
    call(api, KernelContext_GetInput, context, size_t(0), &x);
    call(api, GetTensorTypeAndShape, x, &shape);
    call(api, GetDimensionsCount, shape, &rank);
    std::vector<int64_t> dims(rank);
    call(api, GetDimensions, shape, dims.data(), rank);
    call(api, GetTensorShapeElementCount, shape, &count);
    call(api, KernelContext_GetOutput, context, size_t(0), dims.data(), rank,
         &y);
    call(api, GetTensorMutableData, const_cast<void *>(x), &from);
    call(api, GetTensorMutableData, y, &to);
    for (size_t i = 0; i < count; ++i) {
      float value = static_cast<float *>(from)[i];
      static_cast<float *>(to)[i] = value > 0 ? value : slope * value;
    }
    call(api, ReleaseTensorTypeAndShapeInfo, shape);
  }
};

/// OrtCustomOp of version 8, the first whose every member is asked for.
struct CustomOp {
  uint32_t version = 8;
  void *(*createKernel)(const CustomOp *, const void *const *api,
                        const void *info) =
      [](const CustomOp *, const void *const *api, const void *info) {
        auto *kernel = new Leaky{api};
        call(api, KernelInfoGetAttribute_float, info, "slope", &kernel->slope);
        return static_cast<void *>(kernel);
      };
  const char *(*getName)(const CustomOp *) = [](const CustomOp *) {
    return "Leaky";
  };
  const char *(*getProvider)(const CustomOp *) = [](const CustomOp *) -> const
      char * { return nullptr; };
  int (*getInputType)(const CustomOp *, size_t) = [](const CustomOp *, size_t) {
    return kFloat;
  };
  size_t (*getInputCount)(const CustomOp *) = [](const CustomOp *) {
    return size_t(1);
  };
  int (*getOutputType)(const CustomOp *, size_t) =
      [](const CustomOp *, size_t) { return kFloat; };
  size_t (*getOutputCount)(const CustomOp *) = [](const CustomOp *) {
    return size_t(1);
  };
  void (*compute)(void *kernel, void *context) = [](void *kernel,
                                                    void *context) {
    static_cast<Leaky *>(kernel)->compute(context);
  };
  void (*destroy)(void *kernel) = [](void *kernel) {
    delete static_cast<Leaky *>(kernel);
  };
  int (*getInputCharacteristic)(const CustomOp *, size_t) =
      [](const CustomOp *, size_t) { return kRequired; };
  int (*getOutputCharacteristic)(const CustomOp *, size_t) =
      [](const CustomOp *, size_t) { return kRequired; };
};
} // namespace

extern "C" Status *RegisterCustomOps(void *options, const ApiBase *base) {
  static const CustomOp op;
  const void *const *api = base->getApi(1);
  void *domain = nullptr;
  if (Status *status = call(api, CreateCustomOpDomain, "com.example", &domain))
    return status;
  if (Status *status = call(api, CustomOpDomain_Add, domain, &op))
    return status;
  return call(api, AddCustomOpDomain, options, domain);
}
