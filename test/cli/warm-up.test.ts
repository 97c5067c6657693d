// Warm-up of the compiler and the soft GPU while the prompt waits for its first input.
import process from "node:process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardThreads, type ThreadName } from "../../ffi/runtime/thread.ts";
import { traceSwitch } from "../../src/cli/repl/trace-switch.ts";
import { warmUp } from "../../src/cli/repl/warm-up.ts";
import { driver } from "../../src/cuda/provider.ts";

const started: ThreadName[] = [];
const never = new AbortController().signal;

beforeEach(() => {
  started.length = 0;
  guardThreads((name) => started.push(name));
});
afterEach(() => {
  guardThreads();
  traceSwitch.on = false;
  vi.unstubAllEnvs();
});

test("a busy prompt runs no step, and its end ends the warm-up", async () => {
  vi.stubEnv("DOORBELL_CUDA", "soft");
  const end = new AbortController();
  let asked = 0;
  const busy = () => {
    if (++asked === 5) end.abort();
    return true;
  };
  await expect(warmUp(busy, end.signal)).rejects.toThrow("abort");
  expect(asked).toBe(5);
  expect(started).toEqual([]);
});

test("before a real GPU, kernels are compiled, and neither a driver nor a worker starts", async () => {
  vi.stubEnv("DOORBELL_CUDA", "native");
  await warmUp(() => false, never);
  expect(started).toEqual([]);
});

test("kernels run on the soft GPU, and neither the context, the trace nor the variables change", async () => {
  vi.stubEnv("DOORBELL_CUDA", "soft");
  vi.stubEnv("CUDA_CACHE_DISABLE", undefined);
  const { lib, results } = driver("soft");
  traceSwitch.on = true;
  const states: boolean[] = [];
  const look = () => {
    states.push(traceSwitch.on && process.env["CUDA_CACHE_DISABLE"] === undefined);
    return false;
  };
  await warmUp(look, never);
  expect(states.length).toBeGreaterThan(6);
  expect(states).not.toContain(false);
  expect(started).toContain("gpu");
  lib.cuCtxGetCurrent(results.pointer);
  expect(results.u64()).toBe(0);
  lib.cuDevicePrimaryCtxGetState(0, results.second, results.pointer);
  expect(results.i32()).toBe(0);
});
