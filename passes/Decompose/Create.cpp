//===- Create.cpp - Decompositions: Create ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addCreateDecompositions(DecomposeRules &rules) {
}
