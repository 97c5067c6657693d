import { describe, expect, test } from "vitest";
import { bind, type CType, open } from "../../../ffi/runtime/index.ts";
import { argument, constant, constants } from "./machine-code.ts";

const libc = open("libc.so.6", {
  getpid: ["i32"],
  abs: ["i32", "i32"],
  labs: ["i64", "i64"],
  memcmp: ["i32", "ptr", "ptr", "u64"],
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  htonl: ["u32", "u32"],
  htons: ["u16", "u16"],
});
const libm = open("libm.so.6", { ldexp: ["f64", "f64", "i32"], powf: ["f32", "f32", "f32"] });

const limits: { type: CType; values: readonly (number | bigint | boolean)[] }[] = [
  { type: "bool", values: [true, false] },
  { type: "i8", values: [-128, -1, 0, 127] },
  { type: "u8", values: [0, 1, 128, 255] },
  { type: "i16", values: [-32768, -1, 0, 32767] },
  { type: "u16", values: [0, 32768, 65535] },
  { type: "i32", values: [-(2 ** 31), -1, 0, 2 ** 31 - 1] },
  { type: "u32", values: [0, 2 ** 31, 2 ** 32 - 1] },
  { type: "i64", values: [-(2n ** 63n), -1n, 0n, 2n ** 53n + 1n, 2n ** 63n - 1n] },
  { type: "u64", values: [0n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n] },
  { type: "f32", values: [0, -0, 1.5, Math.fround(Math.PI), 2 ** -149, Infinity, -Infinity, NaN] },
  { type: "f64", values: [0, -0, Math.PI, 5e-324, Number.MAX_VALUE, Infinity, -Infinity, NaN] },
  { type: "ptr", values: [0, 1, 2 ** 32 + 1, 2 ** 47 - 1, 2 ** 52 - 1, 2 ** 52, 2 ** 53 - 1] },
];

type Anything = (...args: unknown[]) => unknown;

describe("scalar types", () => {
  for (const { type, values } of limits) {
    test(`${type} passes through C unchanged at its limits`, () => {
      const identity = argument([type], 0, type) as Anything;
      for (const value of values) expect(identity(value)).toBe(value);
    });

    test(`${type} passes through C unchanged from the stack`, () => {
      const params = Array<CType>(12).fill(type);
      const last = argument(params, 11, type) as Anything;
      for (const value of values) {
        const others = Array(11).fill(type === "bool" ? value !== true : type.includes("64") ? 7n : 7);
        expect(last(...others, value)).toBe(value);
      }
    });
  }

  test("numbers go in as 64-bit integers of either sign and come back as bigint", () => {
    const signed = argument(["i64"], 0, "i64");
    const unsigned = argument(["u64"], 0, "u64");
    for (const value of [0, 1, -1, 2 ** 31, 2 ** 32 + 5, 2 ** 52 - 1, 2 ** 52, -(2 ** 52) - 1, 2 ** 53 - 1]) {
      expect(signed(value)).toBe(BigInt(value));
      expect(unsigned(value)).toBe(BigInt.asUintN(64, BigInt(value)));
    }
  });

  test("numbers out of a type's range wrap as a C cast does", () => {
    const cases: [CType, number | bigint, number | bigint][] = [
      ["u8", 256, 0],
      ["u8", -1, 255],
      ["i8", 128, -128],
      ["u16", 65536 + 7, 7],
      ["i16", 32768, -32768],
      ["i32", 2 ** 31, -(2 ** 31)],
      ["i32", 2 ** 32 + 5, 5],
      ["u32", -1, 2 ** 32 - 1],
      ["u64", -1, 2n ** 64n - 1n],
      ["u64", 2n ** 64n + 3n, 3n],
      ["i64", 2n ** 63n, -(2n ** 63n)],
    ];
    for (const [type, given, expected] of cases) {
      expect((argument([type], 0, type) as Anything)(given), `${type} ${given}`).toBe(expected);
    }
  });

  test("fractions are cut off, not rounded", () => {
    for (const type of ["i8", "u16", "i32", "u32", "i64", "u64", "ptr"] as const) {
      expect(Number((argument([type], 0, type) as Anything)(1.9)), type).toBe(1);
    }
    expect(argument(["i32"], 0, "i32")(-1.9)).toBe(-1);
    expect(argument(["i64"], 0, "i64")(-1.9)).toBe(-1n);
  });

  test("narrow integers reach C extended to 32 bits, as compilers expect", () => {
    expect(argument(["i8"], 0, "i32")(-2)).toBe(-2);
    expect(argument(["i16"], 0, "i32")(-2)).toBe(-2);
    expect(argument(["u8"], 0, "u32")(254)).toBe(254);
    expect(argument(["u16"], 0, "u32")(65534)).toBe(65534);
    expect(argument(["bool"], 0, "u32")(true)).toBe(1);
  });

  test("MAP_FAILED, (void *)-1, is 2 ** 64, and -1 passes as such a pointer", () => {
    expect(libc.mmap!(0, 0, 0, 0, -1, 0)).toBe(2 ** 64);
    expect(argument(["ptr"], 0, "ptr")(-1)).toBe(2 ** 64);
    expect(argument(["ptr"], 0, "u64")(-1)).toBe(2n ** 64n - 1n);
  });

  test("a void function gives undefined", () => {
    expect(argument(["i32"], 0, "void")(3)).toBe(undefined);
  });
});

