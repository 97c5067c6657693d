"""The peer in numba.cuda of `npm run bench -- typescript`: prints one JSON line for each kernel.

compileMs is the first launch minus a later one. launchUs is the median of the time that a launch takes on the host.
"""
import json
import time
import warnings

import numpy as np

# numba-cuda names a function that NumPy 2.x removed.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack

from numba import cuda, float32, int32

warnings.filterwarnings("ignore")
TILE = 16


@cuda.jit
def add(x, y, z):
    i = cuda.grid(1)
    if i < z.size:
        z[i] = x[i] + y[i]


@cuda.jit
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < y.size:
        y[i] = a * x[i] + y[i]


@cuda.jit
def scale(x, by):
    i = cuda.grid(1)
    if i < x.size:
        x[i] *= by


@cuda.jit
def transpose(x, y, n):
    i, j = cuda.grid(2)
    if i < n and j < n:
        y[i * n + j] = x[j * n + i]


@cuda.jit
def stencil(x, y):
    i = cuda.grid(1)
    if 0 < i < x.size - 1:
        y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3


@cuda.jit
def reduction(x, total):
    partial = cuda.shared.array(256, float32)
    t = cuda.threadIdx.x
    s = float32(0)
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        s += x[i]
    partial[t] = s
    cuda.syncthreads()
    step = 128
    while step > 0:
        if t < step:
            partial[t] += partial[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        cuda.atomic.add(total, 0, partial[0])


@cuda.jit
def matmul(a, b, c, n):
    p = cuda.shared.array((TILE, TILE), float32)
    q = cuda.shared.array((TILE, TILE), float32)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    row = cuda.blockIdx.y * TILE + ty
    column = cuda.blockIdx.x * TILE + tx
    s = float32(0)
    for k in range(0, n, TILE):
        p[ty, tx] = a[row * n + k + tx]
        q[ty, tx] = b[(k + ty) * n + column]
        cuda.syncthreads()
        for i in range(TILE):
            s += p[ty, i] * q[i, tx]
        cuda.syncthreads()
    c[row * n + column] = s


@cuda.jit
def histogram(data, counts):
    local = cuda.shared.array(256, int32)
    local[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), data.size, cuda.gridsize(1)):
        cuda.atomic.add(local, data[i], 1)
    cuda.syncthreads()
    cuda.atomic.add(counts, cuda.threadIdx.x, local[cuda.threadIdx.x])


@cuda.jit
def mandelbrot(rounds, width, height, limit):
    px, py = cuda.grid(2)
    if px >= width or py >= height:
        return
    x0 = float32(px) / float32(width) * float32(3.5) - float32(2.5)
    y0 = float32(py) / float32(height) * float32(2) - float32(1)
    x = float32(0)
    y = float32(0)
    k = 0
    while k < limit and x * x + y * y <= float32(4):
        t = x * x - y * y + x0
        y = float32(2) * x * y + y0
        x = t
        k += 1
    rounds[py * width + px] = k


@cuda.jit
def bitonic(x, j, k):
    i = cuda.grid(1)
    partner = i ^ j
    if partner > i:
        a = x[i]
        b = x[partner]
        if (a > b) == ((i & k) == 0):
            x[i] = b
            x[partner] = a


n = 2**16
x, y, z = (cuda.to_device(np.ones(n, np.float32)) for _ in range(3))
cells = cuda.to_device(np.ones(256 * 256, np.int32))
data = cuda.to_device(np.ones(n, np.uint8))
cases = {
    "add": (add, n // 256, 256, (x, y, z)),
    "saxpy": (saxpy, n // 256, 256, (np.float32(2), x, y)),
    "scale": (scale, n // 256, 256, (x, np.float32(1))),
    "transpose": (transpose, (16, 16), (16, 16), (x, y, 256)),
    "stencil": (stencil, n // 256, 256, (x, y)),
    "reduction": (reduction, 64, 256, (x, z)),
    "matmul": (matmul, (16, 16), (16, 16), (x, y, z, 256)),
    "histogram": (histogram, 64, 256, (data, cells)),
    "mandelbrot": (mandelbrot, (16, 32), (16, 8), (cells, 256, 256, 16)),
    "bitonic": (bitonic, 256, 256, (cells, 1024, 2048)),
}
for name, (kernel, grid, block, values) in cases.items():
    begin = time.perf_counter()
    kernel[grid, block](*values)
    cuda.synchronize()
    first = time.perf_counter() - begin
    configured = kernel[grid, block]
    times = []
    for _ in range(300):
        begin = time.perf_counter()
        configured(*values)
        times.append(time.perf_counter() - begin)
        cuda.synchronize()
    launch = sorted(times)[len(times) // 2]
    print(json.dumps({"name": name, "compileMs": (first - launch) * 1e3, "launchUs": launch * 1e6}), flush=True)
