# The calls of this benchmark by torch.distributed with NCCL, timed as ours are: python3 -m torch.distributed.run ... peer.py TASK
import json
import os
import statistics
import sys
import time
from datetime import timedelta

import torch
import torch.distributed as dist

task = json.loads(sys.argv[1])
torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
dist.init_process_group("nccl", timeout=timedelta(seconds=60))
rank, size = dist.get_rank(), dist.get_world_size()
stream = torch.cuda.Stream()
torch.cuda.set_stream(stream)
start, stop = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
MOST, CAPTURED, ALONE = 200, 50, 10


def printRow(row):
    if rank == 0:
        print(json.dumps(row), flush=True)


def on_gpu(first, work, count):
    dist.barrier()
    first()
    start.record(stream)
    work()
    stop.record(stream)
    stream.synchronize()
    return start.elapsed_time(stop) * 1000 / count


def compare(call, size_bytes):
    queued = max(4, min(MOST, 100 * 2**20 // size_bytes))
    captured = min(CAPTURED, queued)

    def many(count):
        for _ in range(count):
            call()

    many(2)
    stream.synchronize()
    graph = None
    try:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream, capture_error_mode="thread_local"):
            many(captured)
    except Exception as error:
        graph = None
        print(f"no graph: {error}", file=sys.stderr)
    rounds = [[], [], []]
    for _ in range(task["rounds"]):
        rounds[0].append(on_gpu(call, lambda: many(queued), queued))
        if graph is not None:
            rounds[1].append(on_gpu(call, graph.replay, captured))
        dist.barrier()
        alone = []
        for i in range(min(ALONE, queued) + 1):
            begun = time.perf_counter()
            call()
            stream.synchronize()
            if i > 0:
                alone.append((time.perf_counter() - begun) * 1e6)
        rounds[2].append(statistics.median(alone))
    return [round(statistics.median(each), 2) if each else None for each in rounds]


def calls(operation, length, dtype):
    whole = torch.zeros(length, dtype=dtype, device="cuda")
    other = torch.zeros(length, dtype=dtype, device="cuda")
    share = other[: length // size]
    return {
        "allReduce": lambda: dist.all_reduce(whole),
        "allGather": lambda: dist.all_gather_into_tensor(whole, share),
        "reduceScatter": lambda: dist.reduce_scatter_tensor(share, whole),
        "broadcast": lambda: dist.broadcast(whole, 0),
        "allToAll": lambda: dist.all_to_all_single(other, whole),
    }[operation]


printRow({"version": f"torch {torch.__version__}, NCCL {'.'.join(map(str, torch.cuda.nccl.version()))}"})
for operation in task["operations"]:
    for kind in task["types"]:
        for size_bytes in task["sizes"]:
            dtype = torch.float32 if kind == "f32" else torch.bfloat16
            call = calls(operation, size_bytes // dtype.itemsize, dtype)
            row = {"operation": operation, "type": kind, "bytes": size_bytes}
            printRow(row | {"us": compare(call, size_bytes)})
dist.destroy_process_group()
