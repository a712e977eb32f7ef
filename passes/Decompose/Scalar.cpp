//===- Scalar.cpp - Decompositions: Scalar ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addScalarDecompositions(DecomposeRules &rules) {}
