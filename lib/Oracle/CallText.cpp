//===- CallText.cpp - What is told apart of a call ------------------------===//

#include "CallText.h"
#include "SizeFunctions.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace torchonnx;

void CallText::add(Value operand) {
  text += ';';
  if (auto constant = operand.getDefiningOp<ConstantOp>()) {
    addConstant(constant.getValue());
    return;
  }
  if (auto elements = torchonnx::getElements(operand)) {
    text += isa<TupleConstructOp>(operand.getDefiningOp()) ? '(' : '[';
    for (Value element : *elements)
      add(element);
    text += ']';
    return;
  }
  addType(operand.getType());
  // An object's weights have sizes that its type does not tell.
  if (isa<ClassType>(operand.getType()))
    text += std::to_string(uintptr_t(operand.getAsOpaquePointer()));
}

void CallText::addConstant(Attribute value) {
  llvm::raw_string_ostream stream(text);
  if (auto elements = dyn_cast<ElementsAttr>(value)) {
    addType(getConstantType(value));
    return;
  }
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    stream << '[';
    for (Attribute element : array) {
      addConstant(element);
      stream << ',';
    }
    stream << ']';
    return;
  }
  if (auto number = dyn_cast<IntegerAttr>(value))
    constants.insert(number.getInt());
  value.print(stream);
}

void CallText::addSize(Attribute size) {
  if (auto number = dyn_cast_or_null<IntegerAttr>(size)) {
    constants.insert(number.getInt());
    text += std::to_string(number.getInt());
  } else if (auto symbol = dyn_cast_or_null<StringAttr>(size)) {
    parameters.insert(symbol);
    text += SizeFunctions::parameter(llvm::find(parameters, symbol) -
                                     parameters.begin());
  } else {
    text += '?';
  }
}

void CallText::addOther(Attribute known) {
  llvm::raw_string_ostream stream(text);
  if (auto symbol = dyn_cast_or_null<StringAttr>(known)) {
    others.insert(symbol);
    stream << '~' << (llvm::find(others, symbol) - others.begin());
  } else if (known) {
    known.print(stream);
  } else {
    stream << '?';
  }
}

void CallText::addType(Type type) {
  llvm::raw_string_ostream stream(text);
  if (auto tensor = dyn_cast<TorchTensorType>(type)) {
    if (!tensor.getRanked())
      isKnown = false;
    stream << 'T';
    if (tensor.getDtype())
      tensor.getDtype().print(stream);
    for (Attribute dim : tensor.getDims()) {
      stream << ',';
      addSize(dim);
    }
    return;
  }
  if (auto number = dyn_cast<TorchIntType>(type)) {
    stream << 'i';
    addSize(number.getKnown());
  } else if (auto number = dyn_cast<TorchFloatType>(type)) {
    stream << 'f';
    addOther(number.getKnown());
  } else if (auto number = dyn_cast<TorchBoolType>(type)) {
    stream << 'b';
    addOther(number.getKnown());
  } else if (auto list = dyn_cast<ListType>(type)) {
    isKnown &= list.getSized();
    stream << '[';
    if (list.getSized())
      for (Type element : list.getElements())
        addType(element);
    stream << ']';
  } else if (auto tuple = dyn_cast<TorchTupleType>(type)) {
    stream << '(';
    for (Type element : tuple.getElements())
      addType(element);
    stream << ')';
  } else if (auto optional = dyn_cast<TorchOptionalType>(type)) {
    addType(optional.getElementType());
  } else {
    type.print(stream);
  }
}
