//===- RuleFiles.h - The user's decompositions in Python --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_RULEFILES_H
#define TORCHONNX_LIB_IMPORT_RULEFILES_H

#include "lib/Import/Archive.h"

namespace torchonnx {

/// The operator that a function is called after: `mylib__twice`, and with an
/// overload `aten__add__Tensor`. An operator of LibTorch if there is one of
/// this name; empty for a function that is called after none.
std::string findOperator(llvm::StringRef function, bool &isKnown);

/// Compiles the functions of a Python file; `source` becomes what errors point
/// into. Throws what LibTorch does.
Archive compileRules(llvm::StringRef text, llvm::StringRef path,
                     std::shared_ptr<torch::jit::Source> &source);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_RULEFILES_H
