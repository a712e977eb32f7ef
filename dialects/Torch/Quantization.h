//===- Quantization.h - Quantized tensors -----------------------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_QUANTIZATION_H
#define TORCHONNX_DIALECTS_TORCH_QUANTIZATION_H

#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/StringSwitch.h"

namespace torchonnx {

/// How a quantized tensor stands for real numbers: (q - zeroPoint) * scale.
/// Torch values: numbers or 0-d tensors; per channel, a tensor of one element
/// for each place of dim `axis`.
struct Quantization {
  mlir::Value scale, zeroPoint;
  std::optional<int64_t> axis;
};

/// The quantization of a tensor, from the op that makes it; nothing if that is
/// none that says so. After Decompose every quantized tensor has one.
inline std::optional<Quantization> getQuantization(mlir::Value tensor) {
  mlir::Operation *op = tensor.getDefiningOp();
  if (auto unpack = llvm::dyn_cast_or_null<ListUnpackOp>(op)) {
    auto elements = getElements(unpack.getContainer());
    unsigned i = llvm::cast<mlir::OpResult>(tensor).getResultNumber();
    return elements ? getQuantization((*elements)[i]) : std::nullopt;
  }
  llvm::StringRef name = op ? getOperatorName(op) : llvm::StringRef();
  if (name == "aten::quantize_per_tensor" ||
      name == "aten::quantize_per_tensor.tensor_qparams" ||
      name == "aten::_make_per_tensor_quantized_tensor")
    return Quantization{op->getOperand(1), op->getOperand(2), std::nullopt};
  if (name == "aten::quantize_per_channel" ||
      name == "aten::_make_per_channel_quantized_tensor")
    if (std::optional<int64_t> axis = getConstantInt(op->getOperand(3)))
      return Quantization{op->getOperand(1), op->getOperand(2), axis};
  return std::nullopt;
}

/// Whether the zero point is no integer, as rows of a table may have it.
inline bool isRealZeroPoint(const Quantization &q) {
  auto tensor = llvm::dyn_cast<TorchTensorType>(q.zeroPoint.getType());
  return tensor && tensor.getRanked() &&
         llvm::isa<mlir::FloatType>(tensor.getDtype());
}

/// `quint8` of a quantized tensor; empty for others.
inline llvm::StringRef getQuantizedName(mlir::Type type) {
  auto tensor = llvm::dyn_cast<TorchTensorType>(type);
  auto dtype = tensor && tensor.getRanked()
                   ? llvm::dyn_cast<QuantizedType>(tensor.getDtype())
                   : QuantizedType();
  return dtype ? dtype.getName().getValue() : llvm::StringRef();
}

/// The dtype of a quantized tensor's integers, or null.
inline mlir::Type getStorageDtype(mlir::Type type) {
  mlir::MLIRContext *context = type.getContext();
  return llvm::StringSwitch<mlir::Type>(getQuantizedName(type))
      .Case("quint8",
            mlir::IntegerType::get(context, 8, mlir::IntegerType::Unsigned))
      .Case("qint8", mlir::IntegerType::get(context, 8))
      .Case("qint32", mlir::IntegerType::get(context, 32))
      .Default({});
}

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_QUANTIZATION_H
