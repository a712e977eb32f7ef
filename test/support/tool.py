"""Calls of the tool: `run_tool` gives the finished process.

A process of the tool takes some 0.3 s to load LibTorch. Where its server is (test/lib/ToolServer.cpp), that is started once,
and each call is a child of it, which says and ends as a process of its own would, crashes too.
"""
import json
import os
import shutil
import subprocess
import tempfile
import threading

SERVER = "torch-onnx-opt-server"
_own = threading.local()


def _server(tool):
    """This thread's server of the tool beside it, or None where there is none."""
    servers = _own.__dict__.setdefault("servers", {})
    if tool not in servers:
        path = os.path.join(os.path.dirname(shutil.which(tool) or ""), SERVER)
        exists = os.path.exists(path)
        servers[tool] = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) if exists else None
    return servers[tool]


def run_tool(*arguments, tool="torch-onnx-opt", **options):
    """As subprocess.run gives it; what `options` ask for, a process of its own does."""
    words = [tool, *map(str, arguments)]
    server = None if options else _server(tool)
    if not server:
        return subprocess.run(words, capture_output=True, text=True, **{"errors": "replace", **options})
    with tempfile.TemporaryDirectory() as tmp:
        paths = [f"{tmp}/out", f"{tmp}/err"]
        request = {"words": words, "directory": os.getcwd(), "out": paths[0], "err": paths[1]}
        print(json.dumps(request), file=server.stdin, flush=True)
        code = os.waitstatus_to_exitcode(int(server.stdout.readline()))
        texts = []
        for path in paths:
            with open(path, errors="replace") as f:
                texts.append(f.read())
    return subprocess.CompletedProcess(words, code, *texts)
