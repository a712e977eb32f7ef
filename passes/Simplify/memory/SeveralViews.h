//===- SeveralViews.h - Operators that give lists of views ------*- C++ -*-===//
//
// Each of the views is a slice of the parent, or an element of a dim of it. For
// the table of view operators alone.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_MEMORY_SEVERALVIEWS_H
#define TORCHONNX_PASSES_SIMPLIFY_MEMORY_SEVERALVIEWS_H

#include "passes/Simplify/memory/ViewOperators.h"

namespace torchonnx {

std::optional<ViewStep> elementOfUnbind(const ElementOfViews &element);
std::optional<ViewStep> elementOfSplit(const ElementOfViews &element);
std::optional<ViewStep> elementOfSplitWithSizes(const ElementOfViews &element);
std::optional<ViewStep> elementOfChunk(const ElementOfViews &element);
std::optional<ViewStep> elementOfTensorSplit(const ElementOfViews &element);
/// Of `vsplit`, `hsplit` and `dsplit`, as the `tensor_split` along that dim.
template <int64_t Dim>
std::optional<ViewStep> elementOfSplitAlong(const ElementOfViews &element);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_MEMORY_SEVERALVIEWS_H
