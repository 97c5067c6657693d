import { type Accumulations, accumulations } from "./accumulations.ts";
import { methodsOf } from "./apply.ts";
import { type Arithmetic, arithmetic } from "./arithmetic.ts";
import { type Bits, bits } from "./bits.ts";
import { type Comparisons, comparisons } from "./comparisons.ts";
import { type Complex, complex } from "./complex.ts";
import { type Conversions, conversions } from "./conversions.ts";
import { type Counting, counting } from "./counting.ts";
import { refuseComplex } from "./dtype.ts";
import { type InPlace, inPlace } from "./in-place.ts";
import { type Logic, logic } from "./logic.ts";
import { type Mathematics, mathematics } from "./mathematics.ts";
import { NdArray } from "./nd-array.ts";
import { type Products, products } from "./products.ts";
import { type Rearrangements, rearrangements } from "./rearrangements.ts";
import { type Reductions, reductions } from "./reductions.ts";
import { scope } from "./scope.ts";
import { type Selections, selections } from "./selections.ts";
import { type Sorting, sorting } from "./sorting.ts";
import { type Views, views } from "./views.ts";

/** All methods of an array, except those of its memory. Each group has a file of its own. */
export interface ArrayMethods
  extends Accumulations,
    Arithmetic,
    Bits,
    Comparisons,
    Complex,
    Conversions,
    Counting,
    InPlace,
    Logic,
    Mathematics,
    Products,
    Rearrangements,
    Reductions,
    Selections,
    Sorting,
    Views {}

/** The methods of a group. They run with an array as `this`. */
export type Methods<T> = Readonly<T> & ThisType<NdArray>;

/** Returns methods that close the arrays that they make on the way, so that these do not retain memory. */
const inScope = (methods: object): object =>
  Object.fromEntries(
    Object.entries(methods).map(([name, method]: [string, (...given: unknown[]) => NdArray]) => [
      name,
      function (this: NdArray, ...given: unknown[]): NdArray {
        return scope(() => method.apply(this, given));
      },
    ]),
  );

/** Methods of these groups that move elements or call operations, which take complex numbers or refuse them. */
const takesComplex: ReadonlySet<string> = new Set<keyof ArrayMethods>([
  ...(["diff", "outer", "matrixTranspose", "take", "takeAlongAxis", "scatter", "at"] as const),
]);

/** Returns methods that refuse complex numbers, also those of their operands. */
const onReal = (methods: object): object =>
  Object.fromEntries(
    Object.entries(methods).map(([name, method]: [string, (...given: unknown[]) => unknown]) => [
      name,
      takesComplex.has(name)
        ? method
        : function (this: NdArray, ...given: unknown[]): unknown {
            for (const each of [this, ...given]) if (each instanceof NdArray) refuseComplex(name, each.dtype);
            return method.apply(this, given);
          },
    ]),
  );

const groups: readonly object[] = [
  ...[arithmetic, bits, comparisons, complex, logic, mathematics].map(methodsOf),
  ...[accumulations, products, reductions].map(onReal).map(inScope),
  inScope(conversions),
  inPlace,
  rearrangements,
  ...[counting, selections, sorting].map(onReal),
  views,
];

for (const group of groups)
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(group)))
    Object.defineProperty(NdArray.prototype, name, { ...descriptor, enumerable: false });
