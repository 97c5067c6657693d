# The training of examples/data-parallel.ts by torch DistributedDataParallel: the same network, batch and optimizer.
#   python3 -m torch.distributed.run --standalone --nproc-per-node N peer.py WIDTH LAYERS BATCH STEPS
import json
import math
import os
import sys
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

width, layers, batch, steps = map(int, sys.argv[1:5])
rank, size = int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", 1))
torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", 0)))
# As our kernels: products of f32 in f32.
torch.backends.cuda.matmul.allow_tf32 = False
if size > 1:
    dist.init_process_group("nccl")

POINTS, CLASSES = 3000, 3
random = torch.Generator().manual_seed(7)
arms = torch.arange(POINTS) % CLASSES
distance = torch.rand(POINTS, generator=random)
angle = arms / CLASSES * 2 * math.pi + distance * 4.5 + (torch.rand(POINTS, generator=random) - 0.5) * 0.4
points = torch.stack([2 * distance * torch.cos(angle), 2 * distance * torch.sin(angle)], 1).cuda()
arms = arms.cuda()

torch.manual_seed(42)
sizes = [2] + [width] * layers + [CLASSES]
modules = []
for i, (inputs, outputs) in enumerate(zip(sizes, sizes[1:])):
    modules += [nn.Linear(inputs, outputs)] + ([nn.ReLU()] if i < layers else [])
network = nn.Sequential(*modules).cuda()
model = DistributedDataParallel(network, gradient_as_bucket_view=True) if size > 1 else network
optimizer = torch.optim.Adam(network.parameters(), lr=0.0001, fused=True)

warm_up = min(20, steps // 2)
own = batch // size
for step in range(steps):
    if step == warm_up:
        torch.cuda.synchronize()
        start = time.perf_counter()
    index = torch.randint(POINTS, (own,), device="cuda")
    loss = nn.functional.cross_entropy(model(points[index]), arms[index])
    optimizer.zero_grad(set_to_none=size == 1)
    loss.backward()
    optimizer.step()
torch.cuda.synchronize()
took = (time.perf_counter() - start) / (steps - warm_up)
if rank == 0:
    print(json.dumps({"stepMs": took * 1000, "loss": loss.item(), "version": torch.__version__}), flush=True)
if size > 1:
    dist.destroy_process_group()
