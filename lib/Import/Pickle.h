//===- Pickle.h - Values that torch.save wrote ------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_PICKLE_H
#define TORCHONNX_LIB_IMPORT_PICKLE_H

#include "llvm/ADT/StringRef.h"
#include <ATen/core/ivalue.h>
#include <functional>

namespace torchonnx {

/// Reads a pickle of plain data: tensors, numbers, strings, None, and lists,
/// tuples and dicts of these. LibTorch's own reader knows only what TorchScript
/// writes, which lacks ordered dicts, dtypes, complex numbers and large ints.
/// `readRecord` gives the bytes of a storage, as many as it is told. Throws
/// c10::Error for a pickle of anything else, naming its class.
c10::IValue
readPickle(llvm::StringRef pickle,
           std::function<at::DataPtr(const std::string &, size_t)> readRecord);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_PICKLE_H
