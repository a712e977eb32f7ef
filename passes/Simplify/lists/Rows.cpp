//===- Rows.cpp - Lists of a length that only the run knows ---------------===//
//
// A list that a loop of the run appends to is a tensor, whose rows are the
// elements: that is exact where they all have one shape.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

ListObj *newRows(Context &cx, Value rows, Type elementType) {
  ListObj *list =
      cx.heap.newList(AbstractValue(cx.memory.newBase(rows)), elementType);
  list->isRows = true;
  return list;
}

Value rowOf(Context &cx, Value row, Location loc) {
  Type type = row.getType();
  if (isa<TorchIntType, TorchFloatType>(type))
    row = cx.graph.emitValue("prim::NumToTensor.Scalar", {row}, loc);
  else if (isa<TorchBoolType>(type))
    row = cx.graph.emitValue("prim::NumToTensor.bool", {row}, loc);
  else if (!isa<TorchTensorType>(type))
    return {};
  if (!row || !isa<TorchTensorType>(row.getType()))
    return {};
  return cx.graph.emitValue("aten::unsqueeze", {row, cx.graph.constantInt(0)},
                            loc);
}

Value rowOf(Context &cx, AbstractValue element, Location loc) {
  FailureOr<Value> value = materialize(cx, element, loc);
  if (failed(value))
    return {};
  Value row = rowOf(cx, *value, loc);
  if (!row)
    (void)cx.error(loc,
                   "a list of such elements, of a length that only the run "
                   "knows, cannot be expressed");
  return row;
}

Value rowsFrom(Context &cx, ArrayRef<Value> elements, Type example,
               bool exampleIsRows, Location loc, UnknownSizes unknown) {
  SmallVector<Value> rows;
  for (Value element : elements) {
    rows.push_back(element ? rowOf(cx, element, loc) : Value());
    if (!rows.back() || rows.back().getType() != rows.front().getType())
      return {};
  }
  if (rows.size() == 1)
    return rows.front();
  if (!rows.empty())
    return cx.graph.emitValue(
        "aten::cat", {cx.graph.listOf(rows, loc), cx.graph.constantInt(0)},
        loc);

  Type dtype = dtypeOfNumbers(example, cx.b);
  SmallVector<Value> sizes = {cx.graph.constantInt(0)};
  if (auto type = dyn_cast_or_null<TorchTensorType>(example)) {
    dtype = type.getDtype();
    for (Attribute dim : type.getDims().drop_front(exampleIsRows)) {
      Value size = sizeToMake(cx.graph, cx.oracle.getSymbols(), dim, loc);
      if (!size && unknown == UnknownSizes::Refuse)
        return {};
      sizes.push_back(size ? size : cx.graph.constantInt(0));
    }
  } else if (!isa_and_nonnull<TorchIntType, TorchFloatType, TorchBoolType>(
                 example)) {
    return {};
  }
  return cx.graph.emitValue("aten::zeros",
                            {cx.graph.listOf(sizes, loc),
                             cx.graph.constantInt(getScalarType(dtype)),
                             cx.graph.none(), cx.graph.none(), cx.graph.none()},
                            loc);
}

AbstractValue elementOf(Context &cx, Value row, Type elementType,
                        Location loc) {
  StringRef cast = isa<TorchIntType>(elementType)     ? "aten::Int.Tensor"
                   : isa<TorchFloatType>(elementType) ? "aten::Float.Tensor"
                   : isa<TorchBoolType>(elementType)  ? "aten::Bool.Tensor"
                                                      : "";
  if (cast.empty())
    return cx.memory.newBase(row);
  Value number = emitOnce(cx, cast, {row}, loc);
  return number ? AbstractValue(number) : AbstractValue();
}

/// Whether `tensor` shares memory with nothing that is known.
static bool isOwn(TensorObj *tensor) {
  return tensor->base == tensor && tensor->mayAlias.empty();
}

bool hasOwnElements(ListObj *list) {
  llvm::SmallPtrSet<TensorObj *, 4> seen;
  return llvm::all_of(list->elements, [&](AbstractValue element) {
    TensorObj *tensor = element.tensor();
    return tensor && isOwn(tensor) && seen.insert(tensor).second &&
           tensor->current.getType() ==
               list->elements[0].tensor()->current.getType();
  });
}

ViewStep rowStep(Context &cx, Value index) {
  return {"aten::select.int", {cx.graph.constantInt(0), index}, std::nullopt};
}

