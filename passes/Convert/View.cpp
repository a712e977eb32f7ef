//===- View.cpp - Conversions: View ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addViewConversions(ConvertRules &rules) {
}
