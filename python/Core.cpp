//===- Core.cpp - The compiler in Python's process ------------------------===//
//
// torch_onnx_opt._core: `convert` of torch-onnx-opt/Convert.h, and its data.
//
//===----------------------------------------------------------------------===//

#include "torch-onnx-opt/Convert.h"
#include <future>
#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
using namespace torchonnx;

namespace {

/// Takes what a dict says into the members of an object.
class Reader {
public:
  explicit Reader(py::dict values) : values(std::move(values)) {}
  template <typename T>
  Reader &read(const char *name, T &member) {
    if (values.contains(name))
      member = values.attr("pop")(name).template cast<T>();
    return *this;
  }
  void finish() const {
    for (auto [name, value] : values)
      throw py::type_error("there is no option '" +
                           name.template cast<std::string>() + "'");
  }

private:
  py::dict values;
};

} // namespace

static ConvertOptions readOptions(const py::dict &values) {
  ConvertOptions options;
  Reader(values.attr("copy")())
      .read("output_path", options.outputPath)
      .read("external_data", options.externalData)
      .read("test_data", options.testData)
      .read("report", options.report)
      .read("opset", options.opset)
      .read("target", options.target)
      .read("keep", options.keep)
      .read("decompose", options.decompose)
      .read("inputs", options.inputs)
      .read("dims", options.dims)
      .read("dynamic", options.dynamic)
      .read("input_names", options.inputNames)
      .read("output_names", options.outputNames)
      .read("example_inputs", options.exampleInputs)
      .read("method", options.method)
      .read("state", options.state)
      .read("eval", options.eval)
      .read("fold_batch_norm", options.foldBatchNorm)
      .read("strict", options.strict)
      .read("fp16", options.fp16)
      .read("allow_fixed_dims", options.allowFixedDims)
      .read("keep_assertions", options.keepAssertions)
      .read("seed", options.seed)
      .read("decompositions", options.decompositions)
      .read("pdl_patterns", options.pdlPatterns)
      .read("libraries", options.libraries)
      .read("custom_domains", options.customDomains)
      .read("keep_functions", options.keepFunctions)
      .read("operator_schemas", options.operatorSchemas)
      .finish();
  return options;
}

/// Runs in a thread of its own: what Python set for this one (modes of
/// dispatch, autocast, whether gradients are recorded) is nothing to a
/// conversion. Operators of the user's own may be kernels in Python, so that
/// Python goes on meanwhile.
static ConvertResult
convertInThread(const std::string &path, const py::dict &values,
                const std::function<void(const std::string &)> &onPass) {
  ConvertOptions options = readOptions(values);
  if (onPass)
    options.onPass = [&](const std::string &pass) {
      py::gil_scoped_acquire python;
      try {
        onPass(pass);
      } catch (py::error_already_set &error) {
        error.discard_as_unraisable("torch_onnx_opt: progress");
      }
    };
  py::gil_scoped_release others;
  return std::async(std::launch::async, [&] { return convert(path, options); })
      .get();
}

PYBIND11_MODULE(_core, m) {
  m.attr("__version__") = TORCHONNX_VERSION;

  py::class_<SourcePlace>(m, "SourcePlace")
      .def_readonly("file", &SourcePlace::file)
      .def_readonly("line", &SourcePlace::line)
      .def_readonly("column", &SourcePlace::column)
      .def_readonly("text", &SourcePlace::text)
      .def(py::pickle(
          [](const SourcePlace &place) {
            return py::make_tuple(place.file, place.line, place.column,
                                  place.text);
          },
          [](const py::tuple &state) {
            return SourcePlace{state[0].cast<std::string>(),
                               state[1].cast<unsigned>(),
                               state[2].cast<unsigned>(),
                               state[3].cast<std::optional<std::string>>()};
          }))
      .def("__repr__", [](const SourcePlace &place) {
        return "<" + place.file + ":" + std::to_string(place.line) + ":" +
               std::to_string(place.column) + ">";
      });

  py::class_<torchonnx::Diagnostic>(m, "Diagnostic")
      .def_property_readonly("severity",
                             [](const torchonnx::Diagnostic &diagnostic) {
                               return nameOf(diagnostic.severity);
                             })
      .def_readonly("message", &torchonnx::Diagnostic::message)
      .def_readonly("place", &torchonnx::Diagnostic::place)
      .def_readonly("callers", &torchonnx::Diagnostic::callers)
      .def_readonly("through", &torchonnx::Diagnostic::through)
      .def_readonly("module", &torchonnx::Diagnostic::module)
      .def_readonly("notes", &torchonnx::Diagnostic::notes)
      .def(py::pickle(
          [](const torchonnx::Diagnostic &diagnostic) {
            return py::make_tuple(int(diagnostic.severity), diagnostic.message,
                                  diagnostic.place, diagnostic.callers,
                                  diagnostic.through, diagnostic.module,
                                  diagnostic.notes);
          },
          [](const py::tuple &state) {
            using Places = std::vector<SourcePlace>;
            return torchonnx::Diagnostic{
                torchonnx::Diagnostic::Severity(state[0].cast<int>()),
                state[1].cast<std::string>(),
                state[2].cast<std::optional<SourcePlace>>(),
                state[3].cast<Places>(),
                state[4].cast<Places>(),
                state[5].cast<std::string>(),
                state[6].cast<std::vector<torchonnx::Diagnostic>>()};
          }))
      .def("format", &format, py::arg("source_root") = "")
      .def("__str__", [](const torchonnx::Diagnostic &diagnostic) {
        return format(diagnostic);
      });

  m.def(
      "convert",
      [](const std::string &path, const py::dict &options,
         const std::function<void(const std::string &)> &onPass) {
        ConvertResult result = convertInThread(path, options, onPass);
        return py::make_tuple(result.ok, result.diagnostics);
      },
      py::arg("path"), py::arg("options"), py::arg("on_pass") = py::none());
}
