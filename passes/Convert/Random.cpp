//===- Random.cpp - Conversions: random numbers ---------------------------===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

/// RandomUniform or RandomNormal of a shape that is known, else the operator
/// like a tensor of that shape. `like` gives one, if there is one.
static Value draw(OnnxBuilder &b, StringRef opType, Value result, Value size,
                  Value like) {
  auto type = cast<TorchTensorType>(result.getType());
  Type dtype = type.getDtype();
  // A dtype that ONNX does not draw is drawn as float.
  Type drawn = b.gives(opType, dtype) ? dtype : b.builder.getF32Type();
  OnnxAttr to("dtype", onnxDataType(drawn));
  if (type.hasStaticShape()) {
    OnnxAttr::Ints sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      sizes.push_back(*type.getSize(i));
    return b.cast(b.op(opType, {}, {to, {"shape", sizes}}), dtype);
  }
  Value example = like ? b.in(like) : b.ConstantOfShape(b.intList(size));
  return b.cast(b.op((opType + "Like").str(), example, to), dtype);
}

void torchonnx::addRandomConversions(ConvertRules &rules) {
  auto drawn = [&](StringRef name, StringRef opType) {
    for (const OpSchema *schema : getListedOverloads(name)) {
      std::optional<unsigned> size = schema->argIndex("size");
      ConvertRule rule;
      rule.apply = [opType, size](OnnxBuilder &b, Operation *op) {
        Value list = size ? op->getOperand(*size) : Value();
        Value like = size ? Value() : op->getOperand(0);
        return toVector(draw(b, opType, op->getResult(0), list, like));
      };
      rules.add({schema->name}, rule);
    }
  };
  // The coins of which Decompose makes random numbers. Other dropouts are made
  // of such numbers: the masks of two of ONNX Runtime's go together.
  rules
      .add([](OnnxBuilder &b, AtenNativeDropoutOp op) {
        Value ratio = b.in(op.getP(), b.builder.getF32Type());
        Value isTraining = b.scalar(1, b.builder.getI1Type());
        return b.ops("Dropout", {b.in(op.getInput()), ratio, isTraining}, 2);
      })
      .since(12)
      .when([](AtenNativeDropoutOp op) {
        auto ones =
            dyn_cast_or_null<DenseElementsAttr>(getConstant(op.getInput()));
        return ones && ones.isSplat() && getConstantFloat(op.getP()) == 0.5 &&
               getConstantBool(op.getTrain()) == true;
      });
  drawn("aten::rand", "RandomUniform");
  drawn("aten::randn", "RandomNormal");
  drawn("aten::rand_like", "RandomUniform");
  drawn("aten::randn_like", "RandomNormal");
}
