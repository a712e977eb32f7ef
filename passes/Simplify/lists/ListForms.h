//===- ListForms.h - What the files of lists have for each other *- C++ -*-===//
//
// Making, reading and changing lists of each form, and what one form asks of
// another. Rooms above use Lists.h.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H

#include "passes/Simplify/lists/Lists.h"

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Which form: ListForms.cpp
//===----------------------------------------------------------------------===//

/// Whether `element` is stored as a list for each of its parts.
bool hasParts(AbstractValue element);
/// The type that the elements of rows have when one of them is `element`; null
/// for what cannot be a row.
mlir::Type rowElementType(AbstractValue element);
/// The dtype of rows that are numbers of this type.
mlir::Type dtypeOfNumbers(mlir::Type type, mlir::OpBuilder &b);
/// The type of the elements of a list of numbers; null for anything else.
mlir::Type numberTypeOf(AbstractValue value);
/// The dims but `but` in which two tensors may differ; nothing where they
/// differ in dtype or rank.
std::optional<llvm::SmallVector<int64_t>>
differingDims(mlir::Type x, mlir::Type y, int64_t but);
/// Whether no two of these are one container or object.
bool areApart(llvm::ArrayRef<AbstractValue> elements);
/// The same of the elements of a list of the run and what is put into it.
bool staysApart(Context &cx, ListObj *list, AbstractValue added);
/// Whether an operator makes one tensor of a list of them.
inline bool isJoin(llvm::StringRef name) {
  return name == "aten::cat" || name == "aten::concat" || name == "aten::stack";
}
/// Those that join along a dim that the rank decides.
inline constexpr llvm::StringLiteral joinsByRank[] = {
    "aten::vstack", "aten::row_stack", "aten::hstack", "aten::dstack",
    "aten::column_stack"};
/// What is said of a list that `asRows` refused.
std::string whyNoRows(ListObj *list);
/// `cat` of elements: of a list, which PyTorch does not ask to be of one shape.
mlir::Value catAlong(Context &cx, int64_t dim,
                     llvm::ArrayRef<mlir::Value> parts, mlir::Location loc);
/// What `cat` along `dim` makes of rows: their dim is moved beside that one and
/// merged with it.
mlir::Value mergeFirst(Context &cx, mlir::Value rows, int64_t dim,
                       mlir::Location loc);

//===----------------------------------------------------------------------===//
// Rows: Rows.cpp, RowCalls.cpp
//===----------------------------------------------------------------------===//

ListObj *newRows(Context &cx, mlir::Value rows, mlir::Type elementType);
mlir::Value rowOf(Context &cx, AbstractValue element, mlir::Location loc);
/// The rows that `elements` are, or null (without an error) where they have no
/// common type. No elements: no rows like `example`, a row's type or that of
/// rows.
mlir::Value rowsFrom(Context &cx, llvm::ArrayRef<mlir::Value> elements,
                     mlir::Type example, bool exampleIsRows, mlir::Location loc,
                     UnknownSizes unknown = UnknownSizes::Refuse);
/// Whether rows can be made of a list whose elements are views of them.
bool hasOwnElements(ListObj *list);
/// The row at `index`, as a view of the rows.
ViewStep rowStep(Context &cx, mlir::Value index);
/// The index of the row that such a view is; null of any other.
mlir::Value rowOfStep(const ViewStep &step);
/// Notes that `rows` may share memory with `element`, which is `part` of them
/// if that is given. Whether it shares none with the others.
bool addToRows(Context &cx, TensorObj *rows, AbstractValue element,
               std::optional<ViewStep> part = std::nullopt);
/// `list` as rows of its own: a copy, if it is none yet. Null, without an
/// error, for a list that cannot be rows.
TensorObj *asRows(Context &cx, ListObj *list, mlir::Location loc);
/// The element at `index` of `list`, which `rows` are the rows of.
AbstractValue rowAt(Context &cx, ListObj *list, TensorObj *rows,
                    mlir::Value index, mlir::Location loc);
/// Gives `list`, which `before` are the rows of, other ones: some of those that
/// it had, each in its place if it `keepsPlaces`, and `added`, which is `part`
/// of them if that is given.
void setRows(Context &cx, ListObj *list, TensorObj *before,
             mlir::Value contents, AbstractValue added,
             std::optional<ViewStep> part = std::nullopt,
             bool keepsPlaces = false);
Outcome rowsIndex(Call &call, Context &cx, TensorObj *rows);
Outcome rowsLength(Call &call, Context &cx, TensorObj *rows);
Outcome rowsAppend(Call &call, Context &cx, TensorObj *rows);
Outcome rowsSlice(Call &call, Context &cx, TensorObj *rows);
Outcome rowsSetItem(Call &call, Context &cx);
Outcome rowsPop(Call &call, Context &cx);
Outcome rowsInsert(Call &call, Context &cx);
Outcome rowsConcat(Call &call, Context &cx);
void addRowsFunctions(OperatorTable &table);

