//===- Registrations.cpp - What LibTorch is told of -----------------------===//
//
// A process that converts may go on using PyTorch, whose own Python has kernels
// and operators of the same names: what is registered can be taken back.
//
//===----------------------------------------------------------------------===//

#include "Registrations.h"
#include "torch-onnx-opt/Operators.h"
#include <memory>
#include <set>
#include <vector>

using namespace torchonnx;

namespace {
struct Registrations {
  std::vector<std::unique_ptr<torch::Library>> libraries;
  std::set<std::string> done;
};
Registrations &registrations() {
  static Registrations instance;
  return instance;
}
} // namespace

torch::Library &torchonnx::addLibrary(torch::Library::Kind kind,
                                      std::string nameSpace,
                                      std::optional<c10::DispatchKey> key) {
  auto &libraries = registrations().libraries;
  libraries.push_back(std::make_unique<torch::Library>(
      kind, std::move(nameSpace), key, __FILE__, __LINE__));
  return *libraries.back();
}

bool torchonnx::startRegistration(const std::string &what) {
  return registrations().done.insert(what).second;
}

void torchonnx::unregisterKernels() {
  // Kernels before the operators that they are of.
  while (!registrations().libraries.empty())
    registrations().libraries.pop_back();
  registrations().done.clear();
}
