//===- TorchTypes.cpp - Types of the torch dialect ------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace torchonnx {

/// Prints a number, a literal or a symbol; symbols that are no identifiers are
/// quoted.
static void printKnown(AsmPrinter &printer, Attribute known) {
  if (auto symbol = dyn_cast<StringAttr>(known)) {
    StringRef name = symbol.getValue();
    bool isName =
        !name.empty() && (llvm::isAlpha(name[0]) || name[0] == '_') &&
        llvm::all_of(name,
                     [](char c) { return llvm::isAlnum(c) || c == '_'; }) &&
        name != "true" && name != "false";
    if (isName)
      printer << name;
    else
      printer << symbol;
  } else if (auto value = dyn_cast<BoolAttr>(known)) {
    printer << (value.getValue() ? "true" : "false");
  } else if (auto value = dyn_cast<IntegerAttr>(known)) {
    printer << value.getInt();
  } else {
    printer.printAttributeWithoutType(known);
  }
}

static ParseResult parseKnown(AsmParser &parser, Attribute &known,
                              bool isFloat) {
  Builder builder(parser.getContext());
  StringRef keyword;
  std::string text;
  // Before numbers, which `true` and `false` are to the parser.
  if (succeeded(parser.parseOptionalKeyword(&keyword))) {
    if (keyword == "true" || keyword == "false")
      known = builder.getBoolAttr(keyword == "true");
    else
      known = builder.getStringAttr(keyword);
    return success();
  }
  if (succeeded(parser.parseOptionalString(&text))) {
    known = builder.getStringAttr(text);
    return success();
  }
  if (isFloat) {
    double value = 0;
    if (parser.parseFloat(value))
      return failure();
    known = builder.getF64FloatAttr(value);
    return success();
  }
  int64_t number = 0;
  if (parser.parseInteger(number))
    return failure();
  known = builder.getI64IntegerAttr(number);
  return success();
}

//===----------------------------------------------------------------------===//
// TorchTensorType
//===----------------------------------------------------------------------===//

std::optional<int64_t> TorchTensorType::getSize(int64_t i) const {
  if (auto value = dyn_cast<IntegerAttr>(getDims()[fromFront(i, getRank())]))
    return value.getInt();
  return std::nullopt;
}

StringAttr TorchTensorType::getSymbol(int64_t i) const {
  return dyn_cast<StringAttr>(getDims()[fromFront(i, getRank())]);
}

bool TorchTensorType::hasStaticShape() const {
  return getRanked() && llvm::all_of(getDims(), llvm::IsaPred<IntegerAttr>);
}

std::optional<int64_t> TorchTensorType::getNumElements() const {
  if (!hasStaticShape())
    return std::nullopt;
  int64_t count = 1;
  for (int64_t i = 0; i < getRank(); ++i)
    count *= *getSize(i);
  return count;
}

LogicalResult
TorchTensorType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                        bool ranked, ArrayRef<Attribute> dims, Type dtype) {
  if (ranked != bool(dtype))
    return emitError() << "a tensor type has both dims and dtype, or neither";
  for (Attribute dim : dims) {
    auto size = dyn_cast<IntegerAttr>(dim);
    if (!isa<StringAttr>(dim) && (!size || size.getInt() < 0))
      return emitError() << "a dim must be a number from 0 up or a symbol, not "
                         << dim;
  }
  return success();
}

void TorchTensorType::print(AsmPrinter &printer) const {
  if (!getRanked())
    return;
  printer << "<[";
  llvm::interleave(
      getDims(), printer.getStream(),
      [&](Attribute dim) { printKnown(printer, dim); }, ",");
  printer << "]," << getDtype() << ">";
}

Type TorchTensorType::parse(AsmParser &parser) {
  SmallVector<Attribute> dims;
  Type dtype;
  if (failed(parser.parseOptionalLess()))
    return get(parser.getContext());
  auto parseDim = [&]() {
    return parseKnown(parser, dims.emplace_back(), /*isFloat=*/false);
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim) ||
      parser.parseComma() || parser.parseType(dtype) || parser.parseGreater())
    return {};
  return parser.getChecked<TorchTensorType>(parser.getContext(), true, dims,
                                            dtype);
}

//===----------------------------------------------------------------------===//
// Scalars and lists
//===----------------------------------------------------------------------===//

static void printOptionalKnown(AsmPrinter &printer, Attribute known) {
  if (!known)
    return;
  printer << "<";
  printKnown(printer, known);
  printer << ">";
}

template <typename ScalarType>
static Type parseScalar(AsmParser &parser, bool isFloat) {
  Attribute known;
  if (succeeded(parser.parseOptionalLess()) &&
      (parseKnown(parser, known, isFloat) || parser.parseGreater()))
    return {};
  return ScalarType::get(parser.getContext(), known);
}

void TorchIntType::print(AsmPrinter &printer) const {
  printOptionalKnown(printer, getKnown());
}
Type TorchIntType::parse(AsmParser &parser) {
  return parseScalar<TorchIntType>(parser, false);
}
void TorchFloatType::print(AsmPrinter &printer) const {
  printOptionalKnown(printer, getKnown());
}
Type TorchFloatType::parse(AsmParser &parser) {
  return parseScalar<TorchFloatType>(parser, true);
}
void TorchBoolType::print(AsmPrinter &printer) const {
  printOptionalKnown(printer, getKnown());
}
Type TorchBoolType::parse(AsmParser &parser) {
  return parseScalar<TorchBoolType>(parser, false);
}

void ListType::print(AsmPrinter &printer) const {
  if (getSized())
    printer << "<[" << getElements() << "]>";
  else
    printer << "<" << getElementType() << ">";
}

/// Parses `T, T]`, the rest of a bracketed list.
static ParseResult parseElements(AsmParser &parser,
                                 SmallVectorImpl<Type> &elements) {
  if (succeeded(parser.parseOptionalRSquare()))
    return success();
  return failure(parser.parseTypeList(elements) || parser.parseRSquare());
}

Type ListType::parse(AsmParser &parser) {
  if (parser.parseLess())
    return {};
  SmallVector<Type> elements;
  if (succeeded(parser.parseOptionalLSquare())) {
    if (parseElements(parser, elements) || parser.parseGreater())
      return {};
    return get(parser.getContext(), elements);
  }
  Type element;
  if (parser.parseType(element) || parser.parseGreater())
    return {};
  return get(element);
}

void TorchTupleType::print(AsmPrinter &printer) const {
  printer << "<[" << getElements() << "]>";
}

Type TorchTupleType::parse(AsmParser &parser) {
  SmallVector<Type> elements;
  if (parser.parseLess() || parser.parseLSquare() ||
      parseElements(parser, elements) || parser.parseGreater())
    return {};
  return get(parser.getContext(), elements);
}

} // namespace torchonnx

#define GET_TYPEDEF_CLASSES
#include "dialects/Torch/TorchTypes.cpp.inc"

void torchonnx::TorchDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/Torch/TorchTypes.cpp.inc"
      >();
}
