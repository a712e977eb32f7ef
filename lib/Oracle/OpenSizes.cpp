//===- OpenSizes.cpp - Operators on sizes that only data decides ----------===//
//
// The samples of such sizes are of any numbers. Operators that demand that two
// sizes agree would refuse them, where the program sees to it that they do.
//
//===----------------------------------------------------------------------===//

#include "ExactSizes.h"
#include "LibTorchOracle.h"
#include "dialects/Torch/NamedOperands.h"

using namespace mlir;
using namespace torchonnx;

/// What `view` and its like, and `expand`, return where sizes that only data
/// decides are asked for: those sizes. The samples of such sizes need not
/// multiply up, nor be the same.
static TorchTensorType typeOfReshape(Oracle &oracle, StringRef name,
                                     ArrayRef<Value> operands) {
  Reshape reshape = getReshape(name);
  if (reshape == Reshape::None)
    return {};
  NamedOperands given{name, operands};
  auto from = cast<TorchTensorType>(given["self"].getType());
  if (!from.getRanked())
    return {};
  Symbols &symbols = oracle.getSymbols();
  auto isOpen = [&](Attribute size) { return symbols.isComputed(size); };
  // The sizes that are asked for, of all dims or, with `unflatten`, of one.
  ArrayRef<Attribute> parted = from.getDims();
  SmallVector<Attribute> dims;
  if (given.has("other")) {
    auto other = dyn_cast<TorchTensorType>(given["other"].getType());
    if (!other || !other.getRanked())
      return {};
    llvm::append_range(dims, other.getDims());
  } else {
    auto elements = getElements(given[given.has("shape")   ? "shape"
                                      : given.has("sizes") ? "sizes"
                                                           : "size"]);
    if (!elements)
      return {};
    for (Value element : *elements) {
      auto type = dyn_cast<TorchIntType>(element.getType());
      dims.push_back(type ? type.getKnown() : Attribute());
    }
  }
  if (given.has("sizes")) {
    std::optional<int64_t> dim = getConstantInt(given["dim"]);
    if (dim && *dim < 0)
      *dim += from.getRank();
    if (!dim || *dim < 0 || *dim >= from.getRank())
      return {};
    parted = parted.slice(*dim, 1);
  }
  if (!llvm::all_of(dims, [](Attribute dim) { return bool(dim); }))
    return {};
  // What is asked for is what there is; that the numbers of elements agree,
  // which the run sees to, tells no single size.
  if (llvm::none_of(parted, isOpen) && llvm::none_of(dims, isOpen))
    return {};
  auto isRest = [](Attribute dim) {
    auto number = dyn_cast<IntegerAttr>(dim);
    return number && number.getInt() == -1;
  };
  MLIRContext *context = from.getContext();
  if (reshape == Reshape::Values) {
    Attribute one = IntegerAttr::get(IntegerType::get(context, 64), 1);
    if (dims.size() < from.getDims().size())
      return {};
    auto targets = MutableArrayRef(dims).take_back(from.getDims().size());
    if (llvm::any_of(ArrayRef(dims).drop_back(targets.size()), isRest))
      return {};
    for (auto [dim, target] : llvm::zip(from.getDims(), targets)) {
      if (isRest(target))
        target = dim;
      if (dim != target && dim != one && !isOpen(dim) && !isOpen(target))
        return {};
    }
    return TorchTensorType::get(context, dims, from.getDtype());
  }
  if (auto *rest = llvm::find_if(dims, isRest); rest != dims.end()) {
    // What is left of the elements.
    SizeExpr count = symbols.countElements(parted), others = 1;
    for (Attribute dim : dims)
      if (!isRest(dim))
        others = others * symbols.getExpr(dim);
    SizeExpr left = SizeExpr::floorDiv(count, others, symbols.getFacts());
    *rest =
        left ? symbols.getSize(left) : Attribute(symbols.addUnbackedCount());
  }
  ArrayRef<Attribute> whole = from.getDims();
  dims.insert(dims.begin(), whole.begin(), parted.begin());
  dims.append(parted.end(), whole.end());
  return TorchTensorType::get(context, dims, from.getDtype());
}

