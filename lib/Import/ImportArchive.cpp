//===- ImportArchive.cpp - What a user gives as files ---------------------===//

#include "lib/Import/Archive.h"
#include "lib/Import/ExportedProgram.h"
#include "lib/Import/GraphImporter.h"
#include "lib/Import/Locations.h"
#include "lib/Import/ZipFile.h"
#include "lib/Oracle/Convert.h"
#include "lib/Oracle/Silence.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Unsupported.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
namespace jit = torch::jit;

namespace torchonnx {

/// The methods that a caller may ask for.
static std::string listMethods(const jit::Module &model) {
  SmallVector<std::string> names;
  for (const jit::Function *method : model.type()->methods())
    if (!StringRef(method->name()).starts_with("__"))
      names.push_back(method->name());
  return names.empty() ? "it exports none"
                       : "it exports " + llvm::join(names, ", ");
}

OwningOpRef<ModuleOp> importArchive(MLIRContext *context, StringRef path,
                                    const ImportOptions &options) {
  context->loadDialect<TorchDialect, func::FuncDialect>();
  Location loc = UnknownLoc::get(context);
  Silence silence;
  try {
    std::optional<jit::SourceRange> where;
    llvm::Expected<std::unique_ptr<ZipFile>> zip = openProgram(path);
    if (!zip)
      return emitError(loc) << llvm::toString(zip.takeError()), nullptr;
    if (isExportedProgram(**zip)) {
      llvm::Expected<ExportedProgram> program =
          readExportedProgram(path, **zip, options.method);
      if (!program)
        return emitError(loc) << llvm::toString(program.takeError()), nullptr;
      return importExportedProgram(context, *program, path, options.method,
                                   llvm::sys::path::stem(path));
    }
    llvm::Expected<Archive> archive = loadArchive(path, **zip, where);
    if (!archive) {
      if (where)
        loc = Locations(context).get(*where, "");
      return emitError(loc) << llvm::toString(archive.takeError()), nullptr;
    }
    if (options.eval)
      setEvaluating(*archive);
    jit::Function *entry = archive->module.type()->findMethod(options.method);
    if (!entry)
      return emitError(loc)
                 << "'" << path << "' has no method '" << options.method
                 << "': " << listMethods(archive->module),
             nullptr;
    OwningOpRef<ModuleOp> module =
        importFunctions(context, *archive, entry, llvm::sys::path::stem(path));
    if (module && !archive->unknown.empty())
      (*module)->setAttr(kUnknownOperators,
                         Builder(context).getStrArrayAttr(
                             llvm::to_vector_of<StringRef>(archive->unknown)));
    return module;
  } catch (const std::exception &error) {
    emitError(loc) << "cannot import '" << path << "': " << getMessage(error);
    return nullptr;
  }
}

FailureOr<SmallVector<Attribute>> loadExampleInputs(MLIRContext *context,
                                                    StringRef path) {
  context->loadDialect<TorchDialect>();
  Location loc = UnknownLoc::get(context);
  try {
    llvm::Expected<c10::IValue> loaded = loadPickle(path);
    if (!loaded)
      return emitError(loc) << llvm::toString(loaded.takeError());
    SmallVector<c10::IValue> arguments;
    if (loaded->isTuple())
      llvm::append_range(arguments, loaded->toTupleRef().elements());
    else
      arguments.push_back(*loaded);
    SmallVector<Attribute> attributes;
    for (auto [index, argument] : llvm::enumerate(arguments)) {
      Attribute attr =
          convertValue(context, argument, "example." + std::to_string(index));
      if (!attr)
        return emitError(loc)
               << "'" << path << "': example input " << index
               << " cannot be read: it is a " << argument.type()->repr_str();
      attributes.push_back(attr);
    }
    return attributes;
  } catch (const std::exception &error) {
    return emitError(loc) << "cannot load '" << path
                          << "': " << getMessage(error);
  }
}

} // namespace torchonnx
