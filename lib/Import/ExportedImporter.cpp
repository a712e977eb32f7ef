//===- ExportedImporter.cpp - Exported graphs to the torch dialect --------===//
//
// An exported graph has neither classes nor calls: it is one function, and its
// nodes go straight to the torch dialect. What it says of its inputs (names,
// dtypes, sizes as expressions, ranges) is written on the function for
// Simplify, which asks the user only for what the program leaves open.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedImporter.h"
#include "dialects/Torch/ProgramInputs.h"
#include "lib/Import/ExportedGuards.h"
#include "lib/Import/ExportedInputs.h"
#include "mlir/IR/Verifier.h"
#include "torch-onnx-opt/SourceText.h"
#include "torch-onnx-opt/Unsupported.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

ExportedImporter::ExportedImporter(MLIRContext *context,
                                   const ExportedProgram &program,
                                   StringRef path, StringRef moduleName)
    : context(context), program(program),
      graphModule(*program.program.getAsObject()->getObject("graph_module")),
      graph(*graphModule.getObject("graph")),
      signature(graphModule.getObject("signature")), builder(context),
      module(ModuleOp::create(builder, UnknownLoc::get(context), moduleName)),
      tree(*module, program.archive, {}), values(builder, tree, path),
      places(context), scope(&graph) {}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

/// The structure of arguments or results, as torch.utils._pytree writes it.
static std::optional<json::Value> parseSpec(std::optional<StringRef> text) {
  if (!text)
    return std::nullopt;
  llvm::Expected<json::Value> parsed = json::parse(*text);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return std::nullopt;
  }
  const json::Array *versioned = parsed->getAsArray();
  if (!versioned || versioned->size() != 2)
    return std::nullopt;
  return (*versioned)[1];
}

/// The keys of a dict, or the fields of a class, where it says them.
static std::vector<std::string> keysOf(const json::Object &spec,
                                       const json::Object *namedTuples) {
  std::vector<std::string> keys;
  auto addAll = [&](const json::Value &value) {
    for (const json::Value &key : elementsOf(value.getAsArray()))
      if (std::optional<StringRef> text = key.getAsString())
        keys.push_back(text->str());
      else if (std::optional<int64_t> number = key.getAsInteger())
        keys.push_back(std::to_string(*number));
  };
  StringRef context = spec.getString("context").value_or("");
  if (llvm::Expected<json::Value> parsed = json::parse(context)) {
    addAll(*parsed);
    // Of some classes the context holds the keys and more: [keys, …].
    if (keys.empty())
      for (const json::Value &part : elementsOf(parsed->getAsArray()))
        if (keys.empty())
          addAll(part);
  } else {
    // Of a named tuple it is its name, with the fields somewhere else.
    llvm::consumeError(parsed.takeError());
    if (const json::Object *fields =
            namedTuples ? namedTuples->getObject(context) : nullptr)
      if (const json::Value *names = fields->get("field_names"))
        addAll(*names);
  }
  if (keys.size() != elementsOf(spec.getArray("children_spec")).size())
    keys.clear();
  return keys;
}

/// Calls `visit` for each leaf, with the path that leads to it and the name
/// that its keys give it.
static void visitLeaves(
    const json::Value &value, const std::string &path, const std::string &name,
    const json::Object *namedTuples,
    llvm::function_ref<void(const std::string &, const std::string &)> visit) {
  const json::Object *spec = value.getAsObject();
  if (!spec)
    return;
  if (!spec->getString("type"))
    return visit(path, name);
  std::vector<std::string> keys = keysOf(*spec, namedTuples);
  for (auto [i, child] :
       llvm::enumerate(elementsOf(spec->getArray("children_spec")))) {
    std::string part = keys.empty() ? std::to_string(i) : keys[i];
    StringRef quote = keys.empty() ? "" : "'";
    visitLeaves(child,
                (llvm::Twine(path) + "[" + quote + part + quote + "]").str(),
                nameOfPart(name, part, !keys.empty()), namedTuples, visit);
  }
}

/// The signature of the whole program.
static const json::Object *getCallSignature(const json::Object &graphModule) {
  for (const json::Value &entry :
       elementsOf(graphModule.getArray("module_call_graph")))
    if (const json::Object *object = entry.getAsObject())
      if (object->getString("fqn") == "")
        return object->getObject("signature");
  return nullptr;
}

