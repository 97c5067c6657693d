import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of cuRAND that curand.h declares. Results are a curandStatus_t.
 */
export interface Curand extends Functions, LibraryFacts<keyof Functions> {}
