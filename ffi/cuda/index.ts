/**
 * libcuda as it is: exported names, C layouts, C return values.
 * @module
 */
export { MissingFunctionError } from "../nvidia/missing.ts";
export * from "./constants.ts";
export { apiNames, byValue, functions, since } from "./functions.ts";
export { nativeCuda } from "./native.ts";
export * from "./structs.ts";
export type { Cuda, CudaFunctions, PartialCuda } from "./types.ts";
export { unsupported } from "./unsupported.ts";
