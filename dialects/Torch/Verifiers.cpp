//===- Verifiers.cpp - What the structural ops demand ---------------------===//
//
// Types before Simplify are loose: references, Optionals, Any. What is refused
// is what can never be: a list that is a number, a value that is not the one
// its type says.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// `T` of Optional[T].
static Type stripOptional(Type type) {
  while (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  return type;
}

/// Two facts that are both known and differ; a symbol may be any number.
static bool differ(Attribute x, Attribute y) {
  return x && y && !isa<StringAttr>(x) && !isa<StringAttr>(y) && x != y;
}

static bool agree(Type x, Type y);

static bool agree(TypeRange x, TypeRange y) {
  return x.size() == y.size() && llvm::all_of(llvm::zip(x, y), [](auto pair) {
           return agree(std::get<0>(pair), std::get<1>(pair));
         });
}

static bool agreeTensors(TorchTensorType x, TorchTensorType y) {
  if (!x.getRanked() || !y.getRanked())
    return true;
  return x.getDtype() == y.getDtype() && x.getRank() == y.getRank() &&
         llvm::none_of(llvm::zip(x.getDims(), y.getDims()), [](auto dims) {
           return differ(std::get<0>(dims), std::get<1>(dims));
         });
}

static bool agreeLists(ListType x, ListType y) {
  if (x.getSized() && y.getSized())
    return agree(x.getElements(), y.getElements());
  if (y.getSized())
    std::swap(x, y);
  if (!x.getSized())
    return agree(x.getElementType(), y.getElementType());
  return llvm::all_of(x.getElements(), [&](Type element) {
    return agree(element, y.getElementType());
  });
}

/// Whether some value is of both types.
static bool agree(Type x, Type y) {
  if (x == y || isa<TorchAnyType>(x) || isa<TorchAnyType>(y))
    return true;
  bool isOptional = isa<TorchOptionalType>(x) || isa<TorchOptionalType>(y);
  x = stripOptional(x);
  y = stripOptional(y);
  if (isa<TorchNoneType>(x) || isa<TorchNoneType>(y))
    return isOptional || x == y;
  if (isa<TorchNumberType>(x) || isa<TorchNumberType>(y))
    return isNumber(x) && isNumber(y);
  if (isa<RefType, TorchTensorType>(x) && isa<RefType, TorchTensorType>(y)) {
    auto a = dyn_cast<TorchTensorType>(x), b = dyn_cast<TorchTensorType>(y);
    return !a || !b || agreeTensors(a, b);
  }
  // A device is its name.
  if (isa<TorchStrType, TorchDeviceType>(x) &&
      isa<TorchStrType, TorchDeviceType>(y))
    return true;
  if (x.getTypeID() != y.getTypeID())
    return false;
  return TypeSwitch<Type, bool>(x)
      .Case<TorchIntType, TorchFloatType, TorchBoolType>([&](auto scalar) {
        return !differ(scalar.getKnown(), cast<decltype(scalar)>(y).getKnown());
      })
      .Case([&](ListType list) { return agreeLists(list, cast<ListType>(y)); })
      .Case([&](TorchTupleType tuple) {
        return agree(TypeRange(tuple.getElements()),
                     TypeRange(cast<TorchTupleType>(y).getElements()));
      })
      .Case([&](DictType dict) {
        auto other = cast<DictType>(y);
        return agree(dict.getKeyType(), other.getKeyType()) &&
               agree(dict.getValueType(), other.getValueType());
      })
      .Default(true); // Classes may be derived from one another.
}

/// Checks what is passed on one by one: operands, yields, results.
static LogicalResult checkPassed(Operation *op, StringRef from, TypeRange given,
                                 StringRef to, TypeRange wanted) {
  if (given.size() != wanted.size())
    return op->emitOpError() << "has " << given.size() << ' ' << from
                             << ", but " << wanted.size() << ' ' << to;
  for (auto [i, x, y] : llvm::enumerate(given, wanted))
    if (!agree(x, y))
      return op->emitOpError() << "#" << i << " of its " << from << " is " << x
                               << ", but of its " << to << " it is " << y;
  return success();
}

static LogicalResult checkIs(Operation *op, StringRef what, Type type,
                             Type wanted) {
  if (agree(type, wanted))
    return success();
  return op->emitOpError() << what << " must be " << wanted << ", not " << type;
}

//===----------------------------------------------------------------------===//
// Known values
//===----------------------------------------------------------------------===//

static bool isValueOf(Attribute value, Type type);

/// What the value of a constant of elements may be: a tensor, or the complex
/// number that it holds.
static bool areElementsOf(ElementsAttr value, Type type) {
  ShapedType shaped = value.getShapedType();
  if (isa<TorchComplexType>(type))
    return shaped.getRank() == 0 &&
           isa<mlir::ComplexType>(shaped.getElementType());
  auto tensor = dyn_cast<TorchTensorType>(type);
  return isa<RefType>(type) ||
         (tensor &&
          agreeTensors(tensor, cast<TorchTensorType>(getConstantType(value))));
}

static bool areAll(ArrayAttr values, function_ref<Type(size_t)> typeOf) {
  return llvm::all_of(llvm::enumerate(values), [&](auto element) {
    return isValueOf(element.value(), typeOf(element.index()));
  });
}

static bool isArrayOf(ArrayAttr array, Type type) {
  return TypeSwitch<Type, bool>(type)
      .Case([&](ListType list) {
        if (!list.getSized())
          return areAll(array, [&](size_t) { return list.getElementType(); });
        return array.size() == list.getElements().size() &&
               areAll(array, [&](size_t i) { return list.getElements()[i]; });
      })
      .Case([&](TorchTupleType tuple) {
        return array.size() == tuple.getElements().size() &&
               areAll(array, [&](size_t i) { return tuple.getElements()[i]; });
      })
      .Case([&](DictType dict) {
        return llvm::all_of(array, [&](Attribute entry) {
          auto pair = dyn_cast<ArrayAttr>(entry);
          return pair && pair.size() == 2 &&
                 isValueOf(pair[0], dict.getKeyType()) &&
                 isValueOf(pair[1], dict.getValueType());
        });
      })
      .Case([](ClassType) { return true; }) // A member of an enum.
      .Default(false);
}

static bool isValueOf(Attribute value, Type type) {
  bool isOptional = isa<TorchOptionalType>(type);
  type = stripOptional(type);
  if (isa<TorchAnyType>(type))
    return true;
  return TypeSwitch<Attribute, bool>(value)
      // No tensor is a tensor that is undefined.
      .Case([&](UnitAttr) {
        return isOptional || isa<TorchNoneType, RefType>(type);
      })
      .Case<BoolAttr, IntegerAttr, FloatAttr>([&](auto known) {
        return isNumber(type) && agree(getConstantType(known), type);
      })
      .Case([&](StringAttr) {
        return isa<TorchStrType, TorchDeviceType, ClassType>(type);
      })
      .Case(
          [&](ElementsAttr elements) { return areElementsOf(elements, type); })
      .Case([&](ArrayAttr array) { return isArrayOf(array, type); })
      .Default(false);
}

static LogicalResult checkValue(Operation *op, Attribute value, Type type) {
  if (isValueOf(value, type))
    return success();
  return op->emitOpError() << "holds no " << type;
}

LogicalResult ConstantOp::verify() {
  return checkValue(*this, getValue(), getType());
}

Operation *TorchDialect::materializeConstant(OpBuilder &builder,
                                             Attribute value, Type type,
                                             Location loc) {
  return isValueOf(value, type)
             ? ConstantOp::create(builder, loc, type, value).getOperation()
             : nullptr;
}

LogicalResult GlobalOp::verify() {
  return checkValue(*this, getValue(), getType());
}

static LogicalResult checkGlobal(Operation *op, FlatSymbolRefAttr name,
                                 Type type, SymbolTableCollection &symbols) {
  auto global = symbols.lookupNearestSymbolFrom<GlobalOp>(op, name);
  if (!global)
    return op->emitOpError() << name << " is no torch.global";
  if (agree(type, global.getType()))
    return success();
  return op->emitOpError() << name << " is " << global.getType() << ", not "
                           << type;
}

LogicalResult GlobalGetOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return checkGlobal(*this, getGlobalAttr(), getType(), symbols);
}

