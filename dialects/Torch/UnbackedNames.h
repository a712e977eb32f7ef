//===- UnbackedNames.h - Names of what only data decides --------*- C++ -*-===//
//
// A program is walked more than once, and what is learned of a size that only
// data decides (`nonzero`) is learned under its name. So who asks for the n-th
// time gets the same name in each walk.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_UNBACKEDNAMES_H
#define TORCHONNX_DIALECTS_TORCH_UNBACKEDNAMES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <string>
#include <utility>

namespace torchonnx {

class UnbackedNames {
public:
  /// Who asks for names.
  struct Origin {
    const void *what = nullptr;
    unsigned iteration = 0;
  };
  /// What asks as long as this lives.
  class Asking {
  public:
    Asking(UnbackedNames &names, Origin origin)
        : names(names), caller(names.origin) {
      names.origin = origin;
    }
    ~Asking() { names.origin = caller; }
    Asking(const Asking &) = delete;
    Asking &operator=(const Asking &) = delete;

  private:
    UnbackedNames &names;
    Origin caller;
  };

  /// The name that who asks got when it first asked, for the first time, the
  /// second, …, since `restart`; another where that is taken.
  mlir::StringAttr next(mlir::MLIRContext *context,
                        llvm::function_ref<bool(mlir::StringAttr)> isTaken);
  /// Origins ask for the first time again, and nothing is foretold.
  void restart();
  /// Origins have asked as often as in `before`, but for who asks now.
  void repeatFrom(const UnbackedNames &before);

  /// What the symbol of a name is found to be: its samples, or an expression if
  /// it follows from others.
  struct Foretold {
    llvm::SmallVector<double, 8> samples;
    std::string expression;
  };
  void foretell(mlir::StringAttr name, Foretold what) {
    foretold[name] = std::move(what);
  }
  const llvm::DenseMap<mlir::StringAttr, Foretold> &getForetold() const {
    return foretold;
  }

private:
  using OriginKey = std::pair<const void *, unsigned>;
  OriginKey asking() const { return {origin.what, origin.iteration}; }

  Origin origin;
  /// How often each origin has asked.
  llvm::DenseMap<OriginKey, unsigned> asked;
  /// What it got each time; of all copies and all rows of samples.
  struct Names {
    llvm::DenseMap<std::pair<OriginKey, unsigned>, mlir::StringAttr> given;
    unsigned next = 0;
  };
  std::shared_ptr<Names> names = std::make_shared<Names>();
  llvm::DenseMap<mlir::StringAttr, Foretold> foretold;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_UNBACKEDNAMES_H
