"""The peer in numba.cuda of `npm run bench -- typescript`: prints one JSON line for each kernel.

compileMs is the first launch minus a later one. launchUs is the time of a launch on the host, as row.ts measures it.
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


# Each case makes its arguments when it runs: kernel, grid, block, values. `of` chooses a large or a small size.
def vector_add(of):
    n = of(64, 1) * MEGA
    return vectorAdd, n // 256, 256, (floats(n), floats(n), empty(n))


def saxpy_case(of):
    n = of(64, 1) * MEGA
    return saxpy, n // 256, 256, (np.float32(2), floats(n), floats(n), n)


def reduction_case(of):
    n = of(64, 1) * MEGA
    return reduction, of(1056, 64), 256, (floats(n), floats(1), n)


def histogram_case(of):
    n = of(64, 1) * MEGA
    data = cuda.to_device((words(n) >> 24).astype(np.uint8))
    return histogram, of(1056, 64), 256, (data, cuda.to_device(np.zeros(256, np.int32)), n)


def transpose_case(of):
    side = of(8192, 1024)
    return transpose, *squares(side), (floats(side * side), empty(side * side), side)


def jacobi_case(of):
    side = of(4096, 512)
    return jacobi, *squares(side), (doubles(side * side, 0, 1), empty(side * side, np.float64), side)


def softmax_case(of):
    rows, columns = of(65536, 2048), of(1024, 256)
    return softmax, rows, 32, (floats(rows * columns), empty(rows * columns), columns)


def matmul_case(of):
    side = of(2048, 512)
    count = side * side
    return matmul, *squares(side), (floats(count), floats(count), empty(count), side)


def mandelbrot_case(of):
    side = of(4096, 512)
    return mandelbrot, (side // 16, side // 8), (16, 8), (empty(side * side, np.int32), side, side, 256)


def bitonic_case(of):
    n = of(4, 1) * MEGA
    return bitonic, n // 256, 256, (cuda.to_device(words(n).view(np.int32)), 1024, 2048)


def black_scholes(of):
    n = of(16 * MEGA, MEGA // 4)
    prices = (doubles(n, 5, 30), doubles(n, 1, 100), doubles(n, 0.25, 10))
    return blackScholes, n // 256, 256, (*prices, empty(n, np.float64))


def nbody_case(of):
    n = of(65536, 4096)
    return nbody, n // 256, 256, (floats(n * 4).reshape(n, 4), empty((n, 4)), n)


cases = {
    "vectorAdd": vector_add,
    "saxpy": saxpy_case,
    "reduction": reduction_case,
    "histogram": histogram_case,
    "transpose": transpose_case,
    "jacobi": jacobi_case,
    "softmax": softmax_case,
    "matmul": matmul_case,
    "mandelbrot": mandelbrot_case,
    "bitonic": bitonic_case,
    "blackScholes": black_scholes,
    "nbody": nbody_case,
}


def median(values):
    return sorted(values)[len(values) // 2]


BATCH, BATCHES, WARM_BATCHES = 64, 50, 400


def launch_us(name):
    kernel, grid, block, values = cases[name](lambda large, small: small)
    configured = kernel[grid, block]
    times = []
    for batch in range(-WARM_BATCHES, BATCHES):
        begin = time.perf_counter()
        for _ in range(BATCH):
            configured(*values)
        elapsed = time.perf_counter() - begin
        cuda.synchronize()
        if batch >= 0:
            times.append(elapsed * 1e6 / BATCH)
    return median(times)


def measured(name):
    kernel, grid, block, values = cases[name](lambda large, small: large)
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
    launch = launch_us(name)
    compile_ms = (first - launch * 1e-6) * 1e3 - median(on_gpu)
    return {"name": name, "kernelMs": median(on_gpu), "compileMs": compile_ms, "launchUs": launch}


for name in sys.argv[1:] or cases:
    try:
        print(json.dumps(measured(name)), flush=True)
    except Exception as error:  # One kernel that fails costs one row.
        print(f"{name}: {type(error).__name__}: {str(error).splitlines()[-1] if str(error) else ''}", flush=True)
