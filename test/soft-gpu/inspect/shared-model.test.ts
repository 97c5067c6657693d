// Random programs that access lines of shared memory, parts of lines and single words. The reported
// violations equal those of a model that examines each access.
import { expect, test } from "vitest";
import { KernelCheckError, openDevice } from "../../../src/cuda/index.ts";
import { type Random, seeded } from "../../support/random.ts";

const THREADS = 64;
const ROUNDS = 60;
/** Bytes of shared memory, and the bytes at its start that the threads initialize. */
const [BYTES, WRITTEN] = [1536, 1024];

interface Access {
  readonly text: string;
  readonly kind: "read" | "write";
  readonly bytes: number;
  readonly at: (thread: number) => number;
  readonly runs: (thread: number) => boolean;
}

const guards: readonly [text: string, runs: Access["runs"]][] = [
  ["@%one ", (t) => t === 13],
  ["@%half ", (t) => t < 21],
];

/**
 * Registers with an address for each thread: consecutive words or doubles, one address for a row, for eight
 * threads or for all, and scattered ones.
 */
const places: readonly [base: string, at: (thread: number, width: number) => number, bytes: number][] = [
  ["%word", (t) => 4 * t, 4],
  ["%double", (t) => 8 * t, 8],
  ["%row", (t, width) => 32 * Math.floor(t / width), 8],
  ["%eight", (t) => 32 * (t >> 3), 8],
  ["%all", () => 0, 8],
  ["%apart", (t) => 4 * ((t * 5) % THREADS), 4],
];

/** Offsets that threads have accessed before. Programs often reuse them. */
interface Where {
  readonly place: (typeof places)[number];
  readonly bytes: number;
  readonly offset: number;
}

function someplace(random: Random): Where {
  const place = random.pick(places);
  const [base, , most] = place;
  const bytes = base === "%double" || (most === 8 && random.chance(0.4)) ? 8 : 4;
  // The offset is mostly a whole line, else a word between two lines.
  const offset = random.chance(0.75) ? 32 * random.int(8) : bytes * random.int(24);
  return { place, bytes, offset };
}

/** Returns one access or a run of reads. */
function accesses(random: Random, width: number, where: Where): Access[] {
  const { bytes, offset } = where;
  const [base, place] = where.place;
  const kind: Access["kind"] = random.chance(0.35) ? "write" : "read";
  const [guard, runs] = random.chance(0.2) ? random.pick(guards) : (["", () => true] as const);
  const step = random.pick([bytes, 32, 64]);
  const count = kind === "read" && random.chance(0.5) ? 3 + random.int(9) : 1;
  return Array.from({ length: count }, (_, n) => {
    const from = offset + n * step;
    const value = bytes === 8 ? "%d" : "%x";
    const operands = kind === "read" ? `${value}, [${base}+${from}]` : `[${base}+${from}], ${value}`;
    const text = `${guard}${kind === "read" ? "ld" : "st"}.shared.u${8 * bytes} ${operands};`;
    return { text, kind, bytes, at: (t: number) => place(t, width) + from, runs };
  }).filter(({ at }) => at(THREADS - 1) + bytes <= BYTES);
}

/**
 * Line of a program's first statement in the text.
 *
 * Registers have one definition each, so that the compiler recognizes consecutive words.
 */
const FIRST_LINE = 10;
const kernel = (body: readonly string[]): string => `.version 8.0
.target sm_80
.address_size 64
.visible .entry test()
{
  .reg .b32 %all, %word, %double, %row, %eight, %apart, %tx, %ty, %width, %t, %n, %fives, %place, %x; .reg .b64 %d; .reg .pred %one, %half, %zero, %three;
  .shared .align 64 .b8 words[${BYTES}]; mov.u32 %all, words; mov.u32 %tx, %tid.x; mov.u32 %ty, %tid.y; mov.u32 %width, %ntid.x; mov.u64 %d, 0; mov.u32 %x, 0;
  mad.lo.u32 %t, %ty, %width, %tx; mad.lo.u32 %word, %t, 4, %all; mad.lo.u32 %double, %t, 8, %all; mad.lo.u32 %row, %ty, 32, %all; shr.u32 %n, %t, 3;
  mad.lo.u32 %eight, %n, 32, %all; mul.lo.u32 %fives, %t, 5; rem.u32 %place, %fives, ${THREADS}; mad.lo.u32 %apart, %place, 4, %all; setp.eq.u32 %one, %t, 13; setp.lt.u32 %half, %t, 21; setp.eq.u32 %zero, %t, 0; setp.eq.u32 %three, %t, 3;
${body.join("\n")}
  ret;
}
`;

type Step = Access | "barrier";

const first: readonly Step[] = [
  ...Array.from({ length: WRITTEN / (4 * THREADS) }, (_, n): Access => {
    const at = (t: number) => 4 * t + 4 * THREADS * n;
    return { text: `st.shared.u32 [%word+${at(0)}], %t;`, kind: "write", bytes: 4, at, runs: () => true };
  }),
  "barrier",
];

interface Who {
  readonly thread: number;
  readonly interval: number;
  readonly line: number;
}

/** Last writer of a word, and its readers since a barrier. */
interface Notes {
  written: Who | undefined;
  readers: readonly Who[];
}

/** Violation that the model finds. */
interface Finding {
  readonly kind: string;
  readonly line: number;
  readonly thread: number;
  readonly byte: number;
  /** Accesses that conflict. A report names the thread of the first and the line of the last one. */
  readonly others: readonly Who[];
}

