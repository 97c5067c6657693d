// The engine's structs in native memory. A record that a verbs object stands for begins with the C struct of verbs.h (the
// user's pointer is the record's address); the engine's own words follow. See arena.ts for where they live.
export * from "./records/address-handle.ts";
export { C_STRUCT_WORDS, CqEx, QpEx, Sge, Wc } from "./records/c-structs.ts";
export * from "./records/completion.ts";
export * from "./records/context.ts";
export * from "./records/flow.ts";
export * from "./records/protection.ts";
export * from "./records/queue-pair.ts";
export * from "./records/receive-queue.ts";
export * from "./records/send-queue.ts";
export * from "./records/sge-list.ts";
export * from "./records/staging.ts";