/// What the program demands of its inputs was decided when it was exported: it
/// is checked, so that it is known.
LogicalResult ExportedImporter::importGuards(ArrayRef<Value> userInputs) {
  const json::Array *guards =
      program.program.getAsObject()->getArray("guards_code");
  const json::Object *call = getCallSignature(graphModule);
  std::optional<json::Value> spec =
      call ? parseSpec(call->getString("in_spec")) : std::nullopt;
  // (arguments, arguments by name)
  auto children =
      spec && spec->getAsObject()
          ? elementsOf(spec->getAsObject()->getArray("children_spec"))
          : ArrayRef<json::Value>();
  llvm::StringMap<Value> byPath;
  unsigned next = 0;
  if (children.size() == 2) {
    auto names = elementsOf(call->getArray("forward_arg_names"));
    auto add = [&](const std::string &leaf, const std::string &) {
      // What was exported with strict=True calls them by their places.
      if (next < userInputs.size())
        byPath[leaf] = byPath["L['flat_args'][" + std::to_string(next) + "]"] =
            userInputs[next];
      ++next;
    };
    const json::Object *positional = children[0].getAsObject();
    for (auto [i, child] : llvm::enumerate(elementsOf(
             positional ? positional->getArray("children_spec") : nullptr))) {
      StringRef name =
          i < names.size() ? names[i].getAsString().value_or("") : "";
      visitLeaves(child, ("L['" + name + "']").str(), "", nullptr, add);
    }
    visitLeaves(children[1], "L", "", nullptr, add);
  }
  Location loc = UnknownLoc::get(context);
  Type integer = TorchIntType::get(context);
  auto number = [&](int64_t value) { return values.constantInt(value, loc); };
  auto input = [&](StringRef name, std::optional<int64_t> dim) -> Value {
    Value value = byPath.lookup(name);
    if (!value || isa<RefType>(value.getType()) != dim.has_value())
      return {};
    return dim ? values.emit("aten::size.int", {value, number(*dim)}, integer,
                             loc)
               : value;
  };
  auto real = [&](double value) { return *values.constant(value, loc); };
  auto apply = [&](StringRef name, Value a, Value b) -> Value {
    if (!b && name == "aten::Float" && isa<TorchFloatType>(a.getType()))
      return a;
    if (!b)
      return values.tryNumbers(name, {a}, loc);
    // Python's own, of bools.
    if (isa<TorchBoolType>(a.getType()) && name.starts_with("aten::__"))
      return isa<TorchBoolType>(b.getType())
                 ? values.emit((name + ".bool").str(), {a, b}, a.getType(), loc)
                 : Value();
    return values.tryNumbers(name, {a, b}, loc);
  };
  for (const json::Value &guard : elementsOf(guards)) {
    StringRef text = guard.getAsString().value_or("");
    Value holds;
    // A graph does the same however its inputs lie in memory.
    if (text.contains(".stride()["))
      continue;
    if (next == userInputs.size())
      holds = parseGuard(text, {number, real, input, apply});
    if (holds && isa<TorchBoolType>(holds.getType()))
      values.emitCheck(holds, text, loc);
    else
      emitWarning(loc) << "the program was exported for inputs of which '"
                       << text
                       << "' holds, which is not understood: nothing checks it";
  }
  return success();
}

void ExportedImporter::nameResults() {
  const json::Object *call = getCallSignature(graphModule);
  std::optional<json::Value> spec =
      call ? parseSpec(call->getString("out_spec")) : std::nullopt;
  if (!spec)
    return;
  SmallVector<Attribute> names;
  visitLeaves(*spec, "", "",
              graphModule.getObject("treespec_namedtuple_fields"),
              [&](const std::string &, const std::string &key) {
                names.push_back(builder.getStringAttr(key));
              });
  if (names.size() == function.getNumResults())
    function->setAttr(kResultNames, builder.getArrayAttr(names));
}

