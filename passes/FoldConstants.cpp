//===- FoldConstants.cpp - What operators of constants give ---------------===//
//
// Simplify folds what is small as it goes. What is made of weights or is larger
// (masks of windows, tables of positions) is found here, when it is known what
// of it is left: LibTorch computes it all at once, and only what operators of
// the run read becomes constants.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/WeightFormulas.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Origins.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHFOLDCONSTANTS
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// A tensor with more elements is not computed while compiling, nor is one of
/// a tensor with more elements than that.
static constexpr int64_t kMostElements = int64_t(1) << 20;
static constexpr int64_t kMostOperandElements = int64_t(1) << 26;
/// A model may grow by these bytes, or by this part of its weights.
static constexpr int64_t kGrowth = int64_t(4) << 20;
static constexpr int64_t kPartOfWeights = 8;

/// The elements of a tensor of numbers whose shape is known; none for any other
/// value.
static std::optional<int64_t> countElements(Type value) {
  auto type = dyn_cast<TorchTensorType>(value);
  bool isOfNumbers = type && (type.getDtype().isIntOrFloat() ||
                              isa<ComplexType>(type.getDtype()));
  return isOfNumbers ? type.getNumElements() : std::nullopt;
}
static std::optional<int64_t> countElements(Value value) {
  return countElements(value.getType());
}

/// Whether it is a tensor of so many elements at most, or a list of such.
static bool isComputable(Type type, int64_t mostElements) {
  if (auto list = dyn_cast<ListType>(type))
    return list.getSized() && llvm::all_of(list.getElements(), [&](Type part) {
             return isComputable(part, mostElements);
           });
  std::optional<int64_t> count = countElements(type);
  return count && *count <= mostElements;
}

static int64_t countBytes(Value value) {
  Type dtype = cast<TorchTensorType>(value.getType()).getDtype();
  if (auto complex = dyn_cast<ComplexType>(dtype))
    return *countElements(value) * 2 *
           (complex.getElementType().getIntOrFloatBitWidth() / 8);
  return *countElements(value) *
         std::max(1u, dtype.getIntOrFloatBitWidth() / 8);
}

/// Where the constant that takes the place of a value comes from. `known` has
/// those of values that were asked for.
static Location locateConstant(Value value,
                               DenseMap<Value, LocationAttr> &known) {
  Operation *op = value.getDefiningOp();
  if (isa<ConstantOp>(op))
    return value.getLoc();
  if (!known.contains(value)) {
    // An element of the list that an operator gives.
    Operation *list =
        isa<ListUnpackOp>(op) ? op->getOperand(0).getDefiningOp() : nullptr;
    Operation *maker = list && !isa<ListConstructOp>(list) ? list : op;
    Location loc =
        locateFolded(getOperatorName(maker), maker->getOperands(),
                     value.getType(), value.getLoc(), [&](Value operand) {
                       return locateConstant(operand, known);
                     });
    if (StringRef name = getWeightName(loc); maker != op && !name.empty())
      loc =
          nameAfterWeight(name,
                          (getWeightFormula(loc) + "[" +
                           Twine(cast<OpResult>(value).getResultNumber()) + "]")
                              .str(),
                          value.getLoc());
    known[value] = loc;
  }
  return Location(known[value]);
}

namespace {
/// What constants alone decide in a function, as far as no tensor of it has
/// more than so many elements.
class ConstantPart {
public:
  ConstantPart(func::FuncOp function, int64_t mostElements)
      : mostElements(mostElements) {
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isFoldable(op))
        ops.insert(op);
    });
    for (Operation *op : ops)
      for (Value result : op->getResults())
        if (isRead(result))
          frontier.push_back(result);
  }

  ArrayRef<Value> getFrontier() const { return frontier; }
  int64_t getBytes() const {
    int64_t bytes = 0;
    for (Value value : frontier)
      bytes += countBytes(value);
    return bytes;
  }

  /// The values of `wanted`, of this frontier.
  FailureOr<SmallVector<Attribute>> compute(ArrayRef<Value> wanted,
                                            Oracle &oracle) const {
    SetVector<Operation *> slice;
    for (Value value : wanted)
      addSlice(value.getDefiningOp(), slice);
    MLIRContext *context = wanted.front().getContext();
    Location loc = UnknownLoc::get(context);
    OpBuilder b(context);
    auto function = func::FuncOp::create(
        loc, "constants",
        b.getFunctionType({},
                          SmallVector<Type>(ValueRange(wanted).getTypes())));
    OwningOpRef<Operation *> owner(function);
    b.setInsertionPointToStart(function.addEntryBlock());
    IRMapping mapping;
    for (Operation *op : slice)
      b.clone(*op, mapping);
    SmallVector<Value> results;
    for (Value value : wanted)
      results.push_back(mapping.lookup(value));
    func::ReturnOp::create(b, loc, results);
    std::string why;
    return oracle.execute(function, {}, why);
  }

  void eraseDead() {
    SmallVector<Operation *> inOrder = ops.takeVector();
    for (Operation *op : llvm::reverse(inOrder))
      if (isOpTriviallyDead(op))
        op->erase();
  }

