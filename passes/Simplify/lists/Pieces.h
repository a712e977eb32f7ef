//===- Pieces.h - Lists that are the pieces of a tensor ---------*- C++ -*-===//
//
// Of elements that differ in one dim: Pieces.cpp makes, reads and changes them,
// PieceCalls.cpp and PackedSequences.cpp have what operators do.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_PIECES_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_PIECES_H

#include "passes/Simplify/lists/ListForms.h"

namespace torchonnx {

ListObj *newPieces(Context &cx, TensorObj *whole, TensorObj *sizes,
                   int64_t dim);
bool readPieces(Context &cx, ListObj *pieces, mlir::Location loc,
                mlir::Value &whole, mlir::Value &sizes);
/// The sum of sizes, as a number.
mlir::Value sumOf(Context &cx, mlir::Value sizes, mlir::Location loc);
/// Where pieces of these sizes start, one after the other.
mlir::Value startsOf(Context &cx, mlir::Value sizes, mlir::Location loc);
/// Where the `count` elements of pieces of these `sizes` are in a whole in
/// which each piece lies further by its one of `shifts`.
mlir::Value placesOf(Context &cx, mlir::Value shifts, mlir::Value sizes,
                     mlir::Value count, mlir::Location loc);
/// The tensor that an element of pieces is, or has its numbers.
mlir::Value pieceOf(Context &cx, AbstractValue element, mlir::Location loc);
/// Notes that `pieces` may share memory with `element`, as addToRows does.
void linkPiece(Context &cx, ListObj *pieces, AbstractValue element,
               std::optional<ViewStep> part = std::nullopt);
/// Lets a list hold the pieces of `whole` that have these sizes along `dim`.
void holdPieces(Context &cx, ListObj *list, mlir::Value whole,
                mlir::Value sizes, int64_t dim);
/// The sizes of so many pieces of one size.
mlir::Value sizesAlike(Context &cx, mlir::Value count, mlir::Value size,
                       mlir::Location loc);
/// The elements of columns of lists of one length, one list after the other,
/// and those lengths; nothing after an error. Each column is rows.
std::optional<std::pair<mlir::Value, mlir::Value>>
interleave(Context &cx, ListObj *columns, mlir::Location loc);
/// Whether columns are of lists of numbers, which pieces can be too.
bool areNumbers(ListObj *columns);
/// Turns such columns into pieces.
mlir::LogicalResult cutColumns(Context &cx, ListObj *list, mlir::Location loc);
Outcome piecesConcat(Call &call, Context &cx);
Outcome piecesPad(Call &call, Context &cx);
/// `a, b = x.chunk(2)` along a dim whose size only the run knows. PyTorch may
/// give fewer chunks, but then the program raises.
std::optional<AbstractValues> chunksOf(Call &call, Context &cx,
                                       mlir::Value list);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_PIECES_H
