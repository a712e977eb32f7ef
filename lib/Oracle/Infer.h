//===- Infer.h - What Infer.cpp and Fold.cpp share --------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_INFER_H
#define TORCHONNX_LIB_ORACLE_INFER_H

#include "Registry.h"
#include "lib/Oracle/Convert.h"

namespace torchonnx {

/// The type of result `i` as the schema says it.
inline c10::TypePtr getReturnType(const TorchOperator &op, size_t i) {
  const std::vector<c10::Argument> &returns = op.schema->returns();
  return i < returns.size() ? returns[i].type() : c10::AnyType::get();
}

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_INFER_H
