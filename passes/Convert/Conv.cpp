//===- Conv.cpp - Conversions: Conv ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addConvConversions(ConvertRules &rules) {
}
