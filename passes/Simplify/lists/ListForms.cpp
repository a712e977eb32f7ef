//===- ListForms.cpp - Which form a list is stored as ---------------------===//

#include "passes/Simplify/lists/ListForms.h"
#include "passes/Simplify/inputs/InputSpec.h"
#include "passes/Simplify/lists/Columns.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"

using namespace mlir;

namespace torchonnx {

TensorObj *rowsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->isRows && !list->piecesAlong && !columnsOf(list)
             ? list->elements[0].tensor()
             : nullptr;
}

ListObj *piecesOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->piecesAlong ? list : nullptr;
}

ListObj *columnsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && !list->row.isUninitialized() ? list : nullptr;
}

Added addedBy(StringRef name) {
  return llvm::StringSwitch<Added>(name.split('.').first)
      .Cases({"aten::append", "aten::_set_item", "aten::insert"},
             Added::Element)
      .Cases({"aten::add", "aten::add_", "aten::extend"}, Added::List)
      .Default(Added::Nothing);
}

StringRef addedOperand(const Call &call) {
  return call.has("el") ? "el" : call.has("other") ? "other" : "b";
}

bool hasParts(AbstractValue element) {
  return element.tuple() || element.shared() || element.maybe() ||
         isNothing(element);
}

Type rowElementType(AbstractValue element) {
  Type type = element.ssa() ? element.ssa().getType() : Type();
  if (element.tensor())
    return RefType::get(element.tensor()->current.getContext());
  if (isa_and_nonnull<TorchIntType>(type))
    return TorchIntType::get(type.getContext());
  if (isa_and_nonnull<TorchFloatType>(type))
    return TorchFloatType::get(type.getContext());
  if (isa_and_nonnull<TorchBoolType>(type))
    return TorchBoolType::get(type.getContext());
  return {};
}

Type dtypeOfNumbers(Type type, OpBuilder &b) {
  return isa_and_nonnull<TorchFloatType>(type)  ? Type(b.getF64Type())
         : isa_and_nonnull<TorchBoolType>(type) ? Type(b.getI1Type())
                                                : Type(b.getI64Type());
}

std::optional<SmallVector<int64_t>> differingDims(Type x, Type y, int64_t but) {
  auto a = cast<TorchTensorType>(x), c = cast<TorchTensorType>(y);
  if (a.getDtype() != c.getDtype() || a.getRank() != c.getRank())
    return std::nullopt;
  SmallVector<int64_t> found;
  for (auto [i, dims] : llvm::enumerate(llvm::zip(a.getDims(), c.getDims())))
    if (int64_t(i) != but && std::get<0>(dims) != std::get<1>(dims))
      found.push_back(i);
  return found;
}

Type numberTypeOf(AbstractValue value) {
  ListObj *list = value.list();
  if (!list || list->piecesAlong || columnsOf(list))
    return {};
  Type type = list->isRows || list->elements.empty()
                  ? list->elementType
                  : rowElementType(list->elements[0]);
  return isa_and_nonnull<TorchIntType, TorchFloatType, TorchBoolType>(type)
             ? type
             : Type();
}

std::optional<int64_t> differingDim(Context &cx, ListObj *list,
                                    const ListObj *later,
                                    bool isFromBeforeLoop) {
  SmallVector<TorchTensorType> types;
  auto collect = [&](ArrayRef<AbstractValue> elements) {
    for (AbstractValue element : elements)
      types.push_back(
          element.tensor()
              ? cast<TorchTensorType>(element.tensor()->current.getType())
              : TorchTensorType());
  };
  if (list->isRows || (later && later->isRows))
    return std::nullopt;
  collect(list->elements);
  if (later)
    collect(later->elements);
  if (types.empty() || !types[0])
    return std::nullopt;
  std::optional<int64_t> found;
  for (TorchTensorType type : types)
    if (!type || type.getRank() != types[0].getRank() ||
        type.getDtype() != types[0].getDtype())
      return std::nullopt;
  for (auto [i, dim] : llvm::enumerate(types[0].getDims())) {
    // Of no elements, the sizes must be known from elsewhere.
    bool isNamed = !list->elements.empty() ||
                   (cx.graph.canTell(dim) &&
                    !(isFromBeforeLoop && cx.runSizes.isOfLoop(dim)));
    bool isSame =
        llvm::all_of(types, [&, i = i, dim = dim](TorchTensorType type) {
          return type.getDims()[i] == dim;
        });
    if (isNamed && isSame)
      continue;
    if (found)
      return std::nullopt;
    found = i;
  }
  return found;
}

/// What the elements of a list are whose elements are lists of numbers, and
/// have several lengths now or once a loop has added to it; null otherwise.
static ListType raggedType(ListObj *list, const ListObj *later) {
  // Columns are as many as each of the lists has elements.
  bool isWider =
      later && later->row.list() && !isOfLists(*later) &&
      llvm::any_of(list->elements, [&](AbstractValue element) {
        return numberTypeOf(element) == numberTypeOf(later->elements[0]) &&
               element.list()->elements.size() != later->elements.size();
      });
  if (list->isRows || (later && later->isRows && !isWider))
    return {};
  if (isWider)
    later = nullptr;
  AbstractValues all(list->elements.begin(), list->elements.end());
  if (later)
    llvm::append_range(all, later->elements);
  Type type = all.empty() ? Type() : numberTypeOf(all[0]);
  bool isRagged = isWider;
  for (AbstractValue element : all) {
    if (!type || numberTypeOf(element) != type)
      return {};
    // One that is empty at first is to grow.
    size_t size = element.list()->elements.size();
    isRagged |= element.list()->isRows || size == 0 ||
                size != all[0].list()->elements.size();
  }
  return isRagged ? ListType::get(type) : ListType();
}

