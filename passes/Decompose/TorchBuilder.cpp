//===- TorchBuilder.cpp - Building torch ops by formula -------------------===//

#include "passes/Decompose/TorchBuilder.h"
#include "dialects/Torch/WeightFormulas.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Arg
//===----------------------------------------------------------------------===//

Arg::Arg(Value value) : data(value) {}
Arg::Arg(int value) : data(int64_t(value)) {}
Arg::Arg(int64_t value) : data(value) {}
Arg::Arg(double value) : data(value) {}
Arg::Arg(bool value) : data(value) {}
Arg::Arg(const char *value) : data(std::string(value)) {}
Arg::Arg(StringRef value) : data(value.str()) {}
Arg::Arg(std::nullopt_t) : data(std::monostate()) {}
Arg::Arg(Type dtype) : data(dtype) {}
Arg::Arg(List list) : data(std::move(list)) {}
Arg::Arg(std::initializer_list<Arg> list) : data(List(list)) {}
Arg::Arg(ArrayRef<int64_t> list) : data(List(list.begin(), list.end())) {}
Arg::Arg(const SmallVector<int64_t> &list) : Arg(ArrayRef<int64_t>(list)) {}
Arg::Arg(ValueRange list) : data(List(list.begin(), list.end())) {}
Arg::Arg(const SmallVector<Value> &list)
    : data(List(list.begin(), list.end())) {}
Arg::Arg(const Arg &) = default;
Arg::Arg(Arg &&) noexcept = default;
Arg &Arg::operator=(const Arg &) = default;
Arg &Arg::operator=(Arg &&) noexcept = default;
Arg::~Arg() = default;

//===----------------------------------------------------------------------===//
// Overloads
//===----------------------------------------------------------------------===//

/// How well a value of `type` suits a schema type: 0 not at all.
static int match(Type type, StringRef want) {
  StringRef base = want;
  bool optional = base.consume_back("?");
  if (isa<TorchNoneType>(type))
    return optional ? 3 : 0;
  if (isa<TorchTensorType>(type))
    return base == "Tensor" ? 4 : 0;
  if (isa<TorchIntType>(type))
    return base == "int" || base == "ScalarType" || base == "Layout" ||
                   base == "MemoryFormat"
               ? 4
           : base == "Scalar" ? 2
           : base == "float"  ? 1
                              : 0;
  if (isa<TorchFloatType>(type))
    return base == "float" ? 4 : base == "Scalar" ? 2 : 0;
  if (isa<TorchBoolType>(type))
    return base == "bool" ? 4 : base == "Scalar" ? 1 : 0;
  if (isa<TorchNumberType, TorchComplexType>(type))
    return base == "Scalar" ? 4 : 0;
  if (isa<TorchStrType, TorchDeviceType>(type))
    return base == "str" ? 4 : base == "Device" ? 3 : 0;
  if (isa<ListType>(type))
    return base.ends_with("[]") ? 3 : 0;
  return base == "Generator" ? 1 : 0;
}

static int match(const Arg &arg, StringRef want) {
  StringRef base = want;
  bool optional = base.consume_back("?");
  if (std::holds_alternative<std::monostate>(arg.data))
    return optional ? 3 : 0;
  if (auto *value = std::get_if<Value>(&arg.data))
    return *value ? match(value->getType(), want) : 0;
  bool isAny = base == "t"; // As the elements of tensor's data are.
  if (std::holds_alternative<int64_t>(arg.data))
    return base == "int"          ? 4
           : isAny                ? 3
           : base == "Scalar"     ? 3
           : base == "float"      ? 2
           : base == "ScalarType" ? 1
                                  : 0;
  if (std::holds_alternative<double>(arg.data))
    return base == "float" ? 4 : base == "Scalar" || isAny ? 3 : 0;
  if (std::holds_alternative<bool>(arg.data))
    return base == "bool" ? 4 : isAny ? 3 : base == "Scalar" ? 2 : 0;
  if (std::holds_alternative<std::string>(arg.data))
    return base == "str" ? 4 : 0;
  if (std::holds_alternative<Type>(arg.data))
    return base == "ScalarType" ? 4 : 0;
  if (!base.consume_back("[]"))
    return 0;
  int worst = 3;
  for (const Arg &element : std::get<Arg::List>(arg.data))
    worst = std::min(worst, match(element, base));
  return worst;
}

