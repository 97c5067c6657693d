/**
 * Structs and constants of DLPack (dlpack.h), in which libraries of one process exchange tensors.
 * @module
 */
export * from "./constants.ts";
export * from "./structs.ts";
