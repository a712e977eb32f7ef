//===- SourceText.cpp - The user's Python, for error messages -------------===//

#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>

using namespace mlir;

namespace {
struct Registry {
  std::mutex mutex;
  llvm::StringMap<llvm::DenseMap<unsigned, std::string>> files;
};
Registry &registry() {
  static Registry instance;
  return instance;
}

/// The places of a location, innermost first. One of several has those of the
/// first that has any.
void collect(Location loc,
             SmallVectorImpl<std::pair<StringRef, FileLineColLoc>> &places,
             StringRef module = "") {
  if (auto file = dyn_cast<FileLineColLoc>(loc)) {
    places.emplace_back(module, file);
  } else if (auto name = dyn_cast<NameLoc>(loc)) {
    collect(name.getChildLoc(), places, name.getName());
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    collect(call.getCallee(), places, module);
    collect(call.getCaller(), places, module);
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    size_t known = places.size();
    for (Location part : fused.getLocations())
      if (places.size() == known)
        collect(part, places, module);
  }
}

/// Whether a file belongs to PyTorch's own Python, or to ours, which calls what
/// it traces.
bool isLibrary(StringRef file) {
  return file.contains("-packages/torch/") || file.starts_with("torch/") ||
         file.contains("/torch/nn/") || file.contains("torch_onnx_opt/_");
}
} // namespace

void torchonnx::addSourceText(StringRef file, unsigned firstLine,
                              StringRef text) {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  auto &lines = all.files[file];
  for (unsigned line = firstLine; !text.empty(); ++line) {
    auto [head, tail] = text.split('\n');
    lines.try_emplace(line, head.rtrim("\r").str());
    text = tail;
  }
}

void torchonnx::clearSourceText() {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  all.files.clear();
}

std::optional<std::string> torchonnx::getSourceLine(StringRef file,
                                                    unsigned line) {
  Registry &all = registry();
  std::scoped_lock lock(all.mutex);
  auto found = all.files.find(file);
  if (found == all.files.end())
    return std::nullopt;
  auto text = found->second.find(line);
  if (text == found->second.end())
    return std::nullopt;
  return text->second;
}

FileLineColLoc torchonnx::getUserLocation(Location loc) {
  SmallVector<std::pair<StringRef, FileLineColLoc>> places;
  collect(loc, places);
  for (auto [module, place] : places)
    if (!isLibrary(place.getFilename()))
      return place;
  return places.empty() ? FileLineColLoc() : places.front().second;
}

SmallVector<FileLineColLoc> torchonnx::getStack(Location loc) {
  SmallVector<std::pair<StringRef, FileLineColLoc>> places;
  collect(loc, places);
  return SmallVector<FileLineColLoc>(
      llvm::make_second_range(llvm::reverse(places)));
}

SmallVector<FileLineColLoc> torchonnx::getCallChain(Location loc, bool outer) {
  SmallVector<std::pair<StringRef, FileLineColLoc>> places;
  collect(loc, places);
  SmallVector<FileLineColLoc> chain;
  bool isInner = true;
  for (auto [module, place] : places) {
    bool isUser = isInner && !isLibrary(place.getFilename());
    if (isUser)
      isInner = false;
    else if (isInner || outer)
      chain.push_back(place);
  }
  if (isInner && !chain.empty())
    chain.erase(chain.begin()); // The innermost one stands for the user's.
  std::reverse(chain.begin(), chain.end());
  return chain;
}

StringRef torchonnx::getModulePath(Location loc) {
  SmallVector<std::pair<StringRef, FileLineColLoc>> places;
  collect(loc, places);
  for (auto [module, place] : places)
    if (!module.empty())
      return module;
  return "";
}
