//===- Tool.h - The torch-onnx-opt tool as a call ---------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_TOOL_H
#define TORCHONNX_TOOLS_TOOL_H

namespace torchonnx {

/// The whole program: ends the process.
[[noreturn]] void runAndExit(int argc, char **argv);

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_TOOL_H
