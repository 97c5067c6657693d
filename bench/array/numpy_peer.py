# Runs the operations of the benchmark with NumPy. Each line of the input names one, and each line of the output is its time
# in milliseconds.
import sys
import time

import numpy as np

n = int(sys.argv[1])
side = 1024
matrix = np.arange(side * side, dtype=np.float32).reshape(side, side) % 7
a, b, c = (np.full(n, value, np.float32) for value in (1.5, 2, 3))
runs = {
    "a*b+c": lambda: a * b + c,
    "sqrt(a*a+b*b)-c": lambda: np.sqrt(a * a + b * b) - c,
    "a+b": lambda: a + b,
    "sum(a)": lambda: a.sum(),
    "sum(a*b)": lambda: (a * b).sum(),
    "max(a)": lambda: a.max(),
    "matmul 1024": lambda: matrix @ matrix,
}
for line in sys.stdin:
    run = runs[line.strip()]
    start = time.perf_counter()
    run()
    print((time.perf_counter() - start) * 1e3, flush=True)
