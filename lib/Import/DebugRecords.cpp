//===- DebugRecords.cpp - Where archived code comes from ------------------===//

#include "lib/Import/DebugRecords.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstring>
#include <torch/csrc/jit/serialization/unpickler.h>

using namespace torch::jit;

namespace torchonnx {

// The record is `("FORMAT_WITH_STRING_TABLE", (text, …), ((offset, range, tag),
// …))`, or the last of these alone. A range is `(source, begin, end)`, a source
// `(text, file, first line)`, where texts are indices into the table: one for
// the file's name, a list of them, one a line, for the text.
void DebugRecords::read() {
  isRead = true;
  size_t pos = 0;
  auto reader = [&](char *buffer, size_t n) -> size_t {
    n = std::min(n, size - pos);
    std::memcpy(buffer, static_cast<const char *>(data.get()) + pos, n);
    pos += n;
    return n;
  };
  try {
    Unpickler unpickler(reader, nullptr, c10::ArrayRef<at::Tensor>());
    c10::IValue root = unpickler.parse_ivalue(), ranges = root;
    const auto &elements = root.toTupleRef().elements();
    if (!elements.empty() && elements[0].isString() &&
        elements[0].toStringRef() == kFormatWithStringTable) {
      for (const c10::IValue &text : elements[1].toTupleRef().elements())
        texts.push_back(std::make_shared<std::string>(text.toStringRef()));
      ranges = elements[2];
    }
    for (const c10::IValue &record : ranges.toTupleRef().elements()) {
      const auto &fields = record.toTupleRef().elements();
      records.emplace_back(fields[kByteOffsetIndex].toInt(),
                           fields[kSourceRangeIndex]);
    }
  } catch (const std::exception &) {
    // Locations only help to read errors: do without.
    records.clear();
  }
  data.clear();
}

std::shared_ptr<Source> DebugRecords::getSource(const c10::IValue &value) {
  const auto &tuple = value.toTupleRef();
  std::shared_ptr<Source> &source = sources[&tuple];
  if (source)
    return source;
  const auto &fields = tuple.elements();
  std::optional<std::string> file;
  std::string text;
  if (texts.empty()) {
    text = fields[0].toStringRef();
    file = fields[1].toOptional<std::string>();
  } else {
    for (int64_t line : fields[0].toIntVector())
      text += *texts.at(line);
    if (fields[1].isInt())
      file = *texts.at(fields[1].toInt());
  }
  source = std::make_shared<Source>(text, file, fields[2].toInt());
  return source;
}

std::optional<SourceRange>
DebugRecords::findSourceRangeThatGenerated(const SourceRange &range) {
  if (!isRead)
    read();
  auto record = llvm::upper_bound(
      records, range.start(),
      [](size_t offset, const auto &record) { return offset < record.first; });
  if (record == records.begin())
    return std::nullopt;
  // What a range begins with may come from nowhere, such as the name that the
  // printer gave to a function that is called: then what follows it tells.
  std::optional<SourceRange> found;
  try {
    for (--record; record != records.end(); ++record) {
      if (found && record->first >= range.end())
        break;
      const auto &fields = record->second.toTupleRef().elements();
      std::shared_ptr<Source> source = getSource(fields[0]);
      size_t size = source->size();
      found = SourceRange(source, std::min<size_t>(fields[1].toInt(), size),
                          std::min<size_t>(fields[2].toInt(), size));
      if (!source->filename().value_or("").empty())
        break;
    }
  } catch (const std::exception &) {
    return found; // As in read().
  }
  return found;
}

} // namespace torchonnx
