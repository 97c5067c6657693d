"""The Python process of examples/torch-ipc.ts: it doubles the buffer of the script, and shares a tensor of its own."""
import json
import sys

import torch
from doorbell_torch import open_share, share

theirs = open_share(json.loads(sys.stdin.readline()))
theirs.mul_(2)
torch.cuda.synchronize()
print(json.dumps({"sum": float(theirs.sum())}), flush=True)
del theirs
mine = torch.arange(1000, dtype=torch.float32, device="cuda")
print(json.dumps(share(mine[100:200])), flush=True)
sys.stdin.readline()  # The script has written to the tensor, and has closed its buffer.
print(json.dumps({"mine": mine[98:102].tolist()}), flush=True)
