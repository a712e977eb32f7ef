//===- DebugRecords.h - Where archived code comes from ----------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_DEBUGRECORDS_H
#define TORCHONNX_LIB_IMPORT_DEBUGRECORDS_H

#include <ATen/core/ivalue.h>
#include <torch/csrc/jit/frontend/source_range.h>
#include <torch/csrc/jit/serialization/source_range_serialization.h>

namespace torchonnx {

/// A `.debug_pkl` record: for each piece of an archived source file, the place
/// in the user's Python that it was generated from. LibTorch's own reader of
/// these is not exported.
class DebugRecords : public torch::jit::SourceRangeUnpickler {
public:
  DebugRecords(at::DataPtr data, size_t size)
      : data(std::move(data)), size(size) {}

  std::optional<torch::jit::SourceRange>
  findSourceRangeThatGenerated(const torch::jit::SourceRange &range) override;

private:
  void read();
  std::shared_ptr<torch::jit::Source> getSource(const c10::IValue &value);

  at::DataPtr data;
  size_t size;
  bool isRead = false;
  /// Offsets in the archived file, ascending, and what was generated there.
  std::vector<std::pair<size_t, c10::IValue>> records;
  /// The lines that sources are made of; empty in older archives.
  std::vector<std::shared_ptr<std::string>> texts;
  std::unordered_map<const void *, std::shared_ptr<torch::jit::Source>> sources;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_DEBUGRECORDS_H
