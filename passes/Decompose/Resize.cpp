//===- Resize.cpp - Decompositions: Resize ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addResizeDecompositions(DecomposeRules &rules) {
}
