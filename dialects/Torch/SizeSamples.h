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

/// The size of the `index`-th dim where all are small: rows of another table.
/// In the last one what only the run knows is 0: a mask may choose nothing. In
/// row `numSmallSamples + size` all have that size.
int64_t getSmallSample(unsigned index, unsigned row, bool isOfTheRun);
constexpr unsigned numSmallSamples = 7;

/// The symbol, if there is one, whose samples say by how much larger than in
/// the table the sizes that only the run knows are tried, or below 0 in which
/// row of the small ones. They are no integers, lest a size be taken for it.
inline constexpr char sampleOffsetsName[] = "$offsets";

/// Whether that is 1.
bool isOneInSample(unsigned index, unsigned row);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SIZESAMPLES_H
