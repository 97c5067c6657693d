import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** Functions of libamdhip64.so. */
export interface Hip extends Functions, LibraryFacts<keyof Functions> {}
