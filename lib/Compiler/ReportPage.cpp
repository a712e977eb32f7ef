//===- ReportPage.cpp - A conversion as a page ----------------------------===//
//
// For an engineer who wants to know whether to trust the model, and why it is
// as large as it is: a summary first, then what it stands on.
//
//===----------------------------------------------------------------------===//

#include "lib/Compiler/ReportHtml.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace torchonnx;
using llvm::StringRef;
using Severity = torchonnx::Diagnostic::Severity;

std::string torchonnx::spellBytes(uint64_t bytes) {
  const char *units[] = {"B", "kB", "MB", "GB", "TB"};
  double value = double(bytes);
  unsigned unit = 0;
  while (value >= 1000 && unit < 4) {
    value /= 1000;
    ++unit;
  }
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format(unit && value < 100 ? "%.1f " : "%.0f ", value)
      << units[unit];
  return text;
}

std::string torchonnx::spellCount(uint64_t count, StringRef what) {
  return std::to_string(count) + " " + what.str() + (count == 1 ? "" : "s");
}

void torchonnx::writePlace(llvm::raw_ostream &os,
                           const std::optional<SourcePlace> &place) {
  if (!place)
    return;
  os << "<code title='"
     << Escaped(StringRef(place->text ? *place->text : "").trim()) << "'>"
     << Escaped(llvm::sys::path::filename(place->file) + ":" +
                llvm::Twine(place->line))
     << "</code>";
}

namespace {

class PageWriter {
public:
  PageWriter(llvm::raw_ostream &os, const ReportFacts &facts);
  void write();

private:
  void writeSummary();
  void writeRefusal();
  void writeSizes();
  void writeMessages(llvm::ArrayRef<Severity> severities);
  void writeMessage(const Diagnostic &message);
  void writePrecision();
  void writeControl();
  void writeWeights();
  void writeTimes();
  double getSeconds() const;
  unsigned count(Severity severity) const;

  llvm::raw_ostream &os;
  const ReportFacts &facts;
  const ModelSummary &model;
  Outcomes outcomes;
};

} // namespace

PageWriter::PageWriter(llvm::raw_ostream &os, const ReportFacts &facts)
    : os(os), facts(facts), model(facts.model) {
  for (const ModelSummary::Node &node : model.nodes) {
    OperatorOutcome &outcome = outcomes[getMarkedOperator(node.loc).str()];
    ++outcome.nodes;
    ++outcome.byType[node.opType];
  }
}

double PageWriter::getSeconds() const {
  double all = 0;
  for (const auto &[stage, seconds] : facts.times)
    all += seconds;
  return all;
}

unsigned PageWriter::count(Severity severity) const {
  return unsigned(
      llvm::count_if(facts.diagnostics, [&](const Diagnostic &message) {
        return message.severity == severity;
      }));
}

//===----------------------------------------------------------------------===//
// Summary
//===----------------------------------------------------------------------===//

void PageWriter::writeSummary() {
  unsigned calls = 0;
  for (const auto &[name, call] : facts.simplified)
    calls += call.count;
  unsigned warnings = count(Severity::Warning),
           remarks = count(Severity::Remark);
  auto tile = [&](StringRef value, StringRef what) {
    os << "<div><b>" << Escaped(value) << "</b>" << Escaped(what) << "</div>";
  };
  os << "<div class=tiles>";
  tile(spellBytes(model.graphBytes + model.weightBytes),
       spellBytes(model.weightBytes) + " of them weights");
  tile(std::to_string(model.nodes.size()),
       "nodes, of " + spellCount(calls, "call") + " of operators");
  tile(std::to_string(warnings),
       "warnings, and " + spellCount(remarks, "remark"));
  std::string seconds;
  llvm::raw_string_ostream(seconds) << llvm::format("%.1f", getSeconds());
  tile(seconds, "seconds to convert");
  os << "</div>\n<h2>Can it be trusted?</h2><ul>\n";
  os << "<li>ONNX's own checker and its full shape inference accept the "
        "model.\n";
  if (facts.options.checkSizes)
    os << "<li>What it says of sizes was held against PyTorch at sizes that "
          "nothing was learned from.\n";
  else
    os << "<li class=warning>What it says of sizes was not checked: "
          "<code>--no-size-check</code>.\n";
  if (facts.options.fp16)
    os << "<li>It computes in float16: <a href='#precision'>where it does "
          "not</a>.\n";
  if (warnings)
    os << "<li class=warning>There "
       << (warnings == 1 ? "is one warning" : "are warnings")
       << ": <a href='#sizes'>read what the compiler said</a>.\n";
  else
    os << "<li>There was nothing to warn of.\n";
  if (facts.options.testData.empty())
    os << "<li>Its numbers were not compared with PyTorch's here: "
          "<code>torch-onnx-opt verify</code> of the Python package does, at "
          "several sizes.\n";
  else
    os << "<li>What the program gives is beside the model, in "
       << Code(facts.options.testData) << ".\n";
  os << "</ul>\n<h2>Why is it as large as it is?</h2><ul>\n";
  std::vector<std::pair<unsigned, std::string>> most;
  for (const auto &[name, outcome] : outcomes)
    if (!name.empty())
      most.emplace_back(outcome.nodes, name);
  llvm::sort(most, std::greater<>());
  most.resize(std::min<size_t>(most.size(), 5));
  os << "<li>Most nodes come of ";
  llvm::interleaveComma(most, os, [&](const auto &entry) {
    os << Code(entry.second) << " (" << entry.first << ")";
  });
  uint64_t computed = 0;
  for (const ModelSummary::Weight &weight : model.weights)
    if (!weight.formula.empty())
      computed += weight.bytes;
  os << ": <a href='#operators'>what became of each operator</a>.\n<li>"
     << spellCount(model.weights.size(), "constant") << ", "
     << spellBytes(computed)
     << " of them computed by the compiler: <a href='#weights'>the largest</a>."
        "\n</ul>\n";
}

