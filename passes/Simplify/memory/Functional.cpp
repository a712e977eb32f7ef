//===- Functional.cpp - What in-place operators compute -------------------===//

#include "passes/Simplify/memory/Functional.h"

using namespace mlir;
using namespace torchonnx;

const OpSchema *
torchonnx::findFunctional(Oracle &oracle, const OpSchema &schema,
                          SmallVectorImpl<std::optional<unsigned>> &argMap) {
  std::string base = schema.baseName().str();
  bool isOut = llvm::any_of(schema.args, [](const SchemaArg &arg) {
    return arg.isWrite && arg.kwargOnly;
  });
  if (!isOut) {
    StringRef name = base;
    if (name.ends_with("__") && name.contains("::__i"))
      base = name.split("::__i").first.str() + "::__" +
             name.split("::__i").second.str();
    else if (name.ends_with("_"))
      base = name.drop_back().str();
    if (base == "aten::_index_put_impl")
      base = "aten::index_put";
    if (base == "aten::normal")
      base = "aten::normal_functional";
  }
  SmallVector<unsigned> given;
  for (auto [i, arg] : llvm::enumerate(schema.args))
    if (!(isOut && arg.isWrite))
      given.push_back(i);
  const OpSchema *best = nullptr;
  unsigned bestScore = 0;
  SmallVector<const OpSchema *> candidates;
  for (const std::string &name : {base, base + "_functional"})
    for (const OpSchema *other : oracle.getOverloads(name))
      if (!other->isMutable())
        candidates.push_back(other);
  for (const OpSchema *other : candidates) {
    // Arguments that the functional form alone has (a dtype, a layout) must
    // have a default of None; those that it lacks say how to write.
    SmallVector<std::optional<unsigned>> map;
    unsigned next = 0, score = 1;
    for (const SchemaArg &arg : other->args) {
      bool sameType =
          next < given.size() && schema.args[given[next]].type == arg.type;
      bool sameName =
          next < given.size() && schema.args[given[next]].name == arg.name;
      if (sameType && (sameName || !arg.isOptional())) {
        score += sameName ? 3 : 2;
        map.push_back(given[next++]);
      } else if (arg.isOptional()) {
        map.push_back(std::nullopt);
      } else {
        score = 0;
        break;
      }
    }
    if (score && next == given.size())
      score += 100;
    if (score > bestScore) {
      best = other;
      bestScore = score;
      argMap.assign(map.begin(), map.end());
    }
  }
  return best;
}
