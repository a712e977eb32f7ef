//===- Silence.h - Without LibTorch's warnings ------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_SILENCE_H
#define TORCHONNX_LIB_ORACLE_SILENCE_H

#include <c10/util/Exception.h>

namespace torchonnx {

/// Keeps LibTorch's warnings off stderr: they are for who wrote or saved a
/// program, and name no place in it.
struct Silence : c10::WarningHandler {
  void process(const c10::Warning &) override {}
  c10::WarningUtils::WarningHandlerGuard guard{this};
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_SILENCE_H