/// The pieces that a dim is split into whose sizes only data decides: they add
/// up to it, as the run sees to.
static Type typeOfPieces(Oracle &oracle, StringRef name,
                         ArrayRef<Value> operands) {
  if (name != "aten::split.sizes" && name != "aten::split_with_sizes")
    return {};
  NamedOperands given{name, operands};
  auto from = cast<TorchTensorType>(given["self"].getType());
  MLIRContext *context = from.getContext();
  auto sizes = getElements(
      given[given.has("split_size") ? "split_size" : "split_sizes"]);
  std::optional<int64_t> dim = getConstantInt(given["dim"]);
  if (!from.getRanked() || !sizes || !dim)
    return {};
  bool isOpen = false;
  SmallVector<Type> pieces;
  SmallVector<Attribute> dims(from.getDims());
  for (Value size : *sizes) {
    Attribute known = cast<TorchIntType>(size.getType()).getKnown();
    if (!known)
      return {};
    isOpen |= oracle.getSymbols().isUnbacked(known);
    dims[fromFront(*dim, from.getRank())] = known;
    pieces.push_back(TorchTensorType::get(context, dims, from.getDtype()));
  }
  return isOpen ? ListType::get(context, pieces) : Type();
}

/// An `arange` of integers in steps of 1 between bounds that the run computes:
/// it sees to it that the second is not below the first.
static TorchTensorType typeOfRange(Oracle &oracle, StringRef name,
                                   ArrayRef<Value> operands) {
  if (!name.starts_with("aten::arange.start"))
    return {};
  NamedOperands given{name, operands};
  Symbols &symbols = oracle.getSymbols();
  auto start = dyn_cast<TorchIntType>(given["start"].getType()),
       end = dyn_cast<TorchIntType>(given["end"].getType());
  if (!start || !end || !isNone(given["dtype"]) ||
      (given.has("step") && getConstantInt(given["step"]) != 1) ||
      !(symbols.isComputed(start.getKnown()) ||
        symbols.isComputed(end.getKnown())))
    return {};
  SizeExpr length =
      symbols.getExpr(end.getKnown()) - symbols.getExpr(start.getKnown());
  if (!length)
    return {};
  // Samples need not know.
  length = SizeExpr::max(length, 0, symbols.getFacts());
  MLIRContext *context = start.getContext();
  return TorchTensorType::get(context, {symbols.getSize(length)},
                              IntegerType::get(context, 64));
}

//===----------------------------------------------------------------------===//
// Broadcasts
//===----------------------------------------------------------------------===//

namespace {
/// Sizes that an operator demands to be the same: open ones stand for others.
class SameSizes {
public:
  explicit SameSizes(const Symbols &symbols) : symbols(symbols) {}

  /// False where neither is open.
  bool add(Attribute x, Attribute y) {
    x = of(x);
    y = of(y);
    if (x == y)
      return true;
    if (!symbols.isUnbacked(y))
      std::swap(x, y);
    return symbols.isUnbacked(y) && others.insert({y, x}).second;
  }
  Attribute of(Attribute size) const {
    Attribute other = others.lookup(size);
    return other ? of(other) : size;
  }

private:
  const Symbols &symbols;
  llvm::DenseMap<Attribute, Attribute> others;
};
} // namespace

static ArrayRef<Attribute> dimsOf(Value operand) {
  auto type = dyn_cast<TorchTensorType>(operand.getType());
  return type && type.getRanked() ? type.getDims() : ArrayRef<Attribute>();
}

/// What meets in a dim of a broadcast but 1: numbers and symbols, open ones
/// last.
using Meeting = SmallVector<Attribute, 2>;

