import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions } from "./functions.ts";

/** The functions of libgdrapi.so.2 (gdrapi.h 2.6): 0, or an errno; pointers are NULL on failure. */
export interface Gdrcopy extends Functions, LibraryFacts<keyof Functions> {}
