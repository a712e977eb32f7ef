# RUN: %python %s
"""How tensors lie in memory, where a program asks: as PyTorch says, at every size, or refused."""
import torch
from language import program, refused

SIZES = (1, 4), (2, 4), (3, 4), (4, 4)
BOTH = (1, 1), (1, 4), (4, 1), (3, 5)
IMAGES = (1, 3, 4, 4), (2, 3, 5, 1), (2, 3, 1, 1), (2, 3, 5, 6)


@program(*BOTH)
def transposed(x):
    return x.is_contiguous(), x.t().is_contiguous(), x.t().t().is_contiguous(), x.transpose(0, 1)[0].is_contiguous()


@program((2, 3))
def of_known_sizes(x):
    y = x.t()
    return (y.is_contiguous(), y.stride(0), y.stride(1), y.stride(), (y + 1).stride(), x[1:].storage_offset(),
            x[:, 0].is_contiguous(), x.is_non_overlapping_and_dense(), y.is_non_overlapping_and_dense(),
            x[:, 1:].t()[1].storage_offset(), x.is_inference())


@program(*BOTH)
def parts(x):
    return (x[:, 0].is_contiguous(), x[0].is_contiguous(), x[1:].is_contiguous(), x[:, 1:].is_contiguous(),
            x[::2].is_contiguous(), x.diagonal().is_contiguous(), x.unsqueeze(1).is_contiguous(),
            x.unsqueeze(0).transpose(0, 1).is_contiguous(), x.view(-1).is_contiguous(),
            x.chunk(1)[0].is_contiguous())


@program(*BOTH)
def repeated(x):
    return x.expand(2, -1, -1).is_contiguous(), x[0].expand(3, -1).is_contiguous(), x[:1].expand(2, -1).stride(0)


@program(*BOTH)
def strides(x):
    return (x.stride(), x.t().stride(0), x.t().stride(-1), x[:, ::2].stride(), x.unsqueeze(1).stride(),
            x.permute(1, 0).unsqueeze(0).stride(1))


@program(*SIZES)
def offsets(x):
    return x[1:].storage_offset(), x[-2:].storage_offset(), x[0, 1:].storage_offset(), x[:, -1].storage_offset()


@program(*BOTH)
def branch(x):
    y = x.t()
    if not y.is_contiguous():
        return y * 2
    return y + 1


@program(*BOTH)
def results_keep_the_order(x):
    y = x.t() + 1
    z = (x.t() * x.t().relu()).exp()
    return (y.is_contiguous(), z.is_contiguous(), z.t().is_contiguous(), (x + x.t().t()).is_contiguous(),
            y.contiguous().is_contiguous(), y.clone().is_contiguous(), x.t().matmul(x).is_contiguous(),
            x.t().double().is_contiguous(), torch.cat([y, y]).is_contiguous(), y.sum(0).is_contiguous(),
            y.reshape(-1).is_contiguous())


@program(*BOTH)
def writes_do_not_matter(x):
    y = x.clone()
    y.t().copy_((x * 2).t())
    z = x.t().clone()
    z.t().add_(x)
    return y.is_contiguous(), z.is_contiguous(), y, z


@program(*BOTH)
def in_place(x):
    y = x.clone()
    y.t_()
    return y.is_contiguous(), y


@program(*BOTH)
def indices(x):
    i = x.nonzero()
    return i.is_contiguous(), i.t().is_contiguous(), x.sort(0)[0].is_contiguous()


@program(*IMAGES)
def channels_last(x):
    y = x.contiguous(memory_format=torch.channels_last)
    z = x.to(memory_format=torch.channels_last)
    return (x.is_contiguous(memory_format=torch.channels_last), y.is_contiguous(),
            y.is_contiguous(memory_format=torch.channels_last), z.is_contiguous(), (z + 1).is_contiguous(),
            x.permute(0, 2, 3, 1).is_contiguous(), x.permute(0, 2, 3, 1).contiguous().permute(0, 3, 1, 2).is_contiguous())


class Strided(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.rand(4, 3).t())


@refused("how a tensor lies in memory", (2, 3), (3, 3))
class StridedWeight(Strided):
    def forward(self, x):
        return x @ self.weight, self.weight.is_contiguous()


@program((2, 3), (3, 3))
class Weight(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.rand(3, 4))

    def forward(self, x):
        return self.weight.t().is_contiguous(), self.weight.is_contiguous(), (self.weight.t() + 1).stride()


@refused("where this one begins is not known", (2, 3), (3, 3))
def offset_of_maybe_view(x):
    return x.t().contiguous().storage_offset()


# Of one column, the transpose is contiguous as it is.
@refused("the strides of dims of one element are not known", (2, 3), (3, 3))
def strides_of_maybe_view(x):
    return (x.t().contiguous() + 1).stride(0)


@refused("the strides of dims of one element are not known", (2, 3), (3, 3))
def strides_of_the_same_shape(x):
    return x.t().reshape(x.size(1), x.size(0)).stride(0)


@refused("how a tensor lies in memory", (2, 3), (3, 3))
def carried(x):
    y = x
    for i in range(x.size(0)):
        y = y.t().t() + 1
    return y.is_contiguous()


# A copy after an odd number of iterations only.
@refused("its layout or the run decides", (3, 3), (2, 2))
def turned(x):
    y = x.clone()
    for i in range(int(x[0, 0] > 0)):
        y = y.t()
    z = y.contiguous()
    z += 1
    return y, z


@refused("asks about the memory", (2, 3), (3, 3))
def same_memory(x):
    return x.is_set_to(x.view(-1))