/// What meets in each dim, counted from the last one. Nothing where no open
/// size meets another one, or more than two meet.
static std::optional<SmallVector<Meeting>> meetingsOf(ArrayRef<Value> operands,
                                                      const Symbols &symbols) {
  SmallVector<Meeting> meetings;
  for (Value operand : operands)
    for (auto [i, dim] : llvm::enumerate(llvm::reverse(dimsOf(operand)))) {
      if (i >= meetings.size())
        meetings.emplace_back();
      auto number = dyn_cast<IntegerAttr>(dim);
      if (!(number && number.getInt() == 1) &&
          !llvm::is_contained(meetings[i], dim))
        meetings[i].push_back(dim);
    }
  bool isOpen = false;
  for (Meeting &meeting : meetings) {
    if (meeting.size() > 2)
      return std::nullopt;
    llvm::stable_sort(meeting, [&](Attribute x, Attribute y) {
      return symbols.isUnbacked(x) < symbols.isUnbacked(y);
    });
    isOpen |= meeting.size() == 2 && symbols.isUnbacked(meeting[1]);
  }
  return isOpen ? std::optional(meetings) : std::nullopt;
}

namespace {
/// What an operator gives if symbols are what somebody says, if it does.
struct Answer {
  std::optional<SmallVector<Inferred>> results;
  /// The samples in which it gives that.
  llvm::BitVector survivors;
};
} // namespace

static Answer inferWith(Oracle &oracle, StringRef name,
                        ArrayRef<Value> operands,
                        llvm::function_ref<Attribute(StringAttr)> given) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](StringAttr dim) { return std::optional<Attribute>(given(dim)); });
  SmallVector<Value> values(operands);
  for (Value operand : operands)
    if (auto elements = getElements(operand))
      llvm::append_range(values, *elements);
  SmallVector<Type> types(ValueRange(values).getTypes());
  for (auto [value, type] : llvm::zip(values, types))
    if (isa<TorchTensorType, ListType>(type))
      value.setType(replacer.replace(type));
  Symbols &symbols = oracle.getSymbols();
  llvm::BitVector live = symbols.getLive();
  Refusal why;
  Answer answer{oracle.infer(name, operands, why),
                llvm::BitVector(live.size())};
  if (answer.results)
    answer.survivors = symbols.getLive();
  for (auto [value, type] : llvm::zip(values, types))
    value.setType(type);
  symbols.setLive(live);
  return answer;
}

/// The type of the result if symbols were what `given` says; null if that is
/// not one tensor of this rank, or not at every sample.
static TorchTensorType
typeWith(Oracle &oracle, StringRef name, ArrayRef<Value> operands, size_t rank,
         llvm::function_ref<Attribute(StringAttr)> given) {
  auto [results, survivors] = inferWith(oracle, name, operands, given);
  bool holds = results && results->size() == 1 &&
               survivors == oracle.getSymbols().getLive();
  auto type = holds ? dyn_cast<TorchTensorType>(results->front().type)
                    : TorchTensorType();
  return type && type.getRanked() && size_t(type.getRank()) == rank
             ? type
             : TorchTensorType();
}

