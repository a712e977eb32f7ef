//===- Descriptions.h - What is said of one argument ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INPUTS_DESCRIPTIONS_H
#define TORCHONNX_PASSES_SIMPLIFY_INPUTS_DESCRIPTIONS_H

#include "passes/Simplify/inputs/Inputs.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {

/// Whether an example may be passed for a `type`. Of containers, this is about
/// the container alone.
bool fits(mlir::Attribute example, mlir::Type type);

/// Fits descriptions and examples to the types of arguments, and gives the dims
/// that vary their names.
class Descriptions {
public:
  Descriptions(mlir::MLIRContext *context, DynamicSizes &sizes)
      : sizes(sizes), b(context) {}

  /// Notes names that the user gives dims: ours are others.
  void noteName(llvm::StringRef name) { takenNames.insert(name); }
  void noteNames(mlir::Attribute spec);
  /// Dims of the example at `path` vary; false if that has been said already.
  bool vary(llvm::StringRef path, const DynamicDims &dims);
  /// A new name for a dim that the user left unnamed.
  std::string nameDim(llvm::StringRef argument, int64_t dim);

  /// Names the symbols of a description and checks it against `type`. Where it
  /// is `inferred`, the user gave none of the names in it.
  mlir::FailureOr<mlir::Attribute> resolve(mlir::Attribute spec,
                                           mlir::Type type,
                                           llvm::StringRef name, bool inferred);
  /// The description that a value is an example of.
  mlir::FailureOr<mlir::Attribute> generalize(mlir::Attribute example,
                                              mlir::Type type,
                                              llvm::StringRef name,
                                              const std::string &path);
  /// Whether a number, a string or None, or the type of one, is what an
  /// argument takes.
  mlir::LogicalResult checkScalar(mlir::Attribute spec, mlir::Type type,
                                  llvm::StringRef name);

  /// What a flag says is at fault, no place in the program.
  mlir::LogicalResult fail(const llvm::Twine &message);

private:
  mlir::FailureOr<mlir::Attribute>
  resolveTensor(TorchTensorType tensor, mlir::Attribute spec, mlir::Type type,
                llvm::StringRef name, bool inferred);
  mlir::FailureOr<mlir::Attribute> resolveParts(mlir::ArrayAttr array,
                                                mlir::Type type,
                                                llvm::StringRef name,
                                                bool inferred);
  mlir::FailureOr<mlir::Attribute> generalizeTensor(mlir::Attribute example,
                                                    llvm::StringRef name,
                                                    const std::string &path);
  mlir::StringAttr addSize(llvm::StringRef name, std::optional<int64_t> example,
                           bool isNamed);

  DynamicSizes &sizes;
  mlir::Builder b;
  llvm::StringSet<> takenNames;
  /// The dims that vary, by path.
  llvm::StringMap<DynamicDims> dynamic;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INPUTS_DESCRIPTIONS_H
