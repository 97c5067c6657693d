import { type ElementPlace, elementPlace, indexArray } from "./arrays.ts";
import { arrayOf } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import type { ArrayOperand, Operand } from "./operand.ts";

/** An element that a call names by an array and an index. */
export interface ElementArgument extends ElementPlace {
  readonly array: ArrayOperand;
  /** Text of its address: `[$0+8]` for operand 0. */
  at(operand: number): string;
}

/** Returns the element of `name(array, index, ...)`. The index is a number, or a list for several dimensions. */
export function elementArgument(
  lowering: Lowering,
  [target, index]: readonly Operand[],
  name: string,
): ElementArgument {
  const node = lowering.callNode!;
  const array = arrayOf(lowering, target, name);
  const indices = index?.kind === "list" ? index.items : [index!];
  const element = indices.reduce((at: ArrayOperand, each) => indexArray(lowering, at, each, node), array);
  if (element.dimensions.length > 0)
    lowering.fail(node, `${array.name} has more dimensions`, "Give a list of indices: [y, x].");
  const place = elementPlace(lowering, element);
  const { offset = 0 } = place.access;
  return { ...place, array, at: (operand) => (offset === 0 ? `[$${operand}]` : `[$${operand}+${offset}]`) };
}

/** Throws KernelError for an array outside of a memory space. */
export function checkSpace(
  lowering: Lowering,
  { array }: ElementArgument,
  space: "shared" | "global",
  name: string,
): void {
  if (array.space === space) return;
  lowering.fail(
    lowering.callNode!,
    `${name} takes an array of ${space} memory, and ${array.name} is in ${array.space} memory`,
    space === "shared" ? 'Declare it: shared("f32", 256).' : "Use an array of the signature.",
  );
}