/// What an operator gives that broadcasts a dim whose size only data decides
/// against another one: the larger of the two. The samples of such sizes are
/// not the same, though the sizes may be, nor are they the number that the dim
/// may meet. A size may meet others in several dims.
static TorchTensorType typeOfBroadcast(Oracle &oracle, StringRef name,
                                       ArrayRef<Value> operands) {
  Symbols &symbols = oracle.getSymbols();
  auto meetings = meetingsOf(operands, symbols);
  if (!meetings)
    return {};
  size_t rank = meetings->size();
  Attribute one =
      IntegerAttr::get(IntegerType::get(operands[0].getContext(), 64), 1);
  // All that meet are the same, but what meets one that is 1. The dims are told
  // in `same`.
  auto typeWhere = [&](Attribute isOne, SameSizes &same) {
    for (const Meeting &meeting : *meetings)
      if (meeting.size() == 2 && !llvm::is_contained(meeting, isOne))
        same.add(meeting[0], meeting[1]);
    return typeWith(oracle, name, operands, rank, [&](StringAttr dim) {
      return dim == isOne ? one : same.of(dim);
    });
  };
  SameSizes all(symbols);
  TorchTensorType type = typeWhere(/*isOne=*/{}, all);
  if (!type)
    return {};
  SmallVector<Attribute> dims(type.getDims());
  for (auto [i, meeting] : llvm::enumerate(*meetings)) {
    Attribute &dim = dims[rank - 1 - i];
    bool isMet = meeting.size() == 2 && symbols.isUnbacked(meeting[1]);
    // Another dim may have made it another size.
    bool isMetElsewhere =
        meeting.size() == 1 && all.of(meeting[0]) != meeting[0];
    if (!isMet && !isMetElsewhere)
      continue;
    if (dim != all.of(meeting[0]))
      return {};
    dim = meeting[0];
    if (isMetElsewhere)
      continue;
    for (unsigned other : {0, 1}) {
      if (isa<IntegerAttr>(meeting[1 - other]))
        continue;
      SameSizes same(symbols);
      TorchTensorType asOther = typeWhere(meeting[1 - other], same);
      if (!asOther ||
          asOther.getDims()[rank - 1 - i] != same.of(meeting[other]))
        return {};
    }
    if (isa<IntegerAttr>(dim))
      continue;
    SizeExpr met =
        SizeExpr::broadcast(symbols.getExpr(meeting[0]),
                            symbols.getExpr(meeting[1]), symbols.getFacts());
    if (!met)
      return {};
    dim = symbols.getSize(met);
  }
  return TorchTensorType::get(type.getContext(), dims, type.getDtype());
}

//===----------------------------------------------------------------------===//
// Joins
//===----------------------------------------------------------------------===//

/// What is joined of tensors that agree in all dims but one.
static TorchTensorType typeOfJoin(Oracle &oracle, StringRef name,
                                  ArrayRef<Value> operands) {
  if (name != "aten::cat" && name != "aten::stack")
    return {};
  auto elements = getElements(operands[0]);
  std::optional<int64_t> dim = getConstantInt(operands[1]);
  if (!elements || elements->empty() || !dim)
    return {};
  ArrayRef<Attribute> first = dimsOf(elements->front());
  size_t rank = first.size() + (name == "aten::stack");
  int64_t along = fromFront(*dim, int64_t(rank));
  SameSizes same(oracle.getSymbols());
  for (Value element : *elements) {
    ArrayRef<Attribute> dims = dimsOf(element);
    if (dims.empty() || dims.size() != first.size())
      return {};
    for (auto [i, pair] : llvm::enumerate(llvm::zip(first, dims)))
      if ((rank > dims.size() || int64_t(i) != along) &&
          !same.add(std::get<0>(pair), std::get<1>(pair)))
        return {};
  }
  return typeWith(oracle, name, operands, rank,
                  [&](StringAttr size) { return same.of(size); });
}

//===----------------------------------------------------------------------===//
// Any other demand
//===----------------------------------------------------------------------===//

namespace {
/// Open sizes, and what each is taken to be.
using Guess = SmallVector<std::pair<StringAttr, Attribute>, 2>;

/// Finds the sizes that an operator demands some open ones to be. It is asked
/// no more than a few times.
class Demands {
public:
  Demands(Oracle &oracle, StringRef name, ArrayRef<Value> operands)
      : oracle(oracle), symbols(oracle.getSymbols()), name(name),
        operands(operands) {
    AttrTypeWalker walker;
    walker.addWalk([&](TorchTensorType type) {
      for (Attribute dim : type.getDims())
        if (auto number = dyn_cast_or_null<IntegerAttr>(dim);
            dim && (!number || number.getInt() > 1))
          sizes.insert(dim);
    });
    for (Value operand : operands) {
      walker.walk(operand.getType());
      for (Value element : getElements(operand).value_or(SmallVector<Value>()))
        walker.walk(element.getType());
    }
  }

