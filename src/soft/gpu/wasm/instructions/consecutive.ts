// Vector loads and stores of lanes with consecutive addresses.

import { bytesOf, isFloat, type Scalar, type Space } from "../../ptx/operations/scalar.ts";
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import { writeCheckOfCommonAddress, writeCheckOfLanes } from "../inspect/memory-check/write-check.ts";
import type { Affine } from "../unit/shape.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { pushAddress } from "./address.ts";
import type { VectorHandler } from "./handler.ts";
import { loadMasked, storeMasked } from "./masked.ts";
import { scatteredLoad, scatteredStore } from "./scattered.ts";

/** Returns the shape of an access with consecutive lanes, or undefined for any other access. */
function consecutiveShape(
  v: VectorCode,
  i: InstructionOf<"load" | "store">,
  address: Operand | undefined,
  type: Scalar,
): Affine | undefined {
  if (bytesOf(type) < 4 || bytesOf(type) > 8) return undefined;
  const { order, elements } = i.operation;
  if (order !== "weak" || elements > 1 || address?.kind !== "address") return undefined;
  const shape = v.shape(address);
  return shape.kind === "affine" && shape.stride === bytesOf(type) ? shape : undefined;
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
}

function writeVariants(
  v: VectorCode,
  address: Operand,
  shape: Affine,
  { all, some, scattered }: AccessVariants,
): void {
  const { code, f, mask } = v;
  const base = address.kind === "address" ? address.base : undefined;
  const wraps = shape.wrap !== 0n && base?.kind === "register";
  const consecutive = () => {
    if (mask === undefined) {
      all();
      return;
    }
    code.get(mask.full).if();
    v.mask = undefined;
    all();
    v.mask = mask;
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
    code.get(v.wrapOf(base.register)).i32(v.lanes).op("i32.ge_u").if();
    consecutive();
    code.else();
    f.checked.clear();
    scattered();
    code.end();
  } else consecutive();
  f.checked.clear();
  for (const [register, bytes] of before) f.checked.set(register, bytes);
}

/** Returns a local with the first lane's address, and the offset to add. */
function addressOf(
  v: VectorCode,
  i: InstructionOf<"load" | "store">,
  address: Operand,
  space: Space,
  bytes: number,
) {
  const { code, f } = v;
  if (f.unit.checks && address.kind === "address") {
    writeCheckOfLanes(f, i, address, { space, bytes });
    f.unchecked = true;
  }
  const last = (v.lanes - 1) * bytes;
  if (f.unit.abilities.checksPages && address.kind === "address") {
    pushAddress(f, i, { ...address, offset: address.offset + last }, space, bytes);
    code.op("drop");
  }
  const offset = pushAddress(f, i, address, space, bytes);
  f.unchecked = false;
  const at = f.temporary("i32", "lanes");
  code.set(at);
  return { at, offset };
}

/** Checks a load of one address by all lanes. If all lanes are active, two of them suffice. */
export function checkOneAddress(v: VectorCode, i: InstructionOf<"load" | "store">): void {
  const [to, address] = i.operands;
  if (address?.kind !== "address") return;
  const { code, f, mask } = v;
  const bytes = bytesOf(i.operation.type) * (to?.kind === "vector" ? to.elements.length : 1);
  const forEachLane = (write: (lane: number) => void) => {
    if (mask !== undefined) code.get(mask.full).if();
    for (const lane of [0, 1]) write(lane);
    if (mask === undefined) return;
    code.else();
    for (let lane = 0; lane < v.lanes; lane++) {
      code
        .get(mask.parts[lane >> 2]!)
        .v("i32x4.extract_lane", lane & 3)
        .if();
      write(lane);
      code.end();
    }
    code.end();
  };
  writeCheckOfCommonAddress(f, i, address, {
    space: i.operation.space,
    bytes,
    all: mask === undefined,
    forEachLane,
  });
}

/** Writes a load. */
export const loadLanes: VectorHandler<"load"> = (v, i, byLanes) => {
  const { type } = i.operation;
  const [to, address] = i.operands;
  const scattered = scatteredLoad(v, i, byLanes) ?? byLanes;
  const shape = consecutiveShape(v, i, address, type);
  if (shape === undefined || !v.canSet(to, type)) {
    scattered();
    return true;
  }
  const fast = () => {
    const { at, offset } = addressOf(v, i, address!, i.operation.space, bytesOf(type));
    for (let part = 0; part < v.count(type); part++) {
      v.code.get(at).vectorMemory("v128.load", offset + 16 * part);
      v.setPart(i, to!, type, part);
    }
  };
  const some = () => loadMasked(v, i, type);
  writeVariants(v, address!, shape, { all: fast, some, scattered });
  return true;
};

/** Writes a store. */
export const storeLanes: VectorHandler<"store"> = (v, i, byLanes) => {
  const { type } = i.operation;
  const [address, value] = i.operands;
  const scattered = scatteredStore(v, i, byLanes) ?? byLanes;
  const shape = consecutiveShape(v, i, address, type);
  const seen = value?.kind === "register" || !isFloat(type) ? (`b${8 * bytesOf(type)}` as Scalar) : type;
  if (shape === undefined || !v.canPush(value, seen)) {
    scattered();
    return true;
  }
  const fast = () => {
    const { at, offset } = addressOf(v, i, address!, i.operation.space, bytesOf(type));
    for (let part = 0; part < v.count(type); part++) {
      v.code.get(at);
      v.pushPart(i, value!, seen, part);
      v.code.vectorMemory("v128.store", offset + 16 * part);
    }
  };
  const some = () => storeMasked(v, i, seen);
  writeVariants(v, address!, shape, { all: fast, some, scattered });
  return true;
};
