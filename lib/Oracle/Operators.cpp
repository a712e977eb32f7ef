//===- Operators.cpp - LibTorch in this process, and its operators --------===//

#include "torch-onnx-opt/Operators.h"
#include "Prims.h"
#include "Recorder.h"
#include "Registrations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <ATen/Parallel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/util/Logging.h>

using namespace torchonnx;

// Not PyTorch's machinery: other devices, compilers, training, its own tests.
bool torchonnx::isOfPrograms(llvm::StringRef name) {
  llvm::StringRef space = name.split("::").first;
  return space == "aten" || space == "prims" || space == "quantized" ||
         space == "torchvision" || space == "transformers";
}

std::vector<DispatcherOperator> torchonnx::getDispatcherOperators(
    llvm::function_ref<bool(llvm::StringRef)> isWanted) {
  registerExtraOperators();
  auto &dispatcher = c10::Dispatcher::singleton();
  std::vector<DispatcherOperator> operators;
  for (const c10::OperatorName &name : dispatcher.getAllOpNames()) {
    auto op = dispatcher.findSchema(name);
    if (std::string text = toString(name); op && isWanted(text))
      operators.push_back({std::move(text), hasCompositeKernel(*op)});
  }
  llvm::sort(operators,
             [](const auto &a, const auto &b) { return a.name < b.name; });
  return operators;
}

void torchonnx::registerExtraOperators() {
  if (!startRegistration("extra operators"))
    return;
  registerPrims();
  registerAccelerated();
  registerTorchvision();
  registerTransformers();
  registerPaddedLayers();
}

void torchonnx::computeOnOneThread() { at::set_num_threads(1); }

void torchonnx::leaveOutBacktraces() {
  c10::SetStackTraceFetcher([] { return std::string(); });
}
