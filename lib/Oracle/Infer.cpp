//===- Infer.cpp - Result types -------------------------------------------===//

#include "Infer.h"
#include "ExactSizes.h"
#include "LibTorchOracle.h"
#include "MetaFallback.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <c10/core/InferenceMode.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Whether an argument is one of few names, which Python has as numbers.
static bool isNamed(const c10::Argument &argument) {
  c10::TypePtr type = argument.real_type();
  if (auto optional = type->cast<c10::OptionalType>())
    type = optional->getElementType();
  return type->kind() == c10::TypeKind::ScalarTypeType ||
         type->kind() == c10::TypeKind::LayoutType ||
         type->kind() == c10::TypeKind::MemoryFormatType;
}

torch::jit::Stack LibTorchOracle::readOperands(const TorchOperator &op,
                                               ValueRange operands,
                                               bool fresh) {
  const std::vector<c10::Argument> &arguments = op.schema->arguments();
  TORCH_CHECK(op.schema->is_vararg() || arguments.size() == operands.size(),
              op.schema->name(), " takes ", arguments.size(),
              " arguments, not ", operands.size());
  reader.setFresh(fresh || op.isMutable);
  Stack stack;
  stack.reserve(operands.size() + 1);
  // An object of packed weights: such a one is packed again, for its shape.
  auto repack = [&](Value object) -> std::optional<IValue> {
    Operation *packing =
        isa<ClassType>(object.getType()) ? object.getDefiningOp() : nullptr;
    const TorchOperator *pack = packing && !reader.isReal()
                                    ? registry.find(getOperatorName(packing))
                                    : nullptr;
    if (!pack)
      return std::nullopt;
    Stack packed = readOperands(*pack, packing->getOperands(), fresh);
    runOnMeta(*pack, packed);
    return packed.at(0);
  };
  for (auto [i, operand] : llvm::enumerate(operands)) {
    // Its kernels take any number for a name, and what they do then is not
    // told.
    if (i < arguments.size() && isNamed(arguments[i]) && !isNone(operand) &&
        !getConstant(operand))
      cannotTell("the ", arguments[i].name(), " depends on sizes or data");
    std::optional<IValue> object = repack(operand);
    if (auto elements = getElements(operand); elements && !elements->empty())
      if (std::optional<IValue> first = repack(elements->front())) {
        c10::impl::GenericList list(first->type());
        for (Value element : *elements)
          if (std::optional<IValue> packed = repack(element))
            list.push_back(*packed);
        object = list;
      }
    if (object)
      stack.push_back(*object);
    else
      stack.push_back(i < arguments.size() ? reader.read(operand, arguments[i])
                                           : reader.read(operand, nullptr));
  }
  return stack;
}

/// Zeros say nothing of a number that an operator computes of elements.
static bool isNumberOrText(const IValue &value) {
  return value.isScalar() || value.isString();
}

void LibTorchOracle::runOnMeta(const TorchOperator &op, Stack &stack) {
  Stack arguments = stack;
  // Operators call each other, so several kernels may turn out to be missing.
  for (unsigned attempt = 0;; ++attempt) {
    try {
      op.run(stack);
      return;
    } catch (const std::exception &error) {
      stack = arguments;
      if (attempt < 32 && addMissingMetaKernel(error))
        continue;
      // Much of what is done to quantized tensors is written for the CPU alone.
      if (!isAboutMeta(error) && llvm::none_of(stack, [](const IValue &value) {
            return value.isTensor() && value.toTensor().is_quantized();
          }))
        throw;
    }
    runOnZeros(&stack, stack.size(), [&](Stack *real) { op.run(*real); });
    if (llvm::any_of(stack, isNumberOrText))
      cannotTell("what it gives is a number that only data tells");
    return;
  }
}

namespace {

/// Whether two results are alike in all but the elements of tensors.
bool isAlike(const IValue &a, const IValue &b) {
  if (a.isTensor() && b.isTensor()) {
    const at::Tensor &x = a.toTensor(), &y = b.toTensor();
    return x.defined() == y.defined() &&
           (!x.defined() ||
            (x.sizes() == y.sizes() && x.scalar_type() == y.scalar_type()));
  }
  if (a.isList() && b.isList()) {
    auto x = a.toListRef(), y = b.toListRef();
    return x.size() == y.size() &&
           llvm::all_of(llvm::seq<size_t>(0, x.size()),
                        [&](size_t i) { return isAlike(x[i], y[i]); });
  }
  return a.tagKind() == b.tagKind();
}

/// Whether a list of sizes has a number that has no samples.
bool isOpenList(Value list) {
  auto elements = getElements(list);
  return elements && llvm::any_of(*elements, [](Value element) {
           auto number = dyn_cast<TorchIntType>(element.getType());
           return number && !number.getKnown();
         });
}

constexpr const char *unknownShape =
    "the shape of the result depends on a number that is known only at run "
    "time";

} // namespace

