//===- RunSizes.h - Sizes that only the run knows ---------------*- C++ -*-===//
//
// The room `sizes/` owns what is known of sizes, and of the bools that are
// asked of them (Predicates.h), and asks single operators about sizes
// (OperatorDemands.h). Emission and all above may ask; it emits nothing.
//
// Here: the names of sizes that only the run knows. The same question has the
// same answer wherever it is asked again, so that what is as long is known to
// be as long:
//
//   x[a:b] and y[a:b] of two dims of size n
//     runSizes.openLength(n, {a, b, 1})   // a new symbol, and the same again
//   x[i * 2:i * 2 + 2] in a loop over i
//     runSizes.lengthOfCut({x, 0, i * 2, i * 2 + 2, 1})   // 2
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_RUNSIZES_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_RUNSIZES_H

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/Symbols.h"
#include "mlir/IR/ValueRange.h"
#include "passes/Simplify/heap/Heap.h"
#include "passes/Simplify/values/Call.h"
#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// With fewer samples than these, sizes are easily mistaken for each other.
constexpr unsigned fewSamples = 6;

/// Whether a slice begins or ends at a number that only the run knows, or takes
/// such steps.
bool isCutByTheRun(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands,
                   const Symbols &symbols);
/// The numbers that decide how long an `arange` is, if only the run knows.
llvm::MutableArrayRef<mlir::Value>
rangeOfTheRun(llvm::StringRef name, llvm::MutableArrayRef<mlir::Value> operands,
              const Symbols &symbols);
/// Whether `topk` is asked for a number of elements that only the run knows.
bool isPickedByTheRun(llvm::StringRef name,
                      llvm::ArrayRef<mlir::Value> operands,
                      const Symbols &symbols);
/// The symbols among the sizes and numbers of `operands`.
llvm::SetVector<mlir::StringAttr> symbolsAmong(mlir::ValueRange operands);
/// Whether all of operands is known, but for the elements of tensors.
bool areKnown(mlir::ValueRange operands);

class RunSizes {
public:
  RunSizes(Symbols &symbols, Heap &heap) : symbols(symbols), heap(heap) {}

  /// How long a cut of a dim of size `of` is, or an `arange` of dtype `of`, by
  /// these up to three numbers. The same one is as long.
  mlir::StringAttr openLength(mlir::Attribute of, mlir::ValueRange numbers);
  /// That a cut by these three numbers is so long is known.
  void setLength(mlir::Attribute of, mlir::ValueRange numbers,
                 mlir::StringAttr length);
  /// How long the slice `x[start:end]` is, in every iteration where the numbers
  /// are those of a loop: what they differ by, if that does not leave the dim.
  mlir::Attribute lengthOfCut(llvm::ArrayRef<mlir::Value> operands);
  /// Gives the one size that only data decides in results of which `fresh` are
  /// new the symbol that it got where the same tensor was counted before.
  void shareCount(const NamedOperands &operands,
                  llvm::ArrayRef<mlir::StringAttr> fresh,
                  llvm::MutableArrayRef<Inferred> results);

  /// The number of an iteration of a loop that we are in, how many there are,
  /// and the dims that an iteration may change.
  void enterLoop(mlir::Value iteration, mlir::Value trips,
                 const llvm::DenseSet<mlir::Attribute> &loose) {
    iterations[iteration] = trips;
    looseDims.push_back(&loose);
  }
  void leaveLoop(mlir::Value iteration) {
    iterations.erase(iteration);
    looseDims.pop_back();
  }
  bool isIteration(mlir::Value number) const {
    return iterations.contains(number);
  }

  /// New symbols that only data decides are of the scope that we are in.
  void noteScope();
  /// And so are all but the first `known`.
  void noteScope(size_t known);
  /// Whether what an operator demands of `operands` need not hold whenever
  /// their sizes are there: not of numbers that the same region makes.
  bool isConditional(mlir::ValueRange operands) const;
  /// Whether `size` is made of what an iteration of the loop that we are in
  /// changes, or makes.
  bool isOfLoop(mlir::Attribute size) const;

private:
  Symbols &symbols;
  Heap &heap;
  /// How long `x[start:end:step]` of a dim is, or an `arange` (with a dtype for
  /// the dim), where only the run knows.
  llvm::DenseMap<std::pair<mlir::Attribute,
                           std::tuple<mlir::Value, mlir::Value, mlir::Value>>,
                 mlir::StringAttr>
      cutSizes;
  /// How many elements of a tensor are not 0.
  llvm::DenseMap<mlir::Value, mlir::StringAttr> counts;
  llvm::DenseMap<mlir::Value, mlir::Value> iterations;
  llvm::SmallVector<const llvm::DenseSet<mlir::Attribute> *, 2> looseDims;
  /// In which scope each symbol that only data decides was made.
  std::vector<unsigned> scopeOf;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_RUNSIZES_H
