/**
 * libnvidia-ml as it is: exported names, C layouts, C return values.
 * @module
 */
export * from "./constants.ts";
export { apiNames, functions } from "./functions.ts";
export { nativeNvml } from "./native.ts";
export * from "./structs.ts";
export type { Nvml } from "./types.ts";
