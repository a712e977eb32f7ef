//===- ComplexParts.cpp - Decompositions of ops on each complex part ----===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

/// An op that is real-linear in its complex operands: f(x + iy) = f(x) + i
/// f(y). Whatever else it takes (indices, masks, sizes) is the same for both
/// parts; numbers and real tensors among its values have no imaginary part.
static SmallVector<Value> partwise(TorchBuilder &b, Operation *op) {
  const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
  static const llvm::StringSet<> shared = {"index",     "indices", "mask",
                                           "condition", "repeats", "alpha"};
  SmallVector<Value> operands[2];
  auto part = [&](Value x, StringRef name, bool imaginary) -> Value {
    Type type = x.getType();
    bool isTensor = isa<TorchTensorType>(type);
    if (shared.contains(name))
      return x;
    Type dtype =
        partDtype(op->getResult(0).getType() == type ||
                          !isa<TorchTensorType>(op->getResult(0).getType())
                      ? x
                      : op->getResult(0));
    Parts z = isTensor ? partsOf(b, x, dtype) : partsOf(b, x);
    if (!imaginary)
      return z.re;
    return z.im ? z.im : isTensor ? b.zeros_like(z.re) : b.value(0);
  };
  for (int imaginary : {0, 1})
    for (auto [operand, arg] : llvm::zip(op->getOperands(), schema->args)) {
      StringRef type = arg.type;
      type.consume_back("?");
      if (type == "Tensor" || type == "Scalar") {
        operands[imaginary].push_back(
            isNone(operand) ? operand : part(operand, arg.name, imaginary));
      } else if (type == "Tensor[]") {
        SmallVector<Value> elements;
        for (Value element : b.unpack(operand))
          elements.push_back(part(element, arg.name, imaginary));
        operands[imaginary].push_back(b.listOf(elements));
      } else if (type == "ScalarType" && !isNone(operand)) {
        operands[imaginary].push_back(b.value(partDtype(op->getResult(0))));
      } else {
        operands[imaginary].push_back(operand);
      }
      if (b.failed())
        return {};
    }
  SmallVector<Value> re = b.callOperator(schema->name, operands[0]);
  // To a real dtype, the imaginary part is dropped first.
  if (isa<TorchTensorType>(op->getResult(0).getType()) &&
      !b.isComplex(op->getResult(0)))
    return re;
  SmallVector<Value> im = b.callOperator(schema->name, operands[1]);
  SmallVector<Value> results;
  for (auto [x, y] : llvm::zip(re, im)) {
    if (!isa<ListType>(x.getType())) {
      results.push_back(wholeOf(b, {x, y}));
      continue;
    }
    SmallVector<Value> elements;
    for (auto [p, q] : llvm::zip(b.unpack(x), b.unpack(y)))
      elements.push_back(wholeOf(b, {p, q}));
    results.push_back(b.listOf(elements));
  }
  return results;
}

/// x[indices]. How many elements a mask takes is asked once, for both parts.
static SmallVector<Value> indexed(TorchBuilder &b, Operation *op) {
  SmallVector<Value> indices = b.unpack(op->getOperand(1));
  if (llvm::none_of(indices, [&](Value index) {
        return !isNone(index) && b.isBool(index);
      }))
    return partwise(b, op);
  Value pairs = b.view_as_real(op->getOperand(0));
  return toVector(b.view_as_complex(b.index(pairs, op->getOperand(1))));
}

/// The factor is no value of either part: with one, it is the source's.
static SmallVector<Value> indexAdded(TorchBuilder &b, AtenIndexAddOp op) {
  if (getConstantFloat(op.getAlpha()) == 1.0)
    return partwise(b, op);
  return toVector(b.index_add(op.getSelf(), op.getDim(), op.getIndex(),
                              b.mul(op.getSource(), op.getAlpha())));
}

/// How many elements there are is known once, for both parts.
static Value repeatedEach(TorchBuilder &b,
                          AtenRepeatInterleaveSelfTensorOp op) {
  Value x = op.getSelf();
  int64_t dim = dimOrFlat(b, x, op.getDim());
  return b.view_as_complex(b.repeat_interleave(
      b.view_as_real(x), op.getRepeats(), dim, op.getOutputSize()));
}

