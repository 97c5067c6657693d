import { describe, expect, test } from "vitest";
import {
  array,
  be,
  bool,
  chars,
  enumOf,
  f32,
  f64,
  flagsOf,
  i8,
  i16,
  i32,
  i64,
  i64n,
  opaque,
  ptr,
  struct,
  u8,
  u16,
  u32,
  u64,
  u64n,
  usize,
} from "../../../ffi/layout/index.ts";

const every = struct("every", {
  u8,
  i8,
  u16,
  i16,
  u32,
  i32,
  u64,
  i64,
  u64n,
  i64n,
  usize,
  ptr,
  f32,
  f64,
  bool,
});

describe("scalars", () => {
  test("integers are stored and read at their limits", () => {
    const one = every.alloc();
    const limits: [keyof typeof every.offsets, readonly (number | bigint)[]][] = [
      ["u8", [0, 255]],
      ["i8", [-128, 127]],
      ["u16", [0, 65535]],
      ["i16", [-32768, 32767]],
      ["u32", [0, 2 ** 31, 2 ** 32 - 1]],
      ["i32", [-(2 ** 31), 2 ** 31 - 1]],
      ["u64", [0n, 2n ** 64n - 1n]],
      ["i64", [-(2n ** 63n), 2n ** 63n - 1n]],
      ["u64n", [0, 2 ** 32, 2 ** 53 - 1]],
      ["i64n", [-(2 ** 53) + 1, -1, 2 ** 53 - 1]],
      ["usize", [2 ** 40 + 1]],
      ["ptr", [0x7fff_ffff_f000]],
    ];
    for (const [name, values] of limits)
      for (const value of values) {
        Object.assign(one, { [name]: value });
        expect(one[name], `${name} = ${value}`).toBe(value);
      }
  });

  test("numbers out of range wrap as in C, fractions are cut, NaN stores 0", () => {
    const one = every.alloc({ u8: 300, i8: 200, u16: -1, i16: 40000, u32: -1, i32: 2 ** 31 });
    expect([one.u8, one.i8, one.u16, one.i16, one.u32, one.i32]).toEqual([
      44,
      -56,
      65535,
      -25536,
      2 ** 32 - 1,
      -(2 ** 31),
    ]);
    one.u32 = 2 ** 32 + 7.9;
    expect(one.u32).toBe(7);
    one.u32 = Number.NaN;
    expect(one.u32).toBe(0);
  });

  test("64-bit members accept numbers and bigints, negative ones in two's complement", () => {
    const one = every.alloc({ u64: -1, i64: -5, u64n: 7n, ptr: 2n ** 40n, i64n: -(2 ** 40) });
    expect(one.u64).toBe(2n ** 64n - 1n);
    expect(one.i64).toBe(-5n);
    expect([one.u64n, one.ptr, one.i64n]).toEqual([7, 2 ** 40, -(2 ** 40)]);
    for (const value of [-(2 ** 32), -(2 ** 32) - 1, -(2 ** 52) - 3]) {
      one.i64 = BigInt(value);
      const expected = one.i64;
      Object.assign(one, { i64: value });
      expect(one.i64).toBe(expected);
    }
  });

  test("a 64-bit number above 2^53 is refused when read, never rounded", () => {
    const one = every.alloc({ u64n: 2n ** 53n, i64n: -(2n ** 60n), ptr: 2n ** 64n - 1n });
    expect(() => one.u64n).toThrow(/every\.u64n holds 0x20000000000000/);
    expect(() => one.i64n).toThrow(RangeError);
    expect(() => one.ptr).toThrow(RangeError);
    expect(one.toObject()).toMatchObject({ u64n: 2n ** 53n, i64n: -(2n ** 60n), ptr: 2n ** 64n - 1n });
  });

  test("a value that is not a number is a TypeError that names the member", () => {
    const one = every.alloc();
    for (const name of Object.keys(every.offsets).filter((key) => key !== "bool"))
      for (const bad of [undefined, null, "5", {}, true])
        expect(() => Object.assign(one, { [name]: bad }), `${name} = ${bad}`).toThrow(
          `every.${name}: expected`,
        );
  });

  test("floats and booleans", () => {
    const one = every.alloc({ f32: 1.5, f64: Math.PI, bool: true });
    expect([one.f32, one.f64, one.bool]).toEqual([1.5, Math.PI, true]);
    one.bool = false;
    expect(one.bool).toBe(false);
  });

  test("big-endian members are stored in network order", () => {
    const wire = struct("wire", { a: be(u16), b: be(u32), c: be(u64), d: be(u64n), e: be(i16), f: be(i32) });
    const bytes = new Uint8Array(wire.size);
    const one = wire.on(bytes);
    wire.assign(one, { a: 0x0102, b: 0x03040506, c: 0x0708090a0b0c0d0en, d: 0x1f_0000_0001, e: -2, f: -3 });
    expect([...bytes.subarray(0, 2)]).toEqual([1, 2]);
    expect([...bytes.subarray(4, 16)]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(one.toObject()).toEqual({
      a: 0x0102,
      b: 0x03040506,
      c: 0x0708090a0b0c0d0en,
      d: 0x1f_0000_0001,
      e: -2,
      f: -3,
    });
    one.c = 2n ** 64n - 1n;
    expect(one.c).toBe(2n ** 64n - 1n);
    wire.assign(one, { c: -2, d: 2 ** 53 - 1 });
    expect([one.c, one.d]).toEqual([2n ** 64n - 2n, 2 ** 53 - 1]);
    expect(() => be(f32)).toThrow(TypeError);
  });

  test("text ends at its NUL and is refused when it does not fit", () => {
    const named = struct("named", { name: chars(8), after: u8 });
    const one = named.alloc({ name: "mlx5_0", after: 9 });
    expect(one.name).toBe("mlx5_0");
    one.name = "ä";
    expect(new Uint8Array(one["buffer" as never], 0, 9)).toEqual(
      new Uint8Array([0xc3, 0xa4, 0, 0, 0, 0, 0, 0, 9]),
    );
    expect(() => (one.name = "12345678")).toThrow(/named\.name: 8 bytes of text do not fit in char\[8\]/);
    expect(() => (one.name = 5 as never)).toThrow(TypeError);
    const bytes = new Uint8Array(named.size).fill(0x41);
    expect(named.on(bytes).name).toBe("AAAAAAAA");
  });
});

describe("arrays", () => {
  const lists = struct("lists", {
    gid: array(u8, 16),
    keys: array(u32, 3),
    wide: array(u64, 2),
    pointers: array(ptr, 3),
    wire: array(be(u16), 2),
    names: array(chars(4), 2),
    grid: array(array(u16, 2), 2),
  });

  test("plain numbers are typed arrays over the same memory", () => {
    const one = lists.alloc({ gid: [0xfe, 0x80], keys: [1, 2, 3], wide: [1, 2n] });
    expect(one.gid).toBeInstanceOf(Uint8Array);
    expect(one.keys).toEqual(new Uint32Array([1, 2, 3]));
    expect(one.wide).toEqual(new BigUint64Array([1n, 2n]));
    one.keys[1] = 9;
    expect(lists.on(one as unknown as DataView).keys[1]).toBe(9);
    one.gid = new Uint8Array(16).fill(5);
    expect(one.gid[15]).toBe(5);
  });

  test("pointers, big-endian numbers and text are indexed, iterated and bounds-checked", () => {
    const one = lists.alloc({ pointers: [4096, 8192], wire: [0x0102, 3], names: ["abc", "de"] });
    expect([...one.pointers]).toEqual([4096, 8192, 0]);
    one.pointers[2] = 12288;
    expect(one.pointers.get(2)).toBe(12288);
    one.wire.set(0, 0xaabb);
    expect([...one.wire]).toEqual([0xaabb, 3]);
    expect(one.names[1]).toBe("de");
    expect(one.pointers[3]).toBeUndefined();
    expect(one.pointers).toHaveLength(3);
    expect(() => one.pointers.get(3)).toThrow(/lists\.pointers\[3\] is outside the array of 3/);
    expect(() => (one.pointers[3] = 1)).toThrow(RangeError);
  });

  test("arrays of arrays nest", () => {
    const one = lists.alloc({
      grid: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(one.grid[1]).toEqual(new Uint16Array([3, 4]));
    expect(one.toObject().grid).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("an unaligned array has no typed array, which is an error with the offset", () => {
    const one = lists.on(new ArrayBuffer(lists.size + 8), 1);
    expect(() => one.keys).toThrow(
      /lists\.keys starts at byte 17 of its buffer: not aligned for a Uint32Array/,
    );
    expect(one.toObject().keys).toEqual([0, 0, 0]);
  });

  test("an opaque type is accessed as its bytes", () => {
    const mutex = opaque("pthread_mutex_t", { x64: [40, 8], arm64: [48, 8] });
    const one = struct("locked", { n: u32, mutex }).alloc();
    one.mutex[0] = 1;
    expect(one.mutex).toHaveLength(mutex.size);
    expect(() => (one.mutex = new Uint8Array(3))).toThrow(/locked\.mutex/);
    expect(() => opaque("odd", { x64: [41, 8], arm64: [48, 8] })).toThrow(RangeError);
  });
});

describe("enums and flags", () => {
  const status = enumOf("status", { OK: 0, BAD: 1, ALIAS: 1, WORSE: 5 });
  const flags = flagsOf("flags", { A: 1, B: 2, C: 4, BC: 6, HIGH: 2 ** 31 });

  test("constants are properties, and values have names", () => {
    expect(status.WORSE).toBe(5);
    expect(status.values).toEqual({ OK: 0, BAD: 1, ALIAS: 1, WORSE: 5 });
    expect([0, 1, 5, 9].map(status.nameOf)).toEqual(["OK", "BAD", "WORSE", "9"]);
  });

  test("flags are named together, unknown bits in hexadecimal", () => {
    expect([0, 1, 3, 6, 7, 2 ** 31 + 9].map(flags.nameOf)).toEqual([
      "0",
      "A",
      "A|B",
      "BC",
      "A|BC",
      "A|HIGH|0x8",
    ]);
  });

  test("storage has the type of C or the requested type", () => {
    expect(status.size).toBe(4);
    expect(enumOf("small", { A: 1 }, u8).size).toBe(1);
    const signed = enumOf("signed", { MINUS: -1, PLUS: 1 });
    const one = struct("s", { signed }).alloc({ signed: -1 });
    expect(signed.nameOf(one.signed)).toBe("MINUS");
    expect(flagsOf("wide", { TOP: 2 ** 40 }).size).toBe(8);
  });

  test("a value missing from the tables is preserved", () => {
    const one = struct("s", { status }).alloc({ status: 77 });
    expect(one.status).toBe(77);
  });
});
