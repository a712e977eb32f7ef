//===- RowTensors.cpp - Rows of tensors, and tensors of rows --------------===//
//
// `unbind` makes rows of a tensor that are views of it; `stack`, `cat`,
// `torch.tensor` and their like make a tensor of rows.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Utils/EmptyDims.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

/// `unbind`, or `split` into pieces of 1, along a dim whose size only the run
/// knows: rows of that dim.
static Outcome unbindRows(Call &call, Context &cx) {
  bool isSplit = call.name == "aten::split.Tensor";
  TensorObj *tensor = call.arg("self").tensor();
  std::optional<int64_t> dim = knownInt(call.arg("dim"));
  if (!tensor || !dim || (isSplit && knownInt(call.arg("split_size")) != 1))
    return Outcome::Declined;
  Value all = cx.memory.read(tensor, call.loc);
  if (!all)
    return Outcome::Failed;
  auto type = cast<TorchTensorType>(all.getType());
  int64_t at = fromFront(*dim, type.getRank());
  if (at < 0 || at >= type.getRank() || type.getSize(at))
    return Outcome::Declined;
  // Of nothing, split makes one piece.
  if (isSplit && mayBeZero(type.getDims()[at], cx.oracle.getSymbols()))
    return Outcome::Declined;
  TensorObj *rows = tensor;
  auto step = [&](StringRef name, std::initializer_list<Value> operands) {
    ViewStep view{name.str(), operands, std::nullopt};
    all = cx.memory.applyView(view, all, call.loc);
    if (all)
      rows = cx.memory.newView(rows, all, std::move(view));
    return bool(all);
  };
  if ((at != 0 && !step("aten::movedim.int",
                        {cx.graph.constantInt(at), cx.graph.constantInt(0)})) ||
      (isSplit && !step("aten::unsqueeze", {cx.graph.constantInt(at + 1)})))
    return Outcome::Failed;
  ListObj *result =
      cx.heap.newList(AbstractValue(rows), RefType::get(cx.context));
  result->isRows = result->areViews = true;
  return done(call, result);
}

/// `stack` of rows is the rows, with their dim moved.
static Outcome stackRows(Call &call, Context &cx) {
  TensorObj *rows = rowsOf(call.arg("tensors"));
  std::optional<int64_t> dim = knownInt(call.arg("dim"));
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = cx.memory.read(rows, call.loc);
  if (all && *dim != 0)
    all = cx.graph.emitValue(
        "aten::movedim.int",
        {all, cx.graph.constantInt(0), cx.graph.constantInt(*dim)}, call.loc);
  return all ? done(call, cx.memory.newBase(all, *dim == 0)) : Outcome::Failed;
}

/// `cat` of rows.
static Outcome catRows(Call &call, Context &cx) {
  TensorObj *rows = rowsOf(call.arg("tensors"));
  std::optional<int64_t> dim = knownInt(call.arg("dim"));
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = cx.memory.read(rows, call.loc);
  if (!all)
    return Outcome::Failed;
  int64_t rank = cast<TorchTensorType>(all.getType()).getRank() - 1;
  int64_t at = fromFront(*dim, rank);
  if (at < 0 || at >= rank)
    return cx.fail(call.loc, "cat along a dim that the elements do not have");
  all = mergeFirst(cx, all, at, call.loc);
  return doneAnew(call, cx, all);
}

/// Lets `name`, which joins elements along `dim` or views what was joined, have
/// the result of `call`.
static Outcome passOn(Call &call, Context &cx, StringRef name,
                      AbstractValue self, int64_t dim) {
  call.results.clear();
  return doneOrFailed(
      call,
      cx.calls.resultOf(name, {self, cx.graph.constantInt(dim)}, call.loc));
}

/// `vstack` and its like: `cat`, where tensors of few dims have one more.
static Outcome joinByRank(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  if (!list || !list->isRows)
    return Outcome::Declined;
  int64_t rank = elementTypes(*list).front().getRank();
  StringRef name = call.name.drop_front(StringRef("aten::").size());
  auto [least, dim] = llvm::StringSwitch<std::pair<int64_t, int64_t>>(name)
                          .Case("hstack", {1, rank > 1})
                          .Case("column_stack", {2, 1})
                          .Case("dstack", {3, 2})
                          .Default({2, 0});
  if (rank >= least)
    return passOn(call, cx, "aten::cat", list, dim);
  Outcome outcome = passOn(call, cx, "aten::stack", list, std::min(dim, rank));
  // The dims that even then are too few are of 1: behind, where the elements
  // are rows.
  for (int64_t have = rank + 1; outcome == Outcome::Done && have < least;
       ++have)
    outcome =
        passOn(call, cx, "aten::unsqueeze", call.results.front(), dim == 0);
  return outcome;
}

/// `pad_sequence` of tensors of one length.
static Outcome padRows(Call &call, Context &cx) {
  auto given = materialize(cx, call.arg("batch_first"), call.loc);
  std::optional<bool> isBatchFirst =
      succeeded(given) ? getConstantBool(*given) : std::nullopt;
  if (!rowsOf(call.arg("sequences")) || !isBatchFirst)
    return Outcome::Declined;
  return passOn(call, cx, "aten::stack", call.receiver(),
                *isBatchFirst ? 0 : 1);
}

