//===- Weights.cpp - Tensor data on its way into a file -------------------===//

#include "Weights.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/MathExtras.h"

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

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

/// Lets the system take back pages of a mapped file that have been written out.
/// A hint only: memory that is not from a file keeps its contents.
static void release(StringRef bytes) {
#if defined(__linux__) && defined(MADV_PAGEOUT)
  uintptr_t page = uintptr_t(sysconf(_SC_PAGESIZE));
  uintptr_t begin = llvm::alignTo(uintptr_t(bytes.data()), page);
  uintptr_t end = llvm::alignDown(uintptr_t(bytes.end()), page);
  if (begin < end)
    madvise(reinterpret_cast<void *>(begin), end - begin, MADV_PAGEOUT);
#endif
}

RawData RawData::transposed(int64_t rows, int64_t columns) const {
  RawData data = *this;
  data.rows = rows;
  data.columns = columns;
  return data;
}

/// Some columns at a time become rows, so that the matrix is read in order.
void RawData::writeTransposed(llvm::raw_ostream &os) const {
  size_t element = bytes.size() / (rows * columns), row = columns * element;
  int64_t atOnce = std::max<int64_t>(1, (4 << 20) / (rows * element));
  std::string part;
  for (int64_t first = 0; first < columns; first += atOnce) {
    int64_t count = std::min(atOnce, columns - first);
    part.resize(count * rows * element);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < count; ++j)
        std::memcpy(&part[(j * rows + i) * element],
                    bytes.data() + i * row + (first + j) * element, element);
    os << part;
  }
}

void RawData::write(llvm::raw_ostream &os) const {
  constexpr size_t kChunk = 16 << 20;
  if (rows && repeat == 1)
    return writeTransposed(os);
  if (repeat == 1) {
    for (StringRef rest = bytes; !rest.empty();
         rest = rest.drop_front(std::min(kChunk, rest.size()))) {
      StringRef chunk = rest.take_front(kChunk);
      os << chunk;
      release(chunk);
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
  llvm::raw_string_ostream os(*tensor.mutable_raw_data());
  data->write(os);
  return tensor;
}
