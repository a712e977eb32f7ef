//===- Attention.cpp - Conversions: Attention ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addAttentionConversions(ConvertRules &rules) {
}
