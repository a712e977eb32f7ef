//===- OperatorList.cpp - How each operator is handled --------------------===//
//
// What an operator becomes is not written down anywhere: it is called on sample
// arguments, the calls go through the pipeline, and what is left is listed.
//
//===----------------------------------------------------------------------===//

#include "lib/Compiler/OperatorList.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "lib/Compiler/FirstError.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/UserRules.h"
#include "passes/Simplify/Interpreter.h"
#include "passes/Simplify/memory/Functional.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Operators.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace mlir;
using namespace torchonnx;

namespace {

/// A tensor argument that an operator is tried on: equal sizes suit most.
struct Sample {
  unsigned rank;
  bool isFloat;
};
constexpr Sample samples[] = {{4, true},  {3, true},  {2, true}, {1, true},
                              {2, false}, {1, false}, {5, true}};

class OperatorList {
public:
  OperatorList(MLIRContext *context, const PipelineOptions &options,
               ModuleOp decompositions, const CustomDomains &customDomains)
      : context(context), options(options), oracle(getOracle(context)),
        decompositions(decompositions), userRules(decompositions),
        customDomains(customDomains) {}
  std::map<std::string, OperatorHandling> run(const CallsByName *calls);

private:
  LogicalResult callOn(ModuleOp module, const OpSchema &schema, Sample sample);
  LogicalResult applyPatterns(ModuleOp module, StringRef name);
  Value argument(TorchBuilder &b, Block &block, StringRef type, Sample sample);
  LogicalResult runPasses(ModuleOp module, bool convert);
  void trySamples(const OpSchema &schema);
  std::optional<OperatorHandling> handleAsAsked(const std::string &name);
  OperatorHandling handle(const DispatcherOperator &op);

  MLIRContext *context;
  PipelineOptions options;
  Oracle &oracle;
  /// What the user says of operators.
  ModuleOp decompositions;
  UserRules userRules;
  const CustomDomains &customDomains;
  /// Those that a pattern of the user's made others of.
  std::set<std::string> rewritten;
  /// What each operator that a sample got through became, in torch and onnx.
  std::map<std::string, std::vector<std::string>> decomposedInto, convertedTo;
  /// Why the pipeline refused it on samples, if it got through on none.
  std::map<std::string, std::string> refusals;
};

} // namespace

StringRef torchonnx::spell(Handling handling) {
  switch (handling) {
  case Handling::Direct:
    return "direct";
  case Handling::Decomposed:
    return "decomposed";
  case Handling::Composite:
    return "composite";
  case Handling::InPlace:
    return "in place";
  case Handling::Resolved:
    return "resolved";
  case Handling::Refused:
    return "refused";
  case Handling::Rewritten:
    return "rewritten";
  case Handling::Whole:
    return "whole";
  case Handling::Replaced:
    return "replaced";
  }
  return "";
}

/// Inner operators trust their arguments: LibTorch may crash on a sample.
static bool isPublic(StringRef name) {
  auto [space, base] = name.split("::");
  return space == "aten" && !base.starts_with("_") &&
         !base.starts_with("native_") && !base.starts_with("mkldnn_") &&
         !base.starts_with("cudnn_") && !base.starts_with("miopen_") &&
         !base.starts_with("fbgemm_") && !base.starts_with("slow_conv") &&
         !base.contains("sparse") && !base.contains("_backward");
}

static bool isDecomposed(StringRef name) {
  const DecomposeRules &rules = DecomposeRules::get();
  return rules.lookup(name) || rules.complex.lookup(name) ||
         rules.quantized.lookup(name);
}

static bool isRuled(StringRef name) {
  return isDecomposed(name) || ConvertRules::get().firstOpset(name);
}

/// A sample of a schema's type; null if there is none.
Value OperatorList::argument(TorchBuilder &b, Block &block, StringRef type,
                             Sample sample) {
  if (type == "Tensor") {
    SmallVector<Attribute> sizes(sample.rank, b.builder.getI64IntegerAttr(4));
    Type dtype = sample.isFloat ? b.f32() : b.i64();
    return block.addArgument(TorchTensorType::get(context, sizes, dtype),
                             b.loc);
  }
  if (type == "int" || type == "Scalar")
    return b.value(1);
  if (type == "float")
    return b.value(0.5);
  if (type == "bool")
    return b.value(true);
  if (type.ends_with("?") || type == "Device" || type == "Layout")
    return b.value(std::nullopt);
  if (type == "int[]")
    return b.value(SmallVector<int64_t>(
        std::clamp<int64_t>(int64_t(sample.rank) - 2, 1, 3), 1));
  if (type.consume_back("[]")) {
    Value first = argument(b, block, type, sample),
          second = argument(b, block, type, sample);
    return first && second ? b.listOf({first, second}) : Value();
  }
  return {};
}

