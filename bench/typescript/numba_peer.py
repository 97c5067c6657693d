"""The peer in numba.cuda of `npm run bench -- typescript`: prints one JSON line for each kernel.

compileMs is the first launch minus a later one. launchUs is the median of the time that a launch takes on the host.
kernelMs is the median time on the GPU by events, at the sizes of cases.ts. Names on the command line choose kernels.
"""
import json
import math
import sys
import time
import warnings

import numpy as np

# numba-cuda names a function that NumPy 2.x removed.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack

from numba import cuda, float32, int32

warnings.filterwarnings("ignore")
TILE = 16
PADDED = TILE + 1


@cuda.jit
def vectorAdd(a, b, c):
    i = cuda.grid(1)
    if i < c.size:
        c[i] = a[i] + b[i]


@cuda.jit
def saxpy(a, x, y, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = a * x[i] + y[i]


@cuda.jit
def reduction(x, total, n):
    partial = cuda.shared.array(32, float32)
    t = cuda.threadIdx.x
    s = float32(0)
    for i in range(cuda.grid(1), n, cuda.gridsize(1)):
        s += x[i]
    d = 16
    while d > 0:
        s += cuda.shfl_down_sync(0xFFFFFFFF, s, d)
        d >>= 1
    if cuda.laneid == 0:
        partial[t >> 5] = s
    cuda.syncthreads()
    if t < 32:
        s = partial[t] if t < 8 else float32(0)
        d = 4
        while d > 0:
            s += cuda.shfl_down_sync(0xFFFFFFFF, s, d)
            d >>= 1
        if t == 0:
            cuda.atomic.add(total, 0, s)


@cuda.jit
def histogram(data, counts, n):
    local = cuda.shared.array(256, int32)
    local[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), n, cuda.gridsize(1)):
        cuda.atomic.add(local, data[i], 1)
    cuda.syncthreads()
    cuda.atomic.add(counts, cuda.threadIdx.x, local[cuda.threadIdx.x])


@cuda.jit
def transpose(x, y, n):
    tile = cuda.shared.array((TILE, PADDED), float32)
    i, j = cuda.threadIdx.x, cuda.threadIdx.y
    left = cuda.blockIdx.x * TILE
    top = cuda.blockIdx.y * TILE
    if top + j < n and left + i < n:
        tile[j, i] = x[(top + j) * n + left + i]
    cuda.syncthreads()
    if left + j < n and top + i < n:
        y[(left + j) * n + top + i] = tile[i, j]


@cuda.jit
def jacobi(x, y, n):
    column, row = cuda.grid(2)
    if row >= n or column >= n:
        return
    at = row * n + column
    if row > 0 and row < n - 1 and column > 0 and column < n - 1:
        y[at] = 0.25 * (x[at - n] + x[at + n] + x[at - 1] + x[at + 1])
    else:
        y[at] = x[at]


@cuda.jit
def softmax(x, y, columns):
    t = cuda.threadIdx.x
    row = cuda.blockIdx.x * columns
    most = x[row]
    for i in range(t, columns, 32):
        most = max(most, x[row + i])
    d = 16
    while d > 0:
        most = max(most, cuda.shfl_xor_sync(0xFFFFFFFF, most, d))
        d >>= 1
    s = float32(0)
    for i in range(t, columns, 32):
        s += math.exp(x[row + i] - most)
    d = 16
    while d > 0:
        s += cuda.shfl_xor_sync(0xFFFFFFFF, s, d)
        d >>= 1
    for i in range(t, columns, 32):
        y[row + i] = math.exp(x[row + i] - most) / s


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


@cuda.jit(device=True)
def normal(d):
    k = 1 / (1 + 0.2316419 * abs(d))
    tail = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    below = math.exp(-0.5 * d * d) * 0.3989422804014327 * tail
    return 1 - below if d > 0 else below


