//===- Pickle.cpp - Values that torch.save wrote --------------------------===//

#include "lib/Import/Pickle.h"
#include "dialects/Torch/Dtypes.h"
#include "llvm/Support/Endian.h"
#include <ATen/ATen.h>
#include <map>

using c10::IValue;
using llvm::StringRef;

namespace torchonnx {
namespace {

/// The dtype of `torch.float32` or `torch.FloatStorage`, or null.
const Dtype *findAnyDtype(StringRef name) {
  const Dtype *dtype = findDtype(name);
  // An untyped storage counts bytes.
  return dtype ? dtype
               : findStorageDtype(name == "UntypedStorage" ? "ByteStorage"
                                                           : name);
}

c10::impl::GenericDict makeDict() {
  return c10::impl::GenericDict(c10::AnyType::get(), c10::AnyType::get());
}

/// A machine for the opcodes that plain data needs, protocols 2 to 5.
class Reader {
public:
  Reader(StringRef text,
         std::function<at::DataPtr(const std::string &, size_t)> readRecord)
      : text(text), readRecord(std::move(readRecord)) {}

  IValue run();

private:
  /// What is on the stack: a value, or the name of a Python global.
  struct Item {
    IValue value;
    std::string global;
  };

  StringRef take(size_t n) {
    TORCH_CHECK(n <= text.size(), "the pickle ends early");
    StringRef head = text.take_front(n);
    text = text.drop_front(n);
    return head;
  }
  template <typename T>
  T number() {
    return llvm::support::endian::read<T>(take(sizeof(T)).data(),
                                          llvm::endianness::little);
  }
  std::string line() {
    auto [head, tail] = text.split('\n');
    text = tail;
    return head.str();
  }
  Item pop() {
    TORCH_CHECK(!stack.empty(), "the pickle is damaged");
    Item item = std::move(stack.back());
    stack.pop_back();
    return item;
  }
  Item &top() {
    TORCH_CHECK(!stack.empty(), "the pickle is damaged");
    return stack.back();
  }
  void push(IValue value) { stack.push_back({std::move(value), ""}); }
  std::vector<IValue> popToMark() {
    TORCH_CHECK(!marks.empty() && marks.back() <= stack.size(),
                "the pickle is damaged");
    std::vector<IValue> values;
    for (size_t i = marks.back(); i < stack.size(); ++i)
      values.push_back(getValue(stack[i]));
    stack.resize(marks.back());
    marks.pop_back();
    return values;
  }
  IValue popTuple(size_t n) {
    std::vector<IValue> values(n);
    while (n)
      values[--n] = getValue(pop());
    return c10::ivalue::Tuple::create(std::move(values));
  }
  /// A global that is a value: a dtype.
  IValue getValue(const Item &item) {
    if (item.global.empty())
      return item.value;
    StringRef name = item.global;
    if (name.consume_front("torch."))
      if (const Dtype *dtype = findAnyDtype(name))
        return dtype->number;
    TORCH_CHECK(false, "it holds '", item.global,
                "', and not only tensors, numbers, strings, None, and lists, "
                "tuples and dicts of these");
  }
  void append(const std::vector<IValue> &values) {
    auto list = top().value.toList();
    for (const IValue &value : values)
      list.push_back(value);
  }
  void insert(const std::vector<IValue> &values) {
    auto dict = top().value.toGenericDict();
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      dict.insert_or_assign(values[i], values[i + 1]);
  }
  IValue readLong(size_t n);
  void reduce();
  IValue makeTensor(const std::vector<IValue> &arguments);
  // Opcodes of one kind each; false of others.
  bool stepScalar(uint8_t code);
  bool stepContainer(uint8_t code);
  bool stepMemo(uint8_t code);
  bool step(); ///< False at the end.

