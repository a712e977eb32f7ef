// The `torch` dialect: TorchScript as it is written (tensor references,
// containers, control flow) and, after Simplify, tensor values only.

#ifndef TORCHONNX_DIALECTS_TORCH_TD
#define TORCHONNX_DIALECTS_TORCH_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Torch_Dialect : Dialect {
  let name = "torch";
  let cppNamespace = "::torchonnx";
  let summary = "TorchScript programs and ATen operators";
  let description = [{
    An operator `ns::name.overload` of PyTorch's dispatcher is the op
    `torch.ns.name.overload`. Its operands are the arguments of its schema, in
    order, none left out: constants are `torch.constant`. Operators that code
    names are listed in `aten_ops.txt`; every other one is written
    `torch.operator "ns::name.overload"` and checked against its schema too.

    A dim of a tensor is a number or a named symbol. The module attribute
    `torch.symbols` gives each symbol its sampled values.
  }];
  let isExtensible = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
  let hasConstantMaterializer = 1;
  let hasNonDefaultDestructor = 1;
  let extraClassDeclaration = [{
    using SchemaLookup = std::function<const OpSchema *(llvm::StringRef)>;
    /// Lets `torch.operator` be checked against operators beyond the listed.
    void setSchemaLookup(SchemaLookup lookup) { schemaLookup = std::move(lookup); }
    /// The schema of operator `name`: a listed one, or what was looked up.
    const OpSchema *getSchema(llvm::StringRef name) const;

  private:
    void registerTypes();
    void registerAtenOps();
    SchemaLookup schemaLookup;
    void *effectModel = nullptr;
  }];
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class Torch_Type<string name, string typeMnemonic> : TypeDef<Torch_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Torch_TensorType : Torch_Type<"TorchTensor", "tensor"> {
  let summary = "tensor value";
  let description = [{
    `!torch.tensor<[n,3,"2*h"],f32>`: each dim is a number or a symbol.
    `!torch.tensor` is a value of which nothing is known yet.
  }];
  let parameters = (ins "bool":$ranked, ArrayRefParameter<"::mlir::Attribute">:$dims,
                        "::mlir::Type":$dtype);
  let builders = [
    TypeBuilder<(ins "::llvm::ArrayRef<::mlir::Attribute>":$dims, "::mlir::Type":$dtype),
                [{ return $_get($_ctxt, true, dims, dtype); }]>,
    TypeBuilder<(ins), [{ return $_get($_ctxt, false, ::llvm::ArrayRef<::mlir::Attribute>(), ::mlir::Type()); }]>
  ];
  let skipDefaultBuilders = 0;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getRank() const { return getDims().size(); }
    /// The size of dim `i` (which may be negative), when it is a number.
    std::optional<int64_t> getSize(int64_t i) const;
    /// The symbol of dim `i`, or null when it is a number.
    ::mlir::StringAttr getSymbol(int64_t i) const;
    bool hasStaticShape() const;
    /// The number of elements, when every dim is a number.
    std::optional<int64_t> getNumElements() const;
  }];
}

def Torch_RefType : Torch_Type<"Ref", "ref"> {
  let summary = "reference to a tensor that may be mutated and aliased";
  let description = "What TorchScript's `Tensor` is before Simplify.";
}

class Torch_ScalarType<string name, string typeMnemonic, string what> : Torch_Type<name, typeMnemonic> {
  let summary = what;
  let description = [{
    The parameter is the value where it is known (`!torch.int<3>`) or the symbol
    that holds its samples (`!torch.int<"2*n">`); without one, the value is
    known only at run time.
  }];
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$known);
  let builders = [TypeBuilder<(ins), [{ return $_get($_ctxt, ::mlir::Attribute()); }]>];
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::mlir::StringAttr getSymbol() const { return ::mlir::dyn_cast_or_null<::mlir::StringAttr>(getKnown()); }
  }];
}
def Torch_IntType : Torch_ScalarType<"TorchInt", "int", "Python int">;
def Torch_FloatType : Torch_ScalarType<"TorchFloat", "float", "Python float">;
def Torch_BoolType : Torch_ScalarType<"TorchBool", "bool", "Python bool">;
def Torch_ComplexType : Torch_Type<"TorchComplex", "complex"> { let summary = "Python complex"; }
def Torch_NumberType : Torch_Type<"TorchNumber", "number"> { let summary = "Python number of any kind"; }
def Torch_StrType : Torch_Type<"TorchStr", "str"> { let summary = "Python str"; }
def Torch_NoneType : Torch_Type<"TorchNone", "none"> { let summary = "None"; }
def Torch_DeviceType : Torch_Type<"TorchDevice", "device"> { let summary = "torch.device"; }
def Torch_GeneratorType : Torch_Type<"TorchGenerator", "generator"> { let summary = "torch.Generator"; }
def Torch_AnyType : Torch_Type<"TorchAny", "any"> { let summary = "Any"; }