/// How well `args` suit a schema: the sum over arguments, 0 if they do not.
static int match(ArrayRef<Arg> args, const OpSchema &schema) {
  if (args.size() > schema.args.size())
    return 0;
  int sum = 1;
  for (auto [i, want] : llvm::enumerate(schema.args)) {
    if (i >= args.size()) {
      if (!want.defaultValue)
        return 0;
      continue;
    }
    int score = match(args[i], want.type);
    if (!score)
      return 0;
    sum += score;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

Value TorchBuilder::constant(Attribute value) {
  return ConstantOp::create(builder, loc, getConstantType(value), value);
}

Value TorchBuilder::listOf(ValueRange elements) {
  // What failed has said so.
  if (llvm::is_contained(elements, Value()))
    return {};
  SmallVector<Type> types(elements.getTypes());
  return ListConstructOp::create(
      builder, loc, ListType::get(builder.getContext(), types), elements);
}

Value TorchBuilder::materialize(const Arg &arg, StringRef type) {
  StringRef base = type;
  base.consume_back("?");
  if (auto *value = std::get_if<Value>(&arg.data))
    return *value;
  if (auto *number = std::get_if<int64_t>(&arg.data)) {
    if (base == "float")
      return constant(builder.getF64FloatAttr(*number));
    return constant(builder.getI64IntegerAttr(*number));
  }
  if (auto *number = std::get_if<double>(&arg.data))
    return constant(builder.getF64FloatAttr(*number));
  if (auto *truth = std::get_if<bool>(&arg.data))
    return constant(builder.getBoolAttr(*truth));
  if (auto *text = std::get_if<std::string>(&arg.data))
    return constant(builder.getStringAttr(*text));
  if (auto *dtype = std::get_if<Type>(&arg.data))
    return constant(builder.getI64IntegerAttr(getScalarType(*dtype)));
  if (auto *list = std::get_if<Arg::List>(&arg.data)) {
    base.consume_back("[]");
    SmallVector<Value> elements;
    for (const Arg &element : *list)
      elements.push_back(materialize(element, base));
    return listOf(elements);
  }
  return constant(builder.getUnitAttr());
}

Value TorchBuilder::valueOfDefault(StringRef text, StringRef type) {
  StringRef base = type;
  base.consume_back("?");
  if (text == "None")
    return constant(builder.getUnitAttr());
  if (text == "True" || text == "False")
    return constant(builder.getBoolAttr(text == "True"));
  if (text.consume_front("\"")) {
    text.consume_back("\"");
    return constant(builder.getStringAttr(text));
  }
  if (text.consume_front("[")) {
    text.consume_back("]");
    base.consume_back("[]");
    SmallVector<Value> elements;
    SmallVector<StringRef> parts;
    text.split(parts, ',', -1, /*KeepEmpty=*/false);
    for (StringRef part : parts)
      elements.push_back(valueOfDefault(part.trim(), base));
    return listOf(elements);
  }
  int64_t number;
  if (base != "float" && !text.getAsInteger(10, number))
    return constant(builder.getI64IntegerAttr(number));
  double real;
  if (!text.getAsDouble(real))
    return constant(builder.getF64FloatAttr(real));
  return fail("the schema's default '" + text + "' is not understood");
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The context of the builder that was made last.
static thread_local MLIRContext *currentContext = nullptr;

TorchBuilder::TorchBuilder(OpBuilder builder, Location loc)
    : builder(builder), loc(loc), oracle(getOracle(builder.getContext())) {
  currentContext = builder.getContext();
}

TorchTensorType TorchBuilder::typeOfNull() {
  return TorchTensorType::get(currentContext, ArrayRef<Attribute>(),
                              Float32Type::get(currentContext));
}

Value TorchBuilder::fail(const Twine &why) {
  if (reason.empty())
    reason = why.str();
  return {};
}

Value TorchBuilder::call(StringRef baseName, ArrayRef<Arg> args) {
  SmallVector<Value> results = callAll(baseName, args);
  return results.empty() ? Value() : results.front();
}

SmallVector<Value> TorchBuilder::callAll(StringRef baseName,
                                         ArrayRef<Arg> args) {
  if (failed())
    return {};
  const OpSchema *best = nullptr;
  int bestScore = 0;
  for (const OpSchema *schema : getListedOverloads(baseName))
    if (int score = match(args, *schema); score > bestScore) {
      best = schema;
      bestScore = score;
    }
  if (!best) {
    fail("no overload of " + baseName + " takes these arguments");
    return {};
  }
  SmallVector<Value> operands;
  for (auto [i, arg] : llvm::enumerate(best->args))
    operands.push_back(i < args.size()
                           ? materialize(args[i], arg.type)
                           : valueOfDefault(*arg.defaultValue, arg.type));
  return callOperator(best->name, operands);
}

/// Names the numbers that operators computed. False if there are none without.
static bool nameNumbers(ValueRange numbers, Symbols &symbols) {
  bool named = false;
  for (Value number : numbers)
    named |= number.getDefiningOp() && nameNumber(number, symbols);
  return named;
}

SmallVector<Value> TorchBuilder::callOperator(StringRef name,
                                              ValueRange operands) {
  if (failed())
    return {};
  if (llvm::is_contained(operands, Value())) {
    fail("an argument of " + name + " is missing");
    return {};
  }
  if (callsLeft && (*callsLeft)-- == 0) {
    fail("as many calls were made as were allowed");
    return {};
  }
  Refusal why;
  FailureOr<SmallVector<Inferred>> inferred = oracle.infer(name, operands, why);
  // A size that was computed from what only the run knows gets a name.
  if (mlir::failed(inferred) && nameNumbers(operands, oracle.getSymbols()))
    inferred = oracle.infer(name, operands, why);
  if (mlir::failed(inferred))
    if (auto open = oracle.inferOpen(name, llvm::to_vector(operands)))
      inferred = std::move(*open);
  if (mlir::failed(inferred)) {
    fail(name + ": " + why.message);
    return {};
  }
  SmallVector<Value> results;
  auto known = [&](const Inferred &result) -> Value {
    Location from = isa<ElementsAttr>(result.value)
                        ? locateFolded(name, operands, result.type, loc)
                        : loc;
    return ConstantOp::create(builder, from, result.type, result.value);
  };
  if (llvm::all_of(*inferred,
                   [](const Inferred &r) { return bool(r.value); })) {
    for (const Inferred &result : *inferred)
      results.push_back(known(result));
    return results;
  }
  SmallVector<Type> types =
      llvm::map_to_vector(*inferred, [](const Inferred &r) { return r.type; });
  Operation *op = createOperator(builder, loc, name, operands, types);
  for (auto [i, result] : llvm::enumerate(*inferred))
    results.push_back(result.value ? known(result) : op->getResult(i));
  return results;
}

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

SmallVector<Value> TorchBuilder::unpack(Value list) {
  if (failed() || !list)
    return {};
  if (auto elements = getElements(list))
    return *elements;
  if (auto array = dyn_cast_or_null<ArrayAttr>(getConstant(list)))
    return llvm::map_to_vector(
        array, [&](Attribute element) { return constant(element); });
  auto type = dyn_cast<ListType>(list.getType());
  if (!type || !type.getSized()) {
    fail("a list has a length that is known only at run time");
    return {};
  }
  auto op = ListUnpackOp::create(builder, loc, type.getElements(), list);
  SmallVector<Value> elements(op->getResults());
  for (Value &element : elements)
    if (auto number = dyn_cast<TorchIntType>(element.getType()))
      if (auto known = dyn_cast_or_null<IntegerAttr>(number.getKnown()))
        element = constant(known);
  return elements;
}

Value TorchBuilder::cast(Value x, Type dtype) {
  if (failed() || !x || dtypeOf(x) == dtype)
    return failed() ? Value() : x;
  Value no = value(false);
  SmallVector<Value> results = callOperator(
      "aten::to.dtype", {x, value(dtype), no, no, value(std::nullopt)});
  return results.empty() ? Value() : results.front();
}

Type TorchBuilder::promote(Value x, Value y) {
  if (failed() || !x || !y)
    return {};
  if (!isa<TorchTensorType>(x.getType()))
    std::swap(x, y);
  bool isTensor = isa<TorchTensorType>(y.getType());
  Refusal why;
  auto sum = oracle.infer(isTensor ? "aten::add.Tensor" : "aten::add.Scalar",
                          {x, y, value(1)}, why);
  if (mlir::failed(sum))
    return {};
  return mlir::cast<TorchTensorType>(sum->front().type).getDtype();
}

Value TorchBuilder::sizeOf(Value x, int64_t dim) {
  if (failed() || !x)
    return {};
  if (dim < -rankOf(x) || dim >= rankOf(x))
    return fail("a tensor has fewer dims than it takes");
  if (std::optional<int64_t> size = typeOf(x).getSize(dim))
    return value(*size);
  return size(x, dim);
}

SmallVector<Value> TorchBuilder::sizesOf(Value x) {
  // After a failure no op is made of them: enough to index.
  if (failed() || !x)
    return SmallVector<Value>(16);
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < rankOf(x); ++i)
    sizes.push_back(sizeOf(x, i));
  return sizes;
}

Value TorchBuilder::scalarTensor(double number, Type dtype) {
  return call("aten::scalar_tensor",
              {isa<mlir::FloatType>(dtype) ? Arg(number) : Arg(int64_t(number)),
               dtype});
}
