# The tool and its Python package, of this checkout:
#
#   docker build -t torch-onnx-opt .
#   docker run --rm -v "$PWD:/models" torch-onnx-opt model.pt -o model.onnx
#
# pip reads its settings from arguments: `--build-arg PIP_EXTRA_INDEX_URL=…` for an index that has torch without CUDA.
FROM debian:bookworm AS build
ARG PIP_INDEX_URL PIP_EXTRA_INDEX_URL
COPY . /src
WORKDIR /src
RUN tools/dev/setup.sh
RUN .venv/bin/cmake --install build --prefix /opt/compiler \
 && PATH="$PWD/.venv/bin:$PATH" CMAKE_PREFIX_PATH=/opt/compiler pip install --no-deps --no-build-isolation .

FROM debian:bookworm
RUN apt-get update -q \
 && apt-get install -q -y --no-install-recommends libmlir-22 libprotobuf32 python3 \
 && rm -rf /var/lib/apt/lists/*
# The environment stands where it was made.
COPY --from=build /src/.venv /src/.venv
ENV PATH="/src/.venv/bin:$PATH"
WORKDIR /models
ENTRYPOINT ["torch-onnx-opt"]
