//===- Symbols.h - Symbolic dims and their samples --------------*- C++ -*-===//
//
// A symbolic size is an expression of names (SizeExpr.h), which is what it is
// called; two sizes are one where their expressions are. It has samples too, by
// which operators are asked what they do with it. All symbols of a module are
// sampled jointly: row k of every vector belongs to one assignment of sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SYMBOLS_H
#define TORCHONNX_DIALECTS_TORCH_SYMBOLS_H

#include "dialects/Torch/SizeExpr.h"
#include "dialects/Torch/UnbackedNames.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {

/// The symbols of a module and their samples. Kept in the module attribute
/// `torch.symbols`, a dictionary of i64 or f64 arrays, between passes.
class Symbols {
public:
  static constexpr llvm::StringLiteral attrName{"torch.symbols"};
  using Samples = llvm::SmallVector<double, 8>;

  explicit Symbols(mlir::MLIRContext *context) : context(context) { clear(); }

  /// Reads `torch.symbols` and gives every other symbol that a type of the
  /// module mentions samples of its own.
  void load(mlir::ModuleOp module);
  /// Writes the surviving samples of the symbols in use to `torch.symbols`.
  void store(mlir::ModuleOp module);
  void clear();

  /// The number of samples, dropped ones included.
  unsigned getNumSamples() const { return numSamples; }
  /// Samples on which the program so far is valid.
  const llvm::BitVector &getLive() const { return live; }
  void setLive(llvm::BitVector mask) { live = std::move(mask); }
  /// While sizes are explored, samples may be dropped until one is left.
  bool isExploring() const { return exploring; }
  void setExploring(bool on) { exploring = on; }

  /// Adds a symbol with these samples, or default ones. `name` is made unique.
  mlir::StringAttr add(llvm::StringRef name,
                       llvm::ArrayRef<double> samples = {});
  /// Replaces all samples: every symbol must be given a vector of one length.
  /// They come from the first `rowsTaken` rows of the table: default samples
  /// are later ones, or what was rounded would seem a function of them.
  void rebind(const llvm::MapVector<mlir::StringAttr, Samples> &samples,
              unsigned rowsTaken = 0);
  bool contains(mlir::StringAttr name) const { return table.contains(name); }
  llvm::ArrayRef<double> getSamples(mlir::StringAttr name) const;

  /// What is known of symbols that are names, besides their samples.
  const SizeFacts &getFacts() const { return facts; }
  /// The same without what nobody said: that there is something in a dim.
  const SizeFacts &getSureFacts() const { return sureFacts; }
  void setRange(mlir::StringAttr name, SizeRange range);
  /// Settles that `e` is never negative.
  void addNonNegative(const SizeExpr &e);
  /// All that is known, to be restored where a branch ends.
  using AllFacts = std::pair<SizeFacts, SizeFacts>;
  AllFacts saveFacts() const { return {facts, sureFacts}; }
  void restoreFacts(AllFacts saved);

  /// What a size (a number or a symbol of this table) is, of names.
  SizeExpr getExpr(mlir::Attribute size) const;
  /// How many elements a tensor with these dims has.
  SizeExpr countElements(llvm::ArrayRef<mlir::Attribute> dims) const;
  /// What an int of the program is; invalid where nothing is known of it.
  SizeExpr getExpr(mlir::Value number) const;
  /// The number or symbol that is `expr`, which is valid. `samples` are for
  /// where names have none.
  mlir::Attribute getSize(const SizeExpr &expr,
                          llvm::ArrayRef<double> samples = {});
  /// A symbol for what is no expression of others: what `key` says it is made
  /// of, with these samples, of which those of `rows` were found. The same key
  /// gives the same symbol, with what is found of more rows, an empty one a new
  /// one.
  mlir::StringAttr getOpaque(llvm::StringRef key,
                             llvm::ArrayRef<double> samples,
                             const llvm::BitVector &rows, SizeRange range = {});
  /// A symbol for a size that only data decides (`nonzero`), with samples
  /// that no other symbol has, but for what is foretold of its name. It is no
  /// more than `atMost`, a size.
  mlir::StringAttr addUnbacked(SizeRange range = {},
                               mlir::Attribute atMost = {});
  /// The same for what counts: not negative.
  mlir::StringAttr addUnbackedCount(mlir::Attribute atMost = {}) {
    return addUnbacked(SizeRange{/*min=*/0}, atMost);
  }
  /// How those are named, and what is foretold of them.
  UnbackedNames &getNaming() { return naming; }
  /// Lets origins get what they have got since `before` again, but for what
  /// `keep` says.
  void repeatFrom(const Symbols &before,
                  llvm::function_ref<bool(mlir::StringAttr)> keep);
  /// The names that `addUnbacked` gave, in order; what was foretold to be a
  /// known symbol was added under that one's.
  llvm::ArrayRef<mlir::StringAttr> getUnbacked() const {
    return unbackedNames.getArrayRef();
  }
  /// Whether `size`, a number, a symbol or null, is such a one or an expression
  /// of one.
  bool isUnbacked(mlir::Attribute size) const;

  /// Whether `size` is made of one that only the run computes, of other sizes
  /// or of data: what it is demanded to be is not told of it.
  bool isComputed(mlir::Attribute size) const;

  /// Gives computed symbols that are known to be a number, or equal to other
  /// sizes, such samples: in a branch that no sample takes, where it decides.
  void pinKnown();
  /// Undoes it: such symbols have the samples of `before` again.
  void unpin(const Symbols &before);

  /// Whether a size (or number) is `least` and more wherever it is known.
  template <typename Size>
  bool isAtLeast(Size size, int64_t least) const {
    return getExpr(size).isAtLeast(least, facts);
  }
  /// Whether `name` is no expression of other symbols.
  static bool isAtom(mlir::StringAttr name);
  /// Every symbol in the order of its creation.
  auto symbols() const { return llvm::make_first_range(table); }

private:
  /// The integer that a name stands for in sample `k`.
  std::optional<int64_t> integerIn(llvm::StringRef name, unsigned k) const;
  mlir::StringAttr addFresh(llvm::StringRef hint,
                            llvm::ArrayRef<double> samples);
  /// Gives samples of `name` that another symbol has to none but it, as far as
  /// there are others from `least` on.
  void tellApart(mlir::StringAttr name, int64_t least);
  /// Samples of `atom` in `rows`, and of what is an expression of it.
  void resample(mlir::StringAttr atom, llvm::ArrayRef<double> samples,
                const llvm::BitVector &rows);

  mlir::MLIRContext *context;
  llvm::MapVector<mlir::StringAttr, Samples> table;
  llvm::SmallVector<mlir::StringAttr> atoms;
  llvm::StringSet<> unbacked;
  llvm::SetVector<mlir::StringAttr> unbackedNames;
  UnbackedNames naming;
  /// What may be given again.
  llvm::DenseSet<mlir::StringAttr> repeatable;
  SizeFacts facts, sureFacts;
  /// What symbols are, found when it is asked for, and the other way round.
  mutable llvm::DenseMap<mlir::StringAttr, SizeExpr> exprs;
  llvm::StringMap<mlir::StringAttr> byExpr;
  /// By their keys, with the rows of which samples were found.
  llvm::StringMap<std::pair<mlir::StringAttr, llvm::BitVector>> opaque;
  llvm::StringSet<> computed;
  llvm::BitVector live;
  unsigned numSamples;
  bool exploring = false;
  /// How many symbols were given default samples.
  unsigned numAtoms = 0;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SYMBOLS_H
