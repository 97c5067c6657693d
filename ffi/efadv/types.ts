import type { LibraryFacts } from "../nvidia/library.ts";
import type { Functions, InlineFunctions } from "./functions.ts";

/** The header's functions: those of libefa.so.1, and those that are inline. */
export interface Efadv extends Functions, InlineFunctions, LibraryFacts<keyof Functions> {}
