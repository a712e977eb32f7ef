//===- Elementwise.cpp - Conversions: Elementwise ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addElementwiseConversions(ConvertRules &rules) {
}
