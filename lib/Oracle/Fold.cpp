//===- Fold.cpp - Results that are known ----------------------------------===//
//
// Of known operands LibTorch computes the results. Of a number that is read
// from a tensor, the sizes that it was made of tell what it is.
//
//===----------------------------------------------------------------------===//

#include "ExactSizes.h"
#include "Infer.h"
#include "LibTorchOracle.h"
#include "mlir/IR/Builders.h"
#include <ATen/ATen.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;

/// Results larger than this stay operators: a constant would bloat the model.
static constexpr int64_t maxFoldedElements = 4096;
/// Operands larger than this are not worth computing with while compiling.
static constexpr int64_t maxFoldInputs = 1 << 20;

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

/// The number of elements of the tensors in `value`.
static int64_t countElements(Attribute value) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return elements.getNumElements();
  int64_t count = 0;
  if (auto array = dyn_cast<ArrayAttr>(value))
    for (Attribute element : array)
      count += countElements(element);
  return count;
}
static int64_t countElements(Type type) {
  if (auto tensor = dyn_cast<TorchTensorType>(type))
    return tensor.getNumElements().value_or(maxFoldedElements + 1);
  int64_t count = 0;
  if (auto list = dyn_cast<ListType>(type)) {
    if (!list.getSized())
      return maxFoldedElements + 1;
    for (Type element : list.getElements())
      count += countElements(element);
  }
  return count;
}

std::optional<SmallVector<Inferred>>
LibTorchOracle::fold(const TorchOperator &op, ValueRange operands,
                     ArrayRef<Inferred> inferred) {
  int64_t inputs = 0, outputs = 0;
  for (Value operand : operands)
    inputs += countElements(getKnownValue(operand));
  for (const Inferred &result : inferred)
    outputs += countElements(result.type);
  if (inputs > maxFoldInputs || outputs > maxFoldedElements)
    return std::nullopt;
  SmallVector<Inferred> folded;
  std::string why;
  // The CPU lacks kernels too (of half precision, say): then it is not folded.
  if (failed(guarded(why, [&] {
        reader.setReal(true);
        Stack stack = readOperands(op, operands);
        op.run(stack);
        symbolic = false;
        learned = {};
        rows.assign({0u});
        for (auto [i, value] : llvm::enumerate(stack)) {
          const IValue *single = &value;
          Inferred result = generalise(op, single, getReturnType(op, i));
          if (!result.value && countElements(result.type) <= maxFoldedElements)
            result.value = convertValue(context, value);
          folded.push_back(result);
        }
      }))) {
    reader.setReal(false);
    return std::nullopt;
  }
  reader.setReal(false);
  return folded;
}

//===----------------------------------------------------------------------===//
// Scalars read from tensors
//===----------------------------------------------------------------------===//

std::optional<IValue> LibTorchOracle::compute(Value value,
                                              const c10::TypePtr &expected,
                                              unsigned k, unsigned &budget) {
  constexpr int64_t maxElements = 4096;
  auto type = dyn_cast<TorchTensorType>(value.getType());
  Operation *def = value.getDefiningOp();
  if (Attribute constant = getKnownValue(value)) {
    if (countElements(constant) > maxElements)
      return std::nullopt;
    reader.setReal(true);
    return reader.read(constant, expected);
  }
  if (isa_and_nonnull<ListConstructOp>(def)) {
    std::vector<IValue> elements;
    c10::TypePtr list = expected;
    while (list && list->kind() == c10::TypeKind::OptionalType)
      list = list->containedType(0);
    c10::TypePtr elementType = list && list->kind() == c10::TypeKind::ListType
                                   ? list->containedType(0)
                                   : nullptr;
    for (Value operand : def->getOperands()) {
      std::optional<IValue> element = compute(operand, elementType, k, budget);
      if (!element)
        return std::nullopt;
      elements.push_back(std::move(*element));
    }
    if (!elementType || elementType->hasFreeVariables())
      elementType =
          elements.empty() ? c10::TensorType::get() : elements.front().type();
    c10::impl::GenericList result(elementType);
    for (IValue &element : elements)
      result.push_back(std::move(element));
    return result;
  }
  if (!type) {
    // Numbers, and lists of them, that the type tells.
    bool sawUnknown = std::exchange(reader.sawUnknown, false);
    reader.setReal(true);
    reader.setSample(k);
    IValue result = reader.read(value.getType(), expected);
    bool unknown = std::exchange(reader.sawUnknown, sawUnknown);
    return unknown ? std::nullopt : std::optional<IValue>(result);
  }
  StringRef name = def ? getOperatorName(def) : StringRef();
  if (name.empty() || budget-- == 0)
    return std::nullopt;
  const TorchOperator *op = registry.find(name);
  if (!op || op->isNondeterministic || op->isMutable ||
      op->schema->arguments().size() != def->getNumOperands())
    return std::nullopt;
  Stack stack;
  for (auto [operand, argument] :
       llvm::zip(def->getOperands(), op->schema->arguments())) {
    std::optional<IValue> read = compute(operand, argument.type(), k, budget);
    if (!read)
      return std::nullopt;
    stack.push_back(std::move(*read));
  }
  op->run(stack);
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (index >= stack.size() || (stack[index].isTensor() &&
                                stack[index].toTensor().numel() > maxElements))
    return std::nullopt;
  return stack[index];
}

SmallVector<Inferred> LibTorchOracle::inferElementRead(const TorchOperator &op,
                                                       ValueRange operands) {
  Builder builder(context);
  // Sizes that passed through tensors are still sizes.
  std::vector<IValue> computed;
  rows.clear();
  reader.sawSymbol = false;
  for (unsigned k : symbols.getLive().set_bits()) {
    std::string why;
    std::optional<IValue> value;
    (void)guarded(why, [&] {
      Stack stack;
      unsigned budget = 64;
      for (auto [operand, argument] :
           llvm::zip(operands, op.schema->arguments())) {
        std::optional<IValue> read =
            compute(operand, argument.type(), k, budget);
        if (!read)
          return;
        stack.push_back(std::move(*read));
      }
      op.run(stack);
      value = stack.front();
    });
    if (!value)
      break;
    rows.push_back(k);
    computed.push_back(std::move(*value));
  }
  reader.setReal(false);
  if (computed.size() == symbols.getLive().count()) {
    symbolic = reader.sawSymbol;
    learned = {};
    numbersUsed = othersUsed = 0;
    if (operands.size() == 1 && computed.front().isInt())
      learned.numbers = {integerIn(operands[0], symbols)};
    auto values = mapToVector(
        computed, [](const IValue &v) -> const IValue * { return &v; });
    return {generalise(op, values, getReturnType(op, 0))};
  }

  c10::TypePtr declared = getReturnType(op, 0);
  Type type = convertType(declared, TorchTensorType::get(context));
  // `item` returns what the tensor holds.
  if (auto tensor = dyn_cast<TorchTensorType>(operands.front().getType());
      tensor && tensor.getRanked() && isa<TorchNumberType>(type)) {
    Type dtype = tensor.getDtype();
    if (dtype.isInteger(1))
      type = TorchBoolType::get(context);
    else if (isa<IntegerType>(dtype))
      type = TorchIntType::get(context);
    else if (isa<FloatType>(dtype))
      type = TorchFloatType::get(context);
    else if (isa<mlir::ComplexType>(dtype))
      type = TorchComplexType::get(context);
  }
  if (isa<TorchIntType>(type))
    type = TorchIntType::get(context, symbols.addUnbacked());
  return {{type, {}}};
}
