//===- Report.h - What a conversion did, for a page about it ----*- C++ -*-===//
//
// The stages know nothing of it: it listens to what they say anyway (messages,
// remarks, the passes as they end), and looks at the program between them.
// What it has heard is plain data, of which ReportPage.cpp makes the page.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_COMPILER_REPORT_H
#define TORCHONNX_LIB_COMPILER_REPORT_H

#include "lib/Compiler/Compiler.h"
#include "torch-onnx-opt/Export.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <chrono>
#include <map>
#include <set>

namespace torchonnx {

/// What is told of a conversion.
struct ReportFacts {
  /// Calls of an operator, and the first of them.
  struct Calls {
    unsigned count = 0;
    std::optional<SourcePlace> first;
  };
  /// By operator, "aten::gelu".
  using CallsByName = std::map<std::string, Calls>;

  /// One way to decompose an operator.
  struct Way {
    std::string name, by, why;
    bool operator<(const Way &other) const {
      return std::tie(name, by, why) <
             std::tie(other.name, other.by, other.why);
    }
  };

  /// An If or Loop of the program that the model has too.
  struct Control {
    std::string kind, why;
    std::optional<SourcePlace> place;
    std::string module;
  };

  ConvertOptions options;
  std::string modelPath;
  std::vector<Diagnostic> diagnostics;
  /// The stages in order, with the seconds that they took.
  std::vector<std::pair<std::string, double>> times;
  /// In the program as it was read, and when it was simplified.
  CallsByName read, simplified;
  /// By the operator of the program that led to them, how often each.
  std::map<std::string, std::map<Way, unsigned>> ways;
  /// Operators that are computed in float32 beside float16, and why, and how
  /// many nodes of each.
  std::map<std::pair<std::string, std::string>, unsigned> keptFull;
  /// The operators of the program that write to their arguments.
  std::set<std::string> writing;
  std::vector<Control> controls;
  ModelSummary model;
};

/// The operators that a program calls.
ReportFacts::CallsByName countCalls(mlir::ModuleOp module);

/// The page, as HTML that needs no other file.
void writeReportPage(llvm::raw_ostream &os, const ReportFacts &facts);

/// Listens to a conversion as long as it lives.
class Report {
public:
  Report(mlir::MLIRContext *context, const ConvertOptions &options,
         llvm::StringRef modelPath);
  ~Report();

  /// The program as it was read.
  void addProgram(mlir::ModuleOp module);
  /// Listens to passes.
  void listenTo(mlir::PassManager &pm);
  /// What the pass that writes the model fills.
  ModelSummary &getModel() { return facts.model; }
  /// Writes the page, or takes the model back after an error.
  llvm::LogicalResult write();

private:
  class PassListener;
  class RemarkListener;
  void addSimplified(mlir::ModuleOp module);

  mlir::MLIRContext *context;
  ReportFacts facts;
  mlir::ScopedDiagnosticHandler messages;
  std::chrono::steady_clock::time_point start;
  /// Where the Ifs and Loops of the program are, until it is known which stay.
  llvm::MapVector<mlir::Location, ReportFacts::Control> controlsAt;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_REPORT_H
