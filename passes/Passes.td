// The passes of the compiler, in the order in which Pipelines.cpp first has them.

#ifndef TORCHONNX_PASSES_TD
#define TORCHONNX_PASSES_TD

include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"

// What the model is legal for.
defvar targetOptions = [
  Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">,
  Option<"target", "target", "std::string", "::torchonnx::kDefaultTarget", "Name or file of the target profile">,
  ListOption<"keep", "keep", "std::string", "ONNX operators that the target has, whatever its profile says">,
  ListOption<"drop", "drop", "std::string", "ONNX operators that the target does without">,
];

def TorchSimplify : Pass<"torch-simplify", "::mlir::ModuleOp"> {
  let summary = "Reduce a program to one function of tensor values";
  let description = [{
    In: a module as imported. Out: one function, of the method (of text without
    it, one for each public function); no aliasing, no mutation, no containers or
    classes where a graph can do without, control flow folded where its predicate
    is known, every tensor with dtype, rank and dims that are numbers or symbols.
    What as_strided is given owns the memory that it reads, and lies there in the
    order of its dims.
  }];
  let options = [
    Option<"method", "method", "std::string", "\"forward\"", "Function to evaluate">,
    ListOption<"inputs", "inputs", "std::string", "Arguments, as --input takes them">,
    ListOption<"dims", "dims", "std::string", "What named dims may be, as --dim takes them">,
    ListOption<"dynamic", "dynamic", "std::string", "Dims of examples that vary, as --dynamic takes them">,
    ListOption<"inputNames", "input-names", "std::string", "Names of the inputs">,
    ListOption<"outputNames", "output-names", "std::string", "Names of the results">,
    Option<"state", "state", "std::string", "\"refuse\"", "What becomes of attributes that the program changes: refuse, drop or io">,
    Option<"allowFixedDims", "allow-fixed-dims", "bool", "false", "Whether dims that are declared dynamic may turn out to take one size">,
    Option<"keepAssertions", "keep-assertions", "bool", "false", "Whether checks on values of the run fail in the graph too">,
    Option<"tellReruns", "tell-reruns", "bool", "false", "Whether to remark why a program is evaluated again">,
  ];
  let dependentDialects = ["::torchonnx::TorchDialect"];
}

def TorchVerifySimplified : Pass<"torch-verify-simplified", "::mlir::ModuleOp"> {
  let summary = "Check what torch-simplify promises";
  let description = [{
    One function, beside the modules of the user's decompositions; no state, no
    calls, no tensor that may share memory, no tuple or dict; every tensor has
    dtype and rank.
  }];
}

def ApplyPDLPatterns : Pass<"apply-pdl-patterns", "::mlir::ModuleOp"> {
  let summary = "Rewrite ops as files of pdl.pattern ops say";
  let description = [{
    In and out: torch or onnx ops. The patterns are applied until none matches,
    and ops that are left without a use go. A pattern that gives an op a type that
    its operator does not is an error. In the pipeline it is after torch-simplify
    and, once more, after convert-torch-to-onnx.
  }];
  let options = [ListOption<"files", "files", "std::string", "Files of pdl.pattern ops">];
  let dependentDialects = ["::mlir::pdl::PDLDialect", "::mlir::pdl_interp::PDLInterpDialect",
                           "::torchonnx::OnnxDialect", "::torchonnx::TorchDialect"];
}

def TorchCheckSizes : Pass<"torch-check-sizes", "::mlir::ModuleOp"> {
  let summary = "Hold what types say of sizes against LibTorch at other sizes";
  let description = [{
    Every operator is asked, on meta tensors, about a few assignments of sizes
    that nothing was learned from: in the branches that are taken there, in
    those that data decides, and in the first iterations of loops. Then numbers
    that only the run knows are drawn, within what is known of them. A
    size that is not what it is claimed to be is an internal error. What an
    operator demands of sizes is not told any more where it is decomposed:
    sizes that a program was checked with are handed on (`torch.checked_sizes`).
  }];
  let options = [
    Option<"handOn", "hand-on", "bool", "false", "Whether the sizes that PyTorch takes are kept for the next check">,
  ];
}

def TorchMarkOperators : Pass<"torch-mark-operators", "::mlir::ModuleOp"> {
  let summary = "Note in locations which operators a program is made of";
  let description = [{
    What an operator, branch or loop becomes keeps its location, and with it its
    name: for those who ask of an onnx op what it is there for.
  }];
}

def TorchFoldConstants : Pass<"torch-fold-constants", "::mlir::ModuleOp"> {
  let summary = "Compute what constants alone decide";
  let description = [{
    What operators of weights and other constants give becomes a constant where
    the run reads it: position embeddings, masks of windows, tables of relative
    places. A weight that is only turned stays: it is turned as it is written. The
    model grows by 4 MiB at most or, if that is more, an eighth of its weights.
  }];
}

def TorchDecompose : Pass<"torch-decompose", "::mlir::ModuleOp"> {
  let summary = "Decompose every op that no conversion accepts at the opset";
  let description = [{
    In: torch values, as Simplify leaves them. Out: only ops that a conversion
    accepts and turns into what the target has. An op without a rule is replaced
    by what LibTorch's own composite kernel does, and one that a function of a
    nested module replaces (`torch.decomposes`) by what that does. One that is to
    stay whole is marked with its domain (`torch.domain`), and on demand with the function that
    computes it (`torch.function`). One with a flag that
    only the run knows becomes a branch of two. All ops for which nothing works
    are reported together.
  }];
  let options = targetOptions # RewritePassUtils.options # [
    ListOption<"customDomains", "custom-domains", "std::string", "Operators that stay whole, as --custom-domain takes them">,
    Option<"keepFunctions", "keep-functions", "bool", "false", "Whether functions say what these compute">,
  ];
  // What a conversion makes is tried.
  let dependentDialects = ["::torchonnx::OnnxDialect", "::torchonnx::TorchDialect"];
}

