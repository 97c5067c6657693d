/**
 * libnccl as it is: C names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { byValue, functions, since } from "./functions.ts";
export { nativeNccl } from "./native.ts";
export * from "./structs.ts";
export type { Nccl } from "./types.ts";