  StringRef text;
  std::function<at::DataPtr(const std::string &, size_t)> readRecord;
  std::vector<Item> stack;
  std::vector<size_t> marks;
  std::map<uint32_t, Item> memo;
};

IValue Reader::readLong(size_t n) {
  TORCH_CHECK(n <= 8, "it holds an int that has more than 64 bits");
  StringRef bytes = take(n);
  uint64_t value = n && (bytes.back() & 0x80) ? ~uint64_t(0) : 0;
  for (size_t i = n; i-- > 0;)
    value = value << 8 | static_cast<uint8_t>(bytes[i]);
  return static_cast<int64_t>(value);
}

/// `_rebuild_tensor_v2(storage, offset, sizes, strides, requires_grad, hooks)`;
/// `_v3` has a dtype after these. A storage is the tuple `("storage", class,
/// record, device, count)`, where a class reads as its dtype.
IValue Reader::makeTensor(const std::vector<IValue> &arguments) {
  const auto &storage = arguments.at(0).toTupleRef().elements();
  auto dtype = static_cast<at::ScalarType>(storage[1].toInt());
  if (arguments.size() > 6 && arguments[6].isInt())
    dtype = static_cast<at::ScalarType>(arguments[6].toInt());
  auto toInts = [](const IValue &value) {
    std::vector<int64_t> ints;
    for (const IValue &element : value.toTupleRef().elements())
      ints.push_back(element.toInt());
    return ints;
  };
  std::vector<int64_t> sizes = toInts(arguments.at(2)),
                       strides = toInts(arguments.at(3));
  size_t bytes =
      storage[4].toInt() *
      c10::elementSize(static_cast<at::ScalarType>(storage[1].toInt()));
  at::Tensor tensor = at::empty({0}, at::TensorOptions(dtype));
  if (bytes)
    tensor.set_(at::Storage(c10::Storage::use_byte_size_t(), bytes,
                            readRecord(storage[2].toStringRef(), bytes),
                            nullptr,
                            /*resizable=*/false),
                arguments[1].toInt(), sizes, strides);
  else
    tensor = at::empty_strided(sizes, strides, at::TensorOptions(dtype));
  return tensor;
}

/// A call of a Python global.
void Reader::reduce() {
  std::vector<IValue> arguments = pop().value.toTupleRef().elements().vec();
  std::string function = pop().global;
  StringRef name = function;
  if (name == "torch._utils._rebuild_tensor_v2" ||
      name == "torch._utils._rebuild_tensor_v3")
    return push(makeTensor(arguments));
  if (name == "torch._utils._rebuild_parameter" ||
      name == "torch._utils._rebuild_parameter_with_state" ||
      name == "torch.Size" || name == "torch.device")
    return push(arguments.at(0));
  if (name == "collections.OrderedDict") {
    push(makeDict());
    if (!arguments.empty())
      for (const IValue &entry : arguments[0].toListRef())
        insert(entry.isList() ? entry.toListRef().vec()
                              : entry.toTupleRef().elements().vec());
    return;
  }
  if (name == "__builtin__.complex" || name == "builtins.complex")
    return push(c10::complex<double>(arguments.at(0).toDouble(),
                                     arguments.at(1).toDouble()));
  getValue({IValue(), function});
}

bool Reader::stepScalar(uint8_t code) {
  switch (code) {
  case 'N':
    push(IValue());
    break;
  case 0x88: // NEWTRUE
    push(true);
    break;
  case 0x89: // NEWFALSE
    push(false);
    break;
  case 'J':
    push(static_cast<int64_t>(number<int32_t>()));
    break;
  case 'K':
    push(static_cast<int64_t>(number<uint8_t>()));
    break;
  case 'M':
    push(static_cast<int64_t>(number<uint16_t>()));
    break;
  case 0x8a: // LONG1
    push(readLong(number<uint8_t>()));
    break;
  case 'G': {
    uint64_t bits = llvm::support::endian::read64be(take(8).data());
    double value;
    memcpy(&value, &bits, sizeof(value));
    push(value);
    break;
  }
  case 'X':
    push(take(number<uint32_t>()).str());
    break;
  case 0x8c: // SHORT_BINUNICODE
    push(take(number<uint8_t>()).str());
    break;
  default:
    return false;
  }
  return true;
}

bool Reader::stepContainer(uint8_t code) {
  switch (code) {
  case ']':
    push(c10::impl::GenericList(c10::AnyType::get()));
    break;
  case 'a':
    append({getValue(pop())});
    break;
  case 'e':
    append(popToMark());
    break;
  case '}':
    push(makeDict());
    break;
  case 's': {
    IValue value = getValue(pop()), key = getValue(pop());
    insert({key, value});
    break;
  }
  case 'u':
    insert(popToMark());
    break;
  case ')':
    push(popTuple(0));
    break;
  case 0x85: // TUPLE1
  case 0x86: // TUPLE2
  case 0x87: // TUPLE3
    push(popTuple(code - 0x84));
    break;
  case 't':
    push(c10::ivalue::Tuple::create(popToMark()));
    break;
  default:
    return false;
  }
  return true;
}

bool Reader::stepMemo(uint8_t code) {
  switch (code) {
  case 'q':
    memo[number<uint8_t>()] = top();
    break;
  case 'r':
    memo[number<uint32_t>()] = top();
    break;
  case 0x94: // MEMOIZE
    memo[memo.size()] = top();
    break;
  case 'h':
    stack.push_back(memo.at(number<uint8_t>()));
    break;
  case 'j':
    stack.push_back(memo.at(number<uint32_t>()));
    break;
  default:
    return false;
  }
  return true;
}

bool Reader::step() {
  uint8_t code = number<uint8_t>();
  if (stepScalar(code) || stepContainer(code) || stepMemo(code))
    return true;
  switch (code) {
  case 0x80: // PROTO
    take(1);
    break;
  case 0x95: // FRAME
    take(8);
    break;
  case '.':
    return false;
  case '0': // POP
    pop();
    break;
  case '(':
    marks.push_back(stack.size());
    break;
  case 'c': {
    std::string module = line();
    stack.push_back({IValue(), module + "." + line()});
    break;
  }
  case 0x93: { // STACK_GLOBAL
    std::string name = pop().value.toStringRef();
    std::string module = pop().value.toStringRef();
    stack.push_back({IValue(), module + "." + name});
    break;
  }
  case 'Q': // BINPERSID: the tuple that describes a storage stands for it.
    break;
  case 'R':
    reduce();
    break;
  case 'b': // BUILD: attributes of an ordered dict or a parameter.
    pop();
    break;
  case 0x81: { // NEWOBJ
    pop();
    Item type = pop();
    getValue(type);
    break;
  }
  default:
    TORCH_CHECK(false,
                "it holds data other than tensors, numbers, strings, None, and "
                "lists, tuples and dicts of "
                "these (opcode ",
                int(code), ")");
  }
  return true;
}

IValue Reader::run() {
  while (step())
    ;
  return getValue(pop());
}

} // namespace

IValue
readPickle(StringRef pickle,
           std::function<at::DataPtr(const std::string &, size_t)> readRecord) {
  return Reader(pickle, std::move(readRecord)).run();
}

} // namespace torchonnx