/** Returns the violations of a program in which groups of `together` threads run from barrier to barrier. */
function model(steps: readonly Step[], together: number): Finding[] {
  const found: Finding[] = [];
  const memory = new Map<number, Notes>();
  const touch = (access: Access, me: Who): void => {
    const { line, thread, interval } = me;
    for (let byte = access.at(thread); byte < access.at(thread) + access.bytes; byte += 4) {
      const { written, readers }: Notes = memory.get(byte) ?? { written: undefined, readers: [] };
      const add = (kind: string, others: readonly Who[]) => found.push({ kind, line, thread, byte, others });
      if (written === undefined && access.kind === "read") add("uninitialised", []);
      if (written?.interval === interval && written.thread !== thread) add("race", [written]);
      const now = readers.filter((each) => each.interval === interval);
      if (access.kind === "read") memory.set(byte, { written, readers: [...now, me] });
      else {
        if (now.some((each) => each.thread !== thread)) add("race", now);
        memory.set(byte, { written: me, readers: now });
      }
    }
  };
  let interval = 0;
  for (let from = 0; from < steps.length; interval++) {
    let end = steps.indexOf("barrier", from);
    if (end < 0) end = steps.length;
    for (let group = 0; group < THREADS; group += together)
      for (let n = from; n < end; n++)
        for (let thread = group; thread < group + together; thread++) {
          const step = steps[n] as Access;
          if (step.runs(thread)) touch(step, { thread, interval, line: FIRST_LINE + n });
        }
    from = end + 1;
  }
  return found;
}

interface Reported {
  readonly kind: string;
  readonly line: number;
  readonly thread: number;
  readonly byte: number;
  readonly other: number;
  readonly otherLine: number;
}

function told(steps: readonly Step[], block: [number, number]): Reported[] {
  using device = openDevice(0, { provider: "soft" });
  using module = device.loadModule(
    kernel(steps.map((each) => (each === "barrier" ? "bar.sync 0;" : each.text))),
  );
  try {
    module.kernel("test").launch({ grid: 1, block, check: true }, []);
  } catch (error) {
    if (!(error instanceof KernelCheckError)) throw error;
    return error.findings.map(({ kind, line, thread: [x, y], message }) => {
      const [, otherX, otherY, otherLine] =
        /with thread \((\d+), (\d+), 0\) at PTX line (\d+)/.exec(message) ?? [];
      const byte = Number(/byte (\d+)/.exec(message)?.[1]);
      const other = Number(otherX) + block[0] * Number(otherY);
      return { kind, line, thread: x + block[0] * y, byte, other, otherLine: Number(otherLine) };
    });
  }
  return [];
}

/** Returns the lines with violations. */
const lines = (found: readonly { readonly kind: string; readonly line: number }[]): string[] =>
  [...new Set(found.map(({ kind, line }) => `${kind} ${line}`))].sort();

/** Returns true if the model finds the same violation between the same threads. */
const isSo = (one: Reported, all: readonly Finding[]): boolean =>
  all.some(
    ({ kind, line, thread, byte, others }) =>
      kind === one.kind &&
      line === one.line &&
      thread === one.thread &&
      byte === one.byte &&
      (kind !== "race" ||
        (others.some((each) => each.thread === one.other) &&
          others.some((each) => each.line === one.otherLine))),
  );

test.each([
  [16, 4, 8],
  [32, 2, 8],
  [64, 1, 8],
  [8, 8, 8],
  [4, 16, 1],
])("%i x %i threads, %i together", (width, height, together) => {
  const random = seeded(width);
  let calm = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const steps: Step[] = [...first];
    let where = someplace(random);
    // With a barrier after each access, an access can only be wrong by itself.
    const barriers = random.pick([0.3, 0.8, 1]);
    for (let n = 0; n < 10; n++) {
      if (random.chance(0.6)) where = someplace(random);
      steps.push(...accesses(random, width, where));
      if (random.chance(barriers)) steps.push("barrier");
    }
    const expected = model(steps, together);
    if (expected.length === 0) calm++;
    const text = steps
      .map((each, n) => `${FIRST_LINE + n}: ${each === "barrier" ? each : each.text}`)
      .join("\n");
    const found = told(steps, [width, height]);
    expect(lines(found), text).toEqual(lines(expected));
    expect(
      found.filter((each) => !isSo(each, expected)),
      text,
    ).toEqual([]);
  }
  expect(calm).toBeGreaterThan(0);
  expect(calm).toBeLessThan(ROUNDS / 2);
});

test.each([
  ["%zero", 0, []],
  ["%three", 3, ["race"]],
] as const)("a thread (%s) writes a word that it read alone and in pairs", (guard, thread, expected) => {
  const steps: Step[] = [
    ...first,
    ...(["%word", "%double"] as const).map((base, n): Access => {
      const bytes = 4 << n;
      const text = `ld.shared.u${8 * bytes} ${n === 0 ? "%x" : "%d"}, [${base}];`;
      return { text, kind: "read", bytes, at: (t) => bytes * t, runs: () => true };
    }),
    {
      text: `@${guard} st.shared.u32 [%word], %x;`,
      kind: "write",
      bytes: 4,
      at: (t) => 4 * t,
      runs: (t) => t === thread,
    },
  ];
  expect(model(steps, 8).map(({ kind }) => kind)).toEqual(expected);
  expect(told(steps, [64, 1]).map(({ kind }) => kind)).toEqual(expected);
});
