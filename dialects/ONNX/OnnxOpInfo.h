//===- OnnxOpInfo.h - What ONNX says about its operators --------*- C++ -*-===//
//
// The operator table, generated from ONNX's OpSchema registry. It is plain
// data: no ONNX header, no MLIR context.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_ONNX_ONNXOPINFO_H
#define TORCHONNX_DIALECTS_ONNX_ONNXOPINFO_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>

namespace torchonnx {

/// A set of ONNX types. Bit n of each mask is the element type with the
/// number n in TensorProto.DataType.
struct OnnxTypeSet {
  uint32_t tensor = 0;
  uint32_t seq = 0;
  uint32_t optTensor = 0;
  uint32_t optSeq = 0;
};

/// A type variable of an operator, such as T, or one concrete type such as
/// tensor(int64), which is then its name.
struct OnnxTypeVar {
  llvm::StringLiteral name;
  OnnxTypeSet allowed;

  /// The only type it allows, if there is only one and it is a tensor; else 0.
  int64_t singleTensorType() const {
    bool one = llvm::isPowerOf2_32(allowed.tensor) && !allowed.seq &&
               !allowed.optTensor && !allowed.optSeq;
    return one ? llvm::Log2_32(allowed.tensor) : 0;
  }
};

enum class OnnxArity : uint8_t { Single, Optional, Variadic };

/// An operand or a result.
struct OnnxParamInfo {
  llvm::StringLiteral name;
  uint8_t typeVar; // index into OnnxOpInfo::typeVars
  OnnxArity arity;
  /// Whether the values of a variadic parameter have one type.
  bool homogeneous;
};

enum class OnnxAttrKind : uint8_t {
  Int,
  Float,
  String,
  Tensor,
  Type,
  Ints,
  Floats,
  Strings,
  SparseTensor,
  Graph
};

struct OnnxAttrInfo {
  llvm::StringLiteral name;
  OnnxAttrKind kind;
  bool required;
  /// The default value as the text of an MLIR attribute, or empty.
  llvm::StringLiteral defaultValue;
};

/// What the shape of the first result is, when the operands alone say it.
/// Found by asking ONNX's shape inference when the table is generated.
enum class OnnxShapeRule : uint8_t { Unknown, SameAsFirst, Broadcast };

/// One version of an operator. Versions with the same signature are one entry.
struct OnnxOpInfo {
  llvm::StringLiteral opType; // "ReduceSum"
  llvm::StringLiteral name;   // "ReduceSum", or "ReduceSumV11"
  int since;                  // first opset with this signature
  bool deprecated;            // ONNX has withdrawn it from this opset on
  bool random;                // two runs give different results
  bool anyAttrs;              // attributes beyond the listed ones are allowed
  OnnxShapeRule shapeRule;
  int minInputs, maxInputs, minOutputs, maxOutputs;
  llvm::ArrayRef<OnnxTypeVar> typeVars;
  llvm::ArrayRef<OnnxParamInfo> inputs;
  llvm::ArrayRef<OnnxParamInfo> outputs;
  llvm::ArrayRef<OnnxAttrInfo> attrs;
  /// Subgraphs, in the order of the op's regions.
  llvm::ArrayRef<llvm::StringLiteral> graphs;

  /// The parameter that the i-th operand (result) belongs to, or null if there
  /// are too many.
  const OnnxParamInfo *inputAt(unsigned i) const { return paramAt(inputs, i); }
  const OnnxParamInfo *outputAt(unsigned i) const {
    return paramAt(outputs, i);
  }
  const OnnxAttrInfo *attr(llvm::StringRef attrName) const;

private:
  static const OnnxParamInfo *paramAt(llvm::ArrayRef<OnnxParamInfo> params,
                                      unsigned i) {
    if (i < params.size())
      return &params[i];
    bool repeats =
        !params.empty() && params.back().arity == OnnxArity::Variadic;
    return repeats ? &params.back() : nullptr;
  }
};

/// Every entry, ordered by operator and version.
llvm::ArrayRef<OnnxOpInfo> allOnnxOps();

/// The entry of an op by its MLIR name, with or without the "onnx." prefix.
const OnnxOpInfo *lookupOnnxOp(llvm::StringRef mlirName);

/// The version of an operator that is in force at an opset. Null if there is
/// none: unknown, newer than the opset, or withdrawn.
const OnnxOpInfo *lookupOnnxOp(llvm::StringRef opType, int opset);

/// The opsets of the default domain that the linked ONNX release defines and
/// this compiler targets.
int newestOpset();
constexpr int oldestOpset() { return 11; }

/// The IR version that ONNX's own release table pairs with an opset.
int irVersionOf(int opset);

/// "tensor(float), tensor(double), seq(tensor(int64))".
void printOnnxTypeSet(const OnnxTypeSet &set, llvm::raw_ostream &os);

/// Reference documentation of the dialect's operators, as Markdown.
void printOnnxDialectDocs(llvm::raw_ostream &os);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_ONNX_ONNXOPINFO_H
