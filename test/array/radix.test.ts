import { afterAll, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { type Division, withSortedKeys } from "../../src/array/radix.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

interface Case {
  readonly type: "u32" | "u64";
  readonly rows: number;
  readonly length: number;
  readonly hasIndices: boolean;
  /** Number of different keys. Few keys make many equal ones. */
  readonly different: number;
}

const cases: readonly Case[] = [
  { type: "u32", rows: 1, length: 1, hasIndices: false, different: 2 },
  { type: "u32", rows: 1, length: 257, hasIndices: true, different: 50 },
  { type: "u32", rows: 1, length: 4096, hasIndices: false, different: 2 ** 32 },
  { type: "u32", rows: 30, length: 100, hasIndices: true, different: 5 },
  { type: "u32", rows: 1, length: 300_001, hasIndices: false, different: 2 ** 32 },
  { type: "u32", rows: 1, length: 4097, hasIndices: false, different: 2 ** 32 },
  { type: "u32", rows: 1, length: 20_000, hasIndices: true, different: 300 },
  { type: "u32", rows: 1, length: 8192, hasIndices: true, different: 1 },
  { type: "u32", rows: 300, length: 31, hasIndices: true, different: 2 ** 32 },
  { type: "u64", rows: 1, length: 5000, hasIndices: false, different: 2 ** 53 },
  { type: "u64", rows: 3, length: 1999, hasIndices: true, different: 1000 },
];

/** Returns keys in order, and their indices, with one way of dividing the elements. */
function sorted({ type, rows, length, hasIndices, different }: Case, division: Division) {
  const random = seeded(length);
  const draw = () => Math.floor(random.random() * different);
  const elements =
    type === "u32"
      ? Uint32Array.from({ length: rows * length }, draw)
      : BigUint64Array.from({ length: rows * length }, () => BigInt(draw()) << 11n);
  using array = arrays(gpu).array(elements).run();
  const keys = { type, bits: type === "u32" ? 32 : 64, view: array.node.view() };
  const read = withSortedKeys(
    ...([gpu, keys, { count: rows, length }, hasIndices] as const),
    (ordered) => [
      ordered.keys
        .view()
        .storage.buffer.toArray()
        .slice(0, rows * length),
      ordered.indices
        ?.view()
        .storage.buffer.toArray()
        .slice(0, rows * length),
    ],
    division,
  );
  return { elements, read };
}

test.each(cases)(
  "tiles sort $rows rows of $length keys of $type as one thread for each part does ($different)",
  (each) => {
    const { elements, read } = sorted(each, "tiles");
    const { rows, length } = each;
    expect(read).toEqual(sorted(each, "parts").read);
    const expected = Array.from({ length: rows }, (_, row) =>
      elements.slice(row * length, (row + 1) * length).sort(),
    );
    expect([...(read[0] as Uint32Array)]).toEqual(expected.flatMap((row) => [...row]));
  },
);
