//===- Modules.cpp - Module instances and their attributes ----------------===//

#include "lib/Import/Modules.h"
#include "dialects/Torch/ProgramInputs.h"
#include "lib/Oracle/Convert.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/ATen.h>

using namespace mlir;
namespace jit = torch::jit;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// The tree
//===----------------------------------------------------------------------===//

ModuleTree::ModuleTree(ModuleOp module, const Archive &archive,
                       ArrayRef<jit::Function *> entries)
    : module(module), symbols(module) {
  visit(archive.module._ivalue().get(), "");
  for (jit::Function *entry : entries)
    findWrites(*entry);
  // What code assigns is a variable of its own, whatever it holds at first.
  for (const StateSlot &slot : state)
    if (!isWritten(slot.object, slot.attribute))
      stateNames.try_emplace(slot.key, getName(slot.object, slot.attribute));
}

std::optional<ModuleTree::TensorKey>
ModuleTree::keyOf(const at::Tensor &tensor) {
  if (!tensor.defined() || tensor.layout() != at::kStrided ||
      !tensor.device().is_cpu() || tensor.is_quantized() || !tensor.numel())
    return std::nullopt;
  return TensorKey{tensor.const_data_ptr(),
                   static_cast<int>(tensor.scalar_type()), tensor.sizes().vec(),
                   tensor.strides().vec()};
}

void ModuleTree::visit(Object *object, const std::string &path) {
  if (!paths.try_emplace(object, path).second)
    return; // The same instance, under a second name.
  auto type = object->type();
  for (size_t i = 0, e = type->numAttributes(); i < e; ++i) {
    const c10::IValue &slot = object->getSlot(i);
    std::string name = path.empty() ? type->getAttributeName(i)
                                    : path + "." + type->getAttributeName(i);
    if (slot.isObject() && !slot.isCustomClass())
      visit(slot.toObject().get(), name);
    else if (slot.isTensor() && type->is_module() &&
             (type->is_parameter(i) || type->is_buffer(i)))
      if (std::optional<TensorKey> key = keyOf(slot.toTensor()))
        state.push_back({*key, object, type->getAttributeName(i)});
  }
}

/// `torch.nn.modules.conv.Conv2d`, without what archives add: where their code
/// is, and what tells apart classes that were compiled twice.
static std::string getPythonClass(const c10::ClassType &type) {
  SmallVector<StringRef> parts;
  for (const std::string &part : type.name()->atoms())
    if (part != "__torch__" && !StringRef(part).starts_with("___torch_mangle_"))
      parts.push_back(part);
  return llvm::join(parts, ".");
}

void ModuleTree::noteClasses() const {
  for (auto &[object, path] : paths)
    addModuleClass(path, getPythonClass(*object->type()));
}

bool ModuleTree::isWritten(const Object *object,
                           const std::string &attribute) const {
  return written.count({object->type()->name()->qualifiedName(), attribute});
}

std::string ModuleTree::getName(const Object *object,
                                const std::string &attribute) const {
  StringRef path = getPath(object);
  return path.empty() ? attribute : (path + "." + attribute).str();
}

