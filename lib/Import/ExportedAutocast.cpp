//===- ExportedAutocast.cpp - Autocast in exported graphs -----------------===//
//
// A graph under autocast does not hold the casts, but it says of every tensor
// what its dtype was. An operator that autocast has a kernel for, and a
// composite of such, computed in the dtype of its result.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedImporter.h"
#include <ATen/core/dispatch/Dispatcher.h>

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

/// Calls `f` with the names of the values that an argument or a result is.
static void forEachName(const json::Value &value,
                        llvm::function_ref<void(StringRef)> f) {
  if (const json::Array *array = value.getAsArray())
    for (const json::Value &element : *array)
      forEachName(element, f);
  const json::Object *object = value.getAsObject();
  if (!object)
    return;
  if (std::optional<StringRef> name = object->getString("name"))
    f(*name);
  for (const auto &member : *object)
    if (member.first.str().starts_with("as_"))
      forEachName(member.second, f);
}

std::optional<at::ScalarType>
ExportedImporter::getCastable(StringRef name) const {
  const json::Object *tensors = scope->getObject("tensor_values");
  const json::Object *meta = tensors ? tensors->getObject(name) : nullptr;
  std::optional<at::ScalarType> dtype =
      meta ? getExportedDtype(meta->getInteger("dtype").value_or(0))
           : std::nullopt;
  bool isCast =
      dtype == at::kFloat || dtype == at::kHalf || dtype == at::kBFloat16;
  return isCast ? dtype : std::nullopt;
}

LogicalResult ExportedImporter::importCast(const json::Object &node,
                                           const c10::OperatorName &op,
                                           Location loc) {
  std::optional<at::ScalarType> wanted;
  bool isOne = true;
  if (const json::Value *outputs = node.get("outputs"))
    forEachName(*outputs, [&](StringRef name) {
      std::optional<at::ScalarType> dtype = getCastable(name);
      isOne &= !wanted || !dtype || wanted == dtype;
      wanted = wanted ? wanted : dtype;
    });
  std::map<std::string, at::ScalarType> taken;
  for (const json::Value &input : elementsOf(node.getArray("inputs")))
    if (const json::Object *named = input.getAsObject())
      if (const json::Value *argument = named->get("arg"))
        forEachName(*argument, [&](StringRef name) {
          if (std::optional<at::ScalarType> dtype = getCastable(name))
            taken[name.str()] = *dtype;
        });
  auto handle = c10::Dispatcher::singleton().findSchema(op);
  // What hands several tensors through as they are computes nothing.
  bool casts = handle && wanted &&
               (handle->hasKernelForDispatchKey(*autocast) ||
                (isOne && handle->hasKernelForDispatchKey(
                              c10::DispatchKey::CompositeImplicitAutograd)));
  SmallVector<std::pair<StringRef, Value>> outer;
  for (const auto &[name, dtype] : taken) {
    Value bound = values.find(name);
    if (!casts || dtype == *wanted || !bound)
      continue;
    outer.emplace_back(name, bound);
    Value number = values.constantInt(static_cast<int64_t>(*wanted), loc),
          no = *values.constant(c10::IValue(false), loc),
          none = *values.constant(c10::IValue(), loc);
    values.bind(name,
                values.emit("aten::to.dtype", {bound, number, no, no, none},
                            values.ref(), loc));
  }
  LogicalResult result = importOperator(node, op.name, op.overload_name, loc);
  for (auto &[name, value] : outer)
    values.bind(name, value);
  return result;
}

} // namespace torchonnx
