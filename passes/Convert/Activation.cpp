//===- Activation.cpp - Conversions: Activation ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addActivationConversions(ConvertRules &rules) {
}
