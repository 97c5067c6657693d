# Runs the operations of the benchmark with CuPy, torch or NumPy: peer.py cupy|torch|numpy. A line of the input is a request
# as JSON, and a line of the output its times in microseconds.
import json
import math
import sys
import time
import warnings

import numpy as np

warnings.filterwarnings("ignore")
which = sys.argv[1]
if which == "numpy":
    xp = np
elif which == "cupy":
    import cupy as xp

    xp.zeros(1)
else:
    import torch

    torch.zeros(1, device="cuda")


def synchronize():
    if which == "cupy":
        xp.cuda.Device().synchronize()
    elif which == "torch":
        torch.cuda.synchronize()


class Clock:
    """Times on the GPU between two moments. NumPy has the time on the host in place of it."""

    def __init__(self):
        if which == "cupy":
            self.events = [xp.cuda.Event() for _ in range(2)]
        elif which == "torch":
            self.events = [torch.cuda.Event(enable_timing=True) for _ in range(2)]

    def mark(self, at):
        if which != "numpy":
            self.events[at].record()

    def microseconds(self, host):
        if which == "cupy":
            return xp.cuda.get_elapsed_time(*self.events) * 1e3
        return self.events[0].elapsed_time(self.events[1]) * 1e3 if which == "torch" else host


def array_rows(n):
    """The operations with CuPy and NumPy."""
    high = 2 ** int(math.log2(n) / 2)
    r = np.random.default_rng(1)

    def numbers():
        return xp.asarray(r.random(n, np.float32) + np.float32(0.5))

    a, b, c = numbers(), numbers(), numbers()
    i, j = (xp.asarray(r.integers(0, 1000, n, np.int32)) for _ in range(2))
    m, row = a.reshape(high, -1), b[: n // high].copy()
    h = xp.concatenate([a, a]).astype(xp.float16)
    d = xp.arange(n // 2).astype(xp.float64)
    order = xp.asarray(r.permutation(n).astype(np.int32))
    rng = np.random.default_rng() if which == "numpy" else None
    return {
        "a+b": lambda: a + b,
        "a*b": lambda: a * b,
        "a/b": lambda: a / b,
        "a*b+c": lambda: a * b + c,
        "sqrt(a*a+b*b)-c": lambda: xp.sqrt(a * a + b * b) - c,
        "-a": lambda: -a,
        "sqrt(a)": lambda: xp.sqrt(a),
        "exp(a)": lambda: xp.exp(a),
        "log(a)": lambda: xp.log(a),
        "sin(a)": lambda: xp.sin(a),
        "tanh(a)": lambda: xp.tanh(a),
        "a**b": lambda: a**b,
        "maximum(a,b)": lambda: xp.maximum(a, b),
        "clip(a)": lambda: xp.clip(a, 0.75, 1.25),
        "a>b": lambda: a > b,
        "where(a>b,a,c)": lambda: xp.where(a > b, a, c),
        "floor(a)": lambda: xp.floor(a),
        "f32 to f16": lambda: a.astype(xp.float16),
        "i32 i+j": lambda: i + j,
        "i32 i&j": lambda: i & j,
        "f16 h*h+h": lambda: h * h + h,
        "f64 d+d": lambda: d + d,
        "m+row": lambda: m + row,
        "copy": lambda: a.copy(),
        "transpose copy": lambda: xp.ascontiguousarray(m.T),
        "flip copy": lambda: xp.ascontiguousarray(a[::-1]),
        "concat": lambda: xp.concatenate([a, b]),
        "roll": lambda: xp.roll(a, 17),
        "take": lambda: xp.take(a, order),
        "sum": lambda: a.sum(),
        "sum axis 0": lambda: m.sum(0),
        "sum axis 1": lambda: m.sum(1),
        "sum(a*b)": lambda: (a * b).sum(),
        "max": lambda: a.max(),
        "argmax": lambda: a.argmax(),
        "var axis 1": lambda: m.var(1),
        "any(a>2)": lambda: (a > 2).any(),
        "cumsum": lambda: xp.cumsum(a),
        "sort": lambda: xp.sort(a),
        "uniform": lambda: rng.random(n, np.float32) if rng else xp.random.random(n, dtype=xp.float32),
        "read sum": lambda: float(a.sum()),
    }


def torch_rows(n):
    """The operations with torch."""
    high = 2 ** int(math.log2(n) / 2)

    def numbers():
        return torch.rand(n, device="cuda") + 0.5

    a, b, c = numbers(), numbers(), numbers()
    i, j = (torch.randint(0, 1000, (n,), dtype=torch.int32, device="cuda") for _ in range(2))
    m, row = a.reshape(high, -1), b[: n // high].clone()
    h = torch.cat([a, a]).to(torch.float16)
    d = torch.arange(n // 2, device="cuda").to(torch.float64)
    order = torch.randperm(n, device="cuda").to(torch.int32)
    return {
        "a+b": lambda: a + b,
        "a*b": lambda: a * b,
        "a/b": lambda: a / b,
        "a*b+c": lambda: a * b + c,
        "sqrt(a*a+b*b)-c": lambda: torch.sqrt(a * a + b * b) - c,
        "-a": lambda: -a,
        "sqrt(a)": lambda: torch.sqrt(a),
        "exp(a)": lambda: torch.exp(a),
        "log(a)": lambda: torch.log(a),
        "sin(a)": lambda: torch.sin(a),
        "tanh(a)": lambda: torch.tanh(a),
        "a**b": lambda: a**b,
        "maximum(a,b)": lambda: torch.maximum(a, b),
        "clip(a)": lambda: torch.clip(a, 0.75, 1.25),
        "a>b": lambda: a > b,
        "where(a>b,a,c)": lambda: torch.where(a > b, a, c),
        "floor(a)": lambda: torch.floor(a),
        "f32 to f16": lambda: a.to(torch.float16),
        "i32 i+j": lambda: i + j,
        "i32 i&j": lambda: i & j,
        "f16 h*h+h": lambda: h * h + h,
        "f64 d+d": lambda: d + d,
        "m+row": lambda: m + row,
        "copy": lambda: a.clone(),
        "transpose copy": lambda: m.T.contiguous(),
        "flip copy": lambda: torch.flip(a, (0,)),
        "concat": lambda: torch.cat([a, b]),
        "roll": lambda: torch.roll(a, 17),
        "take": lambda: torch.index_select(a, 0, order),
        "sum": lambda: a.sum(),
        "sum axis 0": lambda: m.sum(0),
        "sum axis 1": lambda: m.sum(1),
        "sum(a*b)": lambda: (a * b).sum(),
        "max": lambda: a.max(),
        "argmax": lambda: a.argmax(),
        "var axis 1": lambda: m.var(1, correction=0),
        "any(a>2)": lambda: (a > 2).any(),
        "cumsum": lambda: torch.cumsum(a, 0),
        "sort": lambda: torch.sort(a),
        "uniform": lambda: torch.rand(n, device="cuda"),
        "read sum": lambda: a.sum().item(),
    }


def product(side, precision):
    """A product of two matrices: the peers have the precisions that their libraries have."""
    if which == "torch":
        torch.backends.cuda.matmul.allow_tf32 = precision == "tf32"
        kind = {"f16": torch.float16, "bf16": torch.bfloat16}.get(precision, torch.float32)
        a, b = (torch.rand(side, side, device="cuda").to(kind) for _ in range(2))
    else:
        kind = {"f16": xp.float16, "f32": xp.float32}[precision]
        a, b = (xp.asarray(np.random.default_rng(k).random((side, side), np.float32)).astype(kind) for k in range(2))
    return lambda: a @ b


def transform(name, shape):
    """A Fourier transform of f32 or c64."""
    numbers = np.random.default_rng(3).random(shape, np.float32)
    numbers = numbers if name == "rfft" else numbers.astype(np.complex64)
    if which == "torch":
        x = torch.asarray(numbers, device="cuda")
        return lambda: getattr(torch.fft, name)(x)
    x = xp.asarray(numbers)
    return lambda: getattr(xp.fft, name)(x)


known = {}


def rows_of(count):
    """The operations of a number of bytes. Those of other sizes are freed first."""
    if known.get("bytes") != count:
        known.clear()
        if which == "torch":
            torch.cuda.empty_cache()
        known.update(bytes=count, rows=(torch_rows if which == "torch" else array_rows)(count // 4))
    return known["rows"]


def run_of(request):
    if "shape" in request:
        key = (request["row"], *request["shape"])
        if key not in known:
            known.clear()
            known[key] = transform(request["row"], request["shape"])
        return known[key]
    if "precision" not in request:
        return rows_of(request["bytes"])[request["row"]]
    key = (request["bytes"], request["precision"])
    if key not in known:
        known[key] = product(*key)
    return known[key]


def times(request):
    run, calls = run_of(request), request["calls"]
    clock = Clock()
    if which == "torch" and "precision" in request:
        torch.backends.cuda.matmul.allow_tf32 = request["precision"] == "tf32"
    # The first call keeps the GPU busy while the host starts the measured ones.
    run()
    if request.get("quiet"):
        synchronize()
    clock.mark(0)
    begin = time.perf_counter()
    for _ in range(calls):
        run()
    host = (time.perf_counter() - begin) * 1e6
    clock.mark(1)
    synchronize()
    return {"host": host / calls, "gpu": clock.microseconds(host) / calls}


print("{}", flush=True)
for line in sys.stdin:
    try:
        answer = times(json.loads(line))
    except Exception as error:
        answer = {"error": f"{type(error).__name__}: {error}".split("\n")[0][:120]}
    print(json.dumps(answer), flush=True)
