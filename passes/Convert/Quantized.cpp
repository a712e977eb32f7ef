//===- Quantized.cpp - Conversions: Quantized ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addQuantizedConversions(ConvertRules &rules) {
}
