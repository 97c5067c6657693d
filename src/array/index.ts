/**
 * Arrays of any number of axes on a GPU, by the names of the Python array API standard.
 *
 * @module
 */

import "./methods.ts";
import "./generated/extra-arguments.ts";

export type { Accumulations, CumulativeOptions, DiffOptions } from "./accumulations.ts";
export type { Operand } from "./apply.ts";
export type { Arithmetic } from "./arithmetic.ts";
export { ArrayFileError } from "./array-file-error.ts";
export { ArrayMaker, type ArraySource, arrays, type GivenShape, type LinspaceOptions } from "./arrays.ts";
export type { Bits } from "./bits.ts";
export type { Comparisons } from "./comparisons.ts";
export type { Complex } from "./complex.ts";
export type { Conversions } from "./conversions.ts";
export type { BincountOptions, Counting, Histogram, HistogramOptions } from "./counting.ts";
export type { ArrayFromDLPackOptions, ArrayToDLPackOptions } from "./dlpack.ts";
export { type Dtype, dtypes, resultType, type Scalar } from "./dtype.ts";
export { einsum } from "./einsum.ts";
export { type ExplainedKernel, Explanation } from "./explain.ts";
export { expr } from "./expr.ts";
export {
  type Fourier,
  type FrequencyOptions,
  fft,
  type ShiftOptions,
  type TransformAxesOptions,
  type TransformNorm,
  type TransformOptions,
} from "./fft.ts";
export {
  type ArrayFileFormat,
  type LoadedFile,
  type LoadOptions,
  type NamedArrays,
  type SaveOptions,
  save,
} from "./files.ts";
export type { FromBufferOptions } from "./from-buffer.ts";
export type { HostArray, NestedList } from "./host.ts";
export type { IndexPart } from "./indexing.ts";
export { broadcastArrays, concat, meshgrid, stack } from "./joining.ts";
export { emptyLike, fullLike, onesLike, zerosLike } from "./likes.ts";
export { type LinearAlgebra, linalg, type SvdOptions, type VectorNormOptions } from "./linalg.ts";
export type { Logic } from "./logic.ts";
export type { Mathematics } from "./mathematics.ts";
export type { CrossOptions, DiagonalOptions, MatrixNormOrder, ToleranceOptions } from "./matrix-functions.ts";
export type { ArrayMethods } from "./methods.ts";
export {
  type ArrayCapabilities,
  arrayApiVersion,
  type DefaultTypes,
  NamespaceInfo,
  type StandardTypeName,
} from "./namespace-info.ts";
export { NdArray, type StridedMemory } from "./nd-array.ts";
export type { MemoryStatistics } from "./pool.ts";
export type { MatrixPrecision } from "./product-method.ts";
export type { MatmulOptions, Products, TensordotAxes } from "./products.ts";
export { type NormalOptions, RandomGenerator, type RandomOptions, type UniformOptions } from "./random.ts";
export type { PadWidth } from "./rearrange.ts";
export type { Rearrangements } from "./rearrangements.ts";
export type { ReductionOptions, Reductions, SumOptions, VarianceOptions } from "./reductions.ts";
export { scope } from "./scope.ts";
export type { Side } from "./searching.ts";
export type { SearchOptions, Selections } from "./selections.ts";
export type { Axes, Shape } from "./shape.ts";
export type { Sorting, SortOptions, TopElements, UniqueElements } from "./sorting.ts";
export type { FileProgress } from "./transfer.ts";
export {
  canCast,
  type DtypeKind,
  type FloatFacts,
  finfo,
  type IntegerFacts,
  iinfo,
  isdtype,
} from "./type-facts.ts";
export type { Views } from "./views.ts";
export { where } from "./where.ts";
