/**
 * Functions, structs and constants of libnvidia-ml under their exported names, with C's layouts and return
 * values.
 * @module
 */
export * from "./constants.ts";
export { apiNames, functions } from "./functions.ts";
export { nativeNvml } from "./native.ts";
export * from "./structs.ts";
export type { Nvml } from "./types.ts";
