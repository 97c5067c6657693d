// Vector loads and stores of lanes with consecutive addresses.

import { bytesOf, isFloat, type Scalar, type Space } from "../../ptx/operations/scalar.ts";
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { Affine } from "../unit/shape.ts";
import type { VectorCode } from "../unit/vector-code.ts";
import { pushAddress } from "./address.ts";
import type { VectorHandler } from "./handler.ts";
import { loadMasked, storeMasked } from "./masked.ts";
import { scatteredLoad, scatteredStore } from "./scattered.ts";

/** Returns the shape of an access with consecutive lanes, or undefined for any other access. */
function consecutiveShape(
  v: VectorCode,
  { operation: { order, elements, type } }: InstructionOf<"load" | "store">,
  address: Operand | undefined,
): Affine | undefined {
  return order === "weak" && elements === 1 ? shapeOfRow(v, address, bytesOf(type)) : undefined;
}

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
}

export function writeVariants(
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
  const last = (v.lanes - 1) * bytes;
  if (f.unit.abilities.checksPages && address.kind === "address") {
    pushAddress(f, i, { ...address, offset: address.offset + last }, space, bytes);
    code.op("drop");
  }
  const offset = pushAddress(f, i, address, space, bytes);
  const at = f.temporary("i32", "lanes");
  code.set(at);
  return { at, offset };
}

/** Writes a load. */
export const loadLanes: VectorHandler<"load"> = (v, i, byLanes) => {
  const { type } = i.operation;
  const [to, address] = i.operands;
  const scattered = scatteredLoad(v, i) ?? byLanes;
  const shape = consecutiveShape(v, i, address);
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
  const scattered = scatteredStore(v, i) ?? byLanes;
  const shape = consecutiveShape(v, i, address);
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
