//===- Spectral.cpp - Conversions: Spectral ---===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addSpectralConversions(ConvertRules &rules) {
}
