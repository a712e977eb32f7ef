//===- Resize.cpp - Conversions: Resize ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addResizeConversions(ConvertRules &rules) {
}
