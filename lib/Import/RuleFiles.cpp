//===- RuleFiles.cpp - The user's decompositions in Python ----------------===//
//
// A Python file of which TorchScript compiles the functions. What else Python
// needs around them is left out of the text or, as constants are, evaluated.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/RuleFiles.h"
#include "dialects/Torch/Dtypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/frontend/error_report.h>
#include <torch/csrc/jit/frontend/parser.h>
#include <torch/csrc/jit/frontend/resolver.h>
#include <torch/csrc/jit/frontend/sugared_value.h>
#include <torch/csrc/jit/runtime/operator.h>

using llvm::SmallVector;
using llvm::StringRef;
namespace jit = torch::jit;

namespace torchonnx {

std::string findOperator(StringRef function, bool &isKnown) {
  auto [library, rest] = function.split("__");
  if (library.empty() || rest.empty())
    return "";
  auto overloadsOf = [&, library = library](StringRef name) {
    return jit::getAllOperatorsFor(
        c10::Symbol::fromQualString((library + "::" + name).str()));
  };
  std::string base = (library + "::" + rest).str();
  isKnown = !overloadsOf(rest).empty();
  if (isKnown)
    return base;
  auto [name, overload] = rest.rsplit("__");
  for (const auto &op : overloadsOf(name))
    if (op->schema().overload_name() == overload) {
      isKnown = true;
      return (library + "::" + name + "." + overload).str();
    }
  return base;
}

namespace {

using Sugared = std::shared_ptr<jit::SugaredValue>;

/// `torch.ops`, whose attributes are libraries.
struct Libraries : jit::SugaredValue {
  std::string kind() const override { return "torch.ops"; }
  Sugared attr(const jit::SourceRange &, jit::GraphFunction &,
               const std::string &field) override {
    return std::make_shared<jit::BuiltinModule>(field);
  }
};

/// `torch.nn`, of which `functional` are ATen operators too.
struct NeuralNetworks : jit::SugaredValue {
  std::string kind() const override { return "torch.nn"; }
  Sugared attr(const jit::SourceRange &loc, jit::GraphFunction &function,
               const std::string &field) override {
    if (field == "functional")
      return std::make_shared<jit::BuiltinModule>("aten");
    return SugaredValue::attr(loc, function, field);
  }
};

/// The modules `torch` and `math`, whose functions are ATen operators.
struct PythonModule : jit::BuiltinModule {
  explicit PythonModule(bool isTorch)
      : BuiltinModule("aten"), isTorch(isTorch) {}
  Sugared attr(const jit::SourceRange &loc, jit::GraphFunction &function,
               const std::string &field) override {
    auto constant = [&](const c10::IValue &value) {
      return std::make_shared<jit::SimpleValue>(
          function.graph()->insertConstant(value, loc));
    };
    static const llvm::StringMap<double> numbers = {
        {"pi", M_PI}, {"e", M_E}, {"inf", INFINITY}, {"nan", NAN}};
    if (auto number = numbers.find(field); number != numbers.end())
      return constant(number->second);
    if (!isTorch)
      return BuiltinModule::attr(loc, function, field);
    if (field == "ops")
      return std::make_shared<Libraries>();
    if (field == "nn")
      return std::make_shared<NeuralNetworks>();
    if (const Dtype *dtype = findDtype(field))
      return constant(dtype->number);
    return BuiltinModule::attr(loc, function, field);
  }

  bool isTorch;
};

/// What a file gives a name to outside of its functions, or why TorchScript
/// cannot say what it is: it may be for Python alone.
struct Constant {
  c10::IValue value;
  std::string error;
};

using Constants = std::map<std::string, Constant>;

/// What imports call the modules of PyTorch and `math`, and what is in them:
/// `Fn` is `torch.nn.functional`, `sqrt` is `math.sqrt`.
using Imports = std::map<std::string, std::string>;

/// What names that a function does not define itself mean.
struct Names : jit::Resolver {
  Names(const Constants &constants, const Imports &imports)
      : constants(constants), imports(imports) {}

