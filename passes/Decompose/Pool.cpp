//===- Pool.cpp - Decompositions: Pool ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addPoolDecompositions(DecomposeRules &rules) {
}
