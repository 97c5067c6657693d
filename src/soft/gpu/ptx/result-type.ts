// Types of results, used to format register values: compilers declare registers as untyped .b32 and .b64.
import { written } from "./effects.ts";
import type { Block } from "./graph.ts";
import { bytesOf, SCALARS, type Scalar } from "./operations/scalar.ts";
import type { Instruction, Register } from "./syntax.ts";

const WIDE: Readonly<Record<string, Scalar>> = { u16: "u32", s16: "s32", u32: "u64", s32: "s64" };

/** Returns the type that an instruction writes. It is the register's own type if no modifier is specific. */
export function resultType({ operation }: Instruction, { type: own }: Register): Scalar {
  const { kind, types } = operation;
  const first = kind === "convert" || kind === "pack" || kind === "compareNumber";
  const plain = first ? types[0] : types.at(-1);
  if (plain === undefined || own === "pred") return own;
  const type = kind === "product" && operation.part === "wide" ? (WIDE[plain] ?? plain) : plain;
  return bytesOf(type) === bytesOf(own) && SCALARS[type].kind !== "bits" ? type : own;
}

/** Returns the types of a function's registers, taken from the first instruction that writes each. */
export function resultTypes(blocks: readonly Block[]): Map<number, Scalar> {
  const found = new Map<number, Scalar>();
  for (const { instructions, end } of blocks)
    for (const each of end.kind === "wait" ? [...instructions, end.instruction] : instructions)
      for (const register of written(each)) {
        const type = resultType(each, register);
        if (type !== register.type && !found.has(register.index)) found.set(register.index, type);
      }
  return found;
}
