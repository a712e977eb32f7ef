# RUN: %python %s
"""The layers that networks are made of, with a batch that varies."""
import torch
from endtoend import check

nn, F = torch.nn, torch.nn.functional


class SimpleCNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 8, 3, padding="same")
        self.conv2 = nn.Conv2d(8, 8, 4, padding="same", groups=2)
        self.norm = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(2, ceil_mode=True)
        self.fc = nn.Linear(8, 5)

    def forward(self, x):
        x = self.pool(F.relu(self.norm(self.conv1(x))))
        x = F.elu(self.conv2(x))
        return F.softmax(self.fc(F.adaptive_avg_pool2d(x, 1).flatten(1)), dim=1)



check(SimpleCNN(), [torch.randn(2, 3, 11, 11)], [torch.randn(5, 3, 11, 11)], dynamic={"x": [0]})
