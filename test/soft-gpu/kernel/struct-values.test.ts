import { afterAll, expect, test } from "vitest";
import { array, bool, f32, f64, i8, i32, ptr, struct, u32, u64 } from "../../../ffi/layout/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { byValue, KernelError, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const Point = struct("Point", { x: f32, y: f32 });
const Settings = struct("Settings", {
  kind: i8,
  scale: f64,
  at: Point,
  weights: array(f32, 4),
  id: u64,
  isOn: bool,
  mask: u32,
});
const settings = {
  ...{ kind: -3, scale: 0.5, at: { x: 1, y: 2 }, weights: [10, 20, 30, 40] },
  ...{ id: 2n ** 40n + 5n, isOn: true, mask: 0xfedcba98 },
};
const shape = { grid: 1, block: 4 } as const;

const read = kernel(
  "read",
  { before: "i32", settings: byValue(Settings), y: "f64[]", after: "f32" },
  ({ before, settings: s, y, after }, { threadIdx, f64: double }) => {
    const i = threadIdx.x;
    const { at } = s;
    y[i] = double(s.weights[i]) * s.scale;
    y[4 + i] = double(s.kind) + double(at.x) + double(at.y);
    y[8 + i] = double(s.id) + double(s.mask) + (s.isOn ? 0.25 : 0);
    y[12 + i] = double(before) + double(after);
  },
);
const wanted = (scale: number) => [
  ...[10, 20, 30, 40].map((each) => each * scale),
  ...Array(4).fill(0),
  ...Array(4).fill(2 ** 40 + 5 + 0xfedcba98 + 0.25),
  ...Array(4).fill(8.5),
];

test("fields of every type are read, with a computed index too", () => {
  const y = gpu.from(new Float64Array(16));
  read.launch(shape, { before: 7, settings, y, after: 1.5 });
  expect([...y.toArray()]).toEqual(wanted(0.5));
});

test("a view of the struct is an argument, and each launch copies it", () => {
  const [one, two] = [gpu.from(new Float64Array(16)), gpu.from(new Float64Array(16))];
  const view = Settings.alloc(settings);
  read.launch(shape, { before: 7, settings: view, y: one, after: 1.5 });
  view.scale = 3;
  read.launch(shape, { before: 7, settings: view, y: two, after: 1.5 });
  expect([...one.toArray()]).toEqual(wanted(0.5));
  expect([...two.toArray()]).toEqual(wanted(3));
});

test("a prepared launch replaces it", () => {
  const y = gpu.from(new Float64Array(16));
  const step = read.prepare(shape, { before: 7, settings, y, after: 1.5 });
  read.launch(shape, { before: 0, settings: { ...settings, scale: 9 }, y, after: 0 });
  step.launch();
  expect([...y.toArray()]).toEqual(wanted(0.5));
  step.set({ settings: { ...settings, scale: 2 } });
  step.set({ after: 1.5 });
  step.launch();
  expect([...y.toArray()]).toEqual(wanted(2));
});

test("wrong arguments are refused with the field", () => {
  const y = gpu.from(new Float64Array(16));
  const launch = (given: unknown) => () =>
    read.launch(shape, { before: 7, settings: given, y, after: 1.5 } as never);
  const { scale: _, ...rest } = settings;
  expect(launch(rest)).toThrow("the field scale of the argument settings is missing");
  expect(launch(3)).toThrow("the argument settings is 3. Use an object of Settings: { kind, scale, at");
  expect(launch({ ...settings, more: 1 })).toThrow(/more/);
  expect(launch(new Uint8Array(8))).toThrow(`argument 1 is 8 bytes, the struct ${Settings.size}`);
});

test("a field is not assigned, and pointers are refused", () => {
  const wrong = kernel("wrong", { settings: byValue(Settings) }, ({ settings: s }) => {
    (s as { scale: number }).scale = 1;
  });
  expect(() => wrong.ptx).toThrow(KernelError);
  expect(() => wrong.ptx).toThrow("settings is a copy for each thread to read");
  expect(() => byValue(struct("Node", { next: ptr, value: i32 }))).toThrow(
    "the field next of the struct Node is ptr",
  );
  expect(() => byValue({} as never)).toThrow("byValue: the type is not a struct");
});

test("a small struct beside small parameters has its own place", () => {
  const Pair = struct("Pair", { a: i8, b: i8 });
  const add = kernel(
    "add",
    { one: "u8", pair: byValue(Pair), two: "i32", y: "i32[]" },
    ({ one, pair, two, y }) => {
      y[0] = one + pair.a * 10 + pair.b * 100 + two * 1000;
    },
  );
  const y = gpu.from(new Int32Array(1));
  add.launch({ grid: 1, block: 1 }, { one: 1, pair: { a: 2, b: 3 }, two: 4, y });
  expect(y.toArray()[0]).toBe(4321);
});
