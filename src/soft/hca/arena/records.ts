// The records of the engine in native memory. The record of a verbs object begins with the C struct of
// verbs.h, and the user's pointer is its address. The engine's own words follow.
export * from "./records/c-structs.ts";
export * from "./records/c-structs.ts";
export { C_STRUCT_WORDS, CqEx, QpEx, Sge, Wc } from "./records/c-structs.ts";
export * from "./records/completion.ts";
export * from "./records/flow.ts";
export * from "./records/protection.ts";
export * from "./records/queue-pair.ts";
export * from "./records/queue-pair.ts";
export * from "./records/queue-pair.ts";
export * from "./records/queue-pair.ts";
export * from "./records/staging.ts";
