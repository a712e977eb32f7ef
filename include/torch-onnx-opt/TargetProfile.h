//===- TargetProfile.h - What a runtime runs --------------------*- C++ -*-===//
//
// A profile is a text file: which operators a runtime has, in which opsets, on
// which element types.
//
//   name ONNX Runtime
//   opsets 11..26
//   @float = f16 f32 f64
//   Atan[11..] T: f32 f16
//   BatchNormalization[15..] T: f64; T1: f64; T2: f64
//
//   TopK[11..] T: f32; K: constant
//   ReduceSum[11..] T: i32 i64; inexact
//   TopK[11..] unstable
//   Conv[11..] W: static
//   GatherElements[11..] aligned
//   Greater[11..] unordered
//   Sqrt[11..] mistaken
//   GridSample[16..] except mode=nearest align_corners=0
//
// A line is a kernel: each listed type variable has one of its types, and each
// listed input is a constant. What is not listed is not restricted, nor are
// sequences and optionals. An inexact one computes in a narrower type, and
// an unstable one has equal elements in any order. A static input
// has known sizes, and in an aligned kernel indices have those of the data,
// but for the axis. An unordered one says that NaN is greater, and a mistaken
// one is taken for a part of what it only looks like. A kernel is wrong where
// its attributes are all as an exception has them.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_TARGETPROFILE_H
#define TORCHONNX_TARGETPROFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <climits>
#include <string>
#include <vector>

namespace torchonnx {

/// What a profile says of how a kernel computes.
enum class KernelNote : uint8_t {
  Inexact = 1,
  Unstable = 2,
  Aligned = 4,
  Unordered = 8,
  Mistaken = 16
};

/// What a profile says of an operator in one line.
struct TargetKernel {
  unsigned line;
  /// The opsets that it is of, both included.
  int first, last;
  /// Type variables, each with the element types that it may have: bit n is
  /// that with the number n.
  std::vector<std::pair<std::string, uint32_t>> types;
  /// Inputs that are constants, and those of known sizes.
  std::vector<std::string> constants, statics;
  /// Of `KernelNote`s.
  uint8_t notes = 0;
  /// "mode=nearest align_corners=0".
  std::vector<std::string> exceptions;

  bool isOf(int opset) const { return first <= opset && opset <= last; }
  bool has(KernelNote note) const { return notes & uint8_t(note); }
};

/// A type variable and the element type that it has in an op, by number.
struct TypeBinding {
  llvm::StringRef var;
  int64_t dataType;
};

class TargetProfile {
public:
  /// Reads a profile. An error says which line is wrong.
  static llvm::Expected<TargetProfile> parse(llvm::StringRef text);
  /// A profile that the compiler comes with ("onnxruntime"), or one in a file.
  /// Operators to keep are taken to be there, those to drop not to be.
  static llvm::Expected<TargetProfile>
  load(llvm::StringRef target, llvm::ArrayRef<std::string> keep = {},
       llvm::ArrayRef<std::string> drop = {});
  /// The names of those that the compiler comes with.
  static llvm::SmallVector<llvm::StringRef> builtinTargets();

  llvm::StringRef name() const { return displayName; }
  int newestOpset() const { return lastOpset; }

  /// Whether the target has the operator in this opset, on any types.
  bool has(llvm::StringRef opType, int opset) const;
  /// Whether one kernel takes all of these types.
  bool allows(llvm::StringRef opType, int opset,
              llvm::ArrayRef<TypeBinding> types, bool exactly = false) const;
  bool allows(llvm::StringRef opType, int opset, llvm::StringRef var,
              int64_t dataType) const {
    return allows(opType, opset, TypeBinding{var, dataType});
  }

  /// Whether this is written of one of its kernels.
  bool notes(llvm::StringRef opType, int opset, KernelNote note) const;

  /// Each line that is of an operator.
  void forEachKernel(
      llvm::function_ref<void(llvm::StringRef opType, const TargetKernel &)>
          visit) const;

  /// The attributes for which one of its kernels is wrong, as "axis=0"; empty
  /// if it is right. Asks for attributes by name.
  llvm::StringRef
  findException(llvm::StringRef opType, int opset,
                llvm::function_ref<std::string(llvm::StringRef)> attr) const;

  /// The inputs of an operator that the target wants to have known sizes.
  llvm::SmallVector<llvm::StringRef> staticInputs(llvm::StringRef opType,
                                                  int opset) const {
    return inputsIn(&TargetKernel::statics, opType, opset);
  }

  /// The inputs of an operator that the target wants to be constants.
  llvm::SmallVector<llvm::StringRef> constantInputs(llvm::StringRef opType,
                                                    int opset) const {
    return inputsIn(&TargetKernel::constants, opType, opset);
  }

private:
  llvm::ArrayRef<TargetKernel> kernelsOf(llvm::StringRef opType) const;
  llvm::SmallVector<llvm::StringRef>
  inputsIn(std::vector<std::string> TargetKernel::*list, llvm::StringRef opType,
           int opset) const;

  std::string displayName = "the target";
  int firstOpset = 0, lastOpset = INT_MAX;
  llvm::StringMap<std::vector<TargetKernel>> kernels;
};

} // namespace torchonnx

#endif // TORCHONNX_TARGETPROFILE_H
