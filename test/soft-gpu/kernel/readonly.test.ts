import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const shift = kernel("shift", { x: "readonly i32[]", y: "i32[]" }, ({ x, y }, { threadIdx }) => {
  y[threadIdx.x] = x[threadIdx.x] + 1;
});
const shape = { grid: 1, block: 4 };

test("a readonly buffer that the launch writes is refused, with both names and the fix", () => {
  const x = gpu.from(new Int32Array(8));
  const launch = () => shift.launch(shape, { x, y: x });
  expect(launch).toThrow(TypeError);
  expect(launch).toThrow("x (readonly) and y (written) share memory");
  expect(launch).toThrow("Declare x without readonly");
  expect([...x.toArray()]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test("overlapping parts of one buffer are refused, parts side by side are not", () => {
  const whole = gpu.from(new Int32Array(8));
  const [low, middle, high] = [whole.slice(0, 4), whole.slice(3, 7), whole.slice(4, 8)];
  expect(() => shift.launch(shape, { x: low, y: middle })).toThrow("share memory");
  expect(() => shift.launch(shape, [middle, low])).toThrow("share memory");
  shift.launch(shape, { x: low, y: high });
  expect([...whole.toArray()]).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test("an address has no size, so it is refused beside a readonly array", () => {
  const x = gpu.from(new Int32Array(4));
  expect(() => shift.launch(shape, [x, x.pointer])).toThrow("y is");
  expect(() => shift.launch(shape, [x, x.pointer])).toThrow("Pass a buffer");
});

test("two readonly arguments may be one buffer", () => {
  const sum = kernel(
    "sum",
    { a: "readonly i32[]", b: "readonly i32[]", y: "i32[]" },
    ({ a, b, y }, { threadIdx }) => {
      y[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
    },
  );
  const [a, y] = [gpu.from(new Int32Array([1, 2, 3, 4])), gpu.from(new Int32Array(4))];
  sum.launch(shape, { a, b: a, y });
  expect([...y.toArray()]).toEqual([2, 4, 6, 8]);
});
