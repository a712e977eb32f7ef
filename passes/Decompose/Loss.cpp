//===- Loss.cpp - Decompositions: Loss ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLossDecompositions(DecomposeRules &rules) {
}
