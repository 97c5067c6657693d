import { afterAll, describe, expect, test } from "vitest";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "../../soft-gpu/kernel/assembled.ts";
import { seeded } from "../../support/random.ts";
import { open } from "./provider.ts";

const gpu = open();
afterAll(() => gpu.close());

const { int } = seeded(27);
const warpOf = <T>(make: (i: number) => T): T[] => Array.from({ length: 32 }, (_, i) => make(i));
const block = { grid: 1, block: 32 };

describe("bits", () => {
  const words = Int32Array.from(warpOf((i) => (i < 4 ? [0, 1, -1, -(2 ** 31)][i]! : int(2 ** 32) | 0)));
  const wide = BigUint64Array.from(
    warpOf((i) => (i < 3 ? [0n, 1n, 2n ** 63n][i]! : (BigInt(int(2 ** 32)) << 32n) | BigInt(int(2 ** 32)))),
  );
  const reversed = (x: bigint, bits: number) =>
    BigInt(`0b${x.toString(2).padStart(bits, "0").split("").reverse().join("")}`);
  const unsigned = (x: number) => BigInt(x >>> 0);
  const ones = (x: bigint) => x.toString(2).replaceAll("0", "").length;
  const lowest = (x: bigint) => (x === 0n ? 0 : x.toString(2).length - x.toString(2).lastIndexOf("1"));

  test("popc, clz, ffs and brev of 32 and 64 bits are JavaScript's", () => {
    const bits = kernel(
      "bits",
      { x: "readonly i32[]", w: "readonly u64[]", y: "i32[]", z: "u64[]" },
      ({ x, w, y, z }, { threadIdx, popc, clz, ffs, brev }) => {
        const i = threadIdx.x;
        const at = 7 * i;
        y[at] = popc(x[i]);
        y[at + 1] = clz(x[i]);
        y[at + 2] = ffs(x[i]);
        y[at + 3] = brev(x[i]);
        y[at + 4] = popc(w[i]);
        y[at + 5] = clz(w[i]);
        y[at + 6] = ffs(w[i]);
        z[i] = brev(w[i]);
      },
    );
    const [y, z] = [gpu.allocate(7 * 32, "i32"), gpu.allocate(32, "u64")];
    assembled(bits).launch(block, { x: gpu.from(words), w: gpu.from(wide), y, z });
    const expected = warpOf((i) => {
      const [x, w] = [unsigned(words[i]!), wide[i]!];
      return [
        ...[ones(x), Math.clz32(words[i]!), lowest(x), Number(reversed(x, 32)) | 0],
        ...[ones(w), w === 0n ? 64 : 64 - w.toString(2).length, lowest(w)],
      ];
    });
    expect([...y.toArray()]).toEqual(expected.flat());
    expect([...z.toArray()]).toEqual([...wide].map((w) => reversed(w, 64)));
  });

  test("funnel shifts, prmt and dp4a are JavaScript's", () => {
    const mixed = kernel(
      "mixed",
      { x: "readonly i32[]", y: "i32[]" },
      ({ x, y }, { threadIdx, funnelLeft, funnelRight, prmt, dp4a, i32, u32 }) => {
        const i = threadIdx.x;
        const [a, b] = [x[i], x[i ^ 1]];
        y[5 * i] = i32(funnelLeft(a, b, i));
        y[5 * i + 1] = i32(funnelRight(a, b, i + 32));
        y[5 * i + 2] = prmt(a, b, 0x5140);
        y[5 * i + 3] = dp4a(a, b, i);
        y[5 * i + 4] = i32(dp4a(u32(a), u32(b), u32(i)));
      },
    );
    const y = gpu.allocate(5 * 32, "i32");
    assembled(mixed).launch(block, { x: gpu.from(words), y });
    const bytes = (x: number, signed: boolean) =>
      (signed ? new Int8Array(4) : new Uint8Array(4)).map((_, k) => x >> (8 * k));
    const expected = warpOf((i) => {
      const [a, b] = [words[i]!, words[i ^ 1]!];
      const both = (unsigned(b) << 32n) | unsigned(a);
      const dot = (signed: boolean) => {
        const [p, q] = [bytes(a, signed), bytes(b, signed)];
        return [0, 1, 2, 3].reduce((sum, k) => sum + p[k]! * q[k]!, i) | 0;
      };
      const [p, q] = [bytes(a, false), bytes(b, false)];
      return [
        ...[
          Number(BigInt.asIntN(32, (both << BigInt(i)) >> 32n)),
          Number(BigInt.asIntN(32, both >> BigInt(i))),
        ],
        ...[p[0]! | (q[0]! << 8) | (p[1]! << 16) | (q[1]! << 24), dot(true), dot(false)],
      ];
    });
    expect([...y.toArray()]).toEqual(expected.flat());
  });
});

