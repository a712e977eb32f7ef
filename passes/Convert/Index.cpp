//===- Index.cpp - Conversions: Index ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addIndexConversions(ConvertRules &rules) {
}
