//===- CommandLine.h - Flags that nobody has --------------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_COMMANDLINE_H
#define TORCHONNX_TOOLS_COMMANDLINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LogicalResult.h"

namespace torchonnx {

/// After one "error: …" line for the user.
llvm::LogicalResult usageError(const llvm::Twine &message);

/// Checks the words of a command line against the registered flags, and reports
/// the first that is wrong with the flag that is nearest to it: LLVM's own
/// messages do neither say "error:" nor find a flag of which half is typed.
llvm::LogicalResult checkWords(llvm::ArrayRef<const char *> words);

/// A number or a bool of a flag, with an error that reads as the others do.
template <typename T>
struct CheckedParser : llvm::cl::parser<T> {
  using llvm::cl::parser<T>::parser;
  bool parse(llvm::cl::Option &, llvm::StringRef name, llvm::StringRef text,
             T &value) {
    if constexpr (std::is_same_v<T, bool>) {
      value = text.empty() || text == "true" || text == "1";
      if (value || text == "false" || text == "0")
        return false;
      (void)usageError("--" + name + " is a switch: leave out '=" + text + "'");
    } else {
      if (!text.getAsInteger(10, value))
        return false;
      (void)usageError("--" + name + " takes a number, which '" + text +
                       "' is not");
    }
    return true;
  }
};

using Switch = llvm::cl::opt<bool, false, CheckedParser<bool>>;
template <typename T>
using Number = llvm::cl::opt<T, false, CheckedParser<T>>;

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_COMMANDLINE_H
