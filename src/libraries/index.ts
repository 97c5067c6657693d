/**
 * Objects over NVIDIA's libraries on a real GPU: cuBLAS, cuFFT, cuRAND and cuSOLVER.
 *
 * @module
 */
import "./generated/extra-arguments.ts";

export type { ElementsHolder, StridedElements } from "../cuda/memory/buffer-holder.ts";
export {
  Blas,
  type BlasMath,
  type BlasOptions,
  type BlasScalar,
  type ProductOptions,
  type TriangularOptions,
} from "./blas.ts";
export { BufferView, type ViewOptions, type ViewType, view } from "./buffer-view.ts";
export { FactorizationError } from "./factorization-error.ts";
export { FftPlan, type FftPlanOptions, type FftType, type InverseOptions } from "./fft-plan.ts";
export { LibraryCallError } from "./library-call-error.ts";
export type { LibraryObject, LibraryObjectOptions } from "./library-object.ts";
export type { Operand } from "./operand.ts";
export {
  type DeviationOptions,
  Random,
  type RandomAlgorithm,
  type RandomOptions,
  type RandomOrdering,
} from "./random.ts";
export {
  type EigenOptions,
  type FactorizationOptions,
  type SingularValues,
  Solver,
  type SolverOptions,
  type SymmetricOptions,
} from "./solver.ts";
