//===- Reduction.cpp - Conversions: Reduction ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addReductionConversions(ConvertRules &rules) {
}
