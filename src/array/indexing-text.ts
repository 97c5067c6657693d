import type { KernelText } from "./emit.ts";

/** Integer parameters of a kernel, in the order of their use. */
export class Integers {
  readonly names: string[] = [];
  readonly values: number[] = [];

  /** Adds a parameter, where its name is new, and returns the name. */
  add(name: string, value: number): string {
    if (this.names.includes(name)) return name;
    this.names.push(name);
    this.values.push(value);
    return name;
  }

  /** Parameters of the signature. */
  get signature(): Record<string, string> {
    return Object.fromEntries(this.names.map((name) => [name, "i32"]));
  }
}

/** Adds the text that splits an index into one for each axis, the last axis first. Returns the names of these. */
export function splitIndex(
  text: KernelText,
  index: string,
  lengths: readonly number[],
  axis: (axis: number, length: number) => string,
): string[] {
  const names: string[] = new Array(lengths.length);
  let rest = index;
  for (let i = lengths.length - 1; i > 0; i--) {
    const length = axis(i, lengths[i]!);
    const next = text.constant(`(${rest} / ${length}) | 0`);
    names[i] = text.constant(`${rest} - ${next} * ${length}`);
    rest = next;
  }
  if (lengths.length > 0) names[0] = rest;
  return names;
}

/**
 * Returns the text of the place of an element: the sum of indices times strides. Along the axis `fast`, neighbouring
 * threads have neighbouring indices, so that a stride of 0 or 1 is in the text. Other strides are parameters: arrays
 * of many forms share one kernel.
 */
export function placeText(
  coordinates: readonly string[],
  strides: readonly number[],
  { fast, stride }: { readonly fast: number; readonly stride: (axis: number, value: number) => string },
): string {
  const terms = coordinates.flatMap((name, axis) => {
    const value = strides[axis]!;
    if (axis === fast && value === 0) return [];
    return [axis === fast && value === 1 ? name : `${name} * ${stride(axis, value)}`];
  });
  return terms.join(" + ") || "0";
}
