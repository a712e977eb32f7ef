//===- Random.cpp - Conversions: Random ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addRandomConversions(ConvertRules &rules) {
}
