/**
 * Functions and constants of libnvrtc under their C names, with C's return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeNvrtc } from "./native.ts";
export type { Nvrtc } from "./types.ts";