//===----------------------------------------------------------------------===//
// Sizes, and what was said
//===----------------------------------------------------------------------===//

void PageWriter::writeMessage(const Diagnostic &message) {
  std::string severity = nameOf(message.severity);
  os << "<div class=" << severity << "><p>" << severity << ": "
     << Escaped(message.message) << " ";
  writePlace(os, message.place);
  if (!message.module.empty())
    os << " in " << Code(message.module);
  os << "</p>";
  if (message.place && message.place->text)
    os << "<pre>" << Escaped(*message.place->text) << "</pre>";
  for (const Diagnostic &note : message.notes)
    writeMessage(note);
  os << "</div>\n";
}

void PageWriter::writeMessages(llvm::ArrayRef<Severity> severities) {
  for (Severity severity : severities)
    for (const Diagnostic &message : facts.diagnostics)
      if (message.severity == severity)
        writeMessage(message);
}

void PageWriter::writeSizes() {
  os << "<h2 id=sizes>Inputs, outputs and sizes</h2>\n<table><tr><th><th>name"
        "<th>type\n";
  auto row = [&](StringRef kind, const ModelSummary::Value &value) {
    os << "<tr><td>" << kind << "<td>" << Code(value.name) << "<td>"
       << Code(value.type) << "\n";
  };
  for (const ModelSummary::Value &input : model.inputs)
    row("input", input);
  for (const ModelSummary::Value &output : model.outputs)
    row("output", output);
  os << "</table>\n";
  for (const auto &[key, value] : model.metadata)
    if (key == "sizes")
      os << "<p>The names are sizes of the run, and it holds for every "
         << Code(value) << ".</p>\n";
  if (facts.diagnostics.empty())
    os << "<p>Nothing was inferred or assumed beyond what was said.</p>\n";
  else
    os << "<h3>What the compiler inferred, assumed and warned of</h3>\n";
  writeMessages({Severity::Warning, Severity::Remark, Severity::Note});
}

/// Instead of summary and sizes, where there is no model.
void PageWriter::writeRefusal() {
  unsigned refused = llvm::count_if(facts.getCalls(), [&](const auto &call) {
    return facts.isOperatorRefused(call.first);
  });
  os << "<h2 id=why>Why there is no model</h2>\n<p>The program was refused in "
     << Code(facts.failedPass) << ". Of "
     << spellCount(facts.getCalls().size(), "operator") << ", " << refused
     << (facts.handling.empty() ? " cannot be converted"
                                : " would not be converted")
     << ": <a href='#operators'>what becomes of each</a>.</p>\n";
  writeMessages({Severity::Error});
  if (facts.diagnostics.size() == count(Severity::Error))
    return;
  os << "<h3 id=sizes>What the compiler inferred, assumed and warned of</h3>\n";
  writeMessages({Severity::Warning, Severity::Remark, Severity::Note});
}

//===----------------------------------------------------------------------===//
// Precision
//===----------------------------------------------------------------------===//

