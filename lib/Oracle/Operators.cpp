//===- Operators.cpp - What LibTorch's dispatcher has ---------------------===//

#include "torch-onnx-opt/Operators.h"
#include "Recorder.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <ATen/core/dispatch/Dispatcher.h>

using namespace torchonnx;

/// Not PyTorch's machinery: other devices, compilers, training, its own tests.
static bool isOfPrograms(llvm::StringRef space) {
  return space == "aten" || space == "prims" || space == "quantized" ||
         space == "torchvision";
}

std::vector<DispatcherOperator> torchonnx::getDispatcherOperators() {
  registerExtraOperators();
  auto &dispatcher = c10::Dispatcher::singleton();
  std::vector<DispatcherOperator> operators;
  for (const c10::OperatorName &name : dispatcher.getAllOpNames()) {
    auto op = dispatcher.findSchema(name);
    if (op && isOfPrograms(llvm::StringRef(name.name).split("::").first))
      operators.push_back({toString(name), hasCompositeKernel(*op)});
  }
  llvm::sort(operators,
             [](const auto &a, const auto &b) { return a.name < b.name; });
  return operators;
}
