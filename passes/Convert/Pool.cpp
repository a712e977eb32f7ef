//===- Pool.cpp - Conversions: Pool ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addPoolConversions(ConvertRules &rules) {
}