/// Makes a dim that is cut into millions of pieces shorter: as many are left as
/// tell the rows apart. Of `split`, the last is as long as it was.
static void leaveOutPieces(const c10::FunctionSchema &schema,
                           torch::jit::Stack &stack, unsigned row) {
  StringRef name = schema.name();
  name.consume_front("aten::");
  bool isCounted = name == "chunk" || name == "unsafe_chunk" ||
                   schema.overload_name() == "sections";
  bool isSplit = (name == "split" || name == "unsafe_split") &&
                 schema.overload_name() == "Tensor";
  if (!isCounted && !isSplit && name != "unbind")
    return;
  const at::Tensor &whole = stack.front().toTensor();
  int64_t dim = stack.back().toInt(), rank = whole.dim();
  // The operator says itself what it does not take.
  if (dim < -rank || dim >= rank)
    return;
  int64_t size = whole.size(dim), left = (1 << 12) + row,
          number = isCounted || isSplit ? stack[1].toInt() : 1;
  if (isCounted && number > left) {
    int64_t length = std::max<int64_t>(size / number, 1);
    stack[1] = left;
    stack.front() = whole.narrow(dim, 0, std::min(left * length, size));
  } else if (!isCounted && number >= 1 && size / number > left) {
    stack.front() = whole.narrow(dim, 0, left * number + size % number);
  }
}

torch::jit::Stack LibTorchOracle::runSample(const TorchOperator &op,
                                            ValueRange operands, unsigned k) {
  reader.setSample(k);
  reader.setReal(false);
  reader.setDummy(0, 0);
  bool sawUnknown = reader.sawUnknown;
  reader.sawUnknown = false;
  Stack stack = readOperands(op, operands);
  bool guesses = reader.sawUnknown;
  reader.sawUnknown |= sawUnknown;
  if (!guesses) {
    if (reader.sawSymbol)
      leaveOutPieces(*op.schema, stack, k);
    runOnMeta(op, stack);
    return stack;
  }
  Refusal refusal;
  std::optional<Stack> found;
  // That two guesses agree proves little (they may be divided by a number), but
  // all, in one sample.
  bool isThorough = k == unsigned(symbols.getLive().find_first());
  for (unsigned pair = 0; pair < reader.numDummies; ++pair) {
    unsigned numFound = 0;
    for (unsigned variant = 0; variant < 2; ++variant) {
      reader.setDummy(pair, variant);
      Stack arguments = readOperands(op, operands);
      leaveOutPieces(*op.schema, arguments, k);
      if (failed(guarded(refusal, [&] { runOnMeta(op, arguments); })))
        continue;
      ++numFound;
      for (auto [a, b] : llvm::zip(found ? *found : arguments, arguments))
        if (!isAlike(a, b))
          cannotTell(unknownShape);
      if (!found)
        found = std::move(arguments);
    }
    if (numFound == 2 && !isThorough)
      break;
  }
  // One guess may be out of range (an index of 1 into a dim of 1), but what one
  // says of sizes is nothing.
  if (!found)
    rethrow(refusal);
  if (llvm::any_of(operands, isOpenList))
    cannotTell(unknownShape);
  return std::move(*found);
}

void LibTorchOracle::dropSamples(const BitVector &failed, const Refusal &why) {
  BitVector left = symbols.getLive();
  left.reset(failed);
  if (left.none())
    rethrow(why);
  symbols.setLive(left);
}

//===----------------------------------------------------------------------===//
// Inferring
//===----------------------------------------------------------------------===//

/// The samples whose tensors have the rank that most have. `squeeze` of a dim
/// that is 1 in one sample differs; a dynamic dim is taken not to be 1 there.
static BitVector getMinority(ArrayRef<std::optional<torch::jit::Stack>> runs) {
  BitVector minority(runs.size());
  std::map<std::vector<int64_t>, std::vector<unsigned>> groups;
  for (auto [k, run] : llvm::enumerate(runs)) {
    if (!run)
      continue;
    std::vector<int64_t> ranks;
    for (const IValue &value : *run)
      ranks.push_back(value.isTensor() && value.toTensor().defined()
                          ? value.toTensor().dim()
                          : -1);
    groups[ranks].push_back(k);
  }
  auto most = llvm::max_element(groups, [](auto &a, auto &b) {
    return a.second.size() < b.second.size();
  });
  for (auto it = groups.begin(); it != groups.end(); ++it)
    if (it != most)
      for (unsigned k : it->second)
        minority.set(k);
  return minority;
}

