//===- Index.cpp - Decompositions: Index ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addIndexDecompositions(DecomposeRules &rules) {
}
