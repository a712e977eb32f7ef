//===- LoopForms.h - The form of what a loop of the run carries -*- C++ -*-===//
//
// What goes into an iteration has the form of what comes out: where the program
// has None on one side, another string, or a list of a known length, both sides
// take the more general form. In the graph it is leaves, SSA values in order.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPFORMS_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPFORMS_H

#include "passes/Simplify/lists/Lists.h"

namespace torchonnx {

/// What values hold, in order.
struct Leaves {
  llvm::SmallVector<mlir::Value> values;
  /// There is a tensor among them that need not lie as a new one does.
  bool areStrided = false;
};

class LoopForms {
public:
  /// Constant strings that loops carry, since they change.
  using Strings = llvm::DenseSet<mlir::Value>;

  explicit LoopForms(Context &cx) : cx(cx) {}

  /// Adds the leaves of `value`. Fails, after an error, for what a loop cannot
  /// carry.
  mlir::LogicalResult flatten(AbstractValue value, mlir::Location loc,
                              Leaves &leaves);
  /// A value with the structure of `like` and other leaves, which may be
  /// strided.
  AbstractValue rebuild(AbstractValue like, mlir::ValueRange &leaves,
                        bool areStrided, mlir::Location loc);
  /// Whether two values differ in leaves only.
  bool sameStructure(AbstractValue x, AbstractValue y);
  /// A value like `like` that nobody reads.
  AbstractValue standIn(AbstractValue like, mlir::Location loc);

  /// Where an iteration begins with one string and ends with another, lets
  /// loops carry both. True if that is new.
  bool openStrings(AbstractValue before, AbstractValue &end,
                   mlir::Location loc);
  /// The strings that the loops that we are in carry, to be set back after one.
  Strings &getOpenStrings() { return openedStrings; }
  /// Lets lists of a known length that an iteration made, and that stand where
  /// it began with rows, be rows as well.
  mlir::LogicalResult conformLists(AbstractValue begin, AbstractValue end,
                                   unsigned firstId, mlir::Location loc);
  /// `value`, a dict, as one whose keys only the run knows; null after an
  /// error.
  AbstractValue asOpenDict(AbstractValue value, mlir::Location loc);
  /// `value` with the form of `like` where that may be None at run time, or has
  /// an entry that may not be there.
  AbstractValue asMaybe(AbstractValue value, AbstractValue like,
                        mlir::Location loc);
  /// Such an entry, which is not, for one like `like`.
  AbstractValue missingEntry(AbstractValue like, mlir::Location loc);
  /// What `dict` is with these entries.
  AbstractValue withEntries(DictObj *dict, DictObj::Entries entries,
                            bool isOrderOpen);
  /// Whether `value` is, or may be, one of the two that `like` may be, tensors
  /// of different dtypes or ranks.
  static bool isOneOf(AbstractValue value, AbstractValue like);
  /// `value` as one of them.
  AbstractValue asEither(AbstractValue value, AbstractValue like,
                         mlir::Location loc);

private:
  bool isKeptAsIs(mlir::Value value);

  Context &cx;
  Strings openedStrings;
};

/// The entry with this key, or the end.
DictObj::Entries::iterator findEntry(DictObj::Entries &entries,
                                     AbstractValue key);
/// Whether both are dicts, of which each may have entries that the other lacks.
bool haveEntries(AbstractValue x, AbstractValue y);
/// Whether only the run knows the keys of a dict, or one of them.
bool hasOpenKeys(const DictObj &dict);
/// Whether both are dicts, of which one has keys that only the run knows.
bool haveOpenKeys(AbstractValue x, AbstractValue y);
/// Whether both have the form of such a dict.
inline bool areOpenDicts(AbstractValue x, AbstractValue y) {
  return x.dict() && y.dict() && x.dict()->isOpen() && y.dict()->isOpen();
}
/// Where an iteration leaves rows that may share memory, lets it begin with
/// such. True if that is new.
bool shareRows(AbstractValue begin, AbstractValue end);
/// Whether a value of `type` may become one of `carried`.
bool isOfKind(mlir::Type type, mlir::Type carried);
/// The types of what one try of a loop carries, made wide enough for what its
/// iteration leaves. A dim that changes becomes a symbol of `loose`, which
/// stands for another size in every iteration; dims that begin alike and that
/// an iteration leaves alike where they were so are one symbol, by induction.
class DimWidener {
public:
  DimWidener(llvm::DenseSet<mlir::Attribute> &loose, Symbols &symbols)
      : loose(loose), symbols(symbols) {}
  /// The type of a value carried as `x`, which is `init` before the loop and
  /// that an iteration leaves as `y`; null if there is none.
  mlir::Type widen(mlir::Type x, mlir::Type init, mlir::Type y);

private:
  mlir::Attribute widen(mlir::Attribute dim, mlir::Attribute init,
                        mlir::Attribute end);

  llvm::DenseSet<mlir::Attribute> &loose;
  Symbols &symbols;
  /// The symbols of `loose` for dims with these beginnings and ends.
  llvm::DenseMap<
      std::pair<mlir::Attribute, std::pair<mlir::Attribute, mlir::Attribute>>,
      mlir::Attribute>
      made;
  /// Where those begin and end that stay what they are.
  llvm::DenseMap<mlir::Attribute, std::pair<mlir::Attribute, mlir::Attribute>>
      kept;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPFORMS_H
