// Runs of reads of shared memory (wasm/vector/read-runs.ts) report the same violations of the
// same threads as single reads.
import { expect, test } from "vitest";
import { KernelCheckError, openDevice } from "../../../src/cuda/index.ts";
import { seeded } from "../../support/random.ts";

const THREADS = 64;
/** Instruction that splits a run, on the same line as the read. */
const ALONE = " isspacep.shared %space, %z;";
/** Bytes of shared memory, and the bytes at its start that the threads initialize. */
const [BYTES, WRITTEN] = [2112, 2048];

/**
 * Returns a kernel with memory at `%a`, a word for each thread at `%word` and one for each eight threads at
 * `%mine`. %one is set for thread 13.
 * Each register has one definition, so that the compiler recognizes consecutive words.
 */
const kernel = (lines: readonly string[]): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test(.param .u64 memory)
{
  .reg .b32 %a, %word, %row, %t, %v, %x, %own, %n, %line; .reg .b64 %z, %d, %e; .reg .pred %one, %half, %space;
  .shared .align 64 .b8 words[${BYTES}];
  mov.u64 %z, 0; mov.u32 %a, words; mov.u32 %t, %tid.x; shl.b32 %own, %t, 2; add.u32 %word, %a, %own; mov.u32 %v, 1;
  shr.u32 %n, %t, 3; shl.b32 %line, %n, 5; add.u32 %row, %a, %line; setp.eq.u32 %one, %t, 13; setp.lt.u32 %half, %t, 21;
  ${Array.from({ length: WRITTEN / 4 / THREADS }, (_, n) => `st.shared.u32 [%word+${4 * THREADS * n}], %t;`).join(" ")}
${lines.join("\n")}
  ret;
}
`;

function findings(lines: readonly string[]): readonly string[] {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(kernel(lines));
  using memory = device.from(new Uint8Array(256));
  try {
    module.kernel("test", "ptr").launch({ grid: 1, block: THREADS, check: true }, [memory]);
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    return error.findings
      .map(({ kind, line, thread, message }) => `${kind} ${line} ${thread} ${message.replace(ALONE, "")}`)
      .sort();
  }
  return [];
}

const kinds = (found: readonly string[]) => new Set(found.map((each) => each.split(" ")[0]));

const BARRIER = "bar.sync 0;";
const run = (base: string, step: number, count: number, type = "u32", to = "%x"): string[] =>
  Array.from({ length: count }, (_, n) => `ld.shared.${type} ${to}, [${base}+${n * step}];`);
const same = run("%a", 4, 16);
const rows = run("%row", 4, 8);
const wide = run("%a", 8, 8, "u64", "%d");
const side = run("%word", 256, 4);
const apart = (lines: readonly string[]): string[] =>
  lines.map((each) => (each.startsWith("ld") ? `${each}${ALONE}` : each));

const cases: [name: string, lines: string[], expected: string[]][] = [];
for (const [name, reads, bytes, unordered] of [
  ["one address", same, 64, ["race", "uninitialised"]],
  ["an address for each eight", rows, 32, ["race"]],
  ["64 bits", wide, 64, ["race", "uninitialised"]],
  ["neighbours", side, 64, []],
] as const) {
  cases.push([name, [BARRIER, ...reads, ...reads], []]);
  cases.push([`${name}, no barrier`, [...reads], [...unordered]]);
  cases.push([
    `${name}, barriers between`,
    [BARRIER, ...reads, BARRIER, ...reads, BARRIER, "st.shared.u32 [%word], %v;"],
    [],
  ]);
  for (const at of [0, bytes / 2, bytes - 4]) {
    const write = `@%one st.shared.u32 [%a+${at}], %v;`;
    cases.push([`${name}, ${at} written after`, [BARRIER, ...reads, ...reads, write], ["race"]]);
    cases.push([`${name}, ${at} written before`, [BARRIER, write, ...reads], ["race"]]);
    cases.push([`${name}, ${at} written between`, [BARRIER, ...reads, write, ...reads], ["race"]]);
    cases.push([
      `${name}, ${at} written with barriers`,
      [BARRIER, ...reads, BARRIER, write, BARRIER, ...reads],
      [],
    ]);
    cases.push([
      `${name}, a byte at ${at} written after`,
      [BARRIER, ...reads, `@%one st.shared.u8 [%a+${at + 1}], %v;`],
      ["race"],
    ]);
  }
}
const beyond = [`ld.shared.u32 %x, [%a+${WRITTEN - 32}];`];
cases.push([
  "never written, in the middle",
  [
    BARRIER,
    ...beyond,
    `ld.shared.u32 %x, [%a+${WRITTEN - 4}];`,
    `ld.shared.u32 %x, [%a+${WRITTEN}];`,
    `ld.shared.u32 %x, [%a+${WRITTEN + 4}];`,
  ],
  ["uninitialised"],
]);
cases.push([
  "beyond the block's memory",
  [BARRIER, ...same, `ld.shared.u32 %x, [%a+${BYTES}];`],
  ["out of bounds"],
]);
cases.push([
  "only some threads",
  [BARRIER, "@%half bra some;", "bra all;", "some:", ...same, "all:", "@%one st.shared.u32 [%a+8], %v;"],
  ["race"],
]);

test.each(cases)("%s", (_, lines, expected) => {
  const found = findings(lines);
  expect(found).toEqual(findings(apart(lines)));
  if (expected[0] !== "out of bounds") expect(kinds(found)).toEqual(new Set(expected));
  else expect(found).not.toEqual([]);
});

test("random programs report the same violations with and without runs", () => {
  const random = seeded(5);
  const pieces = [
    same,
    rows,
    wide,
    side,
    same.slice(3, 9),
    wide.slice(1, 5),
    ["ld.shared.v4.u32 {%x, %x, %x, %x}, [%a+16];"],
  ];
  const others = [
    BARRIER,
    BARRIER,
    BARRIER,
    "@%one st.shared.u32 [%a+20], %v;",
    "st.shared.u32 [%word], %v;",
    "st.shared.u32 [%word+256], %v;",
    "@%half st.shared.u32 [%word], %v;",
    "atom.shared.add.u32 %x, [%a+28], %v;",
    "ld.shared.u8 %x, [%a+5];",
  ];
  let racing = 0;
  for (let round = 0; round < 60; round++) {
    const lines = [BARRIER];
    for (let n = 0; n < 5; n++) {
      lines.push(...random.pick(pieces));
      lines.push(random.chance(0.6) ? BARRIER : random.pick(others));
    }
    const found = findings(lines);
    if (found.length > 0) racing++;
    expect(found, lines.join("\n")).toEqual(findings(apart(lines)));
  }
  expect(racing).toBeGreaterThan(5);
  expect(racing).toBeLessThan(55);
});
