//===- InputSpec.cpp - Parses --input, --dim and --dynamic ----------------===//

#include "passes/Simplify/InputSpec.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

namespace {

bool isNameChar(char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; }

SmallVector<std::pair<StringRef, Type>> listDtypes(Builder &b) {
  return {{"f16", b.getF16Type()},
          {"f32", b.getF32Type()},
          {"f64", b.getF64Type()},
          {"bf16", b.getBF16Type()},
          {"i8", b.getI8Type()},
          {"u8", b.getIntegerType(8, /*isSigned=*/false)},
          {"i16", b.getI16Type()},
          {"i32", b.getI32Type()},
          {"i64", b.getI64Type()},
          {"bool", b.getI1Type()},
          {"c64", mlir::ComplexType::get(b.getF32Type())},
          {"c128", mlir::ComplexType::get(b.getF64Type())}};
}

Type parseDtype(Builder &b, StringRef name) {
  for (auto [known, dtype] : listDtypes(b))
    if (known == name)
      return dtype;
  return {};
}

/// A recursive-descent parser of one description. `fail` keeps the message.
class SpecParser {
public:
  SpecParser(MLIRContext *context, StringRef text, std::string &why)
      : b(context), rest(text), why(why) {}

  FailureOr<Attribute> parseValue() {
    skipSpace();
    if (rest.empty())
      return fail("a description is missing");
    if (eat('['))
      return parseSequence(']');
    if (eat('('))
      return parseSequence(')');
    if (eat('{'))
      return parseDict();
    if (rest.front() == '"' || rest.front() == '\'')
      return parseString();
    if (llvm::isDigit(rest.front()) || rest.front() == '-')
      return parseNumber();
    return parseWord();
  }
  LogicalResult parseEnd() {
    skipSpace();
    if (!rest.empty())
      return fail("'" + rest.str() + "' is left over");
    return success();
  }

private:
  LogicalResult fail(const std::string &message) {
    why = message;
    return failure();
  }
  void skipSpace() { rest = rest.ltrim(); }
  bool eat(char c) {
    skipSpace();
    return rest.consume_front(StringRef(&c, 1));
  }
  StringRef takeName() {
    StringRef name = rest.take_while(isNameChar);
    rest = rest.drop_front(name.size());
    return name;
  }

  FailureOr<Attribute> parseSequence(char end) {
    SmallVector<Attribute> elements;
    if (eat(end))
      return Attribute(b.getArrayAttr(elements));
    do {
      FailureOr<Attribute> element = parseValue();
      if (failed(element))
        return failure();
      elements.push_back(*element);
      skipSpace();
    } while (eat(',') && !rest.ltrim().starts_with(StringRef(&end, 1)));
    if (!eat(end))
      return fail(std::string("a closing '") + end + "' is missing");
    return Attribute(b.getArrayAttr(elements));
  }

  FailureOr<Attribute> parseDict() {
    SmallVector<Attribute> entries;
    if (eat('}'))
      return Attribute(b.getArrayAttr(entries));
    do {
      FailureOr<Attribute> key = parseValue();
      if (failed(key))
        return failure();
      if (!eat(':'))
        return fail("a ':' is missing after a key");
      FailureOr<Attribute> value = parseValue();
      if (failed(value))
        return failure();
      entries.push_back(b.getArrayAttr({*key, *value}));
    } while (eat(','));
    if (!eat('}'))
      return fail("a closing '}' is missing");
    return Attribute(b.getArrayAttr(entries));
  }

  FailureOr<Attribute> parseString() {
    char quote = rest.front();
    size_t end = rest.find(quote, 1);
    if (end == StringRef::npos)
      return fail("a closing quote is missing");
    Attribute text = b.getStringAttr(rest.slice(1, end));
    rest = rest.drop_front(end + 1);
    return text;
  }

  FailureOr<Attribute> parseNumber() {
    StringRef text = rest.take_while([](char c) {
      return llvm::isAlnum(c) || StringRef("+-.").contains(c);
    });
    rest = rest.drop_front(text.size());
    int64_t integer;
    double number;
    if (!text.getAsInteger(10, integer))
      return Attribute(b.getI64IntegerAttr(integer));
    if (!text.getAsDouble(number))
      return Attribute(b.getF64FloatAttr(number));
    return fail("'" + text.str() + "' is no number");
  }

  FailureOr<Attribute> parseWord() {
    StringRef word = takeName();
    if (word.empty())
      return fail("'" + rest.str() + "' cannot be read");
    skipSpace();
    if (rest.starts_with("["))
      return parseTensor(word);
    MLIRContext *context = b.getContext();
    Attribute value =
        llvm::StringSwitch<Attribute>(word)
            .Case("int", TypeAttr::get(TorchIntType::get(context)))
            .Case("float", TypeAttr::get(TorchFloatType::get(context)))
            .Case("bool", TypeAttr::get(TorchBoolType::get(context)))
            .Cases({"None", "none"}, b.getUnitAttr())
            .Cases({"True", "true"}, b.getBoolAttr(true))
            .Cases({"False", "false"}, b.getBoolAttr(false))
            .Cases({"inf", "Infinity"}, b.getF64FloatAttr(INFINITY))
            .Case("nan", b.getF64FloatAttr(NAN))
            .Default(Attribute());
    if (!value && parseDtype(b, word))
      return fail("'" + word.str() + "' needs dims: '" + word.str() +
                  "[2,?]', or '" + word.str() +
                  "[]' for a tensor without dims");
    if (!value)
      return fail("'" + word.str() +
                  "' is no dtype (f16 f32 f64 bf16 i8 u8 i16 i32 i64 bool c64 "
                  "c128), int, float, "
                  "bool, None, number or string");
    return value;
  }

