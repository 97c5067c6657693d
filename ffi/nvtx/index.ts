/**
 * Functions, structs and constants of NVTX 3 under their exported names, with C's layouts and return values.
 * @module
 */
import "../layout/native.ts";

export * from "./constants.ts";
export { apiNames, functions } from "./functions.ts";
export { nativeNvtx } from "./native.ts";
export * from "./structs.ts";
export type { Nvtx } from "./types.ts";
