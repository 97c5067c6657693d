// Masked loads and stores of lanes with consecutive addresses. Inactive lanes access scratch memory, so the
// code has no branches.

import { bytesOf, type Scalar } from "../../ptx/operations/scalar.ts";
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import { SCRATCH } from "../unit/layout.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { isWide, misalignment, pushIsBad, pushSum, writeFault } from "./address.ts";

/** Maximum offset of an access. The scratch address minus the offset must stay positive. */
const MAX_OFFSET = 4096;

/** Returns the register and offset of a masked access, or undefined if it has no such form. */
function rowOf({ f, mask }: VectorCode, address: Operand | undefined, bytes: number) {
  if (mask === undefined || f.unit.abilities.checksPages || address?.kind !== "address") return undefined;
  const { base, offset } = address;
  if (misalignment(offset, bytes) !== 0) return undefined;
  return base?.kind === "register" && offset >= 0 && offset <= MAX_OFFSET ? { base, offset } : undefined;
}

interface MaskedRow {
  /** Local with the address of the first lane. */
  readonly at: number;
  /** Bytes to add to the address. */
  readonly offset: number;
  /** Local with one bit for each active lane. */
  readonly bits: number;
}

/** Checks the first lane's address, which covers all lanes. */
function startRow(
  v: VectorCode,
  i: InstructionOf<"load" | "store">,
  address: Operand | undefined,
  bytes: number,
): MaskedRow | undefined {
  const row = rowOf(v, address, bytes);
  if (row === undefined) return undefined;
  const { code, f } = v;
  const { base, offset } = row;
  const wide = bytesOf(base.register.type) === 8;
  const bits = runningLanes(v);
  if (isWide(i.operation.space)) {
    pushIsBad(f, bytes, () => f.push(i, base, "b64"));
    // The fault reports the first active lane, if any lane is active.
    code.get(bits).i32(0).op("i32.ne", "i32.and").if();
    pushSum(f, offset, () => f.push(i, base, "b64"));
    code.get(bits).op("i32.ctz").i32(bytes).op("i32.mul", "i64.extend_i32_u", "i64.add");
    writeFault(f, i, bytes);
    code.end();
  }
  const at = f.temporary("i32", "lanes");
  f.push(i, base, wide ? "b64" : "b32");
  if (wide) code.op("i32.wrap_i64");
  code.set(at);
  return { at, offset, bits };
}

/** Returns a local with one bit for each active lane. */
function runningLanes({ code, f, mask }: VectorCode): number {
  const bits = f.temporary("i32", "running");
  for (const [n, part] of mask!.parts.entries()) {
    code.get(part).v("i32x4.bitmask");
    if (n > 0) code.i32(4 * n).op("i32.shl", "i32.or");
  }
  code.set(bits);
  return bits;
}

/** Pushes an address which, plus the returned offset, is the lane's address or scratch memory. */
function pushLaneAddress(
  { code }: VectorCode,
  { at, offset, bits }: MaskedRow,
  lane: number,
  bytes: number,
): number {
  const far = offset + lane * bytes;
  code
    .get(at)
    .i32(SCRATCH - far)
    .get(bits)
    .i32(1 << lane)
    .op("i32.and", "select");
  return far;
}

/** Writes a masked load. Returns false without writing code if it has no such form. */
export function loadMasked(v: VectorCode, i: InstructionOf<"load" | "store">, type: Scalar): boolean {
  const [to, address] = i.operands;
  const bytes = bytesOf(type);
  const row = startRow(v, i, address, bytes);
  if (row === undefined) return false;
  const { code } = v;
  const each = 16 / bytes;
  const loaded = v.f.temporary("v128", "loaded");
  for (let part = 0; part < v.count(type); part++) {
    for (let n = 0; n < each; n++) {
      const far = pushLaneAddress(v, row, part * each + n, bytes);
      if (n === 0) code.vectorMemory(`v128.load${8 * bytes}_zero`, far);
      else code.get(loaded).laneMemory(`v128.load${8 * bytes}_lane`, far, n);
      code.set(loaded);
    }
    code.get(loaded);
    v.setPart(i, to!, type, part);
  }
  return true;
}

/** Writes a masked store of a value in `type`. Returns false without writing code if it has no such form. */
export function storeMasked(v: VectorCode, i: InstructionOf<"load" | "store">, type: Scalar): boolean {
  const [address, value] = i.operands;
  const bytes = bytesOf(type);
  const row = startRow(v, i, address, bytes);
  if (row === undefined) return false;
  const { code } = v;
  const each = 16 / bytes;
  const stored = v.f.temporary("v128", "stored");
  for (let part = 0; part < v.count(type); part++) {
    v.pushPart(i, value!, type, part);
    code.set(stored);
    for (let n = 0; n < each; n++) {
      const far = pushLaneAddress(v, row, part * each + n, bytes);
      code.get(stored).laneMemory(`v128.store${8 * bytes}_lane`, far, n);
    }
  }
  return true;
}
