import { runtimeName } from "../../../../ffi/runtime/index.ts";

/**
 * Bun writes to the first bytes of a memory when it gives it back (where a process has more than a few of them), which ends the process where nothing is
 * mapped; to one that threads could share it gives all rights before. Threads that are terminated cannot do that themselves.
 */
export const sharedMemory: boolean = runtimeName === "bun";
