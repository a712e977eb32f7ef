//===- Record.cpp - What composite operators call -------------------------===//

#include "LibTorchOracle.h"

using namespace mlir;
using namespace torchonnx;

FailureOr<Recording> LibTorchOracle::record(StringRef name, ValueRange operands,
                                            std::string &why) {
  why = "recording is not implemented";
  return failure();
}