LogicalResult GlobalSetOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return checkGlobal(*this, getGlobalAttr(), getValue().getType(), symbols);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Whether the regions of an op end in yields. MLIR checks what is passed on
/// (verifyRegionBranchOpInterface).
static LogicalResult checkYields(Operation *op) {
  for (Region &region : op->getRegions())
    if (Block &block = region.front();
        block.empty() || !isa<TorchYieldOp>(block.back()))
      return op->emitOpError() << "region #" << region.getRegionNumber()
                               << " must end in torch.prim.yield";
  return success();
}

bool IfOp::areTypesCompatible(Type x, Type y) { return agree(x, y); }
bool LoopOp::areTypesCompatible(Type x, Type y) { return agree(x, y); }

LogicalResult IfOp::verify() {
  return checkIs(*this, "condition", getCondition().getType(),
                 TorchBoolType::get(getContext()));
}

LogicalResult IfOp::verifyRegions() {
  for (Region &region : (*this)->getRegions())
    if (region.getNumArguments())
      return emitOpError() << (region.getRegionNumber() ? "else" : "then")
                           << " takes arguments";
  return checkYields(*this);
}

LogicalResult LoopOp::verify() {
  return failure(
      failed(checkIs(*this, "maxTripCount", getMaxTripCount().getType(),
                     TorchIntType::get(getContext()))) ||
      failed(checkIs(*this, "condition", getCondition().getType(),
                     TorchBoolType::get(getContext()))));
}

