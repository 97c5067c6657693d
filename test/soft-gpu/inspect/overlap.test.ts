// Checked launches that overlap the previous one (programmatic dependent launch) find races with it before
// griddepcontrol.wait.
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Buffer, type Device, KernelCheckError, openDevice } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";

const BLOCK = 64;
const GRID = 2;

/** Returns a kernel; %a is this thread's word of `x`, %b its word of `y`, and %i its number in the grid. */
const entry = (name: string, body: string): string => `.visible .entry ${name}(.param .u64 x, .param .u64 y) {
  .reg .b64 %a, %b, %o, %x, %y; .reg .b32 %i, %t<4>; .reg .pred %p;
  ld.param.u64 %x, [x]; ld.param.u64 %y, [y];
  mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.u32 %i, %t0, %t1, %t2;
  mul.wide.u32 %o, %i, 4; add.u64 %a, %x, %o; add.u64 %b, %y, %o;
  ${body}
  ret;
}`;

const wait = "griddepcontrol.wait;";
const copy = "ld.global.u32 %t3, [%a]; st.global.u32 [%b], %t3;";
const kernels: Readonly<Record<string, string>> = {
  // Previous launches.
  write: `.loc 1 7 1\n st.global.u32 [%a], %i; griddepcontrol.launch_dependents;`,
  writeLate: `griddepcontrol.launch_dependents; .loc 1 8 1\n st.global.u32 [%a], %i;`,
  read: `griddepcontrol.launch_dependents; .loc 1 9 1\n ld.global.u32 %t3, [%a]; st.global.u32 [%b], %t3;`,
  writeBytes: `st.global.u8 [%a+1], %i; griddepcontrol.launch_dependents;`,
  publish: `st.release.gpu.global.u32 [%a], 1;`,
  // Launches that overlap them.
  copyAfter: `${wait} ${copy}`,
  copyBefore: `.loc 1 20 1\n ${copy} ${wait}`,
  copyWithout: `.loc 1 21 1\n ${copy}`,
  storeBefore: `.loc 1 22 1\n st.global.u32 [%a], 5; ${wait}`,
  addBefore: `.loc 1 23 1\n red.global.add.u32 [%a], 5; ${wait}`,
  oneWaits: `setp.eq.u32 %p, %t2, 5; @!%p bra meet; ${wait}\nmeet: bar.sync 0; ${copy}`,
  noneWaits: `bar.sync 0; .loc 1 24 1\n ${copy}`,
  lateWait: `setp.eq.u32 %p, %t2, 0; @!%p bra on; ${wait}\non: .loc 1 25 1\n ${copy}`,
  readBefore: `ld.global.u32 %t3, [%a]; ${wait}`,
  byteBefore: `ld.global.u8 %t3, [%a]; st.global.u32 [%b], %t3; ${wait}`,
  acquire: `ld.acquire.gpu.global.u32 %t3, [%a]; ${wait}`,
};

const source = `.version 8.0
.target sm_90
.address_size 64
.file 1 "/kernels/overlap.cu"
${Object.entries(kernels)
  .map(([name, body]) => entry(name, body))
  .join("\n")}`;

const device: Device = openDevice(0, { provider: "soft" });
const module = device.loadModule(source);
afterAll(() => device.close());

let x: Buffer<"u32">;
let y: Buffer<"u32">;
beforeEach(() => {
  x = device.from(new Uint32Array(GRID * BLOCK).fill(9));
  y = device.from(new Uint32Array(GRID * BLOCK));
});

const launch = (name: string, more: object = {}): void =>
  module.kernel(name, "ptr, ptr").launch({ grid: GRID, block: BLOCK, check: true, ...more }, [x, y]);

/** Returns the findings of a launch as lines of the source and messages. */
function findings(name: string, more: object = { overlapPrevious: true }): [number | undefined, string][] {
  try {
    launch(name, more);
    return [];
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    return error.findings.map(({ kind, source: at, message }) => {
      expect(kind).toBe("race");
      return [at?.line, message];
    });
  }
}