  std::optional<SmallVector<Inferred>> find() {
    for (auto [i, size] : llvm::enumerate(sizes))
      if (symbols.isUnbacked(size))
        for (Attribute other : sizes)
          if (other != size &&
              (!symbols.isUnbacked(other) ||
               !llvm::is_contained(sizes.getArrayRef().take_front(i), other)))
            guesses.push_back({{cast<StringAttr>(size), other}});
    size_t ones = guesses.size();
    for (size_t i = 0; i < ones; ++i)
      for (size_t j = i + 1; j < ones; ++j)
        if (guesses[i][0].first != guesses[j][0].first)
          guesses.push_back({guesses[i][0], guesses[j][0]});
    for (const Guess &guess : ArrayRef(guesses).take_front(mostGuesses)) {
      Answer answer = ask(guess);
      if (answer.results && answer.survivors == symbols.getLive() &&
          isDemanded(guess))
        return answer.results;
    }
    return std::nullopt;
  }

private:
  static constexpr size_t mostGuesses = 64;

  Answer ask(const Guess &guess) {
    return inferWith(oracle, name, operands, [&](StringAttr dim) {
      for (auto [open, other] : guess)
        if (dim == open)
          return other;
      return Attribute(dim);
    });
  }

  /// Whether the operator takes an open size to be nothing but the other: not
  /// what it might divide, or be divided by, and neither to be 1, where what is
  /// in such a dim may be repeated.
  bool isDemanded(const Guess &guess) {
    auto number = [&](int64_t value) {
      return IntegerAttr::get(IntegerType::get(operands[0].getContext(), 64),
                              value);
    };
    auto takes = [&](size_t i, StringAttr size, Attribute value,
                     Attribute other) {
      Guess changed = guess;
      changed[i] = {size, value};
      llvm::BitVector survivors = ask(changed).survivors;
      return llvm::any_of(survivors.set_bits(), [&](unsigned k) {
        return sampleOf(other, k) != sampleOf(value, k);
      });
    };
    for (auto [i, pair] : llvm::enumerate(guess)) {
      auto [open, other] = pair;
      SmallVector<Attribute> values;
      for (int64_t value : {1, 2, 3, 4, 6, 8, 12, 16, 64, 5040})
        values.push_back(number(value));
      for (int64_t times : {2, 3})
        if (SizeExpr more = symbols.getExpr(other) * times)
          values.push_back(symbols.getSize(more));
      for (Attribute value : values)
        if (takes(i, open, value, other))
          return false;
      auto symbol = dyn_cast<StringAttr>(other);
      if (symbol && takes(i, symbol, number(1), open))
        return false;
    }
    return true;
  }

  double sampleOf(Attribute size, unsigned k) const {
    if (auto number = dyn_cast<IntegerAttr>(size))
      return static_cast<double>(number.getInt());
    return symbols.getSamples(cast<StringAttr>(size))[k];
  }

  Oracle &oracle;
  Symbols &symbols;
  StringRef name;
  ArrayRef<Value> operands;
  llvm::SetVector<Attribute> sizes;
  std::vector<Guess> guesses;
};
} // namespace

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Inferred>>
LibTorchOracle::inferOpen(StringRef name, ArrayRef<Value> operands) {
  if (Type pieces = typeOfPieces(*this, name, operands))
    return SmallVector<Inferred>{{pieces, {}}};
  for (auto typeOf : {typeOfReshape, typeOfRange, typeOfJoin, typeOfBroadcast})
    if (TorchTensorType type = typeOf(*this, name, operands))
      return SmallVector<Inferred>{{type, {}}};
  return Demands(*this, name, operands).find();
}
