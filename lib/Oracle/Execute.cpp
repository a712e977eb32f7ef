//===- Execute.cpp - Running torch-dialect functions ----------------------===//

#include "LibTorchOracle.h"

using namespace mlir;
using namespace torchonnx;

FailureOr<SmallVector<Attribute>>
LibTorchOracle::execute(Operation *function, ArrayRef<Attribute> arguments,
                        std::string &why) {
  why = "execution is not implemented";
  return failure();
}
