// Shape of a register in a group of lanes: uniform, affine or varying.
import type { Operand } from "../../ptx/syntax.ts";

export type Shape =
  | { readonly kind: "uniform" }
  | Affine
  /** Each lane has a value of its own. */
  | { readonly kind: "varying" };

/** Affine register: lane j has the first lane's value plus j * stride. */
export interface Affine {
  readonly kind: "affine";
  readonly stride: number;
  /** True when the stride is 1 and the first lane's value is a multiple of the number of lanes. */
  readonly aligned: boolean;
  /**
   * Difference of lanes behind a wrap-around of a 32-bit value that was widened to 64 bits; 0 if no lane can
   * wrap.
   * The first such lane is known only at run time.
   */
  readonly wrap: bigint;
}

export const UNIFORM: Shape = { kind: "uniform" };
export const VARYING: Shape = { kind: "varying" };

/** Maximum useful stride. Lanes with larger strides do not share vector accesses. */
const MAX_STRIDE = 2 ** 16;

export function affine(stride: number, aligned = false, wrap = 0n): Shape {
  if (!Number.isInteger(stride) || Math.abs(stride) > MAX_STRIDE) return VARYING;
  return stride === 0 && wrap === 0n ? UNIFORM : { kind: "affine", stride, aligned, wrap };
}

/** Returns the shape of consecutive values from a multiple of the lanes, which cannot wrap. */
export const consecutive = (): Shape => affine(1, true);

/** Returns the shape of a register with two definitions. */
export function join(a: Shape | undefined, b: Shape | undefined): Shape | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.kind === "uniform" && b.kind === "uniform") return a;
  if (a.kind === "affine" && b.kind === "affine" && a.stride === b.stride && a.wrap === b.wrap)
    return { ...a, aligned: a.aligned && b.aligned };
  return VARYING;
}

export function sameShape(a: Shape | undefined, b: Shape | undefined): boolean {
  if (a === undefined || b === undefined || a.kind !== b.kind) return a === b;
  if (a.kind !== "affine" || b.kind !== "affine") return true;
  return a.stride === b.stride && a.aligned === b.aligned && a.wrap === b.wrap;
}

/** Facts about a kernel's names and registers. */
export interface Shapes {
  readonly lanes: number;
  readonly localBytes: number;
  readonly isLocal: (name: string) => boolean;
  readonly shapeOf: (register: number) => Shape | undefined;
  /** Set of all registers. */
  readonly everything: Uint32Array;
}

/** Special registers that are uniform in a group, which is part of one warp and one row of its block. */
const OF_GROUP =
  /^%(tid\.[yz]|n?ctaid\.|ntid\.|n?clusterid\.|cluster_|is_explicit_cluster|n?warpid|n?smid|gridid|\w+_smem_|envreg)/;

/** Returns the shape of an operand, or undefined while it is unknown. */
export function operandShape(operand: Operand | undefined, context: Shapes): Shape | undefined {
  switch (operand?.kind) {
    case "register":
      return context.shapeOf(operand.register.index);
    case "immediate":
      return UNIFORM;
    case "symbol":
      return context.isLocal(operand.name) ? affine(context.localBytes) : UNIFORM;
    case "special":
      if (["%tid.x", "%laneid", "%thread"].includes(operand.name)) return affine(1, true);
      if (operand.name === "%local") return affine(context.localBytes);
      return OF_GROUP.test(operand.name) ? UNIFORM : VARYING;
    case "address":
      return operand.base === undefined ? UNIFORM : operandShape(operand.base, context);
    case "not":
      return operandShape(operand.operand, context);
    case "vector":
      return operand.elements.every((each) => operandShape(each, context)?.kind === "uniform")
        ? UNIFORM
        : VARYING;
    case "sink":
      return UNIFORM;
    default:
      return VARYING;
  }
}

/** Returns true if a set of registers contains a register. */
export const has = (set: Uint32Array | undefined, index: number): boolean =>
  set !== undefined && (set[index >>> 5]! & (1 << (index & 31))) !== 0;