  Sugared resolveValue(const std::string &name, jit::GraphFunction &function,
                       const jit::SourceRange &loc) override {
    if (auto it = constants.find(name); it != constants.end()) {
      if (!it->second.error.empty())
        // NOLINTNEXTLINE(misc-throw*,bugprone-exception-copy*): LibTorch's way.
        throw jit::ErrorReport(loc)
            << "'" << name << "' is for Python alone: " << it->second.error;
      return std::make_shared<jit::SimpleValue>(
          function.graph()->insertConstant(it->second.value, loc));
    }
    auto imported = imports.find(name);
    std::string path = imported == imports.end() ? name : imported->second;
    // As `import torch.nn.functional as F` has it everywhere.
    if (path == "F")
      path = "torch.nn.functional";
    auto [module, inside] = StringRef(path).split('.');
    if (module != "torch" && module != "math")
      return nullptr;
    Sugared value = std::make_shared<PythonModule>(module == "torch");
    for (StringRef field : llvm::split(inside, '.'))
      if (!field.empty())
        value = value->attr(loc, function, field.str());
    return value;
  }

  Constants constants;
  Imports imports;
};

/// `SCALE = 1 / 3`, outside of functions.
struct Assignment {
  std::string name, expression;
  size_t line;
};

/// Tells where a statement of Python ends: not inside of brackets or of a text
/// in three quotes, nor behind a backslash.
class StatementEnd {
public:
  /// Whether the statement goes on after this line of it.
  bool goesOnAfter(StringRef line);

private:
  int brackets = 0;
  StringRef quotes;
};

bool StatementEnd::goesOnAfter(StringRef line) {
  StringRef text = line.rtrim();
  bool isJoined = false;
  for (size_t i = 0; i < text.size();) {
    StringRef here = text.substr(i);
    if (!quotes.empty()) {
      size_t end = here.find(quotes);
      if (end == StringRef::npos)
        return true;
      i += end + quotes.size();
      quotes = {};
      continue;
    }
    if (here.front() == '#')
      break;
    isJoined = here == "\\";
    for (StringRef three : {"\"\"\"", "'''"})
      if (here.starts_with(three))
        quotes = three;
    if (!quotes.empty()) {
      i += quotes.size();
      continue;
    }
    if (here.front() == '"' || here.front() == '\'') {
      size_t end = 1;
      while (end < here.size() && here[end] != here.front())
        end += here[end] == '\\' ? 2 : 1;
      i += end + 1;
      continue;
    }
    brackets += StringRef("([{").contains(here.front());
    brackets -= StringRef(")]}").contains(here.front());
    ++i;
  }
  return brackets > 0 || isJoined || !quotes.empty();
}

/// The text of the functions of a file, without the decorators and docstrings,
/// the checks and the `if __name__ == "__main__"` that are for Python. Every
/// place stays where it is.
class FunctionsOf {
public:
  explicit FunctionsOf(StringRef text) : rest(text) {
    rest.consume_front("\xEF\xBB\xBF");
    while (!rest.empty())
      takeStatement();
  }

  std::string text;
  std::vector<Assignment> assignments;
  Imports imports;

private:
  void takeStatement();
  std::string takeLines(bool isKept);
  void addImports(StringRef statement);
  StringRef nextLine() const {
    return rest.take_until([](char c) { return c == '\n'; });
  }

