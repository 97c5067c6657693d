/**
 * Functions, structs and constants of libnccl under their C names, with C's layouts and return values.
 * @module
 */
export * from "./constants.ts";
export { byValue, functions, since } from "./functions.ts";
export { nativeNccl } from "./native.ts";
export * from "./structs.ts";
export type { Nccl } from "./types.ts";
