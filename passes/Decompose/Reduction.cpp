//===- Reduction.cpp - Decompositions: Reduction ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addReductionDecompositions(DecomposeRules &rules) {
}
