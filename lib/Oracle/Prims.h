//===- Prims.h - PyTorch's prims namespace ----------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_PRIMS_H
#define TORCHONNX_LIB_ORACLE_PRIMS_H

namespace torchonnx {

/// Registers `prims::*` with the dispatcher, once.
void registerPrims();

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_PRIMS_H
