//===- LinearAlgebra.cpp - Decompositions: LinearAlgebra ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLinearAlgebraDecompositions(DecomposeRules &rules) {
}
