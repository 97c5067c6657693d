"""The cases through cuda.core and CuPy: `peers.py KERNELS.cu cuda.core|cupy`; a JSON line a case, microseconds."""
import json, sys, time
import numpy as np

source, which = open(sys.argv[1]).read(), sys.argv[2]
now = lambda: time.perf_counter() * 1e6
samples = []

def printRow(name):
    samples.sort()
    print(json.dumps({"case": name, "value": samples[len(samples) // 2]}), flush=True)
    samples.clear()

# As every contender: a case is repeated for 0.1 s, for caches and pools, and then it counts.
def measure(name, once):
    began = now()
    once()
    while now() - began < 1e5:
        once()
    samples.clear()
    once()
    printRow(name)

def batches(name, work, sync, rounds, inner):
    def once():
        for _ in range(rounds):
            t = now()
            for _ in range(inner):
                work()
            samples.append((now() - t) / inner)
            sync()
    measure(name, once)

def singles(name, work, rounds):
    def once():
        for _ in range(rounds):
            t = now()
            work()
            samples.append(now() - t)
    measure(name, once)

if which == "cuda.core":
    try:
        from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
    except ImportError:
        from cuda.core.experimental import Device, LaunchConfig, Program, ProgramOptions, launch
    dev = Device(); dev.set_current(); s = dev.create_stream()
    prog = Program(source, code_type="c++", options=ProgramOptions(std="c++17", arch=f"sm_{dev.arch}"))
    kernel = prog.compile("cubin").get_kernel("saxpy")
    x, y = dev.memory_resource.allocate(4096, stream=s), dev.memory_resource.allocate(4096, stream=s)
    config = LaunchConfig(grid=1, block=256)
    a, n = np.float32(2), np.uint32(256)
    go = lambda: launch(s, config, kernel, a, x, y, n)
    batches("launch", go, s.sync, 200, 200)
    singles("launch + sync", lambda: (go(), s.sync()), 2000)
    try:
        gb = dev.create_graph_builder().begin_building()
        for _ in range(10): launch(gb, config, kernel, a, x, y, n)
        g = gb.end_building().complete(); g.upload(s); g.launch(s); s.sync()
        batches("graph launch (10 kernels)", lambda: g.launch(s), s.sync, 200, 20)
    except Exception as error:
        print("graph:", error, file=sys.stderr)
    try:
        ev = dev.create_event()
        batches("event record, no timing", lambda: s.record(ev), s.sync, 200, 200)
    except Exception as error:
        print("event:", error, file=sys.stderr)
    mr = dev.memory_resource
    batches("alloc + free async, 64 KiB", lambda: mr.allocate(1 << 16, stream=s).close(s), s.sync, 1000, 100)
    batches("copy 1 KiB device to device, enqueue", lambda: x.copy_to(y, stream=s), s.sync, 200, 100)
else:
    import cupy as cp
    s = cp.cuda.Stream(non_blocking=True)
    kernel = cp.RawModule(code=source, options=("-std=c++17",)).get_function("saxpy")
    with s:
        x, y = cp.zeros(1024, cp.float32), cp.zeros(1024, cp.float32)
        a, n = np.float32(2), np.uint32(256)
        go = lambda: kernel((1,), (256,), (a, x, y, n))
        batches("launch", go, s.synchronize, 200, 200)
        singles("launch + sync", lambda: (go(), s.synchronize()), 2000)
        s.begin_capture()
        for _ in range(10): go()
        g = s.end_capture(); g.launch(s); s.synchronize()
        batches("graph launch (10 kernels)", lambda: g.launch(s), s.synchronize, 200, 20)
        ev = cp.cuda.Event()
        batches("event record", lambda: ev.record(s), s.synchronize, 200, 200)
        plain = cp.cuda.Event(disable_timing=True)
        batches("event record, no timing", lambda: plain.record(s), s.synchronize, 200, 200)
        pool = cp.cuda.MemoryAsyncPool()
        def alloc():
            m = pool.malloc(1 << 16)
            del m
        batches("alloc + free async, 64 KiB", alloc, s.synchronize, 1000, 100)
        host = np.ones(1024, np.uint8); d = cp.zeros(1024, cp.uint8); s.synchronize()
        singles("copy 1 KiB host to device", lambda: d.set(host), 2000)
        singles("copy 1 KiB device to host", lambda: d.get(out=host), 2000)
        xb, yb = x.view(cp.uint8)[:1024], y.view(cp.uint8)[:1024]
        batches("copy 1 KiB device to device, enqueue", lambda: yb.data.copy_from_device_async(xb.data, 1024, s), s.synchronize, 200, 100)
