import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelAccessRow, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const path = fileURLToPath(import.meta.url);
const lines = readFileSync(path, "utf8").split("\n");
/** Returns the accesses of the line of this file that ends with a mark. */
const rowsAt = (rows: readonly KernelAccessRow[], mark: string) => {
  const line = lines.findIndex((each) => each.endsWith(`// ${mark}`)) + 1;
  return rows.filter((each) => each.line === line);
};

const many = kernel(
  "many",
  { x: "readonly f32[]", v: "f32x4[]", y: "f32[]", at: "i32[]", n: "i32" },
  ({ x, v, y, at, n }, { threadIdx, globalIdx, globalSize, shared, sync, atomic }) => {
    const tile = shared("f32", 32, 32);
    const t = threadIdx.x;
    const i = globalIdx.x;
    y[i] = x[i]; // coalesced
    y[i] = x[n]; // broadcast
    y[i] = x[i * 2]; // strided
    y[i] = x[i * n]; // unknown
    y[i] = x[at[i]]; // gathered
    y[i] = x[n - i]; // reversed
    y[i] = x[t & 31] + x[t >> 5]; // warp
    for (let k = i; k < n; k += globalSize.x) y[k] = x[k + 1]; // loop
    let j = t;
    if (t < 7) j = n;
    y[i] = x[j]; // diverged
    j = t;
    if (n < 7) j = t + 5;
    y[i] = x[j]; // uniform
    v[i] = { x: 1, y: 2, z: 3, w: 4 }; // vector
    tile[t][0] = 1; // column
    tile[0][t] = 1; // row
    sync();
    y[i] = tile[t][t]; // diagonal
    atomic.add(at, 0, 1); // atomic
  },
);

const { accesses } = many.explain();
const patternOf = (mark: string, kind: string, array?: string) =>
  rowsAt(accesses, mark)
    .filter((each) => each.kind === kind && (array === undefined || each.array === array))
    .map(({ pattern, stride }) => [pattern, stride]);

test.each([
  ["coalesced", [["coalesced", 4]]],
  ["broadcast", [["broadcast", 0]]],
  ["strided", [["strided", 8]]],
  ["unknown", [["unknown", undefined]]],
  ["gathered", [["unknown", undefined]]],
  ["reversed", [["coalesced", -4]]],
  [
    "warp",
    [
      ["coalesced", 4],
      ["broadcast", 0],
    ],
  ],
  ["loop", [["coalesced", 4]]],
  ["diverged", [["unknown", undefined]]],
  ["uniform", [["coalesced", 4]]],
] as const)("a load of the line %s", (mark, wanted) => {
  expect(patternOf(mark, "load", "x")).toEqual(wanted);
});

test("stores, vectors, atomics and shared memory have rows", () => {
  expect(patternOf("loop", "store", "y")).toEqual([["coalesced", 4]]);
  expect(patternOf("vector", "store", "v")).toEqual([["coalesced", 16]]);
  expect(patternOf("atomic", "atomic", "at")).toEqual([["broadcast", 0]]);
  expect(rowsAt(accesses, "column")[0]).toMatchObject({ space: "shared", stride: 128, passes: 32 });
  expect(rowsAt(accesses, "row")[0]).toMatchObject({ space: "shared", stride: 4, passes: 1 });
  expect(rowsAt(accesses, "diagonal").find(({ space }) => space === "shared")).toMatchObject({
    ...{ kind: "load", stride: 132, passes: 1 },
  });
});

test("a row has the file, the text and the sectors", () => {
  const [row] = rowsAt(accesses, "strided").filter(({ kind }) => kind === "load");
  expect(row).toMatchObject({ file: path, bytes: 4, sectors: 8, count: 1 });
  expect(row!.text).toContain("x[i * 2]");
  expect(rowsAt(accesses, "coalesced").every(({ sectors }) => sectors === 4)).toBe(true);
});

