//===- Origins.h - What weights and modules are called ----------*- C++ -*-===//
//
// What the user calls what a model is made of: the keys of the state_dict, the
// operators of the program and the classes of modules. Weights carry their
// names as locations, and operators theirs where someone wants to know, so that
// every pass that moves one carries its name along; the classes are left here
// by Import.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_ORIGINS_H
#define TORCHONNX_ORIGINS_H

#include "mlir/IR/Location.h"
#include <string>

namespace torchonnx {

/// The location of a constant that is computed from weights when a model is
/// compiled. It is called after one of them; the formula says how it is made of
/// the names of all: "Transpose(head.weight)". `at` is where the program
/// computes it.
mlir::Location nameAfterWeight(llvm::StringRef weight,
                               const llvm::Twine &formula, mlir::Location at);

/// The weight that a constant is or is called after; empty for other constants
/// and for operators.
llvm::StringRef getWeightName(mlir::Location loc);

/// How a constant that is called after a weight is computed; empty if it is the
/// weight itself.
llvm::StringRef getWeightFormula(mlir::Location loc);

/// What stands for a constant in a formula: its own, its name or "...".
llvm::StringRef getFormulaTerm(mlir::Location loc);

/// A location that says of which operator of the program an op is
/// ("aten::gelu"). What the operator becomes has it too.
mlir::Location markOperator(mlir::Location loc, llvm::StringRef name);

/// The operator of the program that a location says; empty if it says none.
llvm::StringRef getMarkedOperator(mlir::Location loc);

/// Remembers the class of the module at a path, `torch.nn.modules.conv.Conv2d`.
/// The first that is said of a path holds.
void addModuleClass(llvm::StringRef path, llvm::StringRef className);

/// The class of the module at a path; empty if it is not known.
std::string getModuleClass(llvm::StringRef path);

/// Forgets all classes: the next model has others.
void clearModuleClasses();

} // namespace torchonnx

#endif // TORCHONNX_ORIGINS_H
