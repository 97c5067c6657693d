/**
 * libcufile as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { type CufileError, cufileError, nativeCufile } from "./native.ts";
export * from "./structs.ts";
export type { Cufile } from "./types.ts";
