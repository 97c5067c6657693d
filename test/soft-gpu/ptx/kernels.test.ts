// Kernels compared with TypeScript.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { CudaError, pointer } from "../../../src/cuda/index.ts";
import { stale } from "./generate.ts";
import { native, open, ptxOf, withModule } from "./harness.ts";

process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "500";
const hasNvcc = spawnSync("nvcc", ["--version"]).status === 0;

type F32 = Float32Array;

const failureOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof CudaError) return error.name;
    throw error;
  }
  return "nothing failed";
};

describe("kernels on the soft GPU", () => {
  test("add vectors", () =>
    withModule("basics", (device, module) => {
      const n = 100_003;
      using a = device.from(Float32Array.from({ length: n }, (_, i) => i / 3));
      using b = device.from(Float32Array.from({ length: n }, (_, i) => i * 7));
      using c = device.allocate(n, "f32");
      const kernel = module.kernel("add", "ptr, ptr, ptr, i32");
      kernel.launch({ grid: Math.ceil(n / 256), block: 256 }, [a, b, c, n]);
      const [x, y, sums] = [a, b, c].map((each) => each.toArray() as Float32Array) as [F32, F32, F32];
      expect(sums.findIndex((value, i) => value !== Math.fround(x[i]! + y[i]!))).toBe(-1);
    }));

  test("wait for each other at barriers", () =>
    withModule("basics", (device, module) => {
      const n = 48;
      const values = () => Float32Array.from({ length: n * n }, (_, i) => (i * 37) % 101);
      using a = device.from(values());
      using b = device.from(values().reverse());
      using c = device.allocate(n * n, "f32");
      module.kernel("matmul", "ptr, ptr, ptr, i32").launch({ grid: [3, 3], block: [16, 16] }, [a, b, c, n]);
      const [x, y] = [a, b].map((each) => each.toArray() as Float32Array) as [F32, F32];
      const expected = Float32Array.from({ length: n * n }, (_, i) => {
        let sum = 0;
        for (let k = 0; k < n; k++) sum += x[Math.floor(i / n) * n + k]! * y[k * n + (i % n)]!;
        return sum;
      });
      expect(c.toArray()).toEqual(expected);
    }));

  test("shuffle in warps, and add atomically over blocks", () =>
    withModule("basics", (device, module) => {
      const n = 70_001;
      using x = device.from(Float32Array.from({ length: n }, (_, i) => i % 8));
      using sum = device.from(new Float32Array(1));
      module.kernel("reduce", "ptr, ptr, i32").launch({ grid: 13, block: 256 }, [x, sum, n]);
      const expected = (x.toArray() as F32).reduce((a, b) => a + b);
      expect(sum.toArray()[0]).toBe(expected);
    }));

  test("use constants, variables, local and dynamic shared memory", () =>
    withModule("basics", (device, module) => {
      const start = Int32Array.from({ length: 64 }, (_, i) => i * 5);
      using out = device.from(start);
      module.kernel("spaces", "ptr").launch({ grid: 1, block: 64, sharedBytes: 256 }, [out]);
      const expected = start.map((value, t) => [10, 20, 30, 40][(t + (value & 7)) & 3]! + (value & 7));
      expect(out.toArray()).toEqual(expected);
      expect(module.global("counter", "u32").toArray()[0]).toBe(7 + 64);
      module.global("table", "i32").set(Int32Array.of(1, 1, 1, 1));
      module.kernel("spaces", "ptr").launch({ grid: 1, block: 64, sharedBytes: 256 }, [out]);
      expect(out.toArray()[0]).toBe(1 + (expected[0]! & 7));
    }));

  test("diverge and reconverge", () =>
    withModule("basics", (device, module) => {
      for (const threads of [256, 224, 96]) {
        using out = device.allocate(threads, "i32");
        module.kernel("diverge", "ptr").launch({ grid: 1, block: threads }, [out]);
        expect(out.toArray()).toEqual(diverged(threads));
      }
    }));

  test("take a lock, each thread of many blocks", () =>
    withModule("basics", (device, module) => {
      using mutex = device.from(Int32Array.of(0, 0));
      const count = mutex.slice(1, 2);
      module.kernel("lock", "ptr, ptr").launch({ grid: 6, block: 64 }, [mutex, count]);
      expect([...mutex.toArray()]).toEqual([0, 6 * 64]);
    }));

  test("wait for what another thread of the block writes", () =>
    withModule("basics", (device, module) => {
      using flag = device.from(Int32Array.of(0, 0));
      module.kernel("handOver", "ptr, ptr").launch({ grid: 1, block: 64 }, [flag, flag.slice(1, 2)]);
      expect([...flag.toArray()]).toEqual([42, 42]);
    }));

  test("synchronize a whole grid whose blocks all run at once", () =>
    withModule("cooperative", (device, module) => {
      const blocks = device.multiprocessors;
      const n = blocks * 64;
      using values = device.from(Int32Array.from({ length: n }, (_, i) => i));
      using out = device.allocate(n, "i32");
      const kernel = module.kernel("neighbours", "ptr, ptr, i32");
      const expected = Array.from({ length: n }, (_, i) => i);
      for (let round = 0; round < 5; round++) {
        const before = [...expected];
        for (let i = 0; i < n; i++) expected[i] = (before[i]! + before[(i + 1) % n]!) | 0;
      }
      kernel.launch({ grid: blocks, block: 64, cooperative: true }, [values, out, 5]);
      expect([...values.toArray()]).toEqual(expected);
      const tooMany = { grid: 100_000, block: 64, cooperative: true };
      expect(failureOf(() => kernel.launch(tooMany, [values, out, 5]))).toBe(
        "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
      );
    }));

  test("form groups", () =>
    withModule("cooperative", (device, module) => {
      using counter = device.from(Int32Array.of(0));
      using flags = device.from(Int32Array.from({ length: 64 }, (_, i) => (i % 3 === 0 ? 1 : 0)));
      module.kernel("aggregate", "ptr, ptr").launch({ grid: 2, block: 64 }, [counter, flags]);
      expect(counter.toArray()[0]).toBe(2 * 22);
      using out = device.allocate(64, "i32");
      module.kernel("tiles", "ptr").launch({ grid: 1, block: 64 }, [out]);
      const expected = Int32Array.from({ length: 64 }, (_, t) => {
        const first = t & ~7;
        return 8 * first + 28 + (first === 8 ? 1000 : 0);
      });
      expect(out.toArray()).toEqual(expected);
    }));

  test("run in a stream's order, and the caller continues meanwhile", async () => {
    using device = open();
    using module = device.loadModule(ptxOf("basics"));
    using stream = device.createStream({ nonBlocking: true });
    using flag = device.from(Int32Array.of(0));
    module.kernel("forever", "ptr").launch({ grid: 1, block: 1, stream }, [flag]);
    expect(stream.idle).toBe(false);
    flag.set(Int32Array.of(1));
    await stream.done();
    expect(stream.idle).toBe(true);
  });
});

