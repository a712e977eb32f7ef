//===- ElementKinds.h - MLIR's types as entries of a table ---------*- C++
//-*-===//

#ifndef TORCHONNX_ELEMENTKINDS_H
#define TORCHONNX_ELEMENTKINDS_H

#include "mlir/IR/BuiltinTypes.h"

namespace torchonnx {

/// A type without its context, so that a table of constants can name it; empty
/// where the type is a dialect's. To ask is cheaper than to build and compare.
struct ElementKind {
  mlir::Type (*build)(mlir::MLIRContext *context) = nullptr;
  bool (*isOf)(mlir::Type type) = nullptr;

  explicit operator bool() const { return build; }
};

template <typename T>
inline constexpr ElementKind kElementKind = {
    [](mlir::MLIRContext *context) -> mlir::Type { return T::get(context); },
    [](mlir::Type type) { return llvm::isa<T>(type); }};

template <unsigned width>
inline constexpr ElementKind kIntKind = {
    [](mlir::MLIRContext *context) -> mlir::Type {
      return mlir::IntegerType::get(context, width);
    },
    [](mlir::Type type) { return type.isSignlessInteger(width); }};

template <unsigned width>
inline constexpr ElementKind kUnsignedKind = {
    [](mlir::MLIRContext *context) -> mlir::Type {
      return mlir::IntegerType::get(context, width,
                                    mlir::IntegerType::Unsigned);
    },
    [](mlir::Type type) { return type.isUnsignedInteger(width); }};

template <typename T>
inline constexpr ElementKind kComplexKind = {
    [](mlir::MLIRContext *context) -> mlir::Type {
      return mlir::ComplexType::get(T::get(context));
    },
    [](mlir::Type type) {
      auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
      return complex && llvm::isa<T>(complex.getElementType());
    }};

} // namespace torchonnx

#endif // TORCHONNX_ELEMENTKINDS_H
