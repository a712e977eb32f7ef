//===- Record.cpp - What composite operators call -------------------------===//
//
// A composite's kernel is traced under every live sample, and under the sizes
// by which it is learned what it does with them. The traces must be the same
// but for integers, which are functions of the operands' sizes.
//
//===----------------------------------------------------------------------===//

#include "LibTorchOracle.h"
#include "MetaFallback.h"
#include "Recorder.h"
#include "lib/Oracle/Convert.h"
#include "mlir/IR/Builders.h"
#include <ATen/ATen.h>
#include <c10/core/InferenceMode.h>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;
using Arg = RecordedCall::Arg;

namespace {

class Generaliser {
public:
  Generaliser(MLIRContext *context, const LearnedSizes &learned,
              bool isSymbolic, ArrayRef<torch::jit::Stack> operands)
      : context(context), learned(learned), isSymbolic(isSymbolic),
        operands(operands) {}

  Arg run(ArrayRef<const Traced *> traced) {
    const Traced &first = *traced.front();
    for (const Traced *other : traced)
      TORCH_CHECK(other->kind == first.kind && other->call == first.call &&
                      other->index == first.index &&
                      other->element == first.element &&
                      other->elements.size() == first.elements.size(),
                  "its kernel does different things for different sizes");
    Arg arg;
    arg.call = first.call;
    arg.index = first.index;
    arg.element = first.element;
    switch (first.kind) {
    case Traced::Result:
      arg.kind = Arg::Result;
      return arg;
    case Traced::Operand:
      arg.kind = Arg::Operand;
      return arg;
    case Traced::Value:
      return runValue(traced);
    case Traced::List:
      break;
    }
    arg.kind = Arg::List;
    for (size_t i = 0; i < first.elements.size(); ++i) {
      SmallVector<const Traced *> element;
      for (const Traced *each : traced)
        element.push_back(&each->elements[i]);
      arg.elements.push_back(run(element));
    }
    // A list of constants is a constant.
    if (llvm::all_of(arg.elements, [](const Arg &element) {
          return element.kind == Arg::Constant;
        })) {
      SmallVector<Attribute> constants;
      for (const Arg &element : arg.elements)
        constants.push_back(element.constant);
      arg.constant = ArrayAttr::get(context, constants);
      arg.kind = Arg::Constant;
      arg.elements.clear();
    }
    return arg;
  }

private:
  Arg runValue(ArrayRef<const Traced *> traced) {
    Arg arg;
    SmallVector<Attribute> constants;
    for (const Traced *each : traced)
      constants.push_back(each->value.isGenerator()
                              ? UnitAttr::get(context)
                              : convertValue(context, each->value));
    const IValue &first = traced.front()->value;
    TORCH_CHECK(constants.front(), "its kernel passes a ", first.tagKind(),
                " on");
    if (isSymbolic && first.isInt()) {
      unsigned number = numbersUsed++;
      const SizeExpr function = number < learned.ofParameters.size()
                                    ? learned.ofParameters[number]
                                    : SizeExpr::none();
      if (std::optional<int64_t> constant = function.number()) {
        arg.kind = Arg::Constant;
        arg.constant = Builder(context).getI64IntegerAttr(*constant);
        return arg;
      }
      if (function) {
        arg.kind = Arg::Size;
        arg.size = function.str();
        return arg;
      }
    } else if (llvm::all_equal(constants)) {
      arg.kind = Arg::Constant;
      arg.constant = constants.front();
      return arg;
    }
    // A number that an operand brought is that operand.
    for (size_t i = 0; i < operands.front().size() && !mayBeOfSizes(first);
         ++i) {
      bool same = true;
      for (auto [each, stack] : llvm::zip(traced, operands))
        same &= isNumber(each->value) && isNumber(stack[i]) &&
                each->value.tagKind() == stack[i].tagKind() &&
                each->value == stack[i];
      if (same) {
        arg.kind = Arg::Operand;
        arg.index = i;
        return arg;
      }
    }
    TORCH_CHECK(false, "its kernel passes a ", first.tagKind(),
                " on that depends on sizes");
  }

