//===- LinearAlgebra.cpp - Conversions: LinearAlgebra ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLinearAlgebraConversions(ConvertRules &rules) {
}
