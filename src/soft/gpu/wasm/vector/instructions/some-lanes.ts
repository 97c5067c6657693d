// Loads and stores of some of the lanes, side by side: each that runs at its place, the others at a place of nobody's, with no branch.
import type { Instruction, Operand } from "../../../ptx/syntax.ts";
import { bytesOf, type Scalar } from "../../../ptx/types.ts";
import { isWide, pushIsBad, pushSum, restOf, spaceOf, writeFault } from "../../instructions/address.ts";
import { NOWHERE } from "../../layout.ts";
import type { VectorCode } from "../vector-code.ts";

/** Bytes that instructions may add to an address: they stay above nobody's place when they are taken off it. */
const FARTHEST = 4096;

/** The register and offset of an access of some lanes that can be written so; undefined where each is looked at, and for others. */
function rowOf({ f, mask }: VectorCode, address: Operand | undefined, bytes: number) {
  const { tellsAccesses, abilities } = f.unit;
  if (mask === undefined || tellsAccesses || abilities.checksPages || address?.kind !== "address")
    return undefined;
  const { base, offset } = address;
  if (restOf(offset, bytes) !== 0) return undefined;
  return base?.kind === "register" && offset >= 0 && offset <= FARTHEST ? { base, offset } : undefined;
}

interface Row {
  /** A local with the address of the first lane. */
  readonly at: number;
  /** Bytes to add to it. */
  readonly offset: number;
  /** A local with a bit for each lane that runs. */
  readonly bits: number;
}

/** Looks at the first lane's address for all of them. */
function startRow(
  v: VectorCode,
  i: Instruction,
  address: Operand | undefined,
  bytes: number,
): Row | undefined {
  const row = rowOf(v, address, bytes);
  if (row === undefined) return undefined;
  const { code, f } = v;
  const { base, offset } = row;
  const wide = bytesOf(base.register.type) === 8;
  const bits = runningLanes(v);
  if (isWide(spaceOf(i))) {
    pushIsBad(f, bytes, () => f.push(i, base, "b64"));
    // A fault is that of the first lane that runs, if any does.
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

/** A local with a bit for each lane that runs. */
function runningLanes({ code, f, mask }: VectorCode): number {
  const bits = f.temporary("i32", "running");
  for (const [n, part] of mask!.parts.entries()) {
    code.get(part).v("i32x4.bitmask");
    if (n > 0) code.i32(4 * n).op("i32.shl", "i32.or");
  }
  code.set(bits);
  return bits;
}

/** Pushes an address that, so many bytes further on as it gives, is the lane's or nobody's. */
function pushPlace({ code }: VectorCode, { at, offset, bits }: Row, lane: number, bytes: number): number {
  const far = offset + lane * bytes;
  code
    .get(at)
    .i32(NOWHERE - far)
    .get(bits)
    .i32(1 << lane)
    .op("i32.and", "select");
  return far;
}

/** False, with nothing written, when it is none that can be made so. */
export function loadSome(v: VectorCode, i: Instruction, type: Scalar): boolean {
  const [to, address] = i.operands;
  const bytes = bytesOf(type);
  const row = startRow(v, i, address, bytes);
  if (row === undefined) return false;
  const { code } = v;
  const each = 16 / bytes;
  const loaded = v.f.temporary("v128", "loaded");
  for (let part = 0; part < v.count(type); part++) {
    for (let n = 0; n < each; n++) {
      const far = pushPlace(v, row, part * each + n, bytes);
      if (n === 0) code.vectorMemory(`v128.load${8 * bytes}_zero`, far);
      else code.get(loaded).laneMemory(`v128.load${8 * bytes}_lane`, far, n);
      code.set(loaded);
    }
    code.get(loaded);
    v.setPart(to!, type, part);
  }
  return true;
}

/** The same for a store, of what is seen as `type`. */
export function storeSome(v: VectorCode, i: Instruction, type: Scalar): boolean {
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
      const far = pushPlace(v, row, part * each + n, bytes);
      code.get(stored).laneMemory(`v128.store${8 * bytes}_lane`, far, n);
    }
  }
  return true;
}
