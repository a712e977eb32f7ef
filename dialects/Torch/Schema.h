//===- Schema.h - Operator schemas ------------------------------*- C++ -*-===//
//
// An operator's schema as PyTorch prints it, parsed:
//   aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SCHEMA_H
#define TORCHONNX_DIALECTS_TORCH_SCHEMA_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace torchonnx {

/// An argument or a result of a schema.
struct SchemaArg {
  std::string name;
  /// The type without alias annotations: `Tensor`, `int?`, `Scalar[]`.
  /// `SymInt` reads as `int`, and fixed lengths (`int[2]`) are dropped.
  std::string type;
  /// The default, as printed (`None`, `1`, `[0, 1]`, `"mean"`).
  std::optional<std::string> defaultValue;
  /// Annotated `(a)` or `(a!)`: shares memory with what has the same letter.
  std::string aliasSet;
  bool isWrite = false;
  bool kwargOnly = false;

  bool isOptional() const { return llvm::StringRef(type).ends_with("?"); }
  /// The type without a trailing `?`.
  llvm::StringRef baseType() const {
    llvm::StringRef t = type;
    t.consume_back("?");
    return t;
  }
};

struct OpSchema {
  /// `aten::add.Tensor`.
  std::string name;
  llvm::SmallVector<SchemaArg, 6> args;
  llvm::SmallVector<SchemaArg, 2> returns;
  bool isVararg = false;
  /// Two calls with equal arguments may differ: random numbers, memory that
  /// nobody wrote.
  bool isNondeterministic = false;

  /// `aten::add`.
  llvm::StringRef baseName() const;
  /// Whether some argument is written to.
  bool isMutable() const;
  /// The position of the argument called `name`.
  std::optional<unsigned> argIndex(llvm::StringRef name) const;

  /// Parses one schema; nothing if it is not one.
  static std::optional<OpSchema> parse(llvm::StringRef text);
};

/// The parts of `int a, str[] b="x, y"` between commas that no bracket or quote
/// encloses.
llvm::SmallVector<llvm::StringRef> splitTopLevel(llvm::StringRef text);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SCHEMA_H
