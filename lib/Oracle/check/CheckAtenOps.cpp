//===- CheckAtenOps.cpp - Whether aten_ops.txt is what LibTorch says ------===//
//
// Run by the build: check-aten-ops aten_ops.txt
//
//===----------------------------------------------------------------------===//

#include "../Registry.h"
#include "torch-onnx-opt/Operators.h"
#include <fstream>
#include <iostream>
#include <sstream>

/// The line of operator `name` by LibTorch, or nothing.
static std::string findLine(torchonnx::Registry &registry,
                            const std::string &name) {
  const torchonnx::TorchOperator *op = registry.find(name);
  if (!op)
    return "";
  std::ostringstream text;
  text << *op->schema << (op->isNondeterministic ? "  # nondeterministic" : "");
  return text.str();
}

int main(int argc, char **argv) try {
  if (argc != 2) {
    std::cerr << "usage: check-aten-ops aten_ops.txt\n";
    return 2;
  }
  torchonnx::registerExtraOperators();
  torchonnx::Registry registry;
  std::ifstream file(argv[1]);
  unsigned errors = 0, number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line[0] == '#')
      continue;
    std::string wanted = findLine(registry, line.substr(0, line.find('(')));
    if (wanted == line)
      continue;
    ++errors;
    std::cerr << argv[1] << ":" << number << ": error: LibTorch "
              << (wanted.empty() ? "has no such operator" : "says " + wanted)
              << "\n  " << line << "\n";
  }
  return errors ? 1 : 0;
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 2;
}