test.each([
  ["write", "copyBefore", 20, "writes at /kernels/overlap.cu:7"],
  ["writeLate", "copyBefore", 20, "writes at /kernels/overlap.cu:8"],
  ["write", "copyWithout", 21, "writes at /kernels/overlap.cu:7"],
  ["write", "storeBefore", 22, "writes at /kernels/overlap.cu:7"],
  ["read", "storeBefore", 22, "reads at /kernels/overlap.cu:9"],
  ["read", "addBefore", 23, "reads at /kernels/overlap.cu:9"],
  ["write", "noneWaits", 24, "writes at /kernels/overlap.cu:7"],
  ["write", "lateWait", 25, "writes at /kernels/overlap.cu:7"],
])("after %s, %s is a race at line %i", (before, after, line, text) => {
  launch(before);
  const found = findings(after);
  expect(found.map(([at]) => at)).toEqual([line]);
  expect(found[0]![1]).toContain(`which the previous launch of ${before} ${text}`);
  expect(found[0]![1]).toContain("no griddepcontrol.wait before this access");
  expect(found[0]![1]).toMatch(/race: element \d+ of argument 0,/);
});

test.each([
  ["write", "copyAfter"],
  ["writeLate", "copyAfter"],
  ["read", "readBefore"],
  ["write", "oneWaits"],
  ["writeBytes", "byteBefore"],
  ["publish", "acquire"],
])("after %s, %s has no finding", (before, after) => {
  launch(before);
  expect(findings(after)).toEqual([]);
});

test("the values are those of the previous launch, and a chain of overlapping launches is checked", () => {
  launch("write");
  expect(findings("copyAfter")).toEqual([]);
  expect([...y.toArray()]).toEqual(Array.from({ length: GRID * BLOCK }, (_, i) => i));
  launch("write");
  expect(findings("copyAfter")).toEqual([]);
  // The previous launch is copyAfter, which reads x.
  expect(findings("storeBefore").map(([at]) => at)).toEqual([22]);
});

test("two accesses of any size race exactly when they share a byte and one of them writes", {
  timeout: 60_000,
}, () => {
  const random = seeded(20261127);
  const access = (): {
    readonly text: string;
    readonly from: number;
    readonly to: number;
    readonly writes: boolean;
  } => {
    const [bytes, writes] = [2 ** random.int(4), random.chance(0.5)];
    const from = bytes * random.int(16 / bytes);
    const [register, type] = [bytes === 8 ? "%o" : "%t3", `b${8 * bytes}`];
    const text = writes
      ? `st.global.${type} [%x+${from}], ${register};`
      : `ld.global.${type} ${register}, [%x+${from}];`;
    return { text: `mov.b32 %t3, 1; mov.b64 %o, 1; ${text}`, from, to: from + bytes, writes };
  };
  let races = 0;
  for (let round = 0; round < 60; round++) {
    const [before, after] = [access(), access()];
    const head = source.slice(0, source.indexOf(".visible"));
    const threads = random.chance(0.5) ? 1 : 8;
    const pair = `${head}${entry("before", before.text)}\n${entry("after", `${after.text} ${wait}`)}`;
    using own = device.loadModule(pair);
    const run = (name: string, more: object) =>
      own.kernel(name, "ptr, ptr").launch({ grid: 1, block: threads, check: true, ...more }, [x, y]);
    // Threads of one launch that write the same word race with each other too.
    const of = (name: string, more: object): string => {
      try {
        run(name, more);
        return "";
      } catch (error) {
        return (error as KernelCheckError).message;
      }
    };
    of("before", {});
    const isRace = before.from < after.to && after.from < before.to && (before.writes || after.writes);
    races += Number(isRace);
    expect(of("after", { overlapPrevious: true }).includes("griddepcontrol.wait before"), pair).toBe(isRace);
  }
  expect(races).toBeGreaterThan(8);
});

test("launches that cannot overlap have no finding", () => {
  launch("write");
  expect(findings("copyBefore", {})).toEqual([]);
  launch("write");
  device.synchronize();
  expect(findings("copyBefore")).toEqual([]);
  launch("write");
  x.toArray();
  expect(findings("copyBefore")).toEqual([]);
  launch("write");
  y.fill(0);
  expect(findings("copyBefore")).toEqual([]);
  const other = device.createStream({ nonBlocking: true });
  launch("write");
  expect(findings("copyBefore", { stream: other, overlapPrevious: true })).toEqual([]);
  // The accesses of a launch without check are unknown.
  launch("write", { check: false });
  expect(findings("copyBefore")).toEqual([]);
  other.close();
});
