//===- Normalization.cpp - Conversions: Normalization ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addNormalizationConversions(ConvertRules &rules) {
}
