// Element types and flags of DLPack.
import { DLDataTypeCode, kDLBool, kDLFloat, kDLInt, kDLUInt } from "../../../ffi/dlpack/constants.ts";
import { type ElementType, elementBytes } from "./element-type.ts";

/** Type of an element in the form of C, DLDataType. */
export interface DataType {
  readonly code: number;
  readonly bits: number;
  readonly lanes: number;
}

const codes: Readonly<Record<string, number>> = { i: kDLInt, u: kDLUInt, f: kDLFloat };

/** Returns C's type of an element type. */
export const dataTypeOf = (type: ElementType): DataType => ({
  code: codes[type[0]!]!,
  bits: 8 * elementBytes(type),
  lanes: 1,
});

const letters = new Map([
  [kDLInt, "i"],
  [kDLUInt, "u"],
  [kDLFloat, "f"],
  [kDLBool, "u"],
]);
const sizes: readonly number[] = [8, 16, 32, 64];

/** Returns the element type of C's type, or undefined for a type such as bfloat16 or complex. */
export function elementTypeOfData({ code, bits }: DataType): ElementType | undefined {
  const letter = letters.get(code as typeof kDLInt);
  const isKnown = letter !== undefined && sizes.includes(bits) && (letter !== "f" || bits > 8);
  return isKnown ? (`${letter}${bits}` as ElementType) : undefined;
}

/** Returns C's name of a type, for errors: "kDLBfloat, 16 bits". */
export const dataTypeText = ({ code, bits }: DataType): string =>
  `${DLDataTypeCode.nameOf(code)}, ${bits} bits`;
