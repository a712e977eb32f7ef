//===- Values.h - What Simplify knows of a value ----------------*- C++ -*-===//
//
// The room `values/` owns the shapes of plain data that the partial evaluator
// computes with, and nothing else: it makes no object, changes none, and calls
// no other room. Any may use it. Objects that Python refers to (tensors, lists,
// dicts, instances) live in the heap and are shared by all that refers to them.
//
// `x.clone()[0]` is an AbstractValue that is a tensor(): a TensorObj whose
// `parent` is that of the clone, whose `view` is {"aten::select.int", 0, 0},
// and whose `current` is the SSA value that the operator gave.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_VALUES_VALUES_H
#define TORCHONNX_PASSES_SIMPLIFY_VALUES_VALUES_H

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <vector>

namespace torchonnx {

struct TensorObj;
struct ListObj;
struct TupleObj;
struct DictObj;
struct ClassObj;
struct MaybeObj;
struct EitherObj;
struct Shared;

/// Any Python value: an SSA value (scalars, None, strings, devices, lists of a
/// length that only the run knows) or a pointer to an object. Default: a
/// variable that the program has not set.
class AbstractValue {
public:
  AbstractValue() = default;
  AbstractValue(mlir::Value value)
      : kind(Kind::Ssa), pointer(value.getAsOpaquePointer()) {}
  AbstractValue(TensorObj *object) : kind(Kind::Tensor), pointer(object) {}
  AbstractValue(ListObj *object) : kind(Kind::List), pointer(object) {}
  AbstractValue(TupleObj *object) : kind(Kind::Tuple), pointer(object) {}
  AbstractValue(DictObj *object) : kind(Kind::Dict), pointer(object) {}
  AbstractValue(ClassObj *object) : kind(Kind::Object), pointer(object) {}
  AbstractValue(MaybeObj *object) : kind(Kind::Maybe), pointer(object) {}
  AbstractValue(EitherObj *object) : kind(Kind::Either), pointer(object) {}

  bool isUninitialized() const { return kind == Kind::Uninitialized; }
  /// The SSA value, or null.
  mlir::Value ssa() const {
    return kind == Kind::Ssa ? mlir::Value::getFromOpaquePointer(pointer)
                             : mlir::Value();
  }
  TensorObj *tensor() const { return get<TensorObj>(Kind::Tensor); }
  ListObj *list() const { return get<ListObj>(Kind::List); }
  TupleObj *tuple() const { return get<TupleObj>(Kind::Tuple); }
  DictObj *dict() const { return get<DictObj>(Kind::Dict); }
  ClassObj *object() const { return get<ClassObj>(Kind::Object); }
  MaybeObj *maybe() const { return get<MaybeObj>(Kind::Maybe); }
  EitherObj *either() const { return get<EitherObj>(Kind::Either); }
  /// The list, dict or instance, or null.
  Shared *shared() const;

  bool operator==(const AbstractValue &other) const {
    return kind == other.kind && pointer == other.pointer;
  }
  bool operator!=(const AbstractValue &other) const {
    return !(*this == other);
  }
  /// Whether both are tensors, both dicts, and so on.
  bool isAlike(const AbstractValue &other) const { return kind == other.kind; }

private:
  enum class Kind {
    Uninitialized,
    Ssa,
    Tensor,
    List,
    Tuple,
    Dict,
    Object,
    Maybe,
    Either
  };
  template <typename T>
  T *get(Kind wanted) const {
    return kind == wanted ? static_cast<T *>(pointer) : nullptr;
  }
  Kind kind = Kind::Uninitialized;
  void *pointer = nullptr;
};

using AbstractValues = llvm::SmallVector<AbstractValue, 4>;

/// How a view is made from its parent: the operator, its operands but the
/// first, and which result (of a list) it is.
struct ViewStep {
  std::string name;
  llvm::SmallVector<mlir::Value, 4> operands;
  std::optional<unsigned> element;
  /// Of one that expands: no two of its elements are one in memory.
  bool isOfOne = false;
  /// Or two that are one in memory are not written at once.
  bool isWrittenApart = false;
};

/// A tensor that the program put into a list of the run: which part of the rows
/// or pieces it is, where `isThere`, if that is given; else it is not in it.
struct PlacedElement {
  TensorObj *tensor;
  ViewStep part;
  mlir::Value isThere = {};
};

/// How a tensor lies in memory. Writes do not change it.
struct Layout {
  enum Kind {
    Unknown,
    /// As a new tensor does: an input, a constant.
    Standard,
    /// As a view of the first of `from` does.
    View,
    /// As an operator laid its result out, given tensors that lie as `from`.
    Result,
    /// As one of `from` does, which only the run knows.
    OneOf
  } kind = Unknown;
  /// The tensor when it was made, whose type tells its sizes.
  mlir::Value value;
  /// What made it: the operands are all but the first of a view's, and all of a
  /// result's.
  ViewStep step;
  unsigned result = 0;
  /// How the tensors among the operands lay, those in lists too.
  llvm::SmallVector<const Layout *, 2> from;
  /// It may be a view of an operand, of which nothing but the order is known.
  bool mayBeView = false;
};

/// Strides, the offset (null if not wanted) and what is known of them.
struct Geometry {
  llvm::SmallVector<mlir::Value> strides;
  mlir::Value offset;
  /// Those of dims of more than one element are as a new tensor's, which is
  /// what `is_contiguous` asks.
  bool isInOrder = false;
  /// There are no gaps and no two elements are one in memory.
  bool isDense = false;
  /// The strides of dims of one element may be others.
  bool isLoose = false;

