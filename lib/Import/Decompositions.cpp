//===- Decompositions.cpp - The user's own decompositions -----------------===//
//
// A file of functions, each called after the operator that it replaces:
//
//   import torch
//
//   def mylib__twice(x):
//       return x * 2
//
// Either Python text of the kind that TorchScript knows, or an archive whose
// module exports such methods. An operator that LibTorch lacks is registered
// with the function as its kernel, so that programs which call it load and its
// types are inferred.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "lib/Import/Archive.h"
#include "lib/Import/GraphImporter.h"
#include "lib/Import/Locations.h"
#include "lib/Import/RuleFiles.h"
#include "lib/Import/ZipFile.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Operators.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <list>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/alias_analysis.h>
#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/runtime/graph_iterator.h>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/library.h>

using namespace mlir;
namespace jit = torch::jit;

namespace torchonnx {
namespace {

/// A loaded file. Its functions are kernels until it is unloaded.
struct File {
  std::string path;
  Archive archive;
  SmallVector<jit::Function *> functions;
  /// What each replaces: `mylib::twice`, or `aten::add.Tensor`.
  SmallVector<std::string> operators;
  /// Those of the operators that LibTorch lacked.
  std::vector<std::unique_ptr<torch::Library>> libraries;
};

std::list<File> &loadedFiles() {
  static std::list<File> files;
  return files;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// A copy of a function that makes tensors where those of its arguments are
/// that have no data: PyTorch refuses to mix them with others of arange.
std::unique_ptr<jit::GraphFunction> copyForMeta(jit::Function &function) {
  std::shared_ptr<jit::Graph> graph =
      jit::toGraphFunction(function).graph()->copy();
  jit::Inline(*graph);
  jit::DepthFirstGraphNodeIterator nodes(graph);
  while (jit::Node *node = nodes.next()) {
    const c10::FunctionSchema *schema = node->maybeSchema();
    auto place =
        schema ? schema->argumentIndexWithName("device") : std::optional<int>();
    bool isNumber =
        node->kind() == c10::aten::tensor &&
        node->input(0)->type()->isSubtypeOf(*c10::NumberType::get());
    bool isElsewhere =
        place && node->input(*place)->type() == c10::NoneType::get() &&
        llvm::none_of(node->inputs(), [](jit::Value *input) {
          return input->type()->isSubtypeOf(*c10::TensorType::get());
        });
    // A number fits everywhere.
    if (isNumber || !isElsewhere)
      continue;
    jit::WithInsertPoint before(node);
    node->replaceInput(*place, graph->insertConstant(c10::Device(c10::kMeta)));
  }
  return std::make_unique<jit::GraphFunction>(function.qualname(), graph,
                                              nullptr);
}

/// Runs a function as the kernel of an operator.
class FunctionKernel : public c10::OperatorKernel {
public:
  FunctionKernel(jit::Function &function, std::optional<c10::IValue> self)
      : function(function), self(std::move(self)) {}

  void operator()(const c10::OperatorHandle &op, c10::DispatchKeySet,
                  jit::Stack *stack) {
    if (self)
      stack->insert(stack->end() - op.schema().arguments().size(), *self);
    jit::GraphOptimizerEnabledGuard guard(false);
    jit::Stack before = *stack;
    try {
      function.run(*stack);
    } catch (const std::exception &) {
      auto isMeta = [](const c10::IValue &argument) {
        return argument.isTensor() && argument.toTensor().is_meta();
      };
      if (llvm::none_of(before, isMeta))
        throw;
      *stack = std::move(before);
      if (!forMeta)
        forMeta = copyForMeta(function);
      forMeta->run(*stack);
    }
    if (op.schema().returns().size() == 1)
      return;
    c10::IValue tuple = jit::pop(*stack);
    for (const c10::IValue &element : tuple.toTupleRef().elements())
      stack->push_back(element);
  }

private:
  jit::Function &function;
  std::unique_ptr<jit::GraphFunction> forMeta;
  std::optional<c10::IValue> self;
};

std::unique_ptr<torch::Library>
registerOperator(const std::string &name, jit::Function &function,
                 std::optional<c10::IValue> self) {
  const c10::FunctionSchema &schema = function.getSchema();
  std::vector<c10::Argument> arguments = schema.arguments();
  if (self)
    arguments.erase(arguments.begin());
  // An operator returns several values where a function returns a tuple.
  std::vector<c10::Argument> returns = schema.returns();
  if (auto tuple = returns.at(0).type()->cast<c10::TupleType>()) {
    returns.clear();
    for (const c10::TypePtr &type : tuple->elements())
      returns.emplace_back("", type);
  }
  auto [library, op] = StringRef(name).split("::");
  auto registration =
      std::make_unique<torch::Library>(torch::Library::FRAGMENT, library.str(),
                                       std::nullopt, __FILE__, __LINE__);
  registration->def(
      c10::FunctionSchema(name, "", std::move(arguments), std::move(returns)));
  registration->impl(
      op.str().c_str(),
      torch::dispatch(
          c10::DispatchKey::CompositeImplicitAutograd,
          torch::CppFunction::makeFromBoxedFunctor(
              std::make_unique<FunctionKernel>(function, std::move(self)))));
  return registration;
}

/// Whether all overloads of an operator, or the one that `name` has, write to
/// arguments.
bool isInPlace(StringRef name) {
  auto [base, overload] = name.split('.');
  return llvm::all_of(
      jit::getAllOperatorsFor(c10::Symbol::fromQualString(base.str())),
      [&, overload = overload](const auto &op) {
        const c10::FunctionSchema &schema = op->schema();
        return schema.is_mutable() ||
               (!overload.empty() && overload != schema.overload_name());
      });
}

/// A call of the operator becomes what the function returns: what it writes to
/// its arguments would be lost.
LogicalResult refuseWrites(Locations locations, jit::Function &function,
                           StringRef op, bool isKnown, bool isMethod) {
  std::shared_ptr<jit::Graph> graph =
      jit::toGraphFunction(function).graph()->copy();
  jit::Inline(*graph);
  jit::AliasDb aliases(graph);
  if (isKnown && isInPlace(op)) {
    StringRef base = op.split('.').first;
    InFlightDiagnostic error =
        emitError(locations.get(graph->return_node()->sourceRange(), ""));
    error << function.name() << ": " << op
          << " writes to its argument, and a decomposition is of an operator "
             "that does not";
    if (base.consume_back("_"))
      error << ": say it for " << base << ", which this one is then, too";
    return error;
  }
  for (jit::Value *input : graph->inputs().slice(isMethod))
    if (input->type()->isSubtypeOf(*c10::TensorType::get()) &&
        aliases.hasWriters(input))
      return emitError(
                 locations.get(input->uses().front().user->sourceRange(), ""))
             << function.name() << " writes to its argument '"
             << input->debugNameBase() << "', but " << op
             << " is taken to return its result alone: work on a clone of it";
  return success();
}

LogicalResult findOperators(Location loc, File &file,
                            ArrayRef<jit::Function *> functions,
                            bool areMethods) {
  for (jit::Function *function : functions) {
    bool isKnown = false;
    std::string op = findOperator(function->name(), isKnown);
    if (op.empty() || StringRef(function->name()).starts_with("__"))
      continue;
    if (!isKnown && StringRef(op).starts_with("aten::"))
      return emitError(loc)
             << "'" << file.path << "': PyTorch has no operator '" << op
             << "' that " << function->name() << " could replace";
    if (!isKnown)
      file.libraries.push_back(registerOperator(
          op, *function,
          areMethods ? std::optional<c10::IValue>(file.archive.module._ivalue())
                     : std::nullopt));
    if (failed(refuseWrites(Locations(loc.getContext()), *function, op, isKnown,
                            areMethods)))
      return failure();
    file.functions.push_back(function);
    file.operators.push_back(op);
  }
  if (!file.functions.empty())
    return success();
  // A function may be called as PyTorch's is.
  std::string example = "mylib__twice for mylib::twice";
  for (jit::Function *function : functions)
    if (!jit::getAllOperatorsFor(
             c10::Symbol::fromQualString("aten::" + function->name()))
             .empty())
      example = "aten__" + function->name() + " for aten::" + function->name();
  return emitError(loc) << "'" << file.path
                        << "' has no function that is called after an "
                           "operator, such as "
                        << example;
}

} // namespace

LogicalResult loadDecompositions(MLIRContext *context, StringRef path) {
  Location loc = UnknownLoc::get(context);
  registerExtraOperators();
  Sources sources;
  try {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return emitError(loc)
             << "cannot open '" << path << "': " << buffer.getError().message();
    File file{path.str(), {}, {}, {}, {}};
    std::vector<jit::Function *> functions;
    bool isArchive = (*buffer)->getBuffer().starts_with("PK");
    if (isArchive) {
      std::optional<jit::SourceRange> where;
      llvm::Expected<std::unique_ptr<ZipFile>> zip = openProgram(path);
      if (!zip)
        return emitError(loc) << llvm::toString(zip.takeError());
      llvm::Expected<Archive> archive = loadArchive(path, **zip, where);
      if (!archive)
        return emitError(loc) << llvm::toString(archive.takeError());
      file.archive = std::move(*archive);
      functions = file.archive.module.type()->methods();
    } else {
      file.archive = compileRules((*buffer)->getBuffer(), path, sources[path]);
      functions = file.archive.unit->get_functions();
      // Compiles those that none other calls, so that errors have a place.
      for (jit::Function *function : functions)
        function->ensure_defined();
    }
    if (failed(findOperators(loc, file, functions, isArchive)))
      return failure();
    loadedFiles().push_back(std::move(file));
    return success();
  } catch (const std::exception &error) {
    if (auto where = findPlace(error.what(), sources))
      // What follows is that place again.
      return emitError(Locations(context).get(*where, ""))
             << StringRef(getMessage(error)).split(" here: File \"").first;
    return emitError(loc) << "cannot load '" << path
                          << "': " << getMessage(error);
  }
}

void unloadDecompositions() { loadedFiles().clear(); }

LogicalResult importDecompositions(ModuleOp module) {
  for (const File &file : loadedFiles()) {
    try {
      OwningOpRef<ModuleOp> functions =
          importFunctions(module.getContext(), file.archive, file.functions,
                          llvm::sys::path::stem(file.path));
      if (!functions)
        return failure();
      for (auto [function, op] : llvm::zip(file.functions, file.operators))
        functions->lookupSymbol(function->name())
            ->setAttr(kDecomposesAttr,
                      StringAttr::get(module.getContext(), op));
      (*functions)->removeAttr(SymbolTable::getSymbolAttrName());
      module.push_back(functions.release());
    } catch (const std::exception &error) {
      return emitError(UnknownLoc::get(module.getContext()))
             << "cannot import '" << file.path << "': " << getMessage(error);
    }
  }
  return success();
}

LogicalResult loadOperatorLibrary(MLIRContext *context, StringRef path) {
  Location loc = UnknownLoc::get(context);
  std::string why;
  try {
    // With a folder in its name, so that it is not looked for elsewhere.
    llvm::SmallString<128> absolute(path);
    if (std::error_code code = llvm::sys::fs::make_absolute(absolute))
      return emitError(loc)
             << "cannot load '" << path << "': " << code.message();
    if (llvm::sys::DynamicLibrary::LoadLibraryPermanently(absolute.c_str(),
                                                          &why))
      return emitError(loc) << "cannot load the library: " << why;
    return success();
  } catch (const std::exception &error) {
    return emitError(loc) << "cannot load '" << path
                          << "': " << getMessage(error);
  }
}

} // namespace torchonnx
