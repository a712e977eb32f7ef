// The `onnx` dialect. Its operators are not here: they come from the OpSchema
// registry of the ONNX release that is linked (see generate/). What stands
// here is what ONNX has no operator for.

#ifndef TORCHONNX_ONNX_DIALECT
#define TORCHONNX_ONNX_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/TensorEncoding.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Onnx_Dialect : Dialect {
  let name = "onnx";
  let summary = "The operators of the ONNX standard";
  let description = [{
    One op for every version of an ONNX operator whose signature differs from
    the next: the newest is `onnx.ReduceSum`, an older one
    `onnx.ReduceSumV11`, after the opset that introduced it. So an op is legal
    at an opset if the table says that this version is the one in force there.

    Tensors are builtin tensors; unsigned integers are `ui8` …, signed ones are
    signless. An absent optional operand is an `onnx.NoValue`.
  }];
  let cppNamespace = "::torchonnx";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
  let hasConstantMaterializer = 1;
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

class Onnx_Type<string className, string typeMnemonic>
    : TypeDef<Onnx_Dialect, className> {
  let mnemonic = typeMnemonic;
}

def Onnx_StringType : Onnx_Type<"OnnxString", "string"> {
  let summary = "Element type of a tensor of strings";
}

def Onnx_SeqType : Onnx_Type<"OnnxSeq", "seq"> {
  let summary = "A sequence of values of one type";
  let parameters = (ins "mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}

def Onnx_OptType : Onnx_Type<"OnnxOpt", "opt"> {
  let summary = "A value or nothing";
  let parameters = (ins "mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}

def Onnx_DimsAttr
    : AttrDef<Onnx_Dialect, "OnnxDims", [DeclareAttrInterfaceMethods<
          VerifiableTensorEncoding, ["verifyEncoding"]>]> {
  let mnemonic = "dims";
  let summary = "Names of a tensor's dims, as its encoding";
  let description = [{
    `tensor<?x3xf32, #onnx.dims<"n", "">>`: one string per dim, empty where the
    dim is static or has no name. Two dims with the same name are equal.
  }];
  let parameters = (ins ArrayRefParameter<"mlir::StringAttr">:$names);
  let assemblyFormat = "`<` $names `>`";
}

//===----------------------------------------------------------------------===//
// Ops that ONNX spells differently
//===----------------------------------------------------------------------===//

def Onnx_NoValueOp : Op<Onnx_Dialect, "NoValue", [Pure]> {
  let summary = "An optional operand that is absent";
  let results = (outs NoneType:$none);
  let assemblyFormat = "attr-dict";
}

def Onnx_YieldOp : Op<Onnx_Dialect, "Yield", [Pure, ReturnLike, Terminator]> {
  let summary = "The outputs of a subgraph of If, Loop, Scan or SequenceMap";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

#endif
