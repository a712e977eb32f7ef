//===- Interfaces.h - Modules that are chosen by number or name -*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_INTERFACES_H
#define TORCHONNX_LIB_IMPORT_INTERFACES_H

namespace torch::jit {
struct Graph;
} // namespace torch::jit

namespace torchonnx {

/// Turns the calls of a module that an index into a ModuleList or ModuleDict
/// gives, which has the type of an interface, into branches, each of which
/// calls one of the modules:
///
///   layers[i].forward(x)  ->  layers[0].forward(x) if i == 0
///                             else layers[1].forward(x)
void chooseModules(torch::jit::Graph &graph);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_INTERFACES_H
