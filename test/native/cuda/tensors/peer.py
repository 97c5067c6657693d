"""The Python process of test/gpu/torch.test.ts. It answers the orders of peer.ts."""
import json
import sys

import torch
from doorbell_torch import open_share, share

opened, made = {}, {}


def answer(order):
    name, index = order["do"], order.get("index")
    if name == "open":
        opened[index] = open_share(order["torch"])
        return {"values": opened[index][:4].tolist()}
    if name == "read":
        return {"values": opened[index][:4].tolist()}
    if name == "double":
        opened[index].mul_(2)
        torch.cuda.synchronize()
    if name == "drop":
        del opened[index]
    if name == "make":
        made[index] = torch.full((order["length"],), float(index), device="cuda")
        return share(made[index][1:])
    if name == "sum":
        return {"sum": float(made[index].sum())}
    if name == "forget":
        del made[index]
    if name == "collect":
        torch.cuda.synchronize()
        torch.cuda.ipc_collect()
        torch.cuda.empty_cache()
        return {"bytes": torch.cuda.memory_allocated()}
    return {}


for line in sys.stdin:
    try:
        result = answer(json.loads(line))
    except Exception as error:
        result = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(result), flush=True)
