//===- ReportGraph.cpp - The graph of a report ----------------------------===//
//
// Nodes are in the order in which they run, those of a module that run one
// after the other in a box that folds. So every edge leads down, and the page
// is read without the script that draws the edges.
//
//===----------------------------------------------------------------------===//

#include "lib/Compiler/ReportHtml.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// A module's nodes, or part of them, or one node.
struct Box {
  /// The last part of the module's path, and the path.
  std::string name, path;
  std::optional<unsigned> node;
  std::vector<Box> parts;
  unsigned numNodes = 0;
  uint64_t bytes = 0;
};

class GraphWriter {
public:
  GraphWriter(llvm::raw_ostream &os, const ModelSummary &model)
      : os(os), model(model) {}
  void write();

private:
  void add(unsigned node);
  void writeBox(const Box &box, bool isOpen);
  void writeNode(unsigned node);
  void writeInput(StringRef name);

  llvm::raw_ostream &os;
  const ModelSummary &model;
  Box root;
  /// The node or input ("i0") that makes a value.
  llvm::StringMap<std::string> makers;
  llvm::StringMap<const ModelSummary::Weight *> weights;
  llvm::StringSet<> counted;
};

} // namespace

void GraphWriter::add(unsigned index) {
  const ModelSummary::Node &node = model.nodes[index];
  SmallVector<StringRef> path;
  getModulePath(node.loc).split(path, '.', -1, /*KeepEmpty=*/false);
  for (const std::string &graph : node.graphs)
    path.push_back(graph);
  uint64_t bytes = 0;
  // Whoever reads a weight first is said to have it.
  for (const std::string &input : node.inputs)
    if (auto weight = weights.find(input);
        weight != weights.end() && counted.insert(input).second)
      bytes += weight->second->bytes;
  Box *box = &root;
  auto count = [&] {
    ++box->numNodes;
    box->bytes += bytes;
  };
  count();
  std::string whole;
  for (StringRef part : path) {
    whole += (whole.empty() ? "" : ".") + part.str();
    if (box->parts.empty() || box->parts.back().node ||
        box->parts.back().name != part)
      box->parts.push_back({part.str(), whole, std::nullopt, {}});
    box = &box->parts.back();
    count();
  }
  box->parts.push_back({node.name, "", index, {}});
}

void GraphWriter::writeInput(StringRef name) {
  if (name.empty())
    return;
  os << " ";
  if (auto maker = makers.find(name); maker != makers.end())
    os << "<a href='#" << maker->second << "'>" << Escaped(name) << "</a>";
  else if (auto weight = weights.find(name); weight != weights.end())
    os << "<i>" << Escaped(name) << " " << Escaped(weight->second->value.type)
       << "</i>";
  else
    os << Escaped(name);
}

void GraphWriter::writeNode(unsigned index) {
  const ModelSummary::Node &node = model.nodes[index];
  os << "<div class=n id=n" << index << " data-i='";
  for (const std::string &input : node.inputs)
    if (auto maker = makers.find(input); maker != makers.end())
      os << maker->second << " ";
  os << "'><b>" << Escaped(node.opType) << "</b> <span>" << Escaped(node.name)
     << "</span>";
  for (const std::string &input : node.inputs)
    writeInput(input);
  os << " →";
  for (const ModelSummary::Value &output : node.outputs)
    os << " " << Escaped(output.type);
  FileLineColLoc place = getUserLocation(node.loc);
  if (place)
    os << " <small>"
       << Escaped(llvm::sys::path::filename(place.getFilename().getValue()) +
                  ":" + Twine(place.getLine()))
       << "</small>";
  os << "</div>\n";
}

void GraphWriter::writeBox(const Box &box, bool isOpen) {
  if (box.node)
    return writeNode(*box.node);
  os << "<details class=m" << (isOpen ? " open" : "") << "><summary><b>"
     << Escaped(box.name) << "</b> "
     << Escaped(StringRef(getModuleClass(box.path)).rsplit('.').second) << " "
     << spellCount(box.numNodes, "node");
  if (box.bytes)
    os << ", " << spellBytes(box.bytes);
  os << "</summary>\n";
  for (const Box &part : box.parts)
    writeBox(part, /*isOpen=*/false);
  os << "</details>\n";
}

