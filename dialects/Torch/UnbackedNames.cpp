//===- UnbackedNames.cpp - Names of what only data decides ----------------===//

#include "dialects/Torch/UnbackedNames.h"

using namespace mlir;
using namespace torchonnx;

StringAttr UnbackedNames::next(MLIRContext *context,
                               llvm::function_ref<bool(StringAttr)> isTaken) {
  OriginKey own = asking();
  StringAttr &name = names->given[{own, asked[own]++}];
  while (!name || isTaken(name))
    name = StringAttr::get(context, "u" + Twine(names->next++));
  return name;
}

void UnbackedNames::restart() {
  asked.clear();
  foretold.clear();
}

void UnbackedNames::repeatFrom(const UnbackedNames &before) {
  unsigned askedSelf = asked.lookup(asking());
  asked = before.asked;
  asked[asking()] = askedSelf;
}
