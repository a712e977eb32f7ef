//===- InputSpec.cpp - Parses --input, --dim and --dynamic ----------------===//

#include "passes/Simplify/inputs/InputSpec.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

namespace {

bool isNameChar(char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; }

/// The element type of `f32`, or of what PyTorch, NumPy and others call it.
Type parseDtype(MLIRContext *context, StringRef name) {
  bool isTorch = name.consume_front("torch.");
  if (!isTorch && !name.consume_front("numpy."))
    name.consume_front("np.");
  std::string shortName = name.str();
  if (name.starts_with("fp"))
    shortName.erase(1, 1);
  const Dtype *dtype = findShortDtype(shortName);
  // Without `torch.` in front, `float` and `int` are Python's and `cfloat` is
  // NumPy's, which are others.
  bool isAnother =
      !isTorch && (name == "float" || name == "int" || name == "cfloat");
  if (!dtype && !isAnother)
    dtype = findDtype(name);
  return dtype && !dtype->shortName.empty() ? dtype->getType(context) : Type();
}

/// "u8 i8 i16", as messages list what can be said.
std::string listShortNames() {
  SmallVector<StringRef> names;
  for (const Dtype &dtype : listDtypes())
    if (!dtype.shortName.empty())
      names.push_back(dtype.shortName);
  return llvm::join(names, " ");
}

/// Sizes as other tools write them: `1x3x224x224`. Empty if they are not that.
SmallVector<int64_t> parseCrossed(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, 'x');
  SmallVector<int64_t> sizes;
  for (StringRef part : parts)
    if (int64_t size; !part.getAsInteger(10, size) && size >= 0)
      sizes.push_back(size);
    else
      return {};
  return parts.size() > 1 ? sizes : SmallVector<int64_t>();
}

/// Whether a name is sizes as other tools write them, not all of them numbers:
/// `nx3x8x8` and `bxcxhxw`, and not `max2` or `ax0`.
bool isCrossed(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, 'x');
  auto isNumber = [](StringRef part) {
    return !part.empty() && llvm::all_of(part, llvm::isDigit);
  };
  bool areShort = llvm::all_of(parts, [&](StringRef part) {
    return isNumber(part) || part.size() == 1;
  });
  return !llvm::is_contained(parts, "") &&
         (llvm::count_if(parts, isNumber) > 1 ||
          (areShort && parts.size() > 3));
}

/// A recursive-descent parser of one description. `fail` keeps the message.
class SpecParser {
public:
  /// Parses from `begin` on.
  SpecParser(MLIRContext *context, StringRef text, size_t begin,
             std::string &why)
      : b(context), text(text), rest(text.drop_front(begin)), why(why) {}

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
      return fail("'" + rest + "' is left over" +
                  (rest.starts_with(",") || rest.starts_with("(")
                       ? ": dims stand in brackets, as in 'f32[2,3]',"
                       : ""));
    return success();
  }

