"""The Python process of examples/cupy-socket.ts. It doubles the array of the script, and shares a view of its own array."""
import json
import socket
import sys

import cupy
from doorbell_cupy import open_share, share

with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connection, connection.makefile("rw") as lines:
    def send(value):
        print(json.dumps(value), file=lines, flush=True)

    theirs = open_share(json.loads(lines.readline()))
    theirs *= 2
    cupy.cuda.Device().synchronize()
    send({"shape": theirs.shape, "sum": float(theirs.sum())})
    del theirs
    mine = cupy.arange(24, dtype="f4").reshape(4, 6)
    send(share(mine[:, ::-2]))
    lines.readline()  # The script has written to the array, and has closed it.
    send({"row": mine[1].tolist()})
