r"""What is no TorchScript archive is refused with one line that says what it is and what to do.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t
RUN: not torch-onnx-opt missing.pt 2>&1 | FileCheck %s --check-prefix=MISSING
RUN: not torch-onnx-opt . 2>&1 | FileCheck %s --check-prefix=DIRECTORY
RUN: not torch-onnx-opt empty.pt 2>&1 | FileCheck %s --check-prefix=EMPTY
RUN: not torch-onnx-opt text.pt 2>&1 | FileCheck %s --check-prefix=TEXT
RUN: not torch-onnx-opt zip.pt 2>&1 | FileCheck %s --check-prefix=ZIP
RUN: not torch-onnx-opt truncated.pt 2>&1 | FileCheck %s --check-prefix=TRUNCATED
RUN: not torch-onnx-opt state.pt 2>&1 | FileCheck %s --check-prefix=STATE
RUN: not torch-onnx-opt module.pt 2>&1 | FileCheck %s --check-prefix=MODULE
RUN: not torch-onnx-opt legacy.pt 2>&1 | FileCheck %s --check-prefix=LEGACY
RUN: not torch-onnx-opt exported.pt2 2>&1 | FileCheck %s --check-prefix=EXPORTED
RUN: not torch-onnx-opt nojson.pt2 2>&1 | FileCheck %s --check-prefix=NOJSON
RUN: not torch-onnx-opt nograph.pt2 2>&1 | FileCheck %s --check-prefix=NOGRAPH
RUN: not torch-onnx-opt version.pt2 2>&1 | FileCheck %s --check-prefix=VERSION
RUN: not torch-onnx-opt short.pt2 2>&1 | FileCheck %s --check-prefix=SHORT
RUN: not torch-onnx-opt short.pt 2>&1 | FileCheck %s --check-prefix=SHORTPT
RUN: not torch-onnx-opt model.pt --example-inputs short_examples.pt 2>&1 | FileCheck %s --check-prefix=SHORTEX
RUN: not torch-onnx-opt compiled.pt2 2>&1 | FileCheck %s --check-prefix=COMPILED
RUN: not torch-onnx-opt pickled.pt2 2>&1 | FileCheck %s --check-prefix=PICKLED
RUN: not torch-onnx-opt new.pt2 --method=predict 2>&1 | FileCheck %s --check-prefix=PROGRAM
RUN: not torch-onnx-opt new.pt2 --example-inputs state.pt 2>&1 | FileCheck %s --check-prefix=OWNSIZES
RUN: not torch-onnx-opt model.onnx 2>&1 | FileCheck %s --check-prefix=ONNX
RUN: not torch-onnx-opt arrays.npz 2>&1 | FileCheck %s --check-prefix=NPZ
RUN: not torch-onnx-opt model.safetensors 2>&1 | FileCheck %s --check-prefix=SAFETENSORS
RUN: not torch-onnx-opt pointer.pt 2>&1 | FileCheck %s --check-prefix=POINTER
RUN: not torch-onnx-opt errors.py 2>&1 | FileCheck %s --check-prefix=PYTHON
RUN: not torch-onnx-opt pickle.pkl 2>&1 | FileCheck %s --check-prefix=PICKLE
RUN: not torch-onnx-opt model.pt --example-inputs arrays.npz 2>&1 | FileCheck %s --check-prefix=NPZEXAMPLE
RUN: not torch-onnx-opt unknown.pt 2>&1 | FileCheck %s --check-prefix=UNKNOWN
RUN: not torch-onnx-opt later.pt 2>&1 | FileCheck %s --check-prefix=LATER
RUN: not torch-onnx-opt model.pt --method=predict 2>&1 | FileCheck %s --check-prefix=METHOD
RUN: not torch-onnx-opt model.pt --example-inputs module.pt 2>&1 | FileCheck %s --check-prefix=EXAMPLE

MISSING:   error: cannot open 'missing.pt': No such file or directory
DIRECTORY: error: '.' is a directory
EMPTY:     error: 'empty.pt' is empty
TEXT:      error: 'text.pt' is not a TorchScript archive, nor of torch.export: it is no zip file; save the model with torch.jit.save
ZIP:       error: 'zip.pt' is a zip file, but not a TorchScript archive, nor of torch.export: save the model with torch.jit.save
TRUNCATED: error: 'truncated.pt' is truncated or damaged: its zip directory, which is written last, is missing; save it or copy it again
STATE:     error: 'state.pt' holds tensors only (a state_dict), and no program: load it into its model, then save
STATE-SAME:  torch.jit.save(torch.jit.script(model), "model.pt")
MODULE:    error: 'module.pt' is a pickled Python object (of class __main__.Model)
MODULE-SAME: torch.jit.save(torch.jit.script(model), "model.pt")
LEGACY:    error: 'legacy.pt' was written by torch.save of PyTorch before 1.6
EXPORTED:  error: 'exported.pt2' is an exported program (.pt2) in the form of PyTorch before 2.8: load it with torch.export.load and save it again
NOJSON:    error: 'nojson.pt2' is damaged: its program is no JSON
NOGRAPH:   error: 'nograph.pt2' is damaged: it holds no graph
VERSION:   error: 'version.pt2' has version 7 of torch.export's schema, and only version 8 is read
SHORT:     error: 'weight' cannot be read: the archive is damaged: its record is too short
SHORTPT:   error: cannot load 'short.pt': the file is damaged: its record 'data/0' has 4 bytes and not 400
SHORTEX:   error: cannot load 'short_examples.pt': the file is damaged: its record 'data/0' has 4 bytes and not 400
COMPILED:  error: 'compiled.pt2' is a package of torch.export (.pt2) without a program in it
PICKLED:   error: 'weight' cannot be read: it is a pickled Python object
PROGRAM:   error: 'new.pt2' has no program 'predict': it holds model
OWNSIZES:  error: an exported program says itself which sizes its inputs have: --example-inputs and --dynamic are for TorchScript
ONNX:      error: 'model.onnx' is not a TorchScript archive, nor of torch.export: it is an ONNX model already; save
NPZ:       error: 'arrays.npz' is a zip file with arrays of NumPy, but not a TorchScript archive, nor of torch.export: save
SAFETENSORS: error: 'model.safetensors' is not a TorchScript archive, nor of torch.export: it is a safetensors file, which holds tensors and no program
POINTER:   error: 'pointer.pt' is not a TorchScript archive, nor of torch.export: it is a pointer that Git LFS left
PYTHON:    error: 'errors.py' is not a TorchScript archive, nor of torch.export: it is Python source
PICKLE:    error: 'pickle.pkl' is not a TorchScript archive, nor of torch.export: it is a Python pickle
NPZEXAMPLE: error: 'arrays.npz' is a zip file with arrays of NumPy, but not what torch.save writes: save a tuple
UNKNOWN:   errors.py:[[#]]:16: error: 'mylib::twice' cannot be converted: LibTorch does not know it
LATER:     errors.py:[[#]]:16: error: cannot load 'later.pt': Unknown builtin op: aten::lib_twice
METHOD:    error: 'model.pt' has no method 'predict': it exports forward, other
EXAMPLE:   error: cannot load 'module.pt': it holds '__main__.Model', and not only tensors, numbers
"""
import json
import os
import pickle
import shutil
import sys
import zipfile