  /// Whether all are those of a new tensor.
  bool isStandard() const { return isInOrder && !isLoose; }
};

/// A tensor: a base or a view of one. The views of a base form a tree. After a
/// write to one node, that node holds the truth; its ancestors get it when one
/// of them, or a node beside it, is read.
struct TensorObj {
  unsigned id;
  /// The contents as of the base's write number `stamp`.
  mlir::Value current;
  unsigned stamp = 0;
  TensorObj *base = this;
  TensorObj *parent = nullptr;
  unsigned depth = 0;
  std::optional<ViewStep> view;
  /// Known to be laid out contiguously, so that `reshape` gives a view.
  bool contiguous = false;
  const Layout *layout = nullptr;
  /// Known to be laid out in another order, so that `contiguous` copies.
  bool transposed = false;
  /// PyTorch has several tensors of which this is all, as `detach` makes them:
  /// alike as long as the sizes of none are changed in place.
  bool isSeveral = false;
  /// The views made of this very tensor.
  llvm::SmallVector<TensorObj *, 2> views;

  // Of a base only:
  unsigned writes = 0;
  TensorObj *truth = this;
  /// Bases that may or may not share memory with this one.
  llvm::SmallVector<TensorObj *, 1> mayAlias;
  /// Of the rows or pieces of a list: tensors that the program put into it. No
  /// other part shares memory with their bases.
  llvm::SmallVector<PlacedElement, 1> elements;
  /// Where a tensor that may share our memory was written to.
  std::optional<mlir::Location> poisonedAt;
  /// The two tensors one of which this is, as a branch of the run decides.
  EitherObj *either = nullptr;
  /// Of the result of `contiguous` or `reshape`: what it is where it was
  /// copied, and where it was not.
  TensorObj *asCopy = nullptr, *asView = nullptr;
  /// The global that this is, or is part of, and where it was last written to.
  mlir::StringAttr source;
  std::optional<mlir::Location> writtenAt;
};

/// Where an element of a list or dict of the run was read, which no other place
/// holds too: what is done to the element is done there.
struct Place {
  AbstractValue container, key;
  /// How often the container had been changed, and the loop that we were in.
  unsigned changes, loop;
};

/// An object that can change and that several variables may hold.
struct Shared {
  explicit Shared(unsigned id) : id(id) {}
  unsigned id;
  /// How often it was changed; what is taken back counts.
  unsigned changes = 0;
  std::optional<Place> place;
  /// Objects that this may or may not be, and where one of them was changed.
  llvm::SmallVector<Shared *, 1> mayBe;
  /// What it may have copies of, as lists of the run have of their elements,
  /// and what may have a copy of it: stale where this was changed.
  llvm::SmallVector<Shared *, 1> held, holders;
  std::optional<mlir::Location> poisonedAt;
  /// The global that this is, or is part of.
  mlir::StringAttr source;
  /// It is, or is part of, an object of the archive that is made anew wherever
  /// it is read: not to be changed.
  bool isCopy = false;
};

/// What may share memory with a base, or be one object with a container.
inline llvm::ArrayRef<TensorObj *> linksOf(TensorObj *base) {
  return base->mayAlias;
}
inline llvm::ArrayRef<Shared *> linksOf(Shared *container) {
  return container->mayBe;
}
/// Whether two of one kind are the same or linked. Scopes take back the link of
/// the one that is from before them, so that of either counts.
template <typename T>
bool areLinked(T *x, T *y) {
  return x == y || llvm::is_contained(linksOf(x), y) ||
         llvm::is_contained(linksOf(y), x);
}

/// Whether `holder` may have a copy of `object`; of either counts, as above.
inline bool mayHold(const Shared *holder, const Shared *object) {
  return llvm::is_contained(holder->held, object) ||
         llvm::is_contained(object->holders, holder);
}

/// Objects that something else may have changed, and where it did.
using Poisons =
    llvm::MapVector<llvm::PointerUnion<TensorObj *, Shared *>, mlir::Location>;

struct ListObj : Shared {
  ListObj(unsigned id, std::vector<AbstractValue> elements, mlir::Type type)
      : Shared(id), elements(std::move(elements)), elementType(type) {}
  std::vector<AbstractValue> elements;
  mlir::Type elementType;
  /// Only the run knows the length: the one element is a tensor, whose rows
  /// are the elements of the list.
  bool isRows = false;
  /// Only the run knows the length, and the elements differ in this dim: they
  /// are the pieces, one after the other, of the first of two tensors. The
  /// second has their sizes. `isRows` is set too.
  std::optional<int64_t> piecesAlong;
  /// The pieces are views of the tensor that they were cut from. Of rows: no
  /// two elements share memory, so that each is a view of the rows.
  bool areViews = false;
  /// Then also: the list as the operator that cut it returned it.
  mlir::Value cut;
  /// No two elements are one container or object.
  bool areApart = false;

