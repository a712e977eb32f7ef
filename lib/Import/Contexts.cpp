//===- Contexts.cpp - What `with` does ------------------------------------===//

#include "lib/Import/Contexts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <torch/csrc/jit/api/compilation_unit.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/passes/inliner.h>

namespace jit = torch::jit;
namespace prim = c10::prim;

namespace {

/// Calls `f` with every node, those of blocks and graphs within too. It may
/// destroy the node.
template <typename F>
void forEachNode(jit::Block &block, F f) {
  for (auto it = block.nodes().begin(); it != block.nodes().end();) {
    jit::Node *node = *it++;
    for (jit::Block *inner : node->blocks())
      forEachNode(*inner, f);
    if (node->hasAttribute(c10::attr::Subgraph))
      forEachNode(*node->g(c10::attr::Subgraph)->block(), f);
    f(node);
  }
}

/// The class of what a node enters or leaves; null for other nodes.
const c10::ClassType *classOfContext(const jit::Node *node) {
  if (node->kind() != prim::Enter && node->kind() != prim::Exit)
    return nullptr;
  return node->input(0)->type()->castRaw<c10::ClassType>();
}

void callContext(jit::Node *node) {
  const c10::ClassType *type = classOfContext(node);
  if (!type || llvm::StringRef(type->name()->qualifiedName())
                   .starts_with("__torch__.torch."))
    return;
  bool isEnter = node->kind() == prim::Enter;
  jit::Graph &graph = *node->owningGraph();
  jit::WithInsertPoint guard(node);
  std::vector<jit::Value *> arguments = {node->input(0)};
  if (!isEnter)
    arguments.resize(4, graph.insertConstant(c10::IValue()));
  jit::Node *call = graph.insertNode(graph.create(prim::CallMethod, arguments));
  const char *name = isEnter ? "__enter__" : "__exit__";
  call->s_(c10::attr::name, name);
  call->setSourceRange(node->sourceRange());
  // Of what __exit__ returns the node says that it is a tensor.
  call->output()->setType(
      type->getMethod(name).getSchema().returns().at(0).type());
  node->output()->replaceAllUsesWith(call->output());
  node->destroy();
}

constexpr const char *kAutocast[] = {
    "__torch__.torch.amp.autocast_mode.autocast",
    "__torch__.torch.cpu.amp.autocast_mode.autocast",
    "__torch__.torch.cuda.amp.autocast_mode.autocast"};

/// Whether a node enters an autocast.
bool entersAutocast(const jit::Node *node) {
  const c10::ClassType *type = classOfContext(node);
  return type && node->kind() == prim::Enter &&
         llvm::is_contained(kAutocast, type->name()->qualifiedName());
}

/// Whether an autocast, as it is made or set up, is for another device than the
/// CPU.
bool isForOtherDevice(const jit::Value *autocast) {
  auto isOther = [](const jit::Value *value) {
    auto device = jit::toIValue(value);
    return device && device->isString() && device->toStringRef() != "cpu";
  };
  // That of the class for one device is not told which.
  bool isOfCuda =
      autocast->type()->castRaw<c10::ClassType>()->name()->qualifiedName() ==
      kAutocast[2];
  return llvm::any_of(autocast->uses(), [&](const jit::Use &use) {
    const jit::Node &user = *use.user;
    return user.kind() == prim::CallMethod
               ? user.s(c10::attr::name) == "__init__" &&
                     (isOfCuda || llvm::any_of(user.inputs().slice(1), isOther))
               : user.kind() == prim::SetAttr &&
                     user.s(c10::attr::name) == "device" &&
                     isOther(user.input(1));
  });
}

/// Whether an inlined graph has an autocast that is not for other devices
/// alone.
bool usesAutocast(jit::Graph &graph) {
  bool found = false;
  forEachNode(*graph.block(), [&](jit::Node *node) {
    found |= entersAutocast(node) && !isForOtherDevice(node->input(0));
  });
  return found;
}

} // namespace

void torchonnx::callContexts(jit::Graph &graph) {
  forEachNode(*graph.block(), callContext);
}

bool torchonnx::isIdleAutocast(const jit::Node &node) {
  return entersAutocast(&node) && isForOtherDevice(node.input(0));
}

void torchonnx::castAutomatically(jit::Function &function,
                                  const jit::CompilationUnit &unit) {
  auto *code = jit::tryToGraphFunction(function);
  if (!code || llvm::none_of(kAutocast, [&](const char *name) {
        return unit.get_class(c10::QualifiedName(name)) != nullptr;
      }))
    return;
  std::shared_ptr<jit::Graph> inlined = code->graph()->copy();
  jit::Inline(*inlined);
  if (!usesAutocast(*inlined))
    return;
  // What PyTorch does to it before it is run.
  std::shared_ptr<jit::Graph> graph = code->graph();
  jit::preoptimizeGraph(graph);
}
