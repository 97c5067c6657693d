/**
 * Functions and constants of cuRAND under their C names, with C's return values.
 * @module
 */
export * from "../nvidia/library-types/constants.ts";
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeCurand } from "./native.ts";
export type { Curand } from "./types.ts";