void PageWriter::writePrecision() {
  if (!facts.options.fp16)
    return;
  unsigned halves = llvm::count_if(model.nodes, [](const auto &node) {
    return llvm::any_of(node.outputs, [](const ModelSummary::Value &output) {
      return StringRef(output.type).starts_with("f16");
    });
  });
  os << "<h3 id=precision>Float16</h3>\n<p>" << halves << " of "
     << spellCount(model.nodes.size(), "node")
     << " give float16. What takes it, or would, and is computed in float32:"
        "</p>\n<table><tr><th>operator<th class=r>nodes<th>why\n";
  for (const auto &[key, nodes] : facts.keptFull)
    os << "<tr><td>" << Code(key.first) << "<td class=r>" << nodes << "<td>"
       << Escaped(key.second) << "\n";
  os << "</table>\n";
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void PageWriter::writeControl() {
  os << "<h2 id=control>Branches and loops that stayed</h2>\n";
  std::map<std::pair<std::string, std::string>, unsigned> made;
  for (const ModelSummary::Node &node : model.nodes) {
    StringRef of = getMarkedOperator(node.loc);
    bool isControl =
        node.opType == "If" || node.opType == "Loop" || node.opType == "Scan";
    if (isControl && of != "prim::If" && of != "prim::Loop")
      ++made[{node.opType, of.str()}];
  }
  if (facts.controls.empty() && made.empty()) {
    os << "<p>None: the graph is a straight line.</p>\n";
    return;
  }
  for (const ReportFacts::Control &control : facts.controls) {
    os << "<p><b>" << Escaped(control.kind) << "</b> ";
    writePlace(os, control.place);
    if (!control.module.empty())
      os << " in " << Code(control.module);
    os << ": " << Escaped(control.why) << ".</p>\n";
    if (control.place && control.place->text)
      os << "<pre>" << Escaped(*control.place->text) << "</pre>\n";
  }
  for (const auto &[key, times] : made) {
    os << "<p><b>" << Escaped(key.first) << "</b> ×" << times << ": ";
    if (key.second.empty())
      os << "made by the compiler";
    else
      os << "ONNX has no other way to compute " << Code(key.second);
    os << ".</p>\n";
  }
}

//===----------------------------------------------------------------------===//
// Weights and times
//===----------------------------------------------------------------------===//

void PageWriter::writeWeights() {
  os << "<h2 id=weights>The largest constants</h2>\n";
  std::vector<const ModelSummary::Weight *> order;
  order.reserve(model.weights.size());
  for (const ModelSummary::Weight &weight : model.weights)
    order.push_back(&weight);
  llvm::stable_sort(order,
                    [](auto *a, auto *b) { return a->bytes > b->bytes; });
  constexpr size_t most = 25;
  if (order.size() > most)
    os << "<p>" << most << " of " << order.size() << ".</p>\n";
  order.resize(std::min(order.size(), most));
  os << "<table><tr><th>name<th>type<th class=r>size<th>computed as\n";
  for (const ModelSummary::Weight *weight : order)
    os << "<tr><td>" << Code(weight->value.name) << "<td>"
       << Code(weight->value.type) << "<td class=r>"
       << spellBytes(weight->bytes) << "<td>" << Escaped(weight->formula)
       << "\n";
  os << "</table>\n";
}

void PageWriter::writeTimes() {
  os << "<h2 id=times>Times</h2>\n<table><tr><th>stage<th class=r>seconds<th>"
        "\n";
  double all = std::max(getSeconds(), 1e-9);
  for (const auto &[stage, seconds] : facts.times)
    os << "<tr><td>" << Code(stage) << "<td class=r>"
       << llvm::format("%.3f", seconds) << "<td><span class=bar style='width:"
       << llvm::format("%.1f", 20 * seconds / all) << "rem'></span>\n";
  os << "</table>\n";
}

void PageWriter::write() {
  const ConvertOptions &options = facts.options;
  StringRef name = llvm::sys::path::filename(options.outputPath),
            source = llvm::sys::path::filename(facts.modelPath);
  os << "<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>\n<title>"
     << Escaped(name) << "</title>\n<style>" << kReportStyle
     << "</style></head><body>\n<h1>" << Escaped(name)
     << (facts.isRefused ? " was not written" : "") << "</h1>\n<p>of "
     << Code(source) << ", opset " << options.opset << ", for "
     << Code(options.target) << ", by torch-onnx-opt " TORCHONNX_VERSION
     << "</p>\n";
  if (facts.isRefused) {
    writeRefusal();
    writeOperators(os, facts, outcomes);
    writeTimes();
    os << "</body></html>\n";
    return;
  }
  os << "<nav><a href='#sizes'>Sizes</a><a href='#operators'>Operators"
        "</a><a href='#control'>Branches and loops</a><a href='#weights'>"
        "Constants</a><a href='#model'>Graph</a><a href='#times'>Times</a>"
        "</nav>\n";
  writeSummary();
  writeSizes();
  writeOperators(os, facts, outcomes);
  writePrecision();
  writeControl();
  writeWeights();
  os << "<h2 id=model>The graph</h2>\n<p>Nodes in the order in which they "
        "run, in the modules that they come from, with what is first read "
        "there. A click unfolds.</p>\n";
  writeGraph(os, model);
  writeTimes();
  os << "<script>" << kReportScript << "</script>\n</body></html>\n";
}

void torchonnx::writeReportPage(llvm::raw_ostream &os,
                                const ReportFacts &facts) {
  PageWriter(os, facts).write();
}