/// What to add to a message whose numbers may be sizes that were tried: the
/// symbols of the operands, and what they were in sample `k`.
static std::string describeSizes(StringRef message, ValueRange operands,
                                 const Symbols &symbols, unsigned k) {
  llvm::SetVector<StringAttr> atoms;
  auto isInName = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  AttrTypeWalker walker;
  walker.addWalk([&](StringAttr symbol) {
    if (!symbols.contains(symbol) || symbols.isUnbacked(symbol))
      return;
    // The names in an expression.
    for (StringRef rest = symbol.getValue(); !rest.empty();) {
      auto name =
          StringAttr::get(symbol.getContext(), rest.take_while(isInName));
      if (symbols.contains(name) && Symbols::isAtom(name))
        atoms.insert(name);
      rest = rest.drop_while(isInName).drop_until(isInName);
    }
  });
  for (Value operand : operands)
    walker.walk(operand.getType());

  // Those at fault stand beside the shapes, where any do.
  SmallVector<uint64_t> numbers, inShapes;
  unsigned depth = 0;
  for (StringRef rest = message; !rest.empty();) {
    StringRef before = rest.take_until(llvm::isDigit);
    depth += before.count('[') - before.count(']');
    rest = rest.drop_front(before.size());
    // In `mat2` there is none, in `18x2` there are two.
    bool isInWord =
        !before.empty() && before != "x" && llvm::isAlpha(before.back());
    uint64_t number;
    if (!rest.take_while(llvm::isDigit).getAsInteger(10, number) && !isInWord)
      (depth ? inShapes : numbers).push_back(number);
    rest = rest.drop_while(llvm::isDigit);
  }
  if (numbers.empty())
    numbers = inShapes;
  bool isMentioned = false;
  std::string tried;
  for (StringAttr name : atoms) {
    uint64_t size = symbols.getSamples(name)[k];
    isMentioned |= size > 1 && llvm::any_of(numbers, [&](uint64_t number) {
                     return number && number % size == 0;
                   });
    tried +=
        (tried.empty() ? "" : ", ") + name.str() + " = " + std::to_string(size);
  }
  if (!isMentioned)
    return "";
  return " (with " + tried +
         (atoms.size() > 1 ? ": give dims that are the same one name, or say "
                             "which sizes there are with --dim)"
                           : ")");
}

void LibTorchOracle::learn(const TorchOperator &op, StringRef name,
                           ValueRange operands, const Stack &results,
                           const CallSizes &sizes) {
  learned = {};
  numbersUsed = othersUsed = 0;
  // While sizes are explored, it is whether the operator takes them.
  if (!symbolic || op.isMutable || symbols.isExploring())
    return;
  std::vector<SizeExpr> asked = requestedSizes(name, operands, symbols);
  auto isKnown = [](const SizeExpr &size) { return bool(size); };
  if (std::optional<SizeExpr> exact = exactInteger(name, operands, symbols)) {
    learned.numbers = {*exact};
  } else if (!asked.empty() && llvm::all_of(asked, isKnown)) {
    learned.numbers = std::move(asked);
  } else if (op.isPointwise && results.size() == 1 &&
             results.front().isTensor()) {
    learned.numbers = broadcastSizes(operands, symbols);
  } else if (auto elements = name == "aten::broadcast_tensors"
                                 ? torchonnx::getElements(operands[0])
                                 : std::nullopt) {
    std::vector<SizeExpr> each = broadcastSizes(*elements, symbols);
    for (size_t i = 0; i < elements->size(); ++i)
      llvm::append_range(learned.numbers, each);
  } else {
    learned = learnSizes(name, operands, sizes.getSizes(), [&](unsigned k) {
      Stack given = runSample(op, operands, k);
      return describeAnswer(ArrayRef<IValue>(given.data(), given.size()));
    });
    if (learned.numbers.size() == asked.size())
      for (auto [number, size] : llvm::zip(learned.numbers, asked))
        number = size ? size : number;
  }
}

