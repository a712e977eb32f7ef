//===- ForeignFiles.h - What files are that we do not read ------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_FOREIGNFILES_H
#define TORCHONNX_LIB_IMPORT_FOREIGNFILES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace torchonnx {

/// What a file that is no zip file is, told by how it begins, as in "an ONNX
/// model"; empty if that is not known.
std::string nameForeignFile(llvm::StringRef path, llvm::StringRef text);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_FOREIGNFILES_H
