//===- ViewOperators.h - What a view operator does --------------*- C++ -*-===//
//
// One row for each operator that gives a view. A new one is a row, and what it
// needs of functions, in ViewOperators.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_MEMORY_VIEWOPERATORS_H
#define TORCHONNX_PASSES_SIMPLIFY_MEMORY_VIEWOPERATORS_H

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/graph/Graph.h"
#include "passes/Simplify/values/Call.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {

/// The operands of a view operator but the first.
struct ViewOperands : NamedOperands {
  ViewOperands(llvm::StringRef name, llvm::ArrayRef<mlir::Value> values)
      : NamedOperands{name, values, /*first=*/1} {}
};

/// A write to a view, to be carried to its parent.
struct ViewWrite {
  Graph &graph;
  const Symbols &symbols;
  /// The operator, and its operands but the first.
  ViewOperands args;
  bool isOfOne, isWrittenApart;
  /// What the parent holds, and what the view is to hold.
  mlir::Value parent, value;
  mlir::Location loc;

  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands) const {
    return graph.emitValue(name, operands, loc);
  }
  TorchTensorType parentType() const {
    return mlir::cast<TorchTensorType>(parent.getType());
  }
  /// An error, and null.
  mlir::Value refuse(const llvm::Twine &message) const;
};

/// One of the views that an operator gives a list of.
struct ElementOfViews {
  Graph &graph;
  /// The operator, and its operands but the first.
  ViewOperands args;
  int64_t index;
  mlir::Value parent;
  mlir::Location loc;

  mlir::Value emit(llvm::StringRef name, mlir::ValueRange operands) const {
    return graph.emitValue(name, operands, loc);
  }
};

/// Which dim of the parent each dim of a view is; nothing where that is not
/// known.
using DimOrder = std::optional<llvm::SmallVector<int64_t>>;

struct ViewOperator {
  /// Without the overload.
  const char *name;
  /// What it does with the dims of its parent.
  enum Kind {
    Same,
    /// Any others of as many elements, in their order.
    Reshape,
    Squeeze,
    Unsqueeze,
    Expand,
    /// `order` tells.
    Reorder,
    /// An element of a dim, or a range of them.
    Range,
    Diagonal,
    Windows,
    /// Of the memory, by strides that are given.
    Strided,
    /// Takes any other part of the elements.
    Part,
    /// Sees the elements as others, or may be a copy.
    Other
  } kind;
  /// Whether a view of a contiguous tensor is contiguous.
  enum Contiguity {
    Never, ///< Unless it has no dims.
    Always,
    IfWhole, ///< If it has the dims of its parent.
    OfFirst  ///< If it is a part along the first dim, in steps of 1.
  } contiguity = Never;
  /// The parent's contents after a write to the view; null where that cannot be
  /// told.
  mlir::Value (*writeBack)(const ViewWrite &write) = nullptr;
  DimOrder (*order)(const ViewOperands &operands, int64_t rank) = nullptr;
  /// Of what gives several views: one of them as the one view that it is.
  std::optional<ViewStep> (*element)(const ElementOfViews &element) = nullptr;
  /// Whether there is one that changes the dims of its operand: `squeeze_`.
  bool hasInPlace = false;
};

/// The row of an operator, whatever its overload; null if it is none that is
/// known.
const ViewOperator *findViewOperator(llvm::StringRef name);

/// The operators that make their operand the view of it that another gives,
/// without overloads: `aten::squeeze_`.
const llvm::StringSet<> &inPlaceViewOperators();

/// Which dim of a tensor of `rank` dims each dim of a view is, if that is all
/// that the view changes. The operands are all but the first.
DimOrder orderOfView(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands,
                     int64_t rank);

/// Element i of a split as a slice: one op, and one that has an inverse.
std::optional<ViewStep> sliceOfElement(Graph &graph, const ViewStep &step,
                                       mlir::Value parent, mlir::Location loc);

/// Whether a view by an operator can be looked at whatever the sizes of its
/// parent are, as a slice can, and a reshape cannot.
bool isOfAnySizes(llvm::StringRef name);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_MEMORY_VIEWOPERATORS_H
