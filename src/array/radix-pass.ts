import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";

/** Number of bits of a digit. */
export const BITS = 8;
/** Number of values of a digit. */
export const DIGITS = 2 ** BITS;

/** Source of the digit of an element: its key, or the number of its row. */
export type Digit = "u32" | "u64" | "row";

/** Returns the text of the digit of an element, from the texts of its key and of its index. */
export function digitText(digit: Digit, key: string, index: string): string {
  if (digit === "row") return `(((${index} / length) | 0) >> shift) & ${DIGITS - 1}`;
  if (digit === "u64") return `i32((${key} >> u64(shift)) & ${DIGITS - 1}n)`;
  return `(${key} >>> shift) & ${DIGITS - 1}`;
}

/** Memory of a pass. */
export interface PassBuffers {
  readonly keys: Buffer;
  readonly outKeys: Buffer;
  readonly indices: Buffer | undefined;
  readonly outIndices: Buffer | undefined;
  readonly counts: Buffer;
}

/** One pass of a radix sort: all elements are sorted by one digit, in a stable way. */
export interface Pass {
  readonly device: Device;
  readonly type: "u32" | "u64";
  readonly buffers: PassBuffers;
  readonly digit: Digit;
  /** Number of bits of the key, or of the row's number, below the digit. */
  readonly shift: number;
  /** Indices that move with the keys. "first" elements have their own index. */
  readonly order: "none" | "first" | "moved";
  /** Number of elements. */
  readonly n: number;
  /** Number of elements of a row. */
  readonly length: number;
  /** True where only the digits are read. */
  readonly isCount?: boolean;
}
