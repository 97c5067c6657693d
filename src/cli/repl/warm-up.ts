import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { nativeCuda } from "../../../ffi/cuda/native.ts";
import { providerPreference } from "../../arguments/provider-preference.ts";
import { openDevice } from "../../cuda/index.ts";
import { driver } from "../../cuda/provider.ts";
import type { Intrinsics } from "../../kernel/index.ts";
import { kernel } from "./kernel-function.ts";
import { untraced } from "./trace-switch.ts";

/** Time between two steps, in which the prompt handles keys, in milliseconds. */
const PAUSE_MS = 40;

/**
 * Compiles a kernel of each common kind while the prompt waits for its first input, and runs it where `gpu` is the soft
 * GPU. The first kernel of the user then finds a warm compiler and worker threads. A step takes about 100 ms, and none
 * runs while an input does. Rejects when `signal` aborts.
 */
export async function warmUp(isBusy: () => boolean, signal: AbortSignal): Promise<void> {
  const steps = usesSoftGpu() ? softSteps() : compileSteps();
  for (;;) {
    await setTimeout(PAUSE_MS, undefined, { signal, ref: false });
    if (!isBusy() && untraced(() => uncached(() => steps.next())).done) return;
  }
}

/**
 * Returns true when `gpu` will be the soft GPU. A machine with libcuda counts as one with a GPU, because cuInit alone
 * knows, and the user has not asked for it.
 */
function usesSoftGpu(): boolean {
  const { provider, name } = providerPreference("DOORBELL_CUDA", undefined, undefined);
  if (provider !== undefined || name !== undefined) return provider === "soft";
  try {
    nativeCuda();
    return false;
  } catch {
    return true;
  }
}

/** Runs a step without the caches on disk: a text from there would leave the compiler cold. */
function uncached<T>(run: () => T): T {
  const { CUDA_CACHE_DISABLE: before } = process.env;
  process.env["CUDA_CACHE_DISABLE"] = "1";
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env["CUDA_CACHE_DISABLE"];
    else process.env["CUDA_CACHE_DISABLE"] = before;
  }
}

type Body = (values: { y: number[]; n: number }, intrinsics: Intrinsics) => void;

/** A kernel of elements, one of mathematics, and one with a loop, shared memory and shuffles. */
const bodies: readonly Body[] = [
  ({ y, n }, { globalIdx, f32 }) => {
    const i = globalIdx.x;
    if (i < n) y[i] = f32(n) * y[i]! + 1;
  },
  ({ y, n }, { globalIdx, f32 }) => {
    const i = globalIdx.x;
    if (i < n) y[i] = Math.sin(f32(i)) * Math.exp(-f32(i)) + Math.sqrt(y[i]!);
  },
  ({ y, n }, { globalIdx, globalSize, threadIdx, shared, sync, warp, atomic }) => {
    const sums = shared("f32", 2);
    let sum = 0;
    for (let i = globalIdx.x; i < n; i += globalSize.x) sum += y[i]!;
    for (let d = 16; d > 0; d >>= 1) sum += warp.shuffleDown(sum, d);
    if (warp.lane === 0) sums[threadIdx.x >> 5] = sum;
    sync();
    if (threadIdx.x === 0) atomic.add(y as never, 0, sums[0]! + sums[1]!);
  },
];

const COUNT = 64;
const kernelOf = (body: Body) =>
  kernel("first", { y: "f32[]", n: "i32" }, body) as ReturnType<
    typeof import("../../kernel/index.ts").kernel
  >;

/** Compiles the kernels for a real GPU, whose driver starts with the first use of `gpu`. */
function* compileSteps(): Generator<void> {
  for (const body of bodies) {
    kernelOf(body).compile();
    yield;
  }
}

/** Starts the workers, then compiles and runs the kernels. Each step leaves the current context as it was. */
function* softSteps(): Generator<void> {
  const { lib, results } = driver("soft");
  yield;
  lib.startWorkers?.();
  for (const body of bodies) {
    kernelOf(body).compile({ fma: false, pointers: false });
    yield;
    lib.cuCtxGetCurrent(results.pointer);
    const current = results.u64();
    try {
      using gpu = openDevice("soft");
      const y = gpu.from(new Float32Array(COUNT));
      kernelOf(body).launch({ grid: 1, block: COUNT }, [y, COUNT]);
      y.toArray();
    } finally {
      lib.cuCtxSetCurrent(current);
    }
    yield;
  }
}