/** Expected result of `diverge`. */
function diverged(threads: number): Int32Array {
  const values = Array.from({ length: threads }, (_, t) => {
    let value = t;
    for (let i = 0; i < t % 5; i++) value += i * t;
    if (t % 3 === 0) value += (t + 1) % threads;
    else if (t % 3 === 1) value -= (t + 2) % threads;
    return value;
  });
  const even = (t: number): number => {
    const first = t & ~31;
    return values
      .slice(first, first + 32)
      .reduce((mask, value, i) => (value % 2 === 0 ? mask | (1 << i) : mask), 0);
  };
  return Int32Array.from(values, (value, t) => {
    const other = (t & 31) < 16 ? t ^ 3 : (t & ~31) + 20;
    return (value + values[other]!) ^ even(t);
  });
}

describe("kernels that fail", () => {
  test.each([
    ["forever", "CUDA_ERROR_LAUNCH_TIMEOUT"],
    ["spin", "CUDA_ERROR_LAUNCH_TIMEOUT"],
    ["stop", "CUDA_ERROR_LAUNCH_FAILED"],
  ])("%s is %s, and a new context works again", (name, error) => {
    using device = open();
    using module = device.loadModule(ptxOf("basics"));
    using flag = device.from(Int32Array.of(0));
    module
      .kernel(name, name === "stop" ? "" : "ptr")
      .launch({ grid: 1, block: 32 }, name === "stop" ? [] : [flag]);
    expect(failureOf(() => device.synchronize())).toBe(error);
    using again = device.reset();
    using fresh = again.loadModule(ptxOf("basics"));
    fresh.kernel("nothing", "").launch({ grid: 3, block: 32 }, []);
    again.synchronize();
  });

  test.skipIf(native)(
    "a call that waits for a running kernel waits until the kernel ends, whatever the timeout",
    () => {
      using device = open();
      using module = device.loadModule(ptxOf("basics"));
      using flag = device.from(Int32Array.of(0));
      process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"] = "20";
      try {
        module.kernel("forever", "ptr").launch({ grid: 1, block: 32 }, [flag]);
        expect(failureOf(() => device.synchronize())).toBe("CUDA_ERROR_LAUNCH_TIMEOUT");
      } finally {
        delete process.env["DOORBELL_SOFT_GPU_TIMEOUT_MS"];
      }
      device.reset().close();
    },
  );

  test("a running kernel ends with its context", () => {
    const device = open();
    const module = device.loadModule(ptxOf("basics"));
    const flag = device.from(Int32Array.of(0));
    module.kernel("forever", "ptr").launch({ grid: 4, block: 32 }, [flag]);
    process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "600000";
    expect(device.lib.cuDevicePrimaryCtxReset_v2(device.ordinal)).toBe(0);
    process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "500";
    device.reset().close();
    withModule("basics", (fresh, loaded) => {
      loaded.kernel("nothing", "").launch({ grid: 3, block: 32 }, []);
      fresh.synchronize();
    });
  });

  test.each([
    ["null", 0n],
    ["outside of the window", 1n << 40n],
    ["in the window where nothing is", undefined],
    ["odd", undefined],
  ])("an address that is %s", (what, given) => {
    using device = open();
    using module = device.loadModule(ptxOf("basics"));
    using one = device.from(Int32Array.of(0));
    const inWindow = BigInt(one.pointer) + (what === "odd" ? 2n : 2n ** 31n);
    module.kernel("wild", "ptr").launch({ grid: 1, block: 32 }, [pointer(given ?? inWindow)]);
    const expected = what === "odd" ? "CUDA_ERROR_MISALIGNED_ADDRESS" : "CUDA_ERROR_ILLEGAL_ADDRESS";
    expect(failureOf(() => device.synchronize())).toBe(expected);
    device.reset().close();
  });
});

describe("the PTX of these tests", () => {
  test.skipIf(!hasNvcc)("equals the output of nvcc for the sources", { timeout: 120_000 }, () => {
    expect(stale()).toEqual([]);
  });
});
