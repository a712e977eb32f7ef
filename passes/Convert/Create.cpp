//===- Create.cpp - Conversions: new tensors ------------------------------===//

#include "passes/Convert/Pointwise.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torchonnx;

/// A tensor of this shape (a 1-D int64 value) filled with a number.
static Value fill(OnnxBuilder &b, Value shape, Value number, Type dtype) {
  // Runtimes have casts to float8, and little more.
  if (isa<mlir::FloatType>(dtype) && dtype.getIntOrFloatBitWidth() <= 8)
    return b.cast(fill(b, shape, number, b.builder.getF32Type()), dtype);
  Value value = b.in(number, dtype);
  if (!value)
    return {};
  ElementsAttr constant = getOnnxConstant(value);
  if (!constant || !b.gives("ConstantOfShape", dtype))
    return b.Expand({value, shape});
  auto dense = cast<DenseElementsAttr>(constant);
  return b.ConstantOfShape(
      shape,
      {{"value", Attribute(dense.reshape(RankedTensorType::get({1}, dtype)))}});
}

/// The shape of a tensor, as a constant where it is known.
static Value shapeOf(OnnxBuilder &b, Value x) {
  auto type = cast<TorchTensorType>(x.getType());
  if (!type.hasStaticShape())
    return b.Shape(b.in(x));
  SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i)
    sizes.push_back(*type.getSize(i));
  return b.ints(sizes);
}

/// What `torch.tensor` makes of a number: a float is a float32 first.
static Type firstDtype(OnnxBuilder &b, Type number, Type dtype) {
  return isa<TorchFloatType>(number) ? b.builder.getF32Type() : dtype;
}
static Value newElement(OnnxBuilder &b, Value number, Type dtype) {
  return b.cast(b.in(number, firstDtype(b, number.getType(), dtype)), dtype);
}

/// A list of numbers and lists of them, in row-major order, as `dtype`.
static void flatten(OnnxBuilder &b, Value list, Type dtype,
                    SmallVectorImpl<Value> &elements) {
  auto nested = getElements(list);
  if (!isa<ListType>(list.getType())) {
    elements.push_back(b.unsqueeze(newElement(b, list, dtype), {0}));
    return;
  }
  if (nested) {
    for (Value element : *nested)
      flatten(b, element, dtype, elements);
    return;
  }
  for (auto [element, type] :
       llvm::zip(b.list(list), cast<ListType>(list.getType()).getElements())) {
    Value first = b.cast(element, firstDtype(b, type, dtype));
    elements.push_back(b.unsqueeze(b.cast(first, dtype), {0}));
  }
}

/// Whether a range may become the indices of a Gather as it is. ONNX Runtime
/// makes a Slice of the two, to which negative numbers mean something else.
static bool mayIndex(Value range) {
  static const llvm::StringSet<> arithmetic = {
      "aten::add",       "aten::sub", "aten::rsub", "aten::mul",
      "aten::unsqueeze", "aten::lt",  "aten::le",   "aten::gt",
      "aten::ge",        "aten::eq",  "aten::ne"};
  return llvm::any_of(range.getUsers(), [](Operation *user) {
    return !arithmetic.contains(getOperatorName(user).split('.').first);
  });
}

void torchonnx::addCreateConversions(ConvertRules &rules) {
  rules.add([](OnnxBuilder &b, AtenFullOp op) {
    Type dtype = b.torchDtype(op.getResult());
    if (b.rank(op.getResult()) == 0)
      return b.in(op.getFillValue(), dtype);
    return fill(b, b.intList(op.getSize()), op.getFillValue(), dtype);
  });
  rules.add([](OnnxBuilder &b, AtenFullLikeOp op) {
    Type dtype = b.torchDtype(op.getResult());
    if (b.rank(op.getResult()) == 0)
      return b.in(op.getFillValue(), dtype);
    return fill(b, shapeOf(b, op.getSelf()), op.getFillValue(), dtype);
  });

  // Range, of which ONNX has integers and the wide floating-point dtypes. The
  // number of elements is that of the operands' own dtype: ints here, and
  // other numbers are decomposed.
  rules
      .add([](OnnxBuilder &b, AtenArangeStartStepOp op) {
        Type dtype = b.torchDtype(op.getResult()), i64 = b.builder.getI64Type();
        SmallVector<Value> bounds(
            op.getOperation()->getOperands().take_front(3));
        bool negate =
            mayIndex(op.getResult()) && !llvm::all_of(bounds, [](Value bound) {
              return isNonNegative(bound);
            });
        for (Value &bound : bounds) {
          bound = b.in(bound, i64);
          if (negate)
            bound = b.Neg(bound);
        }
        Value range = b.Range(bounds);
        return b.cast(negate ? b.Neg(range) : range, dtype);
      })
      .when([](AtenArangeStartStepOp op) {
        return llvm::all_of(
            op.getOperation()->getOperands().take_front(3),
            [](Value x) { return isa<TorchIntType>(x.getType()); });
      });

  auto number = [](OnnxBuilder &b, auto op) {
    return newElement(b, op.getT(), b.torchDtype(op.getResult()));
  };
  rules.add(
      [=](OnnxBuilder &b, AtenTensorFloatOp op) { return number(b, op); });
  rules.add(
      [=](OnnxBuilder &b, AtenAsTensorFloatOp op) { return number(b, op); });
  // A list of numbers, nested for more dims.
  rules.add([](OnnxBuilder &b, AtenTensorOp op) {
    auto type = cast<TorchTensorType>(op.getResult().getType());
    SmallVector<Value> elements;
    flatten(b, op.getData(), type.getDtype(), elements);
    if (!type.hasStaticShape() || elements.empty())
      return b.fail("a list whose length is known only at run time");
    Value flat = elements.size() == 1 ? elements.front()
                                      : b.Concat(elements, {{"axis", 0}});
    SmallVector<int64_t> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      sizes.push_back(*type.getSize(i));
    return sizes.size() == 1 ? flat : b.reshape(flat, sizes);
  });

  // EyeLike of a tensor of that shape.
  auto eye = [](OnnxBuilder &b, Value rows, Value columns, Type dtype) {
    Value i64 = b.unsqueeze(b.in(rows), {0});
    Value shape =
        b.Concat({i64, b.unsqueeze(b.in(columns), {0})}, {{"axis", 0}});
    Value zeros = b.ConstantOfShape(shape);
    if (!b.gives("EyeLike", dtype))
      return b.cast(b.EyeLike(zeros), dtype);
    return b.EyeLike(zeros, {{"dtype", onnxDataType(dtype)}});
  };
  rules.add([eye](OnnxBuilder &b, AtenEyeOp op) {
    return eye(b, op.getN(), op.getN(), b.torchDtype(op.getResult()));
  });
  rules.add([eye](OnnxBuilder &b, AtenEyeMOp op) {
    return eye(b, op.getN(), op.getM(), b.torchDtype(op.getResult()));
  });
}
