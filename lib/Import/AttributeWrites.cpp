//===- AttributeWrites.cpp - Which attributes a program changes -----------===//
//
// An attribute that is assigned, or holds a list or dict that is changed, is a
// global that is read wherever the program does. All others are what they are;
// a tensor may be written to where it is.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/Contexts.h"
#include "lib/Import/Modules.h"
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/runtime/operator.h>

using namespace mlir;
namespace jit = torch::jit;

namespace torchonnx {

static bool isContainer(const jit::Value *value) {
  c10::TypeKind kind = value->type()->kind();
  return kind == c10::TypeKind::ListType || kind == c10::TypeKind::DictType;
}

/// Whether a list or dict may be mutated through `value`: by an operator that
/// writes to it, or by whoever else gets hold of it.
static bool mayMutate(const jit::Value *value) {
  return llvm::any_of(value->uses(), [&](const jit::Use &use) {
    const jit::Operator *op = use.user->maybeOperator();
    if (!op || use.offset >= op->schema().arguments().size())
      return use.user->kind() != c10::prim::ListUnpack;
    // An element may be a list itself.
    if (op->schema().name() == "aten::__getitem__")
      return isContainer(use.user->output()) && mayMutate(use.user->output());
    const c10::AliasInfo *alias =
        op->schema().arguments()[use.offset].alias_info();
    return alias && alias->isWrite();
  });
}

void ModuleTree::findWrites(jit::Function &function) {
  if (!searched.insert(&function).second)
    return;
  if (auto *code = jit::tryToGraphFunction(function)) {
    // What they do is found, and imported, as calls.
    callContexts(*code->graph());
    findWrites(code->graph()->block());
  }
}

/// Whether an attribute is assigned what it is: `self.n += 1` of a tensor is
/// `self.n = self.n.add_(1)`. What becomes a view of itself is another.
static bool putsItselfBack(const jit::Node *setAttr) {
  const jit::Node *node = setAttr->input(1)->node();
  auto givesFirst = [](const jit::Operator *op) {
    if (!op || op->schema().arguments().empty() ||
        op->schema().returns().size() != 1)
      return false;
    auto handle = c10::Dispatcher::singleton().findSchema(
        {op->schema().name(), op->schema().overload_name()});
    if (!handle || handle->hasTag(at::Tag::inplace_view))
      return false;
    const c10::AliasInfo *taken = op->schema().arguments()[0].alias_info(),
                         *given = op->schema().returns()[0].alias_info();
    return taken && given && taken->isWrite() && given->isWrite();
  };
  while (givesFirst(node->maybeOperator()))
    node = node->input(0)->node();
  return node->kind() == c10::prim::GetAttr &&
         node->input(0) == setAttr->input(0) &&
         node->s(c10::attr::name) == setAttr->s(c10::attr::name);
}

void ModuleTree::findWrites(const jit::Block *block) {
  for (const jit::Node *node : block->nodes()) {
    bool isWrite = node->kind() == c10::prim::SetAttr && !putsItselfBack(node);
    if (node->kind() == c10::prim::GetAttr)
      isWrite = isContainer(node->output()) && mayMutate(node->output());
    if (isWrite)
      if (auto *type = node->input(0)->type()->castRaw<c10::ClassType>())
        written.emplace(type->name()->qualifiedName(),
                        node->s(c10::attr::name));

    if (node->kind() == c10::prim::CallFunction)
      findWrites(
          *node->input(0)->type()->expectRef<c10::FunctionType>().function());
    if (node->kind() == c10::prim::CallMethod) {
      const std::string &name = node->s(c10::attr::name);
      if (auto *type = node->input(0)->type()->castRaw<c10::ClassType>()) {
        if (jit::Function *method = type->findMethod(name))
          findWrites(*method);
      } else {
        // An interface: any object may implement it.
        for (auto &[object, path] : paths)
          if (jit::Function *method = object->type()->findMethod(name))
            findWrites(*method);
      }
    }
    for (const jit::Block *inner : node->blocks())
      findWrites(inner);
    if (node->hasAttribute(c10::attr::Subgraph))
      findWrites(node->g(c10::attr::Subgraph)->block());
  }
}

} // namespace torchonnx