private:
  /// A message that names the place, counted from 1.
  LogicalResult fail(const llvm::Twine &message) {
    StringRef at = rest.ltrim();
    size_t column = text.size() - at.size();
    why = (message + (at.empty() ? llvm::Twine(" at the end")
                                 : " at character " + llvm::Twine(column + 1)))
              .str();
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
      return fail(llvm::Twine("a closing '") + llvm::Twine(end) +
                  "' is missing");
    return Attribute(b.getArrayAttr(elements));
  }

  FailureOr<Attribute> parseDict() {
    SmallVector<Attribute> entries;
    if (eat('}'))
      return Attribute(b.getArrayAttr(entries));
    do {
      FailureOr<Attribute> key = parseKey();
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

  /// A value, or a name without quotes: `{mask: f32[2]}`.
  FailureOr<Attribute> parseKey() {
    skipSpace();
    StringRef name = rest.take_while(isNameChar);
    if (name.empty() || llvm::isDigit(name.front()) ||
        !rest.drop_front(name.size()).ltrim().starts_with(":"))
      return parseValue();
    return Attribute(b.getStringAttr(takeName()));
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
    StringRef word = rest.take_while([](char c) {
      return llvm::isAlnum(c) || StringRef("+-.").contains(c);
    });
    int64_t integer;
    double number;
    if (!parseCrossed(word).empty()) {
      std::string dims = llvm::join(llvm::split(word, 'x'), ",");
      return fail("'" + word + "' has no dtype: 'f32[" + dims + "]' has one,");
    }
    bool isInteger = !word.getAsInteger(10, integer);
    if (!isInteger && word.getAsDouble(number))
      return fail("'" + word + "' is no number");
    rest = rest.drop_front(word.size());
    return isInteger ? Attribute(b.getI64IntegerAttr(integer))
                     : Attribute(b.getF64FloatAttr(number));
  }

  FailureOr<Attribute> parseWord() {
    StringRef before = rest, word = takeName();
    auto refuse = [&](const llvm::Twine &message) -> FailureOr<Attribute> {
      rest = before;
      return fail(message);
    };
    if (word.empty())
      return refuse("'" + rest + "' cannot be read");
    std::string dtypes = listShortNames();
    Type dtype = parseDtype(b.getContext(), word);
    skipSpace();
    if (rest.starts_with("["))
      return dtype ? parseTensor(dtype)
             : word == "float" || word == "int"
                 ? refuse("'" + word +
                          "' is a dtype of 32 bits to PyTorch and of 64 to "
                          "Python: '" +
                          word.take_front(1) + "32" + rest + "' or '" +
                          word.take_front(1) + "64" + rest + "',")
                 : refuse("'" + word + "' is no dtype (" + dtypes + ")");
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
    if (value)
      return value;
    if (dtype)
      return refuse("'" + word + "' needs dims: '" + word + "[2,?]', or '" +
                    word + "[]' for a tensor without dims,");
    return refuse("'" + word + "' is no dtype (" + dtypes +
                  "), int, float, bool, None, True, False, number or string "
                  "in quotes");
  }

  FailureOr<Attribute> parseTensor(Type dtype) {
    SmallVector<Attribute> dims;
    eat('[');
    if (!eat(']')) {
      do {
        skipSpace();
        StringRef before = rest;
        bool isOpen = eat('?') || rest.consume_front("-1");
        StringRef dim = isOpen ? StringRef("?") : takeName();
        int64_t size;
        SmallVector<int64_t> crossed = parseCrossed(dim);
        if (!crossed.empty()) {
          for (int64_t one : crossed)
            dims.push_back(b.getI64IntegerAttr(one));
        } else if (dim == "?" || dim == "None") {
          dims.push_back(b.getStringAttr(""));
        } else if (!dim.getAsInteger(10, size) && size >= 0) {
          dims.push_back(b.getI64IntegerAttr(size));
        } else if (!dim.empty() && !dim.contains('.') &&
                   !llvm::isDigit(dim.front())) {
          if (isCrossed(dim)) {
            rest = before;
            SmallVector<StringRef> parts;
            dim.split(parts, 'x');
            return fail("'" + dim +
                        "' is one name; commas separate dims, as in '" +
                        llvm::join(parts, ",") + "',");
          }
          dims.push_back(b.getStringAttr(dim));
        } else {
          rest = before;
          return fail("a dim must be a number, a name or '?'");
        }
      } while (eat(','));
      if (!eat(']'))
        return fail("a ',' or a closing ']' is missing");
    }
    return Attribute(
        TypeAttr::get(TorchTensorType::get(b.getContext(), dims, dtype)));
  }

  Builder b;
  StringRef text;
  StringRef rest;
  std::string &why;
};

} // namespace