private:
  static bool isConstant(Operation *op) { return isa<ConstantOp>(op); }

  bool isFoldable(Operation *op) const {
    bool isList = isa<ListConstructOp>(op), isUnpack = isa<ListUnpackOp>(op);
    if (isConstant(op) || op->getNumOperands() == 0 ||
        !(isList || isUnpack || getOperatorName(op).starts_with("aten::")) ||
        !isMemoryEffectFree(op))
      return false;
    return llvm::all_of(op->getOperands(),
                        [&](Value operand) {
                          Operation *def = operand.getDefiningOp();
                          if (!def || !(isConstant(def) || ops.contains(def)))
                            return false;
                          std::optional<int64_t> count = countElements(operand);
                          return !isa<TorchTensorType>(operand.getType()) ||
                                 (count && *count <= kMostOperandElements);
                        }) &&
           (isList || llvm::all_of(op->getResultTypes(), [&](Type type) {
              return isComputable(type, mostElements);
            }));
  }

  /// Whether it is to be a constant: what the run reads, but for a matrix that
  /// is a weight turned, which is turned as it is written and keeps its name.
  bool isRead(Value value) const {
    Operation *op = value.getDefiningOp();
    auto type = dyn_cast<TorchTensorType>(value.getType());
    if (!type || (type.getRank() == 2 && op->getNumOperands() > 0 &&
                  isConstant(op->getOperand(0).getDefiningOp()) &&
                  llvm::is_contained({"aten::t", "aten::transpose.int",
                                      "aten::permute", "aten::numpy_T"},
                                     getOperatorName(op))))
      return false;
    return llvm::any_of(value.getUsers(),
                        [&](Operation *user) { return !ops.contains(user); });
  }

  /// What `op` is computed of, in order, and itself.
  static void addSlice(Operation *op, SetVector<Operation *> &slice) {
    if (slice.contains(op))
      return;
    for (Value operand : op->getOperands())
      addSlice(operand.getDefiningOp(), slice);
    slice.insert(op);
  }

  int64_t mostElements;
  SetVector<Operation *> ops;
  SmallVector<Value> frontier;
};

struct TorchFoldConstants
    : torchonnx::impl::TorchFoldConstantsBase<TorchFoldConstants> {
  void runOnOperation() override {
    Oracle &oracle = getOracle(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>())
      fold(function, oracle);
  }

  static void fold(func::FuncOp function, Oracle &oracle) {
    int64_t weights = 0;
    function.walk([&](ConstantOp op) {
      if (isa<TorchTensorType>(op.getType()) && countElements(op))
        weights += countBytes(op);
    });
    int64_t mostBytes = std::max(kGrowth, weights / kPartOfWeights);
    int64_t mostElements = kMostElements;
    ConstantPart part(function, mostElements);
    while (part.getBytes() > mostBytes)
      part = ConstantPart(function, mostElements /= 2);
    ArrayRef<Value> wanted = part.getFrontier();
    if (wanted.empty())
      return;
    if (auto values = part.compute(wanted, oracle); succeeded(values)) {
      replace(wanted, *values);
    } else {
      // What LibTorch cannot compute (in half precision, say) stays.
      for (Value value : wanted)
        if (auto single = part.compute(value, oracle); succeeded(single))
          replace(value, *single);
    }
    part.eraseDead();
  }

  static void replace(ArrayRef<Value> wanted, ArrayRef<Attribute> values) {
    DenseMap<Value, LocationAttr> locations;
    for (Value value : wanted)
      locateConstant(value, locations);
    for (auto [result, attribute] : llvm::zip(wanted, values)) {
      Value value = result;
      OpBuilder b(value.getContext());
      b.setInsertionPointAfterValue(value);
      value.replaceAllUsesWith(ConstantOp::create(b, Location(locations[value]),
                                                  value.getType(), attribute));
    }
  }
};
} // namespace
