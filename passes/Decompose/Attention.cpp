//===- Attention.cpp - Decompositions: Attention ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addAttentionDecompositions(DecomposeRules &rules) {
}
