/**
 * AMD's HSA runtime as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeHsa } from "./native.ts";
export * from "./structs.ts";
export type { Hsa } from "./types.ts";
