import type { Buffer } from "../cuda/memory/buffer.ts";
import { type Dtype, factsOf } from "./dtype.ts";
import type { KernelText } from "./emit.ts";
import type { View } from "./node.ts";

/** Size of the largest load and store of a thread, in bytes. */
export const VECTOR_BYTES = 16;
/** Size of the smallest load and store of a thread: a word. */
const WORD_BYTES = 4;
/** Number of operations of a thread from which it computes fewer elements. The text has each operation once for each element. */
const MOST_OPERATIONS = 64;

/**
 * Returns the number of neighbouring elements of a thread: one load of the largest type. A thread stores at least one word of
 * the smallest type.
 */
export function elementsOfThread(dtypes: readonly Dtype[], operations: number): number {
  const bytes = dtypes.map((dtype) => factsOf(dtype).bits / 8);
  const least = WORD_BYTES / Math.min(...bytes);
  let elements = Math.max(least, VECTOR_BYTES / Math.max(...bytes));
  while (elements > least && elements * operations > MOST_OPERATIONS) elements /= 2;
  return elements;
}

/** Loads or stores of the neighbouring elements of a thread. */
export interface Access {
  /** Type of the array of the kernel: words for elements that are narrower than a word. */
  readonly type: string;
  /** Number of loads or stores. */
  readonly count: number;
  /** Number of elements of one load or store. */
  readonly elements: number;
}

const components = ["x", "y", "z", "w"] as const;

/** Returns the loads or stores of a number of elements. */
export function accessOf(dtype: Dtype, elements: number): Access {
  const { bits, memory } = factsOf(dtype);
  const bytes = Math.min(VECTOR_BYTES, (elements * bits) / 8);
  const [scalar, scalarBytes] = bits < 32 ? ["u32", 4] : [memory, bits / 8];
  const lanes = bytes / scalarBytes;
  return {
    type: `${scalar}${lanes === 1 ? "" : `x${lanes}`}[]`,
    count: (elements * bits) / 8 / bytes,
    elements: (bytes * 8) / bits,
  };
}

/** Returns the memory of elements as the array of an access. */
export function accessBuffer(view: View, dtype: Dtype, size: number): Buffer {
  const { buffer } = view.storage;
  const { bits, memory } = factsOf(dtype);
  const byteOffset = buffer.byteOffset + (view.offset * bits) / 8;
  return bits < 32
    ? buffer.allocation.buffer("u32", Math.ceil((size * bits) / 32), byteOffset)
    : buffer.allocation.buffer(memory, size, byteOffset);
}

/** Adds the loads of neighbouring elements. Returns the text of each element. */
export function loadText(
  text: KernelText,
  array: string,
  place: string,
  { dtype, access }: { readonly dtype: Dtype; readonly access: Access },
): string[] {
  const { count, elements } = access;
  return Array.from({ length: count }, (_, i) => {
    const loaded = text.constant(`${array}[${count === 1 ? place : `(${place}) * ${count} + ${i}`}]`);
    return Array.from({ length: elements }, (__, k) => elementText(loaded, dtype, access, k));
  }).flat();
}

/** Returns the text of a component of a vector, or of its only word. */
const componentText = (vector: string, { type }: Access, i: number): string =>
  type.includes("x") ? `${vector}.${components[i]}` : vector;

function elementText(vector: string, dtype: Dtype, access: Access, k: number): string {
  const { bits } = factsOf(dtype);
  if (bits >= 32) return componentText(vector, access, k);
  const perWord = 32 / bits;
  const word = componentText(vector, access, Math.floor(k / perWord));
  const lane = k % perWord;
  if (dtype === "f16" || dtype === "bf16") return `unpack.${dtype}x2(${word}).${components[lane]}`;
  const shifted = lane === 0 ? `i32(${word})` : `i32(${word} >>> ${lane * bits})`;
  return dtype === "bool" ? `(${shifted} & 255) !== 0` : `${dtype}(${shifted})`;
}

/** Adds the stores of neighbouring elements, whose values have these names. */
export function storeText(
  text: KernelText,
  array: string,
  place: string,
  {
    dtype,
    access,
    values,
  }: { readonly dtype: Dtype; readonly access: Access; readonly values: readonly string[] },
): void {
  const { count, elements, type } = access;
  for (let i = 0; i < count; i++) {
    const scalars = scalarsOf(values.slice(i * elements, (i + 1) * elements), dtype);
    const stored = type.includes("x")
      ? `{ ${scalars.map((each, k) => `${components[k]}: ${each}`).join(", ")} }`
      : scalars[0];
    text.add(`${array}[${count === 1 ? place : `(${place}) * ${count} + ${i}`}] = ${stored};`);
  }
}

/** Returns the texts of words with the values of narrow elements, or the values themselves. */
function scalarsOf(values: readonly string[], dtype: Dtype): readonly string[] {
  const { bits } = factsOf(dtype);
  if (bits >= 32) return values;
  const perWord = 32 / bits;
  return Array.from({ length: values.length / perWord }, (_, word) => {
    const parts = values.slice(word * perWord, (word + 1) * perWord);
    if (dtype === "f16" || dtype === "bf16") return `pack.${dtype}x2(${parts.join(", ")})`;
    const mask = bits === 8 ? 0xff : 0xffff;
    const shifted = parts.map((each, lane) => {
      const part = dtype === "bool" ? `i32(${each})` : `(${each} & ${mask})`;
      return lane === 0 ? part : `(${part} << ${lane * bits})`;
    });
    return `u32(${shifted.join(" | ")})`;
  });
}
