//===- Symbols.h - Symbolic dims and their samples --------------*- C++ -*-===//
//
// A symbolic size is its vector of sampled values. All symbols of a module are
// sampled jointly: row k of every vector belongs to one assignment of sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SYMBOLS_H
#define TORCHONNX_DIALECTS_TORCH_SYMBOLS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <memory>

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
  /// Sets sample `k` aside: the program refuses it.
  void drop(unsigned k) { live.reset(k); }
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

  /// What a size with these samples (of the live rows; others are ignored) is:
  /// a number when all agree, a known symbol with the same vector, or a new
  /// symbol with a readable expression for its name (`2*h`, `n*12`).
  mlir::Attribute getSize(llvm::ArrayRef<double> samples);
  /// The same for a symbol that may not be taken for a number: a new symbol
  /// even where the samples agree.
  mlir::StringAttr getSymbol(llvm::ArrayRef<double> samples);
  /// A symbol for a size that only data decides (`nonzero`), with samples
  /// that no other symbol has. It has the name that its origin got when it
  /// first asked, for the first time, the second, …, since `rebind`.
  mlir::StringAttr addUnbacked();
  /// Who asks for such symbols from here on.
  struct Origin {
    const void *what = nullptr;
    unsigned iteration = 0;
  };
  void setOrigin(Origin asking) { origin = asking; }
  Origin getOrigin() const { return origin; }
  /// Lets origins get what they have got since `before` again, but for what
  /// `keep` says.
  void repeatFrom(const Symbols &before,
                  llvm::function_ref<bool(mlir::StringAttr)> keep);
  /// Says what the symbol that `addUnbacked` is going to call `name` is found
  /// to be: its samples, or a known symbol if it follows from others.
  void foretell(mlir::StringAttr name, llvm::ArrayRef<double> samples,
                bool follows);
  /// The names that `addUnbacked` gave, in order; what was foretold to be a
  /// known symbol was added under that one's.
  llvm::ArrayRef<mlir::StringAttr> getUnbacked() const {
    return unbackedNames.getArrayRef();
  }
  /// Whether `size`, a number, a symbol or null, is such a one or an expression
  /// of one.
  bool isUnbacked(mlir::Attribute size) const;

  /// The symbols that are no expressions of others, in order.
  llvm::ArrayRef<mlir::StringAttr> getAtoms() const { return atoms; }
  /// Whether `name` is no expression of other symbols.
  static bool isAtom(mlir::StringAttr name);
  /// Every symbol in the order of its creation.
  auto symbols() const { return llvm::make_first_range(table); }

private:
  /// Whether two vectors are equal in the live rows.
  bool agree(llvm::ArrayRef<double> a, llvm::ArrayRef<double> b) const;
  mlir::StringAttr find(llvm::ArrayRef<double> samples) const;
  mlir::StringAttr addFresh(llvm::StringRef hint,
                            llvm::ArrayRef<double> samples);
  std::string fit(llvm::ArrayRef<double> samples) const;

  mlir::MLIRContext *context;
  llvm::MapVector<mlir::StringAttr, Samples> table;
  llvm::SmallVector<mlir::StringAttr> atoms;
  llvm::StringSet<> unbacked;
  llvm::SetVector<mlir::StringAttr> unbackedNames;
  using OriginKey = std::pair<const void *, unsigned>;
  Origin origin;
  /// What may be given again.
  llvm::DenseSet<mlir::StringAttr> repeatable;
  /// How often each origin has asked.
  llvm::DenseMap<OriginKey, unsigned> asked;
  /// What it got each time; of all copies and all rows of samples.
  struct Names {
    llvm::DenseMap<std::pair<OriginKey, unsigned>, mlir::StringAttr> given;
    unsigned next = 0;
  };
  std::shared_ptr<Names> names = std::make_shared<Names>();
  llvm::DenseMap<mlir::StringAttr, std::pair<Samples, bool>> foretold;
  llvm::BitVector live;
  unsigned numSamples;
  bool exploring = false;
  /// How many symbols were given default samples.
  unsigned numAtoms = 0;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SYMBOLS_H
