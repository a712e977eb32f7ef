//===- TableOp.h - Operations that are entries of a table -------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TABLEOP_H
#define TORCHONNX_DIALECTS_TABLEOP_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/PatternMatch.h"

namespace torchonnx {

/// An op that exists as a table entry: it says how it is parsed, printed and
/// verified, and all its attributes are in its dictionary. MLIR's own
/// DynamicOpDefinition is close, but says that no two ops have equal
/// properties, which blinds CSE. Register it with
/// `RegisteredOperationName::insert`.
class TableOp : private mlir::SelfOwningTypeID,
                public mlir::OperationName::Impl {
public:
  TableOp(llvm::StringRef name, mlir::Dialect *dialect)
      : Impl(name, dialect, SelfOwningTypeID::getTypeID(), {}) {}

  llvm::LogicalResult verifyRegionInvariants(mlir::Operation *) override {
    return llvm::success();
  }
  llvm::LogicalResult
  foldHook(mlir::Operation *, llvm::ArrayRef<mlir::Attribute>,
           llvm::SmallVectorImpl<mlir::OpFoldResult> &) override {
    return llvm::failure();
  }
  bool hasTrait(mlir::TypeID) override { return false; }
  void getCanonicalizationPatterns(mlir::RewritePatternSet &,
                                   mlir::MLIRContext *) override {}
  void populateDefaultAttrs(const mlir::OperationName &,
                            mlir::NamedAttrList &) override {}

  // All attributes are in the dictionary; there are no properties.
  std::optional<mlir::Attribute> getInherentAttr(mlir::Operation *,
                                                 llvm::StringRef) override {
    return std::nullopt;
  }
  void setInherentAttr(mlir::Operation *, mlir::StringAttr,
                       mlir::Attribute) override {}
  void populateInherentAttrs(mlir::Operation *,
                             mlir::NamedAttrList &) override {}
  llvm::LogicalResult
  verifyInherentAttrs(mlir::OperationName, mlir::NamedAttrList &,
                      llvm::function_ref<mlir::InFlightDiagnostic()>) override {
    return llvm::success();
  }
  int getOpPropertyByteSize() override { return 0; }
  void initProperties(mlir::OperationName, mlir::OpaqueProperties,
                      mlir::OpaqueProperties) override {}
  void deleteProperties(mlir::OpaqueProperties) override {}
  void populateDefaultProperties(mlir::OperationName,
                                 mlir::OpaqueProperties) override {}
  llvm::LogicalResult setPropertiesFromAttr(
      mlir::OperationName, mlir::OpaqueProperties, mlir::Attribute,
      llvm::function_ref<mlir::InFlightDiagnostic()> emitError) override {
    return emitError() << "operators have no properties";
  }
  mlir::Attribute getPropertiesAsAttr(mlir::Operation *) override { return {}; }
  void copyProperties(mlir::OpaqueProperties, mlir::OpaqueProperties) override {
  }
  bool compareProperties(mlir::OpaqueProperties,
                         mlir::OpaqueProperties) override {
    return true;
  }
  llvm::hash_code hashProperties(mlir::OpaqueProperties) override { return {}; }
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TABLEOP_H
