//===- TestRun.cpp - What a program gives for random arguments ------------===//

#include "lib/Import/Archive.h"
#include "lib/Import/ExportedProgram.h"
#include "lib/Import/ZipFile.h"
#include "lib/Oracle/Convert.h"
#include "lib/Oracle/Silence.h"
#include "lib/Oracle/Values.h"
#include "mlir/IR/Diagnostics.h"
#include "torch-onnx-opt/Import.h"
#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <torch/csrc/jit/runtime/graph_executor.h>

using namespace mlir;
using c10::IValue;

namespace torchonnx {
namespace {

/// How inputs are drawn. Integers may be indices, and floats may have to be
/// positive: what the program refuses, or answers with NaN, is followed by the
/// next.
struct Draw {
  int64_t integersBelow;
  bool isPositive;
};
constexpr Draw draws[] = {{10, false}, {2, false}, {2, true}, {1, true}};

/// The arguments of a call and, of those, the inputs of the graph.
class Arguments {
public:
  Arguments(Draw draw, const Symbols &symbols)
      : draw(draw), reader(symbols),
        random(at::detail::createCPUGenerator(/*seed=*/0)) {
    reader.setReal(true);
  }

  IValue make(Attribute spec, c10::TypePtr type) {
    if (type->kind() == c10::TypeKind::OptionalType && !isa<UnitAttr>(spec))
      type = type->containedType(0);
    if (auto leaf = dyn_cast<DictionaryAttr>(spec)) {
      IValue value = makeInput(leaf, type);
      // The program may write to it.
      inputs.push_back(value.isTensor() ? IValue(value.toTensor().clone())
                                        : value);
      return value;
    }
    auto array = dyn_cast<ArrayAttr>(spec);
    return array ? makeContainer(array, type) : reader.read(spec, type);
  }

  std::vector<IValue> inputs;

private:
  IValue makeInput(DictionaryAttr leaf, const c10::TypePtr &wanted) {
    Type type = leaf.getAs<TypeAttr>("type").getValue();
    if (Attribute value = leaf.get("value")) {
      IValue read = reader.read(value, wanted);
      return read.isTensor() ? IValue(read.toTensor().clone()) : read;
    }
    if (isa<TorchIntType>(type))
      return std::min<int64_t>(3, draw.integersBelow);
    if (isa<TorchFloatType>(type))
      return 0.5;
    if (isa<TorchBoolType>(type))
      return true;
    auto tensor = cast<TorchTensorType>(type);
    std::vector<int64_t> sizes;
    for (Attribute dim : tensor.getDims())
      sizes.push_back(cast<IntegerAttr>(dim).getInt());
    at::Tensor drawn = makeTensor(sizes, toScalarType(tensor.getDtype()));
    // `x=f32[]` for a number.
    return wanted->kind() == c10::TypeKind::TensorType ? IValue(drawn)
                                                       : IValue(drawn.item());
  }

  at::Tensor makeTensor(at::IntArrayRef sizes, at::ScalarType dtype) {
    if (at::isComplexType(dtype))
      return at::complex(makeTensor(sizes, at::kDouble),
                         makeTensor(sizes, at::kDouble))
          .to(dtype);
    if (dtype == at::kBool)
      return at::randint(2, sizes, random, at::kLong).to(dtype);
    if (!at::isFloatingType(dtype))
      return at::randint(draw.integersBelow, sizes, random, at::kLong)
          .to(dtype);
    at::Tensor x = draw.isPositive ? at::rand(sizes, random, at::kDouble)
                                   : at::randn(sizes, random, at::kDouble);
    return x.to(dtype);
  }

  IValue makeContainer(ArrayAttr array, const c10::TypePtr &type) {
    if (auto dictType = type->cast<c10::DictType>()) {
      c10::impl::GenericDict dict(dictType->getKeyType(),
                                  dictType->getValueType());
      for (ArrayAttr entry : array.getAsRange<ArrayAttr>())
        dict.insert(reader.read(entry[0], dictType->getKeyType()),
                    make(entry[1], dictType->getValueType()));
      return dict;
    }
    auto tuple = type->cast<c10::TupleType>();
    std::vector<IValue> elements;
    for (auto [i, element] : llvm::enumerate(array))
      elements.push_back(make(element, type->containedType(tuple ? i : 0)));
    if (tuple)
      return tuple->name()
                 ? c10::ivalue::Tuple::createNamed(std::move(elements), tuple)
                 : c10::ivalue::Tuple::create(std::move(elements));
    c10::impl::GenericList list(type->containedType(0));
    for (IValue &element : elements)
      list.push_back(std::move(element));
    return list;
  }