/// Fills a module with a function that calls an operator; fails if PyTorch
/// refuses the sample.
LogicalResult OperatorList::callOn(ModuleOp module, const OpSchema &schema,
                                   Sample sample) {
  // Those of the last sample say nothing of this one.
  oracle.getSymbols().clear();
  auto loc = UnknownLoc::get(context);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto function = func::FuncOp::create(builder, loc, "sample",
                                       builder.getFunctionType({}, {}));
  Block &block = *function.addEntryBlock();
  TorchBuilder b(OpBuilder::atBlockEnd(&block), loc);
  SmallVector<Value> operands;
  for (const SchemaArg &arg : schema.args) {
    operands.push_back(arg.defaultValue
                           ? b.valueOfDefault(*arg.defaultValue, arg.type)
                           : argument(b, block, arg.type, sample));
    if (!operands.back())
      return failure();
  }
  SmallVector<Value> results = b.callOperator(schema.name, operands);
  if (results.empty() || results.front().getDefiningOp<ConstantOp>())
    return failure();
  func::ReturnOp::create(b.builder, loc, results);
  function.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), ValueRange(results).getTypes()));
  if (userRules.lookup(schema.name))
    for (auto file : decompositions.getOps<ModuleOp>())
      module.push_back(file.clone());
  return success();
}

/// Rewrites a call of an operator as the user's patterns say.
LogicalResult OperatorList::applyPatterns(ModuleOp module, StringRef name) {
  if (options.pdlPatterns.empty())
    return success();
  ApplyPDLPatternsOptions patterns;
  patterns.files = options.pdlPatterns;
  PassManager pm(context);
  pm.addPass(createApplyPDLPatterns(patterns));
  if (failed(pm.run(module)))
    return failure();
  bool isLeft = module
                    .walk([&](Operation *op) {
                      return getOperatorName(op) == name
                                 ? WalkResult::interrupt()
                                 : WalkResult::advance();
                    })
                    .wasInterrupted();
  if (!isLeft)
    rewritten.insert(name.str());
  return success();
}

LogicalResult OperatorList::runPasses(ModuleOp module, bool convert) {
  PassManager pm(context);
  PipelineOptions stage = options;
  stage.simplify = false;
  stage.decompose = !convert;
  stage.convert = convert;
  buildPipeline(pm, stage);
  return pm.run(module);
}

/// The names of the ops in a module, each once, in order.
static std::vector<std::string>
opsOf(ModuleOp module, llvm::function_ref<std::string(Operation *)> nameOf) {
  std::vector<std::string> names;
  module.walk([&](Operation *op) {
    std::string name = nameOf(op);
    if (!name.empty() && !llvm::is_contained(names, name))
      names.push_back(std::move(name));
  });
  return names;
}

/// What an op of onnx is called in a list; empty for what is left out.
static std::string nameOfNode(Operation *op) {
  const OnnxOpInfo *info = onnxOpInfo(op);
  if (!info || isOnnxOp(op, "Constant"))
    return "";
  auto given = [&](StringRef attribute) {
    return op->getAttrOfType<StringAttr>(attribute).str();
  };
  return info->opType == "Custom" ? given("domain") + "::" + given("op_type")
                                  : info->opType.str();
}

/// Calls an operator on samples until one gets through the pipeline.
void OperatorList::trySamples(const OpSchema &schema) {
  for (Sample sample : samples) {
    OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
    FirstError error(context);
    if (failed(callOn(*module, schema, sample)) ||
        failed(applyPatterns(*module, schema.name)))
      continue;
    if (failed(runPasses(*module, /*convert=*/false))) {
      refusals.try_emplace(schema.name, error.str());
      continue;
    }
    decomposedInto[schema.name] = opsOf(*module, [](Operation *op) {
      return isa<ConstantOp>(op) ? std::string() : getOperatorName(op).str();
    });
    if (succeeded(runPasses(*module, /*convert=*/true)))
      convertedTo[schema.name] = opsOf(*module, nameOfNode);
    else
      refusals.try_emplace(schema.name, error.str());
    return;
  }
}

