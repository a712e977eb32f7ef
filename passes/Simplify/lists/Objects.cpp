//===- Objects.cpp - Tuples, and objects of scripted classes --------------===//

#include "passes/Simplify/lists/Containers.h"

using namespace mlir;

namespace torchonnx {

static Outcome tupleConstruct(Call &call, Context &cx) {
  return done(call, cx.heap.newTuple(call.args));
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

static Outcome tupleIndex(Call &call, Context &cx) {
  TupleObj *tuple = call.arg("tup").tuple();
  std::optional<int64_t> index = knownInt(call.arg("i"));
  if (!tuple || !index)
    return cx.fail(call.loc,
                   "a tuple is indexed by a number that only the run knows");
  int64_t size = tuple->elements.size(), i = fromFront(*index, size);
  if (i < 0 || i >= size)
    return cx.fail(call.loc, "tuple index out of range");
  return done(call, tuple->elements[i]);
}

static Outcome tupleSlice(Call &call, Context &cx) {
  TupleObj *tuple = call.receiver().tuple();
  auto begin = call.attributes.getAs<IntegerAttr>("beg"),
       end = call.attributes.getAs<IntegerAttr>("end");
  if (!tuple || !begin || !end)
    return cx.fail(call.loc, "a tuple is sliced in an unknown way");
  int64_t size = tuple->elements.size();
  int64_t from = std::clamp<int64_t>(begin.getInt(), 0, size),
          to = std::clamp<int64_t>(end.getInt(), from, size);
  return done(
      call, cx.heap.newTuple(ArrayRef(tuple->elements).slice(from, to - from)));
}

//===----------------------------------------------------------------------===//
// Objects of scripted classes
//===----------------------------------------------------------------------===//

static Outcome createObject(Call &call, Context &cx) {
  return done(call,
              cx.heap.newObject(call.types.empty() ? Type() : call.types[0]));
}

static Outcome getAttribute(Call &call, Context &cx) {
  ClassObj *object = call.receiver().object();
  auto name = call.attributes.getAs<StringAttr>("attr");
  if (!object || !name)
    return cx.fail(call.loc,
                   "an attribute of a value that is no object is read");
  for (auto &[key, value] : object->attributes)
    if (key == name)
      return done(call, value);
  return cx.fail(call.loc,
                 "the object has no attribute '" + name.getValue() + "'");
}

/// Marks what is part of an object of the archive.
static void markCopy(AbstractValue value, StringAttr name) {
  if (Shared *object = value.shared()) {
    object->isCopy = true;
    object->source = name;
  }
  for (AbstractValue element : heldBy(value))
    markCopy(element, name);
}

/// Of an object and a value, for which there is no schema.
static Outcome setAttribute(Call &call, Context &cx) {
  ClassObj *object = call.receiver().object();
  AbstractValue given = call.args.back();
  auto name = call.attributes.getAs<StringAttr>("attr");
  if (!object || !name)
    return cx.fail(call.loc,
                   "an attribute of a value that is no object is set");
  if (auto saved = call.attributes.getAs<StringAttr>("saved")) {
    object->attributes.push_back({name, given});
    markCopy(object, saved);
    return Outcome::Done;
  }
  cx.touch(object);
  for (auto &[key, value] : object->attributes)
    if (key == name) {
      value = given;
      return Outcome::Done;
    }
  object->attributes.push_back({name, given});
  return Outcome::Done;
}

void addObjectFunctions(OperatorTable &table) {
  table.on("prim::TupleConstruct", tupleConstruct);
  table.on("prim::TupleIndex", tupleIndex);
  table.on("prim::TupleSlice", tupleSlice);
  table.on("prim::CreateObject", createObject);
  table.on("prim::GetAttr", getAttribute);
  table.on("prim::SetAttr", setAttribute);
}

} // namespace torchonnx
