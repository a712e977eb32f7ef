//===- Report.h - What a conversion did, for a page about it ----*- C++ -*-===//
//
// The stages know nothing of it: it listens to what they say anyway (messages,
// remarks, the passes as they end), and looks at the program between them.
// What it has heard is plain data, of which ReportPage.cpp makes the page.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_COMPILER_REPORT_H
#define TORCHONNX_LIB_COMPILER_REPORT_H

#include "lib/Compiler/OperatorList.h"
#include "torch-onnx-opt/Export.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <chrono>
#include <map>
#include <set>

namespace torchonnx {

/// What is told of a conversion.
struct ReportFacts {
  /// One way to decompose an operator.
  struct Way {
    std::string name, by, why;
    bool operator<(const Way &other) const {
      return std::tie(name, by, why) <
             std::tie(other.name, other.by, other.why);
    }
  };

  /// A call that is refused: of an operator of the program itself, or of what
  /// that became.
  struct Refusal {
    std::string name, why, help;
    std::optional<SourcePlace> place;
    std::string module;
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
  /// The same way.
  std::map<std::string, std::vector<Refusal>> refusals;
  /// Operators that are computed in float32 beside float16, and why, and how
  /// many nodes of each.
  std::map<std::pair<std::string, std::string>, unsigned> keptFull;
  /// The operators of the program that write to their arguments.
  std::set<std::string> writing;
  std::vector<Control> controls;
  ModelSummary model;

  /// There is no model, since this pass failed.
  bool isRefused = false;
  std::string failedPass;
  /// It was decided about each operator that the program runs.
  bool isDecided = false;
  /// How operators are handled in general, where it was not.
  std::map<std::string, OperatorHandling> handling;

  /// What the program calls, as far as it was understood.
  const CallsByName &getCalls() const {
    return simplified.empty() ? read : simplified;
  }
  bool isOperatorRefused(const std::string &name) const {
    auto known = handling.find(name);
    return refusals.count(name) ||
           (known != handling.end() && known->second.how == Handling::Refused);
  }
};

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
  /// Writes the page about a conversion, done or refused, and returns how that
  /// ended. Without a page there is no model either.
  llvm::LogicalResult write(llvm::LogicalResult done);

private:
  class PassListener;
  class RemarkListener;
  void addSimplified(mlir::ModuleOp module);
  void addRefusal();

  mlir::MLIRContext *context;
  ReportFacts facts;
  mlir::ScopedDiagnosticHandler messages;
  std::chrono::steady_clock::time_point start;
  /// Where the Ifs and Loops of the program are, until it is known which stay.
  llvm::MapVector<mlir::Location, ReportFacts::Control> controlsAt;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_REPORT_H
