//===- Linear.cpp - Decompositions: Linear ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLinearDecompositions(DecomposeRules &rules) {
}
