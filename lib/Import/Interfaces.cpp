//===- Interfaces.cpp - Modules that are chosen by number or name ---------===//

#include "lib/Import/Interfaces.h"
#include <torch/csrc/jit/ir/ir.h>

namespace jit = torch::jit;
namespace prim = c10::prim;
namespace aten = c10::aten;

namespace {

/// One call of a module that an index gives.
class ChosenCall {
public:
  ChosenCall(jit::Graph &graph, jit::Node *call)
      : graph(graph), call(call), index(call->input(0)->node()) {
    auto *type = index->input(0)->type()->castRaw<c10::ClassType>();
    for (const c10::ClassAttribute &attribute : type->getAttributes())
      if (attribute.getType()->is_module())
        modules.push_back(attribute.getName());
  }

  void replace() {
    if (modules.empty())
      return;
    jit::WithInsertPoint guard(call);
    std::vector<jit::Value *> results = callFrom(0);
    for (size_t i = 0; i < results.size(); ++i)
      call->output(i)->replaceAllUsesWith(results[i]);
    call->destroy();
  }

private:
  jit::Value *insert(c10::Symbol name, at::ArrayRef<jit::NamedValue> args) {
    return graph.insert(name, args, {}, call->sourceRange());
  }

  /// `node`, which is new, with results of the types of the call's.
  jit::Node *finish(jit::Node *node) {
    for (size_t i = 0; i < node->outputs().size(); ++i)
      node->output(i)->copyMetadata(call->output(i));
    node->setSourceRange(call->sourceRange());
    return graph.insertNode(node);
  }

  std::vector<jit::Value *> callModule(const std::string &name) {
    jit::Value *module = graph.insertGetAttr(index->input(0), name);
    module->node()->setSourceRange(call->sourceRange());
    std::vector<jit::Value *> arguments = call->inputs().vec();
    arguments.front() = module;
    jit::Node *node =
        graph.create(prim::CallMethod, arguments, call->outputs().size());
    node->s_(c10::attr::name, call->s(c10::attr::name));
    return finish(node)->outputs().vec();
  }

  /// Calls the module that the key tells of those from number `first` on: the
  /// last one if it is no other's.
  std::vector<jit::Value *> callFrom(size_t first) {
    if (first + 1 == modules.size())
      return callModule(modules[first]);
    // The modules of a list are called by their numbers.
    jit::Value *key = index->input(1);
    bool isNamed = key->type()->kind() == c10::TypeKind::StringType;
    jit::Value *isThis = insert(
        aten::eq, {key, isNamed ? c10::IValue(modules[first])
                                : c10::IValue(static_cast<int64_t>(first))});
    jit::Node *branch =
        finish(graph.create(prim::If, {isThis}, call->outputs().size()));
    for (bool isThen : {true, false}) {
      jit::Block *block = branch->addBlock();
      jit::WithInsertPoint guard(block);
      for (jit::Value *result :
           isThen ? callModule(modules[first]) : callFrom(first + 1))
        block->registerOutput(result);
    }
    return branch->outputs().vec();
  }

  jit::Graph &graph;
  jit::Node *call, *index;
  std::vector<std::string> modules;
};

void visit(jit::Graph &graph, jit::Block &block) {
  std::vector<jit::Node *> nodes(block.nodes().begin(), block.nodes().end()),
      indexes;
  for (jit::Node *node : nodes) {
    for (jit::Block *inner : node->blocks())
      visit(graph, *inner);
    if (node->kind() == prim::ModuleContainerIndex)
      indexes.push_back(node);
    else if (node->kind() == prim::CallMethod &&
             node->input(0)->node()->kind() == prim::ModuleContainerIndex)
      ChosenCall(graph, node).replace();
  }
  for (jit::Node *index : indexes)
    if (!index->hasUses())
      index->destroy();
}

} // namespace

void torchonnx::chooseModules(jit::Graph &graph) {
  visit(graph, *graph.block());
}
