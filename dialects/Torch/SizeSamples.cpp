//===- SizeSamples.cpp - The sizes that dims are tried with ---------------===//

#include "dialects/Torch/SizeSamples.h"
#include <iterator>

using namespace torchonnx;

/// Rows differ in kind, so that what an operator demands (a multiple, a least
/// size, being 1) holds in some row and fails in another: multiples of 96, 32,
/// 64 and 60, primes, small sizes. Every symbol has every remainder of 2 to 8,
/// so that quotients of it differ in some row. Each is 1 in a pair of rows of
/// its own, so that of any two either is 1 where the other is not: a broadcast
/// of them is valid there.
static constexpr int64_t sampleTable[][numSizeSamples] = {
    {576, 107, 192, 14, 448, 1, 1, 117, 300, 156, 95, 194},
    {192, 419, 160, 1, 128, 103, 24, 1, 420, 46, 45, 130},
    {768, 619, 608, 21, 576, 137, 10, 190, 540, 1, 1, 183},
    {480, 211, 416, 18, 256, 86, 1, 167, 180, 129, 189, 1},
    {672, 443, 640, 12, 704, 1, 13, 1, 60, 26, 174, 63},
    {384, 101, 544, 1, 64, 134, 50, 63, 600, 1, 179, 212},
    {288, 269, 352, 19, 384, 142, 42, 183, 480, 92, 1, 1},
    {96, 347, 64, 7, 640, 220, 1, 1, 240, 93, 126, 146},
    {576, 389, 512, 10, 448, 1, 15, 131, 120, 1, 76, 38},
    {192, 139, 128, 1, 512, 39, 53, 79, 420, 34, 110, 1},
    {768, 191, 256, 22, 192, 140, 21, 1, 300, 67, 1, 194},
    {480, 311, 384, 23, 320, 202, 1, 182, 540, 1, 123, 45},
    {672, 263, 224, 14, 256, 1, 37, 178, 180, 27, 105, 1},
    {384, 619, 448, 1, 704, 206, 34, 149, 60, 87, 1, 96},
    {288, 503, 192, 21, 64, 107, 18, 1, 600, 44, 182, 1},
    {96, 197, 288, 6, 128, 171, 1, 60, 480, 154, 1, 191},
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
  static constexpr int64_t steps[] = {96, 2, 32, 18, 64, 3, 5, 11, 60, 4, 6, 8};
  return (size == 1 ? 15 + index : size) + shift * steps[column];
}
