# The same reads by KvikIO, where it is installed: kvikio.py FILE direct|cached ROUNDS MIB...
import json, os, statistics, sys, time

import cupy
import kvikio

path, mode, rounds, sizes = sys.argv[1], sys.argv[2], int(sys.argv[3]), [int(x) for x in sys.argv[4:]]
for mib in sizes:
    memory = cupy.empty(mib << 20, dtype=cupy.uint8)
    seconds = []
    with kvikio.CuFile(path, "r") as file:
        for r in range(rounds + 1):
            start = time.perf_counter()
            file.read(memory)
            if r:
                seconds.append(time.perf_counter() - start)
    value = (mib << 20) / statistics.median(seconds) / 1e9
    print(json.dumps({"contender": "KvikIO", "case": f"read {mib} MiB, {mode}", "value": value}), flush=True)
