//===- Schema.cpp - Operator schemas --------------------------------------===//

#include "dialects/Torch/Schema.h"
#include "llvm/ADT/STLExtras.h"

using llvm::SmallVector;
using llvm::StringRef;

namespace torchonnx {

StringRef OpSchema::baseName() const {
  return StringRef(name).split('.').first;
}

bool OpSchema::isMutable() const {
  return llvm::any_of(args, [](const SchemaArg &arg) { return arg.isWrite; });
}

std::optional<unsigned> OpSchema::argIndex(StringRef argName) const {
  for (unsigned i = 0; i < args.size(); ++i)
    if (args[i].name == argName)
      return i;
  return std::nullopt;
}

/// The position of the bracket that closes the one at `open`.
static size_t closing(StringRef text, size_t open) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = open; i < text.size(); ++i) {
    if (text[i] == '"' && (i == 0 || text[i - 1] != '\\'))
      quoted = !quoted;
    if (quoted)
      continue;
    if (StringRef("([{").contains(text[i]))
      ++depth;
    else if (StringRef(")]}").contains(text[i]) && --depth == 0)
      return i;
  }
  return StringRef::npos;
}

SmallVector<StringRef> splitTopLevel(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  bool quoted = false;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == ',' && depth == 0 && !quoted)) {
      if (StringRef part = text.slice(begin, i).trim(); !part.empty())
        parts.push_back(part);
      begin = i + 1;
      continue;
    }
    if (text[i] == '"' && (i == 0 || text[i - 1] != '\\'))
      quoted = !quoted;
    else if (!quoted && StringRef("([{").contains(text[i]))
      ++depth;
    else if (!quoted && StringRef(")]}").contains(text[i]))
      --depth;
  }
  return parts;
}

/// Splits `Tensor(a!)? self=None` into type, alias set, name and default.
static SchemaArg parseArg(StringRef text) {
  SchemaArg arg;
  int depth = 0;
  size_t typeEnd = text.size(), i = 0;
  for (; i < text.size(); ++i) {
    if (StringRef("([{").contains(text[i]))
      ++depth;
    else if (StringRef(")]}").contains(text[i]))
      --depth;
    else if (text[i] == ' ' && depth == 0)
      break;
  }
  typeEnd = i;
  StringRef type = text.take_front(typeEnd),
            rest = text.drop_front(typeEnd).ltrim();
  auto [name, value] = rest.split('=');
  arg.name = name.trim().str();
  if (rest.contains('='))
    arg.defaultValue = value.trim().str();

  // Alias annotations follow a type name; a tuple type starts with its bracket.
  std::string plain;
  for (size_t k = 0; k < type.size(); ++k) {
    if (type[k] == '(' && k > 0 && type[k - 1] != '(' && type[k - 1] != ' ') {
      size_t end = closing(type, k);
      StringRef alias = type.slice(k + 1, end);
      StringRef before = type.take_front(k);
      if (!before.ends_with("Dict") && !before.ends_with("Future") &&
          !before.ends_with("RRef") && !before.ends_with("Await")) {
        if (arg.aliasSet.empty())
          arg.aliasSet = alias.split(' ').first.split('!').first.str();
        arg.isWrite |= alias.contains('!');
        k = end;
        continue;
      }
    }
    if (type[k] == '[') { // A fixed length says nothing about the type.
      size_t end = closing(type, k);
      plain += "[]";
      k = end;
      continue;
    }
    plain += type[k];
  }
  if (StringRef(plain).starts_with("SymInt"))
    plain = "int" + plain.substr(6);
  arg.type = plain;
  return arg;
}

std::optional<OpSchema> OpSchema::parse(StringRef text) {
  text = text.trim();
  OpSchema schema;
  size_t open = text.find('(');
  if (open == StringRef::npos || !text.contains("::"))
    return std::nullopt;
  size_t close = closing(text, open);
  if (close == StringRef::npos)
    return std::nullopt;
  schema.name = text.take_front(open).trim().str();
  bool kwargOnly = false;
  for (StringRef part : splitTopLevel(text.slice(open + 1, close))) {
    if (part == "*") {
      kwargOnly = true;
    } else if (part == "...") {
      schema.isVararg = true;
    } else {
      schema.args.push_back(parseArg(part));
      schema.args.back().kwargOnly = kwargOnly;
    }
  }
  StringRef returns = text.drop_front(close + 1).trim();
  if (!returns.consume_front("->"))
    return std::nullopt;
  returns = returns.trim();
  if (returns.starts_with("(") && closing(returns, 0) == returns.size() - 1)
    returns = returns.drop_front().drop_back();
  for (StringRef part : splitTopLevel(returns)) {
    if (part == "...")
      schema.isVararg = true;
    else
      schema.returns.push_back(parseArg(part));
  }
  return schema;
}

} // namespace torchonnx
