//===- Defaults.h - What is meant where nothing is said ---------*- C++ -*-===//

#ifndef TORCHONNX_DEFAULTS_H
#define TORCHONNX_DEFAULTS_H

namespace torchonnx {

inline constexpr int kDefaultOpset = 20;
inline constexpr char kDefaultTarget[] = "onnxruntime";

} // namespace torchonnx

#endif // TORCHONNX_DEFAULTS_H