/// Whether such a list is in a list.
static bool holdsRows(AbstractValue value) {
  ListObj *list = value.list();
  return list && (list->isRows || llvm::any_of(list->elements, holdsRows));
}

/// Whether a list has numbers of several types, or holds one that does.
static bool hasTwoTypes(AbstractValue value) {
  ListObj *list = value.list();
  if (!list || list->isRows)
    return false;
  llvm::SmallDenseSet<TypeID, 2> types;
  for (AbstractValue element : list->elements) {
    if (hasTwoTypes(element))
      return true;
    if (element.ssa())
      types.insert(element.ssa().getType().getTypeID());
  }
  return types.size() > 1;
}

/// Lists of numbers, which PyTorch demands to be of one length, as the rows of
/// one tensor; null after an error.
static Value stackNumbers(ListObj *lists, const Call &call, Context &cx) {
  Value whole, sizes;
  if (!readPieces(cx, lists, call.loc, whole, sizes))
    return {};
  Value count = cx.graph.sizeOf(sizes, 0, call.loc),
        total = cx.graph.sizeOf(whole, 0, call.loc);
  if (!count || !total)
    return {};
  Value most = emitOnce(cx, "prim::max.int", {count, cx.graph.constantInt(1)},
                        call.loc),
        width = emitOnce(cx, "aten::floordiv.int", {total, most}, call.loc);
  return width
             ? cx.graph.emitValue(
                   "aten::reshape",
                   {whole, cx.graph.listOf({count, width}, call.loc)}, call.loc)
             : Value();
}

/// The numbers of a list of the run as one tensor; null after an error.
static Value numbersOf(AbstractValue list, const Call &call, Context &cx) {
  if (TensorObj *rows = rowsOf(list))
    return cx.memory.read(rows, call.loc);
  if (piecesOf(list))
    return stackNumbers(list.list(), call, cx);
  if (!holdsRows(list)) {
    Call part = call;
    part.receiver() = list;
    if (failed(cx.calls.evaluate(part)))
      return {};
    auto tensor = materialize(cx, part.results.front(), call.loc);
    return succeeded(tensor) ? *tensor : Value();
  }
  SmallVector<Value> parts;
  for (AbstractValue element : list.list()->elements)
    if (!parts.emplace_back(numbersOf(element, call, cx)))
      return {};
  Value dim = cx.graph.constantInt(columnsOf(list) ? 1 : 0);
  if (parts.size() == 1)
    return cx.graph.emitValue("aten::unsqueeze", {parts[0], dim}, call.loc);
  return cx.graph.emitValue("aten::stack",
                            {cx.graph.listOf(parts, call.loc), dim}, call.loc);
}

/// Gives the tensor of a list. Of no list it has one dim: nothing says how long
/// the inner ones would be.
static Outcome giveTensor(Call &call, Context &cx, Value all) {
  auto type = cast<TorchTensorType>(all.getType());
  const Symbols &symbols = cx.oracle.getSymbols();
  if (type.getRank() < 2 || symbols.isAtLeast(type.getDims()[0], 1))
    return done(call, cx.memory.newBase(all));
  Value length = cx.graph.sizeOf(all, 0, call.loc);
  Value isEmpty =
      length ? cx.graph.emitValue("aten::lt.int",
                                  {length, cx.graph.constantInt(1)}, call.loc)
             : Value();
  if (!isEmpty)
    return Outcome::Failed;
  cx.findings.remark(call.loc,
                     "the list may be empty, of which PyTorch makes a tensor "
                     "of one dim: '.reshape(-1, n)' gives it those of others");
  auto none = TorchTensorType::get(cx.context, cx.b.getI64IntegerAttr(0),
                                   type.getDtype());
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    Value value = isThen ? cx.graph.zeroOf(none, call.loc) : all;
    if (!value)
      return failure();
    return AbstractValues{cx.memory.newBase(value)};
  };
  return inBranches(call, cx, isEmpty, branch);
}

/// `torch.tensor` of numbers, and of lists of them.
static Outcome tensorOfRows(Call &call, Context &cx) {
  if (hasTwoTypes(call.receiver()))
    return cx.fail(call.loc, "PyTorch makes no tensor of a list that has ints "
                             "and floats: write all as floats");
  if (!holdsRows(call.receiver()))
    return Outcome::Declined;
  Value all = numbersOf(call.receiver(), call, cx);
  // Floats are float32 first, whatever is wanted.
  if (all && cast<TorchTensorType>(all.getType()).getDtype().isF64())
    all = castTo(cx, all, getScalarType(cx.b.getF32Type()), call.loc);
  if (std::optional<int64_t> wanted = knownInt(call.arg("dtype"));
      all && wanted)
    all = castTo(cx, all, *wanted, call.loc);
  if (!all)
    return Outcome::Failed;
  return giveTensor(call, cx, all);
}

void addRowsFunctions(OperatorTable &table) {
  table.on("aten::unbind", unbindRows);
  table.on("aten::split.Tensor", unbindRows);
  table.on("aten::stack", stackRows);
  table.on("aten::cat", catRows);
  table.on("aten::concat", catRows);
  for (StringRef name : joinsByRank)
    table.on(name, joinByRank);
  table.on("aten::pad_sequence", padRows);
  table.on("aten::tensor", tensorOfRows);
  table.on("aten::as_tensor.list", tensorOfRows);
}

} // namespace torchonnx
