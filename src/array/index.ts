/**
 * Arrays of any number of axes on a GPU, by the names of the Python array API standard.
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export { ArrayMaker, type ArraySource, arrays, type GivenShape } from "./arrays.ts";
export { type Dtype, dtypes, resultType, type Scalar } from "./dtype.ts";
export { ElementwiseMethods, type Operand } from "./elementwise-methods.ts";
export type { HostArray, NestedList } from "./host.ts";
export type { IndexPart } from "./indexing.ts";
export { NdArray, type ReductionOptions, type VarianceOptions } from "./nd-array.ts";
export type { MemoryStatistics } from "./pool.ts";
export { scope } from "./scope.ts";
export type { Axes, Shape } from "./shape.ts";
export { where } from "./where.ts";
