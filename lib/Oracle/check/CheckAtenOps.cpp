//===- CheckAtenOps.cpp - Whether aten_ops.txt is what LibTorch says ------===//
//
// Run by the build: check-aten-ops aten_ops.txt
//
//===----------------------------------------------------------------------===//

#include "torch-onnx-opt/Oracle.h"
#include <ATen/core/dispatch/Dispatcher.h>
#include <fstream>
#include <iostream>
#include <sstream>
#include <torch/csrc/jit/runtime/operator.h>

/// LibTorch's schema of operator `name`, or nothing.
static std::string findSchema(const std::string &name) {
  size_t dot = name.find('.');
  c10::OperatorName operatorName(
      name.substr(0, dot),
      dot == std::string::npos ? "" : name.substr(dot + 1));
  std::ostringstream text;
  if (auto op = c10::Dispatcher::singleton().findSchema(operatorName))
    text << op->schema();
  else if (auto jit = torch::jit::findOperatorFor(operatorName))
    text << jit->schema();
  return text.str();
}

int main(int argc, char **argv) try {
  if (argc != 2) {
    std::cerr << "usage: check-aten-ops aten_ops.txt\n";
    return 2;
  }
  torchonnx::registerExtraOperators();
  std::ifstream file(argv[1]);
  unsigned errors = 0, number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line[0] == '#')
      continue;
    std::string schema = findSchema(line.substr(0, line.find('(')));
    if (schema == line)
      continue;
    ++errors;
    std::cerr << argv[1] << ":" << number << ": error: LibTorch "
              << (schema.empty() ? "has no such operator" : "says " + schema)
              << "\n  " << line << "\n";
  }
  return errors ? 1 : 0;
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 2;
}
