# How lit runs the tests of this folder: .mlir and .test files by their RUN lines, .py files as programs that exit with 0.
import os
import shutil
import subprocess

import lit.formats

config.name = "torch-onnx-opt"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".py"]
config.excludes = ["lit.cfg.py", "run_lit.py", "run_clang_tidy.py", "suite", "Inputs", "support"]

# The tool that is under test, then LLVM's FileCheck, not, split-file.
# `-D tools=DIR`: those of another build.
path = [lit_config.params.get("tools", config.tools_dir), config.llvm_tools_dir, os.environ["PATH"]]
config.environment["PATH"] = os.pathsep.join(path)
build = os.path.dirname(config.test_exec_root)
modules = [os.path.join(config.test_source_root, "support"), os.path.join(build, "python")]
config.environment["PYTHONPATH"] = os.pathsep.join(modules)
# Tests run side by side: one thread each.
config.environment["OMP_NUM_THREADS"] = "1"
config.environment["FILECHECK_OPTS"] = "--dump-input-filter=error"

config.substitutions.append(("%python", config.python))
config.substitutions.append(("%build", build))
config.substitutions.append(("%support", os.path.join(config.test_source_root, "support")))

# A browser looks at pages, where there is one.
browsers = [shutil.which(name) for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")]
if any(browsers):
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium", next(filter(None, browsers))))

# So does OpenVINO run models, where it is installed.
if subprocess.run([config.python, "-c", "import openvino"], capture_output=True).returncode == 0:
    config.available_features.add("openvino")

if config.sanitizer:
    config.available_features.add("sanitizer")
    config.excludes.append("Python")  # Python itself is without one.
    # LLVM's own libraries do not know what its headers poison here.
    config.environment["ASAN_OPTIONS"] = "detect_leaks=0:allow_user_poisoning=0"
