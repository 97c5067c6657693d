// Profiles of launches whose counts can be computed by hand.
import { expect, test } from "vitest";
import { type KernelArgument, type KernelProfile, openDevice } from "../../../src/cuda/index.ts";
import { passesOf, sectorsOf } from "../../../src/soft/gpu/kernels/inspect/profiler.ts";
import { ptxOf } from "../ptx/harness.ts";

function profile(
  name: string,
  [grid, block]: readonly [number, number],
  more: readonly KernelArgument[] = [],
  pointers = 1,
): KernelProfile {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(ptxOf("inspected"));
  using x = device.allocate(8192, "i32");
  x.fill(1);
  const signature = [...Array(pointers).fill("ptr"), ...more.map(() => "i32")].join(", ");
  return module.kernel(name, signature).profile({ grid, block }, [...Array(pointers).fill(x), ...more]);
}

test("coalesced accesses take the fewest sectors, those by columns one each", () => {
  const rows = profile("copyRows", [2, 64], [], 2);
  // There are 4 warps, each with a load and a store of 128 bytes in 4 sectors.
  expect(rows.global).toEqual({ requests: 8, bytes: 1024, sectors: 32, idealSectors: 32 });
  expect(rows.activeLanes).toBe(32);
  const columns = profile("copyColumns", [2, 64], [32], 2);
  expect(columns.global).toEqual({ requests: 8, bytes: 1024, sectors: 4 * 32 + 16, idealSectors: 32 });
  const [hot] = [...columns.lines].sort((a, b) => b.heat - a.heat);
  expect([hot!.file, hot!.line]).toEqual(["inspected.cu", 9]);
});

test.each([
  [1, 2],
  [2, 4],
  [8, 16],
  [32, 64],
  [33, 2],
])("a step of %i words in shared memory takes %i passes for a store and a load", (step, passes) => {
  const { shared } = profile("banks", [1, 32], [step]);
  expect(shared).toEqual({ requests: 2, passes, idealPasses: 2 });
});

test("half of the lanes are idle where threads diverge", () => {
  const { lines, instructions } = profile("parts", [1, 32]);
  const loop = instructions.filter(({ text }) => text.startsWith("mul.lo") || text.startsWith("mad.lo"));
  for (const each of loop) expect(each.threads).toBe(16 * each.issued);
  expect(lines.find(({ line }) => line === 23)!.threads).toBe(
    32 * lines.find(({ line }) => line === 23)!.issued,
  );
});

test("instructions are counted for each warp and thread, barriers and shuffles too", () => {
  const found = profile("sumAll", [3, 64], [], 2);
  const of = (opcode: string) =>
    found.instructions
      .filter((each) => each.opcode.startsWith(opcode))
      .reduce((sum, { issued, threads }) => [sum[0]! + issued, sum[1]! + threads], [0, 0]);
  // There are 7 barriers of 2 warps in 3 blocks, and 5 shuffles.
  expect(of("bar")).toEqual([42, 42 * 32]);
  expect(of("shfl")).toEqual([30, 30 * 32]);
  expect(found.kinds.warp).toEqual({ issued: 30, threads: 30 * 32 });
  expect(found.occupancy).toEqual({ blocks: 32, warps: 64, mostWarps: 64 });
  expect(found.blocks).toBe(3);
});

test("device functions with code of their own are counted, and the results do not change", () => {
  const found = profile("recurse", [1, 8]);
  expect(found.lines.some(({ file, line }) => file === "inspected.cu" && line === 27)).toBe(true);
});

test("a profile prints as a table with a heat line, and is plain data as JSON", () => {
  const found = profile("copyColumns", [2, 64], [32], 2);
  const text = String(found);
  expect(text).toMatch(/^profile of copyColumns: 2 blocks of 64 threads\n/);
  expect(text).toContain("144 sectors of 32 bytes, 32 at best (22%)");
  expect(text).toMatch(/█+ .* 144 \(32\) .* inspected\.cu:9/);
  const plain = JSON.parse(JSON.stringify(found)) as KernelProfile;
  expect(plain.global.sectors).toBe(144);
  expect(plain.lines.length).toBe(found.lines.length);
  expect(plain.lines.reduce((sum, { heat }) => sum + heat, 0)).toBeCloseTo(1);
});

test("sectors and banks are counted for any width", () => {
  const lanes = (bytes: number) => Array.from({ length: 32 }, (_, lane) => lane * bytes);
  expect([1, 2, 4, 8, 16].map((bytes) => sectorsOf(lanes(bytes), bytes))).toEqual([1, 2, 4, 8, 16]);
  expect([1, 2, 4, 8, 16].map((bytes) => passesOf(lanes(bytes), bytes).passes)).toEqual([1, 1, 1, 2, 4]);
  // All lanes read one word, which takes one pass.
  expect(passesOf(Array(32).fill(64), 4)).toEqual({ passes: 1, ideal: 1 });
  expect(sectorsOf([30], 4)).toBe(2);
});
