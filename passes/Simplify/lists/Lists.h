//===- Lists.h - Lists, tuples, dicts and objects ---------------*- C++ -*-===//
//
// The room `lists/` owns the forms that a list is stored as, and the operators
// of containers. Containers exist while the program is evaluated and not after;
// whoever needs a value of the graph asks for one with `materialize`. Rooms
// above call it; it reaches the walk through the context alone. A list is
//
//   its elements       of a known length: `[x, y]`
//   rows               of one tensor, where only the run knows the length:
//                      `unbind` of a dim, what a loop of the run appends to
//   pieces             one after the other in one tensor, and their sizes,
//                      where they differ in one dim: `split` by k
//   columns            a list for each part, where the elements are tuples,
//                      lists of one length, dicts, objects, tensors that differ
//                      in several dims, or may be None
//   views              of one tensor: columns of the places of their elements,
//                      where views that only the run can tell apart are carried
//
//   loop: xs.append(i + x)         // xs is rows: cat([rows, row])
//   makeRows(cx, xs, &later, loc)  // what it begins with, in that form
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTS_H
#define TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTS_H

#include "passes/Simplify/calls/OperatorTable.h"

namespace torchonnx {

/// The functions of containers, and of operators on the forms of lists.
void addListFunctions(OperatorTable &table);
/// Those of containers alone, which hold values of two types as any other.
void addContainerFunctions(OperatorTable &table);

// Materialize.cpp.
/// The SSA value of `value` now: tensors as last written, lists and tuples
/// constructed from their elements.
mlir::FailureOr<mlir::Value> materialize(Context &cx, AbstractValue value,
                                         mlir::Location loc);
mlir::FailureOr<llvm::SmallVector<mlir::Value, 6>>
materializeAll(Context &cx, llvm::ArrayRef<AbstractValue> values,
               mlir::Location loc);

// Elements.cpp.
/// Notes that `list`, whose elements are no objects but rows of tensors, has a
/// copy of `element`: of any container or object that this is or holds.
void linkHeld(Context &cx, ListObj *list, AbstractValue element);
/// The same of all that `from` holds.
void linkElements(Context &cx, ListObj *list, ListObj *from);
/// The same of what was read of the list: it may be any that the list holds.
void linkRead(Context &cx, ListObj *list, AbstractValue element);
/// To be called after a call of the program that gives an element of
/// `container`: notes its place.
void notePlace(Context &cx, const Call &call, AbstractValue container);
/// To be called after every call of the program: puts the elements that it
/// changed back into the lists and dicts of the run that hold them.
mlir::LogicalResult putElementsBack(Context &cx, mlir::Location loc);

// Which form a list has; null if another.
TensorObj *rowsOf(AbstractValue value);
ListObj *piecesOf(AbstractValue value);
ListObj *columnsOf(AbstractValue value);
/// The type of each element of a list of tensors; of rows and pieces, of any.
llvm::SmallVector<TorchTensorType> elementTypes(const ListObj &list);
/// Gives an operator what the views in a list hold, where it does not take them
/// one by one, or the list itself as an argument that `isHeld`.
mlir::LogicalResult settleViews(Call &call, Context &cx,
                                llvm::function_ref<bool(size_t)> isHeld);
/// The nested tensor that `value` is: an object of the padded batch and a mask.
ClassObj *nestedOf(AbstractValue value);

// What an operator does with a list of a form.
Outcome piecesCall(Call &call, Context &cx);
Outcome columnsCall(Call &call, Context &cx);
Outcome nestedCall(Call &call, Context &cx);
/// The list that `split` or `chunk` gives of a dim whose size only the run
/// knows, from the operator's operands.
std::optional<AbstractValue> cutPieces(Call &call, Context &cx,
                                       mlir::Value list,
                                       llvm::ArrayRef<mlir::Value> operands);

/// What becomes of sizes that the run cannot tell, in rows of which there are
/// none.
enum class UnknownSizes { Refuse, Zero };
/// More than the number of any object.
inline constexpr unsigned allNumbers = std::numeric_limits<unsigned>::max();
/// Turns `list` into a form of any length. `later` is how it looks after one
/// iteration of the loop that wants this, if one does. What has number
/// `firstId` or a higher one is of that iteration, or of a branch that is left.
mlir::LogicalResult makeRows(Context &cx, ListObj *list, const ListObj *later,
                             mlir::Location loc,
                             UnknownSizes unknown = UnknownSizes::Refuse,
                             unsigned firstId = allNumbers);
/// Turns rows into pieces along `dim` of an element.
mlir::LogicalResult cutRows(Context &cx, ListObj *list, int64_t dim,
                            mlir::Location loc);
/// Whether a list of tensors in the form of `x` holds more shapes than in that
/// of `y`: rows one, pieces any size of a dim, columns any.
bool isWiderForm(const ListObj &x, const ListObj &y);
/// Turns a list of the run into that of the wider form of `like`.
mlir::LogicalResult widenForm(Context &cx, ListObj *list, const ListObj &like,
                              mlir::Location loc);
/// Turns a list of tensors like `example`, but for one dim, into pieces; or one
/// of lists of numbers that `example` has the dtype of.
mlir::LogicalResult makePieces(Context &cx, ListObj *list, int64_t dim,
                               mlir::Type example, mlir::Type elementType,
                               mlir::Location loc);
/// The one dim in which the tensors of a list differ, or will once a loop has
/// added to it: then the list is of pieces. One that is empty, and was made
/// before the loop that we are in, knows no size of an iteration.
std::optional<int64_t> differingDim(Context &cx, ListObj *list,
                                    const ListObj *later,
                                    bool isFromBeforeLoop = false);

/// An element as a tensor: `[1, ...]`.
mlir::Value rowOf(Context &cx, mlir::Value row, mlir::Location loc);
/// What a row without its first dim is as an element of this type.
AbstractValue elementOf(Context &cx, mlir::Value row, mlir::Type elementType,
                        mlir::Location loc);
/// The elements of rows whose number is known after all.
std::optional<std::vector<AbstractValue>> unpackRows(Context &cx, ListObj *list,
                                                     mlir::Location loc);

/// Where `key` is in `dict`; nothing if that cannot be told.
std::optional<std::optional<size_t>> findKey(DictObj *dict, AbstractValue key);
/// The entry, if the dict may lack it.
MaybeObj *asUncertain(AbstractValue value);
bool hasUncertainKeys(DictObj *dict);
/// Whether only the run knows a key. Open dicts have none of them.
bool isKeyOfTheRun(AbstractValue key);
/// Whether a dict can be one whose keys only the run knows, `key` among them:
/// all are ints.
bool canOpen(DictObj *dict, AbstractValue key);
/// Turns a dict into one whose keys only the run knows.
mlir::LogicalResult openDict(Context &cx, DictObj *dict, mlir::Location loc);
/// What entries, all of which are sure to be there, are then.
DictObj::Entries openedEntries(Context &cx, const DictObj::Entries &entries);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_LISTS_LISTS_H
