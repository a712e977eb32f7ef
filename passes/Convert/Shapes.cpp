//===- Shapes.cpp - Reshape and Expand with symbolic sizes ----------------===//

#include "passes/Convert/Shapes.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

SmallVector<Attribute> torchonnx::dimsOf(Value torchTensor) {
  auto type = cast<TorchTensorType>(torchTensor.getType());
  SmallVector<Attribute> dims(type.getDims());
  if (isa<mlir::ComplexType>(type.getDtype()))
    dims.push_back(
        IntegerAttr::get(IntegerType::get(type.getContext(), 64), 2));
  return dims;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Sizes &Sizes::from(Value torchList, unsigned first) {
  std::optional<SmallVector<Value>> elements = getElements(torchList);
  if (elements && first + elements->size() <= given.size())
    for (auto [i, element] : llvm::enumerate(*elements))
      if (!getConstantInt(element))
        given[first + i] = element;
  return *this;
}

std::optional<int64_t> Sizes::number(unsigned i) const {
  if (auto value = dyn_cast<IntegerAttr>(dims[i]))
    return value.getInt();
  return std::nullopt;
}

std::optional<Sizes::Place> Sizes::find(Attribute symbol) const {
  for (Value tensor : tensors)
    for (auto [i, dim] : llvm::enumerate(dimsOf(tensor)))
      if (dim == symbol)
        return Place{tensor, unsigned(i)};
  return std::nullopt;
}

bool Sizes::has(unsigned i) const {
  return number(i) || given[i] || find(dims[i]);
}

bool Sizes::mayBeNegative(const Symbols &symbols) const {
  return llvm::any_of(given, [&](Value value) {
    return value && !symbols.isAtLeast(value, 0);
  });
}

Value Sizes::tensor(ArrayRef<std::optional<int64_t>> numbers) {
  SmallVector<Value> parts;
  SmallVector<int64_t> run;
  auto flush = [&] {
    if (!run.empty())
      parts.push_back(b.ints(run));
    run.clear();
  };
  for (unsigned i = 0; i < size();) {
    std::optional<int64_t> known = number(i);
    if (i < numbers.size() && numbers[i])
      known = numbers[i];
    if (known) {
      run.push_back(*known);
      ++i;
      continue;
    }
    flush();
    if (std::optional<Place> place = find(dims[i])) {
      // Neighbours among the dims are read together.
      unsigned count = 1;
      SmallVector<Attribute> there = dimsOf(place->tensor);
      while (i + count < size() && place->dim + count < there.size() &&
             !number(i + count) &&
             dims[i + count] == there[place->dim + count] &&
             !(i + count < numbers.size() && numbers[i + count]))
        ++count;
      parts.push_back(
          shapeOf(b, place->tensor, place->dim, place->dim + count));
      i += count;
      continue;
    }
    if (!given[i])
      return b.fail("a size (" + cast<StringAttr>(dims[i]).getValue() +
                    ") is not among those of its operands");
    parts.push_back(b.unsqueeze(b.in(given[i]), {0}));
    ++i;
  }
  flush();
  if (parts.empty())
    return b.ints({});
  return parts.size() == 1 ? parts.front() : b.Concat(parts, {{"axis", 0}});
}

/// The sizes of dims `first` to `last` of an ONNX tensor of `rank` dims.
static Value sizesIn(OnnxBuilder &b, Value x, unsigned rank, unsigned first,
                     unsigned last) {
  if (first == 0 && last == rank)
    return b.Shape(x);
  if (b.opset >= 15)
    return b.Shape(x, {{"start", int64_t(first)}, {"end", int64_t(last)}});
  return b.Slice({b.Shape(x), b.ints({first}), b.ints({last}), b.ints({0})});
}

Value torchonnx::shapeOf(OnnxBuilder &b, Value torchTensor, unsigned first,
                         unsigned last) {
  return sizesIn(b, b.in(torchTensor), dimsOf(torchTensor).size(), first, last);
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

/// `dims` without those that are 1.
static SmallVector<Attribute> withoutOnes(ArrayRef<Attribute> dims) {
  SmallVector<Attribute> rest;
  llvm::copy_if(dims, std::back_inserter(rest), [](Attribute dim) {
    auto number = dyn_cast<IntegerAttr>(dim);
    return !number || number.getInt() != 1;
  });
  return rest;
}

/// The positions of the ones in `dims`.
static SmallVector<int64_t> onesOf(ArrayRef<Attribute> dims) {
  SmallVector<int64_t> ones;
  for (auto [i, dim] : llvm::enumerate(dims))
    if (auto number = dyn_cast<IntegerAttr>(dim);
        number && number.getInt() == 1)
      ones.push_back(i);
  return ones;
}

/// x without the ones of `from` and with those of `to`, which has nothing else.
static Value withOnesOf(OnnxBuilder &b, Value x, ArrayRef<Attribute> from,
                        ArrayRef<Attribute> to) {
  SmallVector<int64_t> gone = onesOf(from), come = onesOf(to);
  if (!gone.empty())
    x = b.squeeze(x, gone);
  return come.empty() ? x : b.unsqueeze(x, come);
}

/// How many dims at the beginning and, of the others, at the end are the same.
static std::pair<unsigned, unsigned> sameDims(ArrayRef<Attribute> from,
                                              ArrayRef<Attribute> to) {
  unsigned lead = 0, tail = 0;
  while (lead < to.size() && lead < from.size() && from[lead] == to[lead])
    ++lead;
  while (lead + tail < to.size() && lead + tail < from.size() &&
         from[from.size() - 1 - tail] == to[to.size() - 1 - tail])
    ++tail;
  return {lead, tail};
}

/// x in a shape of `rank` sizes, of which a 0 is none to copy.
static Value reshapeExactly(OnnxBuilder &b, Value x, Value shape,
                            unsigned rank) {
  if (b.opset >= 14)
    return b.Reshape({x, shape}, {{"allowzero", 1}});
  // Older opsets have no such Reshape: what has no elements is made anew.
  Value isEmpty = b.Equal({b.Size(x), b.scalarInt(0)});
  if (b.failed())
    return {};
  Type type = RankedTensorType::get(
      SmallVector<int64_t>(rank, ShapedType::kDynamic), b.dtypeOf(x));
  Operation *choice = createOnnxOp(b.builder, b.loc, "If", b.opset, isEmpty, {},
                                   type, /*numResults=*/1, /*numRegions=*/2);
  OpBuilder::InsertionGuard guard(b.builder);
  auto fill = [&](unsigned region, llvm::function_ref<Value()> make) {
    b.builder.createBlock(&choice->getRegion(region));
    if (Value value = make())
      YieldOp::create(b.builder, b.loc, value);
  };
  fill(0, [&] { return b.filled(shape, 0, b.dtypeOf(x)); });
  fill(1, [&] { return b.Reshape({x, shape}); });
  return choice->getResult(0);
}

/// x in the shape `to` of which dim `rest` is not known: what there are of the
/// dims that are reshaped, by the others that they become.
static Value reshapeToRest(OnnxBuilder &b, Value x, ArrayRef<Attribute> from,
                           Sizes to, unsigned rest) {
  auto [lead, tail] = sameDims(from, to.all());
  if (lead > rest || to.size() - tail <= rest || from.size() == lead + tail)
    return {};
  SmallVector<std::optional<int64_t>> numbers(to.size());
  numbers[rest] = 0;
  Value known = to.tensor(numbers);
  numbers[rest] = 1;
  for (unsigned i = 0; i < to.size(); ++i)
    if (i < lead || i >= to.size() - tail)
      numbers[i] = 1;
  Value count =
      b.ReduceProd({sizesIn(b, x, from.size(), lead, from.size() - tail)});
  Value others = b.ReduceProd({to.tensor(numbers)}), one = b.ints({1});
  // Of integers Max has none before opset 12.
  others = b.opset >= 12
               ? b.Max({others, one})
               : b.reduce("ReduceMax", b.Concat({others, one}, {{"axis", 0}}),
                          {0}, /*keepDims=*/true);
  OnnxAttr::Ints place(to.size());
  place[rest] = 1;
  Value size = b.Mul({b.Div({count, others}), b.ints(place)});
  return reshapeExactly(b, x, b.Add({known, size}), to.size());
}

/// x with several dims, or none, as one, whatever the sizes. Null where that is
/// not all that is reshaped.
static Value flattenDims(OnnxBuilder &b, Value x, ArrayRef<Attribute> from,
                         ArrayRef<Attribute> to) {
  auto [lead, tail] = sameDims(from, to);
  if (lead + 1 + tail != to.size())
    return {};
  unsigned end = from.size() - tail;
  if (to.size() == 2 && end > 0)
    return b.Flatten({x}, {{"axis", int64_t(lead ? lead : end)}});
  if (end < lead + 2)
    return {};
  SmallVector<Value> parts;
  if (lead)
    parts.push_back(sizesIn(b, x, from.size(), 0, lead));
  parts.push_back(b.ReduceProd({sizesIn(b, x, from.size(), lead, end)}));
  if (tail)
    parts.push_back(sizesIn(b, x, from.size(), end, from.size()));
  return reshapeExactly(
      b, x, parts.size() == 1 ? parts[0] : b.Concat(parts, {{"axis", 0}}),
      to.size());
}

Value torchonnx::reshapeTo(OnnxBuilder &b, Value x, Sizes to) {
  to.search(x);
  return reshapeTo(b, b.in(x), dimsOf(x), to);
}

Value torchonnx::reshapeTo(OnnxBuilder &b, Value x, ArrayRef<Attribute> from,
                           Sizes to) {
  if (b.failed() || from == ArrayRef(to.all()))
    return b.failed() ? Value() : x;

  // Nothing to reshape, and 0 would mean something else.
  auto all = llvm::seq(to.size());
  auto isKnown = [&](unsigned i) { return to.has(i); };
  if (llvm::any_of(all, [&](unsigned i) { return to.number(i) == 0; })) {
    Value flat = llvm::all_of(all, isKnown) ? Value()
                                            : flattenDims(b, x, from, to.all());
    return flat ? flat : b.filled(to.tensor(), 0, b.dtypeOf(x));
  }

  SmallVector<std::optional<int64_t>> numbers;
  SmallVector<unsigned> open;
  for (unsigned i = 0; i < to.size(); ++i) {
    numbers.push_back(to.number(i));
    if (!numbers[i] && i < from.size() && from[i] == to.dim(i))
      numbers[i] = 0;
    if (!numbers[i])
      open.push_back(i);
  }
  if (!open.empty()) {
    // -1 for what cannot be had otherwise.
    unsigned inferred = open.front();
    for (unsigned i : open)
      if (!to.has(i))
        inferred = i;
    numbers[inferred] = -1;
  }
  // Where a shape would have to be computed, but only ones come or go, say so.
  if (open.size() > 1 && withoutOnes(from) == withoutOnes(to.all()))
    return withOnesOf(b, x, from, to.all());
  // [n, ...] as [n, the rest], also where n is 0 and -1 would tell nothing.
  if (to.size() == 2 && from.size() > 2 && from[0] == to.dim(0) &&
      numbers[1] == -1)
    return b.Flatten({x}, {{"axis", 1}});
  // [..., n] as [the rest, n]: n need not be computed.
  if (to.size() == 2 && from.size() > 2 && from.back() == to.dim(1) &&
      numbers[0] == -1 && !to.number(1))
    return b.Flatten({x}, {{"axis", int64_t(from.size()) - 1}});
  // One of the sizes may be 0, which would copy a dim, and from which -1 could
  // not be told: all that are computed may.
  const Symbols &symbols = getOracle(b.builder.getContext()).getSymbols();
  auto mayBeNone = [&](unsigned i) {
    return numbers[i] != -1 && mayBeZero(to.dim(i), symbols);
  };
  bool areOpen = open.size() > 1 && b.opset >= 14;
  bool isExact = llvm::all_of(all, isKnown);
  if ((areOpen || (!open.empty() && llvm::any_of(all, mayBeNone))) && isExact)
    return reshapeExactly(b, x, to.tensor(), to.size());
  if (!isExact && llvm::any_of(all, mayBeNone)) {
    if (Value flat = flattenDims(b, x, from, to.all()))
      return flat;
    auto *rest = llvm::find(numbers, -1);
    if (llvm::count_if(all, [&](unsigned i) { return !to.has(i); }) == 1)
      if (Value whole = reshapeToRest(b, x, from, to, rest - numbers.begin()))
        return whole;
  }
  // Of a declared dim nobody said that there is something in it: a run in which
  // there is not fails, where a dim that it copies would be another.
  auto isUnsure = [&](unsigned i) {
    SizeExpr size = symbols.getExpr(to.dim(i));
    return numbers[i] != -1 && !size.isAtLeast(1, symbols.getSureFacts());
  };
  auto needNotCopy = [&](unsigned i) { return numbers[i] != 0 || to.has(i); };
  if (llvm::none_of(open, isUnsure) || !llvm::all_of(all, needNotCopy) ||
      (b.opset < 14 && !isExact))
    return b.Reshape({x, to.tensor(numbers)});
  if (b.opset < 14)
    return reshapeExactly(b, x, to.tensor(), to.size());
  for (std::optional<int64_t> &number : numbers)
    if (number == 0)
      number = std::nullopt;
  return b.Reshape({x, to.tensor(numbers)}, {{"allowzero", 1}});
}

//===----------------------------------------------------------------------===//
// Expand
//===----------------------------------------------------------------------===//

Value torchonnx::expandTo(OnnxBuilder &b, Value x, Sizes to) {
  to.search(x);
  return expandTo(b, b.in(x), dimsOf(x), to);
}

Value torchonnx::expandTo(OnnxBuilder &b, Value x, ArrayRef<Attribute> from,
                          Sizes to) {
  if (b.failed() || from == ArrayRef(to.all()))
    return b.failed() ? Value() : x;
  // ONNX infers 1 where 1 becomes 0.
  for (unsigned i = 0; i < to.size(); ++i)
    if (to.number(i) == 0)
      return b.filled(to.tensor(), 0, b.dtypeOf(x));
  // A size of 1 keeps the dim of x.
  SmallVector<std::optional<int64_t>> numbers;
  int64_t lead = to.size() - from.size();
  for (int64_t i = 0, e = to.size(); i < e; ++i)
    numbers.push_back(i >= lead && from[i - lead] == to.dim(i) ? 1
                                                               : to.number(i));
  Value shape = to.tensor(numbers);
  // -1 keeps the dim too.
  if (to.mayBeNegative(getOracle(b.builder.getContext()).getSymbols()))
    shape = b.Abs({shape});
  return b.Expand({x, shape});
}
