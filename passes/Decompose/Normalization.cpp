//===- Normalization.cpp - Decompositions: Normalization ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addNormalizationDecompositions(DecomposeRules &rules) {
}
