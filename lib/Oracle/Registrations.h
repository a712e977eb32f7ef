//===- Registrations.h - What LibTorch is told of ---------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_REGISTRATIONS_H
#define TORCHONNX_LIB_ORACLE_REGISTRATIONS_H

#include <torch/library.h>

namespace torchonnx {

/// A library of the dispatcher's that lasts until `unregisterKernels`.
torch::Library &addLibrary(torch::Library::Kind kind, std::string nameSpace,
                           std::optional<c10::DispatchKey> key);

/// Whether `what` is to be registered now: it was not since
/// `unregisterKernels`.
bool startRegistration(const std::string &what);

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_REGISTRATIONS_H
