/**
 * HIP's runtime as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeHip } from "./native.ts";
export * from "./structs.ts";
export type { Hip } from "./types.ts";
