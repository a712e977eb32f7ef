r"""A wheel in a fresh environment: what is installed imports, converts and has the command line.

It is built around an installed compiler, which takes a minute less than to compile one.

RUN: rm -rf %t && mkdir %t && %python %s %build %t
"""
import os
import subprocess
import sys
import sysconfig

build, folder = sys.argv[1:]
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
python = os.path.join(folder, "venv/bin/python")


def call(*command, **environment):
    # Neither the build tree nor the tool in it may help.
    inherited = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LD_LIBRARY_PATH", "PATH")}
    path = os.pathsep.join([os.path.join(folder, "venv/bin"), os.path.dirname(sys.executable), "/usr/bin", "/bin"])
    process = subprocess.run(command, cwd=folder, env={**inherited, "PATH": path, **environment}, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True)
    assert process.returncode == 0, f"{command}:\n{process.stdout}"
    return process.stdout


call("cmake", "--install", build, "--prefix", f"{folder}/prefix")
call(sys.executable, "-m", "pip", "wheel", root, "--no-deps", "--no-build-isolation", "-w", folder, "-q",
     f"-Cbuild-dir={folder}/build", f"-Ccmake.define.CMAKE_PREFIX_PATH={folder}/prefix")
wheel, = [name for name in os.listdir(folder) if name.endswith(".whl")]
call(sys.executable, "-m", "venv", "venv")
# Torch and ONNX Runtime are large: those of this environment are seen from there.
site = call(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
with open(os.path.join(site, "others.pth"), "w") as f:
    f.write(sysconfig.get_path("purelib") + "\n")
call(python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", os.path.join(folder, wheel))

with open(os.path.join(folder, "use.py"), "w") as f:
    f.write("""
import torch, torch_onnx_opt
assert torch_onnx_opt.__file__.startswith(%r), torch_onnx_opt.__file__
net = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Hardswish()).eval()
torch.jit.script(net).save("net.pt")
model = torch_onnx_opt.export(net, torch.rand(2, 3), "net.onnx", dynamic_axes={"input": {0: "n"}})
print(torch_onnx_opt.verify(net, model, torch.rand(2, 3)))
""" % site)
assert "the same at" in call(python, "use.py")
assert "torch-onnx-opt 0." in call("venv/bin/torch-onnx-opt", "--version")
call("venv/bin/torch-onnx-opt", "net.pt", "-o", "tool.onnx", "--input", "f32[n,3]")
assert "the same at" in call("venv/bin/torch-onnx-opt", "verify", "net.pt", "tool.onnx")
for name in "py.typed", "_core.pyi":
    assert os.path.exists(os.path.join(site, "torch_onnx_opt", name)), name
