//===- Inputs.h - Arguments of the entry function ---------------*- C++ -*-===//
//
// The room `inputs/` owns what is said of the arguments of the program: by the
// user, by an example, by the use that the program makes of them. It reads the
// program and writes `torch.input` attributes, before anything is evaluated; it
// calls no other room. How descriptions are spelled and parsed is InputSpec.h.
//
// `--input 'x=f32[n,3]'` is parsed to a tensor type with a dim `n` and a dim 3,
// which bindInputs puts on the argument; `n` becomes a DynamicSize.
//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTS_H
#define TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTS_H

#include "dialects/Torch/Symbols.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Simplify/inputs/InputSpec.h"
#include "llvm/ADT/BitVector.h"

namespace torchonnx {

/// A dim that varies.
struct DynamicSize {
  DimRange range;
  /// Its size in the example, when there is one.
  std::optional<int64_t> example;
  /// Named by the user, or said to be dynamic: not to be fixed lightly.
  bool isNamed = false;
  /// What the program itself says of it: that it is an expression of others, or
  /// how much more it is than a multiple of the range's.
  std::string expression = {};
  int64_t remainder = 0;
  bool isOfProgram = false;
};

/// The dims that vary, by symbol, in the order of the arguments.
using DynamicSizes = llvm::MapVector<mlir::StringAttr, DynamicSize>;

struct InputOptions {
  llvm::ArrayRef<std::string> inputs, dims, dynamic, inputNames;
  /// One for each leading argument, as `torch.constant` holds values.
  llvm::ArrayRef<mlir::Attribute> examples;
};

/// Gives every argument of `entry` its `torch.input`, from what the user says,
/// an example, a default or its type. An argument of which nothing is known is
/// left without one.
mlir::LogicalResult bindInputs(mlir::func::FuncOp entry,
                               const InputOptions &options,
                               DynamicSizes &sizes);

/// On the entry: the names of the graph's inputs, in order, where the user
/// gives them.
inline constexpr llvm::StringLiteral kInputNames = "torch.input_names";

/// A part of an argument that becomes an input of the graph.
struct InputLeaf {
  unsigned argument;
  /// As the user writes it, `hx[0]`, and as the graph calls it, `hx_0`.
  std::string path, name;
};

std::string getArgumentName(mlir::func::FuncOp entry, unsigned argument);
/// The path of an element; one of a dict has a key.
std::string pathOf(llvm::StringRef container, unsigned position,
                   mlir::Attribute key);
/// A part of what describes a container, or is an example of one.
struct DescribedPart {
  /// Of an entry of a dict; null of all else.
  mlir::Attribute key;
  mlir::Attribute value;
  mlir::Type type;
  /// As the graph calls it: `hx_0`, `cache_k`.
  std::string name;
};
/// The parts of a container of `type` that is called `name`; none of a dict
/// that is not described by pairs.
llvm::SmallVector<DescribedPart> partsOf(mlir::ArrayAttr container,
                                         mlir::Type type, llvm::StringRef name);
/// The text as a name of a dim: nothing in it is read as an operator.
std::string asDimName(std::string text);
/// A path as the user writes it, without the quotes around keys.
std::string normalizePath(llvm::StringRef path);
/// Adds the parts of an argument that become inputs, in order. `value` is its
/// description or example; without one it is a part by itself.
void collectLeaves(mlir::Attribute value, mlir::Type type, bool isExample,
                   unsigned argument, llvm::StringRef name,
                   llvm::SmallVectorImpl<InputLeaf> &leaves);

/// What a list of sizes was to say, where a tensor is taken; to end a message.
std::string suggestDims(mlir::ArrayAttr sizes, mlir::Type type,
                        llvm::StringRef name);

/// What the uses of an argument say of it, which the user is told; null if
/// nothing does. Where it only meets what comes of arguments `before` it, which
/// are given or told, element by element, it is taken to be a number.
mlir::Attribute inferInput(mlir::func::FuncOp entry, unsigned argument,
                           llvm::ArrayRef<mlir::Attribute> before);

/// What to write for a tensor argument of which the use says too little: its
/// dtype, at least, is that which the use asks for.
std::string suggestInput(mlir::func::FuncOp entry, unsigned argument);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INPUTS_INPUTS_H
