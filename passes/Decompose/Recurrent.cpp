//===- Recurrent.cpp - Decompositions: Recurrent ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addRecurrentDecompositions(DecomposeRules &rules) {
}
