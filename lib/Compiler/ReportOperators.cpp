//===- ReportOperators.cpp - What became of each operator -----------------===//

#include "lib/Compiler/ReportHtml.h"

using namespace torchonnx;

namespace {

class OperatorsWriter {
public:
  OperatorsWriter(llvm::raw_ostream &os, const ReportFacts &facts,
                  const Outcomes &outcomes)
      : os(os), facts(facts), outcomes(outcomes) {}
  void writeOperators();
  void writeNodeTypes();

private:
  void writeHead();
  void writeOperator(const std::string &name);
  void writeWay(const std::string &name);
  void writeHandling(const OperatorHandling &handling);
  void writeRefusals(const std::vector<ReportFacts::Refusal> &refusals,
                     const std::string &name);

  llvm::raw_ostream &os;
  const ReportFacts &facts;
  const Outcomes &outcomes;
};

} // namespace

/// How an operator is handled where nothing was decided about this program.
void OperatorsWriter::writeHandling(const OperatorHandling &handling) {
  constexpr size_t mostShown = 6;
  bool isFolded = handling.into.size() > mostShown;
  os << "<td>" << spell(handling.how) << "<td>" << Escaped(handling.why);
  if (isFolded)
    os << "<details><summary>as " << handling.into.size()
       << " operators</summary>";
  else if (!handling.into.empty())
    os << "as ";
  llvm::interleaveComma(handling.into, os,
                        [&](const std::string &other) { os << Code(other); });
  if (isFolded)
    os << "</details>";
}

/// Why an operator is refused, each reason with the lines that it is for.
void OperatorsWriter::writeRefusals(
    const std::vector<ReportFacts::Refusal> &refusals,
    const std::string &name) {
  using Reason = std::tuple<std::string, std::string, std::string>;
  llvm::MapVector<Reason, std::vector<const ReportFacts::Refusal *>,
                  std::map<Reason, unsigned>>
      places;
  for (const ReportFacts::Refusal &refusal : refusals)
    places[{refusal.name, refusal.why, refusal.help}].push_back(&refusal);
  os << "<td class=error>refused<td>";
  for (const auto &[reason, calls] : places) {
    const auto &[of, why, help] = reason;
    os << "<p>";
    if (of != name)
      os << Code(of) << ", of which it is made: ";
    os << Escaped(why);
    if (!help.empty())
      os << "; " << Escaped(help);
    os << ":";
    for (const ReportFacts::Refusal *call : calls) {
      os << " ";
      writePlace(os, call->place);
      if (!call->module.empty())
        os << " in " << Code(call->module);
    }
    os << "</p>";
  }
}

void OperatorsWriter::writeWay(const std::string &name) {
  if (auto found = facts.refusals.find(name); found != facts.refusals.end())
    return writeRefusals(found->second, name);
  if (auto known = facts.handling.find(name); known != facts.handling.end())
    return writeHandling(known->second);
  auto made = outcomes.find(name);
  if (!facts.simplified.count(name)) {
    if (facts.writing.count(name))
      os << "<td>in place<td>its writes are resolved, and the form without "
            "them is handled";
    else
      os << "<td>resolved<td>nothing of it is left: a view, a container, a "
            "question about a type, or known before the run";
    return;
  }
  auto found = facts.ways.find(name);
  if (found == facts.ways.end()) {
    if (facts.isRefused)
      os << "<td>kept<td>ONNX has it, or the compiler computes it";
    else if (made == outcomes.end())
      os << "<td>gone<td>it was computed by the compiler, or does nothing, or "
            "is part of its neighbours";
    else
      os << "<td>kept<td>ONNX has it";
    return;
  }
  const auto &ways = found->second;
  unsigned inner = 0;
  unsigned decomposed = 0;
  for (const auto &[way, times] : ways)
    decomposed += way.name == name ? times : 0;
  unsigned calls = facts.simplified.at(name).count;
  os << "<td>decomposed";
  if (decomposed < calls)
    os << ", " << calls - decomposed << " kept";
  os << "<td>";
  bool isFirst = true;
  for (const auto &[way, times] : ways) {
    inner += way.name != name;
    if (way.name != name)
      continue;
    os << (isFirst ? "" : "; ") << Escaped("by " + way.by + ": " + way.why);
    isFirst = false;
  }
  if (!inner)
    return;
  os << "<details><summary>and " << spellCount(inner, "operator")
     << " of which that is made</summary><ul>";
  for (const auto &[way, times] : ways)
    if (way.name != name)
      os << "<li>" << Code(way.name) << " ×" << times << " "
         << Escaped("by " + way.by + ": " + way.why);
  os << "</ul></details>";
}