describe("warps", () => {
  const types = ["i32", "u32", "i64", "u64", "f32", "f64"] as const;
  const arrays = {
    ...{ i32: Int32Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array },
    ...{ i64: BigInt64Array, u64: BigUint64Array },
  };

  test.each(types)("add, min and max of %s combine all lanes", (type) => {
    const isWide = type === "i64" || type === "u64";
    const values = warpOf(() => int(2000) - (type.startsWith("u") ? 0 : 1000)) as number[];
    const data = isWide ? arrays[type as "i64"].from(values.map(BigInt)) : arrays[type as "f64"].from(values);
    const reduce = kernel(
      "reduce",
      { x: `readonly ${type}[]`, y: `${type}[]` } as unknown as { x: "readonly i32[]"; y: "i32[]" },
      ({ x, y }, { threadIdx, warp }) => {
        const i = threadIdx.x;
        y[3 * i] = warp.add(x[i]);
        y[3 * i + 1] = warp.min(x[i]);
        y[3 * i + 2] = warp.max(x[i]);
      },
    );
    const y = gpu.allocate(96, type);
    assembled(reduce).launch(block, { x: gpu.from(data as never), y: y as never });
    const sum = values.reduce((total, each) => total + each, 0);
    const expected = [sum, Math.min(...values), Math.max(...values)];
    expect([...y.toArray()].map(Number)).toEqual(warpOf(() => expected).flat());
  });

  test("votes, matches and shuffles of 64 bits follow the lanes", () => {
    const lanes = kernel(
      "lanes",
      { x: "readonly i64[]", y: "u32[]", z: "i64[]" },
      ({ x, y, z }, { threadIdx, warp }) => {
        const i = threadIdx.x;
        y[4 * i] = warp.match(x[i]);
        y[4 * i + 1] = warp.matchAll(x[i]);
        y[4 * i + 2] = warp.matchAll(x[0]);
        y[4 * i + 3] = (warp.uniform(x[i] > 0n) ? 1 : 0) + (warp.uniform(x[0] > 0n) ? 2 : 0);
        z[i] = warp.shuffleXor(x[i], 5, 8);
      },
    );
    const x = BigInt64Array.from(warpOf((i) => BigInt((i % 3) - 1) << 40n));
    const [y, z] = [gpu.allocate(128, "u32"), gpu.allocate(32, "i64")];
    assembled(lanes).launch(block, { x: gpu.from(x), y, z });
    const same = (i: number) =>
      warpOf((k) => (k % 3 === i % 3 ? 2 ** k : 0)).reduce((sum, each) => sum + each, 0);
    expect([...y.toArray()]).toEqual(warpOf((i) => [same(i), 0, 0xffffffff, 2]).flat());
    expect([...z.toArray()]).toEqual(warpOf((i) => x[i ^ 5]!));
  });

  test("the width of a shuffle is a constant", () => {
    const wrong = () =>
      kernel("wrong", { y: "i32[]", n: "i32" }, ({ y, n }, { warp }) => {
        y[0] = warp.shuffle(y[0], 0, n);
      }).ptx;
    expect(wrong).toThrow(KernelError);
    expect(wrong).toThrow("the width of a shuffle is i32");
  });
});

describe("atomics", () => {
  test.each(["u32", "f32", "f64"] as const)("add and sub of %s in all orders and scopes", (type) => {
    const count = kernel("count", { y: `${type}[]` as "u32[]" }, ({ y }, { atomic }) => {
      atomic.add(y, 0, 3, { order: "release", scope: "system" });
      atomic.sub(y, 0, 1, { order: "acquireRelease", scope: "block" });
      y[1] = atomic.add(y, 2, 0, { order: "acquire" });
    });
    const y = gpu.allocate(3, type);
    assembled(count).launch({ grid: 2, block: 64 }, { y: y as never });
    expect([...y.toArray()]).toEqual([256, 0, 0]);
  });

  test("add, sub, max and exchange of i64 act on 64 bits", () => {
    const count = kernel("count", { y: "i64[]" }, ({ y }, { threadIdx, atomic, i64 }) => {
      atomic.add(y, 0, 3n << 32n, { scope: "block" });
      atomic.sub(y, 0, 1n << 32n);
      atomic.max(y, 1, atomic.load(y, 0, { order: "relaxed" }));
      if (threadIdx.x === 0) y[2] = atomic.exchange(y, 3, 5n) + i64(7);
    });
    const y = gpu.allocate(4, "i64");
    assembled(count).launch({ grid: 1, block: 64 }, { y });
    const sum = 128n << 32n;
    expect([...y.toArray()]).toEqual([sum, sum, 7n, 5n]);
  });

  test("a lock with acquire and release protects a plain sum", () => {
    const locked = kernel(
      "locked",
      { lock: "u32[]", sum: "i32[]" },
      ({ lock, sum }, { threadIdx, atomic }) => {
        if (threadIdx.x !== 0) return;
        for (let k = 0; k < 10; k++) {
          while (atomic.compareExchange(lock, 0, 0, 1, { order: "acquire" }) !== 0);
          sum[0] += 1;
          atomic.store(lock, 0, 0, { order: "release" });
        }
      },
    );
    const [lock, sum] = [gpu.from(new Uint32Array(1)), gpu.from(new Int32Array(1))];
    assembled(locked).launch({ grid: 8, block: 32 }, { lock, sum });
    expect(sum.toArray()[0]).toBe(80);
  });

  test("an unknown order is refused with those that are there", () => {
    const wrong = () =>
      kernel("wrong", { y: "i32[]" }, ({ y }, { atomic }) => {
        atomic.add(y, 0, 1, { order: "strong" as "relaxed" });
      }).ptx;
    expect(wrong).toThrow('the order is "strong"');
    expect(wrong).toThrow('"relaxed", "acquire", "release", "acquireRelease"');
  });
});

