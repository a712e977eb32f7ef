//===- Vision.cpp - Conversions: Vision ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addVisionConversions(ConvertRules &rules) {
}
