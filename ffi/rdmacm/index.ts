/**
 * librdmacm as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions, inlineFunctions, since } from "./functions.ts";
export { inlineRdma } from "./inline.ts";
export { nativeRdmacm } from "./native.ts";
export * from "./newer.ts";
export * from "./structs.ts";
export type { Rdmacm } from "./types.ts";