void OperatorsWriter::writeOperator(const std::string &name) {
  auto callsIn = [&](const CallsByName &calls) {
    auto found = calls.find(name);
    return found == calls.end() ? OperatorCalls() : found->second;
  };
  OperatorCalls read = callsIn(facts.read),
                simplified = callsIn(facts.simplified);
  os << "<tr><td>" << Code(name) << "<td class=r>" << read.count;
  if (!facts.simplified.empty())
    os << "<td class=r>" << simplified.count;
  writeWay(name);
  if (!facts.isRefused) {
    os << "<td>";
    auto made = outcomes.find(name);
    if (made != outcomes.end())
      llvm::interleaveComma(made->second.byType, os, [&](const auto &entry) {
        os << Escaped(entry.first) << " ×" << entry.second;
      });
    os << "<td class=r>" << (made == outcomes.end() ? 0 : made->second.nodes);
  }
  os << "<td>";
  // That of the run is the user's own, where PyTorch's functions call it.
  writePlace(os, simplified.first ? simplified.first : read.first);
  os << "\n";
}

void OperatorsWriter::writeHead() {
  os << "<table class=ops><tr><th>operator<th class=r>written";
  if (!facts.simplified.empty())
    os << "<th class=r>run";
  os << "<th>way<th>how and why";
  if (!facts.isRefused)
    os << "<th>as<th class=r>nodes";
  os << "<th>first\n";
}

void OperatorsWriter::writeOperators() {
  os << "<h2 id=operators>Operators: before and after</h2>\n<p>Calls are "
        "counted in the program as it is written";
  if (!facts.simplified.empty())
    os << ", and as it is run: with functions and modules in line and loops of "
          "known length written out";
  os << ".</p>\n";
  if (!facts.handling.empty())
    os << "<p>Nothing was decided about the operators of this program. This is "
          "how they are handled when they are called on sample arguments; with "
          "others they may become others, or be refused.</p>\n";
  writeHead();
  // Those that are refused first, then those of most nodes.
  std::vector<std::tuple<bool, int, std::string>> order;
  for (const auto &[name, call] : facts.getCalls()) {
    auto made = outcomes.find(name);
    order.emplace_back(!facts.isOperatorRefused(name),
                       made == outcomes.end() ? 0 : -int(made->second.nodes),
                       name);
  }
  llvm::sort(order);
  for (const auto &[isTaken, nodes, name] : order)
    writeOperator(name);
  os << "</table>\n";
  std::vector<std::string> others;
  for (const auto &[name, call] : facts.read)
    if (!facts.getCalls().count(name))
      others.push_back(name);
  if (!others.empty()) {
    os << "<details><summary>" << spellCount(others.size(), "more operator")
       << " that the program calls, and of which nothing is left to run"
          "</summary>\n";
    writeHead();
    for (const std::string &name : others)
      writeOperator(name);
    os << "</table></details>\n";
  }
}

void OperatorsWriter::writeNodeTypes() {
  std::map<std::string, std::map<std::string, unsigned>> types;
  for (const auto &[name, outcome] : outcomes)
    for (const auto &[type, number] : outcome.byType)
      types[type][name] += number;
  std::vector<std::pair<int, std::string>> order;
  for (const auto &[type, names] : types) {
    int all = 0;
    for (const auto &[name, number] : names)
      all += int(number);
    order.emplace_back(-all, type);
  }
  llvm::sort(order);
  os << "<h3>Nodes</h3>\n<table><tr><th>ONNX operator<th class=r>nodes<th>of"
        "\n";
  for (const auto &[negative, type] : order) {
    os << "<tr><td>" << Code(type) << "<td class=r>" << -negative << "<td>";
    llvm::interleaveComma(types[type], os, [&](const auto &entry) {
      if (entry.first.empty())
        os << "the compiler";
      else
        os << Code(entry.first);
      os << " ×" << entry.second;
    });
    os << "\n";
  }
  os << "</table>\n";
}

void torchonnx::writeOperators(llvm::raw_ostream &os, const ReportFacts &facts,
                               const Outcomes &outcomes) {
  OperatorsWriter writer(os, facts, outcomes);
  writer.writeOperators();
  if (!facts.isRefused)
    writer.writeNodeTypes();
}
