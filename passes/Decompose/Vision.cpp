//===- Vision.cpp - Decompositions: Vision ---===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addVisionDecompositions(DecomposeRules &rules) {}
