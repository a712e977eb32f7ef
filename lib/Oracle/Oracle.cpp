//===- Oracle.cpp - The oracle over LibTorch ------------------------------===//

#include "LibTorchOracle.h"
#include "MetaFallback.h"
#include "torch-onnx-opt/Operators.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/ATen.h>
#include <c10/core/InferenceMode.h>

using namespace mlir;
using namespace torchonnx;

void torchonnx::registerOracle(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TorchDialect *dialect) {
    dialect->addInterface<OracleInterface>(
        +[](MLIRContext *context) -> std::unique_ptr<Oracle> {
          return std::make_unique<LibTorchOracle>(context);
        });
    dialect->setSchemaLookup([context](StringRef name) {
      return getOracle(context).getSchema(name);
    });
  });
}

bool torchonnx::isOfOperands(const std::exception &error) {
  if (dynamic_cast<const c10::NotImplementedError *>(&error))
    return false;
  auto *torchError = dynamic_cast<const c10::Error *>(&error);
  StringRef text =
      torchError ? torchError->what_without_backtrace() : error.what();
  static constexpr llvm::StringLiteral others[] = {"INTERNAL ASSERT",
                                                   "Expected a value of type",
                                                   "not implemented",
                                                   "not supported",
                                                   "meta",
                                                   "Meta",
                                                   "storage"};
  return (torchError || typeid(error) == typeid(std::runtime_error)) &&
         llvm::none_of(others,
                       [&](StringRef other) { return text.contains(other); });
}

std::string torchonnx::getErrorMessage(const std::exception &error) {
  // Asking for the stack of calls, as `what` does, takes milliseconds.
  auto *torchError = dynamic_cast<const c10::Error *>(&error);
  StringRef text =
      torchError ? torchError->what_without_backtrace() : error.what();
  // TorchScript's own exceptions wrap PyTorch's in a trace of its code.
  if (size_t at = text.rfind("RuntimeError: "); at != StringRef::npos)
    text = text.drop_front(at + StringRef("RuntimeError: ").size());
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    line = line.trim();
    if (line.empty() || line.starts_with("Exception raised from") ||
        line.starts_with("frame #") ||
        line.starts_with("The following operation failed"))
      continue;
    return line.split(" (Exception raised from").first.str();
  }
  return "LibTorch failed without a message";
}

LibTorchOracle::LibTorchOracle(MLIRContext *context)
    : context(context), symbols(context), reader(symbols) {
  registerMetaKernels();
  registerExtraOperators();
}

int64_t LibTorchOracle::getWork() const { return getCpuWork(); }

const OpSchema *LibTorchOracle::getSchema(StringRef name) {
  const OpSchema *schema = nullptr;
  std::string why;
  (void)guarded(why, [&] { schema = registry.getSchema(name); });
  return schema;
}

ArrayRef<const OpSchema *> LibTorchOracle::getOverloads(StringRef baseName) {
  ArrayRef<const OpSchema *> schemas;
  std::string why;
  (void)guarded(why, [&] { schemas = registry.getOverloads(baseName); });
  return schemas;
}
