//===- Weights.cpp - Tensor data on its way into a file -------------------===//

#include "Weights.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "torch-onnx-opt/MappedPages.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace torchonnx;

/// Bits of one element in ONNX's raw_data.
static unsigned rawBits(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * rawBits(complex.getElementType());
  return type.isInteger(1) ? 8 : type.getIntOrFloatBitWidth();
}

/// Elements of less than a byte share one, the first in the low bits; bools
/// have one each.
static std::string packed(DenseElementsAttr value) {
  Type type = value.getElementType();
  std::string bytes;
  if (type.isInteger(1)) {
    for (bool element : value.getValues<bool>())
      bytes += char(element);
    return bytes;
  }
  unsigned width = rawBits(type), perByte = 8 / width, i = 0;
  auto append = [&](const APInt &element) {
    if (i % perByte == 0)
      bytes += '\0';
    bytes.back() |= char(element.getZExtValue() << (i++ % perByte * width));
  };
  if (isa<FloatType>(type))
    for (const APFloat &element : value.getValues<APFloat>())
      append(element.bitcastToAPInt());
  else
    for (const APInt &element : value.getValues<APInt>())
      append(element);
  return bytes;
}

FailureOr<RawData> RawData::get(ElementsAttr value, Location loc) {
  RawData data;
  int64_t count = value.getNumElements();
  uint64_t expected =
      llvm::divideCeil(uint64_t(count) * rawBits(value.getElementType()), 8);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return emitError(loc)
             << "the data of resource '" << resource.getRawHandle().getKey()
             << "' is missing";
    data.bytes = StringRef(blob->getData().data(), blob->getData().size());
  } else if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(value)) {
    if (rawBits(value.getElementType()) % 8 ||
        value.getElementType().isInteger(1)) {
      data.owned = std::make_shared<std::string>(packed(dense));
      data.bytes = *data.owned;
    } else {
      ArrayRef<char> raw = dense.getRawData();
      data.bytes = StringRef(raw.data(), raw.size());
      if (dense.isSplat())
        data.repeat = count;
    }
  } else {
    return emitError(loc) << "a constant of this form cannot be written: "
                          << value.getAbstractAttribute().getName();
  }
  if (count == 0)
    data.bytes = {};
  if (data.size() != expected)
    return emitError(loc) << "a constant of type " << value.getShapedType()
                          << " has " << data.size() << " bytes, not "
                          << expected;
  return data;
}

//===----------------------------------------------------------------------===//
// Transposed weights
//===----------------------------------------------------------------------===//

RawData RawData::transposed(int64_t rows, int64_t columns) const {
  RawData data = *this;
  data.rows = rows;
  data.columns = columns;
  return data;
}

/// Copies columns `first` to `first + count` of the rows `begin` to `end`, as
/// rows, into the matrix `to`.
template <typename Word>
static void copyTransposed(const char *from, int64_t rows, int64_t columns,
                           int64_t begin, int64_t end, int64_t first,
                           int64_t count, char *to) {
  // Small blocks, so that what is written stays in the cache.
  constexpr int64_t kBlock = 16;
  for (int64_t i0 = begin; i0 < end; i0 += kBlock)
    for (int64_t j0 = 0; j0 < count; j0 += kBlock)
      for (int64_t j = j0, je = std::min(j0 + kBlock, count); j < je; ++j)
        for (int64_t i = i0, ie = std::min(i0 + kBlock, end); i < ie; ++i)
          std::memcpy(to + (j * rows + i) * sizeof(Word),
                      from + (i * columns + first + j) * sizeof(Word),
                      sizeof(Word));
}

/// Some columns at a time become rows; some rows at a time are in memory.
void RawData::writeTransposed(llvm::raw_ostream &os) const {
  constexpr int64_t kColumnBytes = 16 << 20, kRowBytes = 16 << 20;
  int64_t element = bytes.size() / (rows * columns);
  auto copy = element == 1   ? copyTransposed<uint8_t>
              : element == 2 ? copyTransposed<uint16_t>
              : element == 4 ? copyTransposed<uint32_t>
                             : copyTransposed<uint64_t>;
  int64_t columnsAtOnce = std::max<int64_t>(1, kColumnBytes / (rows * element));
  int64_t rowsAtOnce = std::max<int64_t>(1, kRowBytes / (columns * element));
  std::vector<char> part;
  for (int64_t first = 0; first < columns; first += columnsAtOnce) {
    int64_t count = std::min(columnsAtOnce, columns - first);
    part.resize(count * rows * element);
    for (int64_t begin = 0; begin < rows; begin += rowsAtOnce) {
      int64_t end = std::min(begin + rowsAtOnce, rows);
      copy(bytes.begin(), rows, columns, begin, end, first, count, part.data());
      releasePages(
          bytes.slice(begin * columns * element, end * columns * element));
    }
    os.write(part.data(), part.size());
  }
}
//===----------------------------------------------------------------------===//
// Scaled weights
//===----------------------------------------------------------------------===//

template <typename Float>
static Float elementAt(StringRef bytes, uint64_t i) {
  Float value;
  std::memcpy(&value, bytes.data() + i * sizeof(Float), sizeof(Float));
  return value;
}

RawData RawData::scaled(const RawData &factors, uint64_t inner,
                        bool isDouble) const {
  auto scale = std::make_shared<Scale>();
  scale->inner = inner;
  scale->isDouble = isDouble;
  uint64_t width = isDouble ? sizeof(double) : sizeof(float);
  for (uint64_t i = 0, e = factors.size() / width; i < e; ++i) {
    uint64_t at = factors.repeat > 1 ? 0 : i;
    scale->factors.push_back(isDouble ? elementAt<double>(factors.bytes, at)
                                      : elementAt<float>(factors.bytes, at));
  }
  RawData data = *this;
  data.scale = std::move(scale);
  return data;
}

