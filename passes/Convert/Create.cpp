//===- Create.cpp - Conversions: Create ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addCreateConversions(ConvertRules &rules) {
}