def Torch_ListType : Torch_Type<"List", "list"> {
  let summary = "list";
  let description = [{
    `!torch.list<T>` has an unknown length; `!torch.list<[T0, T1]>` has one
    element of each type, in order.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "bool":$sized, ArrayRefParameter<"::mlir::Type">:$elements);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType),
      [{ return $_get(elementType.getContext(), elementType, false, ::llvm::ArrayRef<::mlir::Type>()); }]>,
    TypeBuilder<(ins "::llvm::ArrayRef<::mlir::Type>":$elements),
      [{ return $_get($_ctxt, ::mlir::Type(), true, elements); }]>
  ];
  let hasCustomAssemblyFormat = 1;
}
def Torch_OptionalType : Torch_Type<"TorchOptional", "optional"> {
  let summary = "Optional";
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $elementType `>`";
}
def Torch_TupleType : Torch_Type<"TorchTuple", "tuple"> {
  let summary = "tuple, named tuples included";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$elements);
  let hasCustomAssemblyFormat = 1;
}
def Torch_DictType : Torch_Type<"Dict", "dict"> {
  let summary = "dict";
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
  let assemblyFormat = "`<` $keyType `,` $valueType `>`";
}
def Torch_ClassType : Torch_Type<"Class", "class"> {
  let summary = "scripted class, enum or interface, by qualified name";
  let parameters = (ins "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` $name `>`";
}
def Torch_QuantizedType : Torch_Type<"Quantized", "quantized"> {
  let summary = "element type of quantized tensors: qint8, quint8, qint32, …";
  let parameters = (ins "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` $name `>`";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

class Torch_Op<string opMnemonic, list<Trait> traits = []> : Op<Torch_Dialect, opMnemonic, traits>;

def Torch_ConstantOp : Torch_Op<"constant", [Pure, ConstantLike]> {
  let summary = "value that is known";
  let description = [{
    Numbers, strings (also a device's), `unit` for None, elements for tensors,
    arrays of these for lists and tuples.
    ```mlir
    %0 = torch.constant 3 : i64 -> !torch.int<3>
    %1 = torch.constant dense<1.0> : tensor<2xf32> -> !torch.tensor<[2],f32>
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Torch_OperatorOp : Torch_Op<"operator"> {
  let summary = "operator that `aten_ops.txt` does not list";
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$outs);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = [{
    $name `(` $args `)` attr-dict `:` functional-type($args, $outs) ($bodies^)?
  }];
  let hasVerifier = 1;
}

def Torch_GlobalOp : Torch_Op<"global", [Symbol]> {
  let summary = "attribute of a module instance";
  let description = "Named by its path, `layer1.0.conv1.weight`. Tied tensors are one global.";
  let arguments = (ins SymbolNameAttr:$sym_name, AnyAttr:$value, TypeAttr:$type,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "$sym_name `=` $value attr-dict `->` $type";
  let hasVerifier = 1;
}
def Torch_GlobalGetOp : Torch_Op<"global_get", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "read of a module's attribute";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global attr-dict `:` type($result)";
}
def Torch_GlobalSetOp : Torch_Op<"global_set", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "write of a module's attribute";
  let arguments = (ins FlatSymbolRefAttr:$global, AnyType:$value);
  let assemblyFormat = "$global `,` $value attr-dict `:` type($value)";
}

def Torch_TorchYieldOp
    : Torch_Op<"prim.yield", [Pure, Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "results of a region; of a loop, the next condition before them";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def Torch_IfOp
    : Torch_Op<"prim.If", [RecursiveMemoryEffects,
                           DeclareOpInterfaceMethods<RegionBranchOpInterface,
                               ["areTypesCompatible", "getEntrySuccessorRegions"]>]> {
  let summary = "conditional";
  let arguments = (ins AnyType:$condition);
  let results = (outs Variadic<AnyType>:$outs);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let assemblyFormat = [{
    $condition attr-dict `:` type($condition) `->` custom<ResultTypes>(type($outs)) $thenRegion `else` $elseRegion
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def Torch_LoopOp
    : Torch_Op<"prim.Loop", [RecursiveMemoryEffects,
                             DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                 ["areTypesCompatible", "getEntrySuccessorOperands"]>]> {
  let summary = "loop";
  let description = [{
    Runs at most `maxTripCount` times, while the condition holds. The region
    takes the iteration number and the carried values, and yields the next
    condition and the carried values.
  }];
  let arguments = (ins AnyType:$maxTripCount, AnyType:$condition, Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$outs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $maxTripCount `,` $condition (`,` $inits^)? attr-dict `:` functional-type(operands, $outs) $body
  }];
  let extraClassDeclaration = [{
    /// Whether the first iteration is sure to run.
    bool surelyRuns();
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

class Torch_ContainerOp<string opMnemonic> : Torch_Op<opMnemonic, [Pure]> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`(` $elements `)` attr-dict `:` functional-type($elements, $result)";
  let hasVerifier = 1;
}
def Torch_ListConstructOp : Torch_ContainerOp<"prim.ListConstruct"> { let summary = "list of the operands"; }
def Torch_TupleConstructOp : Torch_ContainerOp<"prim.TupleConstruct"> { let summary = "tuple of the operands"; }
def Torch_DictConstructOp : Torch_ContainerOp<"prim.DictConstruct"> {
  let summary = "dict of the operands: key, value, key, value, …";
}
class Torch_UnpackOp<string opMnemonic> : Torch_Op<opMnemonic, [Pure]> {
  let arguments = (ins AnyType:$container);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$container attr-dict `:` functional-type($container, $elements)";
  let hasVerifier = 1;
}
def Torch_ListUnpackOp : Torch_UnpackOp<"prim.ListUnpack"> { let summary = "every element of a list"; }
def Torch_TupleUnpackOp : Torch_UnpackOp<"prim.TupleUnpack"> { let summary = "every element of a tuple"; }

#endif // TORCHONNX_DIALECTS_TORCH_TD