import numpy as np
import onnx
import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(100))

    def forward(self, x):
        return x * self.weight

    @torch.jit.export
    def other(self, x):
        return x


class Unknown(torch.nn.Module):
    def forward(self, x):
        return torch.ops.mylib.twice(x)


os.chdir(sys.argv[1])
model = Model()
torch.jit.script(model).save("model.pt")
open("empty.pt", "w").close()
with open("text.pt", "w") as f:
    f.write("hello")
with zipfile.ZipFile("zip.pt", "w") as archive:
    archive.writestr("a/b", "c")
with open("model.pt", "rb") as whole, open("truncated.pt", "wb") as f:
    data = whole.read()
    f.write(data[: len(data) // 2])
torch.save((torch.ones(100),), "examples.pt")
for whole, short in ("model.pt", "short.pt"), ("examples.pt", "short_examples.pt"):
    with zipfile.ZipFile(whole) as archive, zipfile.ZipFile(short, "w") as cut:
        for name in archive.namelist():
            record = archive.read(name)
            cut.writestr(name, record[:4] if name.endswith("/data/0") else record)
torch.save(model.state_dict(), "state.pt")
torch.save(model, "module.pt")
torch.save(model.state_dict(), "legacy.pt", _use_new_zipfile_serialization=False)
with torch.serialization._open_zipfile_writer("exported.pt2") as old:
    old.write_record("serialized_exported_program.json", "{}", 2)
torch.export.save(torch.export.export(model, (torch.ones(100),)), "new.pt2")
with zipfile.ZipFile("new.pt2") as whole:
    records = {name.split("/", 1)[1]: whole.read(name) for name in whole.namelist()}


def rewrite(path, **changed):
    """Writes the exported program with other records."""
    with torch.serialization._open_zipfile_writer(path) as writer:
        for name, data in {**records, **changed}.items():
            if data is not None and name not in (".data/version", ".data/serialization_id", "version", "byteorder"):
                writer.write_record(name, data, len(data))


program, weights = "models/model.json", "data/weights/weight_0"
graph = json.loads(records[program])
rewrite("nojson.pt2", **{program: b"{"})
rewrite("nograph.pt2", **{program: b"{}"})
rewrite("version.pt2", **{program: json.dumps({**graph, "schema_version": {"major": 7, "minor": 1}}).encode()})
rewrite("short.pt2", **{weights: b"1234"})
rewrite("compiled.pt2", **{program: None})
config = json.loads(records["data/weights/model_weights_config.json"])
for payload in config["config"].values():
    payload["use_pickle"] = True
rewrite("pickled.pt2", **{"data/weights/model_weights_config.json": json.dumps(config).encode()})
onnx.save(onnx.helper.make_model(onnx.helper.make_graph([], "empty", [], [])), "model.onnx")
np.savez("arrays.npz", x=np.zeros(2))
header = b'{"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'
with open("model.safetensors", "wb") as f:
    f.write(len(header).to_bytes(8, "little") + header + bytes(4))
with open("pointer.pt", "w") as f:
    f.write("version https://git-lfs.example/spec/v1\noid sha256:0\n")
shutil.copy(__file__, "errors.py")
with open("pickle.pkl", "wb") as f:
    pickle.dump({"a": 1}, f)
library = torch.library.Library("mylib", "DEF")
library.define("twice(Tensor x) -> Tensor")
torch.jit.script(Unknown()).save("unknown.pt")
# An operator of no library, as one of a later PyTorch is.
with zipfile.ZipFile("unknown.pt") as whole, zipfile.ZipFile("later.pt", "w") as later:
    for name in whole.namelist():
        later.writestr(name, whole.read(name).replace(b"ops.mylib.twice", b"torch.lib_twice"))
