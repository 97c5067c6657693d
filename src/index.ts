/**
 * doorbell: RDMA verbs and the CUDA driver for TypeScript, with no native build.
 *
 * @module
 */
export { AbiError, LibraryError } from "../ffi/errors.ts";
export { ClosedError, DeadlineError, DoorbellError } from "./errors.ts";
export * from "./memory/index.ts";
export * from "./rdma/index.ts";
export type { WaitOptions } from "./wait/wait-options.ts";
