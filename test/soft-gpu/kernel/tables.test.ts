import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const shape = { grid: 1, block: 4 } as const;

const made = [
  ...[new Int8Array([-1, 2, -3, 4]), new Uint8Array([255, 2, 3, 4]), new Int16Array([-300, 2, 3, 4])],
  ...[new Uint16Array([65535, 2, 3, 4]), new Int32Array([-70000, 2, 3, 4]), new Uint32Array([7, 2, 3, 4])],
  ...[new Float32Array([0.5, 2, 3, 4.25]), new Float64Array([0.1, 2, 3, 4.5])],
];

test.each(made.map((each) => [each.constructor.name, each] as const))(
  "a %s of the signature is constant memory",
  (_name, TABLE) => {
    const look = kernel(
      "look",
      { y: "f64[]", TABLE: TABLE as Int32Array },
      ({ y, TABLE: t }, { threadIdx, f64 }) => {
        y[threadIdx.x] = f64(t[3 - threadIdx.x]) + t.length;
      },
    );
    const y = gpu.from(new Float64Array(4));
    look.launch(shape, { y });
    expect([...y.toArray()]).toEqual([...TABLE].reverse().map((each) => each + 4));
    expect(look.ptx).toContain(".const .align 16 .b8");
  },
);

test("bigints come from constant memory", () => {
  const TABLE = new BigInt64Array([-(2n ** 60n), 1n, 2n, 3n]);
  const look = kernel("look", { y: "i64[]", TABLE }, ({ y, TABLE: t }, { threadIdx }) => {
    y[threadIdx.x] = t[threadIdx.x] * 2n;
  });
  const y = gpu.from(new BigInt64Array(4));
  look.launch(shape, { y });
  expect([...y.toArray()]).toEqual([...TABLE].map((each) => each * 2n));
});

test("lists of constants take a computed index, also in rows", () => {
  const look = kernel(
    "look",
    {
      y: "i32[]",
      ROWS: [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ] as const,
      EVEN: [0, 2, 4, 6] as const,
    },
    ({ y, ROWS, EVEN }, { threadIdx }) => {
      const own = [10, 20, 30, 40];
      const i = threadIdx.x;
      y[i] = ROWS[i][1] + own[i]! + EVEN[i] + ROWS[3][i & 1];
    },
  );
  const y = gpu.from(new Int32Array(4));
  look.launch(shape, { y });
  expect([...y.toArray()]).toEqual([2 + 10 + 0 + 7, 4 + 20 + 2 + 8, 6 + 30 + 4 + 7, 8 + 40 + 6 + 8]);
});

test("a table that is written, or too large, is refused", () => {
  const write = kernel({ TABLE: new Int32Array(4) }, ({ TABLE }) => {
    // @ts-expect-error The table is readonly.
    TABLE[0] = 1;
  });
  expect(() => write.ptx).toThrow("TABLE is constant memory");
  const large = kernel({ TABLE: new Int32Array(20_000) }, () => {});
  expect(() => large.ptx).toThrow("TABLE is Int32Array of 80000 bytes");
});