describe("arity and order", () => {
  for (let count = 0; count <= 22; count++) {
    test(`each of ${count} pointers arrives at its position`, () => {
      if (count === 0) return expect(bind(constant(4711), ["i32"])()).toBe(4711);
      const params = Array<CType>(count).fill("ptr");
      const values = params.map((_, i) => 0x7f00_0000_1000 + i);
      for (let i = 0; i < count; i++) {
        expect((argument(params, i, "ptr") as Anything)(...values)).toBe(values[i]);
      }
    });
  }

  test("mixed integers and floats arrive in the right registers and stack slots", () => {
    const signature: CType[] = [
      "u8", "f64", "i16", "f32", "ptr", "f64", "u64", "bool", "f32", "i64", "f64", "i32",
      "f64", "f64", "u16", "f64", "f32", "f64", "u32", "i8", "f64", "ptr",
    ]; // biome-ignore format: one list
    const values = [
      200, 1.25, -300, 2.5, 2 ** 40, 3.75, 2n ** 60n, true, 4.5, -(2n ** 50n), 5.125, -6,
      7.5, 8.5, 60000, 9.5, 10.5, 11.5, 2 ** 31, -100, 12.5, 2 ** 33,
    ]; // biome-ignore format: one list
    for (const [i, type] of signature.entries()) {
      expect((argument(signature, i, type) as Anything)(...values), `parameter ${i} ${type}`).toBe(values[i]);
    }
  });

  test("a kernel launch's eleven parameters arrive in order", () => {
    const signature: CType[] = ["ptr", "u32", "u32", "u32", "u32", "u32", "u32", "u32", "ptr", "ptr", "ptr"];
    const values = signature.map((_, i) => i + 1);
    for (const [i, type] of signature.entries()) {
      expect((argument(signature, i, type) as Anything)(...values)).toBe(i + 1);
    }
  });

  test("arguments keep their order when a call is compiled and its argument kinds change", () => {
    const third = argument(["ptr", "u64", "u64", "i32"], 2, "u64");
    for (let i = 0; i < 50_000; i++) {
      const value = i % 1000 === 999 ? BigInt(i) << 40n : i;
      if (third(0x7f0000000000, i + 1, value, i) !== BigInt(value)) throw new Error(`call ${i}`);
    }
  });
});

describe("C's own functions", () => {
  test("libc and libm compute", () => {
    expect(libc.getpid!()).toBe(process.pid);
    expect(libc.abs!(-5)).toBe(5);
    expect(libc.labs!(-(2n ** 40n))).toBe(2n ** 40n);
    expect(libc.htonl!(0x01020304)).toBe(0x04030201);
    expect(libc.htons!(0xff00)).toBe(0x00ff);
    expect(libm.ldexp!(0.75, 4)).toBe(12);
    expect(libm.powf!(2, 10)).toBe(1024);
  });

  test("one address may be bound with two signatures", () => {
    const address = constant(-7);
    expect(bind(address, ["i32"])()).toBe(-7);
    expect(bind(address, ["u32"])()).toBe(2 ** 32 - 7);
    expect(bind(address, ["i32"])()).toBe(-7);
  });

  test("2500 function pointers each call their own function", () => {
    const bound = constants(2500).map((address) => bind(address, ["i32"]));
    expect(bound.findIndex((f, i) => f() !== i)).toBe(-1);
  });

  test("bound functions outlive garbage collection", () => {
    const bound = constants(50).map((address) => bind(address, ["i32"]));
    for (let i = 0; i < 300; i++) Array.from({ length: 3000 }, () => ({ i }));
    expect(bound.map((f) => f())).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });
});
