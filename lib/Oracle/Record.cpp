//===- Record.cpp - What composite operators call -------------------------===//
//
// A composite's kernel is traced under every live sample. The traces must be
// the same but for integers, which are sizes then.
//
//===----------------------------------------------------------------------===//

#include "LibTorchOracle.h"
#include "MetaFallback.h"
#include "Recorder.h"
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
  Generaliser(MLIRContext *context, Symbols &symbols, ArrayRef<unsigned> rows,
              ArrayRef<torch::jit::Stack> operands)
      : context(context), symbols(symbols), rows(rows), operands(operands) {}

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
                              : toAttr(context, each->value));
    TORCH_CHECK(constants.front(), "its kernel passes a ",
                traced.front()->value.tagKind(), " on");
    if (llvm::all_equal(constants)) {
      arg.kind = Arg::Constant;
      arg.constant = constants.front();
      return arg;
    }
    // A number that an operand brought is that operand.
    for (size_t i = 0; i < operands.front().size(); ++i) {
      bool same = true;
      for (auto [each, stack] : llvm::zip(traced, operands))
        same &= isNumber(each->value) && isNumber(stack[i]) &&
                each->value.tagKind() == stack[i].tagKind() &&
                asDouble(each->value) == asDouble(stack[i]);
      if (same) {
        arg.kind = Arg::Operand;
        arg.index = i;
        return arg;
      }
    }
    SmallVector<double> samples(symbols.getNumSamples());
    for (auto [row, each] : llvm::zip(rows, traced)) {
      TORCH_CHECK(each->value.isInt(), "its kernel passes a ",
                  each->value.tagKind(), " on that depends on sizes");
      samples[row] = static_cast<double>(each->value.toInt());
    }
    Attribute size = symbols.getSize(samples);
    arg.kind = Arg::Size;
    arg.size = dyn_cast<StringAttr>(size);
    if (!arg.size) {
      arg.kind = Arg::Constant;
      arg.constant = size;
    }
    return arg;
  }

  static bool isNumber(const IValue &value) {
    return value.isInt() || value.isDouble() || value.isBool();
  }
  static double asDouble(const IValue &value) {
    return value.isInt()    ? static_cast<double>(value.toInt())
           : value.isBool() ? value.toBool()
                            : value.toDouble();
  }

  MLIRContext *context;
  Symbols &symbols;
  ArrayRef<unsigned> rows;
  ArrayRef<torch::jit::Stack> operands;
};

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
    for (unsigned k : symbols.getLive().set_bits()) {
      sizes.start(k);
      reader.sawSymbol = reader.sawUnknown = false;
      reader.setReal(false);
      reader.setSample(k);
      reader.setDummy(0, 0);
      // Operands are told apart by their tensors, so none may be shared.
      Stack stack = readOperands(*op, operands, /*fresh=*/true);
      TORCH_CHECK(!reader.sawUnknown, "what its kernel does depends on a "
                                      "number that is known only at run time");
      Stack arguments = stack;
      for (unsigned attempt = 0;; ++attempt) {
        try {
          sizes.start(k);
          traces.push_back(traceKernel(*op->handle, stack));
          break;
        } catch (const std::exception &error) {
          if (attempt >= 32 || !addMissingMetaKernel(error))
            throw;
        }
      }
      stacks.push_back(std::move(arguments));
      rows.push_back(k);
      if (!reader.sawSymbol && !sizes.wasAsked())
        break;
    }
    const Trace &first = traces.front();
    for (const Trace &other : traces) {
      bool same = other.calls.size() == first.calls.size() &&
                  other.results.size() == first.results.size();
      for (size_t i = 0; same && i < first.calls.size(); ++i)
        same = other.calls[i].name == first.calls[i].name &&
               other.calls[i].args.size() == first.calls[i].args.size();
      TORCH_CHECK(same, "its kernel does different things for different sizes");
    }
    Generaliser generaliser(context, symbols, rows, stacks);
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
      recording.results.push_back(across(
          [&](const Trace &t) -> const Traced & { return t.results[i]; }));
      // That the samples agree on an answer proves nothing.
      const Arg &answer = recording.results.back();
      TORCH_CHECK(traces.size() == 1 || answer.kind != Arg::Constant ||
                      !isa<BoolAttr>(answer.constant),
                  "what it answers depends on sizes");
    }
  });
  if (failed(result))
    return failure();
  prune(recording, registry);
  return recording;
}
