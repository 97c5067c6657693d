import { isScalar, type ScalarName, scalars } from "./scalar.ts";
import type { StructShape } from "./struct.ts";

/** Type of the elements of an array: a scalar, a vector of two or four scalars, or a struct. */
export interface ElementType {
  /** Type of the scalars. The bytes of a struct are u8. */
  readonly scalar: ScalarName;
  readonly lanes: 1 | 2 | 4;
  readonly struct?: StructShape;
}

/** Parses "f32" or "f32x4". Returns undefined for other text. */
export function elementType(text: string): ElementType | undefined {
  if (isScalar(text)) return { scalar: text, lanes: 1 };
  const match = /^(\w+)x([24])$/.exec(text);
  const scalar = match?.[1] ?? "";
  if (!isScalar(scalar) || scalar === "bool") return undefined;
  return { scalar, lanes: Number(match![2]) as 2 | 4 };
}

/** Returns the size of an element, in bytes. */
export const elementBytes = ({ scalar, lanes, struct }: ElementType): number =>
  struct?.bytes ?? scalars[scalar].bytes * lanes;

/** Returns the name of an element type, such as "f32x4". */
export const elementName = ({ scalar, lanes, struct }: ElementType): string =>
  struct?.name ?? (lanes === 1 ? scalar : `${scalar}x${lanes}`);
