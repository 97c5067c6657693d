import { expect, test } from "vitest";
import {
  fromPointer,
  i8Word,
  i16Word,
  i32Word,
  toI32,
  toPointer,
  toU32,
  toWord,
  u8Word,
  u16Word,
  u32Word,
} from "../../ffi/runtime/c-values.ts";

test("64-bit words hold every bit of numbers and bigints of either sign", () => {
  const numbers = [
    0,
    1,
    2 ** 31,
    2 ** 32 - 1,
    2 ** 32,
    2 ** 51 + 1,
    2 ** 52 - 1,
    2 ** 52,
    2 ** 53 - 1,
    2 ** 63,
  ];
  for (const value of [...numbers, ...numbers.map((n) => -n)]) {
    const expected = BigInt.asUintN(64, BigInt(value));
    expect(toWord(value), String(value)).toBe(expected);
    expect(toWord(BigInt(value))).toBe(expected);
    expect(toPointer(value)).toBe(expected);
  }
  expect(toWord(-(2n ** 63n))).toBe(2n ** 63n);
});

test("fractions are cut off towards zero", () => {
  for (const [given, expected] of [
    [0.9, 0n],
    [1.5, 1n],
    [2 ** 51 + 0.5, 2n ** 51n],
    [-0.9, 0n],
    [-1.9, 2n ** 64n - 1n],
  ] as const) {
    expect(toWord(given), String(given)).toBe(expected);
  }
});

test("random 52-bit numbers are unchanged by a round trip", () => {
  for (let i = 0; i < 10_000; i++) {
    const value = Math.floor(Math.random() * 2 ** 52);
    if (toWord(value) !== BigInt(value) || fromPointer(BigInt(value)) !== value)
      throw new Error(String(value));
  }
});

test("narrow integers are extended to 32 bits by their sign", () => {
  expect([i8Word(-1), i16Word(-1), i32Word(-1)]).toEqual([0xffffffffn, 0xffffffffn, 0xffffffffn]);
  expect([u8Word(-1), u16Word(-1), u32Word(-1)]).toEqual([0xffn, 0xffffn, 0xffffffffn]);
  expect([i8Word(200), u8Word(456)]).toEqual([0xffffffc8n, 200n]);
});

test("integers of up to 32 bits wrap as a C cast does", () => {
  expect([toI32(2 ** 31), toI32(2 ** 32 + 5), toI32(2n ** 33n - 1n)]).toEqual([-(2 ** 31), 5, -1]);
  expect([toU32(-1), toU32(-1n), toU32(NaN)]).toEqual([2 ** 32 - 1, 2 ** 32 - 1, 0]);
});

test("addresses above 2 ** 53 are rounded, (void *)-1 to 2 ** 64", () => {
  expect(fromPointer(2n ** 64n - 1n)).toBe(2 ** 64);
  expect(fromPointer(2n ** 47n - 1n)).toBe(2 ** 47 - 1);
});
