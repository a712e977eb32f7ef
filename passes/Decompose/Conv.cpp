//===- Conv.cpp - Decompositions: Conv ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addConvDecompositions(DecomposeRules &rules) {
}
