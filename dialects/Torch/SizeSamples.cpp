//===- SizeSamples.cpp - The sizes that dims are tried with ---------------===//

#include "dialects/Torch/SizeSamples.h"
#include <iterator>

using namespace torchonnx;

/// Rows differ in kind, so that what an operator demands (a multiple, a least
/// size, being 1) holds in some row and fails in another: multiples of 32, 24,
/// 64 and 60, primes, small sizes. Every symbol has every remainder of 2 to 8,
/// so that quotients of it differ in some row. Each is 1 in a pair of rows of
/// its own, so that of any two either is 1 where the other is not: a broadcast
/// of them is valid there.
static constexpr int64_t sampleTable[][numSizeSamples] = {
    {256, 83, 96, 22, 512, 1, 1, 63, 420, 114, 37, 94},
    {160, 149, 192, 1, 256, 143, 46, 1, 180, 84, 51, 74},
    {128, 227, 216, 10, 320, 140, 21, 54, 360, 1, 1, 39},
    {320, 107, 312, 20, 64, 53, 1, 70, 120, 87, 42, 1},
    {288, 167, 264, 6, 448, 1, 50, 1, 60, 45, 58, 155},
    {192, 157, 144, 1, 384, 111, 35, 82, 300, 1, 86, 38},
    {224, 53, 48, 19, 192, 38, 58, 60, 480, 111, 1, 1},
    {256, 139, 96, 17, 128, 141, 1, 1, 420, 70, 66, 135},
    {160, 137, 72, 14, 256, 1, 47, 109, 180, 1, 122, 123},
    {128, 101, 216, 1, 320, 142, 52, 75, 240, 39, 98, 1},
    {96, 107, 192, 22, 64, 63, 34, 1, 360, 116, 1, 133},
    {320, 59, 120, 7, 512, 58, 1, 93, 60, 1, 88, 62},
    {192, 71, 264, 21, 448, 1, 11, 77, 300, 86, 90, 1},
    {224, 227, 312, 1, 384, 61, 30, 146, 120, 28, 1, 39},
    {256, 103, 168, 18, 128, 134, 15, 1, 420, 27, 101, 1},
    {288, 173, 72, 14, 192, 111, 1, 99, 480, 50, 1, 76},
};

static bool isInTable(unsigned row) { return row < numSizeSamples; }

bool torchonnx::isOneInSample(unsigned index, unsigned row) {
  return isInTable(row) &&
         sampleTable[index % std::size(sampleTable)][row] == 1;
}

int64_t torchonnx::getSizeSample(unsigned index, unsigned row) {
  // Beyond the table, its columns are read at another place, and shifted.
  unsigned column = row % numSizeSamples;
  unsigned line = index + 5 * (row / numSizeSamples);
  int64_t size = sampleTable[line % std::size(sampleTable)][column];
  if (isInTable(row) && index < std::size(sampleTable))
    return size;
  if (isOneInSample(index, row))
    return 1;
  int64_t shift = line / std::size(sampleTable) + row / numSizeSamples;
  static constexpr int64_t steps[] = {32, 2, 24, 18, 64, 3, 5, 11, 60, 4, 6, 8};
  return (size == 1 ? 15 + index : size) + shift * steps[column];
}
