//===- Spectral.cpp - Decompositions: Spectral ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addSpectralDecompositions(DecomposeRules &rules) {
}
