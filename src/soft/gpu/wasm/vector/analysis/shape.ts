// Shape of a register in a group of lanes: uniform, affine or varying.

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
