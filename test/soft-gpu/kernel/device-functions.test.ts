import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { deviceFunction, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const shape = { grid: 1, block: 4 } as const;

const FACTORS = new Int32Array([1, 10, 100, 1000]);
const square = (v: number) => v * v;
const scaled = deviceFunction(
  { FACTORS },
  ({ FACTORS: factors }) =>
    (v: number, k: number): number =>
      v * factors[k],
);
const polynomial = deviceFunction(
  { square, scaled, OFFSET: 5 },
  ({ square: sq, scaled: by, OFFSET }) =>
    (v: number): number => {
      if (v < 2) return sq(v) + OFFSET;
      let sum = 0;
      for (let k = 0; k < v; k++) sum += by(v, k);
      return sum;
    },
);

test("device functions have captures of their own, and call each other", () => {
  const run = kernel("run", { y: "i32[]", polynomial }, ({ y, polynomial: p }, { threadIdx }) => {
    y[threadIdx.x] = p(threadIdx.x) + p(3);
  });
  const y = gpu.from(new Int32Array(4));
  run.launch(shape, { y });
  const wanted = [0, 1, 2, 3].map((i) => polynomial(i) + polynomial(3));
  expect(wanted).toEqual([5 + 333, 6 + 333, 22 + 333, 333 + 333]);
  expect([...y.toArray()]).toEqual(wanted);
});

test("a device function uses intrinsics in a kernel, and refuses them on the host", () => {
  const total = deviceFunction({}, (_, { shared, atomic, sync, threadIdx }) => (v: number): number => {
    const s = shared("i32", 1);
    if (threadIdx.x === 0) s[0] = 0;
    sync();
    atomic.add(s, 0, v);
    sync();
    return s[0];
  });
  const run = kernel("run", { y: "i32[]", total }, ({ y, total: sum }, { threadIdx }) => {
    y[threadIdx.x] = sum(threadIdx.x) * 10 + sum(1);
  });
  const y = gpu.from(new Int32Array(4));
  run.launch(shape, { y });
  expect([...y.toArray()]).toEqual([64, 64, 64, 64]);
  expect(() => total(1)).toThrow("deviceFunction: shared runs in a kernel only");
});

test("errors name the function and its captures", () => {
  const OUTSIDE = 3;
  const wrong = deviceFunction({}, () => (v: number) => {
    const next = v + 1;
    return next * OUTSIDE + next;
  });
  const run = kernel({ y: "i32[]", wrong }, ({ y, wrong: f }) => {
    y[0] = f(1);
  });
  expect(() => run.ptx).toThrow("OUTSIDE is not known inside of the kernel");
  expect(() => run.ptx).toThrow("deviceFunction({ OUTSIDE }, ...)");
  expect(() => run.ptx).toThrow(/device-functions\.test\.ts:\d+/);
  expect(() => deviceFunction(null as never, () => () => 1)).toThrow("the captures are null");
  expect(() => deviceFunction({}, 3 as never)).toThrow("the second argument is 3");
});
