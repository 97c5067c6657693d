// What the lanes of a group of threads have in a register: the same, numbers at a fixed distance, or anything.

export type Shape =
  | { readonly kind: "uniform" }
  | Affine
  /** Each lane has its own. */
  | { readonly kind: "varying" };

/** Lane j has the first lane's value + j * stride. */
export interface Affine {
  readonly kind: "affine";
  readonly stride: number;
  /** The first lane's value is a multiple of the number of lanes, and the stride is 1. */
  readonly aligned: boolean;
  /**
   * Where 32 bits became 64, lanes behind a number that wrapped around have so much less. Which lane is the first of them is known
   * when the code runs; 0 where none can be.
   */
  readonly wrap: bigint;
}

export const UNIFORM: Shape = { kind: "uniform" };
export const VARYING: Shape = { kind: "varying" };

/** Strides above it are of no use: the lanes' addresses are far apart. */
const LONGEST_STRIDE = 2 ** 16;

export function affine(stride: number, aligned = false, wrap = 0n): Shape {
  if (!Number.isInteger(stride) || Math.abs(stride) > LONGEST_STRIDE) return VARYING;
  return stride === 0 && wrap === 0n ? UNIFORM : { kind: "affine", stride, aligned, wrap };
}

/** One number after the other from a multiple of the lanes on: none of them wraps around. */
export const withoutGaps = (): Shape => affine(1, true);

/** What a register is that is written in two ways. */
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
