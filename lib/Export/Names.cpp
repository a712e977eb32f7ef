//===- Names.cpp - Readable names for nodes and values --------------------===//

#include "Names.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace torchonnx;

std::string NameTable::unique(StringRef wanted) {
  if (claim(wanted))
    return wanted.str();
  for (unsigned &i = next[wanted];;) {
    std::string name = (wanted + "_" + Twine(++i)).str();
    if (claim(name))
      return name;
  }
}

/// Visits a location and those it is made of, innermost first, until the
/// callback returns true.
static bool visit(Location loc, llvm::function_ref<bool(Location)> callback) {
  if (auto named = dyn_cast<NameLoc>(loc))
    return visit(named.getChildLoc(), callback) || callback(loc);
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return visit(call.getCallee(), callback) ||
           visit(call.getCaller(), callback);
  if (auto fused = dyn_cast<FusedLoc>(loc))
    return llvm::any_of(fused.getLocations(),
                        [&](Location part) { return visit(part, callback); });
  return callback(loc);
}

StringRef torchonnx::nameOf(Location loc) {
  StringRef name;
  visit(loc, [&](Location part) {
    if (auto named = dyn_cast<NameLoc>(part))
      name = named.getName();
    return !name.empty();
  });
  return name;
}

std::string torchonnx::sourceOf(Location loc) {
  FileLineColLoc file = getUserLocation(loc);
  return file ? (file.getFilename().getValue() + ":" + Twine(file.getLine()) +
                 ":" + Twine(file.getColumn()))
                    .str()
              : std::string();
}