LogicalResult LoopOp::verifyRegions() {
  TypeRange arguments(getBody().getArgumentTypes());
  if (arguments.empty())
    return emitOpError("body must take the iteration number");
  if (failed(checkYields(*this)))
    return failure();
  TypeRange yields(getBody().front().back().getOperandTypes());
  if (yields.empty())
    return emitOpError("body must yield the next condition");
  return failure(failed(checkIs(*this, "iteration number", arguments.front(),
                                TorchIntType::get(getContext()))) ||
                 failed(checkIs(*this, "next condition", yields.front(),
                                TorchBoolType::get(getContext()))));
}

//===----------------------------------------------------------------------===//
// Containers
//===----------------------------------------------------------------------===//

/// Checks the elements of a list or tuple, which Any may hide.
static LogicalResult checkElements(Operation *op, TypeRange elements,
                                   Type container) {
  container = stripOptional(container);
  if (isa<TorchAnyType>(container))
    return success();
  bool isList = isa<ListConstructOp, ListUnpackOp>(op);
  auto list = dyn_cast<ListType>(container);
  auto tuple = dyn_cast<TorchTupleType>(container);
  if (isList ? !list : !tuple)
    return op->emitOpError() << "needs a " << (isList ? "list" : "tuple")
                             << ", not " << container;
  if (tuple || list.getSized())
    return checkPassed(op, "values", elements, "elements",
                       tuple ? tuple.getElements() : list.getElements());
  for (auto [i, element] : llvm::enumerate(elements))
    if (!agree(element, list.getElementType()))
      return op->emitOpError()
             << "value #" << i << " is " << element << ", but elements are "
             << list.getElementType();
  return success();
}

LogicalResult ListConstructOp::verify() {
  return checkElements(*this, getElements().getTypes(), getType());
}
LogicalResult TupleConstructOp::verify() {
  return checkElements(*this, getElements().getTypes(), getType());
}
LogicalResult ListUnpackOp::verify() {
  return checkElements(*this, getResultTypes(), getContainer().getType());
}
LogicalResult TupleUnpackOp::verify() {
  return checkElements(*this, getResultTypes(), getContainer().getType());
}

LogicalResult DictConstructOp::verify() {
  if (getElements().size() % 2)
    return emitOpError() << "needs a value for each key, but has "
                         << getElements().size() << " operands";
  Type type = stripOptional(getType());
  if (isa<TorchAnyType>(type))
    return success();
  auto dict = dyn_cast<DictType>(type);
  if (!dict)
    return emitOpError() << "needs a dict, not " << type;
  for (auto [i, element] : llvm::enumerate(getElements().getTypes())) {
    Type wanted = i % 2 ? dict.getValueType() : dict.getKeyType();
    if (!agree(element, wanted))
      return emitOpError() << "operand #" << i << " is " << element
                           << ", but must be " << wanted;
  }
  return success();
}
