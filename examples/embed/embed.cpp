//===- embed.cpp - The compiler as a library ------------------------------===//
//
// embed model.pt model.onnx [input...]
//
//===----------------------------------------------------------------------===//

#include "torch-onnx-opt/Convert.h"
#include <iostream>

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  torchonnx::ConvertOptions options;
  options.outputPath = argv[2];
  options.inputs.assign(argv + 3, argv + argc);
  auto result = torchonnx::convert(argv[1], options);
  for (const torchonnx::Diagnostic &diagnostic : result.diagnostics)
    std::cerr << torchonnx::format(diagnostic);
  return result ? 0 : 1;
}
