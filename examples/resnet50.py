#!/usr/bin/env python3
"""Saves a scripted ResNet-50 with random weights: resnet50.py model.pt

The network of He et al., "Deep Residual Learning for Image Recognition" (2015), in its common form with the stride in
the 3x3 convolution."""
import sys

import torch
from torch import nn


class Bottleneck(nn.Module):
    """Three convolutions and a shortcut: [n, inputs, h, w] -> [n, 4 * width, h / stride, w / stride]."""

    def __init__(self, inputs, width, stride):
        super().__init__()
        outputs = 4 * width
        self.conv1, self.bn1 = nn.Conv2d(inputs, width, 1, bias=False), nn.BatchNorm2d(width)
        self.conv2, self.bn2 = nn.Conv2d(width, width, 3, stride, 1, bias=False), nn.BatchNorm2d(width)
        self.conv3, self.bn3 = nn.Conv2d(width, outputs, 1, bias=False), nn.BatchNorm2d(outputs)
        self.relu = nn.ReLU(inplace=True)
        self.downsample = None
        if stride != 1 or inputs != outputs:
            self.downsample = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        shortcut = x
        y = self.relu(self.bn1(self.conv1(x)))
        y = self.relu(self.bn2(self.conv2(y)))
        y = self.bn3(self.conv3(y))
        if self.downsample is not None:
            shortcut = self.downsample(x)
        y += shortcut
        return self.relu(y)


class ResNet50(nn.Module):
    """Images to class scores: [n, 3, h, w] -> [n, classes]."""

    def __init__(self, classes=1000):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU(inplace=True),
                                  nn.MaxPool2d(3, 2, 1))
        inputs, stages = 64, []
        for width, blocks, stride in [(64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)]:
            layers = []
            for i in range(blocks):
                layers.append(Bottleneck(inputs, width, stride if i == 0 else 1))
                inputs = 4 * width
            stages.append(nn.Sequential(*layers))
        self.stages = nn.Sequential(*stages)
        self.avgpool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Linear(inputs, classes)

    def forward(self, x):
        x = self.stages(self.stem(x))
        return self.fc(torch.flatten(self.avgpool(x), 1))


if __name__ == "__main__":
    torch.manual_seed(0)
    torch.jit.save(torch.jit.script(ResNet50().eval()), sys.argv[1])
