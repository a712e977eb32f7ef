r"""What is said wrong about inputs and outputs is one error that names the argument, without a place in the program.

RUN: rm -rf %t && mkdir %t && %python %s %t
"""
import os
import sys
from typing import Dict, List, Optional, Tuple

import torch
from endtoend import convert


class Model(torch.nn.Module):
    def forward(self, x, n: int, s: float = 1.0, flag: bool = True, mode: str = "a", xs: Optional[List[torch.Tensor]] = None,
                pair: Optional[Tuple[torch.Tensor, int]] = None, d: Optional[Dict[str, torch.Tensor]] = None):
        y = x * n * s if flag and mode == "a" else x
        return y, y + 1


os.chdir(sys.argv[1])
torch.jit.script(Model()).save("model.pt")
X, N = ("--input", "x=f32[b,3]"), ("--input", "n=2")


def check(message, *flags):
    process = convert("model.pt", "model.onnx", *flags)
    assert process.returncode == 1 and not os.path.exists("model.onnx"), f"{flags}: {process.returncode}\n{process.stderr}"
    assert process.stderr.count("error:") == 1 and message in process.stderr, f"{flags}\n{process.stderr}"
    assert ".py:" not in process.stderr, f"{flags}\n{process.stderr}"


check("no argument is called 'y'; the arguments are x, n, s, flag", "--input", "y=f32[3]")
check("argument 'x' is described twice", *X, *X)
check("argument 'x' is a tensor, which", "--input", "x=int")
check("argument 'x' is a tensor, which", "--input", "x=3")
check("argument 'x' is a tensor, which", "--input", "x=[f32[2]]")
check("argument 'x' is a tensor, which", "--input", "x=None")
check("argument 'n' is an int, which", *X, "--input", "n=2.5")
check("argument 'n' is an int, which", *X, "--input", "n=f32[2]")
check("argument 's' is a float, which", *X, *N, "--input", 's="a"')
check("argument 'flag' is a bool, which", *X, *N, "--input", "flag=1")
check("argument 'mode' is a string, which", *X, *N, "--input", "mode=1")
check("argument 'xs' is a list, which", *X, *N, "--input", "xs=f32[2]")
check("argument 'pair' is a tuple of 2 elements", *X, *N, "--input", "pair=(f32[2], 1, 2)")
check("argument 'd' is a dict, which", *X, *N, "--input", "d=[f32[2]]")
check("'f31' is no dtype", "--input", "x=f31[3]")
check("a closing ']' is missing", "--input", "x=f32[3")
check("a dim must be", "--input", "x=f32[-3]")
check("a description is missing", "--input", "")
check("no dim is called 'q'", *X, *N, "--dim", "q=1..3")
check("must be like", *X, *N, "--dim", "b=5..3")
check("--dynamic is about --example-inputs", *X, *N, "--dynamic", "x:0")
check("there are 2 outputs, but 1 output names", *X, *N, "--output-names", "a")
check("--output-names: 'a' is the name of another value", *X, *N, "--output-names", "a,a")
check("--output-names: 'x' is the name of another value", *X, *N, "--output-names", "x,y")

torch.save((torch.ones(2, 3), 2), "good.pt")
torch.save((torch.ones(2, 3), 2.5), "float.pt")
torch.save((3, 2), "number.pt")
torch.save((torch.ones(2, 3), 2) + (1,) * 7, "many.pt")
check("argument 'n' is an int, which its example is not", "--example-inputs", "float.pt")
check("argument 'x' is a tensor, which its example is not", "--example-inputs", "number.pt")
check("there are 9 example inputs", "--example-inputs", "many.pt")
check("no argument is called 'q'", "--example-inputs", "good.pt", "--dynamic", "q:0")
check("'x' has 2 dims, so none is 7", "--example-inputs", "good.pt", "--dynamic", "x:7")
check("must be like 'x:0=batch,2'", "--example-inputs", "good.pt", "--dynamic", "x")
check("cannot open 'absent.pt'", "--example-inputs", "absent.pt")
check("--opset 99 is not supported", "--opset", "99")
check("'phone' is neither a profile's file nor one of", "--target", "phone")
check("has no method 'predict'", "--method", "predict")
