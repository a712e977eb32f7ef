//===- Unsupported.h - The report of unsupported operators ------*- C++ -*-===//

#ifndef TORCHONNX_UNSUPPORTED_H
#define TORCHONNX_UNSUPPORTED_H

#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <string>

namespace torchonnx {

/// Of an imported module: the operators that nobody knows.
inline constexpr llvm::StringLiteral kUnknownOperators =
    "torch.unknown_operators";

/// Collects every operator that cannot be converted, so that the user is told
/// of all of them at once.
class UnsupportedReport {
public:
  /// `reason` is a clause (`no rule decomposes it`); `help`, if any, is the
  /// nearest way out (`--opset 18 has it`). Those who listen to remarks are
  /// told of each place.
  void add(mlir::Location loc, llvm::StringRef operatorName,
           llvm::StringRef reason, llvm::StringRef help = "");
  bool empty() const { return entries.empty(); }
  /// One error per operator and reason, at its first place. Fails if there is
  /// any.
  mlir::LogicalResult emit() const;

private:
  struct Entry {
    mlir::Location first;
    std::string help;
    unsigned count;
  };
  /// By operator and reason, in the order of their first places.
  using Key = std::pair<std::string, std::string>;
  llvm::MapVector<Key, Entry, std::map<Key, unsigned>> entries;
};

} // namespace torchonnx

#endif // TORCHONNX_UNSUPPORTED_H