FailureOr<InputSpec> parseInputSpec(MLIRContext *context, StringRef text,
                                    std::string &why) {
  InputSpec spec;
  StringRef rest = text.ltrim();
  // A name is whatever ONNX takes for one: `my-image`, `serving:0`.
  StringRef name = rest.take_until(
      [](char c) { return StringRef("=[](){}\"'").contains(c); });
  if (StringRef after = rest.drop_front(name.size());
      !name.trim().empty() && after.consume_front("=")) {
    spec.name = name.trim().str();
    if (name.contains(':')) {
      auto [newName, old] = name.rsplit(':');
      spec.newName = newName.trim().str();
      spec.name = old.trim().str();
    }
    rest = after;
  }
  if (name.contains(':') && (spec.name.empty() || spec.newName.empty())) {
    StringRef said = name.split(':').first.trim();
    if (said.empty())
      said = "image";
    why = "--input '" + text.str() + "': '" + said.str() +
          ":' renames an argument, as in '" + said.str() +
          ":x=f32[2,3]'; one that keeps its name is '" + said.str() +
          "=f32[2,3]'";
    return failure();
  }
  SpecParser parser(context, text, text.size() - rest.size(), why);
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
  bool good = !range.name.empty() && !rest.trim().empty() &&
              llvm::all_of(range.name, isNameChar);
  range.saysMin = !low.trim().empty();
  if (range.saysMin)
    good &= !low.trim().getAsInteger(10, range.min);
  if (!high.trim().empty())
    good &= !high.trim().getAsInteger(10, range.max);
  else if (!bounds.contains("..") && !low.trim().empty())
    range.max = range.min;
  if (!multiple.trim().empty())
    good &= !multiple.trim().getAsInteger(10, range.multiple);
  if (good && range.min > range.max && range.max >= 0) {
    why = "--dim '" + text.str() +
          "' allows no size: " + std::to_string(range.min) + " is more than " +
          std::to_string(range.max);
    return failure();
  }
  if (good && range.min >= 0 && range.min <= range.max && range.multiple > 0) {
    int64_t first =
        (range.min + range.multiple - 1) / range.multiple * range.multiple;
    if (first <= range.max)
      return range;
    why = "--dim '" + text.str() + "' allows no size: none from " +
          std::to_string(range.min) + " to " + std::to_string(range.max) +
          " is a multiple of " + std::to_string(range.multiple);
    if (!bounds.contains(".."))
      why += "; a range is '" + range.name + "=" + std::to_string(range.min) +
             ".." + std::to_string(range.multiple) + "'";
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
    dimName = dimName.trim();
    int64_t dim;
    bool isName =
        dimName == "?" ||
        (llvm::all_of(dimName, isNameChar) && !dimName.contains('.') &&
         (dimName.empty() || !llvm::isDigit(dimName.front())));
    bool isNumber = !position.trim().getAsInteger(10, dim);
    if (!dynamic.name.empty() && isNumber && !isName) {
      why = "--dynamic '" + text.str() + "': '" + dimName.str() +
            "' is no name of a dim: letters, digits and '_' make one";
      return failure();
    }
    if (dynamic.name.empty() || !isNumber ||
        (part.contains('=') && dimName.empty())) {
      why = "--dynamic '" + text.str() +
            "' must be like 'x:0=batch,2' or 'x[0]:1=n'";
      return failure();
    }
    dynamic.dims.push_back({dim, dimName.str()});
  }
  return dynamic;
}

std::string spellInput(TorchTensorType type) {
  const Dtype *dtype = findDtypeOf(type.getDtype());
  std::string text = dtype ? dtype->shortName.str() : "";
  for (auto [i, dim] : llvm::enumerate(type.getDims())) {
    text += i ? "," : "[";
    if (std::optional<int64_t> size = type.getSize(i))
      text += std::to_string(*size);
    else
      text += type.getSymbol(i) ? type.getSymbol(i).getValue() : "?";
  }
  return text + (type.getRank() ? "]" : "[]");
}

std::string spellType(Type type) {
  if (auto tensor = dyn_cast<TorchTensorType>(type);
      tensor && tensor.getRanked())
    return spellInput(tensor);
  if (isa<RefType, TorchTensorType>(type))
    return "a tensor";
  if (isa<TorchStrType>(type))
    return "a string";
  if (isa<ListType>(type))
    return "a list";
  if (isa<TorchTupleType>(type))
    return "a tuple";
  if (isa<DictType>(type))
    return "a dict";
  if (isa<TorchIntType>(type))
    return "an int";
  if (isa<TorchFloatType>(type))
    return "a float";
  if (isa<TorchBoolType>(type))
    return "a bool";
  if (isa<TorchNoneType>(type))
    return "None";
  std::string text;
  llvm::raw_string_ostream(text) << "of type " << type;
  return text;
}

} // namespace torchonnx
