/**
 * Shared parts of the tables of NVIDIA's libraries: library search, function binding, and structs by value.
 * @module
 */
export { type Lowered, lowerStructs, type StructParameters } from "./by-value.ts";
export type { NvidiaLibrary } from "./discover.ts";
export type { LibraryFacts } from "./library.ts";
export { MissingFunctionError } from "./missing.ts";
