//===- Autocast.cpp - What PyTorch runs in half precision -----------------===//

#include "torch-onnx-opt/Operators.h"
#include <ATen/autocast_mode.h>
#include <string_view>

using namespace torchonnx;

/// "pow" of "pow, Tensor_Scalar" and of "at::pow".
static std::string baseName(std::string_view text) {
  text = text.substr(0, text.find(','));
  size_t space = text.rfind(':');
  return std::string(text.substr(space == text.npos ? 0 : space + 1));
}

AutocastOperators torchonnx::getAutocastOperators() {
  AutocastOperators result;
  // An entry is an operator, with its overload or more after a comma.
#define TORCHONNX_TEXT(...) #__VA_ARGS__
#define TORCHONNX_HALF(...) result.half.push_back(baseName(#__VA_ARGS__));
#define TORCHONNX_FULL(...) result.full.push_back(baseName(#__VA_ARGS__));
#define TORCHONNX_FULL_FIRST(op, ...)                                          \
  result.full.push_back(baseName(TORCHONNX_TEXT(op)));
  AT_FORALL_LOWER_PRECISION_FP(TORCHONNX_HALF)
  AT_FORALL_FP32(TORCHONNX_FULL)
  AT_FORALL_FP32_SET_OPT_DTYPE(TORCHONNX_FULL)
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(TORCHONNX_FULL_FIRST)
  return result;
}