def TorchVerifyDecomposed : Pass<"torch-verify-decomposed", "::mlir::ModuleOp"> {
  let summary = "Check what torch-decompose promises";
  let description = "A conversion accepts every op at the opset, but for structure and ops that stay whole.";
  let options = [Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">];
}

def ConvertTorchToOnnx : Pass<"convert-torch-to-onnx", "::mlir::ModuleOp"> {
  let summary = "Convert each torch op to the onnx ops that stand for it";
  let description = [{
    In: what torch-decompose leaves at the same opset. Out: only onnx ops. An op
    that stays whole becomes a node of its domain.
  }];
  let options = [Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">]
                # RewritePassUtils.options;
  let dependentDialects = ["::torchonnx::OnnxDialect", "::torchonnx::TorchDialect"];
}

def OnnxVerifyConverted : Pass<"onnx-verify-converted", "::mlir::func::FuncOp"> {
  let summary = "Check what convert-torch-to-onnx promises";
  let description = "Only onnx ops; each but constants is of a version that the opset has.";
  let options = [Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">];
}

def OnnxCleanUp : Pass<"onnx-clean-up", "::mlir::func::FuncOp"> {
  let summary = "Drop onnx ops that do nothing, merge equal ones and those that one can do, fold small constants";
  let description = [{
    What a network of the usual layers leaves, in forms that give the same
    numbers. What hands its operand on goes: an Identity, a Cast there and back,
    moves to the same place, weights of ones and biases of zeros. Zeros turn -0
    into 0 where they are added, so those go only beside sums of products. Small
    constants that are cast, negated, reshaped or concatenated are computed. Two
    ops after one another become one: Transposes, Reshapes, Unsqueezes, Concats,
    Slices, a Reshape and a Squeeze or Unsqueeze, a Pad with zeros and a Conv; a
    Gemm between the Reshapes that make its rows becomes a MatMul. An If that
    chooses between a few int64 numbers becomes a Where of both.
  }];
  let options = [Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">]
                # RewritePassUtils.options;
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxFoldBatchNorm : Pass<"onnx-fold-batch-norm", "::mlir::func::FuncOp"> {
  let summary = "Make normalization and scales with constants part of the convolution before them";
  let description = [{
    A BatchNormalization, or a Mul by a number for each channel, that alone reads
    a Conv or ConvTranspose whose weight nobody else reads. Numbers are rounded
    otherwise than in two steps. The weight becomes a product of constants, which
    is computed while it is written.
  }];
  let options = [Option<"opset", "opset", "int", "::torchonnx::kDefaultOpset", "Opset of the ONNX model">];
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxToFloat16 : Pass<"onnx-to-float16", "::mlir::func::FuncOp"> {
  let summary = "Compute in float16 as PyTorch's autocast does, with weights to match";
  let description = [{
    In: onnx ops, with the operators of the program in their locations
    (torch-mark-operators). Convolutions and products of those that autocast runs in
    float16 are turned, with their weights; what they give stays float16 until it
    meets float32, an operator that autocast keeps in float32 or that the target
    has in float32 only, one that is several nodes, a constant that float16 does
    not hold, or the end of the graph. A table of weights is float16, and what is
    read of it float32. Inputs, results and what goes in and out of branches and
    loops keep their types.
  }];
  let options = targetOptions # [
    ListOption<"half", "half", "std::string", "Operators to run in float16, without overloads">,
    ListOption<"full", "full", "std::string", "Operators to keep in float32, without overloads">,
  ];
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxStableTopK : Pass<"onnx-stable-topk", "::mlir::func::FuncOp"> {
  let summary = "Put the places of equal elements in order where the target's TopK does not";
  let description = [{
    Only for targets whose profile says that TopK is unstable, and where places
    are asked for: all elements are sorted, then what is equal by its place. Of
    more than 46340 elements the places stay as they are, with a warning where
    that is known.
  }];
  let options = targetOptions;
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxLegalizeTypes : Pass<"onnx-legalize-types", "::mlir::func::FuncOp"> {
  let summary = "Cast where the target has no kernel for an element type";
  let description = [{
    In: onnx ops. Out: onnx ops that the target's profile allows. Operands are
    cast to the smallest type that represents them exactly, results back. Where
    there is none, float64 is computed in float32, with a warning at the op; where
    the target cannot even cast it, between the arguments and the results of the
    function. What has no such way out is an error, and so is an operand that the
    profile wants constant or of a known shape. What it notes of single operators
    is done: a Greater that says yes to NaN becomes a Less, the data of a
    GatherElements is cut to the sizes of the indices. An opset beyond those that
    the profile knows is left alone, with a warning.
  }];
  let options = targetOptions;
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxNotMistaken : Pass<"onnx-not-mistaken", "::mlir::func::FuncOp"> {
  let summary = "Write what a target would take for something else so that it does not";
  let description = [{
    Only for targets whose profile says that Sqrt, Div or Resize is mistaken. In: onnx
    ops in their last form. The square root of the mean of something and a number
    is left as it is where it divides that something, which may be a number less
    its mean, all float32; elsewhere the sum becomes a difference. The 1 that is
    divided by integers, and multiplied, becomes a quotient of them. Cubic Resizes
    behind a Transpose, which may make images smaller, are of planes.
  }];
  let options = targetOptions;
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

def OnnxSeedRandom : Pass<"onnx-seed-random", "::mlir::func::FuncOp"> {
  let summary = "Seed the random operators, each with a number of its own";
  let options = [Option<"seed", "seed", "int64_t", "0", "The number that all seeds are made from">];
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

#endif // TORCHONNX_PASSES_TD
