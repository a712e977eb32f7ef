//===- Archive.h - Reading what PyTorch saved -------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_ARCHIVE_H
#define TORCHONNX_LIB_IMPORT_ARCHIVE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <torch/csrc/jit/api/module.h>

namespace torchonnx {

/// A loaded TorchScript archive. Tensors hold on to the map that their bytes
/// are in, so they may outlive this.
struct Archive {
  std::shared_ptr<torch::jit::CompilationUnit> unit;
  torch::jit::Module module;
  /// The operators that it calls and LibTorch lacks: declareStandIn() was told.
  std::vector<std::string> unknown;
};

class ZipFile;

/// Opens the archive of a program, TorchScript's or torch.export's.
llvm::Expected<std::unique_ptr<ZipFile>> openProgram(llvm::StringRef path);

/// Loads a TorchScript archive without copying its tensors. Where its code is
/// at fault, `where` is the place.
llvm::Expected<Archive>
loadArchive(llvm::StringRef path, ZipFile &zip,
            std::optional<torch::jit::SourceRange> &where);

/// Tells LibTorch of an operator that nobody knows, so that programs with it
/// can be loaded: it takes anything, and gives tensors.
void declareStandIn(const std::string &name, unsigned numResults);

/// Does what `module.eval()` does.
void setEvaluating(Archive &archive);

/// The place among `sources`, by their files, that an error message of LibTorch
/// points at.
using Sources = llvm::StringMap<std::shared_ptr<torch::jit::Source>>;
std::optional<torch::jit::SourceRange> findPlace(llvm::StringRef message,
                                                 const Sources &sources);

/// Loads what `torch.save` wrote.
llvm::Expected<c10::IValue> loadPickle(llvm::StringRef path);

/// The first line of what an exception of LibTorch says.
std::string getMessage(const std::exception &error);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_ARCHIVE_H
