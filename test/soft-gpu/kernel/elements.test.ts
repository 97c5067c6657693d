import { afterAll, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const shape = { grid: 1, block: 4 } as const;

const integers = [
  ["i8", Int8Array],
  ["u8", Uint8Array],
  ["i16", Int16Array],
  ["u16", Uint16Array],
  ["i32", Int32Array],
  ["u32", Uint32Array],
] as const;

test.each(integers)(
  "%s wraps as an element of a typed array does, in global, shared and local memory",
  (type, Elements) => {
    const step = kernel(
      "step",
      { x: `readonly ${type}[]`, y: `${type}[]` },
      ({ x, y }, { threadIdx, shared, local, sync }) => {
        const [s, t] = [shared("i8", 4), local("u16", 4)];
        const i = threadIdx.x;
        s[i] = 100 + i * 20;
        t[i] = 65534 + i;
        sync();
        y[i] = x[i] + 1;
        y[i + 4] = x[i] - 1;
        y[i + 8] = s[i];
        y[i + 12] = t[i];
      },
    );
    const given = Elements.from([0, -1, 2 ** 31 - 1, 127]);
    const [x, y] = [gpu.from(given), gpu.from(new Elements(16))];
    step.launch(shape, { x, y } as never);
    const wanted = new Elements(16);
    given.forEach((each, i) => {
      wanted[i] = each + 1;
      wanted[i + 4] = each - 1;
      wanted[i + 8] = Int8Array.of(100 + i * 20)[0]!;
      wanted[i + 12] = Uint16Array.of(65534 + i)[0]!;
    });
    expect([...y.toArray()]).toEqual([...wanted]);
  },
);

test.each([
  ["i64", BigInt64Array],
  ["u64", BigUint64Array],
] as const)("%s wraps as an element of a typed array does", (type, Elements) => {
  const step = kernel("step", { x: `readonly ${type}[]`, y: `${type}[]` }, ({ x, y }, { threadIdx }) => {
    y[threadIdx.x] = x[threadIdx.x] * 3n + 1n;
  });
  const given = Elements.from([0n, -1n, 2n ** 63n - 1n, 2n ** 62n]);
  const [x, y] = [gpu.from(given), gpu.from(new Elements(4))];
  step.launch(shape, { x, y } as never);
  expect([...y.toArray()]).toEqual([...Elements.from([...given].map((each) => each * 3n + 1n))]);
});

test("f16 is rounded to the nearest when it is stored", () => {
  const third = kernel("third", { x: "readonly f16[]", y: "f16[]" }, ({ x, y }, { threadIdx }) => {
    y[threadIdx.x] = x[threadIdx.x] / 3;
  });
  const given = Float16Array.of(1, -2.5, 65504, 6e-8);
  const [x, y] = [gpu.from(given), gpu.from(new Float16Array(4))];
  third.launch(shape, { x, y });
  expect([...y.toArray()]).toEqual([...Float16Array.from(given, (each) => Math.fround(each / 3))]);
});

test("bf16 has the upper half of an f32, rounded to the nearest", () => {
  const twice = kernel(
    "twice",
    { x: "readonly bf16[]", y: "bf16[]", z: "f32[]" },
    ({ x, y, z }, { threadIdx }) => {
      z[threadIdx.x] = x[threadIdx.x];
      y[threadIdx.x] = x[threadIdx.x] + 0.0009765625;
    },
  );
  const bits = Uint16Array.of(0x3f80, 0xc020, 0x7f80, 0x3eab);
  const floats = new Float32Array(Uint32Array.from(bits, (each) => each << 16).buffer);
  const [x, y, z] = [gpu.from(bits), gpu.from(new Uint16Array(4)), gpu.from(new Float32Array(4))];
  twice.launch(shape, { x, y, z });
  expect([...z.toArray()]).toEqual([...floats]);
  const sums = new Uint32Array(floats.map((each) => each + 0.0009765625).buffer);
  const wanted = Array.from(sums, (each) => (each + 0x7fff + ((each >>> 16) & 1)) >>> 16);
  expect([...y.toArray()]).toEqual(wanted);
});

test("bool is a byte that is 0 or 1", () => {
  const flip = kernel("flip", { x: "readonly bool[]", y: "bool[]" }, ({ x, y }, { threadIdx }) => {
    y[threadIdx.x] = !x[threadIdx.x];
  });
  const [x, y] = [gpu.from(Uint8Array.of(0, 1, 7, 0)), gpu.from(new Uint8Array(4))];
  flip.launch(shape, { x, y });
  expect([...y.toArray()]).toEqual([1, 0, 0, 1]);
});
