import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/**
 * Functions of libgdrapi.so.2 (gdrapi.h 2.6). Results are 0 or an errno value, and pointer results are NULL
 * on failure.
 */
export interface Gdrcopy extends Functions, LibraryFacts<keyof Functions> {}
