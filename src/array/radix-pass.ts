import type { ElementType } from "../cuda/memory/element-type.ts";
import type { Dtype } from "./dtype.ts";
import type { Memory } from "./kernel-list.ts";

/** Number of bits of a digit. */
export const BITS = 8;
/** Number of values of a digit. */
export const DIGITS = 2 ** BITS;

/** Source of the digit of an element: its key, or the number of its row. */
export type Digit = "u32" | "u64" | "row";

/** Returns the text of the digit of an element, from the texts of its key and of its index. */
export function digitText(digit: Digit, key: string, index: string, shift = "shift"): string {
  if (digit === "row") return `(((${index} / length) | 0) >> ${shift}) & ${DIGITS - 1}`;
  if (digit === "u64") return `i32((${key} >> u64(${shift})) & ${DIGITS - 1}n)`;
  return `(${key} >>> ${shift}) & ${DIGITS - 1}`;
}

/** Elements of an array: their memory, and their type in a kernel. */
export interface ElementArray {
  readonly memory: Memory;
  readonly type: ElementType | Dtype;
  /** Returns the text of the key of an element, or of the element of a key. */
  readonly converted: (name: string) => string;
  /** Key of the texts of `converted`. */
  readonly key: string;
}

/** A sort of the rows of an array by unsigned integers, which are keys of its elements. */
export interface RadixSort {
  readonly type: "u32" | "u64";
  /** Number of the low bits of the keys that differ. */
  readonly bits: number;
  /** Number of rows, and of elements of a row. */
  readonly rows: number;
  readonly length: number;
  readonly from: ElementArray;
  /** Elements in their order. Undefined where only their indices are needed. */
  readonly to: ElementArray | undefined;
  /** Index before the sort of each element: in the whole array as i32, or in its row as i64. */
  readonly indices: { readonly memory: Memory; readonly type: "i32" | "i64" } | undefined;
}

/** One pass of a sort: all elements are sorted by one digit, in a stable way. */
export interface Pass {
  readonly digit: Digit;
  /** Number of bits of the key, or of the row's number, below the digit. */
  readonly shift: number;
}

/** Returns the passes in their order: those of the keys, then those of the row's number. */
export function passesOf({ type, bits, rows }: RadixSort): readonly Pass[] {
  const passes: Pass[] = [];
  for (let shift = 0; shift < bits; shift += BITS) passes.push({ digit: type, shift });
  for (let shift = 0; rows - 1 >= 2 ** shift; shift += BITS) passes.push({ digit: "row", shift });
  return passes;
}

/** Arrays that a pass reads and writes. */
export interface PassArrays {
  readonly from: ElementArray;
  readonly to: ElementArray | undefined;
  /** Indices of the elements. Undefined for the first pass, where each element has its own index. */
  readonly indicesFrom: Memory | undefined;
  readonly indicesTo: { readonly memory: Memory; readonly type: "i32" | "i64" } | undefined;
}

/** Returns the arrays of each pass. `temporary` returns new memory. */
export function arraysOf(
  sort: RadixSort,
  temporary: (dtype: Dtype, size: number) => number,
): readonly PassArrays[] {
  const { type, rows, length, from, to, indices } = sort;
  const count = passesOf(sort).length;
  const pair = (dtype: Dtype): readonly number[] => {
    const made: number[] = [];
    for (let i = 0; i < Math.min(2, count - 1); i++) made.push(temporary(dtype, rows * length));
    return made;
  };
  const plain = (memory: number): ElementArray => ({ memory, type, converted: (name) => name, key: "" });
  const keys = pair(type).map(plain);
  const places = indices !== undefined || rows > 1 ? pair("i32") : undefined;
  return Array.from({ length: count }, (_, i) => {
    const isLast = i === count - 1;
    const moved = places === undefined ? undefined : ({ memory: places[i % 2]!, type: "i32" } as const);
    return {
      from: i === 0 ? from : keys[(i - 1) % 2]!,
      to: isLast ? to : keys[i % 2],
      indicesFrom: i === 0 ? undefined : places?.[(i - 1) % 2],
      indicesTo: isLast ? indices : moved,
    };
  });
}

/** Returns the text of an index as the result has it. */
export const indexText = (index: string, type: "i32" | "i64", rows: number): string => {
  if (type === "i32") return index;
  return rows === 1 ? `i64(${index})` : `i64(${index} - ((${index} / length) | 0) * length)`;
};
