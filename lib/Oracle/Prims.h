//===- Prims.h - Operators that C++ LibTorch lacks --------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_PRIMS_H
#define TORCHONNX_LIB_ORACLE_PRIMS_H

namespace torchonnx {

/// Registers `prims::*` with the dispatcher, unless Python's PyTorch has.
void registerPrims();
/// Registers kernels of ATen's that only a GPU has.
void registerAccelerated();
/// Registers `torchvision::*`, unless a library that was loaded has.
void registerTorchvision();
/// The same of `transformers::*`.
void registerTransformers();
/// Registers `torch_onnx::*`, the recurrent layers of padded sequences.
void registerPaddedLayers();

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_PRIMS_H