  static bool isNumber(const IValue &value) {
    return value.isInt() || value.isDouble() || value.isBool();
  }
  /// An integer that products of sizes reach.
  static bool mayBeOfSizes(const IValue &value) {
    constexpr int64_t most = int64_t(1) << 56;
    return value.isInt() && value.toInt() > -most && value.toInt() < most;
  }

  MLIRContext *context;
  const LearnedSizes &learned;
  bool isSymbolic;
  ArrayRef<torch::jit::Stack> operands;
  unsigned numbersUsed = 0;
};

/// The integers of a trace, in the order in which they are generalised.
void describe(const Traced &traced, SizeAnswer &answer) {
  answer.structure += "rovl"[traced.kind];
  if (traced.kind == Traced::List) {
    answer.structure += std::to_string(traced.elements.size());
    for (const Traced &element : traced.elements)
      describe(element, answer);
    return;
  }
  if (traced.kind != Traced::Value) {
    answer.structure += std::to_string(traced.call) + "," +
                        std::to_string(traced.index) + "," +
                        std::to_string(traced.element.value_or(-1));
    return;
  }
  const IValue &value = traced.value;
  if (value.isInt())
    answer.numbers.push_back(value.toInt());
  else if (value.isBool())
    answer.structure += value.toBool() ? "true" : "false";
  else
    answer.structure += value.tagKind();
}

SizeAnswer describeTrace(const Trace &trace) {
  SizeAnswer answer;
  for (const TracedCall &call : trace.calls) {
    answer.structure += call.name + "(";
    for (const Traced &arg : call.args)
      describe(arg, answer);
  }
  for (const Traced &result : trace.results)
    describe(result, answer);
  return answer;
}

} // namespace

/// Removes calls that nothing uses, checks among them.
static void prune(Recording &recording, Registry &registry) {
  std::vector<bool> used;
  used.reserve(recording.calls.size());
  for (const RecordedCall &call : recording.calls)
    used.push_back(registry.find(call.name)->isMutable);
  std::function<void(const Arg &)> mark = [&](const Arg &arg) {
    if (arg.kind == Arg::Result)
      used[arg.call] = true;
    for (const Arg &element : arg.elements)
      mark(element);
  };
  llvm::for_each(recording.results, mark);
  for (size_t i = recording.calls.size(); i-- > 0;)
    if (used[i])
      llvm::for_each(recording.calls[i].args, mark);
  std::vector<unsigned> position(used.size());
  std::vector<RecordedCall> kept;
  for (auto [i, call] : llvm::enumerate(recording.calls)) {
    position[i] = kept.size();
    if (used[i])
      kept.push_back(std::move(call));
  }
  recording.calls = std::move(kept);
  std::function<void(Arg &)> renumber = [&](Arg &arg) {
    if (arg.kind == Arg::Result)
      arg.call = position[arg.call];
    for (Arg &element : arg.elements)
      renumber(element);
  };
  for (RecordedCall &call : recording.calls)
    llvm::for_each(call.args, renumber);
  llvm::for_each(recording.results, renumber);
}

/// Whether a call is given a dim that sizes decide: no graph can be.
static bool choosesDims(const Recording &recording, Registry &registry) {
  auto isSize = [](const Arg &arg) { return arg.kind == Arg::Size; };
  return llvm::any_of(recording.calls, [&](const RecordedCall &call) {
    for (auto [arg, formal] :
         llvm::zip(call.args, registry.find(call.name)->schema->arguments()))
      if ((formal.name() == "dim" || formal.name() == "dims") &&
          (isSize(arg) || llvm::any_of(arg.elements, isSize)))
        return true;
    return false;
  });
}

