//===- Loss.cpp - Conversions: Loss ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLossConversions(ConvertRules &rules) {}