ModuleTree::Object *ModuleTree::getChild(const Object *object,
                                         const std::string &attribute) const {
  c10::IValue slot = object->getAttr(attribute);
  if (!slot.isObject() || slot.isCustomClass() || isWritten(object, attribute))
    return nullptr;
  return slot.toObject().get();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Two globals that have elements in the same memory, as a buffer and a view of
/// it, or lists of one tensor, know of each other; and one that has some twice.
void ModuleTree::noteShared(GlobalOp global, const c10::IValue &value) {
  if (value.isTuple() || value.isList()) {
    for (const c10::IValue &part : value.isTuple()
                                       ? value.toTupleRef().elements().vec()
                                       : value.toListRef().vec())
      noteShared(global, part);
    return;
  }
  if (value.isGenericDict()) {
    for (const auto &entry : value.toGenericDict())
      noteShared(global, entry.value());
    return;
  }
  if (!value.isTensor())
    return;
  const at::Tensor &tensor = value.toTensor();
  if (!tensor.defined() || tensor.layout() != at::kStrided ||
      !tensor.device().is_cpu() || tensor.numel() == 0)
    return;
  int64_t last = 0;
  for (int64_t i = 0; i < tensor.dim(); ++i)
    last += (tensor.size(i) - 1) * tensor.stride(i);
  const char *begin = static_cast<const char *>(tensor.const_data_ptr());
  Extent extent{begin, begin + (last + 1) * tensor.element_size(), global};
  auto add = [](Operation *op, Operation *other) {
    SmallVector<Attribute> names;
    if (auto known = op->getAttrOfType<ArrayAttr>(kSharesAttr))
      names.assign(known.begin(), known.end());
    StringAttr name = cast<GlobalOp>(other).getSymNameAttr();
    if (llvm::is_contained(names, name))
      return;
    names.push_back(name);
    op->setAttr(kSharesAttr, ArrayAttr::get(op->getContext(), names));
  };
  for (const Extent &other : extents)
    if (extent.begin < other.end && other.begin < extent.end) {
      add(global, other.global);
      add(other.global, global);
    }
  extents.push_back(extent);
}

FailureOr<FlatSymbolRefAttr> ModuleTree::getGlobal(Location loc, StringRef name,
                                                   const c10::IValue &value,
                                                   Type type) {
  MLIRContext *context = module.getContext();
  auto ref = FlatSymbolRefAttr::get(context, name);
  if (symbols.lookup(name))
    return ref;
  Attribute attr = convertValue(context, value, name);
  if (!attr)
    return emitError(loc) << "attribute '" << name
                          << "' holds a value that cannot be read: "
                          << (value.isTensor()
                                  ? "its elements are not on the CPU"
                                  : value.type()->str());
  OpBuilder builder(context);
  auto global =
      GlobalOp::create(builder, NameLoc::get(builder.getStringAttr(name)), name,
                       attr, type, builder.getStringAttr("private"));
  noteShared(global, value);
  // Its elements are in order here; the program may ask how they lay.
  if (value.isTensor() && value.toTensor().defined() &&
      value.toTensor().layout() == at::kStrided &&
      !value.toTensor().is_contiguous())
    global->setAttr(kStridedAttr, builder.getUnitAttr());
  // Globals come first, in the order of their first use.
  symbols.insert(global, lastGlobal ? std::next(lastGlobal->getIterator())
                                    : module.getBody()->begin());
  lastGlobal = global;
  return ref;
}

FailureOr<Value> ModuleTree::read(OpBuilder &builder, Location loc,
                                  const Object *object,
                                  const std::string &attribute) {
  c10::IValue value = object->getAttr(attribute);
  c10::TypePtr type = object->type()->getAttribute(attribute);
  std::string name = getName(object, attribute);
  if (!isWritten(object, attribute))
    return materialize(builder, loc, value, type, name);
  Type converted = convertType(type, RefType::get(builder.getContext()));
  FailureOr<FlatSymbolRefAttr> global = getGlobal(loc, name, value, converted);
  if (failed(global))
    return failure();
  return GlobalGetOp::create(builder, loc, converted, *global).getResult();
}

LogicalResult ModuleTree::write(OpBuilder &builder, Location loc,
                                const Object *object,
                                const std::string &attribute, Value value) {
  // It is assigned what it is.
  if (!isWritten(object, attribute))
    return success();
  Type type = convertType(object->type()->getAttribute(attribute),
                          RefType::get(builder.getContext()));
  FailureOr<FlatSymbolRefAttr> global = getGlobal(
      loc, getName(object, attribute), object->getAttr(attribute), type);
  if (failed(global))
    return failure();
  GlobalSetOp::create(builder, loc, *global, value);
  return success();
}

Value ModuleTree::getReference(OpBuilder &builder, Location loc,
                               const Object *object) {
  Type type = convertType(object->type(), RefType::get(builder.getContext()));
  return ConstantOp::create(builder, loc, type,
                            builder.getStringAttr(getPath(object)));
}

/// Whether a value has parts that are better made by ops than written as one
/// attribute: tensors, which are globals, objects, and dicts.
static bool isMadeByOps(const c10::IValue &value) {
  if (value.isTensor())
    return value.toTensor().defined();
  if (value.isObject() || value.isGenericDict())
    return true;
  if (value.isTuple())
    return llvm::any_of(value.toTupleRef().elements(), isMadeByOps);
  if (value.isList())
    return llvm::any_of(value.toListRef(), isMadeByOps);
  return false;
}

static bool mentionsClass(const c10::Type &type) {
  return type.kind() == c10::TypeKind::ClassType ||
         llvm::any_of(type.containedTypes(), [](const c10::TypePtr &part) {
           return mentionsClass(*part);
         });
}

/// Whether an object can be made anew wherever it is read. One that points to
/// objects may do so in a circle.
static bool canBeCopied(const c10::ClassType &type) {
  return !type.is_module() &&
         llvm::none_of(type.getAttributes(), [](const auto &attribute) {
           return mentionsClass(*attribute.getType());
         });
}

/// The type of a value that is known: its own where `declared` is looser.
static Type getValueType(MLIRContext *context, const c10::IValue &value,
                         const c10::TypePtr &declared) {
  if (value.isNone() || (value.isTensor() && !value.toTensor().defined()))
    return TorchNoneType::get(context);
  Type type = convertType(declared, RefType::get(context));
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  if (isa<TorchAnyType, TorchNumberType>(type))
    type = convertType(value.type(), RefType::get(context));
  return type;
}

FailureOr<Value> ModuleTree::materialize(OpBuilder &builder, Location loc,
                                         const c10::IValue &value,
                                         const c10::TypePtr &declared,
                                         StringRef name) {
  Type type = getValueType(builder.getContext(), value, declared);
  if (!isMadeByOps(value)) {
    if (Attribute attr = convertValue(builder.getContext(), value, name))
      return ConstantOp::create(builder, loc, type, attr).getResult();
    return ConstantOp::create(builder, loc, type, builder.getStringAttr(name))
        .getResult();
  }
  if (value.isTensor())
    return readTensor(builder, loc, value.toTensor(), name);
  if (value.isCustomClass())
    return readPacked(builder, loc, value, name);
  if (value.isObject()) {
    auto object = value.toObject();
    if (paths.contains(object.get()))
      return getReference(builder, loc, object.get());
    if (canBeCopied(*object->type()))
      return makeObject(builder, loc, *object, type, name);
    return ConstantOp::create(builder, loc, type, builder.getStringAttr(name))
        .getResult();
  }

  SmallVector<Value> elements;
  auto add = [&](const c10::IValue &element, const c10::TypePtr &elementType) {
    FailureOr<Value> made =
        materialize(builder, loc, element, elementType,
                    (name + "." + Twine(elements.size())).str());
    if (succeeded(made))
      elements.push_back(*made);
    return made;
  };
  if (value.isTuple()) {
    for (const c10::IValue &element : value.toTupleRef().elements())
      if (failed(add(element, element.type())))
        return failure();
    return TupleConstructOp::create(builder, loc, type, elements).getResult();
  }
  if (value.isGenericDict()) {
    auto dict = value.toGenericDict();
    for (const auto &entry : dict)
      if (failed(add(entry.key(), dict.keyType())) ||
          failed(add(entry.value(), dict.valueType())))
        return failure();
    return DictConstructOp::create(builder, loc, type, elements).getResult();
  }
  for (const c10::IValue &element : value.toListRef())
    if (failed(add(element, element.type())))
      return failure();
  return ListConstructOp::create(builder, loc, type, elements).getResult();
}

FailureOr<Value> ModuleTree::makeObject(OpBuilder &builder, Location loc,
                                        const Object &object, Type type,
                                        StringRef name) {
  Value made = createOperator(builder, loc, "prim::CreateObject", {}, type)
                   ->getResult(0);
  for (const c10::ClassAttribute &attribute : object.type()->getAttributes()) {
    FailureOr<Value> value = materialize(
        builder, loc, object.getAttr(attribute.getName()), attribute.getType(),
        (name + "." + attribute.getName()).str());
    if (failed(value))
      return failure();
    Operation *set =
        createOperator(builder, loc, "prim::SetAttr", {made, *value}, {});
    set->setAttr("attr", builder.getStringAttr(attribute.getName()));
    set->setAttr("saved", builder.getStringAttr(name));
  }
  return made;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

FailureOr<Value> ModuleTree::readTensor(OpBuilder &builder, Location loc,
                                        const at::Tensor &tensor,
                                        StringRef name) {
  if (tensor.is_quantized())
    return readQuantized(builder, loc, tensor, name);
  Type type = RefType::get(builder.getContext());
  FlatSymbolRefAttr *known = nullptr;
  if (std::optional<TensorKey> key = keyOf(tensor)) {
    known = &tensors[*key];
    // Of a list of weights, that of the state_dict.
    if (auto it = stateNames.find(*key); it != stateNames.end())
      name = it->second;
  }
  FailureOr<FlatSymbolRefAttr> global =
      known && *known ? *known : getGlobal(loc, name, tensor, type);
  if (failed(global))
    return failure();
  if (known)
    *known = *global;
  return GlobalGetOp::create(builder, loc, type, *global).getResult();
}

FailureOr<Value> ModuleTree::readQuantized(OpBuilder &builder, Location loc,
                                           const at::Tensor &tensor,
                                           StringRef name) {
  Type type = RefType::get(builder.getContext());
  auto constant = [&](const c10::IValue &value) {
    return materialize(builder, loc, value, value.type(), name);
  };
  // The stored integers, seen where they are.
  at::ScalarType integer = tensor.scalar_type() == at::kQInt8    ? at::kChar
                           : tensor.scalar_type() == at::kQUInt8 ? at::kByte
                                                                 : at::kInt;
  at::Tensor numbers;
  if (tensor.scalar_type() == at::kQInt8 ||
      tensor.scalar_type() == at::kQUInt8 ||
      tensor.scalar_type() == at::kQInt32)
    numbers = at::from_blob(
        tensor.data_ptr(), tensor.sizes(), tensor.strides(),
        [tensor](void *) {}, at::TensorOptions(integer));
  else
    numbers = tensor.int_repr();
  FailureOr<Value> values = readTensor(builder, loc, numbers, name);
  if (failed(values))
    return failure();
  if (tensor.qscheme() == at::kPerTensorAffine ||
      tensor.qscheme() == at::kPerTensorSymmetric) {
    FailureOr<Value> scale = constant(tensor.q_scale()),
                     zero = constant(tensor.q_zero_point());
    return createOperator(builder, loc,
                          "aten::_make_per_tensor_quantized_tensor",
                          {*values, *scale, *zero}, type)
        ->getResult(0);
  }
  // Packed weights may go before what is read here does.
  auto parameter = [&](const at::Tensor &values,
                       StringRef suffix) -> FailureOr<Value> {
    FailureOr<FlatSymbolRefAttr> global =
        getGlobal(loc, (name + suffix).str(), values.clone(), type);
    if (failed(global))
      return failure();
    return GlobalGetOp::create(builder, loc, type, *global).getResult();
  };
  FailureOr<Value> scales = parameter(tensor.q_per_channel_scales(), ".scales"),
                   zeros = parameter(tensor.q_per_channel_zero_points(),
                                     ".zero_points");
  FailureOr<Value> axis = constant(tensor.q_per_channel_axis());
  if (failed(scales) || failed(zeros))
    return failure();
  return createOperator(builder, loc,
                        "aten::_make_per_channel_quantized_tensor",
                        {*values, *scales, *zeros, *axis}, type)
      ->getResult(0);
}

/// Runs an operator on one packed object: its results.
static std::vector<c10::IValue> call(const std::string &name,
                                     const c10::IValue &packed) {
  for (const auto &op :
       jit::getAllOperatorsFor(c10::Symbol::fromQualString(name))) {
    if (op->schema().arguments().size() != 1)
      continue;
    jit::Stack stack{packed};
    op->getOperation()(stack);
    return stack;
  }
  TORCH_CHECK(false, "no operator ", name);
}

/// Splits packed weights into the operator that packs them and its arguments.
static std::pair<std::string, std::vector<c10::IValue>>
unpack(const c10::IValue &packed) {
  StringRef name(packed.type()->castRaw<c10::ClassType>()->name()->name());
  auto append = [](std::vector<c10::IValue> &to,
                   std::vector<c10::IValue> from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  if (name == "LinearPackedParamsBase") {
    std::vector<c10::IValue> args = call("quantized::linear_unpack", packed);
    return {args.at(0).toTensor().is_quantized()
                ? "quantized::linear_prepack"
                : "quantized::linear_prepack_fp16",
            args};
  }
  if (name == "EmbeddingPackedParamsBase")
    return {"quantized::embedding_bag_prepack",
            call("quantized::embedding_bag_unpack", packed)};
  if (name == "Conv2dPackedParamsBase" || name == "Conv3dPackedParamsBase") {
    std::string op =
        name.starts_with("Conv2d") ? "quantized::conv2d" : "quantized::conv3d";
    bool isTransposed =
        call(op + "_transpose", packed).front().toScalar().to<bool>();
    std::string inner =
        isTransposed ? op.insert(strlen("quantized::conv"), "_transpose") : op;
    std::vector<c10::IValue> args = call(inner + "_unpack", packed);
    for (const char *part :
         {"_stride", "_padding", "_output_padding", "_dilation", "_groups"})
      if (isTransposed || StringRef(part) != "_output_padding")
        append(args, call(inner + part, packed));
    return {inner + "_prepack", args};
  }
  auto stateOf = [](const c10::IValue &object) {
    c10::IValue state =
        object.toObject()->type()->getMethod("__getstate__")({object});
    return state.toTupleRef().elements().vec();
  };
  // A cell of a recurrent layer: its kind, tensors, floats, ints, and weights
  // that are packed themselves.
  if (name == "CellParamsBase") {
    std::vector<c10::IValue> state = stateOf(packed),
                             args = state.at(4).toListRef().vec();
    std::string kind = state.at(0).toStringRef();
    if (kind == "quantized_fp16")
      return {"quantized::make_quantized_cell_params_fp16", args};
    if (kind != "quantized_dynamic")
      return {};
    for (const at::Tensor &bias : state.at(1).toTensorVector())
      args.emplace_back(bias);
    args.emplace_back(state.at(3).toIntVector().at(0) != 0);
    return {"quantized::make_quantized_cell_params_dynamic", args};
  }
  static const std::pair<StringRef, const char *> withState[] = {
      {"LinearOpContext", "prepacked::linear_clamp_prepack"},
      {"Conv2dOpContext", "prepacked::conv2d_clamp_prepack"},
      {"TransposeConv2dOpContext",
       "prepacked::conv2d_transpose_clamp_prepack"}};
  for (auto [className, op] : withState)
    if (name == className)
      return {op, stateOf(packed)};
  return {};
}

static Value asFloat(OpBuilder &builder, Location loc, Value tensor) {
  auto constant = [&](Attribute value) -> Value {
    return ConstantOp::create(builder, loc, getConstantType(value), value);
  };
  Value no = constant(builder.getBoolAttr(false));
  return createOperator(
             builder, loc, "aten::to.dtype",
             {tensor, constant(builder.getI64IntegerAttr(int64_t(at::kFloat))),
              no, no, constant(builder.getUnitAttr())},
             tensor.getType())
      ->getResult(0);
}

FailureOr<Value> ModuleTree::readPacked(OpBuilder &builder, Location loc,
                                        const c10::IValue &value,
                                        StringRef name) {
  Type type = convertType(value.type(), RefType::get(builder.getContext()));
  auto named = [&]() -> Value {
    return ConstantOp::create(builder, loc, type, builder.getStringAttr(name));
  };
  try {
    auto [op, args] = unpack(value);
    if (!op.empty()) {
      SmallVector<Value> operands;
      for (const c10::IValue &arg : args) {
        std::string part =
            arg.isCustomClass()    ? (operands.empty() ? "ih" : "hh")
            : operands.empty()     ? "weight"
            : operands.size() == 1 ? "bias"
                                   : std::to_string(operands.size());
        // Kept in half precision, as which they were packed.
        bool isHalf =
            op.ends_with("_fp16") && arg.isTensor() && operands.empty();
        FailureOr<Value> operand = materialize(
            builder, loc,
            isHalf ? c10::IValue(arg.toTensor().to(at::kHalf)) : arg,
            arg.type(), (name + "." + part).str());
        if (failed(operand))
          return failure();
        operands.push_back(isHalf ? asFloat(builder, loc, *operand) : *operand);
      }
      return createOperator(builder, loc, op, operands, type)->getResult(0);
    }
  } catch (const std::exception &) {
    // Not a kind that can be unpacked here: a constant that only has a class,
    // for which later stages have a located error.
    return named();
  }
  return named();
}

} // namespace torchonnx
