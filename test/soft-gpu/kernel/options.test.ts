import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel, plainIntrinsics } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const FACTOR = 3;
const scaled = kernel("scaled", { y: "f32[]", FACTOR }, ({ y, FACTOR: factor }, { globalIdx }) => {
  y[globalIdx.x] = y[globalIdx.x]! * factor + 1;
});

test("with changes some options and keeps the others", () => {
  const small = scaled.with({ maximumThreads: 64 });
  expect(scaled.ptx).not.toContain(".maxntid");
  expect(small.ptx).toContain(".maxntid 64");
  expect(small.ptx).toContain("fma.rn.f32");
  const separate = small.with({ fma: false });
  expect(separate.ptx).toContain(".maxntid 64");
  expect(separate.ptx).not.toContain("fma.rn.f32");
});

test("a kernel with other options launches by itself", () => {
  const y = gpu.from(new Float32Array([1, 2]));
  scaled.launch({ grid: 1, block: 2 }, { y });
  scaled.with({ fma: true }).launch({ grid: 1, block: 2 }, { y });
  expect([...y.toArray()]).toEqual([13, 22]);
});

test("with refuses what is not an options object, and an unknown check of bounds", () => {
  expect(() => scaled.with(true as never)).toThrow(
    'kernel scaled: the options are true. Use an object such as { bounds: "check" }',
  );
  expect(() => scaled.with({ bounds: "yes" as never })).toThrow('kernel scaled: the option bounds is "yes"');
});

test("the body and the signature of a kernel run as plain JavaScript", () => {
  const y = [1, 2];
  const { FACTOR: factor } = scaled.signature;
  for (let i = 0; i < 2; i++) scaled.body({ y, FACTOR: factor }, plainIntrinsics({ threadIdx: { x: i } }));
  expect(y).toEqual([4, 7]);
});