@cuda.jit
def blackScholes(price, strike, years, call):
    i = cuda.grid(1)
    if i < call.size:
        rate = 0.02
        volatility = 0.3
        spread = volatility * math.sqrt(years[i])
        d = (math.log(price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / spread
        call[i] = price[i] * normal(d) - strike[i] * math.exp(-rate * years[i]) * normal(d - spread)


@cuda.jit
def nbody(bodies, accelerations, n):
    tile = cuda.shared.array((256, 4), float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    mx, my, mz = bodies[i, 0], bodies[i, 1], bodies[i, 2]
    ax = float32(0)
    ay = float32(0)
    az = float32(0)
    for start in range(0, n, 256):
        for c in range(4):
            tile[t, c] = bodies[start + t, c]
        cuda.syncthreads()
        for j in range(256):
            dx = tile[j, 0] - mx
            dy = tile[j, 1] - my
            dz = tile[j, 2] - mz
            inverse = float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + float32(1e-3))
            s = tile[j, 3] * inverse * inverse * inverse
            ax += dx * s
            ay += dy * s
            az += dz * s
        cuda.syncthreads()
    accelerations[i, 0] = ax
    accelerations[i, 1] = ay
    accelerations[i, 2] = az
    accelerations[i, 3] = float32(0)


MEGA = 2**20


def floats(count):
    return cuda.to_device((np.arange(count) % 1000 / 1000 - 0.5).astype(np.float32))


def doubles(count, low, high):
    return cuda.to_device(low + (high - low) * (np.arange(count) % 1000) / 1000)


def empty(count, kind=np.float32):
    return cuda.device_array(count, kind)


def words(count):
    return (np.arange(count, dtype=np.uint64) * 2654435761 % 2**32).astype(np.uint32)


def squares(side):
    return (side // 16, side // 16), (16, 16)


# Each case makes its arguments when it runs: kernel, grid, block, values.
n = 64 * MEGA
cases = {
    "vectorAdd": lambda: (vectorAdd, n // 256, 256, (floats(n), floats(n), empty(n))),
    "saxpy": lambda: (saxpy, n // 256, 256, (np.float32(2), floats(n), floats(n), n)),
    "reduction": lambda: (reduction, 1056, 256, (floats(n), floats(1), n)),
    "histogram": lambda: (
        histogram, 1056, 256, (cuda.to_device((words(n) >> 24).astype(np.uint8)), cuda.to_device(np.zeros(256, np.int32)), n)
    ),
    "transpose": lambda: (transpose, *squares(8192), (floats(8192 * 8192), empty(8192 * 8192), 8192)),
    "jacobi": lambda: (jacobi, *squares(4096), (doubles(4096 * 4096, 0, 1), empty(4096 * 4096, np.float64), 4096)),
    "softmax": lambda: (softmax, 65536, 32, (floats(65536 * 1024), empty(65536 * 1024), 1024)),
    "matmul": lambda: (matmul, *squares(2048), (floats(2048 * 2048), floats(2048 * 2048), empty(2048 * 2048), 2048)),
    "mandelbrot": lambda: (mandelbrot, (256, 512), (16, 8), (empty(4096 * 4096, np.int32), 4096, 4096, 256)),
    "bitonic": lambda: (
        bitonic, 4 * MEGA // 256, 256, (cuda.to_device(words(4 * MEGA).view(np.int32)), 1024, 2048)
    ),
    "blackScholes": lambda: (
        blackScholes,
        16 * MEGA // 256,
        256,
        (
            doubles(16 * MEGA, 5, 30),
            doubles(16 * MEGA, 1, 100),
            doubles(16 * MEGA, 0.25, 10),
            empty(16 * MEGA, np.float64),
        ),
    ),
    "nbody": lambda: (nbody, 256, 256, (floats(65536 * 4).reshape(65536, 4), empty((65536, 4)), 65536)),
}


def median(values):
    return sorted(values)[len(values) // 2]


def measured(name):
    kernel, grid, block, values = cases[name]()
    begin = time.perf_counter()
    kernel[grid, block](*values)
    cuda.synchronize()
    first = time.perf_counter() - begin
    configured = kernel[grid, block]
    start, end = cuda.event(), cuda.event()
    on_gpu = []
    for _ in range(15):
        start.record()
        configured(*values)
        end.record()
        end.synchronize()
        on_gpu.append(cuda.event_elapsed_time(start, end))
    times = []
    for _ in range(300):
        begin = time.perf_counter()
        configured(*values)
        times.append(time.perf_counter() - begin)
        cuda.synchronize()
    launch = median(times)
    compile_ms = (first - launch) * 1e3 - median(on_gpu)
    return {"name": name, "kernelMs": median(on_gpu), "compileMs": compile_ms, "launchUs": launch * 1e6}


for name in sys.argv[1:] or cases:
    try:
        print(json.dumps(measured(name)), flush=True)
    except Exception as error:  # One kernel that fails costs one row.
        print(f"{name}: {type(error).__name__}: {str(error).splitlines()[-1] if str(error) else ''}", flush=True)
