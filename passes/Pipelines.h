//===- Pipelines.h - The one ordered list of passes -------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_PIPELINES_H
#define TORCHONNX_PASSES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "passes/Passes.h"

namespace torchonnx {

struct PipelineOptions {
  int opset = kDefaultOpset;
  /// The target profile that the model must be legal for.
  std::string target = kDefaultTarget;
  /// ONNX operators that the target has, or does without, whatever it says.
  std::vector<std::string> keep, drop;
  /// Whether the input is a program as imported, not values already.
  bool simplify = true;
  bool decompose = false;
  /// Whether what types say of sizes is checked.
  bool checkSizes = true;
  /// On to the onnx dialect.
  bool convert = false;
  /// Whether a batch norm behind a layer goes into the layer's weights.
  bool foldBatchNorm = true;
  TorchSimplifyOptions simplifyOptions;
  /// Whether locations say of which operator of the program an op is.
  bool markOperators = false;
  /// The operators that are computed in float16, and those that never are, if
  /// the model is to be in float16.
  struct Float16 {
    std::vector<std::string> half, full;
  };
  std::optional<Float16> float16;
  /// What random operators are seeded with, if with anything.
  std::optional<int64_t> seed;
  /// Operators that stay whole, as `--custom-domain` takes them.
  llvm::SmallVector<std::string> customDomains;
  /// Whether functions say what these compute.
  bool keepFunctions = false;
  /// Files of rewrites, as `--pdl-patterns` takes them.
  llvm::SmallVector<std::string> pdlPatterns;
};

/// Adds the stages, in order.
void buildPipeline(mlir::OpPassManager &pm, const PipelineOptions &options);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_PIPELINES_H