  Draw draw;
  Reader reader;
  at::Generator random;
};

/// What a graph returns of a value: the tensors in it, in order.
void flatten(const IValue &value, std::vector<at::Tensor> &tensors) {
  if (value.isTensor()) {
    at::Tensor x = value.toTensor().detach().resolve_conj().resolve_neg();
    tensors.push_back(x.is_complex() ? at::view_as_real(x) : x);
  } else if (value.isScalar()) {
    tensors.push_back(
        at::scalar_tensor(value.toScalar(), value.isDouble() ? at::kDouble
                                            : value.isBool() ? at::kBool
                                                             : at::kLong));
  } else if (value.isTuple()) {
    for (const IValue &element : value.toTupleRef().elements())
      flatten(element, tensors);
  } else if (value.isList()) {
    for (const IValue &element : value.toListRef())
      flatten(element, tensors);
  } else if (value.isGenericDict()) {
    for (const auto &entry : value.toGenericDict())
      flatten(entry.value(), tensors);
  } else {
    TORCH_CHECK(value.isNone(), "its value of type ", value.type()->repr_str(),
                " is no tensor");
  }
}

at::Tensor isNaN(const at::Tensor &x) { return x.ne(x); }

/// NaN is equal to itself here.
bool areEqual(at::ArrayRef<at::Tensor> a, at::ArrayRef<at::Tensor> b) {
  if (a.size() != b.size())
    return false;
  for (size_t i = 0; i < a.size(); ++i) {
    const at::Tensor &x = a[i], &y = b[i];
    if (x.scalar_type() != y.scalar_type() || x.sizes() != y.sizes() ||
        !x.eq(y)
             .logical_or(isNaN(x).logical_and(isNaN(y)))
             .all()
             .item()
             .toBool())
      return false;
  }
  return true;
}

struct Results {
  std::vector<at::Tensor> inputs, outputs;
};

class Runner {
public:
  Runner(const Archive &archive, StringRef method, ArrayAttr arguments,
         const Symbols &symbols)
      : archive(archive), method(method.str()), arguments(arguments),
        symbols(symbols) {}

  /// Runs the program as after `torch.manual_seed(seed)`.
  Results run(Draw draw, uint64_t seed) const {
    // What it changes of itself is not to be seen by the next run.
    torch::jit::Module module = archive.module.deepcopy();
    torch::jit::Method called = module.get_method(method);
    Arguments made(draw, symbols);
    std::vector<IValue> stack;
    auto &wanted = called.function().getSchema().arguments();
    for (auto [i, spec] : llvm::enumerate(arguments))
      stack.push_back(made.make(spec, wanted[i + 1].type()));
    at::Generator(at::globalContext().defaultGenerator(at::kCPU))
        .set_current_seed(seed);
    Results results;
    flatten(called(stack), results.outputs);
    for (const IValue &input : made.inputs)
      flatten(input, results.inputs);
    return results;
  }

private:
  const Archive &archive;
  std::string method;
  ArrayAttr arguments;
  const Symbols &symbols;
};

bool hasNaN(at::ArrayRef<at::Tensor> tensors) {
  for (const at::Tensor &x : tensors)
    if (isNaN(x).any().item().toBool())
      return true;
  return false;
}

/// The first draw that the program takes, without NaN if there is one. Null,
/// with a reason, if there is none.
std::optional<Results> findResults(const Runner &runner, std::string &why) {
  std::optional<Results> found;
  for (Draw draw : draws)
    try {
      Results results = runner.run(draw, 0);
      if (!areEqual(results.outputs, runner.run(draw, 1).outputs)) {
        why = "it draws random numbers, so that no two runs of it are alike";
        return std::nullopt;
      }
      bool isGood = !hasNaN(results.outputs);
      if (isGood || !found)
        found = std::move(results);
      if (isGood)
        break;
    } catch (const std::exception &error) {
      if (why.empty())
        why = getMessage(error);
    }
  return found;
}

/// The tensors in the graph's element types, as attributes.
LogicalResult convert(MLIRContext *context, ArrayRef<at::Tensor> tensors,
                      TypeRange types, StringRef kind,
                      SmallVectorImpl<ElementsAttr> &to) {
  for (auto [i, tensor, type] : llvm::enumerate(tensors, types)) {
    at::Tensor inItsType =
        tensor.to(toScalarType(mlir::cast<TensorType>(type).getElementType()));
    to.push_back(convertTensor(context, inItsType,
                               ("test." + kind + "." + Twine(i)).str()));
    if (!to.back())
      return failure();
  }
  return success();
}

} // namespace

FailureOr<TestRun> runArchive(MLIRContext *context, StringRef path,
                              const ImportOptions &options, ArrayAttr arguments,
                              FunctionType graph) {
  Location loc = UnknownLoc::get(context);
  auto fail = [&](const Twine &message) -> LogicalResult {
    return emitError(loc) << "--test-data: " << message;
  };
  Silence silence;
  at::NoGradGuard noGrad;
  torch::jit::GraphOptimizerEnabledGuard unoptimized(false);
  try {
    auto zip = openProgram(path);
    if (!zip)
      return fail(llvm::toString(zip.takeError()));
    if (isExportedProgram(**zip))
      return fail("LibTorch runs TorchScript, and '" + path +
                  "' is a program of torch.export, which only Python runs: "
                  "torch_onnx_opt.verify does");
    std::optional<torch::jit::SourceRange> where;
    auto archive = loadArchive(path, **zip, where);
    if (!archive)
      return fail(llvm::toString(archive.takeError()));
    auto type = archive->module.type();
    if (options.method == "forward" && !(type->getForwardHooks().empty() &&
                                         type->getForwardPreHooks().empty()))
      return fail("the module has hooks, which only Python runs");
    if (options.eval)
      setEvaluating(*archive);
    Symbols symbols(context);
    std::string why;
    std::optional<Results> results =
        findResults(Runner(*archive, options.method, arguments, symbols), why);
    if (!results)
      return fail("the program does not run on what was drawn for it: " + why +
                  "; --example-inputs gives it what it takes");
    if (results->inputs.size() != graph.getNumInputs() ||
        results->outputs.size() != graph.getNumResults())
      return fail("the graph has the state of the program, or what is in its "
                  "objects, among its inputs or outputs");
    TestRun run;
    if (failed(convert(context, results->inputs, graph.getInputs(), "input",
                       run.inputs)) ||
        failed(convert(context, results->outputs, graph.getResults(), "output",
                       run.outputs)))
      return fail("a tensor has no ONNX form");
    return run;
  } catch (const std::exception &error) {
    return fail("the program cannot be run: " + getMessage(error));
  }
}

} // namespace torchonnx
