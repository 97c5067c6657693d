/**
 * Functions and constants of nvJitLink under their C names, with C's return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeNvjitlink } from "./native.ts";
export type { Nvjitlink } from "./types.ts";
