//===- TargetProfile.cpp - What a runtime runs ----------------------------===//

#include "torch-onnx-opt/TargetProfile.h"
#include "torch-onnx-opt/ElementTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace torchonnx;

namespace {
/// {name, text} of each file in lib/Support/targets.
constexpr struct {
  StringLiteral name, text;
} kBuiltin[] = {
#include "lib/Support/TargetProfiles.inc"
};

/// The part before the separator; the text keeps what is after it.
StringRef take(StringRef &text, StringRef separator) {
  auto [head, tail] = text.split(separator);
  text = tail.trim();
  return head.trim();
}

/// "11..20", or "11.." without an end.
bool parseRange(StringRef text, int &first, int &last) {
  StringRef begin = take(text, "..");
  last = INT_MAX;
  return !begin.getAsInteger(10, first) &&
         (text.empty() || (!text.getAsInteger(10, last) && first <= last));
}

std::optional<KernelNote> parseNote(StringRef text) {
  return StringSwitch<std::optional<KernelNote>>(text)
      .Case("inexact", KernelNote::Inexact)
      .Case("unstable", KernelNote::Unstable)
      .Case("aligned", KernelNote::Aligned)
      .Case("unordered", KernelNote::Unordered)
      .Case("mistaken", KernelNote::Mistaken)
      .Default(std::nullopt);
}
} // namespace

Expected<TargetProfile> TargetProfile::parse(StringRef text) {
  TargetProfile profile;
  StringMap<uint32_t> aliases;
  for (const ElementType &type : listElementTypes())
    aliases[type.shortName] = 1U << type.number;

  unsigned lineNumber = 0;
  auto wrong = [&](const Twine &what) {
    return createStringError(inconvertibleErrorCode(),
                             "line " + Twine(lineNumber) + ": " + what);
  };
  auto parseTypes = [&](StringRef words, uint32_t &mask) -> Error {
    SmallVector<StringRef> names;
    words.split(names, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef name : names) {
      auto it = aliases.find(name);
      if (it == aliases.end())
        return wrong("unknown element type '" + name + "'");
      mask |= it->second;
    }
    return Error::success();
  };

  while (!text.empty()) {
    ++lineNumber;
    auto [line, rest] = text.split('\n');
    text = rest;
    line = line.split('#').first.trim();
    if (line.empty())
      continue;
    if (line.consume_front("name ")) {
      profile.displayName = line.trim().str();
      continue;
    }
    if (line.consume_front("opsets ")) {
      if (!parseRange(line, profile.firstOpset, profile.lastOpset))
        return wrong("expected 'opsets FIRST..LAST'");
      continue;
    }
    if (line.starts_with("@")) {
      StringRef alias = take(line, "=");
      uint32_t mask = 0;
      if (Error error = parseTypes(line, mask))
        return error;
      aliases[alias] = mask;
      continue;
    }
    StringRef opType = take(line, "["), range = take(line, "]");
    TargetKernel kernel{lineNumber, 0, 0, {}, {}, {}, 0, {}};
    if (opType.empty() || !parseRange(range, kernel.first, kernel.last))
      return wrong("expected 'Op[FIRST..LAST] VAR: types; …'");
    while (!line.empty()) {
      StringRef types = take(line, ";");
      if (types.consume_front("except ")) {
        kernel.exceptions.push_back(types.trim().str());
        continue;
      }
      StringRef var = take(types, ":");
      if (std::optional<KernelNote> note = parseNote(var)) {
        kernel.notes |= uint8_t(*note);
        continue;
      }
      if (types == "constant" || types == "static") {
        (types == "static" ? kernel.statics : kernel.constants)
            .push_back(var.str());
        continue;
      }
      uint32_t mask = 0;
      if (Error error = parseTypes(types, mask))
        return error;
      kernel.types.emplace_back(var.str(), mask);
    }
    profile.kernels[opType].push_back(std::move(kernel));
  }
  if (profile.kernels.empty())
    return wrong("there is no operator in it");
  return profile;
}

Expected<TargetProfile> TargetProfile::load(StringRef target,
                                            ArrayRef<std::string> keep,
                                            ArrayRef<std::string> drop) {
  std::unique_ptr<MemoryBuffer> file;
  StringRef text;
  for (const auto &builtin : kBuiltin)
    if (target == builtin.name)
      text = builtin.text;
  if (text.empty()) {
    auto opened = MemoryBuffer::getFile(target, /*IsText=*/true);
    if (!opened)
      return createStringError(inconvertibleErrorCode(),
                               "'" + target +
                                   "' is neither a profile's file nor one of " +
                                   join(builtinTargets(), ", "));
    file = std::move(*opened);
    text = file->getBuffer();
  }
  Expected<TargetProfile> profile = parse(text);
  if (!profile)
    return createStringError(inconvertibleErrorCode(),
                             "'" + target +
                                 "': " + toString(profile.takeError()));
  for (StringRef opType : drop)
    profile->kernels.erase(opType);
  for (StringRef opType : keep)
    profile->kernels[opType] = {TargetKernel{0, 0, INT_MAX, {}, {}, {}, 0, {}}};
  return profile;
}

SmallVector<StringRef> TargetProfile::builtinTargets() {
  SmallVector<StringRef> names;
  for (const auto &file : kBuiltin)
    names.push_back(file.name);
  return names;
}

bool TargetProfile::has(StringRef opType, int opset) const {
  return allows(opType, opset, ArrayRef<TypeBinding>());
}

bool TargetProfile::allows(StringRef opType, int opset,
                           ArrayRef<TypeBinding> types, bool exactly) const {
  if (opset < firstOpset || opset > lastOpset)
    return false;
  return any_of(kernelsOf(opType), [&](const TargetKernel &kernel) {
    return kernel.isOf(opset) &&
           !(exactly && kernel.has(KernelNote::Inexact)) &&
           all_of(kernel.types, [&](const auto &restriction) {
             return all_of(types, [&](const TypeBinding &binding) {
               return binding.var != restriction.first ||
                      restriction.second >> binding.dataType & 1;
             });
           });
  });
}

ArrayRef<TargetKernel> TargetProfile::kernelsOf(StringRef opType) const {
  auto it = kernels.find(opType);
  return it == kernels.end() ? ArrayRef<TargetKernel>() : ArrayRef(it->second);
}

void TargetProfile::forEachKernel(
    function_ref<void(StringRef, const TargetKernel &)> visit) const {
  for (const auto &entry : kernels)
    for (const TargetKernel &kernel : entry.second)
      visit(entry.first(), kernel);
}

bool TargetProfile::notes(StringRef opType, int opset, KernelNote note) const {
  return any_of(kernelsOf(opType), [&](const TargetKernel &kernel) {
    return kernel.isOf(opset) && kernel.has(note);
  });
}

StringRef
TargetProfile::findException(StringRef opType, int opset,
                             function_ref<std::string(StringRef)> attr) const {
  for (const TargetKernel &kernel : kernelsOf(opType))
    for (StringRef exception : kernel.exceptions)
      if (kernel.isOf(opset) &&
          all_of(split(exception, ' '), [&](StringRef wanted) {
            auto [name, value] = wanted.split('=');
            return attr(name) == value;
          }))
        return exception;
  return {};
}

SmallVector<StringRef>
TargetProfile::inputsIn(std::vector<std::string> TargetKernel::*list,
                        StringRef opType, int opset) const {
  SmallVector<StringRef> inputs;
  for (const TargetKernel &kernel : kernelsOf(opType))
    if (kernel.isOf(opset))
      inputs.append((kernel.*list).begin(), (kernel.*list).end());
  return inputs;
}
