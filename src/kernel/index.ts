/**
 * Kernels in TypeScript: a function becomes PTX, with no compiler installed.
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export { type Compiled, type CompileTarget, ptxOf } from "./compile.ts";
export type { AccessPattern, KernelAccessRow } from "./explain/accesses.ts";
export type { BarrierScope, KernelBarrierRow } from "./explain/barriers.ts";
export { KernelExplanation, type KernelResources } from "./explain/explanation.ts";
export type { SourceLine } from "./explain/source-line.ts";
export { Builder } from "./ir/builder.ts";
export type { IrFunction, Value } from "./ir/value.ts";
export {
  type ChosenTypes,
  type ExplainOptions,
  type GenericKernelBody,
  type KernelBody,
  type KernelCompileOptions,
  type KernelOptions,
  type KernelValues,
  kernel,
  TypeScriptKernel,
} from "./kernel.ts";
export { type Captures, deviceFunction } from "./language/device-function.ts";
export type {
  AsyncCopies,
  Atomic,
  AtomicOptions,
  Cluster,
  Fast,
  FenceOptions,
  Index,
  Intrinsics,
  MatrixProducts,
  Mbarriers,
  Packing,
  Scope,
  Special,
  Texel,
  TextureCoordinates,
  TextureReadOptions,
  Tile,
  TileSize,
  Warp,
} from "./language/intrinsics.ts";
export { KernelError } from "./language/kernel-error.ts";
export type { LaunchArguments, ParameterText, Signature } from "./language/signature.ts";
export { byValue, type StructArray, type StructValue, structs } from "./language/struct.ts";
export { plainIntrinsics, type ThreadIndices } from "./plain-intrinsics.ts";
export { PreparedKernel } from "./prepared-kernel.ts";
