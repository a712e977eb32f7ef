//===- Elementwise.cpp - Decompositions: Elementwise ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addElementwiseDecompositions(DecomposeRules &rules) {
}
