/**
 * gdrcopy as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { nativeGdrcopy } from "./native.ts";
export * from "./structs.ts";
export type { Gdrcopy } from "./types.ts";
