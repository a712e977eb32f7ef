# Finds what we build on. Each missing package is reported with what to install.
include(GNUInstallDirs)

macro(torchonnx_find package how)
  find_package(${package} ${ARGN} QUIET)
  if(NOT ${package}_FOUND)
    message(FATAL_ERROR "${package} was not found. Install it with: ${how}")
  endif()
endmacro()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
  # Without this, no file that has a precompiled header is cached.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

torchonnx_find(MLIR "apt-get install libmlir-22-dev mlir-22-tools llvm-22-dev" 22.1 CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# LibTorch and the ONNX library are looked for where the set-up script puts
# them; -DTorch_DIR and -DONNX_DIR override.
file(GLOB TORCH_HINTS ${PROJECT_SOURCE_DIR}/.venv/lib/python3*/site-packages/torch)
if(SKBUILD) # A wheel is for the Python that asks for it.
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  list(PREPEND TORCH_HINTS ${Python3_SITELIB}/torch)
endif()
# Before Torch, whose package puts a dummy in place of a missing libprotobuf.
torchonnx_find(Protobuf "apt-get install libprotobuf-dev protobuf-compiler" MODULE)
# Torch's package warns of a profiler that its wheel lacks.
set(CMAKE_MESSAGE_LOG_LEVEL ERROR)
torchonnx_find(Torch "pip install torch==2.13.0, then configure with -DTorch_DIR=<site-packages>/torch/share/cmake/Torch"
               CONFIG HINTS ${TORCH_HINTS})
unset(CMAKE_MESSAGE_LOG_LEVEL)
torchonnx_find(ONNX "tools/dev/setup.sh, which builds ONNX's C++ library from its PyPI sdist" CONFIG
               HINTS ${PROJECT_SOURCE_DIR}/.deps/onnx)

find_program(LLD ld.lld-22 ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR})
if(LLD)
  get_filename_component(LLD_DIR ${LLVM_TOOLS_BINARY_DIR}/ld.lld DIRECTORY)
  add_link_options(-fuse-ld=lld -B${LLD_DIR})
endif()