/// Throws where the traces are not of the same calls.
static void checkAlike(ArrayRef<Trace> traces) {
  const Trace &first = traces.front();
  for (const Trace &other : traces) {
    bool same = other.calls.size() == first.calls.size() &&
                other.results.size() == first.results.size();
    for (size_t i = 0; same && i < first.calls.size(); ++i)
      same = other.calls[i].name == first.calls[i].name &&
             other.calls[i].args.size() == first.calls[i].args.size();
    TORCH_CHECK(same, "its kernel does different things for different sizes");
  }
}

/// Records what all traces call and return.
static void recordAll(Generaliser &generaliser, ArrayRef<Trace> traces,
                      Recording &recording) {
  const Trace &first = traces.front();
  auto across = [&](auto get) {
    SmallVector<const Traced *> each;
    for (const Trace &trace : traces)
      each.push_back(&get(trace));
    return generaliser.run(each);
  };
  for (size_t i = 0; i < first.calls.size(); ++i) {
    RecordedCall call;
    call.name = first.calls[i].name;
    for (size_t j = 0; j < first.calls[i].args.size(); ++j)
      call.args.push_back(across([&](const Trace &t) -> const Traced & {
        return t.calls[i].args[j];
      }));
    recording.calls.push_back(std::move(call));
  }
  for (size_t i = 0; i < first.results.size(); ++i) {
    recording.results.push_back(
        across([&](const Trace &t) -> const Traced & { return t.results[i]; }));
    // That the samples agree on an answer proves nothing.
    const Arg &answer = recording.results.back();
    TORCH_CHECK(traces.size() == 1 || answer.kind != Arg::Constant ||
                    !isa<BoolAttr>(answer.constant),
                "what it answers depends on sizes");
  }
}

FailureOr<Recording> LibTorchOracle::record(StringRef name, ValueRange operands,
                                            std::string &why) {
  Recording recording;
  LogicalResult result = guarded(why, [&] {
    c10::InferenceMode inference;
    const TorchOperator *op = registry.find(name);
    TORCH_CHECK(op, "LibTorch has no operator ", name.str());
    TORCH_CHECK(op->handle,
                "LibTorch has no kernel of it that is made of other operators");
    std::vector<Trace> traces;
    std::vector<Stack> stacks;
    rows.clear();
    CallSizes sizes(symbols);
    auto trace = [&](unsigned k, llvm::function_ref<void()> start) {
      reader.setReal(false);
      reader.setSample(k);
      reader.setDummy(0, 0);
      // Operands are told apart by their tensors, so none may be shared.
      Stack stack = readOperands(*op, operands, /*fresh=*/true);
      TORCH_CHECK(!reader.sawUnknown, "what its kernel does depends on a "
                                      "number that is known only at run time");
      stacks.push_back(stack);
      for (unsigned attempt = 0;; ++attempt) {
        try {
          start();
          return traceKernel(*op->handle, stack);
        } catch (const std::exception &error) {
          if (attempt >= 32 || !addMissingMetaKernel(error))
            throw;
        }
      }
    };
    bool isSymbolic = false;
    for (unsigned k : symbols.getLive().set_bits()) {
      sizes.start(k);
      reader.sawSymbol = reader.sawUnknown = false;
      traces.push_back(trace(k, [&] { sizes.start(k); }));
      rows.push_back(k);
      isSymbolic = reader.sawSymbol || sizes.wasAsked();
      if (!isSymbolic)
        break;
    }
    checkAlike(traces);
    LearnedSizes known;
    if (isSymbolic) {
      size_t count = stacks.size();
      known = learnSizes(
          "the kernel of " + name.str(), operands, sizes.getSizes(),
          [&](unsigned k) { return describeTrace(trace(k, [] {})); });
      stacks.resize(count);
      TORCH_CHECK(!known.hasOtherStructure,
                  "its kernel does different things for different sizes");
      recording.parameters = known.parameters;
    }
    Generaliser generaliser(context, known, isSymbolic, stacks);
    recordAll(generaliser, traces, recording);
  });
  if (failed(result))
    return failure();
  prune(recording, registry);
  if (choosesDims(recording, registry)) {
    why = "its kernel chooses dims by sizes";
    return failure();
  }
  return recording;
}
