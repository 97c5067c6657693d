// Loads and stores of lanes with arbitrary addresses: one vector access if they turn out consecutive, else
// one access for each lane. Inactive lanes access scratch memory.

import { bytesOf, type Scalar, type Space } from "../../ptx/operations/scalar.ts";
import type { Instruction, InstructionOf, Operand } from "../../ptx/syntax.ts";
import { bitsOfLanes, type Value } from "../encoding/expression.ts";
import { writeCheckOfRow } from "../inspect/memory-check/write-check.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { LANE_ADDRESSES, SCRATCH } from "../unit/layout.ts";
import { LOW_HALVES, type VectorCode } from "../unit/vector-code.ts";
import { checkHigh, isWide, misalignment, plus, writeFault } from "./address.ts";
import { type Access, canMove, moveLanes, moveRow, operandsOf } from "./lane-access.ts";

const HIGH_HALVES = LOW_HALVES.map((byte) => byte + 4);

/** Addresses of a group of lanes: a register and an offset. */
interface ScatteredAddresses {
  readonly v: VectorCode;
  readonly i: Instruction;
  /** Bytes of an element. */
  readonly bytes: number;
  readonly base: Operand;
  /** Part of the offset that must be added to the addresses before their alignment is tested. */
  readonly rest: number;
  /** Remaining offset of the first element. */
  readonly offset: number;
  /** True when addresses have 64 bits, whose upper half must be the window's. */
  readonly wide: boolean;
}

/** Access of a group of lanes. */
interface ScatteredAccess extends ScatteredAddresses {
  readonly type: Scalar;
  /** Elements that each lane loads or stores: one operand, or those of a vector. */
  readonly elements: readonly Operand[];
  /** True for spaces with generic addresses. */
  readonly checked: boolean;
}

/** Returns the addresses of an access to some elements, or undefined if they have no such form. */
function addressesOf(
  v: VectorCode,
  i: Instruction,
  address: Operand | undefined,
  { bytes, elements, space }: { readonly bytes: number; readonly elements: number; readonly space: Space },
): ScatteredAddresses | undefined {
  if ((bytes !== 4 && bytes !== 8) || v.unit.abilities.checksPages) return undefined;
  if (address?.kind !== "address" || address.base?.kind !== "register") return undefined;
  const { base, offset } = address;
  const wide = bytesOf(base.register.type) === 8;
  if (!wide && (isWide(space) || bytesOf(base.register.type) !== 4)) return undefined;
  if (!v.canPush(base, wide ? "b64" : "b32")) return undefined;
  const rest = wide ? misalignment(offset, bytes * elements) : 0;
  return { v, i, bytes, base, rest, offset: offset - rest, wide };
}

/** Returns the description of an access, or undefined if it has no such form. */
function accessOf(v: VectorCode, i: Access): ScatteredAccess | undefined {
  const { type, space, order } = i.operation;
  const [address, value] = operandsOf(i);
  if (order !== "weak" || value === undefined) return undefined;
  const elements = value.kind === "vector" ? value.elements : [value];
  const addresses = addressesOf(v, i, address, { bytes: bytesOf(type), elements: elements.length, space });
  return addresses && { ...addresses, type, elements, checked: isWide(space) };
}

/** Computes the lanes' addresses into locals. */
function addresses({ v, i, base, rest, wide }: ScatteredAddresses): readonly number[] {
  const found = v.temporaries("address", wide ? 2 * v.quads : v.quads);
  for (const [n, local] of found.entries()) {
    v.pushPart(i, base, wide ? "b64" : "b32", n);
    if (rest !== 0) v.code.words(rest, 0).v("i64x2.add");
    v.code.set(local);
  }
  return found;
}

/** Returns locals with the lower halves of addresses, after a fault check of alignment and upper halves. */
function lowHalves(access: ScatteredAccess, whole: readonly number[]): readonly number[] {
  const { v, i, type, elements, offset, wide, checked } = access;
  const { code, f, mask } = v;
  if (!wide) return whole;
  const w = new InstructionBody(f, i);
  const halves = (n: number, which: readonly number[]): Value => {
    const [a, b] = [whole[2 * n]!, whole[2 * n + 1]!];
    return w.value("i32x4", () => code.get(a).get(b).shuffle(which));
  };
  const variables = (name: string) => v.temporaries(name).map((each) => w.local("i32x4", each));
  const lanes = variables("low");
  for (const [n, each] of lanes.entries()) each.set(halves(n, LOW_HALVES));
  const found = lanes.map(({ index }) => index);
  if (!checked) return found;
  const bytes = bytesOf(type) * elements.length;
  const bad = variables("bad");
  const window = w.value("i64", () => code.relocatable("windowHigh", 0, f.unit.bases));
  const high = w.saved("window", window.low().splat());
  const below = w.words(bytes - 1);
  for (const [n, each] of bad.entries()) {
    const isWrong = halves(n, HIGH_HALVES).xor(high).or(lanes[n]!.and(below));
    each.set(mask === undefined ? isWrong : isWrong.and(w.local("i32x4", mask.parts[n]!)));
  }
  const allBad = bad.slice(1).reduce((all: Value, each) => all.or(each), bad[0]!);
  w.if(allBad.anyTrue(), () => {
    for (const [n, local] of whole.entries())
      w.storeVector(w.constant("i32", LANE_ADDRESSES + 16 * n), 0, w.local("i32x4", local));
    const none = w.words(0);
    // The fault reports the first invalid lane.
    const first = bitsOfLanes(bad.map((each) => each.ne(none))).op("ctz");
    writeFault(w, bytes, plus(first.shl(3).load(LANE_ADDRESSES, "i64.load"), offset));
  });
  return found;
}

