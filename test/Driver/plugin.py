r"""--load-pass-plugin: a pass of the user's own, on an archive.

RUN: rm -rf %t && mkdir %t && %python %s %t
"""
import os
import subprocess
import sys

import torch
from tool import run_tool

SOURCE = r"""
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
using namespace mlir;
namespace {
struct CountOps : PassWrapper<CountOps, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountOps)
  StringRef getArgument() const override { return "count-ops"; }
  void runOnOperation() override {
    unsigned count = 0;
    getOperation().walk([&](Operation *) { ++count; });
    llvm::errs() << "there are " << count << " ops\n";
  }
};
} // namespace
extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "count", "1", [] { PassRegistration<CountOps>(); }};
}
"""


class Model(torch.nn.Module):
    def forward(self, x):
        return torch.relu(x)


os.chdir(sys.argv[1])
torch.jit.script(Model()).save("model.pt")
with open("count.cpp", "w") as f:
    f.write(SOURCE)
include = subprocess.run(["llvm-config", "--includedir"], capture_output=True, text=True, check=True).stdout.strip()
subprocess.run(["c++", "-std=c++17", "-O0", "-w", "-shared", "-fPIC", f"-I{include}", "count.cpp", "-o", "count.so"], check=True)
process = run_tool("model.pt", "--load-pass-plugin=./count.so", "--pass-pipeline=builtin.module(count-ops)")
assert process.returncode == 0 and "there are 4 ops" in process.stderr, process.stderr
