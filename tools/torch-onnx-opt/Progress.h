//===- Progress.h - What is going on, on a terminal -------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_PROGRESS_H
#define TORCHONNX_TOOLS_PROGRESS_H

#include "Diagnostics.h"
#include "mlir/Pass/PassInstrumentation.h"
#include <chrono>

namespace torchonnx {

/// Names the running stage on stderr once the work takes longer than a second,
/// and only where stderr is a terminal; or every stage with its time.
class Progress : public mlir::PassInstrumentation {
public:
  explicit Progress(Verbosity verbosity);
  ~Progress() override;
  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override;
  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override;

private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start, passStart;
  Verbosity verbosity;
  bool isTerminal;
  bool isShown = false;
};

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_PROGRESS_H
