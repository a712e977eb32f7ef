//===- Registry.cpp - LibTorch's operators by name ------------------------===//

#include "Registry.h"
#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/StringSet.h"
#include <ATen/core/enum_tag.h>
#include <sstream>

using namespace torchonnx;
using llvm::StringRef;

/// Whether a number, or an element of a tensor that has them, is this one.
static bool holds(const c10::IValue &value, int64_t number) {
  if (value.isInt())
    return value.toInt() == number;
  return value.isTensor() && value.toTensor().is_cpu() &&
         c10::isIntegralType(value.toTensor().scalar_type(), false) &&
         value.toTensor().eq(number).any().item<bool>();
}

/// PyTorch leaves the one quotient of ints that overflows to the processor,
/// which stops the process; and TorchScript's own remainder and rounding
/// division do so with a divisor of 0.
static void checkDivisor(const c10::FunctionSchema &schema,
                         const torch::jit::Stack &stack) {
  static const llvm::StringSet<> divisions = {"aten::div", "aten::floor_divide",
                                              "aten::floordiv", "aten::fmod"};
  bool mayBeByZero = schema.name() == "aten::remainder" ||
                     schema.name() == "aten::__round_to_zero_floordiv";
  if (stack.size() < 2 || (!mayBeByZero && !divisions.contains(schema.name())))
    return;
  const c10::IValue &x = stack[0], &y = stack[1];
  TORCH_CHECK(!mayBeByZero || !x.isInt() || !y.isInt() || y.toInt() != 0,
              "integer division or modulo by zero");
  TORCH_CHECK(!holds(y, -1) ||
                  (!holds(x, std::numeric_limits<int64_t>::min()) &&
                   !holds(x, std::numeric_limits<int32_t>::min())),
              "integer overflow");
}

void TorchOperator::run(torch::jit::Stack &stack) const {
  checkDivisor(*schema, stack);
  if (handle) {
    handle->callBoxed(stack);
    return;
  }
  // The interpreter tells operators of any arity how many arguments they have.
  if (schema->is_vararg())
    stack.emplace_back(static_cast<int64_t>(stack.size()));
  (*jit)(stack);
}

bool torchonnx::mentionsTensor(const c10::TypePtr &type) {
  if (type->kind() == c10::TypeKind::TensorType)
    return true;
  for (const c10::TypePtr &inner : type->containedTypes())
    if (mentionsTensor(inner))
      return true;
  return false;
}

bool torchonnx::readsElements(const c10::FunctionSchema &schema) {
  static const llvm::StringSet<> scalars = {"aten::item",
                                            "aten::_local_scalar_dense",
                                            "aten::Int",
                                            "aten::Float",
                                            "aten::Bool",
                                            "aten::Complex",
                                            "aten::IntImplicit",
                                            "aten::FloatImplicit",
                                            "aten::ScalarImplicit",
                                            "aten::ComplexImplicit",
                                            "aten::equal",
                                            "aten::is_nonzero",
                                            "aten::allclose",
                                            "aten::tolist",
                                            "aten::__contains__",
                                            "aten::q_scale",
                                            "aten::q_zero_point",
                                            "aten::q_per_channel_axis"};
  return scalars.contains(schema.name());
}

static void classify(TorchOperator &op, StringRef name) {
  for (const c10::Argument &arg : op.schema->arguments()) {
    op.takesTensor |= mentionsTensor(arg.type());
    op.isMutable |= arg.alias_info() && arg.alias_info()->isWrite();
  }
  for (const c10::Argument &ret : op.schema->returns()) {
    op.returnsTensor |= mentionsTensor(ret.type());
    op.returnsList |= ret.type()->kind() == c10::TypeKind::ListType;
  }
  if (op.handle)
    for (at::Tag tag : op.handle->getTags()) {
      op.isNondeterministic |= tag == at::Tag::nondeterministic_seeded;
      op.isPointwise |= tag == at::Tag::pointwise;
      op.sizesDependOnElements |= tag == at::Tag::dynamic_output_shape;
    }
  static const llvm::StringSet<> uninitialised = {
      "aten::empty", "aten::empty_like", "aten::new_empty",
      "aten::empty_strided", "aten::new_empty_strided"};
  static const llvm::StringSet<> properties = {
      "aten::is_floating_point", "aten::is_complex", "aten::is_signed",
      "aten::is_conj",           "aten::is_neg",     "aten::is_leaf",
      "prim::is_cuda",           "prim::is_cpu",     "prim::is_sparse",
      "prim::is_quantized",      "prim::is_meta",    "prim::is_mkldnn",
      "prim::requires_grad",     "aten::can_cast",   "aten::is_pinned",
      "aten::requires_grad"};
  StringRef base = name.split('.').first;
  op.readsElements =
      readsElements(*op.schema) && op.takesTensor && !op.returnsTensor;
  op.isNondeterministic |= uninitialised.contains(base);
  op.isPropertyOfTensor = properties.contains(base);
}

const TorchOperator *Registry::find(StringRef name) {
  auto [it, isNew] = operators.try_emplace(name);
  if (!isNew)
    return it->second.get();
  auto [base, overload] = name.split('.');
  c10::OperatorName operatorName(base.str(), overload.str());
  auto op = std::make_unique<TorchOperator>();
  // The dispatcher first: TorchScript's registry parses all its schemas when
  // it is first asked.
  if (auto handle = c10::Dispatcher::singleton().findSchema(operatorName)) {
    op->handle = handle;
    op->schema = &handle->schema();
  } else if (auto jit = torch::jit::findOperatorFor(operatorName);
             jit && jit->hasOperation()) {
    op->jit = jit->getOperation();
    op->schema = &jit->schema();
  } else {
    return nullptr;
  }
  classify(*op, name);
  it->second = std::move(op);
  return it->second.get();
}

const OpSchema *Registry::getSchema(StringRef name) {
  if (const OpSchema *listed = getListedSchema(name))
    return listed;
  auto [it, isNew] = schemas.try_emplace(name);
  if (isNew)
    if (const TorchOperator *op = find(name)) {
      std::ostringstream text;
      text << *op->schema;
      if (std::optional<OpSchema> parsed = OpSchema::parse(text.str())) {
        it->second = std::make_unique<OpSchema>(std::move(*parsed));
        it->second->isNondeterministic = op->isNondeterministic;
      }
    }
  return it->second.get();
}

llvm::ArrayRef<const OpSchema *> Registry::getOverloads(StringRef baseName) {
  auto [it, isNew] = overloads.try_emplace(baseName);
  if (isNew)
    for (const auto &op : torch::jit::getAllOperatorsFor(
             c10::Symbol::fromQualString(baseName.str()))) {
      std::string name = toString(op->schema().operator_name());
      if (const OpSchema *schema = getSchema(name))
        it->second.push_back(schema);
    }
  return it->second;
}
