//===- Progress.cpp - What is going on, on a terminal ---------------------===//

#include "Progress.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/Process.h"

using namespace mlir;
using namespace torchonnx;

static constexpr llvm::StringLiteral kClearLine{"\r\x1b[K"};

Progress::Progress()
    : start(std::chrono::steady_clock::now()),
      isTerminal(llvm::sys::Process::StandardErrIsDisplayed()) {}

Progress::~Progress() {
  if (isShown)
    llvm::errs() << kClearLine;
}

void Progress::runBeforePass(Pass *pass, Operation *) {
  if (!isTerminal || pass->getArgument().empty() ||
      std::chrono::steady_clock::now() - start < std::chrono::seconds(1))
    return;
  isShown = true;
  llvm::errs() << kClearLine << pass->getArgument() << " …";
}
