// Clusters with distributed shared memory, and cooperative launches of more blocks than there are processors.
import { expect, test } from "vitest";
import { native, withModule } from "./harness.ts";

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test.each([1, 2, 4, 8])("blocks of a cluster of %i read each other's shared memory", (size) =>
  withModule("clusters", (device, module) => {
    const blocks = 16;
    using out = device.allocate(blocks * 32, "i32");
    module.kernel("ring", "ptr").launch({ grid: blocks, block: 32, cluster: size }, [out]);
    const next = (b: number) => b - (b % size) + ((b + 1) % size);
    expect([...out.toArray()]).toEqual(indices(blocks * 32).map((i) => next(i >> 5) * 100 + (i & 31)));
  }),
);

test("a kernel may allow 16 blocks, and a cluster that is too large or does not divide the grid is refused", () =>
  withModule("clusters", (device, module) => {
    using out = device.allocate(32 * 32, "i32");
    const kernel = module.kernel("ring", "ptr");
    const launch = (grid: number, cluster: number) => kernel.launch({ grid, block: 32, cluster }, [out]);
    expect(() => launch(32, 16)).toThrow("CUDA_ERROR_INVALID_CLUSTER_SIZE");
    expect(() => launch(10, 4)).toThrow("CUDA_ERROR_INVALID_CLUSTER_SIZE");
    const wrong = { grid: 8, block: 32, cluster: 2, priority: "x" as unknown as number };
    for (const refused of [
      () => kernel.launch(wrong, [out]),
      () => kernel.maximumCluster(wrong),
      () => kernel.activeClusters(wrong),
    ])
      expect(refused).toThrow(/^priority is "x"/);
    kernel.nonPortableCluster = true;
    launch(32, 16);
    expect(out.toArray()[15 * 32 + 3]).toBe(3);
  }));

test("atomics work on other blocks' shared memory; the kernel itself sets its cluster size", () =>
  withModule("clusters", (device, module) => {
    const values = Uint8Array.from({ length: 10_000 }, (_, i) => (i * i) >> 4);
    using data = device.from(values);
    using bins = device.from(new Uint32Array(256));
    module.kernel("histogram", "ptr, ptr, i32").launch({ grid: 8, block: 64 }, [data, bins, values.length]);
    const expected = new Uint32Array(256);
    for (const value of values) expected[value]!++;
    expect(bins.toArray()).toEqual(expected);
  }));

test("each block has its own rank in its cluster", () =>
  withModule("clusters", (device, module) => {
    const [grid, cluster] = [[4, 6, 2] as const, [2, 3, 1] as const];
    using out = device.allocate(6 * 48, "u32");
    module.kernel("places", "ptr").launch({ grid, block: 1, cluster }, [out]);
    const expected = indices(48).flatMap((b) => {
      const [x, y] = [b % 4, Math.floor(b / 4) % 6];
      const [cx, cy] = [x % 2, y % 3];
      return [cx + 2 * cy, cx, cy, 0, 6, 2 | (3 << 8) | (1 << 16)];
    });
    expect([...out.toArray()]).toEqual(expected);
  }));

test("a cooperative launch may have as many blocks as are resident", () =>
  withModule("clusters", (device, module) => {
    const kernel = module.kernel("many", "ptr, i32");
    const [blocks, threads, rounds] = [12, 64, 3];
    const n = blocks * threads;
    using data = device.from(Int32Array.from({ length: n }, (_, i) => i));
    kernel.launch({ grid: blocks, block: threads, sharedBytes: 256, cooperative: true }, [data, rounds]);
    expect([...data.toArray()]).toEqual(indices(n).map((i) => ((i - rounds + n) % n) + rounds));
    if (native) return;
    expect(() => kernel.launch({ grid: 100_000, block: 64, cooperative: true }, [data, 1])).toThrow(
      "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
    );
  }));