template <typename Float>
void RawData::writeScaled(llvm::raw_ostream &os) const {
  constexpr uint64_t kChunk = 1 << 20;
  std::vector<Float> part;
  uint64_t count = size() / sizeof(Float);
  for (uint64_t first = 0; first < count; first += part.size()) {
    part.resize(std::min(kChunk, count - first));
    for (uint64_t i = 0; i < part.size(); ++i) {
      uint64_t at = first + i;
      double factor = scale->factors[at / scale->inner % scale->factors.size()];
      part[i] = elementAt<Float>(bytes, repeat > 1 ? 0 : at) * Float(factor);
    }
    os.write(reinterpret_cast<const char *>(part.data()),
             part.size() * sizeof(Float));
    if (repeat == 1)
      releasePages(
          bytes.substr(first * sizeof(Float), part.size() * sizeof(Float)));
  }
}

//===----------------------------------------------------------------------===//
// Rounded weights
//===----------------------------------------------------------------------===//

/// The float16 that is nearest, even if two are. A fifth of the time that
/// the compiler's own conversion takes on a machine without an instruction.
static uint16_t roundToHalf(float value) {
  constexpr uint32_t kSign = 0x80000000, kInfinity = 0x7F800000;
  // 2^16, which is too large, and 2^-14, the least normal number.
  constexpr uint32_t kTooLarge = 143 << 23, kLeastNormal = 113 << 23;
  // Added to what is less, it leaves the bits of float16 in the lowest places.
  constexpr uint32_t kDenormal = (127 - 15 + 23 - 10 + 1) << 23;
  uint32_t bits = llvm::bit_cast<uint32_t>(value), sign = bits & kSign, half;
  bits ^= sign;
  if (bits >= kTooLarge)
    half = bits > kInfinity ? 0x7E00 : 0x7C00;
  else if (bits < kLeastNormal)
    half = llvm::bit_cast<uint32_t>(llvm::bit_cast<float>(bits) +
                                    llvm::bit_cast<float>(kDenormal)) -
           kDenormal;
  else
    half = (bits - ((127 - 15) << 23) + 0xFFF + (bits >> 13 & 1)) >> 13;
  return uint16_t(half | sign >> 16);
}

namespace {
/// Takes floats, and hands them on as float16.
class RoundingStream : public llvm::raw_ostream {
public:
  explicit RoundingStream(llvm::raw_ostream &os) : os(os) { SetUnbuffered(); }
  ~RoundingStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    position += size;
    // A float may come in two parts.
    rest.append(data, size);
    size_t count = rest.size() / sizeof(float);
    halves.resize(count);
    for (size_t i = 0; i < count; ++i)
      halves[i] = roundToHalf(elementAt<float>(rest, i));
    os.write(reinterpret_cast<const char *>(halves.data()),
             count * sizeof(uint16_t));
    rest.erase(0, count * sizeof(float));
  }
  uint64_t current_pos() const override { return position; }

  llvm::raw_ostream &os;
  uint64_t position = 0;
  std::string rest;
  std::vector<uint16_t> halves;
};
} // namespace

RawData RawData::rounded() const {
  RawData data = *this;
  data.isRounded = true;
  return data;
}

void RawData::write(llvm::raw_ostream &os) const {
  constexpr size_t kChunk = 4 << 20;
  if (isRounded) {
    RawData exact = *this;
    exact.isRounded = false;
    RoundingStream stream(os);
    return exact.write(stream);
  }
  if (scale)
    return scale->isDouble ? writeScaled<double>(os) : writeScaled<float>(os);
  if (rows && repeat == 1)
    return writeTransposed(os);
  if (repeat == 1) {
    for (StringRef rest = bytes; !rest.empty();
         rest = rest.drop_front(std::min(kChunk, rest.size()))) {
      StringRef chunk = rest.take_front(kChunk);
      os << chunk;
      releasePages(chunk);
    }
    return;
  }
  std::string run;
  uint64_t perRun = std::max<uint64_t>(1, std::min<uint64_t>(repeat, 4096));
  for (uint64_t i = 0; i < perRun; ++i)
    run += bytes;
  for (uint64_t left = repeat; left;) {
    uint64_t now = std::min(left, perRun);
    os << StringRef(run).take_front(now * bytes.size());
    left -= now;
  }
}

onnx::TensorProto torchonnx::tensorHeader(ShapedType type, StringRef name) {
  onnx::TensorProto tensor;
  tensor.set_name(name.str());
  tensor.set_data_type(int32_t(onnxDataType(type.getElementType())));
  for (int64_t dim : type.getShape())
    tensor.add_dims(dim);
  return tensor;
}

FailureOr<onnx::TensorProto>
torchonnx::toTensorProto(ElementsAttr value, StringRef name, Location loc) {
  onnx::TensorProto tensor = tensorHeader(value.getShapedType(), name);
  if (auto strings = dyn_cast<DenseStringElementsAttr>(value)) {
    for (StringRef text : strings.getValues<StringRef>())
      tensor.add_string_data(text.str());
    return tensor;
  }
  FailureOr<RawData> data = RawData::get(value, loc);
  if (failed(data))
    return failure();
  // Data of no bytes is no data: OpenVINO takes it for a number.
  if (value.empty())
    return tensor;
  llvm::raw_string_ostream os(*tensor.mutable_raw_data());
  data->write(os);
  return tensor;
}
