//===- Transformers.cpp - transformers' operators, known without it -------===//
//
// Hugging Face's library registers them from Python. Its mixtures of experts
// are exported with them.
//
//===----------------------------------------------------------------------===//

#include "Prims.h"
#include "Registrations.h"
#include <ATen/ATen.h>
#include <torch/library.h>

using at::Tensor;

/// Row t of `input` times the matrix of the group that t is of.
static Tensor metaGroupedProduct(const Tensor &input, const Tensor &weight,
                                 const Tensor &ends) {
  TORCH_CHECK(input.dim() == 2 && weight.dim() == 3 && ends.dim() == 1,
              "input should have 2 dims, weight 3, and offs 1");
  TORCH_CHECK(ends.size(0) == weight.size(0) && input.size(1) == weight.size(1),
              "input of size ", input.sizes(), ", weight of size ",
              weight.sizes(), " and offs of size ", ends.sizes(),
              " do not go together");
  return input.new_empty({input.size(0), weight.size(2)});
}

void torchonnx::registerTransformers() {
  if (c10::Dispatcher::singleton().findSchema(
          {"transformers::grouped_mm_fallback", ""}))
    return;
  addLibrary(torch::Library::FRAGMENT, "transformers", std::nullopt)
      .def("grouped_mm_fallback(Tensor input, Tensor weight, Tensor offs) -> "
           "Tensor");
  addLibrary(torch::Library::IMPL, "transformers", c10::DispatchKey::Meta)
      .impl("grouped_mm_fallback", metaGroupedProduct);
}
