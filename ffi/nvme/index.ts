/**
 * Structs and constants of NVM Express from libnvme's header: register offsets, opcodes, status codes and
 * identify data.
 * @module
 */
export * from "./constants.ts";
export * from "./structs.ts";
