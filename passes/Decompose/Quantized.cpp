//===- Quantized.cpp - Decompositions: Quantized ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addQuantizedDecompositions(DecomposeRules &rules) {
}
