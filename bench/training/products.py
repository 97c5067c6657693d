# A layer's three products by torch, f32 without TF32: products.py ROWS WIDTH
import statistics
import sys

import torch

rows, width = map(int, sys.argv[1:3])
torch.backends.cuda.matmul.allow_tf32 = False
a, g, w = (torch.full(shape, 0.5, device="cuda") for shape in ((rows, width), (rows, width), (width, width)))
start, stop = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
for name, call in (
    ("torch forward", lambda: a @ w),
    ("torch weights", lambda: a.T @ g),
    ("torch input", lambda: g @ w.T),
):
    each = []
    for _ in range(7):
        start.record()
        for _ in range(20):
            call()
        stop.record()
        torch.cuda.synchronize()
        each.append(start.elapsed_time(stop) / 20)
    ms = statistics.median(each)
    print(f"  {name:16}{ms:10.3f}{2e-9 * rows * width * width / ms:8.1f}")
