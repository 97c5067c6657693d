/**
 * Functions, structs and constants of mlx5dv.h under their C names, with C's layouts and return values. They
 * have not run on ConnectX hardware.
 * @module
 */
export * from "./constants.ts";
export { functions, inlineFunctions, operations, since } from "./functions.ts";
export { nativeMlx5dv } from "./native.ts";
export * from "./structs.ts";
export type { Mlx5dv } from "./types.ts";
