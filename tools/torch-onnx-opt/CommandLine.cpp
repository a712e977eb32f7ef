//===- CommandLine.cpp - Flags that nobody has ----------------------------===//

#include "CommandLine.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
namespace cl = llvm::cl;

LogicalResult torchonnx::usageError(const Twine &message) {
  WithColor::error() << message << "\n";
  return failure();
}

static std::string spell(StringRef flag) {
  return ((flag.size() == 1 ? "-" : "--") + flag).str();
}

/// What other tools and torch.onnx.export call what we have under another name.
static StringRef lookupForeign(StringRef name) {
  static const StringMap<StringRef> names = {
      {"output", "o"},
      {"output-file", "o"},
      {"out", "o"},
      {"dynamic-axes", "dynamic"},
      {"dynamic-shapes", "dynamic"},
      {"input-shape", "input"},
      {"input-shapes", "input"},
      {"shape", "input"},
      {"args", "example-inputs"},
      {"custom-opsets", "custom-domain"},
      {"save-external-data", "external-data"},
      {"use-external-data-format", "external-data"},
      {"training", "eval"},
      {"h", "help"},
      {"v", "verbose"},
      {"q", "quiet"},
  };
  return names.lookup(name);
}

/// The flag that was most likely meant; empty if none is near.
static std::string findNearest(StringRef word) {
  std::string name = word.lower();
  llvm::replace(name, '_', '-');
  if (StringRef known = lookupForeign(name); !known.empty())
    return known.str();
  auto &flags = cl::getRegisteredOptions();
  if (flags.contains(name))
    return name;
  // Of what may be given several times, several.
  if (StringRef one = name; one.consume_back("s") && flags.contains(one))
    return one.str();
  std::string best;
  // One of which the word is a part is nearer than any that is spelled alike.
  unsigned bestCost = std::max<unsigned>(2, name.size() / 3) + 100;
  for (auto &[flag, option] : flags) {
    bool isHidden = option->getOptionHiddenFlag() != cl::NotHidden;
    // Any letter is near any other.
    if (name.size() == 1 && (isHidden || !flag.starts_with(name)))
      continue;
    bool isPart = name.size() > 1 && flag.contains(name);
    // MLIR's own flags are many: of theirs only a slip of the pen is meant.
    if (isHidden && isPart)
      continue;
    unsigned cost =
        isPart ? flag.size() - name.size() + (flag.starts_with(name) ? 0 : 50)
               : 100 + flag.edit_distance(name, true);
    if (cost < bestCost || (cost == bestCost && flag < best)) {
      best = flag.str();
      bestCost = cost;
    }
  }
  return best;
}

LogicalResult torchonnx::checkWords(ArrayRef<const char *> words) {
  auto &flags = cl::getRegisteredOptions();
  StringSet<> seen;
  StringRef model;
  for (size_t i = 0; i < words.size(); ++i) {
    StringRef word = words[i];
    if (word == "--")
      break;
    if (word.starts_with("@"))
      continue; // A file of words.
    if (!word.starts_with("-") || word == "-") {
      if (!model.empty())
        return usageError("'" + word + "' is one model too many after '" +
                          model + "'" +
                          (model == "verify" ? "; verify is the Python "
                                               "package's (docs/python.md)"
                                             : ""));
      model = word;
      continue;
    }
    StringRef text = word.ltrim('-');
    StringRef name = text.split('=').first;
    auto it = flags.find(name);
    if (it == flags.end()) {
      std::string nearest = findNearest(name);
      return usageError(
          "there is no flag '" + word.take_front(word.size() - text.size()) +
          name + "'" +
          (nearest.empty() ? std::string("; --help lists them")
                           : ": '" + spell(nearest) + "' is the nearest"));
    }
    cl::Option &option = *it->second;
    if (option.getNumOccurrencesFlag() == cl::Optional &&
        !seen.insert(name).second)
      return usageError(spell(name) + " is given twice");
    if (option.getValueExpectedFlag() != cl::ValueRequired)
      continue;
    bool isJoined = text.contains('=');
    StringRef value = isJoined               ? text.split('=').second
                      : i + 1 < words.size() ? StringRef(words[i + 1])
                                             : StringRef();
    if (value.data() && value.empty())
      return usageError(spell(name) + " is given nothing");
    if (isJoined)
      continue;
    bool isFlag = value.starts_with("-") && value != "-" &&
                  flags.contains(value.ltrim('-').split('=').first);
    if (value.data() == nullptr || isFlag)
      return usageError(
          spell(name) + " needs a value: " + spell(name) +
          (name.size() > 1 ? "=" : " ") + "<" +
          (option.ValueStr.empty() ? StringRef("value") : option.ValueStr) +
          ">");
    ++i;
  }
  return success();
}
