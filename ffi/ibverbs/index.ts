/**
 * Functions, structs and constants of libibverbs under their C names, with C's layouts and return values.
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
