//===- Origins.cpp - What weights and modules are called ------------------===//

#include "torch-onnx-opt/Origins.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include <mutex>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

using MarkedLoc = FusedLocWith<FlatSymbolRefAttr>;

/// A name alone, of nothing that has a place in a file.
static StringRef nameAlone(Location loc) {
  if (auto marked = dyn_cast<MarkedLoc>(loc))
    loc = marked.getLocations().front();
  auto named = dyn_cast<NameLoc>(loc);
  return named && isa<UnknownLoc>(named.getChildLoc())
             ? named.getName().getValue()
             : StringRef();
}

Location torchonnx::nameAfterWeight(StringRef weight, const Twine &formula,
                                    Location at) {
  MLIRContext *context = at.getContext();
  Location name = NameLoc::get(StringAttr::get(context, weight));
  return FusedLoc::get(context, {name, at}, StringAttr::get(context, formula));
}

StringRef torchonnx::getWeightName(Location loc) {
  if (auto computed = dyn_cast<FusedLocWith<StringAttr>>(loc))
    return nameAlone(computed.getLocations().front());
  return nameAlone(loc);
}

StringRef torchonnx::getWeightFormula(Location loc) {
  auto computed = dyn_cast<FusedLocWith<StringAttr>>(loc);
  return computed && !getWeightName(loc).empty()
             ? computed.getMetadata().getValue()
             : StringRef();
}

StringRef torchonnx::getFormulaTerm(Location loc) {
  if (StringRef formula = getWeightFormula(loc); !formula.empty())
    return formula;
  StringRef name = getWeightName(loc);
  return name.empty() ? "..." : name;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

Location torchonnx::markOperator(Location loc, StringRef name) {
  MLIRContext *context = loc.getContext();
  return FusedLoc::get(context, loc, FlatSymbolRefAttr::get(context, name));
}

StringRef torchonnx::getMarkedOperator(Location loc) {
  if (auto marked = dyn_cast<MarkedLoc>(loc))
    return marked.getMetadata().getValue();
  if (auto named = dyn_cast<NameLoc>(loc))
    return getMarkedOperator(named.getChildLoc());
  // What a function of the user's computes is of the operator that it is for.
  if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    StringRef inner = getMarkedOperator(call.getCallee());
    return inner.empty() ? getMarkedOperator(call.getCaller()) : inner;
  }
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (StringRef name = getMarkedOperator(part); !name.empty())
        return name;
  return "";
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

namespace {
struct Registry {
  std::mutex mutex;
  llvm::StringMap<std::string> classes;
};
Registry &registry() {
  static Registry instance;
  return instance;
}
} // namespace

void torchonnx::addModuleClass(StringRef path, StringRef className) {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  all.classes.try_emplace(path, className.str());
}

std::string torchonnx::getModuleClass(StringRef path) {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  return all.classes.lookup(path);
}

void torchonnx::clearModuleClasses() {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  all.classes.clear();
}
