import { describe, expect, test } from "vitest";
import { AddressRange, type Buffer, type Device, granularity } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";

// A buffer is not an array of JavaScript. Code that takes it for one gets an error, not a wrong value.

/** Returns the value without its type. TypeScript refuses most of these uses. */
// biome-ignore lint/suspicious/noExplicitAny: any is the point
const any = (value: unknown): any => value;

const ramp = (): Float32Array<ArrayBuffer> => new Float32Array([1, 2, 3, 4]);

describe("a buffer taken for an array or a number", () => {
  const refusals: readonly (readonly [use: string, message: string, run: (x: Buffer) => unknown])[] = [
    ["x + 1", "Buffer f32[4] is not a number. Use x.toArray()", (x) => any(x) + 1],
    ["x * 2", "Buffer f32[4] is not a number", (x) => any(x) * 2],
    ["x < 2", "Buffer f32[4] is not a number", (x) => any(x) < 2],
    ["x >= 2", "Buffer f32[4] is not a number", (x) => any(x) >= 2],
    ["x[0]", "Buffer f32[4] has no element x[0]. Use x.toArray()[0]", (x) => any(x)[0]],
    ["x[-1]", "Buffer f32[4] has no element x[-1]", (x) => any(x)[-1]],
    ["x[70000]", "Buffer f32[4] has no element x[70000]", (x) => any(x)[70000]],
    ["x[0] = 5", "Buffer f32[4] does not take x[0] = 5. Use x.set([5], 0)", (x) => (any(x)[0] = 5)],
    ["x[1] += 1", "Buffer f32[4] has no element x[1]", (x) => (any(x)[1] += 1)],
    ["0 in x", "a Buffer has no element x[0]", (x) => 0 in x],
    ["for (const v of x)", "Buffer f32[4] is not iterable. Use x.toArray()", (x) => [...any(x)]],
    ["Array.from(x)", "is not iterable. Use x.toArray()", (x) => Array.from(any(x))],
    ["new Float32Array(x)", "is not iterable. Use x.toArray()", (x) => new Float32Array(any(x))],
    ["map of an array", "a Buffer has no element x[0]", (x) => Array.prototype.map.call(x, () => 1)],
  ];

  test.each(refusals)("%s throws a TypeError that names the fix", (_, message, run) => {
    using device = open();
    using x = device.from(ramp());
    expect(() => run(x as unknown as Buffer)).toThrow(message);
    expect(() => run(x as unknown as Buffer)).toThrow(TypeError);
    expect(() => run(x.slice(0, 4) as unknown as Buffer)).toThrow(TypeError);
    expect(x.toArray()).toEqual(ramp());
  });

  test("a buffer in place of the list of arguments is refused, and so is an object made from one", () => {
    using device = open();
    using x = device.allocate(1, "f32");
    const kernel = device
      .loadModule(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry f(.param .u64 a) { ret; }")
      .kernel("f", ["ptr"]);
    for (const values of [x, Object.create(x), Float64Array.of(1)]) {
      expect(() => kernel.launch({ grid: 1, block: 1 }, any(values))).toThrow(
        "Use an array, a value a parameter",
      );
    }
  });

  test("memory that the host reaches is indexed through `array`, as the error says", () => {
    using device = open();
    using x = device.allocatePinned(4, "f32");
    expect(() => any(x)[2]).toThrow("Use x.array[2]");
    expect(() => (any(x)[2] = 7)).toThrow("Use x.array[2] = 7");
    x.array[2] = 7;
    expect(x.toArray()[2]).toBe(7);
  });

  test("its text is its type and length", () => {
    using device = open();
    using x = device.from(ramp());
    expect(`${any(x)}`).toBe("Buffer f32[4]");
    expect(x.toString()).toBe("Buffer f32[4]");
  });

  test("other properties are those of an object", async () => {
    using device = open();
    using x = device.from(ramp());
    expect(x instanceof Object).toBe(true);
    expect(await x).toBe(x);
    expect(any(x).nothing).toBeUndefined();
    expect("nothing" in x).toBe(false);
    expect("length" in x).toBe(true);
    any(x).note = "mine";
    expect(Object.keys(x)).toContain("note");
    expect(Object.hasOwn(x, "note")).toBe(true);
    const names: string[] = [];
    for (const name in x) names.push(name);
    expect(names).toEqual(Object.keys(x));
  });
});

describe("an argument that a method does not take", () => {
  const refusals: readonly (readonly [
    use: string,
    message: string,
    run: (x: Buffer<"f32">, device: Device) => unknown,
  ])[] = [
    ["slice(1, 3, 99)", "slice takes at most 2 arguments (from, to), 3 given", (x) => any(x).slice(1, 3, 99)],
    ['as("u8", 2)', "as takes 1 argument (type), 2 given", (x) => any(x).as("u8", 2)],
    ["set(list, 0, undefined, 1)", "set takes at most 3", (x) => any(x).set([1], 0, undefined, 1)],
    ["copyTo(array, undefined, 1)", "copyTo takes at most 2", (x) => any(x).copyTo(ramp(), undefined, 1)],
    [
      'toArray("f64")',
      "toArray takes no arguments, 1 given: it returns elements of f32; convert them, as with Float64Array.from(x.toArray())",
      (x) => any(x).toArray("f64"),
    ],
    ["toArray(stream)", "with await x.read(stream)", (x, device) => any(x).toArray(device.stream)],
    ["fill(1, undefined, 2)", "fill takes at most 2", (x) => any(x).fill(1, undefined, 2)],
    ["map(fn)", "map takes no arguments, 1 given", (x) => any(x).map(() => 1)],
    ["map(fn)", "use x.toArray().map(...), or a kernel", (x) => any(x).map(() => 1)],
    [
      'from(a, { type: "f64" })',
      "from takes 1 argument (source), 2 given",
      (_, device) => any(device).from(ramp(), { type: "f64" }),
    ],
    [
      'from(a, { type: "f64" })',
      "the class of the array sets the element type, as in device.from(new Float64Array([1, 2, 3]))",
      (_, device) => any(device).from(ramp(), { type: "f64" }),
    ],
    [
      "from(a, { stream: 1 })",
      "device.allocate(length, type).set(source, 0, stream)",
      (_, device) => any(device).from(ramp(), { stream: 1 }),
    ],
    ['from(a, "f64")', "from takes 1 argument", (_, device) => any(device).from(ramp(), "f64")],
    [
      "loadModule(ptx, options)",
      "loadModule takes 1 argument (image), 2 given: options belong to compile()",
      (_, device) => any(device).loadModule("", { options: [] }),
    ],
    ['allocate(4, "f32", 1)', "allocate takes at most 2", (_, device) => any(device).allocate(4, "f32", 1)],
  ];

  test.each(refusals)("%s is refused: %s", (_, message, run) => {
    using device = open();
    using x = device.from(ramp());
    expect(() => run(x, device)).toThrow(message);
    expect(() => run(x, device)).toThrow(TypeError);
  });
});

describe("fill", () => {
  const refusals: readonly (readonly [
    type: "u8" | "i8" | "u16" | "i32" | "u32" | "u64",
    value: number | bigint,
    message: string,
  ])[] = [
    ["u8", 300, "fill: 300 does not fit into u8, whose elements are whole numbers from 0 to 255"],
    ["u8", -1, "fill: -1 does not fit into u8, whose elements are whole numbers from 0 to 255"],
    ["u8", 1.5, "fill: 1.5 does not fit into u8, whose elements are whole numbers"],
    ["u8", Number.NaN, "fill: NaN does not fit into u8, whose elements are whole numbers"],
    ["i8", 128, "fill: 128 does not fit into i8, whose elements are whole numbers from -128 to 127"],
    ["u16", 65536, "does not fit into u16, whose elements are whole numbers from 0 to 65535"],
    [
      "i32",
      2 ** 31,
      "does not fit into i32, whose elements are whole numbers from -2147483648 to 2147483647",
    ],
    ["u64", 2n ** 64n, "does not fit into u64, whose elements are bigints from 0n to 18446744073709551615n"],
  ];

  test.each(refusals)("of %s refuses %s", (type, value, message) => {
    using device = open();
    using x = device.allocate(4, type);
    expect(() => x.fill(value as never)).toThrow(message);
    expect(() => x.fill(value as never)).toThrow(RangeError);
  });

  test("takes the least and the greatest element, -0 and what a float rounds", () => {
    using device = open();
    expect(device.allocate(1, "u8").fill(255).toArray()).toEqual(new Uint8Array([255]));
    expect(device.allocate(1, "i8").fill(-128).toArray()).toEqual(new Int8Array([-128]));
    expect(device.allocate(1, "i32").fill(-0).toArray()).toEqual(new Int32Array([0]));
    expect(device.allocate(1, "f32").fill(0.1).toArray()).toEqual(new Float32Array([0.1]));
    expect([...device.allocate(1, "f32").fill(Number.NaN).toArray()]).toEqual([Number.NaN]);
  });
});

test("from refuses a list of numbers and names the typed array", () => {
  using device = open();
  expect(() => any(device).from([1, 2, 3])).toThrow(
    "from: an array of 3 has no element type, so use device.from(new Float32Array([1, 2, 3]))",
  );
  expect(() => any(device).from([1n, 2n])).toThrow("use device.from(new BigInt64Array([1n, 2n]))");
  expect(() => any(device).from(new Array(100).fill(0))).toThrow("use device.from(new Float32Array(list))");
});

test("a buffer of an address range behaves as any other", () => {
  using device = open();
  using range = AddressRange.reserve(device, granularity(device));
  expect(() => any(range.buffer("u8", 16))[0]).toThrow("has no element x[0]");
});

test("a launch refuses a stream beside its configuration", () => {
  using device = open();
  using module = device.loadModule(
    ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry none() { ret; }",
  );
  const kernel = module.kernel("none", "");
  const config = { grid: 1, block: 1 };
  expect(() => any(kernel).launch(config, [], device.stream)).toThrow(
    "launch takes at most 2 arguments (config, values), 3 given: name a stream in config.stream",
  );
  kernel.launch({ ...config, stream: device.stream }, []);
  device.synchronize();
});