//===----------------------------------------------------------------------===//
// Pieces: Pieces.cpp, PieceCalls.cpp
//===----------------------------------------------------------------------===//

ListObj *newPieces(Context &cx, TensorObj *whole, TensorObj *sizes,
                   int64_t dim);
bool readPieces(Context &cx, ListObj *pieces, mlir::Location loc,
                mlir::Value &whole, mlir::Value &sizes);
/// `emitValue`, but once for the same operands; null operands give null.
mlir::Value emitOnce(Context &cx, llvm::StringRef name,
                     llvm::ArrayRef<mlir::Value> operands, mlir::Location loc);
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
Outcome piecesAppend(Call &call, Context &cx);
Outcome piecesConcat(Call &call, Context &cx);
Outcome piecesPad(Call &call, Context &cx);
void addPieceFunctions(OperatorTable &table);

//===----------------------------------------------------------------------===//
// Columns: Columns.cpp
//===----------------------------------------------------------------------===//

/// Whether an operator has a function for columns.
bool isColumnMethod(llvm::StringRef name);
/// Turns `list` into columns. `later` is how it looks after an iteration of the
/// loop that wants this, if one does.
mlir::LogicalResult makeColumns(Context &cx, ListObj *list,
                                const ListObj *later, mlir::Location loc,
                                UnknownSizes unknown = UnknownSizes::Refuse);

//===----------------------------------------------------------------------===//
// Lists of lists of several lengths: ListsOfLists.cpp
//===----------------------------------------------------------------------===//

/// Whether the columns of `list` are the elements of all and the lengths.
inline bool isOfLists(const ListObj &list) {
  return list.row.list() && list.row.list()->isRows;
}
/// Whether all are lists, and differ in length now or may later.
bool areOfSeveralLengths(llvm::ArrayRef<AbstractValue> lists);
/// Turns a list of lists into that form, as `makeColumns` does into columns.
mlir::LogicalResult makeListOfLists(Context &cx, ListObj *list,
                                    const ListObj *later, mlir::Location loc,
                                    UnknownSizes unknown);
/// Whether columns are of lists of one length, and each column is rows of one
/// type.
bool areOfRows(ListObj *columns);
/// Turns such columns into that form.
mlir::LogicalResult joinInner(Context &cx, ListObj *list, mlir::Location loc);
/// What an operator does with such a list that it does not do per column.
Outcome listsCall(Call &call, Context &cx);

//===----------------------------------------------------------------------===//
// Lists that are changed where they are: Splices.cpp
//===----------------------------------------------------------------------===//

/// An index that may count from the end, as one from the beginning; null after
/// an error.
mlir::Value fromFirst(Context &cx, mlir::Value index, AbstractValue list,
                      mlir::Location loc);
/// The methods that change a list at one place, by the slices that are kept.
void addSplices(OperatorTable &methods);

//===----------------------------------------------------------------------===//
// Tensors of several shapes: ShapedTensors.cpp
//===----------------------------------------------------------------------===//

/// Whether the columns of `list` are such parts.
inline bool isShaped(const ListObj &list) {
  return list.row.tensor() && !list.viewsOf;
}
/// The elements of a tensor in one dim, and a list of its sizes, but for those
/// that `row` knows: what columns have of it. Nothing after an error.
std::optional<AbstractValues> partsOfTensor(Context &cx, TensorObj *tensor,
                                            TensorObj *row, mlir::Location loc);
/// The tensor that has these parts; nothing after an error.
AbstractValue tensorOfParts(Context &cx, llvm::ArrayRef<AbstractValue> parts,
                            TensorObj *row, mlir::Location loc);
/// Turns a list of tensors into columns that hold one like `example` too.
mlir::LogicalResult shapeTensors(Context &cx, ListObj *list, mlir::Type example,
                                 mlir::Location loc);
/// `cat` and `stack` of such a list: PyTorch demands that the elements agree in
/// all other dims.
Outcome shapedCat(Call &call, Context &cx);
/// A type like the elements', where a list of tensors differs in several dims,
/// or will once a loop has added to it.
TorchTensorType shapedType(const ListObj *list, const ListObj *later);
/// Lets such a list have the size of `element` in dims where all had one.
mlir::LogicalResult holdShapeOf(Context &cx, ListObj *list,
                                AbstractValue element, mlir::Location loc);

//===----------------------------------------------------------------------===//
// Lists of views of one tensor: ListsOfViews.cpp
//===----------------------------------------------------------------------===//

