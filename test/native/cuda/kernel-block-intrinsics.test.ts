import { afterAll, describe, expect, test } from "vitest";
import { kernel } from "../../../src/kernel/index.ts";
import { assembled } from "../../soft-gpu/kernel/assembled.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

describe("intrinsics of a block", () => {
  test("barriers count, and join conditions of all threads", () => {
    const votes = kernel(
      "votes",
      { y: "i32[]", n: "i32" },
      ({ y, n }, { threadIdx, syncCount, syncAnd, syncOr }) => {
        const count = syncCount(threadIdx.x < n);
        const all = syncAnd(threadIdx.x < n);
        const any = syncOr(threadIdx.x === n);
        y[threadIdx.x] = count + (all ? 1000 : 0) + (any ? 2000 : 0);
      },
    );
    const y = gpu.allocate(96, "i32");
    assembled(votes);
    for (const [n, expected] of [
      [0, 2000],
      [40, 2040],
      [96, 1096],
    ] as const) {
      votes.launch({ grid: 1, block: 96 }, { y, n });
      expect([...new Set(y.toArray())]).toEqual([expected]);
    }
  });

  test("dynamic shared memory has the size of the launch, and parts of several types", () => {
    const reversed = kernel(
      "reversed",
      { x: "readonly f32[]", y: "f32[]", k: "i32[]" },
      ({ x, y, k }, { threadIdx, blockDim, dynamicShared, sync }) => {
        const values = dynamicShared("f32");
        const marks = dynamicShared("i32", 256);
        const [i, last] = [threadIdx.x, blockDim.x - 1];
        values[i] = x[i];
        marks[i] = i * i;
        sync();
        y[i] = values[last - i];
        k[i] = marks[last - i];
      },
    );
    const x = gpu.from(Float32Array.from({ length: 64 }, (_, i) => i / 2));
    const [y, k] = [gpu.allocate(64, "f32"), gpu.allocate(64, "i32")];
    assembled(reversed).launch({ grid: 1, block: 64, sharedBytes: 512 }, { x, y, k });
    expect([...y.toArray()]).toEqual(Array.from({ length: 64 }, (_, i) => (63 - i) / 2));
    expect([...k.toArray()]).toEqual(Array.from({ length: 64 }, (_, i) => (63 - i) ** 2));
  });

  test("atomic.inc and atomic.dec return to their start", () => {
    const steps = kernel(
      "steps",
      { words: "u32[]", before: "u32[]" },
      ({ words, before }, { atomic, threadIdx }) => {
        before[threadIdx.x] = atomic.inc(words, 0, 4);
        atomic.dec(words, 1, 6);
      },
    );
    const words = gpu.from(Uint32Array.of(3, 2));
    const before = gpu.allocate(32, "u32");
    assembled(steps).launch({ grid: 1, block: 32 }, { words, before });
    // 32 steps, modulo 5 and 7.
    expect([...words.toArray()]).toEqual([(3 + 32) % 5, (((2 - 32) % 7) + 7) % 7]);
    expect([...before.toArray()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 32 }, (_, i) => (3 + i) % 5).sort((a, b) => a - b),
    );
  });

  test("warps reduce bits, and know their active threads", () => {
    const bits = kernel(
      "bits",
      { y: "u32[]", w: "u64[]" },
      ({ y, w }, { threadIdx, warp, u32, u64, bitsOf, mulhi }) => {
        const lane = threadIdx.x;
        const one = u32(1) << lane;
        y[0] = u32(warp.or(one));
        y[1] = u32(warp.and(u32(lane) | 0x100));
        y[2] = u32(warp.xor(lane));
        w[0] = warp.or(u64(1) << u64(lane + 20));
        if (lane < 5) y[3] = warp.activeMask();
        if (lane === 0) {
          y[4] = u32(mulhi(-3, 0x40000000));
          y[5] = mulhi(u32(0xffffffff), u32(0xfffffffe));
          w[1] = mulhi(u64(0xffffffffffffffffn), u64(3));
          y[6] = u32(bitsOf(-2));
        }
      },
    );
    const [y, w] = [gpu.from(new Uint32Array(7)), gpu.from(new BigUint64Array(2))];
    assembled(bits).launch({ grid: 1, block: 32 }, { y, w });
    const found = [0xffffffff, 0x100, 0, 31, 0xffffffff, 0xfffffffd, 0xc0000000];
    expect([...y.toArray()]).toEqual(found);
    expect([...w.toArray()]).toEqual([0xffffffffn << 20n, 2n]);
  });

  test("an f64 comes back from its bits", () => {
    const copies = kernel(
      "copies",
      { x: "readonly f64[]", y: "f64[]" },
      ({ x, y }, { threadIdx, bitsOf, f64FromBits, u64 }) => {
        const bits = u64(bitsOf(x[threadIdx.x]));
        y[threadIdx.x] = f64FromBits(bits ^ (1n << 63n));
      },
    );
    const y = gpu.allocate(3, "f64");
    assembled(copies).launch({ grid: 1, block: 3 }, { x: gpu.from(Float64Array.of(0.1, -3, Infinity)), y });
    expect([...y.toArray()]).toEqual([-0.1, 3, -Infinity]);
  });

  test("both halves of a cluster's barrier make shared memory visible", () => {
    const ring = kernel("ring", { y: "i32[]" }, ({ y }, { cluster, shared, threadIdx }) => {
      const own = shared("i32", 1);
      if (threadIdx.x === 0) own[0] = cluster.rank * 10 + cluster.blockIdx.x;
      cluster.arrive();
      cluster.wait();
      const next = (cluster.rank + 1) % cluster.size;
      if (threadIdx.x === 0) y[cluster.rank] = cluster.shared(own, next)[0];
      cluster.sync();
    });
    const y = gpu.allocate(4, "i32");
    assembled(ring).launch({ grid: 4, block: 32, cluster: 4 }, { y });
    expect([...y.toArray()]).toEqual([11, 22, 33, 0]);
  });
});
