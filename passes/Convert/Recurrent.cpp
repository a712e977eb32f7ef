//===- Recurrent.cpp - Conversions: Recurrent ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addRecurrentConversions(ConvertRules &rules) {
}
