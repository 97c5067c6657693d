import { describe, expect, test } from "vitest";
import {
  be,
  bits,
  bool,
  i8,
  i32,
  i64,
  layoutOf,
  struct,
  u8,
  u16,
  u32,
  u64,
} from "../../../ffi/layout/index.ts";

function bytesAfter<T extends { size: number; on(memory: Uint8Array): object }>(
  type: T,
  values: object,
): string {
  const bytes = new Uint8Array(type.size);
  const one = type.on(bytes);
  Object.assign(one, values);
  for (const [name, value] of Object.entries(values)) expect(one[name as never], name).toBe(value);
  return Buffer.from(bytes).toString("hex");
}

// Values and bytes printed by a C program compiled with gcc 12 on x86-64. clang gives the same on x86-64 and
// arm64.
describe("bitfields have the layout of gcc", () => {
  test("a field continues in the open unit of the previous member", () => {
    const type = struct("shared_unit", { a: u8, $0: bits(u32, { b: 8, c: 20, d: 5 }) });
    expect(bytesAfter(type, { a: 0x11, b: 0x22, c: 0xabcde, d: 0x15 })).toBe("11220000debc5a01");
  });

  test("a field that would cross its unit starts the next one", () => {
    const type = struct("crossing", {
      $0: bits(u32, { a: 3 }),
      $1: bits(i32, { b: 5 }),
      $2: bits(u32, { c: 30 }),
    });
    expect(bytesAfter(type, { a: 5, b: -3, c: 0x2abcdef1 })).toBe("ed000000f1debc2a");
  });

  test("width 0 closes the unit", () => {
    const type = struct("closed", { $0: bits(u16, { a: 4, end: 0, b: 4 }), c: u8 });
    expect(bytesAfter(type, { a: 9, b: 6, c: 0x7f })).toBe("0900067f");
  });

  test("fields of 64-bit units read as bigints", () => {
    const type = struct("wide", { $0: bits(u64, { a: 40, b: 20 }), $1: bits(i64, { c: 33 }) });
    expect(bytesAfter(type, { a: 0x123456789an, b: 0xfedcbn, c: -5n })).toBe(
      "9a78563412cbed0ffbffffff01000000",
    );
  });

  test("fields of a packed struct may cross units", () => {
    const type = struct("packed", { $0: bits(u32, { a: 7, b: 30 }), c: u8 }, { packed: true });
    expect(bytesAfter(type, { a: 0x55, b: 0x2abcdef1, c: 0x99 })).toBe("d5786f5e1599");
  });

  test("booleans and signed fields", () => {
    const type = struct("small", { $0: bits(bool, { a: 1, b: 1 }), $1: bits(i8, { c: 3, d: 4 }) });
    expect(bytesAfter(type, { a: true, b: true, c: -2, d: -7 })).toBe("1b09");
  });

  test("a closing field of width 0 raises the alignment on arm64 only", () => {
    const type = struct("end", { a: u8, $0: bits(u32, { end: 0 }), b: u8 });
    expect(layoutOf(type, "x64")).toMatchObject({ size: 5, align: 1 });
    expect(layoutOf(type, "arm64")).toMatchObject({ size: 8, align: 4 });
  });
});

describe("bits", () => {
  test("a named group of bits is a small struct", () => {
    const type = struct("capability", { version: u8, flags: bits(u16, { ack: 1, mode: 3, level: 12 }) });
    const one = type.alloc({ flags: { ack: 1, level: 0xabc } });
    expect([type.size, type.offsets.flags]).toEqual([4, 2]);
    one.flags.mode = 5;
    expect(one.toObject()).toEqual({ version: 0, flags: { ack: 1, mode: 5, level: 0xabc } });
  });

  test("values are truncated to their width and leave neighbours unchanged", () => {
    const one = struct("s", { $0: bits(u32, { a: 4, b: 4, c: 24 }) }).alloc({ a: 1, b: 0xff, c: -1 });
    expect(one.toObject()).toEqual({ a: 1, b: 15, c: 0xffffff });
    one.b = 0;
    expect(one.toObject()).toEqual({ a: 1, b: 0, c: 0xffffff });
    expect(() => (one.b = undefined as never)).toThrow(/s\.b: expected a number/);
  });

  test("big-endian units count from the most significant bit, as wire headers are drawn", () => {
    const bth = struct("bth", {
      opcode: u8,
      $0: bits(be(u8), { se: 1, m: 1, pad: 2, tver: 4 }),
      pkey: be(u16),
      $1: bits(be(u32), { fecn: 1, becn: 1, reserved: 6, qp: 24 }),
      $2: bits(be(u32), { ack: 1, reserved2: 7, psn: 24 }),
    });
    expect(bth.size).toBe(12);
    const hex = bytesAfter(bth, {
      opcode: 0x0a,
      se: 1,
      pad: 2,
      pkey: 0xffff,
      becn: 1,
      qp: 0x112233,
      ack: 1,
      psn: 5,
    });
    expect(hex).toBe("0aa0ffff4011223380000005");
    const wide = struct("w", { $0: bits(be(u64), { a: 12, b: 40, c: 12 }) });
    expect(bytesAfter(wide, { a: 0x123n, b: 0x456789abcdn, c: 0xef0n })).toBe("123456789abcdef0");
  });

  test("an impossible width is refused", () => {
    expect(() => bits(u8, { a: 9 })).toThrow(RangeError);
    expect(() => bits(bool, { a: 2 })).toThrow(RangeError);
    expect(() => bits(u8, { a: -1 })).toThrow(RangeError);
  });
});
