//===- Progress.h - What is going on, on a terminal -------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_PROGRESS_H
#define TORCHONNX_TOOLS_PROGRESS_H

#include "mlir/Pass/PassInstrumentation.h"
#include <chrono>

namespace torchonnx {

/// Names the running stage on stderr once the work takes longer than a second,
/// and only where stderr is a terminal.
class Progress : public mlir::PassInstrumentation {
public:
  Progress();
  ~Progress() override;
  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override;

private:
  std::chrono::steady_clock::time_point start;
  bool isTerminal;
  bool isShown = false;
};

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_PROGRESS_H
