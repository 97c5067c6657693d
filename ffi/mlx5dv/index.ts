/**
 * mlx5dv.h as it is: C names, C layouts, C return values. Never run on hardware here.
 * @module
 */
export * from "./constants.ts";
export { functions, inlineFunctions, operations, since } from "./functions.ts";
export { nativeMlx5dv } from "./native.ts";
export * from "./structs.ts";
export type { Mlx5dv } from "./types.ts";