  StringRef rest;
  size_t lines = 0;
};

/// Takes a statement without its block, of several lines if need be.
std::string FunctionsOf::takeLines(bool isKept) {
  StatementEnd end;
  std::string statement;
  for (bool goesOn = true; goesOn && !rest.empty();) {
    StringRef line = nextLine();
    rest = rest.drop_front(std::min(line.size() + 1, rest.size()));
    text += (isKept ? line : StringRef()).str() + '\n';
    ++lines;
    goesOn = end.goesOnAfter(line);
    statement += (statement.empty() ? "" : "\n") + line.str();
  }
  return statement;
}

/// `import torch.nn.functional as Fn`, `from math import (sqrt, pi as PI)`.
void FunctionsOf::addImports(StringRef statement) {
  std::string flat = statement.split('#').first.str();
  llvm::replace(flat, '\n', ' ');
  llvm::erase_if(flat, [](char c) { return StringRef("()\\").contains(c); });
  StringRef names = flat, module;
  if (names.consume_front("from "))
    std::tie(module, names) = names.split(" import ");
  else
    names.consume_front("import ");
  for (StringRef part : llvm::split(names, ',')) {
    auto [name, alias] = part.trim().split(" as ");
    std::string path =
        (module.empty() ? "" : module.trim().str() + ".") + name.trim().str();
    // `import torch.nn` is one of `torch`.
    if (alias.empty() && module.empty())
      path = path.substr(0, path.find('.'));
    imports[alias.empty() ? path.substr(path.rfind('.') + 1)
                          : alias.trim().str()] = path;
  }
}

void FunctionsOf::takeStatement() {
  static const llvm::Regex assignment(
      "^([A-Za-z_][A-Za-z_0-9]*)[ ]*(:[^=]*)?=([^=].*)$");
  StringRef line = nextLine();
  SmallVector<StringRef> found;
  if (assignment.match(line, &found)) {
    Assignment made{found[1].str(), found[3].str(), lines + 1};
    made.expression += StringRef(takeLines(false)).drop_front(line.size());
    assignments.push_back(std::move(made));
    return;
  }
  bool isFunction = line.starts_with("def ");
  std::string statement = takeLines(isFunction);
  if (line.starts_with("import ") || line.starts_with("from "))
    addImports(statement);
  auto isOfBlock = [](StringRef next) {
    StringRef code = next.ltrim();
    return code.empty() || code.starts_with("#") || code.size() < next.size();
  };
  while (!rest.empty() && isOfBlock(nextLine()))
    takeLines(isFunction);
}

/// What an assignment gives its name to, computed where it stands.
Constant evaluate(const Assignment &assignment, const std::string &path,
                  const Constants &known, const Imports &imports) {
  auto source = std::make_shared<jit::Source>("def " + assignment.name +
                                                  "():\n  return " +
                                                  assignment.expression + "\n",
                                              path, assignment.line - 1);
  try {
    jit::CompilationUnit unit;
    jit::Parser parser(source);
    unit.define(std::nullopt, {}, {},
                {jit::Def(parser.parseFunction(/*is_method=*/false))},
                {std::make_shared<Names>(known, imports)}, /*self=*/nullptr);
    jit::Function *function = unit.get_functions().front();
    jit::GraphOptimizerEnabledGuard guard(false);
    return {(*function)({}), ""};
  } catch (const std::exception &error) {
    // What follows is the place.
    return {{}, StringRef(getMessage(error)).split(": File \"").first.str()};
  }
}

/// The annotation that a parameter goes without where its default says it;
/// empty if that is no number, bool or string.
std::string typeOfDefault(const jit::Expr &value, const Constants &constants) {
  switch (value.kind()) {
  case jit::TK_CONST:
    return jit::Const(value).isFloatingPoint() ? "float" : "int";
  case jit::TK_UNARY_MINUS:
    return typeOfDefault(jit::Expr(value.tree()->trees()[0]), constants);
  case jit::TK_TRUE:
  case jit::TK_FALSE:
    return "bool";
  case jit::TK_STRINGLITERAL:
    return "str";
  case jit::TK_VAR: {
    auto it = constants.find(jit::Var(value).name().name());
    if (it == constants.end())
      return "";
    const c10::IValue &value = it->second.value;
    bool isPlain = value.isScalar() || value.isString();
    return isPlain ? value.type()->annotation_str() : "";
  }
  default:
    return "";
  }
}

/// `a: float = 0`, as Python has it, with a default that TorchScript takes for
/// a float.
jit::Expr toFloat(const jit::Expr &value) {
  if (value.kind() == jit::TK_UNARY_MINUS)
    return jit::UnaryOp::create(value.range(), jit::TK_UNARY_MINUS,
                                toFloat(jit::Expr(value.tree()->trees()[0])));
  if (value.kind() != jit::TK_CONST || !jit::Const(value).isIntegral())
    return value;
  return jit::Const::create(
      value.range(), std::to_string(jit::Const(value).asIntegral()) + ".0");
}

/// The annotation of an argument of the operator that a function is called
/// after; empty if it has none, or a tensor there.
std::string typeInSchema(StringRef function, size_t position, size_t count) {
  bool isKnown = false;
  const std::string found = findOperator(function, isKnown);
  auto [name, wanted] = StringRef(found).split('.');
  if (!isKnown)
    return "";
  for (const auto &op :
       jit::getAllOperatorsFor(c10::Symbol::fromQualString(name.str()))) {
    const auto &arguments = op->schema().arguments();
    if (arguments.size() != count ||
        (!wanted.empty() && wanted != op->schema().overload_name()))
      continue;
    std::string type = arguments[position].type()->annotation_str();
    static const llvm::Regex plain(
        "^((Optional|List)\\[)*(int|float|bool|str|number)\\]*$");
    return plain.match(type) ? type : "";
  }
  return "";
}

/// Annotates the parameters that are no tensors, where their defaults or the
/// operator's schema say so.
jit::Def annotate(const jit::Def &definition, const Constants &constants) {
  const jit::List<jit::Param> params = definition.decl().params();
  std::vector<jit::Param> annotated;
  for (size_t i = 0; i < params.size(); ++i) {
    jit::Param param = params[i];
    std::string type;
    if (!param.type().present()) {
      bool hasDefault = param.defaultValue().present();
      if (hasDefault)
        type = typeOfDefault(param.defaultValue().get(), constants);
      if (type.empty())
        type = typeInSchema(definition.name().name(), i, params.size());
      if (type.empty() && hasDefault &&
          param.defaultValue().get().kind() == jit::TK_NONE)
        type = "Optional[Tensor]";
    }
    if (!type.empty()) {
      jit::Parser parser(std::make_shared<jit::Source>(type));
      param = param.withType(
          jit::Maybe<jit::Expr>::create(param.range(), parser.parseExp()));
    }
    bool isFloat = param.type().present() &&
                   param.type().get().kind() == jit::TK_VAR &&
                   jit::Var(param.type().get()).name().name() == "float";
    if (isFloat && param.defaultValue().present())
      param = jit::Param::create(
          param.range(), param.ident(), param.type(),
          jit::Maybe<jit::Expr>::create(param.range(),
                                        toFloat(param.defaultValue().get())),
          param.kwarg_only());
    annotated.push_back(param);
  }
  jit::Decl decl = jit::Decl::create(
      definition.decl().range(),
      jit::List<jit::Param>::create(params.range(), annotated),
      definition.decl().return_type());
  return jit::Def::create(definition.range(), definition.name(), decl,
                          definition.statements());
}

} // namespace

Archive compileRules(StringRef text, StringRef path,
                     std::shared_ptr<jit::Source> &source) {
  FunctionsOf functions(text);
  source = std::make_shared<jit::Source>(functions.text, path.str(), 1);
  Constants constants;
  for (const Assignment &assignment : functions.assignments)
    constants[assignment.name] =
        evaluate(assignment, path.str(), constants, functions.imports);
  Archive archive;
  archive.unit = std::make_shared<jit::CompilationUnit>();
  archive.module = jit::Module("decompositions", archive.unit);
  std::vector<jit::Def> definitions;
  jit::Parser parser(source);
  while (parser.lexer().cur().kind != jit::TK_EOF)
    definitions.push_back(annotate(
        jit::Def(parser.parseFunction(/*is_method=*/false)), constants));
  std::vector<jit::ResolverPtr> resolvers(
      definitions.size(),
      std::make_shared<Names>(constants, functions.imports));
  archive.unit->define(std::nullopt, {}, {}, definitions, resolvers,
                       /*self=*/nullptr);
  return archive;
}

} // namespace torchonnx
