/**
 * Functions, structs and constants of libcufile under their C names, with C's layouts and return values.
 * @module
 */
export * from "./constants.ts";
export { functions } from "./functions.ts";
export { type CufileError, cufileError, nativeCufile } from "./native.ts";
export * from "./structs.ts";
export type { Cufile } from "./types.ts";
