//===- ExportedPlaces.cpp - Where nodes of exported graphs are from -------===//

#include "lib/Import/ExportedPlaces.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

// A stack trace is as Python prints it, the innermost call last:
//   File "net.py", line 12, in forward
//     return self.fc(x)
void ExportedPlaces::addFrames(StringRef stack,
                               SmallVectorImpl<Location> &frames) {
  SmallVector<StringRef> lines;
  stack.split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i].trim();
    if (!line.consume_front("File \""))
      continue;
    auto [file, rest] = line.split("\", line ");
    unsigned number;
    // What torch.export generates is in no file.
    if (rest.consumeInteger(10, number) || file.starts_with("<"))
      continue;
    if (i + 1 < lines.size() && !lines[i + 1].ltrim().starts_with("File \""))
      addSourceText(file, number, lines[i + 1].trim());
    frames.push_back(FileLineColLoc::get(context, file, number, 1));
  }
}

Location ExportedPlaces::get(const json::Object &node) {
  const json::Object *metadata = node.getObject("metadata");
  if (!metadata)
    return UnknownLoc::get(context);
  StringRef stack = metadata->getString("stack_trace").value_or("");
  LocationAttr &known = stacks[stack];
  if (!known) {
    SmallVector<Location> frames;
    addFrames(stack, frames);
    Location loc = UnknownLoc::get(context);
    for (Location frame : frames)
      loc =
          isa<UnknownLoc>(loc) ? frame : Location(CallSiteLoc::get(frame, loc));
    known = loc;
  }
  StringRef modulePath =
      getModulePath(metadata->getString("nn_module_stack").value_or(""));
  if (modulePath.empty())
    return Location(known);
  return NameLoc::get(StringAttr::get(context, modulePath), Location(known));
}

/// The innermost module of `key,path,class;…`, the outermost first; one that is
/// called again has the number of the call: `fc@1`.
StringRef ExportedPlaces::getModulePath(StringRef stack) {
  auto [known, isNew] = modulePaths.try_emplace(stack);
  if (!isNew)
    return known->second;
  SmallVector<StringRef> modules;
  stack.split(modules, ';', -1, /*KeepEmpty=*/false);
  for (StringRef module : modules) {
    auto [path, className] = module.split(',').second.split(',');
    path = path.split('@').first;
    if (path.starts_with("_empty_nn_module_stack"))
      path = "";
    else
      addModuleClass(path, className);
    known->second = path.str();
  }
  return known->second;
}

} // namespace torchonnx