LogicalResult ExportedImporter::importResults() {
  Location loc = function.getLoc();
  Values results;
  /// What is written, at the end, and into what.
  SmallVector<std::pair<Value, Value>> writes;
  auto specs = elementsOf(signature->getArray("output_specs"));
  bool writesState = llvm::any_of(specs, [](const json::Value &spec) {
    StringRef kind = getUnion(spec).first;
    return kind != "user_output" && kind != "token";
  });
  auto copy = [&](Value value) {
    if (!writesState || !isa<RefType>(value.getType()))
      return value;
    // Of a functional graph a value is what it is, whatever is written later.
    Value none = *values.constant(c10::IValue(), loc);
    return values.emit("aten::clone", {value, none}, values.ref(), loc);
  };
  auto byTarget = [&](StringRef kind, StringRef wanted) -> StringRef {
    for (const json::Value &spec :
         elementsOf(signature->getArray("input_specs"))) {
      auto [inputKind, value] = getUnion(spec);
      const json::Object *held = value->getAsObject();
      if (held && inputKind == kind &&
          held->getString(kind == "buffer" ? "buffer_name"
                                           : "parameter_name") == wanted)
        return nameOf(held->getObject("arg"));
    }
    return "";
  };
  for (const json::Value &spec : specs) {
    auto [kind, value] = getUnion(spec);
    if (kind == "token")
      continue;
    const json::Object *held = value->getAsObject();
    const json::Value *argument = held ? held->get("arg") : nullptr;
    if (!argument)
      return values.damaged(loc) << "an output without "
                                 << "a value";
    if (kind == "user_output") {
      FailureOr<Value> result = values.getArgument(*argument, nullptr, loc);
      if (failed(result))
        return failure();
      results.push_back(copy(*result));
      continue;
    }
    StringRef target;
    if (kind == "buffer_mutation")
      target = byTarget("buffer", held->getString("buffer_name").value_or(""));
    else if (kind == "parameter_mutation")
      target =
          byTarget("parameter", held->getString("parameter_name").value_or(""));
    else if (kind == "user_input_mutation")
      target = held->getString("user_input_name").value_or("");
    else
      return emitError(loc) << "an output of the kind '" << kind
                            << "' of the exported program is not supported";
    FailureOr<Value> from = values.lookup(nameOf(argument->getAsObject()), loc),
                     to = values.lookup(target, loc);
    if (failed(from) || failed(to))
      return failure();
    writes.push_back({*to, copy(*from)});
  }
  Value no = writes.empty() ? Value() : *values.constant(false, loc);
  for (auto [to, from] : writes)
    values.emit("aten::copy_", {to, from, no}, values.ref(), from.getLoc());
  func::ReturnOp::create(builder, loc, results);
  function.setFunctionType(builder.getFunctionType(
      function.getArgumentTypes(), ValueRange(results).getTypes()));
  return success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> ExportedImporter::run(StringRef name) {
  if (!signature) {
    values.damaged() << "its graph has no signature";
    return {};
  }
  Location where = UnknownLoc::get(context);
  for (const json::Value &node : elementsOf(graph.getArray("nodes"))) {
    if (getUserLocation(where) || !node.getAsObject())
      break;
    where = places.get(*node.getAsObject());
  }
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, where, name,
                                  builder.getFunctionType({}, {}));
  ExportedInputs inputs(program, graphModule, function, tree, values);
  if (failed(inputs.importInputs()))
    return {};
  inputs.checkInts();
  if (failed(importGuards(inputs.getUserInputs())) ||
      failed(importNodes(graph)) || failed(importResults()))
    return {};
  eraseUnreadOffsets();
  nameResults();
  if (!unknown.empty())
    module->getOperation()->setAttr(
        kUnknownOperators,
        builder.getStrArrayAttr(llvm::to_vector_of<StringRef>(unknown)));
  if (training)
    emitWarning(training->second)
        << training->first
        << " trains, as the program was exported in training mode; --eval "
           "cannot change that";
  return std::move(module);
}

OwningOpRef<ModuleOp> importExportedProgram(MLIRContext *context,
                                            const ExportedProgram &program,
                                            StringRef path, StringRef name,
                                            StringRef moduleName) {
  const json::Object *root = program.program.getAsObject();
  const json::Object *graphModule =
      root ? root->getObject("graph_module") : nullptr;
  if (!graphModule || !graphModule->getObject("graph")) {
    emitError(UnknownLoc::get(context))
        << "'" << path << "' is damaged: it holds no graph";
    return {};
  }
  OwningOpRef<ModuleOp> module =
      ExportedImporter(context, program, path, moduleName).run(name);
  if (module && failed(verify(*module)))
    return {};
  return module;
}

} // namespace torchonnx
