# RUN: %python %s
from differential import Call, Same, Suite, T

s = Suite(__file__)
GATES = {"lstm": 4, "gru": 3, "rnn_tanh": 1, "rnn_relu": 1}


def weights(gates, directions, biases):
    one = [T(f"{4 * gates},3"), T(f"{4 * gates},4")] + [T(f"{4 * gates}")] * (2 * biases)
    return one * directions


for name, gates in GATES.items():
    cell = [T(f"{4 * gates},3"), T(f"{4 * gates},4"), T(f"{4 * gates}"), T(f"{4 * gates}")]
    state = T("n,4")
    s.add(f"aten::{name}_cell", T("n,3"), [[state, state]] if name == "lstm" else state, *cell, tolerance=1e-4)
    for directions in 1, 2:
        for biases in True, False:
            hidden = T(f"{directions},2,4")
            s.add(f"aten::{name}.input", T("n,2,3"), [[hidden, hidden]] if name == "lstm" else hidden,
                  [weights(gates, directions, biases)], biases, 1, 0.0, False, directions == 2, False, tolerance=1e-3)
# No runtime has layers of bfloat16; PyTorch rounds every step.
half = lambda *shapes: [T(shape, "bf16", "unit") for shape in shapes]
s.add("aten::gru.input", *half("n,2,3", "1,2,4"), [half("12,3", "12,4", "12", "12")], True, 1, 0.0, False, False, False, tolerance=0.1)
s.add("aten::lstm.input", *half("n,2,3"), [half("1,2,4", "1,2,4")], [half("16,3", "16,4", "16", "16")], True, 1, 0.0, False, False,
      False, tolerance=0.1)
# The longest is as long as the batch is padded, which the shapes that this test knows need.
lengths = Same(Call("aten::cat", [T("1", "i64", "from:5:5"), Call("aten::sort", T("2", "i64", "from:1:5"), descending=True)]))
s.add("aten::_pack_padded_sequence", T("3,5,2"), lengths, True)
s.add("aten::_pack_padded_sequence", T("5,3,2"), lengths, False)
padded = Same(T("5,3,2"))
packed = [Call("aten::_pack_padded_sequence", padded, lengths, False, result=i) for i in (0, 1)]
s.add("aten::_pad_packed_sequence", *packed, [False, True], 0.5, -1)
s.run()
