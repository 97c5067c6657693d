/**
 * Functions, structs and constants of librdmacm under their C names, with C's layouts and return values.
 * @module
 */
export * from "./constants.ts";
export { functions, inlineFunctions, since } from "./functions.ts";
export { inlineRdma } from "./inline.ts";
export { nativeRdmacm } from "./native.ts";
export * from "./newer.ts";
export * from "./structs.ts";
export type { Rdmacm } from "./types.ts";
