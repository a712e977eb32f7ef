//===- InferInputs.cpp - Arguments told from their first use --------------===//
//
// Without a description or an example, the first operator with a weight says
// what an argument is: a convolution, its rank and channels; a linear or
// recurrent layer, its last dim; an embedding, that it holds indices. The
// elements of a list, tuple or dict are told apart by the positions and keys
// that the program reads.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"
#include "passes/Simplify/Inputs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// How much of an argument's type a value still shows.
enum class Trace {
  None,      ///< Nothing: it is another value.
  Container, ///< It is the container that holds the argument.
  Features,  ///< Its last dim, at most.
  Layout     ///< Its rank, its channels and its last dim's kind.
};

/// Follows one argument, or an element of one, through the program.
class UseFinder {
public:
  /// `key` tells which element of a container is followed, if it is one.
  UseFinder(ModuleOp module, Attribute key = {})
      : symbols(module), b(module.getContext()), key(key) {}

  /// The type that the first decisive use of what is followed gives it.
  TorchTensorType find(Region &region) {
    if (region.empty())
      return {};
    for (Operation &op : region.front()) {
      if (TorchTensorType type = visit(op))
        return type;
    }
    return {};
  }

  void follow(Value value, Trace trace) { traces[value] = trace; }
  /// Where the type was told.
  std::optional<Location> decidedAt;
  /// The keys and positions at which the container is read.
  llvm::SetVector<Attribute> keys;

private:
  Trace traceOf(Value value) const {
    auto it = traces.find(value);
    return it == traces.end() ? Trace::None : it->second;
  }

  TorchTensorType visit(Operation &op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      return enter(call);
    if (TorchTensorType type = decide(op))
      return type;
    // What a loop carries goes in by its operands; what a region leaves with
    // are its results.
    for (Region &region : op.getRegions()) {
      if (region.empty())
        continue;
      Block &block = region.front();
      if (isa<LoopOp>(op))
        for (auto [init, param] : llvm::zip(op.getOperands().drop_front(2),
                                            block.getArguments().drop_front(1)))
          pass(init, param);
      if (TorchTensorType type = find(region))
        return type;
      ValueRange ends = block.getTerminator()->getOperands();
      if (isa<LoopOp>(op))
        ends = ends.drop_front(1);
      for (auto [result, end] : llvm::zip(op.getResults(), ends))
        pass(end, result);
    }
    return {};
  }

  void pass(Value from, Value to) {
    if (Trace trace = traceOf(from); trace != Trace::None)
      traces[to] = trace;
  }

  TorchTensorType enter(func::CallOp call) {
    constexpr unsigned maxDepth = 100;
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    bool isPassed = llvm::any_of(call.getOperands(), [&](Value value) {
      return traceOf(value) != Trace::None;
    });
    if (!callee || callee.isDeclaration() || !isPassed || depth > maxDepth)
      return {};
    // Another call of the same function passes other values.
    llvm::DenseMap<Value, Trace> outer = traces;
    for (auto [operand, param] :
         llvm::zip(call.getOperands(), callee.getArguments())) {
      passed[param] = operand;
      traces.erase(param);
      pass(operand, param);
    }
    ++depth;
    TorchTensorType type = find(callee.getBody());
    --depth;
    SmallVector<Trace> ends;
    for (Value end : callee.getBody().front().getTerminator()->getOperands())
      ends.push_back(traceOf(end));
    traces = std::move(outer);
    for (auto [result, end] : llvm::zip(call.getResults(), ends))
      if (end != Trace::None)
        traces[result] = end;
    return type;
  }

  /// The type of a weight: a module's attribute or a constant.
  TorchTensorType weight(Value value) {
    constexpr unsigned maxSteps = 1000; // Callees may call themselves.
    for (unsigned i = 0; i < maxSteps; ++i) {
      Operation *def = value.getDefiningOp();
      if (passed.contains(value))
        value = passed[value];
      else if (def && getOperatorName(def) == "prim::unchecked_cast")
        value = def->getOperand(0);
      else
        break;
    }
    if (auto get = value.getDefiningOp<GlobalGetOp>())
      if (auto global = symbols.lookup<GlobalOp>(get.getGlobalAttr().getAttr()))
        return dyn_cast_or_null<TorchTensorType>(
            getConstantType(global.getValue()));
    Attribute known = getConstant(value);
    return known ? dyn_cast_or_null<TorchTensorType>(getConstantType(known))
                 : TorchTensorType();
  }

