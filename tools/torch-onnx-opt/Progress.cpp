//===- Progress.cpp - What is going on, on a terminal ---------------------===//

#include "Progress.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"

using namespace mlir;
using namespace torchonnx;

static constexpr llvm::StringLiteral kClearLine{"\r\x1b[K"};

Progress::Progress(Verbosity verbosity)
    : start(Clock::now()), verbosity(verbosity),
      isTerminal(llvm::sys::Process::StandardErrIsDisplayed()) {}

Progress::~Progress() {
  if (isShown)
    llvm::errs() << kClearLine;
}

void Progress::runBeforePass(Pass *pass, Operation *) {
  passStart = Clock::now();
  if (!isTerminal || verbosity != Verbosity::Normal ||
      pass->getArgument().empty() ||
      passStart - start < std::chrono::seconds(1))
    return;
  isShown = true;
  llvm::errs() << kClearLine << pass->getArgument() << " …";
}

void Progress::runAfterPass(Pass *pass, Operation *) {
  // Pass managers that are nested have no name.
  if (verbosity != Verbosity::Verbose || pass->getArgument().empty())
    return;
  std::chrono::duration<double> time = Clock::now() - passStart;
  llvm::errs() << llvm::format("%7.3f s  ", time.count()) << pass->getArgument()
               << "\n";
}
