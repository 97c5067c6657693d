// Masked loads and stores of lanes with consecutive addresses. Inactive lanes access scratch memory, so the
// code has no branches.

import { bytesOf } from "../../ptx/operations/scalar.ts";
import type { Operand } from "../../ptx/syntax.ts";
import { bitsOfLanes } from "../encoding/expression.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { SCRATCH } from "../unit/layout.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { isBad, isWide, misalignment, plus, writeFault } from "./address.ts";
import { type Access, moveLanes, operandsOf } from "./lane-access.ts";

/** Maximum offset of an access. The scratch address minus the offset must stay positive. */
export const MAX_OFFSET = 4096;

/** Returns the register and offset of a masked access, or undefined if it has no such form. */
function rowOf({ f, mask }: VectorCode, address: Operand | undefined, bytes: number) {
  if (mask === undefined || f.unit.abilities.checksPages || address?.kind !== "address") return undefined;
  const { base, offset } = address;
  if (misalignment(offset, bytes) !== 0) return undefined;
  return base?.kind === "register" && offset >= 0 && offset <= MAX_OFFSET
    ? { base, offset, mask }
    : undefined;
}

/** Writes a masked load or store. Returns false without writing code if it has no such form. */
export function moveMasked(v: VectorCode, i: Access): boolean {
  const { f } = v;
  const [address, value] = operandsOf(i);
  const bytes = bytesOf(i.operation.type);
  const row = rowOf(v, address, bytes);
  if (row === undefined) return false;
  const { base, offset, mask } = row;
  const w = new InstructionBody(f, i);
  const wide = bytesOf(base.register.type) === 8;
  const start = w.operand(base, wide ? "b64" : "b32");
  const bits = w.saved("running", bitsOfLanes(mask.parts.map((part) => w.local("i32x4", part))));
  // The check of the first lane's address covers all lanes.
  if (isWide(i.operation.space))
    w.if(isBad(w, bytes, start).and(bits.ne(0)), () => {
      // The fault reports the first active lane, if any lane is active.
      const first = bits.op("ctz").mul(bytes).wide();
      writeFault(w, bytes, plus(start, offset).add(first));
    });
  const at = w.saved("lanes", wide ? start.low() : start);
  moveLanes(v, i, value!, (lane) => {
    const far = offset + lane * bytes;
    at.when(bits.and(1 << lane), SCRATCH - far).push();
    return far;
  });
  return true;
}
