import { runtimeName } from "../../../../ffi/runtime/index.ts";

/**
 * Kind of WebAssembly.Memory that workers use: true for shared. Bun writes to the first bytes of an unshared
 * memory when it frees it, which ends the process where nothing is mapped. Bun makes all pages of a shared
 * memory accessible first. A terminated thread cannot prepare the pages itself.
 */
export const sharedMemory: boolean = runtimeName === "bun";
