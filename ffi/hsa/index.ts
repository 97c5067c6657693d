/**
 * Functions, structs and constants of AMD's HSA runtime under their C names, with C's layouts and return
 * values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeHsa } from "./native.ts";
export * from "./structs.ts";
export type { Hsa } from "./types.ts";
