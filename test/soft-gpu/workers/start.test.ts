// Worker threads start while kernels are compiled, so that the first launch does not wait for them.
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardThreads, type ThreadName } from "../../../ffi/runtime/thread.ts";
import { Driver } from "../../../src/cuda/driver/driver.ts";
import { internal } from "../../../src/cuda/driver/internal.ts";
import { Device } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";
import { workerCount } from "../../../src/soft/gpu/core/settings.ts";
import { SoftGpu } from "../../../src/soft/gpu/driver/gpu.ts";
import { functionsOf } from "../../../src/soft/gpu/provider.ts";

const started: ThreadName[] = [];
const empty = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry nothing() { ret; }";

beforeEach(() => {
  started.length = 0;
  guardThreads((name) => started.push(name));
});
afterEach(() => guardThreads());

/** Opens a device of a driver that has no workers yet. */
const device = (): Device => new Device(internal, new Driver(internal, functionsOf(new SoftGpu())), 0);

test("an open device has no workers, and the first module starts them", () => {
  using gpu = device();
  gpu.allocate(16);
  expect(started).toEqual([]);
  gpu.loadModule(empty);
  expect(started).toEqual(new Array(workerCount()).fill("gpu"));
  gpu.loadModule(empty);
  expect(started.length).toBe(workerCount());
});

test("a kernel in TypeScript starts them before it is compiled", () => {
  using gpu = device();
  const wrong = kernel({ y: "i32[]" }, ({ y }) => {
    y[0] = Math.sqrt(2);
  });
  const y = gpu.allocate(1, "i32");
  expect(() => wrong.launch({ grid: 1, block: 1 }, { y })).toThrow("f32");
  expect(started.length).toBe(workerCount());
});

test("a kernel that is made for a device starts them at once", () => {
  using gpu = device();
  const body = ({ n }: { n: number }, { trap }: { trap(): void }) => {
    if (n > 5) trap();
  };
  const made = kernel({ n: "i32" }, body, { device: gpu });
  expect(started.length).toBe(workerCount());
  made.launch({ grid: 1, block: 1 }, { n: 3 });
  gpu.synchronize();
  expect(started.length).toBe(workerCount());
});
