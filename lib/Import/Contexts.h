//===- Contexts.h - What `with` does ----------------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_CONTEXTS_H
#define TORCHONNX_LIB_IMPORT_CONTEXTS_H

namespace torch::jit {
struct CompilationUnit;
struct Function;
struct Graph;
struct Node;
} // namespace torch::jit

namespace torchonnx {

/// Turns what `with` does to an object of the program's own class into calls of
/// its methods:
///
///   with c as n: ...  ->  n = c.__enter__(); ...; c.__exit__(None, None, None)
///
/// PyTorch's own contexts stay: they do not change what is computed, but for
/// autocast.
void callContexts(torch::jit::Graph &graph);

/// Puts the casts into a function that autocast for the CPU makes when it is
/// run, in all that it calls too. Throws LibTorch's error where autocast is
/// used in a way that TorchScript refuses.
void castAutomatically(torch::jit::Function &function,
                       const torch::jit::CompilationUnit &unit);

/// Whether a node enters an autocast for devices that are no CPU.
bool isIdleAutocast(const torch::jit::Node &node);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_CONTEXTS_H
