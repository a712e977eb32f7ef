// What almost every pass file includes; precompiled.
#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
