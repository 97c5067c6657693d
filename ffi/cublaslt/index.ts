/**
 * Functions, structs and constants of cuBLASLt under their C names, with C's layouts and return values.
 * @module
 */
import "../layout/native.ts";

export * from "../cublas/constants.ts";
export * from "../nvidia/library-types/constants.ts";
export * from "./constants.ts";
export { functions, inlineFunctions } from "./functions.ts";
export { nativeCublaslt } from "./native.ts";
export * from "./structs.ts";
export type { Cublaslt } from "./types.ts";
