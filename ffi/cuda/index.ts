/**
 * Functions, structs and constants of cuda.h under their C names, with C's layouts and return values.
 * @module
 */
export { MissingFunctionError } from "../nvidia/missing.ts";
export * from "./constants.ts";
export type { Inspector, KernelFinding } from "./inspector.ts";
export * from "./interop/constants.ts";
export * from "./interop/structs.ts";
export { nativeCuda } from "./native.ts";
export * from "./structs.ts";
export { apiNames, byValue, functions, since } from "./table.ts";
export type { Cuda, CudaFunctions, PartialCuda, WorkerTime } from "./types.ts";
export { unsupported } from "./unsupported.ts";
