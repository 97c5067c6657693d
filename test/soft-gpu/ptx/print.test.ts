// printf, assert, malloc and trap in kernels.
import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";
import { native, open, ptxOf, withModule } from "./harness.ts";

/** Captures a stream's output until the test ends. */
function written(stream: "stdout" | "stderr"): () => string {
  const parts: Uint8Array[] = [];
  vi.spyOn(process[stream], "write").mockImplementation((chunk: string | Uint8Array) => {
    parts.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
    return true;
  });
  return () => Buffer.concat(parts).toString("latin1");
}

afterEach(() => vi.restoreAllMocks());

// A GPU's driver writes to C's stdout, which this test cannot capture.
test.skipIf(native)("every conversion, as C's printf writes it", () =>
  withModule("print", (device, module) => {
    using text = device.from(new TextEncoder().encode("text from the host\0"));
    const out = written("stdout");
    module
      .kernel("formats", "ptr, f64, i64")
      .launch({ grid: 1, block: 1 }, [text, -12345.6789, 0x123456789abcdefn]);
    device.synchronize();
    expect(out().split("\n")).toEqual([
      "42|  -42|42   |-0042|+42| 42|-7",
      "4000000000 ff FF 0xff 010 10 1099511627776 123456789abcdef 44 4464",
      "-12345.678900 2 -12345.679  -12345.68 -12345.7  | -1.234568e+04 -1.23E+04 -12345.7 1e-10 1E+20 0x1.8p+0",
      "text from the host|       abc|abc   |ab|x|%|(nil)",
      "     7 7   | 3.14     z|",
      `inf -INF -nan -0 ${BigInt(1e300)}.000000|-02.2|+1.2e+04`,
      "no arguments",
      "1 2",
      "2",
      "",
    ]);
  }),
);

test.skipIf(native)("all threads print all their lines, each in order", () =>
  withModule("print", (device, module) => {
    const out = written("stdout");
    module.kernel("lines", "i32").launch({ grid: 7, block: 33 }, [3]);
    device.synchronize();
    const lines = out().trimEnd().split("\n");
    expect(lines.length).toBe(7 * 33 * 3);
    expect(new Set(lines).size).toBe(lines.length);
    const own = lines.filter((line) => line.startsWith("block 3 thread 32 "));
    expect(own.map((line) => line.at(-1))).toEqual(["0", "1", "2"]);
  }),
);

test.skipIf(native)("when the output exceeds the buffer, the oldest lines are lost", () => {
  using device = open();
  device.setLimit("printfBytes", 4096);
  using module = device.loadModule(ptxOf("print"));
  const out = written("stdout");
  module.kernel("lines", "i32").launch({ grid: 1, block: 1 }, [1000]);
  device.synchronize();
  const lines = out().trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.length).toBeLessThan(130);
  const first = Number(lines[0]!.split(" ").at(-1));
  expect(lines).toEqual(Array.from({ length: 1000 - first }, (_, i) => `block 0 thread 0 line ${first + i}`));
});

test.skipIf(native)("a failed assertion reports its text and position for each thread", () => {
  using device = open();
  using module = device.loadModule(ptxOf("print"));
  using out = device.from(Int32Array.of(1, 2, 3, 4, 5));
  const errors = written("stderr");
  expect(() => {
    module.kernel("asserts", "ptr, i32").launch({ grid: 1, block: [5, 1] }, [out, 4]);
    device.synchronize();
  }).toThrow("CUDA_ERROR_ASSERT");
  const lines = errors()
    .split("\n")
    .filter((line) => line.includes("Assertion"));
  expect(lines).toEqual(
    [3, 4].map(
      (thread) =>
        `print.cu:22: void asserts(int *, int): block: [0,0,0], thread: [${thread},0,0] Assertion \`out[threadIdx.x] < limit\` failed.`,
    ),
  );
});

test("an assertion that holds has no effect", () =>
  withModule("print", (device, module) => {
    using out = device.from(Int32Array.of(1, 2, 3));
    module.kernel("asserts", "ptr, i32").launch({ grid: 1, block: 3 }, [out, 4]);
    expect([...out.toArray()]).toEqual([2, 3, 4]);
  }));

test("kernels allocate and free", () =>
  withModule("print", (device, module) => {
    const threads = 4 * 64;
    using heads = device.allocate(threads, "u64");
    using out = device.allocate(threads, "i32");
    const kernel = module.kernel("lists", "ptr, ptr, i32");
    // After 20 rounds, a leak would have filled the heap.
    for (let round = 0; round < 20; round++) kernel.launch({ grid: 4, block: 64 }, [heads, out, 50]);
    expect([...out.toArray()]).toEqual(Array.from({ length: threads }, (_, t) => 50 * t + 25 * 49));
  }));

test("an allocation beyond the heap is NULL, and memory persists between kernels", () =>
  withModule("print", (device, module) => {
    using out = device.allocate(1, "i32");
    module.kernel("huge", "ptr").launch({ grid: 1, block: 1 }, [out]);
    expect(out.toArray()[0]).toBe(3);
    using kept = device.allocate(1, "u64");
    module.kernel("keep", "ptr").launch({ grid: 1, block: 1 }, [kept]);
    module.kernel("use", "u64, ptr").launch({ grid: 1, block: 1 }, [kept.toArray()[0]!, out]);
    expect(out.toArray()[0]).toBe(77);
  }));

test.skipIf(native)("the heap has the configured size and keeps it", () => {
  using device = open();
  device.setLimit("mallocHeapBytes", 1 << 20);
  using module = device.loadModule(ptxOf("print"));
  using out = device.allocate(1, "i32");
  module.kernel("huge", "ptr").launch({ grid: 1, block: 1 }, [out]);
  expect(out.toArray()[0]).toBe(1);
  expect(() => device.setLimit("mallocHeapBytes", 1 << 24)).toThrow("CUDA_ERROR_INVALID_VALUE");
});

test.skipIf(native)("freeing memory twice ends the kernel", () => {
  using device = open();
  using module = device.loadModule(ptxOf("print"));
  expect(() => {
    module.kernel("twice", "ptr").launch({ grid: 1, block: 1 }, [0n]);
    device.synchronize();
  }).toThrow("CUDA_ERROR_ILLEGAL_ADDRESS");
});

test.skipIf(native)("trap and brkpt end the kernel, exit ends the thread", () => {
  for (const [which, error] of [
    [0, "CUDA_ERROR_LAUNCH_FAILED"],
    [1, undefined],
    [2, "CUDA_ERROR_LAUNCH_FAILED"],
  ] as const) {
    using device = open();
    const module = device.loadModule(ptxOf("print"));
    const run = () => {
      module.kernel("traps", "i32").launch({ grid: 1, block: 32 }, [which]);
      device.synchronize();
    };
    if (error === undefined) run();
    else expect(run).toThrow(error);
    if (error !== undefined) device.reset().close();
  }
});

test.skipIf(native)("an endless loop that prints ends at the launch timeout", { timeout: 30_000 }, () => {
  const before = process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"];
  process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = "300";
  written("stdout");
  const device = open();
  try {
    device.setLimit("printfBytes", 4096);
    const module = device.loadModule(ptxOf("print"));
    const stop = device.from(Int32Array.of(0));
    expect(() => {
      module.kernel("printForever", "ptr").launch({ grid: 1, block: 1 }, [stop]);
      device.synchronize();
    }).toThrow("CUDA_ERROR_LAUNCH_TIMEOUT");
  } finally {
    device.reset().close();
    if (before === undefined) delete process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"];
    else process.env["DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS"] = before;
  }
});
