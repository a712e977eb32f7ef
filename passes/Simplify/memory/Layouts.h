//===- Layouts.h - How tensors lie in memory --------------------*- C++ -*-===//
//
// What is noted of every tensor (Layouts.cpp), and the strides that follow
// (Strides.cpp): numbers and predicates of sizes, which are emitted.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_MEMORY_LAYOUTS_H
#define TORCHONNX_PASSES_SIMPLIFY_MEMORY_LAYOUTS_H

#include "passes/Simplify/graph/Graph.h"

namespace torchonnx {

/// Whether a view by operator `name` of a contiguous tensor is contiguous.
bool preservesContiguity(llvm::StringRef name,
                         llvm::ArrayRef<mlir::Value> operands,
                         mlir::Value result);
/// Whether a view by operator `name` of a contiguous tensor has two dims of
/// more than one element in another order.
bool isTransposed(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands,
                  TorchTensorType type);

/// Whether a tensor is known not to be empty.
bool hasElements(mlir::Value tensor, const Symbols &symbols);

class Layouts {
public:
  Layouts(Oracle &oracle, Heap &heap, Predicates &predicates, Graph &graph)
      : oracle(oracle), heap(heap), predicates(predicates), graph(graph),
        b(graph.b) {}

  Layout *layoutOfResult(llvm::StringRef name,
                         llvm::ArrayRef<mlir::Value> operands,
                         llvm::ArrayRef<AbstractValue> args, mlir::Value value,
                         unsigned result = 0,
                         std::optional<unsigned> element = std::nullopt);
  const Layout *layoutOfOneOf(TensorObj *x, TensorObj *y, mlir::Value value);
  std::optional<Geometry> geometryOf(const Layout *layout, bool wantsOffset,
                                     mlir::Location loc);
  /// Whether the elements of `tensor` lie one after the other in this order of
  /// its dims. Where those of one element lie does not matter.
  mlir::Value followsOrder(mlir::Value tensor, const Geometry &geometry,
                           llvm::ArrayRef<int64_t> order, mlir::Location loc);
  /// Whether elements in rows of `to` may lie as they do in `from`. Null where
  /// that cannot be said.
  mlir::Value isView(mlir::Value from, const Geometry &geometry,
                     TorchTensorType to, mlir::Location loc);

private:
  std::optional<Geometry> geometryOfView(const Layout &layout, bool wantsOffset,
                                         mlir::Location loc);
  std::optional<Geometry> geometryOfResult(const Layout &layout,
                                           mlir::Location loc);
  std::optional<Geometry> inOrder(const Layout &layout, bool isStandard,
                                  mlir::Value offset, mlir::Location loc);

  Oracle &oracle;
  Heap &heap;
  Predicates &predicates;
  Graph &graph;
  mlir::OpBuilder &b;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_MEMORY_LAYOUTS_H
