//===- KeptFunctions.h - What ops that stay whole compute -------*- C++ -*-===//
//
// An op of a custom domain is a node that not every runtime knows. With
// --keep-functions an ONNX function stands behind it, which a runtime without a
// kernel expands. It is a function of the module with the op alone in it, which
// is then decomposed as any program is, but that nothing stays whole in it:
// ONNX Runtime ignores overloads in functions (1.31).
//
//   func.func @main(%x) {
//     %y = torch.operator "mylib::leaky"(%x, 0.1)
//         {torch.domain = "com.example", torch.function = @leaky}
//   }
//   func.func private @leaky(%x) attributes {onnx.function = {...}} {
//     %y = torch.operator "mylib::leaky"(%x, 0.1)
//     return %y
//   }
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_KEPTFUNCTIONS_H
#define TORCHONNX_PASSES_DECOMPOSE_KEPTFUNCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "passes/Convert/CustomDomains.h"
#include "llvm/ADT/MapVector.h"

namespace torchonnx {

class KeptFunctions {
public:
  explicit KeptFunctions(mlir::ModuleOp module)
      : module(module), symbols(module) {}

  /// Gives every op of the program that stays whole a function, behind it. Ops
  /// with the same constants on the same types share one; of others a warning
  /// tells. Fails after an error at an op whose node leaves out what its
  /// function needs.
  mlir::LogicalResult addFor(mlir::func::FuncOp program);

private:
  mlir::LogicalResult add(mlir::Operation *op);
  mlir::func::FuncOp outline(mlir::Operation *op, const CustomNode &node,
                             llvm::ArrayRef<CustomNode::Taken> arguments,
                             llvm::ArrayRef<SchemaArg> schema);

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  /// By what an op is called, its constants and its types.
  llvm::MapVector<mlir::Attribute, mlir::func::FuncOp> functions;
  /// How many functions stand behind an op type of a domain.
  llvm::StringMap<unsigned> overloads;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_KEPTFUNCTIONS_H
