// Checks of runs of reads of shared memory: a violation names the read that caused it.
import { describe, expect, test } from "vitest";
import { KernelCheckError, openDevice } from "../../../src/cuda/index.ts";

const READS = 12;
/** Number of words that the threads initialize, eight for each of 128 threads. */
const WORDS = 1024;

interface Kind {
  readonly type: "f32" | "f64";
  /**
   * Register with the address that a thread reads: the same for all, for a row of eight threads, or
   * consecutive.
   */
  readonly base: "%all" | "%row" | "%lane";
  /** Distance between two reads in bytes. */
  readonly step: number;
  readonly order?: "backwards" | "odd first";
}

const kinds: readonly (readonly [name: string, kind: Kind])[] = [
  ["all of them one address", { type: "f32", base: "%all", step: 4 }],
  [
    "all of them one address, doubles in no order",
    { type: "f64", base: "%all", step: 8, order: "odd first" },
  ],
  ["one address, word after word", { type: "f32", base: "%row", step: 4 }],
  ["one address, doubles", { type: "f64", base: "%row", step: 8 }],
  ["one address, backwards", { type: "f32", base: "%row", step: 4, order: "backwards" }],
  ["one address, in no order", { type: "f32", base: "%row", step: 4, order: "odd first" }],
  ["one address, with gaps", { type: "f32", base: "%row", step: 12 }],
  ["side by side", { type: "f32", base: "%lane", step: 32 }],
  ["side by side, doubles", { type: "f64", base: "%lane", step: 64 }],
  ["side by side, of one line, not from its start", { type: "f32", base: "%lane", step: 4 }],
];

const FIRST = 64;

function orderOf({ order }: Kind): number[] {
  const all = Array.from({ length: READS }, (_, i) => i);
  if (order === "backwards") return all.reverse();
  return order === undefined ? all : [...all.filter((i) => i % 2 === 1), ...all.filter((i) => i % 2 === 0)];
}

/**
 * Returns a kernel that initializes the words at `%s` except for the unwritten one, then runs `before`, the
 * reads and `after`.
 */
function kernel(kind: Kind, { unwritten = -1, before = "", after = "" }): string {
  const { type, base, step } = kind;
  const reads = orderOf(kind).map(
    (i) => `ld.shared.${type} %${type === "f32" ? "f" : "d"}, [${base}+${FIRST + i * step}]; // read ${i}`,
  );
  return `.version 8.0
.target sm_80
.address_size 64
.visible .entry test()
{
  .reg .b32 %t, %s, %own, %row, %all, %lane, %y, %x, %at, %one; .reg .b16 %h; .reg .f32 %f; .reg .f64 %d; .reg .pred %p, %q;
  .shared .align 128 .b8 words[${4 * WORDS}];
  mov.u32 %s, words; mov.u32 %x, %tid.x; mov.u32 %y, %tid.y; mov.u32 %at, %ntid.x; mad.lo.u32 %t, %y, %at, %x; mov.u32 %one, 1;
  mad.lo.u32 %own, %t, ${(4 * WORDS) / 128}, %s;
  mov.u32 %all, %s;
  mad.lo.u32 %row, %y, 16, %s;
  mad.lo.u32 %lane, %x, ${kind.type === "f32" ? 4 : 8}, %s;
  ${Array.from({ length: WORDS / 128 }, (_, i) => `sub.u32 %at, %own, %s; add.u32 %at, %at, ${4 * i}; setp.ne.u32 %p, %at, ${unwritten}; @%p st.shared.u32 [%own+${4 * i}], %one;`).join("\n  ")}
  bar.sync 0;
  setp.eq.u32 %p, %t, 0; setp.eq.u32 %q, %t, 127;
  ${before}
  ${reads.join("\n  ")}
  ${after}
  ret;
}
`;
}

/** Returns the violations, each with the comment beside its instruction, such as "race: read 3, a write". */
function findings(text: string, block: [number, number]): string[] {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(text);
  const lines = text.split("\n");
  const at = (line: number) => /\/\/ (.*)/.exec(lines[line - 1] ?? "")?.[1] ?? `line ${line}`;
  // The second launch shows that the first one's shadow does not matter.
  const found = new Set<string>();
  for (let launch = 0; launch < 2; launch++)
    try {
      module.kernel("test").launch({ grid: 2, block, check: true }, []);
    } catch (error) {
      if (!(error instanceof KernelCheckError)) throw error;
      for (const { kind, message } of error.findings) {
        const places = [...message.matchAll(/PTX line (\d+)/g)].map(([, line]) => at(Number(line)));
        found.add(`${kind}: ${places.sort().join(", ")}`);
      }
    }
  return [...found].sort();
}

const blocks: readonly [number, number][] = [
  [8, 16],
  [4, 32],
  [16, 8],
];

describe.each(kinds)("%s", (_, kind) => {
  test.each(blocks)("%i x %i threads: a correct kernel has no violations", (...block) => {
    expect(findings(kernel(kind, {}), block)).toEqual([]);
    const inTurns = `bar.sync 0; @%q st.shared.u32 [%s+${FIRST}], %one;`;
    expect(findings(kernel(kind, { after: inTurns }), block)).toEqual([]);
  });

  // Row 0 and lane 0 read these words. Other threads read some of them with other instructions.
  test.each([0, 5, READS - 1])("a write races with read %i of a run", (victim) => {
    const place = FIRST + victim * kind.step;
    const write = (who: string) => `@${who} st.shared.u32 [%s+${place}], %one; // a write`;
    for (const block of blocks) {
      const after = findings(kernel(kind, { after: write("%q") }), block);
      expect(after).toContainEqual(expect.stringMatching(/^race: a write, read \d+$/));
      if (kind.base === "%all") expect(after).toEqual([`race: a write, read ${victim}`]);
      const before = findings(kernel(kind, { before: write("%p") }), block);
      expect(before).toContain(`race: a write, read ${victim}`);
      expect([...after, ...before].filter((each) => !/^race: a write, read \d+$/.test(each))).toEqual([]);
      const unwritten = findings(kernel(kind, { unwritten: place }), block);
      expect(unwritten).toContain(`uninitialised: read ${victim}`);
      expect(unwritten.filter((each) => !/^uninitialised: read \d+$/.test(each))).toEqual([]);
    }
  });
});

test("the first read beyond the block's memory is reported", () => {
  for (const base of ["%row", "%lane"] as const) {
    const kind: Kind = { type: "f32", base, step: 128 };
    const text = kernel(kind, {})
      .replace(/words\[\d+\]/, `words[${10 * 128}]`)
      .replace(/@%p st.shared.u32 \[%own[^;]*;/g, "");
    const found = findings(text, [8, 1]).filter((each) => !each.startsWith("uninit"));
    expect(found).toEqual(["out of bounds: read 10"]);
  }
});
