//===- ReportHtml.h - What the parts of a report share ----------*- C++ -*-===//

#ifndef TORCHONNX_LIB_COMPILER_REPORTHTML_H
#define TORCHONNX_LIB_COMPILER_REPORTHTML_H

#include "lib/Compiler/Report.h"
#include "llvm/ADT/StringExtras.h"

namespace torchonnx {

/// Text that somebody else wrote, fit for HTML.
struct Escaped {
  std::string text;
  explicit Escaped(const llvm::Twine &text) : text(text.str()) {}
  friend llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                                       const Escaped &escaped) {
    llvm::printHTMLEscaped(escaped.text, os);
    return os;
  }
};

/// `text` as code.
struct Code : Escaped {
  using Escaped::Escaped;
  friend llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                                       const Code &code) {
    return os << "<code>" << static_cast<const Escaped &>(code) << "</code>";
  }
};

/// "1.3 MB".
std::string spellBytes(uint64_t bytes);

/// "3 nodes", "1 node".
std::string spellCount(uint64_t count, llvm::StringRef what);

/// "net.py:12", with the line of Python to be seen at it.
void writePlace(llvm::raw_ostream &os, const std::optional<SourcePlace> &place);

/// What an operator of the program became.
struct OperatorOutcome {
  unsigned nodes = 0;
  std::map<std::string, unsigned> byType;
};
/// By the operator of the program; those of none by "".
using Outcomes = std::map<std::string, OperatorOutcome>;

/// What became of each operator, and of what each kind of node is.
void writeOperators(llvm::raw_ostream &os, const ReportFacts &facts,
                    const Outcomes &outcomes);

/// The graph as modules that fold, with their nodes.
void writeGraph(llvm::raw_ostream &os, const ModelSummary &model);

/// The page's style, and the script that draws the edges of the graph.
extern const llvm::StringLiteral kReportStyle, kReportScript;

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_REPORTHTML_H
