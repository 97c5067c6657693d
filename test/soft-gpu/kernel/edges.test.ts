// Copies into the variables of a loop go before its branch, where the code after the loop does not read them.
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "./assembled.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const signature = { y: "i32[]", n: "i32" } as const;
type Body = KernelBody<typeof signature>;
const made = (body: Body) => assembled(kernel("edges", signature, body));

/** Returns true when the text has a loop without a label or another branch inside. */
const hasLoopOfOneBlock = (ptx: string): boolean =>
  /^(\$L\d+):\n(?:\t(?!.*\bbra\b).*\n)*\t@!?%p\d+ bra \1;/m.test(ptx);

const bodies: Readonly<Record<string, readonly [body: Body, isOneBlock: boolean]>> = {
  "a sum": [
    ({ y, n }) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += i * i;
      y[0] = sum;
    },
    true,
  ],
  "two variables that swap": [
    ({ y, n }) => {
      let [a, b] = [0, 1];
      for (let i = 0; i < n; i++) [a, b] = [b, a + b];
      y[0] = a;
    },
    false,
  ],
  "a variable that is read before and after its change": [
    ({ y, n }) => {
      let [last, k] = [7, 0];
      do {
        last = k;
        k = (k * 3 + 1) | 0;
      } while (k < n);
      y[0] = last * 1000 + k;
    },
    false,
  ],
  "a value of the round before that the code after the loop reads": [
    ({ y, n }) => {
      let k = 0;
      let before = 0;
      for (;;) {
        before = k;
        k += 3;
        if (k > n) break;
      }
      y[0] = before;
    },
    false,
  ],
  "loops inside of a loop": [
    ({ y, n }) => {
      let sum = 0;
      for (let i = 0; i < n; i++) {
        let inner = i;
        for (let j = 0; j < i; j++) inner = (inner * 5 + j) | 0;
        sum ^= inner;
      }
      y[0] = sum;
    },
    true,
  ],
  "a condition that is a variable of the loop": [
    ({ y, n }) => {
      let [goes, k] = [n > 0, 0];
      while (goes) {
        k++;
        goes = k < n && k !== 5;
      }
      y[0] = k;
    },
    false,
  ],
};

describe.each(Object.entries(bodies))("%s", (_, [body, isOneBlock]) => {
  test("gives the number of plain JavaScript", () => {
    for (const n of [0, 1, 2, 9]) {
      const y = gpu.from(new Int32Array(1));
      made(body).launch({ grid: 1, block: 1 }, { y, n });
      const words = new Int32Array(1);
      (body as unknown as (values: object) => void)({ y: words, n });
      expect([n, y.toArray()[0]]).toEqual([n, words[0]]);
    }
  });

  test.runIf(isOneBlock)("is a loop of one block", () => {
    expect(hasLoopOfOneBlock(made(body).ptx)).toBe(true);
  });
});
