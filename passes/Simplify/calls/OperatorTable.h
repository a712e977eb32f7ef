//===- OperatorTable.h - Who evaluates which operator -----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CALLS_OPERATORTABLE_H
#define TORCHONNX_PASSES_SIMPLIFY_CALLS_OPERATORTABLE_H

#include "passes/Simplify/calls/Context.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

using Handler = Outcome (*)(Call &, Context &);

/// The functions that evaluate operators, by overload or for all of a name.
class OperatorTable {
public:
  /// A second function for a name would be dead, or make the first so: it stops
  /// the program.
  void on(llvm::StringRef name, Handler handler) { add(name, {handler, true}); }
  /// The same where all that `handler` does is to say why there is no way.
  void refuse(llvm::StringRef name, Handler handler) {
    add(name, {handler, false});
  }
  /// That of the overload, or of all of its name; null if none.
  Handler lookup(llvm::StringRef name) const { return find(name).handler; }
  /// Whether calls of an operator, or of the overloads of a name, are evaluated
  /// by a function that does not refuse them.
  bool resolves(llvm::StringRef name) const { return find(name).resolves; }
  /// The names that have a function, in no order.
  auto names() const { return table.keys(); }

private:
  struct Entry {
    Handler handler = nullptr;
    bool resolves = false;
  };
  void add(llvm::StringRef name, Entry entry);
  Entry find(llvm::StringRef name) const;

  llvm::StringMap<Entry> table;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CALLS_OPERATORTABLE_H
