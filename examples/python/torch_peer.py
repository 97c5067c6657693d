"""The Python process of examples/torch-ipc.ts. Torch trains a tensor of its own with the data of the script."""
import json
import sys

import torch
from doorbell_torch import open_share, share

x, y = (open_share(each) for each in json.loads(sys.stdin.readline()))
weights = torch.zeros(3, 1, device="cuda", requires_grad=True)
optimizer = torch.optim.SGD([weights], lr=0.1)
print(json.dumps(share(weights.detach())), flush=True)

for line in sys.stdin:
    for _ in range(json.loads(line)["steps"]):
        optimizer.zero_grad()
        ((x @ weights - y) ** 2).mean().backward()
        optimizer.step()
    torch.cuda.synchronize()
    error = float(((x @ weights - y) ** 2).mean())
    print(json.dumps({"error": error, "weights": weights.flatten().tolist()}), flush=True)
del x, y  # This releases the memory of the script.
