// Conversion between the bits and values of matrix elements.
import type { Element } from "../../ptx/operations/matrix-shape.ts";
import { widenBits } from "../numbers/narrow.ts";

const float = new Float32Array(1);
const word = new Int32Array(float.buffer);

let halves: Float32Array | undefined;
const eights = new Map<string, Float64Array>();

/** Returns a table of all f16 values, indexed by their bits. */
function halfTable(): Float32Array {
  if (halves === undefined) {
    halves = new Float32Array(65536);
    for (let bits = 0; bits < 65536; bits++) {
      const [size, sign] = [bits & 0x7fff, bits & 0x8000 ? -1 : 1];
      if (size >= 0x7c00) halves[bits] = size === 0x7c00 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
      else {
        const digits = (size & 0x3ff) + (size >= 0x400 ? 0x400 : 0);
        halves[bits] = sign * digits * 2 ** (Math.max(1, size >> 10) - 25);
      }
    }
  }
  return halves;
}

function eightTable(element: "e4m3" | "e5m2"): Float64Array {
  let table = eights.get(element);
  if (table === undefined) {
    table = Float64Array.from({ length: 256 }, (_, bits) => widenBits(bits, element === "e4m3" ? 3 : 4));
    eights.set(element, table);
  }
  return table;
}

/** Returns the function that reads element `part` of a register. */
export function reader(element: Element): (bits: number, part: number) => number {
  switch (element) {
    case "f16": {
      const table = halfTable();
      return (bits, part) => table[(bits >>> (16 * part)) & 0xffff]!;
    }
    case "bf16":
      return (bits, part) => asFloat(part === 0 ? bits << 16 : bits & 0xffff0000);
    case "tf32":
      return (bits) => asFloat(bits & 0xffffe000);
    case "f32":
      return asFloat;
    case "e4m3":
    case "e5m2": {
      const table = eightTable(element);
      return (bits, part) => table[(bits >>> (8 * part)) & 0xff]!;
    }
    case "s8":
      return (bits, part) => (bits << (24 - 8 * part)) >> 24;
    case "u8":
      return (bits, part) => (bits >>> (8 * part)) & 0xff;
    case "s4":
      return (bits, part) => (bits << (28 - 4 * part)) >> 28;
    case "u4":
      return (bits, part) => (bits >>> (4 * part)) & 0xf;
    case "b1":
      return (bits, part) => (bits >>> part) & 1;
    default:
      return (bits) => bits;
  }
}

function asFloat(bits: number): number {
  word[0] = bits;
  return float[0]!;
}

/** Returns the bits of an f32. All NaNs have the same bits. */
export function floatBits(value: number): number {
  if (Number.isNaN(value)) return 0x7fffffff;
  float[0] = value;
  return word[0]!;
}

/** Rounds to f32 toward zero. A value that is too large becomes infinite. */
export function towardZero(value: number): number {
  float[0] = value;
  const rounded = float[0];
  if (Math.abs(value) >= 2 ** 128) return value > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (Math.abs(rounded) <= Math.abs(value)) return rounded;
  word[0]!--;
  return float[0];
}

/** Returns the bits of the nearest f16. */
export function halfBits(value: number): number {
  if (Number.isNaN(value)) return 0x7fff;
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size >= 65520) return sign | 0x7c00;
  // Adding and subtracting a large number rounds at its last place.
  if (size < 2 ** -14) return sign | ((size + 2 ** 28 - 2 ** 28) * 2 ** 24);
  let exponent = Math.floor(Math.log2(size));
  if (2 ** exponent > size) exponent--;
  const large = 2 ** (exponent + 42);
  return sign | (((exponent + 15) << 10) + ((size + large - large) * 2 ** (10 - exponent) - 1024));
}

/** Returns the exponent of a finite non-zero number, at least `least`. */
export function exponentOf(value: number, least: number): number {
  float[0] = value;
  const raw = (word[0]! >>> 23) & 0xff;
  return Math.max(least, raw === 0 ? -126 : raw - 127);
}