  /// Only the run knows the length, and the elements have parts: they are
  /// tuples, lists of one length, dicts with the same keys, objects of a class,
  /// tensors that differ in several dims (their parts are the elements in one
  /// dim, and the sizes), or may be None. There is a list for each part. This
  /// is such an element, with nothing in it; a tensor has the sizes that all of
  /// them have, and 0 in the dims that differ. `isRows` is set too.
  AbstractValue row;
  /// The elements are views of this tensor: the one list has the places in it
  /// where their elements are. `row` is the tensor too.
  TensorObj *viewsOf = nullptr;

  /// Holds its elements as `other` does; pieces of other tensors are no views.
  void formAs(const ListObj &other) {
    isRows = other.isRows;
    row = other.row;
    viewsOf = other.viewsOf;
    piecesAlong = other.piecesAlong;
    areViews = other.areViews && !piecesAlong;
    areApart = other.areApart;
  }
  bool sameForm(const ListObj &other) const;
};

struct TupleObj {
  std::vector<AbstractValue> elements;
};

struct DictObj : Shared {
  using Shared::Shared;
  using Entries = std::vector<std::pair<AbstractValue, AbstractValue>>;
  /// Keys are SSA values, nearly always constants. In the order of insertion.
  /// Where only the run knows which keys there are, two entries without a key
  /// are the list of the keys and that of the values.
  Entries entries;
  static bool isOpen(llvm::ArrayRef<Entries::value_type> entries) {
    return !entries.empty() && entries.front().first.isUninitialized();
  }
  bool isOpen() const { return isOpen(entries); }
  ListObj *keys() const { return entries[0].second.list(); }
  ListObj *values() const { return entries[1].second.list(); }
  /// In which order, only the run knows: nothing may ask for it.
  bool isOrderOpen = false;
};

struct ClassObj : Shared {
  ClassObj(unsigned id, mlir::Type type) : Shared(id), type(type) {}
  mlir::Type type;
  llvm::SmallVector<std::pair<mlir::StringAttr, AbstractValue>> attributes;
};

/// None or a value, as a branch of the run decides.
struct MaybeObj {
  /// A bool.
  mlir::Value isNone;
  AbstractValue value;
  /// The value of an entry of a dict, which may not be there at all.
  bool isEntry = false;
};

/// One of two values that no one type can hold, as a branch of the run decides:
/// tensors of two ranks, say. An operator on it is applied to each in a branch
/// of its own, until the two can be one value again.
struct EitherObj {
  mlir::Value predicate;
  /// Where the predicate does not hold, and where it does.
  AbstractValue values[2];
  /// How many choices lie one in the other: who asks for all asks for so many
  /// powers of two.
  unsigned depth = 1;
};

/// Whether two values have the same parts: dicts the same keys, objects one
/// class, tensors one dtype and rank.
bool haveSameParts(AbstractValue x, AbstractValue y);

/// What `value` holds, in order: elements, the values of entries and of
/// attributes, what it may be.
AbstractValues heldBy(AbstractValue value);

/// Adds the tensors that `value` is or holds, in order.
void collectTensors(AbstractValue value,
                    llvm::SmallVectorImpl<TensorObj *> &tensors);

/// The list that `value` is, if its length is known.
inline ListObj *knownList(AbstractValue value) {
  ListObj *list = value.list();
  return list && !list->isRows ? list : nullptr;
}

inline bool isNothing(AbstractValue value) {
  return value.ssa() && isNone(value.ssa());
}

/// The int that `value` is known to be.
inline std::optional<int64_t> knownInt(AbstractValue value) {
  mlir::Value ssa = value.ssa();
  return ssa ? getConstantInt(ssa) : std::nullopt;
}

/// The type of an SSA value that holds what `value` does; null if none does.
mlir::Type typeOf(AbstractValue value, mlir::MLIRContext *context);

inline bool isString(AbstractValue value) {
  return value.ssa() && mlir::isa<TorchStrType>(value.ssa().getType());
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_VALUES_VALUES_H
