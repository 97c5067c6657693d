// Loops with a constant number of rounds. Short ones are unrolled whole, longer ones do eight or four rounds a turn.
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const signature = { y: "i32[]" } as const;
type Body = KernelBody<typeof signature>;

/** Runs a body on one thread and returns the first word, beside that of the plain function. */
function both(body: Body): readonly [kernel: number, plain: number] {
  const y = gpu.from(new Int32Array(1));
  kernel("loops", signature, body).launch({ grid: 1, block: 1 }, { y });
  const words = new Int32Array(1);
  (body as unknown as (values: { y: Int32Array }) => void)({ y: words });
  return [y.toArray()[0]!, words[0]!];
}

/** Returns how often the multiplication by 1237 stands in the PTX. */
const copies = (body: Body): number =>
  kernel("loops", signature, body).ptx.match(/mul\.lo\.s32 [^\n]*1237|, 1237;/g)?.length ?? 0;

describe("a loop with a constant number of rounds", () => {
  const bodies: Readonly<Record<string, Body>> = {
    "of a multiple of four": ({ y }) => {
      for (let k = 0; k < 256; k++) y[0] = y[0] * 31 + k;
    },
    "that counts down": ({ y }) => {
      for (let k = 99; k >= 0; k--) y[0] = y[0] * 31 + k;
    },
    "with steps of three": ({ y }) => {
      for (let k = 1; k <= 300; k += 3) y[0] = y[0] * 31 + k;
    },
    "of an odd number": ({ y }) => {
      for (let k = 0; k < 101; k++) y[0] = y[0] * 31 + k;
    },
    "that ends at another value": ({ y }) => {
      for (let k = 0; k !== 64; k += 1) y[0] = y[0] * 31 + k;
    },
    "with break and continue": ({ y }) => {
      for (let k = 0; k < 400; k++) {
        if ((k & 3) === 1) continue;
        if (k === 333) break;
        y[0] = y[0] * 31 + k;
      }
    },
    "within a labelled one": ({ y }) => {
      outer: for (let i = 0; i < 40; i++) {
        for (let k = 0; k < 44; k++) {
          if (k === i) continue outer;
          if (i * k > 900) break outer;
          y[0] = y[0] * 31 + i * k;
        }
      }
    },
    "that assigns to its variable": ({ y }) => {
      for (let k = 0; k < 100; k++) {
        y[0] = y[0] * 31 + k;
        if (k % 10 === 3) k += 2;
      }
    },
    "with variables of its own": ({ y }) => {
      let last = 1;
      for (let k = 0; k < 80; k++) {
        const twice = last * 2;
        let sum = twice + k;
        sum ^= k << 3;
        last = sum | 0;
      }
      y[0] = last;
    },
    "that never runs": ({ y }) => {
      for (let k = 40; k < 4; k++) y[0] = 1;
    },
  };

  test.each(Object.entries(bodies))("%s gives the number of plain JavaScript", (_, body) => {
    const [found, plain] = both(body);
    expect(found).toBe(plain);
  });

  test("does eight or four rounds a turn", () => {
    expect(
      copies(({ y }) => {
        for (let k = 0; k < 256; k++) y[k] = y[k] * 1237;
      }),
    ).toBe(8);
    expect(
      copies(({ y }) => {
        for (let k = 0; k < 252; k++) y[k] = y[k] * 1237;
      }),
    ).toBe(4);
    expect(
      copies(({ y }) => {
        for (let k = 0; k < 255; k++) y[k] = y[k] * 1237;
      }),
    ).toBe(1);
  });
});