/// How an operator is handled that flags of the user's are about.
std::optional<OperatorHandling>
OperatorList::handleAsAsked(const std::string &name) {
  auto into = decomposedInto.find(name);
  if (rewritten.count(name) && into != decomposedInto.end())
    return OperatorHandling{Handling::Rewritten, into->second};
  StringRef asked = customDomains.lookup(name);
  bool isWhole = !asked.empty();
  if (!isWhole && !userRules.lookup(name))
    return std::nullopt;
  // It may have got through as far as to where it is converted.
  bool isConverted = convertedTo.count(name);
  if (auto refusal = refusals.find(name);
      refusal != refusals.end() &&
      (isWhole ? !isConverted : into == decomposedInto.end()))
    return OperatorHandling{Handling::Refused, {}, refusal->second};
  if (!isWhole)
    return OperatorHandling{Handling::Replaced,
                            into != decomposedInto.end()
                                ? into->second
                                : std::vector<std::string>(),
                            ""};
  std::string why;
  FailureOr<CustomNode> node = CustomNode::parse(asked, why);
  return failed(node)
             ? OperatorHandling{Handling::Refused, {}, why}
             : OperatorHandling{Handling::Whole,
                                {node->domain + "::" + node->getOpType(name)},
                                ""};
}

OperatorHandling OperatorList::handle(const DispatcherOperator &op) {
  const OpSchema *schema = oracle.getSchema(op.name);
  if (schema && schema->isMutable()) {
    SmallVector<std::optional<unsigned>> argMap;
    if (Interpreter::resolves(op.name))
      return {Handling::Resolved};
    if (const OpSchema *functional = findFunctional(oracle, *schema, argMap))
      return {Handling::InPlace, {functional->name}, ""};
    return {Handling::Refused,
            {},
            "LibTorch has no form of it that writes to nothing"};
  }
  if (auto asked = handleAsAsked(op.name))
    return *asked;
  std::optional<int> firstOpset = ConvertRules::get().firstOpset(op.name);
  if (auto into = decomposedInto.find(op.name); into != decomposedInto.end()) {
    if (into->second == std::vector{op.name})
      return {Handling::Direct, convertedTo[op.name]};
    return {isDecomposed(op.name) ? Handling::Decomposed : Handling::Composite,
            into->second};
  }
  // No sample suited.
  if (isDecomposed(op.name))
    return {Handling::Decomposed};
  if (firstOpset && *firstOpset <= options.opset)
    return {Handling::Direct};
  if (Interpreter::resolves(op.name))
    return {Handling::Resolved};
  if (auto refusal = refusals.find(op.name); refusal != refusals.end())
    return {Handling::Refused, {}, refusal->second};
  if (op.isComposite)
    return {Handling::Composite};
  if (firstOpset)
    return {
        Handling::Refused, {}, "needs opset " + std::to_string(*firstOpset)};
  return {Handling::Refused,
          {},
          "no rule decomposes it, and LibTorch's kernel calls "
          "no other operators"};
}

std::map<std::string, OperatorHandling>
OperatorList::run(const CallsByName *calls) {
  std::vector<DispatcherOperator> operators =
      getDispatcherOperators([&](StringRef name) {
        return calls ? calls->count(name.str()) > 0
                     : isOfPrograms(name) || userRules.lookup(name);
      });
  for (const DispatcherOperator &op : operators)
    if (const OpSchema *schema = oracle.getSchema(op.name);
        schema && !schema->isMutable() && isPublic(op.name) &&
        (op.isComposite || isRuled(op.name) || userRules.lookup(op.name) ||
         !options.pdlPatterns.empty() ||
         !customDomains.lookup(op.name).empty()))
      trySamples(*schema);
  std::map<std::string, OperatorHandling> handling;
  for (const DispatcherOperator &op : operators)
    handling[op.name] = handle(op);
  // TorchScript's own: arithmetic of numbers, containers.
  auto addRuled = [&](StringRef name, Handling how) {
    handling.try_emplace(
        name.str(), handleAsAsked(name.str()).value_or(OperatorHandling{how}));
  };
  for (StringRef name : ConvertRules::get().names())
    addRuled(name, Handling::Direct);
  for (StringRef name : DecomposeRules::get().names())
    addRuled(name, Handling::Decomposed);
  if (!calls)
    return handling;
  std::map<std::string, OperatorHandling> called;
  for (const auto &[name, call] : *calls) {
    auto known = handling.find(name);
    called[name] = known != handling.end() ? known->second
                   : Interpreter::resolves(name)
                       ? OperatorHandling{Handling::Resolved}
                       : OperatorHandling{Handling::Refused,
                                          {},
                                          "LibTorch does not know it"};
  }
  return called;
}

