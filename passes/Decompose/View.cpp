//===- View.cpp - Decompositions: View ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addViewDecompositions(DecomposeRules &rules) {
}
