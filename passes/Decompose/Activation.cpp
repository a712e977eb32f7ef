//===- Activation.cpp - Decompositions: Activation ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addActivationDecompositions(DecomposeRules &rules) {
}