static void addIndexing(DecomposeRules &rules) {
  rules.complex.add(indexAdded);
  rules.complex.add(repeatedEach);
  rules.complex.add({"aten::index.Tensor"}, indexed);
  rules.complex.add([](TorchBuilder &b, AtenScatterReduceOp op) {
    if (getConstantStr(op.getReduce()) != "add")
      return b.scatter_reduce(op.getSelf(), op.getDim(), op.getIndex(),
                              op.getSrc(), "prod", true);
    return b.scatter_add(op.getSelf(), op.getDim(), op.getIndex(), op.getSrc());
  });
  rules.complex.add([](TorchBuilder &b, AtenMaskedSelectOp op) {
    SmallVector<Value> sizes = broadcastSizes(b, {op.getSelf(), op.getMask()});
    if (b.failed())
      return Value();
    auto flat = [&](Value x) {
      return b.reshape(expandTo(b, x, sizes), ints(-1));
    };
    return b.index(flat(op.getSelf()), b.listOf({flat(op.getMask())}));
  });
}

static void addPartwise(DecomposeRules &rules) {
  rules.complex.add({"aten::cat",
                     "aten::channel_shuffle",
                     "aten::chunk",
                     "aten::constant_pad_nd",
                     "aten::cumsum",
                     "aten::diag_embed",
                     "aten::diagonal",
                     "aten::diagonal_scatter",
                     "aten::expand",
                     "aten::flip",
                     "aten::gather",
                     "aten::im2col",
                     "aten::col2im",
                     "aten::index_copy",
                     "aten::index_fill.int_Scalar",
                     "aten::index_fill.int_Tensor",
                     "aten::index_put",
                     "aten::index_put.hacked_twin",
                     "aten::_unsafe_index_put",
                     "aten::_unsafe_index_put.hacked_twin",
                     "aten::index_select",
                     "aten::masked_fill.Scalar",
                     "aten::masked_fill.Tensor",
                     "aten::masked_scatter",
                     "aten::mean",
                     "aten::mean.dim",
                     "aten::nan_to_num",
                     "aten::permute",
                     "aten::pixel_shuffle",
                     "aten::pixel_unshuffle",
                     "aten::put",
                     "aten::reflection_pad1d",
                     "aten::reflection_pad2d",
                     "aten::reflection_pad3d",
                     "aten::repeat",
                     "aten::repeat_interleave.self_int",
                     "aten::replication_pad1d",
                     "aten::replication_pad2d",
                     "aten::replication_pad3d",
                     "aten::roll",
                     "aten::rot90",
                     "aten::scatter.src",
                     "aten::scatter.value",
                     "aten::scatter_add",
                     "aten::select.int",
                     "aten::select_scatter",
                     "aten::slice.Tensor",
                     "aten::slice_scatter",
                     "aten::split.Tensor",
                     "aten::split_with_sizes",
                     "aten::stack",
                     "aten::sum",
                     "aten::sum.dim_IntList",
                     "aten::take",
                     "aten::trace",
                     "aten::tril",
                     "aten::triu",
                     "aten::unbind.int",
                     "aten::unfold",
                     "aten::where.self",
                     "aten::where.ScalarOther",
                     "aten::where.ScalarSelf"},
                    partwise);
}

/// Created tensors: the parts of the value that fills them.
static void addCreated(DecomposeRules &rules) {
  rules.complex.add(
      {"aten::zeros", "aten::ones", "aten::full", "aten::zeros_like",
       "aten::ones_like", "aten::full_like", "aten::empty.memory_format",
       "aten::empty_like", "aten::new_zeros", "aten::new_ones",
       "aten::new_full", "aten::scalar_tensor", "aten::eye", "aten::eye.m"},
      [](TorchBuilder &b, Operation *op) {
        const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
        SmallVector<Value> operands;
        Value im;
        for (auto [operand, arg] : llvm::zip(op->getOperands(), schema->args)) {
          Parts z =
              StringRef(arg.type) == "Tensor" || StringRef(arg.type) == "Scalar"
                  ? partsOf(b, operand)
                  : Parts{operand, {}};
          if (StringRef(arg.type) == "Scalar")
            im = z.im;
          bool isDtype = StringRef(arg.type).starts_with("ScalarType");
          operands.push_back(isDtype ? b.value(partDtype(op->getResult(0)))
                                     : z.re);
        }
        if (b.failed())
          return SmallVector<Value>{};
        SmallVector<Value> results = b.callOperator(schema->name, operands);
        if (results.empty())
          return results;
        Value re = results.front();
        // As a complex one, but real.
        if (!b.isComplex(op->getResult(0)))
          return toVector(re);
        return toVector(wholeOf(b, {re, im ? b.full_like(re, im) : Value()}));
      });
}

void torchonnx::addComplexPartsDecompositions(DecomposeRules &rules) {
  addIndexing(rules);
  addPartwise(rules);
  addCreated(rules);
}
