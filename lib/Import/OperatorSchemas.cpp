//===- OperatorSchemas.cpp - Operators of which only the schema is known --===//
//
//   mylib::sq(Tensor x, float a, int[] dims) -> Tensor: as x
//
// LibTorch is told of the operator, with a kernel for meta tensors alone: there
// is nothing that could compute it, and its results are typed.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/Archive.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Operators.h"
#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <list>
#include <torch/csrc/jit/frontend/function_schema_parser.h>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/library.h>

using namespace mlir;

namespace torchonnx {
namespace {

std::list<torch::Library> &declared() {
  static std::list<torch::Library> libraries;
  return libraries;
}

std::vector<c10::FunctionSchema> &standIns() {
  static std::vector<c10::FunctionSchema> schemas;
  return schemas;
}

/// Returns tensors like the arguments that stand at these places.
class LikeArguments : public c10::OperatorKernel {
public:
  explicit LikeArguments(SmallVector<size_t> places)
      : places(std::move(places)) {}

  void operator()(const c10::OperatorHandle &op, c10::DispatchKeySet,
                  torch::jit::Stack *stack) {
    size_t count = op.schema().arguments().size();
    auto arguments = torch::jit::last(*stack, count);
    std::vector<at::Tensor> results;
    for (size_t place : places) {
      const at::Tensor &like = arguments[place].toTensor();
      results.push_back(
          at::empty(like.sizes(), like.options().device(at::kMeta)));
    }
    torch::jit::drop(*stack, count);
    for (at::Tensor &result : results)
      stack->emplace_back(std::move(result));
  }

private:
  SmallVector<size_t> places;
};

/// The arguments that the results are like, from `as x, y`; throws if there is
/// no such argument.
SmallVector<size_t> readRule(StringRef rule,
                             const c10::FunctionSchema &schema) {
  TORCH_CHECK(rule.consume_front("as "),
              "how large are its results? Behind the schema stands ': as x', "
              "the argument that they are like");
  SmallVector<size_t> places;
  SmallVector<StringRef> names;
  rule.split(names, ',');
  for (StringRef name : names) {
    auto place = schema.argumentIndexWithName(name.trim().str());
    TORCH_CHECK(place && schema.arguments()[*place].type()->kind() ==
                             c10::TypeKind::TensorType,
                "it has no argument '", name.trim().str(),
                "' that is a tensor, as its results are");
    places.push_back(*place);
  }
  TORCH_CHECK(places.size() == schema.returns().size(), "it has ",
              schema.returns().size(), " results, and ", places.size(),
              " are said to be like an argument");
  return places;
}

void declare(StringRef text) {
  // The rule is behind the last colon; those of a name are two.
  auto [signature, rule] = text.rsplit(':');
  bool hasRule = rule.size() < text.size() && !signature.ends_with(":");
  c10::FunctionSchema schema =
      torch::jit::parseSchema((hasRule ? signature : text).trim().str());
  StringRef name = schema.name();
  auto [library, op] = name.split("::");
  TORCH_CHECK(!op.empty(), "an operator has a library: mylib::", schema.name());
  c10::OperatorName fullName = schema.operator_name();
  TORCH_CHECK(!c10::Dispatcher::singleton().findSchema(fullName), "'",
              toString(fullName), "' is an operator that is known already");
  for (const c10::Argument &argument : schema.arguments())
    TORCH_CHECK(!argument.type()->hasFreeVariables(), "'",
                argument.type()->str(), "' is no type of an argument");
  for (const c10::Argument &argument : schema.arguments())
    TORCH_CHECK(!argument.alias_info(), "an operator that writes to '",
                argument.name(), "', or returns it, cannot be declared");
  for (const c10::Argument &result : schema.returns())
    TORCH_CHECK(result.type()->kind() == c10::TypeKind::TensorType,
                "it returns more than tensors");
  SmallVector<size_t> places =
      readRule(hasRule ? rule.trim() : StringRef(), schema);
  torch::Library &registration =
      declared().emplace_back(torch::Library::FRAGMENT, library.str(),
                              std::nullopt, __FILE__, __LINE__);
  // With its overload.
  std::string opName = toString(fullName).substr(library.size() + 2);
  // LibTorch takes any other for one that may write to all there is.
  schema.setAliasAnalysis(c10::AliasAnalysisKind::FROM_SCHEMA);
  registration.def(std::move(schema));
  registration.impl(
      opName.c_str(),
      torch::dispatch(c10::DispatchKey::Meta,
                      torch::CppFunction::makeFromBoxedFunctor(
                          std::make_unique<LikeArguments>(std::move(places)))));
}

} // namespace

LogicalResult declareOperator(MLIRContext *context, StringRef text) {
  registerExtraOperators();
  try {
    declare(text.trim());
    return success();
  } catch (const std::exception &error) {
    std::string message = getMessage(error);
    if (StringRef(message).starts_with("expected "))
      message += "; it has to be like 'mylib::twice(Tensor x, float a) -> "
                 "Tensor: as x'";
    return emitError(UnknownLoc::get(context))
           << "--op-schema '" << text << "': " << message;
  }
}

void declareStandIn(const std::string &name, unsigned numResults) {
  std::string results = "Tensor";
  for (unsigned i = 1; i < numResults; ++i)
    results += ", Tensor";
  std::string schema =
      name + "(...) -> " + (numResults > 1 ? "(" + results + ")" : results);
  auto run = [name](torch::jit::Stack &) {
    TORCH_CHECK(false, "nobody knows '", name, "'");
  };
  torch::jit::registerOperator(torch::jit::Operator(
      schema, torch::jit::Operation(run), c10::AliasAnalysisKind::FROM_SCHEMA));
  standIns().push_back(torch::jit::parseSchema(schema));
}

void undeclareOperators() {
  declared().clear();
  for (const c10::FunctionSchema &schema : standIns())
    torch::jit::deregisterOperator(schema);
  standIns().clear();
}

} // namespace torchonnx
