//===- main.cpp - The torch-onnx-opt tool ---------------------------------===//

#include "Tool.h"

int main(int argc, char **argv) { torchonnx::runAndExit(argc, argv); }
