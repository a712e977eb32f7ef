//===- Scalar.cpp - Conversions: Scalar ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addScalarConversions(ConvertRules &rules) {
}
