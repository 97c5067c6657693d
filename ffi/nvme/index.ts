/**
 * NVM Express as libnvme's header has it: register offsets, opcodes, status codes, and what a controller says of itself.
 * @module
 */
export * from "./constants.ts";
export * from "./structs.ts";