SmallVector<Inferred> LibTorchOracle::inferOnMeta(const TorchOperator &op,
                                                  StringRef name,
                                                  ValueRange operands) {
  reader.sawSymbol = reader.sawUnknown = false;
  CallSizes sizes(symbols);
  Runs runs(symbols.getNumSamples());
  BitVector failed(symbols.getNumSamples());
  Refusal refusal;
  unsigned first = symbols.getLive().find_first();
  if (symbols.getLive().none())
    cannotTell("no sizes are left to try");

  for (unsigned k : symbols.getLive().set_bits()) {
    sizes.start(k);
    Refusal why;
    Stack results;
    if (succeeded(
            guarded(why, [&] { results = runSample(op, operands, k); }))) {
      runs[k] = std::move(results);
    } else {
      failed.set(k);
      if (refusal.message.empty())
        refusal = std::move(why);
    }
    // Nothing differs between the samples of a call without symbols.
    if (k == first && !reader.sawSymbol && !sizes.wasAsked())
      break;
  }
  symbolic = reader.sawSymbol || sizes.wasAsked();
  bool sawUnknown = reader.sawUnknown;
  if (!symbolic && !runs[first])
    rethrow(refusal);
  if (BitVector minority = getMinority(runs); minority.any()) {
    for (unsigned k : minority.set_bits())
      runs[k].reset();
    failed |= minority;
    if (refusal.message.empty())
      refusal.message = "the rank of the result depends on sizes";
  }
  if (symbolic && failed.any()) {
    if (!symbols.isExploring())
      refusal.message += describeSizes(refusal.message, operands, symbols,
                                       failed.find_first());
    dropSamples(failed, refusal);
  }

  rows.clear();
  for (auto [k, run] : llvm::enumerate(runs))
    if (run)
      rows.push_back(k);
  learn(op, name, operands, *runs[rows.front()], sizes);
  if (learned.isException && !op.returnsList)
    cannotTell(
        "the rank of the result depends on sizes: it is this one for few");
  SmallVector<Inferred> inferred;
  for (size_t i = 0, e = runs[rows.front()]->size(); i < e; ++i) {
    auto values = mapToVector(
        rows, [&](unsigned k) -> const IValue * { return &(*runs[k])[i]; });
    inferred.push_back(generalise(op, values, getReturnType(op, i)));
    inferred.back().isOtherElsewhere =
        learned.hasOtherStructure && op.returnsTensor && !op.returnsList;
  }
  if (std::optional<bool> known = exactComparison(name, operands, symbols);
      symbolic && known && inferred.size() == 1) {
    Attribute value = BoolAttr::get(context, *known);
    inferred[0] = {getConstantType(value), value};
  }
  if (op.isMutable || sawUnknown)
    for (Inferred &result : inferred)
      result.value = {};
  // What a guess led to is nobody's number.
  if (sawUnknown)
    for (size_t i = 0; i < inferred.size(); ++i)
      if (!mentionsTensor(getReturnType(op, i)))
        inferred[i].type =
            convertType(getReturnType(op, i), TorchTensorType::get(context));
  return inferred;
}

/// Whether results of `op` are scalars all, so that running it with guesses
/// tells nothing.
static bool returnsOnlyUnknown(const TorchOperator &op, ValueRange operands) {
  if (op.returnsTensor || op.takesTensor)
    return false;
  std::function<bool(Value)> isUnknown = [&](Value value) {
    if (getKnownValue(value))
      return false;
    if (auto elements = torchonnx::getElements(value))
      return llvm::any_of(*elements, isUnknown);
    Type type = value.getType();
    if (auto t = dyn_cast<TorchIntType>(type))
      return !t.getKnown();
    if (auto t = dyn_cast<TorchFloatType>(type))
      return !t.getKnown();
    if (auto t = dyn_cast<TorchBoolType>(type))
      return !t.getKnown();
    if (auto t = dyn_cast<ListType>(type))
      return !t.getSized();
    return isa<TorchNumberType, TorchComplexType, TorchStrType, TorchAnyType,
               TorchOptionalType, DictType>(type);
  };
  return llvm::any_of(operands, isUnknown);
}

FailureOr<SmallVector<Inferred>>
LibTorchOracle::infer(StringRef name, ValueRange operands, Refusal &why) {
  SmallVector<Inferred> inferred;
  LogicalResult result = guarded(why, [&] {
    c10::InferenceMode inference;
    const TorchOperator *op = registry.find(name);
    if (!op)
      cannotTell("LibTorch has no operator ", name.str());
    bool allKnown = llvm::all_of(
        operands, [](Value operand) { return bool(getKnownValue(operand)); });
    bool foldable = allKnown && !op->isNondeterministic && !op->isMutable;
    // Elements decide what these return, so meta tensors would not do.
    if (foldable && (op->readsElements || op->sizesDependOnElements))
      if (auto folded = fold(*op, operands, {})) {
        inferred = std::move(*folded);
        return;
      }
    if (op->readsElements) {
      inferred = inferElementRead(*op, operands);
      return;
    }
    if (returnsOnlyUnknown(*op, operands)) {
      for (const c10::Argument &ret : op->schema->returns())
        inferred.push_back(
            {convertType(ret.type(), TorchTensorType::get(context)), {}});
      return;
    }
    inferred = inferOnMeta(*op, name, operands);
    if (foldable && op->returnsTensor)
      if (auto folded = fold(*op, operands, inferred))
        inferred = std::move(*folded);
  });
  if (failed(result))
    return failure();
  return inferred;
}
