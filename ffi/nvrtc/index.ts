/**
 * libnvrtc as it is: C names, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeNvrtc } from "./native.ts";
export type { Nvrtc } from "./types.ts";