/// The tensor that the elements of `list`, which becomes one of the run, are
/// views of, those of `later` too; null if it is to hold what they do. What has
/// number `firstId` or a higher one is not there where the list is.
TensorObj *homeOfViews(Context &cx, ListObj *list, const ListObj *later,
                       unsigned firstId);
/// Where the elements of `element` are in `home`; nothing if it is no view.
AbstractValue partOfView(Context &cx, TensorObj *home, AbstractValue element,
                         mlir::Location loc);
/// Turns a list of views of `home` into that of their places.
mlir::LogicalResult shapeViews(Context &cx, ListObj *list, const ListObj *later,
                               TensorObj *home, mlir::Location loc,
                               UnknownSizes unknown = UnknownSizes::Refuse);
/// A copy of such a list that holds what its elements hold now. Null after an
/// error.
ListObj *contentsOfViews(Context &cx, ListObj *list, mlir::Location loc);
/// Turns such a list into one of that form.
mlir::LogicalResult holdContents(Context &cx, ListObj *list,
                                 mlir::Location loc);

//===----------------------------------------------------------------------===//
// Lists of a known length, and dicts: Containers.cpp, ListChoice.cpp,
// ListSearch.cpp, NumberLists.cpp, Dicts.cpp, OpenDicts.cpp, Objects.cpp
//===----------------------------------------------------------------------===//

/// `a, b = x.chunk(2)` along a dim whose size only the run knows. PyTorch may
/// give fewer chunks, but then the program raises.
std::optional<AbstractValues> chunksOf(Call &call, Context &cx,
                                       mlir::Value list);
/// Whether an element of `list` at an index of the run, which the operator at
/// hand reads, is best said to be one of all: strings, so that comparisons are
/// decided while compiling, and what is changed where it is.
bool isOneOfElements(Context &cx, ListObj *list);
Outcome oneOfElements(Call &call, Context &cx, ListObj *list);
/// What an operator adds to the list that is its receiver.
enum class Added { Nothing, Element, List };
Added addedBy(llvm::StringRef name);
/// What the operand is called that `append`, `insert` and `list[i] =` put into
/// a list, or `+`, `+=` and `extend` behind one.
llvm::StringRef addedOperand(const Call &call);
/// What `count`, `index` and `in` of a list look for.
AbstractValue soughtBy(Call &call);
Outcome listCount(Call &call, Context &cx);
Outcome listEqual(Call &call, Context &cx);
/// A list like this one, of its elements at these places; nothing after an
/// error, and for what is not in rows.
AbstractValue elementsAt(Context &cx, AbstractValue list, mlir::Value places,
                         mlir::Location loc);
/// `sort` and `sorted` of columns: of tuples of numbers.
Outcome sortColumns(Call &call, Context &cx);
Outcome findNumber(Call &call, Context &cx);
/// The elements of a tensor in this dtype; null after an error.
mlir::Value castTo(Context &cx, mlir::Value tensor, int64_t dtype,
                   mlir::Location loc);
Outcome compareStrings(Call &call, Context &cx);
Outcome dictLength(Call &call, Context &cx);
Outcome dictGetItem(Call &call, Context &cx);
Outcome dictSetItem(Call &call, Context &cx);
Outcome dictDelete(Call &call, Context &cx);
Outcome dictPop(Call &call, Context &cx);
Outcome dictClear(Call &call, Context &cx);
Outcome dictCopy(Call &call, Context &cx);
/// The lists are the dict's own: it gets others where they are to change, so
/// that none of those that branches, loops and copies share with it does.
mlir::LogicalResult renewLists(Context &cx, DictObj *dict, mlir::Location loc);
mlir::FailureOr<mlir::Value>
isInOpenDict(Context &cx, DictObj *dict, AbstractValue key, mlir::Location loc);
Outcome openGetItem(Call &call, Context &cx, DictObj *dict);
// These open the dict where it is not yet. `openGet` is `setdefault` too.
Outcome openSetItem(Context &cx, DictObj *dict, AbstractValue key,
                    AbstractValue value, mlir::Location loc);
Outcome openGet(Call &call, Context &cx, DictObj *dict,
                AbstractValue otherwise);
Outcome openPop(Call &call, Context &cx, DictObj *dict);
Outcome openDelete(Context &cx, DictObj *dict, AbstractValue key,
                   mlir::Location loc);
/// `keys`, `values` and `items`.
Outcome openEntries(Call &call, Context &cx, DictObj *dict);
void addDictFunctions(OperatorTable &table);
void addObjectFunctions(OperatorTable &table);
void addSearchFunctions(OperatorTable &table);
void addStringFunctions(OperatorTable &table);
void addNumberListFunctions(OperatorTable &table);
void addReductionFunctions(OperatorTable &table);
void addPackedFunctions(OperatorTable &table);
void addNestedFunctions(OperatorTable &table);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTFORMS_H