/// Turns `list` into rows. `later` is how it looks after one iteration of the
/// loop that wants this, if one does.
LogicalResult makeRows(Context &cx, ListObj *list, const ListObj *later,
                       Location loc, UnknownSizes unknown, unsigned firstId) {
  AbstractValue example = !list->elements.empty() ? list->elements[0]
                          : later && !later->elements.empty()
                              ? later->elements[0]
                              : AbstractValue();
  if (TensorObj *home = homeOfViews(cx, list, later, firstId))
    return shapeViews(cx, list, later, home, loc, unknown);
  if (later && later->piecesAlong)
    return makePieces(cx, list, *later->piecesAlong,
                      later->elements[0].tensor()->current.getType(),
                      later->elementType, loc);
  if (std::optional<int64_t> dim = differingDim(cx, list, later))
    return makePieces(cx, list, *dim, example.tensor()->current.getType(),
                      RefType::get(cx.context), loc);
  if (ListType type = raggedType(list, later)) {
    auto numbers =
        TorchTensorType::get(cx.context, {Attribute(cx.b.getI64IntegerAttr(0))},
                             dtypeOfNumbers(type.getElementType(), cx.b));
    return makePieces(cx, list, 0, numbers, type, loc);
  }
  if (TorchTensorType type = shapedType(list, later))
    return shapeTensors(cx, list, type, loc);
  if (llvm::any_of(list->elements, hasParts) ||
      (later && llvm::any_of(later->elements, hasParts)))
    return makeColumns(cx, list, later, loc, unknown);
  bool exampleIsRows = list->elements.empty() && later && later->isRows;
  Type elementType =
      exampleIsRows ? later->elementType : rowElementType(example);
  if (!elementType)
    return cx.error(loc, "a list has a length that only the run knows, and its "
                         "elements are no tensors or numbers");
  auto elements = materializeAll(cx, list->elements, loc);
  if (failed(elements))
    return failure();
  Type exampleType = example.tensor() ? example.tensor()->current.getType()
                     : example.ssa()  ? example.ssa().getType()
                                      : Type();
  Value all = rowsFrom(cx, *elements, exampleType, exampleIsRows, loc, unknown);
  if (!all)
    return cx.error(loc,
                    list->elements.empty()
                        ? "a list grows in a loop whose length only the run "
                          "knows, and the shape of its elements is not known "
                          "before it"
                        : "a list has a length that only the run knows, and "
                          "its elements differ in type or shape");
  TensorObj *rows = cx.memory.newBase(all);
  bool areOwn = true;
  for (AbstractValue element : list->elements)
    areOwn &= addToRows(cx, rows, element);
  cx.touch(list);
  list->elements = {rows};
  list->elementType = elementType;
  list->isRows = true;
  list->areViews = areOwn && (!exampleIsRows || later->areViews);
  return success();
}

Value catAlong(Context &cx, int64_t dim, ArrayRef<Value> parts, Location loc) {
  for (Value part : parts) {
    if (!part)
      return {};
    auto dims = differingDims(part.getType(), parts.front().getType(), dim);
    if (!dims || !dims->empty()) {
      (void)cx.error(loc,
                     "a list has a length that only the run knows, and its "
                     "elements, " +
                         spellType(parts.front().getType()) + " and " +
                         spellType(part.getType()) +
                         " side by side, may differ in dtype, rank or more "
                         "than one dim");
      return {};
    }
  }
  return cx.graph.emitValue(
      "aten::cat", {cx.graph.listOf(parts, loc), cx.graph.constantInt(dim)},
      loc);
}

Value mergeFirst(Context &cx, Value rows, int64_t dim, Location loc) {
  if (dim != 0)
    rows = cx.graph.emitValue(
        "aten::movedim.int",
        {rows, cx.graph.constantInt(0), cx.graph.constantInt(dim)}, loc);
  return rows ? cx.graph.emitValue("aten::flatten.using_ints",
                                   {rows, cx.graph.constantInt(dim),
                                    cx.graph.constantInt(dim + 1)},
                                   loc)
              : Value();
}

/// The same op in this block, if there is one: what two lists have in common,
/// such as the number of pieces, is known to be the same then.
static Value findInBlock(StringRef name, ArrayRef<Value> operands,
                         Block *block) {
  for (Value operand : operands) {
    if (getConstant(operand))
      continue;
    for (Operation *user : operand.getUsers())
      if (user->getBlock() == block && user->getNumResults() == 1 &&
          getOperatorName(user) == name &&
          llvm::equal(user->getOperands(), operands))
        return user->getResult(0);
    return {};
  }
  return {};
}

Value emitOnce(Context &cx, StringRef name, ArrayRef<Value> operands,
               Location loc) {
  if (llvm::is_contained(operands, Value()))
    return {};
  Value known = findInBlock(name, operands, cx.b.getInsertionBlock());
  return known ? known : cx.graph.emitValue(name, operands, loc);
}

Value castTo(Context &cx, Value tensor, int64_t dtype, Location loc) {
  if (getScalarType(cast<TorchTensorType>(tensor.getType()).getDtype()) ==
      dtype)
    return tensor;
  Value no = cx.graph.constantBool(false);
  return cx.graph.emitValue(
      "aten::to.dtype",
      {tensor, cx.graph.constantInt(dtype), no, no, cx.graph.none()}, loc);
}

} // namespace torchonnx