  TorchTensorType make(Operation &op, ArrayRef<Attribute> dims, Type dtype) {
    decidedAt = op.getLoc();
    return TorchTensorType::get(b.getContext(), dims, dtype);
  }

  /// Reads of the container.
  void readElement(Operation &op, StringRef base) {
    auto found = [&](Attribute at, Value element) {
      keys.insert(at);
      if (at == key)
        follow(element, Trace::Layout);
    };
    if (base == "prim::TupleUnpack" || base == "prim::ListUnpack")
      for (auto [i, element] : llvm::enumerate(op.getResults()))
        found(b.getI64IntegerAttr(i), element);
    else if ((base == "aten::__getitem__" || base == "prim::TupleIndex") &&
             op.getNumOperands() == 2)
      if (Attribute at = getConstant(op.getOperand(1)))
        found(at, op.getResult(0));
  }

  TorchTensorType decide(Operation &op) {
    // What keeps rank and channels, as a network's first steps do.
    static const llvm::StringSet<> sameLayout = {
        "aten::add",
        "aten::sub",
        "aten::mul",
        "aten::div",
        "aten::add_",
        "aten::sub_",
        "aten::mul_",
        "aten::div_",
        "aten::relu",
        "aten::contiguous",
        "aten::to",
        "aten::clone",
        "aten::clamp",
        "aten::batch_norm",
        "aten::detach",
        "aten::neg",
        "aten::pow",
        "aten::sqrt",
        "aten::abs",
        "aten::tanh",
        "aten::sigmoid",
        "aten::gelu",
        "aten::silu",
        "aten::exp",
        "aten::log",
        "aten::dropout",
        "aten::layer_norm",
        "aten::group_norm",
        "aten::instance_norm",
        "aten::float",
        "aten::half",
        "aten::type_as",
        "aten::pad",
        "aten::constant_pad_nd",
        "aten::max_pool1d",
        "aten::max_pool2d",
        "aten::max_pool3d",
        "aten::avg_pool1d",
        "aten::avg_pool2d",
        "aten::avg_pool3d",
        "aten::upsample_nearest2d",
        "aten::upsample_bilinear2d",
        "aten::__interpolate",
        "aten::reflection_pad2d",
        "aten::replication_pad2d",
        "prim::unchecked_cast",
        "aten::unchecked_unwrap_optional"};
    static const llvm::StringSet<> sameFeatures = {
        "aten::flatten", "aten::view", "aten::reshape"};
    StringRef name = getOperatorName(&op);
    std::string spelled;
    if (name.empty()) {
      // Ops without a schema go by the name of their node.
      StringRef node = op.getName().getStringRef();
      if (node.consume_front("torch."))
        spelled = (node.split('.').first + "::" + node.split('.').second).str();
      name = spelled;
    }
    StringRef base = name.split('.').first;
    if (op.getNumOperands() == 0)
      return {};
    Attribute n = b.getStringAttr("n"), s = b.getStringAttr("s");
    if (base == "aten::embedding" &&
        traceOf(op.getOperand(1)) >= Trace::Features)
      return make(op, {n, s}, b.getI64Type());
    Trace trace = traceOf(op.getOperand(0));
    if (trace == Trace::Container) {
      readElement(op, base);
      return {};
    }
    if (trace == Trace::None && sameLayout.contains(base) &&
        op.getNumOperands() > 1)
      trace = traceOf(op.getOperand(1));
    if (trace < Trace::Features)
      return {};
    TorchTensorType w =
        op.getNumOperands() > 1 ? weight(op.getOperand(1)) : TorchTensorType();
    bool isTransposed = base.starts_with("aten::conv_transpose");
    bool isConvolution =
        base.starts_with("aten::conv") || base == "aten::_convolution";
    if (trace == Trace::Layout && isConvolution && w && w.getRank() > 2) {
      unsigned spatial = w.getRank() - 2;
      std::optional<int64_t> groups;
      if (base == "aten::_convolution" && op.getNumOperands() > 8) {
        groups = getConstantInt(op.getOperand(8));
        isTransposed = getConstantBool(op.getOperand(6)) == true;
      } else if (op.getNumOperands() > 6) {
        groups = getConstantInt(op.getOperand(6));
      }
      int64_t channels =
          isTransposed ? *w.getSize(0) : *w.getSize(1) * groups.value_or(1);
      static constexpr StringLiteral names[] = {"d", "h", "w"};
      SmallVector<Attribute> dims = {n, b.getI64IntegerAttr(channels)};
      if (spatial == 1)
        dims.push_back(b.getStringAttr("l"));
      else
        for (unsigned i = 3 - std::min(spatial, 3u); i < 3; ++i)
          dims.push_back(b.getStringAttr(names[i]));
      return make(op, dims, w.getDtype());
    }
    if (base == "aten::linear" && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(1))}, w.getDtype());
    if ((base == "aten::matmul" || base == "aten::mm") && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(0))}, w.getDtype());
    bool isRecurrent = base == "aten::lstm" || base == "aten::gru" ||
                       base == "aten::rnn_tanh" || base == "aten::rnn_relu";
    if (trace == Trace::Layout && isRecurrent && op.getNumOperands() == 9)
      if (auto weights = getElements(op.getOperand(2)))
        if (TorchTensorType first = weight(weights->front());
            first && first.getRank() == 2) {
          Attribute features = b.getI64IntegerAttr(*first.getSize(1));
          bool batchFirst = getConstantBool(op.getOperand(8)) == true;
          return make(op, {batchFirst ? n : s, batchFirst ? s : n, features},
                      first.getDtype());
        }
    if (op.getNumResults() == 1) {
      if (sameLayout.contains(base))
        follow(op.getResult(0), trace);
      else if (sameFeatures.contains(base))
        follow(op.getResult(0), Trace::Features);
    }
    return {};
  }

  SymbolTable symbols;
  Builder b;
  Attribute key;
  llvm::DenseMap<Value, Trace> traces;
  /// What the parameters of callees are in their callers.
  llvm::DenseMap<Value, Value> passed;
  unsigned depth = 0;
};

