/**
 * Functions, structs and constants of cuFFT under their C names, with C's layouts and return values.
 * @module
 */
import "../layout/native.ts";

export * from "../nvidia/library-types/constants.ts";
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeCufft } from "./native.ts";
export * from "./structs.ts";
export type { Cufft } from "./types.ts";
