//===- NestedTensors.cpp - Batches of sequences of several lengths --------===//
//
// nn.TransformerEncoder drops the padding of its batch before its layers and
// puts zeros in its place after them. What it drops is carried as it is, beside
// the mask of what it keeps:
//
//   layer(nested(x, keep)) = nested(layer(x, key padding mask: not keep), keep)
//
// and what the layers leave in the padding is never seen.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Containers.h"

using namespace mlir;

namespace torchonnx {

static constexpr StringLiteral nestedClass = "a nested tensor";

ClassObj *nestedOf(AbstractValue value) {
  ClassObj *object = value.object();
  auto type = object ? dyn_cast_or_null<ClassType>(object->type) : ClassType();
  return type && type.getName() == nestedClass ? object : nullptr;
}

static AbstractValue newNested(Context &cx, Value padded, AbstractValue keep) {
  auto *object = cx.heap.newObject(
      ClassType::get(cx.context, cx.b.getStringAttr(nestedClass)));
  object->attributes = {
      {cx.b.getStringAttr("padded"), AbstractValue(cx.memory.newBase(padded))},
      {cx.b.getStringAttr("keep"), keep}};
  return object;
}

/// arange(n) < sum(mask, 1), the mask that has as many at the beginning.
static Value leftAligned(Context &cx, Value mask, Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return cx.graph.emitValue(name, operands, loc);
  };
  Value counts = op("aten::sum.dim_IntList",
                    {mask, cx.graph.listOf(cx.graph.constantInt(1), loc),
                     cx.graph.constantBool(true), cx.graph.none()});
  Value steps = cx.graph.countTo(cx.graph.sizeOf(mask, 1, loc), loc);
  return op("aten::lt.Tensor", {steps, counts});
}

/// _nested_tensor_from_mask_left_aligned(t, mask), whether the mask is so, and
/// _nested_tensor_from_mask(t, mask).
static Outcome nestedFromMask(Call &call, Context &cx) {
  auto tensor = materialize(cx, call.arg("t"), call.loc),
       mask = materialize(cx, call.arg("mask"), call.loc);
  if (failed(tensor) || failed(mask))
    return Outcome::Failed;
  Value aligned = leftAligned(cx, *mask, call.loc);
  if (!aligned)
    return Outcome::Failed;
  if (call.name == "aten::_nested_tensor_from_mask")
    return done(call, newNested(cx, *tensor,
                                AbstractValue(cx.memory.newBase(aligned))));
  Value same =
      cx.graph.emitValue("aten::eq.Tensor", {aligned, *mask}, call.loc);
  Value all = cx.graph.emitValue("aten::all", {same}, call.loc);
  Value answer = cx.graph.emitValue("aten::Bool.Tensor", {all}, call.loc);
  return done(call, answer);
}

/// A layer of the encoder, with the padding as its key padding mask.
static Outcome nestedLayer(Call &call, Context &cx, Value padded, Value mask,
                           AbstractValue keep) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return cx.graph.emitValue(name, operands, call.loc);
  };
  // PyTorch refuses a mask besides.
  call.arg("mask") = call.arg("mask_type") = cx.graph.none();
  // It is no value of the graph.
  call.arg("src") = cx.graph.none();
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  (*operands)[call.position("src")] = padded;
  // Of type 1: which keys are padding.
  (*operands)[call.position("mask")] = op("aten::logical_not", {mask});
  (*operands)[call.position("mask_type")] = cx.graph.constantInt(1);
  Value result = op(call.name, *operands);
  return result ? done(call, newNested(cx, result, keep)) : Outcome::Failed;
}

/// Zeros, or what is given, in the place of what is not kept.
static Outcome padNested(Call &call, Context &cx, Value padded, Value keep) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return cx.graph.emitValue(name, operands, call.loc);
  };
  auto padding = materialize(cx, call.arg("padding"), call.loc),
       wanted = materialize(cx, call.arg("output_size"), call.loc);
  if (failed(padding) || failed(wanted))
    return Outcome::Failed;
  auto sizes = getElements(*wanted);
  auto type = cast<TorchTensorType>(padded.getType());
  auto isOwn = [&](unsigned dim) {
    Value size = cx.graph.sizeOf(padded, dim, call.loc);
    return size && (*sizes)[dim].getType() == size.getType() &&
           cast<TorchIntType>(size.getType()).getKnown();
  };
  bool isWhole = sizes && int64_t(sizes->size()) == type.getRank() &&
                 llvm::all_of(llvm::seq<unsigned>(0, type.getRank()), isOwn);
  if (!isWhole && !isNone(*wanted))
    return cx.fail(call.loc,
                   "a nested tensor is padded to another size than it "
                   "was made of");
  Value drop = op("aten::logical_not", {keep});
  for (int64_t dim = 2; dim < type.getRank(); ++dim)
    drop = op("aten::unsqueeze", {drop, cx.graph.constantInt(dim)});
  Value result = op("aten::masked_fill.Scalar", {padded, drop, *padding});
  if (!isWhole) {
    // As long as the longest.
    Value counts = op("aten::sum.dim_IntList",
                      {keep, cx.graph.listOf(cx.graph.constantInt(1), call.loc),
                       cx.graph.constantBool(false), cx.graph.none()});
    Value longest = op("aten::Int.Tensor", {op("aten::max", {counts})});
    result = op("aten::slice.Tensor",
                {result, cx.graph.constantInt(1), cx.graph.constantInt(0),
                 longest, cx.graph.constantInt(1)});
  }
  return doneAnew(call, cx, result);
}

/// An operator on a nested tensor.
Outcome nestedCall(Call &call, Context &cx) {
  ClassObj *nested = nestedOf(call.receiver());
  auto parts = materializeAll(
      cx, {nested->attributes[0].second, nested->attributes[1].second},
      call.loc);
  if (failed(parts))
    return Outcome::Failed;
  Value padded = (*parts)[0], keep = (*parts)[1];
  static const llvm::StringSet<> properties = {
      "prim::device",  "prim::dtype",  "prim::requires_grad",
      "prim::is_cuda", "prim::is_cpu", "aten::is_floating_point"};
  if (properties.contains(call.name)) {
    call.receiver() = nested->attributes[0].second;
    return outcomeOf(cx.calls.evaluate(call));
  }
  if (call.name == "prim::is_nested")
    return done(call, cx.graph.constantBool(true));
  if (call.name.starts_with("prim::") || call.name.starts_with("aten::__is"))
    return Outcome::Declined;
  if (call.name == "aten::dim")
    return done(call, cx.graph.constantInt(
                          cast<TorchTensorType>(padded.getType()).getRank()));
  if (call.name == "aten::_transformer_encoder_layer_fwd")
    return nestedLayer(call, cx, padded, keep, nested->attributes[1].second);
  if (call.name == "aten::to_padded_tensor")
    return padNested(call, cx, padded, keep);
  return cx.fail(call.loc,
                 call.name +
                     " of a nested tensor has no ONNX form; "
                     "nn.TransformerEncoder(..., "
                     "enable_nested_tensor=False) computes the same "
                     "without one, but for what it leaves in the padding");
}

void addNestedFunctions(OperatorTable &table) {
  table.on("aten::_nested_tensor_from_mask", nestedFromMask);
  table.on("aten::_nested_tensor_from_mask_left_aligned", nestedFromMask);
}

} // namespace torchonnx
