//===- Linear.cpp - Conversions: Linear ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLinearConversions(ConvertRules &rules) {
}
