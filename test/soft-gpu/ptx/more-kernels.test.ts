// More kernels compared with TypeScript.
import { expect, test } from "vitest";
import { withModule } from "./harness.ts";

test("threads and blocks have three-dimensional indices", () =>
  withModule("more", (device, module) => {
    const [grid, block] = [[3, 2, 2] as const, [5, 3, 4] as const];
    using out = device.allocate(12 * 60, "u32");
    module.kernel("ids", "ptr").launch({ grid, block }, [out]);
    const expected: number[] = [];
    for (let b = 0; b < 12; b++) {
      const [bx, by, bz] = [b % 3, Math.floor(b / 3) % 2, Math.floor(b / 6)];
      // Each x occurs three by four times, and likewise for y and z.
      const sum = 10 * 12 + 10 * 3 * 20 + 100 * 6 * 15;
      for (let t = 0; t < 60; t++) {
        const [x, y, z] = [t % 5, Math.floor(t / 5) % 3, Math.floor(t / 15)];
        expected.push((x | (y << 4) | (z << 8) | (bx << 12) | (by << 16) | ((bz << 20) ^ (sum << 8))) >>> 0);
      }
    }
    expect([...out.toArray()]).toEqual(expected);
  }));

test("atomics on shared memory count", () =>
  withModule("more", (device, module) => {
    const values = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i) >> 3);
    using data = device.from(values);
    using bins = device.from(new Uint32Array(256));
    module.kernel("histogram", "ptr, ptr, i32").launch({ grid: 7, block: 256 }, [data, bins, values.length]);
    const expected = new Uint32Array(256);
    for (const value of values) expected[value]!++;
    expect(bins.toArray()).toEqual(expected);
  }));

test("a block sorts", () =>
  withModule("more", (device, module) => {
    const values = Int32Array.from({ length: 512 }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
    using keys = device.from(values);
    module.kernel("bitonic", "ptr").launch({ grid: 1, block: 512, sharedBytes: 2048 }, [keys]);
    expect(keys.toArray()).toEqual(values.sort());
  }));

test("a block computes prefix sums of doubles", () =>
  withModule("more", (device, module) => {
    const values = Float64Array.from({ length: 128 }, (_, i) => i * 0.5 - 7);
    using input = device.from(values);
    using out = device.allocate(128, "f64");
    module.kernel("scan", "ptr, ptr").launch({ grid: 1, block: 128 }, [input, out]);
    let sum = 0;
    expect([...out.toArray()]).toEqual([...values].map((value) => (sum += value)));
  }));

test("switches, early returns and 64-bit integers work", () =>
  withModule("more", (device, module) => {
    const values = Int32Array.of(0, 1, 2, 3, 4, 5, 6, 7, -9, 100000, -1);
    using input = device.from(values);
    using out = device.from(new BigInt64Array(values.length).fill(99n));
    module.kernel("choose", "ptr, ptr").launch({ grid: 1, block: values.length }, [input, out]);
    const cubes = [7n, -9n, 100000n, -1n].map((v) => v ** 3n);
    expect([...out.toArray()]).toEqual([17n, 3n, 2n - (1n << 40n), (3n << 33n) | 5n, -4n, 99n, 3n, ...cubes]);
  }));

test("structs are passed as parameters, vectors loaded and stored", () =>
  withModule("more", (device, module) => {
    const by = new DataView(new ArrayBuffer(16));
    by.setFloat32(0, 1.5, true);
    by.setFloat32(4, -2, true);
    by.setInt16(8, -3, true);
    using points = device.from(Float32Array.from({ length: 12 }, (_, i) => i));
    module.kernel("structure", "bytes 16, ptr, i32").launch({ grid: 1, block: 32 }, [by, points, 3]);
    const expected = [0, 4, 8].flatMap((x) => [
      x + 1.5,
      (x + 1) * -2,
      (x + 2) * (x + 3) - 3,
      Math.min(x + 3, 1.5),
    ]);
    expect([...points.toArray()]).toEqual(expected);
  }));
