//===- KeysRead.h - Where dicts were read at keys of the run ----*- C++ -*-===//
//
// `d[k] += x` writes at a key that only the run knows, but one that is there:
// `d[k]` was read before. Remembers where that was so, as far as the scope
// goes, and which keys the dict had then.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_HEAP_KEYSREAD_H
#define TORCHONNX_PASSES_SIMPLIFY_HEAP_KEYSREAD_H

#include "passes/Simplify/heap/Heap.h"
#include "llvm/ADT/DenseMap.h"

namespace torchonnx {

class KeysRead {
public:
  explicit KeysRead(Heap &heap) : heap(heap) {}

  void note(DictObj *dict, mlir::Value key) {
    std::pair<DictObj *, mlir::Value> at = {dict, key};
    known[at] = keysOf(*dict);
    heap.eraseWithScope(known, at);
  }
  /// Whether `dict`, with the keys that it has now, was read at `key`.
  bool contains(DictObj *dict, mlir::Value key) const {
    auto it = known.find({dict, key});
    return it != known.end() && it->second == keysOf(*dict);
  }

private:
  static AbstractValues keysOf(const DictObj &dict) {
    if (dict.isOpen())
      return heldBy(dict.keys());
    return AbstractValues(llvm::make_first_range(dict.entries));
  }

  Heap &heap;
  llvm::DenseMap<std::pair<DictObj *, mlir::Value>, AbstractValues> known;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_HEAP_KEYSREAD_H
