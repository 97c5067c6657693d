// Debugging: threads that stop at lines.
import { expect, test } from "vitest";
import { CudaError, type Device, type Module, openDevice } from "../../../src/cuda/index.ts";
import { ptxOf, withSoftModule } from "../ptx/harness.ts";

const withInspected = (use: (device: Device, module: Module) => void): void =>
  withSoftModule("inspected", use);

test("every thread stops once at a line, in order, with its registers", () => {
  withInspected((device, module) => {
    using x = device.allocate(8, "f32");
    using out = device.allocate(8, "f32");
    x.fill(1);
    const kernel = module.kernel("copyRows", "ptr, ptr");
    const stops = kernel.debug({ grid: 2, block: 4 }, [x, out], { at: ["inspected.cu:5"] });
    const found = [...stops].map(({ block, thread, source, registers }) => {
      expect(source).toEqual({ file: "inspected.cu", line: 5 });
      expect(Object.values(registers)).toContain(4 * block[0] + thread[0]);
      return 4 * block[0] + thread[0];
    });
    expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stops.next()).toEqual({ done: true, value: undefined });
    expect(out.toArray()).toEqual(new Float32Array(8).fill(1));
  });
});

test("a stop shows one thread of one block with its shared memory, at lines of the PTX", () => {
  withInspected((device, module) => {
    using x = device.allocate(64, "i32");
    using out = device.allocate(64, "i32");
    x.fill(3);
    const kernel = module.kernel("sumAll", "ptr, ptr");
    const line =
      ptxOf("inspected")
        .split("\n")
        .findIndex((text) => text.includes("[_ZZ6sumAllE1s]")) + 1;
    const at = ["inspected.cu:50", `ptx:${line}`];
    const stops = [...kernel.debug({ grid: 2, block: 64 }, [x, out], { at, block: 1, thread: 0 })];
    expect(stops.map((stop) => stop.source?.line)).toEqual([50, 50, 50, 50, 50, 50, 52]);
    expect(stops.every(({ block, thread }) => block[0] === 1 && thread[0] === 0)).toBe(true);
    const { shared } = stops.at(-1)!;
    expect(shared).toHaveLength(256);
    expect(new DataView(shared.buffer).getInt32(0, true)).toBe(3 * 64);
    expect(String(stops[0])).toMatch(
      /^thread \(0, 0, 0\) of block \(1, 0, 0\) at inspected.cu:50: bar.sync 0;\n {2}%/,
    );
  });
});

test("leaving the loop ends the launch, and the context still works", () => {
  withInspected((device, module) => {
    using x = device.allocate(1024, "f32");
    using out = device.allocate(1024, "f32");
    x.fill(1);
    out.fill(0);
    const kernel = module.kernel("copyRows", "ptr, ptr");
    let seen = 0;
    for (const stop of kernel.debug({ grid: 16, block: 64 }, [x, out], { at: ["inspected.cu:5"] })) {
      expect(stop.block).toEqual([0, 0, 0]);
      if (++seen === 3) break;
    }
    // Two threads have resumed from their stop.
    expect((out.toArray() as Float32Array).reduce((sum, each) => sum + each)).toBe(2);
    kernel.launch({ grid: 16, block: 64 }, [x, out]);
    expect((out.toArray() as Float32Array).reduce((sum, each) => sum + each)).toBe(1024);
  });
});

test("memory can be read while a thread is stopped, and a call that waits for the stream fails at once", () => {
  withInspected((device, module) => {
    using x = device.allocate(4, "f32");
    using out = device.allocate(4, "f32");
    x.fill(1);
    out.fill(0);
    using stops = module
      .kernel("copyRows", "ptr, ptr")
      .debug({ grid: 1, block: 4 }, [x, out], { at: ["inspected.cu:5"] });
    for (let n = 0; n < 3; n++) stops.next();
    expect(stops.stop!.thread).toEqual([2, 0, 0]);
    const bytes = stops.read(out.pointer, 16);
    expect(new Float32Array(bytes.buffer)).toEqual(Float32Array.of(1, 1, 0, 0));
    expect(() => stops.read(out.pointer, 17)).toThrow(RangeError);
    const start = performance.now();
    expect(() => out.toArray()).toThrow(CudaError);
    expect(performance.now() - start).toBeLessThan(20_000);
    for (const _ of stops);
    expect(out.toArray()).toEqual(new Float32Array(4).fill(1));
  });
});

test("a thread that is never resumed is ended by its deadline", () => {
  const device = openDevice(0, { provider: "soft" });
  const module = device.loadModule(ptxOf("inspected"));
  const x = device.allocate(4, "f32");
  const kernel = module.kernel("copyRows", "ptr, ptr");
  const stops = kernel.debug({ grid: 1, block: 4 }, [x, x], { at: ["inspected.cu:5"], timeoutMs: 50 });
  stops.next();
  const codes = new Set<string>();
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    try {
      device.synchronize();
      break;
    } catch (error) {
      codes.add((error as CudaError).name);
      if ((error as CudaError).name === "CUDA_ERROR_LAUNCH_TIMEOUT") break;
    }
  }
  expect(codes).toContain("CUDA_ERROR_LAUNCH_TIMEOUT");
  device.reset().close();
});

test("a thread that stopped before the first request is the first one reported", () => {
  withInspected((device, module) => {
    using x = device.allocate(4, "f32");
    x.fill(1);
    const kernel = module.kernel("copyRows", "ptr, ptr");
    // The first launch starts the workers and compiles the code.
    for (const _ of kernel.debug({ grid: 1, block: 4 }, [x, x], { at: ["inspected.cu:5"] }));
    using stops = kernel.debug({ grid: 1, block: 4 }, [x, x], { at: ["inspected.cu:5"] });
    const pause = new Int32Array(new SharedArrayBuffer(4));
    Atomics.wait(pause, 0, 0, 300);
    expect(stops.next().value!.thread).toEqual([0, 0, 0]);
  });
});

test("closing the device ends a launch whose thread is stopped", () => {
  const device = openDevice(0, { provider: "soft" });
  const module = device.loadModule(ptxOf("inspected"));
  const x = device.allocate(4, "f32");
  const stops = module
    .kernel("copyRows", "ptr, ptr")
    .debug({ grid: 1, block: 4 }, [x, x], { at: ["inspected.cu:5"] });
  stops.next();
  device.close();
  expect(stops.closed).toBe(true);
  expect(stops.next()).toEqual({ done: true, value: undefined });
});

test("lines without code are refused with the lines that have some", () => {
  withInspected((device, module) => {
    using x = device.allocate(4, "f32");
    const kernel = module.kernel("copyRows", "ptr, ptr");
    const debug = (at: string) => kernel.debug({ grid: 1, block: 4 }, [x, x], { at: [at] });
    expect(() => debug("inspected.cu:2")).toThrow(
      new RangeError(
        'debug: at has "inspected.cu:2", where kernel copyRows has no code. Lines with code: inspected.cu: 3, 4, 5, 6',
      ),
    );
    expect(() => debug("ptx:1")).toThrow(RangeError);
    expect(() => debug("line 5")).toThrow(TypeError);
    expect(() => kernel.debug({ grid: 1, block: 4 }, [x, x], { at: ["inspected.cu:5"], block: 1 })).toThrow(
      "debug: block is 1 in direction x. Use 0 to 0",
    );
  });
});
