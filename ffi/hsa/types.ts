import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** Functions of libhsa-runtime64.so.1. */
export interface Hsa extends Functions, LibraryFacts<keyof Functions> {}
