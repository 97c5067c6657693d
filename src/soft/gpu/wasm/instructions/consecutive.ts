// Vector loads and stores of lanes with consecutive addresses.

import { bytesOf } from "../../ptx/operations/scalar.ts";
import type { Operand } from "../../ptx/syntax.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import type { Affine } from "../unit/shape.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { isBad, isWide, plus, pushAddress, writeFault } from "./address.ts";
import { type Access, canMove, moveRow, operandsOf } from "./lane-access.ts";
import { moveMasked } from "./masked.ts";
import { scatteredMove } from "./scattered.ts";

/** Returns the shape of the addresses of lanes that access consecutive elements of 4 or 8 bytes, or undefined. */
export function shapeOfRow(v: VectorCode, address: Operand | undefined, bytes: number): Affine | undefined {
  if (bytes < 4 || bytes > 8 || address?.kind !== "address") return undefined;
  const shape = v.shape(address);
  return shape.kind === "affine" && shape.stride === bytes ? shape : undefined;
}

/**
 * Variants of an access. `all` needs all lanes active, `some` has a mask, and both need addresses without a
 * wrap. `scattered` covers the rest.
 */
interface AccessVariants {
  readonly all: () => void;
  /** Returns false without writing code if there is no masked variant. */
  readonly some: () => boolean;
  readonly scattered: () => void;
  /** Writes the fault of active lanes on both sides of a wrap. Undefined where such lanes may have valid addresses. */
  readonly wrapped?: (() => void) | undefined;
}

export function writeVariants(
  v: VectorCode,
  address: Operand,
  shape: Affine,
  { all, some, scattered, wrapped }: AccessVariants,
): void {
  const { code, f, mask } = v;
  const base = address.kind === "address" ? address.base : undefined;
  const wraps = shape.wrap !== 0n && base?.kind === "register";
  const consecutive = () => {
    if (mask !== undefined) code.get(mask.full).if();
    v.mask = undefined;
    all();
    v.mask = mask;
    if (mask === undefined) return;
    code.else();
    f.checked.clear();
    if (!some()) scattered();
    code.end();
  };
  if (mask === undefined && !wraps) {
    all();
    return;
  }
  const before = new Map(f.checked);
  if (wraps) {
    const { index } = base.register;
    code.get(v.wrapOf(base.register)).i32(v.lanes).op("i32.ge_u").if();
    consecutive();
    const known = f.checked.get(index);
    code.else();
    f.checked.clear();
    if (mask === undefined && wrapped !== undefined) wrapped();
    else scattered();
    code.end();
    // Both sides have checked the address of the first lane, unless it may be inactive.
    if (mask === undefined && known !== undefined) before.set(index, known);
  } else consecutive();
  f.checked = before;
}

/** Moves the values of lanes that are all active. */
function moveAll(v: VectorCode, i: Access): void {
  const { code, f } = v;
  const { type, space } = i.operation;
  const [address, value] = operandsOf(i);
  const bytes = bytesOf(type);
  const w = new InstructionBody(f, i);
  if (f.unit.abilities.checksPages && address?.kind === "address") {
    const last = { ...address, offset: address.offset + (v.lanes - 1) * bytes };
    pushAddress(w, last, space, bytes);
    code.op("drop");
  }
  const offset = pushAddress(w, address, space, bytes);
  const at = f.temporary("i32", "lanes");
  code.set(at);
  moveRow(v, i, value!, at, offset);
}

/** Largest distance of two addresses in the window that a wrap may have. */
const WINDOW_BYTES = 2n ** 32n;

/**
 * Returns a function that writes the fault of lanes on both sides of a wrap, or undefined where both may be valid. Addresses
 * that differ by more than the window are never both in it. Code for each lane would take registers from the code around it.
 */
function faultOfWrap(v: VectorCode, i: Access, shape: Affine): (() => void) | undefined {
  const { f } = v;
  const [address] = operandsOf(i);
  if (!isWide(i.operation.space) || f.unit.abilities.far || shape.wrap <= WINDOW_BYTES) return undefined;
  if (address?.kind !== "address" || address.base?.kind !== "register") return undefined;
  const { base, offset } = address;
  const bytes = bytesOf(i.operation.type);
  return () => {
    const w = new InstructionBody(f, i);
    const first = w.saved("first lane", plus(w.operand(base, "b64"), offset));
    w.if(isBad(w, bytes, first), () => writeFault(w, bytes, first));
    const lane = w.local("i32", v.wrapOf(base.register)).wide();
    writeFault(w, bytes, first.add(lane.mul(shape.stride)).sub(shape.wrap));
  };
}

/** Writes a load or store. */
export function moveOfLanes(v: VectorCode, i: Access, byLanes: () => void): boolean {
  const [address, value] = operandsOf(i);
  const scattered = scatteredMove(v, i) ?? byLanes;
  const { order, elements, type } = i.operation;
  const isPlain = order === "weak" && elements === 1;
  const shape = isPlain ? shapeOfRow(v, address, bytesOf(type)) : undefined;
  if (shape === undefined || !canMove(v, i, value)) scattered();
  else {
    const all = () => moveAll(v, i);
    writeVariants(v, address!, shape, {
      all,
      some: () => moveMasked(v, i),
      scattered,
      wrapped: faultOfWrap(v, i, shape),
    });
  }
  return true;
}
