/**
 * Functions, structs and constants of gdrcopy under their C names, with C's layouts and return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeGdrcopy } from "./native.ts";
export * from "./structs.ts";
export type { Gdrcopy } from "./types.ts";
