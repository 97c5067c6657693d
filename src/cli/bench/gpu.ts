import { openDevice } from "../../cuda/index.ts";

/** Figures of one operation on a GPU. */
export interface GpuFigures {
  readonly test: string;
  readonly device: string;
  readonly bytes: number;
  readonly medianUs: number;
  readonly gibPerSecond?: number;
}

const runMs = 300;

/** Returns the median duration of runs over a third of a second, in microseconds. */
function median(run: () => void): number {
  const times: number[] = [];
  run();
  for (const end = performance.now() + runMs; times.length < 5 || performance.now() < end; ) {
    const start = performance.now();
    run();
    times.push((performance.now() - start) * 1000);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

const ptx = (target: string): string => `.version 8.0
.target ${target}
.address_size 64
.visible .entry nothing() { ret; }`;

/** Measures copies of each size in each direction, and the launch of an empty kernel until its end. */
export function measureGpu(sizes: readonly number[], ordinal = 0): GpuFigures[] {
  using gpu = openDevice(ordinal);
  const found: GpuFigures[] = [];
  const add = (test: string, bytes: number, run: () => void) => {
    const medianUs = median(run);
    const rate =
      bytes > 0 ? { gibPerSecond: Number((bytes / 2 ** 30 / (medianUs / 1e6)).toPrecision(4)) } : {};
    found.push({ test, device: gpu.name, bytes, medianUs: Number(medianUs.toPrecision(4)), ...rate });
  };
  for (const bytes of sizes) {
    using a = gpu.allocate(bytes);
    using b = gpu.allocate(bytes);
    using pinned = gpu.allocatePinned(bytes);
    add("gpu host to device", bytes, () => {
      a.set(pinned);
      gpu.synchronize();
    });
    add("gpu device to host", bytes, () => {
      pinned.set(a);
      gpu.synchronize();
    });
    add("gpu device to device", bytes, () => {
      b.set(a);
      gpu.synchronize();
    });
  }
  using module = gpu.loadModule(ptx(`sm_${gpu.computeCapability.replace(".", "")}`));
  const kernel = module.kernel("nothing");
  add("gpu launch and wait", 0, () => {
    kernel.launch({ grid: 1, block: 1 }, []);
    gpu.synchronize();
  });
  return found;
}
