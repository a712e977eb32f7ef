//===- LoopAliases.cpp - What iterations of a loop share ------------------===//
//
// What an iteration leaves in a variable or puts into a list is there for the
// next one, which may write to it: what may be the same at the end of the body
// is linked at its beginning.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/LoopState.h"

using namespace mlir;

namespace torchonnx {

namespace {
/// The tensors and containers of what a loop carries, each in one order.
struct Objects {
  Objects() = default;
  Objects(ArrayRef<AbstractValue> variables, const LoopState &state,
          const llvm::MapVector<StringAttr, AbstractValue> &globals) {
    for (AbstractValue variable : variables)
      collect(variable);
    for (ListObj *list : state.lists)
      collect(list);
    for (DictObj *dict : state.dicts)
      collect(dict);
    for (ClassObj *object : state.objects)
      collect(object);
    for (StringAttr name : state.globals)
      collect(globals.lookup(name));
  }

  void collect(AbstractValue value) {
    if (TensorObj *tensor = value.tensor())
      bases.push_back(tensor->base);
    if (Shared *container = value.shared())
      containers.push_back(container);
    for (AbstractValue part : heldBy(value))
      collect(part);
  }

  SmallVector<TensorObj *> bases;
  SmallVector<Shared *> containers;
};
} // namespace

template <typename T>
static void findLinks(ArrayRef<T *> objects, unsigned firstId,
                      LoopState::Links<T> &links) {
  for (auto [i, object] : llvm::enumerate(objects)) {
    if (object->id < firstId)
      links.toEarlier.insert({i, object});
    for (T *other : linksOf(object))
      if (other->id < firstId)
        links.toEarlier.insert({i, other});
    for (unsigned j = 0; j < i; ++j)
      if (areLinked(object, objects[j]))
        links.among.insert({j, i});
  }
}

/// Notes what of `variables` and of what else the loop carries may share memory
/// or be one object, also with what was there before number `firstId`.
void Evaluator::findAliases(ArrayRef<AbstractValue> variables, unsigned firstId,
                            LoopState &state) {
  Objects objects(variables, state, globals.getValues());
  findLinks<TensorObj>(objects.bases, firstId, state.tensors);
  findLinks<Shared>(objects.containers, firstId, state.containers);
  if (state.countAliases())
    findings.aliasedLoops.insert(state.loop);
}

/// Notes which tensors an iteration leaves that were there before number
/// `firstId`, or share memory with such.
void Evaluator::findEndAliases(ArrayRef<AbstractValue> variables,
                               unsigned firstId, LoopState &state) {
  Objects objects(variables, state, globals.getValues());
  state.endTensors = {};
  findLinks<TensorObj>(objects.bases, firstId, state.endTensors);
}

/// A variable that every iteration leaves a new tensor in is that of the last
/// one, or, if there was none, what it was before: where the loop `ran`, and
/// where it did not.
void Evaluator::noteSidesOfLoop(ArrayRef<AbstractValue> variables,
                                const LoopState &state, Value ran) {
  auto isShared = [&](unsigned number) {
    return llvm::any_of(state.endTensors.among,
                        [&](auto &link) {
                          return link.first == number || link.second == number;
                        }) ||
           llvm::any_of(state.endTensors.toEarlier,
                        [&](auto &link) { return link.first == number; });
  };
  unsigned number = 0;
  for (auto [before, after] : llvm::zip(state.variables, variables)) {
    TensorObj *init = before.tensor(), *result = after.tensor();
    if (init && result && init != result && result->base == result &&
        !isShared(number))
      result->either =
          heap.newEither({ran, {init, newBase(result->current, true)}});
    Objects inside;
    inside.collect(after);
    number += inside.bases.size();
  }
}

/// Links what the loop carries as it may be by any iteration, also with what
/// may share memory with what it may be. Two that may both be a third are not
/// linked by that: they may be swapped.
void Evaluator::linkAliases(ArrayRef<AbstractValue> variables,
                            const LoopState &state) {
  Objects objects(variables, state, globals.getValues());
  auto link = [&](const auto &links, auto &all) {
    for (auto [i, j] : links.among)
      if (i < all.size() && j < all.size())
        heap.linkDirectly(all[i], all[j]);
    auto numbered = llvm::to_vector(llvm::make_filter_range(
        links.toEarlier, [&](auto &link) { return link.first < all.size(); }));
    auto linked = llvm::map_to_vector(numbered, [&](auto &link) {
      auto others = llvm::to_vector(linksOf(link.second));
      llvm::erase_if(
          others, [&](auto *other) { return llvm::is_contained(all, other); });
      others.push_back(link.second);
      return others;
    });
    for (auto [link, others] : llvm::zip(numbered, linked))
      for (auto *other : others)
        heap.linkDirectly(all[link.first], other);
  };
  link(state.tensors, objects.bases);
  link(state.containers, objects.containers);
}

} // namespace torchonnx
