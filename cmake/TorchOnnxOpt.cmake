# How every library of the project is compiled.

option(TORCHONNX_WERROR "Treat warnings as errors" OFF)
set(TORCHONNX_SANITIZE "" CACHE STRING "Value of -fsanitize=, or empty")

add_library(torchonnx_flags INTERFACE)
target_include_directories(torchonnx_flags INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
  $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}>)
target_include_directories(torchonnx_flags SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_compile_definitions(torchonnx_flags INTERFACE ${LLVM_DEFINITIONS_LIST})
# libstdc++'s stable_sort calls what it deprecates.
target_compile_options(torchonnx_flags INTERFACE
  "$<BUILD_INTERFACE:-Wall;-Wextra;-Wno-unused-parameter;-Wno-deprecated-declarations;$<$<BOOL:${TORCHONNX_WERROR}>:-Werror>>")
if(TORCHONNX_SANITIZE)
  target_compile_options(torchonnx_flags INTERFACE -fsanitize=${TORCHONNX_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(torchonnx_flags INTERFACE -fsanitize=${TORCHONNX_SANITIZE})
endif()

# Precompiled headers take the templates that they use with them, and ccache
# sees through them. With Clang's a build takes about half as long as with GCC's.
set(CMAKE_PCH_INSTANTIATE_TEMPLATES ON)
set(TORCHONNX_PCH_FLAGS
  $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
  "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")

# torchonnx_add_library(<name> [SOURCES file...] [LINK target...] [DEPENDS target...] [TORCH] [ONNX])
#
# Without SOURCES, every .cpp file of the directory. TORCH marks the only
# directories that see LibTorch's headers, ONNX the only one that sees
# onnx.pb.h; the wheel's own protobuf headers must never meet it.
function(torchonnx_add_library name)
  cmake_parse_arguments(ARG "TORCH;ONNX" "" "SOURCES;LINK;DEPENDS" ${ARGN})
  if(NOT ARG_SOURCES)
    file(GLOB ARG_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  endif()
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC torchonnx_flags ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  if(ARG_TORCH)
    target_include_directories(${name} SYSTEM PRIVATE ${TORCH_INCLUDE_DIRS})
    # These files are slow to compile and hardly run: LibTorch does the work.
    target_compile_options(${name} PRIVATE ${TORCH_CXX_FLAGS} -std=c++20 -O1 ${TORCHONNX_PCH_FLAGS})
    target_link_libraries(${name} PRIVATE torch_cpu c10)
  elseif(ARG_ONNX)
    target_link_libraries(${name} PRIVATE ONNX::onnx)
  else()
    target_compile_options(${name} PRIVATE -fno-exceptions)
  endif()
endfunction()

# TableGen reads its include path from the directory.
include_directories(SYSTEM ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
