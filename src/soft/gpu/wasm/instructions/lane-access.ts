// Moves of values between memory and the vectors of a group, for loads and stores.
import { bytesOf, isFloat, type Scalar } from "../../ptx/operations/scalar.ts";
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { VectorCode } from "../unit/vector-code.ts";

/** Load or store. */
export type Access = InstructionOf<"load" | "store">;

/** Returns the address and the value of an access. */
export function operandsOf(i: Access): [address: Operand | undefined, value: Operand | undefined] {
  const [first, second] = i.operands;
  return i.operation.kind === "load" ? [second, first] : [first, second];
}

/** Returns the type in which a value is stored: untyped bits unless it is a floating-point constant. */
const seenAs = (type: Scalar, value: Operand | undefined): Scalar =>
  value?.kind === "register" || !isFloat(type) ? (`b${8 * bytesOf(type)}` as Scalar) : type;

/** Returns true if a value can be moved as vectors. */
export function canMove(v: VectorCode, { operation: { kind, type } }: Access, value?: Operand): boolean {
  return kind === "load" ? v.canSet(value, type) : v.canPush(value, seenAs(type, value));
}

/** Moves a value whose lanes are consecutive in memory. `at` is a local with the first lane's address. */
export function moveRow(v: VectorCode, i: Access, value: Operand, at: number, offset: number): void {
  const { code } = v;
  const { kind, type } = i.operation;
  for (let part = 0; part < v.count(type); part++) {
    code.get(at);
    if (kind === "store") v.pushPart(i, value, seenAs(type, value), part);
    code.vectorMemory(`v128.${kind}`, offset + 16 * part);
    if (kind === "load") v.setPart(i, value, type, part);
  }
}

/** Moves a value lane by lane. `pushAddress` pushes the address of a lane and returns the offset to add. */
export function moveLanes(
  v: VectorCode,
  i: Access,
  value: Operand,
  pushAddress: (lane: number) => number,
): void {
  const { code } = v;
  const { kind, type } = i.operation;
  const bits = 8 * bytesOf(type);
  const each = 128 / bits;
  const vector = v.f.temporary("v128", kind === "load" ? "loaded" : "stored");
  for (let part = 0; part < v.count(type); part++) {
    if (kind === "store") {
      v.pushPart(i, value, seenAs(type, value), part);
      code.set(vector);
    }
    for (let lane = 0; lane < each; lane++) {
      const offset = pushAddress(part * each + lane);
      if (kind === "load" && lane === 0) code.vectorMemory(`v128.load${bits}_zero`, offset);
      else code.get(vector).laneMemory(`v128.${kind}${bits}_lane`, offset, lane);
      if (kind === "load") code.set(vector);
    }
    if (kind === "store") continue;
    code.get(vector);
    v.setPart(i, value, type, part);
  }
}
