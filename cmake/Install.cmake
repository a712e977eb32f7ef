# `cmake --install` gives a tool that needs no build tree, the public headers,
# and a CMake package (find_package(TorchOnnxOpt)) with the libraries.
include(CMakePackageConfigHelpers)

get_property(TORCHONNX_LIBS GLOBAL PROPERTY TORCHONNX_LIBS)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/TorchOnnxOpt)

install(TARGETS torchonnx_flags ${TORCHONNX_LIBS} EXPORT TorchOnnxOptTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT TorchOnnxOptTargets NAMESPACE TorchOnnxOpt:: DESTINATION ${package_dir})

install(DIRECTORY include/torch-onnx-opt DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
foreach(tree ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  install(DIRECTORY ${tree}/dialects ${tree}/passes DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    FILES_MATCHING PATTERN "*.h" PATTERN "*.h.inc" PATTERN "*.def" PATTERN "*.td" PATTERN "CMakeFiles" EXCLUDE)
endforeach()

configure_package_config_file(cmake/TorchOnnxOptConfig.cmake.in ${PROJECT_BINARY_DIR}/TorchOnnxOptConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TorchOnnxOptConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TorchOnnxOptConfig.cmake ${PROJECT_BINARY_DIR}/TorchOnnxOptConfigVersion.cmake
  DESTINATION ${package_dir})
