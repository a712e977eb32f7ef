//===- Locations.cpp - Source ranges to locations -------------------------===//

#include "lib/Import/Locations.h"
#include "mlir/IR/Builders.h"
#include "torch-onnx-opt/SourceText.h"
#include <torch/csrc/jit/serialization/source_range_serialization.h>

using namespace mlir;
using torch::jit::SourceRange;

namespace torchonnx {

/// What tracing records as the source text: a Python stack, innermost first,
/// a `file(line): function` each.
static Location convertStack(MLIRContext *context, StringRef stack) {
  Location loc = UnknownLoc::get(context);
  SmallVector<StringRef> frames;
  stack.split(frames, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef frame : llvm::reverse(frames)) {
    StringRef place = frame.rsplit("): ").first;
    auto [file, line] = place.rsplit('(');
    unsigned number;
    if (line.getAsInteger(10, number))
      continue;
    Location here = FileLineColLoc::get(context, file, number, 1);
    loc = isa<UnknownLoc>(loc) ? here : Location(CallSiteLoc::get(here, loc));
  }
  return loc;
}

Location Locations::convert(const SourceRange &range) {
  SourceRange place = range.findSourceRangeThatGenerated().value_or(range);
  auto position = place.file_line_col();
  if (!position || std::get<0>(*position).empty())
    return UnknownLoc::get(context);
  auto [file, line, column] = *position;
  const auto &source = place.source();
  if (std::string text = source->text_str().str();
      StringRef(text).starts_with(file + "(")) {
    FileLineColLoc user = getUserLocation(convertStack(context, text));
    return user ? Location(user) : FileLineColLoc::get(context, file, line, 1);
  }
  if (registered.try_emplace(source.get(), source).second)
    addSourceText(file, source->starting_line_no(), source->text_str().str());
  return FileLineColLoc::get(context, file, line, column + 1);
}

Location Locations::get(const SourceRange &range, StringRef modulePath) {
  LocationAttr &loc = known[{range.source().get(), range.start()}];
  if (!loc)
    loc = convert(range);
  if (modulePath.empty())
    return loc;
  return NameLoc::get(StringAttr::get(context, modulePath), loc);
}

} // namespace torchonnx
