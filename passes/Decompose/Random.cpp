//===- Random.cpp - Decompositions: Random ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addRandomDecompositions(DecomposeRules &rules) {
}
