//===- SizeSamples.h - The sizes that dims are tried with -------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_SIZESAMPLES_H
#define TORCHONNX_DIALECTS_TORCH_SIZESAMPLES_H

#include <cstdint>

namespace torchonnx {

/// How many sizes a dim is tried with, jointly with the others: rows of a
/// table. There are further rows, for where some of these may not be.
constexpr unsigned numSizeSamples = 12;

/// The size of the `index`-th dim in row `row`.
int64_t getSizeSample(unsigned index, unsigned row);

/// Whether that is 1.
bool isOneInSample(unsigned index, unsigned row);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SIZESAMPLES_H