/** Writes `consecutive` with the first lane's address and an offset, and `scattered` for other addresses. */
function writeEither(
  access: ScatteredAccess,
  consecutive: (at: number, offset: number) => void,
  scattered: (lanes: readonly number[], offset: number) => void,
): void {
  const { v, i, bytes, elements, base, offset, wide, checked } = access;
  const { code, f } = v;
  const whole = addresses(access);
  const writeScattered = () => {
    const lanes = lowHalves(access, whole);
    scattered(lanes, applyOffset(access, lanes));
  };
  // Affine addresses with another stride are never consecutive.
  if (elements.length > 1 || v.shape(base).kind !== "varying") {
    writeScattered();
    return;
  }
  ifConsecutive(access, whole, writeScattered, (first) => {
    const w = new InstructionBody(f, i);
    if (checked) checkHigh(w, bytes, w.local("i64", first), offset);
    const at = f.temporary("i32", "lanes");
    code.get(first);
    if (wide) code.op("i32.wrap_i64");
    if (offset < 0) code.i32(offset).op("i32.add");
    code.set(at);
    consecutive(at, Math.max(0, offset));
  });
}

/** Writes `consecutive` for lanes that are all active with consecutive addresses, and `others` for other lanes. */
function ifConsecutive(
  access: ScatteredAddresses,
  whole: readonly number[],
  others: () => void,
  consecutive: (first: number) => void,
): void {
  const { v, bytes, wide } = access;
  const { code, f, mask } = v;
  const first = f.temporary(wide ? "i64" : "i32", "first address");
  const name = wide ? "i64x2" : "i32x4";
  code.get(whole[0]!).v(`${name}.extract_lane`, 0).set(first);
  for (const [n, local] of whole.entries()) {
    code.get(first).v(`${name}.splat`);
    v.pushRamp(bytes, n, wide);
    code.v(`${name}.add`).get(local).v("v128.xor");
    if (n > 0) code.v("v128.or");
  }
  code.v("v128.any_true").op("i32.eqz");
  if (mask !== undefined) code.get(mask.full).op("i32.and");
  code.if();
  v.mask = undefined;
  consecutive(first);
  v.mask = mask;
  code.else();
  others();
  code.end();
}

/** Writes the check of varying 64-bit addresses: at once if consecutive. Returns false if not possible. */
export function checkScattered(v: VectorCode, i: InstructionOf<"access">, byLanes: () => void): boolean {
  const [address] = i.operands;
  const access = addressesOf(v, i, address, i.operation);
  if (access === undefined || !access.wide || v.shape(access.base).kind !== "varying") return false;
  ifConsecutive(access, addresses(access), byLanes, (first) => {
    const w = new InstructionBody(v.f, i);
    writeCheckOfRow(w, i, w.local("i64", first).add(access.offset));
  });
  return true;
}

/**
 * Adds the offset to the addresses, and directs inactive lanes to scratch memory. Returns the remaining
 * offset.
 */
function applyOffset({ v, offset }: ScatteredAccess, lanes: readonly number[]): number {
  const { code, mask } = v;
  if (mask === undefined && offset >= 0) return offset;
  for (const [n, local] of lanes.entries()) {
    code.get(local);
    if (offset !== 0) code.i32(offset).v("i32x4.splat").v("i32x4.add");
    if (mask !== undefined) code.words(SCRATCH).get(mask.parts[n]!).v("v128.bitselect");
    code.set(local);
  }
  return 0;
}

/** Returns the writer of a load or store, or undefined if the access has no such form. */
export function scatteredMove(v: VectorCode, i: Access): (() => void) | undefined {
  const access = accessOf(v, i);
  if (access === undefined || !access.elements.every((each) => canMove(v, i, each))) return undefined;
  const { type, elements } = access;
  const consecutive = (at: number, offset: number) => moveRow(v, i, elements[0]!, at, offset);
  const scattered = (lanes: readonly number[], offset: number) => {
    for (const [n, element] of elements.entries())
      moveLanes(v, i, element, (lane) => {
        v.code.get(lanes[lane >> 2]!).v("i32x4.extract_lane", lane & 3);
        return offset + n * bytesOf(type);
      });
  };
  return () => writeEither(access, consecutive, scattered);
}
