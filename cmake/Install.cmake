# `cmake --install` gives a folder that may be moved: the tool, the library with
# its header and CMake package (find_package(TorchOnnxOpt)), and the LibTorch
# that they run on. LLVM's and protobuf's libraries are the system's.
include(CMakePackageConfigHelpers)

option(TORCHONNX_INSTALL_LIBTORCH "Install the libraries of LibTorch that are needed, too" ON)

set(torch_dir torch-onnx-opt)
set_target_properties(torch-onnx-opt PROPERTIES
  INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/${torch_dir};${LLVM_LIBRARY_DIR}")
set_target_properties(torch-onnx-opt-library PROPERTIES
  INSTALL_RPATH "$ORIGIN/${torch_dir};${LLVM_LIBRARY_DIR}")

install(TARGETS torch-onnx-opt RUNTIME_DEPENDENCY_SET libraries RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS torch-onnx-opt-library EXPORT TorchOnnxOptTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(FILES include/torch-onnx-opt/Convert.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/torch-onnx-opt)
install(FILES tools/completion/torch-onnx-opt.bash RENAME torch-onnx-opt
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
if(TORCHONNX_INSTALL_LIBTORCH)
  string(REGEX REPLACE "([][+.*()^$?|])" "\\\\\\1" torch_pattern "${TORCH_INSTALL_PREFIX}/")
  install(RUNTIME_DEPENDENCY_SET libraries
    DIRECTORIES ${TORCH_INSTALL_PREFIX}/lib ${LLVM_LIBRARY_DIR}
    POST_INCLUDE_REGEXES "^${torch_pattern}" POST_EXCLUDE_REGEXES ".*"
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/${torch_dir})
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/TorchOnnxOpt)
install(EXPORT TorchOnnxOptTargets NAMESPACE TorchOnnxOpt:: FILE TorchOnnxOptConfig.cmake DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TorchOnnxOptConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TorchOnnxOptConfigVersion.cmake DESTINATION ${package_dir})