/// Tells the type of an argument or, with a key, of an element of one.
TorchTensorType inferTensor(func::FuncOp entry, unsigned argument,
                            Attribute key) {
  UseFinder finder(entry->getParentOfType<ModuleOp>(), key);
  finder.follow(entry.getArgument(argument),
                key ? Trace::Container : Trace::Layout);
  TorchTensorType type = finder.find(entry.getBody());
  if (!type)
    return {};
  auto name = entry.getArgAttrOfType<StringAttr>(argument, "torch.name");
  std::string text;
  llvm::raw_string_ostream os(text);
  if (key)
    os << "element " << key << " of ";
  os << "argument '"
     << (name ? name.getValue() : StringRef(std::to_string(argument)))
     << "' is taken to be " << spellInput(type) << ", from its use here";
  emitRemark(*finder.decidedAt, text);
  return type;
}

} // namespace

Attribute inferInput(func::FuncOp entry, unsigned argument) {
  Builder b(entry.getContext());
  Type type = entry.getArgumentTypes()[argument];
  if (isa<RefType>(type)) {
    TorchTensorType tensor = inferTensor(entry, argument, {});
    return tensor ? TypeAttr::get(tensor) : Attribute();
  }
  bool isDict = isa<DictType>(type);
  if (!isDict && !isa<ListType, TorchTupleType>(type))
    return {};
  UseFinder reader(entry->getParentOfType<ModuleOp>());
  reader.follow(entry.getArgument(argument), Trace::Container);
  (void)reader.find(entry.getBody());
  SmallVector<Attribute> keys(reader.keys.getArrayRef());
  // A list is as long as what is read of it, a tuple as its type says.
  auto tuple = dyn_cast<TorchTupleType>(type);
  int64_t length = tuple ? tuple.getElements().size() : 0;
  for (Attribute key : keys)
    if (auto position = dyn_cast<IntegerAttr>(key); position && !isDict) {
      if (position.getInt() < 0)
        return {};
      length = std::max(length, position.getInt() + 1);
    }
  if (!isDict) {
    keys.clear();
    for (int64_t i = 0; i < length; ++i)
      keys.push_back(b.getI64IntegerAttr(i));
  }
  SmallVector<Attribute> elements;
  for (Attribute key : keys) {
    TorchTensorType tensor = inferTensor(entry, argument, key);
    if (!tensor)
      return {};
    elements.push_back(
        isDict ? Attribute(b.getArrayAttr({key, TypeAttr::get(tensor)}))
               : Attribute(TypeAttr::get(tensor)));
  }
  return elements.empty() ? Attribute() : b.getArrayAttr(elements);
}

} // namespace torchonnx
