/**
 * Functions and constants of cuSOLVER under their C names, with C's return values.
 * @module
 */
export * from "../cublas/constants.ts";
export * from "../nvidia/library-types/constants.ts";
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeCusolver } from "./native.ts";
export type { Cusolver } from "./types.ts";
