/**
 * Functions and constants of cuBLAS under their C names, with C's return values.
 * @module
 */
export * from "../nvidia/library-types/constants.ts";
export * from "./constants.ts";
export { apiNames, functions } from "./functions.ts";
export { nativeCublas } from "./native.ts";
export type { Cublas } from "./types.ts";
