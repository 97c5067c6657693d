// Calls of device functions: parameters, pointers, recursion and barriers.
import { expect, test } from "vitest";
import { native, open, ptxOf, withModule } from "./harness.ts";

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test("structures are passed and returned", () =>
  withModule("calls", (device, module) => {
    using out = device.allocate(32, "f64");
    module.kernel("structures", "ptr").launch({ grid: 1, block: 32 }, [out]);
    expect([...out.toArray()]).toEqual(indices(32).map((i) => i + (i + 0.25) / 2 + 97 + (i % 5)));
  }));

test("each thread calls through its own pointer", () =>
  withModule("calls", (device, module) => {
    using out = device.allocate(40, "f32");
    const kernel = module.kernel("pointers", "ptr, i32");
    const add = (_: number) => 0.5;
    const mul = (i: number) => (i + 0.5) * -i;
    for (const [which, expected] of [
      [0, add],
      [1, mul],
      [-1, (i: number) => (i & 1 ? mul(i) : add(i))],
    ] as const) {
      kernel.launch({ grid: 1, block: 40 }, [out, which]);
      expect([...out.toArray()].map((each) => each + 0)).toEqual(indices(40).map((i) => expected(i) + 0));
    }
  }));

test.skipIf(native)("a call of a null pointer ends the kernel", () => {
  using device = open();
  using module = device.loadModule(ptxOf("calls"));
  using out = device.allocate(4, "f32");
  expect(() => {
    module.kernel("pointers", "ptr, i32").launch({ grid: 1, block: 4 }, [out, 2]);
    device.synchronize();
  }).toThrow("CUDA_ERROR_INVALID_PC");
});

test("virtual functions are called through their object", () =>
  withModule("calls", (device, module) => {
    using out = device.allocate(32, "f32");
    module.kernel("virtuals", "ptr").launch({ grid: 1, block: 32 }, [out]);
    expect([...out.toArray()]).toEqual(indices(32).map((i) => (i % 3 ? i * i : 3 * i * i)));
  }));

test("a function may call itself", () =>
  withModule("calls", (device, module) => {
    const fib = (n: number): number => (n < 2 ? n : fib(n - 1) + fib(n - 2));
    using out = device.allocate(64, "i32");
    module.kernel("recursive", "ptr").launch({ grid: 1, block: 64 }, [out]);
    expect([...out.toArray()]).toEqual(indices(64).map((i) => fib(i % 14)));
  }));

test("deep recursion works, and recursion beyond the stack ends the kernel", () => {
  using device = open();
  using module = device.loadModule(ptxOf("calls"));
  using out = device.allocate(32, "i64");
  const kernel = module.kernel("deep", "ptr, i32");
  device.setLimit("stackBytes", 64 * 1024);
  kernel.launch({ grid: 1, block: 32 }, [out, 500]);
  expect([...out.toArray()]).toEqual(indices(32).map((i) => BigInt(500 * 501 + (i % 2 ? 0 : 1))));
  if (native) return;
  expect(() => {
    kernel.launch({ grid: 1, block: 32 }, [out, 1_000_000]);
    device.synchronize();
  }).toThrow("CUDA_ERROR_HARDWARE_STACK_ERROR");
});

test("functions may contain barriers and shuffles", () =>
  withModule("calls", (device, module) => {
    using out = device.allocate(32, "i32");
    module.kernel("barriers", "ptr").launch({ grid: 1, block: 32 }, [out]);
    const sum = indices(32).reduce((a, i) => a + i + i * i, 0);
    const low = indices(16).reduce((a, i) => a + i + 1, 0);
    const high = indices(16).reduce((a, i) => a + i + 16, 0);
    expect([...out.toArray()]).toEqual(indices(32).map((i) => (i & 16 ? sum + high : sum - low)));
  }));

test("functions with barriers may be called through a pointer", () =>
  withModule("calls", (device, module) => {
    using out = device.allocate(64, "i32");
    const kernel = module.kernel("meeting", "ptr, i32");
    kernel.launch({ grid: 1, block: 64 }, [out, 0]);
    expect(new Set(out.toArray())).toEqual(new Set([indices(64).reduce((a, i) => a + 2 * (i + 3), 0)]));
    kernel.launch({ grid: 1, block: 64 }, [out, 1]);
    expect(new Set(out.toArray())).toEqual(new Set([3]));
  }));

test("a pointer goes through memory from one kernel to another", () =>
  withModule("calls", (device, module) => {
    using pointer = device.allocate(1, "u64");
    using out = device.allocate(8, "f32");
    module.kernel("give", "ptr").launch({ grid: 1, block: 1 }, [pointer]);
    module.kernel("take", "ptr, u64").launch({ grid: 1, block: 8 }, [out, pointer.toArray()[0]!]);
    expect([...out.toArray()]).toEqual(indices(8).map((i) => i * 3));
  }));