  FailureOr<Attribute> parseTensor(StringRef word) {
    Type dtype = parseDtype(b, word);
    if (!dtype)
      return fail(
          "'" + word.str() +
          "' is no dtype: f16 f32 f64 bf16 i8 u8 i16 i32 i64 bool c64 c128");
    SmallVector<Attribute> dims;
    eat('[');
    if (!eat(']')) {
      do {
        skipSpace();
        StringRef dim = eat('?') ? StringRef("?") : takeName();
        int64_t size;
        if (dim == "?")
          dims.push_back(b.getStringAttr(""));
        else if (!dim.getAsInteger(10, size) && size >= 0)
          dims.push_back(b.getI64IntegerAttr(size));
        else if (!dim.empty() &&
                 (llvm::isAlpha(dim.front()) || dim.front() == '_'))
          dims.push_back(b.getStringAttr(dim));
        else
          return fail("a dim must be a number, a name or '?', not '" +
                      (dim.empty() ? rest : dim).str() + "'");
      } while (eat(','));
      if (!eat(']'))
        return fail("a closing ']' is missing");
    }
    return Attribute(
        TypeAttr::get(TorchTensorType::get(b.getContext(), dims, dtype)));
  }

  Builder b;
  StringRef rest;
  std::string &why;
};

} // namespace

FailureOr<InputSpec> parseInputSpec(MLIRContext *context, StringRef text,
                                    std::string &why) {
  InputSpec spec;
  StringRef rest = text.trim();
  StringRef name = rest.take_while(isNameChar);
  StringRef after = rest.drop_front(name.size()).ltrim();
  if (!name.empty() && after.consume_front("=")) {
    spec.name = name.str();
    rest = after;
  }
  SpecParser parser(context, rest, why);
  FailureOr<Attribute> value = parser.parseValue();
  if (failed(value) || failed(parser.parseEnd())) {
    why = "--input '" + text.str() + "': " + why;
    return failure();
  }
  spec.value = *value;
  return spec;
}

FailureOr<DimRange> parseDimRange(StringRef text, std::string &why) {
  DimRange range;
  auto [name, rest] = text.split('=');
  auto [bounds, multiple] = rest.split(':');
  auto [low, high] = bounds.split("..");
  range.name = name.trim().str();
  bool good = !range.name.empty() && text.contains('=');
  if (!low.trim().empty())
    good &= !low.trim().getAsInteger(10, range.min);
  if (!high.trim().empty())
    good &= !high.trim().getAsInteger(10, range.max);
  else if (!bounds.contains("..") && !low.trim().empty())
    range.max = range.min;
  if (!multiple.trim().empty())
    good &= !multiple.trim().getAsInteger(10, range.multiple);
  if (good && range.min >= 0 && range.min <= range.max && range.multiple > 0) {
    int64_t first =
        (range.min + range.multiple - 1) / range.multiple * range.multiple;
    if (first <= range.max)
      return range;
    why = "--dim '" + text.str() + "' allows no size";
    return failure();
  }
  why = "--dim '" + text.str() +
        "' must be like 'h=224..1024' or 'h=224..1024:32'";
  return failure();
}

FailureOr<DynamicDims> parseDynamicDims(StringRef text, std::string &why) {
  DynamicDims dynamic;
  auto [name, rest] = text.rsplit(':');
  dynamic.name = name.trim().str();
  SmallVector<StringRef> parts;
  rest.split(parts, ',');
  for (StringRef part : parts) {
    auto [position, dimName] = part.split('=');
    int64_t dim;
    if (dynamic.name.empty() || position.trim().getAsInteger(10, dim)) {
      why = "--dynamic '" + text.str() + "' must be like 'x:0=batch,2'";
      return failure();
    }
    dynamic.dims.push_back({dim, dimName.trim().str()});
  }
  return dynamic;
}

std::string spellInput(TorchTensorType type) {
  Builder b(type.getContext());
  std::string text;
  for (auto [name, dtype] : listDtypes(b))
    if (dtype == type.getDtype())
      text = name;
  for (auto [i, dim] : llvm::enumerate(type.getDims())) {
    text += i ? "," : "[";
    if (std::optional<int64_t> size = type.getSize(i))
      text += std::to_string(*size);
    else
      text += type.getSymbol(i) ? type.getSymbol(i).getValue() : "?";
  }
  return text + (type.getRank() ? "]" : "[]");
}

} // namespace torchonnx