/// Where an operator is, and where what it is in is called, as far as that is
/// told: an operator of PyTorch's own modules is at a line of PyTorch's.
static Location inProgram(Operation *op, ArrayRef<func::CallOp> calls) {
  Location loc = op->getLoc();
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (auto function = op->getParentOfType<func::FuncOp>();
       function && seen.insert(function).second;) {
    const auto *call = llvm::find_if(calls, [&](func::CallOp each) {
      return each.getCallee() == function.getName();
    });
    if (call == calls.end())
      break;
    func::CallOp caller = *call;
    loc = CallSiteLoc::get(loc, caller.getLoc());
    function = caller->getParentOfType<func::FuncOp>();
  }
  return loc;
}

CallsByName torchonnx::countCalls(ModuleOp module) {
  CallsByName calls;
  SmallVector<func::CallOp> functionCalls;
  module.walk<WalkOrder::PreOrder>(
      [&](func::CallOp call) { functionCalls.push_back(call); });
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    // The user's decompositions are not the program's.
    if (isa<ModuleOp>(op) && op != module)
      return WalkResult::skip();
    StringRef name = getOperatorName(op);
    if (name.starts_with("prim::") || !name.contains("::"))
      return WalkResult::advance();
    OperatorCalls &call = calls[name.str()];
    if (!call.count++)
      call.first = getPlace(inProgram(op, functionCalls));
    return WalkResult::advance();
  });
  return calls;
}

FailureOr<std::map<std::string, OperatorHandling>>
torchonnx::findHandling(const DialectRegistry &registry,
                        const PipelineOptions &options,
                        const CallsByName *calls) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto loc = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> decompositions = ModuleOp::create(loc);
  FailureOr<CustomDomains> domains =
      CustomDomains::parse(options.customDomains, loc);
  if (failed(importDecompositions(*decompositions)) || failed(domains))
    return failure();
  return OperatorList(&context, options, *decompositions, *domains).run(calls);
}

LogicalResult torchonnx::listOps(llvm::raw_ostream &os,
                                 const DialectRegistry &registry,
                                 const PipelineOptions &options, bool json,
                                 const CallsByName *calls) {
  auto found = findHandling(registry, options, calls);
  if (failed(found))
    return failure();
  const std::map<std::string, OperatorHandling> &handling = *found;
  auto placeOf = [&](const std::string &name) {
    const std::optional<SourcePlace> &first = calls->at(name).first;
    return first ? (llvm::sys::path::filename(first->file) + ":" +
                    llvm::Twine(first->line))
                       .str()
                 : std::string();
  };
  if (json) {
    llvm::json::OStream out(os, 1);
    out.object([&] {
      for (const auto &entry : handling)
        out.attributeObject(entry.first, [&] {
          const OperatorHandling &how = entry.second;
          out.attribute("handled", spell(how.how));
          if (!how.into.empty())
            out.attributeArray("as", [&] {
              for (const std::string &other : how.into)
                out.value(other);
            });
          if (!how.why.empty())
            out.attribute("why", how.why);
          if (calls) {
            out.attribute("count", calls->at(entry.first).count);
            out.attribute("where", placeOf(entry.first));
          }
        });
    });
    os << "\n";
    return success();
  }
  bool hasReplaced = llvm::any_of(handling, [](const auto &entry) {
    return entry.second.how == Handling::Replaced;
  });
  os << "# Operators\n\n"
     << "At opset " << options.opset << ", on target " << options.target
     << R"(. How an operator is handled:

- *direct*: ONNX operators stand for it.
- *decomposed*: a rule rewrites it.
- *composite*: what its own kernel calls takes its place.
- *in place*: its writes are resolved, and the form without them is handled.
- *resolved*: nothing of it is left: a view, a container, a question about a type.
- *refused*: an error names it.
)";
  if (!options.pdlPatterns.empty())
    os << "- *rewritten*: a pattern of `--pdl-patterns` makes others of it; "
          "one "
          "of several operators\n  does so only where they meet.\n";
  if (!options.customDomains.empty())
    os << "- *whole*: a node of a `--custom-domain` stands for it.\n";
  if (hasReplaced)
    os << "- *replaced*: a `--decomposition` says what it does.\n";
  os << R"(
What it becomes is what it became for sample arguments, where some suit it; other
arguments may need other operators, and a rule may refuse some by name.

| operator | handled | as, or why not |)"
     << (calls ? " calls | first |\n|---|---|---|---|---|\n"
               : "\n|---|---|---|\n");
  for (const auto &[name, how] : handling) {
    os << "| `" << name << "` | " << spell(how.how) << " | " << how.why;
    llvm::interleaveComma(how.into, os, [&](const std::string &other) {
      os << "`" << other << "`";
    });
    os << " |";
    if (calls)
      os << " " << calls->at(name).count << " | " << placeOf(name) << " |";
    os << "\n";
  }
  return success();
}
