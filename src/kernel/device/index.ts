/**
 * Functions of mathematics in the kernel language. The compiler reads their texts, so a function names its own
 * parameters and locals only.
 *
 * @module
 */

import { arctangents } from "./arctangent.ts";
import { circles } from "./circle.ts";
import { doubleErrors } from "./double-error.ts";
import { doubleGammas } from "./double-gamma.ts";
import { errorFunctions } from "./error-function.ts";
import { exponentials } from "./exponential.ts";
import { gammas } from "./gamma.ts";
import { hyperbolics } from "./hyperbolic.ts";
import { inverseErrors } from "./inverse-error.ts";
import { largeAngles } from "./large-angle.ts";
import { logarithms } from "./logarithm.ts";
import { norms } from "./norm.ts";
import { numberParts } from "./number-part.ts";
import { powers } from "./power.ts";
import { powerEdges } from "./power-edge.ts";
import { randoms } from "./random.ts";
import { roots } from "./root.ts";
import { singles } from "./single.ts";
import { singleAngles } from "./single-angle.ts";
import { singleArcs } from "./single-arc.ts";
import { singleLogarithms } from "./single-logarithm.ts";
import { singleRoots } from "./single-root.ts";
import { trigonometry } from "./trigonometry.ts";

/** A family of functions. Its text takes the intrinsics, the families that it needs, then those that it calls. */
export interface Family {
  readonly text: (...parameters: never[]) => object;
  /** Families whose functions are inlined. */
  readonly needs: readonly FamilyName[];
  /** Families whose functions are called. */
  readonly calls?: readonly FamilyName[];
  /** True for slow paths, which stay functions of their own. */
  readonly isApart?: boolean;
  /** Approximate number of nodes of syntax that one call adds to a kernel. */
  readonly size: number;
}

/** Name of a family. */
export type FamilyName =
  | ("exponentials" | "logarithms" | "powers" | "powerEdges" | "trigonometry" | "arctangents" | "hyperbolics")
  | ("roots" | "errorFunctions" | "gammas" | "randoms" | "singles")
  | ("doubleErrors" | "doubleGammas" | "inverseErrors" | "numberParts" | "norms")
  | ("circles" | "largeAngles" | "singleAngles" | "singleLogarithms" | "singleArcs" | "singleRoots");

/** The families by name. */
export const families: Readonly<Record<FamilyName, Family>> = {
  exponentials: { text: exponentials, needs: [], size: 80 },
  logarithms: { text: logarithms, needs: ["exponentials"], size: 120 },
  powers: {
    ...{ text: powers, needs: ["exponentials", "logarithms", "singles", "singleLogarithms"] },
    ...{ calls: ["powerEdges"], size: 200 },
  },
  powerEdges: { text: powerEdges, needs: [], isApart: true, size: 100 },
  circles: { text: circles, needs: ["exponentials"], size: 100 },
  largeAngles: { text: largeAngles, needs: ["circles"], isApart: true, size: 300 },
  trigonometry: { text: trigonometry, needs: ["circles"], calls: ["largeAngles"], size: 200 },
  singleLogarithms: { text: singleLogarithms, needs: ["singles"], size: 100 },
  singleArcs: { text: singleArcs, needs: ["singles"], size: 100 },
  singleRoots: { text: singleRoots, needs: [], size: 60 },
  singleAngles: { text: singleAngles, needs: [], calls: ["largeAngles"], size: 80 },
  arctangents: { text: arctangents, needs: ["exponentials"], size: 250 },
  hyperbolics: { text: hyperbolics, needs: ["exponentials", "logarithms"], size: 250 },
  roots: { text: roots, needs: ["exponentials"], size: 100 },
  errorFunctions: { text: errorFunctions, needs: ["exponentials"], size: 120 },
  doubleErrors: { text: doubleErrors, needs: ["exponentials"], size: 250 },
  inverseErrors: {
    ...{ text: inverseErrors, needs: ["exponentials", "logarithms", "doubleErrors"], size: 1000 },
  },
  singles: { text: singles, needs: [], size: 80 },
  randoms: { text: randoms, needs: [], size: 400 },
  norms: { text: norms, needs: ["exponentials"], size: 300 },
  numberParts: { text: numberParts, needs: [], size: 60 },
  gammas: { text: gammas, needs: ["exponentials", "logarithms", "trigonometry"], size: 600 },
  doubleGammas: {
    ...{ text: doubleGammas, needs: ["exponentials", "logarithms", "powers", "trigonometry"], size: 900 },
  },
};

