//===- MappedPages.h - Letting go of pages of mapped files ------*- C++ -*-===//

#ifndef TORCHONNX_MAPPEDPAGES_H
#define TORCHONNX_MAPPEDPAGES_H

#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// Lets go of pages of a mapped file that have been read: they are read from it
/// again if they are needed. Pages that are no longer the file's, or never
/// were, are kept.
void releasePages(llvm::StringRef bytes);

} // namespace torchonnx

#endif // TORCHONNX_MAPPEDPAGES_H
