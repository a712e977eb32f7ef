# RUN: %python %s
"""ctc_loss, of batches and alone, for lengths from run time."""
import torch
import torch.nn.functional as F
from endtoend import check, program

torch.manual_seed(0)
STEPS, LENGTHS = torch.tensor([9, 7, 4, 5]), torch.tensor([3, 5, 0, 4])


def scores(t, n, c=6):
    return torch.randn(t, n, c).log_softmax(2)


def padded(self, p, targets, steps, lengths):
    each = F.ctc_loss(p, targets, steps, lengths, reduction="none")
    return each, F.ctc_loss(p, targets, steps, lengths), F.ctc_loss(p, targets, steps, lengths, reduction="sum", zero_infinity=True)


def call(t, n, s):
    # Labels repeat, so that some do not fit their steps.
    return [scores(t, n), torch.randint(1, 6, (n, s)), STEPS[:n], LENGTHS[:n]]


repeated = [scores(9, 4), torch.ones(4, 5, dtype=torch.int64), STEPS, LENGTHS]
check(program(padded), call(9, 4, 5), call(11, 2, 7), call(9, 1, 3), repeated,
      dynamic={"p": [0, 1], "targets": [0, 1], "steps": [0], "lengths": [0]}, opsets=(20, 13))


def joined(self, p, targets, steps, lengths):
    return F.ctc_loss(p, targets, steps, lengths, blank=5, reduction="none")


check(program(joined), [scores(9, 4), torch.randint(0, 5, (12,)), STEPS, LENGTHS], [scores(10, 2), torch.randint(0, 5, (8,)), STEPS[:2], LENGTHS[:2]],
      dynamic={"p": [0, 1], "targets": [0], "steps": [0], "lengths": [0]})


def alone(self, p, targets):
    return torch.ctc_loss(p, targets[:2], [4], [2], 0, 0), torch.ctc_loss(p, targets, [3], [3], 0, 1)


check(program(alone), [scores(4, 1)[:, 0], torch.tensor([1, 1, 2])])
print("ok")
