//===- LoopAliases.cpp - What iterations of a loop share ------------------===//
//
// What an iteration leaves in a variable or puts into a list is there for the
// next one, which may write to it: what may be the same at the end of the body
// is linked at its beginning.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/control/LoopState.h"
#include "passes/Simplify/lists/Rows.h"

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

/// Which of the containers may have copies of others, or of the same.
static void findHeld(ArrayRef<Shared *> containers, unsigned firstId,
                     LoopState &state) {
  auto note = [&](LoopState::Links<Shared> &links, unsigned i, Shared *other) {
    if (other->id < firstId)
      links.toEarlier.insert({i, other});
    for (auto [j, container] : llvm::enumerate(containers))
      if (container == other && i != j)
        links.among.insert({i, j});
  };
  for (auto [i, container] : llvm::enumerate(containers)) {
    for (Shared *object : container->held) {
      note(state.held, i, object);
      if (object->id >= firstId)
        for (Shared *holder : object->holders)
          note(state.sharing, i, holder);
    }
    for (Shared *holder : container->holders)
      note(state.holders, i, holder);
  }
}

void findAliases(Context &cx, ArrayRef<AbstractValue> variables,
                 unsigned firstId, LoopState &state) {
  Objects objects(variables, state, cx.globals.getValues());
  findLinks<TensorObj>(objects.bases, firstId, state.tensors);
  findLinks<Shared>(objects.containers, firstId, state.containers);
  findHeld(objects.containers, firstId, state);
  if (state.countAliases())
    cx.findings.aliasedLoops.insert(state.loop);
}

namespace {
/// What one of the tensors that an iteration leaves, by number, shares memory
/// with.
struct Shares {
  Shares(unsigned number, const LoopState::Links<TensorObj> &links) {
    for (auto [i, j] : links.among)
      if (i == number || j == number)
        others.push_back(i == number ? j : i);
    withEarlier = llvm::any_of(
        links.toEarlier, [&](auto &link) { return link.first == number; });
  }
  bool areAny() const { return withEarlier || !others.empty(); }
  std::optional<unsigned> onlyOther() const {
    return withEarlier || others.size() != 1 ? std::nullopt
                                             : std::optional(others.front());
  }

  SmallVector<unsigned, 2> others;
  bool withEarlier;
};
} // namespace

/// Where `part`, a row of `rows`, is, whatever their number is.
static std::optional<int64_t> placeOf(Context &cx, const ViewStep &part,
                                      TensorObj *rows) {
  Value row = rowOfStep(part);
  if (!row)
    return std::nullopt;
  const Symbols &symbols = cx.oracle.getSymbols();
  SizeExpr index = symbols.getExpr(row),
           count = symbols.getExpr(
               cast<TorchTensorType>(rows->current.getType()).getDims()[0]);
  if (index && count)
    if (std::optional<int64_t> place = (index - count).number())
      return place;
  return getConstantInt(row);
}

void findEndAliases(Context &cx, ArrayRef<AbstractValue> variables,
                    unsigned firstId, LoopState &state) {
  Objects objects(variables, state, cx.globals.getValues());
  state.endTensors = {};
  findLinks<TensorObj>(objects.bases, firstId, state.endTensors);
  state.endElements.clear();
  for (auto [number, base] : llvm::enumerate(objects.bases)) {
    auto other = Shares(number, state.endTensors).onlyOther();
    if (!other)
      continue;
    TensorObj *rows = objects.bases[*other];
    auto isOfBase = [base = base](auto &entry) { return entry.tensor == base; };
    auto places = llvm::filter_to_vector(rows->elements, isOfBase);
    if (places.size() != 1 || places.front().isThere)
      continue;
    if (auto index = placeOf(cx, places.front().part, rows))
      state.endElements[number] = {*other, *index};
  }
}

void noteSidesOfLoop(Context &cx, ArrayRef<AbstractValue> variables,
                     const LoopState &state, Value ran) {
  Objects objects(variables, state, cx.globals.getValues());
  // What the last iteration left in variable `number`, which `result` is then.
  auto lastOf = [&](unsigned number, TensorObj *result) -> TensorObj * {
    if (!Shares(number, state.endTensors).areAny())
      return cx.memory.newBase(result->current);
    auto element = state.endElements.find(number);
    if (element == state.endElements.end())
      return nullptr;
    auto [rows, index] = element->second;
    return cx.memory.newView(objects.bases[rows], result->current,
                             rowStep(cx, cx.graph.constantInt(index)));
  };
  unsigned number = 0;
  for (auto [before, after] : llvm::zip(state.variables, variables)) {
    TensorObj *init = before.tensor(), *result = after.tensor();
    if (init && result && init != result && result->base == result)
      if (TensorObj *last = lastOf(number, result))
        result->either = cx.heap.newEither({ran, {init, last}});
    Objects inside;
    inside.collect(after);
    number += inside.bases.size();
  }
}

void linkAliases(Context &cx, ArrayRef<AbstractValue> variables,
                 const LoopState &state) {
  Objects objects(variables, state, cx.globals.getValues());
  auto link = [&](const auto &links, auto &all, auto connect) {
    for (auto [i, j] : links.among)
      if (i < all.size() && j < all.size())
        connect(all[i], all[j]);
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
        connect(all[link.first], other);
  };
  Heap &heap = cx.heap;
  auto linkOne = [&](auto *a, auto *b) { heap.linkDirectly(a, b); };
  link(state.tensors, objects.bases, linkOne);
  link(state.containers, objects.containers, linkOne);
  link(state.held, objects.containers,
       [&](Shared *a, Shared *b) { heap.linkHeldDirectly(a, b); });
  link(state.holders, objects.containers,
       [&](Shared *a, Shared *b) { heap.linkHeldDirectly(b, a); });
  link(state.sharing, objects.containers,
       [&](Shared *a, Shared *b) { heap.linkSharing(a, b); });
}

} // namespace torchonnx
