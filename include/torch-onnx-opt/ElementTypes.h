//===- ElementTypes.h - The element types of ONNX ---------------*- C++ -*-===//

#ifndef TORCHONNX_ELEMENTTYPES_H
#define TORCHONNX_ELEMENTTYPES_H

#include "torch-onnx-opt/ElementKinds.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// An element type, by everything that it is called.
struct ElementType {
  int64_t number;                ///< In TensorProto.DataType.
  llvm::StringLiteral name;      ///< ONNX's: "float".
  llvm::StringLiteral shortName; ///< In profiles and reports: "f32".
  /// Empty of "undefined", and of strings: their type is the onnx dialect's,
  /// which is above this table.
  ElementKind kind;
};

/// All of them, each at its number: "undefined" is the first.
llvm::ArrayRef<ElementType> listElementTypes();

/// "undefined" for a number that ONNX has not given.
const ElementType &lookupElementType(int64_t number);

} // namespace torchonnx

#endif // TORCHONNX_ELEMENTTYPES_H
