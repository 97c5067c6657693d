/**
 * Functions, structs and constants of efadv.h under their C names, with C's layouts and return values. They
 * have not run on EFA hardware.
 * @module
 */
export * from "./constants.ts";
export { functions, inlineFunctions, operations, since } from "./functions.ts";
export { nativeEfadv } from "./native.ts";
export * from "./structs.ts";
export type { Efadv } from "./types.ts";