/** Functions of f32 by family, where that is not the family of the function of f64. */
const inSingle: Readonly<Partial<Record<FamilyName, ReadonlySet<string>>>> = {
  singles: new Set(["expf", "exp2f", "exp10f", "expm1f", "coshf", "sinhf", "tanhf"]),
  singleLogarithms: new Set(["logf", "log2f", "log10f", "log1pf", "asinhf", "acoshf", "atanhf"]),
  singleArcs: new Set(["atanf", "asinf", "acosf", "atan2f"]),
  singleRoots: new Set(["cbrtf", "hypotf", "rcbrtf", "rhypotf"]),
  errorFunctions: new Set(["erff", "erfcf", "normcdff"]),
  gammas: new Set(["gammaf", "lgammaf"]),
  singleAngles: new Set(["sinf", "cosf", "tanf", "sinpif", "cospif"]),
};

/** Returns the family of a function by its name in the family that has it for f64. */
export function familyOfFunction(family: FamilyName, name: string): FamilyName {
  const names = Object.keys(inSingle) as FamilyName[];
  return names.find((each) => inSingle[each]!.has(name)) ?? family;
}

/** A function of mathematics: its family, and the type and number of its arguments. */
export interface DeviceFunction {
  readonly family: FamilyName;
  /** Names of the functions of the family, by the type of the arguments. */
  readonly names: { readonly f32: string; readonly f64: string };
  readonly count: 1 | 2 | 3 | 4;
}

const both = (family: FamilyName, count: DeviceFunction["count"], names: readonly string[]) =>
  names.map((name): [string, DeviceFunction] => [
    name,
    { family, names: { f32: `${name}f`, f64: name }, count },
  ]);

/** The functions of JavaScript's `Math`. */
export const mathFunctions: Readonly<Record<string, DeviceFunction>> = Object.fromEntries([
  ...both("exponentials", 1, ["exp", "expm1"]),
  ...both("logarithms", 1, ["log", "log2", "log10", "log1p"]),
  ...both("powers", 2, ["pow"]),
  ...both("trigonometry", 1, ["sin", "cos", "tan"]),
  ...both("arctangents", 1, ["atan", "asin", "acos"]),
  ...both("arctangents", 2, ["atan2"]),
  ...both("hyperbolics", 1, ["sinh", "cosh", "tanh", "asinh", "acosh", "atanh"]),
  ...both("roots", 1, ["cbrt"]),
  ...both("roots", 2, ["hypot"]),
]);

/** The functions that JavaScript does not have. */
export const specialFunctions: Readonly<Record<string, DeviceFunction>> = Object.fromEntries([
  ...both("exponentials", 1, ["exp2", "exp10"]),
  ...both("trigonometry", 1, ["sinpi", "cospi"]),
  ...both("roots", 1, ["rcbrt"]),
  ...both("roots", 2, ["rhypot"]),
  ...both("norms", 3, ["norm3d", "rnorm3d"]),
  ...both("norms", 4, ["norm4d", "rnorm4d"]),
  ...both("doubleErrors", 1, ["erf", "erfc", "erfcx", "normcdf"]),
  ...both("inverseErrors", 1, ["erfinv", "erfcinv", "normcdfinv"]),
  ...both("doubleGammas", 1, ["gamma", "lgamma"]),
  ...both("numberParts", 1, ["ilogb"]),
  ...both("numberParts", 2, ["fdim", "remainder", "nextAfter"]),
]);

/** Returns the approximate number of nodes that a call of `Math.name` or `special.name` adds by its inlined text. */
export function inlinedSize(name: string): number {
  const known = Object.hasOwn(mathFunctions, name) ? mathFunctions[name] : specialFunctions[name];
  return known === undefined ? 0 : families[known.family].size;
}