describe("barriers", () => {
  test("a named barrier joins a producing and a consuming warp", () => {
    const pair = kernel("pair", { y: "i32[]" }, ({ y }, { threadIdx, shared, barrier, fence }) => {
      const s = shared("i32", 32);
      const i = threadIdx.x & 31;
      if (threadIdx.x < 32) {
        s[i] = i * i;
        fence.block();
        barrier.arrive(1, 64);
      } else {
        barrier.sync(1, 64);
        y[i] = s[31 - i];
      }
    });
    const y = gpu.allocate(32, "i32");
    assembled(pair).launch({ grid: 1, block: 64 }, { y });
    expect([...y.toArray()]).toEqual(warpOf((i) => (31 - i) ** 2));
  });

  test("grid.sync waits for all blocks, round after round", () => {
    const rounds = kernel("rounds", { x: "i32[]", n: "i32" }, ({ x, n }, { globalIdx, globalSize, grid }) => {
      const i = globalIdx.x;
      for (let k = 0; k < n; k++) {
        const next = x[(i + 1) % globalSize.x];
        grid.sync();
        x[i] = next + 1;
        grid.sync();
      }
    });
    const x = gpu.from(Int32Array.from({ length: 256 }, (_, i) => i));
    assembled(rounds).launch({ grid: 4, block: 64, cooperative: true }, { x, n: 5 });
    expect([...x.toArray()]).toEqual(Array.from({ length: 256 }, (_, i) => ((i + 5) % 256) + 5));
  });

  test("blocks of a cluster read each other's shared memory", () => {
    const ring = kernel("ring", { y: "i32[]" }, ({ y }, { threadIdx, blockIdx, shared, cluster, atomic }) => {
      const mine = shared("i32", 33);
      const i = threadIdx.x;
      mine[i] = blockIdx.x * 100 + i;
      if (i === 0) mine[32] = 0;
      cluster.sync();
      const next = cluster.shared(mine, (cluster.rank + 1) % cluster.size);
      y[blockIdx.x * 32 + i] = next[i];
      atomic.add(next, 32, 1, { scope: "cluster" });
      cluster.sync();
      if (i === 0) y[256 + blockIdx.x] = mine[32];
    });
    const y = gpu.allocate(264, "i32");
    assembled(ring).launch({ grid: 8, block: 32, cluster: 4 }, { y });
    const next = (b: number) => b - (b % 4) + ((b + 1) % 4);
    expect([...y.toArray()]).toEqual(
      Array.from({ length: 264 }, (_, i) => (i < 256 ? next(i >> 5) * 100 + (i & 31) : 32)),
    );
  });

  test("clocks go on, sleep and griddepcontrol have no result", () => {
    const clocks = kernel(
      "clocks",
      { y: "i64[]" },
      ({ y }, { clock, globalTimer, sleep, gridDependency, fence, i64 }) => {
        gridDependency.wait();
        const [c, t] = [clock(), globalTimer()];
        sleep(1000);
        fence.system({ order: "sequential" });
        fence.cluster();
        y[0] = clock() - c;
        y[1] = i64(globalTimer() - t);
        gridDependency.launch();
      },
    );
    const y = gpu.allocate(2, "i64");
    const made = assembled(clocks);
    for (let i = 0; i < 50; i++) {
      made.launch({ grid: 1, block: 1 }, { y });
      expect([...y.toArray()].every((each) => each >= 0n)).toBe(true);
    }
  });
});
