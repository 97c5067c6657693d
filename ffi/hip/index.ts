/**
 * Functions, structs and constants of the HIP runtime under their C names, with C's layouts and return
 * values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeHip } from "./native.ts";
export * from "./structs.ts";
export type { Hip } from "./types.ts";