void GraphWriter::write() {
  for (const ModelSummary::Weight &weight : model.weights)
    weights[weight.value.name] = &weight;
  for (auto [i, input] : llvm::enumerate(model.inputs))
    makers[input.name] = "i" + std::to_string(i);
  for (unsigned i = 0; i < model.nodes.size(); ++i) {
    for (const ModelSummary::Value &output : model.nodes[i].outputs)
      makers[output.name] = "n" + std::to_string(i);
    add(i);
  }
  os << "<div id=graph>\n";
  for (auto [i, input] : llvm::enumerate(model.inputs))
    os << "<div class=n id=i" << i << "><b>input</b> <span>"
       << Escaped(input.name) << "</span> → " << Escaped(input.type)
       << "</div>\n";
  for (const Box &part : root.parts)
    writeBox(part, /*isOpen=*/root.parts.size() == 1);
  for (const ModelSummary::Value &output : model.outputs) {
    os << "<div class=n data-i='" << makers.lookup(output.name)
       << "'><b>output</b> <span>" << Escaped(output.name) << "</span> "
       << Escaped(output.type) << "</div>\n";
  }
  os << "</div>\n";
}

void torchonnx::writeGraph(llvm::raw_ostream &os, const ModelSummary &model) {
  GraphWriter(os, model).write();
}

//===----------------------------------------------------------------------===//
// Style and script
//===----------------------------------------------------------------------===//

const llvm::StringLiteral torchonnx::kReportStyle = R"css(
:root { color-scheme: light dark; --line: #8886; --box: #8881; --strong: #4a7bd0; --bad: #c60; }
body { font: 15px/1.45 system-ui, sans-serif; max-width: 85rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0 } h2 { font-size: 1.2rem; margin-top: 2.2rem }
code, #graph { font: 13px/1.4 ui-monospace, monospace }
nav a { margin-right: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line) }
td { overflow-wrap: anywhere } .ops td:first-child, .ops td:nth-child(4) { overflow-wrap: normal } .ops td:last-child { min-width: 9rem } .r { text-align: right; white-space: nowrap }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; margin: 1rem 0 }
.tiles div { background: var(--box); border-radius: .4rem; padding: .5rem .9rem } .tiles b { display: block; font-size: 1.25rem }
.warning, .error { border-left: .25rem solid var(--bad); padding-left: .6rem } .remark { border-left: .25rem solid var(--strong); padding-left: .6rem }
pre { background: var(--box); padding: .3rem .6rem; margin: .2rem 0; overflow-x: auto }
.bar { display: inline-block; height: .7em; background: var(--strong); margin-right: .4em }
small { opacity: .75 }
#graph { position: relative; padding-left: 4.5rem; overflow-x: auto }
#graph svg { position: absolute; left: 0; top: 0; width: 4.5rem; pointer-events: none }
#graph path { fill: none; stroke: var(--strong); opacity: .6 }
.n, .m > summary { background: var(--box); border: 1px solid var(--line); border-radius: .3rem; margin: .15rem 0; padding: .1rem .5rem; width: fit-content }
.m { margin-left: 0; border-left: 2px solid var(--line); padding-left: .8rem } .m > summary { cursor: pointer }
.n:target { outline: 2px solid var(--bad) } .n i { opacity: .75 }
)css";

// An edge leads from what is to be seen of its maker to what is to be seen of
// its reader: the box itself, or the outermost one that is folded around it.
const llvm::StringLiteral torchonnx::kReportScript = R"js(
(() => {
  const graph = document.getElementById("graph"), ns = "http://www.w3.org/2000/svg";
  const svg = graph.insertBefore(document.createElementNS(ns, "svg"), graph.firstChild);
  const shown = box => {
    for (let up = box.parentElement; up !== graph; up = up.parentElement)
      if (!up.open) box = up.firstElementChild;
    return box;
  };
  const draw = () => {
    const top = graph.getBoundingClientRect().top, done = new Set();
    const middle = box => { const r = box.getBoundingClientRect(); return r.top + r.height / 2 - top; };
    let text = "";
    for (const reader of graph.querySelectorAll("[data-i]"))
      for (const id of reader.dataset.i.split(" ").filter(Boolean)) {
        const from = shown(document.getElementById(id)), to = shown(reader);
        const a = middle(from), b = middle(to), key = a + " " + b;
        if (from === to || done.has(key)) continue;
        done.add(key);
        const out = 70 - Math.min(66, 8 + Math.abs(b - a) / 12);
        text += `<path d="M70 ${a} C${out} ${a} ${out} ${b} 70 ${b}"/>`;
      }
    svg.style.height = graph.scrollHeight + "px";
    svg.innerHTML = text;
  };
  const openTo = () => {
    const box = location.hash && document.getElementById(location.hash.slice(1));
    for (let up = box && box.parentElement; up; up = up.parentElement)
      if (up.tagName === "DETAILS") up.open = true;
    if (box) box.scrollIntoView({block: "center"});
  };
  graph.addEventListener("toggle", draw, true);
  addEventListener("resize", draw);
  addEventListener("hashchange", openTo);
  openTo();
  draw();
})();
)js";
