/**
 * libibverbs as it is: C names, C layouts, C return values.
 * @module
 */

export * from "../staged-memory.ts";
export * from "./constants.ts";
export { functions, inlineFunctions, operations, since } from "./functions.ts";
export { nativeIbverbs } from "./native.ts";
export * from "./newer.ts";
export * from "./structs.ts";
export type { ContextOps, Ibverbs, PartialIbverbs, VerbsFunctions } from "./types.ts";
export { signatures, unsupported } from "./unsupported.ts";
