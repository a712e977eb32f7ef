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
#include "passes/Simplify/inputs/Inputs.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace torchonnx {

/// What keeps rank and channels, as a network's first steps do.
static bool keepsLayout(StringRef base) {
  static const llvm::StringSet<> names = {"aten::add",
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
  return names.contains(base);
}

/// What keeps the last dim, or some of it.
static bool keepsFeatures(StringRef base) {
  return llvm::is_contained({"aten::flatten", "aten::view", "aten::reshape"},
                            base);
}

/// The name of the operator; ops without a schema go by that of their node.
static std::string nameOf(Operation &op) {
  StringRef name = getOperatorName(&op), node = op.getName().getStringRef();
  if (!name.empty() || !node.consume_front("torch."))
    return name.str();
  return (node.split('.').first + "::" + node.split('.').second).str();
}

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
  /// Says that a value comes of what is known by other means.
  void explain(Value value) { explained.insert(value); }
  /// Where the type was told.
  std::optional<Location> decidedAt;
  /// Where it first met an explained value, element by element.
  std::optional<Location> metAt;
  /// The keys and positions at which the container is read.
  llvm::SetVector<Attribute> keys;

private:
  Trace traceOf(Value value) const {
    auto it = traces.find(value);
    return it == traces.end() ? Trace::None : it->second;
  }

  bool isExplained(Value value) const { return explained.contains(value); }

  TorchTensorType visit(Operation &op) {
    if (op.getNumRegions() == 0 &&
        llvm::any_of(op.getOperands(),
                     [&](Value value) { return isExplained(value); }))
      explained.insert_range(op.getResults());
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
    if (isExplained(from))
      explained.insert(to);
  }

  TorchTensorType enter(func::CallOp call) {
    constexpr unsigned maxDepth = 100;
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    bool isPassed = llvm::any_of(call.getOperands(), [&](Value value) {
      return traceOf(value) != Trace::None;
    });
    if (!callee || callee.isDeclaration() || !isPassed ||
        calls.size() > maxDepth)
      return {};
    // Another call of the same function passes other values.
    llvm::DenseMap<Value, Trace> outer = traces;
    for (auto [operand, param] :
         llvm::zip(call.getOperands(), callee.getArguments())) {
      passed[param] = operand;
      traces.erase(param);
      explained.erase(param);
      pass(operand, param);
    }
    calls.push_back(call.getLoc());
    TorchTensorType type = find(callee.getBody());
    calls.pop_back();
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

  /// An op inside of the calls that lead to it.
  Location placeOf(Operation &op) {
    Location loc = op.getLoc();
    for (Location call : llvm::reverse(calls))
      loc = CallSiteLoc::get(loc, call);
    return loc;
  }

  TorchTensorType make(Operation &op, ArrayRef<Attribute> dims, Type dtype) {
    decidedAt = placeOf(op);
    return TorchTensorType::get(b.getContext(), dims, dtype);
  }

  /// What the schema of an operator calls so; null where it has no such
  /// operand.
  static Value operandOf(Operation &op, StringRef operand) {
    const OpSchema *schema =
        op.getContext()->getLoadedDialect<TorchDialect>()->getSchema(
            getOperatorName(&op));
    auto at = schema ? schema->argIndex(operand) : std::nullopt;
    return at && *at < op.getNumOperands() ? op.getOperand(*at) : Value();
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

  TorchTensorType decideConvolution(Operation &op, StringRef base,
                                    TorchTensorType w) {
    Value groups =
        base.starts_with("aten::conv") || base == "aten::_convolution"
            ? operandOf(op, "groups")
            : Value();
    if (!groups || w.getRank() <= 2)
      return {};
    bool isTransposed = base.starts_with("aten::conv_transpose") ||
                        getConstantBool(operandOf(op, "transposed")) == true;
    unsigned spatial = w.getRank() - 2;
    int64_t channels = isTransposed
                           ? *w.getSize(0)
                           : *w.getSize(1) * getConstantInt(groups).value_or(1);
    static constexpr StringLiteral names[] = {"d", "h", "w"};
    SmallVector<Attribute> dims = {b.getStringAttr("n"),
                                   b.getI64IntegerAttr(channels)};
    if (spatial == 1)
      dims.push_back(b.getStringAttr("l"));
    else
      for (unsigned i = 3 - std::min(spatial, 3u); i < 3; ++i)
        dims.push_back(b.getStringAttr(names[i]));
    return make(op, dims, w.getDtype());
  }

  /// Packed sequences have no such order.
  TorchTensorType decideRecurrent(Operation &op) {
    Value order = operandOf(op, "batch_first");
    auto weights = order ? getElements(operandOf(op, "params")) : std::nullopt;
    TorchTensorType first =
        weights ? weight(weights->front()) : TorchTensorType();
    if (!first || first.getRank() != 2)
      return {};
    Attribute n = b.getStringAttr("n"), s = b.getStringAttr("s"),
              features = b.getI64IntegerAttr(*first.getSize(1));
    bool batchFirst = getConstantBool(order) == true;
    return make(op, {batchFirst ? n : s, batchFirst ? s : n, features},
                first.getDtype());
  }

  TorchTensorType decide(Operation &op) {
    const std::string name = nameOf(op);
    StringRef base = StringRef(name).split('.').first;
    if (op.getNumOperands() == 0)
      return {};
    Attribute n = b.getStringAttr("n"), s = b.getStringAttr("s");
    if (base == "aten::embedding" &&
        traceOf(operandOf(op, "indices")) >= Trace::Features)
      return make(op, {n, s}, b.getI64Type());
    Trace trace = traceOf(op.getOperand(0));
    if (trace == Trace::Container) {
      readElement(op, base);
      return {};
    }
    bool isMeeting = traceOf(op.getOperand(0)) != Trace::None
                         ? op.getNumOperands() > 1 && !base.ends_with("_") &&
                               isExplained(op.getOperand(1))
                         : op.getNumOperands() > 1 &&
                               isExplained(op.getOperand(0)) &&
                               traceOf(op.getOperand(1)) != Trace::None;
    if (isMeeting && keepsLayout(base)) {
      // Broadcasting says nothing of ours.
      if (!metAt)
        metAt = placeOf(op);
      return {};
    }
    if (trace == Trace::None && keepsLayout(base) && op.getNumOperands() > 1)
      trace = traceOf(op.getOperand(1));
    if (trace < Trace::Features)
      return {};
    TorchTensorType w =
        op.getNumOperands() > 1 ? weight(op.getOperand(1)) : TorchTensorType();
    if (trace == Trace::Layout && w)
      if (TorchTensorType type = decideConvolution(op, base, w))
        return type;
    if (base == "aten::linear" && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(1))}, w.getDtype());
    if ((base == "aten::matmul" || base == "aten::mm") && w && w.getRank() == 2)
      return make(op, {n, b.getI64IntegerAttr(*w.getSize(0))}, w.getDtype());
    if (trace == Trace::Layout)
      if (TorchTensorType type = decideRecurrent(op))
        return type;
    if (op.getNumResults() == 1) {
      if (keepsLayout(base))
        follow(op.getResult(0), trace);
      else if (keepsFeatures(base))
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
  llvm::DenseSet<Value> explained;
  SmallVector<Location> calls;
};

/// The rank of what an input is given as; nothing of what is no one tensor.
std::optional<int64_t> rankOf(Attribute source) {
  Type type;
  if (auto described = dyn_cast<TypeAttr>(source))
    type = described.getValue();
  else if (auto example = dyn_cast<TypedAttr>(source))
    type = example.getType();
  if (auto tensor = dyn_cast_or_null<TorchTensorType>(type))
    return tensor.getRank();
  if (auto tensor = dyn_cast_or_null<RankedTensorType>(type))
    return tensor.getRank();
  return std::nullopt;
}

/// Tells the type of an argument or, with a key, of an element of one.
TorchTensorType inferTensor(func::FuncOp entry, unsigned argument,
                            Attribute key, ArrayRef<Attribute> before) {
  auto module = entry->getParentOfType<ModuleOp>();
  UseFinder finder(module, key), alone(module, key);
  Trace trace = key ? Trace::Container : Trace::Layout;
  finder.follow(entry.getArgument(argument), trace);
  alone.follow(entry.getArgument(argument), trace);
  // What it would be if what it meets were of its own shape: that has as many
  // dims at least where it is the one that was meant.
  TorchTensorType other = alone.find(entry.getBody());
  int64_t rank = other ? other.getRank() : 1;
  for (auto [i, source] : llvm::enumerate(before))
    if (source && rankOf(source).value_or(rank) >= rank)
      finder.explain(entry.getArgument(i));
  TorchTensorType type = finder.find(entry.getBody());
  bool isNumber = !type && finder.metAt;
  std::string text, name = getArgumentName(entry, argument);
  llvm::raw_string_ostream os(text);
  if (auto position = dyn_cast_or_null<IntegerAttr>(key))
    os << "element " << position.getInt() << " of ";
  else if (key)
    os << "element " << key << " of ";
  os << "argument '" << name << "' is taken to be ";
  if (isNumber) {
    Builder b(entry.getContext());
    type = TorchTensorType::get(b.getContext(), {}, b.getF32Type());
    os << "a number, " << spellInput(type)
       << ", as nothing says that it has dims";
    if (!key)
      os << "; if it has, say so: --input '" << name << "="
         << (other ? spellInput(other) : "f32[?,?]") << "'";
    finder.decidedAt = finder.metAt;
  } else if (type) {
    os << spellInput(type) << ", from its use here";
  } else {
    return {};
  }
  emitRemark(*finder.decidedAt, text);
  return type;
}

} // namespace

Attribute inferInput(func::FuncOp entry, unsigned argument,
                     ArrayRef<Attribute> before) {
  Builder b(entry.getContext());
  Type type = entry.getArgumentTypes()[argument];
  if (isa<RefType>(type)) {
    TorchTensorType tensor = inferTensor(entry, argument, {}, before);
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
  for (auto [i, key] : llvm::enumerate(keys)) {
    Type part = tuple    ? tuple.getElements()[i]
                : isDict ? cast<DictType>(type).getValueType()
                         : cast<ListType>(type).getElementType();
    // Numbers are told by the type itself.
    if (tuple && isa<TorchIntType, TorchFloatType, TorchBoolType>(part)) {
      elements.push_back(TypeAttr::get(part));
      continue;
    }
    if (!isa<RefType>(part))
      return {};
    TorchTensorType tensor = inferTensor(entry, argument, key, before);
    if (!tensor)
      return {};
    elements.push_back(
        isDict ? Attribute(b.getArrayAttr({key, TypeAttr::get(tensor)}))
               : Attribute(TypeAttr::get(tensor)));
  }
  return elements.empty() ? Attribute() : b.getArrayAttr(elements);
}

namespace {

/// Looks for an operator that asks for a dtype of what an argument becomes, on
/// the way through calls and what keeps the dtype.
class DtypeFinder {
public:
  explicit DtypeFinder(ModuleOp module) : symbols(module) {}

  std::string find(Value from) {
    push(from);
    for (size_t i = 0; i < reached.size(); ++i)
      for (OpOperand &use : reached[i].getUses())
        if (std::string found = visit(use); !found.empty())
          return found;
    return "";
  }

private:
  void push(Value value) { reached.insert(value); }

  std::string visit(OpOperand &use) {
    Operation *op = use.getOwner();
    unsigned position = use.getOperandNumber();
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (callee && !callee.isDeclaration()) {
        push(callee.getArgument(position));
        // What it becomes in there may be returned.
        for (auto [result, end] :
             llvm::zip(call.getResults(),
                       callee.getBody().front().getTerminator()->getOperands()))
          returns.push_back({end, result});
      }
      return "";
    }
    for (auto [end, result] : returns)
      if (reached.contains(end))
        push(result);
    // A loop carries what its bound and condition are in front of; its region
    // ends with a condition.
    if (isa<LoopOp>(op) && position >= 2) {
      push(op->getRegion(0).getArgument(position - 1));
      push(op->getResult(position - 2));
      return "";
    }
    if (isa<TorchYieldOp>(op)) {
      unsigned first = isa<LoopOp>(op->getParentOp()) ? 1 : 0;
      if (position >= first)
        push(op->getParentOp()->getResult(position - first));
      return "";
    }
    StringRef base = getOperatorName(op).split('.').first;
    struct Wish {
      StringLiteral op;
      unsigned position;
      const char *input;
    };
    static constexpr Wish wishes[] = {{"aten::embedding", 1, "i64[n,s]"},
                                      {"aten::embedding_bag", 1, "i64[n,s]"},
                                      {"aten::one_hot", 0, "i64[n]"},
                                      {"aten::index_select", 2, "i64[n]"},
                                      {"aten::gather", 2, "i64[n,?]"},
                                      {"aten::take_along_dim", 1, "i64[n,?]"},
                                      {"aten::masked_fill", 1, "bool[n,?]"},
                                      {"aten::masked_select", 1, "bool[n,?]"},
                                      {"aten::logical_not", 0, "bool[n,?]"},
                                      {"aten::bitwise_not", 0, "bool[n,?]"},
                                      {"aten::where", 0, "bool[n,?]"}};
    for (const Wish &wish : wishes)
      if (base == wish.op && position == wish.position)
        return wish.input;
    static const llvm::StringSet<> keepsDtype = {
        "aten::add",           "aten::sub",       "aten::mul",
        "aten::clamp",         "aten::view",      "aten::reshape",
        "aten::flatten",       "aten::unsqueeze", "aten::squeeze",
        "aten::transpose",     "aten::permute",   "aten::t",
        "aten::slice",         "aten::select",    "aten::expand",
        "aten::contiguous",    "aten::clone",     "aten::detach",
        "aten::repeat",        "aten::roll",      "aten::flip",
        "prim::unchecked_cast"};
    if (keepsDtype.contains(base))
      for (Value result : op->getResults())
        push(result);
    return "";
  }

  SymbolTable symbols;
  llvm::SetVector<Value> reached;
  SmallVector<std::pair<Value, Value>> returns;
};

} // namespace

std::string suggestInput(func::FuncOp entry, unsigned argument) {
  std::string found = DtypeFinder(entry->getParentOfType<ModuleOp>())
                          .find(entry.getArgument(argument));
  // What is pasted for several must not say that they are alike.
  const char *any = argument == 0 ? "f32[batch,3]" : "f32[?,?]";
  return found.empty() ? any : found;
}

} // namespace torchonnx
