//===- Weights.h - Tensor data on its way into a file -----------*- C++ -*-===//

#ifndef TORCHONNX_LIB_EXPORT_WEIGHTS_H
#define TORCHONNX_LIB_EXPORT_WEIGHTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace torchonnx {

/// The raw bytes of a tensor as ONNX lays them out, without a copy where MLIR
/// lays them out in the same way.
class RawData {
public:
  /// Fails after a diagnostic if the value is not a dense tensor of numbers.
  static llvm::FailureOr<RawData> get(mlir::ElementsAttr value,
                                      mlir::Location loc);

  /// The data of a matrix, its rows and columns swapped while it is written.
  RawData transposed(int64_t rows, int64_t columns) const;

  /// The data of floats (or doubles), each times the factor for its index in
  /// one dim, multiplied while it is written. `inner` is the number of elements
  /// for each index.
  RawData scaled(const RawData &factors, uint64_t inner, bool isDouble) const;

  /// The data of floats, rounded to float16 while it is written.
  RawData rounded() const;

  uint64_t size() const { return bytes.size() * repeat / (isRounded ? 2 : 1); }
  void write(llvm::raw_ostream &os) const;

private:
  void writeTransposed(llvm::raw_ostream &os) const;
  template <typename Float>
  void writeScaled(llvm::raw_ostream &os) const;

  /// One element, written `repeat` times, or all of them, written once.
  llvm::StringRef bytes;
  uint64_t repeat = 1;
  /// The matrix whose transpose is written; 0 if the data is written as it is.
  int64_t rows = 0, columns = 0;
  /// What the elements are multiplied by; null if they are written as they are.
  struct Scale {
    std::vector<double> factors;
    uint64_t inner;
    bool isDouble;
  };
  std::shared_ptr<const Scale> scale;
  bool isRounded = false;
  /// Holds the bytes if they had to be made.
  std::shared_ptr<std::string> owned;
};

/// The dims, type and name of a tensor.
onnx::TensorProto tensorHeader(mlir::ShapedType type, llvm::StringRef name);

/// A whole tensor, as attributes and small weights need it.
llvm::FailureOr<onnx::TensorProto> toTensorProto(mlir::ElementsAttr value,
                                                 llvm::StringRef name,
                                                 mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_LIB_EXPORT_WEIGHTS_H