test("local memory has rows, and registers have none", () => {
  const local = kernel("local", { y: "f32[]", n: "i32" }, ({ y, n }, { local: declare }) => {
    const table = new Float32Array(16);
    const own = declare("f32", 4);
    own[1] = 3;
    table[n] = 1; // spilled
    y[0] = table[n + 1]! + own[1]; // registers
  });
  const rows = local.explain().accesses;
  expect(rowsAt(rows, "spilled")).toMatchObject([{ space: "local", kind: "store" }]);
  expect(rowsAt(rows, "registers").filter(({ space }) => space === "local")).toMatchObject([
    { kind: "load" },
  ]);
});

test("the table has the resources of a device and the line of each access", () => {
  const text = String(many.explain({ device: gpu, block: 128 }));
  expect(text).toContain("kernel many\n");
  expect(text).toMatch(/\d+ registers, 4096 bytes of shared memory, \d+ bytes of local memory/);
  expect(text).toMatch(/\d+ blocks of 128 threads on a multiprocessor: \d+ % of its warps/);
  expect(text).toMatch(/explain\.test\.ts:\d+ +load global x +4 +stride 8 bytes +8 sectors \(4 at best\)/);
  expect(String(many.explain())).toContain("Resources are those of a device");
});

test("barriers have their scope, their loops and their number", () => {
  const waiting = kernel(
    "waiting",
    { y: "f32[]", n: "i32" },
    ({ y, n }, { threadIdx, sync, syncCount, warp, barrier, cluster, f32 }) => {
      for (let k = 0; k < n; k++) {
        sync(); // round
        for (let j = 0; j < k; j++) warp.sync(); // inner
      }
      for (let k = 0; k < 3; k++) sync(); // unrolled
      if (threadIdx.x < 32) barrier.arrive(1, 64); // arrive
      y[0] = f32(syncCount(n > 3)); // vote
      cluster.sync(); // cluster
    },
  );
  const { barriers } = waiting.explain();
  const at = (mark: string) => {
    const line = lines.findIndex((each) => each.endsWith(`// ${mark}`)) + 1;
    return barriers
      .filter((each) => each.line === line)
      .map(({ scope, waits, loops, count }) => [scope, waits, loops, count]);
  };
  expect(at("round")).toEqual([["block", true, 1, 1]]);
  expect(at("inner")).toEqual([["warp", true, 2, 1]]);
  expect(at("unrolled")).toEqual([["block", true, 0, 3]]);
  expect(at("arrive")).toEqual([["block", false, 0, 1]]);
  expect(at("vote")).toEqual([["block", true, 0, 1]]);
  expect(at("cluster")).toEqual([
    ["cluster", false, 0, 1],
    ["cluster", true, 0, 1],
  ]);
  const text = String(waiting.explain());
  expect(text).toMatch(/explain\.test\.ts:\d+ +3 × wait for the block +once +for/);
  expect(text).toMatch(/explain\.test\.ts:\d+ +wait for the warp +each round of 2 loops/);
});

test("the occupancy is that of the driver", () => {
  const { resources } = many.explain({ device: gpu, block: 64, sharedBytes: 40960 });
  expect(resources!.blocks).toBe(many.on(gpu).activeBlocks(64, 40960));
  expect(resources!.occupancy).toBe(
    (resources!.blocks * 2) / (gpu.attribute("maxThreadsPerMultiprocessor") / 32),
  );
});

test("wat is the WebAssembly of the soft GPU", () => {
  const fill = kernel("fill", { y: "f32[]" }, ({ y }, { globalIdx }) => {
    y[globalIdx.x] = 1;
  });
  expect(fill.wat).toBeUndefined();
  fill.launch({ grid: 1, block: 4 }, { y: gpu.from(new Float32Array(4)) });
  expect(fill.wat).toBe(fill.on(gpu).wat);
  expect(fill.wat).toContain("(module");
});
