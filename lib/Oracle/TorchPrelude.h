// What almost every file that calls LibTorch includes; precompiled.
#include "dialects/Torch/TorchDialect.h"
#include <ATen/ATen.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/library.h>
