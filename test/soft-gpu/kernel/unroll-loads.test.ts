// Loops with loads whose number of rounds is known at run time. PTX for a real GPU does four rounds a turn.
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const signature = { x: "readonly i32[]", y: "i32[]", from: "i32", n: "i32" } as const;
type Body = KernelBody<typeof signature>;

/** Text of a kernel as a real GPU gets it. */
const textOf = (body: Body): string => kernel("rounds", signature, body).ptx;

/** Returns the kinds of instructions of each loop of one block, the outer loops first. */
function loopsOf(text: string): string[][] {
  const blocks = text.split(/^(\$L\d+):$/m);
  const loops: string[][] = [];
  for (let i = 1; i < blocks.length; i += 2) {
    const lines = blocks[i + 1]!.split("\n").filter((line) => /^\t[^.]/.test(line));
    // A block that no branch names has no label, so the text may go on behind the loop.
    const end = lines.findIndex((line) => line.includes(`bra ${blocks[i]};`));
    if (end >= 0) loops.push(lines.slice(0, end + 1).map((line) => line.trim().split(/[ .]/)[0]!));
  }
  return loops;
}

const loadsOf = (text: string): number[] =>
  loopsOf(text).map((loop) => loop.filter((each) => each === "ld").length);

/** Runs the text of a real GPU on the soft GPU with one thread, and the body as plain JavaScript. */
function both(body: Body, from: number, n: number): readonly [found: number[], plain: number[]] {
  const x = Int32Array.from({ length: 64 }, (_, i) => Math.imul(i + 3, 0x9e3779b1));
  const [given, y] = [gpu.from(x), gpu.from(new Int32Array(64))];
  using module = gpu.loadModule(textOf(body));
  module.kernel("rounds", "ptr, ptr, i32, i32").launch({ grid: 1, block: 1 }, [given, y, from, n]);
  const found = [...y.toArray()];
  const plain = new Int32Array(64);
  (body as unknown as (values: object) => void)({ x, y: plain, from, n });
  for (const each of [given, y]) each.close();
  return [found, [...plain]];
}

const sum: Body = ({ x, y, from, n }) => {
  let s = 1;
  for (let i = from; i < n; i++) s = (Math.imul(s, 31) + x[i & 63]) | 0;
  y[0] = s;
};

describe("a loop with loads and an unknown number of rounds", () => {
  test("does four rounds a turn, with the loads first, and the last rounds one by one", () => {
    const text = textOf(({ x, y, from, n }) => {
      let s = 1;
      for (let i = from; i < n; i += 3) s = (Math.imul(s, 31) + x[i]) | 0;
      y[0] = s;
    });
    const [turn, rest] = loopsOf(text);
    expect(turn!.slice(0, 4)).toEqual(["ld", "ld", "ld", "ld"]);
    expect(rest!.filter((each) => each === "ld")).toHaveLength(1);
    expect(
      text
        .match(/\[%rd\d+(\+\d+)?\]/g)!
        .slice(0, 4)
        .map((each) => each.replace(/%rd\d+/, "")),
    ).toEqual([...["[]", "[+12]", "[+24]", "[+36]"]]);
  });

  test("readonly loads pass the stores of earlier rounds, other loads do not", () => {
    const kindsOf = (body: Body): string[] =>
      loopsOf(textOf(body))[0]!.filter((each) => each === "ld" || each === "st");
    const apart = kindsOf(({ x, y, n }) => {
      for (let i = 0; i < n; i++) y[i] = x[i] + 1;
    });
    const chain = kindsOf(({ y, n }) => {
      for (let i = 0; i < n; i++) y[i + 1] = y[i] * 31;
    });
    expect([apart.slice(0, 4), chain.slice(0, 4)]).toEqual([
      ["ld", "ld", "ld", "ld"],
      ["ld", "st", "ld", "st"],
    ]);
  });

  const others: Readonly<Record<string, Body>> = {
    "with a barrier": ({ x, y, n }, { sync }) => {
      for (let i = 0; i < n; i++) {
        y[0] = y[0] + x[i];
        sync();
      }
    },
    "with atomics": ({ x, y, n }, { atomic }) => {
      for (let i = 0; i < n; i++) atomic.add(y, x[i], 1);
    },
    "with an end that a load decides": ({ x, y }) => {
      let i = 0;
      while (x[i] > 0) i = x[i];
      y[0] = i;
    },
  };
  test.each(Object.entries(others))("%s stays as it is", (_, body) => {
    expect(Math.max(...loadsOf(textOf(body)), 1)).toBeLessThan(3);
  });

  test("is not unrolled for the soft GPU, which has no latency of memory to hide", () => {
    expect(loadsOf(textOf(sum))).toEqual([4, 1]);
    expect(loadsOf(kernel("rounds", signature, sum).compile({ pointers: false }).ptx)).toEqual([1]);
  });
});

describe("results are those of plain JavaScript", () => {
  const bodies: Readonly<Record<string, Body>> = {
    "for a sum": sum,
    "for a bound that is reached": ({ x, y, from, n }) => {
      let s = 1;
      for (let i = from; i <= n; i += 5) s = (Math.imul(s, 31) + x[i & 63]) | 0;
      y[0] = s;
    },
    "for a loop that counts down": ({ x, y, from, n }) => {
      let s = 1;
      for (let i = n; i > from; i -= 2) s = (Math.imul(s, 31) + x[i & 63]) | 0;
      y[0] = s;
    },
    "for values and variables that are read after the loop": ({ x, y, from, n }) => {
      let [a, b, i] = [1, 2, from];
      for (; i < n; i++) {
        const next = a + x[i & 63];
        a = b;
        b = next;
      }
      y[0] = a;
      y[1] = b;
      y[2] = i;
    },
    "for a chain of stores and loads": ({ x, y, from, n }) => {
      for (let i = from; i < n; i++) y[(i + 1) & 63] = Math.imul(y[i & 63], 31) + x[i & 63];
    },
    "for a loop in a loop": ({ x, y, from, n }) => {
      for (let j = 0; j < 5; j++) {
        let s = j;
        for (let i = from; i < n; i++) s = (Math.imul(s, 31) + x[(i + j) & 63]) | 0;
        y[j] = s;
      }
    },
  };
  const counts = Array.from({ length: 14 }, (_, i) => i - 1);
  test.each(Object.entries(bodies))("%s", (_, body) => {
    for (const count of counts) {
      const [found, plain] = both(body, 5, 5 + count);
      expect(found, `${count} rounds`).toEqual(plain);
    }
  });

  test("near the ends of i32", () => {
    for (const count of counts) {
      const low = both(sum, -2147483648, -2147483648 + Math.max(count, 0));
      const high = both(sum, 2147483647 - Math.max(count, 0), 2147483647);
      expect([low[0], high[0]], `${count} rounds`).toEqual([low[1], high[1]]);
    }
  });
});