Value rowOfStep(const ViewStep &step) {
  ViewOperands given{step.name, step.operands};
  return step.name == "aten::select.int" && getConstantInt(given["dim"]) == 0
             ? given["index"]
             : Value();
}

bool addToRows(Context &cx, TensorObj *rows, AbstractValue element,
               std::optional<ViewStep> part) {
  TensorObj *tensor = element.tensor();
  if (!tensor)
    return true;
  bool isNew = isOwn(tensor->base) && !areLinked(tensor->base, rows->base);
  bool isPlaced = llvm::any_of(
      rows->elements, [tensor](auto &entry) { return entry.tensor == tensor; });
  if (part && (isNew || isPlaced))
    rows->elements.push_back({tensor, std::move(*part)});
  else
    llvm::erase_if(rows->elements, [&](auto &entry) {
      return areLinked(entry.tensor->base, tensor->base);
    });
  cx.heap.linkMayAlias(rows, tensor);
  return isNew;
}

SmallVector<PlacedElement, 1> placedElements(Context &cx, const ListObj &list) {
  if (list.isRows)
    return list.elements[0].tensor() ? list.elements[0].tensor()->elements
                                     : SmallVector<PlacedElement, 1>();
  llvm::SmallPtrSet<TensorObj *, 8> shared;
  for (AbstractValue element : list.elements)
    if (TensorObj *tensor = element.tensor())
      shared.insert_range(tensor->base->mayAlias);
  // Parts of one tensor are all placed.
  SmallVector<PlacedElement, 1> placed;
  for (auto [i, element] : llvm::enumerate(list.elements))
    if (TensorObj *tensor = element.tensor();
        tensor && isOwn(tensor->base) && !shared.contains(tensor->base))
      placed.push_back({tensor, rowStep(cx, cx.graph.constantInt(i))});
  return placed;
}

TensorObj *asRows(Context &cx, ListObj *list, Location loc) {
  if (TensorObj *rows = rowsOf(list))
    return rows;
  if (list->elements.empty() || !rowElementType(list->elements[0]))
    return nullptr;
  auto elements = materializeAll(cx, list->elements, loc);
  Value all =
      succeeded(elements) ? rowsFrom(cx, *elements, {}, false, loc) : Value();
  if (!all)
    return nullptr;
  TensorObj *rows = cx.memory.newBase(all);
  for (AbstractValue element : list->elements)
    if (element.tensor())
      cx.heap.linkMayAlias(rows, element.tensor());
  return rows;
}

AbstractValue rowAt(Context &cx, ListObj *list, TensorObj *rows, Value index,
                    Location loc) {
  // What is read twice is known to be one number: a size, say.
  Value row = emitOnce(
      cx, "aten::select.int",
      {cx.memory.read(rows, loc), cx.graph.constantInt(0), index}, loc);
  if (!row)
    return {};
  if (list->isRows && list->areViews && isa<RefType>(list->elementType)) {
    TensorObj *view = cx.memory.newView(rows, row, rowStep(cx, index));
    // How elements of rows that were joined lie is not known.
    view->contiguous = rows->layout && rows->contiguous;
    return view;
  }
  AbstractValue element = elementOf(
      cx, row,
      list->isRows ? list->elementType : rowElementType(list->elements[0]),
      loc);
  // In the program the element is the list's own; in the graph it is a copy.
  if (TensorObj *tensor = element.tensor())
    cx.heap.linkMayAlias(tensor, rows);
  return element;
}

void setRows(Context &cx, ListObj *list, TensorObj *before, Value contents,
             AbstractValue added, std::optional<ViewStep> part,
             bool keepsPlaces) {
  TensorObj *rows = cx.memory.newBase(contents);
  cx.heap.linkMayAlias(rows, before);
  if (keepsPlaces)
    rows->elements = before->elements;
  bool areViews = addToRows(cx, rows, added, std::move(part)) && list->areViews;
  cx.touch(list);
  list->elements = {rows};
  list->isRows = true;
  list->areViews = areViews;
}

std::string whyNoRows(ListObj *list) {
  AbstractValue first =
      list->elements.empty() ? AbstractValue() : list->elements[0];
  if (first.isUninitialized())
    return "it is empty";
  if (rowElementType(first))
    return "its elements differ in type or shape";
  StringRef kind = isString(first)  ? "strings"
                   : first.dict()   ? "dicts"
                   : first.object() ? "objects"
                   : first.list()   ? "lists"
                   : first.tuple()  ? "tuples"
                                    : "no tensors or numbers";
  return ("its elements are " + kind).str();
}

} // namespace torchonnx
