import { afterAll, describe, expect, test } from "vitest";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "../../soft-gpu/kernel/assembled.ts";
import { seeded } from "../../support/random.ts";
import { open } from "./provider.ts";

// Tiles of a warp.

const gpu = open();
afterAll(() => gpu.close());

const { int } = seeded(11);
const block = { grid: 1, block: 64 };
const lanes = <T>(run: (lane: number) => T): T[] => Array.from({ length: 64 }, (_, i) => run(i));

describe.each([1, 2, 4, 8, 16, 32] as const)("tiles of %i threads", (SIZE) => {
  const first = (i: number) => i - (i % SIZE);
  const members = (i: number) => Array.from({ length: SIZE }, (_, k) => first(i) + k);
  const bits = (i: number, is: (k: number) => boolean) =>
    members(i).reduce((sum, k, rank) => sum + (is(k) ? 2 ** rank : 0), 0);

  test("have ranks, votes and matches of their own", () => {
    const votes = kernel(
      "votes",
      { x: "readonly i32[]", y: "u32[][8]", SIZE },
      ({ x, y, SIZE }, { threadIdx, warp, u32 }) => {
        const tile = warp.tile(SIZE);
        const i = threadIdx.x;
        const is = x[i] > 0;
        y[i][0] = u32(tile.rank);
        y[i][1] = u32(tile.index);
        y[i][2] = u32(tile.size);
        y[i][3] = tile.ballot(is);
        y[i][4] = u32(tile.any(is) ? 1 : 0);
        y[i][5] = u32(tile.all(is) ? 1 : 0);
        y[i][6] = tile.match(x[i]);
        tile.sync();
        y[i][7] = u32(tile.shuffle(x[i], 1));
      },
    );
    const x = Int32Array.from(lanes(() => int(3)));
    const y = gpu.allocate(512, "u32");
    assembled(votes).launch(block, { x: gpu.from(x), y });
    const expected = lanes((i) => {
      const is = members(i).map((k) => x[k]! > 0);
      const ballot = bits(i, (k) => x[k]! > 0);
      const same = bits(i, (k) => x[k] === x[i]);
      const second = x[members(i)[1 % SIZE]!]!;
      const index = Math.floor((i % 32) / SIZE);
      return [
        i % SIZE,
        index,
        SIZE,
        ballot,
        Number(is.includes(true)),
        Number(!is.includes(false)),
        same,
        second,
      ];
    });
    expect([...y.toArray()]).toEqual(expected.flat());
  });

  test("reduce integers and floats, and shuffle", () => {
    const sums = kernel(
      "sums",
      { x: "readonly i32[]", y: "i32[][9]", f: "f64[][3]", SIZE },
      ({ x, y, f, SIZE }, { threadIdx, warp, f64 }) => {
        const tile = warp.tile(SIZE);
        const i = threadIdx.x;
        const v = x[i];
        y[i][0] = tile.add(v);
        y[i][1] = tile.min(v);
        y[i][2] = tile.max(v);
        y[i][3] = tile.and(v);
        y[i][4] = tile.or(v);
        y[i][5] = tile.xor(v);
        y[i][6] = tile.shuffleUp(v, 1);
        y[i][7] = tile.shuffleDown(v, 1);
        y[i][8] = tile.shuffleXor(v, SIZE >> 1);
        f[i][0] = tile.add(f64(v));
        f[i][1] = tile.max(f64(v));
        f[i][2] = tile.shuffleXor(f64(v), SIZE >> 1);
      },
    );
    const x = Int32Array.from(lanes(() => int(200) - 100));
    const [y, f] = [gpu.allocate(576, "i32"), gpu.allocate(192, "f64")];
    assembled(sums).launch(block, { x: gpu.from(x), y, f });
    const of = (i: number, run: (a: number, b: number) => number) =>
      members(i)
        .map((k) => x[k]!)
        .reduce((a, b) => run(a, b));
    const sum = (i: number) => of(i, (a, b) => a + b);
    const most = (i: number) => of(i, Math.max);
    const exchanged = (i: number) => x[first(i) + ((i % SIZE) ^ (SIZE >> 1))]!;
    const expected = lanes((i) => [
      ...[sum(i), of(i, Math.min), most(i)],
      ...[of(i, (a, b) => a & b), of(i, (a, b) => a | b), of(i, (a, b) => a ^ b)],
      ...[x[i % SIZE === 0 ? i : i - 1]!, x[i % SIZE === SIZE - 1 ? i : i + 1]!, exchanged(i)],
    ]);
    expect([...y.toArray()]).toEqual(expected.flat());
    expect([...f.toArray()]).toEqual(lanes((i) => [sum(i), most(i), exchanged(i)]).flat());
  });
});

test("tiles of one warp may be in different branches", () => {
  const apart = kernel("apart", { y: "i32[]" }, ({ y }, { threadIdx, warp }) => {
    const tile = warp.tile(8);
    const i = threadIdx.x;
    if (tile.index === 1) y[i] = tile.add(i);
    else if (tile.index === 2) for (let k = 0; k < 3; k++) y[i] = tile.shuffle(i, k);
    else y[i] = tile.any(i === 3) ? 1 : 0;
  });
  const y = gpu.allocate(32, "i32");
  assembled(apart).launch({ grid: 1, block: 32 }, { y });
  const expected = lanes((i) => [i < 8 ? 1 : 0, 92, 18, 0][i >> 3]!).slice(0, 32);
  expect([...y.toArray()]).toEqual(expected);
});

test("a tile of the whole warp has the instructions of a warp", () => {
  const signature = { x: "readonly i32[]", y: "i32[]" } as const;
  const whole = kernel("sum", signature, ({ x, y }, { warp }) => void (y[0] = warp.tile(32).add(x[0])));
  const plain = kernel("sum", signature, ({ x, y }, { warp }) => void (y[0] = warp.add(x[0])));
  const lines = ({ ptx }: { readonly ptx: string }) =>
    ptx.split("\n").filter((each) => !/\.(?:loc|file)/.test(each));
  expect(lines(whole)).toEqual(lines(plain));
});

test("the size of a tile is a constant", () => {
  const wrong = (text: string) => () =>
    kernel("wrong", { y: "i32[]", n: "i32" }, new Function(`return ${text}`)() as () => void).ptx;
  expect(wrong("({ y, n }, { warp }) => { y[0] = warp.tile(n).rank; }")).toThrow(KernelError);
  expect(wrong("({ y, n }, { warp }) => { y[0] = warp.tile(n).rank; }")).toThrow("the size of a tile is i32");
  expect(wrong("({ y }, { warp }) => { y[0] = warp.tile(12).rank; }")).toThrow("the size of a tile is 12");
  expect(wrong("({ y }, { warp }) => { y[0] = warp.tile(8).lane; }")).toThrow("lane");
  expect(wrong("({ y }, { warp }) => { y[0] = warp.tile(8).shuffle(1, 2, 4); }")).toThrow("takes 2 values");
});
